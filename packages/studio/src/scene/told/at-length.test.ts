import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { faultsOf } from '../faults.js';
import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';
import { SEEDS, itemsOf, overlap, staged } from '../staged-for-tests.js';

const LIGHT =
  'The sky above is clear, and the light of the early morning falls on all of it, warm and calm and bright.';

async function told(prompt: string, seed = 7): Promise<Scene> {
  return staged(await understand(`${prompt} ${LIGHT}`), seed).scene;
}

const named = (scene: Scene, concept: string): Item[] =>
  scene.items.filter(({ drawable, worn }) => drawable.concept === concept && !worn);

test('a bench for ten is long enough for ten, and whole', async () => {
  for (const seed of SEEDS) {
    const scene = await told('Ten children sit on a long wooden bench in a park. They wear hats.', seed);
    const children = itemsOf(scene, 0).toSorted((one, other) => one.x - other.x);
    assert.equal(children.length, 10);
    for (const [index, child] of children.slice(1).entries())
      assert.ok(overlap(child, children[index] as Item) < 0.6, `seed ${seed}`);
    assert.ok(!faultsOf(scene).some(({ kind }) => kind === 'cut off'));
  }
});

test('gulls over a beach fly beside the lighthouse, not before it', async () => {
  for (const seed of SEEDS) {
    const scene = await told(
      'A woman walks along a sandy beach. Seagulls are flying over the water. In the distance stands a lighthouse.',
      seed,
    );
    const towers = named(scene, 'lighthouse');
    for (const gull of named(scene, 'seagull'))
      for (const tower of towers) {
        const [a, b] = [itemBox(gull), itemBox(tower)];
        assert.ok(a.right < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom, `seed ${seed}`);
      }
  }
});

test('who stands before a row of houses in a street stands before those of the street', async () => {
  const scene = await told('A silver car is parked on a quiet street in front of a row of old brick houses.');
  assert.equal(named(scene, 'house').length, 0);
  const [car] = itemsOf(scene, 0);
  assert.ok(car && car.size > scene.height * 0.15);
});

test('who lies is no longer than the picture is wide', async () => {
  for (const seed of SEEDS) {
    const scene = await told('A cyclist rests in front of a row of colourful houses.', seed);
    assert.ok(!faultsOf(scene).some(({ kind, subjects }) => kind === 'cut off' && subjects.includes(0)));
  }
});

test('what is on the counter of a kitchen is where that counter is, however small it is', async () => {
  const scene = await told(
    'A spacious kitchen has wooden cabinets. The countertop is cluttered with utensils and a bowl of fresh fruit.',
  );
  const [bowl] = named(scene, 'bowl');
  assert.ok(bowl && scene.stepped !== undefined);
  assert.ok(!scene.brief.told?.includes('blurred'));
  assert.ok(bowl.y < scene.horizon && bowl.y > 0);
});

test('what the paragraph is about is not crowded out by what it mentions', async () => {
  const scene = await told(
    'On a drafting table lies a brass scale beside a yellow tape measure. Blueprints and scrolls flank the scale.',
  );
  assert.equal(named(scene, 'scroll').length, 0);
  assert.ok(!faultsOf(scene).some(({ kind }) => kind === 'small'));
});

test('a giant butterfly beside a boy is no butterfly as they are', async () => {
  for (const seed of SEEDS) {
    const scene = await told('A boy walks through a meadow with a giant yellow butterfly beside him.', seed);
    const [[boy], [giant]] = [itemsOf(scene, 0), named(scene, 'butterfly')];
    assert.ok(boy && giant && giant.size > boy.size * 0.4, `seed ${seed}`);
  }
});
