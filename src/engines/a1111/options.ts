import { z } from 'zod';
import { progressOption, serverAddress, sizeOptions, timeOptions } from '../remote/options.js';

export const a1111OptionsSchema = z.strictObject({
  type: z.literal('a1111'),
  url: serverAddress,
  checkpoint: z
    .union([z.string().min(1), z.record(z.string(), z.string().min(1))])
    .optional()
    .describe("The checkpoint's name on the server, or one per catalogue model (`*` for the others)."),
  sampler: z.string().min(1).optional(),
  scheduler: z.string().min(1).optional(),
  guidance: z
    .enum(['cfg', 'distilled'])
    .default('cfg')
    .describe('What guidance_scale sets: cfg_scale, or the distilled_cfg_scale of Forge for FLUX models.'),
  steps: z.int().min(1).max(150).default(20).describe('Where the request says nothing.'),
  strength: z.number().gt(0).max(1).default(0.6).describe('How far an avatar may move away from its photo.'),
  username: z.string().min(1).optional().describe('For servers started with --api-auth.'),
  password: z.string().min(1).optional(),
  ...sizeOptions,
  ...timeOptions(600),
  progressSeconds: progressOption,
});
