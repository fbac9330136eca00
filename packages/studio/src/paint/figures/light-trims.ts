import { css } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Pen } from '../objects/parts/pen.js';
import { tone } from '../objects/parts/tone.js';
import { bodyOf } from './bodies.js';
import { edgesOf } from './edges.js';
import { outlineOf } from './outlines.js';
import { saidPart } from './stand-trims.js';
import type { Trim } from './trim.js';

/** What a light that hangs draws by itself in the form that is said of it. */
export const partsOfLights =
  'shade lampshade stem crystal gem bead pearl base canopy cap frame cage drop bulb light'.split(' ');

const [metal, glass, glowing]: readonly [Rgb, Rgb, Rgb] = [
  [150, 124, 78],
  [206, 228, 240],
  [255, 246, 206],
];
const BULB = /^(?:bulb|light)$/;

/** Below, around and above a light, each in its form: its wires, what it hangs by, its bulb, its crystals. */
export const hung: Trim = (pen, _colour, { y }, rest) => {
  const { context, brush } = pen;
  const frame = saidPart(pen, /^(?:frame|cage)$/);
  if (frame) {
    const { trace, aspect } = outlineOf(frame.shape);
    pen.at(
      0,
      -0.05,
      () => {
        trace(context);
        context.lineWidth = 0.04;
        context.lineJoin = 'round';
        context.strokeStyle = css(frame.colour ?? [176, 148, 92]);
        context.stroke();
      },
      0.72 / Math.max(0.8, aspect),
      0.66,
    );
  }
  const cap = saidPart(pen, /^(?:base|canopy|cap)$/);
  const form = cap?.shape ?? rest;
  if (form)
    pen.at(0, y + 0.02, () => bodyOf(form).paint(context, cap?.colour ?? metal, brush), 0.3 / bodyOf(form).aspect, 0.2);
  const bulb = saidPart(pen, BULB);
  const { foot } = edgesOf(context);
  if (bulb) {
    const low = foot(0) ?? -0.14;
    pen.glow(0, low + 0.06, 0.3, [255, 236, 180], 0.6);
    pen.at(0, low + 0.15, () => bodyOf(bulb.shape).paint(context, bulb.colour ?? glowing, brush), 0.18, 0.18);
  }
  hangCrystals(pen, foot);
};

/** A row of crystals from the rim. */
function hangCrystals(pen: Pen, foot: (x: number) => number | undefined): void {
  const { context } = pen;
  const drops = saidPart(pen, /^(?:crystal|gem|bead|pearl|drop)$/);
  if (!drops) return;
  const { trace, aspect } = outlineOf(drops.shape);
  const rims = [-0.5, -0.36, -0.24, -0.12, 0, 0.12, 0.24, 0.36, 0.5].map((x) => [x, foot(x)] as const);
  for (const [x, rim] of rims) {
    if (rim === undefined || rim < -0.6) continue;
    pen.limb([x, rim - 0.01], [x, rim + 0.03], 0.01, 0.01, metal);
    pen.at(
      x,
      rim + 0.14,
      () => {
        trace(context);
        context.fillStyle = css(drops.colour ?? glass);
        context.fill();
        context.lineWidth = 0.09;
        context.strokeStyle = css(tone(drops.colour ?? [150, 186, 208], -1.6));
        context.stroke();
      },
      0.125 / Math.max(1, aspect),
      0.125,
    );
  }
}

/** Arms to both sides with a light on each. */
export const arms: Trim = (pen, colour) => {
  const { context, brush } = pen;
  const bulb = saidPart(pen, BULB);
  for (const side of [-1, 1])
    for (const [reach, low] of [
      [0.58, -0.34],
      [0.4, -0.26],
    ] as const) {
      const x = side * reach;
      context.beginPath();
      context.moveTo(0, -0.5);
      context.bezierCurveTo(x * 0.5, low + 0.16, x, low + 0.1, x, low);
      context.lineWidth = 0.034;
      context.lineCap = 'round';
      context.strokeStyle = css(tone(colour, -1.4));
      context.stroke();
      pen.oval(x, low, 0.06, 0.018, tone(colour, -0.6));
      pen.glow(x, low - 0.12, 0.16, [255, 226, 160], 0.6);
      if (bulb) pen.at(x, low - 0.01, () => bodyOf(bulb.shape).paint(context, glowing, brush), 0.14, 0.14);
      else {
        pen.box(x - 0.022, low - 0.1, 0.044, 0.1, [246, 240, 226], 0.008);
        pen.oval(x, low - 0.135, 0.02, 0.036, [255, 214, 120]);
      }
    }
};
