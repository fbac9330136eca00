import assert from 'node:assert/strict';
import { test } from 'node:test';
import { topBelow } from '../../paint/top-of.js';
import { understand } from '../../understanding.js';
import { faultsOf } from '../faults.js';
import { SEEDS, briefOf, itemsOf, staged } from '../staged-for-tests.js';

const on = { kind: 'on', subject: 0, object: 1 } as const;

test('whatever is on another thing touches it', () => {
  for (const [guest, host] of [
    ['teddy-bear', 'skateboard'],
    ['cat', 'table'],
    ['vase', 'chair'],
    ['bird', 'rock'],
    ['laptop', 'bed'],
  ] as const)
    for (const seed of SEEDS) {
      const { scene } = staged(briefOf([{ concept: guest }, { concept: host }], [on]), seed);
      const [upper, lower] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
      assert.ok(upper && lower);
      if (upper.standsOn !== 'item') continue;
      const across = ((upper.x - lower.x) / lower.size) * (lower.mirrored ? -1 : 1);
      const half = (upper.drawable.aspect * upper.size * 0.3) / lower.size;
      const level = (upper.y - lower.y) / lower.size;
      const top = topBelow(lower.drawable, lower.attributes, lower.asked, {
        from: across - half,
        to: across + half,
        level: level - 0.03,
      });
      assert.ok(top === undefined || top - level < 0.03, `${guest} on ${host}, seed ${seed}: ${top} below ${level}`);
    }
});

test('a jacket by itself is on a stand, a painting in the open on an easel; on a bed neither is', () => {
  for (const [concept, setting] of [
    ['jacket', 'room'],
    ['dress', 'street'],
    ['painting', 'field'],
  ] as const) {
    const { scene } = staged({ ...briefOf([{ concept }], []), setting }, 3);
    const [item] = itemsOf(scene, 0);
    assert.ok(item && item.drawable.height > 1.4, `${concept} in ${setting} is held up`);
    assert.deepEqual(faultsOf(scene), []);
  }
  const { scene } = staged(briefOf([{ concept: 'jacket' }, { concept: 'bed' }], [on]), 3);
  assert.ok((itemsOf(scene, 0)[0]?.drawable.height ?? 2) < 1);
});

test('who is under a bridge stands in its arch, and the bridge on the ground', () => {
  for (const seed of SEEDS) {
    const under = { kind: 'under', subject: 0, object: 1 } as const;
    const subjects = [{ concept: 'person', salience: 1 }, { concept: 'bridge' }];
    const { scene } = staged({ ...briefOf(subjects, [under]), setting: 'street' }, seed);
    const [who, bridge] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
    assert.ok(who && bridge);
    assert.ok(bridge.y > scene.horizon + scene.height * 0.1 && bridge.standsOn === 'ground', 'its piers stand');
    assert.ok(who.size < bridge.size * 0.58 && Math.abs(who.x - bridge.x) < bridge.size * 0.3, 'within the arch');
    assert.ok(who.y >= bridge.y && who.depth < bridge.depth, 'before its feet');
  }
});

test('hands come into the picture over its lower edge', () => {
  for (const concept of ['flower', 'heart', 'ball']) {
    const subjects = [{ concept }, { concept: 'cupped-hands' }];
    const { scene } = staged({ ...briefOf(subjects, [on]), camera: 'close-up' }, 3);
    const [hands] = itemsOf(scene, 1);
    assert.ok(hands && hands.y >= scene.height, 'nobody sees where they end');
  }
});

test('an airliner that has landed stands on its wheels', () => {
  const brief = { ...briefOf([{ concept: 'aeroplane', attributes: ['parked'] }], []), setting: 'runway' } as const;
  const { scene } = staged(brief, 3);
  const [plane] = itemsOf(scene, 0);
  assert.ok(plane && plane.standsOn === 'ground');
  const belly = topBelow(plane.drawable, plane.attributes, plane.asked, { from: 0.6, to: 0.64, level: -0.2 });
  assert.ok(belly === undefined || belly < -0.02, 'its belly is off the ground');
});

test('flowers at a market are in buckets before the stall, no taller than its table is wide', () => {
  const { scene } = staged(
    { ...briefOf([{ concept: 'sunflower', count: 3 }, { concept: 'table' }], []), setting: 'market' },
    3,
  );
  const [table] = itemsOf(scene, 1);
  for (const flower of itemsOf(scene, 0)) {
    assert.ok(flower.drawable.height < 1, 'cut');
    assert.ok(table && flower.depth < table.depth && flower.y > scene.height * 0.9, 'before the stall');
  }
});

test('who is on a lily pad is in its middle, and not on its far edge', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'frog' }, { concept: 'water-lily-pad' }], [on]);
    const { scene } = staged({ ...brief, setting: 'pond' }, seed);
    const [frog, pad] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
    assert.ok(frog && pad);
    const up = (pad.y - frog.y) / pad.size;
    assert.ok(up > 0.2 && up < 0.75, `seed ${seed}: ${up}`);
  }
});

test('a bee on a flower casts no shadow into the air beside it', async () => {
  const brief = await understand('a bee on a lavender flower');
  for (const seed of SEEDS)
    assert.ok(itemsOf(staged(brief, seed).scene, 0).every(({ standsOn }) => standsOn === 'nothing'));
});

test('no shadow falls beside a ball on which somebody stands, and on a table it may', () => {
  for (const [guest, host, narrow] of [
    ['cat', 'ball', true],
    ['vase', 'table', false],
  ] as const) {
    const { scene } = staged(briefOf([{ concept: guest }, { concept: host }], [on]), 3);
    const [upper, lower] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
    assert.ok(upper?.footing && lower, host);
    const share = (upper.footing.right - upper.footing.left) / (lower.drawable.aspect * lower.size);
    assert.equal(share < 0.6, narrow, `${host}: ${share}`);
  }
});
