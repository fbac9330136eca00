import type { Look } from './look.js';
import { develop } from './press/develop.js';
import { focus } from './press/lens.js';
import { focalLayers, layersOf } from './press/tone.js';

/** A crime film of the forties: black and white, one hard light through blinds, deep shadow. */
export const filmNoir: Look = {
  name: 'film-noir',
  ink: false,
  mapped: true,
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    focus(finish, 0.35);
    const map = layersOf(finish);
    const focal = focalLayers(map);
    const named = scene.items.filter((item) => item.subject !== undefined);
    const middleX = named[0]?.x ?? width / 2;
    const middleY = (named[0]?.y ?? height * 0.7) - (named[0]?.size ?? 0) * 0.6;
    const side = Math.min(width, height);
    const slat = side / 15;
    // a night scene is dark already: the film is exposed for it
    let sum = 0;
    for (let byte = 1; byte < pixels.length; byte += 64) sum += pixels[byte] as number;
    const exposure = Math.min(2.6, Math.max(0.9, 118 / Math.max(1, sum / (pixels.length / 64))));
    for (let y = 0, pixel = 0; y < height; y++) {
      for (let x = 0; x < width; x++, pixel++) {
        const byte = pixel * 4;
        const grey =
          (pixels[byte] as number) * 0.34 + (pixels[byte + 1] as number) * 0.5 + (pixels[byte + 2] as number) * 0.16;
        const about = focal[map.index[pixel] as number];
        // slats of light fall slanting across the wall and, fainter, over the figure
        const place = ((y + x * 0.34) / slat) % 1;
        const bar = place < 0.55 ? 1 : 0.62;
        const away = Math.hypot(x - middleX, y - middleY) / side;
        const lamp = Math.max(0.26, 1.2 - away * 1.1);
        const share = about
          ? lamp * (0.85 + 0.3 * bar) * exposure * (scene.time === 'night' ? 0.95 : 1.2)
          : lamp * bar * exposure * 0.8;
        pixels.fill(255 * (1 - Math.exp((-grey * share) / 150)), byte, byte + 3);
      }
    }
    return develop(
      pixels,
      width,
      height,
      {
        contrast: 0.85,
        saturation: 0,
        lift: 0.05,
        glow: { amount: 0.35, above: 0.6, sigma: 0.03 },
        vignette: 0.5,
        grain: 0.045,
      },
      scene.random.fork('film'),
    );
  },
};
