import { css, hex, lighten } from '../kit/colour.js';
import type { Point } from '../kit/shapes.js';
import type { Pen } from '../objects/parts/pen.js';
import { faint, tone } from '../objects/parts/tone.js';
import { outlineOf } from './outlines.js';
import type { Trim, FaceTrim } from './trim.js';
import { inner, fillInner, strokeInner, withinInner, MIDDLE } from './face-trims.js';

const ink = hex('#2b2733');

export const icing: FaceTrim = (pen, _colour, trace) => {
  const cream = hex('#fbf3e6');
  fillInner(pen, trace, 0.98, cream);
  strokeInner(pen, trace, 0.8, 0.03, hex('#f0c6cf'));
};

/** Cherries on the icing, standing up. */
export function cherries(pen: Pen, y: number, wide: number): void {
  for (const share of [-0.7, -0.25, 0.25, 0.7]) {
    const [x, radius] = [share * wide, 0.07];
    pen.oval(x, y, radius, radius, pen.ball(hex('#c8283a'), x, y, radius));
    pen.line(
      [
        [x, y - 0.06],
        [x + 0.03, y - 0.13],
      ],
      0.012,
      hex('#4f7a3a'),
    );
  }
}

export const melon: FaceTrim = (pen, _colour, trace) => {
  fillInner(pen, trace, 0.9, hex('#e6efc8'));
  fillInner(pen, trace, 0.82, hex('#e04a4f'));
  for (const [x, y] of [
    [0, -0.36],
    [-0.14, -0.3],
    [0.15, -0.28],
    [-0.06, -0.52],
    [0.08, -0.58],
    [0.02, -0.22],
  ] as const)
    pen.oval(x, y, 0.014, 0.026, ink);
};

/** Slices of something all over it, in the form that was said of them. */
export const toppings: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  const said = pen.brush.parts?.find(({ name, shape }) => shape && name === 'topping');
  const crust = pen.brush.parts?.find(({ name, shape }) => shape && name === 'crust')?.shape;
  const { trace: slice, aspect: wide } = outlineOf(said?.shape ?? 'round');
  strokeInner(pen, trace, 0.96, 0.05, lighten(colour, 0.06));
  const cheese = (): void => {
    const columns = Math.max(3, Math.round(aspect * 3));
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < columns; column++) {
        const x = ((column + (row % 2 === 0 ? 0.5 : 0.05)) / columns - 0.5) * aspect;
        const y = -0.17 - row * 0.23;
        for (const [size, paint] of [
          [0.17, '#c8402f'],
          [0.12, '#d8563f'],
        ] as const)
          pen.at(
            x,
            y + size / 2,
            () => {
              slice(context);
              context.fillStyle = css(said?.colour && size > 0.15 ? said.colour : hex(paint));
              context.fill();
            },
            size / wide,
            size,
          );
        pen.oval(x + 0.15, y - 0.1, 0.03, 0.018, hex('#4f8a3f'));
      }
  };
  const { trace: ring, aspect: broad } = outlineOf(crust ?? 'round');
  const share = crust ? Math.min(0.84, (aspect * 0.84) / broad) : 0.86;
  context.save();
  trace(context);
  context.clip();
  inner(pen, share, () => {
    (crust ? ring : trace)(context);
    context.fillStyle = css(hex('#f4c552'));
    context.fill();
    context.clip();
    cheese();
  });
  context.restore();
};

export const crumb: FaceTrim = (pen, _colour, trace) => {
  fillInner(pen, trace, 0.88, hex('#f6dfae'));
  for (let pore = 0; pore < 16; pore++) {
    const angle = pore * 2.4;
    const reach = 0.05 + pore * 0.014;
    pen.oval(Math.cos(angle) * reach, MIDDLE + Math.sin(angle) * reach, 0.014, 0.01, hex('#e6c48a'));
  }
};

export const chips: FaceTrim = (pen, colour, trace, aspect) => {
  // baked: browner towards the edge, the crumb cracked, chips all over
  strokeInner(pen, trace, 0.94, 0.05, lighten(colour, -0.08));
  const wide = aspect > 1.2 ? aspect * 1.3 : 0.92;
  for (let chip = 0; chip < 14; chip++) {
    const angle = chip * 2.4;
    const reach = 0.07 + chip * 0.02;
    const [x, y] = [Math.cos(angle) * reach * wide, MIDDLE + Math.sin(angle) * reach];
    pen.oval(x + 0.03, y + 0.05, 0.02, 0.012, lighten(colour, -0.12));
    pen.oval(x, y, 0.046, 0.042, hex('#4a2a1c'));
    pen.oval(x - 0.012, y - 0.014, 0.014, 0.01, hex('#8a5a40'));
  }
};

/** Dark stripes from end to end of a whole melon. */
export const melonStripes: Trim = (pen, colour) => {
  const { context } = pen;
  context.save();
  context.globalCompositeOperation = 'source-atop';
  for (const share of [-0.92, -0.66, -0.36, 0, 0.36, 0.66, 0.92]) {
    const points = Array.from({ length: 13 }, (_, step): Point => {
      const along = step / 12;
      const jag = step % 2 === 0 ? 0.016 : -0.016;
      return [-0.7 + along * 1.4, -0.5 + share * 0.5 * Math.sin(Math.PI * along) + jag];
    });
    pen.line(points, 0.06, faint(tone(colour, -3), 0.75));
  }
  context.restore();
  pen.line(
    [
      [0.69, -0.52],
      [0.76, -0.6],
    ],
    0.03,
    hex('#8a6a3a'),
  );
};

/** Strips of dough over the filling. */
export const lattice: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  fillInner(pen, trace, 0.84, hex('#c8783a'));
  context.save();
  inner(pen, 0.84, () => {
    trace(context);
    context.clip();
    for (let strip = -4; strip < 9; strip++) {
      pen.limb(
        [-aspect / 2 + strip * 0.2, -1],
        [-aspect / 2 + strip * 0.2 + 0.5, 0],
        0.07,
        0.07,
        lighten(colour, 0.05),
      );
      pen.limb(
        [-aspect / 2 + strip * 0.2, 0],
        [-aspect / 2 + strip * 0.2 + 0.5, -1],
        0.07,
        0.07,
        lighten(colour, 0.02),
      );
    }
  });
  context.restore();
};

/** A cut through a citrus fruit: peel, white, and its segments. */
export const citrus: FaceTrim = (pen, colour, trace) => {
  fillInner(pen, trace, 0.9, hex('#fbf6dc'));
  fillInner(pen, trace, 0.8, lighten(colour, 0.04));
  withinInner(pen, trace, 0.82, () => {
    for (let segment = 0; segment < 7; segment++) {
      const angle = -Math.PI + (segment * Math.PI) / 6;
      pen.line(
        [
          [0, -0.12],
          [Math.cos(angle) * 0.4, -0.12 + Math.sin(angle) * 0.62],
        ],
        0.026,
        hex('#fbf6dc'),
      );
    }
  });
};
