import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import { paintGlow, paints, windowLit } from './houses.js';
import { eyesOf } from '../../../scene/perspective.js';
import type { View } from '../view.js';

/** A street in one-point perspective; lengths in metres. */
export interface Street {
  /** The vanishing point. */
  readonly x: number;
  readonly y: number;
  /** Pixels of a metre at a distance of one. */
  readonly focal: number;
  /** From the middle to the walls, and to the kerb. */
  readonly wall: number;
  readonly kerb: number;
  /** Height of the eyes. */
  readonly eyes: number;
}

const EYES = 1.7;
/** From so low a street is seen at most, where something small stands large before it. */
const LOWEST = 0.6;

export function createStreet(view: View): Street {
  const random = view.random.fork('street plan');
  const x = view.width * random.between(0.4, 0.6);
  const eyes = Math.min(EYES, Math.max(LOWEST, (eyesOf(view.scene) ?? EYES) * 1.2));
  const focal = (view.height - view.horizon) / eyes;
  // in a wide picture the street widens until its houses still close both sides
  const wall = Math.max(5.2, (view.width * 0.62 * 1.6) / focal);
  return { x, y: view.horizon, focal, wall, kerb: wall * 0.6, eyes };
}

export function project(street: Street, side: number, across: number, up: number, away: number): Point {
  const scale = street.focal / away;
  return [street.x + side * across * scale, street.y + (street.eyes - up) * scale];
}

/** The road, the pavements and their kerbs, wet when it rains. */
export function paintRoadway(context: Context, view: View, street: Street): void {
  const { width, height, unit } = view;
  const paving: Rgb = view.snowy ? [226, 232, 242] : [172, 164, 158];
  const asphalt: Rgb = view.snowy ? [196, 204, 218] : [104, 104, 114];
  const fill = (colour: Rgb): ReturnType<Context['createLinearGradient']> => {
    const paint = context.createLinearGradient(0, street.y, 0, height);
    paint.addColorStop(0, css(view.tone(colour, 0.8)));
    paint.addColorStop(0.25, css(view.lit(colour, 0.3)));
    paint.addColorStop(1, css(view.shaded(colour, 0, 0.6)));
    return paint;
  };
  context.fillStyle = fill(paving);
  context.fillRect(0, street.y, width, height - street.y);
  const strip = (side: number, from: number, to: number): readonly Point[] => [
    project(street, side, from, 0, 60),
    project(street, side, to, 0, 60),
    project(street, side, to, 0, 0.98),
    project(street, side, from, 0, 0.98),
  ];
  context.strokeStyle = css(view.shaded(paving, 0.1), 0.3);
  context.lineWidth = Math.max(0.8, unit * 0.002);
  for (let slab = 0; slab < 16; slab++) {
    const away = 1.2 + slab ** 1.5 * 0.25;
    const [, y] = project(street, 1, 0, 0, away);
    context.beginPath();
    context.moveTo(0, y);
    context.lineTo(width, y);
    context.stroke();
  }
  context.fillStyle = fill(asphalt);
  const corner = (side: number, away: number): Point => project(street, side, street.kerb, 0, away);
  polygon(context, [corner(-1, 60), corner(1, 60), corner(1, 0.98), corner(-1, 0.98)]);
  context.fill();
  for (const side of [-1, 1]) {
    context.fillStyle = css(view.lit([206, 200, 192], 0.1));
    polygon(context, strip(side, street.kerb, street.kerb + 0.18));
    context.fill();
    context.fillStyle = css(view.air.shadow, 0.3);
    polygon(context, strip(side, street.kerb - 0.12, street.kerb));
    context.fill();
  }
  if (!view.snowy) {
    context.fillStyle = css(view.lit([236, 226, 196], 0.1), 0.62);
    // short and close: one long dash beside somebody's legs would be a post
    for (let dash = 0; dash < 14; dash++) {
      const from = 0.9 + dash * 1.25;
      polygon(context, [
        project(street, -1, 0.07, 0, from),
        project(street, 1, 0.07, 0, from),
        project(street, 1, 0.07, 0, from + 0.55),
        project(street, -1, 0.07, 0, from + 0.55),
      ]);
      context.fill();
    }
  }
  const wet = view.scene.weather === 'rain' || view.scene.weather === 'storm';
  if (!wet) return;
  const random = view.random.fork('puddles');
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let index = 0; index < 22; index++) {
    const away = random.between(1.3, 9);
    const [x, y] = project(street, random.chance(0.5) ? 1 : -1, random.between(0, street.wall), 0, away);
    const tint: Rgb =
      view.night || view.low
        ? random.pick([
            [255, 196, 110],
            [255, 150, 120],
            [140, 190, 255],
          ] as const)
        : view.air.skyHorizon;
    const tall = (street.focal / away) * random.between(0.2, 0.6);
    const streak = context.createLinearGradient(0, y - tall * 0.3, 0, y + tall);
    streak.addColorStop(0, css(tint, 0));
    streak.addColorStop(0.3, css(tint, 0.3));
    streak.addColorStop(1, css(tint, 0));
    context.fillStyle = streak;
    context.fillRect(x - (street.focal / away) * 0.16, y - tall * 0.3, (street.focal / away) * 0.32, tall * 1.3);
  }
  context.restore();
}

/** Houses along both sides, from the far end to the viewer. */
export function paintFacades(context: Context, view: View, street: Street): void {
  for (const side of [-1, 1] as const) {
    const random = view.random.fork(`facades ${side}`);
    const rows: { near: number; far: number; own: Random }[] = [];
    let away = 1.6;
    while (away < 46 && rows.length < 9) {
      const far = away + random.between(4, 7.5) * (1 + away * 0.03);
      rows.push({ near: away, far, own: random.fork(rows.length) });
      away = far;
    }
    for (const { near, far, own } of rows.toReversed()) paintFacade(context, view, street, side, near, far, own);
  }
}

function paintFacade(
  context: Context,
  view: View,
  street: Street,
  side: -1 | 1,
  near: number,
  far: number,
  random: Random,
): void {
  const { wall } = street;
  const depth = Math.min(0.85, (near / 40) ** 0.7);
  const colour = random.pick(paints);
  const floors = random.whole(3, 5);
  const level = 3.1;
  const shop = 3.4;
  const top = shop + (floors - 1) * level;
  const facing = view.air.light.side * side < 0;
  const point = (up: number, away: number, out = 0): Point => project(street, side, wall - out, up, away);
  const quad = (low: number, high: number, from: number, to: number, out = 0): readonly Point[] => [
    point(low, from, out),
    point(high, from, out),
    point(high, to, out),
    point(low, to, out),
  ];
  const fillQuad = (points: readonly Point[], style: string): void => {
    context.fillStyle = style;
    polygon(context, points);
    context.fill();
  };
  const main = facing ? view.lit(colour, depth) : view.shaded(colour, depth, 0.8);
  const [nx] = point(0, near);
  const [fx] = point(0, far);
  const paint = context.createLinearGradient(nx, 0, fx, 0);
  paint.addColorStop(0, css(main));
  paint.addColorStop(1, css(mix(main, view.air.haze, 0.12)));
  // from below no roof is seen, but the end wall of a house over its lower neighbour
  fillQuad(
    [
      point(0, near),
      point(top, near),
      project(street, side, wall + 9, top, near),
      project(street, side, wall + 9, 0, near),
    ],
    css(view.shaded(colour, depth, 0.6)),
  );
  context.fillStyle = paint;
  polygon(context, quad(0, top, near, far));
  context.fill();
  fillQuad(quad(top - 0.35, top + 0.12, near, far, 0.15), css(view.lit(lighten(colour, 0.05), depth, 0.8)));
  fillQuad(quad(top - 0.6, top - 0.35, near, far), css(view.air.shadow, 0.25));
  const bays = Math.max(2, Math.min(4, Math.round((far - near) / 1.9)));
  const step = (far - near) / bays;
  const frame = view.lit([244, 238, 226], depth, facing ? 0.6 : 0);
  const glass = mix(view.shaded([92, 112, 136], depth), view.air.skyMiddle, 0.3);
  // windows of the farthest houses would be specks
  const storeys = Math.abs(nx - fx) < view.unit * 0.012 ? 1 : floors;
  for (let floor = 1; floor < storeys; floor++) {
    const sill = shop + (floor - 1) * level + 0.75;
    for (let bay = 0; bay < bays; bay++) {
      const from = near + step * (bay + 0.27);
      const to = near + step * (bay + 0.73);
      const lit = windowLit(view, random);
      fillQuad(quad(sill - 0.12, sill + 1.72, from - step * 0.05, to + step * 0.05), css(frame));
      fillQuad(quad(sill, sill + 1.6, from, to), css(lit ? mix([255, 212, 132], view.air.haze, depth * 0.35) : glass));
      if (!lit) fillQuad(quad(sill + 0.8, sill + 1.6, from, (from + to) / 2), css(lighten(glass, 0.1), 0.7));
      fillQuad(quad(sill, sill + 1.6, (from + to) / 2 - step * 0.02, (from + to) / 2 + step * 0.02), css(frame));
      fillQuad(
        quad(sill - 0.24, sill - 0.1, from - step * 0.08, to + step * 0.08, 0.14),
        css(view.lit(lighten(colour, 0.06), depth)),
      );
      if (near < 9 && random.chance(0.3) && !view.snowy) {
        fillQuad(
          quad(sill - 0.12, sill + 0.14, from, to, 0.22),
          css(
            view.tone(
              random.pick([
                [196, 84, 88],
                [104, 142, 84],
                [220, 150, 90],
              ] as const),
              depth,
            ),
          ),
        );
      }
    }
  }
  paintShop(context, view, { quad, fillQuad, near, far, step, depth, shop, random, facing });
}

interface Shop {
  readonly quad: (low: number, high: number, from: number, to: number, out?: number) => readonly Point[];
  readonly fillQuad: (points: readonly Point[], style: string) => void;
  readonly near: number;
  readonly far: number;
  readonly step: number;
  readonly depth: number;
  readonly shop: number;
  readonly random: Random;
  readonly facing: boolean;
}

function paintShop(
  context: Context,
  view: View,
  { quad, fillQuad, near, far, step, depth, shop, random, facing }: Shop,
): void {
  const dark = view.night || view.low;
  const trim = random.pick([
    [70, 92, 88],
    [122, 66, 60],
    [66, 76, 104],
    [146, 110, 76],
  ] as const);
  fillQuad(
    quad(0, shop, near + step * 0.06, far - step * 0.06),
    css(facing ? view.tone(trim, depth) : view.shaded(trim, depth, 0.7)),
  );
  const inside: Rgb = dark ? [255, 208, 132] : mix(view.tone([150, 168, 176], depth), view.air.skyHorizon, 0.25);
  const door = near + (far - near) * random.between(0.6, 0.72);
  fillQuad(quad(0.55, 2.55, near + step * 0.2, door - step * 0.12), css(mix(inside, view.air.haze, depth * 0.3)));
  fillQuad(
    quad(0.05, 2.5, door, Math.min(far - step * 0.15, door + step * 0.5)),
    css(mix(lighten(inside, -0.04), view.air.haze, depth * 0.3)),
  );
  if (!dark) fillQuad(quad(1.5, 2.55, near + step * 0.2, near + step * 0.7), css([255, 255, 255], 0.22));
  fillQuad(
    quad(2.75, 3.25, near + step * 0.12, far - step * 0.12, 0.06),
    css(view.lit(lighten(trim, 0.14), depth, 0.5)),
  );
  if (random.chance(0.65)) {
    const cloth = random.pick([
      [196, 84, 76],
      [66, 128, 120],
      [216, 160, 84],
      [92, 104, 150],
    ] as const);
    const stripes = 6;
    for (let stripe = 0; stripe < stripes; stripe++) {
      const from = near + step * 0.1 + ((far - near - step * 0.2) * stripe) / stripes;
      const to = near + step * 0.1 + ((far - near - step * 0.2) * (stripe + 1)) / stripes;
      const tint: Rgb = stripe % 2 === 0 ? cloth : [244, 236, 222];
      const [a, , , d] = quad(2.75, 2.75, from, to);
      const [b, , , c] = quad(2.25, 2.25, from, to, 0.95);
      fillQuad([a, b, c, d] as readonly Point[], css(facing ? view.lit(tint, depth) : view.tone(tint, depth)));
      const [e, f, g, h] = quad(2.02, 2.25, from, to, 0.95);
      fillQuad([e, f, g, h] as readonly Point[], css(view.shaded(tint, depth, 0.6)));
    }
  }
  if (view.asked('neon')) {
    const tint = random.pick([
      [255, 84, 170],
      [84, 220, 255],
      [180, 110, 255],
      [255, 190, 80],
    ] as const);
    fillQuad(quad(2.75, 3.25, near + step * 0.12, far - step * 0.12, 0.08), css(tint));
    if (near > 2.5)
      fillQuad(quad(4.2, 7.2, near + step * 0.1, near + step * 0.34, 0.5), css(mix(tint, [255, 255, 255], 0.25)));
    const [nx, ny] = quad(4, 4, near, near)[0] as Point;
    const [, low] = quad(0, 0, near, near)[0] as Point;
    paintGlow(context, nx, ny, Math.max(4, (low - ny) * 1.1), tint, 0.5);
  }
  if (dark) {
    const [gx, gy] = quad(1.5, 1.5, (near + door) / 2, (near + door) / 2)[0] as Point;
    const [, foot] = quad(0, 0, near, near)[0] as Point;
    paintGlow(context, gx, gy, Math.max(4, (foot - gy) * 1.5), [255, 186, 100], view.night ? 0.4 : 0.25);
  }
}

/** Lamps along the kerbs. */
export function streetLampPlaces(street: Street): { x: number; foot: number; height: number; away: number }[] {
  return [14, 8.5, 5.2].flatMap((away) =>
    [-1, 1].map((side) => {
      const [x, foot] = project(street, side, street.kerb + 0.5, 0, away);
      return { x, foot, height: (street.focal / away) * 3.6, away };
    }),
  );
}
