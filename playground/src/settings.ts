import type { ImageSize, Model, ModelId, Models, OutputFormat, Size, SizeName } from '@easel/client';

/** What the person chose; the request is made from it. */
export interface Settings {
  readonly model: ModelId;
  readonly prompt: string;
  readonly negative: string;
  readonly size: SizeName | 'custom';
  readonly custom: Size;
  readonly colors: readonly string[];
  /** Null: another one every time. */
  readonly seed: number | null;
  readonly steps: number | null;
  readonly guidance: number | null;
  readonly transparent: boolean;
  readonly format: OutputFormat | 'auto';
  readonly safety: boolean;
  /** Which face of a group photo: 0 is the largest and most central. */
  readonly faceIndex: number;
}

export const FIRST_SETTINGS: Settings = {
  model: 'flux/dev',
  prompt: '',
  negative: '',
  size: 'landscape_4_3',
  custom: { width: 1280, height: 720 },
  colors: [],
  seed: null,
  steps: null,
  guidance: null,
  transparent: false,
  format: 'auto',
  safety: true,
  faceIndex: 0,
};

export const MAX_SEED = 4_294_967_295;
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

const NAMED: Readonly<Record<SizeName, Size>> = {
  square: { width: 512, height: 512 },
  square_hd: { width: 1024, height: 1024 },
  portrait_4_3: { width: 768, height: 1024 },
  portrait_16_9: { width: 576, height: 1024 },
  landscape_4_3: { width: 1024, height: 768 },
  landscape_16_9: { width: 1024, height: 576 },
};

export const sizeOf = ({ size, custom }: Settings): Size => (size === 'custom' ? custom : NAMED[size]);

/** The body of the request, with nothing in it that the person did not choose. */
export function bodyOf(settings: Settings, model: Model | undefined, face: string | undefined) {
  const { prompt, negative, size, custom, colors, seed, steps, guidance, transparent, format, safety } = settings;
  const imageSize: ImageSize = size === 'custom' ? custom : size;
  return {
    prompt: prompt.trim(),
    ...(settings.model === 'avatar' ? { face_image_url: face ?? '' } : {}),
    ...(settings.model === 'avatar' && settings.faceIndex > 0 ? { face_index: settings.faceIndex } : {}),
    image_size: imageSize,
    ...(model?.limits.colors && colors.length > 0 ? { colors: [...colors] } : {}),
    ...(model?.limits.num_inference_steps && steps !== null ? { num_inference_steps: steps } : {}),
    ...(model?.limits.guidance_scale && guidance !== null ? { guidance_scale: guidance } : {}),
    ...(negative.trim() === '' ? {} : { negative_prompt: negative.trim() }),
    ...(transparent ? { background: 'transparent' as const } : {}),
    ...(format === 'auto' ? {} : { output_format: format }),
    ...(safety ? {} : { enable_safety_checker: false }),
    ...(seed === null ? {} : { seed }),
  } as Models['flux/dev']['request'] & Record<string, unknown>;
}
