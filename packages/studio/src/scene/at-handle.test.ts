import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPaintedAt } from '../paint/top-of.js';
import { understand } from '../understanding.js';
import { itemsOf, SEEDS, staged } from './staged-for-tests.js';

test('the handle of what is pushed is where the hands are, and as high', async () => {
  for (const what of ['stroller', 'shopping cart'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(`a man pushing a ${what}`), seed);
      const [[one], [cart]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(one?.drawable.hand && cart, what);
      const way = one.mirrored ? -1 : 1;
      const [x, y] = [one.x + way * one.drawable.hand[0] * one.size, one.y + one.drawable.hand[1] * one.size];
      const near = 0.05 * one.size;
      const held = [-1, -0.5, 0, 0.5, 1].some((dx) =>
        [-1, -0.5, 0, 0.5, 1].some((dy) => {
          const across = ((x + dx * near - cart.x) / cart.size) * (cart.mirrored ? -1 : 1);
          return isPaintedAt(cart.drawable, cart.attributes, cart.asked, [
            across,
            (y + dy * near - cart.y) / cart.size,
          ]);
        }),
      );
      assert.ok(held, `${what}, seed ${seed}`);
    }
});

test('a sheep on the shoulders of who carries it is as long as those are wide, or longer', async () => {
  for (const seed of SEEDS) {
    const { scene } = staged(await understand('a man carrying a sheep on his shoulders'), seed);
    const [[man], [sheep]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(man && sheep && sheep.size > man.size * 0.25 && sheep.depth > man.depth, `seed ${seed}`);
  }
});

test('wrestlers in a ring are in a place with ropes, and no ring lies below them', async () => {
  const brief = await understand('two wrestlers in a ring');
  assert.equal(brief.setting, 'boxing-ring');
  assert.equal(brief.subjects.length, 1);
});
