import { ERROR_TABLE } from './errors.js';

/** The table of docs/errors.md, made from the codes so that it cannot lie. */
export function errorTable(): string {
  const rows = Object.entries(ERROR_TABLE).map(
    ([code, { status, type, meaning }]) => `${status} | \`${code}\` | \`${type}\` | ${meaning}`,
  );
  return ['status | code | type | meaning', '---|---|---|---', ...rows].join('\n');
}
