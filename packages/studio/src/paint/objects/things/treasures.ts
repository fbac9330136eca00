import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { faint, gold, has, isWorn, mainColour, tone } from '../parts/tone.js';
import { paintGrain } from '../parts/wood.js';

/** A slim band with open arches, a stone on each. */
function paintTiara(pen: Pen, metal: Rgb): void {
  const band = 'M-0.61 -0.22Q0 0 0.61 -0.22L0.58 -0.1Q0 0.11 -0.58 -0.1Z';
  const arches =
    'M-0.59 -0.2C-0.56 -0.56 -0.38 -0.56 -0.34 -0.13C-0.34 -0.78 -0.12 -0.66 0 -0.9C0.12 -0.66 0.34 -0.78 0.34 -0.13C0.38 -0.56 0.56 -0.56 0.59 -0.2M-0.2 -0.09C-0.18 -0.44 0 -0.36 0 -0.06C0 -0.36 0.18 -0.44 0.2 -0.09';
  pen.outline(arches, 0.05, tone(metal, -1.6));
  pen.outline(arches, 0.03, tone(metal, 0.8));
  pen.shape(band, pen.metal(metal, -0.6, 0.6));
  const stones = [
    [0, -0.9, 0.1],
    [-0.46, -0.47, 0.065],
    [0.46, -0.47, 0.065],
    [-0.24, -0.62, 0.075],
    [0.24, -0.62, 0.075],
    [0, -0.5, 0.11],
    [-0.4, -0.09, 0.045],
    [-0.2, -0.03, 0.05],
    [0, -0.01, 0.06],
    [0.2, -0.03, 0.05],
    [0.4, -0.09, 0.045],
  ] as const;
  for (const [x, y, size] of stones) {
    const [left, right, top, low] = [x - size * 0.75, x + size * 0.75, y - size, y + size];
    pen.shape(`M${x} ${top}L${right} ${y}L${x} ${low}L${left} ${y}Z`, hex('#a9cfe4'));
    pen.shape(`M${x} ${top}L${right} ${y}L${x} ${y}Z`, hex('#f4fbff'));
    pen.shape(`M${left} ${y}L${x} ${y}L${x} ${low}Z`, hex('#d5ecf7'));
  }
}

export const crown: Drawable = {
  ...known('crown'),
  aspect: 1.24,
  paint(context, brush) {
    const pen = createPen(context, brush);
    if (has(brush, 'tiara')) return paintTiara(pen, mainColour(brush, ['#cfd6dd', '#dcd9d2']));
    const metal = mainColour(brush, ['#d9a93a', '#e0b34a', '#cf9c34']);
    const gems = ['#b82f45', '#2f6f9a', '#3f8a5f'];
    // inside of the far rim
    pen.shape('M-0.55 -0.62L-0.42 -0.46Q0 -0.56 0.42 -0.46L0.55 -0.62L0.5 -0.2Q0 -0.34 -0.5 -0.2Z', tone(metal, -2.4));
    pen.shape(
      'M-0.44 -0.42L-0.3 -0.72L-0.16 -0.5L0 -0.78L0.16 -0.5L0.3 -0.72L0.44 -0.42Q0 -0.54 -0.44 -0.42Z',
      tone(metal, -1.6),
    );
    const band =
      'M-0.49 -0.16L-0.6 -0.74L-0.36 -0.44L-0.24 -0.86L-0.1 -0.42L0 -0.94L0.1 -0.42L0.24 -0.86L0.36 -0.44L0.6 -0.74L0.49 -0.16Q0 0.08 -0.49 -0.16Z';
    pen.shape(band, pen.metal(metal, -0.55, 0.55));
    pen.inside(band, () => {
      pen.shape('M-0.6 -0.3Q0 -0.04 0.6 -0.3V0.1H-0.6Z', faint(tone(metal, -1.4), 0.5));
      pen.line(
        [
          [-0.52, -0.3],
          [-0.25, -0.19],
          [0, -0.16],
          [0.25, -0.19],
          [0.52, -0.3],
        ],
        0.022,
        tone(metal, 2),
      );
      pen.line(
        [
          [-0.5, -0.13],
          [-0.25, -0.03],
          [0, 0],
          [0.25, -0.03],
          [0.5, -0.13],
        ],
        0.04,
        tone(metal, 1.2),
      );
    });
    const gem = (x: number, y: number, radius: number, colour: Rgb): void => {
      pen.oval(x, y, radius * 1.3, radius * 1.3, tone(metal, -1.8));
      pen.oval(x, y, radius, radius, pen.ball(colour, x, y, radius, 1.4));
      pen.oval(
        x + pen.lit * radius * 0.35,
        y - radius * 0.35,
        radius * 0.25,
        radius * 0.2,
        faint([255, 255, 255], 0.9),
      );
    };
    for (const [index, x] of [-0.36, -0.19, 0, 0.19, 0.36].entries())
      gem(x, -0.1 + Math.abs(x) * -0.2 + 0.01, index === 2 ? 0.05 : 0.036, hex(gems[(index + 2) % 3] as string));
    for (const [x, y] of [
      [-0.6, -0.76],
      [-0.24, -0.88],
      [0, -0.95],
      [0.24, -0.88],
      [0.6, -0.76],
    ] as const)
      pen.oval(x * 0.985, y, 0.042, 0.042, pen.ball(hex('#f3ead8'), x * 0.985, y, 0.042, 1));
    gem(0, -0.42, 0.045, hex('#b82f45'));
  },
};

export const sword: Drawable = {
  ...known('sword'),
  aspect: 0.3,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const grip = mainColour(brush, ['#6b3a2c', '#2f3f5a', '#5a2f3a', '#3f4a3a']);
    const steel = brush.colour ? tone(brush.colour, 1) : hex('#c6ccd4');
    // point down, hilt up
    pen.shape('M-0.042 -0.74L-0.036 -0.1L0 0V-0.74Z', tone(steel, pen.lit < 0 ? 1.4 : -1.6));
    pen.shape('M0.042 -0.74L0.036 -0.1L0 0V-0.74Z', tone(steel, pen.lit < 0 ? -1.6 : 1.4));
    pen.shape('M-0.012 -0.74L0 -0.2L0.012 -0.74Z', tone(steel, -0.6));
    pen.line(
      [
        [pen.lit * 0.028, -0.7],
        [pen.lit * 0.024, -0.2],
      ],
      0.006,
      faint([255, 255, 255], 0.8),
    );
    if (isWorn(brush))
      for (const y of [-0.6, -0.42, -0.3]) pen.oval(-0.015, y, 0.014, 0.02, faint(hex('#8a5030'), 0.6));
    // guard, grip, pommel
    pen.shape(
      'M-0.145 -0.72Q-0.15 -0.76 -0.12 -0.765Q0 -0.74 0.12 -0.765Q0.15 -0.76 0.145 -0.72Q0.06 -0.73 0 -0.715Q-0.06 -0.73 -0.145 -0.72Z',
      pen.down(-0.77, -0.71, tone(gold, 1), tone(gold, -1.4)),
    );
    for (const side of [-1, 1])
      pen.oval(side * 0.135, -0.745, 0.02, 0.024, pen.ball(gold, side * 0.135, -0.745, 0.022, 1.2));
    pen.shape(
      'M-0.026 -0.75Q-0.034 -0.84 -0.024 -0.93H0.024Q0.034 -0.84 0.026 -0.75Z',
      pen.roll(grip, -0.03, 0.03, 1.3),
    );
    pen.strokes(
      [-0.78, -0.81, -0.84, -0.87, -0.9].map((y) => [
        [-0.027, y + 0.008],
        [0.027, y - 0.01],
      ]),
      0.008,
      faint(tone(gold, 0.2), 0.8),
    );
    pen.oval(0, -0.96, 0.04, 0.038, pen.ball(gold, 0, -0.96, 0.04, 1.2));
    pen.oval(0, -0.96, 0.016, 0.016, pen.ball(hex('#b82f45'), 0, -0.96, 0.016, 1.4));
    if (has(brush, 'glowing', 'magic', 'magical', 'flaming')) pen.glow(0, -0.4, 0.34, tone(steel, 2), 0.2);
  },
  overhang: 0.3,
};

export const treasureChest: Drawable = {
  ...known('treasure-chest'),
  aspect: 1.22,
  overhang: 0.25,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wood = mainColour(brush, ['#8a5530', '#7a4a2e', '#9c6238']);
    const metal = tone(gold, -0.4);
    // the open lid behind
    pen.shape(
      'M-0.56 -0.5C-0.6 -0.82 -0.52 -0.99 -0.38 -1H0.4C0.54 -0.99 0.6 -0.82 0.57 -0.5Z',
      pen.down(-1, -0.5, tone(wood, -0.4), tone(wood, -2.8)),
    );
    pen.shape(
      'M-0.49 -0.5C-0.52 -0.76 -0.46 -0.9 -0.35 -0.91H0.37C0.47 -0.9 0.52 -0.76 0.5 -0.5Z',
      pen.down(-0.92, -0.5, tone(wood, -3), tone(wood, -1.8)),
    );
    for (const x of [-0.36, 0.3]) pen.box(x, -1, 0.08, 0.5, pen.down(-1, -0.5, tone(metal, 0.6), tone(metal, -1.6)));
    // gold heaped up
    pen.smooth(
      [
        [-0.56, -0.42],
        [-0.46, -0.58],
        [-0.24, -0.66],
        [0, -0.72],
        [0.22, -0.66],
        [0.46, -0.58],
        [0.56, -0.42],
      ],
      tone(gold, -1),
    );
    const coins = pen.form.fork('coins');
    for (let index = 0; index < 34; index++) {
      const x = coins.between(-0.48, 0.48);
      const y = -0.47 - (0.2 - Math.abs(x) * 0.24) * coins.between(0.1, 1.15);
      const turn = coins.around(0.4);
      pen.oval(x, y + 0.01, 0.05, 0.024, tone(gold, -1.8), turn);
      pen.oval(x, y, 0.05, 0.024, tone(gold, coins.between(-0.2, 1.8)), turn);
    }
    for (const [x, y, tint] of [
      [-0.22, -0.6, '#b82f45'],
      [0.12, -0.66, '#3f8ab0'],
      [0.3, -0.54, '#3f9a6a'],
    ] as const) {
      pen.shape(
        [
          [x - 0.045, y - 0.01],
          [x - 0.02, y - 0.045],
          [x + 0.02, y - 0.045],
          [x + 0.045, y - 0.01],
          [x, y + 0.05],
        ],
        hex(tint),
      );
      pen.shape(
        [
          [x - 0.02, y - 0.01],
          [x + 0.02, y - 0.01],
          [x, y + 0.05],
        ],
        tone(hex(tint), 1.6),
      );
    }
    // front
    const front = 'M-0.58 -0.46H0.58L0.55 0H-0.55Z';
    pen.shape(front, pen.face(wood, -0.58, -0.46, 0.58, 0));
    pen.inside(front, () =>
      pen.strokes(
        [-0.31, -0.155].map((y) => [
          [-0.6, y],
          [0.6, y],
        ]),
        0.012,
        faint(tone(wood, -2.4), 0.8),
        true,
      ),
    );
    paintGrain(pen, front, -0.58, -0.46, 0.58, 0, wood);
    pen.box(-0.6, -0.49, 1.2, 0.06, pen.down(-0.49, -0.43, tone(metal, 1.2), tone(metal, -1)), 0.01);
    for (const x of [-0.56, -0.36, 0.28, 0.48]) {
      pen.box(x, -0.44, 0.08, 0.44, pen.down(-0.44, 0, tone(metal, 0.6), tone(metal, -1.2)));
      for (const y of [-0.38, -0.22, -0.06]) pen.oval(x + 0.04, y, 0.015, 0.015, tone(metal, 1.8));
    }
    pen.shape('M-0.09 -0.47H0.09V-0.32Q0.09 -0.25 0 -0.24Q-0.09 -0.25 -0.09 -0.32Z', pen.metal(metal, -0.09, 0.09));
    pen.oval(0, -0.36, 0.024, 0.024, hex('#2b2023'));
    pen.shape(
      [
        [-0.012, -0.36],
        [0.012, -0.36],
        [0.02, -0.29],
        [-0.02, -0.29],
      ],
      hex('#2b2023'),
    );
    pen.glow(0, -0.62, 0.5, hex('#ffe08a'), brush.night ? 0.5 : 0.25);
  },
};
