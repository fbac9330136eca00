import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rgb } from '../paint/kit/colour.js';
import { createRandom } from '../paint/kit/random.js';
import { readAnatomy } from './anatomy.js';
import { framePortrait } from './frame.js';
import { readRegions } from './regions.js';
import { sampleFace } from './sample-face.js';

const SIDE = 256;
const face = sampleFace();
const matte = new Float32Array(SIDE * SIDE).fill(1);
const anatomy = readAnatomy(face, framePortrait(face, SIDE, SIDE, { headroom: 0 }, createRandom(1)), matte, SIDE, SIDE);
const wide = (anatomy.faceWidth / anatomy.unit) * 0.5;
const SKIN: Rgb = [226, 178, 150];

const isFace = (right: number, below: number): boolean => (right / wide) ** 2 + ((below - 0.2) / 0.95) ** 2 < 1;
const isThroat = (right: number, below: number): boolean => Math.abs(right) < 0.45 && below > 0.8 && below < 1.6;

/** The regions of a sheet that is coloured by place, to the right of the eyes and below them, in units. */
function regionsOf(colourAt: (right: number, below: number) => Rgb) {
  const picture = new Uint8ClampedArray(SIDE * SIDE * 4);
  const { eyes, unit } = anatomy;
  for (let at = 0; at < picture.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    picture.set([...colourAt((x - eyes[0]) / unit, (y - eyes[1]) / unit), 255], at);
  }
  const regions = readRegions({ width: SIDE, height: SIDE, picture, matte, anatomy, hatted: false });
  const at = (plane: Float32Array, right: number, below: number): number =>
    plane[Math.round((eyes[1] + below * unit) / 2) * regions.width + Math.round((eyes[0] + right * unit) / 2)]!;
  return {
    hairAt: (right: number, below: number) => at(regions.hair, right, below),
    skinAt: (right: number, below: number) => at(regions.skin, right, below),
  };
}

test('cream clothes below blond hair are not hair, and the hair that hangs down on them is', () => {
  const { hairAt } = regionsOf((right, below) => {
    if (isFace(right, below) || isThroat(right, below)) return SKIN;
    if (below < 1 || (right > 0.6 && right < 1.1 && below < 1.9)) return [206, 164, 92];
    return [222, 184, 132];
  });
  assert.ok(hairAt(-1, 1.5) < 0.2 && hairAt(-1.3, 1.25) < 0.2, `a sleeve: ${hairAt(-1, 1.5)}, ${hairAt(-1.3, 1.25)}`);
  assert.ok(hairAt(0.85, 1.5) > 0.6, `a lock: ${hairAt(0.85, 1.5)}`);
});

test('hair that flies far to the side is hair as far as its colour goes', () => {
  const { hairAt } = regionsOf((right, below) => {
    if (isFace(right, below) || isThroat(right, below)) return SKIN;
    return below < 1 || (right > 0.6 && below < 2.6 - right * 0.1) ? [142, 96, 48] : [24, 22, 26];
  });
  assert.ok(hairAt(2, 1.6) > 0.6, `${hairAt(2, 1.6)} beside the shoulder`);
  assert.ok(hairAt(-0.9, 1.6) < 0.2, `${hairAt(-0.9, 1.6)} on a black jacket`);
});

test('a chain on the throat is part of the skin, what covers the body is not', () => {
  const { skinAt } = regionsOf((right, below) => {
    if (Math.hypot(right - 0.1, below - 1.35) < 0.1) return [70, 130, 190];
    if (isFace(right, below) || isThroat(right, below)) return SKIN;
    return below < 0.9 ? [58, 40, 30] : [60, 96, 150];
  });
  assert.ok(skinAt(0.1, 1.35) > 0.6, `${skinAt(0.1, 1.35)} on the throat`);
  assert.ok(skinAt(0.8, 2) < 0.3, `${skinAt(0.8, 2)} on the chest`);
});
