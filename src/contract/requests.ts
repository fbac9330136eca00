import { z } from 'zod';
import type { CatalogueRow, OutputFormat } from './catalogue.js';
import type { Fields } from './fields.js';
import { SIZE_PRESETS } from './limits.js';

/** What an operation asks for, whatever its shape on the wire: defaults filled in, names unified. */
export interface GenerationRequest {
  readonly model: CatalogueRow;
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  /** Lower-case `#rrggbb`. */
  readonly colors: readonly string[];
  readonly seed?: number;
  readonly steps?: number;
  readonly guidance?: number;
  readonly imageCount: number;
  readonly outputFormat: OutputFormat;
  readonly includeFileData: boolean;
  readonly safetyChecker: boolean;
  /** What must not appear; never empty. */
  readonly negativePrompt?: string;
  /** Only the subjects, on nothing. */
  readonly transparent: boolean;
  /** Whether the answer says what was understood. */
  readonly explain: boolean;
  /** Which face of the photo, 0 for the largest and most central. */
  readonly faceIndex?: number;
  /** The address of the photo, or the photo itself where it came inside the body. */
  readonly faceImage?: string | Uint8Array<ArrayBuffer>;
}

function createShapes(row: CatalogueRow, fields: Fields) {
  const { outputFormat, steps, guidance } = row.defaults;
  const common = {
    prompt: fields.prompt,
    seed: fields.seed.nullish(),
    enable_safety_checker: fields.safetyFlag('safety_checker').nullish().meta({ default: true }),
    safety_checker: fields.safetyFlag('enable_safety_checker').nullish().meta({ default: true }),
    num_images: fields.imageCount.nullish().meta({ default: 1 }),
    output_format: fields.outputFormat.nullish().meta({ default: outputFormat }),
    sync_mode: fields.syncMode.nullish().meta({ default: false }),
    negative_prompt: fields.negativePrompt.nullish(),
    background: fields.background.nullish().meta({ default: 'opaque' }),
    explain: fields.explain.nullish().meta({ default: false }),
  };
  return {
    avatar: z.object({
      ...common,
      face_image_url: fields.faceImageUrl,
      face_index: fields.faceIndex.nullish().meta({ default: 0 }),
      image_size: fields.imageSize.nullish(),
    }),
    wrapped: z.object({ ...common, image_size: fields.imageSize, colors: fields.colors.nullish() }),
    flux: z.object({
      ...common,
      image_size: fields.imageSize,
      num_inference_steps: fields.steps.nullish().meta({ default: steps }),
      guidance_scale: fields.guidance.nullish().meta({ default: guidance }),
    }),
  };
}

type Shapes = ReturnType<typeof createShapes>;
/** What each shape takes. */
export type RequestBodies = { [Shape in keyof Shapes]: z.input<Shapes[Shape]> };
export type RequestSchema = Shapes[keyof Shapes];

/** Every field of every shape; what a shape lacks is undefined. */
export type ParsedRequest = Pick<z.output<RequestSchema>, 'prompt'> & {
  readonly image_size?: z.output<RequestSchema>['image_size'];
} & Omit<
    Partial<z.output<Shapes['avatar']> & z.output<Shapes['wrapped']> & z.output<Shapes['flux']>>,
    'prompt' | 'image_size'
  >;

/** The schema of a model's request body: it validates, and it is what OpenAPI shows. */
export function createRequestSchema(row: CatalogueRow, fields: Fields): RequestSchema {
  return createShapes(row, fields)[row.shape].meta({ id: requestSchemaName(row) });
}

/** The avatar's fields as a form has them: the photo may be a file. For the description; forms are read like JSON. */
export function createAvatarFormSchema(row: CatalogueRow, fields: Fields) {
  const { avatar } = createShapes(row, fields);
  return z
    .object({
      ...avatar.shape,
      face_image_url: fields.faceImageUrl.optional(),
      face_image: z
        .string()
        .optional()
        .meta({ description: 'The photo of the face as a file.', override: { type: 'string', format: 'binary' } }),
    })
    .meta({ id: 'AvatarForm' });
}

function requestSchemaName(row: CatalogueRow): string {
  const words = row.model.split(/[^a-z]+/).map((word) => word[0]?.toUpperCase() + word.slice(1));
  return `${words.join('')}Request`;
}

export function toGenerationRequest(row: CatalogueRow, body: ParsedRequest): GenerationRequest {
  const size = typeof body.image_size === 'string' ? SIZE_PRESETS[body.image_size] : body.image_size;
  const { width, height } = size ?? row.defaults.size ?? SIZE_PRESETS.square_hd;
  const transparent = body.background === 'transparent';
  const steps = body.num_inference_steps ?? row.defaults.steps;
  const guidance = body.guidance_scale ?? row.defaults.guidance;
  return {
    model: row,
    prompt: body.prompt,
    width,
    height,
    colors: (body.colors ?? []).map((color) => color.toLowerCase()),
    imageCount: body.num_images ?? 1,
    outputFormat: body.output_format ?? (transparent ? 'png' : row.defaults.outputFormat),
    includeFileData: body.sync_mode ?? false,
    safetyChecker: body.enable_safety_checker ?? body.safety_checker ?? true,
    transparent,
    explain: body.explain ?? false,
    ...(body.negative_prompt ? { negativePrompt: body.negative_prompt } : {}),
    ...(typeof body.seed === 'number' ? { seed: body.seed } : {}),
    ...(steps === undefined ? {} : { steps }),
    ...(guidance === undefined ? {} : { guidance }),
    ...(body.face_index ? { faceIndex: body.face_index } : {}),
    ...(body.face_image_url === undefined ? {} : { faceImage: body.face_image_url }),
  };
}
