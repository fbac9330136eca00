import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { paintLeaf } from '../parts/foliage.js';
import { createPen } from '../parts/pen.js';
import { paintContact, paintGloss } from '../parts/solid.js';
import { faint, mainColour, timber, tone } from '../parts/tone.js';

/** A round pizza on its board, seen from above at a slant. */
export const pizza: Drawable = {
  ...known('pizza'),
  aspect: 2.2,
  paint(context, brush) {
    const pen = createPen(context, brush);
    // in a colour that was asked for the whole of it reads
    const crust = brush.colour ? tone(brush.colour, -1.4) : hex('#d59a4e');
    const cheese = mainColour(brush, ['#f0c95e', '#efcf70', '#f2c552']);
    pen.oval(0, -0.47, 1.1, 0.475, tone(timber, -1.4));
    pen.oval(0, -0.52, 1.1, 0.475, pen.face(tone(timber, 0.8), -1.1, -1, 1.1, -0.04));
    paintContact(pen, 0, -0.49, 1, 0.43, 0.4);
    pen.oval(0, -0.52, 0.98, 0.42, tone(crust, -1.6));
    pen.oval(0, -0.56, 0.98, 0.42, pen.face(crust, -1, -1, 1, -0.1, 1.4));
    const bumps = pen.form.fork('bumps');
    for (let index = 0; index < 22; index++) {
      const angle = (index / 22) * Math.PI * 2;
      pen.oval(
        Math.cos(angle) * 0.91,
        -0.57 + Math.sin(angle) * 0.385,
        0.085,
        0.042,
        faint(tone(crust, bumps.between(-1.4, 1.6)), 0.6),
      );
    }
    pen.oval(0, -0.565, 0.84, 0.345, brush.colour ? tone(brush.colour, -2.6) : hex('#b8402a'));
    pen.oval(0, -0.572, 0.81, 0.33, pen.face(cheese, -0.8, -0.9, 0.8, -0.25, 0.9));
    for (let index = 0; index < 10; index++)
      pen.oval(
        bumps.between(-0.6, 0.6),
        -0.57 + bumps.between(-0.22, 0.22),
        bumps.between(0.06, 0.13),
        0.035,
        faint(tone(cheese, bumps.chance(0.5) ? 1.6 : -0.8), 0.55),
      );
    const toppings: readonly Point[] = [
      [-0.5, -0.6],
      [-0.2, -0.76],
      [0.22, -0.74],
      [0.55, -0.6],
      [0.05, -0.56],
      [-0.34, -0.42],
      [0.34, -0.42],
      [0, -0.33],
    ];
    for (const [x, y] of toppings) {
      pen.oval(x, y + 0.014, 0.125, 0.058, hex('#7d2a1e'));
      pen.oval(x, y, 0.125, 0.056, pen.face(hex('#c0452f'), x - 0.12, y - 0.06, x + 0.12, y + 0.06));
      pen.oval(x + 0.03, y - 0.008, 0.02, 0.009, faint(hex('#f0b08a'), 0.7));
      pen.oval(x - 0.045, y + 0.012, 0.016, 0.007, faint(hex('#f0b08a'), 0.6));
    }
    for (const [x, y] of [
      [-0.35, -0.62],
      [0.12, -0.66],
      [0.42, -0.52],
      [-0.1, -0.46],
    ] as const) {
      pen.ring(x, y, 0.045, 0.022, 0.022, hex('#39333a'));
      paintLeaf(pen, x + 0.05, y + 0.05, 0.15, 0.07, bumps.between(-0.7, 0.7), hex('#4f8a42'));
    }
    pen.strokes(
      [
        [
          [-0.82, -0.52],
          [0.82, -0.6],
        ],
        [
          [-0.4, -0.28],
          [0.42, -0.86],
        ],
        [
          [0.42, -0.27],
          [-0.42, -0.86],
        ],
      ],
      0.014,
      faint(tone(cheese, -2.6), 0.55),
    );
  },
};

export const burger: Drawable = {
  ...known('burger'),
  aspect: 1.22,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const bun = mainColour(brush, ['#d0893c', '#c97f36', '#d99648']);
    const layer = (
      y: number,
      height: number,
      half: number,
      colour: Parameters<typeof tone>[0],
      wave: number,
      name: string,
    ): void => {
      const random = pen.form.fork(name);
      let path = `M${-half} ${y - height}`;
      const steps = 14;
      for (let index = 0; index <= steps; index++) {
        const x = -half + (index / steps) * half * 2;
        const next = x + half / steps;
        const dip = Math.sqrt(Math.max(0, 1 - (x / half) ** 2)) * 0.05;
        path += `Q${x} ${y + dip + wave * random.between(0.2, 1)} ${next > half ? half : next} ${y + dip * 0.9 - wave * 0.2}`;
      }
      pen.shape(`${path}L${half} ${y - height}Z`, pen.roll(colour, -half, half, 1.05));
    };
    pen.shape(
      'M-0.54 -0.27V-0.12C-0.53 -0.02 -0.4 0.005 0 0.005C0.4 0.005 0.53 -0.02 0.54 -0.12V-0.27Z',
      pen.roll(bun, -0.55, 0.55, 1.1),
    );
    pen.box(-0.54, -0.27, 1.08, 0.09, faint([50, 24, 40], 0.35));
    layer(-0.27, 0.16, 0.575, hex('#6b3f2a'), 0.02, 'meat');
    pen.line(
      [
        [-0.5, -0.32],
        [0, -0.28],
        [0.5, -0.32],
      ],
      0.02,
      faint(hex('#9a6243'), 0.6),
    );
    // cheese hangs in corners
    const cheese = hex('#f0b53c');
    pen.shape(
      'M-0.58 -0.45L-0.3 -0.4L-0.2 -0.27L-0.06 -0.385L0.16 -0.385L0.3 -0.25L0.4 -0.4L0.58 -0.45Z',
      pen.roll(cheese, -0.58, 0.58),
    );
    layer(-0.46, 0.1, 0.555, hex('#c8402f'), 0.012, 'tomato');
    layer(-0.52, 0.09, 0.605, hex('#7fae48'), 0.055, 'salad');
    pen.line(
      [
        [-0.55, -0.53],
        [0, -0.5],
        [0.55, -0.53],
      ],
      0.02,
      faint(hex('#bcd97a'), 0.7),
    );
    const dome =
      'M-0.575 -0.57C-0.6 -0.86 -0.34 -1 0 -1C0.34 -1 0.6 -0.86 0.575 -0.57C0.56 -0.53 0.3 -0.51 0 -0.51C-0.3 -0.51 -0.56 -0.53 -0.575 -0.57Z';
    pen.shape(dome, pen.ball(bun, 0, -0.62, 0.58, 1.1));
    pen.inside(dome, () => {
      pen.box(-0.6, -0.58, 1.2, 0.08, pen.down(-0.6, -0.51, faint([60, 24, 40], 0), faint([60, 24, 40], 0.4)));
      const sesame = pen.form.fork('sesame');
      for (let index = 0; index < 22; index++) {
        const x = sesame.between(-0.46, 0.46);
        const y = -0.98 + (x / 0.55) ** 2 * 0.3 + sesame.between(0.03, 0.22);
        pen.oval(x + 0.004, y + 0.008, 0.024, 0.015, faint(tone(bun, -2), 0.7), x);
        pen.oval(x, y, 0.023, 0.014, hex('#f5e4ba'), x);
      }
    });
    paintGloss(pen, pen.lit * 0.24, -0.86, 0.15, 0.05, 0.45, pen.lit * 0.3);
  },
};

export const iceCream: Drawable = {
  ...known('ice-cream'),
  aspect: 0.46,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const waffle = hex('#d9a25a');
    const flavours = brush.colour
      ? [brush.colour, tone(brush.colour, 0.9), tone(brush.colour, -0.6)]
      : pen.form.shuffle(['#f0a8b4', '#f6e8c8', '#7a4a34', '#b8d8a8', '#f0c05a', '#b8a0d0']).map((text) => hex(text));
    const cone = 'M-0.155 -0.48L-0.012 -0.008Q0 0.008 0.012 -0.008L0.155 -0.48Q0 -0.44 -0.155 -0.48Z';
    pen.shape(cone, pen.roll(waffle, -0.155, 0.155, 1.2));
    pen.inside(cone, () => {
      const lines: [Point, Point][] = [];
      for (let index = -6; index <= 6; index++) {
        lines.push([
          [index * 0.055 - 0.16, -0.5],
          [index * 0.055 + 0.08, 0],
        ]);
        lines.push([
          [index * 0.055 + 0.16, -0.5],
          [index * 0.055 - 0.08, 0],
        ]);
      }
      pen.strokes(lines, 0.009, faint(tone(waffle, -1.8), 0.6));
      pen.box(-0.2, -0.5, 0.4, 0.09, pen.down(-0.5, -0.41, faint([60, 30, 40], 0.45), faint([60, 30, 40], 0)));
    });
    const scoop = (x: number, y: number, radius: number, index: number): void => {
      const colour = flavours[index] as (typeof flavours)[number];
      let hem = `M${x - radius} ${y}C${x - radius} ${y - radius * 1.25} ${x + radius} ${y - radius * 1.25} ${x + radius} ${y}`;
      for (let bump = 0; bump < 5; bump++) {
        const from = x + radius * (1.06 - bump * 0.424);
        hem += `C${from + 0.012} ${y + radius * pen.form.between(0.34, 0.5)} ${from - radius * 0.4} ${y + radius * pen.form.between(0.34, 0.55)} ${from - radius * 0.424} ${y + radius * 0.16}`;
      }
      pen.shape(`${hem}Z`, pen.ball(colour, x, y - radius * 0.3, radius * 1.02, 1));
      const flecks = pen.fine.fork(index);
      for (let fleck = 0; fleck < pen.count(3, 10); fleck++)
        pen.oval(
          x + flecks.around(radius * 0.35),
          y - radius * flecks.between(0.05, 0.75),
          0.008,
          0.005,
          faint(tone(colour, flecks.chance(0.5) ? -2 : 2), 0.6),
        );
      paintGloss(pen, x + pen.lit * radius * 0.4, y - radius * 0.62, radius * 0.2, radius * 0.12, 0.5, pen.lit * 0.5);
    };
    scoop(-0.085, -0.545, 0.132, 2);
    scoop(0.09, -0.55, 0.13, 1);
    scoop(0, -0.72, 0.15, 0);
    pen.line(
      [
        [0.02, -0.9],
        [0.06, -0.96],
        [0.11, -0.99],
      ],
      0.012,
      hex('#5f7038'),
    );
    pen.oval(0.01, -0.9, 0.048, 0.048, pen.ball(hex('#b8283a'), 0.01, -0.9, 0.048, 1.2));
    paintGloss(pen, 0.01 + pen.lit * 0.016, -0.918, 0.016, 0.012, 0.9);
  },
};
