import { Client } from 'pg';

/** What the records say, asked past the service. */
export function countRecords(url: string): Promise<{ requests: number; unsettled: number; usage: number }> {
  return ask(url, async (number) => ({
    requests: await number('select count(*) as count from requests where id is not null'),
    unsettled: await number('select count(*) as count from requests where unsettled = 1'),
    usage: await number('select sum(requests) as count from usage'),
  }));
}

/** How many others were begun before this request was: since it came, and since its caller knew that it was accepted. */
export function startedBefore(
  url: string,
  requestId: string,
  acceptedAt: string,
): Promise<{ sinceArrival: number; sinceAcceptance: number }> {
  const others = `select count(*) as count from requests as own, requests as other
    where own.id = $1 and other.id <> own.id and other.started_at < own.started_at and other.started_at >`;
  return ask(url, async (number) => ({
    sinceArrival: await number(`${others} own.created_at`, requestId),
    sinceAcceptance: await number(`${others} $2`, requestId, acceptedAt),
  }));
}

async function ask<Answer>(
  url: string,
  question: (number: (query: string, ...values: string[]) => Promise<number>) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client(url);
  await client.connect();
  try {
    return await question(async (query, ...values) => {
      const { rows } = await client.query<{ count: string | null }>(query, values);
      return Number(rows[0]?.count ?? 0);
    });
  } finally {
    await client.end();
  }
}
