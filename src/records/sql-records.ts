import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { ManyWriters } from './many-writers.js';
import type { KeyLimits, KeyRecord, Records, RequestRecord, Scope } from './records.js';
import { createSqlDeliveries } from './sql-deliveries.js';
import { createSqlRequests } from './sql-requests.js';
import { createSqlUsage } from './sql-usage.js';
import type { KeysTable, RecordsDatabase, RequestsTable } from './tables.js';

export interface SqlRecordsOptions {
  readonly database: Kysely<RecordsDatabase>;
  /** Told when a batch of request records could not be written; generation goes on. */
  readonly onWriteFailure: (error: unknown) => void;
  /** What the database itself can tell of its health beside; throws. */
  readonly probe?: () => void;
  /** Absent where one writes at a time. */
  readonly manyWriters?: ManyWriters;
}

const FLUSH_AFTER_MILLISECONDS = 250;
const MOST_WAITING = 10_000;
const ROWS_PER_INSERT = 50;

/** Records in any SQL database that Kysely speaks. The caller migrates it first. */
export function createSqlRecords({ database, onWriteFailure, probe, manyWriters }: SqlRecordsOptions): Records {
  let waiting: RequestRecord[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(batch: readonly RequestRecord[]): Promise<void> {
    try {
      // One statement for many rows, and no transaction around several: nobody else is kept waiting between them.
      for (let index = 0; index < batch.length; index += ROWS_PER_INSERT) {
        const rows = batch.slice(index, index + ROWS_PER_INSERT).map(toRequestRow);
        await database.insertInto('requests').values(rows).execute();
      }
    } catch (error) {
      onWriteFailure(error);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) writing = writing.then(() => write(batch));
    return writing;
  }

  return {
    async addKey(key) {
      const { id, name, hash, scopes, createdAt, expiresAt, revokedAt, limits } = key;
      await database
        .insertInto('api_keys')
        .values({
          id,
          name,
          hash,
          scopes: scopes.join(' '),
          created_at: createdAt,
          expires_at: expiresAt,
          revoked_at: revokedAt,
          ...toLimitColumns(limits),
        })
        .execute();
    },
    async findKey(id) {
      const row = await database.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst();
      return row && fromKeyRow(row);
    },
    async listKeys() {
      const rows = await database.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('id').execute();
      return rows.map(fromKeyRow);
    },
    async revokeKey(id, at) {
      const result = await database
        .updateTable('api_keys')
        .set((expression) => ({ revoked_at: expression.fn.coalesce('revoked_at', expression.val(at)) }))
        .where('id', '=', id)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    async limitKey(id, limits) {
      const result = await database
        .updateTable('api_keys')
        .set(toLimitColumns(limits))
        .where('id', '=', id)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    requests: createSqlRequests(database, manyWriters),
    usage: createSqlUsage(database),
    deliveries: createSqlDeliveries(database),
    addRefused(request) {
      if (waiting.length >= MOST_WAITING) return onWriteFailure(new Error('too many request records wait'));
      waiting.push(request);
      timer ??= setTimeout(() => void flush(), FLUSH_AFTER_MILLISECONDS);
    },
    async findRequest(requestId) {
      const traced = await database
        .selectFrom('requests')
        .selectAll()
        .where('request_id', '=', requestId)
        .where(sql<boolean>`(id is null or request_id <> id)`)
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      const own = database.selectFrom('requests').selectAll().where('id', '=', requestId);
      const row = traced ?? (await own.executeTakeFirst());
      return row && fromRequestRow(row);
    },
    async forgetRequestsBefore(time) {
      const result = await database
        .deleteFrom('requests')
        .where('created_at', '<', time)
        .where('unsettled', 'is', null)
        .executeTakeFirst();
      const known = database
        .selectFrom('requests')
        .select(sql<string>`id`.as('id'))
        .where('id', 'is not', null);
      await database
        .deleteFrom('webhook_deliveries')
        .where('created_at', '<', time)
        .where('request', 'not in', known)
        .execute();
      await database.deleteFrom('idempotency_keys').where('request', 'not in', known).execute();
      return Number(result.numDeletedRows);
    },
    async keepSecret(name, candidate) {
      await database
        .insertInto('secrets')
        .values({ name, value: candidate })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await database
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return row.value;
    },
    flush,
    async check() {
      probe?.();
      // Asks for a write without changing anything: a server that only reads is found out.
      await database.updateTable('webhook_secrets').set({ secret: '' }).where('key_id', '=', '').execute();
    },
    async close() {
      await flush();
      await database.destroy();
    },
  };
}

function fromKeyRow(row: Selectable<KeysTable>): KeyRecord {
  return {
    id: row.id,
    name: row.name,
    hash: row.hash,
    scopes: row.scopes.split(' ') as Scope[],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    limits: {
      requestsPerMinute: row.requests_per_minute,
      concurrentRequests: row.concurrent_requests,
      imagesPerDay: row.images_per_day,
      weight: row.weight,
    },
  };
}

function toLimitColumns(limits: KeyLimits) {
  return {
    requests_per_minute: limits.requestsPerMinute,
    concurrent_requests: limits.concurrentRequests,
    images_per_day: limits.imagesPerDay,
    weight: limits.weight,
  };
}

function toRequestRow(request: RequestRecord): Insertable<RequestsTable> {
  return {
    request_id: request.requestId,
    key_id: request.keyId,
    model: request.model,
    created_at: request.createdAt,
    status: request.status,
    error_code: request.errorCode,
    engine: request.engine,
    prompt: request.prompt,
    seed: request.seed,
    width: request.width,
    height: request.height,
    queue_seconds: request.queueSeconds,
    inference_seconds: request.inferenceSeconds,
    total_seconds: request.totalSeconds,
    warnings: JSON.stringify(request.warnings),
    safety: JSON.stringify(request.safety),
    explanation: JSON.stringify(request.explanation),
  };
}

function fromRequestRow(row: Selectable<RequestsTable>): RequestRecord {
  return {
    requestId: row.request_id,
    keyId: row.key_id,
    model: row.model,
    createdAt: row.created_at,
    status: row.status,
    errorCode: row.error_code,
    engine: row.engine,
    prompt: row.prompt,
    seed: row.seed === null ? null : Number(row.seed),
    width: row.width,
    height: row.height,
    queueSeconds: row.queue_seconds,
    inferenceSeconds: row.inference_seconds,
    totalSeconds: row.total_seconds,
    warnings: JSON.parse(row.warnings) as string[],
    safety: JSON.parse(row.safety) as unknown[],
    explanation: JSON.parse(row.explanation) as unknown[],
  };
}
