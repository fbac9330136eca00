import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { SEEDS, itemsOf, staged } from './staged-for-tests.js';

test('a suitcase that a book hides is no toy behind it', async () => {
  const brief = await understand('a suitcase hidden by a book');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [[suitcase], [book]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(suitcase && book);
    assert.ok(suitcase.size > book.size * 1.3, `${suitcase.size / book.size}`);
  }
});

test('a microwave oven behind a clock or a cup stands on one table with it', async () => {
  for (const prompt of ['a microwave hidden by a clock', 'a microwave behind a cup']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[oven], [thing]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.equal(scene.setting, 'studio', prompt);
      const table = scene.items.find(({ foremost }) => foremost);
      // its feet are on the table as well, and not hidden by the far edge of that
      assert.ok(oven && thing && (!table || oven.y > table.y - table.size), prompt);
    }
  }
});

test('a phone on a sofa lies on its seat', async () => {
  const [phone] = itemsOf(staged(await understand('a phone on a sofa'), 3).scene, 0);
  assert.ok(phone && phone.drawable.aspect > 1.5);
});

test('what is right before our eyes is in focus, and not what it hides far behind it, nor the place', async () => {
  for (const prompt of ['a giraffe hidden by a frog', 'a girl hidden by a butterfly', 'a chicken hidden by a plate']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[far], [near]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(far?.unfocused && !near?.unfocused && scene.brief.told?.includes('blurred'), prompt);
    }
  }
  const { scene } = staged(await understand('a cat hidden by a vase'), 3);
  assert.ok(scene.items.every(({ unfocused }) => !unfocused));
});

test('a phone behind a man is hardly longer than his foot', async () => {
  for (const [prompt, most] of [
    ['a phone behind a man', 0.19],
    ['a bee hidden by a man', 0.11],
    ['a key hidden by a woman', 0.2],
  ] as const) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[thing], [somebody]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(thing && somebody, prompt);
      const long = (thing.size * Math.max(1, thing.drawable.aspect)) / somebody.size;
      assert.ok(long < most, `${prompt} ${seed}: ${long}`);
    }
  }
});

test('a plate that lies before a cat on one table is no larger than the cat', async () => {
  const brief = await understand('a cat hidden by a plate');
  for (const seed of [3, 11, 29, 987654]) {
    const { scene } = staged(brief, seed);
    const [[cat], [plate]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(cat && plate);
    const wide = (item: typeof cat): number => item.size * item.drawable.aspect;
    assert.ok(cat.unfocused !== undefined || wide(plate) < wide(cat) * 1.2, `${seed}: ${wide(plate) / wide(cat)}`);
  }
});

test('a giraffe behind a television stands in its savanna with it, and not on a table', async () => {
  for (const prompt of ['a giraffe behind a television', 'a horse behind a television']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      assert.ok(!scene.surfaces.some(({ habitat }) => habitat === 'tabletop'), `${prompt} ${seed}`);
    }
  }
});
