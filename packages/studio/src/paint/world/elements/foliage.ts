import { lighten, mix, turnHue } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { View } from '../view.js';

const leaves: Readonly<Record<'spring' | 'summer' | 'autumn' | 'winter', readonly Rgb[]>> = {
  spring: [
    [134, 176, 88],
    [158, 190, 96],
    [112, 164, 92],
  ],
  summer: [
    [78, 130, 70],
    [96, 142, 66],
    [64, 116, 78],
  ],
  autumn: [
    [214, 124, 48],
    [190, 76, 50],
    [226, 172, 70],
    [164, 112, 56],
  ],
  winter: [
    [126, 116, 110],
    [112, 108, 112],
  ],
};

const blossoms: readonly Rgb[] = [
  [244, 186, 200],
  [250, 216, 220],
  [236, 160, 184],
];

/** The colour of a crown of leaves in the season. */
export function leafColour(view: View, random: Random): Rgb {
  const { season } = view.scene;
  if (view.asked('blossom') || (season === 'spring' && random.chance(0.4))) return random.pick(blossoms);
  return lighten(random.pick(leaves[season]), random.around(0.015));
}

/** Needles keep their green. */
export function needleColour(view: View, random: Random): Rgb {
  const base = random.pick([
    [44, 88, 74],
    [52, 98, 70],
    [38, 80, 82],
  ] as const);
  return view.scene.season === 'autumn' ? mix(base, [96, 96, 56], 0.2) : base;
}

/** Meadow, lawn, pasture. */
export function grassColour(view: View): Rgb {
  if (view.snowy) return snowGround;
  const { season } = view.scene;
  const base: Rgb =
    season === 'spring'
      ? [132, 176, 84]
      : season === 'autumn'
        ? [176, 156, 84]
        : season === 'winter'
          ? [150, 148, 110]
          : [112, 154, 72];
  return turnHue(base, view.random.fork('grass hue').between(-8, 10));
}

export const snowGround: Rgb = [234, 240, 250];
export const earth: Rgb = [138, 106, 78];
export const stone: Rgb = [140, 136, 138];
export const bark: Rgb = [104, 78, 62];
