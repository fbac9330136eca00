import type { FinishedPicture } from '../contract/responses.js';
import type { Engine, RawPicture, RenderTask } from '../engines/engine.js';
import { blackPicture, checkPicture } from './check.js';
import { encode, EXTENSIONS } from './encode.js';
import { fit } from './fit.js';
import { render } from './render.js';
import type { Run } from './run.js';
import { store } from './store.js';

/** Which of the request's pictures it is, and whether it may be drawn at all. */
interface Place {
  readonly index: number;
  readonly flagged: boolean;
}

/** One picture, from its turn in the queue to its address. A flagged one is black. */
export async function draw(run: Run, task: RenderTask, { index, flagged }: Place): Promise<FinishedPicture> {
  const { request, baseUrl, ports, signal } = run;
  const { width, height, outputFormat } = request;
  const picture = flagged ? undefined : await paint(run, task, index);
  if (flagged) run.progress.engine = nameOf(ports.registry.route(task.model)[0]);
  const bytes = await encode(picture ?? blackPicture(width, height), {
    format: outputFormat,
    monochrome: task.style === 'ink' && task.palette.length === 0,
    transparent: request.transparent && picture !== undefined,
  });
  signal.throwIfAborted();
  const file = { bytes, extension: EXTENSIONS[outputFormat], width, height, flagged: picture === undefined };
  const stored = await store(file, ports, baseUrl);
  run.onPicture(index, { fraction: 1 });
  return stored;
}

/** The pixels, or nothing when they are flagged. */
async function paint(run: Run, task: RenderTask, index: number): Promise<RawPicture | undefined> {
  const { request, ports, progress, signal } = run;
  const { engine, result } = await render(task, ports.registry, {
    signal,
    ...run.times,
    onProgress: (fraction) => run.onPicture(index, { fraction: fraction * DRAWN }),
  });
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

/** What of the way is behind a picture that was drawn; checking, encoding and storing are the rest. */
const DRAWN = 0.95;

const nameOf = (engine: Engine | undefined): string | undefined => engine && `${engine.id}/${engine.version}`;
