import type { CallOptions } from './options.js';
import { queryOf } from './query.js';
import type { Transport } from './transport.js';
import type {
  Health,
  Model,
  ModelList,
  Ready,
  Usage,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookSecret,
} from './types.js';

/** What is sent when a request has ended, and to whom it was. */
export interface Webhooks {
  /** The secret of this key; `verifyWebhook` checks with it. */
  secret(options?: CallOptions): Promise<WebhookSecret>;
  /** What was sent, how often, and what the receivers said; newest first. */
  deliveries(page?: { limit?: number; cursor?: string }, options?: CallOptions): Promise<WebhookDeliveryPage>;
  /** Sends one again, now. */
  replay(id: string, options?: CallOptions): Promise<WebhookDelivery>;
}

/** Everything that draws nothing. */
export interface Account {
  models(options?: CallOptions): Promise<Model[]>;
  /** What the key used, per day and model; the last 30 days unless told. Days like `2030-01-31`. */
  usage(range?: { from?: string; to?: string }, options?: CallOptions): Promise<Usage>;
  readonly webhooks: Webhooks;
  /** Whether the service is there; needs no key. */
  health(options?: CallOptions): Promise<Health>;
  /** Whether it can draw now; rejects with the kind `unavailable` where it cannot. Needs no key. */
  ready(options?: CallOptions): Promise<Ready>;
}

export function createAccount(transport: Transport): Account {
  const get = async <Body>(path: string, options: CallOptions = {}): Promise<Body> =>
    (await (await transport.send({ path, repeatable: true, ...options })).json()) as Body;
  return {
    models: async (options) => (await get<ModelList>('/v1/models', options)).data,
    usage: (range = {}, options) => get(`/v1/usage${queryOf(range)}`, options),
    webhooks: {
      secret: (options) => get('/v1/webhooks/secret', options),
      deliveries: (page = {}, options) => get(`/v1/webhooks/deliveries${queryOf(page)}`, options),
      async replay(id, options) {
        const path = `/v1/webhooks/deliveries/${encodeURIComponent(id)}/replay`;
        const response = await transport.send({ method: 'POST', path, repeatable: false, ...options });
        return (await response.json()) as WebhookDelivery;
      },
    },
    health: (options) => get('/health', options),
    ready: (options) => get('/ready', options),
  };
}
