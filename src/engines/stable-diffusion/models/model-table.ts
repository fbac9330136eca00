import type { DiffusionModelInput } from '../options.js';

export type ModelRole = keyof DiffusionModelInput['files'];

export interface ModelFile {
  readonly role: ModelRole;
  readonly url: string;
  /** Where it is known, the download must have it. */
  readonly sha256?: string;
  readonly bytes?: number;
}

/** A model that `easel models pull` knows by name. */
export interface KnownModel {
  readonly name: string;
  readonly title: string;
  readonly licence: string;
  /** What a user must know before using its pictures. */
  readonly licenceNote?: string;
  readonly files: readonly ModelFile[];
  /** How stable-diffusion.cpp runs it. */
  readonly settings: Omit<DiffusionModelInput, 'files'>;
}

const HUB = 'https://huggingface.co';

const CLIP_L: ModelFile = {
  role: 'clipL',
  url: `${HUB}/comfyanonymous/flux_text_encoders/resolve/6af2a98e3f615bdfa612fbd85da93d1ed5f69ef5/clip_l.safetensors`,
  sha256: '660c6f5b1abae9dc498ac2d21e1347d2abdb0cf6c0c0c8576cd796491d9a6cdd',
  bytes: 246_144_152,
};
const T5: ModelFile = {
  role: 't5Xxl',
  url: `${HUB}/comfyanonymous/flux_text_encoders/resolve/6af2a98e3f615bdfa612fbd85da93d1ed5f69ef5/t5xxl_fp16.safetensors`,
  sha256: '6e480b09fae049a72d2a8c5fbccb8d3e92febeb233bbe9dfe7256958a9167635',
  bytes: 9_787_841_024,
};
const VAE: ModelFile = {
  role: 'vae',
  url: `${HUB}/Comfy-Org/z_image_turbo/resolve/08d04455279082882deaabc8d0d09fc914c071e1/split_files/vae/ae.safetensors`,
  sha256: 'afc8e28272cd15db3919bacdb6918ce9c1ed22e96cb12c4d5ed0fba823529e38',
  bytes: 335_304_388,
};

const MEGAPIXEL = 1024 * 1024;

export const KNOWN_MODELS: readonly KnownModel[] = [
  {
    name: 'flux-schnell',
    title: 'FLUX.1 [schnell], 4-bit',
    licence: 'Apache-2.0',
    files: [
      {
        role: 'model',
        url: `${HUB}/leejet/FLUX.1-schnell-gguf/resolve/main/flux1-schnell-q4_0.gguf`,
        bytes: 6_884_606_880,
      },
      CLIP_L,
      T5,
      VAE,
    ],
    settings: {
      size: { granularity: 16, minimumPixels: MEGAPIXEL / 4, maximumPixels: 2 * MEGAPIXEL },
      steps: { default: 4, maximum: 8 },
      guidance: 'none',
    },
  },
  {
    name: 'flux-dev',
    title: 'FLUX.1 [dev], 8-bit',
    licence: 'FLUX.1 [dev] Non-Commercial License',
    licenceNote:
      'The model may not be used commercially without a licence from Black Forest Labs; read their terms before you serve it.',
    files: [{ role: 'model', url: `${HUB}/leejet/FLUX.1-dev-gguf/resolve/main/flux1-dev-q8_0.gguf` }, CLIP_L, T5, VAE],
    settings: {
      size: { granularity: 16, minimumPixels: MEGAPIXEL / 4, maximumPixels: 2 * MEGAPIXEL },
      steps: { default: 28, maximum: 50 },
      guidance: 'distilled',
      reference: { strength: 0.75 },
    },
  },
  {
    name: 'sd-turbo',
    title: 'SD-Turbo',
    licence: 'Stability AI Community License',
    licenceNote: 'Free for research and for businesses below a yearly revenue named in the licence.',
    files: [
      {
        role: 'model',
        url: `${HUB}/stabilityai/sd-turbo/resolve/main/sd_turbo.safetensors`,
        bytes: 5_214_561_328,
      },
    ],
    settings: {
      size: { granularity: 64, minimumPixels: MEGAPIXEL / 4, maximumPixels: MEGAPIXEL / 2 },
      steps: { default: 2, maximum: 4 },
      guidance: 'none',
      reference: { strength: 0.6 },
    },
  },
  {
    name: 'sdxl-turbo',
    title: 'SDXL-Turbo, 16-bit',
    licence: 'Stability AI Community License',
    licenceNote: 'Free for research and for businesses below a yearly revenue named in the licence.',
    files: [
      {
        role: 'model',
        url: `${HUB}/stabilityai/sdxl-turbo/resolve/main/sd_xl_turbo_1.0_fp16.safetensors`,
        sha256: 'e869ac7d6942cb327d68d5ed83a40447aadf20e0c3358d98b2cc9e270db0da26',
      },
    ],
    settings: {
      size: { granularity: 64, minimumPixels: MEGAPIXEL / 4, maximumPixels: MEGAPIXEL },
      steps: { default: 2, maximum: 4 },
      guidance: 'none',
      reference: { strength: 0.6 },
    },
  },
  {
    name: 'z-image-turbo',
    title: 'Z-Image-Turbo, 4-bit',
    licence: 'Apache-2.0',
    files: [
      {
        role: 'model',
        url: `${HUB}/leejet/Z-Image-Turbo-GGUF/resolve/c61c0e422dc8b541b7548cf33a4ef8302b0f8085/z_image_turbo-Q4_K.gguf`,
        sha256: '14b375ab4f226bc5378f68f37e899ef3c2242b8541e61e2bc1aff40976086fbd',
        bytes: 3_864_250_304,
      },
      {
        role: 'llm',
        url: `${HUB}/unsloth/Qwen3-4B-Instruct-2507-GGUF/resolve/a06e946bb6b655725eafa393f4a9745d460374c9/Qwen3-4B-Instruct-2507-Q4_K_M.gguf`,
        sha256: '3605803b982cb64aead44f6c1b2ae36e3acdb41d8e46c8a94c6533bc4c67e597',
        bytes: 2_497_281_120,
      },
      VAE,
    ],
    settings: {
      size: { granularity: 16, minimumPixels: MEGAPIXEL / 4, maximumPixels: 2 * MEGAPIXEL },
      steps: { default: 9, maximum: 20 },
      guidance: 'none',
    },
  },
];
