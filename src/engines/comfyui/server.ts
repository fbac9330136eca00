import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { EngineError } from '../engine.js';
import type { RemoteServer } from '../remote/remote-server.js';
import type { ComfyEvents } from './events.js';

export interface ComfyImage {
  readonly filename: string;
  readonly subfolder: string;
  readonly type: string;
}

/** The calls of ComfyUI's HTTP interface that Easel makes. */
export interface ComfyServer {
  /** Returns the name under which a workflow finds the picture. */
  upload(name: string, picture: Uint8Array, signal: AbortSignal): Promise<string>;
  submit(workflow: unknown, clientId: string, signal: AbortSignal): Promise<string>;
  /** Waits until the prompt has ended and returns its pictures. */
  finish(
    promptId: string,
    events: ComfyEvents,
    outputNode: string | undefined,
    signal: AbortSignal,
  ): Promise<ComfyImage>;
  view(image: ComfyImage, signal: AbortSignal): Promise<Buffer>;
  /** Takes the prompt out of the queue, and stops it where it runs; prompts of others go on. */
  cancel(promptId: string, signal: AbortSignal): Promise<void>;
  /** Puts an empty picture in the place of a file: ComfyUI has no call that deletes one. */
  blank(image: ComfyImage, signal: AbortSignal): Promise<void>;
  /** When the prompt has ended: blanks its previews and takes its words out of the history. */
  forget(promptId: string, signal: AbortSignal): Promise<void>;
  health(signal: AbortSignal): Promise<string>;
}

const uploadSchema = z.object({
  name: z.string(),
  subfolder: z.string().default(''),
  type: z.string().default('input'),
});
const submitSchema = z.object({ prompt_id: z.string().min(1) });
const queueSchema = z.object({
  queue_running: z.array(z.array(z.unknown())),
  queue_pending: z.array(z.array(z.unknown())),
});
const imageSchema = z.object({
  filename: z.string(),
  subfolder: z.string().default(''),
  type: z.string().default('output'),
});
const historySchema = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.looseObject({ images: z.array(imageSchema).optional() })),
    status: z.looseObject({ status_str: z.string().optional() }).optional(),
  }),
);
const statsSchema = z.object({ system: z.looseObject({ comfyui_version: z.string().optional() }) });

const BLANK = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export const HEALTH_PATH = 'system_stats';
const POLL_MILLISECONDS = 1_000;
const SOON_MILLISECONDS = 50;

export function createComfyServer(engine: string, remote: RemoteServer): ComfyServer {
  const failed = (message: string, cause?: unknown) => new EngineError('failed', engine, message, { cause });

  async function ask<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    options: Parameters<RemoteServer['json']>[1],
  ): Promise<z.output<Schema>> {
    const parsed = schema.safeParse(await remote.json(path, options));
    if (!parsed.success) throw failed('the engine answered nonsense', parsed.error);
    return parsed.data;
  }

  async function queued(promptId: string, signal: AbortSignal): Promise<'running' | 'pending' | undefined> {
    const { queue_running, queue_pending } = await ask(queueSchema, 'queue', { signal });
    if (queue_running.some((item) => item[1] === promptId)) return 'running';
    return queue_pending.some((item) => item[1] === promptId) ? 'pending' : undefined;
  }

  async function write(image: ComfyImage, picture: Uint8Array, signal: AbortSignal) {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), image.filename);
    form.set('subfolder', image.subfolder);
    form.set('type', image.type);
    form.set('overwrite', 'true');
    return ask(uploadSchema, 'upload/image', { signal, form });
  }

  async function blank(image: ComfyImage, signal: AbortSignal): Promise<void> {
    await write(image, BLANK, signal);
  }

  return {
    async upload(name, picture, signal) {
      // The temporary folder, which ComfyUI empties when it starts: a face has no place among the inputs.
      const stored = await write({ filename: name, subfolder: '', type: 'temp' }, picture, signal);
      const path = stored.subfolder ? `${stored.subfolder}/${stored.name}` : stored.name;
      return `${path} [${stored.type}]`;
    },

    async submit(workflow, clientId, signal) {
      const json = { prompt: workflow, client_id: clientId };
      return (await ask(submitSchema, 'prompt', { signal, json })).prompt_id;
    },

    async finish(promptId, events, outputNode, signal) {
      for (;;) {
        // The queue first: whoever left it before the history was read must be in the history.
        const place = await queued(promptId, signal);
        const history = await ask(historySchema, `history/${encodeURIComponent(promptId)}`, { signal });
        const entry = history[promptId];
        if (entry) {
          if (entry.status?.status_str === 'error') throw failed('the workflow failed');
          return chooseImage(entry.outputs, outputNode, failed);
        }
        if (!place) throw failed('the engine forgot the task');
        if (events.state === 'working') await Promise.race([events.changed(), sleep(POLL_MILLISECONDS)]);
        else await sleep(events.state === 'gone' ? POLL_MILLISECONDS : SOON_MILLISECONDS);
        signal.throwIfAborted();
      }
    },

    view({ filename, subfolder, type }, signal) {
      return remote.bytes(`view?${new URLSearchParams({ filename, subfolder, type }).toString()}`, { signal });
    },

    async cancel(promptId, signal) {
      await remote.bytes('queue', { signal, json: { delete: [promptId] } });
      // Older servers stop whatever runs, so ask only when it is ours.
      if ((await queued(promptId, signal)) === 'running')
        await remote.bytes('interrupt', { signal, json: { prompt_id: promptId } });
    },

    blank,

    async forget(promptId, signal) {
      // One that was interrupted enters the history when it has really stopped.
      while (await queued(promptId, signal)) await sleep(SOON_MILLISECONDS, undefined, { signal });
      const history = await ask(historySchema, `history/${encodeURIComponent(promptId)}`, { signal });
      const images = Object.values(history[promptId]?.outputs ?? {}).flatMap((output) => output.images ?? []);
      // What the workflow saves among the outputs was meant to stay.
      for (const image of images.filter(({ type }) => type === 'temp')) await blank(image, signal);
      await remote.bytes('history', { signal, json: { delete: [promptId] } });
    },

    async health(signal) {
      const { system } = await ask(statsSchema, HEALTH_PATH, { signal });
      return `ComfyUI ${system.comfyui_version ?? ''} answers`.replace('  ', ' ');
    },
  };
}

function chooseImage(
  outputs: Record<string, { images?: ComfyImage[] | undefined }>,
  outputNode: string | undefined,
  failed: (message: string) => EngineError,
): ComfyImage {
  const nodes = outputNode === undefined ? Object.values(outputs) : [outputs[outputNode]];
  const image = nodes.flatMap((output) => output?.images ?? [])[0];
  if (!image) throw failed('the workflow made no picture');
  return image;
}
