import { is } from '../../catalogue/traits.js';
import { indoorSettings } from '../../catalogue/settings.js';
import { onLedge } from './ledge-pair.js';
import { sizeOnLedge } from './ledge-size.js';
import { nearBoard, nearBough, nearPost, nearShelf } from './near-ledge.js';
import { LARGE, groundOf, growth, measured, moved, rootOf, widthOf } from './pair-parts.js';
import { liesInHooks } from './on-hooks.js';
import type { Item, Scene } from '../scene.js';
import { shelfAt } from './supports.js';

/** Where what is above stands, as a share of the height, and where it does over somebody, who is not to be a doll below it. */
const [BOARD, OVER_HEAD] = [0.36, 0.27];
/** Who is narrower than this stands. */
const STANDING = 0.7;
/** At the wall behind the other one it is so many times as large as beside it at most, and has at least such an extent. */
const ON_WALL = { nearer: 1.5, least: 0.085, high: 0.24, wide: 0.5 } as const;
/** How wide a shelf and a post are at least, as shares of the width, and how much wider than what stands on them. */
const [SHELF, POST, WIDER] = [0.4, 0.16, 1.14];
/** So much of the width of what is behind it a post hides: its tail. */
const [HIDES, HIDES_OF_SOMEBODY] = [0.3, 0.1];

/** Where the back of a bough is, how far beyond those who sit on it it reaches, and how far at least, as shares of the frame. */
const BOUGH = { back: 0.3, beyond: 0.16, least: 0.66 } as const;

/**
 * The small things above a large one: on a shelf at the wall, or in the open before our eyes on a bough or a board that
 * hangs on ropes, or, who lives and is over the water, on a pile. A post of stone on land would hide what is below and seem to be as high as a
 * house.
 */
export function overhead(scene: Scene, little: readonly Item[], big: readonly Item[]): Item[] {
  const walled = scene.setting === 'studio' || indoorSettings.has(scene.setting);
  if (walled) return onShelf(scene, little, big);
  const alive = little.every(({ drawable }) => drawable.kind === 'animal');
  const afloat = big.some(({ drawable }) => drawable.habitat === 'water');
  if (!alive && big.every(({ drawable }) => drawable.kind === 'vehicle')) return acrossWindow(scene, little, big);
  if (!alive) return onBoard(scene, little, big);
  return afloat ? onPost(scene, little, big) : onBough(scene, little, big);
}

/** Where the large thing stands then, and how much larger than it came it may be. */
function below(scene: Scene, big: readonly Item[], board: number = BOARD): { factor: number; foot: number } {
  const { height } = scene;
  const { far, near, aloft } = groundOf(scene, big);
  const lowest = Math.max(far, Math.min(near, height * 0.92));
  // a kite is in the air, all of it below the board
  const foot = aloft ? lowest - height * 0.08 : lowest;
  return { factor: growth(big, scene.width * LARGE.wide * 1.26, foot - height * (board + 0.07)), foot };
}

function onShelf(scene: Scene, little: readonly Item[], big: readonly Item[]): Item[] {
  const { width, height } = scene;
  const tall = big.every(({ drawable: { kind, aspect } }) => kind === 'person' && aspect < STANDING);
  const at = tall ? OVER_HEAD : BOARD;
  const { factor, foot } = below(scene, big, at);
  const [first] = little as [Item];
  const real = measured(scene, little, big);
  const extent = Math.max(height * ON_WALL.least, real.small * real.scale * factor * ON_WALL.nearer);
  const row = widthOf(little) / Math.max(...little.map(({ size }) => size));
  const high = Math.min(ON_WALL.high, at - 0.05);
  const size = Math.min(extent / rootOf(first.drawable), height * high, (width * ON_WALL.wide) / row);
  // a kite at a wall hangs there
  const large = moved(scene, big, factor, width / 2, foot).map((item): Item =>
    item.drawable.habitat === 'air' && item.drawable.kind === 'object'
      ? { ...item, standsOn: 'nothing', attributes: [...item.attributes, 'on-wall'] }
      : item,
  );
  // the shelf belongs to the wall behind what stands before it
  const depth = Math.max(...large.map((item) => item.depth)) + 0.02;
  const stood = onLedge(scene, little, { x: width / 2, size, foot: height * at }).map((item) => ({
    ...item,
    depth,
  }));
  // a tie hangs there and a fork lies in its hooks (`on-hooks.ts`): on a shelf it would stand on its edge
  if (is(first.drawable.concept, 'limp') || liesInHooks(first)) {
    const hung = stood.map((item): Item => ({
      ...item,
      standsOn: 'nothing',
      attributes: [...item.attributes, 'on-wall'],
    }));
    return [...large, ...hung];
  }
  const board = Math.max(width * SHELF, size * row * WIDER);
  return [...large, shelfAt(scene, stood, { x: width / 2, foot: height * at, width: board }), ...stood];
}

/** Who lives sits on a bough that reaches into the picture over the head of the other one. */
function onBough(scene: Scene, little: readonly Item[], big: readonly Item[]): Item[] {
  const { width, height } = scene;
  const { factor, foot } = below(scene, big, BOUGH.back + 0.03);
  const real = measured(scene, little, big);
  const { size, wide } = sizeOnLedge(scene, little, {
    most: height * (BOUGH.back - 0.05),
    extent: real.small * real.scale * factor,
  });
  const side = (little[0] as Item).seed.fork('side').chance(0.5) ? 1 : -1;
  const reach = Math.min(width * 0.94, Math.max(width * BOUGH.least, width / 2 + wide / 2 + width * BOUGH.beyond));
  const top = height * BOUGH.back;
  return [
    ...moved(scene, big, factor, width / 2, foot),
    nearBough(scene, { side, top, reach }, little),
    // a little below the edge of its back: feet are on it
    ...onLedge(scene, little, { x: width / 2, size, foot: top + height * 0.008 }),
  ];
}

/** How much wider a hanging board is than what stands on it, and how wide at least and at most, as shares of the width. */
const HANGING = { wider: 1.5, least: 0.4, most: 0.9 } as const;
/** So far before its far edge what stands on it does, as a share of the height. */
const ON_BOARD = 0.0155;

function onBoard(scene: Scene, little: readonly Item[], big: readonly Item[]): Item[] {
  const { width, height } = scene;
  const { factor, foot } = below(scene, big);
  const real = measured(scene, little, big);
  const { size, wide } = sizeOnLedge(scene, little, {
    most: height * (BOARD - 0.06),
    extent: real.small * real.scale * factor,
  });
  const board = Math.min(width * HANGING.most, Math.max(width * HANGING.least, wide * HANGING.wider));
  return [
    ...moved(scene, big, factor, width / 2, foot),
    nearBoard(scene, { x: width / 2, top: height * (BOARD - ON_BOARD), width: board }, little),
    ...onLedge(scene, little, { x: width / 2, size, foot: height * BOARD }),
  ];
}

/** What drives is so low at the lowest, as a share of the height: its wheels are over the sill, in the road. */
const OVER_SILL = 0.86;
/** And what flies ends so far down. */
const IN_SKY = 0.72;

/** Before our eyes on a shelf of the window, and what drives is out there in the street: in a room it would be a toy. */
function acrossWindow(scene: Scene, little: readonly Item[], big: readonly Item[]): Item[] {
  const { width, height } = scene;
  const { foot } = below(scene, big);
  const stands = groundOf(scene, big).aloft ? height * IN_SKY : Math.min(foot, height * OVER_SILL);
  const factor = growth(big, width * OUTSIDE, stands - height * (BOARD + 0.07));
  const { size } = sizeOnLedge(scene, little, {
    most: height * (BOARD - 0.1),
    extent: measured(scene, little, big).small * measured(scene, little, big).scale * factor,
  });
  return [
    ...moved(scene, big, factor, width / 2, stands),
    nearShelf(scene, height * (BOARD - ON_BOARD), little),
    ...onLedge(scene, little, { x: width / 2, size, foot: height * BOARD }),
  ];
}
/** So much of the width what is seen through a window has. */
const OUTSIDE = 0.74;

function onPost(scene: Scene, little: readonly Item[], big: readonly Item[]): Item[] {
  const { width, height } = scene;
  const { factor, foot } = below(scene, big);
  const real = measured(scene, little, big);
  const { size, wide } = sizeOnLedge(scene, little, {
    most: height * (BOARD - 0.06),
    extent: real.small * real.scale * factor,
  });
  const post = Math.max(width * POST, wide * WIDER);
  const across = widthOf(big) * factor;
  // it hides no more than an end of what is behind it, and both together are in the middle
  const somebody = big.some(({ drawable }) => drawable.kind === 'person');
  const hidden = Math.min(post, across * (somebody ? HIDES_OF_SOMEBODY : HIDES));
  const left = Math.max(width * 0.02, (width - across - post + hidden) / 2);
  const at = left + post / 2;
  return [
    ...moved(scene, big, factor, left + post - hidden + across / 2, foot).map((item) => ({ ...item, mirrored: false })),
    nearPost(scene, { x: at, top: height * (BOARD - 0.022), width: post }, little),
    ...onLedge(scene, little, { x: at, size, foot: height * BOARD }),
  ];
}
