import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { prepare } from './prepared.js';
import { toNewRow, toSettledRow } from './request-rows.js';
import { turnOf } from './sql-turns.js';
import type { RecordsDatabase, RequestsTable } from './tables.js';

/** Said literally, not as a parameter: only then does a database see that the small partial indices apply. */
export const unsettled = sql<boolean>`unsettled = 1`;

export type Statements = ReturnType<typeof prepareStatements>;

/** What every request goes through. */
export function prepareStatements(
  database: Kysely<RecordsDatabase>,
  nextTurn: (keyId: string) => RawBuilder<number> = turnOf,
) {
  return {
    insert: prepare<ReturnType<typeof toNewRow>, { turn: number | string | null }>((place) =>
      database
        .insertInto('requests')
        .values({
          request_id: place('request_id'),
          key_id: place('key_id'),
          model: place('model'),
          created_at: place('created_at'),
          status: 0,
          prompt: place('prompt'),
          width: place('width'),
          height: place('height'),
          total_seconds: 0,
          warnings: '[]',
          safety: '[]',
          explanation: '[]',
          id: place('id'),
          state: place('state'),
          started_at: place('started_at'),
          unsettled: 1,
          starts: place('starts'),
          images: place('images'),
          input: place('input'),
          photo: place('photo'),
          cancel_at: place('cancel_at'),
          webhook_url: place('webhook_url'),
          turn: nextTurn(place('key_id')),
          step: place('step'),
        })
        .returning('turn'),
    ),
    start: prepare<{ id: string; at: string }, Selectable<RequestsTable>>((place) =>
      database
        .updateTable('requests')
        .set(({ eb }) => ({
          state: 'IN_PROGRESS',
          started_at: sql`coalesce(started_at, ${place('at')})`,
          starts: eb('starts', '+', 1),
        }))
        .where('id', '=', place('id'))
        .where(unsettled)
        .returningAll(),
    ),
    settle: prepare<ReturnType<typeof toSettledRow> & { id: string }, SettledRow>((place) =>
      database
        .updateTable('requests')
        .set({
          unsettled: null,
          state: place('state'),
          finished_at: place('finished_at'),
          status: place('status'),
          error_code: place('error_code'),
          outcome: place('outcome'),
          engine: place('engine'),
          seed: place('seed'),
          queue_seconds: place('queue_seconds'),
          inference_seconds: place('inference_seconds'),
          total_seconds: place('total_seconds'),
          warnings: place('warnings'),
          safety: place('safety'),
          explanation: place('explanation'),
          input: sql<string>`coalesce(${place('input')}, input)`,
        })
        .where('id', '=', place('id'))
        .where(unsettled)
        .returning(['key_id', 'model', 'width', 'height', 'photo', 'webhook_url']),
    ),
  };
}

export type SettledRow = Pick<
  Selectable<RequestsTable>,
  'key_id' | 'model' | 'width' | 'height' | 'photo' | 'webhook_url'
>;
