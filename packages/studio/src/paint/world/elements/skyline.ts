import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';
import { cityOf, paintCityMarks } from './city-marks.js';

export interface Skyline {
  readonly name: string;
  readonly foot: number;
  readonly height: number;
  readonly depth: number;
  readonly colour?: Rgb;
  /** Higher in the middle than at the sides. */
  readonly crowned?: boolean;
  readonly gap?: readonly [from: number, to: number];
  /** Only towers, though the prompt names a city: what that is known by stands in another row. */
  readonly plain?: true;
}

const walls: readonly Rgb[] = [
  [148, 148, 166],
  [166, 150, 148],
  [126, 136, 158],
  [184, 168, 156],
  [112, 122, 146],
];

/** A row of towers with windows, lit in the evening; with what it is known by, where the prompt names the city. */
export function paintSkyline(context: Context, view: View, asked: Skyline): void {
  const city = cityOf(view);
  // a small far row would not be known again
  const row = city && !asked.plain ? { ...asked, height: Math.max(asked.height, view.span * 0.24) } : asked;
  paintTowers(context, view, city ? { ...row, height: row.height * city.towers } : row);
  if (city && !asked.plain) paintCityMarks(context, view, city, row);
}

function paintTowers(context: Context, view: View, skyline: Skyline): void {
  const random = view.random.fork(skyline.name);
  const { width } = view;
  let x = -skyline.height * 0.1;
  while (x < width) {
    const wide = skyline.height * random.between(0.13, 0.3);
    const along = (x + wide / 2) / width;
    const crown =
      skyline.crowned === false ? 1 : 0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, Math.max(0, along))) ** 1.3;
    const tall = skyline.height * random.between(0.4, 1) * crown;
    const skip = skyline.gap && along > skyline.gap[0] && along < skyline.gap[1];
    const own = random.fork(Math.round(x * 16));
    if (!skip)
      paintTower(
        context,
        view,
        { x, wide, tall, foot: skyline.foot, depth: skyline.depth, colour: skyline.colour ?? own.pick(walls) },
        own,
      );
    x += wide * random.between(0.72, 1.05);
  }
}

interface Tower {
  readonly x: number;
  readonly wide: number;
  readonly tall: number;
  readonly foot: number;
  readonly depth: number;
  readonly colour: Rgb;
}

function paintTower(context: Context, view: View, tower: Tower, random: Random): void {
  const { x, wide, tall, foot, depth, colour } = tower;
  const top = foot - tall;
  const side = view.air.light.side >= 0 ? 1 : -1;
  const shape = random.next();
  const face = context.createLinearGradient(0, top, 0, foot);
  face.addColorStop(0, css(view.lit(colour, depth, 0.8)));
  face.addColorStop(1, css(view.tone(colour, Math.min(1, depth + 0.14))));
  context.fillStyle = face;
  context.fillRect(x, top, wide, tall + 2);
  if (shape < 0.22) {
    const step = wide * 0.2;
    context.fillRect(x + step, top - wide * 0.22, wide - step * 2, wide * 0.24);
    context.fillRect(x + wide / 2 - wide * 0.02, top - wide * 0.7, Math.max(1, wide * 0.04), wide * 0.5);
  } else if (shape < 0.4) {
    context.beginPath();
    context.moveTo(x, top + 1);
    context.lineTo(x + (side > 0 ? wide : 0), top - wide * 0.32);
    context.lineTo(x + wide, top + 1);
    context.fill();
  } else if (shape < 0.5) {
    context.beginPath();
    context.moveTo(x, top + 1);
    context.quadraticCurveTo(x + wide / 2, top - wide * 0.5, x + wide, top + 1);
    context.fill();
  }
  context.fillStyle = css(view.shaded(colour, depth), 0.55);
  context.fillRect(side > 0 ? x : x + wide * 0.7, top, wide * 0.3, tall + 2);
  const cell = Math.max(3, view.unit * 0.0155, wide / random.whole(4, 6));
  if (wide < cell * 1.8) return;
  const lights = (view.night ? 0.44 : view.low ? 0.28 : 0) * random.between(0.35, 1.1);
  const glass = css(view.shaded(lighten(colour, -0.06), depth), 0.5);
  const sheen = css(view.lit(lighten(colour, 0.1), depth), 0.5);
  const glows = (
    [
      [255, 214, 132],
      [255, 236, 186],
      [250, 188, 108],
    ] as const
  ).map((tint) => css(tint, 0.92 - depth * 0.4));
  const size = cell * 0.52;
  for (let wy = top + cell * 0.7; wy < foot - cell; wy += cell * 1.25) {
    for (let wx = x + cell * 0.4; wx < x + wide - size; wx += cell) {
      const roll = random.next();
      // far walls keep their lights and lose their dark panes
      if (roll >= lights && depth > 0.75 && roll < 0.86) continue;
      context.fillStyle =
        roll < lights ? (glows[Math.floor(roll * 977) % 3] as string) : roll > 0.86 && lights === 0 ? sheen : glass;
      context.fillRect(wx, wy, size, cell * 0.72);
    }
  }
}
