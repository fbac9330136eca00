import { z } from 'zod';
import { serverAddress } from '../remote/options.js';
import { DIALECTS, type DialectName } from './dialects.js';

export const dialectSchema = z.enum(Object.keys(DIALECTS) as [DialectName, ...DialectName[]]).default('openai');

export const openaiImagesOptionsSchema = z.strictObject({
  type: z.literal('openai-images'),
  url: serverAddress,
  dialect: dialectSchema,
  model: z
    .union([z.string().min(1), z.record(z.string(), z.string().min(1))])
    .optional()
    .describe("The server's name for its model, or one per catalogue model (`*` for the others)."),
  apiKey: z.string().min(1).optional(),
  references: z.boolean().default(false).describe('The model takes reference pictures: it may draw avatars.'),
  granularity: z
    .int()
    .min(1)
    .max(512)
    .optional()
    .describe("Sides are multiples of this, where the dialect's rule does not fit the model."),
  minimumPixels: z.int().min(4096).optional(),
  maximumPixels: z.int().min(4096).optional(),
  concurrency: z.int().min(1).max(256).default(4),
  timeoutSeconds: z.number().positive().max(86_400).default(300),
});
