import type { Shape } from '../../catalogue/shapes.js';
import type { Brush } from '../drawable.js';
import { css } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context, Point } from '../kit/shapes.js';
import { createPen } from '../objects/parts/pen.js';
import type { Pen } from '../objects/parts/pen.js';
import { tone } from '../objects/parts/tone.js';
import { bodyOf } from './bodies.js';
import type { Edges } from './edges.js';
import { outlineOf } from './outlines.js';
import { slabOf } from './slabs.js';

/** A part with a form of its own, as the prompt names it. */
export interface Fitting {
  readonly name: string;
  readonly shape: Shape;
}

interface Foot {
  readonly wide: number;
  /** How high the thing stands on it. */
  readonly high: number;
  paint(context: Context, colour: Rgb, brush: Brush): void;
}

const MOST_FOOT = 0.7;

/** A base of this form, so wide: what is pointed carries the thing on its cut top. */
export function footOf(shape: Shape, wide: number): Foot {
  if (shape === 'conical' || shape === 'pyramidal') {
    const high = 0.16;
    return {
      wide,
      high,
      paint(context, colour, brush) {
        const pen = createPen(context, brush);
        const half = wide / 2;
        const sides: readonly Point[] = [
          [-half * 0.5, -high],
          [half * 0.5, -high],
          [half, -0.02],
          [-half, -0.02],
        ];
        pen.oval(0, -0.02, half, shape === 'conical' ? 0.03 : 0.004, tone(colour, -1.4));
        pen.shape(sides, shape === 'conical' ? pen.roll(colour, -half, half) : pen.face(colour, -half, -high, half, 0));
        pen.oval(0, -high, half * 0.5, 0.018, tone(colour, 1.2));
      },
    };
  }
  const round = shape === 'spherical' || shape === 'teardrop';
  const form = round ? bodyOf('round') : slabOf(shape, 0.24, 0.4);
  const scale = wide / form.aspect;
  // no foot is as high as half of what it carries
  const squash = round ? 0.4 : Math.min(1, MOST_FOOT / scale);
  return {
    wide,
    high: round ? scale * squash * 0.8 : -form.mouth.y * scale * squash,
    paint(context, colour, brush) {
      context.save();
      context.scale(scale, scale * squash);
      form.paint(context, colour, brush);
      context.restore();
    },
  };
}

export function paintAbove(
  context: Context,
  { shape }: Fitting,
  colour: Rgb,
  brush: Brush,
  { aspect, edges }: { readonly aspect: number; readonly edges: Edges },
): void {
  const body = bodyOf(shape);
  const scale = Math.min(0.24, (aspect * 0.7) / body.aspect);
  context.save();
  // on what is broad it stands, a point goes into it
  const top = edges.top(0) ?? -1;
  const broad = edges.solid(0.06, top + 0.05) && edges.solid(-0.06, top + 0.05);
  context.translate(0, top + (broad ? 0.05 : 0.09));
  context.scale(scale, scale * 0.9);
  body.paint(context, colour, brush);
  context.restore();
}

/** How a thing is held: by ears at its sides, by one plate with a hole at its end, or by one above. */
export type Hold = 'ears' | 'end' | 'above';

/** Where an ear begins. */
const EAR = -0.5;
/** How high it is: on what is low and long it would be too small to see. */
export const earHigh = (aspect: number): number => Math.max(0.36, Math.min(0.75, aspect * 0.17));

/** Handles of their form, each where the thing really ends. */
export function paintGrip(pen: Pen, { shape }: Fitting, colour: Rgb, aspect: number, hold: Hold, edges: Edges): void {
  const { context } = pen;
  const { trace, aspect: wide } = outlineOf(shape);
  if (hold === 'ears') {
    const high = earHigh(aspect);
    for (const side of [1, -1] as const) {
      const edge = edges.reach(EAR, side, aspect / 2 + 0.1) ?? aspect / 2;
      context.save();
      context.translate(side * edge, EAR + high / 2);
      // a crescent is open to the thing that it holds
      context.scale(high * (shape === 'crescent' ? -side : side), high);
      trace(context);
      context.lineWidth = 0.2;
      context.lineJoin = 'round';
      context.strokeStyle = css(colour);
      context.stroke();
      context.restore();
    }
    return;
  }
  context.save();
  if (hold === 'end') {
    // it goes on where the thing ends, its foot on the thing
    context.translate((edges.reach(-0.5, 1, aspect / 2 + 0.1) ?? aspect / 2) - 0.06, -0.5);
    context.rotate(Math.PI / 2);
  } else context.translate(0, -0.96);
  context.scale(0.46, 0.46);
  trace(context);
  context.fillStyle = pen.face(colour, -wide / 2, -1, wide / 2, 0);
  context.fill();
  context.lineWidth = 0.05;
  context.strokeStyle = css(tone(colour, -2));
  context.stroke();
  if (shape !== 'crescent') pen.oval(0, -0.42, 0.12, 0.12, tone(colour, -4));
  context.restore();
}

/** A frame of its form behind the thing. */
export function paintAround(pen: Pen, { shape }: Fitting, colour: Rgb, aspect: number): void {
  // open at one side it would hold nothing: the moon lies on a round board
  if (shape === 'crescent') paintBoard(pen, 'round', tone(colour, -2.6), aspect);
  paintBoard(pen, shape, colour, aspect);
}

/** A board of this form, as wide as what hangs before it and a margin. */
function paintBoard(pen: Pen, shape: Shape, colour: Rgb, aspect: number): void {
  const { context } = pen;
  const { trace, aspect: wide } = outlineOf(shape);
  context.save();
  context.scale((aspect + 0.22) / wide, 1);
  trace(context);
  context.fillStyle = pen.face(colour, -wide / 2, -1, wide / 2, 0);
  context.fill();
  context.lineWidth = 0.016;
  context.strokeStyle = css(tone(colour, -2.4));
  context.stroke();
  // a bevel within the edge
  context.translate(0, -0.025);
  context.scale(0.95, 0.95);
  trace(context);
  context.strokeStyle = css(tone(colour, 1.6));
  context.stroke();
  context.restore();
}

/** A lid as wide as what it covers, with a knob. */
export function paintLid(
  context: Context,
  { shape }: Fitting,
  colour: Rgb,
  brush: Brush,
  edges: Edges,
  aspect: number,
): void {
  const half = edges.reach(-0.9, 1, aspect / 2 + 0.1) ?? aspect / 2;
  const left = edges.reach(-0.9, -1, aspect / 2 + 0.1) ?? aspect / 2;
  const wide = Math.max(0.3, half + left) * 1.06;
  const pen = createPen(context, brush);
  const round = shape === 'spherical' || shape === 'conical' || shape === 'teardrop';
  const form = round ? bodyOf(shape) : slabOf(shape, 0.3, 0.5, undefined, true);
  const scale = wide / form.aspect;
  const high = Math.min(scale, round ? 0.34 : 0.36);
  const foot = -0.8;
  pen.at((half - left) / 2, foot, () => form.paint(context, colour, brush), scale, high);
  const top = foot + (round ? -high * 0.98 : form.mouth.y * high);
  pen.oval((half - left) / 2, top - 0.035, 0.055, 0.05, pen.ball(tone(colour, -2.4), 0, top, 0.06));
}

/** How far below the thing what swings there hangs. */
export const SWINGS = 0.48;

/** Below the thing, on a rod. */
export function paintHanging(pen: Pen, { shape }: Fitting, colour: Rgb): void {
  const { context } = pen;
  pen.limb([0, -0.3], [0.04, 0.18], 0.034, 0.034, tone(colour, -1));
  context.save();
  context.translate(0.04, SWINGS - 0.01);
  context.scale(0.34, 0.34);
  bodyOf(shape).paint(context, colour, pen.brush);
  context.restore();
}

const TASSELS = 13;

/** Tassels of their form along the near edge of what lies, half of each under it. */
export function paintFringe(pen: Pen, { shape }: Fitting, colour: Rgb, aspect: number, edges: Edges): void {
  const { context } = pen;
  const { trace, aspect: wide } = outlineOf(shape);
  const step = aspect / TASSELS;
  for (let tassel = 0; tassel < TASSELS; tassel++) {
    const x = (tassel + 0.5) * step - aspect / 2;
    const foot = edges.foot(x);
    if (foot === undefined) continue;
    pen.at(
      x,
      foot + 0.07,
      () => {
        trace(context);
        context.fillStyle = css(colour);
        context.fill();
        context.lineWidth = 0.1;
        context.strokeStyle = css(tone(colour, -2));
        context.stroke();
      },
      (step * 0.62) / wide,
      0.12,
    );
  }
}
