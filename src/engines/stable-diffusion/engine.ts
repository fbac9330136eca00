import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { orAbort } from '../../signals/abortable.js';
import { backgroundNote, diffusionPrompt } from '../remote/diffusion-prompt.js';
import { EngineError, type Engine, type RenderTask } from '../engine.js';
import { referencePicture } from '../remote/reference-picture.js';
import { readResultPicture } from '../remote/result-picture.js';
import { sizeToRender } from '../remote/size-rule.js';
import { withinLimits, type TimeLimits } from '../remote/time-limits.js';
import { createTurns } from '../remote/turns.js';
import { createDiffusionInstallation, type DiffusionInstallation } from './installation.js';
import { createDamageNotes, type DamageNotes } from './models/damage-notes.js';
import { faultOfModelFile } from './models/model-file.js';
import type { DiffusionModel } from './options.js';
import { startDiffusionWorker, WorkerGone, type DiffusionParameters, type DiffusionWorker } from './worker-process.js';

export interface StableDiffusionSettings {
  /** The engine's name in the configuration. */
  readonly id?: string;
  /** Catalogue model, or `*` for any other, → the model that draws it. File paths are absolute. */
  readonly models: Readonly<Record<string, DiffusionModel>>;
  readonly limits?: Partial<TimeLimits>;
  readonly loadTimeoutMilliseconds?: number;
  /** Unused for so long, the process ends and gives its memory back; 0 keeps it. */
  readonly idleMilliseconds?: number;
  /** How long a cancelled picture may take to stop before its process is ended. */
  readonly cancelMilliseconds?: number;
  readonly installation?: DiffusionInstallation;
  /** Which model files could not be loaded; by default only this engine knows. */
  readonly damage?: DamageNotes;
  /** Told of each process: for the log, and for tests that end it. */
  readonly onProcess?: (processId: number | undefined) => void;
}

/** stable-diffusion.cpp in a child process: one model in memory, one picture at a time. */
export function createStableDiffusionEngine(settings: StableDiffusionSettings): Engine {
  const id = settings.id ?? 'stable-diffusion';
  const installation = settings.installation ?? createDiffusionInstallation();
  const limits = { picture: 600_000, progress: 300_000, silence: Number.POSITIVE_INFINITY, ...settings.limits };
  const loadTimeout = settings.loadTimeoutMilliseconds ?? 300_000;
  const idleTime = settings.idleMilliseconds ?? 300_000;
  const cancelTime = settings.cancelMilliseconds ?? 5_000;
  const damage = settings.damage ?? createDamageNotes();
  const models = Object.values(settings.models);
  const portraitist = settings.models['avatar'] ?? settings.models['*'];
  const turns = createTurns(1);
  let current: { readonly model: DiffusionModel; readonly worker: DiffusionWorker } | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let closed = false;

  const unavailable = (message: string, cause?: unknown) => new EngineError('unavailable', id, message, { cause });

  async function checkModel(model: DiffusionModel): Promise<void> {
    if (!installation.installed())
      throw unavailable('stable-diffusion.cpp is not installed: run `easel engines install stable-diffusion`');
    const files = filesOf(model);
    for (const file of files) {
      const fault = await faultOfModelFile(file).catch((cause: unknown) => {
        throw unavailable(`the model file ${basename(file)} is missing: see \`easel models list\``, cause);
      });
      if (fault !== undefined) throw unavailable(`the model file ${basename(file)} ${fault}`);
    }
    const reason = damage.find(files);
    if (reason !== undefined) throw unavailable(reason);
  }

  /** The process with this model in memory; another model's process gives its memory back first. */
  async function workerFor(model: DiffusionModel): Promise<DiffusionWorker> {
    if (current?.worker.alive && current.model === model) return current.worker;
    if (current) {
      current.worker.kill();
      await current.worker.ended;
    }
    if (closed) throw unavailable('the engine is closed');
    const worker = startDiffusionWorker(installation);
    current = { model, worker };
    settings.onProcess?.(worker.processId);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      worker.kill();
    }, loadTimeout);
    try {
      const files = Object.fromEntries(Object.entries(model.files).filter(([, path]) => path !== undefined));
      await worker.load(files as Record<string, string>, { threads: availableParallelism(), ...model.config });
      return worker;
    } catch (cause) {
      worker.kill();
      if (closed) throw unavailable('the engine is closed', cause);
      if (late) throw new EngineError('deadline', id, 'the model took too long to load', { cause });
      const reason = `the model ${basename(model.files.model)} could not be loaded`;
      // Loading takes minutes and gigabytes: what cannot be loaded is not tried again until a file changes.
      if (!(cause instanceof WorkerGone) || NATIVE_CRASH.test(cause.message))
        damage.add(filesOf(model), `${reason}; it is tried again when its files change`);
      if (cause instanceof WorkerGone)
        throw new EngineError('failed', id, 'the diffusion process stopped while it loaded the model', { cause });
      throw unavailable(reason, cause);
    } finally {
      clearTimeout(timer);
    }
  }

  async function draw(
    worker: DiffusionWorker,
    parameters: DiffusionParameters,
    picture: Uint8Array | undefined,
    signal: AbortSignal,
    onStep: (step: number, total: number) => void,
  ): Promise<Uint8Array> {
    let killTimer: NodeJS.Timeout | undefined;
    const stop = () => {
      worker.cancel();
      killTimer = setTimeout(() => worker.kill(), cancelTime);
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await worker.render(parameters, picture, onStep);
    } catch (cause) {
      if (closed) throw unavailable('the engine is closed', cause);
      const message =
        cause instanceof WorkerGone ? 'the diffusion process stopped while it drew' : 'the picture could not be drawn';
      throw new EngineError('failed', id, message, { cause });
    } finally {
      clearTimeout(killTimer);
      signal.removeEventListener('abort', stop);
    }
  }

  function rest(): void {
    if (idleTime > 0) idleTimer = setTimeout(() => current?.worker.kill(), idleTime).unref();
  }

  return {
    id,
    version: `${installation.version}+${fingerprint(settings.models)}`,
    capabilities: {
      operations: portraitist?.reference ? ['text-to-image', 'avatar'] : ['text-to-image'],
      ...(settings.models['*'] ? {} : { models: Object.keys(settings.models) }),
      seed: true,
      steps: true,
      guidance: models.some((model) => model.guidance !== 'none'),
      palette: false,
      face: portraitist?.reference !== undefined,
      deterministic: true,
      trained: true,
      concurrency: 1,
    },
    async render(task, { signal, onProgress }) {
      signal.throwIfAborted();
      if (closed) throw unavailable('the engine is closed');
      const model = settings.models[task.model] ?? settings.models['*'];
      if (!model) throw unavailable(`no model is configured for ${task.model}`);
      if (task.face && !model.reference) throw unavailable(`the model for ${task.model} takes no face picture`);
      await checkModel(model);
      const { parameters, warnings } = parametersFor(task, model);
      const picture = task.face && (await referencePicture(task.face, parameters));
      const release = await turns.take(signal);
      clearTimeout(idleTimer);
      const loading = workerFor(model);
      let busy: Promise<unknown> = loading;
      let bytes: Uint8Array;
      try {
        const worker = await orAbort(loading, signal);
        let share = 0;
        bytes = await withinLimits(signal, { engine: id, limits }, (attempt) => {
          const drawing = draw(worker, parameters, picture, attempt.signal, (step, total) => {
            if (attempt.signal.aborted || !(total > 0)) return;
            attempt.progressed();
            share = Math.max(share, Math.min(1, step / total));
            onProgress?.(share);
          });
          busy = drawing;
          return drawing;
        });
      } finally {
        // A caller that gives up goes at once; the turn passes on when the process is idle or gone.
        void busy.then(rest, rest).finally(release);
      }
      return { picture: await readResultPicture(id, bytes, task), warnings };
    },
    async health() {
      if (closed) return { ok: false, detail: 'closed' };
      const problems = await Promise.all(
        models.map((model) => checkModel(model).catch((error: unknown) => (error as EngineError).publicMessage)),
      );
      const missing = problems.filter((problem) => problem !== undefined);
      // With some of its models there, it draws for those.
      const ok = missing.length < models.length;
      const state = current?.worker.alive ? 'model in memory' : 'ready to load';
      return { ok, detail: [...new Set([...(ok ? [state] : []), ...missing])].join('; ') };
    },
    async close() {
      closed = true;
      clearTimeout(idleTimer);
      current?.worker.kill();
      await current?.worker.ended;
    },
  };
}

/** Not SIGKILL: that is how a machine without memory ends a process, and tomorrow it may have some. */
const NATIVE_CRASH = /SIG(ABRT|SEGV|BUS|ILL|FPE)/;

function filesOf({ files }: DiffusionModel): string[] {
  return Object.values(files).filter((path) => path !== undefined);
}

function parametersFor(
  task: RenderTask,
  model: DiffusionModel,
): { readonly parameters: DiffusionParameters; readonly warnings: readonly string[] } {
  const { prompt, negativePrompt, warnings } = diffusionPrompt(task);
  const notes = [...warnings, ...backgroundNote(task)];
  const steps = Math.min(task.steps ?? model.steps.default, model.steps.maximum);
  if (task.steps !== undefined && steps < task.steps)
    notes.push(`num_inference_steps ${task.steps} was cut to the model's ${steps}`);
  if (task.guidance !== undefined && model.guidance === 'none')
    notes.push('guidance_scale has no meaning for this model');
  const guided = model.guidance === 'cfg' ? (task.guidance ?? model.cfgScale) : model.cfgScale;
  if (task.negativePrompt !== undefined && guided <= 1) notes.push('negative_prompt has no meaning for this model');
  return {
    parameters: {
      prompt,
      // Only classifier-free guidance looks at it, at the price of a second pass.
      ...(guided > 1 && negativePrompt ? { negative_prompt: negativePrompt } : {}),
      ...sizeToRender(task, model.size),
      seed: task.seed,
      steps,
      cfg_scale: guided,
      ...(model.guidance === 'distilled' && task.guidance !== undefined ? { guidance: task.guidance } : {}),
      ...(task.face && model.reference ? { strength: model.reference.strength } : {}),
    },
    warnings: notes,
  };
}

function fingerprint(models: Readonly<Record<string, DiffusionModel>>): string {
  const named = Object.entries(models).map(([name, model]) => [
    name,
    { ...model, files: Object.values(model.files).map((path) => path && basename(path)) },
  ]);
  return createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 8);
}
