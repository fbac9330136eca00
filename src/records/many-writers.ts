import type { Kysely, RawBuilder } from 'kysely';
import type { RecordsDatabase } from './tables.js';

/**
 * What a database needs that takes several writers at once and shows none of them what the others are about to write.
 * Else ten requests of a key that come together would all be given the same turn.
 */
export interface ManyWriters {
  /** Makes others wait who want to accept a request of the same key, until the transaction ends. */
  lockKey(this: void, transaction: Kysely<RecordsDatabase>, keyId: string): Promise<void>;
  /** The key's next turn, with the key locked. */
  turnOf(this: void, keyId: string): RawBuilder<number>;
}
