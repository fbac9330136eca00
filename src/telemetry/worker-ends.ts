import { channel } from 'node:diagnostics_channel';

const ends = channel('easel.worker-ended');

/** Said by whoever keeps a process or a thread of its own, when that one ended without being asked to. */
export function workerEnded(worker: 'studio' | 'faces' | 'picture-check' | 'stable-diffusion'): void {
  ends.publish(worker);
}

/** Returns how to stop listening. */
export function onWorkerEnded(listener: (worker: string) => void): () => void {
  const hear = (worker: unknown): void => listener(String(worker));
  ends.subscribe(hear);
  return () => ends.unsubscribe(hear);
}
