import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { DialectName } from '../../src/engines/openai-images/dialects.js';
import { pictureFor, startBackend, type BackendOptions, type Received } from './faulty-backend.js';
import { createReplay } from './replay.js';

/** Reads both kinds of body into one set of fields, as these servers do. */
export async function fieldsOf(request: Received): Promise<Record<string, unknown>> {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) return request.json();
  const form = await new Response(new Uint8Array(request.body), {
    headers: { 'content-type': request.headers['content-type'] },
  }).formData();
  return Object.fromEntries(
    await Promise.all(
      [...form].map(async ([name, value]) => [
        name,
        typeof value === 'string' ? value : `file of ${(await value.arrayBuffer()).byteLength}`,
      ]),
    ),
  ) as Record<string, unknown>;
}

export interface ImagesServerOptions {
  readonly fault?: BackendOptions['fault'];
  /** Answers with an address instead of the picture. */
  readonly resultUrl?: (own: string) => string;
  /** As sd-server was before its jobs. */
  readonly withoutJobs?: boolean;
  /** No job of sd-server ends before this. */
  readonly jobsEnd?: Promise<void>;
}

/** Another Easel is not recorded: the tests run one. */
export type RecordedDialect = Exclude<DialectName, 'easel'>;

/** Speaks the Images API as the recorded traffic of `dialect` does, and refuses what that server does not know. */
export async function startImagesServer(dialect: RecordedDialect, options: ImagesServerOptions = {}) {
  const replay = createReplay(dialect);
  const jobs = createJobs(options.jobsEnd);
  const backend = await startBackend({
    fault: options.fault,
    faultPath: () => (dialect === 'sd-server' && !options.withoutJobs ? /img_gen|jobs/ : /images/),
    async answer(request, spoil) {
      if (request.path === '/file.png') return { bytes: await pictureFor('file', 64, 64) };
      if (options.withoutJobs && request.path.startsWith('/sdcpp')) return undefined;
      replay.check(request);
      if (request.path.startsWith('/sdcpp')) {
        const { name, id, asked } = jobs.answer(request);
        const drawn = name === 'completed' ? spoil(await drawFor(dialect, asked)) : undefined;
        return replay.answer(name, { id, picture: drawn?.toString('base64') });
      }
      const kind = /images\/(generations|edits)$/.exec(request.path)?.[1];
      if (kind === undefined) return replay.answer('health');
      const fields = await fieldsOf(request);
      if (dialect === 'lemonade' && !fields['model']) return replay.answer('without model');
      if (!fields['prompt']) return replay.answer('refused');
      const picture = spoil(await drawFor(dialect, fields));
      if (options.resultUrl)
        return { json: { created: 1, data: [{ url: options.resultUrl(String(request.headers.host)) }] } };
      return replay.answer(kind, { id: 'an-id', picture: picture.toString('base64') });
    },
  });
  return { ...backend, jobs };
}

/** Seeds that the server takes for chance: it reads 32 bits with a sign, and LocalAI's diffusers wants more than 0. */
const BY_CHANCE: Partial<Record<RecordedDialect, (seed: number) => boolean>> = {
  localai: (seed) => (seed | 0) <= 0,
  lemonade: (seed) => (seed | 0) < 0,
};

async function drawFor(dialect: RecordedDialect, fields: Record<string, unknown>): Promise<Buffer> {
  const { size } = fields;
  const [width = 0, height = 0] =
    typeof size === 'string' ? size.split('x').map(Number) : [Number(fields['width']), Number(fields['height'])];
  if (fields['background'] === 'transparent')
    return sharp(await pictureFor(fields, width, height))
      .ensureAlpha(0.5)
      .png()
      .toBuffer();
  const chance = BY_CHANCE[dialect]?.(Number(fields['seed'])) ? randomUUID() : '';
  return pictureFor([fields, chance], width, height);
}

/** The jobs of sd-server: one at a time, in order; what is being drawn cannot be stopped. */
function createJobs(end = Promise.resolve()) {
  const asked = new Map<string, Record<string, unknown>>();
  const states = new Map<string, 'queued' | 'generating' | 'completed' | 'cancelled'>();
  let line = Promise.resolve();
  const cancelled: string[] = [];

  const work = async (id: string) => {
    if (states.get(id) === 'cancelled') return;
    states.set(id, 'generating');
    await Promise.all([sleep(1), end]);
    states.set(id, 'completed');
  };

  return {
    cancelled,
    states,
    answer(request: Received): { name: string; id: string; asked: Record<string, unknown> } {
      const id = /jobs\/([^/]+)/.exec(request.path)?.[1] ?? `job_6af99187_${String(states.size).padStart(8, '0')}`;
      if (request.path.endsWith('/img_gen')) {
        asked.set(id, request.json());
        states.set(id, 'queued');
        line = line.then(() => work(id));
        return { name: 'submit', id, asked: {} };
      }
      const state = states.get(id);
      if (!state) return { name: 'job unknown', id, asked: {} };
      if (!request.path.endsWith('/cancel'))
        return { name: state === 'cancelled' ? 'cancel queued' : state, id, asked: asked.get(id) ?? {} };
      if (state === 'generating') return { name: 'cancel generating', id, asked: {} };
      if (state === 'queued') {
        states.set(id, 'cancelled');
        cancelled.push(id);
      }
      return { name: 'cancel queued', id, asked: {} };
    },
  };
}
