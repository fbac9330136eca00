import type { SizeRule } from '../remote/size-rule.js';

/** How one server speaks the Images API: the names of what OpenAI's own does not have, and what it makes of them. */
export interface Dialect {
  readonly about: string;
  /** Where the API begins when the configured address has no path. */
  readonly basePath: string;
  /** Answers 200 when the server is well; below the base path, or from the root with a leading slash. */
  readonly healthPath: string;
  /** Names of the fields; a missing one is not honoured. */
  readonly steps?: string;
  readonly guidance?: string;
  readonly seed?: string;
  readonly negativePrompt?: string;
  /** What to ask for; undefined where asking is an error. Either kind of answer is understood. */
  readonly responseFormat?: 'b64_json' | 'url';
  readonly size: SizeRule;
  /** How a reference picture is sent. */
  readonly reference:
    | { readonly kind: 'multipart'; readonly field: string }
    | { readonly kind: 'json'; readonly field: string };
  /** Characters that the server takes as orders inside a prompt. */
  readonly promptOrders?: RegExp;
  /** Same task, same bytes. */
  readonly deterministic: boolean;
}

export const DIALECTS = {
  'vllm-omni': {
    about: 'vLLM-Omni',
    basePath: '/v1',
    healthPath: '/health',
    steps: 'num_inference_steps',
    guidance: 'guidance_scale',
    seed: 'seed',
    negativePrompt: 'negative_prompt',
    responseFormat: 'b64_json',
    size: { granularity: 16 },
    reference: { kind: 'multipart', field: 'image' },
    deterministic: true,
  },
  sglang: {
    about: 'SGLang diffusion',
    basePath: '/v1',
    healthPath: '/health',
    steps: 'num_inference_steps',
    guidance: 'guidance_scale',
    seed: 'seed',
    negativePrompt: 'negative_prompt',
    responseFormat: 'b64_json',
    size: { granularity: 16 },
    reference: { kind: 'multipart', field: 'image' },
    deterministic: true,
  },
  localai: {
    about: 'LocalAI',
    basePath: '/v1',
    healthPath: '/readyz',
    steps: 'step',
    seed: 'seed',
    responseFormat: 'b64_json',
    size: { granularity: 64 },
    reference: { kind: 'json', field: 'ref_images' },
    // What follows a bar is the negative prompt there.
    promptOrders: /\|/g,
    deterministic: true,
  },
  lemonade: {
    about: 'Lemonade',
    basePath: '/api/v1',
    healthPath: 'health',
    steps: 'steps',
    guidance: 'cfg_scale',
    seed: 'seed',
    responseFormat: 'b64_json',
    size: { granularity: 64 },
    reference: { kind: 'multipart', field: 'image' },
    deterministic: true,
  },
  openai: {
    about: 'OpenAI',
    basePath: '/v1',
    healthPath: 'models',
    size: {
      granularity: 1,
      choices: [
        [1024, 1024],
        [1536, 1024],
        [1024, 1536],
      ],
    },
    reference: { kind: 'multipart', field: 'image[]' },
    deterministic: false,
  },
} as const satisfies Record<string, Dialect>;

export type DialectName = keyof typeof DIALECTS;
