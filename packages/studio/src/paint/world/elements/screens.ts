import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import type { View } from '../view.js';
import { paintGlow, windowLit } from './houses.js';
import type { Lanes } from './lanes.js';
import { paintProp } from './prop.js';
import { project } from './street-scene.js';
import type { Street } from './street-scene.js';

const walls: readonly Rgb[] = [
  [92, 98, 118],
  [118, 108, 112],
  [78, 90, 112],
  [132, 126, 124],
];

const bright: readonly Rgb[] = [
  [232, 52, 74],
  [250, 190, 44],
  [44, 150, 232],
  [236, 84, 170],
  [52, 190, 150],
  [122, 84, 220],
  [246, 240, 232],
  [250, 128, 48],
];

/** Four corners of a wall: lower left, upper left, upper right, lower right. */
type Quad = readonly [Point, Point, Point, Point];

/** A point of it: 0 to 1 along and up. */
function within([a, b, c, d]: Quad, along: number, up: number): Point {
  const mixed = (axis: 0 | 1): number => {
    const low = a[axis] + (d[axis] - a[axis]) * along;
    const high = b[axis] + (c[axis] - b[axis]) * along;
    return low + (high - low) * up;
  };
  return [mixed(0), mixed(1)];
}

function part(quad: Quad, left: number, low: number, right: number, high: number): Quad {
  return [within(quad, left, low), within(quad, left, high), within(quad, right, high), within(quad, right, low)];
}

function fill(context: Context, points: readonly Point[], style: string): void {
  context.fillStyle = style;
  polygon(context, points);
  context.fill();
}

/** Round things in the plane of the wall. */
function disc(quad: Quad, x: number, y: number, wide: number, high: number, steps = 20): Point[] {
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * Math.PI * 2;
    return within(quad, x + Math.cos(angle) * wide, y + Math.sin(angle) * high);
  });
}

/** What a screen shows: large plain forms, as one takes them in while passing. */
const shows: readonly ((context: Context, quad: Quad, ink: Rgb, other: Rgb) => void)[] = [
  (context, quad, ink, other) => {
    fill(context, disc(quad, 0.5, 0.52, 0.34, 0.3), css(ink));
    fill(context, disc(quad, 0.5, 0.52, 0.2, 0.17), css(other));
  },
  // somebody's head and shoulders
  (context, quad, ink, other) => {
    fill(context, disc(quad, 0.5, 0.02, 0.4, 0.34), css(ink));
    fill(context, disc(quad, 0.5, 0.58, 0.2, 0.2), css(mix(other, [236, 190, 160], 0.6)));
    fill(context, part(quad, 0.28, 0.66, 0.72, 0.84), css(ink));
  },
  (context, quad, ink, other) => {
    for (let stripe = 0; stripe < 4; stripe++)
      fill(
        context,
        part(quad, 0.1, 0.14 + stripe * 0.2, stripe % 2 === 0 ? 0.9 : 0.66, 0.24 + stripe * 0.2),
        css(stripe === 3 ? other : ink),
      );
  },
  // a bottle
  (context, quad, ink, other) => {
    fill(context, part(quad, 0.36, 0.1, 0.64, 0.56), css(ink));
    fill(context, part(quad, 0.44, 0.54, 0.56, 0.88), css(ink));
    fill(context, part(quad, 0.36, 0.24, 0.64, 0.42), css(other));
  },
  (context, quad, ink, other) => {
    fill(context, [within(quad, 0, 0), within(quad, 0, 0.7), within(quad, 1, 0.2), within(quad, 1, 0)], css(ink));
    fill(context, disc(quad, 0.68, 0.7, 0.14, 0.14), css(other));
  },
  // a star
  (context, quad, ink) => {
    const star = Array.from({ length: 10 }, (_, step): Point => {
      const angle = (step / 10) * Math.PI * 2 + Math.PI / 2;
      const reach = step % 2 === 0 ? 0.38 : 0.16;
      return within(quad, 0.5 + Math.cos(angle) * reach, 0.5 + Math.sin(angle) * reach);
    });
    fill(context, star, css(ink));
  },
];

/** One glowing screen in its dark frame, with its light in the dark. */
function paintScreen(context: Context, view: View, quad: Quad, random: Random): void {
  const dark = view.night || view.low;
  const shine = (colour: Rgb): Rgb => (dark ? lighten(colour, 0.04) : view.tone(lighten(colour, 0.02)));
  const at = random.whole(0, bright.length - 1);
  const ground = shine(bright[at] as Rgb);
  const ink = shine(bright[(at + 2 + random.whole(0, 2)) % bright.length] as Rgb);
  const other = shine(bright[(at + 6) % bright.length] as Rgb);
  const [cx, cy] = within(quad, 0.5, 0.5);
  const [, top] = within(quad, 0.5, 1);
  if (dark) paintGlow(context, cx, cy, Math.max(6, (cy - top) * 2.2), ground, 0.4);
  fill(context, part(quad, -0.04, -0.03, 1.04, 1.03), css([30, 30, 40]));
  fill(context, quad, css(ground));
  random.pick(shows)(context, quad, ink, other);
  // the upper half catches more light
  fill(context, part(quad, 0, 0.5, 1, 1), css([255, 255, 255], 0.08));
}

/** A tower whose lower floors are screens, its windows above. */
function paintTower(context: Context, view: View, quad: Quad, depth: number, lit: boolean, random: Random): void {
  const colour = random.pick(walls);
  fill(context, quad, css(lit ? view.lit(colour, depth) : view.shaded(colour, depth, 0.7)));
  const glass = css(view.shaded(lighten(colour, -0.1), depth), 0.7);
  for (let row = 0; row < 12; row++)
    for (let column = 0; column < 4; column++)
      fill(
        context,
        part(quad, 0.08 + column * 0.23, 0.05 + row * 0.079, 0.22 + column * 0.23, 0.1 + row * 0.079),
        windowLit(view, random) ? css([255, 214, 140], 0.9) : glass,
      );
  // shops at the foot, then screens of different heights one above the other
  fill(context, part(quad, 0.04, 0, 0.96, 0.085), css(mix([255, 226, 170], view.air.haze, depth * 0.4)));
  let low = 0.12;
  while (low < 0.72) {
    const high = random.between(0.11, 0.26);
    const inset = random.between(0.04, 0.12);
    paintScreen(context, view, part(quad, inset, low, 1 - inset, low + high), random.fork(low));
    low += high + random.between(0.03, 0.07);
  }
}

/** Towers of screens along both sides, one that closes the street, taxis and passers-by. */
export function paintScreenStreet(context: Context, view: View, street: Street): void {
  const { unit, horizon } = view;
  const random = view.random.fork('screens');
  const wide = unit * 0.13;
  const front: Quad = [
    [street.x - wide / 2, horizon + 2],
    [street.x - wide / 2, horizon * 0.2],
    [street.x + wide / 2, horizon * 0.2],
    [street.x + wide / 2, horizon + 2],
  ];
  fill(context, front, css(view.tone([92, 98, 118], 0.5)));
  for (const [index, low] of [0.08, 0.32, 0.54, 0.76].entries())
    paintScreen(context, view, part(front, 0.1, low, 0.9, low + 0.19), random.fork(`front ${index}`));
  for (const side of [-1, 1] as const) {
    const towers: { near: number; far: number }[] = [];
    let away = 1.5;
    while (away < 30) {
      const far = away + random.between(4.5, 6.5) * (1 + away * 0.04);
      towers.push({ near: away, far });
      away = far;
    }
    for (const [index, { near, far }] of towers.toReversed().entries()) {
      const own = random.fork(`tower ${side} ${index}`);
      const top = own.between(17, 24);
      const at = (up: number, place: number): Point => project(street, side, street.wall, up, place);
      const quad: Quad =
        side < 0
          ? [at(0, near), at(top, near), at(top, far), at(0, far)]
          : [at(0, far), at(top, far), at(top, near), at(0, near)];
      paintTower(context, view, quad, Math.min(0.6, near / 40), view.air.light.side * side < 0, own);
    }
  }
  passers(context, view, street);
}

/** The same as a row across, behind what drives past. */
export function paintScreenFront(context: Context, view: View, lanes: Lanes): void {
  const { width, height, span } = view;
  const random = view.random.fork('screens');
  const foot = lanes.top - height * 0.045;
  let x = -span * 0.04;
  for (let tower = 0; x < width; tower++) {
    const own = random.fork(`row ${tower}`);
    const wide = span * own.between(0.2, 0.3);
    const top = foot - span * own.between(0.62, 0.95);
    const quad: Quad = [
      [x, foot],
      [x, top],
      [x + wide, top],
      [x + wide, foot],
    ];
    paintTower(context, view, quad, 0.25, own.chance(0.5), own);
    x += wide * 1.01;
  }
  context.fillStyle = css(view.lit(view.snowy ? [226, 232, 242] : [178, 170, 162], 0.12));
  context.fillRect(0, foot, width, lanes.top - foot);
}

/** Taxis that come towards us, and people on the pavements. */
function passers(context: Context, view: View, street: Street): void {
  for (const [across, away] of [
    [-0.28, 9],
    [0.3, 6],
  ] as const) {
    const [x, y] = project(street, 1, street.kerb * across * 2, 0, away);
    paintProp(context, view, {
      concept: 'car-front',
      x,
      y,
      high: (street.focal / away) * 1.5,
      depth: 0.1,
      colour: [240, 188, 40],
    });
  }
  const random = view.random.fork('passers');
  for (let who = 0; who < 10; who++) {
    const away = 11 - who * 0.75;
    const side = who % 2 === 0 ? -1 : 1;
    const [x, y] = project(street, side, street.kerb + (street.wall - street.kerb) * random.between(0.2, 0.8), 0, away);
    paintProp(context, view, {
      concept: 'person',
      x,
      y,
      high: (street.focal / away) * random.between(1.6, 1.8),
      depth: 0.15,
      attributes: random.pick([['woman'], ['man'], ['business', 'man'], ['young', 'woman'], ['tourist']]),
    });
  }
}
