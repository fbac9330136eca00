import { hex, lighten } from '../kit/colour.js';
import { faint, tone } from '../objects/parts/tone.js';
import type { FaceTrim, Trim } from './trim.js';

const metal = hex('#d5dade');

/** A zip along the edge with its pull, whatever the outline: a case that opens. */
export const zipped: FaceTrim = (pen, colour, trace) => {
  const { context } = pen;
  const around = (scale: number, wide: number, paint: string, dash: readonly number[] = []): void => {
    context.save();
    context.translate(0, -0.5 * (1 - scale));
    context.scale(scale, scale);
    trace(context);
    context.restore();
    context.lineWidth = wide;
    context.strokeStyle = paint;
    context.setLineDash([...dash]);
    context.stroke();
    context.setLineDash([]);
  };
  around(0.84, 0.06, faint(lighten(colour, -0.2), 1));
  around(0.84, 0.034, faint(metal, 1), [0.022, 0.018]);
  around(0.7, 0.01, faint(lighten(colour, 0.14), 0.7), [0.04, 0.03]);
  pen.box(-0.035, -0.145, 0.07, 0.05, pen.roll(metal, -0.035, 0.035), 0.012);
  pen.box(-0.024, -0.105, 0.048, 0.1, tone(metal, -1), 0.016);
};

/** Pencils look out over the edge. */
export const pencils: Trim = (pen, _colour, { y }) => {
  const reach = Math.max(0.12, 0.16);
  for (const [x, lean, paint] of [
    [-0.09, -0.12, '#f0b92e'],
    [0.02, 0.03, '#d8524a'],
    [0.12, 0.14, '#4a8fd0'],
  ] as const) {
    const tip: readonly [number, number] = [x + lean * 0.8, y - reach];
    pen.limb([x - lean, y + 0.3], [x + lean * 0.5, y - reach * 0.62], 0.06, 0.06, hex(paint));
    pen.limb([x + lean * 0.5, y - reach * 0.62], [tip[0], tip[1]], 0.055, 0.014, hex('#e9cfa0'));
    pen.oval(tip[0], tip[1], 0.012, 0.014, hex('#3a3438'));
  }
};

/** A tablet looks out of its case: dark glass, a lit screen with its signs. */
export const tabletOut: Trim = (pen, _colour, { y, halfWide }) => {
  const half = Math.max(0.2, Math.min(0.34, halfWide * 1.1));
  pen.box(-half, y - 0.15, half * 2, 0.6, hex('#23252c'), 0.03);
  pen.box(-half + 0.03, y - 0.12, half * 2 - 0.06, 0.5, hex('#5fa8d8'), 0.01);
  for (const [at, paint] of ['#f2b544', '#e8604f', '#7fc06a', '#f4f1e8'].entries())
    pen.box(-half * 0.72 + at * half * 0.42, y - 0.095, half * 0.24, half * 0.24, hex(paint), 0.014);
};

/** A watch on its cushion behind the glass of the lid. */
export const watchInside: FaceTrim = (pen, colour, trace) => {
  const { context } = pen;
  context.save();
  trace(context);
  context.clip();
  pen.oval(0, -0.5, 0.36, 0.36, lighten(colour, -0.24));
  pen.oval(0, -0.5, 0.33, 0.33, hex('#efe6d4'));
  pen.box(-0.075, -0.86, 0.15, 0.72, hex('#6b3f2a'), 0.03);
  pen.oval(0, -0.5, 0.19, 0.19, hex('#c9a24a'));
  pen.oval(0, -0.5, 0.155, 0.155, hex('#fbf8f0'));
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour * Math.PI) / 6;
    pen.oval(Math.sin(angle) * 0.125, -0.5 - Math.cos(angle) * 0.125, 0.011, 0.011, hex('#2b2733'));
  }
  pen.limb([0, -0.5], [0, -0.6], 0.02, 0.014, hex('#2b2733'));
  pen.limb([0, -0.5], [0.07, -0.46], 0.022, 0.016, hex('#2b2733'));
  context.restore();
  pen.ring(0, -0.5, 0.35, 0.35, 0.024, hex('#c9a24a'));
};

/** A ring above with a key on it: what hangs from it is its tag. */
export const keyOnRing: Trim = (pen, _colour, { y }) => {
  pen.ring(0, y - 0.2, 0.19, 0.19, 0.036, tone(metal, -1.6));
  pen.ring(0, y - 0.2, 0.19, 0.19, 0.016, tone(metal, 1));
  pen.ring(0.3, y - 0.1, 0.08, 0.08, 0.05, hex('#d0a53a'));
  pen.limb([0.34, y - 0.03], [0.46, y + 0.28], 0.045, 0.04, hex('#d0a53a'));
  pen.limb([0.43, y + 0.16], [0.5, y + 0.13], 0.04, 0.04, hex('#b88a2a'));
  pen.limb([0.46, y + 0.25], [0.53, y + 0.22], 0.04, 0.04, hex('#b88a2a'));
  pen.limb([0, y - 0.02], [0, y + 0.06], 0.04, 0.04, tone(metal, -1));
};

/** The chain that it hangs on lies above it in a loop. */
export const chained: Trim = (pen, colour) => {
  const links = 40;
  for (let link = 0; link < links; link++) {
    const angle = (link / links) * Math.PI * 2 + Math.PI / 2;
    const [x, y] = [Math.cos(angle) * 0.36, -0.8 + Math.sin(angle) * 0.19];
    pen.oval(x, y, 0.02, 0.017, tone(colour, link % 2 === 0 ? 0.8 : -1));
  }
};

/** The two legs of a pin, bent at one end. */
export const pinned: Trim = (pen) => {
  const wire = hex('#3a3a42');
  pen.outline('M0.82 -0.58H-0.7C-0.84 -0.58 -0.84 -0.42 -0.7 -0.42H0.8', 0.05, wire);
  pen.outline('M0.8 -0.595H-0.68', 0.012, lighten(wire, 0.4));
};

/** A second edge within the first, and a heart in the middle. */
export const hearted: FaceTrim = (pen, colour, trace) => {
  const { context } = pen;
  for (const [scale, wide, paint] of [
    [0.86, 0.03, tone(colour, -1.6)],
    [0.8, 0.014, tone(colour, 1.8)],
  ] as const) {
    context.save();
    context.translate(0, -0.5 * (1 - scale));
    context.scale(scale, scale);
    trace(context);
    context.restore();
    context.lineWidth = wide;
    context.strokeStyle = faint(paint, 1);
    context.stroke();
  }
  pen.shape(
    'M0 -0.3C-0.22 -0.44 -0.2 -0.62 -0.1 -0.62C-0.04 -0.62 0 -0.58 0 -0.54C0 -0.58 0.04 -0.62 0.1 -0.62C0.2 -0.62 0.22 -0.44 0 -0.3Z',
    tone(colour, -1.2),
  );
};
