import type { ServerName } from './install.js';

/** Where the servers are that `npm test` started for all test files, and why one of them is not there. */
export interface SharedServers {
  readonly redis?: { readonly url: string };
  readonly postgres?: { readonly url: string };
  readonly s3?: {
    readonly endpoint: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly region: string;
  };
  readonly skipped: Partial<Record<ServerName, string>>;
}

export const SHARED_SERVERS_VARIABLE = 'SHARED_TEST_SERVERS';

/** Test files that hold this word in their compiled text get the servers; see scripts/test.mjs. */
export function sharedServers(): SharedServers {
  const text = process.env[SHARED_SERVERS_VARIABLE];
  if (text !== undefined) return JSON.parse(text) as SharedServers;
  const skipped = 'run it by npm test';
  return { skipped: { redis: skipped, postgres: skipped, s3: skipped } };
}

/** For the `skip` of a test or suite: false when all of these run. */
export function skipWithout(...names: readonly ServerName[]): string | false {
  const { skipped } = sharedServers();
  const missing = names.filter((name) => skipped[name] !== undefined);
  return missing.length > 0 && missing.map((name) => `${name}: ${skipped[name]}`).join('; ');
}
