import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { HEIGHT, SEEDS, staged } from '../staged-for-tests.js';

test('who knocks on the door of a room is at its wall', async () => {
  for (const who of ['man', 'woman', 'girl']) {
    const brief = await understand(`a ${who} banging on a door`);
    for (const seed of SEEDS) {
      const { items } = staged(brief, seed).scene;
      const [knocker, door] = ['person', 'door'].map((concept) =>
        items.find(({ drawable }) => drawable.concept === concept),
      );
      assert.ok(knocker && door, who);
      assert.ok(Math.abs(knocker.y - door.y) < HEIGHT * 0.06, `${who}, seed ${seed}: ${knocker.y} at ${door.y}`);
      assert.ok(knocker.depth < door.depth, `${who}, seed ${seed}`);
    }
  }
});

test('a sticker on a sign is not under its words', async () => {
  const signs = async (prompt: string) => {
    const { items } = staged(await understand(prompt), 3).scene;
    return items.filter(({ drawable }) => drawable.concept === 'stop-sign');
  };
  const [plain, stuck] = [await signs('a stop sign'), await signs('a sticker stuck in the middle of a stop sign')];
  assert.equal(plain[0]?.lettering, 'STOP');
  assert.ok(stuck[0]?.attributes.includes('shows-emoji'));
  assert.equal(stuck[0]?.lettering, undefined);
});
