import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { staged } from '../../scene/staged-for-tests.js';
import type { Item, Scene } from '../../scene/scene.js';
import { bubbleIn } from './bubble.js';
import { hiddenBy, placesFor } from './headline.js';

const somebody = (x: number, y: number, size: number): Item =>
  ({ drawable: { kind: 'person', aspect: 0.4, head: [0, -0.9, 0.08] }, subject: 0, x, y, size }) as unknown as Item;
const sceneOf = (...items: Item[]): Scene =>
  ({ width: 400, height: 400, items, brief: { features: [], subjects: items, setting: 'park' } }) as unknown as Scene;

test('a headline lies over no head', () => {
  // a face at the top, a face at the bottom, a figure that leaves only a narrow strip above
  const [portrait, low, tall] = [somebody(200, 500, 460), somebody(200, 660, 400), somebody(200, 380, 300)];
  for (const item of [portrait, low, tall]) {
    const scene = sceneOf(item);
    const [first] = placesFor(scene, 1);
    const head = { left: item.x - item.size * 0.08, width: item.size * 0.16, height: item.size * 0.16 };
    const top = item.y - item.size * 0.98;
    assert.ok(first && (first.top + first.height <= top + 2 || first.top >= top + head.height), JSON.stringify(first));
  }
  // the sky above is the usual place, and there the letters are as large as they can be
  const [sky] = placesFor(sceneOf(somebody(200, 390, 180)), 1);
  assert.ok(sky && sky.top < 100 && sky.height > 90);
});

test('what somebody thinks is in a bubble beside the head, and hides nothing', async () => {
  for (const prompt of [
    'a turtle standing upright with a thought bubble that says "what if there was no thought?"',
    'a man with a speech bubble saying "Hello"',
  ]) {
    const { scene } = staged(await understand(prompt), 3);
    const bubble = bubbleIn(scene, 'On my way, see you there');
    assert.ok(bubble, prompt);
    assert.ok(hiddenBy(scene, bubble.box) < 0.03, `${prompt}: ${hiddenBy(scene, bubble.box)}`);
    assert.ok(bubble.box.left >= 0 && bubble.box.left + bubble.box.width <= scene.width);
  }
});

test('a bubble of nobody is in the middle', async () => {
  const { scene } = staged(await understand("a speech bubble that says 'LOL' on a white background"), 3);
  const bubble = bubbleIn(scene, 'On my way, see you there');
  assert.ok(bubble && Math.abs(bubble.box.left + bubble.box.width / 2 - scene.width / 2) < 2);
});
