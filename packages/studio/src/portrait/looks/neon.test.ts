import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../paint/kit/random.js';
import { readAnatomy } from '../anatomy.js';
import { framePortrait } from '../frame.js';
import { sampleFace } from '../sample-face.js';
import type { Rgb } from '../../paint/kit/colour.js';
import { neon } from './neon.js';

const SIDE = 256;
const face = sampleFace();
const matte = new Float32Array(SIDE * SIDE).fill(1);
const anatomy = readAnatomy(face, framePortrait(face, SIDE, SIDE, { headroom: 0 }, createRandom(1)), matte, SIDE, SIDE);

/** A face of one colour with eyes a little darker, in neon: the light of its eyes and of its cheeks, 0 to 255. */
function inNeon(skin: Rgb): { eyes: number; cheeks: number } {
  const { leftEye, rightEye, mouth, unit } = anatomy;
  const picture = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < picture.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    const inEye = [leftEye, rightEye].some((eye) => Math.hypot(x - eye[0], (y - eye[1]) * 2) < unit * 0.16);
    picture.set([...skin.map((value) => value * (inEye ? 0.75 : 1)), 255], at);
  }
  const rest = { hatted: false, placeWished: false, accents: [], random: createRandom(3), words: '' };
  const drawn = neon.finish({ width: SIDE, height: SIDE, picture, matte, anatomy, ...rest });
  const lightAt = (x: number, y: number): number => {
    const at = (Math.round(y) * SIDE + Math.round(x)) * 4;
    return 0.3 * drawn[at]! + 0.59 * drawn[at + 1]! + 0.11 * drawn[at + 2]!;
  };
  const mean = (points: readonly (readonly [number, number])[]): number =>
    points.reduce((sum, [x, y]) => sum + lightAt(x, y), 0) / points.length;
  const cheek = (leftEye[1] + mouth[1]) / 2;
  return {
    eyes: mean([leftEye, rightEye]),
    cheeks: mean([
      [leftEye[0], cheek],
      [rightEye[0], cheek],
    ]),
  };
}

test('in neon a face in the shade is lit, and eyes stand out from the cheeks more than in the photo', () => {
  const [light, dark] = [inNeon([222, 180, 152]), inNeon([92, 66, 52])];
  assert.ok(dark.cheeks > light.cheeks * 0.3, `${dark.cheeks} against ${light.cheeks}`);
  for (const { eyes, cheeks } of [light, dark]) assert.ok(eyes < cheeks * 0.68, `eyes ${eyes}, cheeks ${cheeks}`);
});
