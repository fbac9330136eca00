import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import type { Item } from './scene.js';
import { findDrawable } from '../paint/drawables.js';
import { stage } from './stage.js';
import { findWorld, HEIGHT, itemsOf, staged } from './staged-for-tests.js';

async function first(prompt: string): Promise<Item> {
  const [item] = itemsOf(staged(await understand(prompt), 3).scene, 0);
  assert.ok(item, prompt);
  return item;
}

test('an animal that is dressed is seen with its clothes, however near we are', async () => {
  const near = itemBox(await first('a close-up of a badger wearing a green vest, both arms raised'));
  assert.ok(near.top > 0 && near.bottom < HEIGHT * 1.05, 'the whole figure is in the picture');
  const { size } = await first('a portrait of a fox in a tweed suit');
  assert.ok(size < HEIGHT * 1.7, 'below its head is some of its suit');
});

test('an animal that is dressed is as large as somebody would be, with what it holds', async () => {
  const [alone, holding] = [await first('a bear in a suit'), await first('a bear in a suit holding a mug')];
  assert.ok(alone.size > HEIGHT * 0.55);
  assert.ok(holding.size > alone.size * 0.95);
});

test('who lounges in a chair sits in it', async () => {
  for (const prompt of ['a bear in a coat lounging in an armchair', 'a woman lounging in a deck chair'])
    assert.ok((await first(prompt)).attributes.includes('seated'), prompt);
});

test('a shield hides no face', async () => {
  const { scene } = staged(await understand('a fox in armor holding a shield'), 3);
  const [fox, shield] = [itemsOf(scene, 0)[0], scene.items.find(({ drawable }) => drawable.concept === 'shield')];
  assert.ok(fox && shield);
  assert.ok(itemBox(shield).top > itemBox(fox).top + fox.size * 0.25);
});

test('the ball below an elephant is as large as a ball that carries one', async () => {
  for (const prompt of ['an elephant balancing on a beach ball, circus tent', 'a bear balancing on a ball']) {
    const { items } = staged(await understand(prompt), 3).scene;
    const [beast, ball] = ['person', 'object'].map((what) => items.find(({ drawable: { kind } }) => kind === what));
    assert.ok(beast && ball, prompt);
    assert.ok(ball.size > beast.size * 0.45, `${prompt}: ${ball.size} below ${beast.size}`);
  }
});

test('what one animal does another does too where it is said so, and a flower is no larger than who smells it', async () => {
  const { subjects } = await understand('A rabbit checks its watch, and so does a gecko.');
  assert.deepEqual(
    subjects.map(({ attributes }) => attributes.includes('checking-watch')),
    [true, true],
  );
  const rose = (await understand('a badger sniffing a yellow rose')).subjects.find(({ concept }) => concept === 'rose');
  assert.equal(rose?.size, 'small');
});

test('a sword is in the hand that it is put in, wherever there is more room', async () => {
  for (const prompt of ['a mouse knight holding a sword', 'a fox knight holding a sword']) {
    const { scene, warnings } = stage({
      brief: await understand(prompt),
      width: 384,
      height: 384,
      seed: 7,
      steps: 28,
      guidance: 3,
      palette: [],
      findDrawable,
      findWorld,
    });
    const [knight, sword] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
    assert.ok(knight && sword, prompt);
    assert.ok((sword.x - knight.x) * (knight.mirrored ? -1 : 1) > 0, prompt);
    assert.deepEqual(warnings, [], prompt);
  }
});

test('an animal stands up for a cup, and laps its milk', async () => {
  assert.equal((await first('a rabbit drinking coffee')).drawable.kind, 'person');
  assert.equal((await first('a horse drinking from a river')).drawable.kind, 'animal');
});

test('an octopus holds things in its arms as it is, and stands up on no legs', async () => {
  const octopus = await first('an octopus holding a cup');
  assert.equal(octopus.drawable.kind, 'animal');
  assert.ok(octopus.drawable.aspect > 1.2);
});
