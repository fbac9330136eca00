export type { Account, Webhooks } from './account.js';
export { createEasel, type Easel } from './easel.js';
export { EaselError, type ErrorDetail, type ErrorKind } from './errors.js';
export type { CallOptions, EaselOptions, GenerateOptions, OnProgress } from './options.js';
export type * from './request-status.js';
export type { Requests } from './requests.js';
export { verifyWebhook, WebhookVerificationError, type WebhookEvent } from './webhooks.js';
export type * from './types.js';
