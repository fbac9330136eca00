/** The life of a webhook delivery. */
export type DeliveryState = 'pending' | 'delivered' | 'failed';

/** One message to one address, however often it was tried. Its body is made from the request when it is sent. */
export interface Delivery {
  /** `webhook-id`: the same in every attempt. */
  readonly id: string;
  readonly requestId: string;
  readonly keyId: string;
  readonly url: string;
  /** `request.completed`, `request.failed` or `request.canceled`. */
  readonly type: string;
  readonly state: DeliveryState;
  readonly createdAt: string;
  readonly attempts: number;
  readonly lastAttemptAt: string | null;
  /** Status that the receiver answered last. */
  readonly lastStatus: number | null;
  /** Why the last attempt failed, in words that tell nothing of the network behind the service. */
  readonly lastError: string | null;
  readonly nextAttemptAt: string | null;
}

export interface DeliveryAttempt {
  readonly at: string;
  readonly state: DeliveryState;
  readonly status: number | null;
  readonly error: string | null;
  readonly nextAttemptAt: string | null;
}

/** Deliveries are made where a request settles, in the same step; the queue `webhooks` carries their ids. */
export interface DeliveryStore {
  findDelivery(id: string): Promise<Delivery | undefined>;
  /** The key's own, newest first. */
  listDeliveries(page: {
    readonly keyId: string;
    readonly limit: number;
    readonly before?: { readonly createdAt: string; readonly id: string };
  }): Promise<readonly Delivery[]>;
  /** Makes it pending again, with all its attempts before it. */
  replayDelivery(id: string, at: string): Promise<void>;
  recordAttempt(id: string, attempt: DeliveryAttempt): Promise<void>;
  /** Pending ones whose next attempt should have been before then: the queue must know them. */
  listDueDeliveries(before: string, limit: number): Promise<readonly Delivery[]>;
  /** The key's signing secret; the candidate becomes it when there is none yet. */
  webhookSecret(keyId: string, candidate: string): Promise<string>;
}
