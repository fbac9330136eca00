import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefOf, findWorld, staged } from '../../../../scene/staged-for-tests.js';
import { createPainting } from '../../../painting.js';

/** How much of the ground is the colour of bare earth. */
function earthIn(concept: string, seed: number): number {
  const { scene } = staged({ ...briefOf([{ concept: 'person' }, { concept }], []), setting: 'stadium' }, seed);
  const { width, height, horizon } = scene;
  const painting = createPainting(width, height, false);
  findWorld('stadium').paint(scene, painting);
  const { data } = painting.context.getImageData(0, Math.ceil(horizon), width, height - Math.ceil(horizon));
  let earth = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at], data[at + 1], data[at + 2]] as [number, number, number];
    if (red > green && green > blue * 1.15) earth++;
  }
  return earth / (data.length / 4);
}

test('a wicket stands on the strip of a cricket ground, and a ball on a football pitch', () => {
  for (const seed of [3, 11]) {
    const [cricket, football] = [earthIn('cricket-wicket', seed), earthIn('soccer-ball', seed)];
    assert.ok(cricket > 0.08 && football < 0.02, `${cricket} ${football}`);
  }
});
