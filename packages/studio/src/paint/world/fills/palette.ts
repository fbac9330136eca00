import { lighten, lightnessOf, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { View } from '../view.js';

const palettes: readonly (readonly Rgb[])[] = [
  [
    [244, 234, 214],
    [222, 110, 76],
    [36, 72, 92],
    [236, 178, 92],
    [120, 158, 150],
  ],
  [
    [240, 230, 224],
    [196, 88, 110],
    [62, 52, 96],
    [238, 168, 140],
    [130, 116, 176],
  ],
  [
    [232, 238, 232],
    [42, 110, 112],
    [244, 190, 104],
    [206, 92, 72],
    [24, 52, 66],
  ],
  [
    [18, 26, 54],
    [88, 70, 170],
    [226, 96, 132],
    [250, 186, 120],
    [56, 150, 180],
  ],
  [
    [246, 240, 226],
    [88, 116, 88],
    [214, 152, 96],
    [56, 66, 64],
    [232, 202, 170],
  ],
];

/** Colours that fit together, the ground first: those of the request, or of the picture's own choice. */
export function paletteOf(view: View, usual = palettes): readonly Rgb[] {
  const { hints } = view.scene;
  if (hints.length === 0) {
    return view.scene.time === 'night' ? (palettes[3] as readonly Rgb[]) : view.random.fork('palette').pick(usual);
  }
  const sorted = [...hints].toSorted((one, other) => lightnessOf(other) - lightnessOf(one));
  const lightest = sorted[0] as Rgb;
  const darkest = sorted.at(-1) as Rgb;
  const filled = [
    mix(lightest, [246, 240, 230], 0.6),
    ...sorted,
    lighten(darkest, -0.15),
    mix(lightest, darkest, 0.5),
    lighten(lightest, 0.08),
  ];
  return filled.slice(0, Math.max(5, sorted.length + 1));
}

/** The same for one motif: of two colours that were said the lighter one is the ground, and the other all of the motif. */
export function inksOf(view: View, usual?: readonly (readonly Rgb[])[]): readonly Rgb[] {
  const { hints } = view.scene;
  const sorted = hints.toSorted((one, other) => lightnessOf(other) - lightnessOf(one));
  const found = sorted.length > 1 ? sorted : paletteOf(view, usual);
  if (view.asked('pale')) return found.map((colour) => mix(colour, [255, 253, 248], 0.45));
  return view.asked('deep') ? found.toSorted((one, other) => lightnessOf(one) - lightnessOf(other)) : found;
}
