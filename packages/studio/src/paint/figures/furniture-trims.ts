import { hex, lighten, mix } from '../kit/colour.js';
import { faint, tone } from '../objects/parts/tone.js';
import type { FaceTrim, Front, Trim } from './trim.js';

/** Rows of drawers, each with its knobs, whatever the outline of the front. */
export const drawers: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  const half = aspect / 2;
  context.save();
  trace(context);
  context.clip();
  const gap = lighten(colour, -0.2);
  for (const y of [-0.68, -0.36]) pen.box(-half, y - 0.012, aspect, 0.024, gap);
  pen.box(-0.012, -1, 0.024, 1, gap);
  for (const y of [-0.83, -0.52, -0.19])
    for (const side of [-1, 1]) {
      const x = side * Math.min(half * 0.42, 0.34);
      pen.oval(x, y, 0.035, 0.035, pen.ball(mix(colour, [226, 190, 110], 0.8), x, y, 0.035));
    }
  context.restore();
  trace(context);
  context.lineWidth = 0.04;
  context.strokeStyle = faint(lighten(colour, 0.08), 1);
  context.stroke();
};

/** Padded, with buttons drawn in. */
export const tufts: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  context.save();
  trace(context);
  context.clip();
  const step = 0.2;
  for (let row = 0; row < 6; row++)
    for (let column = -6; column <= 6; column++) {
      const [x, y] = [(column + (row % 2) / 2) * step, -0.06 - row * step * 0.9];
      if (Math.abs(x) > aspect / 2) continue;
      pen.line(
        [
          [x, y],
          [x + step / 2, y - step * 0.9],
        ],
        0.012,
        faint(lighten(colour, -0.14), 0.8),
      );
      pen.line(
        [
          [x, y],
          [x - step / 2, y - step * 0.9],
        ],
        0.012,
        faint(lighten(colour, -0.14), 0.8),
      );
      pen.oval(x, y, 0.018, 0.018, lighten(colour, -0.2));
    }
  context.restore();
  trace(context);
  context.lineWidth = 0.05;
  context.strokeStyle = faint(lighten(colour, -0.12), 1);
  context.stroke();
};

/** A rod with a bulb in its socket, where a shade would sit. */
export const socket: Trim = (pen, _colour, { y }) => {
  pen.limb([0, y + 0.04], [0, y - 0.16], 0.06, 0.06, pen.roll([176, 148, 92], -0.03, 0.03));
  pen.box(-0.05, y - 0.22, 0.1, 0.08, pen.roll([120, 112, 104], -0.05, 0.05), 0.015);
  pen.oval(0, y - 0.3, 0.085, 0.1, pen.ball([250, 238, 200], 0, y - 0.3, 0.09));
};

/** A small clock that is held up. */
export const smallClock: Trim = (pen, colour, { y }) => {
  const middle = y - 0.19;
  pen.limb([0, y + 0.06], [0, y - 0.06], 0.07, 0.05, tone(colour, -1.6));
  pen.oval(0, middle, 0.2, 0.2, pen.ball([206, 162, 70], 0, middle, 0.2));
  pen.oval(0, middle, 0.165, 0.165, [250, 246, 236]);
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour * Math.PI) / 6;
    pen.oval(Math.sin(angle) * 0.135, middle - Math.cos(angle) * 0.135, 0.009, 0.009, [43, 39, 51]);
  }
  pen.limb([0, middle], [-0.055, middle - 0.06], 0.018, 0.012, [43, 39, 51]);
  pen.limb([0, middle], [0.06, middle - 0.095], 0.014, 0.008, [43, 39, 51]);
};

/** Toast: a dark crust, browned towards the middle, pores. */
export const toasted: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  trace(context);
  context.fillStyle = faint(mix(colour, [250, 222, 166], 0.6), 1);
  context.fill();
  context.lineWidth = 0.07;
  context.strokeStyle = faint(lighten(colour, -0.26), 1);
  context.stroke();
  context.save();
  context.clip();
  for (const share of [0.42, 0.34, 0.26]) pen.oval(0, -0.5, aspect * share, share, faint(lighten(colour, -0.02), 0.22));
  const random = pen.form.fork('pores');
  for (let index = 0; index < 26; index++) {
    const [x, y] = [random.around(aspect * 0.38), -0.5 + random.around(0.36)];
    pen.oval(x, y, random.between(0.008, 0.022), 0.01, faint(lighten(colour, index % 2 === 0 ? -0.16 : 0.12), 0.8));
  }
  // butter melts on it: nobody takes it for wood
  pen.oval(0.01, -0.4, 0.2, 0.13, faint([250, 214, 92], 0.75));
  pen.shape(
    [
      [-0.12, -0.44],
      [0.05, -0.52],
      [0.14, -0.42],
      [-0.03, -0.34],
    ],
    faint([255, 232, 138], 1),
  );
  context.restore();
};

/** The bed that a headboard belongs to, seen from its foot: alone it would be a board that stands in the room. */
export const bedBefore: Front = (pen, colour, aspect) => {
  const [half, foot] = [aspect / 2, 0];
  const sheet = hex('#f4efe4');
  const cover = mix(colour, [236, 226, 206], 0.45);
  const wood = hex('#6a4a34');
  for (const side of [-1, 1]) {
    pen.box(side * half * 0.86 - 0.03, foot - 0.1, 0.06, 0.1, tone(wood, -1), 0.01);
    const left = side * half * 0.46 - half * 0.4;
    const pillow = pen.face(sheet, left, foot - 0.62, left + half * 0.8, foot - 0.42, 0.8);
    pen.box(left, foot - 0.63, half * 0.8, 0.2, tone(sheet, -1.4), 0.09);
    pen.box(left, foot - 0.64, half * 0.8, 0.19, pillow, 0.09);
  }
  pen.shape(
    [
      [-half * 0.93, foot - 0.46],
      [half * 0.93, foot - 0.46],
      [half, foot - 0.32],
      [-half, foot - 0.32],
    ],
    tone(cover, 1),
  );
  pen.shape(
    [
      [-half * 0.93, foot - 0.46],
      [half * 0.93, foot - 0.46],
      [half * 0.95, foot - 0.42],
      [-half * 0.95, foot - 0.42],
    ],
    sheet,
  );
  pen.box(-half, foot - 0.33, half * 2, 0.25, pen.face(cover, -half, foot - 0.33, half, foot - 0.08, 0.8), 0.025);
  for (const share of [-0.55, 0.1, 0.62])
    pen.line(
      [
        [half * share, foot - 0.31],
        [half * (share + 0.03), foot - 0.1],
      ],
      0.014,
      faint(tone(cover, -1.4), 0.7),
    );
};
