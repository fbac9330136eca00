import type { FinishedPicture } from '../contract/responses.js';
import type { Engine, RawPicture, RenderTask } from '../engines/engine.js';
import { traced } from '../telemetry/traces.js';
import { blackPicture, checkPicture } from './check.js';
import { encode, EXTENSIONS } from './encode.js';
import { fit } from './fit.js';
import { createPreviews } from './preview.js';
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
  const monochrome = task.style === 'ink' && task.palette.length === 0;
  const painted = flagged ? undefined : await paint(run, task, index);
  if (flagged) run.progress.engine = nameOf(ports.registry.route(task.model)[0]);
  // Nearly every picture passes, so its file is made while it is being checked.
  const as = { format: outputFormat, monochrome };
  const [passed, file] = painted
    ? await Promise.all([
        passes(run, task, painted.picture),
        encode(painted.picture, {
          ...as,
          transparent: request.transparent,
          provenance: ports.provenance({ ...painted.engine.capabilities, fromPhoto: task.face !== undefined }),
        }),
      ])
    : [false];
  const bytes =
    passed && file ? file : await encode(blackPicture(width, height), { ...as, provenance: ports.provenance(BLACK) });
  signal.throwIfAborted();
  const finished = { bytes, extension: EXTENSIONS[outputFormat], width, height, flagged: !passed };
  const stored = await traced('easel.store', {}, () => store(finished, ports, baseUrl));
  run.onPicture(index, { fraction: 1 });
  return stored;
}

interface Painted {
  readonly engine: Engine;
  readonly picture: RawPicture;
}

/** The pixels, in exactly the size that was asked for. */
async function paint(run: Run, task: RenderTask, index: number): Promise<Painted> {
  const { request, ports, progress, signal } = run;
  let fraction = 0;
  const showPreview = createPreviews({
    safety: request.safetyChecker ? ports.safety : undefined,
    signal,
    onPreview: (preview) => run.onPicture(index, { fraction, preview }),
  });
  const { engine, result } = await traced('easel.render', { attributes: { 'easel.seed': task.seed } }, async (span) => {
    const drawn = await render(task, ports.registry, {
      signal,
      ...run.times,
      onProgress(next, bytes) {
        fraction = next * DRAWN;
        run.onPicture(index, { fraction });
        if (bytes) showPreview(bytes);
      },
    });
    span.setAttribute('easel.engine', drawn.engine.id);
    return drawn;
  });
  progress.lastRender = performance.now();
  progress.engine = nameOf(engine);
  progress.warnings.push(...result.warnings);
  if (result.explanation !== undefined) progress.explanation.push(result.explanation);
  return { engine, picture: await fit(result.picture, request.width, request.height) };
}

async function passes(
  { request, ports, progress, signal }: Run,
  task: RenderTask,
  picture: RawPicture,
): Promise<boolean> {
  if (!request.safetyChecker) return true;
  const portrait = task.face !== undefined;
  const verdict = await traced('easel.check', {}, () => checkPicture(picture, ports.safety, signal, { portrait }));
  progress.safety.push({ subject: 'picture', ...verdict });
  return !verdict.flagged;
}

/** The origin of a picture that is not shown. */
const BLACK = { trained: false, fromPhoto: false };

/** What of the way is behind a picture that was drawn; checking, encoding and storing are the rest. */
const DRAWN = 0.95;

const nameOf = (engine: Engine | undefined): string | undefined => engine && `${engine.id}/${engine.version}`;
