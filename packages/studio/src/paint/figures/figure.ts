import { known } from '../../catalogue/records.js';
import type { Shape } from '../../catalogue/shapes.js';
import type { Brush, Drawable } from '../drawable.js';
import { css, hex, lighten } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import { fillForm } from '../kit/form.js';
import { ellipse, polygon, roundedBox } from '../kit/shapes.js';
import type { Context, Point } from '../kit/shapes.js';

type Trace = (context: Context) => void;

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
  context.arc(0.26, -0.5, 0.44, Math.PI * 1.62, Math.PI * 0.38, true);
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
const outlines: ReadonlyMap<Shape, { readonly aspect: number; readonly trace: Trace }> = new Map([
  ['round', { aspect: 1, trace: (context: Context) => ellipse(context, 0, -0.5, 0.5) }],
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
export function outlineOf(shape: Shape): { readonly aspect: number; readonly trace: Trace } | undefined {
  return outlines.get(shape) ?? outlines.get(asSeenFromTheFront.get(shape) ?? shape);
}

const asSeenFromTheFront: ReadonlyMap<Shape, Shape> = new Map([
  ['spherical', 'round'],
  ['cubic', 'square'],
  ['cylindrical', 'tall'],
  ['conical', 'triangular'],
  ['pyramidal', 'triangular'],
] as const);

type Solid = (context: Context, colour: Rgb, brush: Brush) => void;

function cube(context: Context, colour: Rgb, brush: Brush): void {
  const lit = brush.light.side >= 0;
  polygon(context, [
    [-0.5, -0.72],
    [-0.24, -1],
    [0.5, -1],
    [0.24, -0.72],
  ]);
  context.fillStyle = css(lighten(colour, 0.1));
  context.fill();
  polygon(context, [
    [0.24, -0.72],
    [0.5, -1],
    [0.5, -0.26],
    [0.24, 0],
  ]);
  context.fillStyle = css(lighten(colour, lit ? 0 : -0.17));
  context.fill();
  polygon(context, [
    [-0.5, -0.72],
    [0.24, -0.72],
    [0.24, 0],
    [-0.5, 0],
  ]);
  fillForm(context, lighten(colour, lit ? -0.08 : 0), { left: -0.5, top: -0.72, right: 0.24, bottom: 0 }, brush.light);
}

function cylinder(context: Context, colour: Rgb, brush: Brush): void {
  context.beginPath();
  context.moveTo(-0.32, -0.9);
  context.lineTo(-0.32, -0.1);
  context.ellipse(0, -0.1, 0.32, 0.1, 0, Math.PI, 0, true);
  context.lineTo(0.32, -0.9);
  context.closePath();
  fillForm(context, colour, { left: -0.32, top: -1, right: 0.32, bottom: 0 }, brush.light, 'upright', 1.2);
  ellipse(context, 0, -0.9, 0.32, 0.1);
  context.fillStyle = css(lighten(colour, 0.1));
  context.fill();
}

function cone(context: Context, colour: Rgb, brush: Brush): void {
  context.beginPath();
  context.moveTo(0, -1);
  context.lineTo(0.42, -0.1);
  context.ellipse(0, -0.1, 0.42, 0.1, 0, 0, Math.PI);
  context.closePath();
  fillForm(context, colour, { left: -0.42, top: -1, right: 0.42, bottom: 0 }, brush.light, 'upright', 1.2);
}

function pyramid(context: Context, colour: Rgb, brush: Brush): void {
  const lit = brush.light.side >= 0;
  polygon(context, [
    [0.06, -1],
    [0.26, 0],
    [-0.55, -0.08],
  ]);
  context.fillStyle = css(lighten(colour, lit ? -0.1 : 0.06));
  context.fill();
  polygon(context, [
    [0.06, -1],
    [0.58, -0.16],
    [0.26, 0],
  ]);
  context.fillStyle = css(lighten(colour, lit ? 0.08 : -0.14));
  context.fill();
}

function sphere(context: Context, colour: Rgb, brush: Brush): void {
  ellipse(context, 0, -0.5, 0.5);
  fillForm(context, colour, { left: -0.5, top: -1, right: 0.5, bottom: 0 }, brush.light, 'round', 1.3);
}

const solids: ReadonlyMap<Shape, { readonly aspect: number; readonly paint: Solid }> = new Map([
  ['cubic', { aspect: 1, paint: cube }],
  ['cylindrical', { aspect: 0.64, paint: cylinder }],
  ['conical', { aspect: 0.84, paint: cone }],
  ['pyramidal', { aspect: 1.14, paint: pyramid }],
  ['spherical', { aspect: 1, paint: sphere }],
]);

/** A figure of this shape: plain geometry, or a thing that is known by its form alone. */
export function figureOf(
  shape: Shape,
  like: Pick<Drawable, 'concept' | 'kind' | 'habitat' | 'height'>,
  own: Rgb = hex('#c8763f'),
): Drawable {
  const solid = solids.get(shape);
  const outline = outlines.get(shape) ?? outlines.get('round');
  return {
    ...like,
    aspect: solid?.aspect ?? outline?.aspect ?? 1,
    mirrors: false,
    paint(context, brush) {
      const colour = brush.colour ?? own;
      if (solid) return solid.paint(context, colour, brush);
      if (like.habitat !== 'wall') {
        // a thing of this form has some thickness
        for (let step = 7; step > 0; step--) {
          context.save();
          context.translate(step * 0.008, -step * 0.003);
          outline?.trace(context);
          context.fillStyle = css(lighten(colour, -0.15));
          context.fill();
          context.restore();
        }
      }
      outline?.trace(context);
      // plain geometry is plain: only a breath of light
      fillForm(context, colour, { left: -0.5, top: -1, right: 0.5, bottom: 0 }, brush.light, 'flat', 0.35);
    },
  };
}

/** Plain geometry, by its names. */
export const figures: readonly Drawable[] = (
  [
    ['round', 'circle'],
    ['oval', 'ellipse'],
    ['square', 'square'],
    ['rectangular', 'rectangle'],
    ['triangular', 'triangle'],
    ['pentagonal', 'pentagon'],
    ['hexagonal', 'hexagon'],
    ['octagonal', 'octagon'],
    ['diamond', 'rhombus'],
    ['spherical', 'sphere'],
    ['cubic', 'cube'],
    ['cylindrical', 'cylinder'],
    ['conical', 'cone'],
    ['pyramidal', 'pyramid-figure'],
  ] as const
).map(([shape, concept]) => figureOf(shape, known(concept)));

/** A thing that only its shape is known of. */
export const figure: Drawable = figureOf('round', known('plain-figure'));
