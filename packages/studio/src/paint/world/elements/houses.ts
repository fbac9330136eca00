import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import type { View } from '../view.js';
import { isBeforeWhatStands } from './standing-room.js';

export interface House {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  /** Of the walls; the roof comes on top. */
  readonly height: number;
  readonly depth: number;
  readonly wall: Rgb;
  readonly roof: Rgb;
  /** The gable looks at us; otherwise the eaves do. */
  readonly gabled: boolean;
  readonly floors: number;
}

export const paints: readonly Rgb[] = [
  [236, 222, 196],
  [226, 178, 128],
  [206, 132, 106],
  [172, 190, 178],
  [236, 206, 148],
  [190, 176, 196],
  [168, 186, 204],
  [222, 160, 146],
];
export const roofs: readonly Rgb[] = [
  [164, 90, 72],
  [142, 82, 74],
  [112, 92, 98],
  [92, 98, 114],
  [178, 110, 78],
];

const glow: Rgb = [255, 214, 136];

/** Whether a window is lit, by the hour. */
export function windowLit(view: View, random: Random): boolean {
  return (
    random.next() <
    (view.night ? 0.62 : view.low ? 0.4 : view.scene.weather === 'storm' || view.scene.weather === 'rain' ? 0.25 : 0)
  );
}

/** A house of the scenery: walls with windows, a roof with a lit and a shaded slope, a chimney. */
export function paintHouse(context: Context, view: View, house: House, random: Random): void {
  const { x, foot, width, height, depth, wall, roof } = house;
  const left = x - width / 2;
  const right = x + width / 2;
  const eaves = foot - height;
  const side = view.air.light.side >= 0 ? 1 : -1;
  const rise = width * (house.gabled ? random.between(0.42, 0.56) : random.between(0.26, 0.36));
  const over = width * 0.06;
  const face = context.createLinearGradient(side > 0 ? right : left, 0, side > 0 ? left : right, 0);
  face.addColorStop(0, css(view.lit(wall, depth)));
  face.addColorStop(1, css(view.shaded(wall, depth, 0.7)));
  if (random.chance(0.7)) {
    const cx = x + width * random.between(0.12, 0.3) * (random.chance(0.5) ? 1 : -1);
    context.fillStyle = css(view.shaded([150, 96, 82], depth, 0.7));
    context.fillRect(cx - width * 0.04, eaves - rise * 0.95, width * 0.08, rise * 0.7);
    context.fillStyle = css(view.snowy ? view.lit([240, 245, 255], depth, 0.5) : view.lit([170, 116, 98], depth));
    context.fillRect(cx - width * 0.05, eaves - rise * 0.98, width * 0.1, rise * 0.08);
  }
  context.fillStyle = face;
  if (house.gabled) {
    polygon(context, [
      [left, foot],
      [left, eaves],
      [x, eaves - rise * 0.94],
      [right, eaves],
      [right, foot],
    ]);
    context.fill();
    const thick = width * 0.085;
    const cap: Rgb = view.snowy ? [240, 245, 255] : roof;
    for (const way of [-1, 1]) {
      context.fillStyle = css(way === side ? view.lit(cap, depth, 0.9) : view.shaded(cap, depth, 0.8));
      const ex = x + way * (width / 2 + over);
      const drop = (rise * over) / (width / 2);
      polygon(context, [
        [x, eaves - rise - thick * 0.4],
        [ex, eaves + drop - thick * 0.4],
        [ex, eaves + drop + thick * 0.5],
        [x, eaves - rise + thick * 0.8],
      ]);
      context.fill();
    }
  } else {
    context.fillRect(left, eaves, width, height);
    const cap: Rgb = view.snowy ? [240, 245, 255] : roof;
    const slope = context.createLinearGradient(0, eaves - rise, 0, eaves);
    slope.addColorStop(0, css(view.lit(cap, depth, 1)));
    slope.addColorStop(1, css(view.shaded(cap, depth, 0.6)));
    context.fillStyle = slope;
    polygon(context, [
      [left - over, eaves + height * 0.03],
      [left + width * 0.1, eaves - rise],
      [right - width * 0.1, eaves - rise],
      [right + over, eaves + height * 0.03],
    ]);
    context.fill();
    if (!view.snowy && view.detail > 0.3) {
      context.fillStyle = css(view.shaded(roof, depth), 0.3);
      for (let row = 1; row < 5; row++)
        context.fillRect(left, eaves - rise * (row / 5), width, Math.max(0.7, rise * 0.025));
    }
  }
  context.fillStyle = css(view.air.shadow, 0.22);
  context.fillRect(left, eaves, width, height * 0.06);
  paintOpenings(context, view, house, random, eaves);
}

function paintOpenings(context: Context, view: View, house: House, random: Random, eaves: number): void {
  const { x, foot, width, height, depth, floors } = house;
  const left = x - width / 2;
  const bays = Math.max(2, Math.round((width / height) * 2.4 * Math.max(1, floors * 0.7)));
  const frame = view.lit([246, 240, 228], depth, 0.5);
  const glass = mix(view.shaded([96, 118, 140], depth), view.air.skyMiddle, 0.2);
  const level = height / floors;
  const wide = Math.min((width / bays) * 0.5, level * 0.42);
  const tall = level * 0.5;
  const door = random.whole(0, bays - 1);
  for (let floor = 0; floor < floors; floor++) {
    for (let bay = 0; bay < bays; bay++) {
      const cx = left + (width * (bay + 0.5)) / bays;
      const bottom = foot - level * floor - level * 0.22;
      if (floor === 0 && bay === door) {
        context.fillStyle = css(frame);
        context.fillRect(cx - wide * 0.62, foot - level * 0.78, wide * 1.24, level * 0.78);
        context.fillStyle = css(
          view.shaded(
            random.pick([
              [120, 72, 58],
              [66, 104, 104],
              [138, 58, 56],
            ] as const),
            depth,
            0.6,
          ),
        );
        context.fillRect(cx - wide * 0.5, foot - level * 0.72, wide, level * 0.72);
        continue;
      }
      const lit = windowLit(view, random);
      context.fillStyle = css(frame);
      context.fillRect(cx - wide * 0.6, bottom - tall * 1.07, wide * 1.2, tall * 1.14);
      context.fillStyle = css(lit ? mix(glow, view.air.haze, depth * 0.4) : glass);
      context.fillRect(cx - wide * 0.5, bottom - tall, wide, tall);
      if (!lit) {
        context.fillStyle = css(lighten(glass, 0.12), 0.6);
        polygon(context, [
          [cx - wide * 0.5, bottom - tall],
          [cx + wide * 0.2, bottom - tall],
          [cx - wide * 0.5, bottom - tall * 0.3],
        ]);
        context.fill();
      }
      context.fillStyle = css(frame);
      context.fillRect(cx - wide * 0.05, bottom - tall, wide * 0.1, tall);
      context.fillRect(cx - wide * 0.5, bottom - tall * 0.54, wide, tall * 0.08);
    }
  }
  if (house.gabled && width > view.unit * 0.06) {
    const lit = windowLit(view, random);
    context.fillStyle = css(frame);
    context.beginPath();
    context.arc(x, eaves - width * 0.12, width * 0.075, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = css(lit ? glow : glass);
    context.beginPath();
    context.arc(x, eaves - width * 0.12, width * 0.056, 0, Math.PI * 2);
    context.fill();
  }
}

/** A lamp on a post; glows when it gets dark. */
export function paintLampPost(
  context: Context,
  view: View,
  x: number,
  foot: number,
  height: number,
  depth: number,
): void {
  if (isBeforeWhatStands(view.scene, { x, foot, height })) return;
  const iron = view.shaded([62, 66, 76], depth, 0.8);
  const thick = Math.max(1.2, height * 0.022);
  const dark = view.night || view.low;
  context.fillStyle = css(iron);
  context.fillRect(x - thick / 2, foot - height * 0.86, thick, height * 0.86);
  context.fillRect(x - thick * 1.4, foot - height * 0.06, thick * 2.8, height * 0.06);
  context.fillRect(x - thick * 1.6, foot - height * 0.87, thick * 3.2, thick * 0.9);
  polygon(context, [
    [x - height * 0.05, foot - height * 0.965],
    [x, foot - height],
    [x + height * 0.05, foot - height * 0.965],
  ]);
  context.fill();
  context.fillStyle = css(dark ? [255, 236, 184] : view.lit([236, 236, 226], depth));
  polygon(context, [
    [x - height * 0.026, foot - height * 0.865],
    [x - height * 0.042, foot - height * 0.963],
    [x + height * 0.042, foot - height * 0.963],
    [x + height * 0.026, foot - height * 0.865],
  ]);
  context.fill();
  if (dark) paintGlow(context, x, foot - height * 0.91, height * 0.55, [255, 214, 140], view.night ? 0.55 : 0.32);
}

/** Light around a lamp. */
export function paintGlow(context: Context, x: number, y: number, radius: number, tint: Rgb, strength: number): void {
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, css(tint, strength));
  light.addColorStop(0.25, css(tint, strength * 0.4));
  light.addColorStop(1, css(tint, 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = light;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}

/** A wooden fence along a line. */
export function paintFence(
  context: Context,
  view: View,
  from: readonly [number, number],
  to: readonly [number, number],
  height: number,
  depth: number,
  colour: Rgb = [196, 172, 140],
): void {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const posts = Math.max(2, Math.round(long / (height * 1.1)));
  const wood = view.tone(colour, depth);
  const lit = view.lit(colour, depth);
  for (const rail of [0.42, 0.78]) {
    context.fillStyle = css(rail > 0.5 ? lit : wood);
    const thick = height * 0.1;
    polygon(context, [
      [from[0], from[1] - height * rail],
      [to[0], to[1] - height * rail],
      [to[0], to[1] - height * rail + thick],
      [from[0], from[1] - height * rail + thick],
    ]);
    context.fill();
  }
  for (let post = 0; post <= posts; post++) {
    const t = post / posts;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t;
    const wide = Math.max(1, height * 0.13);
    context.fillStyle = css(wood);
    context.fillRect(x - wide / 2, y - height, wide, height);
    context.fillStyle = css(view.snowy ? view.lit([240, 245, 255], depth, 0.5) : lit);
    context.fillRect(x - wide / 2, y - height, wide, Math.max(1, height * 0.07));
  }
}
