import type { Habitat, Kind as DrawableKind, Shelf } from '../catalogue/concept.js';
import type { Material } from '../catalogue/materials.js';
import type { Pattern } from '../catalogue/shapes.js';
import type { Rgb } from './kit/colour.js';
import type { FormLight } from './kit/form.js';
import type { Random } from './kit/random.js';
import type { Context } from './kit/shapes.js';
import type { Shape } from '../catalogue/shapes.js';

export type { Habitat, Kind as DrawableKind, Shelf } from '../catalogue/concept.js';

/** Clothes or a part, as they were described. */
export interface Described {
  readonly what: string;
  /** The word for exactly this part, singular, where `what` is a wider kind. */
  readonly name?: string;
  readonly shape?: Shape;
  readonly material?: Material;
  readonly colour?: Rgb;
  readonly pattern?: Pattern;
  readonly attributes?: readonly string[];
}

/** Said of one of a company of animals who is none. */
export const HUMAN = 'human';

/** Said of one of a company of animals who is of another kind than the first, and what colour it is: `kind-rabbit#ffffff`. */
const KIND = 'kind-';
export const kindWord = (concept: string, colour = ''): string => `${KIND}${concept}${colour}`;
/** The kind and the colour that the words of a member tell. */
export function kindIn(words: string): { readonly concept: string; readonly colour?: string } | undefined {
  const word = words.split('+').find((each) => each.startsWith(KIND));
  if (word === undefined) return undefined;
  const [concept = '', colour] = word.slice(KIND.length).split('#');
  return { concept, ...(colour !== undefined && { colour: `#${colour}` }) };
}

/** Nothing of somebody is painted but the arm that is around what they hold. */
export const ARM_ALONE = 'arm-alone';
/** Nothing of somebody is painted but the fingers that are around what they hold. */
export const HANDS_ALONE = 'hands-alone';

/** Head, coat and tail of an animal for a figure that stands up as people do: what else there is to it, people know (`Beast`). */
export interface Upright {
  readonly coat: (brush: Brush) => Rgb;
}

/** Those who are drawn as one with whom the stage asks for. */
export interface Company {
  /** The words for each of them, joined by `+`: `woman+chef`. */
  readonly members: readonly string[];
  /** The scene that they make: `couch`, `cutting-hair`. */
  readonly tableau?: string;
  /** Head and coat of those who are of another kind than the first. */
  readonly kinds?: (words: string, random: Random) => Upright | undefined;
}

/** What the stage asks of a painter beyond words. */
export interface Asked {
  /** The form that it should have, where it takes any. */
  readonly form?: Shape;
  readonly company?: Company;
  /** The colour of what is in their hands. */
  readonly held?: Rgb;
}

export interface Brush extends Asked {
  /** This one thing's own stream. Take details from `random.fork('detail')`: they must not move the form. */
  readonly random: Random;
  /** 0 (a sketch) to 1 (every finish). Changes finish only, never form or pose. */
  readonly detail: number;
  readonly light: FormLight;
  /** It is dark: lamps and windows glow. */
  readonly night: boolean;
  /** The colour asked for; paint the thing's main surface with it. */
  readonly colour?: Rgb;
  /** Words said about this thing: `sleeping`, `old`, `striped`. */
  readonly attributes: ReadonlySet<string>;
  /** Words that are written on it. */
  readonly lettering?: string;
  /** What it wears, and what was said of it. */
  readonly wears?: readonly Described[];
  /** Its parts of which something was said: a red roof, long hair. */
  readonly parts?: readonly Described[];
  /** Snow lies on things. */
  readonly snowy: boolean;
  /** Its forms come as outlines: stains, rust and sheen have none, and would be scraps of lines. */
  readonly inOutlines?: true;
}

/** The middle of a part, and how far it reaches from there. */
export type Spot = readonly [x: number, y: number, half: number];

/**
 * Something that Studio can draw. It paints itself in its own units: the origin is where its middle touches the
 * ground, y runs down (so up is negative), and its height is 1: it fills x from −aspect/2 to aspect/2, y from −1 to 0.
 * It paints local colours with its own modelling (light from `brush.light`); the stage then tints it, gives it rim
 * light, haze and shadows. It never paints its own cast shadow on the ground. It faces right unless mirrored.
 */
export interface Drawable {
  readonly concept: string;
  readonly kind: DrawableKind;
  readonly habitat: Habitat;
  /** Real height in metres. */
  readonly height: number;
  /** Width divided by height of what it paints. */
  readonly aspect: number;
  /** How far paint may leave the box (smoke, beams), in units of height. Default 0.05. */
  readonly overhang?: number;
  /** Where things stand that are `on` it. */
  readonly top?: Shelf;
  /** Where things are that it holds. */
  readonly hand?: readonly [x: number, y: number];
  /** Where a rider sits. */
  readonly seat?: readonly [x: number, y: number];
  /** How high the bicycle is whose pedals are below its feet, in heights of its box. */
  readonly cycle?: number;
  /** The middle of its head, and half of the head's width. */
  readonly head?: readonly [x: number, y: number, half: number];
  /** The faces of people that it paints: the middle of each, and half of its height. */
  readonly faces?: readonly Spot[];
  /** The middle of its chest where we see it, and half of its width: what is printed on a shirt goes there. */
  readonly chest?: readonly [x: number, y: number, half: number];
  /** The top of the shoulder that is free: what sits on it leaves the face free. */
  readonly shoulder?: readonly [x: number, y: number];
  /** Where its breath leaves it. */
  readonly muzzle?: readonly [x: number, y: number];
  /** The corner of a mouth that is seen from the side: reins begin there. */
  readonly bit?: readonly [x: number, y: number];
  /** False for what must not be mirrored (lettering). */
  readonly mirrors?: boolean;
  /** True where the thing sits in the water and shows a reflection (boats). */
  readonly floats?: boolean;
  /** Concepts that it paints beside itself: the guitar that somebody plays. They are no things of their own. */
  readonly draws?: readonly string[];
  /** What it has on anyway, of the wardrobe: told of it, it takes that colour, and nothing is put over it. */
  readonly hasOn?: readonly string[];
  /** It paints what it wears by itself. */
  readonly dresses?: boolean;
  /** It lies on its right side: what is written on it lies with it. */
  readonly lies?: boolean;
  /** Of what lies so on its back, how much of its breadth is seen. */
  readonly lowered?: number;
  /** It lies before us in its own drawing: all of its near edge is on the ground. */
  readonly spread?: boolean;
  /** Patterns that it paints by itself: stripes that follow the ribs of an umbrella. */
  readonly patterns?: readonly Pattern[];
  /** It takes any form by itself: a mirror is round or square as one wishes. */
  readonly forms?: boolean;
  /** Its head, coat and tail on a figure that stands up as people do. */
  beast?(random: Random): Upright;
  /** Another drawable for what was said or what the seed wishes: a sleeping cat has other proportions. Called once, when placed. */
  variant?(attributes: ReadonlySet<string>, random: Random, asked?: Asked): Drawable;
  paint(context: Context, brush: Brush): void;
}
