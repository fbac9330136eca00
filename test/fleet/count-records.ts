import { Client } from 'pg';

/** What the records say, asked past the service. */
export async function countRecords(url: string): Promise<{ requests: number; unsettled: number; usage: number }> {
  const client = new Client(url);
  await client.connect();
  try {
    const number = async (query: string): Promise<number> => {
      const { rows } = await client.query<{ count: string | null }>(query);
      return Number(rows[0]?.count ?? 0);
    };
    return {
      requests: await number('select count(*) as count from requests where id is not null'),
      unsettled: await number('select count(*) as count from requests where unsettled = 1'),
      usage: await number('select sum(requests) as count from usage'),
    };
  } finally {
    await client.end();
  }
}
