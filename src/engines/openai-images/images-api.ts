import { z } from 'zod';
import { EngineError, type RenderTask } from '../engine.js';
import { referencePicture } from '../remote/reference-picture.js';
import type { RemoteServer } from '../remote/remote-server.js';
import type { Dialect } from './dialects.js';
import type { Asked } from './fields.js';

/** Fetches a result that lies on another host than the server itself. */
export type FetchElsewhere = (url: string, signal: AbortSignal) => Promise<Uint8Array>;

export interface ImagesApiOptions {
  readonly engine: string;
  readonly server: RemoteServer;
  readonly dialect: Dialect;
  readonly fetchElsewhere?: FetchElsewhere | undefined;
}

const answerSchema = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
  /** Another Easel says so of each picture. */
  has_nsfw_concepts: z.array(z.boolean()).optional(),
});

/** The picture of a face that goes with a task. */
export function referenceFor(task: RenderTask, asked: Asked, { reference }: Dialect): Promise<Uint8Array> | undefined {
  if (!task.face) return undefined;
  return reference.whole ? Promise.resolve(task.face.photo) : referencePicture(task.face, asked.size);
}

/** Draws through `/images/generations` and `/images/edits`. Returns the file as the server sent it. */
export async function drawWithImagesApi(
  task: RenderTask,
  asked: Asked,
  model: string | undefined,
  { engine, server, dialect, fetchElsewhere }: ImagesApiOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { size, negativePrompt, numbers } = asked;
  const fields: Record<string, unknown> = {
    prompt: asked.prompt,
    n: 1,
    size: `${size.width}x${size.height}`,
    ...(model ? { model } : {}),
    ...(dialect.responseFormat ? { response_format: dialect.responseFormat } : {}),
    ...(dialect.negativePrompt && negativePrompt && !dialect.sdServer
      ? { [dialect.negativePrompt]: negativePrompt }
      : {}),
    ...(dialect.background && task.transparent ? { [dialect.background]: 'transparent' } : {}),
    ...(dialect.fileFormat && task.lossy ? { [dialect.fileFormat]: 'jpeg' } : {}),
    ...(dialect.colors && task.palette.length > 0 && !task.face ? { [dialect.colors]: task.palette } : {}),
    ...(dialect.sdServer ? {} : numbers),
  };
  const picture = await referenceFor(task, asked, dialect);
  const { kind, field } = dialect.reference;
  const request = !picture
    ? { path: 'images/generations', body: { json: fields } }
    : kind === 'json'
      ? { path: 'images/generations', body: { json: { ...fields, [field]: [base64(picture)] } } }
      : { path: 'images/edits', body: { form: toForm(fields, field, picture) } };
  const path = dialect.sdServer ? `v1/${request.path}` : request.path;
  const body = await server.bytes(path, { signal, patient: true, ...request.body });
  const { answer, file } = readAnswer(body, (cause) => {
    throw new EngineError('failed', engine, 'the engine answered nonsense', { cause });
  });
  const parsed = answerSchema.safeParse(answer);
  if (parsed.data?.has_nsfw_concepts?.[0])
    throw new EngineError('rejected', engine, "the engine's own safety check flagged the picture");
  const first = parsed.data?.data[0];
  const base64Text = file ?? first?.b64_json;
  if (base64Text) return Buffer.from(base64Text.replace(/^data:[^,]*,/, ''), 'base64');
  if (first?.url) return fetchResult(server, first.url, fetchElsewhere, engine, signal);
  throw new EngineError('failed', engine, 'the engine answered without a picture', { cause: parsed.error });
}

const FILE_FIELD = Buffer.from('"b64_json"');
const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];

/**
 * The answer as JSON, and its first file as base64. The file is cut out before the rest is parsed: as part of a tree of
 * strings it would be copied several times. Where that does not fit, the whole is parsed as it is.
 */
function readAnswer(body: Buffer, onNonsense: (cause: unknown) => never): { answer: unknown; file?: string } {
  const parse = (text: string): unknown => {
    try {
      return JSON.parse(text) as unknown;
    } catch (cause) {
      return onNonsense(cause);
    }
  };
  const name = body.indexOf(FILE_FIELD);
  let start = name + FILE_FIELD.length;
  for (; isSpace(body[start]) || body[start] === COLON; start += 1);
  const end = body[start] === QUOTE ? body.indexOf(QUOTE, start + 1) : -1;
  const text = body.subarray(start + 1, Math.max(end, 0));
  if (name === -1 || end === -1 || text.includes(BACKSLASH)) return { answer: parse(body.toString()) };
  const answer = parse(Buffer.concat([body.subarray(0, start + 1), body.subarray(end)]).toString());
  // It may have been a text that only looks like the field.
  const whole = answerSchema.safeParse(answer).data?.data[0]?.b64_json === '';
  return whole ? { answer, file: text.toString('latin1') } : { answer: parse(body.toString()) };
}

const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

export function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

function toForm(fields: Record<string, unknown>, pictureField: string, picture: Uint8Array): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set(pictureField, new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'reference.jpg');
  return form;
}

/** The server's own host is the operator's choice; any other is a stranger's. */
async function fetchResult(
  server: RemoteServer,
  address: string,
  fetchElsewhere: FetchElsewhere | undefined,
  engine: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const url = URL.canParse(address, server.url.href) ? new URL(address, server.url) : undefined;
  if (url?.origin === server.url.origin) return server.bytes(url.href, { signal });
  if (!url || !fetchElsewhere) throw new EngineError('failed', engine, 'the picture lies where it may not be fetched');
  try {
    return await fetchElsewhere(url.href, signal);
  } catch (cause) {
    signal.throwIfAborted();
    throw new EngineError('failed', engine, 'the picture could not be fetched', { cause });
  }
}
