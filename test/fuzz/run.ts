import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { ConfigError, loadConfig } from '../../src/config/load.js';
import { createWorkflow } from '../../src/engines/comfyui/workflow.js';
import { createDecoder } from '../../src/faces/decode/decoder.js';
import { FaceError } from '../../src/faces/faces.js';
import { RawHang, sendRaw } from '../support/raw-http.js';
import { startService, type Service } from '../support/service.js';
import { createDice, mutateBytes, mutateJson, type Dice } from './mutate.js';
import { CONFIGURATION, HEADERS, photos, REQUESTS, SOME_REQUEST, URLS, WORKFLOWS } from './samples.js';

export interface Finding {
  readonly kind: string;
  /** `createDice` of this makes the case again. */
  readonly seed: number;
  readonly what: string;
}

export interface FuzzReport {
  readonly cases: Readonly<Record<string, number>>;
  readonly statuses: ReadonlyMap<number, number>;
  readonly findings: readonly Finding[];
}

/** How the cases are shared out; what is read from the network gets the most. */
const SHARES = { bodies: 0.4, urls: 0.15, headers: 0.1, pictures: 0.1, workflows: 0.125, configurations: 0.125 };
const MOST_FINDINGS = 20;
const AT_ONCE = 16;
const PATIENCE_MILLISECONDS = 60_000;

/** Mutates everything that a stranger or an operator can hand in, and notes what is a 5xx, a hang or a crash. */
export async function fuzz(total: number, firstSeed = 1): Promise<FuzzReport> {
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  const cases: Record<string, number> = {};
  const folder = mkdtempSync(join(tmpdir(), 'easel-fuzz-'));
  const service = await startService();
  const pool = new Pool(service.url, { connections: AT_ONCE, headersTimeout: PATIENCE_MILLISECONDS });
  const decoders = [createDecoder({ seconds: 30 }), createDecoder({ seconds: 30 })];
  const originals = await photos();
  const drawn = await drawOne(service);

  const judge = (status: number): void => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) throw new Error(`status ${status}`);
  };
  const send = async (path: string, method: 'GET' | 'POST', body?: Buffer): Promise<void> => {
    const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' };
    const answer = await pool.request({ path, method, headers, ...(body ? { body } : {}) });
    await answer.body.dump();
    judge(answer.statusCode);
  };

  const targets: Record<keyof typeof SHARES, (dice: Dice, index: number) => Promise<void> | void> = {
    async bodies(dice) {
      const { path, body } = dice.pick(REQUESTS);
      const tree = dice.below(3) === 0 ? body : mutateJson(body, dice);
      const text = Buffer.from(JSON.stringify(tree) ?? '');
      await send(path, 'POST', dice.below(2) === 0 ? text : mutateBytes(text, dice));
    },
    async urls(dice) {
      const url = dice.pick(URLS).replace(SOME_REQUEST, drawn);
      const mutated = mutateBytes(Buffer.from(url), dice).toString('latin1');
      const path = `/${mutated.replaceAll(/[^\x21-\x7e]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
      await send(path.slice(path.startsWith('//') ? 1 : 0), 'GET');
    },
    headers: (dice) => sendHeaders(dice, service, judge),
    async pictures(dice, index) {
      const bytes = mutateBytes(dice.pick(originals), dice);
      await decoders[index % decoders.length]
        ?.open(bytes, (photo) => photo.pixels(64))
        .catch((error: unknown) => {
          if (!(error instanceof FaceError) || error.publicMessage.includes('too hard')) throw error;
        });
    },
    workflows(dice) {
      const text = mutateBytes(Buffer.from(dice.pick(WORKFLOWS)), dice).toString();
      try {
        createWorkflow(text, 'workflow.json').complete({ prompt: '"}, {{seed}} \\', seed: 1, width: 64, height: 64 });
      } catch (error) {
        if (!(error instanceof Error) || !error.message.includes('workflow.json')) throw error;
      }
    },
    configurations(dice, index) {
      const file = join(folder, `${index % AT_ONCE}.yaml`);
      writeFileSync(file, mutateBytes(Buffer.from(CONFIGURATION), dice));
      try {
        loadConfig({ env: { EASEL_CONFIG: file } });
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
      }
    },
  };

  const onCrash = (reason: unknown): void => void findings.push({ kind: 'crash', seed: 0, what: String(reason) });
  process.on('unhandledRejection', onCrash);
  process.on('uncaughtException', onCrash);
  try {
    for (const [kind, share] of Object.entries(SHARES) as [keyof typeof SHARES, number][]) {
      const count = Math.ceil(total * share);
      cases[kind] = count;
      await inParallel(count, async (index) => {
        const seed = firstSeed * 10_000_000 + index;
        try {
          await withPatience(Promise.resolve(targets[kind](createDice(seed), index)));
        } catch (error) {
          findings.push({ kind, seed, what: error instanceof Error ? error.message : String(error) });
          if (findings.length >= MOST_FINDINGS) throw new Error('enough was found', { cause: error });
        }
      }).catch((error: unknown) => {
        if (findings.length === 0) throw error;
      });
    }
    const healthy = await service.request('/health');
    if (healthy.status !== 200) findings.push({ kind: 'health', seed: 0, what: `status ${healthy.status}` });
    return { cases, statuses, findings };
  } finally {
    process.off('unhandledRejection', onCrash);
    process.off('uncaughtException', onCrash);
    for (const decoder of decoders) decoder.close();
    await pool.destroy();
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** So that addresses of a request lead somewhere. */
async function drawOne(service: Service): Promise<string> {
  const { path, body } = REQUESTS.at(-2) ?? { path: '', body: {} };
  const id = (await service.post(path, body)).headers.get('x-request-id') ?? '';
  const { status } = await service.request(`/v1/requests/${id}`, {
    headers: { authorization: `Bearer ${service.key}` },
  });
  if (status !== 200) throw new Error(`no request to ask about: ${status}`);
  return id;
}

/** Bytes that no client would send. The server may close without a word; it may not fail. */
async function sendHeaders(dice: Dice, service: Service, judge: (status: number) => void): Promise<void> {
  const { path, body } = dice.pick(REQUESTS);
  const text = JSON.stringify(body);
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: easel.example',
    `Authorization: Bearer ${service.key}`,
    ...Array.from({ length: 1 + dice.below(4) }, () => dice.pick(HEADERS)),
    `Content-Length: ${text.length}`,
  ];
  const at = dice.below(lines.length);
  lines[at] = mutateBytes(Buffer.from(lines[at] ?? ''), dice).toString('latin1');
  const message = `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${text}`;
  const { status } = await sendRaw(service.port, message, { end: true }).catch((error: unknown) => {
    if (error instanceof RawHang) throw error;
    return { status: Number.NaN };
  });
  if (!Number.isNaN(status)) judge(status);
}

async function inParallel(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function withPatience(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer: it hangs')), PATIENCE_MILLISECONDS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
