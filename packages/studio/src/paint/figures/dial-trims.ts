import type { Shape } from '../../catalogue/shapes.js';
import { css, hex, lighten } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Pen } from '../objects/parts/pen.js';
import { MIDDLE, fillInner, paintedIn, strokeInner } from './face-trims.js';
import { outlineOf } from './outlines.js';
import type { FaceTrim } from './trim.js';

const ink = hex('#2b2733');

/** The face of a clock; its hands in the form that was said of them. */
export const dial: FaceTrim = (pen, colour, trace, aspect) => {
  if (!paintedIn(pen, /^(?:face|dial)$/, aspect, 0.78, hex('#faf6ec'), lighten(colour, -0.14))) {
    fillInner(pen, trace, 0.84, hex('#faf6ec'));
    strokeInner(pen, trace, 0.84, 0.014, lighten(colour, -0.14));
  }
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour * Math.PI) / 6;
    const [reach, size] = hour % 3 === 0 ? [0.23, 0.02] : [0.24, 0.011];
    pen.oval(Math.sin(angle) * reach, MIDDLE - Math.cos(angle) * reach, size, size, ink);
  }
  const hand = pen.brush.parts?.find(({ name, shape }) => shape && name === 'hand');
  for (const [turn, long, wide] of [
    [-0.9, 0.17, 0.028],
    [0.7, 0.235, 0.02],
  ] as const)
    paintHand(pen, turn, long, wide, hand?.colour ?? ink, hand?.shape);
  pen.oval(0, MIDDLE, 0.025, 0.025, hex('#c8473f'));
};

/** A hand of a clock; of a form it ends in it. */
function paintHand(pen: Pen, turn: number, long: number, wide: number, colour: Rgb, shape?: Shape): void {
  if (!shape || shape === 'rectangular' || shape === 'oblong')
    return pen.limb(
      [0, MIDDLE],
      [Math.sin(turn) * long, MIDDLE - Math.cos(turn) * long],
      shape ? wide * 1.5 : wide,
      shape ? wide * 1.5 : wide * 0.6,
      colour,
    );
  const { trace, aspect } = outlineOf(shape);
  const pointed = aspect > 1 && /^(?:triangular|conical|pyramidal)$/.test(shape);
  const { context } = pen;
  context.save();
  context.translate(0, MIDDLE);
  context.rotate(turn);
  const tip = pointed ? long : long * 0.5;
  if (!pointed) pen.box(-0.01, -long * 0.6, 0.02, long * 0.6, colour);
  context.translate(0, pointed ? 0.02 : -long * 0.5);
  context.scale(pointed ? 0.11 / aspect : tip / aspect, pointed ? tip : tip);
  trace(context);
  context.fillStyle = css(colour);
  context.fill();
  context.restore();
}
