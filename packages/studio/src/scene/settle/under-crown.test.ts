import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { HEIGHT, SEEDS, WIDTH, briefOf, itemsOf, overlap, staged } from '../staged-for-tests.js';

test('who is under a tree is below its crown, and what is on their blanket lies there with it', () => {
  for (const seed of SEEDS) {
    const brief = briefOf(
      [{ concept: 'basket' }, { concept: 'blanket' }, { concept: 'tree' }],
      [
        { kind: 'on', subject: 0, object: 1 },
        { kind: 'under', subject: 0, object: 2 },
      ],
    );
    const { scene } = staged({ ...brief, setting: 'park' }, seed);
    const [basket, blanket, tree] = [0, 1, 2].map((subject) => itemsOf(scene, subject)[0]);
    assert.ok(basket && blanket && tree);
    assert.equal(blanket.drawable.concept, 'spread-blanket', 'it is spread, and not folded below the basket');
    assert.ok(tree.size > HEIGHT * 0.7, 'the tree is tall');
    assert.ok(basket.size < tree.size * 0.45);
    assert.ok(overlap(basket, tree) > 0.5 && overlap(basket, blanket) > 0.8);
    const { left, right, bottom } = itemBox(blanket);
    assert.ok(left >= 0 && right <= WIDTH && bottom <= HEIGHT);
    assert.ok(basket.y <= blanket.y && basket.y >= blanket.y - blanket.size);
  }
});

test('a blanket on a bed stays folded', () => {
  const brief = briefOf(
    [{ concept: 'cat' }, { concept: 'blanket' }, { concept: 'bed' }],
    [
      { kind: 'on', subject: 0, object: 1 },
      { kind: 'on', subject: 1, object: 2 },
    ],
  );
  const { scene } = staged(brief, 3);
  assert.equal(itemsOf(scene, 1)[0]?.drawable.concept, 'blanket');
});

test('one fruit of each kind lies beside the others in a bowl', () => {
  for (const seed of SEEDS) {
    const brief = briefOf(
      [{ concept: 'bowl' }, { concept: 'apple' }, { concept: 'pear' }, { concept: 'orange' }],
      [1, 2, 3].map((subject) => ({ kind: 'inside' as const, subject, object: 0 })),
    );
    const { scene } = staged(brief, seed);
    const [bowl] = itemsOf(scene, 0);
    const fruit = [1, 2, 3].map((subject) => itemsOf(scene, subject)[0]);
    const places = fruit.map((item) => Math.round(item?.x ?? 0));
    assert.equal(new Set(places).size, 3);
    for (const item of fruit) assert.ok(bowl && item && overlap(item, bowl) > 0.9);
  }
});

test('a mushroom that an animal is under is as a tree to it, and stands on the ground', async () => {
  const { items } = staged(await understand('a mouse under a toadstool'), 3).scene;
  const [cap, mouse] = ['mushroom', 'mouse'].map((name) => items.find(({ drawable }) => drawable.concept === name));
  assert.ok(cap && mouse && items.length === 2);
  assert.ok(mouse.size < cap.size * 0.5 && mouse.y > cap.y - cap.size * 0.2);
});
