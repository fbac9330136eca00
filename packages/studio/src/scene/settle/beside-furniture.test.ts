import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import type { Item } from '../scene.js';
import { SEEDS, WIDTH, staged } from '../staged-for-tests.js';

const scale = ({ size, drawable }: Item): number => size / drawable.height;

test('furniture beside somebody is as large as furniture, however small what lies on it', async () => {
  for (const prompt of [
    'a cup on a table beside a man',
    'a candle on a dresser and a woman',
    'two books on a shelf to the right of a girl',
  ])
    for (const seed of SEEDS) {
      const { items } = staged(await understand(prompt), seed).scene;
      const person = items.find(({ drawable }) => drawable.kind === 'person');
      const piece = items.find(({ drawable }) => drawable.kind === 'furniture');
      assert.ok(person && piece, prompt);
      assert.ok(scale(piece) < scale(person) * 1.35, `${prompt}: ${(scale(piece) / scale(person)).toFixed(2)}`);
      for (const { x } of items) assert.ok(x > 0 && x < WIDTH, prompt);
    }
});

test('a lamp beside people and furniture stands on the floor, on a table it stands there', async () => {
  const lamps = async (prompt: string): Promise<readonly string[]> =>
    staged(await understand(prompt), 3).scene.items.flatMap(({ drawable: { concept } }) =>
      concept.includes('lamp') ? [concept] : [],
    );
  assert.deepEqual(await lamps('a lamp behind a girl'), ['floor-lamp']);
  assert.deepEqual(await lamps('a lamp next to a bed'), ['floor-lamp']);
  assert.deepEqual(await lamps('a lamp on a table next to a bed'), ['lamp']);
  assert.deepEqual(await lamps('a lamp to the left of a mouse'), ['lamp']);
});
