import type { Habitat, Kind, Point, Shelf } from './concept.js';
import type { Material } from './materials.js';
import type { Setting } from './settings.js';
import type { Shape } from './shapes.js';
import type { Trait } from './trait.js';

/** What others can do with a thing. Points and shelves are in its drawing's units, the rest in shares of its box. */
export interface Offer {
  /** Things stand on it here. Creatures say it for each of their poses. */
  readonly top?: Shelf;
  /** Somebody sits here. */
  readonly seat?: Point;
  /** It holds things here. */
  readonly hand?: Point;
  /** How high on it it is held, as a share of its height; 0.4 where nothing is said, its lower end where it flies. */
  readonly grip?: number;
  /** Things hang from here, besides from branches. */
  readonly hang?: Point;
  /** Things are in it: how high its rim is, how wide, how deep they stand in it, and whether one sees through it. */
  readonly mouth?: readonly [high: number, wide: number, deep: number, clear?: boolean, ahead?: number];
  /** Words are written here: left, top, right, bottom, from the lower left corner. */
  readonly writing?: readonly [left: number, top: number, right: number, bottom: number];
  /** Where it wears a hat: forward, as a share of the width, and up. */
  readonly head?: readonly [forward: number, up: number];
  /** The middle of its head and half of its width, in shares of its height: what it keeps of itself on two legs. */
  readonly face?: readonly [x: number, y: number, half: number];
  /** What its tail is like where it stands on two legs. */
  readonly tail?: 'bushy' | 'thin' | 'thick' | 'scut';
  /** Who drives it is seen here to the shoulders: forward of the middle, how high the sill is, how tall the window. */
  readonly cabin?: readonly [forward: number, sill: number, tall: number];
  /** Parts of its own besides those of its kind: a line, as shares of its width and height. */
  readonly parts?: Readonly<Record<string, readonly [x: number, y: number, wide: number]>>;
  /** What is said to be with it is in it: a bowl with apples. */
  readonly vessel?: true;
  /** What is said to be with it is on it: a table with a lamp. */
  readonly flat?: true;
  /** Small things beside it stand on it, though nobody says so. */
  readonly laid?: true;
  /** One can be under it: it stands on legs, or spreads above. */
  readonly shelter?: true;
  /** It has wheels and a handle, and is pushed. */
  readonly rolls?: true;
  /** It sits in the water; whoever is on it stands on deck. */
  readonly floats?: true;
  /** It acts as people and animals do. */
  readonly alive?: true;
  /** It is ridden with the feet on pedals. */
  readonly cycle?: true;
  /** Its painter draws the pedals and grips where who rides it has feet and hands. */
  readonly pedals?: true;
}

/** How a stack of a thing is built: each lies so much higher than the one below, in its own heights. */
export interface Stacking {
  readonly rise: number;
  /** What it is drawn as while it lies in a stack, where that is another drawing. */
  readonly as?: string;
  /** It is laid on its face first: a stack of what is drawn from above. */
  readonly lying?: true;
  /** A pile of it is a stack as well: books, not coins. */
  readonly piled?: true;
}

/** From where a thing is seen, or that it is open. */
export type Sight = 'front' | 'behind' | 'above' | 'open';

interface Common {
  /** Other words for it, singular, lower case. A word has one owner. */
  readonly words?: string;
  /** Places where it is at home; one: it clearly belongs there; several: the seed chooses; none: those of its kind. */
  readonly homes?: readonly Setting[];
  readonly affords?: Offer;
  /** What it is beyond its kind: `trait.ts` says what follows. */
  readonly traits?: readonly Trait[];
  /** Forms that it has by nature, where saying so changes nothing: a round ball. */
  readonly shapes?: readonly Shape[];
  /** What it is made of by nature, where saying so changes nothing: a rubber band. */
  readonly madeOf?: readonly Material[];
  /** Concepts that its drawing has already: the butter of pancakes. */
  readonly shows?: readonly string[];
  /** Concepts that its drawing has where they are said to be on it, as many as there are: the candles of a cake. */
  readonly bears?: readonly string[];
  /** Concepts that are a part of it where they are told of it: the duvet of a bed. They give that part their colour. */
  readonly fitted?: readonly string[];
  /** What it is among plain forms: a pyramid beside a cube stands in no desert. */
  readonly asFigure?: string;
  /** What of it is printed on something: flames without logs. */
  readonly asMotif?: string;
  /** Whose head it has, in its own colour, where it stands up as people do: its own is a speck. */
  readonly headOf?: string;
  /** What it is where its face shows something: a towel that hangs. */
  readonly spread?: string;
  /** What it is where it grows in the ground. */
  readonly outdoors?: string;
  /** A stack of it is one thing, seen from the side. */
  readonly stack?: Stacking;
  /** What a bunch of it is. */
  readonly bunch?: string;
  /** The colour that it has in such a bunch where none is said. */
  readonly tint?: string;
  /** What its place does not bring by itself where it is there: no cactus grows where camels live. */
  readonly keepsAway?: readonly string[];
  /** Wide kinds, as WordNet names them, of which it stands for whatever has no drawing of its own. */
  readonly standsFor?: readonly string[];
  /** What is drawn instead where something is inside it: the clear kind of a bottle. */
  readonly clear?: string;
  /** What is drawn instead where a drink is in it, whose colour it has: a pitcher of glass. */
  readonly full?: string;
  /** What is drawn instead where something is under it: a sofa on high legs. */
  readonly raised?: string;
  /** What it is where it was put into a pot, or is among the things of a house: no saguaro stands on a desk. */
  readonly inPot?: string;
  /** What it is where it leans on or is within another thing: a furled umbrella. */
  readonly furled?: string;
  /** What is drawn instead where something is on it: a blanket that is spread. */
  readonly below?: string;
  /** What is drawn instead where it hangs on a hook or a door. */
  readonly hung?: string;
  /** What is drawn instead where it is on a seat with a back: a throw. */
  readonly draped?: string;
  /** What is drawn instead where something is behind it: a curtain that is drawn. */
  readonly hiding?: string;
  /** What is drawn instead where a picture is on it: the underside of a skateboard. */
  readonly pictured?: string;
  /** What is drawn instead where it is seen from another side, or cut open. */
  readonly seen?: Readonly<Partial<Record<Sight, string>>>;
  /** What is drawn instead where it is asked to have such a form: a conical tree is a pine. */
  readonly shaped?: Readonly<Partial<Record<Shape, string>>>;
  /** Where one is who is in it: a cabin is a room. */
  readonly within?: Setting;
  /** The place that it is, seen from above. */
  readonly fromAbove?: Setting;
  /** What is drawn instead where somebody is on one of its branches: a bough that carries them. */
  readonly boughed?: string;
  /** What is drawn instead where it stands on the floor beside people or furniture: the kind that is tall enough. */
  readonly onFloor?: string;
  /** What is drawn instead where it stands on a beach by itself: the kind whose pole is in the sand. */
  readonly inSand?: string;
  /** Places that paint it by themselves, as large and as many as it should be there. */
  readonly partOf?: readonly Setting[];
  /**
   * Words of others that mean this one in such surroundings: a crane in a harbour is no bird. By word: settings,
   * concepts, kinds, verbs and other words of the prompt that speak for it; `held` where somebody holds it.
   */
  readonly senses?: Readonly<Record<string, string>>;
  /** What is written on it, though nobody says so. */
  readonly says?: string;
}

/** Drawn by a painter of `paint/`. */
export interface Painted extends Common {
  readonly habitat?: Habitat;
  /** Real height in metres. */
  readonly height: number;
}

/** Drawn by a glyph of the vector sets, whose index knows its kind, habitat and height. */
export type Drawn = Common;

/** Drawn like another concept, with these differences. */
export interface Likeness {
  readonly like: string;
  readonly words?: string;
  /** Real height in metres, where it is another. */
  readonly height?: number;
  /** Words for the painter: a breed, an age, a form. */
  readonly attributes?: string;
  readonly colour?: string;
  readonly material?: Material;
  /** As of any record: saying so changes nothing. */
  readonly madeOf?: readonly Material[];
  /** Parts that look otherwise: black sails. */
  readonly parts?: readonly { readonly what: string; readonly colour?: string }[];
  readonly homes?: readonly Setting[];
  readonly stack?: Stacking;
}

/** Everything that is known of something that can be drawn. */
export interface ConceptRecord extends Common {
  readonly concept: string;
  readonly words: string;
  readonly drawing:
    | { readonly by: 'painter'; readonly kind: Kind; readonly habitat: Habitat; readonly height: number }
    | { readonly by: 'glyph' }
    | { readonly by: 'like'; readonly likeness: Likeness };
}

/** Records of what painters draw, all of one kind. */
export function painted(
  kind: Kind,
  usual: Habitat,
  table: Readonly<Record<string, Painted>>,
): readonly ConceptRecord[] {
  return Object.entries(table).map(([concept, { habitat = usual, height, words = '', ...rest }]) => ({
    ...rest,
    concept,
    words,
    drawing: { by: 'painter', kind, habitat, height },
  }));
}

/** Records of what the vector sets draw. */
export function drawn(table: Readonly<Record<string, Drawn>>): readonly ConceptRecord[] {
  return Object.entries(table).map(([concept, { words = '', ...rest }]) => ({
    ...rest,
    concept,
    words,
    drawing: { by: 'glyph' },
  }));
}

/** Records of what is drawn like something else. */
export function likenesses(table: Readonly<Record<string, Likeness>>): readonly ConceptRecord[] {
  return Object.entries(table).map(([concept, likeness]) => ({
    concept,
    words: likeness.words ?? '',
    ...(likeness.homes && { homes: likeness.homes }),
    ...(likeness.stack && { stack: likeness.stack }),
    ...(likeness.madeOf && { madeOf: likeness.madeOf }),
    drawing: { by: 'like', likeness },
  }));
}
