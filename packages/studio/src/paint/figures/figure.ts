import { known } from '../../catalogue/records.js';
import type { Shape } from '../../catalogue/shapes.js';
import type { Drawable } from '../drawable.js';
import { hex } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import { fillForm } from '../kit/form.js';
import { bodyOf } from './bodies.js';
import { outlineOf } from './outlines.js';

/** A figure of this shape: plain geometry where it hangs on a wall, else a body. */
export function figureOf(
  shape: Shape,
  { concept, kind, habitat, height }: Pick<Drawable, 'concept' | 'kind' | 'habitat' | 'height'>,
  own: Rgb = hex('#c8763f'),
): Drawable {
  const body = bodyOf(shape);
  const outline = outlineOf(shape);
  const flat = habitat === 'wall';
  return {
    concept,
    kind,
    habitat,
    height,
    aspect: flat ? outline.aspect : body.aspect,
    mirrors: false,
    paint(context, brush) {
      const colour = brush.colour ?? own;
      if (!flat) return body.paint(context, colour, brush);
      outline.trace(context);
      // plain geometry is plain: only a breath of light
      fillForm(context, colour, { left: -0.5, top: -1, right: 0.5, bottom: 0 }, brush.light, 'flat', 0.35);
    },
  };
}

/** Each figure has a colour of its own, where none is asked for: several are told apart. */
const inks = ['#c8763f', '#4d8f86', '#d0a23c', '#6b7fb0', '#b8564c', '#7b9a4e', '#8d6a9c'] as const;

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
    ['trapezoidal', 'trapezoid'],
    ['diamond', 'rhombus'],
    ['crescent', 'crescent'],
    ['spherical', 'sphere'],
    ['cubic', 'cube'],
    ['rectangular', 'cuboid'],
    ['cylindrical', 'cylinder'],
    ['conical', 'cone'],
    ['pyramidal', 'pyramid-figure'],
  ] as const
).map(([shape, concept], index) => figureOf(shape, known(concept), hex(inks[index % inks.length] as string)));

/** A thing that only its shape is known of. */
export const figure: Drawable = figureOf('round', known('plain-figure'));
