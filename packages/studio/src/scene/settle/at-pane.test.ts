import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { SEEDS, staged, WIDTH } from '../staged-for-tests.js';

test('who looks out of a window at something is before it, and what they look at is outside', async () => {
  for (const prompt of [
    'a dog looking out of the window at a fox',
    'a girl looking out of a window at a pony',
    'a kitten looks through the window at two robins',
  ]) {
    const brief = await understand(prompt);
    assert.equal(brief.setting, 'garden', prompt);
    for (const seed of SEEDS) {
      const { items } = staged(brief, seed).scene;
      const pane = items.findIndex(({ drawable }) => drawable.concept === 'near-window');
      const looker = items.findIndex(({ subject }) => subject === 0);
      const seen = items.flatMap(({ subject }, index) => (subject === 1 ? [index] : []));
      assert.ok(pane >= 0 && looker > pane && seen.length > 0, prompt);
      assert.ok(seen.every((index) => index < pane && (items[index]?.x ?? 0) > WIDTH * 0.3, prompt));
    }
  }
});

test('who only looks out sits at the window of a room', async () => {
  const { setting } = await understand('a cat looking out of a window');
  assert.notEqual(setting, 'garden');
});
