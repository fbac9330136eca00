import { sql, type Kysely, type Selectable } from 'kysely';
import type { Delivery, DeliveryState, DeliveryStore } from './delivery-store.js';
import type { DeliveriesTable, RecordsDatabase } from './tables.js';

export function createSqlDeliveries(database: Kysely<RecordsDatabase>): DeliveryStore {
  return {
    async findDelivery(id) {
      const row = await database.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst();
      return row && fromRow(row);
    },
    async listDeliveries({ keyId, limit, before }) {
      let query = database
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where('key_id', '=', keyId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit);
      if (before) {
        query = query.where(sql<boolean>`(created_at, id) < (${before.createdAt}, ${before.id})`);
      }
      return (await query.execute()).map(fromRow);
    },
    async replayDelivery(id, at) {
      await database
        .updateTable('webhook_deliveries')
        .set({ state: 'pending', next_attempt_at: at, attempts: 0 })
        .where('id', '=', id)
        .execute();
    },
    async recordAttempt(id, { at, state, status, error, nextAttemptAt }) {
      await database
        .updateTable('webhook_deliveries')
        .set(({ eb }) => ({
          state,
          attempts: eb('attempts', '+', 1),
          last_attempt_at: at,
          last_status: status,
          last_error: error,
          next_attempt_at: nextAttemptAt,
        }))
        .where('id', '=', id)
        .execute();
    },
    async listDueDeliveries(before, limit) {
      const rows = await database
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where('state', '=', 'pending')
        .where('next_attempt_at', '<', before)
        .orderBy('next_attempt_at')
        .limit(limit)
        .execute();
      return rows.map(fromRow);
    },
    async webhookSecret(keyId, candidate) {
      await database
        .insertInto('webhook_secrets')
        .values({ key_id: keyId, secret: candidate })
        .onConflict((conflict) => conflict.column('key_id').doNothing())
        .execute();
      const row = await database
        .selectFrom('webhook_secrets')
        .select('secret')
        .where('key_id', '=', keyId)
        .executeTakeFirstOrThrow();
      return row.secret;
    },
  };
}

function fromRow(row: Selectable<DeliveriesTable>): Delivery {
  return {
    id: row.id,
    requestId: row.request,
    keyId: row.key_id,
    url: row.url,
    type: row.type,
    state: row.state as DeliveryState,
    createdAt: row.created_at,
    attempts: row.attempts,
    lastAttemptAt: row.last_attempt_at,
    lastStatus: row.last_status,
    lastError: row.last_error,
    nextAttemptAt: row.next_attempt_at,
  };
}
