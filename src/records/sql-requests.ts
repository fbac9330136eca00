import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { ERROR_TABLE } from '../contract/errors.js';
import type { RequestState } from '../contract/request-status.js';
import type { StoredFile } from '../storage/storage.js';
import type { RequestOutcome } from './outcome.js';
import type {
  Acceptance,
  Claimed,
  IdempotencyClaim,
  NewRequest,
  RequestStore,
  Settlement,
  StoredRequest,
} from './request-store.js';
import { stepOf, turnOf } from './sql-turns.js';
import { addUsage } from './sql-usage.js';
import type { RecordsDatabase, RequestsTable } from './tables.js';

/** Said literally, not as a parameter: only then does a database see that the small partial indices apply. */
const unsettled = sql<boolean>`unsettled = 1`;

/** Requests in any SQL database that Kysely speaks. */
export function createSqlRequests(database: Kysely<RecordsDatabase>): RequestStore {
  const find = async (id: string): Promise<StoredRequest | undefined> => {
    const row = await database.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst();
    return row && fromRow(row);
  };

  const wait = async (id: string, forgiven: number): Promise<void> => {
    await database
      .updateTable('requests')
      .set(({ eb }) => ({ state: 'IN_QUEUE', started_at: null, starts: eb('starts', '-', forgiven) }))
      .where('id', '=', id)
      .where(unsettled)
      .execute();
  };

  return {
    accept: (request) => (request.idempotency ? acceptOnce(database, request) : insert(database, request)),

    async start(id, at) {
      const row = await database
        .updateTable('requests')
        .set(({ eb }) => ({
          state: 'IN_PROGRESS',
          started_at: sql`coalesce(started_at, ${at})`,
          starts: eb('starts', '+', 1),
        }))
        .where('id', '=', id)
        .where(unsettled)
        .returningAll()
        .executeTakeFirst();
      return row && fromRow(row);
    },

    putBack: (id) => wait(id, 1),
    returnToLine: (id) => wait(id, 0),

    settle: (id, settlement) =>
      database.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable('requests')
          .set(toSettledRow(settlement))
          .where('id', '=', id)
          .where(unsettled)
          .returning(['key_id', 'model', 'width', 'height', 'photo', 'webhook_url'])
          .executeTakeFirst();
        if (row === undefined) return undefined;
        await addUsage(transaction, row, settlement);
        const deliveryId = row.webhook_url === null ? null : `msg_${randomBytes(16).toString('hex')}`;
        if (row.webhook_url !== null && deliveryId !== null) {
          await transaction
            .insertInto('webhook_deliveries')
            .values({
              id: deliveryId,
              request: id,
              key_id: row.key_id,
              url: row.webhook_url,
              type: `request.${settlement.state.toLowerCase()}`,
              state: 'pending',
              created_at: settlement.finishedAt,
              attempts: 0,
              next_attempt_at: settlement.finishedAt,
            })
            .execute();
        }
        return { photo: parse<StoredFile>(row.photo), deliveryId };
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
        .select(({ fn }) => fn.countAll().as('count'))
        .where(unsettled)
        .where('state', '=', 'IN_QUEUE')
        .where(sql<boolean>`(turn, created_at, id) < (${own.turn}, ${own.created_at}, ${id})`)
        .executeTakeFirstOrThrow();
      return Number(ahead.count);
    },

    async inFlight(keyId) {
      const row = await database
        .selectFrom('requests')
        .select(({ fn }) => [fn.countAll().as('requests'), fn.sum('images').as('images')])
        .where('key_id', '=', keyId)
        .where(unsettled)
        .executeTakeFirstOrThrow();
      return { requests: Number(row.requests), images: Number(row.images ?? 0) };
    },

    async listUnsettled({ after, before, limit }) {
      const rows = await database
        .selectFrom('requests')
        .selectAll()
        .where(unsettled)
        .where('created_at', '>', after)
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit)
        .execute();
      return rows.map(fromRow);
    },

    async listOverdue(now, limit) {
      const rows = await database
        .selectFrom('requests')
        .select('id')
        .where(unsettled)
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

async function insert(database: Kysely<RecordsDatabase>, request: NewRequest): Promise<Acceptance> {
  const { turn } = await database
    .insertInto('requests')
    .values({
      request_id: request.traceId,
      key_id: request.keyId,
      model: request.model,
      created_at: request.createdAt,
      status: 0,
      prompt: request.prompt,
      width: request.width,
      height: request.height,
      total_seconds: 0,
      warnings: '[]',
      safety: '[]',
      explanation: '[]',
      id: request.id,
      state: 'IN_QUEUE',
      unsettled: 1,
      starts: 0,
      images: request.imageCount,
      input: request.input,
      photo: request.photo && JSON.stringify(request.photo),
      cancel_at: request.cancelAt,
      webhook_url: request.webhookUrl,
      turn: turnOf(request.keyId),
      step: stepOf(request),
    })
    .returning('turn')
    .executeTakeFirstOrThrow();
  return { accepted: true, turn: Number(turn) };
}

/** The primary key of the claim decides between callers that come at once, in whatever processes. */
function acceptOnce(database: Kysely<RecordsDatabase>, request: NewRequest): Promise<Acceptance> {
  const { idempotency, id, keyId, createdAt } = request;
  if (idempotency === undefined) return insert(database, request);
  return database.transaction().execute(async (transaction) => {
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
          // One that has run out is free again.
          .where('idempotency_keys.expires_at', '<=', createdAt),
      )
      .returning('request')
      .executeTakeFirst();
    if (claimed) return insert(transaction, request);
    const holder = await findClaim(transaction, keyId, idempotency, createdAt);
    if (holder === undefined) throw new Error('the request of an idempotency key is gone');
    return { accepted: false, ...holder };
  });
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

function toSettledRow(settlement: Settlement): Partial<RequestsTable> {
  const { outcome } = settlement;
  return {
    state: settlement.state,
    unsettled: null,
    finished_at: settlement.finishedAt,
    status: outcome.kind === 'pictures' ? 200 : ERROR_TABLE[outcome.code].status,
    error_code: outcome.kind === 'pictures' ? null : outcome.code,
    outcome: JSON.stringify(outcome),
    engine: settlement.engine,
    seed: settlement.seed,
    queue_seconds: settlement.queueSeconds,
    inference_seconds: settlement.inferenceSeconds,
    total_seconds: settlement.totalSeconds,
    warnings: JSON.stringify(settlement.warnings),
    safety: JSON.stringify(settlement.safety),
    explanation: JSON.stringify(settlement.explanation),
  };
}

function fromRow(row: Selectable<RequestsTable>): StoredRequest {
  return {
    id: row.id ?? '',
    traceId: row.request_id,
    keyId: row.key_id,
    model: row.model,
    state: row.state as RequestState,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    prompt: row.prompt,
    width: row.width,
    height: row.height,
    imageCount: row.images ?? 1,
    input: row.input ?? '{}',
    photo: parse<StoredFile>(row.photo),
    cancelAt: row.cancel_at,
    webhookUrl: row.webhook_url,
    turn: Number(row.turn),
    starts: row.starts ?? 0,
    outcome: parse<RequestOutcome>(row.outcome),
  };
}

function parse<Value>(json: string | null): Value | null {
  return json === null ? null : (JSON.parse(json) as Value);
}
