import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';
import { SEEDS, staged } from '../staged-for-tests.js';

const sceneOf = async (prompt: string, seed = 3): Promise<Scene> => staged(await understand(prompt), seed).scene;
const told = ({ items }: Scene): readonly Item[] => items.filter(({ subject, worn }) => subject !== undefined && !worn);

test('several who look at a map have one between them, and it stands on no road', async () => {
  for (const prompt of ['a couple is looking at a map while planning a road trip', 'two hikers looking at a map']) {
    const [own, ...others] = told(await sceneOf(prompt));
    assert.ok(own !== undefined && own.attributes.includes('reading-map'), prompt);
    assert.equal(own.asked?.company?.tableau, 'reading-map');
    assert.equal(others.length, 0, prompt);
  }
});

test('a story is read to children who sit before the chair, three where it is a class', async () => {
  const [own] = told(await sceneOf('the teacher read a story to the class'));
  assert.deepEqual(own?.asked?.company?.members.slice(1), ['child', 'child', 'child']);
});

test('glasses of a toast are in the hands, and nobody wears them', async () => {
  const [own, ...others] = told(await sceneOf('two friends toasting with glasses of wine'));
  assert.equal(others.length, 0);
  assert.ok(own && !own.attributes.includes('glasses'));
});

test('what scratches at a door is before it', async () => {
  for (const seed of SEEDS) {
    const [door, dog] = told(await sceneOf('a dog is scratching at the door', seed)).toSorted((one, other) =>
      one.drawable.concept === 'door' ? -1 : other.drawable.concept === 'door' ? 1 : 0,
    );
    const items = (await sceneOf('a dog is scratching at the door', seed)).items.map(
      ({ drawable }) => drawable.concept,
    );
    assert.ok(door && dog && dog.y > door.y && dog.depth < door.depth);
    assert.ok(items.indexOf('dog') > items.indexOf('door'), 'painted after it');
    const [one, other] = [itemBox(dog), itemBox(door)];
    assert.ok(one.right > other.left && one.left < other.right, 'a paw is on it');
  }
});

test('a massage at a resort is given in a room, and no tower stands there', async () => {
  const scene = await sceneOf('a woman is enjoying a spa day at a luxurious resort');
  assert.equal(scene.setting, 'room');
  assert.equal(told(scene).length, 1);
});

test('a fence is painted with a brush, a wall with a roller', async () => {
  const doing = async (prompt: string): Promise<readonly string[]> =>
    told(await sceneOf(prompt)).find(({ drawable }) => drawable.kind === 'person')?.attributes ?? [];
  assert.ok((await doing('a man is painting a fence white')).includes('painting-low'));
  assert.ok((await doing('a man painting the wall')).includes('painting-wall'));
});

test('a hand comes into the picture over its lower edge, and what two hands hold is in them', async () => {
  const { items, height } = await sceneOf('a handpalm');
  assert.ok(items.some(({ drawable, y }) => drawable.concept === 'open-hand' && y >= height));
  const held = told(await sceneOf('hands holding a heart'));
  const [hands, heart] = ['cupped-hands', 'heart'].map((name) => held.find((item) => item.drawable.concept === name));
  assert.ok(hands && heart && heart.y > hands.y - hands.size * 0.6, 'not over them');
});

test('an animal on a ball has one that carries it, and is on top of it', async () => {
  for (const prompt of ['an elephant balancing on a ball', 'a bear balancing on a ball in a circus']) {
    const { items, height } = await sceneOf(prompt);
    const [ball, animal] = [1, 0].map((index) => items.find(({ subject, worn }) => subject === index && !worn));
    assert.ok(ball && animal && ball.size > height * 0.25, prompt);
    assert.ok(Math.abs(animal.y - (ball.y - ball.size)) < ball.size * 0.12, prompt);
  }
});

test('between a dog that tugs and its owner there is a rope, from hand to mouth', async () => {
  const { items } = await sceneOf('a dog is playing tug-of-war with its owner');
  const [rope, dog] = ['lead', 'dog'].map((name) => items.find(({ drawable }) => drawable.concept === name));
  assert.ok(rope && dog);
  const [one, other] = [itemBox(rope), itemBox(dog)];
  assert.ok(one.right > other.left && one.left < other.right, 'it ends at the dog');
});

test('popcorn of who watches a film is with them, and nowhere else', async () => {
  const those = told(await sceneOf('a couple on the couch, watching a movie and sharing a bowl of popcorn'));
  assert.equal(those.length, 1);
});

test('what is chopped for a salad lies on the board, and no bowl of it', async () => {
  const [cook, ...others] = told(await sceneOf('a woman chopping vegetables for a salad'));
  assert.ok(cook !== undefined && cook.attributes.includes('chopping'));
  assert.equal(others.length, 0);
});

test('a motorcyclist is on a road from side to side, and nobody stands about whom a mechanic figures out', async () => {
  assert.equal((await sceneOf('a motorcyclist is speeding down a long, winding road')).setting, 'highway');
  const mechanic = await sceneOf('the mechanic tinkered with the engine, trying to figure out what was causing it');
  assert.equal(told(mechanic).filter(({ drawable }) => drawable.kind === 'person').length, 1);
});

test('who takes a picture of several has them before the camera, and one motorcycle carries two', async () => {
  for (const [prompt, name] of [
    ['the photographer is taking portraits of a family in a studio', 'photographing'],
    ['two people riding a motorcycle', 'motorcycling'],
    ['a couple riding a motorcycle along the coast', 'motorcycling'],
  ] as const) {
    const [own, ...others] = told(await sceneOf(prompt));
    assert.equal(own?.asked?.company?.tableau, name, prompt);
    assert.equal(others.length, 0, prompt);
  }
  const [rider, ...machines] = told(await sceneOf('a man speeding on a motorcycle'));
  assert.ok(rider !== undefined && rider.attributes.includes('motorcycling'));
  assert.equal(machines.length, 0, 'it is drawn under its rider');
});

test('not everybody who dances does the same steps', async () => {
  const steps = told(await sceneOf('a group of people dancing at a party')).map(({ attributes }) =>
    attributes.includes('swaying'),
  );
  assert.ok(steps.includes(true) && steps.includes(false));
});

test('who dives is over water, in a pool nobody is a giant, and swimmers race in it', async () => {
  const cliff = await sceneOf('a man diving into the sea from a cliff');
  const land = cliff.surfaces.find(({ habitat }) => habitat === 'ground');
  assert.ok(land && (told(cliff)[0]?.x ?? 0) > land.right);
  const pool = await sceneOf('a woman swimming in a pool');
  assert.ok((told(pool)[0]?.size ?? 1e9) < pool.height * 0.2);
  for (const { attributes } of told(await sceneOf('two swimmers racing in a pool')))
    assert.ok(attributes.includes('swimming') && !attributes.includes('racing'));
});

test('of two who swim the child is the smaller one', async () => {
  const those = told(await sceneOf('a parent is teaching their child to swim'));
  const [child, parent] = [true, false].map((young) =>
    those.find((item) => item.attributes.includes('child') === young),
  );
  assert.ok(child && parent && child.size < parent.size * 0.85);
});

test('who climbs a bare wall has holds to climb by', async () => {
  const [climber, ...others] = told(await sceneOf('the climber slowly ascending the rock wall'));
  assert.ok(climber !== undefined && !climber.attributes.includes('station-elsewhere'));
  assert.equal(others.length, 0);
});

test('a boy who climbs a tree is at its trunk', async () => {
  for (const seed of SEEDS) {
    const those = told(await sceneOf('a boy climbing a tree', seed));
    const [tree, boy] = ['tree', 'person'].map((name) => those.find(({ drawable }) => drawable.concept === name));
    assert.ok(tree && boy && Math.abs(boy.x - tree.x) < boy.size * 0.2);
  }
});
