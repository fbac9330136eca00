import { smooth, smoothStep, unitOf } from '../raster/plane.js';
import type { Look } from './look.js';
import { develop } from './press/develop.js';
import { focus } from './press/lens.js';
import { focalLayers, layersOf } from './press/tone.js';

/** A frame of a computer-animated film: plump forms, soft light, a bright rim, clean colours. */
export const cartoon3d: Look = {
  name: 'cartoon-3d',
  ink: false,
  mapped: true,
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    const unit = unitOf(width, height);
    focus(finish, 0.6);
    const map = layersOf(finish);
    const focal = focalLayers(map);
    const body = new Float32Array(map.index.length);
    for (let pixel = 0; pixel < body.length; pixel++) body[pixel] = focal[map.index[pixel] as number] ? 1 : 0;
    // a body that is blurred stands up in the middle: its slope says how it turns from the light
    const round = smooth(body, width, height, 26 * unit);
    const tight = smooth(body, width, height, 9 * unit);
    const sun = scene.atmosphere.light.side >= 0 ? 1 : -1;
    const gap = Math.max(1, Math.round(3 * unit));
    for (let y = gap; y < height - gap; y++) {
      for (let x = gap; x < width - gap; x++) {
        const pixel = y * width + x;
        if (body[pixel] === 0) continue;
        const slopeX = ((round[pixel - gap] as number) - (round[pixel + gap] as number)) / (gap / unit);
        const slopeY = ((round[pixel - gap * width] as number) - (round[pixel + gap * width] as number)) / (gap / unit);
        const turned = (slopeX * sun * 0.7 - slopeY) * 9;
        const shine = smoothStep(0.12, 0.42, turned) * 0.5;
        const shade = 1 + Math.max(-0.5, Math.min(0.14, turned * 0.95));
        const rim = (1 - smoothStep(0.5, 0.78, tight[pixel] as number)) * Math.max(0, -slopeX * sun) * 9;
        const byte = pixel * 4;
        for (let channel = byte; channel < byte + 3; channel++) {
          const value = (pixels[channel] as number) * shade;
          pixels[channel] = value + (255 - value) * Math.min(0.6, shine + rim * 0.5);
        }
      }
    }
    return develop(
      pixels,
      width,
      height,
      {
        contrast: 0.3,
        saturation: 1.3,
        exposure: 1.06,
        glow: { amount: 0.4, above: 0.6, sigma: 0.03 },
        lights: [8, 4, -4],
      },
      scene.random.fork('film'),
    );
  },
};
