import type { Path2D } from '@napi-rs/canvas';
import { paintEye } from '../../form/eye.js';
import { fillModelled, fillPath, fillStroke, softPatch } from '../../form/modelling.js';
import { outline, tube } from '../../form/outline.js';
import type { Knot } from '../../form/outline.js';
import { tonesOf } from '../../form/tones.js';
import { mix } from '../../../kit/colour.js';
import type { Head, HeadPart } from '../anatomy.js';

export interface CanineOptions {
  /** Length of the muzzle, 0.6 (pug) to 1.1 (fox). */
  readonly muzzle?: number;
  readonly muzzleDepth?: number;
  readonly ears?: 'pricked' | 'folded' | 'hanging' | 'tall';
  /** Cheek fur. */
  readonly ruff?: number;
  /** Pale lower face as on foxes, wolves and collies. */
  readonly mask?: boolean;
  readonly tongue?: boolean;
  /** The muzzle is as dark as the nose: pugs. */
  readonly sooty?: boolean;
}

/**
 * Out of the mouth over the lower lip. Painted after the pale lower face: below the jaw alone it would hang from nothing.
 */
const lolling = (nose: number, deep: number): Path2D =>
  tube([
    [nose - 24, 11.6 * deep, 3.8],
    [nose - 21, 18 * deep, 4.6],
    [nose - 20, 24 * deep, 3.8],
  ]);

/** Fox, wolf and dogs. */
export function canineHead({
  muzzle = 1,
  muzzleDepth = 1,
  ears = 'pricked',
  ruff = 1,
  mask = true,
  tongue = false,
  sooty = false,
}: CanineOptions = {}): Head {
  const nose = 46 + 52 * muzzle;
  const deep = muzzleDepth;
  const face: Knot[] = [
    [-8, -10],
    [2, -24],
    [18, -31],
    [34, -28],
    [45, -18],
    [54, -9 * deep - 1],
    [46 + 34 * muzzle, -6 * deep],
    [nose - 5, -6 * deep],
    [nose + 1, -2 * deep],
    [nose - 1, 5 * deep],
    [nose - 8, 10 * deep],
    [46 + 26 * muzzle, 15 * deep],
    [46, 17 * deep],
    [32, 22],
    [24 + ruff * 2, 27 + ruff * 7, ruff > 0],
    [14, 26],
    [6 - ruff * 3, 28 + ruff * 7, ruff > 0],
    [-2, 22],
    [-10, 12],
  ];
  const skull = outline(face);
  const earPaths: Record<NonNullable<CanineOptions['ears']>, (x: number) => Path2D> = {
    pricked: (x) =>
      outline([
        [x - 11, -20],
        [x - 12, -40],
        [x - 5, -57, true],
        [x + 7, -44],
        [x + 12, -26],
        [x + 2, -20],
      ]),
    tall: (x) =>
      outline([
        [x - 10, -20],
        [x - 15, -44],
        [x - 8, -70, true],
        [x + 7, -50],
        [x + 12, -26],
        [x + 2, -20],
      ]),
    folded: (x) =>
      outline([
        [x - 11, -22],
        [x - 9, -40],
        [x + 2, -46],
        [x + 14, -32],
        [x + 20, -18, true],
        [x + 8, -20],
        [x + 4, -24],
      ]),
    hanging: (x) =>
      outline([
        [x - 8, -27],
        [x + 5, -28],
        [x + 11, -14],
        [x + 9, 10],
        [x + 1, 26],
        [x - 10, 22],
        [x - 15, 2],
        [x - 13, -16],
      ]),
  };
  const far: HeadPart = { path: earPaths[ears](ears === 'hanging' ? 22 : 25), colour: 'far-coat' };
  const near: HeadPart = {
    path: earPaths[ears](ears === 'hanging' ? 6 : 9),
    colour: ears === 'hanging' ? 'far-coat' : 'coat',
  };
  return {
    skull,
    mouth: { corner: [50, 8 * deep], lip: [nose - 3, 6 * deep] },
    behind: [far],
    before: ears === 'hanging' ? [] : [near],
    paint(context, look) {
      const { tones, pale } = look;
      context.save();
      context.clip(skull);
      if (mask) {
        fillPath(
          context,
          outline([
            [nose + 6, -1],
            [46 + 36 * muzzle, 0],
            [58, 1],
            [50, 6],
            [36, 3],
            [24, 8],
            [14, 20],
            [2, 22],
            [-12, 44],
            [40, 50],
            [nose, 30],
          ]),
          pale.base,
        );
        softPatch(context, 40, 24, 34, 12, pale.shade, 0.7);
      }
      if (sooty) {
        fillPath(
          context,
          outline([
            [52, -13 * deep],
            [nose + 8, -12 * deep],
            [nose + 8, 24 * deep],
            [44, 24 * deep],
            [46, 4],
          ]),
          mix(look.dark, tones.base, 0.12),
        );
        softPatch(context, 40, -8, 12, 9, mix(look.dark, tones.base, 0.3), 0.7);
      }
      softPatch(context, 20, -22, 26, 10, tones.lit, 0.5, -0.1);
      softPatch(context, 52, -6, 20, 6, tones.shade, 0.5, 0.2);
      if (!mask) softPatch(context, nose - 12, 12 * deep, 34, 10, tones.shade, 0.6);
      context.restore();
      if (tongue) fillModelled(context, lolling(nose, deep), tonesOf([214, 104, 110]), look.light, { core: 1.2 });
      const dark = mix(look.dark, [24, 20, 26], 0.6);
      fillPath(
        context,
        outline([
          [nose - 9, -6.8 * deep],
          [nose - 1, -6.5 * deep],
          [nose + 3, -1.5 * deep],
          [nose - 1, 3 * deep],
          [nose - 7, 0],
        ]),
        dark,
      );
      fillPath(
        context,
        outline([
          [nose - 6, -5.4 * deep],
          [nose - 2, -5.2 * deep],
          [nose - 2.6, -3.6 * deep],
          [nose - 6, -3.8 * deep],
        ]),
        [255, 255, 255],
        0.35,
      );
      fillStroke(
        context,
        [
          [nose - 4, 5 * deep],
          [nose - 16, 9.5 * deep],
          [46 + 16 * muzzle, 10.5 * deep],
          [50, 7 * deep],
        ],
        2.2,
        dark,
        0.8,
      );
      if (ears === 'hanging') {
        fillPath(context, near.path, tones.shade);
        fillPath(
          context,
          outline([
            [-2, -27],
            [11, -28],
            [17, -14],
            [15, 4],
            [6, -8],
            [-4, -14],
          ]),
          tones.base,
          0.8,
        );
      } else if (ears !== 'folded') {
        const top = ears === 'tall' ? -62 : -51;
        fillPath(
          context,
          outline([
            [4, -24],
            [1, -38],
            [5, top, true],
            [13, -42],
            [17, -27],
          ]),
          mix(pale.shade, look.dark, 0.25),
          0.9,
        );
        if (ears === 'pricked' && look.detail > 0.2)
          fillPath(
            context,
            outline([
              [2, -22, true],
              [5, -36, true],
              [8, -26],
              [11, -36, true],
              [13, -22, true],
            ]),
            pale.base,
            0.85,
          );
      } else {
        fillPath(
          context,
          outline([
            [0, -30],
            [6, -42],
            [12, -40],
            [22, -26],
            [29, -18, true],
            [17, -20],
          ]),
          tones.shade,
          0.6,
        );
      }
      softPatch(context, 41, -9, 10, 7, tones.deep, 0.45);
      paintEye(context, 40, -9.5, 5, {
        iris: look.iris,
        lid: dark,
        asleep: look.asleep || look.winks === true,
        slant: 0.3,
      });
      if (look.detail > 0.15)
        fillStroke(
          context,
          [
            [33, -17],
            [39, -20],
            [46, -16],
          ],
          2.4,
          tones.lit,
          0.5,
        );
    },
  };
}
