/** Where a thing belongs when nothing else is said. */
export type Habitat = 'ground' | 'water' | 'underwater' | 'air' | 'sky' | 'space' | 'tabletop' | 'wall';

export const kinds = [
  'person',
  'animal',
  'building',
  'vehicle',
  'plant',
  'food',
  'furniture',
  'object',
  'nature',
] as const;
export type Kind = (typeof kinds)[number];

/** A line on which things can stand, in the drawing's units: height 1, the origin at the middle of its foot, y down. */
export interface Shelf {
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

/** A part of a drawing, in its units. */
export interface Patch {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Point = readonly [x: number, y: number];

/** What others can do with a thing. Coordinates are in its drawing's units. */
export interface Affordances {
  /** Things stand on it. */
  readonly support?: Shelf;
  /** Things are in it: the line over which they look out, and how deep they reach below it. Glass shows all of them. */
  readonly mouth?: Shelf & { readonly depth: number; readonly clear?: boolean };
  /** Somebody sits on it. */
  readonly seat?: Point;
  /** Where it holds things itself. */
  readonly hand?: Point;
  /** Things hang from here. */
  readonly hang?: Point;
  /** Words can be written here. */
  readonly writing?: Patch;
  /** One can be under it: it stands on legs, or spreads above. */
  readonly shelter?: boolean;
  /** It has wheels and a handle, and is pushed. */
  readonly rolls?: boolean;
  /** It floats: whoever is on it stands on deck. */
  readonly floats?: boolean;
  /** Named parts that can be stood on or hung from: roof, branch, windowsill, neck, head, mouth, back. */
  readonly parts?: ReadonlyMap<string, Shelf>;
}
