import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { HEIGHT, SEEDS, WIDTH, itemsOf, staged } from '../staged-for-tests.js';
import { extentOf } from '../unequal.js';

test('what is small behind a vehicle or a couch looks out from behind its end, as small as it is', async () => {
  for (const prompt of ['a hamster behind a van', 'a coin behind a sofa', 'a teapot hidden by a bus']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[little], [big]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(little && big, prompt);
      const [own, its] = [itemBox(little), itemBox(big)];
      assert.ok(little.depth > big.depth && own.right > its.right && own.left < its.right, `${prompt}: at its end`);
      assert.ok(own.right < WIDTH && own.bottom - own.top > HEIGHT * 0.03, `${prompt}: in the picture`);
      const [a, b] = [little, big].map((item) => item.size * Math.sqrt(item.drawable.aspect)) as [number, number];
      const [real, large] = [extentOf(brief.subjects[0], little.drawable), extentOf(brief.subjects[1], big.drawable)];
      assert.ok(a / b < (real / large) * 6, `${prompt}: no giant`);
    }
  }
});

test('what drives above somebody crosses a bridge, and is larger than they are', async () => {
  for (const prompt of ['a boy below a van', 'a bus above a goat', 'a tram on top of a girl']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const items = [0, 1].flatMap((subject) => itemsOf(scene, subject));
      const vehicle = items.find(({ drawable }) => drawable.kind === 'vehicle');
      const body = items.find(({ drawable }) => drawable.kind !== 'vehicle');
      const bridge = scene.items.find(({ drawable }) => drawable.concept === 'viaduct');
      assert.ok(vehicle && body && bridge, prompt);
      assert.ok(Math.abs(vehicle.y - (bridge.y - bridge.size)) < 2, `${prompt}: its wheels are on the deck`);
      assert.ok(vehicle.size * vehicle.drawable.aspect > body.size, `${prompt}: no toy`);
    }
  }
});
