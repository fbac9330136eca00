import type { Shape } from '../../catalogue/shapes.js';
import type { Described } from '../drawable.js';
import { hex } from '../kit/colour.js';
import type { Pen } from '../objects/parts/pen.js';
import { tone } from '../objects/parts/tone.js';
import { bodyOf } from './bodies.js';
import { footOf } from './fitted-parts.js';
import { slabOf } from './slabs.js';
import type { Trim } from './trim.js';

const [brass, dark, gold] = [hex('#a8824a'), hex('#4a3429'), hex('#d9aa3f')];

/** A part with a form of its own. */
type Said = Described & { readonly shape: Shape };

/** The part of one of these names of which a form was said. */
export function saidPart({ brush }: Pen, names: RegExp): Said | undefined {
  const part = brush.parts?.find(({ name, shape }) => shape && names.test(name ?? ''));
  return part?.shape && { ...part, shape: part.shape };
}

const BASE = /^(?:base|foot|bottom|stand|pedestal|plinth)$/;

/** What stands on the floor, and a column up to the shade; both in the forms that were said of them. */
export const lampFoot: Trim = (pen, _colour, _mouth, rest) => {
  const { context, brush } = pen;
  const base = saidPart(pen, BASE);
  const body = saidPart(pen, /^(?:body|stem|column|pole)$/);
  const bulb = saidPart(pen, /^bulb$/);
  const form = body?.shape ?? rest;
  pen.glow(0, -0.5, 0.55, [255, 226, 160], 0.5);
  pen.box(-0.025, -0.46, 0.05, 0.42, pen.roll(brass, -0.025, 0.025));
  const foot = base && footOf(base.shape, 0.58);
  const low = Math.min(foot?.high ?? 0.045, 0.14);
  if (base && foot) {
    const squash = low / foot.high;
    pen.at(0, 0, () => foot.paint(context, base.colour ?? tone(brass, -0.6), brush), 1, squash);
  } else pen.oval(0, -0.045, 0.24, 0.045, pen.roll(brass, -0.24, 0.24));
  if (form) {
    const high = (bulb ? 0.34 : 0.4) - low;
    const solid = bodyOf(form);
    const wide = Math.min(high, 0.5 / solid.aspect);
    pen.at(0, -low + 0.02, () => solid.paint(context, body?.colour ?? hex('#4f7f8a'), brush), wide, high);
  }
  if (bulb)
    pen.at(0, -0.34, () => bodyOf(bulb.shape).paint(context, bulb.colour ?? [255, 244, 196], brush), 0.15, 0.15);
};

/** On a plinth with a plaque, or on the base that was said. */
export const plinth: Trim = (pen) => {
  const base = saidPart(pen, BASE);
  if (base) {
    const foot = footOf(base.shape, 0.84);
    pen.at(0, 0, () => foot.paint(pen.context, base.colour ?? hex('#6a5648'), pen.brush), 1, 0.25 / foot.high);
    return;
  }
  pen.shape('M-0.3 -0.2H0.3L0.36 0H-0.36Z', pen.roll(dark, -0.36, 0.36));
  pen.box(-0.26, -0.25, 0.52, 0.06, tone(dark, 1.4), 0.01);
  pen.box(-0.16, -0.15, 0.32, 0.1, gold, 0.01);
};

/** What a bookend stands on and what is on top of it. */
export const bookendParts: Trim = (pen, colour) => {
  const { context, brush } = pen;
  const [base, top] = [saidPart(pen, BASE), saidPart(pen, /^(?:top|tip|peak|finial)$/)];
  if (base) {
    const foot = footOf(base.shape, 0.9);
    pen.at(0, 0.02, () => foot.paint(context, base.colour ?? tone(colour, -2), brush), 1, 0.26 / foot.high);
  }
  if (top) {
    const solid = bodyOf(top.shape);
    pen.at(0, -0.94, () => solid.paint(context, top.colour ?? tone(colour, 1.6), brush), 0.3, 0.3);
  }
};

/** A brim around its foot, round or of its form. */
export const brim: Trim = (pen, colour) => {
  const said = saidPart(pen, /^brim$/);
  if (!said) return pen.oval(0, -0.09, 0.56, 0.09, pen.roll(tone(colour, -1), -0.56, 0.56));
  const slab = slabOf(said.shape, 0.05, 0.46, undefined, true);
  const scale = 1.5 / slab.aspect;
  pen.at(0, 0.1, () => slab.paint(pen.context, said.colour ?? tone(colour, -1.6), pen.brush), scale, 0.5);
};
