import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemBox } from '../scene.js';
import { SEEDS, briefOf, itemsOf, staged } from '../staged-for-tests.js';

test('a lighthouse far out before a beach stands on a rock in the sea', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'person' }, { concept: 'lighthouse', place: 'background' }], []);
    const { scene } = staged({ ...brief, setting: 'beach' }, seed);
    const [tower] = itemsOf(scene, 1);
    const rock = scene.items.find(({ drawable, subject }) => drawable.concept === 'rock' && subject === undefined);
    assert.ok(tower && rock, `seed ${seed}`);
    const box = itemBox(rock);
    assert.ok(box.left < tower.x && box.right > tower.x && box.top < tower.y && box.bottom > tower.y);
    assert.ok(scene.items.indexOf(rock) < scene.items.indexOf(tower));
  }
});
