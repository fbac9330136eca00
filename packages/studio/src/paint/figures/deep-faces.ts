import type { Shape } from '../../catalogue/shapes.js';
import type { Brush } from '../drawable.js';
import { css, lighten } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';
import type { Pen } from '../objects/parts/pen.js';
import { bodyOf } from './bodies.js';
import { outlineOf } from './outlines.js';
import type { FaceTrim } from './trim.js';

/** A thing that turns a face to us and is as deep as it is wide: a cube, a drum or a ball with that face on its front. */
export interface DeepFace {
  readonly aspect: number;
  paint(context: Context, colour: Rgb, brush: Brush, pen: Pen, face: FaceTrim | undefined): void;
}

/** How far to the side and up its back is, and how large its front is then. */
const [DEEP, RISE] = [0.34, 0.16];
const FRONT = 1 / (1 + RISE);

/** The outline of its front, drawn out to the back. */
function drawnOut(shape: Shape): DeepFace {
  const { aspect, trace } = outlineOf(shape);
  return {
    aspect: (aspect + DEEP) * FRONT,
    paint(context, colour, { light }, pen, face) {
      context.save();
      context.scale(FRONT, FRONT);
      context.translate(-DEEP / 2, 0);
      const steps = 40;
      for (let step = steps; step > 0; step--) {
        context.save();
        context.translate((step / steps) * DEEP, (-step / steps) * RISE);
        trace(context);
        context.fillStyle = css(lighten(colour, (light.side >= 0 ? -0.06 : -0.16) - 0.05 * (step / steps)));
        context.fill();
        context.restore();
      }
      trace(context);
      context.fillStyle = pen.face(colour, -aspect / 2, -1, aspect / 2, 0, 0.8);
      context.fill();
      face?.(pen, colour, trace, aspect);
      context.restore();
    },
  };
}

/** How much of a ball its face takes. */
const ON_BALL = 0.72;

const ball: DeepFace = {
  aspect: 1,
  paint(context, colour, brush, pen, face) {
    bodyOf('spherical').paint(context, colour, brush);
    if (!face) return;
    context.save();
    context.translate(0, (ON_BALL - 1) / 2);
    context.scale(ON_BALL, ON_BALL);
    face(pen, colour, outlineOf('round').trace, 1);
    context.restore();
  },
};

const deepFaces: ReadonlyMap<Shape, DeepFace> = new Map([
  ['cubic', drawnOut('square')],
  ['cylindrical', drawnOut('round')],
  ['spherical', ball],
] as const);

/** The face of a thing on a solid of this form; none where the form is flat. */
export function deepFaceOf(shape: Shape): DeepFace | undefined {
  return deepFaces.get(shape);
}
