import { createHash } from 'node:crypto';
import { FormData } from 'undici';
import { z } from 'zod';
import { withinDeadline } from '../remote/abortable.js';
import { diffusionPrompt } from '../remote/diffusion-prompt.js';
import { EngineError, type Engine, type RenderTask } from '../engine.js';
import { referencePicture } from '../remote/reference-picture.js';
import { createRemoteServer, type RemoteServer } from '../remote/remote-server.js';
import { readResultPicture } from '../remote/result-picture.js';
import { sizeToRender, type SizeRule } from '../remote/size-rule.js';
import { createTurns } from '../remote/turns.js';
import { DIALECTS, type Dialect, type DialectName } from './dialects.js';

export interface OpenaiImagesSettings {
  readonly id?: string;
  readonly url: string;
  readonly dialect: DialectName;
  /** The server's name for its model, or one per catalogue model. */
  readonly model?: string | Readonly<Record<string, string>> | undefined;
  readonly apiKey?: string | undefined;
  readonly references?: boolean;
  /** Instead of the dialect's own rule. */
  readonly size?: SizeRule | undefined;
  readonly concurrency?: number;
  readonly timeoutMilliseconds?: number;
  readonly maximumBytes?: number;
  /** Fetches a result that lies on another host than the server itself; without it such a result is refused. */
  readonly fetchElsewhere?: (url: string, signal: AbortSignal) => Promise<Uint8Array>;
}

const answerSchema = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
});

const HEALTH_MILLISECONDS = 5_000;

/** Any server that speaks `/images/generations` and `/images/edits`. */
export function createOpenaiImagesEngine(settings: OpenaiImagesSettings): Engine {
  const id = settings.id ?? 'openai-images';
  const dialect: Dialect = { ...DIALECTS[settings.dialect], ...(settings.size ? { size: settings.size } : {}) };
  const timeout = settings.timeoutMilliseconds ?? 300_000;
  const turns = createTurns(settings.concurrency ?? 4);
  const server = createRemoteServer({
    engine: id,
    url: withBasePath(settings.url, dialect.basePath),
    ...(settings.apiKey ? { headers: { authorization: `Bearer ${settings.apiKey}` } } : {}),
    ...(settings.maximumBytes ? { maximumBytes: settings.maximumBytes } : {}),
  });
  let closed = false;

  async function draw(task: RenderTask, fields: Record<string, unknown>, signal: AbortSignal): Promise<Uint8Array> {
    const path = task.face && dialect.reference.kind === 'multipart' ? 'images/edits' : 'images/generations';
    let answer: unknown;
    if (!task.face) answer = await server.json(path, { signal, json: fields });
    else {
      const picture = await referencePicture(task.face, sizeToRender(task, dialect.size));
      const { kind, field } = dialect.reference;
      answer =
        kind === 'json'
          ? await server.json(path, { signal, json: { ...fields, [field]: [picture.toString('base64')] } })
          : await server.json(path, { signal, form: toForm(fields, field, picture) });
    }
    const parsed = answerSchema.safeParse(answer);
    const first = parsed.data?.data[0];
    if (first?.b64_json) return Buffer.from(first.b64_json.replace(/^data:[^,]*,/, ''), 'base64');
    if (first?.url) return fetchResult(server, first.url, settings.fetchElsewhere, id, signal);
    throw new EngineError('failed', id, 'the engine answered without a picture', { cause: parsed.error });
  }

  return {
    id,
    version: `${settings.dialect}+${fingerprint(settings)}`,
    capabilities: {
      operations: settings.references ? ['text-to-image', 'avatar'] : ['text-to-image'],
      seed: dialect.seed !== undefined,
      steps: dialect.steps !== undefined,
      guidance: dialect.guidance !== undefined,
      palette: false,
      face: settings.references ?? false,
      deterministic: dialect.deterministic,
      concurrency: settings.concurrency ?? 4,
    },
    async render(task, { signal, onProgress }) {
      signal.throwIfAborted();
      if (closed) throw new EngineError('unavailable', id, 'the engine is closed');
      if (task.face && !settings.references)
        throw new EngineError('unavailable', id, 'the engine takes no face picture');
      const { fields, warnings } = fieldsFor(task, dialect, modelFor(settings.model, task.model));
      const release = await turns.take(signal);
      try {
        const late = () => new EngineError('deadline', id, `no picture within ${timeout / 1000} seconds`);
        const bytes = await withinDeadline(signal, timeout, late, (inner) => draw(task, fields, inner));
        onProgress?.(1);
        return { picture: await readResultPicture(id, bytes, task), warnings };
      } finally {
        release();
      }
    },
    async health() {
      if (closed) return { ok: false, detail: 'closed' };
      try {
        await server.bytes(dialect.healthPath, { signal: AbortSignal.timeout(HEALTH_MILLISECONDS) });
        return { ok: true, detail: `${dialect.about} answers` };
      } catch (error) {
        return { ok: false, detail: error instanceof EngineError ? error.publicMessage : 'no answer in time' };
      }
    },
    async close() {
      closed = true;
      await server.close();
    },
  };
}

function fieldsFor(task: RenderTask, dialect: Dialect, model: string | undefined) {
  const { prompt, negativePrompt, warnings } = diffusionPrompt(task);
  const notes = [...warnings];
  const { width, height } = sizeToRender(task, dialect.size);
  const fields: Record<string, unknown> = {
    prompt: dialect.promptOrders ? prompt.replace(dialect.promptOrders, ' ') : prompt,
    n: 1,
    size: `${width}x${height}`,
  };
  if (model) fields['model'] = model;
  if (dialect.responseFormat) fields['response_format'] = dialect.responseFormat;
  if (dialect.negativePrompt && negativePrompt) fields[dialect.negativePrompt] = negativePrompt;
  const optional = [
    ['seed', dialect.seed, task.seed],
    ['num_inference_steps', dialect.steps, task.steps],
    ['guidance_scale', dialect.guidance, task.guidance],
  ] as const;
  for (const [name, field, value] of optional) {
    if (value === undefined) continue;
    if (field) fields[field] = value;
    else notes.push(`${name} is not honoured by ${dialect.about}`);
  }
  return { fields, warnings: notes };
}

function toForm(fields: Record<string, unknown>, pictureField: string, picture: Uint8Array): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set(pictureField, new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'reference.jpg');
  return form;
}

/** The server's own host is the operator's choice; any other is a stranger's. */
async function fetchResult(
  server: RemoteServer,
  address: string,
  fetchElsewhere: OpenaiImagesSettings['fetchElsewhere'],
  engine: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const url = URL.canParse(address, server.url.href) ? new URL(address, server.url) : undefined;
  if (url?.origin === server.url.origin) return server.bytes(url.href, { signal });
  if (!url || !fetchElsewhere) throw new EngineError('failed', engine, 'the picture lies where it may not be fetched');
  try {
    return await fetchElsewhere(url.href, signal);
  } catch (cause) {
    signal.throwIfAborted();
    throw new EngineError('failed', engine, 'the picture could not be fetched', { cause });
  }
}

function modelFor(models: OpenaiImagesSettings['model'], catalogueModel: string): string | undefined {
  return typeof models === 'object' ? (models[catalogueModel] ?? models['*']) : models;
}

function withBasePath(url: string, basePath: string): string {
  const parsed = new URL(url);
  if (parsed.pathname === '/') parsed.pathname = basePath;
  return parsed.href;
}

function fingerprint({ url, model }: OpenaiImagesSettings): string {
  return createHash('sha256')
    .update(JSON.stringify([url, model]))
    .digest('hex')
    .slice(0, 8);
}
