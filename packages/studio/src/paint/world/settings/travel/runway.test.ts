import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SEEDS, staged } from '../../../../scene/staged-for-tests.js';
import { itemBox } from '../../../../scene/scene.js';
import { understand } from '../../../../understanding.js';
import type { Context } from '../../../kit/shapes.js';
import { createSetPen } from '../../sets/space.js';
import { createView } from '../../view.js';
import { hasRoomForTower } from './runway.js';

test('no control tower stands above an airliner, and one stands where the sky is free', async () => {
  for (const seed of SEEDS) {
    const { scene } = staged({ ...(await understand('an airplane on the right of a man')), setting: 'runway' }, seed);
    const airliner = scene.items.find(({ drawable }) => drawable.kind === 'vehicle');
    assert.ok(airliner);
    const view = createView(scene);
    const pen = createSetPen({} as Context, view, view.random, { near: 4, eye: 2.4, range: 160 });
    const { left, right } = itemBox(airliner);
    const behind = (Math.min(scene.width, right) + Math.max(0, left)) / 2;
    assert.equal(hasRoomForTower(pen, (behind - scene.width / 2) / pen.scale(60)), false);
    assert.ok(hasRoomForTower(pen, (right - scene.width / 2) / pen.scale(60) + 30));
  }
});
