import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../paint/kit/random.js';
import { readAnatomy } from '../anatomy.js';
import { framePortrait } from '../frame.js';
import { sampleFace } from '../sample-face.js';
import { dressPerson } from './dress.js';
import { wearNamed } from './wardrobe.js';

const SIDE = 384;
const GREEN = [20, 200, 40] as const;

/**
 * The sample person in green, with a head from so far left to so far right of the eyes, in a red helmet; hair that hangs
 * from it reaches further right.
 */
function inHelmet(left: number, right: number, hanging = right) {
  const face = sampleFace();
  const placement = framePortrait(face, SIDE, SIDE, { headroom: 0.45, hatted: true, dressed: false }, createRandom(1));
  const solid = new Float32Array(SIDE * SIDE).fill(1);
  const found = readAnatomy(face, placement, solid, SIDE, SIDE);
  const { eyes, unit } = found;
  const aside = (pixel: number): number => ((pixel % SIDE) - eyes[0]) / unit;
  const end = (pixel: number): number => (eyes[1] - Math.floor(pixel / SIDE) < unit * 0.75 ? hanging : right);
  const matte = solid.map((_, pixel) => (aside(pixel) > left && aside(pixel) < end(pixel) ? 1 : 0));
  const person = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let pixel = 0; pixel < matte.length; pixel += 1) person.set([...GREEN, 255 * matte[pixel]!], pixel * 4);
  const helmet = { wear: wearNamed('hard-hat')!, colour: [200, 30, 30], second: [90, 90, 90] } as const;
  const anatomy = { ...found, profile: false };
  const dressed = dressPerson(person, SIDE, SIDE, anatomy, matte, [helmet], createRandom(2));
  const isGreen = (beside: number, above: number): boolean => {
    const at = (Math.round(eyes[1] - above * unit) * SIDE + Math.round(eyes[0] + beside * unit)) * 4;
    return dressed[at + 3]! > 128 && dressed[at + 1]! > dressed[at]!;
  };
  let [sum, count] = [0, 0];
  for (let at = 0; at < dressed.length; at += 4) {
    if (dressed[at + 3]! < 128 || dressed[at]! < dressed[at + 1]! + 40) continue;
    sum += aside(at / 4);
    count += 1;
  }
  return { middle: sum / count, isGreen };
}

test('a hat sits on the middle of the head, also where more of it is on one side of the eyes', () => {
  const even = inHelmet(-0.9, 0.9).middle;
  assert.ok(Math.abs(even) < 0.06, `${even}`);
  const turned = inHelmet(-0.7, 1.1).middle;
  assert.ok(turned > 0.1 && turned < 0.25, `${turned}`);
  const hanging = inHelmet(-0.9, 0.9, 1.2).middle;
  assert.ok(Math.abs(hanging) < 0.06, `${hanging}`);
});

test('hair comes out from under a hat and stands off only below it', () => {
  const { isGreen } = inHelmet(-1.6, 1.6);
  for (const side of [-1, 1]) {
    assert.ok(!isGreen(side * 1.5, 0.5), 'beside the edge');
    assert.ok(isGreen(side * 1.5, -0.5), 'below it');
  }
});
