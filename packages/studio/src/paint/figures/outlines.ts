import type { Shape } from '../../catalogue/shapes.js';
import { ellipse, polygon, roundedBox } from '../kit/shapes.js';
import type { Context, Point } from '../kit/shapes.js';

type Trace = (context: Context) => void;

interface Outline {
  readonly aspect: number;
  readonly trace: Trace;
}

/** A polygon with its corners on a circle. */
function regular(corners: number, turn: number): Trace {
  return (context) =>
    polygon(
      context,
      Array.from({ length: corners }, (_, corner): Point => {
        const angle = turn + (corner * 2 * Math.PI) / corners;
        return [Math.cos(angle) * 0.5, -0.5 + Math.sin(angle) * 0.5];
      }),
    );
}

function star(context: Context): void {
  polygon(
    context,
    Array.from({ length: 10 }, (_, corner): Point => {
      const angle = -Math.PI / 2 + (corner * Math.PI) / 5;
      const reach = corner % 2 === 0 ? 0.5 : 0.21;
      return [Math.cos(angle) * reach, -0.48 + Math.sin(angle) * reach];
    }),
  );
}

function heart(context: Context): void {
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(-0.7, -0.45, -0.52, -1.02, -0.24, -0.98);
  context.bezierCurveTo(-0.1, -0.98, 0, -0.86, 0, -0.76);
  context.bezierCurveTo(0, -0.86, 0.1, -0.98, 0.24, -0.98);
  context.bezierCurveTo(0.52, -1.02, 0.7, -0.45, 0, 0);
  context.closePath();
}

function crescent(context: Context): void {
  context.beginPath();
  context.arc(0, -0.5, 0.5, Math.PI * 0.35, Math.PI * 1.65);
  // the inner circle meets the outer one at its tips
  context.arc(0.24, -0.5, 0.4457, -1.6, 1.6, true);
  context.closePath();
}

function teardrop(context: Context): void {
  context.beginPath();
  context.moveTo(0, -1);
  context.bezierCurveTo(0.1, -0.75, 0.36, -0.55, 0.36, -0.34);
  context.bezierCurveTo(0.36, 0.12, -0.36, 0.12, -0.36, -0.34);
  context.bezierCurveTo(-0.36, -0.55, -0.1, -0.75, 0, -1);
  context.closePath();
}

/** Plain figures: an outline, seen from the front. */
const circle: Outline = { aspect: 1, trace: (context) => ellipse(context, 0, -0.5, 0.5) };
const outlines: ReadonlyMap<Shape, Outline> = new Map<Shape, Outline>([
  ['round', circle],
  ['oval', { aspect: 1.5, trace: (context: Context) => ellipse(context, 0, -0.5, 0.75, 0.5) }],
  ['square', { aspect: 1, trace: (context: Context) => roundedBox(context, -0.5, -1, 1, 1, 0.01) }],
  ['rectangular', { aspect: 1.7, trace: (context: Context) => roundedBox(context, -0.85, -1, 1.7, 1, 0.01) }],
  ['oblong', { aspect: 2, trace: (context: Context) => roundedBox(context, -1, -1, 2, 1, 0.3) }],
  ['tall', { aspect: 0.5, trace: (context: Context) => roundedBox(context, -0.25, -1, 0.5, 1, 0.01) }],
  ['wide', { aspect: 2.2, trace: (context: Context) => roundedBox(context, -1.1, -1, 2.2, 1, 0.01) }],
  [
    'triangular',
    {
      aspect: 1.15,
      trace: (context: Context) =>
        polygon(context, [
          [0, -1],
          [0.57, 0],
          [-0.57, 0],
        ]),
    },
  ],
  ['pentagonal', { aspect: 1, trace: regular(5, -Math.PI / 2) }],
  ['hexagonal', { aspect: 1, trace: regular(6, 0) }],
  ['octagonal', { aspect: 1, trace: regular(8, Math.PI / 8) }],
  [
    'trapezoidal',
    {
      aspect: 1.6,
      trace: (context: Context) =>
        polygon(context, [
          [-0.44, -1],
          [0.44, -1],
          [0.8, 0],
          [-0.8, 0],
        ]),
    },
  ],
  [
    'diamond',
    {
      aspect: 0.8,
      trace: (context: Context) =>
        polygon(context, [
          [0, -1],
          [0.4, -0.5],
          [0, 0],
          [-0.4, -0.5],
        ]),
    },
  ],
  ['star', { aspect: 1, trace: star }],
  ['heart', { aspect: 1.1, trace: heart }],
  ['crescent', { aspect: 0.9, trace: crescent }],
  ['teardrop', { aspect: 0.74, trace: teardrop }],
]);

/** The outline of a shape, 1 high with its foot at the origin, and its width. */
export function outlineOf(shape: Shape): Outline {
  return outlines.get(shape) ?? outlines.get(asSeenFromTheFront.get(shape) ?? shape) ?? circle;
}

const asSeenFromTheFront: ReadonlyMap<Shape, Shape> = new Map([
  ['spherical', 'round'],
  ['cubic', 'square'],
  ['cylindrical', 'round'],
  ['conical', 'triangular'],
  ['pyramidal', 'triangular'],
] as const);
