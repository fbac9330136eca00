import type { Material } from '../catalogue/materials.js';
import type { Pattern } from '../catalogue/shapes.js';
import type { Brief, Season, Setting, TimeOfDay, Weather } from '../language/brief.js';
import type { Asked, Described, Drawable } from '../paint/drawable.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { FormLight } from '../paint/kit/form.js';
import type { Random } from '../paint/kit/random.js';

/** The light and air of a picture. All painters take their colours of light from here. */
export interface Atmosphere {
  readonly skyTop: Rgb;
  readonly skyMiddle: Rgb;
  readonly skyHorizon: Rgb;
  /** What distance fades into. */
  readonly haze: Rgb;
  /** Direct light. */
  readonly key: Rgb;
  /** What everything is multiplied with: white by day, blue at night. */
  readonly ambient: Rgb;
  /** The colour of shadows. */
  readonly shadow: Rgb;
  /** 0 (overcast) to 1 (hard sun). */
  readonly contrast: number;
  readonly light: FormLight;
  /** The sun or moon in the picture, in pixels, where it shows. */
  readonly luminary?: {
    readonly kind: 'sun' | 'moon';
    readonly x: number;
    readonly y: number;
    readonly radius: number;
  };
}

/** A part of the place where things can be put, in pixels. */
export interface Surface {
  readonly habitat: 'ground' | 'water' | 'underwater' | 'air' | 'tabletop' | 'space' | 'wall';
  readonly left: number;
  readonly right: number;
  /** Where things stand that are farthest … */
  readonly far: number;
  /** … and nearest. */
  readonly near: number;
}

/** Everything that is settled before the first stroke. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly brief: Brief;
  readonly setting: Setting;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Season;
  /** Named streams for everything that the prompt leaves open. */
  readonly random: Random;
  /** 0 to 1, from the number of steps: finish, never composition. */
  readonly detail: number;
  /** 0 (the prompt and nothing else) to 1 (extra elements, bolder palette), from guidance. */
  readonly improvisation: number;
  /** Colour hints of the request and of the prompt. */
  readonly hints: readonly Rgb[];
  readonly horizon: number;
  readonly atmosphere: Atmosphere;
  readonly surfaces: readonly Surface[];
  /** So many times nearer than usual its room is seen, where the stage has settled that already. */
  readonly stepped?: number;
  /** Depth-sorted, farthest first. */
  readonly items: readonly Item[];
}

/** One thing in the picture. */
export interface Item {
  readonly drawable: Drawable;
  /** Index of the subject in the brief; absent for what the stage added. */
  readonly subject?: number;
  /** It is worn by that subject: no thing of its own. */
  readonly worn?: true;
  /** Where its middle touches what it stands on, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Height in pixels. */
  readonly size: number;
  /** 0 at the viewer … 1 at the horizon. */
  readonly depth: number;
  readonly mirrored: boolean;
  /** Turn in radians about its foot, for what lies or flies. */
  readonly turn: number;
  readonly seed: Random;
  readonly colour?: Rgb;
  readonly material?: Material;
  /** A pattern on its main surface, and its second colour where one was said. */
  readonly pattern?: Pattern;
  readonly accent?: Rgb;
  /** Words that are written on it. */
  readonly lettering?: string;
  /** What it wears, where its painter dresses it. */
  readonly wears?: readonly Described[];
  /** Its parts of which something was said. */
  readonly parts?: readonly Described[];
  readonly attributes: readonly string[];
  /** What its painter is asked for beyond words. */
  readonly asked?: Asked;
  /** What hides its lower part: the rim of what it is in, a curve that sags towards us. */
  readonly cut?: {
    readonly x: number;
    readonly y: number;
    readonly half: number;
    readonly sag: number;
  };
  /** It runs along the lower edge of the frame: the place brings nothing before it. */
  readonly foremost?: true;
  /** How much of it the glass before it hides, 0 to 1. */
  readonly veil?: number;
  /** How far out of focus it is: the blur of its edges, as a share of the shorter side of the picture. */
  readonly unfocused?: number;
  /** How far it is above the ground on which its shadow is, in pixels: it has leapt. */
  readonly aloft?: number;
  /** Between these two places across, in pixels, is what carries it: no shadow falls beside a ball or a branch. */
  readonly footing?: { readonly left: number; readonly right: number };
  /** Where the ground before it ends, in pixels from the top: no shadow falls lower. */
  readonly floor: number;
  /** What it touches: decides its shadow or reflection. Who sits has legs below. */
  readonly standsOn: 'ground' | 'water' | 'item' | 'seat' | 'nothing';
}

export interface ItemBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box that an item fills, in pixels. */
export function itemBox(item: Item): ItemBox {
  const half = (item.drawable.aspect * item.size) / 2;
  return { left: item.x - half, top: item.y - item.size, right: item.x + half, bottom: item.y };
}

/** It is of the kind that hangs on a wall, or was told to or put there. */
export const hangsOnWall = ({ attributes, drawable, standsOn }: Item): boolean =>
  standsOn === 'nothing' &&
  (drawable.habitat === 'wall' || attributes.includes('on-wall') || attributes.includes('on-the-wall'));

/** The order in which things are painted, for `toSorted`. */
export const farthestFirst = (one: Item, other: Item): number => other.depth - one.depth || one.y - other.y;

export const areaOf = ({ drawable: { aspect }, size }: Item): number => aspect * size ** 2;

/** The box that several fill together. */
export function boxAround(items: readonly Item[]): ItemBox {
  const boxes = items.map(itemBox);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
