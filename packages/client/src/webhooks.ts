import type { WebhookType } from './types.js';

/** What is posted to a webhook. */
export interface WebhookEvent {
  type: WebhookType;
  timestamp: string;
  data: { request_id: string; status: string; response: unknown };
}

export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

export interface VerifyWebhookOptions {
  /** How far the clocks may be apart; 5 minutes unless told. */
  readonly toleranceSeconds?: number;
  readonly now?: () => number;
}

/**
 * Checks the signature of a delivery (Standard Webhooks) and gives its event. `body` must be the text as it came,
 * not parsed and written again. Throws a `WebhookVerificationError` otherwise: answer 400 then.
 */
export async function verifyWebhook(
  body: string,
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>,
  secret: string,
  { toleranceSeconds = 300, now = () => Date.now() / 1000 }: VerifyWebhookOptions = {},
): Promise<WebhookEvent> {
  const read = (name: string): string => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name];
    if (typeof value !== 'string') throw new WebhookVerificationError(`there is no ${name} header`);
    return value;
  };
  const [id, timestamp, signatures] = [read('webhook-id'), read('webhook-timestamp'), read('webhook-signature')];
  if (!(Math.abs(now() - Number(timestamp)) <= toleranceSeconds)) {
    throw new WebhookVerificationError('webhook-timestamp is too far from now');
  }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(' ').slice(0, 16)) {
    const [version, text = ''] = signature.split(',');
    if (version !== 'v1') continue;
    // Compared by the platform, in a time that tells nothing.
    const right = await crypto.subtle.verify('HMAC', key, decodeBase64(text), signed).catch(() => false);
    if (right) return JSON.parse(body) as WebhookEvent;
  }
  throw new WebhookVerificationError('no signature fits');
}

/** `whsec_` and base64, as Standard Webhooks writes secrets. */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = decodeBase64(secret.replace(/^whsec_/, ''));
  if (bytes.length === 0) throw new WebhookVerificationError('the secret is not base64');
  return bytes;
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array(0);
  }
}
