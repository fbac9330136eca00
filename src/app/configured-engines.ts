import { readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { ConfigError } from '../config/load.js';
import type { Config } from '../config/schema.js';
import { createA1111Engine } from '../engines/a1111/engine.js';
import { createComfyuiEngine } from '../engines/comfyui/engine.js';
import type { Engine } from '../engines/engine.js';
import { createOpenaiImagesEngine } from '../engines/openai-images/engine.js';
import type { TimeLimits } from '../engines/remote/time-limits.js';
import { createStableDiffusionEngine } from '../engines/stable-diffusion/engine.js';
import type { DiffusionModel } from '../engines/stable-diffusion/options.js';
import { createStudioEngine, type StudioOptions } from '../engines/studio/studio.js';
import { createDownload } from '../download/download.js';
import { createDamageNotes } from '../engines/stable-diffusion/models/damage-notes.js';
import { findModel } from '../engines/stable-diffusion/models/model-store.js';

type EngineOptions = Config['engines']['named'][string];
type OptionsOf<Type extends EngineOptions['type']> = Extract<EngineOptions, { readonly type: Type }>;

const MOST_RESULT_BYTES = 64 * 1024 * 1024;
const FETCH_MILLISECONDS = 60_000;

/** The part of the composition root that knows the engines: Studio, and whatever is configured beside it. */
export function createEngines(
  config: Config['engines'],
  { modelsFolder, ...studio }: { readonly modelsFolder: string } & StudioOptions,
): readonly Engine[] {
  return [createStudioEngine(studio), ...createConfiguredEngines(config, modelsFolder)];
}

function createConfiguredEngines(config: Config['engines'], modelsFolder: string): readonly Engine[] {
  const { url, dialect, model, apiKey, references, timeoutSeconds, firstByteSeconds, silenceSeconds } = config;
  const server: EngineOptions | undefined = url
    ? {
        type: 'openai-images',
        url,
        dialect,
        references,
        model,
        apiKey,
        timeoutSeconds,
        firstByteSeconds,
        silenceSeconds,
      }
    : undefined;
  return Object.entries({ ...(server ? { server } : {}), ...config.named }).map(([id, options]) => {
    try {
      return create(id, options, modelsFolder);
    } catch (cause) {
      throw new ConfigError(
        `${id === 'server' ? 'engines' : `engines.named.${id}`}: ${cause instanceof Error ? cause.message : String(cause)}`,
      );
    }
  });
}

/** Where nothing is said, a configured server comes first and Studio takes the rest. */
export function routesOf({ url, routes }: Config['engines']): Config['engines']['routes'] {
  return { '*': [...(url ? ['server'] : []), 'studio'], ...routes };
}

function create(id: string, options: EngineOptions, modelsFolder: string): Engine {
  switch (options.type) {
    case 'stable-diffusion':
      return stableDiffusion(id, options, modelsFolder);
    case 'openai-images':
      return openaiImages(id, options);
    case 'comfyui':
      return comfyui(id, options);
    case 'a1111':
      return a1111(id, options);
  }
}

function stableDiffusion(id: string, options: OptionsOf<'stable-diffusion'>, modelsFolder: string): Engine {
  const models = Object.entries(options.models).map(([name, model]) => [
    name,
    typeof model === 'string' ? findModel(modelsFolder, model) : withAbsolutePaths(model, modelsFolder),
  ]);
  return createStableDiffusionEngine({
    id,
    models: Object.fromEntries(models) as Record<string, DiffusionModel>,
    damage: createDamageNotes(join(modelsFolder, 'damaged.json')),
    limits: { picture: options.timeoutSeconds * 1000, progress: options.progressSeconds * 1000 },
    loadTimeoutMilliseconds: options.loadTimeoutSeconds * 1000,
    idleMilliseconds: options.idleSeconds * 1000,
  });
}

function withAbsolutePaths(model: DiffusionModel, folder: string): DiffusionModel {
  const files = Object.entries(model.files).map(([role, path]) => [
    role,
    path === undefined || isAbsolute(path) ? path : join(folder, path),
  ]);
  return { ...model, files: Object.fromEntries(files) as DiffusionModel['files'] };
}

function openaiImages(id: string, options: OptionsOf<'openai-images'>): Engine {
  const { url, dialect, model, apiKey, references, guidance, concurrency } = options;
  return createOpenaiImagesEngine({
    id,
    url,
    dialect,
    model,
    apiKey,
    references,
    guidance,
    concurrency,
    size: options,
    limits: timeLimits(options),
    // A picture on a host that the operator did not name is fetched as carefully as a caller's.
    fetchElsewhere: createDownload({ maxBytes: MOST_RESULT_BYTES, timeoutMs: FETCH_MILLISECONDS }),
  });
}

function comfyui(id: string, options: OptionsOf<'comfyui'>): Engine {
  const workflows = Object.entries(options.workflows).map(([model, path]) => [
    model,
    readFileSync(resolve(path), 'utf8'),
  ]);
  return createComfyuiEngine({
    id,
    url: options.url,
    workflows: Object.fromEntries(workflows) as Record<string, string>,
    outputNode: options.outputNode,
    apiKey: options.apiKey,
    size: options,
    defaults: { steps: options.steps, guidance: options.guidance },
    concurrency: options.concurrency,
    limits: timeLimits(options),
  });
}

function a1111(id: string, options: OptionsOf<'a1111'>): Engine {
  const { url, checkpoint, sampler, scheduler, guidance, steps, strength, username, password } = options;
  return createA1111Engine({
    id,
    url,
    checkpoint,
    sampler,
    scheduler,
    guidance,
    steps,
    strength,
    credentials: username && password ? { username, password } : undefined,
    size: options,
    limits: timeLimits(options),
  });
}

function timeLimits(options: {
  readonly timeoutSeconds: number;
  readonly firstByteSeconds?: number | undefined;
  readonly progressSeconds?: number;
  readonly silenceSeconds: number;
}): TimeLimits {
  const { timeoutSeconds, firstByteSeconds, progressSeconds, silenceSeconds } = options;
  return {
    picture: timeoutSeconds * 1000,
    firstByte: firstByteSeconds === undefined ? undefined : firstByteSeconds * 1000,
    progress: progressSeconds === undefined ? undefined : progressSeconds * 1000,
    silence: silenceSeconds * 1000,
  };
}
