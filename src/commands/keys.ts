import { InvalidArgumentError } from 'commander';
import type { Keys } from '../records/keys.js';
import { SCOPES, type Scope } from '../records/records.js';
import type { AddCommand } from './command.js';

interface CreateOptions {
  name: string;
  scopes: readonly Scope[];
  expires?: Date;
}

/** `easel keys create|list|revoke`: works on the data folder, whether the service runs or not. */
export const addKeys: AddCommand = (program) => {
  const keys = program.command('keys').description('make, list and revoke API keys');

  keys
    .command('create')
    .description('make a key and print it, this once')
    .option('--name <name>', 'what it is for', 'unnamed')
    .option('--scopes <list>', `any of ${SCOPES.join(', ')}, separated by commas`, readScopes, ['generate', 'read'])
    .option('--expires <when>', 'after so many days (30d) or hours (12h), or at a date (2030-01-31)', readExpiry)
    .action((options: CreateOptions) =>
      withKeys(async (store) => {
        const { name, scopes, expires } = options;
        const { key, record } = await store.create({ name, scopes, ...(expires ? { expiresAt: expires } : {}) });
        console.error(`Key ${record.id} (${record.scopes.join(', ')}). It is shown this once:`);
        console.log(key);
      }),
    );

  keys
    .command('list')
    .description('show the keys, without their secrets')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: boolean }) =>
      withKeys(async (store) => {
        const rows = (await store.list()).map(({ hash: _hash, ...row }) => row);
        if (json) console.log(JSON.stringify(rows, null, 2));
        else if (rows.length === 0) console.log('There are no keys. Make one with: easel keys create');
        for (const row of json ? [] : rows) {
          const state = row.revokedAt
            ? `revoked ${row.revokedAt}`
            : row.expiresAt
              ? `until ${row.expiresAt}`
              : 'active';
          console.log([row.id, row.scopes.join(','), state, row.name].join('  '));
        }
      }),
    );

  keys
    .command('revoke <id>')
    .description('make a key useless, for good')
    .action((id: string) =>
      withKeys(async (store) => {
        // People paste the whole key as often as its id.
        const wanted = /^ek_([0-9a-f]+)_/.exec(id)?.[1] ?? id;
        if (await store.revoke(wanted)) console.log(`Revoked ${wanted}.`);
        else throw new Error(`there is no key ${wanted}`);
      }),
    );
};

async function withKeys(work: (keys: Keys) => Promise<void>): Promise<void> {
  const { loadConfig } = await import('../config/load.js');
  const { openRecords } = await import('../records/open-records.js');
  const { openDataFolder } = await import('../storage/data-folder.js');
  const { createLog } = await import('../telemetry/log.js');
  const config = loadConfig();
  const { records, keys } = await openRecords(config, openDataFolder(config.data), createLog('warn'));
  try {
    await work(keys);
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
