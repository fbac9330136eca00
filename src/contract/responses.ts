import { z } from 'zod';
import type { CatalogueRow } from './catalogue.js';
import { ERROR_TABLE, type ErrorCode } from './errors.js';
import type { GenerationRequest } from './requests.js';

/** A picture that was drawn, checked, encoded and stored. */
export interface FinishedPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly contentType: string;
  readonly fileName: string;
  /** Unix seconds. */
  readonly expires: number;
  readonly fileSize: number;
  readonly flagged: boolean;
  /** Base64; only where the request asked for it. */
  readonly fileData?: string;
}

/** What the engine made of the prompt. */
export type Explanation = z.output<typeof explanationSchema>;

export interface GenerationResult {
  readonly request: Omit<GenerationRequest, 'faceImage'>;
  readonly seed: number;
  readonly pictures: readonly FinishedPicture[];
  /** `engine/version`, for `X-Engine`. */
  readonly engine: string;
  /** Seconds. */
  /** Where the request asked for it and the engine has one. */
  readonly explanation?: Explanation;
  readonly timings: { readonly queue: number; readonly inference: number; readonly total: number };
}

const seconds = z.number().min(0);

const fileImage = z
  .object({
    url: z.string().meta({ description: 'Signed; expires.' }),
    width: z.int(),
    height: z.int(),
    content_type: z.string(),
    file_name: z.string(),
    file_size: z.int().meta({ description: 'In bytes.' }),
    file_data: z.string().optional().meta({ description: 'Base64; only with sync_mode.' }),
  })
  .meta({ id: 'FileImage' });

const plainImage = z
  .object({
    url: z.string().meta({ description: 'Signed; expires.' }),
    width: z.int(),
    height: z.int(),
    content_type: z.string().nullable(),
    file_data: z.string().optional().meta({ description: 'Base64; only with sync_mode.' }),
  })
  .meta({ id: 'Image' });

const flags = z.array(z.boolean()).meta({ description: 'One per image: whether it was blacked out.' });
const seed = z.int().meta({ description: 'The seed that was used.' });
const shortTimings = z.object({ inference: seconds }).meta({ id: 'Timings', description: 'In seconds.' });

const reading = z.object({
  words: z.string().meta({ description: 'Words of the prompt.' }),
  as: z.string().meta({ description: 'What they became.' }),
});

export const explanationSchema = z
  .object({
    understood: z.array(reading).meta({ description: 'Words with a meaning of their own.' }),
    guessed: z.array(reading).meta({ description: 'Words that were drawn as something close.' }),
    ignored: z.array(z.string()).meta({ description: 'Words that nothing was made of.' }),
  })
  .meta({ id: 'Explanation', description: 'What was understood of the prompt; only with explain.' });

const explanation = explanationSchema.optional();

const responses = {
  avatar: z
    .object({
      images: z.array(fileImage),
      has_nsfw_concepts: flags,
      prompt: z.string(),
      seed,
      timings: shortTimings,
      explanation,
    })
    .meta({ id: 'AvatarResponse', description: 'The portraits.' }),
  wrapped: z
    .object({
      data: z.object({
        images: z.array(plainImage),
        has_nsfw_concepts: flags,
        prompt: z.string(),
        seed,
        timings: z.object({ inference_time: seconds, queue_time: seconds, total_time: seconds }),
        explanation,
      }),
      message: z.string(),
    })
    .meta({ id: 'WrappedResponse', description: 'The pictures.' }),
  flux: z
    .object({
      prompt: z.string(),
      image_size: z.object({ width: z.int(), height: z.int() }),
      enable_safety_checker: z.boolean(),
      guidance_scale: z.number(),
      num_inference_steps: z.int(),
      seed,
      images: z.array(fileImage),
      has_nsfw_concepts: flags,
      timings: shortTimings,
      explanation,
    })
    .meta({ id: 'FluxResponse', description: 'The pictures, and the values that made them.' }),
};

/** What each shape answers. */
export type ResponseBodies = { [Shape in keyof typeof responses]: z.output<(typeof responses)[Shape]> };

export const responseSchemaFor = (row: CatalogueRow): z.ZodType => responses[row.shape];

export const SUCCESS_MESSAGE = 'Image generated successfully';

export const errorCodes = Object.keys(ERROR_TABLE) as [ErrorCode, ...ErrorCode[]];

export const errorResponseSchema = z
  .object({
    message: z.string(),
    error: z.object({
      type: z.string(),
      code: z.enum(errorCodes),
      message: z.string(),
      param: z.string().nullable(),
      request_id: z.string(),
      details: z.array(z.object({ param: z.string().nullable(), code: z.enum(errorCodes), message: z.string() })),
    }),
  })
  .meta({ id: 'Error', description: 'What went wrong.' });

/** The body of the answer, in the shape of the operation. */
export function toResponse(result: GenerationResult): Record<string, unknown> {
  const { request, pictures, timings } = result;
  const flagged = pictures.map((picture) => picture.flagged);
  const files = pictures.map((picture) => ({
    url: picture.url,
    width: picture.width,
    height: picture.height,
    content_type: picture.contentType,
    file_name: picture.fileName,
    file_size: picture.fileSize,
    ...(picture.fileData === undefined ? {} : { file_data: picture.fileData }),
  }));
  const explained = result.explanation === undefined ? {} : { explanation: result.explanation };
  switch (request.model.shape) {
    case 'avatar':
      return {
        images: files,
        has_nsfw_concepts: flagged,
        prompt: request.prompt,
        seed: result.seed,
        timings: { inference: timings.inference },
        ...explained,
      };
    case 'wrapped':
      return {
        data: {
          images: files.map(({ file_name: _name, file_size: _size, ...image }) => image),
          has_nsfw_concepts: flagged,
          prompt: request.prompt,
          seed: result.seed,
          timings: { inference_time: timings.inference, queue_time: timings.queue, total_time: timings.total },
          ...explained,
        },
        message: SUCCESS_MESSAGE,
      };
    case 'flux':
      return {
        prompt: request.prompt,
        image_size: { width: request.width, height: request.height },
        enable_safety_checker: request.safetyChecker,
        guidance_scale: request.guidance,
        num_inference_steps: request.steps,
        seed: result.seed,
        images: files,
        has_nsfw_concepts: flagged,
        timings: { inference: timings.inference },
        ...explained,
      };
  }
}
