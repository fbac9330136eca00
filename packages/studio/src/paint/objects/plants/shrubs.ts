import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { paintFoliage, paintLeaf } from '../parts/foliage.js';
import type { Cluster } from '../parts/foliage.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { paintBloom } from '../parts/bloom.js';
import { turned } from '../parts/solid.js';
import { faint, has, mainColour, ownColour, snow, tone } from '../parts/tone.js';

export const cactus: Drawable = {
  ...known('cactus'),
  aspect: 0.72,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const green = mainColour(brush, ['#5a8a5a', '#4f8562', '#6a9458', '#5f9070']);
    const { form } = pen;
    const limb = (points: readonly Point[], width: number, steps: number): void => {
      pen.line(points, width, tone(green, steps - 1.7));
      pen.line(
        points.map(([x, y]): Point => [x + pen.lit * width * 0.08, y]),
        width * 0.8,
        tone(green, steps - 0.5),
      );
      pen.line(
        points.map(([x, y]): Point => [x + pen.lit * width * 0.16, y]),
        width * 0.48,
        tone(green, steps + 0.5),
      );
      pen.line(
        points.map(([x, y]): Point => [x + pen.lit * width * 0.26, y]),
        width * 0.14,
        faint(tone(green, steps + 2.2), 0.8),
      );
      for (const offset of [-0.3, -0.06, 0.32])
        pen.line(
          points.map(([x, y]): Point => [x + offset * width, y]),
          width * 0.035,
          faint(tone(green, steps - 2.2), 0.55),
        );
    };
    const leftArm = form.between(-0.42, -0.34);
    const rightArm = form.between(-0.34, -0.28);
    limb(
      [
        [0, leftArm],
        [-0.16, leftArm + 0.02],
        [-0.28, leftArm - 0.06],
        [-0.285, leftArm - 0.3],
      ],
      0.135,
      -0.2,
    );
    limb(
      [
        [0, rightArm],
        [0.15, rightArm + 0.02],
        [0.275, rightArm - 0.07],
        [0.285, rightArm - 0.4],
      ],
      0.125,
      0,
    );
    pen.inside(
      [
        [-1, -2],
        [1, -2],
        [1, 0],
        [-1, 0],
      ],
      () =>
        limb(
          [
            [0, 0.05],
            [0.005, -0.5],
            [0, -0.895],
          ],
          0.21,
          0,
        ),
    );
    const thorns: [Point, Point][] = [];
    const random = pen.fine.fork('thorns');
    for (let index = 0; index < pen.count(14, 46); index++) {
      const x = random.between(-0.09, 0.09);
      const y = random.between(-0.95, -0.03);
      thorns.push([
        [x, y],
        [x + random.around(0.014), y - 0.016],
      ]);
    }
    pen.strokes(thorns, 0.005, faint(hex('#f3ead0'), 0.8));
    paintBloom(pen, 'cosmos', -0.285, leftArm - 0.36, 0.05, hex('#e0708a'), form.fork('bloom'));
    if (form.chance(0.7)) paintBloom(pen, 'cosmos', 0.04, -0.965, 0.05, hex('#e58a5a'), form.fork('bloom 2'));
    else pen.oval(0, -0.985, 0.03, 0.016, hex('#e58a5a'));
    if (brush.snowy)
      pen.shape('M-0.1 -0.93Q-0.09 -1 0 -1.01Q0.09 -1 0.1 -0.93Q0.04 -0.96 0 -0.94Q-0.05 -0.965 -0.1 -0.93Z', snow);
  },
};

export const bush: Drawable = {
  ...known('bush'),
  aspect: 1.5,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const leaves = mainColour(brush, ['#5f8f4a', '#6f9a4f', '#4f8058', '#7c9a48']);
    const { form } = pen;
    const cluster = (x: number, y: number, radius: number): Cluster => ({ x: x + form.around(0.025), y, radius });
    paintFoliage(
      pen,
      [cluster(-0.38, -0.46, 0.32), cluster(0.36, -0.48, 0.32), cluster(0, -0.62, 0.37)],
      tone(leaves, -0.9),
      form.fork('behind'),
    );
    paintFoliage(
      pen,
      [
        cluster(-0.5, -0.25, 0.245),
        cluster(0.5, -0.25, 0.245),
        cluster(-0.22, -0.52, 0.27),
        cluster(0.24, -0.56, 0.27),
        cluster(-0.18, -0.24, 0.24),
        cluster(0.17, -0.245, 0.245),
      ],
      leaves,
      form.fork('before'),
    );
    if (form.chance(0.5)) {
      const petals = ownColour(brush, ['#e59aa8', '#f5ecd8', '#d9d0f0', '#e8a070'], 'petals');
      for (let index = 0; index < 11; index++)
        paintBloom(
          pen,
          'cosmos',
          form.between(-0.55, 0.55),
          form.between(-0.8, -0.15),
          0.042,
          petals,
          form.fork(index),
        );
    }
  },
};

/** Where a plant in flower has its flowers. */
const BLOOMS: readonly (readonly [x: number, y: number])[] = [
  [-0.24, -0.62],
  [0.22, -0.64],
  [0.02, -0.8],
  [-0.1, -0.7],
  [0.12, -0.55],
  [-0.28, -0.47],
  [0.27, -0.48],
  [0, -0.6],
];

const clays = ['#c2704a', '#d8cfc0', '#5a7f8a', '#c99a5a', '#8a9a7a'] as const;

/** A pot with earth in it: where its earth is, and how far its rim is from its middle. */
const [EARTH, RIM] = [-0.368, 0.232];
function paintPot(pen: Pen, clay: Rgb): void {
  const pot = turned(
    [
      [0.155, -0.035],
      [0.175, -0.15],
      [0.205, -0.31],
    ],
    0,
    0.24,
  );
  pen.shape(pot, pen.roll(clay, -0.205, 0.205, 1.15));
  pen.inside(pot, () =>
    pen.box(-0.25, -0.33, 0.5, 0.09, pen.down(-0.33, -0.23, faint([40, 20, 50], 0.45), faint([40, 20, 50], 0))),
  );
  pen.shape(
    turned(
      [
        [0.228, -0.3],
        [RIM, -0.37],
      ],
      0,
      0.24,
    ),
    pen.roll(tone(clay, 0.2), -RIM, RIM, 1.15),
  );
  pen.oval(0, -0.37, RIM, 0.056, tone(clay, 0.8));
  pen.oval(0, EARTH, 0.205, 0.045, hex('#4a3428'));
}

/** How high the earth is above the ground in the pot of a flower, in metres and as a share of the flower. */
const POT = { metres: 0.14, share: 0.1 } as const;

/** A flower in a pot, as it grows in rooms. */
export function inPot(flower: Drawable): Drawable {
  const earth = POT.metres + flower.height * POT.share;
  const height = flower.height + earth;
  const [pot, grown] = [earth / height / -EARTH, flower.height / height];
  const posed = flower.variant?.bind(flower);
  return {
    ...flower,
    height,
    aspect: Math.max(flower.aspect * grown, RIM * 2 * pot),
    ...(posed && { variant: (...told: Parameters<typeof posed>) => inPot(posed(...told)) }),
    paint(context, brush) {
      const pen = createPen(context, brush);
      pen.at(0, 0, () => paintPot(pen, ownColour(brush, clays, 'pot')), pot);
      context.translate(0, EARTH * pot);
      context.scale(grown, grown);
      flower.paint(context, brush);
    },
  };
}

export const pottedPlant: Drawable = {
  ...known('potted-plant'),
  aspect: 0.7,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const clay = ownColour(brush, clays, 'pot', brush.colour);
    // a purple potted plant is purple to its leaves
    const dyed = brush.colour && tone(brush.colour, 0.5);
    const green = ownColour(brush, ['#4f8a52', '#5f9448', '#3f7a5a'], 'leaves', dyed);
    const { form } = pen;
    const leaf = (angle: number, reach: number, length: number, steps: number): void => {
      const x = Math.cos(angle) * reach;
      const y = -0.42 + Math.sin(angle) * reach;
      pen.line(
        [
          [0, -0.36],
          [x * 0.4, (y - 0.36) / 2 - 0.04],
          [x, y],
        ],
        0.016,
        tone(green, steps - 0.8),
      );
      paintLeaf(pen, x * 0.92, y * 0.92 - 0.03, length, length * 0.62, angle + form.around(0.15), tone(green, steps));
    };
    for (const [angle, reach, length] of [
      [-0.6, 0.16, 0.2],
      [-2.55, 0.16, 0.2],
      [-1.1, 0.27, 0.22],
      [-2.05, 0.27, 0.22],
    ] as const)
      leaf(angle, reach, length, -1.2);
    for (const [angle, reach, length] of [
      [-0.22, 0.13, 0.22],
      [-2.92, 0.13, 0.22],
      [-0.85, 0.2, 0.25],
      [-2.3, 0.2, 0.25],
      [-1.57, 0.3, 0.26],
      [-1.3, 0.1, 0.24],
      [-1.85, 0.12, 0.23],
    ] as const)
      leaf(angle, reach, length, form.between(-0.3, 0.6));
    if (has(brush, 'flowering')) {
      const petals = ownColour(brush, ['#e59aa8', '#f5ecd8', '#d9d0f0', '#e8a070'], 'petals');
      for (const [index, [x, y]] of BLOOMS.entries())
        paintBloom(pen, 'cosmos', x, y, 0.062, petals, form.fork(`bloom ${index}`));
    }
    paintPot(pen, clay);
    for (const [angle, length] of [
      [-0.5, 0.14],
      [-2.6, 0.15],
      [-1.3, 0.16],
      [-1.9, 0.15],
    ] as const)
      paintLeaf(pen, 0, -0.37, length, length * 0.5, angle, tone(green, 0.2));
  },
};
