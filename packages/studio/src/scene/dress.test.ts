import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import type { Brush } from '../paint/drawable.js';
import { createRandom } from '../paint/kit/random.js';
import { understand } from '../understanding.js';
import { staged } from './staged-for-tests.js';

const plainBrush: Brush = {
  random: createRandom(5),
  detail: 0,
  light: { side: 0.6, height: 0.6 },
  night: false,
  attributes: new Set(),
  snowy: false,
};

const wornIn = async (prompt: string): Promise<string[]> =>
  staged(await understand(prompt), 3)
    .scene.items.filter(({ worn }) => worn)
    .map(({ drawable }) => drawable.concept);

test('a snowman has its scarf on, in the colour told; what else is told of is put on it', async () => {
  assert.deepEqual(await wornIn('a snowman with a red scarf'), []);
  assert.deepEqual(await wornIn('a snowman wearing a green scarf and sunglasses'), ['sunglasses']);
});

test('everything that is worn on a head is put on a body that dresses in nothing else', async () => {
  for (const what of ['a halo', 'a scarf', 'an eye patch', 'a sombrero', 'headphones', 'a turban'])
    assert.equal((await wornIn(`a frog wearing ${what}`)).length, 1, what);
});

test('a robot puts clothes on, and stays as it is in a hat', async () => {
  const dresses = async (prompt: string): Promise<boolean> =>
    staged(await understand(prompt), 3).scene.items.some(({ drawable }) => drawable.dresses === true);
  assert.ok(await dresses('a robot wearing a tuxedo'));
  assert.ok(await dresses('a robot in a kilt'));
  assert.ok(!(await dresses('a robot wearing a top hat')));
});

test('of headphones on a head that is seen from the side one shell is seen, and on a face two', async () => {
  const wide = async (prompt: string): Promise<number> => {
    const worn = staged(await understand(prompt), 3).scene.items.find(
      ({ drawable }) => drawable.concept === 'headphones',
    );
    assert.ok(worn, prompt);
    const context = createCanvas(200, 200).getContext('2d');
    context.translate(100, 190);
    context.scale(180, 180);
    worn.drawable.paint(context, plainBrush);
    const { data } = context.getImageData(0, 0, 200, 200);
    const columns = new Set<number>();
    for (let pixel = 0; pixel < 200 * 200; pixel++) if ((data[pixel * 4 + 3] ?? 0) > 128) columns.add(pixel % 200);
    return columns.size;
  };
  assert.ok((await wide('a parrot wearing headphones')) < (await wide('an owl wearing headphones')) * 0.6);
});
