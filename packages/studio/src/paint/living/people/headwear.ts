import type { FormLight } from '../../kit/form.js';
import type { Context } from '../../kit/shapes.js';
import { fillModelled, fillPath } from '../form/modelling.js';
import { ellipsePath, outline } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import { courtsHats } from './hats/courts.js';
import { everydayHats } from './hats/everyday.js';
import { festiveHats } from './hats/festive.js';
import type { HatPainter } from './hats/hat.js';
import { helmetsHats } from './hats/helmets.js';
import { legendsHats } from './hats/legends.js';
import { tradesHats } from './hats/trades.js';
import type { HatKind, Outfit } from './outfit.js';

type Hat = NonNullable<Outfit['hat']>;

const closedHelmets: ReadonlySet<HatKind> = new Set([
  'astronaut',
  'knight',
  'ninja',
  'headscarf',
  'hood',
  'skull',
  'nemes',
]);

/** Nothing of the hair shows under it. */
export function hatCoversHair(kind: HatKind): boolean {
  return closedHelmets.has(kind);
}

const tall: Partial<Record<HatKind, number>> = {
  'top-hat': 104,
  chef: 102,
  crown: 80,
  wizard: 148,
  witch: 128,
  party: 104,
  viking: 84,
  horns: 92,
  pirate: 80,
  knight: 84,
  samurai: 98,
  astronaut: 68,
  bowler: 74,
  cowboy: 78,
  beanie: 84,
  goggles: 84,
  santa: 80,
  mohawk: 100,
  sombrero: 88,
  halo: 94,
  turban: 86,
  'animal-ears': 88,
  mitre: 128,
  jester: 120,
};

/** How high it rises above the middle of the head, in hundredths of the head's height. */
export function hatHeight(kind: HatKind | undefined): number {
  return kind ? (tall[kind] ?? 70) : 0;
}

/** The far side of a brim, a bubble's inside: behind the head. */
export function paintHatBehind(context: Context, { kind, colour }: Hat, light: FormLight): void {
  const tones = tonesOf(colour);
  if (kind === 'astronaut') {
    fillModelled(context, ellipsePath(2, 2, 66, 66), tones, light);
  } else if (kind === 'veil') {
    // it falls from the crown over the back
    fillPath(
      context,
      outline([
        [8, -54],
        [-30, -50],
        [-52, -6],
        [-66, 90],
        [-84, 190],
        [-10, 200],
        [20, 120],
        [30, 0],
      ]),
      tones.lit,
      0.82,
    );
  } else if (kind === 'straw' || kind === 'witch' || kind === 'wizard' || kind === 'sou-wester' || kind === 'cowboy') {
    fillPath(context, ellipsePath(2, -26, kind === 'straw' ? 70 : 60, 15), tones.deep);
  }
}

const hats: Record<HatKind, HatPainter> = {
  ...everydayHats,
  ...tradesHats,
  ...helmetsHats,
  ...legendsHats,
  ...courtsHats,
  ...festiveHats,
};

export function paintHat(context: Context, hat: Hat, turn: number, light: FormLight, back: boolean): void {
  hats[hat.kind]({ context, tones: tonesOf(hat.colour), accent: hat.accent ?? [60, 52, 60], turn, light, back });
}
