import { hex, lighten } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';
import type { Pen } from '../objects/parts/pen.js';
import { tone } from '../objects/parts/tone.js';
import { outlineOf } from './outlines.js';
import type { FaceTrim, Trim } from './trim.js';

/** Painted only within the outline, drawn so much smaller around its middle. */
function within(pen: Pen, trace: (context: Context) => void, share: number, paint: () => void): void {
  const { context } = pen;
  context.save();
  context.translate(0, -0.47 * (1 - share));
  context.scale(share, share);
  trace(context);
  context.clip();
  paint();
  context.restore();
}

/** The outline that was said of this part, as large as the whole has room for it. */
function formOf(pen: Pen, part: string, aspect: number): ((context: Context) => void) | undefined {
  const shape = pen.brush.parts?.find(({ name, shape: own }) => own && name === part)?.shape;
  if (!shape) return undefined;
  const { trace, aspect: own } = outlineOf(shape);
  const size = Math.min(1, aspect / own);
  return (context) => {
    context.save();
    context.translate(0, -(1 - size) / 2);
    context.scale(size, size);
    trace(context);
    context.restore();
  };
}

/** A picture behind its mat, whatever the outline of the frame: hills under a sun. */
export const framedPicture: FaceTrim = (pen, colour, trace, aspect) => {
  const half = aspect / 2 + 0.1;
  within(pen, trace, 0.86, () => pen.box(-half, -1.1, half * 2, 1.2, lighten(colour, -0.2)));
  within(pen, trace, 0.82, () => pen.box(-half, -1.1, half * 2, 1.2, hex('#c9b48f')));
  within(pen, formOf(pen, 'mat', aspect) ?? trace, 0.82, () => pen.box(-half, -1.1, half * 2, 1.2, hex('#f6f1e6')));
  const photo = formOf(pen, 'photo', aspect) ?? formOf(pen, 'picture', aspect) ?? formOf(pen, 'mat', aspect);
  const view = (): void => {
    pen.box(-half, -1.1, half * 2, 1.2, pen.down(-1, 0, hex('#8fc4e0'), hex('#e6f0e6')));
    pen.oval(half * 0.28, -0.64, 0.09, 0.09, hex('#fbd96a'));
    pen.smooth(
      [
        [-half, -0.3],
        [-half * 0.4, -0.62],
        [half * 0.1, -0.36],
        [half, -0.52],
        [half, 0.2],
        [-half, 0.2],
      ],
      hex('#7fae7a'),
    );
    pen.smooth(
      [
        [-half, -0.16],
        [-half * 0.2, -0.28],
        [half * 0.4, -0.18],
        [half, -0.3],
        [half, 0.2],
        [-half, 0.2],
      ],
      hex('#4f8a5f'),
    );
  };
  // whatever its form, it ends within the frame
  if (photo) within(pen, trace, 0.78, () => within(pen, photo, 0.82, view));
  else within(pen, trace, 0.66, view);
};

/** Boards across the outline with a few things on them: books, a pot, a jar. */
export const boards: FaceTrim = (pen, colour, trace, aspect) => {
  const half = aspect / 2 + 0.1;
  within(pen, trace, 0.86, () => {
    pen.box(-half, -1.1, half * 2, 1.2, lighten(colour, -0.24));
    for (const [row, foot] of [-0.02, -0.36, -0.68].entries()) {
      const reach = 0.34 - row * 0.09;
      for (const [at, paint] of ['#b8473f', '#3f6f9a', '#d8a23f'].entries())
        pen.box(-reach * 0.6 + at * 0.06, foot - 0.2 + (at % 2) * 0.03, 0.052, 0.2, hex(paint), 0.006);
      pen.box(reach * 0.5 - 0.06, foot - 0.12, 0.12, 0.12, pen.roll(hex('#e9e2d4'), 0, 0.2), 0.02);
      pen.oval(reach * 0.5, foot - 0.17, 0.08, 0.07, hex('#5f9a4f'));
      pen.box(-half, foot, half * 2, 0.04, lighten(colour, 0.06));
    }
  });
};

/** The holes of a cheese. */
export const cheeseHoles: Trim = (pen, colour) => {
  const { context } = pen;
  context.save();
  context.globalCompositeOperation = 'source-atop';
  for (const [x, y, size] of [
    [-0.26, -0.52, 0.075],
    [-0.08, -0.3, 0.055],
    [-0.34, -0.26, 0.045],
    [0.2, -0.5, 0.05],
    [0.32, -0.34, 0.07],
    [0.1, -0.16, 0.04],
    [-0.12, -0.86, 0.05],
    [0.16, -0.9, 0.035],
    [-0.2, -0.12, 0.04],
  ] as const) {
    pen.oval(x, y, size, size * 0.9, tone(colour, -2.2));
    pen.oval(x + size * 0.14, y + size * 0.18, size * 0.74, size * 0.66, tone(colour, -1));
  }
  context.restore();
};
