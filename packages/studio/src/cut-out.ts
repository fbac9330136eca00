import type { Brief } from './language/brief.js';
import type { Painting } from './paint/painting.js';
import type { Scene } from './scene/scene.js';

/** The same things before a plain backdrop: what is cut out needs no place, weather or sky. */
export function onBackdrop(brief: Brief, explained = false): Brief {
  const { weather: _weather, time: _time, ...rest } = brief;
  // how the thing itself is drawn stays
  const features = brief.features.filter((feature) => feature === 'icon' || feature === 'line-icon');
  return { ...rest, setting: 'studio', features: explained ? brief.features : features };
}

/** Only what the description names; what the stage adds to fill a picture is left out. */
export function namedOnly(scene: Scene): Scene {
  return { ...scene, items: scene.items.filter((item) => item.subject !== undefined) };
}

/** How much of each pixel is painted, before the paper behind it is laid. */
export function takeCoverage(painting: Painting): Uint8ClampedArray {
  const { width, height, context } = painting;
  const { data } = context.getImageData(0, 0, width, height);
  const coverage = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < coverage.length; pixel += 1) coverage[pixel] = data[pixel * 4 + 3] ?? 0;
  context.save();
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.restore();
  return coverage;
}

/** Takes the white paper out again: from the pixels that are half covered as well, which would else have a white rim. */
export function cutOut(pixels: Uint8ClampedArray, coverage: Uint8ClampedArray): void {
  for (let pixel = 0; pixel < coverage.length; pixel += 1) {
    const alpha = coverage[pixel] ?? 0;
    const at = pixel * 4;
    pixels[at + 3] = alpha;
    if (alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      const value = pixels[channel] ?? 0;
      pixels[channel] = alpha === 0 ? 0 : 255 - ((255 - value) * 255) / alpha;
    }
  }
}
