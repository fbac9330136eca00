import { sql, type RawBuilder } from 'kysely';
import type { NewRequest } from './request-store.js';

const UNITS_PER_PICTURE = 100;

/** From here on the count starts at 0 again as soon as nothing waits: queues know no larger numbers than 2^21. */
const LARGE_TURN = 2 ** 20;

/**
 * Start-time fair queueing. A request's turn is where its key's previous one ends, or where the line stands now if
 * that is later; how far the key moves on is its cost over its weight. So a key with a thousand requests stands in
 * line behind itself and not in front of others, and a key of twice the weight gets twice the share. It is worked out
 * inside the INSERT, over the few records that are on their way; when nothing is, the count starts at 0 again.
 *
 * PostgreSQL keeps this as a function that a migration made: whoever changes it adds a migration.
 */
export function turnOf(keyId: string | RawBuilder<unknown>): RawBuilder<number> {
  const large = sql.raw(String(LARGE_TURN));
  const half = sql.raw(String(LARGE_TURN / 2));
  // SQLite and Postgres call the larger of two by different names, hence the union.
  return sql<number>`(
    select coalesce(max(place), 0) from (
      select case
        when running.last >= ${large} and coalesce(waiting.first, 0) < ${half} then waiting.first
        else coalesce(running.last, waiting.first)
      end as place
      from (select max(turn) as last from requests where unsettled = 1 and state = 'IN_PROGRESS') as running,
        (select min(turn) as first from requests where unsettled = 1 and state = 'IN_QUEUE') as waiting
      union all
      select (
        select turn + step from requests
        where unsettled = 1 and key_id = ${keyId} and (state = 'IN_QUEUE' or turn < ${large})
        order by turn desc limit 1
      ) as place
    ) as places
  )`;
}

/** What a request adds to its key's next turn: 10 for a picture of a key of weight 10. */
export function stepOf({ imageCount, weight }: Pick<NewRequest, 'imageCount' | 'weight'>): number {
  return imageCount * Math.max(1, Math.round(UNITS_PER_PICTURE / weight));
}
