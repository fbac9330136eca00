export { createEasel, type Easel } from './easel.js';
export { EaselError, type ErrorDetail } from './errors.js';
export type { CallOptions, EaselOptions, GenerateOptions } from './options.js';
export type { RequestEvent, RequestStatus, RequestState, Submitted, RequestPage } from './requests.js';
export { verifyWebhook, WebhookVerificationError, type WebhookEvent } from './webhooks.js';
export type * from './types.js';
