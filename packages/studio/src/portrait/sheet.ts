import type { Plane } from '@easel/raster';
import type { Rgb } from '../paint/kit/colour.js';
import type { Random } from '../paint/kit/random.js';
import type { Anatomy } from './anatomy.js';
import type { Pixels } from '../raster/colour-planes.js';

/** The light of the place, as the person receives it. */
export interface PortraitLight {
  /** −1 from the left … 1 from the right. */
  readonly side: number;
  /** 0 level … 1 overhead. */
  readonly height: number;
  readonly key: Rgb;
  readonly ambient: Rgb;
  /** 0 soft … 1 hard. */
  readonly contrast: number;
  /** How much of a bright edge the place behind gives, 0 to 1. */
  readonly rim: number;
}

/** Everything that a look finishes: the person before a place, lit and dressed. All pixels are RGBA of the same size. */
export interface PortraitSheet {
  readonly width: number;
  readonly height: number;
  /** Person over place, opaque. */
  readonly picture: Pixels;
  /** 0 where the place shows, 1 where the person is. */
  readonly matte: Plane;
  readonly anatomy: Anatomy;
  /** Something is worn on the head: what is there is not hair. */
  readonly hatted: boolean;
  /** The prompt names a place; a look may choose its own background otherwise. */
  readonly placeWished: boolean;
  /** Colours to prefer: the request's hints and those of the prompt. */
  readonly accents: readonly Rgb[];
  readonly random: Random;
  /** Words of the prompt in lower case, for variants of a look. */
  readonly words: string;
}
