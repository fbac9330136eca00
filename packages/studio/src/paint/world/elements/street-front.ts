import { is } from '../../../catalogue/traits.js';
import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import { paintGlow, paints, roofs, windowLit } from './houses.js';
import type { Lanes } from './lanes.js';
import type { View } from '../view.js';

/** A row of houses with shops that faces us across a street: where what drives by is seen from the side. */
export function paintStreetFront(context: Context, view: View, lanes: Lanes): void {
  const { width, height } = view;
  const random = view.random.fork('street front');
  const paved = view.scene.brief.told?.includes('sidewalk') === true;
  const foot = frontOf(view, lanes);
  const metre = metreBehind(view, foot);
  for (let x = -metre * random.between(0, 4), house = 0; x < width && house < 24; house++) {
    const own = random.fork(house);
    const wide = metre * own.between(5, 7);
    paintFront(context, view, { x, foot, wide, metre, floors: own.whole(1, 2) }, own);
    x += wide;
  }
  // the pavement before the shops, and its kerb
  context.fillStyle = css(view.lit(view.snowy ? [226, 232, 242] : [178, 170, 162], 0.12));
  context.fillRect(0, foot, width, lanes.top - foot);
  context.fillStyle = css(view.air.shadow, 0.22);
  context.fillRect(0, foot, width, height * 0.008);
  if (paved || lanes.top - foot > height * DEEP) paintSlabs(context, view, foot, lanes.top);
  context.fillStyle = css(view.lit([212, 206, 198], 0.1));
  context.fillRect(0, lanes.top - height * 0.01, width, height * 0.01);
}

/** Shares of the height: how deep the pavement is by itself and where it was told of, and from where on its stones are seen. */
const [SHALLOW, TOLD, DEEP] = [0.045, 0.11, 0.08];
/** How far before the houses stands what is next to them. */
const BEFORE_HOUSES = 0.015;

/** Where the houses stand: behind all that stands before them, or a bus stop would be up on their walls. */
export function frontOf({ scene, height, horizon }: View, lanes: Lanes): number {
  const paved = scene.brief.told?.includes('sidewalk') === true;
  const usual = lanes.top - height * (paved ? TOLD : SHALLOW);
  const feet = scene.items
    .filter(
      ({ drawable, standsOn }) =>
        standsOn === 'ground' && (drawable.kind !== 'building' || is(drawable.concept, 'kerb')),
    )
    .map(({ y }) => y - height * BEFORE_HOUSES);
  return Math.min(usual, Math.max(horizon, Math.min(...feet)));
}

/** The joints of the paving: along the street, and away from us towards the middle. */
function paintSlabs(context: Context, view: View, far: number, near: number): void {
  const { width, height } = view;
  const step = (near - far) * 0.9;
  context.strokeStyle = css(view.air.shadow, 0.3);
  context.lineWidth = Math.max(1, height * 0.003);
  context.beginPath();
  for (const t of [0.3, 0.62]) {
    context.moveTo(0, far + (near - far) * t);
    context.lineTo(width, far + (near - far) * t);
  }
  for (let x = (width / 2) % step; x < width + step; x += step) {
    context.moveTo(x + (width / 2 - x) * 0.12, far);
    context.lineTo(x, near);
  }
  context.stroke();
}

/** How much larger than the houses what passes is, and what stands on the pavement before them. */
const [BEHIND, BEFORE] = [1.9, 1.35];
/** A metre of the houses is no larger than this, as a share of the height, and next to what stands right before them than that. */
const [NEAR, NEAREST] = [0.2, 0.34];

/** Pixels for a metre of the houses: as large as what stands before them lets them be. */
export function metreBehind({ scene, height }: View, foot: number): number {
  const usual = Math.max(height * 0.05, Math.min(height * 0.075, (foot * 0.9) / 9));
  const before = scene.items
    .filter(({ subject, standsOn }) => subject !== undefined && standsOn === 'ground')
    .toSorted((one, other) => one.y - other.y);
  const scales = before.map(({ size, drawable }) => size / drawable.height);
  // beside a door that is smaller a hydrant would be a giant
  const [next] = before;
  const beside = next && next.drawable.kind !== 'vehicle' ? (scales[0] as number) / BEFORE : 0;
  return Math.max(
    Math.min(height * NEAR, Math.max(usual, ...scales.map((scale) => scale / BEHIND))),
    Math.min(height * NEAREST, beside),
  );
}

interface Front {
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  /** Pixels. */
  readonly metre: number;
  /** Above the shop. */
  readonly floors: number;
}

function paintFront(context: Context, view: View, { x, foot, wide, metre, floors }: Front, random: Random): void {
  const depth = 0.25;
  const wall = random.pick(paints);
  const roof = view.snowy ? ([236, 242, 252] as const) : random.pick(roofs);
  const [shop, level] = [3.2 * metre, 2.9 * metre];
  const top = foot - shop - floors * level;
  const rect = (left: number, upper: number, w: number, h: number, colour: Rgb, alpha = 1): void => {
    context.fillStyle = css(colour, alpha);
    context.fillRect(left, upper, w, h);
  };
  context.fillStyle = css(view.shaded(roof, depth, 0.5));
  context.beginPath();
  context.moveTo(x, top);
  context.lineTo(x + wide * 0.06, top - metre * 1.3);
  context.lineTo(x + wide * 0.94, top - metre * 1.3);
  context.lineTo(x + wide, top);
  context.fill();
  rect(x, top, wide + 1, foot - top, view.tone(wall, depth));
  rect(x, top, wide + 1, metre * 0.25, view.lit(lighten(wall, 0.06), depth));
  rect(x + wide - metre * 0.12, top, metre * 0.12, foot - top, view.air.shadow, 0.16);
  const bays = Math.max(2, Math.round(wide / (metre * 2.1)));
  const glass = mix(view.tone([104, 126, 150], depth), view.air.skyMiddle, 0.3);
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const left = x + (wide * (bay + 0.26)) / bays;
      const upper = top + floor * level + metre * 0.75;
      const [w, h] = [(wide * 0.48) / bays, metre * 1.6];
      rect(
        left - metre * 0.1,
        upper - metre * 0.1,
        w + metre * 0.2,
        h + metre * 0.24,
        view.lit([244, 238, 226], depth),
      );
      rect(left, upper, w, h, windowLit(view, random) ? [255, 212, 132] : glass);
      rect(left + w / 2 - metre * 0.04, upper, metre * 0.08, h, view.lit([244, 238, 226], depth));
    }
  paintShopFront(context, view, { x, foot, wide, metre, floors }, random);
}

function paintShopFront(context: Context, view: View, { x, foot, wide, metre }: Front, random: Random): void {
  const depth = 0.2;
  const dark = view.night || view.low;
  const trim = random.pick([
    [62, 88, 84],
    [122, 66, 60],
    [66, 76, 104],
    [120, 90, 64],
  ] as const);
  const upper = foot - metre * 3.1;
  context.fillStyle = css(view.tone(trim, depth));
  context.fillRect(x + metre * 0.15, upper, wide - metre * 0.3, metre * 3.1);
  const inside: Rgb = dark ? [255, 208, 132] : mix(view.tone([168, 188, 196], depth), view.air.skyHorizon, 0.3);
  const door = x + wide * random.between(0.62, 0.7);
  context.fillStyle = css(inside);
  context.fillRect(x + metre * 0.45, foot - metre * 2.2, door - x - metre * 0.75, metre * 1.7);
  context.fillRect(door, foot - metre * 2.2, metre, metre * 2.1);
  if (!dark) {
    context.fillStyle = css([255, 255, 255], 0.25);
    context.beginPath();
    context.moveTo(x + metre * 0.45, foot - metre * 2.2);
    context.lineTo(x + metre * 1.5, foot - metre * 2.2);
    context.lineTo(x + metre * 0.45, foot - metre);
    context.fill();
  }
  context.fillStyle = css(view.lit(lighten(trim, 0.16), depth, 0.5));
  context.fillRect(x + metre * 0.3, upper + metre * 0.1, wide - metre * 0.6, metre * 0.5);
  if (random.chance(0.6)) {
    const cloth = random.pick([
      [196, 84, 76],
      [66, 128, 120],
      [216, 160, 84],
      [92, 104, 150],
    ] as const);
    const stripes = 8;
    for (let stripe = 0; stripe < stripes; stripe++) {
      const [from, to] = [stripe, stripe + 1].map((at) => x + metre * 0.3 + ((wide - metre * 0.6) * at) / stripes);
      context.fillStyle = css(view.lit(stripe % 2 === 0 ? cloth : [244, 236, 222], depth));
      context.fillRect(from as number, upper + metre * 0.62, (to as number) - (from as number) + 0.5, metre * 0.62);
    }
  }
  if (view.asked('neon')) {
    const tint = random.pick([
      [255, 84, 170],
      [84, 220, 255],
      [180, 110, 255],
    ] as const);
    context.fillStyle = css(tint);
    context.fillRect(x + metre * 0.3, upper + metre * 0.1, wide - metre * 0.6, metre * 0.5);
    paintGlow(context, x + wide / 2, upper + metre * 0.3, wide * 0.6, tint, 0.5);
  } else if (dark)
    paintGlow(context, x + wide * 0.4, foot - metre, metre * 2.4, [255, 186, 100], view.night ? 0.4 : 0.25);
}
