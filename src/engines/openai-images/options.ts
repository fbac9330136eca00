import { z } from 'zod';
import { serverAddress, sizeOptions, timeOptions } from '../remote/options.js';
import { DIALECTS, GUIDANCE_KINDS, type DialectName } from './dialects.js';

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
  guidance: z
    .enum(GUIDANCE_KINDS)
    .optional()
    .describe('What guidance_scale sets, where the model differs from what is usual for the server.'),
  ...sizeOptions,
  concurrency: z.int().min(1).max(256).optional(),
  ...timeOptions(300),
});
