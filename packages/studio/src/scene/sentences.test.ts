import assert from 'node:assert/strict';
import { test } from 'node:test';
import { is } from '../catalogue/traits.js';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import type { Scene } from './scene.js';
import { HEIGHT, SEEDS, itemsOf, staged } from './staged-for-tests.js';

const scenesOf = async (prompt: string): Promise<readonly Scene[]> => {
  const brief = await understand(prompt);
  return SEEDS.map((seed) => staged(brief, seed).scene);
};

test('a rose on a pavement was cut and lies, in a garden it grows', async () => {
  for (const { items } of await scenesOf('The bright red rose contrasted with the dull grey pavement.'))
    assert.ok((items[0]?.drawable.aspect ?? 0) > 1);
  for (const scene of await scenesOf('a red rose in a garden'))
    assert.ok((itemsOf(scene, 0)[0]?.drawable.aspect ?? 2) < 1);
});

test('a building to which a road leads closes it at its end', async () => {
  for (const scene of await scenesOf('The rough brown dirt road led up to the tall white lighthouse.')) {
    const [lighthouse] = itemsOf(scene, 0);
    assert.ok(lighthouse && lighthouse.y <= scene.horizon + (HEIGHT - scene.horizon) * 0.15 + 1);
  }
});

test('who drills a hole in a wall stands before it', async () => {
  for (const scene of await scenesOf('The construction worker is drilling a hole in the wall.'))
    assert.equal(itemsOf(scene, 0)[0]?.standsOn, 'ground');
});

test('a shelf that somebody fixes is as high as the hands', async () => {
  for (const scene of await scenesOf('A man is holding a drill and fixing a shelf.')) {
    const [man] = itemsOf(scene, 0);
    const shelf = scene.items.find(({ drawable }) => drawable.concept === 'wall-shelf');
    assert.ok(man && shelf);
    const middle = shelf.y - shelf.size / 2;
    assert.ok(middle > man.y - man.size && middle < man.y - man.size * 0.4, `${middle}`);
  }
});

test('who takes a car ride with a dog on the lap is in the car, and that in no room', async () => {
  for (const { items, setting } of await scenesOf("A dog is sitting on its owner's lap and enjoying a car ride.")) {
    const car = items.find(({ drawable }) => is(drawable.concept, 'car'));
    assert.ok(car && setting !== 'room');
    const { left, right } = itemBox(car);
    const riders = items.filter(({ drawable: { kind } }) => kind === 'person' || kind === 'animal');
    assert.ok(riders.length >= 2 && riders.every(({ x }) => x > left && x < right));
  }
});

test('hikers who climb a mountain walk up it, climbers have a crag', async () => {
  const up = await understand('Hikers climbed higher and higher toward the summit of the mountain.');
  for (const { items, setting } of SEEDS.map((seed) => staged(up, seed).scene)) {
    const people = items.filter(({ drawable }) => drawable.kind === 'person');
    assert.ok(people.every(({ attributes }) => attributes.includes('walking') && !attributes.includes('climbing')));
    assert.equal(setting, 'mountains');
  }
  for (const scene of await scenesOf('A man is rock climbing on a cliff.'))
    assert.ok(itemsOf(scene, 0)[0]?.attributes.includes('climbing'));
});

test('who shares a couch with a dog leaves it its place', async () => {
  for (const { items } of await scenesOf('A dog is sitting on a couch and watching TV with its owner.')) {
    const dog = items.find(({ drawable }) => drawable.kind === 'animal');
    const owner = items.find(({ drawable }) => drawable.kind === 'person');
    assert.ok(dog && owner);
    assert.ok(Math.abs(dog.x - owner.x) > owner.size * 0.4, `${dog.x} ${owner.x}`);
  }
});

test('stairs of a room lead up to a door in its wall', async () => {
  for (const { items } of await scenesOf('The smooth marble staircase led to the bright light and the dark room.')) {
    const stairs = items.find(({ drawable }) => is(drawable.concept, 'stairs'));
    const door = items.find(({ drawable }) => is(drawable.concept, 'door'));
    assert.ok(stairs && door && door.depth > stairs.depth);
    const top = stairs.y - stairs.size;
    assert.ok(door.y > top && door.y < top + stairs.size * 0.25 && itemBox(door).top > 0);
  }
});

test('three who ride in a car are behind its windows', async () => {
  for (const scene of await scenesOf('three passengers in a car on a road')) {
    const car = scene.items.find(({ drawable }) => is(drawable.concept, 'car'));
    const people = scene.items.filter(({ drawable }) => drawable.kind === 'person');
    assert.ok(car && people.length === 3);
    const half = (car.drawable.aspect * car.size) / 2;
    assert.ok(people.every(({ x }) => Math.abs(x - car.x) < half * 0.4));
  }
});

test('a sentence that tells of somebody and of things sets out no board of things before them', async () => {
  const prompt = 'The soft, fluffy pillows provided a comfortable resting place for the tired traveler.';
  for (const { items } of await scenesOf(prompt))
    assert.ok(items.every(({ drawable }) => drawable.concept !== 'near-ledge'));
});

test('balloons near a car are in the air beside it', async () => {
  for (const scene of await scenesOf('The colorful balloons floated near the sleek black limousine.')) {
    const [car] = itemsOf(scene, 1);
    assert.ok(car && itemsOf(scene, 0).every(({ y }) => y < car.y), `${car?.y}`);
  }
});

test('a woodpecker of which nothing but a tree is told is up on its branch', async () => {
  const prompt = "The rugged, rough texture of the tree bark provided a natural canvas for the woodpecker's artistry.";
  for (const scene of await scenesOf(prompt)) {
    const bird = scene.items.find(({ drawable }) => is(drawable.concept, 'feathered'));
    const tree = scene.items.find(({ drawable, subject }) => drawable.kind === 'plant' && subject !== undefined);
    assert.ok(bird && tree && bird.y < tree.y - tree.size * 0.2);
  }
});

test('whom a dog chases up a tree is up there', async () => {
  for (const { items } of await scenesOf('A dog is barking at a squirrel and chasing it up a tree.')) {
    const [dog, squirrel] = ['dog', 'squirrel'].map((name) => items.find(({ drawable }) => drawable.concept === name));
    assert.ok(dog && squirrel && squirrel.y < dog.y - dog.size && dog.standsOn === 'ground');
  }
});

test('a pillow on a couch is no larger than one', async () => {
  for (const scene of await scenesOf('The fluffy pillow was on top of the hard couch.')) {
    const [[pillow], [couch]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(pillow && couch);
    const wide = (item: typeof pillow): number => item.size * item.drawable.aspect;
    assert.ok(wide(pillow) < wide(couch) * 0.4, `${wide(pillow) / wide(couch)}`);
  }
});

test('cloth that is draped over what is soft lies on it or beside it, and hangs from no hook there', async () => {
  for (const { items } of await scenesOf('The cozy blanket draped over the bumpy pillow and the soft mattress.')) {
    const blanket = items.find(({ subject }) => subject === 0);
    assert.equal(blanket?.standsOn, 'item');
  }
  for (const scene of await scenesOf('The smooth silk scarf draped over the rough denim.')) {
    const [[scarf], [jeans]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(scarf && jeans);
    const [one, other] = [itemBox(scarf), itemBox(jeans)];
    assert.ok(one.right <= other.left + 2 || one.left >= other.right - 2, 'not before it');
  }
});

test('who goes up a hillside is not seen before a blurred land', async () => {
  for (const { brief } of await scenesOf('A hiker is climbing up a mountain.'))
    assert.ok(!brief.told?.includes('blurred'));
});
