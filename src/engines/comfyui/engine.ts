import { createHash, randomUUID } from 'node:crypto';
import { orAbort } from '../../signals/abortable.js';
import { backgroundNote, diffusionPrompt } from '../remote/diffusion-prompt.js';
import { EngineError, type Engine, type RenderTask } from '../engine.js';
import { referencePicture } from '../remote/reference-picture.js';
import { createRemoteServer } from '../remote/remote-server.js';
import { readResultPicture } from '../remote/result-picture.js';
import { limitSizes, sizeToRender, type Size, type SizeLimits } from '../remote/size-rule.js';
import { withinLimits, type Attempt, type TimeLimits } from '../remote/time-limits.js';
import { createTurns } from '../remote/turns.js';
import { listen } from './events.js';
import { createComfyServer, HEALTH_PATH } from './server.js';
import { createWorkflow, type PlaceholderValues, type Workflow } from './workflow.js';

export interface ComfyuiSettings {
  readonly id?: string;
  readonly url: string;
  /** Catalogue model, or `*` for any other, → the text of a workflow in API format. */
  readonly workflows: Readonly<Record<string, string>>;
  readonly outputNode?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly size?: SizeLimits;
  readonly defaults?: { readonly steps: number; readonly guidance: number };
  readonly concurrency?: number;
  readonly limits?: Partial<TimeLimits>;
  readonly maximumBytes?: number;
}

const HEALTH_MILLISECONDS = 5_000;
const SUBMIT_MILLISECONDS = 60_000;
const CLEAN_UP_MILLISECONDS = 60_000;
/** Workflows of a ComfyUI server, with placeholders for what a task says. */
export function createComfyuiEngine(settings: ComfyuiSettings): Engine {
  const id = settings.id ?? 'comfyui';
  const rule = limitSizes({ granularity: 16 }, settings.size ?? {});
  const limits = { picture: 600_000, progress: 120_000, silence: 30_000, ...settings.limits };
  const turns = createTurns(settings.concurrency ?? 2);
  const headers: Record<string, string> = settings.apiKey ? { authorization: `Bearer ${settings.apiKey}` } : {};
  const remote = createRemoteServer({
    engine: id,
    url: settings.url,
    headers,
    limits,
    ...(settings.maximumBytes ? { maximumBytes: settings.maximumBytes } : {}),
  });
  const server = createComfyServer(id, remote);
  const workflows = new Map(
    Object.entries(settings.workflows).map(([model, text]) => [
      model,
      createWorkflow(text, `the workflow of ${model}`),
    ]),
  );
  const all = [...workflows.values()];
  const portraitist = workflows.get('avatar') ?? workflows.get('*');
  const uses = (name: Parameters<Workflow['placeholders']['has']>[0]) => all.some((one) => one.placeholders.has(name));
  let closed = false;

  /** Errands after a task has ended, whose failure concerns nobody. */
  const errand = (work: (signal: AbortSignal) => Promise<unknown>) => {
    if (!closed) void work(AbortSignal.timeout(CLEAN_UP_MILLISECONDS)).catch(() => {});
  };

  async function draw(
    task: RenderTask,
    size: Size,
    values: PlaceholderValues,
    workflow: Workflow,
    { signal, progressed }: Attempt,
    onShare: (share: number, preview?: Uint8Array) => void,
  ): Promise<Uint8Array> {
    const clientId = randomUUID();
    const faceName = `easel-${clientId}.jpg`;
    try {
      const face = task.face && (await server.upload(faceName, await referencePicture(task.face, size), signal));
      const filled = workflow.complete({ ...values, ...(face ? { face } : {}) });
      return await run(filled, clientId, { signal, progressed }, onShare);
    } finally {
      if (task.face) errand((inner) => server.blank({ filename: faceName, subfolder: '', type: 'temp' }, inner));
    }
  }

  async function run(
    workflow: unknown,
    clientId: string,
    { signal, progressed }: Attempt,
    onShare: (share: number) => void,
  ): Promise<Uint8Array> {
    const listening = listen(remote.url, clientId, headers, { onShare, onActivity: progressed });
    const events = await orAbort(listening, signal).catch((error: unknown) => {
      // Given up during the handshake: the connection that still comes is closed as well.
      void listening.then((late) => late.close());
      throw error;
    });
    // Not under the task's signal: a prompt that was accepted after all must be cancelled by its number.
    const submitting = server.submit(workflow, clientId, AbortSignal.timeout(SUBMIT_MILLISECONDS));
    let done = false;
    try {
      const promptId = await orAbort(submitting, signal);
      const image = await server.finish(promptId, events, settings.outputNode, signal).catch((error: unknown) => {
        throw wentAway(error);
      });
      const picture = await server.view(image, signal);
      done = true;
      return picture;
    } finally {
      events.close();
      // However it ended, nothing that Easel caused stays there, as far as ComfyUI lets it go.
      errand(async (inner) => {
        const promptId = await submitting;
        if (!done) await server.cancel(promptId, inner);
        await server.forget(promptId, inner);
      });
    }
  }

  /** A server that disappears in the middle has failed this task; it is not merely unavailable. */
  function wentAway(error: unknown): unknown {
    if (!(error instanceof EngineError) || error.fault !== 'unavailable') return error;
    return new EngineError('failed', id, 'the engine went away while it drew', { cause: error });
  }

  return {
    id,
    version: `1+${createHash('sha256').update(JSON.stringify(settings.workflows)).digest('hex').slice(0, 8)}`,
    capabilities: {
      operations: [
        ...(all.some((one) => !one.placeholders.has('face')) ? ['text-to-image' as const] : []),
        ...(portraitist?.placeholders.has('face') ? ['avatar' as const] : []),
      ],
      ...(workflows.has('*') ? {} : { models: [...workflows.keys()] }),
      seed: uses('seed'),
      steps: uses('steps'),
      guidance: uses('guidance'),
      palette: false,
      face: portraitist?.placeholders.has('face') ?? false,
      deterministic: all.every((one) => one.placeholders.has('seed')),
      trained: true,
      concurrency: settings.concurrency ?? 2,
    },
    async render(task, { signal, onProgress }) {
      signal.throwIfAborted();
      if (closed) throw new EngineError('unavailable', id, 'the engine is closed');
      const workflow = workflows.get(task.model) ?? workflows.get('*');
      if (!workflow) throw new EngineError('unavailable', id, `no workflow is configured for ${task.model}`);
      if (workflow.placeholders.has('face') !== (task.face !== undefined))
        throw new EngineError('unavailable', id, `the workflow for ${task.model} does not fit the operation`);
      const size = sizeToRender(task, rule);
      const { prompt, negativePrompt, warnings } = diffusionPrompt(task);
      const values: PlaceholderValues = {
        prompt,
        negative_prompt: negativePrompt,
        seed: task.seed,
        steps: task.steps ?? settings.defaults?.steps ?? 20,
        guidance: task.guidance ?? settings.defaults?.guidance ?? 3.5,
        width: size.width,
        height: size.height,
      };
      const release = await turns.take(signal);
      try {
        let share = 0;
        const alive = (inner: AbortSignal) => remote.alive(HEALTH_PATH, inner);
        const bytes = await withinLimits(signal, { engine: id, limits, alive }, (attempt) =>
          draw(task, size, values, workflow, attempt, (next, preview) => {
            if (attempt.signal.aborted) return;
            share = Math.max(share, Math.min(1, next));
            onProgress?.(share, preview);
          }),
        );
        return {
          picture: await readResultPicture(id, bytes, task),
          warnings: [...warnings, ...unheard(task, workflow)],
        };
      } finally {
        release();
      }
    },
    async health() {
      if (closed) return { ok: false, detail: 'closed' };
      try {
        return { ok: true, detail: await server.health(AbortSignal.timeout(HEALTH_MILLISECONDS)) };
      } catch (error) {
        return { ok: false, detail: error instanceof EngineError ? error.publicMessage : 'no answer in time' };
      }
    },
    async close() {
      closed = true;
      await remote.close();
    },
  };
}

/** What the task says and the workflow has no place for. */
function unheard(task: RenderTask, { placeholders }: Workflow): string[] {
  const notes = [...backgroundNote(task)];
  if (task.negativePrompt !== undefined && !placeholders.has('negative_prompt'))
    notes.push('negative_prompt has no place in the workflow');
  if (!placeholders.has('seed')) notes.push('seed has no place in the workflow');
  if (task.steps !== undefined && !placeholders.has('steps'))
    notes.push('num_inference_steps has no place in the workflow');
  if (task.guidance !== undefined && !placeholders.has('guidance'))
    notes.push('guidance_scale has no place in the workflow');
  return notes;
}
