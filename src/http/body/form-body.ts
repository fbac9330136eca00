import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.js';
import { bodyAccountOf } from './json-body.js';

export interface FormRules {
  readonly fileBytes: number;
  readonly bodyBytes: number;
  /** The field that a JSON body would hold the photo in: the photo becomes `sentPhoto`, and the field `data:`. */
  readonly photoField: string;
  /** Which files are the photo; those of other names are let go. */
  readonly isPhoto: (name: string) => boolean;
  /** Whether a second photo is refused, or let go as the first of a list would have been enough. */
  readonly onePhoto: boolean;
}

const MOST_FIELDS = 40;
const MOST_FILES = 17; // sixteen pictures and a mask, as OpenAI allows
const LONGEST_FIELD = 65_536;

/** Lets this scope take `multipart/form-data`. */
export async function acceptForms(scope: FastifyInstance, { fileBytes }: Pick<FormRules, 'fileBytes'>): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: fileBytes, files: MOST_FILES, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD, parts: 60 },
  });
}

/** The fields of a form as a JSON body would hold them. */
export async function readForm(request: FastifyRequest, rules: FormRules): Promise<Record<string, unknown>> {
  if (Number(request.headers['content-length'] ?? 0) > rules.bodyBytes)
    throw new ApiError('body_too_large', 'The body is larger than this operation allows.');
  const { photoField } = rules;
  // A field's name is the caller's word: never the key of a plain object that is written to.
  const body = new Map<string, unknown>();
  let photos = 0;
  try {
    for await (const part of request.parts()) {
      const name = part.fieldname.replace(/\[\d*\]$/, '');
      if (part.type === 'file') {
        const wanted = rules.isPhoto(name);
        if (wanted) photos += 1;
        if (!wanted || photos > 1) {
          part.file.resume();
          if (!wanted) body.set(name, null);
          continue;
        }
        request.sentPhoto = await readPhoto(request, part.file, name, rules);
      } else {
        // Half a value is another value.
        if (part.valueTruncated)
          throw new ApiError('body_too_large', `A field of a form must have at most ${LONGEST_FIELD} bytes.`);
        if (body.size < MOST_FIELDS) body.set(name, fromText(name, String(part.value)));
      }
    }
  } catch (error) {
    throw formError(error);
  }
  if (photos > 0 && rules.onePhoto) refuseTwo(photos, photoField, body);
  if (photos > 0) body.set(photoField, 'data:');
  return Object.fromEntries(body);
}

async function readPhoto(
  request: FastifyRequest,
  file: AsyncIterable<Buffer> & { readonly truncated: boolean },
  name: string,
  { fileBytes, photoField }: FormRules,
): Promise<Uint8Array<ArrayBuffer>> {
  const account = bodyAccountOf(request);
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    account.hold(chunk.length);
    chunks.push(chunk);
  }
  if (file.truncated)
    throw new ApiError('face_too_large', `The file ${name} must have at most ${fileBytes} bytes.`, {
      param: photoField,
    });
  return Uint8Array.from(Buffer.concat(chunks));
}

/** Which of two photos is meant cannot be known. */
function refuseTwo(files: number, photoField: string, body: ReadonlyMap<string, unknown>): void {
  const both = body.get(photoField) !== undefined;
  if (files === 1 && !both) return;
  const message = both
    ? `Send the photo as a file or name it in ${photoField}, not both.`
    : `Send one file, the photo; received ${files}.`;
  throw new ApiError('conflicting_fields', message, {
    param: photoField,
    details: [{ param: photoField, code: 'conflicting_fields', message }],
  });
}

function formError(error: unknown): ApiError {
  if (ApiError.isInstance(error)) return error;
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 413) return new ApiError('body_too_large', 'The form has too many parts, or a part is too large.');
  return new ApiError('malformed_request', 'The body is not a well-formed multipart/form-data form.', {
    cause: error,
  });
}

const NUMBERS = new Set([
  'n',
  'seed',
  'partial_images',
  'num_inference_steps',
  'guidance_scale',
  'face_index',
  'num_images',
]);
const TRUTHS = new Set(['stream', 'enable_safety_checker', 'safety_checker', 'explain', 'sync_mode']);

/** A form has only text; what is a number, a truth or an object in JSON is read as one, and left as text where it is none. */
function fromText(name: string, text: string): unknown {
  if (NUMBERS.has(name) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (TRUTHS.has(name) && (text === 'true' || text === 'false')) return text === 'true';
  if (name === 'image_size' && text.trimStart().startsWith('{')) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return text;
    }
  }
  return text;
}
