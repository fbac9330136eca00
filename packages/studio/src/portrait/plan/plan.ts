import { spotOf } from '../../catalogue/wardrobe.js';
import { hex, lighten, type Rgb } from '../../paint/kit/colour.js';
import type { Random } from '../../paint/kit/random.js';
import { wearNamed } from '../dress/wardrobe.js';
import type { Material } from '../../catalogue/materials.js';
import { colourOfMaterial } from '../../paint/materials/telling.js';
import type { Pattern } from '../../catalogue/shapes.js';
import type { Stuff, Wear } from '../dress/wear.js';
import type { PortraitLook, PortraitLookName } from '../looks/look.js';
import { portraitLooks } from '../looks/looks.js';
import type { PortraitReading, WornWish } from './reading.js';
import { paintedAs } from './wears.js';

export interface WornItem {
  readonly wear: Wear;
  readonly colour: Rgb;
  readonly second: Rgb;
  /** Printed on what has the first colour; on a tie, on what has the second. */
  readonly pattern?: Pattern;
  readonly secondPattern?: Pattern;
  /** What it is made of, where the prompt says so. */
  readonly stuff?: Stuff;
}

/** Materials as far as cloth can show them. */
const STUFFS: Partial<Record<Material, Stuff>> = {
  leather: 'leather',
  wool: 'wool',
  metal: 'metal',
  rubber: 'leather',
};

/** How a portrait will be drawn: the reading, with what it leaves open chosen by the seed. */
export interface PortraitPlan {
  readonly look: PortraitLook;
  readonly worn: readonly WornItem[];
  /** A plain ground of this colour behind the person. */
  readonly backdrop?: Rgb;
  readonly light?: 'soft' | 'dramatic';
  readonly hair?: Rgb;
  readonly elderly?: true;
  /** In lower case, without what the prompt rules out: for variants of a look. */
  readonly words: string;
}

/** Ties, trims and linings that go with any first colour. */
const SECOND_COLOURS = ['#7d2438', '#2f4a6b', '#8b8f98', '#3f5d50', '#b08a3c'];

export function planPortrait(reading: PortraitReading, random: Random): PortraitPlan {
  const look = lookNamed(reading.look ?? 'studio');
  const colour = reading.background?.colour;
  return {
    look,
    worn: dressed(reading.worn, random),
    ...(colour && { backdrop: hex(colour) }),
    ...(reading.light && { light: reading.light }),
    ...(reading.hair && { hair: hex(reading.hair) }),
    ...(reading.elderly && { elderly: reading.elderly }),
    words: reading.words,
  };
}

function lookNamed(wanted: PortraitLookName): PortraitLook {
  const look = portraitLooks.find(({ name }) => name === wanted);
  if (!look) throw new Error(`no look draws ${wanted}`);
  return look;
}

function dressed(wishes: readonly WornWish[], random: Random): WornItem[] {
  const tieWish = wishes.find(({ what }) => what === 'tie');
  const tie = tieWish?.colour;
  const cape = wishes.find(({ what }) => what === 'cape')?.colour;
  const suited = wishes.some(({ what }) => what !== 'tie' && (spotOf(what) ?? 'body') === 'body');
  const items: WornItem[] = [];
  const kinds = new Set<Wear['kind']>();
  const put = (wear: Wear | undefined, wish: WornWish, usual?: string, second?: string): void => {
    if (!wear || (wear.kind !== 'ornament' && kinds.has(wear.kind))) return;
    kinds.add(wear.kind);
    items.push(coloured(wear, wish, usual, second, random.fork(wear.name)));
  };
  for (const wish of wishes) {
    // A tie belongs to its suit, a cape to what it is worn over.
    if ((wish.what === 'tie' || wish.what === 'cape') && suited) continue;
    const leather = wish.what === 'jacket' && wish.material === 'leather';
    const as = paintedAs(leather ? 'leather-jacket' : wish.what);
    if (!as) continue;
    const isTie = wish.what === 'tie';
    put(
      wearNamed(as.wear),
      isTie ? { what: 'suit' } : wish,
      isTie ? '#2b3346' : as.colour,
      as.wear === 'suit' && tie ? tie : as.wear === 'hero-suit' && cape ? cape : as.second,
    );
    const suit = items.at(-1);
    if (as.wear === 'suit' && suit && tieWish?.pattern)
      items[items.length - 1] = { ...suit, secondPattern: tieWish.pattern };
    if (as.also) put(wearNamed(as.also), { what: as.also });
  }
  // An astronaut's head is in a helmet: nothing else fits into it.
  const spacesuit = items.find(({ wear }) => wear.name === 'spacesuit');
  return spacesuit ? [spacesuit] : items;
}

function coloured(
  wear: Wear,
  wish: WornWish,
  usual: string | undefined,
  second: string | undefined,
  random: Random,
): WornItem {
  const colour = hex(wish.colour ?? colourOfMaterial(wish.material) ?? usual ?? random.pick(wear.colours));
  const seconds = SECOND_COLOURS.map(hex).filter((other) =>
    other.some((value, channel) => Math.abs(value - colour[channel]!) > 60),
  );
  return {
    wear,
    // Cloth of a very light colour needs a little tone to show its folds.
    colour: wear.kind === 'garment' ? lighten(colour, -0.01) : colour,
    second: second ? hex(second) : random.pick(seconds),
    ...(wish.pattern && { pattern: wish.pattern }),
    ...(wish.material && STUFFS[wish.material] && { stuff: STUFFS[wish.material] }),
  };
}
