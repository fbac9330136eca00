import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { backgroundNote, diffusionPrompt } from '../remote/diffusion-prompt.js';
import { EngineError, type Engine, type RenderTask } from '../engine.js';
import { referencePicture } from '../remote/reference-picture.js';
import { createRemoteServer } from '../remote/remote-server.js';
import { readResultPicture } from '../remote/result-picture.js';
import { foldNote, foldSeed, SIGNED_32_BITS } from '../remote/seed-range.js';
import { limitSizes, sizeToRender, type Size, type SizeLimits } from '../remote/size-rule.js';
import { withinLimits, type TimeLimits } from '../remote/time-limits.js';
import { createTurns } from '../remote/turns.js';

export interface A1111Settings {
  readonly id?: string;
  readonly url: string;
  readonly checkpoint?: string | Readonly<Record<string, string>> | undefined;
  readonly sampler?: string | undefined;
  readonly scheduler?: string | undefined;
  readonly guidance?: 'cfg' | 'distilled';
  /** Where the request says nothing. */
  readonly steps?: number;
  /** How far an avatar may move away from its photo. */
  readonly strength?: number;
  readonly credentials?: { readonly username: string; readonly password: string } | undefined;
  readonly size?: SizeLimits;
  readonly limits?: Partial<TimeLimits>;
  readonly maximumBytes?: number;
}

/** Of a preview as the server sends it; it is made small here. */
const LONGEST_PREVIEW = 8 * 1024 * 1024;
const NO_PREVIEW = -1;

const answerSchema = z.object({ images: z.array(z.string()).min(1) });
const progressSchema = z.object({ progress: z.number() });
const taskSchema = z.object({
  active: z.boolean(),
  queued: z.boolean().nullish(),
  completed: z.boolean(),
  progress: z.number().nullish(),
  live_preview: z.string().max(LONGEST_PREVIEW).nullish(),
  id_live_preview: z.number().nullish(),
});
type TaskState = z.infer<typeof taskSchema>;

const samplersSchema = z.array(z.object({ name: z.string() }));

const HEALTH_MILLISECONDS = 5_000;
/** A question that all of these servers know; sd-server has no progress. */
const HEALTH_PATH = 'sdapi/v1/samplers';
const PROGRESS_MILLISECONDS = 500;
/** What the web UI tells while it loads a checkpoint, which takes as long as it takes. */
const BEFORE_THE_FIRST_STEP = 0.01;
const STOP_MILLISECONDS = 60_000;

/** Servers with the interface of AUTOMATIC1111's web UI: also Forge and SD.Next, and sd-server without progress. */
export function createA1111Engine(settings: A1111Settings): Engine {
  const id = settings.id ?? 'a1111';
  const rule = limitSizes({ granularity: 64 }, settings.size ?? {});
  const limits = { picture: 600_000, progress: 120_000, silence: 30_000, ...settings.limits };
  // The server draws one picture at a time, and its progress and interrupt mean the one that is drawn.
  const turns = createTurns(1);
  const { credentials } = settings;
  const server = createRemoteServer({
    engine: id,
    url: settings.url,
    limits,
    ...(credentials
      ? {
          headers: {
            authorization: `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}`,
          },
        }
      : {}),
    ...(settings.maximumBytes ? { maximumBytes: settings.maximumBytes } : {}),
  });
  const closing = new AbortController();

  async function draw(task: RenderTask, fields: object, size: Size, signal: AbortSignal): Promise<Uint8Array> {
    const face = task.face && {
      init_images: [(await referencePicture(task.face, size)).toString('base64')],
      denoising_strength: settings.strength ?? 0.6,
    };
    const answer = await server.json(`sdapi/v1/${face ? 'img2img' : 'txt2img'}`, {
      signal,
      patient: true,
      json: { ...fields, ...face },
    });
    const parsed = answerSchema.safeParse(answer);
    const picture = parsed.data?.images[0];
    if (!picture) throw new EngineError('failed', id, 'the engine answered without a picture', { cause: parsed.error });
    return fromBase64(picture);
  }

  const alive = (signal: AbortSignal) => server.alive(HEALTH_PATH, signal);

  /** How the task stands; undefined where the server, without its web UI, has no such question. */
  async function askFor(taskId: string, signal: AbortSignal, seenPreview?: number): Promise<TaskState | undefined> {
    const preview =
      seenPreview === undefined ? { live_preview: false } : { live_preview: true, id_live_preview: seenPreview };
    try {
      return taskSchema.safeParse(
        await server.json('internal/progress', { signal, json: { id_task: taskId, ...preview } }),
      ).data;
    } catch (error) {
      if (error instanceof EngineError) return undefined;
      throw error;
    }
  }

  /** Of whatever is drawn: the server draws one picture at a time, as a rule ours. */
  async function shareOfAnything(signal: AbortSignal): Promise<number | undefined> {
    const answer = await server.json('sdapi/v1/progress?skip_current_image=true', { signal });
    return progressSchema.safeParse(answer).data?.progress;
  }

  /**
   * Tells each change of the progress until told to stop; a server that does not tell is no failure. Previews are
   * asked of the task alone: what the server shows of whatever it draws may be somebody else's.
   */
  async function follow(
    taskId: string,
    signal: AbortSignal,
    onShare: (share: number, preview?: Uint8Array) => void,
  ): Promise<void> {
    try {
      for (let last = 0, seen = NO_PREVIEW; ;) {
        await sleep(PROGRESS_MILLISECONDS, undefined, { signal });
        const task = await askFor(taskId, signal, seen);
        if (task?.queued || task?.completed) continue;
        const share = task?.active ? (task.progress ?? 0) : await shareOfAnything(signal);
        const preview = task?.live_preview ? fromBase64(task.live_preview) : undefined;
        if (share === undefined || signal.aborted || (share === last && !preview)) continue;
        last = share;
        seen = task?.id_live_preview ?? seen;
        onShare(last, preview);
      }
    } catch {
      // The picture came, or the server does not know the question.
    }
  }

  /**
   * Interrupts the task when it is the one that is drawn: the call stops whatever runs, so a task that still waits
   * behind somebody else's is left until its turn comes.
   */
  async function stop(taskId: string): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(STOP_MILLISECONDS)]);
    for (;;) {
      const state = await askFor(taskId, signal);
      if (state?.completed) return;
      if (!state || state.active) {
        await server.bytes('sdapi/v1/interrupt', { signal, method: 'POST' });
        return;
      }
      await sleep(PROGRESS_MILLISECONDS, undefined, { signal });
    }
  }

  return {
    id,
    version: `sdapi-2+${createHash('sha256')
      .update(JSON.stringify([settings.url, settings.checkpoint, settings.sampler, settings.scheduler]))
      .digest('hex')
      .slice(0, 8)}`,
    capabilities: {
      operations: ['text-to-image', 'avatar'],
      seed: true,
      steps: true,
      guidance: true,
      palette: false,
      face: true,
      deterministic: true,
      trained: true,
      concurrency: 1,
    },
    async render(task, { signal, onProgress }) {
      signal.throwIfAborted();
      if (closing.signal.aborted) throw new EngineError('unavailable', id, 'the engine is closed');
      const taskId = `task(easel-${randomUUID()})`;
      const size = sizeToRender(task, rule);
      const { prompt, negativePrompt, warnings } = diffusionPrompt(task);
      const seed = foldSeed(task.seed, SIGNED_32_BITS);
      const fields = {
        ...fieldsFor(task, settings),
        seed,
        ...size,
        prompt,
        negative_prompt: negativePrompt,
        force_task_id: taskId,
      };
      const release = await turns.take(signal);
      const following = new AbortController();
      try {
        const bytes = await withinLimits(signal, { engine: id, limits, alive }, (attempt) => {
          let share = 0;
          void follow(taskId, AbortSignal.any([attempt.signal, following.signal]), (next, preview) => {
            if (next > BEFORE_THE_FIRST_STEP) attempt.progressed();
            share = Math.max(share, Math.min(1, next));
            onProgress?.(share, preview);
          });
          attempt.signal.addEventListener('abort', () => void stop(taskId).catch(() => {}), { once: true });
          return draw(task, fields, size, attempt.signal);
        });
        return {
          picture: await readResultPicture(id, bytes, task),
          warnings: [...warnings, ...backgroundNote(task), ...foldNote('the server', task.seed, seed)],
        };
      } finally {
        following.abort();
        release();
      }
    },
    async health() {
      if (closing.signal.aborted) return { ok: false, detail: 'closed' };
      try {
        const signal = AbortSignal.timeout(HEALTH_MILLISECONDS);
        samplersSchema.parse(await server.json(HEALTH_PATH, { signal }));
        return { ok: true, detail: 'the server answers' };
      } catch (error) {
        return { ok: false, detail: error instanceof EngineError ? error.publicMessage : 'no usable answer' };
      }
    },
    async close() {
      closing.abort();
      await server.close();
    },
  };
}

const fromBase64 = (text: string): Buffer => Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64');

function fieldsFor(task: RenderTask, settings: A1111Settings): Record<string, unknown> {
  const { checkpoint, guidance = 'cfg' } = settings;
  const named = typeof checkpoint === 'object' ? (checkpoint[task.model] ?? checkpoint['*']) : checkpoint;
  return {
    steps: task.steps ?? settings.steps ?? 20,
    ...(task.guidance === undefined ? {} : guidanceFields(task.guidance, guidance)),
    batch_size: 1,
    n_iter: 1,
    ...(settings.sampler ? { sampler_name: settings.sampler } : {}),
    ...(settings.scheduler ? { scheduler: settings.scheduler } : {}),
    ...(named ? { override_settings: { sd_model_checkpoint: named } } : {}),
    // Neither picture nor prompt stays on that machine.
    save_images: false,
    do_not_save_samples: true,
    do_not_save_grid: true,
    send_images: true,
  };
}

function guidanceFields(value: number, kind: 'cfg' | 'distilled'): Record<string, number> {
  return kind === 'cfg' ? { cfg_scale: value } : { cfg_scale: 1, distilled_cfg_scale: value };
}
