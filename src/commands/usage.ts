import type { UsageRow } from '../records/usage-store.js';
import type { AddCommand } from './command.js';
import { toTable } from './table.js';

interface UsageOptions {
  from?: string;
  to?: string;
  key?: string;
  json?: boolean;
}

/** `easel usage`: what the keys used, from the data folder, whether the service runs or not. */
export const addUsage: AddCommand = (program) => {
  program
    .command('usage')
    .description('what the keys used, per day and model')
    .option('--from <day>', 'first day, like 2030-01-31 (30 days ago)')
    .option('--to <day>', 'last day (today)')
    .option('--key <id>', 'only this key')
    .option('--json', 'as JSON')
    .action(showUsage);
};

async function showUsage({ from, to, key, json }: UsageOptions): Promise<void> {
  const { loadConfig } = await import('../config/load.js');
  const { openRecords } = await import('../records/open-records.js');
  const { openDataFolder } = await import('../storage/data-folder.js');
  const { createLog } = await import('../telemetry/log.js');
  const { readUsageRange } = await import('../requests/usage-range.js');
  const range = readUsageRange({ from, to });
  const config = loadConfig();
  const { records } = await openRecords(config, openDataFolder(config.data), createLog('warn'));
  try {
    const keyId = key && (/^ek_([0-9a-f]+)_/.exec(key)?.[1] ?? key);
    const rows = await records.usage.listUsage({ ...range, ...(keyId ? { keyId } : {}) });
    if (json) console.log(JSON.stringify(rows, null, 2));
    else if (rows.length === 0) console.log(`Nothing was used from ${range.from} to ${range.to}.`);
    else console.log(describe(rows));
  } finally {
    await records.close();
  }
}

const NUMBERS = ['requests', 'images', 'pixels', 'seconds', 'failures'] as const;

function describe(rows: readonly UsageRow[]): string {
  const cells = rows.map((row) => [
    row.day,
    row.keyId,
    row.model,
    ...NUMBERS.map((name) => (name === 'seconds' ? row.seconds.toFixed(1) : String(row[name]))),
  ]);
  return toTable(['day', 'key', 'model', ...NUMBERS], cells, NUMBERS);
}
