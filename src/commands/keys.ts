import { InvalidArgumentError, type Command } from 'commander';
import type { Keys } from '../records/keys.js';
import { NO_LIMITS, SCOPES, type KeyLimits, type KeyRecord, type Records, type Scope } from '../records/records.js';
import { nearest } from '../contract/nearest.js';
import { CommandError } from './command-error.js';
import type { AddCommand } from './command.js';
import { toTable } from './table.js';

interface LimitOptions {
  rate?: number;
  concurrent?: number;
  quota?: number;
  weight?: number;
}

interface CreateOptions extends LimitOptions {
  name: string;
  scopes: readonly Scope[];
  expires?: Date;
}

/** `easel keys create|list|revoke`: works on the data folder, whether the service runs or not. */
export const addKeys: AddCommand = (program) => {
  const keys = program.command('keys').description('make, list and revoke API keys');

  withLimits(keys.command('create'))
    .description('make a key and print it, this once')
    .option('--name <name>', 'what it is for', 'unnamed')
    .option('--scopes <list>', `any of ${SCOPES.join(', ')}, separated by commas`, readScopes, ['generate', 'read'])
    .option('--expires <when>', 'after so many days (30d) or hours (12h), or at a date (2030-01-31)', readExpiry)
    .action((options: CreateOptions) =>
      withKeys(async (store) => {
        const { name, scopes, expires } = options;
        const { key, record } = await store.create({
          name,
          scopes,
          limits: limitsOf(options),
          ...(expires ? { expiresAt: expires } : {}),
        });
        console.error(`Key ${record.id} (${record.scopes.join(', ')}). It is shown this once:`);
        console.log(key);
      }),
    );

  keys
    .command('list')
    .description('show the keys, without their secrets')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: boolean }) =>
      withKeys(async (store, records) => {
        const rows = await Promise.all(
          (await store.list()).map(async ({ hash: _hash, ...row }) => {
            const [newest] = await records.requests.list({ keyId: row.id, limit: 1 });
            return { ...row, lastUsedAt: newest?.createdAt ?? null };
          }),
        );
        if (json) console.log(JSON.stringify(rows, null, 2));
        else if (rows.length === 0) console.log('There are no keys. Make one with: easel keys create');
        else console.log(describe(rows));
      }),
    );

  withLimits(keys.command('limit <id>'))
    .description('set what a key may do; what is not given is as the service has it')
    .action((id: string, options: LimitOptions) =>
      withKeys(async (store) => {
        const wanted = idOf(id);
        const limits = limitsOf(options);
        if (!(await store.limit(wanted, limits))) throw await noSuchKey(store, wanted);
        console.log(`Key ${wanted}: ${describeLimits(limits)}.`);
      }),
    );

  keys
    .command('revoke <id>')
    .description('make a key useless, for good')
    .action((id: string) =>
      withKeys(async (store) => {
        const wanted = idOf(id);
        if (await store.revoke(wanted)) console.log(`Revoked ${wanted}.`);
        else throw await noSuchKey(store, wanted);
      }),
    );
};

/** People paste the whole key as often as its id. */
const idOf = (text: string): string => /^ek_([0-9a-f]+)_/.exec(text)?.[1] ?? text;

function withLimits(command: Command): Command {
  return command
    .option('--rate <number>', 'generations a minute', readCount(1))
    .option('--concurrent <number>', 'requests that wait and run at once', readCount(1))
    .option('--quota <number>', 'pictures a day', readCount(0))
    .option('--weight <number>', 'share of the workers beside other keys, 1 to 100 (10)', readCount(1, 100));
}

function limitsOf({ rate, concurrent, quota, weight }: LimitOptions): KeyLimits {
  return {
    ...NO_LIMITS,
    ...(rate === undefined ? {} : { requestsPerMinute: rate }),
    ...(concurrent === undefined ? {} : { concurrentRequests: concurrent }),
    ...(quota === undefined ? {} : { imagesPerDay: quota }),
    ...(weight === undefined ? {} : { weight }),
  };
}

function describeLimits({ requestsPerMinute, concurrentRequests, imagesPerDay, weight }: KeyLimits): string {
  const told = [
    requestsPerMinute === null ? [] : `${requestsPerMinute}/minute`,
    concurrentRequests === null ? [] : `${concurrentRequests} at once`,
    imagesPerDay === null ? [] : `${imagesPerDay} pictures/day`,
    weight === null ? [] : `weight ${weight}`,
  ].flat();
  return told.length === 0 ? 'no limits of its own' : told.join(', ');
}

function readCount(min: number, max = 1_000_000_000) {
  return (text: string): number => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}

const day = (time: string): string => time.slice(0, 10);

function describe(rows: readonly (Omit<KeyRecord, 'hash'> & { readonly lastUsedAt: string | null })[]): string {
  const names = ['id', 'name', 'scopes', 'state', 'made', 'used', 'limits'];
  const cells = rows.map((row) => [
    row.id,
    row.name,
    row.scopes.join(','),
    row.revokedAt ? `revoked ${day(row.revokedAt)}` : row.expiresAt ? `until ${day(row.expiresAt)}` : 'active',
    day(row.createdAt),
    row.lastUsedAt === null ? 'never' : day(row.lastUsedAt),
    describeLimits(row.limits),
  ]);
  return toTable(names, cells);
}

async function noSuchKey(store: Keys, wanted: string): Promise<CommandError> {
  const known = (await store.list()).map(({ id }) => id);
  const meant = nearest(wanted, known);
  const hint = meant === undefined ? 'easel keys list shows them' : `did you mean ${meant}?`;
  return new CommandError(`there is no key ${wanted}; ${hint}`);
}

async function withKeys(work: (keys: Keys, records: Records) => Promise<void>): Promise<void> {
  const { loadConfig } = await import('../config/load.js');
  const { openRecords } = await import('../records/open-records.js');
  const { openDataFolder } = await import('../storage/data-folder.js');
  const { createLog } = await import('../telemetry/log.js');
  const config = loadConfig();
  const { records, keys } = await openRecords(config, openDataFolder(config.data), createLog('warn'));
  try {
    await work(keys, records);
  } finally {
    await records.close();
  }
}

function readScopes(text: string): readonly Scope[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !SCOPES.some((scope) => scope === name));
  if (unknown !== undefined) throw new InvalidArgumentError(`"${unknown}" is not one of ${SCOPES.join(', ')}.`);
  return SCOPES.filter((scope) => names.includes(scope));
}

function readExpiry(text: string): Date {
  const [, count, unit] = /^(\d{1,5})([dh])$/.exec(text) ?? [];
  const date = count
    ? new Date(Date.now() + Number(count) * (unit === 'd' ? 86_400_000 : 3_600_000))
    : /^\d{4}-\d{2}-\d{2}/.test(text)
      ? new Date(text)
      : undefined;
  if (date === undefined || Number.isNaN(date.getTime())) {
    throw new InvalidArgumentError('Write it like 30d, 12h or 2030-01-31.');
  }
  if (date.getTime() <= Date.now()) throw new InvalidArgumentError('It lies in the past.');
  return date;
}
