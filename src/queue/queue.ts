/** Work that waits for its turn. It must settle soon after its signal aborts. */
export type Job<Result> = (signal: AbortSignal) => Promise<Result>;

export interface QueueState {
  readonly running: number;
  readonly waiting: number;
}

/** A bounded line in front of something that can do only so much at once. */
export interface Queue {
  /**
   * Runs the jobs side by side as places become free, and answers in their order. All of them are taken or none:
   * a full queue throws `overloaded` at once. The first failure, or the signal, aborts the others.
   */
  run<Result>(jobs: readonly Job<Result>[], options: { readonly signal: AbortSignal }): Promise<Result[]>;
  /** Throws `overloaded` when that many jobs would not be taken now. */
  requireRoom(count: number): void;
  state(): QueueState;
  /** Takes nothing more, lets what is inside finish for so long, then aborts it. */
  close(graceSeconds: number): Promise<void>;
}
