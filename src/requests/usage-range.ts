import { ApiError, showReceived } from '../contract/errors.js';

/** Days in UTC, both inclusive. */
export interface UsageRange {
  readonly from: string;
  readonly to: string;
}

const DAY_MILLISECONDS = 86_400_000;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 366;

export function readUsageRange(
  { from, to }: { readonly from?: unknown; readonly to?: unknown },
  now = Date.now(),
): UsageRange {
  const last = to === undefined ? now : readDay('to', to);
  const first = from === undefined ? last - (DEFAULT_DAYS - 1) * DAY_MILLISECONDS : readDay('from', from);
  const days = Math.floor((last - first) / DAY_MILLISECONDS) + 1;
  if (days < 1) throw refuse('from', 'must not lie after to', from);
  if (days > MOST_DAYS) throw refuse('from', `must lie at most ${MOST_DAYS} days before to`, from);
  return { from: dayOf(first), to: dayOf(last) };
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function readDay(name: string, received: unknown): number {
  const time = typeof received === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(received) ? Date.parse(received) : Number.NaN;
  // 2030-02-31 is read as a day of March.
  if (Number.isNaN(time) || dayOf(time) !== received) throw refuse(name, 'must be a day like 2030-01-31', received);
  return time;
}

function refuse(name: string, rule: string, received: unknown): ApiError {
  return new ApiError('invalid_header', `${name} ${rule}; received ${showReceived(received)}.`, { param: name });
}
