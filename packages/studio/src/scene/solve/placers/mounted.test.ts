import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../../understanding.js';
import { SEEDS, itemsOf, staged, wide } from '../../staged-for-tests.js';

test('a beast on a shoulder has that below its middle, and leaves most of the face free', async () => {
  for (const prompt of [
    'a monkey on a man’s shoulder',
    'a cat lying on a woman’s shoulders',
    'a parrot sitting on the shoulder of a pirate',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[beast], [person]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      const { shoulder, faces } = person?.drawable ?? {};
      const [face] = faces ?? [];
      assert.ok(beast && person && shoulder && face, prompt);
      const ahead = person.mirrored ? -1 : 1;
      const onIt = person.x + ahead * shoulder[0] * person.size;
      assert.ok(Math.abs(beast.x - onIt) < person.size * 0.01, `${prompt} ${seed}: ${beast.x} and ${onIt}`);
      assert.ok(Math.abs(beast.y - (person.y + shoulder[1] * person.size)) < person.size * 0.03, prompt);
      assert.ok(!beast.attributes.includes('lying'), prompt);
      const middle = person.x + ahead * face[0] * person.size;
      const free = Math.abs(beast.x - middle) - wide(beast) / 2;
      assert.ok(free >= 0, `${prompt} ${seed}: ${free}`);
      assert.ok(beast.depth < person.depth, prompt);
    }
  }
});

test('an animal on a throne is on its seat, and a ladder against a wall stands on both feet', async () => {
  const { scene } = staged(await understand('a pig sitting on a throne'), 3);
  const [[pig], [throne]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
  assert.ok(pig && throne && pig.y > throne.y - throne.size * 0.6);
  const [ladder] = itemsOf(staged(await understand('a ladder leaning against a wall'), 3).scene, 0);
  assert.ok(ladder && Math.abs(ladder.turn) < 0.01);
});
