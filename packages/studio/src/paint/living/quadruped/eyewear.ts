import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { fillPath, fillStroke } from '../form/modelling.js';
import { ellipsePath } from '../form/outline.js';

/** One lens, with its chain. */
export function paintMonocle(context: Context, frontal: boolean): void {
  const [x, y, size] = frontal ? [25.5, -6, 15] : [40, -8, 11];
  const lens = ellipsePath(x, y, size, size * 0.92);
  fillPath(context, lens, [255, 255, 255], 0.26);
  context.strokeStyle = 'rgb(206,164,74)';
  context.lineWidth = 3;
  context.stroke(lens);
  fillStroke(
    context,
    [
      [x + size * 0.8, y + size * 0.5],
      [x + size * 0.9, y + size * 2],
      [x + size * 0.2, y + size * 3.2],
    ],
    1.6,
    [206, 164, 74],
  );
}

export function paintGlasses(context: Context, frontal: boolean, dark: boolean): void {
  const lenses: readonly (readonly [number, number, number])[] = frontal
    ? [
        [-17.5, -6, 15],
        [25.5, -6, 14.5],
      ]
    : [[40, -8, 11]];
  for (const [x, y, size] of lenses) {
    const lens = ellipsePath(x, y, size, size * 0.84);
    fillPath(context, lens, dark ? [38, 34, 44] : [255, 255, 255], dark ? 0.95 : 0.24);
    // a pale edge around the frame: it is seen on dark fur too
    for (const [width, colour] of [
      [6, 'rgba(246,240,228,0.7)'],
      [3, 'rgb(44,36,40)'],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke(lens);
    }
    if (dark)
      fillStroke(
        context,
        [
          [x - size * 0.5, y - size * 0.2],
          [x - size * 0.1, y - size * 0.45],
          [x + size * 0.3, y - size * 0.4],
        ],
        2.6,
        [255, 255, 255],
        0.6,
      );
  }
  if (frontal)
    fillStroke(
      context,
      [
        [-3, -8],
        [4, -10],
        [11, -8],
      ],
      3,
      [44, 36, 40],
    );
  else
    fillStroke(
      context,
      [
        [29, -10],
        [16, -12],
        [4, -12],
      ],
      2.6,
      [44, 36, 40],
    );
}

/** A patch over one eye, its strap around the head. */
export function paintEyePatch(context: Context, frontal: boolean): void {
  const [x, y, size] = frontal ? [25.5, -6, 15] : [40, -8, 12];
  fillStroke(
    context,
    frontal
      ? [
          [-44, -30],
          [-4, -22],
          [x, y],
          [48, 4],
        ]
      : [
          [4, -26],
          [24, -16],
          [x, y],
          [58, 2],
        ],
    3,
    [34, 30, 36],
  );
  fillPath(context, ellipsePath(x, y, size, size * 0.92), [34, 30, 36]);
}

const [SHELL, CUSHION] = [
  [52, 54, 64],
  [30, 30, 38],
] as const;

/** A band over the crown and a shell over each ear that we see. */
export function paintHeadphones(context: Context, frontal: boolean, colour: Rgb = SHELL): void {
  const shells: readonly (readonly [number, number])[] = frontal
    ? [
        [-47, 2],
        [47, 2],
      ]
    : [[-4, 0]];
  const [middle, half, rise] = frontal ? [0, 46, 62] : [2, 6, 33];
  context.strokeStyle = css(colour);
  context.lineWidth = 8;
  context.lineCap = 'round';
  context.beginPath();
  if (frontal) context.ellipse(middle, 2, half, rise, 0, Math.PI, Math.PI * 2);
  else {
    context.moveTo(-4, -10);
    context.quadraticCurveTo(middle - half, -rise * 0.9, middle + 4, -rise);
  }
  context.stroke();
  for (const [x, y] of shells) {
    fillPath(context, ellipsePath(x, y, frontal ? 12 : 17, 22), CUSHION);
    fillPath(context, ellipsePath(x, y, frontal ? 8 : 12, 17), colour);
  }
}
