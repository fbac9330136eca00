import assert from 'node:assert/strict';
import { test } from 'node:test';
import { peakOf } from '../../paint/top-of.js';
import { SEEDS, briefOf, itemsOf, staged } from '../staged-for-tests.js';

const on = { kind: 'on', subject: 0, object: 1 } as const;

test('the pole of a flag stands on the highest point of what it flies from', () => {
  for (const host of ['lighthouse', 'castle', 'ship', 'public-building'])
    for (const seed of SEEDS) {
      const { scene } = staged(briefOf([{ concept: 'flag' }, { concept: host }], [on]), seed);
      const [flag, below] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
      assert.ok(flag && below);
      const peak = peakOf(below.drawable, below.attributes, below.asked);
      assert.ok(peak);
      const tip = below.x + peak.x * below.size * (below.mirrored ? -1 : 1);
      assert.ok(Math.abs(flag.x - 0.3 * flag.size - tip) < 2, `${host}, seed ${seed}: above its tip`);
      assert.ok(Math.abs(flag.y - (below.y + peak.y * below.size)) < flag.size * 0.05, `${host}: on it`);
    }
});
