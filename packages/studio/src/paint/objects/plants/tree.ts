import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { paintFoliage } from '../parts/foliage.js';
import type { Cluster } from '../parts/foliage.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { faint, has, mainColour, snow, tone } from '../parts/tone.js';

function paintTrunk(pen: Pen, bark: Rgb, head: number): void {
  const lean = pen.form.fork('lean').around(0.01);
  pen.shape(
    `M-0.085 0C-0.05 -0.03 -0.045 -0.09 -0.04 -0.16C-0.036 -0.26 -0.03 -0.34 ${-0.026 + lean} ${head}H${0.026 + lean}C0.03 -0.34 0.036 -0.26 0.042 -0.16C0.046 -0.09 0.055 -0.03 0.09 0C0.05 -0.008 0.03 0.004 0.01 -0.01C-0.01 0.004 -0.05 -0.008 -0.085 0Z`,
    pen.roll(bark, -0.06, 0.06, 1.2),
  );
  const random = pen.fine.fork('bark');
  const lines = Array.from({ length: pen.count(3, 9) }, (): [Point, Point] => {
    const x = random.between(-0.032, 0.032);
    const y = random.between(-0.3, -0.04);
    return [
      [x, y],
      [x + random.around(0.004), y - random.between(0.03, 0.08)],
    ];
  });
  pen.strokes(lines, 0.007, faint(tone(bark, -2), 0.6));
}

/** Bare branches that fork a few times. */
function paintBranches(pen: Pen, bark: Rgb): void {
  const random = pen.form.fork('branches');
  function grow(x: number, y: number, angle: number, length: number, width: number, left: number): void {
    const toX = x + Math.cos(angle) * length;
    const toY = y + Math.sin(angle) * length;
    pen.limb([x, y], [toX, toY], width, width * 0.68, tone(bark, Math.cos(angle) * pen.lit * 0.7 - 0.4));
    if (pen.brush.snowy)
      pen.line(
        [
          [x, y - width * 0.4],
          [toX, toY - width * 0.4],
        ],
        width * 0.4,
        snow,
      );
    if (left === 0) return;
    const turns = left > 2 ? [-0.55, 0.5, -0.05] : [-0.45, 0.42];
    for (const turn of turns) {
      const next = angle + turn + random.around(0.12);
      const limit = Math.max(0.05, Math.min(0.2, (0.98 + toY) * 0.5));
      grow(toX, toY, next, Math.min(length * random.between(0.68, 0.84), limit), width * 0.62, left - 1);
    }
  }
  for (const [turn, length] of [
    [-0.5, 0.19],
    [0.48, 0.19],
    [0, 0.21],
  ] as const)
    grow(0, -0.34, -Math.PI / 2 + turn, length, 0.045, 3);
}

/** A broad-leaved tree: oak, maple, apple, cherry, as the words say. */
export const tree: Drawable = {
  ...known('tree'),
  aspect: 0.92,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const bark = hex(pen.form.pick(['#7a5740', '#6b5040', '#805f48']));
    if (has(brush, 'bare', 'dead', 'leafless', 'withered')) {
      paintTrunk(pen, bark, -0.38);
      paintBranches(pen, bark);
      return;
    }
    const own = has(brush, 'autumn', 'fall', 'maple')
      ? ['#d07a34', '#c4552f', '#dba23f']
      : has(brush, 'blossoming', 'blooming', 'cherry', 'spring', 'blossom')
        ? ['#e8a9b8', '#f0c0c4', '#e391ab']
        : ['#6a9448', '#5c8a4e', '#7c9c48', '#4f8058', '#85a552'];
    const leaves = mainColour(brush, own);
    const { form } = pen;
    const clusters: Cluster[] = [];
    const centre = -0.64;
    const ring = 8;
    const turn = form.between(0, 0.7);
    for (let index = 0; index < ring; index++) {
      const angle = turn + (index / ring) * Math.PI * 2;
      const radius = form.between(0.115, 0.15);
      clusters.push({ x: Math.cos(angle) * (0.452 - radius), y: centre + Math.sin(angle) * (0.35 - radius), radius });
    }
    const inner: Cluster[] = Array.from({ length: 5 }, (_, index) => ({
      x: form.around(0.05) + (index - 2) * 0.1,
      y: centre + form.between(-0.13, 0.1),
      radius: form.between(0.12, 0.16),
    }));
    const crown: Cluster = { x: form.around(0.03), y: -0.86, radius: 0.138 };
    const behind = clusters.filter((_, index) => index % 2 === 0);
    const before = clusters.filter((_, index) => index % 2 === 1);
    paintFoliage(pen, [...behind, { x: 0, y: centre, radius: 0.26 }], tone(leaves, -0.9), form.fork('behind'));
    paintTrunk(pen, bark, -0.46);
    // no branches: where leaves leave a gap, a piece of one is a streak in the crown
    const front = [...before, crown, ...inner].toSorted((first, second) => first.y - second.y);
    paintFoliage(pen, front, leaves, form.fork('before'));
    const fruit = has(brush, 'apple') ? hex('#c8402f') : has(brush, 'orange') ? hex('#e58a2f') : undefined;
    if (fruit) {
      const spots = form.fork('fruit');
      for (let index = 0; index < 12; index++) {
        const x = spots.between(-0.34, 0.34);
        const y = centre + spots.between(-0.2, 0.22);
        pen.oval(x, y, 0.022, 0.022, pen.ball(fruit, x, y, 0.022));
      }
    }
  },
};
