import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { RecordsDatabase } from './tables.js';

const CONNECTIONS = 10;
const CONNECT_MILLISECONDS = 5_000;
/** Longer than any statement here takes; one that does has lost its server. */
const STATEMENT_MILLISECONDS = 30_000;

export interface PostgresDatabase {
  readonly database: Kysely<RecordsDatabase>;
  /** The connections under it; closed with it. */
  readonly pool: Pool;
}

/** Opens the database that a fleet shares. `onError` hears of connections that broke while idle; they are replaced. */
export function openPostgresDatabase(url: string, onError: (error: Error) => void): PostgresDatabase {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    query_timeout: STATEMENT_MILLISECONDS,
    keepAlive: true,
    application_name: 'easel',
  });
  // The pool listens to idle connections only; one that breaks while it is used must not end the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', onError);
  return { database: new Kysely<RecordsDatabase>({ dialect: new PostgresDialect({ pool }) }), pool };
}
