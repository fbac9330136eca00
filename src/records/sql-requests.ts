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
import { prepare } from './prepared.js';
import { stepOf, turnOf } from './sql-turns.js';
import { prepareAddUsage } from './sql-usage.js';
import type { RecordsDatabase, RequestsTable } from './tables.js';

/** Said literally, not as a parameter: only then does a database see that the small partial indices apply. */
const unsettled = sql<boolean>`unsettled = 1`;

/** Requests in any SQL database that Kysely speaks. */
export function createSqlRequests(database: Kysely<RecordsDatabase>): RequestStore {
  const statements = prepareStatements(database);
  const addUsage = prepareAddUsage(database);

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
    accept: (request) =>
      request.idempotency ? acceptOnce(database, request, statements) : insert(database, request, statements),

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

type Statements = ReturnType<typeof prepareStatements>;

/** What every request goes through. */
function prepareStatements(database: Kysely<RecordsDatabase>) {
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
          state: 'IN_QUEUE',
          unsettled: 1,
          starts: 0,
          images: place('images'),
          input: place('input'),
          photo: place('photo'),
          cancel_at: place('cancel_at'),
          webhook_url: place('webhook_url'),
          turn: turnOf(place('key_id')),
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

type SettledRow = Pick<Selectable<RequestsTable>, 'key_id' | 'model' | 'width' | 'height' | 'photo' | 'webhook_url'>;

async function insert(
  database: Kysely<RecordsDatabase>,
  request: NewRequest,
  statements: Statements,
): Promise<Acceptance> {
  const [row] = await statements.insert(database, toNewRow(request));
  return { accepted: true, turn: Number(row?.turn) };
}

function toNewRow(request: NewRequest) {
  return {
    request_id: request.traceId,
    key_id: request.keyId,
    model: request.model,
    created_at: request.createdAt,
    prompt: request.prompt,
    width: request.width,
    height: request.height,
    id: request.id,
    images: request.imageCount,
    input: request.input,
    photo: request.photo && JSON.stringify(request.photo),
    cancel_at: request.cancelAt,
    webhook_url: request.webhookUrl,
    step: stepOf(request),
  };
}

/** The primary key of the claim decides between callers that come at once, in whatever processes. */
function acceptOnce(
  database: Kysely<RecordsDatabase>,
  request: NewRequest,
  statements: Statements,
): Promise<Acceptance> {
  const { idempotency, id, keyId, createdAt } = request;
  if (idempotency === undefined) return insert(database, request, statements);
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
          // One that has run out is free again, and so is one whose request was forgotten.
          .where(
            sql<boolean>`idempotency_keys.expires_at <= ${createdAt} or not exists (select 1 from requests where requests.id = idempotency_keys.request)`,
          ),
      )
      .returning('request')
      .executeTakeFirst();
    if (claimed) return insert(transaction, request, statements);
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

function toSettledRow(settlement: Settlement) {
  const { outcome } = settlement;
  return {
    state: settlement.state,
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
    input: settlement.input ?? null,
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
