import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { RequestState } from '../contract/request-status.js';
import type { StoredFile } from '../storage/storage.js';
import { createInTurn } from './in-turn.js';
import type { ManyWriters } from './many-writers.js';
import type {
  Acceptance,
  Claimed,
  IdempotencyClaim,
  NewRequest,
  RequestStore,
  Settlement,
  StoredRequest,
} from './request-store.js';
import { fromRow, parse, toNewRow, toSettledRow } from './request-rows.js';
import { prepareStatements, unsettled, type SettledRow, type Statements } from './sql-request-statements.js';
import { requireAllowance, standingOf } from './sql-allowance.js';
import { prepareAddUsage } from './sql-usage.js';
import type { RecordsDatabase } from './tables.js';

/** Requests in any SQL database that Kysely speaks. */
export function createSqlRequests(database: Kysely<RecordsDatabase>, manyWriters?: ManyWriters): RequestStore {
  const statements = prepareStatements(database, manyWriters?.turnOf);
  const addUsage = prepareAddUsage(database);
  const inTurn = createInTurn();

  const find = async (id: string): Promise<StoredRequest | undefined> => {
    const row = await database.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst();
    return row && fromRow(row);
  };

  const accept = (request: NewRequest): Promise<Acceptance> =>
    request.idempotency || request.allowance
      ? database.transaction().execute((transaction) => acceptInside(transaction, request, statements, manyWriters))
      : insert(database, request, statements);

  const wait = async (id: string, forgiven: number): Promise<void> => {
    await database
      .updateTable('requests')
      .set(({ eb }) => ({ state: 'IN_QUEUE', started_at: null, starts: eb('starts', '-', forgiven) }))
      .where('id', '=', id)
      .where(unsettled)
      .execute();
  };

  return {
    accept: (request) => (manyWriters ? inTurn(request.keyId, () => accept(request)) : accept(request)),

    async start(id, at) {
      const [row] = await statements.start(database, { id, at });
      return row && fromRow(row);
    },

    putBack: (id) => wait(id, 1),
    returnToLine: (id) => wait(id, 0),

    settle: (id, settlement) =>
      database.transaction().execute(async (transaction) => {
        const [row] = await statements.settle(transaction, { id, ...toSettledRow(settlement) });
        if (row === undefined) return undefined;
        await addUsage(transaction, row, settlement);
        const deliveryId = row.webhook_url === null ? null : `msg_${randomBytes(16).toString('hex')}`;
        if (deliveryId !== null) await addDelivery(transaction, { id: deliveryId, request: id, row, settlement });
        return { photo: parse<StoredFile>(row.photo), deliveryId };
      }),

    withdraw: (id) =>
      database.transaction().execute(async (transaction) => {
        const row = await transaction
          .deleteFrom('requests')
          .where('id', '=', id)
          .where(unsettled)
          .where('starts', '=', 0)
          .returning('photo')
          .executeTakeFirst();
        if (row === undefined) return undefined;
        await transaction.deleteFrom('idempotency_keys').where('request', '=', id).execute();
        return { photo: parse<StoredFile>(row.photo) };
      }),

    find,

    async settledAmong(ids) {
      if (ids.length === 0) return [];
      const rows = await database.selectFrom('requests').select('id').where('id', 'in', ids).where(unsettled).execute();
      const open = new Set(rows.map(({ id }) => id));
      return ids.filter((id) => !open.has(id));
    },

    findClaim: (keyId, claimed, at) => findClaim(database, keyId, claimed, at),

    async list({ keyId, limit, state, before }) {
      let query = database
        .selectFrom('requests')
        .selectAll()
        .where('key_id', '=', keyId)
        .where('id', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit);
      if (state !== undefined) query = query.where('state', '=', state);
      if (before) {
        query = query.where(sql<boolean>`(created_at, id) < (${before.createdAt}, ${before.id})`);
      }
      return (await query.execute()).map(fromRow);
    },

    async position(id) {
      const own = await database
        .selectFrom('requests')
        .select(['state', 'turn', 'created_at'])
        .where('id', '=', id)
        .where(unsettled)
        .executeTakeFirst();
      if (own?.state !== 'IN_QUEUE') return undefined;
      const ahead = await database
        .selectFrom('requests')
        .select(({ fn }) => [
          fn.countAll().as('count'),
          fn.sum('images').as('images'),
          sql<number | string | null>`sum(images * cast(width * height as bigint))`.as('pixels'),
        ])
        .where(unsettled)
        .where('state', '=', 'IN_QUEUE')
        .where(sql<boolean>`(turn, created_at, id) < (${own.turn}, ${own.created_at}, ${id})`)
        .executeTakeFirstOrThrow();
      const { count, images, pixels } = ahead;
      return { ahead: Number(count), images: Number(images ?? 0), megapixels: Number(pixels ?? 0) / 1e6 };
    },

    standing: (keyId, day) => standingOf(database, keyId, day),

    async listUnsettled(acceptedBefore, limit) {
      const rows = await database
        .selectFrom('requests')
        .select(['id', 'state', 'turn'])
        .where(unsettled)
        .where('created_at', '<', acceptedBefore)
        .limit(limit)
        .execute();
      return rows.map(({ id, state, turn }) => ({
        id: id ?? '',
        state: state as RequestState,
        turn: Number(turn),
      }));
    },

    async listOverdue(now, limit) {
      const rows = await database
        .selectFrom('requests')
        .select('id')
        .where(sql<boolean>`unsettled = 1 and cancel_at is not null`)
        .where('cancel_at', '<=', now)
        .orderBy('cancel_at')
        .limit(limit)
        .execute();
      return rows.flatMap(({ id }) => id ?? []);
    },

    async remove(id) {
      const result = await database
        .deleteFrom('requests')
        .where('id', '=', id)
        .where('unsettled', 'is', null)
        .executeTakeFirst();
      await database.deleteFrom('webhook_deliveries').where('request', '=', id).execute();
      await database.deleteFrom('idempotency_keys').where('request', '=', id).execute();
      return result.numDeletedRows > 0n;
    },

    async forgetIdempotencyKeysBefore(time) {
      const result = await database.deleteFrom('idempotency_keys').where('expires_at', '<', time).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}

async function insert(
  database: Kysely<RecordsDatabase>,
  request: NewRequest,
  statements: Statements,
): Promise<Acceptance> {
  const [row] = await statements.insert(database, toNewRow(request));
  return { accepted: true, turn: Number(row?.turn) };
}

/** The key is locked last and briefly: a caller that comes again does not wait for it. */
async function acceptInside(
  transaction: Kysely<RecordsDatabase>,
  request: NewRequest,
  statements: Statements,
  manyWriters: ManyWriters | undefined,
): Promise<Acceptance> {
  const holder = request.idempotency && (await claim(transaction, request, request.idempotency));
  if (holder) return { accepted: false, ...holder };
  if (request.allowance) {
    await manyWriters?.lockKey(transaction, request.keyId);
    await requireAllowance(transaction, request);
  }
  return insert(transaction, request, statements);
}

/** The primary key of the claim decides between callers that come at once, in whatever processes. */
async function claim(
  transaction: Kysely<RecordsDatabase>,
  { id, keyId, createdAt }: NewRequest,
  idempotency: IdempotencyClaim,
): Promise<Claimed | undefined> {
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values({
      key_id: keyId,
      path: idempotency.path,
      idempotency_key: idempotency.key,
      body_hash: idempotency.bodyHash,
      request: id,
      expires_at: idempotency.expiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['key_id', 'path', 'idempotency_key'])
        .doUpdateSet({ body_hash: idempotency.bodyHash, request: id, expires_at: idempotency.expiresAt })
        // One that has run out is free again. Nothing but the row itself may be asked here: other tables are seen as
        // they were before whoever came first was done.
        .where('idempotency_keys.expires_at', '<=', createdAt),
    )
    .returning('request')
    .executeTakeFirst();
  if (claimed) return undefined;
  const holder = await findClaim(transaction, keyId, idempotency, createdAt);
  if (holder === undefined) throw new Error('the request of an idempotency key is gone');
  return holder;
}

async function findClaim(
  database: Kysely<RecordsDatabase>,
  keyId: string,
  claim: Omit<IdempotencyClaim, 'expiresAt'>,
  at: string,
): Promise<Claimed | undefined> {
  const row = await database
    .selectFrom('idempotency_keys')
    .innerJoin('requests', 'requests.id', 'idempotency_keys.request')
    .selectAll('requests')
    .select('idempotency_keys.body_hash')
    .where('idempotency_keys.key_id', '=', keyId)
    .where('idempotency_keys.path', '=', claim.path)
    .where('idempotency_keys.idempotency_key', '=', claim.key)
    .where('idempotency_keys.expires_at', '>', at)
    .executeTakeFirst();
  return row && { existing: fromRow(row), sameBody: row.body_hash === claim.bodyHash };
}

async function addDelivery(
  transaction: Kysely<RecordsDatabase>,
  { id, request, row, settlement }: { id: string; request: string; row: SettledRow; settlement: Settlement },
): Promise<void> {
  await transaction
    .insertInto('webhook_deliveries')
    .values({
      id,
      request,
      key_id: row.key_id,
      url: row.webhook_url ?? '',
      type: `request.${settlement.state.toLowerCase()}`,
      state: 'pending',
      created_at: settlement.finishedAt,
      attempts: 0,
      next_attempt_at: settlement.finishedAt,
    })
    .execute();
}
