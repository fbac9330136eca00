import type { FinishedPicture } from '../contract/responses.js';
import type { Engine, Picture, RawPicture, RenderTask } from '../engines/engine.js';
import { traced } from '../telemetry/traces.js';
import { blackPicture, checkPicture } from './check.js';
import { encode, encodeImage, EXTENSIONS, type EncodeOptions } from './encode.js';
import { fit, refit } from './fit.js';
import { createPreviews } from './preview.js';
import { render } from './render.js';
import type { Run } from './run.js';
import { store, type EncodedFile } from './store.js';

/** Which of the request's pictures it is, and whether it may be drawn at all. */
interface Place {
  readonly index: number;
  readonly flagged: boolean;
}

/** One picture, from its turn in the queue to its address. */
export async function draw(run: Run, task: RenderTask, place: Place): Promise<FinishedPicture> {
  const { request, baseUrl, ports } = run;
  const reserved = ports.storage.reserve(EXTENSIONS[request.outputFormat]);
  let filled = false;
  try {
    const file = await drawFile(run, task, place);
    filled = true;
    const stored = await traced('easel.store', {}, () => store(file, reserved, ports, baseUrl));
    run.onPicture(place.index, { fraction: 1 });
    return stored;
  } finally {
    if (!filled) await reserved.drop();
  }
}

/** A flagged one is black. */
async function drawFile(run: Run, task: RenderTask, { index, flagged }: Place): Promise<EncodedFile> {
  const { request, ports, signal } = run;
  const { width, height, outputFormat } = request;
  const as = { format: outputFormat, monochrome: task.style === 'ink' && task.palette.length === 0 };
  const painted = flagged ? undefined : await paint(run, task, index, as);
  if (flagged) run.progress.engine = nameOf(ports.registry.route(task.model)[0]);
  // Nearly every picture passes, and the photo that it is of, so its file is made while they are being checked.
  const [passed, file] = painted
    ? await Promise.all([painted.pixels ? passes(run, task, painted.pixels) : true, painted.file(), run.photoPassed])
    : [false];
  painted?.pixels?.release?.();
  const bytes =
    passed && file ? file : await encode(blackPicture(width, height), { ...as, provenance: ports.provenance(BLACK) });
  signal.throwIfAborted();
  return { bytes, extension: EXTENSIONS[outputFormat], width, height, flagged: !passed };
}

/** A picture in exactly the size that was asked for. */
interface Painted {
  /** Where somebody has to look at them. */
  readonly pixels?: RawPicture;
  file(): Promise<Uint8Array>;
}

async function paint(run: Run, task: RenderTask, index: number, as: EncodeOptions): Promise<Painted> {
  const { request, ports, progress, signal } = run;
  if (request.safetyChecker) ports.safety.expectPicture?.();
  let fraction = 0;
  const showPreview = createPreviews({
    safety: request.safetyChecker ? ports.safety : undefined,
    signal,
    onPreview: (preview) => run.onPicture(index, { fraction, preview }),
  });
  const rendered = await traced('easel.render', { attributes: { 'easel.seed': task.seed } }, async (span) => {
    const drawn = await render(task, ports.registry, {
      signal,
      ...run.times,
      onProgress(next, bytes) {
        fraction = next * DRAWN;
        run.onPicture(index, { fraction });
        if (bytes) showPreview(bytes);
      },
      finish(result, engine) {
        progress.lastRender = performance.now();
        return finish(run, task, result.picture, engine, as);
      },
    });
    span.setAttribute('easel.engine', drawn.engine.id);
    return drawn;
  });
  const { engine, result, finished } = rendered;
  progress.engine = nameOf(engine);
  progress.warnings.push(...result.warnings);
  if (result.explanation !== undefined) progress.explanation.push(result.explanation);
  return finished;
}

/** What of the engine's picture can be found to be no picture is found here, while another engine could still draw. */
async function finish(
  { request, ports }: Run,
  task: RenderTask,
  picture: Picture,
  engine: Engine,
  as: EncodeOptions,
): Promise<Painted> {
  const { width, height, transparent, safetyChecker } = request;
  const provenance = ports.provenance({ ...engine.capabilities, fromPhoto: task.face !== undefined });
  const options = { ...as, transparent, provenance };
  if (picture.kind === 'encoded' && !safetyChecker) {
    const bytes = await refit(picture, width, height, engine.id, (image) => encodeImage(image, options));
    return { file: () => Promise.resolve(bytes) };
  }
  const pixels = await fit(picture, width, height, { engine: engine.id, opaque: !transparent });
  if (picture.kind === 'raw' && pixels !== picture) picture.release?.();
  return { pixels, file: () => encode(pixels, options) };
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
