import type { Drawable } from '../../drawable.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { fillForm } from '../../kit/form.js';
import { polygon } from '../../kit/shapes.js';
import type { Context, Point } from '../../kit/shapes.js';

/** A rock that grew there, or a wall of cut stones. */
export type LedgeKind = 'rock' | 'wall';

export interface LedgeForm {
  readonly kind: LedgeKind;
  /** Its width at the top, in its own height. */
  readonly aspect: number;
  readonly stone: Rgb;
  /** What lies on top of it: grass, sand. Snow comes with the weather. */
  readonly cover?: Rgb;
}

/** What rises from the ground behind one thing so that another one stands above it. Its top is level. */
export function createLedge({ kind, aspect, stone, cover }: LedgeForm): Drawable {
  const half = aspect / 2;
  return {
    concept: 'ledge',
    kind: 'nature',
    habitat: 'ground',
    height: 2,
    aspect,
    overhang: 0.3,
    paint(context, { light, random, snowy }) {
      const top = snowy ? hex('#eef3fb') : cover;
      const outline = kind === 'wall' ? upright(half) : rugged(half, () => random.next());
      context.save();
      polygon(context, outline);
      fillForm(context, stone, { left: -half, top: -1, right: half, bottom: 0 }, light, 'flat', 0.9);
      polygon(context, outline);
      context.clip();
      if (kind === 'wall') courses(context, half, stone, () => random.next());
      else facets(context, half, stone, () => random.next(), light.side >= 0 ? 1 : -1);
      context.restore();
      cap(
        context,
        half,
        kind === 'wall' ? 0.02 : 0.035,
        top ?? lighten(stone, 0.1),
        () => random.next(),
        top !== undefined,
      );
    },
  };
}

function upright(half: number): Point[] {
  return [
    [-half, -1],
    [half, -1],
    [half, 0],
    [-half, 0],
  ];
}

/** Level above, wider and broken towards the foot. */
function rugged(half: number, next: () => number): Point[] {
  const steps = [0, 0.18, 0.42, 0.7, 1];
  const side = (sign: number): Point[] =>
    steps.map((down) => [sign * (half + (down * 0.16 + (down > 0 ? (next() - 0.5) * 0.09 : 0))), down - 1] as const);
  return [...side(-1).toReversed(), ...side(1)];
}

function courses(context: Context, half: number, stone: Rgb, next: () => number): void {
  const rows = 5;
  for (let row = 0; row < rows; row += 1) {
    const y = -1 + row / rows;
    for (let x = -half - next() * 0.3; x < half;) {
      const wide = 0.26 + next() * 0.2;
      context.fillStyle = css(lighten(stone, (next() - 0.5) * 0.12), 0.7);
      context.fillRect(x + 0.008, y + 0.008, wide - 0.016, 1 / rows - 0.016);
      x += wide;
    }
  }
}

/** Planes of the rock in light and shade, and the cracks between its layers. */
function facets(context: Context, half: number, stone: Rgb, next: () => number, lit: number): void {
  const count = Math.max(3, Math.min(9, Math.round(half * 4)));
  for (let index = 0; index < count; index += 1) {
    const x = -half + ((index + 0.5) / count) * 2 * half + (next() - 0.5) * 0.2;
    const y = -0.95 + next() * 0.5;
    const wide = (half / count) * (1 + next() * 0.6);
    const long = 0.25 + next() * 0.4;
    const shade = index % 2 === 0 ? 0.055 : -0.06;
    context.fillStyle = css(lighten(stone, shade), 0.6);
    polygon(context, [
      [x - wide, y],
      [x + wide * 0.8, y - 0.04],
      [x + wide + lit * 0.06, y + long * 0.7],
      [x - wide * 0.2, y + long],
    ]);
    context.fill();
  }
  context.strokeStyle = css(mix(stone, [30, 26, 40], 0.45), 0.55);
  context.lineWidth = 0.012;
  for (const y of [-0.7, -0.42, -0.18]) {
    const from = -half * (0.2 + next() * 0.8);
    context.beginPath();
    context.moveTo(from, y);
    context.lineTo(from + half * 0.35, y + 0.04 * next());
    context.lineTo(from + half * (0.6 + next() * 0.5), y - 0.03);
    context.stroke();
  }
}

/** The level top with what lies on it: a soft edge hangs over the stone. */
function cap(context: Context, half: number, thick: number, colour: Rgb, next: () => number, soft: boolean): void {
  const reach = half + 0.02;
  const lower: Point[] = [];
  const teeth = Math.max(6, Math.min(40, Math.round(half * 14)));
  for (let index = teeth; index >= 0; index -= 1)
    lower.push([-reach + (index / teeth) * 2 * reach, -1 + thick * (soft ? 1 + next() * 1.6 : 1.4)]);
  context.fillStyle = css(colour);
  polygon(context, [[-reach, -1 - thick * 0.2], [reach, -1 - thick * 0.2], ...lower]);
  context.fill();
}
