import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.js';
import { bodyAccountOf } from '../body/json-body.js';

export interface MultipartLimits {
  readonly fileBytes: number;
  readonly bodyBytes: number;
}

const MOST_FIELDS = 40;
const MOST_FILES = 17; // sixteen pictures and a mask, as OpenAI allows
const LONGEST_FIELD = 65_536;

/** Lets this scope take `multipart/form-data`. */
export async function acceptMultipart(scope: FastifyInstance, { fileBytes }: MultipartLimits): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: fileBytes, files: MOST_FILES, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD, parts: 60 },
  });
}

/** The fields of a form as a JSON body would hold them; the first picture becomes `sentPhoto`, the others are let go. */
export async function readForm(request: FastifyRequest, limits: MultipartLimits): Promise<Record<string, unknown>> {
  if (Number(request.headers['content-length'] ?? 0) > limits.bodyBytes)
    throw new ApiError('body_too_large', 'The body is larger than this operation allows.');
  // A field's name is the caller's word: never the key of a plain object that is written to.
  const body = new Map<string, unknown>();
  const account = bodyAccountOf(request);
  try {
    for await (const part of request.parts()) {
      const name = part.fieldname.replace(/\[\d*\]$/, '');
      if (part.type === 'file') {
        if (name !== 'image' || body.has('image')) {
          part.file.resume();
          if (name !== 'image') body.set(name, null);
          continue;
        }
        const chunks: Buffer[] = [];
        for await (const chunk of part.file as AsyncIterable<Buffer>) {
          account.hold(chunk.length);
          chunks.push(chunk);
        }
        if (part.file.truncated)
          throw new ApiError('face_too_large', `image must have at most ${limits.fileBytes} bytes.`, {
            param: 'image',
          });
        request.sentPhoto = Uint8Array.from(Buffer.concat(chunks));
        body.set('image', 'data:');
      } else if (body.size < MOST_FIELDS) body.set(name, fromText(name, String(part.value)));
    }
  } catch (error) {
    if (ApiError.isInstance(error)) throw error;
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 413)
      throw new ApiError('body_too_large', 'The form has too many parts, or a part is too large.');
    throw new ApiError('malformed_request', 'The body is not a well-formed multipart/form-data form.', {
      cause: error,
    });
  }
  return Object.fromEntries(body);
}

const NUMBERS = new Set(['n', 'seed', 'partial_images', 'num_inference_steps', 'guidance_scale', 'face_index']);
const TRUTHS = new Set(['stream', 'enable_safety_checker', 'safety_checker', 'explain']);

/** A form has only text; what is a number or a truth in JSON is read as one, and left as text where it is none. */
function fromText(name: string, text: string): unknown {
  if (NUMBERS.has(name) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (TRUTHS.has(name) && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
