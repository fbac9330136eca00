import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { gather } from './gather.js';
import type { Item } from '../scene.js';
import { HEIGHT, SEEDS, staged } from '../staged-for-tests.js';

const oneOf = async (prompt: string, ...names: string[]): Promise<Item[]> => {
  const { items } = staged(await understand(prompt), 3).scene;
  return names.map((name) => {
    const found = items.find(({ drawable }) => drawable.concept === name);
    assert.ok(found, `${prompt}: no ${name}`);
    return found;
  });
};

test('what does not fit into a case is larger than it', async () => {
  const [trophy, luggage] = await oneOf("the trophy doesn't fit into the suitcase", 'trophy', 'suitcase');
  assert.ok(trophy && luggage && trophy.size > luggage.size);
});

test('who stands in the back of a truck stands on its open bed', async () => {
  const [person, truck] = await oneOf('a man standing in the back of an old truck', 'person', 'pickup-truck');
  assert.ok(person?.cut && truck && Math.abs(person.x - truck.x) > truck.size * 0.3);
});

test('weeds grow in the cracks of the pavement, slices lie on bread', async () => {
  const [weed, ground] = await oneOf('weeds in the cracks of a sidewalk', 'weed', 'cracked-ground');
  assert.ok(weed && ground && weed.y < ground.y && weed.y > ground.y - ground.size);
  const [slices, toast] = await oneOf('slices of avocado on a piece of toast', 'avocado-slices', 'toast');
  assert.ok(slices && toast && slices.y < toast.y && slices.y > toast.y - toast.size * 1.2);
});

test('a capybara, a wombat and a raccoon that sit are on their haunches', async () => {
  for (const name of ['capybara', 'wombat', 'raccoon']) {
    const [sitting] = await oneOf(`a ${name} sitting in a field`, name);
    const [standing] = await oneOf(`a ${name} standing in a field`, name);
    assert.ok(sitting && standing && sitting.drawable.aspect < standing.drawable.aspect * 0.8, name);
  }
});

test('who leaps through a hoop is in it, prey is below the bird that has it, who falls off is askew', async () => {
  const [lion, hoop] = await oneOf('a lion jumping through a ring of fire', 'lion', 'fire-hoop');
  assert.ok(lion && hoop && lion.y < hoop.y - hoop.size * 0.2 && Math.abs(lion.x - hoop.x) < lion.size);
  const [eagle, fish] = await oneOf('an eagle carrying a fish in its claws', 'eagle', 'fish');
  assert.ok(eagle && fish && fish.y > eagle.y);
  const [rider] = await oneOf('a man falling off a horse', 'person', 'horse');
  assert.ok(rider && Math.abs(rider.turn) > 0.3);
});

test('a pelican with a fish in its beak has it, a flag is planted in no garden', async () => {
  const { brief } = gather(await understand('a pelican with a fish in its beak'));
  assert.ok(brief.relations.some(({ kind }) => kind === 'holding'));
  assert.notEqual(gather(await understand('an astronaut planting a flag')).brief.setting, 'garden');
});

test('who is under a sofa lies between its legs, who crosses a river has wet feet', async () => {
  const [cat, sofa] = await oneOf('a cat hiding under a couch', 'cat', 'raised-sofa');
  assert.ok(cat && sofa && cat.size < sofa.size * 0.4 && cat.y > sofa.y - sofa.size * 0.2);
  const [moose] = await oneOf('a moose crossing a river', 'deer');
  assert.ok(moose?.cut && moose.standsOn === 'water');
});

test('those who share a basket lie beside each other in it', async () => {
  const [dog, cat] = await oneOf('a puppy and a kitten in a basket', 'dog', 'cat');
  assert.ok(dog?.cut && cat?.cut && Math.abs(dog.x - cat.x) > Math.min(dog.size, cat.size) * 0.5);
  const { items } = staged(await understand('three puppies in a box'), 3).scene;
  const puppies = items.filter(({ drawable }) => drawable.concept === 'dog').map(({ y }) => Math.round(y));
  assert.equal(new Set(puppies).size, 1, 'none stands on another');
});

test('balloons are on strings in one hand, apart from each other', async () => {
  const { scene } = staged(await understand('a bear holding three balloons'), 5);
  const balloons = scene.items.filter(({ drawable }) => drawable.concept === 'balloon');
  assert.equal(new Set(balloons.map(({ turn }) => turn.toFixed(2))).size, 3);
  assert.equal(new Set(balloons.map(({ x }) => Math.round(x))).size, 1);
});

test('what is lifted over a head is above it, however heavy; what is on the shoulders is behind it', async () => {
  const [piano, woman] = await oneOf('a strong woman lifting a piano over her head', 'piano', 'person');
  assert.ok(piano && woman && piano.y < woman.y - woman.size * 0.8);
  const [horse, man] = await oneOf('a man carrying a horse on his shoulders', 'horse', 'person');
  assert.ok(horse && man && horse.y < man.y - man.size * 0.6 && horse.depth > man.depth);
  const [ball, bear] = await oneOf('a bear statue holding a ball above its head', 'ball', 'bear');
  assert.ok(ball && bear && ball.y < bear.y - bear.size * 0.8);
});

test('animals that give each other something are of a size; who gives to two stands between them', async () => {
  const [mouse, bear] = await oneOf('a bear gives a flower to a mouse', 'mouse', 'bear');
  assert.ok(mouse && bear && mouse.size > bear.size * 0.6);
  const [robot, cat, frog] = await oneOf('a robot gives a cat a fish bowl and a frog a cake', 'robot', 'cat', 'frog');
  assert.ok(robot && cat && frog && (cat.x - robot.x) * (frog.x - robot.x) < 0);
});

test('somebody near some trees is no toy beside them', async () => {
  for (const prompt of ['a girl near some birches', 'an old man next to several pine trees']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const one = staged(brief, seed).scene.items.find(({ subject }) => subject === 0);
      assert.ok(one && one.size > HEIGHT * 0.3, `${prompt}, seed ${seed}: ${one?.size}`);
    }
  }
});

test('a horse and its cart go at a walk, unless something else is said of the horse', async () => {
  for (const [prompt, word] of [
    ['a horse and cart', 'walking'],
    ['a donkey with a cart in a village', 'walking'],
    ['a galloping horse and a carriage', 'running'],
  ] as const) {
    const { items } = staged(await understand(prompt), 3).scene;
    const puller = items.find(({ drawable }) => drawable.kind === 'animal');
    assert.ok(puller?.attributes.includes(word), `${prompt}: ${puller?.attributes.join()}`);
  }
});
