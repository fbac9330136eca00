import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindIn } from '../../paint/drawable.js';
import type { Brush } from '../../paint/drawable.js';
import { createRandom } from '../../paint/kit/random.js';
import { understand } from '../../understanding.js';
import type { Item } from '../scene.js';
import { staged } from '../staged-for-tests.js';

const itemsOf = async (prompt: string): Promise<readonly Item[]> => staged(await understand(prompt), 3).scene.items;
const one = async (prompt: string, concept: string): Promise<Item> => {
  const found = (await itemsOf(prompt)).filter(({ drawable }) => drawable.concept === concept);
  assert.equal(found.length, 1, prompt);
  return found[0] as Item;
};

test('animals that play or meet are one company around one table, with what lies on it', async () => {
  const dogs = await one('dogs playing poker', 'dog');
  assert.equal(dogs.asked?.company?.members.length, 3);
  const around = await itemsOf('four dogs sitting around a poker table with beer bottles');
  assert.deepEqual(
    around.map(({ drawable }) => drawable.concept),
    ['dog'],
  );
  assert.ok(around[0]?.attributes.includes('cards'));
  assert.ok((await one('three mice having dinner at a table', 'mouse')).attributes.includes('eating'));
  // without a table they eat as animals do
  assert.equal((await itemsOf('three cats eating')).length, 3);
});

test('who plays with a bear or a robot sits at the same table', async () => {
  const bear = await one('a woman playing cards with a bear', 'bear');
  assert.deepEqual(bear.asked?.company?.members, ['', 'human+woman']);
  assert.equal((await itemsOf('a robot and a girl playing checkers')).length, 1);
});

test('ducklings walk after the duck whose young they are, and she walks too', async () => {
  const ducks = await itemsOf('four ducklings following their mother across a street');
  assert.equal(ducks.filter(({ attributes }) => attributes.includes('walking')).length, 5);
});

test('a baby of its kind is half as high as its mother, and a dog that carries something walks', async () => {
  const items = await itemsOf('a baby rhino and its mother');
  const [small = 0, large = 0] = items.map(({ size }) => size).toSorted((a, b) => a - b);
  assert.ok(small < large * 0.75, `${small} of ${large}`);
  assert.ok((await one('a beagle carrying a slipper', 'dog')).attributes.includes('walking'));
  assert.ok((await one('a man walking his dog on a city street', 'dog')).attributes.includes('walking'));
  assert.ok(!(await one('a man walking past a sitting dog', 'dog')).attributes.includes('walking'));
});

test('animals make the scenes that people make: a band, a tug of war, a match', async () => {
  const tableau = async (prompt: string, concept: string) => (await one(prompt, concept)).asked?.company?.tableau;
  assert.equal(await tableau('four bears in a jazz band', 'bear'), 'band');
  assert.equal(await tableau('two pigs playing tug of war', 'pig'), 'tug-of-war');
  assert.equal(await tableau('three hares playing football', 'rabbit'), 'match-football');
});

test('a parrot that does what people do stays a parrot, as broad as it is, and a flamingo has arms for it', async () => {
  const person = await one('a woman reading a newspaper', 'person');
  const flamingo = await one('a flamingo reading a newspaper', 'flamingo');
  const parrot = await one('a parrot playing a guitar', 'parrot');
  assert.ok(flamingo.drawable.aspect < person.drawable.aspect * 1.5);
  assert.ok(flamingo.drawable.dresses && parrot.drawable.draws?.includes('guitar'));
  assert.ok(parrot.drawable.aspect > person.drawable.aspect * 1.5);
});

test('an animal speaks into its microphone, and has both hands over its head where it holds something there', async () => {
  assert.ok((await one('a cat speaking into a microphone', 'cat')).attributes.includes('hind-legs'));
  const [raccoon, apple] = ['raccoon', 'apple'].map((name) => one('a raccoon holding an apple over its head', name));
  const [below, above] = [await (raccoon as Promise<Item>), await (apple as Promise<Item>)];
  assert.ok(Math.abs(above.x - below.x) < below.size * 0.15 && above.y < below.y - below.size * 0.9);
});

test('a herd of two kinds is one herd; who runs and takes in the sights runs', async () => {
  const items = await itemsOf('a herd of cows and sheep');
  const cows = items.filter(({ drawable }) => drawable.concept === 'cow').length;
  const sheep = items.filter(({ drawable }) => drawable.concept === 'sheep').length;
  assert.ok(cows === 5 && sheep === 5, `${cows} cows, ${sheep} sheep`);
  const runner = await one('a person is running through a city and taking in the sights', 'person');
  assert.ok(runner.attributes.includes('running') && !runner.attributes.includes('gazing'));
});

test('of wild animals of three kinds there are few, and none is a toy beside who looks at them', async () => {
  const items = await itemsOf('a person is looking at a herd of wild animals in their natural habitat');
  const watcher = items.find(({ drawable }) => drawable.concept === 'person');
  const zebra = items.find(({ drawable }) => drawable.concept === 'zebra');
  assert.ok(watcher && zebra && items.length === 4);
  assert.ok(zebra.size > watcher.size * 0.75, `${zebra.size / watcher.size}`);
});

test('what a truck is full of is on its bed', async () => {
  const items = await itemsOf('a dump truck filled with soccer balls');
  const truck = items.find(({ drawable }) => drawable.concept === 'dump-truck');
  const balls = items.filter(({ drawable }) => drawable.concept === 'ball');
  assert.ok(truck && balls.length > 2);
  for (const ball of balls) {
    const back = truck.mirrored ? ball.x > truck.x - truck.size * 0.3 : ball.x < truck.x + truck.size * 0.3;
    assert.ok(back && ball.y < truck.y - truck.size * 0.5);
  }
});

test('animals of several kinds do together what people do, each with the head and the coat of its own', async () => {
  const fox = await one('a fox and a rabbit dancing together', 'fox');
  assert.deepEqual(fox.asked?.company?.members, ['kind-fox', 'kind-rabbit']);
  assert.equal(fox.asked?.company?.tableau, 'tango');
  assert.equal((await itemsOf('a kangaroo boxing with a koala')).length, 1);
  assert.equal((await itemsOf('a bear playing tennis against a lion')).length, 1);
  assert.equal((await itemsOf('a fox, a bear and a rabbit having a picnic')).length, 1);
  // what they do alone they do as they are
  assert.equal((await itemsOf('a fox and a rabbit running')).length, 2);
  const cat = await one('a white cat and a brown dog playing chess', 'cat');
  const [, dog = ''] = cat.asked?.company?.members ?? [];
  assert.equal(kindIn(dog)?.concept, 'dog');
  assert.match(kindIn(dog)?.colour ?? '', /^#[0-9a-f]{6}$/);
  const random = createRandom(1);
  const heads = cat.asked?.company?.members.map((words) => cat.asked?.company?.kinds?.(words, random));
  assert.ok(heads?.[0] && heads[1]);
  const brush = { colour: undefined, attributes: new Set<string>(), random } as unknown as Brush;
  const [white, brown] = heads.map((beast) => beast?.coat(brush).reduce((sum, part) => sum + part, 0) ?? 0);
  assert.ok((white ?? 0) > 600 && (brown ?? 999) < 500, `${white} and ${brown}`);
});
