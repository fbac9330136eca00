import type { HouseStyle } from '../engines/engine.js';
import type { Limits, Size } from './limits.js';

/** How an operation's request and response look on the wire. One handler serves each shape. */
export type OperationShape = 'avatar' | 'wrapped' | 'flux';

export type OutputFormat = 'png' | 'jpeg' | 'webp' | 'avif';

/** One model: a row here is all that a new model needs. */
export interface CatalogueRow {
  /** As in the path and in `RenderTask.model`: `flux/dev`. */
  readonly model: string;
  readonly family: 'avatar' | 'illustration' | 'stock-image' | 'flux';
  readonly path: string;
  readonly shape: OperationShape;
  readonly operation: 'text-to-image' | 'avatar';
  readonly style: HouseStyle;
  readonly title: string;
  readonly description: string;
  readonly defaults: {
    readonly outputFormat: OutputFormat;
    readonly steps?: number;
    readonly guidance?: number;
    /** Where the request may leave its size out. */
    readonly size?: Size;
  };
}

const stock = (name: string, style: HouseStyle, title: string, description: string): CatalogueRow => ({
  model: `stock-image/${name}`,
  family: 'stock-image',
  path: `/v1/text-to-image/stock-image/${name}`,
  shape: 'wrapped',
  operation: 'text-to-image',
  style,
  title,
  description,
  defaults: { outputFormat: 'jpeg' },
});

const flux = (name: string, style: HouseStyle, steps: number, title: string, description: string): CatalogueRow => ({
  model: `flux/${name}`,
  family: 'flux',
  path: `/v1/text-to-image/flux/${name}`,
  shape: 'flux',
  operation: 'text-to-image',
  style,
  title,
  description,
  defaults: { outputFormat: 'jpeg', steps, guidance: 3 },
});

export const CATALOGUE: readonly CatalogueRow[] = [
  {
    model: 'avatar',
    family: 'avatar',
    path: '/v1/image-to-image/avatar',
    shape: 'avatar',
    operation: 'avatar',
    style: 'portrait',
    title: 'Avatar',
    description: 'A portrait of the person on a photo, as the prompt describes it.',
    defaults: { outputFormat: 'jpeg', size: { width: 1024, height: 1024 } },
  },
  {
    model: 'illustration/black-and-white',
    family: 'illustration',
    path: '/v1/text-to-image/illustration/black-and-white',
    shape: 'wrapped',
    operation: 'text-to-image',
    style: 'ink',
    title: 'Black-and-white illustration',
    description: 'An ink drawing. Every pixel is grey unless colors are given.',
    defaults: { outputFormat: 'png' },
  },
  stock('standard', 'stock', 'Stock image', 'A versatile stock picture.'),
  stock('photo', 'photo', 'Stock photo', 'A stock picture with a photographic look.'),
  stock('vector', 'vector', 'Stock vector', 'A stock picture in flat vector style.'),
  stock('watercolor', 'watercolor', 'Stock watercolour', 'A stock picture painted in watercolour.'),
  flux('dev', 'painterly', 28, 'Flux dev', 'Painterly pictures with control over steps and guidance.'),
  flux('schnell', 'sketch', 4, 'Flux schnell', 'The fast one: few steps, quick pictures.'),
  flux('pro', 'masterly', 28, 'Flux pro', 'The richest finish.'),
];

/** The catalogue with defaults that an operator's limits allow. */
export function catalogueWithin(limits: Limits): readonly CatalogueRow[] {
  return CATALOGUE.map((row) => {
    const { steps, guidance, size } = row.defaults;
    const side = Math.min(limits.maxSide, Math.floor(Math.sqrt(limits.maxPixels)));
    return {
      ...row,
      defaults: {
        ...row.defaults,
        ...(steps === undefined ? {} : { steps: Math.min(steps, limits.steps) }),
        ...(guidance === undefined ? {} : { guidance: Math.min(guidance, limits.guidance) }),
        ...(size === undefined
          ? {}
          : { size: { width: Math.min(size.width, side), height: Math.min(size.height, side) } }),
      },
    };
  });
}
