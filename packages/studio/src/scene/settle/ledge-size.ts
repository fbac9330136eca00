import { isInsect } from '../insects.js';
import { rootOf } from './pair-parts.js';
import type { Item, Scene } from '../scene.js';

/** The most that the small thing takes. */
export const SMALL = { extent: 0.25, high: 0.34, wide: 0.34, several: 0.44, all: 0.8 } as const;
/** Before our eyes it is so many times as large as beside the other one, and has at least such an extent: it must be known. */
const BEFORE_EYES = {
  nearer: 2.2,
  least: 0.145,
  alive: 0.175,
  flying: 0.12,
  insect: 0.085,
  before: 0.185,
  creature: 0.165,
} as const;
/** The same where both are on one table. */
const ON_TABLE = 1.7;
/** Several that swim in a tank are so much smaller for the glass about them. */
const IN_TANK = 0.62;
/** Before somebody, whose head and hands say how large things are, it is known where it is smaller. */
const BEFORE_SOMEBODY = 0.11;
/** What lies there is longer than it would be beside the other one, and so much of the width at most: a bat before a refrigerator is no toy. */
const LONG = { nearer: 1.55, most: 0.6 } as const;
/** What is said to be small is so much smaller there. */
const SAID_SMALL = 0.68;

interface Room {
  /** The most that one of them may be high. */
  readonly most: number;
  /** The extent that it has beside the other one. */
  readonly extent: number;
  readonly alone?: boolean;
  /** It covers a part of the other one. */
  readonly before?: boolean;
  /** The other one is a person. */
  readonly somebody?: boolean;
}

/** How high each of the small things is on a ledge, and how wide they are together. */
export function sizeOnLedge(
  { width, height, brief, setting }: Scene,
  items: readonly Item[],
  { most, extent: real, alone = false, before = false, somebody = false }: Room,
): { size: number; wide: number } {
  const tallest = Math.max(...items.map(({ size }) => size));
  const [first] = items as [Item];
  const row = items.reduce((sum, { drawable, size }) => sum + drawable.aspect * (size / tallest), 0) * 1.08;
  const { size: told } = brief.subjects[first.subject ?? -1] ?? {};
  const swims = first.drawable.habitat === 'underwater' && items.length > 1 ? IN_TANK : 1;
  const said = (told === 'small' || told === 'tiny' ? SAID_SMALL : 1) * swims;
  const flies = first.drawable.habitat === 'air';
  const beast = first.drawable.kind === 'animal';
  const insect = isInsect(first.drawable);
  const least =
    height *
    (before && !insect
      ? beast
        ? BEFORE_EYES.creature
        : BEFORE_EYES.before
      : insect
        ? BEFORE_EYES.insect
        : flies
          ? BEFORE_EYES.flying
          : beast
            ? BEFORE_EYES.alive
            : somebody
              ? BEFORE_SOMEBODY
              : BEFORE_EYES.least);
  const near = Math.min(
    height * SMALL.extent,
    Math.max(least, real * (setting === 'studio' || insect ? ON_TABLE : BEFORE_EYES.nearer)),
  );
  const long = Math.min(width * LONG.most, (real / rootOf(first.drawable)) * first.drawable.aspect * LONG.nearer);
  const wide =
    items.length > 1
      ? width * (alone ? SMALL.all : SMALL.several)
      : Math.max(width * SMALL.wide, isLying(first) ? long : 0);
  const size = Math.min((near * said) / rootOf(first.drawable), most, wide / row);
  return { size, wide: size * row };
}

/** What is so many times longer than high lies. */
const LYING = 2.2;
const isLying = ({ drawable: { kind, aspect } }: Item): boolean => kind === 'object' && aspect > LYING;
