import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { faint, has, mainColour, silver, snow, timber, tone } from '../parts/tone.js';

/** An open umbrella, upright, as one holds it. */
export const umbrella: Drawable = {
  ...known('umbrella'),
  aspect: 1.12,
  patterns: ['striped', 'rainbow'],
  paint(context, brush) {
    const pen = createPen(context, brush);
    const cloth = mainColour(brush, ['#d0483c', '#e0a83a', '#3f7f8a', '#4a5f9a', '#c9607f', '#e07a44']);
    const second = has(brush, 'striped', 'colorful', 'colourful', 'rainbow') ? hex('#f5ecd8') : undefined;
    const wide = 0.56;
    const eaves = -0.5;
    // shaft and hooked handle
    pen.line(
      [
        [0, -0.9],
        [0, -0.1],
      ],
      0.02,
      pen.across(-0.01, 0.01, tone(silver, pen.lit < 0 ? 1.4 : -1.4), tone(silver, pen.lit < 0 ? -1.4 : 1.4)),
    );
    pen.line(
      [
        [0, -0.17],
        [0, -0.075],
        [0.035, -0.025],
        [0.085, -0.025],
        [0.115, -0.07],
      ],
      0.042,
      tone(timber, -0.6),
    );
    pen.line(
      [
        [-0.008, -0.17],
        [-0.006, -0.075],
        [0.034, -0.034],
        [0.08, -0.033],
      ],
      0.014,
      tone(timber, 1.8),
    );
    // the inside of the far cloth
    pen.shape(
      `M${-wide} ${eaves}Q-0.3 -0.62 0 -0.6Q0.3 -0.62 ${wide} ${eaves}Q0.3 -0.47 0 -0.455Q-0.3 -0.47 ${-wide} ${eaves}Z`,
      tone(cloth, -3),
    );
    pen.strokes(
      [
        [
          [0, -0.68],
          [-0.34, -0.49],
        ],
        [
          [0, -0.68],
          [0.34, -0.49],
        ],
        [
          [0, -0.66],
          [-0.12, -0.47],
        ],
        [
          [0, -0.66],
          [0.12, -0.47],
        ],
      ],
      0.007,
      hex('#8c9098'),
    );
    // panels between the ribs; each scallops at its hem
    const ribs = [-1, -0.68, -0.25, 0.25, 0.68, 1];
    const crown = -0.945;
    for (let index = 0; index < ribs.length - 1; index++) {
      const from = (ribs[index] as number) * wide;
      const to = (ribs[index + 1] as number) * wide;
      const dip = (share: number): number => eaves + (1 - share ** 2) * 0.055;
      const fromY = dip(ribs[index] as number);
      const toY = dip(ribs[index + 1] as number);
      const middle = (from + to) / 2;
      const colour = second && index % 2 ? second : cloth;
      const facing = (middle / wide) * pen.lit;
      pen.shape(
        `M0 ${crown}C${from * 0.55} ${crown + 0.02} ${from * 0.97} ${crown + 0.2} ${from} ${fromY}Q${middle} ${(fromY + toY) / 2 - 0.055} ${to} ${toY}C${to * 0.97} ${crown + 0.2} ${to * 0.55} ${crown + 0.02} 0 ${crown}Z`,
        pen.slanted(
          middle * 0.4,
          crown,
          middle,
          eaves,
          tone(colour, facing * 1.3 + 0.9),
          tone(colour, facing * 1.3),
          tone(colour, facing * 1.3 - 0.9),
        ),
      );
      pen.shape(
        `M0 ${crown}C${from * 0.55} ${crown + 0.02} ${from * 0.97} ${crown + 0.2} ${from} ${fromY}L${from + (to - from) * 0.2} ${fromY - 0.03}C${(from + (to - from) * 0.2) * 0.97} ${crown + 0.2} ${from * 0.6} ${crown + 0.03} 0 ${crown}Z`,
        faint(tone(colour, facing * 1.3 - 1.6), 0.45),
      );
    }
    pen.strokes(
      [
        [
          [0, crown],
          [0, -0.99],
        ],
      ],
      0.022,
      hex('#6b6f78'),
    );
    pen.oval(0, crown + 0.004, 0.024, 0.012, tone(cloth, -1.6));
    if (brush.snowy)
      pen.shape(
        `M-0.36 -0.79Q-0.2 -0.97 0 -0.965Q0.2 -0.97 0.36 -0.79Q0.2 -0.84 0 -0.83Q-0.2 -0.84 -0.36 -0.79Z`,
        snow,
      );
  },
};
