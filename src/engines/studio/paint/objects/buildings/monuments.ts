import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { paintSnow, paintStones, paintWindow } from '../parts/facade.js';
import { createPen } from '../parts/pen.js';
import { faint, gold, has, isWorn, lamplight, mainColour, ownColour, tone } from '../parts/tone.js';

export const tower: Drawable = {
  concept: 'tower',
  words: ['watchtower', 'clock tower', 'bell tower', 'turret', 'keep'],
  kind: 'building',
  habitat: 'ground',
  height: 28,
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
  concept: 'skyscraper',
  words: ['office building', 'high-rise', 'apartment building', 'building', 'hotel', 'office tower', 'apartment'],
  kind: 'building',
  habitat: 'ground',
  height: 120,
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

/** A Greek temple with steps, columns and a pediment. */
export const temple: Drawable = {
  concept: 'temple',
  words: ['parthenon', 'museum', 'ruins', 'courthouse', 'bank', 'pantheon'],
  kind: 'building',
  habitat: 'ground',
  height: 14,
  aspect: 1.42,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const marble = mainColour(brush, ['#e6dcc6', '#ddd5c8', '#e9dfd0', '#d9c9a8']);
    const worn = isWorn(brush) || has(brush, 'greek', 'roman');
    for (const [half, foot, height] of [
      [0.71, 0, 0.055],
      [0.68, -0.055, 0.05],
      [0.65, -0.105, 0.045],
    ] as const) {
      pen.box(-half, foot - height, half * 2, height, pen.face(tone(marble, -0.3), -half, foot - height, half, foot));
      pen.box(-half, foot - height, half * 2, height * 0.28, tone(marble, 1.3));
    }
    // the dim cella behind the columns
    pen.box(
      -0.58,
      -0.66,
      1.16,
      0.51,
      brush.night
        ? pen.down(-0.66, -0.15, hex('#6a4a35'), hex('#c98a4a'))
        : pen.down(-0.66, -0.15, tone(marble, -4), tone(marble, -2.6)),
    );
    pen.box(-0.09, -0.5, 0.18, 0.35, brush.night ? lamplight : tone(marble, -5));
    if (brush.night) pen.glow(0, -0.35, 0.5, lamplight, 0.35);
    const columns = 6;
    for (let index = 0; index < columns; index++) {
      const x = -0.54 + (index / (columns - 1)) * 1.08;
      const broken = worn && index === columns - 1 && pen.form.chance(0.5);
      const head = broken ? -0.4 : -0.655;
      pen.shape(
        `M${x - 0.06} -0.15L${x - 0.048} ${head}H${x + 0.048}L${x + 0.06} -0.15Z`,
        pen.roll(marble, x - 0.058, x + 0.058, 1.25),
      );
      pen.strokes(
        [-0.03, -0.01, 0.012, 0.033].map((shift) => [
          [x + shift * 1.1, -0.16],
          [x + shift * 0.9, head + 0.02],
        ]),
        0.006,
        faint(tone(marble, -2.2), 0.5),
        true,
      );
      if (!broken) {
        pen.box(x - 0.068, head - 0.022, 0.136, 0.026, tone(marble, 0.8), 0.006);
        pen.box(x - 0.06, head, 0.12, 0.03, faint([40, 30, 80], 0.25));
      }
      pen.box(x - 0.068, -0.165, 0.136, 0.02, tone(marble, 0.5), 0.005);
    }
    // architrave, frieze, cornice, pediment
    pen.box(-0.63, -0.735, 1.26, 0.06, pen.face(marble, -0.63, -0.735, 0.63, -0.675));
    pen.strokes(
      Array.from({ length: 13 }, (_, index): [Point, Point] => [
        [-0.6 + index * 0.1, -0.73],
        [-0.6 + index * 0.1, -0.69],
      ]),
      0.02,
      faint(tone(marble, -1.8), 0.5),
      true,
    );
    pen.box(-0.67, -0.77, 1.34, 0.036, tone(marble, 1));
    const pediment: readonly Point[] = [
      [-0.69, -0.77],
      [0, -0.985],
      [0.69, -0.77],
    ];
    pen.shape(pediment, tone(marble, 0.9));
    pen.shape(
      [
        [-0.56, -0.785],
        [0, -0.95],
        [0.56, -0.785],
      ],
      pen.face(tone(marble, -0.7), -0.5, -0.95, 0.5, -0.78),
    );
    pen.oval(0, -0.845, 0.055, 0.042, tone(marble, 0.6));
    for (const x of [-0.18, -0.3, 0.18, 0.3]) pen.oval(x, -0.815, 0.05, 0.022, tone(marble, 0.4));
    pen.oval(0, -0.988, 0.02, 0.014, tone(marble, 0.6));
    paintSnow(
      pen,
      [
        [-0.68, -0.775],
        [0, -0.985],
        [0.68, -0.775],
      ],
      0.03,
    );
    if (worn)
      for (let index = 0; index < 6; index++)
        pen.oval(pen.form.between(-0.6, 0.6), pen.form.between(-0.14, -0.02), 0.03, 0.016, faint(hex('#8a9a5a'), 0.55));
  },
};

export const pyramid: Drawable = {
  concept: 'pyramid',
  words: ['pyramids', 'egyptian pyramid'],
  kind: 'building',
  habitat: 'ground',
  height: 100,
  aspect: 1.72,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const stone = mainColour(brush, ['#dcb678', '#d2a768', '#e0c088', '#c99c62']);
    const apex: Point = [0.08, -0.995];
    const left: Point = [-0.85, -0.06];
    const near: Point = [0.28, 0];
    const right: Point = [0.85, -0.1];
    const front = pen.facing(-0.5);
    const side = pen.facing(0.95);
    pen.shape(
      [left, near, apex],
      pen.slanted(apex[0], apex[1], left[0], 0, tone(stone, front + 0.8), tone(stone, front - 0.3)),
    );
    pen.shape([near, right, apex], pen.down(-1, 0, tone(stone, side + 0.2), tone(stone, side - 0.8)));
    const rows = 22;
    for (const [from, to, steps] of [
      [left, near, front],
      [near, right, side],
    ] as const) {
      const lines: [Point, Point][] = [];
      const blocks: [Point, Point][] = [];
      const random = pen.fine.fork(steps.toFixed(2));
      for (let row = 1; row < rows; row++) {
        const share = row / rows;
        const a: Point = [from[0] + (apex[0] - from[0]) * share, from[1] + (apex[1] - from[1]) * share];
        const b: Point = [to[0] + (apex[0] - to[0]) * share, to[1] + (apex[1] - to[1]) * share];
        lines.push([a, b]);
        for (let index = 0; index < pen.count(0, 3); index++) {
          const place = random.next() * 0.94;
          blocks.push([
            [a[0] + (b[0] - a[0]) * place, a[1] + (b[1] - a[1]) * place + 0.02],
            [a[0] + (b[0] - a[0]) * (place + 0.05), a[1] + (b[1] - a[1]) * (place + 0.05) + 0.02],
          ]);
        }
      }
      pen.inside([from, to, apex], () => {
        pen.strokes(lines, 0.008, faint(tone(stone, steps - 1.6), 0.5), true);
        pen.strokes(blocks, 0.03, faint(tone(stone, steps + 0.9), 0.5), true);
      });
    }
    // the weathered tip
    pen.shape([apex, [0.0, -0.9], [0.1, -0.885]], tone(stone, front + 1.4));
    pen.shape([apex, [0.1, -0.885], [0.15, -0.89]], tone(stone, side + 0.6));
    pen.shape(
      [
        [-0.27, -0.028],
        [-0.2, -0.026],
        [-0.2, -0.1],
        [-0.27, -0.1],
      ],
      hex('#4a3526'),
    );
  },
};

export const bridge: Drawable = {
  concept: 'bridge',
  words: ['stone bridge', 'arch bridge', 'footbridge', 'viaduct', 'aqueduct'],
  kind: 'building',
  habitat: 'water',
  height: 7,
  aspect: 3,
  overhang: 0.1,
  top: { y: -0.78, left: -0.5, right: 0.5 },
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
    // the far parapet and the road between
    pen.shape('M-1.46 -0.6C-1 -0.7 -0.5 -0.97 0 -0.985C0.5 -0.97 1 -0.7 1.46 -0.6L1.46 -0.5H-1.46Z', tone(stone, -1.4));
    pen.shape(
      'M-1.49 -0.56C-1 -0.67 -0.5 -0.885 0 -0.9C0.5 -0.885 1 -0.67 1.49 -0.56V-0.46H-1.49Z',
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
