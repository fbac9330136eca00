import { brightness, smooth, smoothStep, unitOf } from '../raster/plane.js';
import type { Plane } from '../raster/plane.js';
import { cloudTile, paperTile, sampleTile, tileAt } from '../raster/texture.js';
import type { Finish, Look } from './look.js';
import { traceContours } from './press/contour.js';
import { stampSeal } from './press/seal.js';
import { focalLayers, layersOf, softShares } from './press/tone.js';

const paper = [246, 240, 226] as const;
const ink = [30, 30, 34] as const;

/** Ink and water on rice paper: a few dark strokes, greys that run out, most of the sheet left bare, a red seal. */
export const inkWash: Look = {
  name: 'ink-wash',
  faces: { calm: 0.8, lightest: 190, ink: [30, 30, 30] },
  ink: false,
  sharp: true,
  gradedFirst: true,
  mapped: true,
  finish(finish) {
    const { painting, pixels } = finish;
    const { width, height } = painting;
    const unit = unitOf(width, height);
    const map = layersOf(finish);
    const focal = focalLayers(map);
    const light = brightness(pixels);
    const wet = smooth(light, width, height, 7 * unit);
    const line = traceContours(finish, map, light, {
      width: Math.max(1.4, 6.5 * unit),
      inner: 0.8,
      swell: 0.9,
      gap: 0,
    }).line;
    const soft = smooth(line, width, height, 1.2 * unit);
    const clouds = cloudTile();
    const tooth = paperTile();
    const step = 1 / Math.max(0.5, unit);
    // what is far or of the air is left to the paper
    const shares = map.layers.map(({ region, depth }, layer) =>
      focal[layer] ? 1 : region === 'sky' || region === 'light' || region === 'cloud' ? 0.12 : 0.8 - 0.5 * depth,
    );
    const shared = softShares(map, shares, width, height);
    for (let y = 0, pixel = 0; y < height; y++) {
      const edgeY = Math.min(y, height - 1 - y) / height;
      for (let x = 0; x < width; x++, pixel++) {
        const edge = Math.min(x / width, 1 - x / width, edgeY);
        const cloud = sampleTile(clouds, x * step, y * step);
        const share = shared[pixel] as number;
        // the wash thins towards the sheet's edge and pools by chance
        const fades = smoothStep(0, 0.16, edge + cloud * 0.03);
        const tone = 1 - ((light[pixel] as number) * 0.45 + (wet[pixel] as number) * 0.55);
        // what stands before the sky has some grey, or it would be a hole in the sun
        const wash = Math.max(share > 0.3 ? 0.1 : 0, tone - 0.1) * share * fades * (0.92 + cloud * 0.14);
        // the brush runs dry on the tooth of the paper
        const dry = 1 - Math.max(0, sampleTile(tooth, x * step, y * step)) * 0.14;
        const stroke = Math.min(1, (soft[pixel] as number) * 1.25) * (0.25 + 0.75 * share) * dry * (0.3 + 0.7 * fades);
        const dark = Math.min(0.97, wash * 1.5 + stroke * 1.1);
        for (let channel = 0; channel < 3; channel++)
          pixels[pixel * 4 + channel] =
            (paper[channel] as number) * (1 - dark) + (ink[channel] as number) * dark + tileAt(tooth, x, y) * 1.6;
      }
    }
    paintInkSun(
      finish,
      softShares(
        map,
        map.layers.map(({ region }) => (region === 'sky' || region === 'light' || region === 'cloud' ? 1 : 0)),
        width,
        height,
      ),
    );
    const size = Math.max(4, Math.round(Math.min(width, height) * 0.055));
    const [left, top] = [width - Math.round(size * 2), height - Math.round(size * 2.2)];
    stampSeal(pixels, width, { left, top, size }, finish.scene.random.fork('sheet').whole(0, 8));
    return pixels;
  },
};

/** A low sun is one round touch of vermilion in the open sky: a skyline hides its part of it, and is not dyed by it. */
function paintInkSun({ scene, painting, pixels }: Finish, open: Plane): void {
  const { luminary } = scene.atmosphere;
  const low = scene.time === 'dawn' || scene.time === 'dusk' || scene.brief.features.includes('sun');
  if (luminary?.kind !== 'sun' || !low) return;
  const { width, height } = painting;
  const [x, y, radius] = [luminary.x, luminary.y, luminary.radius * 1.25];
  for (let row = Math.max(0, Math.floor(y - radius)); row < Math.min(height, y + radius); row++)
    for (let column = Math.max(0, Math.floor(x - radius)); column < Math.min(width, x + radius); column++) {
      const pixel = row * width + column;
      const disc = smoothStep(0, 0.08, 1 - Math.hypot(column - x, row - y) / radius) * 0.82;
      const share = disc * (open[pixel] as number);
      if (share <= 0) continue;
      const red = [198, 62, 44] as const;
      for (let channel = 0; channel < 3; channel++)
        pixels[pixel * 4 + channel] =
          (pixels[pixel * 4 + channel] as number) * (1 - share) + (red[channel] as number) * share;
    }
}
