import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { paintContact } from '../parts/solid.js';
import { faint, has, isWorn, lamplight, mainColour, snow, tone } from '../parts/tone.js';
import { paintWheel } from '../parts/wheel.js';

interface Model {
  readonly body: string;
  readonly glass: string;
  readonly pillars: readonly (readonly [number, number, number, number])[];
  readonly wheels: readonly [number, number];
  readonly belt: number;
  readonly doors: readonly number[];
  readonly nose: readonly [number, number];
  readonly tail: readonly [number, number];
  readonly roof: readonly [number, number, number];
}

const hatchback: Model = {
  body:
    'M-1.31 -0.16C-1.37 -0.2 -1.38 -0.34 -1.37 -0.46C-1.36 -0.58 -1.33 -0.63 -1.27 -0.66C-1.2 -0.8 -1.08 -0.94 -0.88 -0.975C-0.62 -1.005 -0.28 -1.005 -0.04 -0.975C0.14 -0.95 0.36 -0.78 0.52 -0.64' +
    'C0.82 -0.61 1.1 -0.57 1.24 -0.49C1.34 -0.43 1.37 -0.36 1.37 -0.27C1.37 -0.2 1.35 -0.15 1.3 -0.14L-1.31 -0.16Z',
  glass:
    'M-1.14 -0.66C-1.08 -0.79 -0.98 -0.89 -0.82 -0.915C-0.6 -0.94 -0.3 -0.94 -0.09 -0.915C0.06 -0.9 0.24 -0.77 0.38 -0.64Z',
  pillars: [
    [-0.8, -0.93, -0.86, -0.64],
    [-0.24, -0.95, -0.22, -0.63],
  ],
  wheels: [-0.83, 0.85],
  belt: -0.62,
  doors: [-0.74, -0.22, 0.36],
  nose: [1.27, -0.41],
  tail: [-1.33, -0.5],
  roof: [-0.95, 0, -0.975],
};

const classic: Model = {
  body:
    'M-1.28 -0.15C-1.38 -0.2 -1.39 -0.42 -1.3 -0.54C-1.2 -0.66 -1.05 -0.68 -0.96 -0.72C-0.86 -0.9 -0.7 -0.995 -0.42 -1C-0.12 -1.005 0.12 -0.95 0.26 -0.82C0.33 -0.75 0.38 -0.68 0.42 -0.62' +
    'C0.66 -0.63 0.96 -0.62 1.12 -0.55C1.28 -0.48 1.38 -0.34 1.36 -0.2C1.35 -0.15 1.3 -0.13 1.24 -0.13L-1.28 -0.15Z',
  glass:
    'M-0.84 -0.69C-0.76 -0.84 -0.64 -0.92 -0.42 -0.93C-0.16 -0.935 0.06 -0.88 0.17 -0.77C0.22 -0.72 0.26 -0.67 0.28 -0.63L-0.82 -0.63Z',
  pillars: [[-0.38, -0.96, -0.36, -0.6]],
  wheels: [-0.82, 0.83],
  belt: -0.6,
  doors: [-0.38, 0.27],
  nose: [1.17, -0.44],
  tail: [-1.28, -0.42],
  roof: [-0.8, 0.1, -0.985],
};

function paintGlass(pen: Pen, model: Model, body: Rgb): void {
  pen.shape(model.glass, pen.down(-0.95, -0.62, hex('#9fc0cf'), hex('#4e6f86'), hex('#33475c')));
  pen.inside(model.glass, () => {
    // seats and a headrest behind the glass
    for (const x of [-0.56, 0.02]) {
      pen.box(x - 0.1, -0.78, 0.15, 0.2, faint(hex('#232c3a'), 0.6), 0.05);
      pen.box(x - 0.075, -0.87, 0.1, 0.08, faint(hex('#232c3a'), 0.6), 0.03);
    }
    for (const x of [-0.7, 0])
      pen.shape(
        [
          [x, -0.6],
          [x + 0.26, -1],
          [x + 0.4, -1],
          [x + 0.14, -0.6],
        ],
        faint([255, 255, 255], 0.2),
      );
    pen.strokes(
      model.pillars.map(([x, y, toX, toY]) => [
        [x, y],
        [toX, toY],
      ]),
      0.05,
      tone(body, -1.2),
      true,
    );
  });
  pen.outline(model.glass, 0.018, faint(tone(body, -2.6), 0.9));
}

function paintLamps(pen: Pen, model: Model): void {
  const [noseX, noseY] = model.nose;
  const [tailX, tailY] = model.tail;
  const { night } = pen.brush;
  pen.oval(noseX, noseY, 0.075, 0.062, hex('#e6e2d8'), 0.35);
  pen.oval(
    noseX + 0.008,
    noseY,
    0.058,
    0.046,
    night ? hex('#fff0bc') : pen.down(noseY - 0.05, noseY + 0.05, hex('#ffffff'), hex('#a9bac6')),
    0.35,
  );
  pen.box(
    tailX - 0.02,
    tailY - 0.05,
    0.06,
    0.12,
    pen.down(tailY - 0.05, tailY + 0.07, hex('#e0503f'), hex('#9c241f')),
    0.025,
  );
  if (!night) return;
  pen.shape(
    [
      [noseX + 0.03, noseY - 0.03],
      [noseX + 0.75, noseY - 0.1],
      [noseX + 0.75, noseY + 0.4],
      [noseX + 0.03, noseY + 0.04],
    ],
    pen.across(noseX, noseX + 0.75, faint(lamplight, 0.55), faint(lamplight, 0.16), faint(lamplight, 0)),
  );
  pen.glow(noseX, noseY, 0.3, hex('#ffefbc'), 0.75);
  pen.glow(tailX, tailY, 0.2, hex('#ff5a40'), 0.55);
}

/** The sign on the roof, and the band of squares that tells a cab from a yellow car. */
function paintTaxi(pen: Pen, model: Model): void {
  pen.inside(model.body, () => {
    for (let index = 0; index < 44; index++) {
      const y = model.belt + 0.16 + (index % 2) * 0.045;
      pen.box(-1.34 + index * 0.06, y, 0.06, 0.045, hex('#22232b'));
    }
  });
  pen.box(-0.7, -1.15, 0.56, 0.17, hex('#2b2c35'), 0.03);
  pen.box(-0.68, -1.135, 0.52, 0.14, hex('#fff6d0'), 0.02);
  const letters: readonly (readonly [number, number, number, number])[] = [
    [0, 0, 0.09, 0],
    [0.045, 0, 0.045, 0.09],
    [0.125, 0.09, 0.165, 0],
    [0.165, 0, 0.205, 0.09],
    [0.14, 0.06, 0.19, 0.06],
    [0.24, 0, 0.32, 0.09],
    [0.32, 0, 0.24, 0.09],
    [0.37, 0, 0.37, 0.09],
  ];
  pen.strokes(
    letters.map(([x, y, toX, toY]) => [
      [x - 0.61, y - 1.11],
      [toX - 0.61, toY - 1.11],
    ]),
    0.022,
    hex('#22232b'),
  );
}

const anyCar: Drawable = {
  ...known('car'),
  aspect: 2.76,
  overhang: 0.75,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const worn = isWorn(brush);
    const vintage =
      has(brush, 'vintage', 'classic', 'retro', 'old') ||
      (!has(brush, 'modern', 'new', 'fast') && pen.form.chance(0.4));
    const model = vintage ? classic : hatchback;
    const body = mainColour(brush, [
      '#c4473a',
      '#3f7d8c',
      '#e0b04a',
      '#5a7fa8',
      '#8fae8b',
      '#d9d4c8',
      '#dd7a4a',
      '#4c6b5a',
    ]);
    const chrome = hex('#d3d6d8');
    const [rear, front] = model.wheels;

    // the far wheels and the dark below
    for (const x of [rear + 0.1, front + 0.1]) pen.oval(x, -0.2, 0.17, 0.19, hex('#20212a'));
    pen.box(-1.2, -0.26, 2.4, 0.16, hex('#23232d'), 0.04);

    pen.shape(
      model.body,
      pen.down(-1, -0.12, tone(body, 1.2), tone(body, 0.7), tone(body, 0.1), tone(body, -0.5), tone(body, -2.2)),
    );
    pen.sideLight(model.body, -1.4, 1.4);
    pen.inside(model.body, () => {
      pen.outline(model.body, 0.05, faint([255, 250, 235], 0.4));
      // the sky along the shoulder, the road along the sill
      pen.shape(
        `M-1.4 ${model.belt + 0.035}Q0 ${model.belt + 0.0} 1.4 ${model.belt + 0.14}L1.4 ${model.belt + 0.19}Q0 ${model.belt + 0.06} -1.4 ${model.belt + 0.085}Z`,
        faint(tone(body, 3.4), 0.6),
      );
      pen.shape('M-1.4 -0.33Q0 -0.4 1.4 -0.3L1.4 -0.1H-1.4Z', faint(tone(body, -2.4), 0.45));
      for (const x of [rear, front]) {
        pen.oval(x, -0.235, 0.305, 0.305, tone(body, -1.7));
        pen.oval(x, -0.23, 0.275, 0.275, hex('#1e1f28'));
      }
      pen.box(-1.4, -0.2, 2.8, 0.1, hex('#2b2c36'));
    });
    // bumpers
    const bumper = vintage ? chrome : tone(body, -2.6);
    pen.box(1.2, -0.25, 0.18, 0.075, pen.down(-0.25, -0.17, tone(bumper, 1.4), tone(bumper, -1.4)), 0.035);
    pen.box(-1.38, -0.27, 0.19, 0.075, pen.down(-0.27, -0.19, tone(bumper, 1.4), tone(bumper, -1.4)), 0.035);
    paintGlass(pen, model, body);
    // doors, handles, trim
    const seam = faint(tone(body, -2.4), 0.75);
    for (const x of model.doors)
      pen.line(
        [
          [x, model.belt],
          [x - 0.012, -0.42],
          [x + (x > 0.2 ? -0.05 : 0), -0.22],
        ],
        0.013,
        seam,
      );
    for (const x of model.doors.slice(0, -1))
      pen.box(x + (x < -0.5 ? 0.36 : 0.05), model.belt + 0.07, 0.1, 0.026, vintage ? chrome : tone(body, 1.6), 0.012);
    if (vintage)
      pen.line(
        [
          [-1.2, -0.42],
          [0, -0.45],
          [1.1, -0.42],
        ],
        0.016,
        tone(chrome, 0.4),
      );
    pen.box(0.36, model.belt - 0.1, 0.1, 0.075, tone(body, -0.6), 0.03);
    if (has(brush, 'taxi')) paintTaxi(pen, model);
    paintLamps(pen, model);
    if (worn) {
      pen.inside(model.body, () => {
        for (let index = 0; index < 9; index++) {
          const x = pen.form.between(-1.2, 1.2);
          const y = pen.form.between(-0.56, -0.2);
          const size = pen.form.between(0.03, 0.09);
          pen.smooth(
            [
              [x - size, y],
              [x, y - size * 0.6],
              [x + size, y],
              [x + size * 0.4, y + size * 0.7],
              [x - size * 0.4, y + size * 0.5],
            ],
            faint(hex('#7d4a2c'), 0.75),
          );
        }
      });
    }
    for (const x of [rear, front]) {
      paintWheel(pen, x, -0.222, 0.222, vintage ? hex('#ded8cc') : hex('#c3c9d0'), vintage ? 9 : 5);
      if (vintage && !has(brush, 'without-wheels')) pen.ring(x, -0.222, 0.158, 0.158, 0.022, hex('#f0ebe0'));
    }
    if (brush.snowy) {
      pen.shape(
        `M${model.roof[0] - 0.02} -0.94Q${model.roof[0] + 0.1} -1.03 -0.4 -1.035Q${model.roof[1] - 0.05} -1.03 ${model.roof[1] + 0.05} -0.95Q-0.1 -0.97 -0.4 -0.965Q-0.75 -0.97 ${model.roof[0] - 0.02} -0.94Z`,
        snow,
      );
    }
    paintContact(pen, rear, -0.01, 0.16, 0.018, 0.5);
    paintContact(pen, front, -0.01, 0.16, 0.018, 0.5);
  },
};

/** A cab has a word on its roof, and must not be mirrored. */
const cab: Drawable = { ...anyCar, mirrors: false };

export const car: Drawable = {
  ...anyCar,
  variant: (attributes) => (attributes.has('taxi') ? cab : anyCar),
};
