import { layersOf } from './press/tone.js';
import { develop } from './press/develop.js';
import { focus } from './press/lens.js';
import type { Look } from './look.js';

const MAGENTA = [255, 40, 170] as const;
const CYAN = [30, 214, 255] as const;

/** A city that never sleeps: violet shadows, magenta light from one side and cyan from the other, signs that glow. */
export const cyberpunk: Look = {
  name: 'cyberpunk',
  ink: false,
  gradedFirst: true,
  mapped: true,
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    focus(finish, 0.4);
    const map = layersOf(finish);
    const lit = map.layers.map(({ region }) => (region === 'subject' ? 0.42 : region === 'lettering' ? 0 : 0.3));
    // the light of each column, from the one lamp's to the other's
    const lamps = Float64Array.from({ length: width * 3 }, (_, at) => {
      const across = Math.floor(at / 3) / width;
      return (MAGENTA[at % 3] as number) * (1 - across) + (CYAN[at % 3] as number) * across;
    });
    for (let pixel = 0, byte = 0; pixel < width * height; pixel++, byte += 4) {
      const red = pixels[byte] as number;
      const green = pixels[byte + 1] as number;
      const blue = pixels[byte + 2] as number;
      const most = Math.max(red, green, blue);
      // a sign keeps the colour that it glows in
      const glows = most > 170 ? (most - Math.min(red, green, blue)) / most : 0;
      const share = (lit[map.index[pixel] as number] as number) * (1 - glows);
      const light = (red * 3 + green * 6 + blue) / 10;
      const lamp = (pixel % width) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const own = pixels[byte + channel] as number;
        const falls = light * 0.2 + ((lamps[lamp + channel] as number) * light) / 165;
        pixels[byte + channel] = own * (1 - share) + share * falls;
      }
    }
    return develop(
      pixels,
      width,
      height,
      {
        contrast: 0.86,
        exposure: 1,
        saturation: 1.14,
        lift: 0.02,
        glow: { amount: 0.6, above: 0.62, sigma: 0.02, wide: 0.06 },
        shadows: [14, -16, 44],
        lights: [10, -4, 16],
        vignette: 0.8,
        grain: 0.014,
      },
      scene.random.fork('film'),
    );
  },
};
