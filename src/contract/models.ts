import { z } from 'zod';
import type { CatalogueRow } from './catalogue.js';
import { MAX_SEED, sizePresetsWithin, type Limits } from './limits.js';

const range = z.object({ min: z.number(), max: z.number() });
const size = z.object({ width: z.int(), height: z.int() });

const modelSchema = z
  .object({
    id: z.string(),
    object: z.literal('model'),
    family: z.string(),
    title: z.string(),
    description: z.string(),
    operation: z.string(),
    method: z.literal('POST'),
    path: z.string(),
    engines: z.array(z.string()).meta({ description: 'Who may draw it, best first.' }),
    defaults: z.object({
      enable_safety_checker: z.boolean(),
      num_images: z.int(),
      output_format: z.string(),
      sync_mode: z.boolean(),
      image_size: size.optional(),
      num_inference_steps: z.int().optional(),
      guidance_scale: z.number().optional(),
    }),
    limits: z.object({
      prompt_characters: range,
      side: range,
      pixels: z.object({ max: z.int() }),
      aspect: z.object({ max: z.number() }),
      seed: range,
      num_images: range,
      body_bytes: z.object({ max: z.int() }),
      colors: z.object({ max: z.int() }).optional(),
      num_inference_steps: range.optional(),
      guidance_scale: range.optional(),
      size_presets: z.record(z.string(), size),
    }),
  })
  .meta({ id: 'Model' });

export const modelsResponseSchema = z
  .object({ object: z.literal('list'), data: z.array(modelSchema) })
  .meta({ id: 'ModelList' });

export function describeModel(
  row: CatalogueRow,
  limits: Limits,
  engines: readonly string[],
): z.output<typeof modelSchema> {
  const { outputFormat, steps, guidance, size: defaultSize } = row.defaults;
  return {
    id: row.model,
    object: 'model',
    family: row.family,
    title: row.title,
    description: row.description,
    operation: row.operation,
    method: 'POST',
    path: row.path,
    engines: [...engines],
    defaults: {
      enable_safety_checker: true,
      num_images: 1,
      output_format: outputFormat,
      sync_mode: false,
      ...(defaultSize === undefined ? {} : { image_size: { ...defaultSize } }),
      ...(steps === undefined ? {} : { num_inference_steps: steps }),
      ...(guidance === undefined ? {} : { guidance_scale: guidance }),
    },
    limits: {
      prompt_characters: { min: 1, max: limits.promptCharacters },
      side: { min: limits.minSide, max: limits.maxSide },
      pixels: { max: limits.maxPixels },
      aspect: { max: limits.maxAspect },
      seed: { min: 0, max: MAX_SEED },
      num_images: { min: 1, max: limits.imagesPerRequest },
      body_bytes: { max: row.shape === 'avatar' ? limits.avatarBodyBytes : limits.bodyBytes },
      size_presets: sizePresetsWithin(limits),
      ...(row.shape === 'wrapped' ? { colors: { max: limits.colors } } : {}),
      ...(row.shape === 'flux'
        ? {
            num_inference_steps: { min: 1, max: limits.steps },
            guidance_scale: { min: 1, max: limits.guidance },
          }
        : {}),
    },
  };
}
