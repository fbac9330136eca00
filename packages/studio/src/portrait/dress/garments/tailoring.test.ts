import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { createRandom } from '../../../paint/kit/random.js';
import { pixelsOf } from '../../../raster/canvas.js';
import type { Anatomy } from '../../anatomy.js';
import { wearNamed } from '../wardrobe.js';
import type { Fitting, Wear } from '../wear.js';

const [SIDE, UNIT] = [400, 80];

/** A garment alone, the middle of its collar at (200, 160); one unit is 80 pixels. */
function painted(name: string, side: 'behind' | 'front'): Uint8ClampedArray {
  const canvas = createCanvas(SIDE, SIDE);
  const fitting: Fitting = {
    context: canvas.getContext('2d'),
    anatomy: { collar: [200, 160], eyes: [200, 40], unit: UNIT } as unknown as Anatomy,
    temple: 0.8,
    crown: 1,
    floor: 3,
    colour: [70, 80, 110],
    second: [150, 40, 50],
    random: createRandom(3),
  };
  const wear: Wear = wearNamed(name)!;
  wear[side]?.(fitting);
  return pixelsOf(canvas);
}

const at = (x: number, y: number): number => (Math.round(160 + y * UNIT) * SIDE + Math.round(200 + x * UNIT)) * 4;

test('lapels are told from their coat by light and shadow, not by a drawn line', () => {
  for (const name of ['suit', 'coat']) {
    const pixels = painted(name, 'front');
    const light = (x: number, y: number): number => pixels[at(x, y)]! + pixels[at(x, y) + 1]! + pixels[at(x, y) + 2]!;
    // Across the lapel's edge, beyond the shadow that it throws.
    for (const y of [0.95, 1.1]) {
      for (let x = 0.55; x < 1.25; x += 1 / UNIT) {
        const [here, beside] = [light(x, y), Math.min(light(x - 3 / UNIT, y), light(x + 3 / UNIT, y))];
        assert.ok(here > beside * 0.9, `${name}: a line at ${x.toFixed(2)}, ${y}`);
      }
    }
  }
});

test('beside a narrow neck the far side of a collar is seen, not what is behind the person', () => {
  for (const name of ['suit', 'white-coat', 'officer-coat', 'chef-jacket', 'shirt']) {
    const pixels = painted(name, 'behind');
    for (const x of [-0.5, 0, 0.5]) assert.equal(pixels[at(x, -0.2) + 3], 255, `${name} at ${x}`);
  }
});

test('a hood lies on the shoulders: beside a head that leans nothing stands up', () => {
  for (const name of ['robe', 'hoodie']) {
    const pixels = painted(name, 'behind');
    for (let y = -1.4; y < -0.4; y += 0.05)
      for (const x of [-1.2, -0.9, 0.9, 1.2]) assert.equal(pixels[at(x, y) + 3], 0, `${name} at ${x}, ${y.toFixed(2)}`);
  }
});
