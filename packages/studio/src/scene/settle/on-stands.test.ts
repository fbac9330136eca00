import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrawable } from '../../paint/drawables.js';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { SEEDS, briefOf, itemsOf, staged } from '../staged-for-tests.js';

test('trousers that nobody wears hang on a rail, and do not stand on their legs', () => {
  for (const seed of SEEDS) {
    const [alone] = itemsOf(staged(briefOf([{ concept: 'trousers' }], []), seed).scene, 0);
    assert.ok(alone && alone.drawable.height > 1.3, `${alone?.drawable.height} m`);
  }
});

test('an ice cream cone that nobody holds stands in a block, and in a hand it does not', async () => {
  const coneOf = async (prompt: string): Promise<number | undefined> => {
    const { scene } = staged(await understand(prompt), 3);
    return scene.items.find(({ drawable }) => drawable.concept === 'ice-cream')?.drawable.height;
  };
  const [alone, onTable, held] = await Promise.all(
    ['an ice cream cone', 'an ice cream cone on a table', 'a girl holding an ice cream cone'].map(coneOf),
  );
  assert.ok(alone !== undefined && alone === onTable, `${alone} ${onTable}`);
  assert.ok(held === undefined || held < alone, `${held}`);
});

test('a guitar that nobody plays is on its stand, and in a hand it is not', async () => {
  const guitarOf = async (prompt: string): Promise<number | undefined> => {
    const { scene } = staged(await understand(prompt), 3);
    return scene.items.find(({ drawable }) => drawable.concept === 'guitar')?.drawable.height;
  };
  const usual = findDrawable('guitar')?.height ?? 0;
  for (const prompt of ['three guitars and two chairs', 'two guitars and one horse'])
    assert.ok(((await guitarOf(prompt)) ?? 0) > usual * 1.02, prompt);
  const held = await guitarOf('a man playing a guitar');
  assert.ok(held === undefined || held <= usual);
});

test('skis before a plain ground are on a stand, and in snow they are stuck into that', async () => {
  const skisIn = async (prompt: string): Promise<number | undefined> => {
    const { scene } = staged(await understand(prompt), 3);
    return scene.items.find(({ drawable }) => drawable.concept === 'skis')?.drawable.height;
  };
  const usual = findDrawable('skis')?.height ?? 0;
  assert.ok(((await skisIn('a suitcase above skis')) ?? 0) > usual * 1.02);
  assert.equal(await skisIn('skis in the snow'), usual);
});

test('a coat with a hat on it is on its form, and the hat still on top of it', async () => {
  for (const seed of SEEDS) {
    const { scene } = staged(await understand('the red hat was on top of the white coat'), seed);
    const [[hat], [coat]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(hat && coat && coat.drawable.height > 1.4, `${coat?.drawable.height} m`);
    const off = Math.abs(hat.y - (coat.y - coat.size)) / coat.size;
    assert.ok(off < 0.12 && hat.y - hat.size > 0, `${off}`);
  }
});

test('a clothes rail is within the frame', async () => {
  for (const seed of SEEDS) {
    const { scene } = staged(await understand('a red scarf draped over the blue jeans and a white sweater'), seed);
    for (const item of scene.items.filter(({ drawable }) => drawable.height > 1.3)) {
      const { left, right } = itemBox(item);
      assert.ok(left > 0 && right < scene.width, `${left} ${right}`);
    }
  }
});

test('a painting in the open is on an easel, whatever is beside it', async () => {
  for (const seed of SEEDS) {
    const { scene } = staged(await understand('a pig on side of a painting'), seed);
    const painting = scene.items.find(({ drawable }) => drawable.concept === 'painting');
    assert.ok(
      scene.setting === 'studio' || (painting && painting.drawable.height > 1.3),
      `${painting?.drawable.height}`,
    );
  }
});
