import { sql, type Migration } from 'kysely';
import type { ManyWriters } from './many-writers.js';
import { turnOf } from './sql-turns.js';

/** Beside the migrations that every database has. */
export const POSTGRES_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0004-turns-one-after-the-other': {
    async up(database) {
      // What a function asks is asked anew when it is called: after the lock, it sees who came before.
      await sql`
        create function easel_turn(asking text) returns bigint language plpgsql volatile as $function$
        begin
          perform pg_advisory_xact_lock(hashtextextended('easel key ' || asking, 0));
          return ${turnOf(sql.raw('asking'))};
        end
        $function$
      `.execute(database);
    },
  },
};

/** Both hold the same lock until the transaction ends, in whatever process. */
export const postgresWriters: ManyWriters = {
  async lockKey(transaction, keyId) {
    await sql`select pg_advisory_xact_lock(hashtextextended('easel key ' || ${keyId}::text, 0))`.execute(transaction);
  },
  turnOf: (keyId) => sql<number>`easel_turn(${keyId})`,
};
