import { z } from 'zod';
import { field } from './fields.js';
import type { Limits } from './limits.js';
import { explanationSchema } from './responses.js';

/** OpenAI's names for its image models, and who draws for them here. An operator may change them. */
export const OPENAI_MODELS: Readonly<Record<string, string>> = {
  'gpt-image-1': 'flux/dev',
  'gpt-image-1-mini': 'flux/schnell',
  'gpt-image-1.5': 'flux/pro',
  'gpt-image-2': 'flux/pro',
  'dall-e-2': 'flux/schnell',
  'dall-e-3': 'flux/dev',
};

export const QUALITIES = ['auto', 'low', 'medium', 'high', 'xhigh', 'max', 'standard', 'hd'] as const;

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values, about: string) =>
  field(z.enum(values), about, { rule: `one of ${values.join(', ')}` });

/** The fields that the Images API of OpenAI has and Easel's own operations call otherwise. */
export function createOpenAiSchemas(limits: Limits) {
  const fields = {
    prompt: field(z.string(), 'What to draw.', {
      rule: `well-formed text of 1 to ${limits.promptCharacters.toLocaleString('en-US')} characters without NUL`,
    }).meta({ examples: ['a lighthouse on a cliff at sunset'] }),
    model: field(
      z.string().max(128),
      "A model of the catalogue, such as flux/dev, or a name of OpenAI's that the operator has mapped to one.",
      { rule: 'a text of at most 128 characters' },
    )
      .nullish()
      .meta({ examples: ['flux/dev'] }),
    n: field(z.int().min(1).max(limits.imagesPerRequest), 'How many pictures.', {
      rule: `a whole number from 1 to ${limits.imagesPerRequest}`,
    }).nullish(),
    size: field(z.string().max(32), 'auto, WIDTHxHEIGHT, or a size by name such as landscape_4_3.', {
      rule: 'auto, WIDTHxHEIGHT or a size by name',
    })
      .nullish()
      .meta({ examples: ['1024x1024'] }),
    quality: oneOf(QUALITIES, 'How much work goes into the picture, for models that have steps.').nullish(),
    response_format: oneOf(
      ['url', 'b64_json'],
      'How pictures are answered: as addresses, or as base64 (the default for gpt-image models).',
    ).nullish(),
    output_format: oneOf(['png', 'jpeg', 'webp', 'avif'], 'The file format; png unless told.').nullish(),
    background: oneOf(
      ['auto', 'opaque', 'transparent'],
      'What is behind the subject. Transparent needs png or webp.',
    ).nullish(),
    stream: field(z.boolean(), 'Answer with server-sent events.', { rule: 'true or false' }).nullish(),
    partial_images: field(z.int().min(0).max(3), 'With stream: how many previews, where the engine has them.', {
      rule: 'a whole number from 0 to 3',
    }).nullish(),
  };
  return {
    generations: z.looseObject(fields).meta({ id: 'OpenAiImageRequest' }),
    edits: z
      .looseObject({
        ...fields,
        image: field(z.string(), 'The photo of a face: a file, 16 MiB at most.', { rule: 'a picture file' }).meta({
          override: { type: 'string', format: 'binary' },
        }),
      })
      .meta({ id: 'OpenAiImageEdit' }),
  };
}

export type OpenAiSchemas = ReturnType<typeof createOpenAiSchemas>;
export type OpenAiFields = z.output<OpenAiSchemas['generations']>;

export const openAiResponseSchema = z
  .object({
    created: z.int().meta({ description: 'Seconds since 1970.' }),
    data: z
      .array(
        z.object({
          url: z.string().optional().meta({ description: 'Signed; expires.' }),
          b64_json: z.string().optional().meta({ description: 'The file as base64.' }),
          revised_prompt: z.string().meta({ description: 'The prompt as it was drawn.' }),
        }),
      )
      .meta({ description: 'The pictures.' }),
    background: z.enum(['opaque', 'transparent']).meta({ description: 'What is behind the subject.' }),
    output_format: z.string().meta({ description: 'The file format.' }),
    quality: z.string().meta({ description: 'As asked for.' }),
    size: z.string().meta({ description: 'WIDTHxHEIGHT of every picture.' }),
    seed: z.int().meta({ description: 'The seed that was used; the next picture has the next one.' }),
    has_nsfw_concepts: z.array(z.boolean()).meta({ description: 'One per picture: whether it was blacked out.' }),
    usage: z
      .object({
        input_tokens: z.int(),
        output_tokens: z.int(),
        total_tokens: z.int(),
        input_tokens_details: z.object({ image_tokens: z.int(), text_tokens: z.int() }),
      })
      .meta({ description: 'Tokens are not counted here: always zero.' }),
    explanation: explanationSchema.optional(),
  })
  .meta({ id: 'OpenAiImages', description: 'The pictures.' });

export type OpenAiResponse = z.output<typeof openAiResponseSchema>;
