import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Standard Webhooks (https://www.standardwebhooks.com): who sent a message, and that nobody changed it. */

const PREFIX = 'whsec_';
const TOLERANCE_SECONDS = 5 * 60;

export function createSecret(): string {
  return PREFIX + randomBytes(24).toString('base64');
}

export interface SignedHeaders {
  readonly 'webhook-id': string;
  /** Unix seconds. */
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

export function signMessage(secret: string, id: string, timestamp: number, body: string): SignedHeaders {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${hmac(secret, id, String(timestamp), body).toString('base64')}`,
  };
}

/** What is wrong with a message, or nothing. A header may carry several signatures, of old and new secrets. */
export function problemWith(
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
  now = Date.now() / 1000,
): string | undefined {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headers[name],
  );
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string')
    return 'it lacks webhook-id, webhook-timestamp or webhook-signature';
  if (!(Math.abs(now - Number(timestamp)) <= TOLERANCE_SECONDS)) return 'its timestamp is more than 5 minutes off';
  const expected = hmac(secret, id, timestamp, body);
  const matches = signatures.split(' ').some((signature) => {
    const received = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return signature.startsWith('v1,') && received.length === expected.length && timingSafeEqual(received, expected);
  });
  return matches ? undefined : 'its signature does not match the secret';
}

function hmac(secret: string, id: string, timestamp: string, body: string): Buffer {
  const key = Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
}
