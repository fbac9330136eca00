import { indoorSettings } from '../catalogue/settings.js';
import { smoothStep } from '../raster/plane.js';
import type { Finish, Look } from './look.js';
import { develop } from './press/develop.js';
import { focus } from './press/lens.js';
import { heroLayers, layersOf, softShares } from './press/tone.js';

/** The light of a few per cent of the darkest and of the brightest places, of 255. */
function rangeOf(counts: Uint32Array): readonly [dark: number, bright: number] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const at = (share: number): number => {
    let sum = 0;
    return counts.findIndex((count) => (sum += count) >= total * share);
  };
  return total === 0 ? [0, 255] : [at(0.03), Math.max(at(0.03) + 30, at(0.97))];
}

/** How bright each place is, and the range of what the picture is about and of all else. */
function expose(finish: Finish, focal: Uint8Array, index: Uint8Array) {
  const { pixels } = finish;
  const grey = new Uint8Array(index.length);
  const counts = [new Uint32Array(256), new Uint32Array(256)] as const;
  for (let pixel = 0, byte = 0; pixel < grey.length; pixel++, byte += 4) {
    const value =
      (pixels[byte] as number) * 0.34 + (pixels[byte + 1] as number) * 0.5 + (pixels[byte + 2] as number) * 0.16;
    grey[pixel] = value;
    const own = counts[focal[index[pixel] as number] as 0 | 1];
    own[value | 0] = (own[value | 0] as number) + 1;
  }
  return { grey, ranges: [rangeOf(counts[0]), rangeOf(counts[1])] as const };
}

/** A crime film of the forties: black and white, one hard light, deep shadow; indoors it falls through blinds. */
export const filmNoir: Look = {
  name: 'film-noir',
  ink: false,
  mapped: true,
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    focus(finish, 0.35);
    const map = layersOf(finish);
    const focal = heroLayers(map);
    const { grey, ranges } = expose(finish, focal, map.index);
    const named = scene.items.filter((item) => item.subject !== undefined);
    const middleX = named[0]?.x ?? width / 2;
    const middleY = named[0] ? named[0].y - named[0].size * 0.6 : height * 0.45;
    const side = Math.min(width, height);
    const slat = side / 13;
    const blinds = indoorSettings.has(scene.setting) || scene.setting === 'studio';
    // a view without a hero is lit as a whole
    const reach = focal.includes(1) ? 1.25 : 0.75;
    const heroes = softShares(map, focal, width, height);
    const toneIn = (about: 0 | 1, value: number): number => {
      const [dark, bright] = ranges[about];
      return Math.min(1, Math.max(0, (value - dark) / (bright - dark)));
    };
    for (let y = 0, pixel = 0; y < height; y++) {
      for (let x = 0; x < width; x++, pixel++) {
        const value = grey[pixel] as number;
        // the lamp lights as far as the outline, not the rim of what is behind
        const about = smoothStep(0.45, 0.95, heroes[pixel] as number);
        const away = Math.hypot(x - middleX, y - middleY) / side;
        const lamp = Math.max(0.14, 1.05 - away * reach);
        const place = blinds ? ((y + x * 0.3) / slat) % 1 : 0;
        const shaded = place < 0.52 ? 0 : 1;
        const behind = about < 1 ? toneIn(0, value) ** 1.2 * lamp * 0.8 * (1 - 0.6 * shaded) : 0;
        // a body turns the light of the blinds aside; were it as dark there, it would seem to be of glass
        const lit =
          about > 0 ? (0.13 + 0.87 * toneIn(1, value) ** 0.92 * Math.max(0.78, lamp)) * (1 - 0.16 * shaded) : 0;
        pixels.fill(255 * (behind + (lit - behind) * about), pixel * 4, pixel * 4 + 3);
      }
    }
    return develop(
      pixels,
      width,
      height,
      {
        contrast: 0.7,
        saturation: 0,
        lift: 0.03,
        glow: { amount: 0.3, above: 0.66, sigma: 0.03 },
        vignette: 0.6,
        grain: 0.022,
      },
      scene.random.fork('film'),
    );
  },
};
