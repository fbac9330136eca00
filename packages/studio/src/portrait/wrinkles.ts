import { createCanvas } from '@napi-rs/canvas';
import { gaussianBlur, givePlanes, takePlane, type Plane } from '@easel/raster';
import type { Context, Point } from '../paint/kit/shapes.js';
import { pixelsOf } from '../raster/canvas.js';
import { alphaOf, smoothStep, type Pixels } from '../raster/colour-planes.js';
import type { Anatomy } from './anatomy.js';
import { skinMask } from './skin.js';

/** How dark the depth of a fold is, and how light the skin below it, of the skin. */
const [DEEP, LIFTED] = [0.34, 0.16];

/**
 * The folds that years leave on a face, where its points say they are: across the forehead, between the brows, beside and
 * below the eyes, from the nose to the mouth. Each is a soft shade with a soft light below it, on skin only. In profile
 * nobody knows where they are.
 */
export function drawWrinkles(pixels: Pixels, matte: Plane, width: number, height: number, anatomy: Anatomy): void {
  if (anatomy.profile) return;
  const { unit } = anatomy;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  drawFolds(context, anatomy);
  const folds = alphaOf(pixelsOf(canvas));
  const soft = gaussianBlur(folds, width, height, Math.max(0.8, unit * 0.0085));
  const skin = skinMask(pixels, matte, width, height, anatomy);
  const below = Math.max(1, Math.round(unit * 0.02)) * width;
  const shade = takePlane(soft.length);
  for (let pixel = 0; pixel < soft.length; pixel += 1)
    shade[pixel] =
      1 - DEEP * soft[pixel]! + LIFTED * (pixel < below ? 0 : Math.max(0, soft[pixel - below]! - soft[pixel]!));
  for (let pixel = 0, at = 0; pixel < soft.length; pixel += 1, at += 4) {
    const light = shade[pixel]!;
    if (light === 1) continue;
    const factor = 1 + (light - 1) * smoothStep(0.25, 0.6, skin[pixel]!);
    // The shade of skin is warm.
    pixels[at] = pixels[at]! * (1 + (factor - 1) * 0.85);
    pixels[at + 1] = pixels[at + 1]! * factor;
    pixels[at + 2] = pixels[at + 2]! * factor;
  }
  givePlanes(soft, skin, shade);
}

function drawFolds(context: Context, { points, unit, lean }: Anatomy): void {
  const [across, down]: Point[] = [
    [Math.cos(lean), Math.sin(lean)],
    [-Math.sin(lean), Math.cos(lean)],
  ];
  /** A place beside a point of the face, in units of the head's own frame. */
  const beside = (index: number, right: number, below: number): Point => {
    const [x, y] = points[index]!;
    return [x + (right * across![0] + below * down![0]) * unit, y + (right * across![1] + below * down![1]) * unit];
  };
  /** A line through some places, thick in its middle and gone at its ends. */
  const fold = (places: readonly Point[], thick: number, strength: number): void => {
    for (let part = 0; part < STEPS; part += 1) {
      const [from, to] = [pointOn(places, part / STEPS), pointOn(places, (part + 1) / STEPS)];
      const middle = Math.sin(((part + 0.5) / STEPS) * Math.PI) ** 0.7;
      context.strokeStyle = `rgba(0,0,0,${strength * middle})`;
      context.lineWidth = unit * thick * (0.5 + 0.5 * middle);
      context.beginPath();
      context.moveTo(...from);
      context.lineTo(...to);
      context.stroke();
    }
  };
  for (const [above, strength, inset] of [
    [0.15, 0.5, 0],
    [0.25, 0.62, 0],
    [0.345, 0.45, 1],
  ] as const) {
    const [first, last] = [18 + inset, 25 - inset];
    const between = Array.from({ length: last - first + 1 }, (_, index) => {
      const wave = index % 2 === 0 ? 0.006 : -0.006;
      const middle = first + index === 21 || first + index === 22 ? 0.02 : 0;
      return beside(first + index, 0, -above + wave + middle);
    });
    fold(between, 0.02, strength);
  }
  for (const [index, side] of [
    [21, 1],
    [22, -1],
  ] as const)
    fold(
      [beside(index, side * 0.045, 0.06), beside(index, side * 0.055, 0), beside(index, side * 0.035, -0.07)],
      0.016,
      0.55,
    );
  for (const [corner, lids, wing, mouth, side] of [
    [36, [41, 40], 31, 48, -1],
    [45, [46, 47], 35, 54, 1],
  ] as const) {
    for (const [rise, length] of [
      [-0.075, 0.15],
      [-0.005, 0.17],
      [0.06, 0.14],
    ] as const)
      fold(
        [
          beside(corner, side * 0.055, rise * 0.25),
          beside(corner, side * (0.055 + length * 0.5), rise * 0.55 - 0.008),
          beside(corner, side * (0.055 + length), rise * 1.35),
        ],
        0.014,
        0.6,
      );
    fold(
      [
        beside(corner, -side * 0.01, 0.085),
        beside(lids[0], 0, 0.1),
        beside(lids[1], 0, 0.1),
        beside(lids[1], -side * 0.07, 0.06),
      ],
      0.02,
      0.55,
    );
    fold([beside(corner, side * 0.0, 0.15), beside(lids[0], 0, 0.185), beside(lids[1], 0, 0.17)], 0.016, 0.32);
    fold(
      [
        beside(wing, side * 0.05, -0.03),
        beside(wing, side * 0.13, 0.07),
        beside(mouth, side * 0.085, -0.06),
        beside(mouth, side * 0.095, 0.05),
      ],
      0.026,
      0.85,
    );
    fold(
      [beside(mouth, side * 0.03, 0.03), beside(mouth, side * 0.05, 0.11), beside(mouth, side * 0.035, 0.18)],
      0.018,
      0.6,
    );
  }
}

const STEPS = 28;

/** A place on a smooth curve through some others, 0 to 1. */
function pointOn(places: readonly Point[], share: number): Point {
  const place = Math.min(places.length - 1.0001, share * (places.length - 1));
  const index = Math.floor(place);
  const part = place - index;
  const at = (offset: number): Point => places[Math.min(places.length - 1, Math.max(0, index + offset))]!;
  const through = (axis: 0 | 1): number => {
    const [before, one, other, after] = [at(-1)[axis], at(0)[axis], at(1)[axis], at(2)[axis]];
    return (
      one +
      0.5 *
        part *
        (other -
          before +
          part * (2 * before - 5 * one + 4 * other - after + part * (3 * (one - other) + after - before)))
    );
  };
  return [through(0), through(1)];
}
