import { hex, lighten, mix } from '../kit/colour.js';
import { tone } from '../objects/parts/tone.js';
import { bodyOf } from './bodies.js';
import { slabOf } from './slabs.js';
import { saidPart } from './stand-trims.js';
import type { Trim } from './trim.js';

/** What lies on a seat that has no back. */
export const lyingOn = ['cushion', 'pillow', 'top', 'seat', 'tabletop'] as const;
const LYING = new RegExp(`^(?:${lyingOn.join('|')})$`);

/** Forms of a cushion that is stuffed all round. */
const isBall = (shape: string): boolean => shape === 'spherical' || shape === 'teardrop';

/** How far the cushion sinks into the seat, and how much of the seat it takes. */
const [SINKS, TAKES] = [0.012, 2.5];

/** A cushion of its own form on the seat, its upper side softer than its edge. */
export const cushionOn: Trim = (pen, colour, { y, halfWide, halfHigh }) => {
  const said = saidPart(pen, LYING);
  if (!said) return;
  const cover = said.colour ?? mix(lighten(colour, 0.1), [246, 226, 188], 0.62);
  const wide = halfWide * TAKES;
  if (isBall(said.shape)) {
    const round = bodyOf('round');
    const size = Math.min(wide * 0.66, 0.42);
    pen.oval(0, y + 0.03, size * 0.44, Math.min(halfHigh, size * 0.16), tone(colour, -1.6));
    return pen.at(0, y + 0.05, () => round.paint(pen.context, cover, pen.brush), size, size * 0.86);
  }
  const slab = slabOf(said.shape, 0.26, 0.62, undefined, true);
  const scale = wide / slab.aspect;
  const high = Math.min(scale, (halfHigh * 3.4) / 1, 0.5);
  const foot = y + halfHigh * 1.1 + SINKS;
  pen.oval(0, foot - high * 0.3, wide * 0.5, high * 0.36, tone(colour, -1.2));
  pen.at(0, foot, () => slab.paint(pen.context, cover, pen.brush), scale, high);
};

/** Short feet under what is padded all over, in their form. */
export const shortFeet: Trim = (pen, _colour, { halfWide }) => {
  const said = saidPart(pen, /^(?:leg|foot)$/);
  const wood = said?.colour ?? hex('#5a3d2a');
  const half = Math.max(0.2, Math.min(0.4, halfWide * 0.92));
  for (const [x, up] of [
    [-half * 0.45, 0.1],
    [half * 0.75, 0.1],
    [-half, 0],
    [half * 0.1, 0],
  ] as const) {
    const [top, foot] = [-0.34 - up, -up * 0.7];
    if (!said || said.shape === 'conical' || said.shape === 'pyramidal' || said.shape === 'triangular') {
      pen.limb([x, top], [x, foot], 0.15, 0.05, pen.roll(wood, x - 0.08, x + 0.08));
      continue;
    }
    const solid = bodyOf(said.shape);
    const size = Math.min(0.24, 0.2 / solid.aspect);
    pen.box(x - 0.03, top, 0.06, foot - top - size * 0.6, tone(wood, -1));
    pen.at(x, foot, () => solid.paint(pen.context, wood, pen.brush), size, size);
  }
};
