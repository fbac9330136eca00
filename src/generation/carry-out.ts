import { MAX_SEED } from '../contract/limits.js';
import type { GenerationRequest } from '../contract/requests.js';
import type { GenerationResult } from '../contract/responses.js';
import type { FacePicture, RenderTask } from '../engines/engine.js';
import type { JobProgress } from '../queue/queue.js';
import type { PromptVerdict } from '../safety/safety.js';
import type { StoredFile } from '../storage/storage.js';
import { checkFace, photoRefusal } from './check.js';
import { draw } from './draw.js';
import { explanationOf } from './explanation.js';
import { findFace } from './photo.js';
import type { CarryOutPorts, Progress, Run, Times } from './run.js';

/** An accepted request, with everything settled that it left open. */
export interface Work {
  readonly request: Omit<GenerationRequest, 'faceImage'> & { readonly seed: number };
  readonly baseUrl: string;
  readonly promptVerdict: PromptVerdict;
  readonly photo: StoredFile | null;
  readonly keyId: string;
  readonly acceptedAt: Date;
}

export interface CarryOutOptions {
  readonly signal: AbortSignal;
  readonly times: Times;
  readonly onProgress: (progress: JobProgress) => void;
}

/** From an accepted request to stored pictures: face, engine, size, safety, file. `progress` is filled on the way. */
export async function carryOut(
  work: Work,
  progress: Progress,
  ports: CarryOutPorts,
  { signal, times, onProgress }: CarryOutOptions,
): Promise<GenerationResult> {
  const { request, promptVerdict, photo, acceptedAt } = work;
  const startedAt = performance.now();
  const waited = Math.max(0, Date.now() - acceptedAt.getTime());
  progress.seed = request.seed;
  progress.queueSeconds = seconds(waited);
  if (promptVerdict.verdict !== 'allow') progress.safety.push({ subject: 'prompt', ...promptVerdict });
  const flagged = request.safetyChecker && promptVerdict.verdict === 'flag';
  const face =
    photo === null
      ? undefined
      : await findFace(photo, ports, { signal, caller: work.keyId, faceIndex: request.faceIndex });
  // Finding a face and cutting it out is part of drawing the person, and most of it.
  const facing = photo === null ? 0 : performance.now() - startedAt;
  const photoPassed = face && !flagged ? judge(face, request, progress, ports, signal) : Promise.resolve();
  const refused = new AbortController();
  photoPassed.catch((reason: unknown) => refused.abort(reason));
  // What draws here may begin meanwhile: its picture leaves only with a photo that passed. Nobody else is given one before.
  const drawnHere = ports.registry.route(request.model.model).every(({ capabilities }) => capabilities.embedded);
  if (!drawnHere) await photoPassed;
  const onPicture = sharedProgress(request.imageCount, onProgress);
  const run: Run = { request, baseUrl: work.baseUrl, ports, progress, signal, times, photoPassed, onPicture };
  const jobs = tasksOf(request, face).map((task, index) => (jobSignal: AbortSignal) => {
    const start = performance.now();
    progress.firstStart ??= start;
    return draw({ ...run, signal: jobSignal }, task, { index, flagged }).then((picture) => {
      if (!flagged) ports.estimate.learn(task, (performance.now() - start) / 1000);
      return picture;
    });
  });
  const pictures = await ports.places.run(jobs, { signal: AbortSignal.any([signal, refused.signal]) });
  const explanation = request.explain ? explanationOf(progress.explanation) : undefined;
  const firstStart = progress.firstStart ?? startedAt;
  progress.inferenceSeconds = seconds(facing + (progress.lastRender ?? firstStart) - firstStart);
  return {
    request,
    seed: request.seed,
    pictures,
    engine: progress.engine ?? 'none',
    ...(explanation === undefined ? {} : { explanation }),
    timings: {
      queue: progress.queueSeconds,
      inference: progress.inferenceSeconds,
      total: seconds(waited + performance.now() - startedAt),
    },
  };
}

/** Rejects with what the caller is told of a photo that is flagged. */
async function judge(
  face: FacePicture,
  request: Work['request'],
  progress: Progress,
  { safety }: CarryOutPorts,
  signal: AbortSignal,
): Promise<void> {
  if (!request.safetyChecker) return;
  const verdict = await checkFace(face, request, safety, signal);
  progress.safety.push({ subject: 'photo', ...verdict });
  if (verdict.flagged) throw photoRefusal(verdict);
}

/** One per picture. */
export function tasksOf(request: Work['request'], face: FacePicture | undefined): readonly RenderTask[] {
  const { model, steps, guidance, seed } = request;
  return Array.from({ length: request.imageCount }, (_, index): RenderTask => ({
    operation: model.operation,
    model: model.model,
    style: model.style,
    prompt: request.prompt,
    width: request.width,
    height: request.height,
    seed: (seed + index) % (MAX_SEED + 1),
    palette: request.colors,
    ...(steps === undefined ? {} : { steps }),
    ...(guidance === undefined ? {} : { guidance }),
    ...(face === undefined ? {} : { face }),
    ...(request.negativePrompt === undefined ? {} : { negativePrompt: request.negativePrompt }),
    ...(request.transparent ? { transparent: true } : {}),
    ...(request.outputFormat === 'jpeg' ? { lossy: true } : {}),
  }));
}

/** One number for several pictures, never falling. */
function sharedProgress(count: number, onProgress: (progress: JobProgress) => void) {
  const fractions = Array.from({ length: count }, () => 0);
  let last = 0;
  return (index: number, { fraction, preview }: JobProgress): void => {
    fractions[index] = Math.max(fractions[index] ?? 0, fraction);
    const shared = fractions.reduce((sum, one) => sum + one, 0) / count;
    if (shared <= last && preview === undefined) return;
    last = Math.max(last, shared);
    onProgress({ fraction: last, ...(preview === undefined ? {} : { preview }) });
  };
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10_000;
}
