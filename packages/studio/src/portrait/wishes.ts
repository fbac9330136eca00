import { colourWords } from '../language/vocabulary/colours.js';
import { hex, lighten, type Rgb } from '../paint/kit/colour.js';
import type { Random } from '../paint/kit/random.js';
import { wardrobe } from './dress/wardrobe.js';
import type { Wear } from './dress/wear.js';
import type { PortraitLook } from './looks/look.js';
import { portraitLooks } from './looks/looks.js';
import { lookWords, usualColour, wearWords } from './words.js';

export interface WornItem {
  readonly wear: Wear;
  readonly colour: Rgb;
  readonly second: Rgb;
}

/** What a prompt asks of a portrait, besides the place. */
export interface PortraitWishes {
  readonly look: PortraitLook;
  readonly worn: readonly WornItem[];
  /** A colour for the person's own clothes, where no garment is put on. */
  readonly clothesColour?: Rgb;
  /** In lower case, without what the prompt rules out. */
  readonly words: string;
}

const CLOTHES =
  /\b(shirt|t-?shirt|tee|top|blouse|dress|gown|clothes|clothing|outfit|jacket|coat|vest|uniform|skirt|cardigan|tunic|jersey)\b/;
/** Words after which a phrase is unwanted, up to the next comma or conjunction. */
const RULED_OUT = /\b(no|not|without|never|except|minus)\b[^,.;]*?(?=,|\.|;|\bbut\b|\bwith\b|$)/g;
/** Second colours that go with any first: gold, silver, signal red, sky. */
const SECOND_COLOURS = ['#d9ae3d', '#c0392f', '#b9c3cf', '#3f7fb8'];

export function readWishes(prompt: string, random: Random): PortraitWishes {
  const words = prompt.toLowerCase().replaceAll(RULED_OUT, ' ').replaceAll(/\s+/g, ' ').trim();
  const look = portraitLooks.find(({ name }) => lookWords[name].test(words)) ?? random.fork('look').pick(portraitLooks);
  const worn: WornItem[] = [];
  const taken = new Set<Wear['kind']>();
  for (const wear of wardrobe) {
    const match = wearWords.get(wear.name)?.exec(words);
    if (!match || (wear.kind !== 'ornament' && taken.has(wear.kind))) continue;
    // An astronaut's head is in a helmet; a scarf has no place on a suit of armour.
    if (taken.has('garment') && worn[0]?.wear.name === 'spacesuit') continue;
    taken.add(wear.kind);
    worn.push(coloured(wear, words, match.index, random.fork(wear.name)));
  }
  const clothes = worn.some(({ wear }) => wear.kind === 'garment') ? null : CLOTHES.exec(words);
  const clothesColour = clothes === null ? undefined : colourBefore(words, clothes.index);
  return { look, worn, words, ...(clothesColour ? { clothesColour } : {}) };
}

function coloured(wear: Wear, words: string, at: number, random: Random): WornItem {
  const usual = hex(usualColour(wear.name, words) ?? random.pick(wear.colours));
  const colour = colourBefore(words, at) ?? colourOfAny(wear, words) ?? usual;
  const seconds = SECOND_COLOURS.map(hex).filter((second) =>
    second.some((value, channel) => Math.abs(value - colour[channel]!) > 60),
  );
  // Metal and white keep their shine; cloth of a very light colour needs a little tone to show its folds.
  return { wear, colour: wear.kind === 'garment' ? lighten(colour, -0.01) : colour, second: random.pick(seconds) };
}

/** "a wizard in a red robe": the colour stands before the garment's own name, not before the trade. */
function colourOfAny(wear: Wear, words: string): Rgb | undefined {
  const names: Readonly<Record<Wear['kind'], RegExp>> = {
    garment: /\b(robe|suit|armou?r|mantle|coat|hoodie|sweater|jumper|jacket|kimono|cloak|cape|uniform|turtle ?neck)\b/,
    hat: /\b(hat|cap|crown|beret|beanie|helmet)\b/,
    eyewear: /\b(glasses|sunglasses|shades|visor)\b/,
    ornament: /\b(scarf|tie|bow ?tie|headphones)\b/,
  };
  const match = names[wear.kind]?.exec(words);
  return match ? colourBefore(words, match.index) : undefined;
}

/** The colour named in the last words before this place: "dark green velvet hat". */
export function colourBefore(words: string, at: number): Rgb | undefined {
  const before = words
    .slice(Math.max(0, at - 40), at)
    .split(/[^a-z-]+/)
    .filter((word) => word !== '');
  for (let back = 1; back <= 3; back += 1) {
    const last = before.length - back;
    if (last < 0) break;
    const pair = last > 0 ? colourWords.get(`${before[last - 1]} ${before[last]}`) : undefined;
    const found = pair ?? colourWords.get(before[last]!);
    if (found?.colour !== undefined) return hex(found.colour);
    if (/^(in|on|with|and|wearing|as|of|at|a|an|the)$/.test(before[last]!)) break;
  }
  return undefined;
}
