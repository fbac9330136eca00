import type { Look } from './look.js';
import { develop } from './press/develop.js';
import { focus } from './press/lens.js';

/** Teal shadows, amber lights, an anamorphic lens. */
export const cinematic: Look = {
  name: 'cinematic',
  ink: false,
  mapped: true,
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    focus(finish, 0.5);
    const night = scene.time === 'night';
    return develop(
      pixels,
      width,
      height,
      {
        contrast: 0.78,
        exposure: night ? 1 : 0.84,
        saturation: 0.84,
        lift: 0.026,
        glow: { amount: night ? 0.75 : 0.5, above: night ? 0.45 : 0.7, sigma: 0.022, wide: 0.12 },
        shadows: [-30, 8, 22],
        lights: [30, 8, -30],
        vignette: 0.85,
        grain: 0.018,
      },
      scene.random.fork('film'),
    );
  },
};
