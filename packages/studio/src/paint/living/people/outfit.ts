import type { Described } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Age, Sex } from './proportions.js';

export type Sleeves = 'none' | 'short' | 'long' | 'wide';
export type Collar = 'crew' | 'shirt' | 'v' | 'turtle' | 'lapel' | 'hood' | 'ruff' | 'none';

export interface Top {
  readonly colour: Rgb;
  readonly sleeves: Sleeves;
  readonly collar: Collar;
  /** Where it ends: −0.1 just below the hips, 0.5 mid-thigh, 1 at the knee, 2 at the ankle. */
  readonly hem: number;
  /** How loosely it hangs, in centimetres. */
  readonly ease: number;
  /** How much a skirt or coat tail widens. */
  readonly flare?: number;
  /** Worn open over this. */
  readonly inner?: Rgb;
  readonly buttons?: Rgb;
  readonly belt?: Rgb;
  readonly pattern?:
    | 'stripes'
    | 'dots'
    | 'plaid'
    | 'ribs'
    | 'pockets'
    | 'pouch'
    | 'plates'
    | 'fur'
    | 'flowers'
    | 'studs'
    | 'bones';
  readonly accent?: Rgb;
  /** Straps of an apron or dungarees over it. */
  readonly apron?: Rgb;
  readonly bib?: Rgb;
  readonly tie?: Rgb | undefined;
  /** A bow at the collar. */
  readonly bow?: Rgb | undefined;
  readonly emblem?: Rgb;
  /** The pale front of an animal's coat. */
  readonly belly?: Rgb;
}

export interface Bottom {
  readonly kind: 'trousers' | 'slim' | 'shorts' | 'skirt' | 'long-skirt' | 'bare';
  readonly colour: Rgb;
  readonly stripe?: Rgb;
  /** The band and the line of its tartan. */
  readonly tartan?: readonly [band: Rgb, line: Rgb];
}

export interface Shoes {
  readonly kind: 'sneaker' | 'shoe' | 'boot' | 'heel' | 'sandal' | 'bare';
  readonly colour: Rgb;
}

export type HatKind =
  | 'cap'
  | 'straw'
  | 'beanie'
  | 'top-hat'
  | 'chef'
  | 'crown'
  | 'tiara'
  | 'wizard'
  | 'witch'
  | 'pirate'
  | 'police'
  | 'firefighter'
  | 'hard-hat'
  | 'santa'
  | 'sou-wester'
  | 'hood'
  | 'bicycle-helmet'
  | 'ninja'
  | 'knight'
  | 'samurai'
  | 'astronaut'
  | 'beret'
  | 'bowler'
  | 'cowboy'
  | 'headscarf'
  | 'mask'
  | 'party'
  | 'viking'
  | 'horns'
  | 'goggles'
  | 'graduate'
  | 'mohawk'
  | 'veil'
  | 'bee-veil'
  | 'sombrero'
  | 'wreath'
  | 'halo'
  | 'turban'
  | 'animal-ears'
  | 'skull'
  | 'mitre'
  | 'nemes'
  | 'jester';

export type PropKind =
  | 'umbrella'
  | 'book'
  | 'bag'
  | 'backpack'
  | 'staff'
  | 'wand'
  | 'sword'
  | 'katana'
  | 'shield'
  | 'fishing-rod'
  | 'guitar'
  | 'palette'
  | 'stethoscope'
  | 'cane'
  | 'broom'
  | 'pitchfork'
  | 'ski'
  | 'surfboard'
  | 'briefcase'
  | 'ladle'
  | 'sack'
  | 'flower'
  | 'balloon'
  | 'lantern'
  | 'phone'
  | 'camera'
  | 'life-pack'
  | 'wings';

export type Glasses = 'glasses' | 'sunglasses' | 'horn-rimmed';

export interface Outfit {
  readonly top: Top;
  readonly bottom: Bottom;
  readonly shoes: Shoes;
  readonly hat?: { readonly kind: HatKind; readonly colour: Rgb; readonly accent?: Rgb };
  readonly scarf?: Rgb;
  readonly necklace?: Rgb;
  readonly glasses?: Glasses;
  readonly headphones?: Rgb;
  /** Over mouth and nose. */
  readonly mask?: Rgb;
  readonly cape?: Rgb;
  readonly gloves?: Rgb;
  /** The colour of what is on the back, and whether it is more than it should be. */
  readonly pack?: Rgb;
  readonly packed?: true;
  readonly props: readonly PropKind[];
  /** A padded suit: thickness added to every limb, in centimetres. */
  readonly padding?: number;
  /** It is no cloth but fur, without seams, cuffs and folds: its colour on arms and legs. */
  readonly fur?: Rgb;
  /** The colour of a bird's thin legs below its feathers. */
  readonly shanks?: Rgb;
  /** A machine: the colour of the plates on its body and limbs. */
  readonly plates?: Rgb;
  /** Its arms are wings, of this colour. */
  readonly wings?: Rgb;
  /** Gold chains, epaulettes, medals. */
  readonly trim?: Rgb;
}

const packs: readonly Rgb[] = [
  [196, 84, 56],
  [48, 88, 148],
];
/** A colour that is seen beside that of a coat. */
export const besideCoat = (coat: Rgb): Rgb => (coat[0] > coat[2] + 24 ? packs[1] : packs[0]) as Rgb;
/** The colour of a pack: unless it was said, one that is seen beside the coat. */
export const packOf = ({ pack, top }: Outfit): Rgb => pack ?? besideCoat(top.colour);

/** Who is dressed. */
export interface Wearer {
  readonly age: Age;
  readonly sex: Sex;
  readonly colour?: Rgb | undefined;
  readonly attributes: ReadonlySet<string>;
  /** What was said of single clothes. */
  readonly wears?: readonly Described[] | undefined;
  readonly random: Random;
  readonly pose: string;
}
