import { SIGNED_32_BITS, type SeedRange } from '../remote/seed-range.js';
import type { SizeRule } from '../remote/size-rule.js';

/** What `guidance_scale` means to a model; an operator may say which of them theirs has. */
export const GUIDANCE_KINDS = ['cfg', 'true-cfg', 'distilled', 'none'] as const;
export type GuidanceKind = (typeof GUIDANCE_KINDS)[number];

/** How one server speaks the Images API: the names of what OpenAI's own does not have, and what it makes of them. */
export interface Dialect {
  readonly about: string;
  /** Where the API begins when the configured address has no path. */
  readonly basePath: string;
  /** Answers 200 when the server is well; below the base path, or from the root with a leading slash. */
  readonly healthPath: string;
  /** Names of the fields; a missing one is not honoured. */
  readonly steps?: string;
  readonly seed?: string;
  readonly negativePrompt?: string;
  /** What separates the negative prompt from the prompt, where it has no field of its own. */
  readonly negativeMark?: string;
  readonly background?: string;
  /** Takes `jpeg`, of the best quality: a fifth of the bytes, and quicker to read than a PNG. */
  readonly fileFormat?: string;
  readonly colors?: string;
  /** The field of each kind of guidance that it takes, the usual kind first. */
  readonly guidance?: Readonly<Partial<Record<Exclude<GuidanceKind, 'none'>, string>>>;
  /** Models that read only `true-cfg`, and that only beside a negative prompt. */
  readonly trueCfgModels?: RegExp;
  /** Seeds that it takes for what they are. */
  readonly seeds?: SeedRange;
  /** Which model it draws with: its own default, one that must be configured, or the catalogue's name. */
  readonly model: 'optional' | 'required' | 'catalogue';
  /** What to ask for; undefined where asking is an error. Either kind of answer is understood. */
  readonly responseFormat?: 'b64_json' | 'url';
  readonly size: SizeRule;
  /** How a reference picture is sent: as a file, or as base64; the face as a portrait, or the photo as it is. */
  readonly reference: {
    readonly kind: 'multipart' | 'json';
    readonly field: string;
    readonly whole?: true;
  };
  /** It knows the house styles itself: the prompt goes there as it came. */
  readonly ownStyles?: true;
  /** Characters that the server takes as orders inside a prompt. */
  readonly promptOrders?: RegExp;
  /** Steps, seed and guidance go as sd-server takes them: into a job, or into a tag at the end of the prompt. */
  readonly sdServer?: true;
  readonly concurrency: number;
  /** Same task, same bytes. */
  readonly deterministic: boolean;
}

export const DIALECTS = {
  'vllm-omni': {
    about: 'vLLM-Omni',
    basePath: '/v1',
    healthPath: '/health',
    steps: 'num_inference_steps',
    guidance: { cfg: 'guidance_scale', 'true-cfg': 'true_cfg_scale' },
    trueCfgModels: /qwen/i,
    seed: 'seed',
    negativePrompt: 'negative_prompt',
    // Older versions take no notice of it and send a PNG.
    fileFormat: 'output_format',
    model: 'optional',
    responseFormat: 'b64_json',
    size: { granularity: 16 },
    reference: { kind: 'multipart', field: 'image' },
    concurrency: 4,
    deterministic: true,
  },
  sglang: {
    about: 'SGLang diffusion',
    basePath: '/v1',
    healthPath: '/health',
    steps: 'num_inference_steps',
    guidance: { cfg: 'guidance_scale', 'true-cfg': 'true_cfg_scale' },
    seed: 'seed',
    negativePrompt: 'negative_prompt',
    model: 'optional',
    responseFormat: 'b64_json',
    size: { granularity: 16 },
    reference: { kind: 'multipart', field: 'image' },
    concurrency: 4,
    deterministic: true,
  },
  'sd-server': {
    about: 'sd-server of stable-diffusion.cpp',
    basePath: '/',
    healthPath: 'v1/models',
    steps: 'sample_steps',
    guidance: { cfg: 'txt_cfg', distilled: 'distilled_guidance' },
    seed: 'seed',
    negativePrompt: 'negative_prompt',
    model: 'optional',
    size: { granularity: 64 },
    reference: { kind: 'multipart', field: 'image[]' },
    sdServer: true,
    // It draws one at a time, and what already runs there cannot be called back: better that they wait here.
    concurrency: 1,
    deterministic: true,
  },
  localai: {
    about: 'LocalAI',
    basePath: '/v1',
    healthPath: '/readyz',
    steps: 'step',
    seed: 'seed',
    // 32 bits, signed; and its diffusers backend draws by chance when the seed is 0.
    seeds: { least: 1, most: SIGNED_32_BITS.most },
    model: 'optional',
    responseFormat: 'b64_json',
    size: { granularity: 64 },
    reference: { kind: 'json', field: 'ref_images' },
    // What follows a bar is the negative prompt there; a caller's own bars are none.
    negativeMark: '|',
    promptOrders: /\|/g,
    concurrency: 4,
    deterministic: true,
  },
  lemonade: {
    about: 'Lemonade',
    basePath: '/api/v1',
    healthPath: 'health',
    steps: 'steps',
    guidance: { cfg: 'cfg_scale' },
    seed: 'seed',
    seeds: SIGNED_32_BITS,
    model: 'required',
    responseFormat: 'b64_json',
    size: { granularity: 64 },
    reference: { kind: 'multipart', field: 'image' },
    concurrency: 4,
    deterministic: true,
  },
  easel: {
    about: 'another Easel',
    basePath: '/v1',
    healthPath: '/health',
    steps: 'num_inference_steps',
    guidance: { cfg: 'guidance_scale' },
    seed: 'seed',
    negativePrompt: 'negative_prompt',
    colors: 'colors',
    background: 'background',
    model: 'catalogue',
    responseFormat: 'b64_json',
    size: { granularity: 1 },
    reference: { kind: 'multipart', field: 'image', whole: true },
    ownStyles: true,
    concurrency: 4,
    deterministic: true,
  },
  openai: {
    about: 'OpenAI',
    basePath: '/v1',
    healthPath: 'models',
    background: 'background',
    model: 'optional',
    size: {
      granularity: 1,
      choices: [
        [1024, 1024],
        [1536, 1024],
        [1024, 1536],
      ],
    },
    reference: { kind: 'multipart', field: 'image[]' },
    concurrency: 4,
    deterministic: false,
  },
} as const satisfies Record<string, Dialect>;

export type DialectName = keyof typeof DIALECTS;
