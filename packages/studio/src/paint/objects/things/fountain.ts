import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { createPen } from '../parts/pen.js';
import { turned } from '../parts/solid.js';
import { faint, mainColour, ownColour, tone } from '../parts/tone.js';

/** Carved marble of a standing figure is left to `statue`; this is the basin with water. */
export const fountain: Drawable = {
  ...known('fountain'),
  aspect: 1.42,
  overhang: 0.1,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const stone = mainColour(brush, ['#b8b0a4', '#c9bda8', '#a9a8a8']);
    const water = ownColour(brush, ['#6fa8bd', '#7fb5c4'], 'water');
    const basin = (y: number, radius: number, height: number, foot: number): void => {
      pen.shape(
        turned(
          [
            [foot, y + height],
            [radius * 0.92, y + height * 0.35],
            [radius, y],
          ],
          0,
          0.18,
        ),
        pen.roll(stone, -radius, radius, 1.1),
      );
      pen.oval(0, y, radius, radius * 0.18, tone(stone, 1.3));
      pen.oval(
        0,
        y + 0.004,
        radius * 0.92,
        radius * 0.15,
        pen.across(-radius, radius, tone(water, -0.6), tone(water, 1)),
      );
      pen.ring(0, y + 0.004, radius * 0.5, radius * 0.08, 0.008, faint([255, 255, 255], 0.6));
    };
    const step = (radius: number, foot: number, head: number, steps: number): void =>
      pen.shape(
        turned(
          [
            [radius, foot],
            [radius, head],
          ],
          0,
          0.13,
        ),
        pen.roll(tone(stone, steps), -radius, radius),
      );
    step(0.71, -0.092, -0.14, 0);
    pen.oval(0, -0.14, 0.71, 0.092, tone(stone, 1));
    step(0.64, -0.12, -0.28, -0.2);
    step(0.67, -0.27, -0.31, 0.2);
    pen.oval(0, -0.31, 0.67, 0.088, tone(stone, 1.4));
    pen.oval(0, -0.305, 0.61, 0.074, pen.across(-0.6, 0.6, tone(water, -0.8), tone(water, 0.9)));
    pen.shape(
      turned(
        [
          [0.16, -0.28],
          [0.07, -0.36],
          [0.07, -0.5],
          [0.14, -0.56],
        ],
        0,
        0.2,
      ),
      pen.roll(stone, -0.14, 0.14),
    );
    const spray = (radius: number, from: number, to: number): void => {
      for (const side of [-1, 1]) {
        for (const share of [0.55, 1])
          pen.line(
            [
              [0, from],
              [side * radius * 0.5 * share, from - 0.03],
              [side * radius * share, to],
            ],
            0.022,
            faint([232, 244, 248], 0.7),
          );
      }
    };
    basin(-0.58, 0.36, 0.09, 0.08);
    spray(0.5, -0.62, -0.31);
    pen.shape(
      turned(
        [
          [0.07, -0.57],
          [0.05, -0.66],
          [0.08, -0.74],
        ],
        0,
        0.2,
      ),
      pen.roll(stone, -0.08, 0.08),
    );
    basin(-0.76, 0.2, 0.06, 0.05);
    spray(0.29, -0.8, -0.6);
    pen.shape(
      'M-0.03 -0.76Q-0.05 -0.9 0 -0.99Q0.05 -0.9 0.03 -0.76Z',
      pen.down(-1, -0.76, faint([245, 250, 252], 0.85), faint([190, 220, 230], 0.8)),
    );
    for (const side of [-1, 1])
      pen.line(
        [
          [0, -0.93],
          [side * 0.07, -0.92],
          [side * 0.14, -0.79],
        ],
        0.018,
        faint([232, 244, 248], 0.75),
      );
    pen.ring(0, -0.3, 0.34, 0.05, 0.01, faint([255, 255, 255], 0.6));
  },
};
