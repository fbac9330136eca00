import type { Item, Scene } from '../scene/scene.js';
import { css, mix, underLight } from './kit/colour.js';
import type { Rgb } from './kit/colour.js';
import type { Painting } from './painting.js';
import type { FootSpan } from './relight.js';
import { blades } from './world/elements/meadow.js';

/** The most clumps about one foot, and the least a thing must measure of the picture's height to have any. */
const [MOST, LEAST] = [40, 0.07];
/** In heights of the grass: a foot that is narrower is that of a stem, and so much higher is the tuft around it. */
const [STEM, TUFT] = [2, 2];
const DARK: Rgb = [22, 44, 30];
const BRIGHT: Rgb = [206, 222, 130];

/**
 * Whether a colour is that of grass by day: paths, sand, snow and floors have none. In the red light of an evening no
 * grass is green as it is seen, and without a tuft a stem would float over it.
 */
function isGrass(seen: Rgb, ambient: Rgb): boolean {
  const [red, green, blue] = seen.map((part, index) => part / Math.max(1, ambient[index] ?? 1)) as [
    number,
    number,
    number,
  ];
  return green > red * 1.04 && green > blue * 1.2;
}

/** What the ground under a foot looks like, from its left end to its right. */
export function groundUnder(scene: Scene, painting: Painting, item: Item, { left, right }: FootSpan): readonly Rgb[] {
  const [from, to] = [Math.max(0, Math.floor(left) - 1), Math.min(scene.width, Math.ceil(right) + 1)];
  const row = Math.round(item.y + scene.height * 0.006);
  if (item.size < scene.height * LEAST || to - from < 2 || row < 0 || row >= scene.height) return [];
  const { data } = painting.context.getImageData(from, row, to - from, 1);
  const samples = Math.min(16, to - from);
  return Array.from({ length: samples }, (_, index): Rgb => {
    const byte = Math.floor(((index + 0.5) / samples) * (to - from)) * 4;
    return [data[byte] as number, data[byte + 1] as number, data[byte + 2] as number];
  });
}

/** Blades of the grass that a thing stands in, before its foot: it grows there, and does not end at a ruled edge. */
export function paintFootGrass(
  scene: Scene,
  painting: Painting,
  item: Item,
  { left, right }: FootSpan,
  ground: readonly Rgb[],
): void {
  const { ambient } = scene.atmosphere;
  const grass = ground.map((colour) => isGrass(colour, ambient));
  if (!grass.includes(true)) return;
  const bright = underLight(BRIGHT, ambient);
  const random = item.seed.fork('foot grass');
  const low = Math.min(item.size * 0.09, scene.height * (0.011 + 0.016 * Math.max(0, 1 - item.depth)));
  // a bare stem would seem to float: it comes up from a tuft
  const stem = item.drawable.kind === 'plant' && right - left < low * STEM;
  const tall = stem ? low * TUFT : low;
  const reach = stem ? tall : tall * 0.5;
  const clumps = Math.min(MOST, Math.max(stem ? 9 : 3, Math.round((right - left) / (tall * 0.75))));
  painting.layer(
    { region: 'foliage', depth: item.depth },
    (context) => {
      for (let clump = 0; clump < clumps; clump++) {
        const along = (clump + random.next()) / clumps;
        const sample = Math.floor(along * ground.length);
        if (!grass[sample]) continue;
        const colour = ground[sample] as Rgb;
        const x = left - reach + (right - left + reach * 2) * along;
        context.fillStyle = css(mix(colour, random.chance(0.6) ? DARK : bright, random.between(0.16, 0.4)));
        context.beginPath();
        blades(context, random, x, item.y + tall * random.between(0.15, 0.55), tall * random.between(0.6, 1.15), 3);
        context.fill();
      }
    },
    { left: left - tall * 3, right: right + tall * 3, top: item.y - tall * 2, bottom: item.y + tall },
  );
}
