import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { EngineError, type RenderTask } from '../engine.js';
import { orAbort } from '../../signals/abortable.js';
import type { RemoteServer } from '../remote/remote-server.js';
import type { Asked } from './fields.js';
import { base64, drawWithImagesApi, referenceFor, type ImagesApiOptions } from './images-api.js';

/** Draws with the server of stable-diffusion.cpp. Returns the file as the server sent it. */
export interface SdServer {
  draw(task: RenderTask, asked: Asked, signal: AbortSignal): Promise<Uint8Array>;
}

const submittedSchema = z.object({ id: z.string().regex(/^[\w-]+$/) });
const jobSchema = z.object({
  status: z.enum(['queued', 'generating', 'completed', 'failed', 'cancelled']),
  result: z.object({ images: z.array(z.object({ b64_json: z.string() })).min(1) }).nullish(),
  error: z.object({ code: z.string().optional() }).nullish(),
});

const FIRST_POLL_MILLISECONDS = 50;
const MOST_POLL_MILLISECONDS = 500;
const SUBMIT_MILLISECONDS = 30_000;
const CANCEL_MILLISECONDS = 10_000;

export function createSdServer(options: ImagesApiOptions): SdServer {
  const { engine, server, dialect } = options;
  /** Servers before the jobs API know only the compatible ones. */
  let withoutJobs = false;

  const failed = (message: string, cause?: unknown) => new EngineError('failed', engine, message, { cause });

  async function submit(body: unknown): Promise<string | undefined> {
    // Not under the task's signal: a job that was accepted after all must be cancelled by its number.
    const signal = AbortSignal.timeout(SUBMIT_MILLISECONDS);
    const answer = await server.json('sdcpp/v1/img_gen', { signal, json: body }).catch((error: unknown) => {
      if (isUnknownRequest(error)) return undefined;
      throw signal.aborted ? new EngineError('deadline', engine, 'the engine took no job in time') : error;
    });
    if (answer === undefined) return undefined;
    const parsed = submittedSchema.safeParse(answer);
    if (!parsed.success) throw failed('the engine answered nonsense', parsed.error);
    return parsed.data.id;
  }

  async function finish(id: string, signal: AbortSignal): Promise<Uint8Array> {
    for (let wait = FIRST_POLL_MILLISECONDS; ; wait = Math.min(wait * 1.3, MOST_POLL_MILLISECONDS)) {
      const parsed = jobSchema.safeParse(await server.json(`sdcpp/v1/jobs/${id}`, { signal }).catch(wentAway));
      if (!parsed.success) throw failed('the engine answered nonsense', parsed.error);
      const { status, result, error } = parsed.data;
      const [image] = result?.images ?? [];
      if (status === 'completed' && image) return Buffer.from(image.b64_json, 'base64');
      if (status !== 'queued' && status !== 'generating')
        throw failed('the picture could not be drawn', new Error(`${status}: ${error?.code ?? 'no code'}`));
      await sleep(wait, undefined, { signal });
    }
  }

  /** A server that disappears, or forgets its job, has failed this task; it is not merely unavailable. */
  function wentAway(error: unknown): never {
    if (error instanceof EngineError && error.fault === 'unavailable')
      throw failed('the engine went away while it drew', error);
    throw error;
  }

  async function drawWithJobs(task: RenderTask, asked: Asked, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const picture = await referenceFor(task, asked, dialect);
    const submitting = submit({
      prompt: asked.prompt,
      ...asked.size,
      batch_count: 1,
      output_format: 'png',
      ...argumentsOf(asked),
      // As its own edits do: a model for editing takes the one, any other starts from the other.
      ...(picture ? { init_image: base64(picture), ref_images: [base64(picture)] } : {}),
    });
    const stop = () => {
      void submitting.then((id) => (id === undefined ? undefined : cancel(server, id))).catch(() => {});
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      const id = await orAbort(submitting, signal);
      return id === undefined ? undefined : await finish(id, signal);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  return {
    async draw(task, asked, signal) {
      const drawn = withoutJobs ? undefined : await drawWithJobs(task, asked, signal);
      if (drawn) return drawn;
      withoutJobs = true;
      const tagged = { ...asked, prompt: `${asked.prompt} ${extraArguments(asked)}` };
      return drawWithImagesApi(task, tagged, undefined, options, signal);
    },
  };
}

/** Takes a job out of the queue. One that is being drawn goes on: the server has no way to stop it. */
async function cancel(server: RemoteServer, id: string): Promise<void> {
  const signal = AbortSignal.timeout(CANCEL_MILLISECONDS);
  await server.bytes(`sdcpp/v1/jobs/${id}/cancel`, { signal, method: 'POST' });
}

/** Its names for what a task sets, and no picture that carries the prompt inside. */
function argumentsOf({ numbers, negativePrompt }: Asked) {
  const { seed, sample_steps, ...guidance } = numbers;
  return {
    seed,
    ...(negativePrompt ? { negative_prompt: negativePrompt } : {}),
    sample_params: {
      ...(sample_steps === undefined ? {} : { sample_steps }),
      ...(Object.keys(guidance).length > 0
        ? // Distilled guidance replaces the classifier-free one.
          { guidance: { ...('distilled_guidance' in guidance ? { txt_cfg: 1 } : {}), ...guidance } }
        : {}),
    },
    embed_image_metadata: false,
  };
}

/** The tag in which the compatible interfaces take the same. Escaped, so that nothing inside can end it. */
function extraArguments(asked: Asked): string {
  const text = JSON.stringify(argumentsOf(asked)).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `<sd_cpp_extra_args>${text}</sd_cpp_extra_args>`;
}

function isUnknownRequest(error: unknown): boolean {
  return error instanceof EngineError && /^status (404|405):/.test((error.cause as Error | undefined)?.message ?? '');
}
