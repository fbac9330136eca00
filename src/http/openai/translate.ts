import type { CatalogueRow } from '../../contract/catalogue.js';
import { ApiError, showReceived, type ErrorDetail } from '../../contract/errors.js';
import { SIZE_PRESETS, type Limits } from '../../contract/limits.js';
import { nearest } from '../../contract/nearest.js';
import type { OpenAiFields, OpenAiSchemas } from '../../contract/openai.js';
import {
  badFields,
  parseFields,
  requireObject,
  type ReadRequest,
  type RequestReader,
} from '../../contract/read-request.js';
import type { SentPhoto } from '../body/json-body.js';

/** Which of the two: a picture from words, or from a photo and words. */
export type Kind = 'generations' | 'edits';

export interface TranslateOptions {
  readonly limits: Limits;
  readonly schemas: OpenAiSchemas;
  readonly catalogue: readonly CatalogueRow[];
  readonly readerFor: (row: CatalogueRow) => RequestReader;
  /** Names of OpenAI's models and the catalogue models that draw for them. */
  readonly aliases: ReadonlyMap<string, string>;
}

export interface Translated extends ReadRequest {
  readonly base64: boolean;
  readonly stream: boolean;
  readonly partialImages: number;
  readonly quality: string;
}

/** What OpenAI's API has and nothing here can use; said in `X-Ignored-Fields`. */
const UNUSED = ['moderation', 'style', 'user', 'output_compression', 'input_fidelity', 'mask', 'safety_identifier'];
const DEFAULT_MODEL = 'flux/dev';
const STEPS_BY_QUALITY = new Map([
  ['low', 8],
  ['high', 50],
  ['xhigh', 50],
  ['max', 50],
  ['hd', 50],
]);

/** A request of OpenAI's shape as one of Easel's own. Whatever else the body holds is passed on: seed, colors and so on. */
export function translate(kind: Kind, body: unknown, options: TranslateOptions, photo?: SentPhoto | null): Translated {
  requireObject(body);
  const { data, details } = parseFields(options.schemas[kind], body);
  if (data === undefined) throw badFields(details);
  const row = rowOf(kind, data.model, options);
  const { native, ignored } = toNative(row, data, options.limits);
  try {
    const read = options.readerFor(row).read(native, photo);
    return {
      request: read.request,
      ignored: [...ignored, ...read.ignored],
      base64: data.response_format ? data.response_format === 'b64_json' : (data.model ?? '').startsWith('gpt-image'),
      stream: data.stream ?? false,
      partialImages: data.partial_images ?? 0,
      quality: data.quality ?? 'auto',
    };
  } catch (error) {
    throw inTheirWords(error);
  }
}

function rowOf(kind: Kind, name: string | null | undefined, { catalogue, aliases }: TranslateOptions): CatalogueRow {
  const find = (model: string) => catalogue.find((row) => row.model === model);
  const wanted = name ?? DEFAULT_MODEL;
  const isAlias = name == null || aliases.has(wanted);
  const row = find(isAlias ? (aliases.get(wanted) ?? wanted) : wanted);
  if (row === undefined) {
    const meant = nearest(wanted, [...catalogue.map(({ model }) => model), ...aliases.keys()]);
    const hint = meant === undefined ? 'GET /v1/models lists them' : `did you mean ${meant}?`;
    throw new ApiError('unknown_model', `There is no model ${showReceived(wanted)}; ${hint}`, { param: 'model' });
  }
  if (kind === 'generations') {
    if (row.operation === 'text-to-image') return row;
    const message = `${row.model} needs a photo: send it to /v1/images/edits.`;
    throw new ApiError('invalid_value', message, { param: 'model' });
  }
  // A name of OpenAI's means "the model for this"; a model of the catalogue means itself.
  const avatar =
    row.operation === 'avatar' ? row : isAlias ? catalogue.find((one) => one.operation === 'avatar') : null;
  if (avatar) return avatar;
  const message = `Edits turn the photo of a face into a portrait, with the model avatar; received ${showReceived(wanted)}.`;
  throw new ApiError('invalid_value', message, { param: 'model' });
}

function toNative(row: CatalogueRow, fields: OpenAiFields & { image?: unknown }, limits: Limits) {
  const { prompt, n, size, quality, output_format: format, background, image, ...others } = fields;
  const steps = row.shape === 'flux' ? STEPS_BY_QUALITY.get(quality ?? '') : undefined;
  const ignored: string[] = [];
  const passedOn = Object.entries(others).filter(([name]) => {
    if (['model', 'response_format', 'stream', 'partial_images'].includes(name)) return false;
    if (!UNUSED.includes(name)) return true;
    ignored.push(name);
    return false;
  });
  const native = {
    ...(steps === undefined ? {} : { num_inference_steps: Math.min(steps, limits.steps) }),
    ...(image === undefined ? {} : { face_image_url: image }),
    image_size: sizeOf(row, size),
    ...Object.fromEntries(passedOn),
    prompt,
    num_images: n,
    output_format: format ?? 'png',
    ...(background === undefined || background === 'auto' ? {} : { background }),
    sync_mode: true,
  };
  return { native, ignored };
}

function sizeOf(row: CatalogueRow, size: string | null | undefined): unknown {
  if (size == null || size === 'auto') return row.defaults.size ?? SIZE_PRESETS.square_hd;
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(size) ?? [];
  if (width !== undefined) return { width: Number(width), height: Number(height) };
  if (Object.hasOwn(SIZE_PRESETS, size)) return SIZE_PRESETS[size as keyof typeof SIZE_PRESETS];
  const message = `size must be auto, WIDTHxHEIGHT, or one of ${Object.keys(SIZE_PRESETS).join(', ')}; received ${showReceived(size)}.`;
  throw new ApiError('invalid_value', message, { param: 'size' });
}

const THEIR_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^image_size(\.\w+)?/, 'size'],
  [/^num_images/, 'n'],
  [/\bface_image_url\b/, 'image'],
];

/** The same complaint with the names that the caller used. */
export function inTheirWords(error: unknown): unknown {
  if (!ApiError.isInstance(error) || error.param === null) return error;
  const rename = (text: string): string =>
    THEIR_NAMES.reduce((renamed, [ours, theirs]) => renamed.replace(ours, theirs), text);
  const details = error.details.map((detail): ErrorDetail => ({
    ...detail,
    param: detail.param === null ? null : rename(detail.param),
    message: rename(detail.message),
  }));
  return new ApiError(error.code, rename(error.message), {
    param: rename(error.param),
    details,
    headers: error.headers,
    cause: error.cause,
  });
}
