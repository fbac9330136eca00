import { z } from 'zod';
import { progressOption, serverAddress, sizeOptions, timeOptions } from '../remote/options.js';

export const comfyuiOptionsSchema = z.strictObject({
  type: z.literal('comfyui'),
  url: serverAddress,
  workflows: z
    .record(z.string(), z.string().min(1))
    .describe('Catalogue model (or `*`) → a workflow file in API format with {{placeholders}}.'),
  outputNode: z.string().optional().describe('The node whose picture counts, where a workflow makes several.'),
  apiKey: z.string().min(1).optional().describe('Sent as a bearer token, for servers behind a gateway.'),
  ...sizeOptions,
  steps: z.int().min(1).max(1000).default(20).describe('Where the request says nothing.'),
  guidance: z.number().min(0).max(100).default(3.5).describe('Where the request says nothing.'),
  concurrency: z.int().min(1).max(256).default(2),
  ...timeOptions(600),
  progressSeconds: progressOption,
});
