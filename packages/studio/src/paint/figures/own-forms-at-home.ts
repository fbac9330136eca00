import { css, hex } from '../kit/colour.js';
import type { Pen } from '../objects/parts/pen.js';
import type { Plan } from '../objects/parts/plan.js';
import { outlineOf } from './outlines.js';

/** A cushion as it is put on a sofa: plump in the middle, drawn in between its corners. As a slab it would be a box. */
export const plump: Plan = {
  colours: { body: '#b8705f #6f86a8 #8fa67a #c9974a' },
  parts: [
    'body-1.8 M4 8C34 15 86 15 116 8C110 38 110 88 116 118C86 112 34 112 4 118C10 88 10 38 4 8Z',
    'body face M4 4C34 12 86 12 116 4C108 36 108 84 116 114C86 107 34 107 4 114C12 84 12 36 4 4Z',
    'body+1/0.35 oval 62 54 40 36',
    'body+1.4/0.35 oval 66 46 25 21',
    'body-1/0.3 M16 102C34 86 86 86 104 102C86 97 34 97 16 102Z',
    'body-1.6/0.8 stroke 2 M4 4C34 12 86 12 116 4C108 36 108 84 116 114C86 107 34 107 4 114C12 84 12 36 4 4Z',
    ...[
      [12, 12, 34, 34],
      [108, 12, 86, 34],
      [12, 106, 34, 86],
      [108, 106, 86, 86],
    ].map((line) => `body-1.6/0.6 lines 1.6 ${line.join(' ')}`),
    ...[0, 1, 2, 3, 4, 5].map((fold) => {
      const [x, y] = [Math.cos((fold * Math.PI) / 3), Math.sin((fold * Math.PI) / 3)];
      return `body-1.6/0.7 lines 1.6 ${60 + x * 7} ${59 + y * 7} ${60 + x * 17} ${59 + y * 17}`;
    }),
    'body-1.4 oval 60 60 6.4 6',
    'body+1.2 oval 60 58.6 5 4.4',
  ],
};

/** A slice as it lies before us, its crust away from its point: a triangle that is seen from the front would stand. */
export const lyingSlice: Plan = {
  colours: { crust: '#d29a52' },
  mirrors: false,
  parts: [
    'crust-2.4 poly 4 52 176 58 176 66 6 62',
    'crust-1.2 poly 8 50 172 56 176 60 10 59',
    'crust-0.6 poly 4 50 74 4 176 57',
    '#f6c24a face M16 48L74 10C104 20 140 36 172 54C120 56 60 54 16 48Z',
    {
      inside: 'M16 48L74 10C104 20 140 36 172 54C120 56 60 54 16 48Z',
      parts: [
        '#fbe08a/0.6 M40 46C60 36 84 44 110 48C132 51 150 50 170 55C120 57 60 55 40 46Z',
        ...[
          [62, 33],
          [94, 22],
          [102, 43],
          [66, 48],
          [142, 46],
        ].map(([x = 0, y = 0]) => `#4f8a3f oval ${x} ${y} 4 1.8 ${x}`),
      ],
    },
    // the crust is thick and round, away from the point
    'crust-1.6 stroke 15 M9 51C24 34 50 14 75 7',
    'crust stroke 13 M9 49.4C24 32.4 50 12.4 75 5.4',
    'crust+1.6/0.8 stroke 4 M8 46C23 29 48 10 72 3',
    '#8a5224/0.5 oval 30 30 3.4 1.8 -40',
    '#8a5224/0.5 oval 54 14 3 1.6 -30',
  ],
};

/** Where a point of that plan is on the drawing of it, which is 1 high. */
const ON_SLICE = { scale: 1 / 68, middle: 90, foot: 66 } as const;

/** What lies on the slice, round or in the form that was said of it: seen as flat as the slice is. */
export function sliceToppings(pen: Pen): void {
  const { context } = pen;
  const said = pen.brush.parts?.find(({ name, shape }) => shape && name === 'topping');
  const { trace, aspect } = outlineOf(said?.shape ?? 'round');
  const { scale, middle, foot } = ON_SLICE;
  for (const [x, y] of [
    [44, 42],
    [74, 25],
    [83, 45],
    [105, 33],
    [125, 48],
  ] as const)
    for (const [size, up, paint] of [
      [0.36, -0.02, '#9a2c22'],
      [0.35, 0, '#cc4030'],
      [0.2, 0.02, '#d8594a'],
    ] as const)
      pen.at(
        (x - middle) * scale,
        (y - foot) * scale - up + size / 4,
        () => {
          trace(context);
          context.fillStyle = css(said?.colour && size > 0.3 ? said.colour : hex(paint));
          context.fill();
        },
        size / Math.max(1, aspect),
        size / 2,
      );
}
