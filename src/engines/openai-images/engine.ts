import { createHash } from 'node:crypto';
import { EngineError, type Engine } from '../engine.js';
import { createRemoteServer } from '../remote/remote-server.js';
import { readResultPicture } from '../remote/result-picture.js';
import { limitSizes, type SizeLimits } from '../remote/size-rule.js';
import { withinLimits, type TimeLimits } from '../remote/time-limits.js';
import { createTurns } from '../remote/turns.js';
import { DIALECTS, type Dialect, type DialectName, type GuidanceKind } from './dialects.js';
import { askFor } from './fields.js';
import { drawWithImagesApi, type FetchElsewhere } from './images-api.js';
import { createSdServer } from './sd-server.js';

export interface OpenaiImagesSettings {
  readonly id?: string;
  readonly url: string;
  readonly dialect: DialectName;
  /** The server's name for its model, or one per catalogue model. */
  readonly model?: string | Readonly<Record<string, string>> | undefined;
  readonly apiKey?: string | undefined;
  readonly references?: boolean;
  readonly guidance?: GuidanceKind | undefined;
  /** Over the dialect's own rule. */
  readonly size?: SizeLimits | undefined;
  readonly concurrency?: number | undefined;
  readonly limits?: Partial<TimeLimits>;
  readonly maximumBytes?: number;
  /** Without it, a result on another host is refused. */
  readonly fetchElsewhere?: FetchElsewhere;
}

const HEALTH_MILLISECONDS = 5_000;

/** Any server that speaks `/images/generations` and `/images/edits`. Throws when the settings do not fit the dialect. */
export function createOpenaiImagesEngine(settings: OpenaiImagesSettings): Engine {
  const id = settings.id ?? 'openai-images';
  const limits = { picture: 300_000, silence: 30_000, ...settings.limits };
  const dialect: Dialect = fitted(settings);
  const concurrency = settings.concurrency ?? dialect.concurrency;
  const turns = createTurns(concurrency);
  const server = createRemoteServer({
    engine: id,
    url: withBasePath(settings.url, dialect.basePath),
    limits,
    ...(settings.apiKey ? { headers: { authorization: `Bearer ${settings.apiKey}` } } : {}),
    ...(settings.maximumBytes ? { maximumBytes: settings.maximumBytes } : {}),
  });
  const api = { engine: id, server, dialect, fetchElsewhere: settings.fetchElsewhere };
  const sdServer = dialect.sdServer && createSdServer(api);
  const { model: models } = settings;
  const named = dialect.model === 'required' && typeof models === 'object' && !models['*'] ? models : undefined;
  let closed = false;

  return {
    id,
    version: `${settings.dialect}+${fingerprint(settings)}`,
    capabilities: {
      operations: settings.references ? ['text-to-image', 'avatar'] : ['text-to-image'],
      ...(named ? { models: Object.keys(named) } : {}),
      seed: dialect.seed !== undefined,
      steps: dialect.steps !== undefined,
      guidance: dialect.guidance !== undefined && settings.guidance !== 'none',
      palette: dialect.colors !== undefined,
      face: settings.references ?? false,
      deterministic: dialect.deterministic,
      trained: true,
      concurrency,
    },
    async render(task, { signal, onProgress }) {
      signal.throwIfAborted();
      if (closed) throw new EngineError('unavailable', id, 'the engine is closed');
      if (task.face && !settings.references)
        throw new EngineError('unavailable', id, 'the engine takes no face picture');
      const model = modelFor(settings.model, task.model) ?? (dialect.model === 'catalogue' ? task.model : undefined);
      const asked = askFor(task, { dialect, model, guidance: settings.guidance });
      const release = await turns.take(signal);
      try {
        const alive = (inner: AbortSignal) => server.alive(dialect.healthPath, inner);
        const bytes = await withinLimits(signal, { engine: id, limits, alive }, (attempt) =>
          sdServer
            ? sdServer.draw(task, asked, attempt.signal)
            : drawWithImagesApi(task, asked, model, api, attempt.signal),
        );
        onProgress?.(1);
        return { picture: await readResultPicture(id, bytes, task), warnings: asked.warnings };
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

/** The dialect with the operator's wishes; what it cannot do is said now and not at the first picture. */
function fitted({ dialect: name, model, guidance, size }: OpenaiImagesSettings): Dialect {
  const dialect: Dialect = DIALECTS[name];
  if (dialect.model === 'required' && (model === undefined || Object.keys(model).length === 0))
    throw new Error(`the dialect ${name} needs \`model\`: ${dialect.about} refuses a request without one`);
  const kinds = Object.keys(dialect.guidance ?? {});
  if (guidance && guidance !== 'none' && !kinds.includes(guidance))
    throw new Error(`the dialect ${name} has no guidance "${guidance}"; there is ${[...kinds, 'none'].join(', ')}`);
  return { ...dialect, size: limitSizes(dialect.size, size ?? {}) };
}

function modelFor(models: OpenaiImagesSettings['model'], catalogueModel: string): string | undefined {
  if (typeof models !== 'object') return models;
  return Object.hasOwn(models, catalogueModel) ? models[catalogueModel] : models['*'];
}

function withBasePath(url: string, basePath: string): string {
  const parsed = new URL(url);
  if (parsed.pathname === '/') parsed.pathname = basePath;
  return parsed.href;
}

function fingerprint({ url, model, guidance }: OpenaiImagesSettings): string {
  return createHash('sha256')
    .update(JSON.stringify([url, model, ...(guidance ? [guidance] : [])]))
    .digest('hex')
    .slice(0, 8);
}
