/** What a key used of a model on a day. */
export interface UsageRow {
  readonly keyId: string;
  /** `2030-01-31`, in UTC. */
  readonly day: string;
  readonly model: string;
  /** Settled requests, failures included, cancellations not. */
  readonly requests: number;
  readonly images: number;
  readonly pixels: number;
  /** Of inference. */
  readonly seconds: number;
  readonly failures: number;
}

/** Usage is written where a request settles (`RequestStore.settle`) and only read here. */
export interface UsageStore {
  /** Both days inclusive, in order of day and model; of one key, or of all. */
  listUsage(range: {
    readonly from: string;
    readonly to: string;
    readonly keyId?: string;
  }): Promise<readonly UsageRow[]>;
  /** How long a picture of the model took since that day, over all keys, and how large it was; null for none. */
  averagePicture(
    model: string,
    from: string,
  ): Promise<{ readonly seconds: number; readonly megapixels: number } | null>;
}
