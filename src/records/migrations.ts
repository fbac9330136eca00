import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { RecordsDatabase } from './tables.js';

const ADDED_COLUMNS = {
  api_keys: {
    requests_per_minute: 'integer',
    concurrent_requests: 'integer',
    images_per_day: 'integer',
    weight: 'integer',
  },
  requests: {
    id: 'varchar(64)',
    state: 'varchar(16)',
    unsettled: 'integer',
    started_at: 'varchar(32)',
    finished_at: 'varchar(32)',
    images: 'integer',
    input: 'text',
    photo: 'text',
    cancel_at: 'varchar(32)',
    webhook_url: 'text',
    turn: 'bigint',
    step: 'integer',
    outcome: 'text',
    starts: 'integer',
  },
} as const;

/** In order of their names. What has been released is never edited: a change is a new migration. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-keys-and-requests': {
    async up(database) {
      await database.schema
        .createTable('api_keys')
        .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('hash', 'varchar(64)', (column) => column.notNull())
        .addColumn('scopes', 'text', (column) => column.notNull())
        .addColumn('created_at', 'varchar(32)', (column) => column.notNull())
        .addColumn('expires_at', 'varchar(32)')
        .addColumn('revoked_at', 'varchar(32)')
        .execute();
      await database.schema
        .createTable('requests')
        .addColumn('request_id', 'varchar(128)', (column) => column.notNull())
        .addColumn('key_id', 'varchar(64)', (column) => column.notNull())
        .addColumn('model', 'varchar(128)', (column) => column.notNull())
        .addColumn('created_at', 'varchar(32)', (column) => column.notNull())
        .addColumn('status', 'integer', (column) => column.notNull())
        .addColumn('error_code', 'varchar(64)')
        .addColumn('engine', 'varchar(128)')
        .addColumn('prompt', 'text', (column) => column.notNull())
        .addColumn('seed', 'bigint')
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('height', 'integer', (column) => column.notNull())
        .addColumn('queue_seconds', 'double precision')
        .addColumn('inference_seconds', 'double precision')
        .addColumn('total_seconds', 'double precision', (column) => column.notNull())
        .addColumn('warnings', 'text', (column) => column.notNull())
        .addColumn('safety', 'text', (column) => column.notNull())
        .addColumn('explanation', 'text', (column) => column.notNull())
        .execute();
      await database.schema.createIndex('requests_by_id').on('requests').column('request_id').execute();
      await database.schema.createIndex('requests_by_time').on('requests').column('created_at').execute();
    },
  },
  '0002-durable-requests': {
    async up(database) {
      const { schema } = database;
      // One column a statement: SQLite knows no other way.
      for (const [table, columns] of Object.entries(ADDED_COLUMNS)) {
        for (const [name, type] of Object.entries(columns)) {
          await schema.alterTable(table).addColumn(name, sql.raw(type)).execute();
        }
      }
      await schema.createIndex('requests_by_own_id').unique().on('requests').column('id').execute();
      await schema.createIndex('requests_by_key').on('requests').columns(['key_id', 'created_at', 'id']).execute();
      const unsettled = sql<boolean>`unsettled = 1`;
      const ofUnsettled = (name: string, columns: string[]) =>
        schema.createIndex(name).on('requests').columns(columns).where(unsettled).execute();
      await ofUnsettled('unsettled_requests_by_turn', ['state', 'turn', 'created_at', 'id']);
      await ofUnsettled('unsettled_requests_by_key', ['key_id', 'turn']);
      await schema
        .createIndex('requests_to_cancel')
        .on('requests')
        .column('cancel_at')
        .where(sql<boolean>`unsettled = 1 and cancel_at is not null`)
        .execute();
      // Most requests are traced by their own id; every index that they are not in is a page less to write.
      await schema.dropIndex('requests_by_id').execute();
      await schema
        .createIndex('requests_by_trace')
        .on('requests')
        .column('request_id')
        .where(sql<boolean>`id is null or request_id <> id`)
        .execute();
      await schema
        .createTable('idempotency_keys')
        .addColumn('key_id', 'varchar(64)', (column) => column.notNull())
        .addColumn('path', 'varchar(128)', (column) => column.notNull())
        .addColumn('idempotency_key', 'varchar(255)', (column) => column.notNull())
        .addColumn('body_hash', 'varchar(64)', (column) => column.notNull())
        .addColumn('request', 'varchar(64)', (column) => column.notNull())
        .addColumn('expires_at', 'varchar(32)', (column) => column.notNull())
        .addPrimaryKeyConstraint('idempotency_keys_key', ['key_id', 'path', 'idempotency_key'])
        .execute();
      await schema.createIndex('idempotency_keys_by_end').on('idempotency_keys').column('expires_at').execute();
      await schema
        .createTable('usage')
        .addColumn('key_id', 'varchar(64)', (column) => column.notNull())
        .addColumn('day', 'varchar(10)', (column) => column.notNull())
        .addColumn('model', 'varchar(128)', (column) => column.notNull())
        .addColumn('requests', 'bigint', (column) => column.notNull())
        .addColumn('images', 'bigint', (column) => column.notNull())
        .addColumn('pixels', 'bigint', (column) => column.notNull())
        .addColumn('seconds', 'double precision', (column) => column.notNull())
        .addColumn('failures', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('usage_key', ['key_id', 'day', 'model'])
        .execute();
      await schema.createIndex('usage_by_day').on('usage').columns(['day', 'model']).execute();
      await schema
        .createTable('webhook_deliveries')
        .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('request', 'varchar(64)', (column) => column.notNull())
        .addColumn('key_id', 'varchar(64)', (column) => column.notNull())
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('type', 'varchar(32)', (column) => column.notNull())
        .addColumn('state', 'varchar(16)', (column) => column.notNull())
        .addColumn('created_at', 'varchar(32)', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('last_attempt_at', 'varchar(32)')
        .addColumn('last_status', 'integer')
        .addColumn('last_error', 'text')
        .addColumn('next_attempt_at', 'varchar(32)')
        .execute();
      const deliveriesBy = (name: string, columns: string[]) =>
        schema.createIndex(`webhook_deliveries_by_${name}`).on('webhook_deliveries').columns(columns).execute();
      await deliveriesBy('key', ['key_id', 'created_at', 'id']);
      await deliveriesBy('request', ['request']);
      await deliveriesBy('due', ['state', 'next_attempt_at']);
      await schema
        .createTable('webhook_secrets')
        .addColumn('key_id', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('secret', 'varchar(128)', (column) => column.notNull())
        .execute();
    },
  },
  '0003-shared-secrets': {
    async up({ schema }) {
      await schema
        .createTable('secrets')
        .addColumn('name', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('value', 'varchar(128)', (column) => column.notNull())
        .execute();
    },
  },
};

/**
 * `own` are those of one kind of database alone. Migrations only ever add, so that while a fleet is upgraded processes
 * of the version before go on, and start, on what the newer version made.
 */
export async function migrate(
  database: Kysely<RecordsDatabase>,
  own: Readonly<Record<string, Migration>> = {},
): Promise<void> {
  const known = { ...MIGRATIONS, ...own };
  const newer = (await executedMigrations(database)).filter((name) => !Object.hasOwn(known, name));
  const done: Migration = { up: () => Promise.resolve() };
  const migrations = { ...known, ...Object.fromEntries(newer.map((name) => [name, done])) };
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the database could not be brought up to date', { cause: error });
}

async function executedMigrations(database: Kysely<RecordsDatabase>): Promise<string[]> {
  try {
    const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
    if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
      database,
    );
    return rows.map(({ name }) => name);
  } catch (error) {
    throw new Error('the database could not be brought up to date', { cause: error });
  }
}
