import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { SEEDS, staged } from '../staged-for-tests.js';
import { withinFrame } from './within-frame.js';

const TEA = 'The sweet aroma of the tea filled the air of the old teahouse, as the guests sipped and savoured it.';

test('a company at its table is in the frame from end to end, in front of the back wall', async () => {
  const brief = await understand(TEA);
  for (const seed of SEEDS) {
    const { scene, world } = staged(brief, seed);
    const company = scene.items.find(({ asked }) => asked?.company);
    assert.ok(company);
    const { left, right, bottom } = itemBox(company);
    assert.ok(left >= 0 && right <= scene.width);
    const ground = scene.surfaces.find(({ habitat }) => habitat === 'ground');
    assert.ok(ground && bottom >= ground.far - 1);
    // eight metres away, seen from three: the wall ends here
    const foot = scene.horizon + (scene.height - scene.horizon) * (3 / 8);
    assert.equal(world.setting, 'tea-house');
    assert.ok(ground.far > foot);
    const beyond = { ...company, x: 0 };
    const [back] = withinFrame(scene, [beyond]);
    assert.ok(back && itemBox(back).left >= 0);
  }
});
