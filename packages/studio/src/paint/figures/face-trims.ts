import type { Shape } from '../../catalogue/shapes.js';
import { css, hex, lighten, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context, Point } from '../kit/shapes.js';
import type { Pen } from '../objects/parts/pen.js';
import { faint, tone } from '../objects/parts/tone.js';
import { edgesOf } from './edges.js';
import { outlineOf } from './outlines.js';
import type { FaceTrim } from './trim.js';

const ink = hex('#2b2733');
const paper = hex('#f4efe4');

/** A groove around a board, and its grain. */
export const groove: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  context.save();
  trace(context);
  context.clip();
  for (let line = 0; line < 9; line++) {
    const y = -0.95 + line * 0.11;
    pen.line(
      [
        [-aspect / 2, y],
        [-aspect / 6, y + 0.02],
        [aspect / 6, y - 0.015],
        [aspect / 2, y + 0.01],
      ],
      0.009,
      faint(lighten(colour, -0.14), 0.6),
    );
  }
  context.restore();
  strokeInner(pen, trace, 0.88, 0.022, lighten(colour, -0.16));
};

export function inner(pen: Pen, share: number, paint: () => void): void {
  const { context } = pen;
  context.save();
  context.translate(0, -0.5 * (1 - share));
  context.scale(share, share);
  paint();
  context.restore();
}

export function fillInner(pen: Pen, trace: (context: Context) => void, share: number, colour: Rgb | string): void {
  inner(pen, share, () => {
    trace(pen.context);
    pen.context.fillStyle = typeof colour === 'string' ? colour : css(colour);
    pen.context.fill();
  });
}

/** Paints within the outline drawn in: what belongs to the flesh does not run over the peel. */
export function withinInner(pen: Pen, trace: (context: Context) => void, share: number, paint: () => void): void {
  pen.context.save();
  inner(pen, share, () => trace(pen.context));
  pen.context.clip();
  paint();
  pen.context.restore();
}

export function strokeInner(
  pen: Pen,
  trace: (context: Context) => void,
  share: number,
  width: number,
  colour: Rgb,
): void {
  inner(pen, share, () => {
    trace(pen.context);
    pen.context.lineJoin = 'round';
    pen.context.lineWidth = width / share;
    pen.context.strokeStyle = css(colour);
    pen.context.stroke();
  });
}

/** Where the middle of an outline is: a triangle's lies low. */
export const MIDDLE = -0.47;

/** A part within the face, in the form that was said of it. */
export function paintedIn(pen: Pen, part: RegExp, aspect: number, share: number, fill: Rgb, rim: Rgb): boolean {
  const said = pen.brush.parts?.find(({ name, shape }) => shape && part.test(name ?? ''));
  if (!said?.shape) return false;
  const { trace, aspect: wide } = outlineOf(said.shape);
  const high = Math.min(share, (aspect * share) / wide);
  pen.at(
    0,
    MIDDLE + high / 2,
    () => {
      trace(pen.context);
      pen.context.fillStyle = css(said.colour ?? fill);
      pen.context.fill();
      pen.context.lineWidth = 0.05;
      pen.context.strokeStyle = css(rim);
      pen.context.stroke();
    },
    high,
    high,
  );
  return true;
}

/** Of a border only the band is seen, small enough for its corners to lie on a round thing: filled, it would be a sheet over the pattern. */
function bandIn(pen: Pen, shape: Shape, aspect: number, colour: Rgb): void {
  const { trace, aspect: wide } = outlineOf(shape);
  const high = Math.min(0.66, (aspect * 0.66) / wide);
  pen.at(
    0,
    MIDDLE + high / 2,
    () => {
      trace(pen.context);
      pen.context.lineJoin = 'miter';
      pen.context.lineWidth = 0.07;
      pen.context.strokeStyle = css(colour);
      pen.context.stroke();
    },
    high,
    high,
  );
}

export const warning: FaceTrim = (pen, colour, trace) => {
  strokeInner(pen, trace, 0.9, 0.05, mix(colour, [255, 250, 240], 0.85));
  const pictured = [...pen.brush.attributes].some((word) => word.startsWith('shows-'));
  if (pen.brush.lettering !== undefined || pictured) return;
  pen.box(-0.035, MIDDLE - 0.2, 0.07, 0.26, mix(colour, [255, 250, 240], 0.9), 0.02);
  pen.oval(0, MIDDLE + 0.14, 0.045, 0.045, mix(colour, [255, 250, 240], 0.9));
};

/** Stuffed: no corner is sharp, light in the middle, piping at the edge, creases towards the corners. */
export const stuffed: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  trace(context);
  context.lineWidth = 0.1;
  context.lineJoin = 'round';
  context.strokeStyle = css(lighten(colour, -0.07));
  context.stroke();
  const bulge = context.createRadialGradient(pen.lit * 0.14, MIDDLE - 0.14, 0.05, 0, MIDDLE, 0.62);
  bulge.addColorStop(0, css(lighten(colour, 0.06), 1));
  bulge.addColorStop(0.7, css(colour, 1));
  bulge.addColorStop(1, css(lighten(colour, -0.1), 1));
  trace(context);
  context.fillStyle = bulge;
  context.fill();
  strokeInner(pen, trace, 0.98, 0.022, lighten(colour, -0.13));
  for (const [side, up] of [
    [-1, -0.82],
    [1, -0.82],
    [-1, -0.14],
    [1, -0.14],
  ] as const)
    pen.line(
      [
        [side * aspect * 0.34, MIDDLE + (up - MIDDLE) * 0.72],
        [side * aspect * 0.24, MIDDLE + (up - MIDDLE) * 0.42],
      ],
      0.014,
      faint(lighten(colour, -0.12), 0.5),
    );
};

export const border: FaceTrim = (pen, colour, trace, aspect) => {
  const pale = mix(colour, [255, 240, 214], 0.65);
  const said = pen.brush.parts?.find(({ name, shape }) => shape && /^(?:border|hem)$/.test(name ?? ''));
  if (said?.shape) {
    bandIn(pen, said.shape, aspect, said.colour ?? pale);
    return strokeInner(pen, trace, 0.94, 0.014, pale);
  }
  strokeInner(pen, trace, 0.86, 0.03, pale);
  strokeInner(pen, trace, 0.72, 0.014, pale);
  fillInner(pen, trace, 0.3, css(pale, 0.5));
};

/** A raised rim around a hollow. */
export const rim: FaceTrim = (pen, colour, trace) => {
  strokeInner(pen, trace, 0.95, 0.02, lighten(colour, 0.12));
  fillInner(pen, trace, 0.74, lighten(colour, -0.06));
  strokeInner(pen, trace, 0.74, 0.014, lighten(colour, -0.14));
};

export const spine: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  strokeInner(pen, trace, 0.88, 0.012, mix(colour, [255, 240, 210], 0.7));
  context.save();
  trace(context);
  context.clip();
  pen.box(-aspect / 2, -1, aspect * 0.14, 1, lighten(colour, -0.12));
  context.restore();
  // along its edge, whatever way that runs
  const { reach } = edgesOf(context);
  for (let ring = 0; ring < 6; ring++) {
    const y = -0.86 + ring * 0.145;
    const edge = reach(y, -1, aspect / 2);
    if (edge !== undefined && edge > 0.14) pen.ring(-edge + 0.05, y, 0.045, 0.03, 0.014, hex('#d8dce2'));
  }
  pen.box(-0.16, -0.62, 0.36, 0.05, mix(colour, [255, 250, 240], 0.8), 0.01);
  pen.box(-0.1, -0.52, 0.24, 0.03, mix(colour, [255, 250, 240], 0.7), 0.01);
};

export const checks: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  context.save();
  inner(pen, 0.86, () => {
    trace(context);
    context.clip();
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 8; column++) {
        if ((row + column) % 2 === 0) continue;
        context.fillStyle = css(lighten(colour, -0.3));
        context.fillRect(-aspect / 2 + (column * aspect) / 8, -1 + row / 8, aspect / 8, 1 / 8);
      }
  });
  context.restore();
};

export const pores: FaceTrim = (pen, colour) => {
  const random = pen.form;
  for (let pore = 0; pore < 26; pore++) {
    const size = random.between(0.012, 0.035);
    pen.oval(random.between(-0.36, 0.36), random.between(-0.84, -0.16), size, size, lighten(colour, -0.14));
  }
};

/** A button: a rim around a hollow with four holes. */
export const holes: FaceTrim = (pen, colour, trace) => {
  strokeInner(pen, trace, 0.92, 0.03, lighten(colour, 0.14));
  fillInner(pen, trace, 0.68, lighten(colour, -0.07));
  strokeInner(pen, trace, 0.68, 0.016, lighten(colour, -0.2));
  for (const [x, y] of [
    [-0.085, -0.085],
    [0.085, -0.085],
    [-0.085, 0.085],
    [0.085, 0.085],
  ] as const)
    pen.oval(x, MIDDLE + y, 0.042, 0.042, ink);
};

/** A pin's middle: a star. */
export const starred: FaceTrim = (pen, colour, trace) => {
  strokeInner(pen, trace, 0.86, 0.03, mix(colour, [255, 244, 214], 0.7));
  const points = Array.from({ length: 10 }, (_, corner): Point => {
    const angle = -Math.PI / 2 + (corner * Math.PI) / 5;
    const reach = corner % 2 === 0 ? 0.2 : 0.085;
    return [Math.cos(angle) * reach, MIDDLE + Math.sin(angle) * reach];
  });
  pen.shape(points, mix(colour, [255, 244, 214], 0.85));
};

/** Six arms with twigs, and a rim. */
export const snowflake: FaceTrim = (pen, colour, trace) => {
  const frost = mix(colour, [255, 255, 255], 0.9);
  strokeInner(pen, trace, 0.9, 0.03, frost);
  for (let arm = 0; arm < 6; arm++)
    pen.at(
      0,
      MIDDLE - 0.03,
      () => {
        pen.strokes(
          [
            [
              [0, 0],
              [0, -0.3],
            ],
            [
              [0, -0.17],
              [-0.08, -0.25],
            ],
            [
              [0, -0.17],
              [0.08, -0.25],
            ],
            [
              [0, -0.08],
              [-0.06, -0.14],
            ],
            [
              [0, -0.08],
              [0.06, -0.14],
            ],
          ],
          0.026,
          frost,
        );
      },
      1,
      1,
      (arm * Math.PI) / 3,
    );
};

/** A soft packet: a slit from which one tissue stands out, and welded edges. */
export const packet: FaceTrim = (pen, colour, trace) => {
  strokeInner(pen, trace, 0.93, 0.02, lighten(colour, -0.1));
  pen.oval(0, -0.44, 0.24, 0.06, lighten(colour, -0.28));
  pen.smooth(
    [
      [-0.2, -0.42],
      [-0.24, -0.6],
      [-0.12, -0.64],
      [-0.04, -0.76],
      [0.06, -0.66],
      [0.16, -0.72],
      [0.24, -0.58],
      [0.2, -0.42],
    ],
    pen.down(-0.76, -0.4, paper, tone(paper, -1.2)),
  );
  pen.shape('M-0.26 -0.43Q0 -0.34 0.26 -0.43V-0.38Q0 -0.28 -0.26 -0.38Z', colour);
  pen.box(-0.16, -0.24, 0.32, 0.05, mix(colour, [255, 255, 255], 0.75), 0.02);
};
