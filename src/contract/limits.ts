/** What a request may ask for. Each is a configuration value; these are the defaults. */
export const DEFAULT_LIMITS = {
  promptCharacters: 4_000,
  minSide: 64,
  maxSide: 2_048,
  maxPixels: 4_194_304,
  maxAspect: 4,
  colors: 8,
  steps: 50,
  guidance: 20,
  imagesPerRequest: 4,
  bodyBytes: 1_048_576,
  avatarBodyBytes: 16_777_216,
};

export type Limits = Readonly<typeof DEFAULT_LIMITS>;

export const MAX_SEED = 4_294_967_295;

/** So many faces are told apart in one photo. */
export const MOST_FACES = 24;

/** Sizes by name, for the operations that take one. */
export const SIZE_PRESETS = {
  square: { width: 512, height: 512 },
  square_hd: { width: 1024, height: 1024 },
  portrait_4_3: { width: 768, height: 1024 },
  portrait_16_9: { width: 576, height: 1024 },
  landscape_4_3: { width: 1024, height: 768 },
  landscape_16_9: { width: 1024, height: 576 },
} as const;

export type SizePreset = keyof typeof SIZE_PRESETS;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function sizeFits({ width, height }: Size, limits: Limits): boolean {
  const sides = [width, height];
  return (
    sides.every((side) => side >= limits.minSide && side <= limits.maxSide) &&
    width * height <= limits.maxPixels &&
    Math.max(...sides) / Math.min(...sides) <= limits.maxAspect
  );
}

/** The named sizes that an operator's limits leave. */
export function sizePresetsWithin(limits: Limits): Partial<Record<SizePreset, Size>> {
  return Object.fromEntries(Object.entries(SIZE_PRESETS).filter(([, size]) => sizeFits(size, limits)));
}
