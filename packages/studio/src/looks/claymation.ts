import { brightness, smooth, smoothStep, unitOf } from '../raster/plane.js';
import { cloudTile, sampleTile } from '../raster/texture.js';
import type { Look } from './look.js';
import { develop } from './press/develop.js';
import { focalLayers, layersOf } from './press/tone.js';

/** How high what is no lump of its own lies among the others. */
const LEVEL = 0.25;
/** How much the ridges of thumbs show on things, and on the plain sheets behind them. */
const [RIDGES, BEHIND] = [0.04, 0.012];

/** Plasticine under lamps: plump forms of few plain colours, pressed by fingers, matte lights. */
export const claymation: Look = {
  name: 'claymation',
  ink: false,
  sharp: true,
  mapped: true,
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    const unit = unitOf(width, height);
    const map = layersOf(finish);
    const focal = focalLayers(map);
    // every form is a lump: its own layer, and every edge of tone inside it, stands up and is rounded
    const light = smooth(brightness(pixels), width, height, 5 * unit);
    // a shadow is no lump: it lies on what it falls on
    const heights = map.layers.map(({ region }, layer) => (region === 'shadow' ? LEVEL : ((layer * 37) % 11) / 22));
    const lump = new Float32Array(width * height);
    for (let pixel = 0; pixel < lump.length; pixel++)
      lump[pixel] = (heights[map.index[pixel] as number] as number) + (light[pixel] as number) * 0.6;
    const round = smooth(lump, width, height, 11 * unit);
    const clouds = cloudTile();
    const gap = Math.max(1, Math.round(2.5 * unit));
    const sun = scene.atmosphere.light.side >= 0 ? 1 : -1;
    const fine = 1.5 / Math.max(0.4, unit);
    // finer, the ridges of a thumb are the moiré of a screen
    const apart = Math.max(7, 10 * unit);
    const edgeAt = (pixel: number): number => (lump[pixel] as number) - (round[pixel] as number);
    const source = pixels.slice();
    for (let y = gap; y < height - gap; y++) {
      for (let x = gap; x < width - gap; x++) {
        const pixel = y * width + x;
        const byte = pixel * 4;
        // ridges of a thumb, in patches, and dents
        const patch = sampleTile(clouds, (x * fine) / 4, (y * fine) / 4);
        const swirl = Math.hypot(x - width * 0.5 + patch * 60 * unit, y - height * 0.4 - patch * 40 * unit);
        const thing = focal[map.index[pixel] as number] === 1;
        const ridge = Math.sin((swirl * 2 * Math.PI) / apart) * smoothStep(0, 0.4, patch) * (thing ? RIDGES : BEHIND);
        const dent = patch * (thing ? 0.1 : 0.05);
        const slope =
          (edgeAt(pixel - gap) - edgeAt(pixel + gap)) * sun * 0.8 +
          (edgeAt(pixel - gap * width) - edgeAt(pixel + gap * width));
        const strength = thing ? 1.25 : 0.8;
        const shade = 1 + Math.max(-0.38, Math.min(0.34, slope * strength * -1.5)) + ridge + dent;
        for (let channel = 0; channel < 3; channel++) {
          // few tones: clay is mixed by hand
          const own = source[byte + channel] as number;
          const stepped = Math.round(own / 36) * 36;
          pixels[byte + channel] = (own * 0.7 + stepped * 0.3) * shade;
        }
      }
    }
    return develop(
      pixels,
      width,
      height,
      { contrast: 0.2, saturation: 1.28, exposure: 1.04, lift: 0.02, lights: [8, 4, -6], vignette: 0.5 },
      scene.random.fork('film'),
    );
  },
};
