import { css, hex } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Pen } from '../objects/parts/pen.js';
import { faint, tone } from '../objects/parts/tone.js';
import type { Mouth } from './bodies.js';
import { outlineOf } from './outlines.js';
import type { Trim } from './trim.js';

const gold = hex('#d9aa3f');
const ink = hex('#2b2733');

export const flame: Trim = (pen, _colour, { y }) => {
  pen.line(
    [
      [0, y + 0.02],
      [0.006, y - 0.07],
    ],
    0.016,
    ink,
  );
  pen.glow(0, y - 0.14, 0.2, [255, 214, 130], 0.55);
  pen.shape(
    `M0 ${y - 0.27}C0.07 ${y - 0.16} 0.06 ${y - 0.05} 0 ${y - 0.045}C-0.06 ${y - 0.05} -0.06 ${y - 0.15} 0 ${y - 0.27}Z`,
    hex('#f59a2f'),
  );
  pen.shape(
    `M0 ${y - 0.19}C0.035 ${y - 0.12} 0.03 ${y - 0.06} 0 ${y - 0.055}C-0.03 ${y - 0.06} -0.03 ${y - 0.12} 0 ${y - 0.19}Z`,
    hex('#ffe9a0'),
  );
};

/** A dark opening with a rim. */
export const opening: Trim = (pen, colour, { y, halfWide, halfHigh }) => {
  pen.oval(0, y, halfWide, Math.max(0.012, halfHigh), tone(colour, -4));
  pen.ring(0, y, halfWide, Math.max(0.012, halfHigh), 0.02, tone(colour, 1.6));
};

/** An opening, and what is put into it. */
export const openWith =
  (held: Trim): Trim =>
  (pen, colour, mouth, rest) => {
    opening(pen, colour, mouth);
    held(pen, colour, mouth, rest);
  };

/** The mouth that was asked for, or one as wide as the body there; answers how high its rim is. */
export function mouthOf(pen: Pen, colour: Rgb, { y, halfWide, halfHigh }: Mouth): number {
  const shape = pen.brush.parts?.find(
    ({ name, shape: own }) => own && /^(?:opening|mouth|neck|rim)$/.test(name ?? ''),
  )?.shape;
  if (shape === undefined) {
    opening(pen, colour, { y, halfWide, halfHigh });
    return y;
  }
  const foot = Math.max(0.06, Math.min(0.2, halfWide));
  const head = shape === 'conical' || shape === 'pyramidal' ? foot * 2.1 : foot * 1.25;
  const rim = y - 0.14;
  pen.shape(`M${-foot} ${y + 0.03}L${-head} ${rim}H${head}L${foot} ${y + 0.03}Z`, pen.roll(colour, -head, head));
  const { trace, aspect } = outlineOf(/conical|cylindrical|spherical/.test(shape) ? 'round' : shape);
  pen.at(
    0,
    rim + head * 0.24,
    () => {
      trace(pen.context);
      pen.context.fillStyle = css(tone(colour, -4));
      pen.context.fill();
      pen.context.lineWidth = 0.09;
      pen.context.strokeStyle = css(tone(colour, 1.6));
      pen.context.stroke();
    },
    (head * 2) / aspect,
    head * 0.48,
  );
  return rim;
}

/** The neck and the lip of a vase. */
export const neckOf: Trim = (pen, colour, mouth) => {
  const said = pen.brush.parts?.some(({ name, shape }) => shape && /^(?:opening|mouth|neck|rim)$/.test(name ?? ''));
  if (said) return void mouthOf(pen, colour, mouth);
  const { y } = mouth;
  const half = Math.max(0.07, Math.min(0.22, mouth.halfWide * 0.62));
  pen.shape(
    `M${-half} ${y + 0.02}C${-half * 0.8} ${y - 0.06} ${-half * 0.8} ${y - 0.08} ${-half * 1.35} ${y - 0.14}H${half * 1.35}C${half * 0.8} ${y - 0.08} ${half * 0.8} ${y - 0.06} ${half} ${y + 0.02}Z`,
    pen.roll(colour, -half, half),
  );
  opening(pen, colour, { y: y - 0.14, halfWide: half * 1.35, halfHigh: half * 0.32 });
};

/** A cord from the ceiling to the shade. */
export const cord: Trim = (pen, colour, { y }) => {
  const metal = hex('#4a4650');
  const stem = pen.brush.parts?.find(({ name }) => name === 'stem');
  const wide = stem?.shape ? 0.035 : 0.012;
  pen.box(-0.1, -1, 0.2, 0.03, metal, 0.01);
  pen.box(-wide / 2, -0.98, wide, y + 1, pen.roll(stem?.colour ?? metal, -wide / 2, wide / 2));
  pen.box(-0.05, y - 0.05, 0.1, 0.07, pen.roll(tone(colour, -2), -0.05, 0.05), 0.015);
};

/** Light below the shade and through it. */
export const lit: Trim = (pen) => {
  pen.context.save();
  pen.context.globalCompositeOperation = 'source-atop';
  pen.glow(0, -0.12, 0.5, [255, 240, 190], 0.9);
  pen.context.restore();
  pen.glow(0, 0, 0.7, [255, 232, 170], 0.5);
  pen.oval(0, -0.02, 0.12, 0.06, [255, 250, 226]);
};

/** A screw cap on a neck. */
export const neck: Trim = (pen, colour, { y }) => {
  pen.box(-0.07, y - 0.12, 0.14, 0.16, pen.roll(colour, -0.07, 0.07), 0.02);
  pen.box(-0.085, y - 0.2, 0.17, 0.1, pen.roll(tone(colour, -2.6), -0.085, 0.085), 0.025);
};

/** The head of a dispenser. */
export const pump: Trim = (pen, colour, { y }) => {
  const steel = hex('#b9c1c9');
  pen.box(-0.07, y - 0.06, 0.14, 0.1, pen.roll(tone(colour, -2), -0.07, 0.07), 0.02);
  pen.box(-0.02, y - 0.2, 0.04, 0.16, pen.roll(steel, -0.02, 0.02));
  pen.shape(
    `M-0.07 ${y - 0.25}H0.1Q0.22 ${y - 0.25} 0.24 ${y - 0.14}L0.2 ${y - 0.13}Q0.17 ${y - 0.19} 0.1 ${y - 0.19}H-0.07Z`,
    pen.lying(steel, y - 0.25, y - 0.13),
  );
};

/** A low stand in which the point of a thing rests. */
export const cradle = (pen: Pen, colour: Rgb): void => {
  const dark = tone(colour, -3);
  pen.oval(0, -0.03, 0.24, 0.035, dark);
  pen.shape('M-0.17 -0.17H0.17L0.24 -0.03H-0.24Z', pen.roll(dark, -0.24, 0.24));
  pen.oval(0, -0.17, 0.17, 0.03, tone(colour, -1.6));
};

/** A cap, a ring and a hook: it hangs on a branch. */
export const hook: Trim = (pen, _colour, { y }) => {
  pen.box(-0.06, y - 0.06, 0.12, 0.09, pen.roll(gold, -0.06, 0.06), 0.015);
  pen.ring(0, y - 0.1, 0.045, 0.045, 0.016, tone(gold, -0.6));
};

/** A knob on the lid, and the joint below it. */
export const lid: Trim = (pen, colour, { y, halfWide, halfHigh }) => {
  const { context } = pen;
  context.save();
  context.globalCompositeOperation = 'source-atop';
  const [wide, high] = [halfWide * 1.3, Math.max(0.02, halfHigh * 1.25)];
  pen.ring(0, y + 0.15, wide, high, 0.02, tone(colour, -3.4), 0, Math.PI);
  pen.ring(0, y + 0.17, wide, high, 0.01, tone(colour, 1.6), 0, Math.PI);
  pen.box(-0.045, y + 0.11 + high, 0.09, 0.11, gold, 0.02);
  pen.oval(0, y + 0.165 + high, 0.016, 0.02, ink);
  context.restore();
  pen.oval(0, y - 0.01, 0.07, 0.025, faint(ink, 0.3));
  pen.oval(0, y - 0.06, 0.06, 0.06, pen.ball(gold, 0, y - 0.06, 0.06));
};

/** A round plate that lies on the top of it. */
export const plate: Trim = (pen, colour) => {
  pen.oval(0, -0.925, 0.6, 0.05, tone(colour, -3));
  pen.oval(0, -0.95, 0.6, 0.05, pen.roll(tone(colour, 1), -0.6, 0.6));
};

/** A wide brim of straw, and the rings of its plait. */
export const strawBrim: Trim = (pen, colour) => {
  pen.oval(0, -0.16, 0.94, 0.16, tone(colour, -2));
  pen.oval(0, -0.18, 0.94, 0.16, pen.roll(colour, -0.94, 0.94));
  for (const share of [0.9, 0.78, 0.66]) pen.ring(0, -0.18, 0.94 * share, 0.16 * share, 0.012, tone(colour, -1.4));
};

/** Rings of plaited straw around the crown, and a ribbon. */
export const straw: Trim = (pen, colour) => {
  const { context } = pen;
  context.save();
  context.globalCompositeOperation = 'source-atop';
  for (let ring = 1; ring < 9; ring++) {
    const half = 0.47 * (ring / 9);
    pen.ring(0, -1 + ring * 0.105, half, half * 0.22, 0.012, faint(tone(colour, -1.5), 0.8), 0, Math.PI);
  }
  pen.ring(0, -0.13, 0.41, 0.09, 0.09, hex('#b8443f'), 0, Math.PI);
  context.restore();
};

/** A band above the brim. */
export const band: Trim = (pen, colour) => {
  const { context } = pen;
  context.save();
  context.globalCompositeOperation = 'source-atop';
  pen.box(-0.6, -0.2, 1.2, 0.1, tone(colour, -4));
  context.restore();
};

/** A strap above, behind and below: worn around a wrist. */
export const strap: Trim = (pen) => {
  const leather = hex('#5a3a2a');
  pen.shape('M-0.13 -1H0.13L0.17 -0.66V-0.34L0.13 0H-0.13L-0.17 -0.34V-0.66Z', pen.roll(leather, -0.17, 0.17));
  for (const y of [-0.06, -0.11, -0.16]) pen.oval(0, y, 0.014, 0.014, ink);
  pen.outline('M-0.14 -0.93H0.14V-0.86H-0.14Z', 0.02, gold);
};

/** A post to stand on. */
export const post: Trim = (pen) => {
  const steel = hex('#8a9199');
  pen.box(-0.03, -0.6, 0.06, 0.6, pen.roll(steel, -0.03, 0.03), 0.01);
};

/** A ribbon from which it hangs. */
export const ribbon: Trim = (pen) => {
  pen.shape('M-0.16 -1L-0.02 -1L0.06 -0.62H-0.08Z', hex('#b8323f'));
  pen.shape('M0.16 -1L0.02 -1L-0.06 -0.62H0.08Z', hex('#d8444f'));
};

/** A candle that stands in it. */
export const heldCandle: Trim = (pen, _colour, { y }) => {
  const wax = hex('#f6ead0');
  pen.box(-0.09, y - 0.3, 0.18, 0.34, pen.roll(wax, -0.09, 0.09), 0.02);
  flame(pen, wax, { y: y - 0.3, halfWide: 0.09, halfHigh: 0.02 });
};

/** Short wooden feet under a padded seat. */
export const feet: Trim = (pen, _colour, { halfWide }) => {
  const half = Math.max(0.2, halfWide * 0.9);
  for (const x of [-half, -half * 0.3, half * 0.45, half])
    pen.shape(
      `M${x - 0.035} -0.3L${x + 0.035} -0.3L${x + 0.02} 0H${x - 0.02}Z`,
      pen.roll(hex('#6a4630'), x - 0.035, x + 0.035),
    );
};

/** A ribbed cone over which half a lemon is turned. */
export const reamer: Trim = (pen, colour, { y, halfWide }) => {
  const half = Math.max(0.16, halfWide * 0.74);
  const foot = y + 0.02;
  pen.shape(
    `M${-half} ${foot}C${-half * 0.96} ${y - 0.2} ${-half * 0.4} -0.9 0 -1C${half * 0.4} -0.9 ${half * 0.96} ${y - 0.2} ${half} ${foot}C${half * 0.5} ${foot + 0.06} ${-half * 0.5} ${foot + 0.06} ${-half} ${foot}Z`,
    pen.roll(tone(colour, 0.6), -half, half),
  );
  for (const x of [-0.62, -0.22, 0.22, 0.62])
    pen.line(
      [
        [x * half, foot + 0.02],
        [x * half * 0.8, y - 0.16],
        [x * half * 0.16, -0.95],
      ],
      0.016,
      tone(colour, -1.6),
    );
};

/** The rod on which a weight swings, from its hook. */
export const pendulumRod: Trim = (pen, _colour, { y }) => {
  const brass = hex('#8a6a3a');
  pen.box(-0.018, -0.95, 0.036, y + 0.98, pen.roll(brass, -0.018, 0.018), 0.01);
  pen.box(-0.08, -1, 0.16, 0.06, tone(brass, -1), 0.02);
};
