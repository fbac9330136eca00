import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrawable } from '../../paint/drawables.js';
import { formedRoom } from '../../paint/world/settings/formed-room.js';
import { worlds } from '../../paint/world/worlds.js';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { stage } from '../stage.js';

for (const prompt of ['A desk with a lamp on it in a round office', 'A wide rug in a pentagonal bedroom'])
  test(`stands on the floor of its room: ${prompt}`, async () => {
    const { scene } = stage({
      brief: await understand(prompt),
      width: 256,
      height: 256,
      seed: 3,
      steps: 8,
      guidance: 9,
      palette: [],
      findDrawable,
      findWorld(setting, shape) {
        const world = worlds.find((each) => each.setting === setting);
        assert.ok(world && shape);
        return formedRoom(world, shape) ?? world;
      },
    });
    assert.ok(scene.items.length > 0);
    for (const box of scene.items.map((item) => itemBox(item)))
      assert.ok(box.left > 256 * 0.15 && box.right < 256 * 0.85 && box.bottom < 256 * 0.95, JSON.stringify(box));
  });

test('a paperweight in a room of a form is on a table, and no half of the room', async () => {
  for (const form of ['oval', 'square', 'crescent']) {
    const { scene } = stage({
      brief: await understand(`a paperweight in a ${form} office`),
      width: 512,
      height: 512,
      seed: 3,
      steps: 8,
      guidance: 9,
      palette: [],
      findDrawable,
      findWorld(setting, shape) {
        const world = worlds.find((each) => each.setting === setting);
        assert.ok(world && shape);
        return formedRoom(world, shape) ?? world;
      },
    });
    const [thing] = scene.items.filter(({ subject }) => subject === 0);
    assert.ok(thing && thing.size < 512 * 0.16, `${form}: ${thing?.size}`);
    assert.ok(thing.y > scene.horizon, form);
  }
});
