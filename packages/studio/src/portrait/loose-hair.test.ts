import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../paint/kit/random.js';
import { lightnessOf } from '../paint/kit/colour.js';
import { readAnatomy } from './anatomy.js';
import { framePortrait } from './frame.js';
import { apartFrom } from './looks/flat-tones.js';
import { readRegions } from './regions.js';
import { sampleFace } from './sample-face.js';

const SIDE = 256;
const face = sampleFace();
const matte = new Float32Array(SIDE * SIDE).fill(1);
const anatomy = readAnatomy(face, framePortrait(face, SIDE, SIDE, { headroom: 0 }, createRandom(1)), matte, SIDE, SIDE);
const [HAIR, SKIN, CLOTH] = [
  [58, 40, 30],
  [219, 171, 141],
  [60, 96, 150],
] as const;

/** Dark hair on the head, a shadow of its colour beside the throat, and on one side a lock that hangs down from the head. */
function colourAt(right: number, below: number): readonly [number, number, number] {
  const wide = (anatomy.faceWidth / anatomy.unit) * 0.5;
  if (right > wide * 1.05 && right < wide * 1.05 + 0.25 && below > -0.5 && below < 1.9) return HAIR;
  if ((right / wide) ** 2 + ((below - 0.2) / 0.9) ** 2 < 1) return SKIN;
  if (below < 0.6) return HAIR;
  if (Math.hypot((right + 0.45) / 0.12, (below - 1.3) / 0.12) < 1) return HAIR;
  return below < 1.75 && Math.abs(right) < 0.65 ? SKIN : CLOTH;
}

test('a shadow on the throat in the colour of hair is skin, a lock that hangs from the head is hair', () => {
  const picture = new Uint8ClampedArray(SIDE * SIDE * 4);
  const { eyes, unit } = anatomy;
  for (let at = 0; at < picture.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    picture.set([...colourAt((x - eyes[0]) / unit, (y - eyes[1]) / unit), 255], at);
  }
  const regions = readRegions({ width: SIDE, height: SIDE, picture, matte, anatomy, hatted: false });
  const at = (plane: Float32Array, right: number, below: number): number =>
    plane[Math.round((eyes[1] + below * unit) / 2) * regions.width + Math.round((eyes[0] + right * unit) / 2)]!;
  assert.ok(at(regions.hair, -0.45, 1.3) < 0.2 && at(regions.skin, -0.45, 1.3) > 0.6, 'the shadow is skin');
  const lock = (anatomy.faceWidth / unit) * 0.525 + 0.12;
  assert.ok(at(regions.hair, lock, 1.3) > 0.6, 'the lock is hair');
});

test('hair in the colour of skin is drawn apart from it, other hair as it is', () => {
  const skin = [226, 178, 150] as const;
  const drawn = apartFrom([224, 184, 148], skin);
  assert.ok(lightnessOf(drawn) < lightnessOf(skin) - 0.05, `${drawn.join()} is darker`);
  assert.ok(drawn[0] - drawn[2] > 224 - 148, `${drawn.join()} is yellower`);
  assert.deepEqual(apartFrom([58, 40, 30], skin), [58, 40, 30]);
});
