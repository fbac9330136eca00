import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { CallToolResult, ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { CATALOGUE } from '../contract/catalogue.js';
import { MOST_FACES, SIZE_PRESETS } from '../contract/limits.js';

/** An answer of the service. */
export interface ServiceAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Calls the service as the caller of the tool: with his key, his limits and his safety. */
export type CallService = (
  method: 'GET' | 'POST',
  path: string,
  call?: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> },
) => Promise<ServiceAnswer>;

export interface McpOptions {
  readonly version: string;
  readonly call: CallService;
  /** Whether a photo may be named by its path: only where the tools run on the machine of who asks. */
  readonly localFiles: boolean;
}

interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly content_type: string | null;
  readonly file_data?: string;
}

interface Result {
  readonly images: readonly Picture[];
  readonly seed: number;
  readonly has_nsfw_concepts: readonly boolean[];
  readonly explanation?: {
    readonly guessed: readonly { words: string; as: string }[];
    readonly ignored: readonly string[];
  };
}

const textModels = CATALOGUE.filter((row) => row.operation === 'text-to-image');
const presets = Object.keys(SIZE_PRESETS) as [keyof typeof SIZE_PRESETS, ...(keyof typeof SIZE_PRESETS)[]];

const size = z
  .union([z.enum(presets), z.object({ width: z.int(), height: z.int() })])
  .describe('A name, or width and height in pixels (64 to 2048).');

const common = {
  seed: z.int().optional().describe('The same request with the same seed gives the same picture.'),
  num_images: z.int().min(1).max(4).optional().describe('How many pictures; 1 unless told.'),
  negative_prompt: z.string().optional().describe('What must not appear.'),
  output_format: z.enum(['png', 'jpeg', 'webp']).optional(),
};

/** The tools that a language model sees. Each is one request to the service, so that whatever holds there holds here. */
export function createMcpServer({ version, call, localFiles }: McpOptions): McpServer {
  const server = new McpServer(
    { name: 'easel', title: 'Easel', version },
    {
      instructions: 'Easel draws pictures. Describe the scene in plain words: subjects, where they are, light, style.',
    },
  );

  server.registerTool(
    'generate_image',
    {
      title: 'Draw a picture',
      description: 'Draws a picture from a description and returns it, with its address and seed.',
      inputSchema: {
        prompt: z.string().min(1).max(4000).describe('What to draw.'),
        model: z
          .enum(textModels.map((row) => row.model))
          .default('flux/dev')
          .describe(textModels.map((row) => `${row.model}: ${row.description}`).join(' ')),
        image_size: size.default('landscape_4_3'),
        colors: z.array(z.string()).max(8).optional().describe('#rrggbb, for stock and illustration models.'),
        transparent: z.boolean().optional().describe('Only the subjects, on nothing.'),
        ...common,
      },
      annotations: { readOnlyHint: true, idempotentHint: false, openWorldHint: false },
    },
    async ({ model, transparent, ...fields }, caller) => {
      const body = { ...fields, ...(transparent ? { background: 'transparent' } : {}) };
      return draw(`/v1/text-to-image/${model}`, body, caller);
    },
  );

  server.registerTool(
    'generate_avatar',
    {
      title: 'Draw an avatar',
      description: 'Draws a portrait of the person on a photo, as the prompt describes it.',
      inputSchema: {
        prompt: z.string().min(1).max(4000).describe('How the person is drawn: "as an astronaut, in watercolour".'),
        face_image: z
          .string()
          .describe(
            `The photo: an http, https or data: URL${localFiles ? ', or the path of a file on this machine' : ''}.`,
          ),
        face_index: z
          .number()
          .int()
          .min(0)
          .max(MOST_FACES - 1)
          .optional()
          .describe('Which face of a group: 0 is the largest and most central.'),
        image_size: size.optional(),
        ...common,
      },
      annotations: { readOnlyHint: true, idempotentHint: false, openWorldHint: true },
    },
    async ({ face_image: image, ...fields }, caller) => {
      let address = image;
      if (localFiles && !/^(https?|data):/i.test(image)) {
        try {
          address = `data:application/octet-stream;base64,${(await readFile(image)).toString('base64')}`;
        } catch {
          return failure(`There is no readable file at ${image}.`);
        }
      }
      return draw('/v1/image-to-image/avatar', { ...fields, face_image_url: address }, caller);
    },
  );

  server.registerTool(
    'list_models',
    {
      title: 'List the models',
      description: 'The models, what each is for, and their limits.',
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    async () => {
      const { status, body } = await call('GET', '/v1/models');
      if (status !== 200) return failure(messageOf(body, status));
      return { content: [{ type: 'text', text: JSON.stringify((body as { data: unknown }).data, null, 2) }] };
    },
  );

  async function draw(path: string, body: Record<string, unknown>, caller: Caller): Promise<CallToolResult> {
    const answer = await carryOut(call, path, { ...body, sync_mode: true, explain: true }, caller);
    if (answer.status !== 200) return failure(messageOf(answer.body, answer.status));
    const whole = answer.body as Result | { readonly data: Result };
    const result = 'data' in whole ? whole.data : whole;
    return {
      content: [
        ...result.images.map((image) => ({
          type: 'image' as const,
          data: image.file_data ?? '',
          mimeType: image.content_type ?? 'image/png',
        })),
        { type: 'text', text: describe(result) },
      ],
    };
  }

  return server;
}

type Caller = RequestHandlerExtra<ServerRequest, ServerNotification>;

const LOOK_MILLISECONDS = 120;

/** Hands the request in and looks after it: whoever asked hears how far it is, and takes the work with him when he goes. */
async function carryOut(call: CallService, path: string, body: unknown, caller: Caller): Promise<ServiceAnswer> {
  const submitted = await call('POST', path, { body, headers: { prefer: 'respond-async' } });
  if (submitted.status !== 202) return submitted;
  const request = `/v1/requests/${(submitted.body as { request_id: string }).request_id}`;
  const progressToken = caller._meta?.progressToken;
  let told = -1;
  try {
    for (;;) {
      const answer = await call('GET', `${request}/response`);
      if (answer.status !== 202) return answer;
      const { progress } = answer.body as { progress: number };
      if (progressToken !== undefined && progress > told) {
        told = progress;
        const params = { progressToken, progress, total: 1 };
        await caller.sendNotification({ method: 'notifications/progress', params });
      }
      await delay(LOOK_MILLISECONDS, undefined, { signal: caller.signal });
    }
  } catch (error) {
    await call('POST', `${request}/cancel`);
    throw error;
  }
}

function describe({ images, seed, has_nsfw_concepts: flags, explanation }: Result): string {
  const lines = images.map(({ url, width, height }, index) => {
    const flagged = flags[index] ? ' (blacked out by the safety checker)' : '';
    return `${width}×${height}, seed ${seed + index}${flagged}: ${url}`;
  });
  for (const { words, as } of explanation?.guessed ?? []) lines.push(`"${words}" was drawn as ${as}.`);
  if (explanation && explanation.ignored.length > 0) lines.push(`Not drawn: ${explanation.ignored.join(', ')}.`);
  return lines.join('\n');
}

function failure(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}

function messageOf(body: unknown, status: number): string {
  const { error } = (body ?? {}) as { error?: { message?: string; details?: { message: string }[] } };
  const details = (error?.details ?? []).map(({ message }) => message);
  return details.length > 1 ? details.join('\n') : (error?.message ?? `The service answered with status ${status}.`);
}
