import { ApiError } from '../contract/errors.js';
import type { GenerationRequest } from '../contract/requests.js';
import type { FinishedPicture, GenerationResult } from '../contract/responses.js';
import type { Engine, RawPicture, RenderTask } from '../engines/engine.js';
import type { EngineRegistry } from '../engines/registry.js';
import type { Queue } from '../queue/queue.js';
import type { Records } from '../records/records.js';
import type { Log } from '../telemetry/log.js';
import { admit, type AdmitPorts } from './admit.js';
import { blackPicture, checkFace, checkPicture } from './check.js';
import { encode, EXTENSIONS } from './encode.js';
import { fit } from './fit.js';
import { prepare, type PreparePorts } from './prepare.js';
import { recordRequest, type Progress } from './record.js';
import { render } from './render.js';
import { store, type StorePorts } from './store.js';

export interface GenerationContext {
  readonly requestId: string;
  readonly keyId: string;
  /** Where the caller reaches the service: scheme and host, perhaps a path, no slash at the end. */
  readonly baseUrl: string;
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal;
}

/** The use case: from a checked request to stored pictures. */
export interface Generation {
  generate(request: GenerationRequest, context: GenerationContext): Promise<GenerationResult>;
}

export interface GenerationPorts extends AdmitPorts, PreparePorts, StorePorts {
  readonly registry: EngineRegistry;
  readonly queue: Queue;
  readonly records: Records;
  readonly log: Log;
  readonly deadlineSeconds: number;
}

export function createGeneration(ports: GenerationPorts): Generation {
  return {
    async generate(request, context) {
      const progress: Progress = { startedAt: performance.now(), warnings: [], safety: [], explanation: [] };
      const deadline = startDeadline(ports.deadlineSeconds);
      const signal = AbortSignal.any([context.signal, deadline.signal]);
      try {
        const result = await walkTheLine(request, context, ports, progress, signal);
        recordRequest(ports, request, context, progress, 200);
        return result;
      } catch (error) {
        const status = ApiError.isInstance(error) ? error.status : 500;
        recordRequest(ports, request, context, progress, status, error);
        throw error;
      } finally {
        deadline.stop();
      }
    },
  };
}

async function walkTheLine(
  request: GenerationRequest,
  context: GenerationContext,
  ports: GenerationPorts,
  progress: Progress,
  signal: AbortSignal,
): Promise<GenerationResult> {
  ports.queue.requireRoom(request.imageCount);
  const prompt = await admit(request, ports, signal);
  if (prompt.verdict !== 'allow') progress.safety.push({ subject: 'prompt', ...prompt });
  const { seed, tasks } = await prepare(request, ports, signal);
  const flagged =
    request.safetyChecker && (prompt.verdict === 'flag' || (await isFaceFlagged(tasks[0], ports, progress, signal)));
  progress.seed = seed;
  const queuedAt = performance.now();
  const jobs = tasks.map((task) => (jobSignal: AbortSignal) => {
    progress.firstStart ??= performance.now();
    return draw(task, flagged, request, context, ports, progress, jobSignal);
  });
  const pictures = await ports.queue.run(jobs, { signal });
  const firstStart = progress.firstStart ?? queuedAt;
  progress.queueSeconds = seconds(queuedAt, firstStart);
  progress.inferenceSeconds = seconds(firstStart, progress.lastRender ?? firstStart);
  return {
    request,
    seed,
    pictures,
    engine: progress.engine ?? 'none',
    timings: {
      queue: progress.queueSeconds,
      inference: progress.inferenceSeconds,
      total: seconds(progress.startedAt, performance.now()),
    },
  };
}

async function isFaceFlagged(
  task: RenderTask | undefined,
  ports: GenerationPorts,
  progress: Progress,
  signal: AbortSignal,
): Promise<boolean> {
  if (!task?.face) return false;
  const verdict = await checkFace(task.face, ports.safety, signal);
  progress.safety.push({ subject: 'photo', ...verdict });
  return verdict.flagged;
}

/** One picture, from its turn in the queue to its address. */
async function draw(
  task: RenderTask,
  flagged: boolean,
  request: GenerationRequest,
  context: GenerationContext,
  ports: GenerationPorts,
  progress: Progress,
  signal: AbortSignal,
): Promise<FinishedPicture> {
  const { width, height, outputFormat } = request;
  const picture = await paint(task, flagged, request, ports, progress, signal);
  const bytes = await encode(picture ?? blackPicture(width, height), {
    format: outputFormat,
    monochrome: task.style === 'ink' && task.palette.length === 0,
  });
  signal.throwIfAborted();
  const file = { bytes, extension: EXTENSIONS[outputFormat], width, height, flagged: picture === undefined };
  return store(file, ports, { baseUrl: context.baseUrl, includeFileData: request.includeFileData });
}

/** The pixels, or nothing when they, the prompt or the photo are flagged. */
async function paint(
  task: RenderTask,
  flagged: boolean,
  request: GenerationRequest,
  ports: GenerationPorts,
  progress: Progress,
  signal: AbortSignal,
): Promise<RawPicture | undefined> {
  if (flagged) {
    const [engine] = ports.registry.route(task.model);
    progress.engine = engine && nameOf(engine);
    return undefined;
  }
  const { engine, result } = await render(task, ports.registry, signal);
  progress.lastRender = performance.now();
  progress.engine = nameOf(engine);
  progress.warnings.push(...result.warnings);
  if (result.explanation !== undefined) progress.explanation.push(result.explanation);
  const picture = await fit(result.picture, request.width, request.height);
  if (!request.safetyChecker) return picture;
  const verdict = await checkPicture(picture, ports.safety, signal);
  progress.safety.push({ subject: 'picture', ...verdict });
  return verdict.flagged ? undefined : picture;
}

const nameOf = (engine: Engine): string => `${engine.id}/${engine.version}`;

function startDeadline(limitSeconds: number): { readonly signal: AbortSignal; stop(): void } {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new ApiError('deadline_exceeded', `The picture was not ready within ${limitSeconds} seconds.`));
  }, limitSeconds * 1000);
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

function seconds(from: number, to: number): number {
  return Math.round((to - from) * 10) / 10_000;
}
