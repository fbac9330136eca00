import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { paintSnow } from '../parts/facade.js';
import { createPen } from '../parts/pen.js';
import { turned } from '../parts/solid.js';
import { darkTimber, faint, gold, isWorn, mainColour, ownColour, timber, tone } from '../parts/tone.js';
import { paintGrain } from '../parts/wood.js';

export const fence: Drawable = {
  concept: 'fence',
  words: ['picket fence', 'gate', 'railing', 'garden fence', 'wooden fence'],
  kind: 'object',
  habitat: 'ground',
  height: 1.1,
  aspect: 2.7,
  top: { y: -0.97, left: -1.2, right: 1.2 },
  paint(context, brush) {
    const pen = createPen(context, brush);
    const paint = mainColour(brush, ['#f0ebe0', '#b98a5a', '#9a7a58', '#e6e0d4']);
    for (const y of [-0.72, -0.3])
      pen.box(-1.34, y, 2.68, 0.085, pen.down(y, y + 0.085, tone(paint, -0.2), tone(paint, -1.6)), 0.01);
    const pickets = 13;
    const random = pen.form.fork('pickets');
    for (let index = 0; index < pickets; index++) {
      const x = -1.26 + (index / (pickets - 1)) * 2.52;
      const missing = isWorn(brush) && random.chance(0.12);
      const lean = random.around(isWorn(brush) ? 0.04 : 0.008);
      if (missing) continue;
      const head = -0.985 + random.between(0, 0.02);
      pen.at(
        x,
        0,
        () => {
          pen.shape(
            [
              [-0.072, 0],
              [0.072, 0],
              [0.072, head + 0.13],
              [0, head],
              [-0.072, head + 0.13],
            ],
            pen.across(-0.07, 0.07, tone(paint, pen.lit > 0 ? -0.7 : 0.7), tone(paint, pen.lit > 0 ? 0.7 : -0.7)),
          );
          const shadeSide = -pen.lit * 0.072;
          pen.strokes(
            [
              [
                [shadeSide * 0.9, 0],
                [shadeSide * 0.9, head + 0.14],
              ],
            ],
            0.016,
            faint(tone(paint, -1.8), 0.7),
            true,
          );
          for (const y of [-0.68, -0.26]) pen.oval(0, y, 0.011, 0.011, tone(paint, -2.4));
        },
        1,
        1,
        lean,
      );
      paintSnow(
        pen,
        [
          [x - 0.05, head + 0.09],
          [x, head],
          [x + 0.05, head + 0.09],
        ],
        0.04,
      );
    }
  },
};

export const sign: Drawable = {
  concept: 'sign',
  words: ['signpost', 'road sign', 'signboard', 'street sign', 'billboard', 'poster', 'noticeboard'],
  kind: 'object',
  habitat: 'ground',
  height: 2.2,
  aspect: 0.95,
  mirrors: false,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const board = mainColour(brush, ['#b98a55', '#a8743f', '#c9a06a']);
    for (const x of [-0.3, 0.3]) {
      pen.box(x - 0.035, -0.96, 0.07, 0.96, pen.roll(darkTimber, x - 0.035, x + 0.035, 1.3), 0.012);
    }
    const plank =
      'M-0.47 -0.97Q-0.2 -0.995 0 -0.985Q0.25 -0.97 0.47 -0.985L0.475 -0.5Q0.2 -0.485 0 -0.495Q-0.25 -0.51 -0.475 -0.495Z';
    pen.at(0.008, 0.014, () => pen.shape(plank, faint([30, 20, 40], 0.35)));
    pen.shape(plank, pen.face(board, -0.47, -0.98, 0.47, -0.5));
    paintGrain(pen, plank, -0.47, -0.98, 0.47, -0.5, board);
    pen.inside(plank, () =>
      pen.strokes(
        [
          [
            [-0.5, -0.82],
            [0.5, -0.825],
          ],
          [
            [-0.5, -0.66],
            [0.5, -0.655],
          ],
        ],
        0.009,
        faint(tone(board, -2.2), 0.6),
        true,
      ),
    );
    for (const [x, y] of [
      [-0.4, -0.93],
      [0.4, -0.93],
      [-0.4, -0.55],
      [0.4, -0.55],
    ] as const)
      pen.oval(x, y, 0.014, 0.014, hex('#4a4a50'));
    paintSnow(
      pen,
      [
        [-0.46, -0.98],
        [0.46, -0.985],
      ],
      0.045,
    );
    if (isWorn(brush))
      pen.line(
        [
          [0.1, -0.98],
          [0.06, -0.86],
          [0.12, -0.78],
        ],
        0.012,
        faint(tone(board, -3), 0.8),
      );
  },
};

export const mailbox: Drawable = {
  concept: 'mailbox',
  words: ['letterbox', 'post box', 'postbox', 'letter box'],
  kind: 'object',
  habitat: 'ground',
  height: 1.2,
  aspect: 0.62,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const paint = mainColour(brush, ['#c8402f', '#3f6a8a', '#5a7a5a', '#d9a84a']);
    pen.box(-0.045, -0.62, 0.09, 0.62, pen.roll(timber, -0.045, 0.045, 1.2), 0.01);
    pen.shape('M-0.03 -0.42L0.2 -0.6H0.12L-0.03 -0.5Z', tone(timber, -0.8));
    pen.box(-0.24, -0.63, 0.5, 0.035, tone(timber, 0.2), 0.008);
    // a tunnel lying to the right, its door towards us at the left
    pen.shape(
      'M-0.14 -0.62V-0.85Q-0.14 -0.985 0 -0.985H0.18Q0.31 -0.985 0.31 -0.85V-0.62Z',
      pen.down(-0.985, -0.62, tone(paint, 0.9), tone(paint, 0), tone(paint, -1.6)),
    );
    pen.shape(
      'M-0.29 -0.62V-0.84Q-0.29 -0.985 -0.15 -0.985Q-0.01 -0.985 -0.01 -0.84V-0.62Z',
      pen.face(tone(paint, 0.4), -0.29, -0.98, 0, -0.62),
    );
    pen.outline(
      'M-0.26 -0.64V-0.84Q-0.26 -0.955 -0.15 -0.955Q-0.04 -0.955 -0.04 -0.84V-0.64Z',
      0.012,
      faint(tone(paint, -2), 0.7),
    );
    pen.box(-0.18, -0.9, 0.06, 0.03, tone(gold, 0), 0.01);
    pen.shape(
      [
        [-0.24, -0.83],
        [-0.06, -0.83],
        [-0.06, -0.72],
        [-0.24, -0.72],
      ],
      hex('#f5eedf'),
    );
    pen.line(
      [
        [-0.24, -0.83],
        [-0.15, -0.76],
        [-0.06, -0.83],
      ],
      0.01,
      faint(hex('#8a7a6a'), 0.8),
    );
    // the flag up
    pen.strokes(
      [
        [
          [0.14, -0.74],
          [0.14, -0.93],
        ],
      ],
      0.022,
      tone(gold, -0.6),
    );
    pen.box(0.14, -0.945, 0.11, 0.07, tone(gold, 0.5), 0.008);
    paintSnow(
      pen,
      [
        [-0.24, -0.96],
        [-0.1, -0.985],
        [0.2, -0.985],
        [0.29, -0.94],
      ],
      0.045,
    );
  },
};

export const flag: Drawable = {
  concept: 'flag',
  words: ['pennant', 'flagpole', 'ensign'],
  kind: 'object',
  habitat: 'ground',
  height: 5,
  aspect: 0.72,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const cloth = mainColour(brush, ['#c8453a', '#3f6a9a', '#d9a53a', '#4f8a6a']);
    const second = brush.colour ? tone(cloth, 1.6) : ownColour(brush, ['#f3ead6', '#f0d58a'], 'second');
    const pole = -0.3;
    pen.shape(
      turned(
        [
          [0.055, -0.012],
          [0.05, -0.03],
        ],
        pole,
        0.2,
      ),
      hex('#8a8480'),
    );
    pen.limb([pole, -0.01], [pole, -0.965], 0.028, 0.02, pen.roll(hex('#d0cdc6'), pole - 0.014, pole + 0.014, 1.4));
    pen.oval(pole, -0.975, 0.022, 0.022, pen.ball(gold, pole, -0.975, 0.022, 1.2));
    const wave =
      'M-0.286 -0.94C-0.14 -1.0 -0.04 -0.88 0.1 -0.92C0.2 -0.95 0.28 -0.98 0.355 -0.93L0.355 -0.56C0.28 -0.61 0.2 -0.58 0.1 -0.55C-0.04 -0.51 -0.14 -0.63 -0.286 -0.57Z';
    pen.shape(wave, cloth);
    pen.inside(wave, () => {
      pen.shape(
        'M-0.3 -0.82C-0.14 -0.88 -0.04 -0.76 0.1 -0.8C0.2 -0.83 0.28 -0.86 0.4 -0.81V-0.68C0.28 -0.73 0.2 -0.7 0.1 -0.67C-0.04 -0.63 -0.14 -0.75 -0.3 -0.69Z',
        tone(second, 0),
      );
      pen.box(
        -0.3,
        -1,
        0.7,
        0.5,
        pen.across(
          -0.29,
          0.36,
          faint([255, 250, 235], 0.28),
          faint([255, 250, 235], 0.05),
          faint([30, 22, 70], 0.35),
          faint([255, 250, 235], 0.2),
          faint([30, 22, 70], 0.3),
        ),
      );
    });
  },
};

export const snowman: Drawable = {
  concept: 'snowman',
  words: ['snow man', 'snowmen'],
  kind: 'object',
  habitat: 'ground',
  height: 1.6,
  aspect: 0.78,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const scarf = mainColour(brush, ['#c8402f', '#3f7a6a', '#d9843c', '#4f6fa8']);
    const snow = hex('#eef3fa');
    const ball = (y: number, radius: number): void => {
      pen.oval(0, y, radius, radius * 0.96, pen.ball(snow, 0, y, radius, 1.15));
      pen.at(0, y + radius * 0.6, () => pen.glow(0, 0, 1, [120, 150, 205], 0.25), radius * 0.8, radius * 0.3);
    };
    const arm = (side: number): void => {
      pen.line(
        [
          [side * 0.18, -0.48],
          [side * 0.28, -0.56],
          [side * 0.375, -0.6],
        ],
        0.022,
        darkTimber,
      );
      pen.line(
        [
          [side * 0.31, -0.57],
          [side * 0.35, -0.66],
        ],
        0.015,
        darkTimber,
      );
      pen.line(
        [
          [side * 0.33, -0.58],
          [side * 0.385, -0.56],
        ],
        0.013,
        darkTimber,
      );
    };
    ball(-0.24, 0.25);
    arm(-1);
    ball(-0.53, 0.185);
    arm(1);
    ball(-0.755, 0.135);
    for (const y of [-0.6, -0.52, -0.44]) pen.oval(0.015, y, 0.018, 0.018, hex('#33333c'));
    // scarf
    pen.shape('M-0.125 -0.675Q0 -0.62 0.125 -0.675L0.14 -0.635Q0 -0.57 -0.14 -0.635Z', pen.roll(scarf, -0.14, 0.14));
    pen.shape(
      'M0.05 -0.635L0.12 -0.62L0.155 -0.43L0.075 -0.42Z',
      pen.down(-0.63, -0.42, tone(scarf, -0.4), tone(scarf, 0.5)),
    );
    pen.strokes(
      [0.085, 0.105, 0.125, 0.145].map((x) => [
        [x, -0.43],
        [x + 0.004, -0.4],
      ]),
      0.01,
      tone(scarf, 0.2),
    );
    pen.strokes(
      [
        [
          [0.062, -0.57],
          [0.135, -0.56],
        ],
        [
          [0.068, -0.5],
          [0.146, -0.49],
        ],
      ],
      0.018,
      tone(scarf, 2.6),
    );
    // face
    for (const x of [-0.045, 0.055]) pen.oval(x, -0.79, 0.016, 0.019, hex('#2b2b33'));
    pen.shape(
      'M0.005 -0.762Q0.0 -0.735 0.01 -0.725L0.17 -0.728Z',
      pen.down(-0.76, -0.72, hex('#f0963a'), hex('#d0702a')),
    );
    for (const [x, y] of [
      [-0.055, -0.71],
      [-0.025, -0.695],
      [0.01, -0.69],
      [0.045, -0.695],
      [0.072, -0.71],
    ] as const)
      pen.oval(x, y, 0.009, 0.009, hex('#2b2b33'));
    // hat
    const felt = hex('#3a3a44');
    pen.oval(0, -0.86, 0.155, 0.034, tone(felt, -0.6));
    pen.shape(
      'M-0.095 -0.865L-0.1 -0.985Q0 -1.012 0.1 -0.985L0.095 -0.865Q0 -0.835 -0.095 -0.865Z',
      pen.roll(felt, -0.1, 0.1, 1.3),
    );
    pen.shape('M-0.096 -0.895Q0 -0.865 0.096 -0.895L0.095 -0.865Q0 -0.835 -0.095 -0.865Z', scarf);
    pen.smooth(
      [
        [-0.27, 0],
        [-0.2, -0.05],
        [0, -0.035],
        [0.2, -0.05],
        [0.27, 0],
        [0, 0.012],
      ],
      hex('#e3ebf5'),
    );
  },
};

/** A bust-less marble figure in a mantle on a plinth. */
export const statue: Drawable = {
  concept: 'statue',
  words: ['sculpture', 'monument', 'bust', 'memorial'],
  kind: 'object',
  habitat: 'ground',
  height: 3.4,
  aspect: 0.42,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const stone = mainColour(brush, ['#d6d0c4', '#c9c6c0', '#a9b0a8', '#8fa59a']);
    for (const [half, foot, head, steps] of [
      [0.2, 0, -0.05, -0.2],
      [0.175, -0.05, -0.08, 0.2],
      [0.15, -0.08, -0.3, 0],
      [0.175, -0.3, -0.335, 0.4],
    ] as const)
      pen.box(-half, head, half * 2, foot - head, pen.face(tone(stone, steps - 0.3), -half, head, half, foot), 0.006);
    pen.box(-0.15, -0.3, 0.3, 0.03, faint([30, 24, 60], 0.3));
    pen.box(-0.09, -0.22, 0.18, 0.085, tone(stone, -1), 0.006);
    pen.strokes(
      [
        [
          [-0.06, -0.195],
          [0.06, -0.195],
        ],
        [
          [-0.045, -0.165],
          [0.045, -0.165],
        ],
      ],
      0.012,
      faint(tone(stone, -2.6), 0.8),
    );
    // robe
    const robe =
      'M-0.085 -0.335C-0.1 -0.45 -0.095 -0.58 -0.085 -0.68C-0.1 -0.74 -0.09 -0.795 -0.05 -0.815H0.05C0.095 -0.8 0.1 -0.75 0.085 -0.68C0.1 -0.56 0.12 -0.44 0.105 -0.335Z';
    pen.shape(robe, pen.roll(stone, -0.1, 0.11, 1.2));
    pen.inside(robe, () => {
      for (const [x, to, bend] of [
        [-0.05, -0.06, -0.01],
        [-0.015, -0.02, 0.012],
        [0.025, 0.03, -0.012],
        [0.06, 0.075, 0.01],
      ] as const)
        pen.line(
          [
            [x * 0.6, -0.66],
            [(x + to) / 2 + bend, -0.5],
            [to, -0.34],
          ],
          0.013,
          faint(tone(stone, -2), 0.6),
        );
      pen.shape('M-0.1 -0.76Q0 -0.7 0.1 -0.56L0.12 -0.62Q0.04 -0.74 -0.04 -0.82Z', faint(tone(stone, 1.2), 0.8));
      pen.line(
        [
          [-0.1, -0.76],
          [0, -0.7],
          [0.1, -0.56],
        ],
        0.01,
        faint(tone(stone, -2.2), 0.6),
      );
    });
    // one arm raised with a torch, one at the side
    pen.line(
      [
        [-0.075, -0.775],
        [-0.115, -0.68],
        [-0.085, -0.59],
      ],
      0.046,
      pen.roll(stone, -0.13, -0.07),
    );
    pen.line(
      [
        [0.07, -0.78],
        [0.135, -0.83],
        [0.145, -0.91],
      ],
      0.044,
      pen.roll(tone(stone, 0.2), 0.08, 0.16),
    );
    pen.limb([0.145, -0.9], [0.148, -0.955], 0.022, 0.034, tone(stone, -0.6));
    pen.shape('M0.125 -0.955Q0.12 -0.98 0.148 -0.997Q0.176 -0.98 0.171 -0.955Z', tone(stone, 0.9));
    pen.box(-0.022, -0.85, 0.044, 0.05, tone(stone, -0.8));
    pen.oval(0, -0.885, 0.042, 0.052, pen.ball(stone, 0, -0.885, 0.05, 1.2));
    pen.shape(
      'M-0.045 -0.885C-0.05 -0.935 -0.02 -0.95 0.005 -0.948C0.04 -0.945 0.05 -0.91 0.042 -0.88C0.03 -0.91 -0.02 -0.915 -0.045 -0.885Z',
      tone(stone, -0.6),
    );
    paintSnow(
      pen,
      [
        [-0.17, -0.338],
        [0.17, -0.338],
      ],
      0.02,
    );
    if (isWorn(brush))
      for (const [x, y] of [
        [-0.1, -0.1],
        [0.08, -0.06],
        [0.05, -0.38],
      ] as const)
        pen.oval(x, y, 0.045, 0.02, faint(hex('#7a8f5a'), 0.6));
  },
};
