import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';
import type { Painting } from '../../painting.js';
import { isPaintedAt } from '../../top-of.js';
import type { View } from '../view.js';
import { mainItems } from '../../../scene/main-items.js';
import type { Item, Scene } from '../../../scene/scene.js';

const ivy: Rgb = [74, 128, 66];

/** Where on a wall creepers grow, across its width: at its corners, and not over its door. */
const CORNERS: readonly (readonly [at: number, high: number, wide: number])[] = [
  [-0.43, 0.66, 0.09],
  [-0.33, 0.46, 0.07],
  [-0.24, 0.24, 0.06],
  [0.26, 0.2, 0.06],
  [0.36, 0.4, 0.07],
  [0.44, 0.54, 0.08],
];
/** The same on a fence, a trellis, an old car: nothing of it must stay free. */
const ALONG: readonly (readonly [at: number, high: number, wide: number])[] = [
  [-0.45, 0.94, 0.06],
  [-0.35, 0.6, 0.06],
  [-0.24, 0.88, 0.06],
  [-0.12, 0.42, 0.05],
  [0, 0.7, 0.06],
  [0.12, 0.36, 0.05],
  [0.23, 0.9, 0.06],
  [0.34, 0.52, 0.06],
  [0.45, 0.96, 0.06],
];
const LEAVES = 190;
/** What is lower is not climbed. */
const CLIMBED = 0.6;

/** Where something is overhead that strands can hang from, besides what has a roof. */
const OVERHUNG: ReadonlySet<Scene['setting']> = new Set<Scene['setting']>([
  'jungle',
  'forest',
  'mushroom-forest',
  'bamboo-forest',
  'cave',
  'ruins',
  'waterfall',
]);

/**
 * Creepers up the main thing or up the wall behind it, or hanging in from the upper edge where a roof or boughs are
 * above: nature has taken it back. On nobody who lives, and from no open sky.
 */
export function paintOvergrowth(painting: Painting, view: View): void {
  const [main] = mainItems(view.scene);
  if (main?.drawable.kind === 'person' || main?.drawable.kind === 'animal') return;
  // nothing to hang from where there is no ground
  if (view.scene.setting === 'wall' && !(main && isClimbed(main))) return; // the wall has them itself, behind its things
  const afloat = view.scene.setting === 'space' || view.scene.setting === 'sky';
  if (afloat && !main) return;
  painting.layer({ region: 'foliage', depth: 0.1 }, (context) => {
    if (main && main.drawable.kind === 'building' && main.turn === 0) climb(context, view, main, CORNERS);
    else if (main && afloat && main.turn === 0) cover(context, view, main);
    else if (view.inside || OVERHUNG.has(view.scene.setting)) hang(context, view, main === undefined ? 1 : 0.5);
    else if (main && isClimbed(main)) climb(context, view, main, ALONG);
  });
}

/** Stands on the ground, upright, and so high that a creeper gets up it. */
const isClimbed = ({ drawable, standsOn, turn }: Item): boolean =>
  turn === 0 && standsOn === 'ground' && drawable.habitat === 'ground' && drawable.height >= CLIMBED;

const TUFTS = 60;
/** How many of the leaves have a blossom before them. */
const BLOOMS = 0.2;

/** Tufts all over a thing that has no ground to grow from, and strands that hang from them. */
function cover(context: Context, view: View, { drawable, attributes, asked, x, y, size, mirrored }: Item): void {
  const random = view.random.fork('overgrowth');
  const leaf = Math.min(size * 0.02, view.unit * 0.013);
  for (let tuft = 0; tuft < TUFTS; tuft++) {
    const own = random.fork(`tuft ${tuft}`);
    const place = [own.around(0.5) * drawable.aspect, -own.between(0.08, 0.96)] as const;
    if (!isPaintedAt(drawable, attributes, asked, place)) continue;
    // every leaf of it is before the thing: beside it, it would be adrift
    const sprout = (across: number, down: number, large: number): void => {
      const at = [place[0] + (across * leaf) / size, place[1] + (down * leaf) / size] as const;
      if (!isPaintedAt(drawable, attributes, asked, at)) return;
      paintLeaf(context, view, own, [x + at[0] * size * (mirrored ? -1 : 1), y + at[1] * size], leaf * large);
    };
    const long = own.chance(0.4) ? own.between(3, 7) : 0;
    for (let count = 0; count < 16; count++) sprout(own.around(3), own.around(2), 1);
    for (let down = 0; down < long; down += 0.5) sprout(Math.sin(down + tuft), down * 1.5, 0.8);
  }
}

/** From the ground up, thick below and thin above, and only where there is a wall behind the leaf. */
function climb(
  context: Context,
  view: View,
  { drawable, attributes, asked, x, y, size, mirrored }: Item,
  creepers: typeof CORNERS,
): void {
  const random = view.random.fork('overgrowth');
  const leaf = Math.min(size * (creepers === CORNERS ? 0.022 : 0.035), view.unit * 0.014);
  for (const [index, [at, high, wide]] of creepers.entries()) {
    const own = random.fork(`creeper ${index}`);
    for (let count = 0; count < LEAVES; count++) {
      const up = own.next() ** 1.3 * high;
      const spread = wide * (1 - (up / high) ** 2 * 0.8);
      const place = [(at + own.around(spread) + Math.sin(up * 9 + index) * 0.02) * drawable.aspect, -up] as const;
      if (!isPaintedAt(drawable, attributes, asked, place)) continue;
      paintLeaf(context, view, own, [x + place[0] * size * (mirrored ? -1 : 1), y + place[1] * size], leaf);
    }
  }
}

/** Up the wall that closes the picture, from its foot: high at the sides, and low in the middle where things stand. */
export function climbWall(context: Context, view: View, foot: number): void {
  const { width, unit } = view;
  const random = view.random.fork('overgrowth');
  const creepers = Math.max(5, Math.round(width / (unit * 0.12)));
  const leaf = unit * 0.016;
  for (let creeper = 0; creeper < creepers; creeper++) {
    const own = random.fork(`creeper ${creeper}`);
    const across = (creeper + own.between(0.3, 0.7)) / creepers;
    const aside = Math.abs(across - 0.5) * 2;
    const high = foot * (0.16 + aside ** 1.4 * own.between(0.45, 0.8));
    const leaning = own.around(unit * 0.05);
    for (let count = 0; count < LEAVES; count++) {
      const up = own.next() ** 1.2;
      const spread = unit * 0.075 * (1 - up * 0.7);
      const x = width * across + leaning * up + Math.sin(up * 8 + creeper) * unit * 0.016 + own.around(spread);
      paintLeaf(context, view, own, [x, foot + unit * 0.012 - up * high], leaf);
    }
  }
}

/** Strands that come in over the upper edge of the picture, fewer where something is before them. */
function hang(context: Context, view: View, share: number): void {
  const { width, height, unit } = view;
  const random = view.random.fork('overgrowth');
  const strands = Math.round(13 * share);
  context.lineCap = 'round';
  for (let strand = 0; strand < strands; strand++) {
    const from = width * ((strand + random.next()) / strands);
    const long = height * random.between(0.08, 0.26);
    const sway = random.around(unit * 0.03);
    context.strokeStyle = css(view.shaded(lighten(ivy, -0.06)));
    context.lineWidth = Math.max(0.8, unit * 0.004);
    context.beginPath();
    context.moveTo(from, -2);
    context.quadraticCurveTo(from + sway, long * 0.5, from + sway * 0.4, long);
    context.stroke();
    for (let leaf = 0; leaf < 14; leaf++) {
      const t = leaf / 14;
      const size = unit * random.between(0.009, 0.018);
      paintLeaf(context, view, random, [from + sway * Math.sin(t * 2) + random.around(size * 1.4), long * t], size);
    }
  }
}

function paintLeaf(
  context: Context,
  view: View,
  random: Random,
  [x, y]: readonly [x: number, y: number],
  size: number,
): void {
  const own = size * random.between(0.7, 1.3);
  const shade = random.next();
  const colour = lighten(ivy, shade * 0.12 - 0.08);
  context.fillStyle = css(shade > 0.66 ? view.lit(colour) : shade > 0.3 ? view.tone(colour) : view.shaded(colour));
  context.beginPath();
  context.ellipse(x, y, own, own * 0.66, random.between(0, Math.PI), 0, Math.PI * 2);
  context.fill();
  // what it is said to be is the colour of its blossoms
  const bloom = view.tint('vines');
  if (!bloom || bloom[1] >= Math.max(bloom[0], bloom[2]) || !random.chance(BLOOMS)) return;
  context.fillStyle = css(view.lit(lighten(bloom, shade * 0.1)));
  context.beginPath();
  context.arc(x, y, own * 0.8, 0, Math.PI * 2);
  context.fill();
}
