import { Migrator, type Kysely, type Migration } from 'kysely';
import type { RecordsDatabase } from './tables.js';

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
};

export async function migrate(database: Kysely<RecordsDatabase>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the database could not be brought up to date', { cause: error });
}
