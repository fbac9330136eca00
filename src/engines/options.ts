import { z } from 'zod';
import { a1111OptionsSchema } from './a1111/options.js';
import { comfyuiOptionsSchema } from './comfyui/options.js';
import { openaiImagesOptionsSchema } from './openai-images/options.js';
import { stableDiffusionOptionsSchema } from './stable-diffusion/options.js';

/** How an engine is configured: its type, and what that type needs. */
export const engineOptionsSchema = z.discriminatedUnion('type', [
  stableDiffusionOptionsSchema,
  openaiImagesOptionsSchema,
  comfyuiOptionsSchema,
  a1111OptionsSchema,
]);

export type EngineOptions = z.output<typeof engineOptionsSchema>;
