import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefOf, itemsOf, staged } from '../scene/staged-for-tests.js';
import { removeColour } from './monochrome.js';

test('a red flower stays red in black and white, and a red patch of the place beside it does not', () => {
  const told = briefOf([{ concept: 'flower', colour: '#d02020' }], []);
  const { scene } = staged({ ...told, features: ['monochrome'] }, 5);
  const [flower] = itemsOf(scene, 0);
  assert.ok(flower);
  const pixels = new Uint8ClampedArray(scene.width * scene.height * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([208, 32, 32, 255], at);
  removeColour(pixels, scene);
  const redAt = (x: number, y: number): boolean => {
    const at = (Math.round(y) * scene.width + Math.round(x)) * 4;
    return (pixels[at] as number) > (pixels[at + 1] as number) + 100;
  };
  assert.ok(redAt(flower.x, flower.y - flower.size / 2));
  assert.ok(!redAt(flower.x < scene.width / 2 ? scene.width - 2 : 1, 1));
});
