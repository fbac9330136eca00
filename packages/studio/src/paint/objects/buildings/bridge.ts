import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { paintSnow, paintStones } from '../parts/facade.js';
import { createPen } from '../parts/pen.js';
import { faint, lamplight, mainColour, tone } from '../parts/tone.js';

export const bridge: Drawable = {
  ...known('bridge'),
  aspect: 3,
  overhang: 0.1,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const stone = mainColour(brush, ['#b0a490', '#a39a8c', '#bca588', '#9c9a98']);
    const spans: readonly (readonly [number, number, number])[] = [
      [-0.79, 0.33, 0.52],
      [0, 0.33, 0.62],
      [0.79, 0.33, 0.52],
    ];
    const arch = (x: number, half: number, rise: number): string =>
      `M${x - half} 0A${half} ${rise} 0 0 1 ${x + half} 0Z`;
    const hole = (x: number, half: number, rise: number): string =>
      `M${x + half} 0A${half} ${rise} 0 0 0 ${x - half} 0Z`;
    // the far parapet and the road between, above the arches: they must not be seen through these
    pen.shape(
      'M-1.46 -0.6C-1 -0.7 -0.5 -0.97 0 -0.985C0.5 -0.97 1 -0.7 1.46 -0.6L1.46 -0.5L0.5 -0.68H-0.5L-1.46 -0.5Z',
      tone(stone, -1.4),
    );
    pen.shape(
      'M-1.49 -0.56C-1 -0.67 -0.5 -0.885 0 -0.9C0.5 -0.885 1 -0.67 1.49 -0.56V-0.48L0.5 -0.66H-0.5L-1.49 -0.48Z',
      tone(hex('#c9bda6'), 0.4),
    );
    // one looks through the arches, past the flank of each vault
    for (const [x, half, rise] of spans) {
      pen.inside(arch(x, half, rise), () =>
        pen.shape(
          arch(x, half, rise) + hole(x + 0.13, half, rise - 0.07),
          pen.down(-0.6, 0, tone(stone, -3.2), tone(stone, -1.8)),
        ),
      );
    }
    const front = `M-1.49 0V-0.52C-1 -0.64 -0.5 -0.84 0 -0.85C0.5 -0.84 1 -0.64 1.49 -0.52V0Z${spans.map((span) => hole(...span)).join('')}`;
    pen.shape(front, pen.face(stone, -1.5, -0.9, 1.5, 0, 1.2));
    pen.inside(front, () => {
      paintStones(pen, -1.48, -0.84, 1.48, 0, 0.05, stone, 0, 0.26);
      pen.box(-1.5, -0.16, 3, 0.16, pen.down(-0.16, 0, faint([30, 40, 50], 0), faint([30, 40, 50], 0.35)));
    });
    // dressed stones around each arch
    for (const [x, half, rise] of spans) {
      const voussoirs: [Point, Point][] = [];
      for (let index = 0; index <= 12; index++) {
        const angle = Math.PI * (0.035 + (index / 12) * 0.93);
        voussoirs.push([
          [x + Math.cos(angle) * half, -Math.sin(angle) * rise],
          [x + Math.cos(angle) * (half + 0.075), -Math.sin(angle) * (rise + 0.075)],
        ]);
      }
      pen.strokes(voussoirs, 0.07, tone(stone, 0.9), true);
      pen.strokes(voussoirs, 0.01, faint(tone(stone, -2), 0.6));
    }
    // parapet
    pen.shape(
      'M-1.5 -0.52C-1 -0.64 -0.5 -0.84 0 -0.85C0.5 -0.84 1 -0.64 1.5 -0.52V-0.6C1 -0.74 0.5 -0.92 0 -0.93C-0.5 -0.92 -1 -0.74 -1.5 -0.6Z',
      pen.down(-0.93, -0.5, tone(stone, 1), tone(stone, 0)),
    );
    pen.line(
      [
        [-1.48, -0.605],
        [-1, -0.72],
        [-0.5, -0.87],
        [0, -0.935],
        [0.5, -0.87],
        [1, -0.72],
        [1.48, -0.605],
      ],
      0.035,
      tone(stone, 1.6),
    );
    pen.line(
      [
        [-1.49, -0.51],
        [-1, -0.62],
        [-0.5, -0.79],
        [0, -0.845],
        [0.5, -0.79],
        [1, -0.62],
        [1.49, -0.51],
      ],
      0.02,
      faint(tone(stone, -2.2), 0.7),
    );
    paintSnow(
      pen,
      [
        [-1.48, -0.61],
        [-1, -0.73],
        [-0.5, -0.885],
        [0, -0.945],
        [0.5, -0.885],
        [1, -0.73],
        [1.48, -0.61],
      ],
      0.04,
    );
    // lamps on the parapet
    for (const [x, y] of [
      [-0.72, -0.82],
      [0.72, -0.82],
    ] as const) {
      pen.strokes(
        [
          [
            [x, y],
            [x, y - 0.12],
          ],
        ],
        0.016,
        hex('#3b3f4a'),
      );
      pen.oval(x, y - 0.14, 0.026, 0.034, brush.night ? hex('#ffefbc') : hex('#e9e2cf'));
      if (brush.night) pen.glow(x, y - 0.14, 0.2, lamplight, 0.7);
    }
  },
};
