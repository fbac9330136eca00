import type { FastifyRequest } from 'fastify';
import { ApiError, showReceived } from '../../contract/errors.js';

/** How the caller wants a request to be treated, beside what it asks for. */
export interface Preferences {
  /** `Prefer: respond-async`. */
  readonly respondAsync: boolean;
  readonly idempotencyKey?: string;
  readonly cancelAfterSeconds?: number;
  readonly webhookUrl?: string;
}

const SECONDS_IN: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['s', 1],
  ['m', 60],
  ['h', 3_600],
]);
const LONGEST_CANCEL_AFTER_SECONDS = 86_400;
const LONGEST_WEBHOOK_URL = 2_048;

export function readPreferences({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): Preferences {
  const idempotencyKey = readIdempotencyKey(headers['idempotency-key']);
  const cancelAfterSeconds = readCancelAfter(headers['cancel-after']);
  const webhookUrl = readWebhookUrl((query as Record<string, unknown>)['webhook_url']);
  return {
    respondAsync: [headers['prefer'] ?? []]
      .flat()
      .flatMap((line) => line.split(','))
      .some((preference) => /^\s*respond-async\s*(;|$)/i.test(preference)),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(cancelAfterSeconds === undefined ? {} : { cancelAfterSeconds }),
    ...(webhookUrl === undefined ? {} : { webhookUrl }),
  };
}

function readIdempotencyKey(received: string | string[] | undefined): string | undefined {
  if (received === undefined) return undefined;
  if (typeof received === 'string' && /^[\x21-\x7e]{1,255}$/.test(received)) return received;
  throw refuse('Idempotency-Key', 'must be 1 to 255 visible ASCII characters without spaces', received);
}

function readCancelAfter(received: string | string[] | undefined): number | undefined {
  if (received === undefined) return undefined;
  const [, number, unit = ''] = (typeof received === 'string' && /^(\d{1,6})([smh]?)$/.exec(received.trim())) || [];
  const seconds = Number(number) * (SECONDS_IN.get(unit) ?? Number.NaN);
  if (seconds >= 1 && seconds <= LONGEST_CANCEL_AFTER_SECONDS) return seconds;
  throw refuse('Cancel-After', 'must be a time from 1s to 24h, like 30s, 5m or 1h', received);
}

function readWebhookUrl(received: unknown): string | undefined {
  if (received === undefined) return undefined;
  const rule = `must be one http or https URL of at most ${LONGEST_WEBHOOK_URL} characters, without user name and password`;
  if (typeof received !== 'string' || received.length > LONGEST_WEBHOOK_URL || !URL.canParse(received))
    throw refuse('webhook_url', rule, received, 'invalid_url');
  const url = new URL(received);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw refuse('webhook_url', rule, received, 'invalid_url');
  return url.href;
}

function refuse(
  name: string,
  rule: string,
  received: unknown,
  code: 'invalid_header' | 'invalid_url' = 'invalid_header',
) {
  return new ApiError(code, `${name} ${rule}; received ${showReceived(received)}.`, { param: name });
}
