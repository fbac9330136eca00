import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../config/load.js';
import type { ReferenceDocument } from '../http/description/reference.js';
import { createLog } from '../telemetry/log.js';
import { createApp } from './app.js';

/** The description of a service with the default settings, for the docs. */
export async function describeService(): Promise<ReferenceDocument> {
  const data = mkdtempSync(join(tmpdir(), 'easel-describe-'));
  try {
    const app = await createApp({ config: loadConfig({ env: { EASEL_DATA: data } }), log: createLog('silent') });
    const document = app.server.swagger() as unknown as ReferenceDocument;
    await app.close();
    return document;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
