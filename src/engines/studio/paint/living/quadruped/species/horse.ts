import { lighten, lightnessOf, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import type { Anatomy } from '../anatomy.js';

export const horseAnatomy: Anatomy = {
  trunk: { length: 106, top: [95, 100, 95, 94, 100], bottom: [66, 53, 48, 49, 54, 56] },
  fore: {
    root: [0.34, 66],
    bones: [16, 30, 20, 9],
    stand: [-22, 4, 0, 22],
    flesh: [
      [12, 13],
      [7.5, 8],
      [6, 6.5],
      [4.4, 4],
      [2.9, 3.1],
      [3.7, 3.9],
      [3.2, 3.2],
    ],
  },
  hind: {
    root: [-0.31, 77],
    bones: [24, 28, 21, 9],
    stand: [24, -32, 5, 24],
    flesh: [
      [20, 19],
      [13, 14],
      [7, 7.5],
      [4.6, 4.8],
      [3.2, 3.5],
      [3.9, 4.1],
      [3.3, 3.3],
    ],
  },
  foot: 'hoof',
  footSize: 4.6,
  neck: { length: 58, angle: 42, base: [20, 25], middle: [13, 15.5], poll: [8.5, 10], arch: 3.5, root: [0.28, 79] },
  headLength: 44,
  headPitch: 44,
  tail: { kind: 'hair', length: 66, width: 7.5, angle: -42, bend: 52 },
  mane: 'crest',
};

export const horseCoats: readonly { base: Rgb; mane: Rgb; socks?: boolean }[] = [
  { base: [140, 82, 48], mane: [52, 34, 30], socks: true },
  { base: [168, 104, 58], mane: [206, 168, 112] },
  { base: [86, 58, 48], mane: [44, 32, 34] },
  { base: [198, 160, 112], mane: [238, 222, 190] },
  { base: [222, 216, 208], mane: [244, 240, 232] },
  { base: [64, 56, 62], mane: [36, 32, 40] },
];

/** Mane and tail that suit a coat colour somebody asked for. */
export function maneFor(coat: Rgb): Rgb {
  const lightness = lightnessOf(coat);
  if (lightness > 0.8) return mix(lighten(coat, 0.04), [250, 246, 238], 0.5);
  if (lightness < 0.42) return lighten(coat, -0.08);
  return mix(lighten(coat, -0.24), [40, 28, 34], 0.4);
}
