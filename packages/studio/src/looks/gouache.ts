import type { LookName } from '../language/brief.js';
import type { Look } from './look.js';
import { paintDabs } from './press/dabs.js';
import type { DabPass } from './press/dabs.js';
import { develop } from './press/develop.js';
import type { Development } from './press/develop.js';
import { unitOf } from '../raster/plane.js';

interface Manner {
  readonly passes: readonly DabPass[];
  readonly development: Development;
}

/** A look painted with brush marks; sizes are for 1024 pixels of the shorter side and follow the picture's. */
function createPainted(name: LookName, manner: Manner): Look {
  return {
    name,
    ink: false,
    mapped: false,
    finish({ scene, painting, pixels }) {
      const { width, height } = painting;
      const unit = unitOf(width, height);
      const random = scene.random.fork(`look-${name}`);
      const passes = manner.passes
        .filter((pass) => pass.width * unit >= 1.5)
        .map((pass) => ({
          ...pass,
          length: pass.length * unit,
          width: pass.width * unit,
          opacity: pass.opacity * (0.7 + 0.3 * scene.detail),
        }));
      paintDabs(pixels, width, height, passes, random.fork('marks'));
      return develop(pixels, width, height, manner.development, random.fork('film'));
    },
  };
}

const broad: DabPass = { length: 58, width: 20, opacity: 0.85, tolerance: 78, variation: 5 };
const medium: DabPass = { length: 34, width: 11, opacity: 0.75, tolerance: 54, variation: 4 };
const fine: DabPass = { length: 20, width: 6, opacity: 0.7, tolerance: 44, variation: 3 };

/** Opaque paint in visible marks, few values, matt paper. */
export const gouache = createPainted('gouache', {
  passes: [
    { ...broad, variation: 11, tolerance: 88 },
    { ...medium, variation: 9 },
  ],
  development: { contrast: 0.06, saturation: 0.92, lift: 0.06, shadows: [8, 2, 10], lights: [4, 2, -8], paper: 1 },
});

/** The stock house style: a clean illustration with a little of the brush in it. */
export const editorial = createPainted('editorial', {
  passes: [{ ...medium, opacity: 0.45, variation: 4 }],
  development: {
    contrast: 0.2,
    saturation: 1.08,
    grain: 0.012,
    glow: { amount: 0.18, above: 0.7, sigma: 0.03 },
    paper: 0.3,
  },
});

/** Painterly, in rich light. */
export const painterly = createPainted('painterly', {
  passes: [broad, medium],
  development: {
    contrast: 0.3,
    saturation: 1.12,
    glow: { amount: 0.4, above: 0.6, sigma: 0.035 },
    shadows: [-2, 1, 10],
    lights: [9, 4, -6],
    vignette: 0.35,
    grain: 0.008,
    paper: 0.45,
  },
});

/** The quick one: broad marks and nothing else. */
export const sketch = createPainted('sketch', {
  passes: [{ ...broad, length: 48, width: 18, opacity: 0.6, variation: 7 }],
  development: { contrast: 0.2, saturation: 1.08, shadows: [0, 0, 5], lights: [4, 2, -3], paper: 0.7 },
});

/** The richest: fine marks over broad ones, cinematic light, the texture of canvas. */
export const masterly = createPainted('masterly', {
  passes: [{ ...broad, opacity: 0.7 }, medium, fine],
  development: {
    contrast: 0.5,
    saturation: 1.04,
    lift: 0.012,
    glow: { amount: 0.5, above: 0.58, sigma: 0.045, wide: 0.02 },
    // old varnish: golden lights, brown darks
    shadows: [14, 2, -10],
    lights: [20, 8, -24],
    vignette: 0.8,
    grain: 0.01,
    paper: 0.35,
  },
});
