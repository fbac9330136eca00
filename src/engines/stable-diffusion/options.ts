import { z } from 'zod';

const path = z.string().min(1);

/** The files of one model, as stable-diffusion.cpp names them. Relative paths start in the models folder. */
const filesSchema = z
  .strictObject({
    model: path.describe('The diffusion model, or a checkpoint that holds everything (safetensors or gguf).'),
    clipL: path.optional().describe('CLIP-L text encoder.'),
    clipG: path.optional().describe('CLIP-G text encoder.'),
    t5Xxl: path.optional().describe('T5-XXL text encoder (FLUX.1, SD3).'),
    llm: path.optional().describe('Language model as text encoder (Z-Image, FLUX.2, Qwen-Image).'),
    vae: path.optional().describe('VAE.'),
  })
  .describe('Model files; relative paths start in the models folder.');

const sizeSchema = z.strictObject({
  granularity: z.int().min(8).max(512).multipleOf(8).default(64),
  square: z.boolean().default(false),
  minimumPixels: z
    .int()
    .min(64 * 64)
    .optional(),
  maximumPixels: z
    .int()
    .min(64 * 64)
    .optional(),
});

/** How one model file is run. */
export const diffusionModelSchema = z.strictObject({
  files: filesSchema,
  size: sizeSchema.prefault({}),
  steps: z
    .strictObject({ default: z.int().min(1).max(150), maximum: z.int().min(1).max(150) })
    .prefault({ default: 20, maximum: 50 }),
  guidance: z
    .enum(['cfg', 'distilled', 'none'])
    .default('cfg')
    .describe('What guidance_scale sets: classifier-free guidance, the distilled guidance of FLUX dev, or nothing.'),
  cfgScale: z.number().min(0).max(30).default(1).describe('Classifier-free guidance where the request sets none.'),
  reference: z
    .strictObject({ strength: z.number().gt(0).max(1).default(0.6) })
    .optional()
    .describe('Set it where the model takes a picture to start from; the avatar needs it.'),
  config: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .default({})
    .describe('Further settings of stable-diffusion.cpp: threads, device, vae_tiling, prediction, type, …'),
});

export type DiffusionModel = z.output<typeof diffusionModelSchema>;
export type DiffusionModelInput = z.input<typeof diffusionModelSchema>;

export const stableDiffusionOptionsSchema = z.strictObject({
  type: z.literal('stable-diffusion'),
  models: z
    .record(z.string(), z.union([z.string(), diffusionModelSchema]))
    .describe('Catalogue model (or `*`) → the name of a pulled model, or its files and settings.'),
  timeoutSeconds: z.number().positive().max(86_400).default(600).describe('The longest that one picture may take.'),
  progressSeconds: z
    .number()
    .positive()
    .max(86_400)
    .default(300)
    .describe('Without a step forward, once there was a first one.'),
  loadTimeoutSeconds: z.number().positive().max(86_400).default(300).describe('The longest that a model may load.'),
  idleSeconds: z
    .number()
    .min(0)
    .max(86_400)
    .default(300)
    .describe('Unused for so long, the model leaves memory; 0 keeps it.'),
});
