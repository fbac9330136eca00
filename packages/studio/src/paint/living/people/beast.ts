import { wornFor } from '../../../catalogue/acts.js';
import type { ActName } from '../../../catalogue/acts.js';
import { spotOf } from '../../../catalogue/wardrobe.js';
import type { Brush, Upright } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { Model } from '../creature.js';
import { besideCoat } from './outfit.js';
import type { Outfit } from './outfit.js';
import { STEEL } from './plating.js';
import { roleOf } from './roles.js';
import type { Skeleton } from './skeleton.js';
import { colourOfWorn } from './worn.js';

/** An animal that stands as it is, its head where that of the figure would be. */
export interface OwnBody {
  readonly wings: (brush: Brush) => Rgb;
  /** It looks at us: its wings are at its sides, as far apart as it is broad. */
  readonly frontal: boolean;
  readonly bounds: (skeleton: Skeleton) => Model['bounds'];
  /** Where its voice leaves it. */
  readonly beak: (skeleton: Skeleton) => Point;
  /** The middle of its neck, and half of how wide that is. */
  readonly neck: (skeleton: Skeleton) => readonly [x: number, y: number, half: number];
  paint(context: Context, brush: Brush, skeleton: Skeleton): void;
}

/** The head and the coat of an animal that stands upright and is dressed as people are. */
export interface Beast extends Upright {
  /** The colour of its belly, where that is another one. */
  readonly belly?: (brush: Brush) => Rgb | undefined;
  /** The colour of arms and legs, where that is another one. */
  readonly limbs?: (brush: Brush) => Rgb | undefined;
  /** The colour of hands and feet, where that is another one. */
  readonly paws?: (brush: Brush) => Rgb | undefined;
  /** The colour of its thin legs, where it is a bird. */
  readonly shanks?: (brush: Brush) => Rgb;
  /** It is built and has no fur: what is between its plates is the colour of its hands. */
  readonly machine?: boolean;
  /** Its own body where nothing covers that: a bird stays a bird, and its wings are its arms. */
  readonly own?: OwnBody;
  /** How much larger than that of other animals. Default 1. */
  readonly headSize?: number;
  /** Around the middle of the head, 100 high. */
  paintHead(context: Context, brush: Brush): void;
  /** What it has behind its body. */
  paintTail(context: Context, brush: Brush, root: Point, skeleton: Skeleton): void;
}

/** Whether anything covers the body, by what was said or by what is done. */
export const isClothed = (
  attributes: ReadonlySet<string>,
  act: ActName | undefined,
  beast: Beast | undefined,
): boolean =>
  roleOf(attributes) !== undefined ||
  // a machine plays football as it is built
  (act !== undefined && beast?.machine !== true && wornFor(act) !== undefined) ||
  [...attributes].some((word) => covering.has(spotOf(word)));
const covering: ReadonlySet<ReturnType<typeof spotOf>> = new Set(['body', 'legs', 'front'] as const);

/** Nothing is put over the body where its own would end: wings have no feet for boots, and a cape is not seen behind them. */
export const stays = (attributes: ReadonlySet<string>): boolean =>
  ![...attributes].some((word) => put.has(spotOf(word)));
const put: ReadonlySet<ReturnType<typeof spotOf>> = new Set(['back', 'feet', 'hands'] as const);

/** An animal that nobody dressed has its fur on, and what else it wears. */
export function inFur(outfit: Outfit, beast: Beast, brush: Brush, attributes: ReadonlySet<string>): Outfit {
  const { shoes } = outfit;
  const coat = beast.coat(brush);
  const belly = beast.belly?.(brush);
  const limbs = beast.limbs?.(brush) ?? coat;
  return {
    ...outfit,
    top: {
      colour: coat,
      sleeves: 'long',
      collar: 'none',
      hem: -0.1,
      ease: 1.4,
      ...(belly && { belly }),
      bow: outfit.top.bow,
      tie: outfit.top.tie,
    },
    bottom: { kind: 'trousers', colour: beast.machine ? STEEL : coat },
    ...(beast.machine ? { plates: coat } : { fur: limbs }),
    ...(beast.shanks && { shanks: beast.shanks(brush) }),
    shoes: attributes.has('boots') || attributes.has('sneakers') ? shoes : { kind: 'bare', colour: coat },
    ...(outfit.cape && { cape: colourOfWorn(brush.wears, ['cape']) ?? besideCoat(coat) }),
    ...(outfit.gloves && { gloves: colourOfWorn(brush.wears, ['gloves']) ?? besideCoat(coat) }),
  };
}
