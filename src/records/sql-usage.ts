import type { Kysely } from 'kysely';
import { prepare } from './prepared.js';
import type { Settlement } from './request-store.js';
import type { RecordsDatabase } from './tables.js';
import type { UsageStore } from './usage-store.js';

interface Used {
  readonly key_id: string;
  readonly day: string;
  readonly model: string;
  readonly images: number;
  readonly pixels: number;
  readonly seconds: number;
  readonly failures: number;
}

interface UsedRequest {
  readonly key_id: string;
  readonly model: string;
  readonly width: number;
  readonly height: number;
}

/** Counts a request that has just been settled; called in the transaction that settles it, so never twice. */
export function prepareAddUsage(database: Kysely<RecordsDatabase>) {
  const add = prepare<Used, never>((place) =>
    database
      .insertInto('usage')
      .values({
        key_id: place('key_id'),
        day: place('day'),
        model: place('model'),
        requests: 1,
        images: place('images'),
        pixels: place('pixels'),
        seconds: place('seconds'),
        failures: place('failures'),
      })
      .onConflict((conflict) =>
        conflict.columns(['key_id', 'day', 'model']).doUpdateSet(({ eb }) => ({
          requests: eb('usage.requests', '+', 1),
          images: eb('usage.images', '+', place('images')),
          pixels: eb('usage.pixels', '+', place('pixels')),
          seconds: eb('usage.seconds', '+', place('seconds')),
          failures: eb('usage.failures', '+', place('failures')),
        })),
      ),
  );
  return async (
    transaction: Kysely<RecordsDatabase>,
    { key_id, model, width, height }: UsedRequest,
    { state, outcome, finishedAt, inferenceSeconds }: Settlement,
  ): Promise<void> => {
    // A request that was taken back is no use of the service, and no failure of it.
    if (state === 'CANCELED') return;
    const images = outcome.kind === 'pictures' ? outcome.pictures.length : 0;
    await add(transaction, {
      key_id,
      day: finishedAt.slice(0, 10),
      model,
      images,
      pixels: images * width * height,
      seconds: inferenceSeconds ?? 0,
      failures: state === 'FAILED' ? 1 : 0,
    });
  };
}

export function createSqlUsage(database: Kysely<RecordsDatabase>): UsageStore {
  return {
    async listUsage({ from, to, keyId }) {
      let query = database
        .selectFrom('usage')
        .selectAll()
        .where('day', '>=', from)
        .where('day', '<=', to)
        .orderBy('day')
        .orderBy('model')
        .orderBy('key_id');
      if (keyId !== undefined) query = query.where('key_id', '=', keyId);
      const rows = await query.execute();
      return rows.map((row) => ({
        keyId: row.key_id,
        day: row.day,
        model: row.model,
        requests: Number(row.requests),
        images: Number(row.images),
        pixels: Number(row.pixels),
        seconds: row.seconds,
        failures: Number(row.failures),
      }));
    },
    async averagePicture(model, from) {
      const row = await database
        .selectFrom('usage')
        .select(({ fn }) => [
          fn.sum('seconds').as('seconds'),
          fn.sum('images').as('images'),
          fn.sum('pixels').as('pixels'),
        ])
        .where('day', '>=', from)
        .where('model', '=', model)
        .executeTakeFirstOrThrow();
      const images = Number(row.images ?? 0);
      if (images === 0) return null;
      return { seconds: Number(row.seconds) / images, megapixels: Number(row.pixels) / images / 1e6 };
    },
  };
}
