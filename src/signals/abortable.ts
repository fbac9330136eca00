/** Settles like `work`, or rejects with the signal's reason as soon as it aborts. `work` itself goes on. */
export function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Runs `work` under a signal that follows `parent` and also aborts, with the error of `late`, when time is up. */
export async function withinDeadline<T>(
  parent: AbortSignal,
  milliseconds: number,
  late: () => Error,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  parent.throwIfAborted();
  const controller = new AbortController();
  const follow = () => controller.abort(parent.reason);
  parent.addEventListener('abort', follow, { once: true });
  const timer = setTimeout(() => controller.abort(late()), milliseconds);
  try {
    return await orAbort(work(controller.signal), controller.signal);
  } finally {
    clearTimeout(timer);
    parent.removeEventListener('abort', follow);
  }
}
