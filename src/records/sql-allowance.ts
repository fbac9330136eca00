import { sql, type Kysely } from 'kysely';
import { AllowanceExceeded, exceededBy, type KeyStanding, type NewRequest } from './request-store.js';
import type { RecordsDatabase } from './tables.js';

/** Read in one statement: what settles meanwhile is seen on its way or drawn, and neither twice nor not at all. */
export async function standingOf(database: Kysely<RecordsDatabase>, keyId: string, day: string): Promise<KeyStanding> {
  const { rows } = await sql<Record<keyof KeyStanding, number | string>>`
    select
      (select count(*) from requests where key_id = ${keyId} and unsettled = 1) as "requests",
      (select coalesce(sum(images), 0) from requests where key_id = ${keyId} and unsettled = 1) as "images",
      (select coalesce(sum(images), 0) from usage where key_id = ${keyId} and day = ${day}) as "drawn"
  `.execute(database);
  const [row] = rows;
  return { requests: Number(row?.requests), images: Number(row?.images), drawn: Number(row?.drawn) };
}

/** Throws when the key may not have this one too. To be called with the key locked. */
export async function requireAllowance(
  transaction: Kysely<RecordsDatabase>,
  { keyId, createdAt, imageCount, allowance }: NewRequest,
): Promise<void> {
  if (allowance === undefined) return;
  const standing = await standingOf(transaction, keyId, createdAt.slice(0, 10));
  const exceeded = exceededBy(standing, imageCount, allowance);
  if (exceeded) throw new AllowanceExceeded(exceeded);
}
