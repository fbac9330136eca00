import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { HEIGHT, SEEDS, WIDTH, staged } from '../staged-for-tests.js';

const pairs = [
  ['a dog in front of the Taj Mahal', 'dog', 'taj-mahal'],
  ['a corgi in front of the Eiffel Tower', 'dog', 'eiffel-tower'],
  ['a cat in front of a castle', 'cat', 'castle'],
  ['a woman in front of the Statue of Liberty', 'person', 'statue-of-liberty'],
  ['a robot standing in front of the Golden Gate Bridge', 'robot', 'golden-gate-bridge'],
  ['a bicycle in front of a skyscraper', 'bicycle', 'skyscraper'],
] as const;

test('who is before a landmark is in the foreground, and all of the landmark is at the horizon', async () => {
  for (const [prompt, near, far] of pairs) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { items, horizon } = staged(brief, seed).scene;
      const [one, other] = [near, far].map((concept) => items.find(({ drawable }) => drawable.concept === concept));
      assert.ok(one && other, prompt);
      const said = `${prompt}, seed ${seed}`;
      const [before, behind] = [itemBox(one), itemBox(other)];
      assert.ok(before.bottom - before.top > HEIGHT * 0.22, `${said}: small`);
      assert.ok(before.bottom > HEIGHT * 0.9 && before.bottom <= HEIGHT, `${said}: it is not in the foreground`);
      assert.ok(before.left >= 0 && before.right <= WIDTH, `${said}: it is cut off`);
      assert.ok(behind.top >= 0 && behind.left >= 0 && behind.right <= WIDTH, `${said}: the landmark is cut off`);
      assert.ok(behind.bottom < HEIGHT * 0.8 && behind.bottom > horizon * 0.95, `${said}: it is as near`);
      assert.ok(one.depth < other.depth, said);
      assert.ok(!items.some(({ drawable }) => drawable.concept.startsWith('near-')), `${said}: a table in the open`);
    }
  }
});

test('side by side with a landmark one is in the foreground on their own side, and no toy', async () => {
  for (const [prompt, side] of [
    ['a stop sign to the right of a castle', 1],
    ['a dog on the left of a lighthouse', -1],
    ['a lighthouse to the right of a woman', -1],
  ] as const) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { items } = staged(brief, seed).scene;
      const far = items.find(({ depth }) => depth === 0.9);
      const near = items.find((item) => item !== far && item.subject !== undefined);
      assert.ok(near && far, prompt);
      const [one, other] = [itemBox(near), itemBox(far)];
      assert.ok(side > 0 ? one.left > other.right : one.right < other.left, `${prompt}, seed ${seed}`);
      assert.ok(near.size > HEIGHT * 0.3 && one.bottom > HEIGHT * 0.9, `${prompt}, seed ${seed}`);
      assert.ok(Math.min(one.left, other.left) >= 0 && Math.max(one.right, other.right) <= WIDTH, prompt);
    }
  }
});

test('what somebody sits on and holds comes with them', async () => {
  const brief = await understand('a wombat sitting in a yellow beach chair in front of the Sydney Opera House');
  for (const seed of SEEDS) {
    const { items } = staged(brief, seed).scene;
    const [sitter, seat] = ['wombat', 'beach-chair'].map((concept) =>
      items.find(({ drawable }) => drawable.concept === concept),
    );
    assert.ok(sitter && seat);
    const [who, chair] = [itemBox(sitter), itemBox(seat)];
    assert.ok(who.bottom > chair.top && who.bottom < chair.bottom, `seed ${seed}`);
    assert.ok(who.left < chair.right && who.right > chair.left, `seed ${seed}`);
    assert.ok(sitter.depth < seat.depth, `seed ${seed}`);
  }
});

test('a house is no landmark', async () => {
  const brief = await understand('a woman in front of a house');
  const { items } = staged(brief, 3).scene;
  const house = items.find(({ drawable }) => drawable.concept === 'house');
  assert.ok(house && house.depth < 0.9);
});

test('before a tower in a street it closes the street, and does not stand in its lanes', async () => {
  const brief = await understand('a woman in front of a skyscraper in a street');
  for (const seed of SEEDS) {
    const { items, setting, horizon } = staged({ ...brief, setting: 'street' }, seed).scene;
    const tower = items.find(({ drawable }) => drawable.concept === 'skyscraper');
    assert.ok(tower && setting === 'street');
    assert.ok(Math.abs(tower.x - WIDTH / 2) < 2 && tower.y < horizon + (HEIGHT - horizon) * 0.12, `seed ${seed}`);
  }
});
