import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { paintSnow, paintStones, paintWindow } from '../parts/facade.js';
import { createPen } from '../parts/pen.js';
import { gold, isWorn, lamplight, mainColour, ownColour, tone } from '../parts/tone.js';

export const tower: Drawable = {
  ...known('tower'),
  aspect: 0.4,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const stone = mainColour(brush, ['#b8a892', '#a9a49c', '#c9b594', '#a8795f']);
    const roof = ownColour(brush, ['#8f4a3e', '#4f5f74', '#6a4a4a', '#3f6a62'], 'roof');
    const front = pen.facing(-0.4);
    const side = pen.facing(0.9);
    const leaf = (left: number, corner: number, right: number, foot: number, head: number, steps: number): void => {
      pen.shape(
        [
          [left, foot],
          [corner, foot + 0.004],
          [corner, head],
          [left, head],
        ],
        pen.down(head, foot, tone(stone, front + steps + 0.4), tone(stone, front + steps - 0.3)),
      );
      pen.shape(
        [
          [corner, foot + 0.004],
          [right, foot],
          [right, head],
          [corner, head],
        ],
        pen.across(corner, right, tone(stone, side + steps), tone(stone, side + steps - 0.5)),
      );
    };
    leaf(-0.165, 0.06, 0.165, -0.004, -0.1, -0.3);
    leaf(-0.145, 0.05, 0.145, -0.09, -0.66, 0);
    paintStones(pen, -0.14, -0.64, 0.045, -0.1, 0.024, stone, front, 0.32);
    paintStones(pen, 0.06, -0.64, 0.14, -0.1, 0.024, stone, side, 0.2);
    for (const y of [-0.28, -0.46]) {
      paintWindow(pen, -0.075, y, 0.05, 0.09, {
        frame: tone(stone, -1),
        arch: 'round',
        columns: 1,
        steps: front,
        sill: false,
        broken: isWorn(brush) && y < -0.3,
      });
      pen.wall(0.05, 0, 0.8, -0.04, () =>
        paintWindow(pen, 0.04, y, 0.038, 0.09, {
          frame: tone(stone, -1),
          arch: 'round',
          columns: 1,
          steps: side,
          sill: false,
        }),
      );
    }
    pen.shape('M-0.085 0V-0.11A0.042 0.042 0 0 1 -0.001 -0.11V0Z', hex('#3f2c28'));
    // clock stage, wider
    leaf(-0.17, 0.058, 0.17, -0.64, -0.8, 0.2);
    pen.box(-0.18, -0.66, 0.24, 0.018, tone(stone, front + 0.9));
    pen.shape(
      [
        [0.06, -0.66],
        [0.18, -0.66],
        [0.18, -0.642],
        [0.06, -0.642],
      ],
      tone(stone, side - 0.2),
    );
    pen.oval(-0.056, -0.725, 0.062, 0.062, tone(gold, -0.8));
    pen.oval(-0.056, -0.725, 0.052, 0.052, brush.night ? hex('#ffefbc') : hex('#f6efdf'));
    pen.strokes(
      [
        [
          [-0.056, -0.725],
          [-0.056, -0.762],
        ],
        [
          [-0.056, -0.725],
          [-0.03, -0.712],
        ],
      ],
      0.008,
      hex('#3a2f2c'),
    );
    pen.box(-0.185, -0.815, 0.246, 0.022, tone(stone, front + 0.7));
    pen.shape(
      [
        [0.061, -0.815],
        [0.185, -0.815],
        [0.185, -0.793],
        [0.061, -0.793],
      ],
      tone(stone, side - 0.1),
    );
    if (brush.night) pen.glow(-0.056, -0.725, 0.14, lamplight, 0.5);
    if (isWorn(brush)) {
      for (const x of [-0.185, -0.1, -0.02, 0.08, 0.145])
        pen.box(x, -0.87 - (x < 0 ? 0.06 : 0), 0.045, 0.07 + (x < 0 ? 0.06 : 0), tone(stone, x < 0.05 ? front : side));
      pen.box(-0.185, -0.95, 0.045, 0.14, tone(stone, front));
      return;
    }
    const tip: Point = [-0.005, -0.985];
    pen.shape(
      [[-0.195, -0.808], [0.064, -0.803], tip],
      pen.slanted(-0.19, -0.95, 0.06, -0.8, tone(roof, front + 0.9), tone(roof, front - 0.2)),
    );
    pen.shape([[0.064, -0.803], [0.195, -0.81], tip], tone(roof, side - 0.1));
    paintSnow(pen, [[-0.13, -0.88], tip, [0.12, -0.87]], 0.03);
    pen.strokes([[tip, [tip[0], -0.998]]], 0.008, gold);
  },
};

export const skyscraper: Drawable = {
  ...known('skyscraper'),
  aspect: 0.42,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const frame = mainColour(brush, ['#8fa3b0', '#b5a48c', '#7a8a9a', '#a88a78', '#93a59a']);
    const front = pen.facing(-0.4);
    const side = pen.facing(0.9);
    const block = (
      left: number,
      corner: number,
      right: number,
      foot: number,
      head: number,
      columns: number,
      name: string,
    ): void => {
      pen.shape(
        [
          [left, foot],
          [corner, foot],
          [corner, head],
          [left, head + 0.006],
        ],
        pen.down(head, foot, tone(frame, front + 0.8), tone(frame, front - 0.4)),
      );
      pen.shape(
        [
          [corner, foot],
          [right, foot - 0.004],
          [right, head + 0.012],
          [corner, head],
        ],
        pen.down(head, foot, tone(frame, side + 0.3), tone(frame, side - 0.6)),
      );
      const rows = Math.round((foot - head) / 0.026);
      const lights = pen.form.fork(name);
      const glass: string[] = [];
      const lit: string[] = [];
      const shine: string[] = [];
      for (const [from, to, count] of [
        [left, corner, columns],
        [corner, right, Math.ceil(columns * 0.6)],
      ] as const) {
        const step = (to - from) / count;
        for (let row = 0; row < rows; row++) {
          const y = head + 0.014 + row * ((foot - head - 0.02) / rows);
          for (let column = 0; column < count; column++) {
            const box = `M${from + step * (column + 0.16)} ${y}h${step * 0.68}v0.0165h${-step * 0.68}Z`;
            const chance = lights.next();
            if (brush.night && chance < 0.48) lit.push(box);
            else if (chance > 0.8) shine.push(box);
            else glass.push(box);
          }
        }
      }
      pen.shape(glass.join(''), brush.night ? hex('#2c3a52') : pen.down(head, foot, hex('#7d9fb5'), hex('#48637c')));
      pen.shape(shine.join(''), brush.night ? hex('#3a4c68') : hex('#b5d0dc'));
      if (lit.length > 0) pen.shape(lit.join(''), pen.down(head, foot, hex('#ffe9ae'), hex('#f3b760')));
    };
    block(-0.205, 0.02, 0.205, 0, -0.3, 6, 'podium');
    block(-0.175, 0.03, 0.175, -0.28, -0.72, 5, 'middle');
    block(-0.13, 0.03, 0.13, -0.7, -0.88, 4, 'upper');
    for (const [left, corner, right, y] of [
      [-0.21, 0.02, 0.21, -0.3],
      [-0.18, 0.03, 0.18, -0.72],
      [-0.135, 0.03, 0.135, -0.88],
    ] as const) {
      pen.box(left, y - 0.008, corner - left, 0.014, tone(frame, front + 1.2));
      pen.shape(
        [
          [corner, y - 0.008],
          [right, y + 0.002],
          [right, y + 0.014],
          [corner, y + 0.006],
        ],
        tone(frame, side),
      );
      paintSnow(
        pen,
        [
          [left, y - 0.01],
          [right, y - 0.005],
        ],
        0.016,
      );
    }
    pen.box(-0.05, -0.925, 0.1, 0.045, tone(frame, front - 0.4));
    pen.limb([0, -0.92], [0, -0.995], 0.016, 0.005, tone(frame, -1.6));
    if (brush.night) {
      pen.oval(0, -0.99, 0.006, 0.006, hex('#ff6a55'));
      pen.glow(0, -0.99, 0.04, hex('#ff6a55'), 0.8);
    }
    pen.box(-0.12, -0.05, 0.07, 0.05, brush.night ? lamplight : hex('#35485c'));
  },
};
