import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { paintLeaf } from '../parts/foliage.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { paintContact, paintGloss } from '../parts/solid.js';
import { faint, leafGreen, mainColour, tone } from '../parts/tone.js';

export const apple: Drawable = {
  ...known('apple'),
  aspect: 0.95,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const skin = mainColour(brush, ['#c8382f', '#b83a32', '#9cb445', '#d4553a', '#d9a840']);
    const lean = pen.form.around(0.012);
    const flesh = `M0 -0.74C0.1 -0.83 0.3 -0.84 0.4 -0.72C0.5 -0.6 0.49 -0.36 0.38 -0.16C0.3 -0.02 0.17 0.02 ${0.07 + lean} -0.02Q0 -0.045 ${-0.07 + lean} -0.02C-0.17 0.02 -0.3 -0.02 -0.38 -0.16C-0.49 -0.36 -0.5 -0.6 -0.4 -0.72C-0.3 -0.84 -0.1 -0.83 0 -0.74Z`;
    pen.shape(flesh, pen.ball(skin, 0, -0.42, 0.46, 1.15));
    pen.inside(flesh, () => {
      // streaks from the stalk, and a blush
      const streaks = pen.fine.fork('streaks');
      const blush = brush.colour ? tone(skin, 1) : mix(skin, hex('#f0c860'), 0.5);
      for (let index = 0; index < pen.count(4, 12); index++) {
        const angle = streaks.between(-1.25, 1.25);
        pen.line(
          [
            [Math.sin(angle) * 0.1, -0.7],
            [Math.sin(angle) * 0.36, -0.55],
            [Math.sin(angle) * 0.46, streaks.between(-0.4, -0.15)],
          ],
          0.012,
          faint(blush, 0.28),
        );
      }
      pen.at(-pen.lit * 0.2, -0.16, () => pen.glow(0, 0, 1, blush, 0.3), 0.26, 0.2);
      // light thrown back from the table
      pen.at(0, -0.02, () => pen.glow(0, 0, 1, tone(skin, 2.4), 0.4), 0.3, 0.1);
      pen.at(0, -0.745, () => pen.glow(0, 0, 1, tone(skin, -4), 0.85), 0.2, 0.085);
    });
    pen.line(
      [
        [0, -0.72],
        [0.012 + lean, -0.85],
        [0.06 + lean, -0.97],
      ],
      0.034,
      hex('#5d4029'),
    );
    pen.line(
      [
        [0.004, -0.74],
        [0.018 + lean, -0.85],
        [0.064 + lean, -0.965],
      ],
      0.012,
      hex('#9c7850'),
    );
    paintLeaf(pen, 0.02, -0.84, 0.3, 0.17, -0.35 + lean * 4, leafGreen);
    paintGloss(pen, pen.lit * 0.21, -0.6, 0.13, 0.1, 0.75, pen.lit * 0.5);
    paintContact(pen, 0, -0.015, 0.2, 0.02, 0.35);
  },
};

function isOrange(colour: Rgb): boolean {
  const [red, green, blue] = colour;
  return red > 190 && green > red * 0.4 && green < red * 0.8 && blue < green;
}

/** The face of a citrus fruit cut in half: pith, and wedges around the core. */
function paintCut(pen: Pen, peel: Rgb): void {
  const wedges = 9;
  const pith = mix(tone(peel, 3), hex('#fff4e0'), 0.72);
  pen.oval(0, -0.44, 0.4, 0.385, tone(peel, -1.2));
  pen.oval(0, -0.44, 0.385, 0.37, pith);
  for (let index = 0; index < wedges; index++) {
    const at = (index / wedges) * Math.PI * 2 - Math.PI / 2;
    const [from, to] = [at + 0.05, at + (Math.PI * 2) / wedges - 0.05];
    const point = (angle: number, reach: number): string =>
      `${(Math.cos(angle) * 0.385 * reach).toFixed(4)} ${(-0.44 + Math.sin(angle) * 0.37 * reach).toFixed(4)}`;
    const middle = (from + to) / 2;
    pen.shape(
      `M${point(middle, 0.12)}L${point(from, 0.78)}Q${point(from, 0.9)} ${point(middle, 0.91)}Q${point(to, 0.9)} ${point(to, 0.78)}Z`,
      tone(peel, index % 2 ? 0.9 : 0.4),
    );
    pen.shape(`M${point(middle, 0.3)}L${point(from + 0.12, 0.74)}L${point(middle, 0.7)}Z`, faint(tone(peel, 2.6), 0.5));
  }
}

export const orange: Drawable = {
  ...known('orange'),
  aspect: 0.97,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const peel = mainColour(brush, ['#ec9030', '#e88a2a', '#f09c3c']);
    pen.oval(0, -0.465, 0.48, 0.462, pen.ball(peel, 0, -0.465, 0.48, 1.05));
    const pores = pen.fine.fork('pores');
    for (const steps of [-1.2, 1.6]) {
      context.beginPath();
      for (let index = 0; index < pen.count(10, 44); index++) {
        const angle = pores.between(0, Math.PI * 2);
        const reach = Math.sqrt(pores.next()) * 0.42;
        const x = Math.cos(angle) * reach;
        const y = -0.465 + Math.sin(angle) * reach;
        context.moveTo(x + 0.009, y);
        context.arc(x, y, 0.009, 0, Math.PI * 2);
      }
      context.fillStyle = faint(tone(peel, steps), 0.5);
      context.fill();
    }
    pen.at(0, -0.05, () => pen.glow(0, 0, 1, tone(peel, 2), 0.35), 0.3, 0.1);
    // in a colour that is not its own only its flesh still tells it from a tomato
    if (brush.colour && !isOrange(brush.colour)) paintCut(pen, peel);
    pen.at(0.01, -0.86, () => pen.glow(0, 0, 1, tone(peel, -3.4), 0.6), 0.14, 0.06);
    paintLeaf(pen, 0.02, -0.88, 0.34, 0.17, -0.22 + pen.form.around(0.08), leafGreen);
    paintLeaf(pen, 0.0, -0.88, 0.22, 0.12, -2.6 + pen.form.around(0.1), tone(leafGreen, -0.5));
    pen.oval(0.01, -0.885, 0.035, 0.022, hex('#5f7a3f'));
    paintGloss(pen, pen.lit * 0.2, -0.66, 0.13, 0.1, 0.6, pen.lit * 0.5);
    paintContact(pen, 0, -0.012, 0.2, 0.02, 0.3);
  },
};

export const lemon: Drawable = {
  ...known('lemon'),
  aspect: 1.56,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const peel = mainColour(brush, ['#f0cb3c', '#ecc233', '#f3d450']);
    const body =
      'M-0.7 -0.4C-0.66 -0.48 -0.6 -0.5 -0.55 -0.58C-0.42 -0.82 -0.2 -0.9 0.04 -0.9C0.32 -0.9 0.5 -0.76 0.58 -0.6C0.63 -0.55 0.7 -0.52 0.715 -0.45C0.72 -0.37 0.64 -0.35 0.6 -0.3C0.5 -0.1 0.28 0.005 0.02 0.005C-0.26 0.005 -0.46 -0.1 -0.56 -0.28C-0.6 -0.33 -0.69 -0.34 -0.7 -0.4Z';
    context.save();
    context.scale(1.1, 1.1);
    pen.shape(body, pen.ball(peel, 0, -0.45, 0.58, 1.05));
    pen.inside(body, () => {
      const pores = pen.fine.fork('pores');
      context.beginPath();
      for (let index = 0; index < pen.count(10, 40); index++) {
        const x = pores.between(-0.6, 0.6);
        const y = pores.between(-0.85, -0.05);
        context.moveTo(x + 0.01, y);
        context.arc(x, y, 0.01, 0, Math.PI * 2);
      }
      context.fillStyle = faint(tone(peel, -1.4), 0.45);
      context.fill();
      pen.at(0, 0, () => pen.glow(0, 0, 1, tone(peel, 2), 0.4), 0.5, 0.12);
    });
    paintLeaf(pen, -0.6, -0.5, 0.42, 0.2, -1.0 + pen.form.around(0.1), leafGreen);
    pen.oval(-0.665, -0.43, 0.03, 0.045, hex('#8a9a4a'));
    paintGloss(pen, pen.lit * 0.24, -0.68, 0.2, 0.09, 0.6, pen.lit * 0.25);
    paintContact(pen, 0, -0.01, 0.28, 0.02, 0.3);
    context.restore();
  },
};

export const pear: Drawable = {
  ...known('pear'),
  aspect: 0.68,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const skin = mainColour(brush, ['#b8b848', '#c9b04a', '#a8b254', '#d2a84a']);
    const lean = pen.form.around(0.02);
    const body = `M${lean - 0.07} -0.86C${lean + 0.03} -0.9 ${lean + 0.12} -0.84 ${lean + 0.14} -0.72C0.17 -0.58 0.33 -0.46 0.34 -0.27C0.35 -0.08 0.2 0.005 0 0.005C-0.2 0.005 -0.35 -0.08 -0.34 -0.27C-0.33 -0.46 -0.18 -0.56 ${lean - 0.15} -0.7C${lean - 0.15} -0.78 ${lean - 0.13} -0.84 ${lean - 0.07} -0.86Z`;
    pen.shape(body, pen.ball(skin, 0, -0.34, 0.44, 1.15));
    pen.inside(body, () => {
      if (!brush.colour) pen.at(-pen.lit * 0.2, -0.3, () => pen.glow(0, 0, 1, hex('#c8603a'), 0.5), 0.24, 0.34);
      const dots = pen.fine.fork('dots');
      for (let index = 0; index < pen.count(6, 22); index++)
        pen.oval(dots.between(-0.3, 0.3), dots.between(-0.75, -0.05), 0.006, 0.006, faint(tone(skin, -2), 0.5));
      pen.at(0, 0, () => pen.glow(0, 0, 1, tone(skin, 2), 0.35), 0.26, 0.08);
    });
    pen.line(
      [
        [lean, -0.85],
        [lean + 0.02, -0.92],
        [lean + 0.06, -0.985],
      ],
      0.03,
      hex('#5d4029'),
    );
    paintLeaf(pen, lean + 0.02, -0.9, 0.26, 0.14, -0.15, leafGreen);
    paintGloss(pen, pen.lit * 0.15, -0.42, 0.075, 0.13, 0.6, pen.lit * -0.2);
    paintGloss(pen, lean + pen.lit * 0.05, -0.76, 0.04, 0.06, 0.5);
    paintContact(pen, 0, -0.01, 0.16, 0.016, 0.3);
  },
};

export const banana: Drawable = {
  ...known('banana'),
  aspect: 1.56,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const peel = mainColour(brush, ['#f0c83f', '#ecc034', '#e9cf5a']);
    const fruit = (turn: number, scale: number, steps: number): void =>
      pen.at(
        -0.56,
        -0.88,
        () => {
          const skin = tone(peel, steps);
          const body =
            'M-0.05 -0.08C-0.07 0.02 -0.1 0.1 -0.1 0.2C-0.1 0.56 0.22 0.86 0.66 0.87C0.92 0.87 1.12 0.76 1.26 0.58C1.29 0.53 1.24 0.47 1.19 0.5C1.08 0.56 0.86 0.58 0.68 0.54C0.4 0.47 0.18 0.3 0.1 0.08C0.08 0.02 0.06 -0.02 0.06 -0.08Z';
          pen.shape(body, pen.down(0, 0.87, tone(skin, 0.9), tone(skin, 0.2), tone(skin, -1)));
          pen.inside(body, () => {
            pen.shape(
              'M-0.12 0.1C-0.06 0.5 0.26 0.72 0.68 0.73C0.9 0.73 1.12 0.66 1.28 0.54L1.3 0.9H-0.15Z',
              faint(tone(skin, -1.8), 0.55),
            );
            pen.line(
              [
                [0.03, 0],
                [0.14, 0.34],
                [0.44, 0.56],
                [0.8, 0.62],
                [1.2, 0.53],
              ],
              0.03,
              faint(tone(skin, 2.4), 0.6),
            );
            const spots = pen.fine.fork(`spots ${turn}`);
            for (let index = 0; index < pen.count(2, 9); index++)
              pen.oval(
                spots.between(0.1, 1),
                spots.between(0.4, 0.8),
                spots.between(0.008, 0.02),
                0.008,
                faint(hex('#7a5020'), 0.55),
              );
          });
          pen.oval(1.235, 0.525, 0.035, 0.045, hex('#5a4326'), 0.9);
        },
        scale,
        scale,
        turn,
      );
    fruit(0, 1, 0);
    pen.shape(
      'M-0.66 -0.99Q-0.56 -1.01 -0.5 -0.985L-0.47 -0.84Q-0.58 -0.78 -0.66 -0.82Z',
      pen.down(-1, -0.8, hex('#7a6030'), tone(peel, -0.8)),
    );
    paintContact(pen, 0.05, -0.02, 0.4, 0.02, 0.25);
  },
};
