import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import type { Item } from '../scene.js';
import { SEEDS, briefOf, itemsOf, staged } from '../staged-for-tests.js';

const find = async (prompt: string, concept: string): Promise<Item | undefined> =>
  staged(await understand(prompt), 7).scene.items.find(({ drawable }) => drawable.concept.startsWith(concept));

test('in prose the silver of a machine is its colour, in a few words it is what it is made of', async () => {
  const told =
    'A sleek silver car is parked on a quiet street in front of a row of old brick houses. The houses have green doors, and the sky above them is clear and bright in the early morning.';
  const [prose, short] = [await find(told, 'car'), await find('a silver car', 'car')];
  assert.ok(prose?.colour && prose.material === undefined);
  assert.equal(short?.material, 'silver');
  const steel = await find(`${told} A steel spoon lies on a table.`, 'spoon');
  assert.notEqual(steel?.material, undefined, 'a spoon is polished all over');
});

test('the third of three trucks looks over both that are before it, and shows no wheels beside them', async () => {
  for (const seed of SEEDS) {
    const { scene } = staged(await understand('three trucks'), seed);
    const trucks = itemsOf(scene, 0).toSorted((one, other) => other.y - one.y);
    const [one, two, behind] = trucks;
    assert.ok(one && two && behind && behind.y < two.y - two.size * 0.2);
    assert.ok(Math.abs(behind.x - (one.x + two.x) / 2) < one.size * 0.15, `seed ${seed}: ${behind.x}`);
  }
});

test('two of a kind that stand side by side do not touch, and several large things are no toys beside who tunes them', async () => {
  const pianos = await understand('two pianos next to each other');
  for (const seed of SEEDS) {
    const { scene } = staged(pianos, seed);
    const [left, right] = itemsOf(scene, 0)
      .map(itemBox)
      .toSorted((one, other) => one.left - other.left);
    assert.ok(left && right && left.right <= right.left, `${left?.right} ${right?.left}`);
  }
  for (const seed of SEEDS) {
    const { scene } = staged(await understand('a man who tunes three pianos'), seed);
    const [man, piano] = ['person', 'piano'].map((name) =>
      scene.items.find(({ drawable }) => drawable.concept === name),
    );
    assert.ok(man && piano && piano.size > man.size * 0.5, `${piano?.size} ${man?.size}`);
  }
});

test('told at length nobody is a toy in what they are too large for, in a few words they are', async () => {
  const short = 'an elephant inside a glass jug';
  const told = `${short}. The jug stands on a wooden table in a bright room, and the light of the afternoon falls through the window on the polished wood and on a few flowers that stand beside it.`;
  const shares = await Promise.all(
    [told, short].map(async (prompt) => {
      const [elephant, jug] = [await find(prompt, 'elephant'), await find(prompt, 'jug')];
      assert.ok(elephant && jug, prompt);
      return elephant.size / jug.size;
    }),
  );
  assert.ok((shares[0] as number) > 1 && (shares[1] as number) < 1, String(shares));
});

test('in prose the chairs of a set are alike, unless they are said to be of several kinds', () => {
  const rolls = (attributes: readonly string[]): number[] =>
    itemsOf(
      staged({ ...briefOf([{ concept: 'chair', count: 4, attributes }], []), prompt: 'Four chairs. '.repeat(14) }, 7)
        .scene,
      0,
    ).map(({ seed }) => seed.fork('colour').between(0, 1));
  assert.equal(new Set(rolls([])).size, 1);
  assert.ok(new Set(rolls(['mismatched'])).size > 1);
});

test('what flies over a vehicle flies over who rides it', () => {
  for (const seed of [3, 7, 11]) {
    const brief = briefOf(
      [{ concept: 'hot-air-balloon' }, { concept: 'motor-scooter' }, { concept: 'person' }],
      [
        { kind: 'above', subject: 0, object: 1 },
        { kind: 'riding', subject: 2, object: 1 },
      ],
    );
    const { scene } = staged({ ...brief, setting: 'field' }, seed);
    const [balloon, rider] = [itemsOf(scene, 0)[0], itemsOf(scene, 2)[0]];
    assert.ok(balloon && rider);
    assert.ok(itemBox(balloon).bottom < itemBox(rider).top);
  }
});

test('balls in mid-flight over a field are in the air, and not on a shelf of it', () => {
  const brief = briefOf([{ concept: 'ball', count: 3, attributes: ['flying'] }], []);
  for (const { standsOn } of itemsOf(staged({ ...brief, setting: 'field' }, 7).scene, 0))
    assert.equal(standsOn, 'nothing');
});

test('leaves on a pond lie all over it, a racing car drives on a road', async () => {
  for (const seed of SEEDS) {
    const pads = itemsOf(staged(await understand('four lily pads'), seed).scene, 0).map(({ y }) => y);
    assert.ok(Math.max(...pads) - Math.min(...pads) > 30, pads.join(' '));
    assert.equal(staged(await understand('a racing car'), seed).scene.setting, 'road');
  }
});

test('clouds keep their white before a coloured sunset, which has no sun of that colour', async () => {
  const brief = await understand('The fluffy white clouds floated above the deep purple sunset.');
  assert.ok(!brief.tints?.some(({ what }) => what === 'sun'));
  assert.ok(brief.colours.length > 0);
  for (const seed of SEEDS)
    for (const { colour } of itemsOf(staged(brief, seed).scene, 0)) assert.equal(colour, undefined);
});

test('a window beside a plant is in the wall, and does not stand on the floor', async () => {
  const brief = await understand('The green plant was on the right of the window.');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [[plant], [window]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(plant && window && window.y < scene.horizon && window.x < plant.x, `${window?.y} of ${scene.horizon}`);
  }
});

test('low and broad things that lie in two rows are each seen as a whole', () => {
  for (const [concept, count] of [
    ['pizza', 3],
    ['skateboard', 4],
    ['keyboard', 4],
  ] as const) {
    const { scene } = staged(briefOf([{ concept, count }], []), 5);
    const boxes = scene.items.map(itemBox).toSorted((one, other) => other.bottom - one.bottom);
    assert.equal(boxes.length, count, concept);
    const front = boxes.slice(0, 2);
    for (const { left, right, bottom } of boxes.slice(2))
      for (const near of front)
        if (near.left < right && near.right > left)
          assert.ok(bottom < near.top + (near.bottom - near.top) * 0.15, `${concept}: ${bottom} ${near.top}`);
  }
});

test('those of a group who fly kites all hold them to one side: none is behind another', async () => {
  const brief = await understand('four people flying kites in a park');
  for (const seed of SEEDS) {
    const people = staged(brief, seed).scene.items.filter(
      ({ drawable: { kind, height } }) => kind === 'person' && height > 2.6,
    );
    assert.equal(new Set(people.map(({ mirrored }) => mirrored)).size, 1, `seed ${seed}: ${people.length}`);
  }
});

test('benches behind others are seen as a whole, and the smoke of a train veils none behind it', () => {
  for (const seed of SEEDS) {
    const benches = itemsOf(staged(briefOf([{ concept: 'bench', count: 4 }], []), seed).scene, 0);
    const sorted = benches.map(itemBox).toSorted((one, other) => other.bottom - one.bottom);
    const [front, behind] = [sorted[0], sorted[2]];
    assert.ok(front && behind && behind.bottom < front.top + (front.bottom - front.top) * 0.2, `seed ${seed}`);
    const trains = itemsOf(staged(briefOf([{ concept: 'train', count: 2 }], []), seed).scene, 0);
    const [near, far] = trains.toSorted((one, other) => other.y - one.y);
    if (!near || !far || near.y - far.y < near.size * 0.2) continue;
    assert.ok(near.attributes.includes('without-smoke') && !far.attributes.includes('without-smoke'), `seed ${seed}`);
  }
});

test('things that were counted stand beside each other, and none reaches over the next', () => {
  for (const [concept, count] of [
    ['sink', 4],
    ['handbag', 4],
    ['microwave', 4],
    ['suitcase', 3],
  ] as const)
    for (const seed of SEEDS) {
      const boxes = itemsOf(staged(briefOf([{ concept, count }], []), seed).scene, 0)
        .map(itemBox)
        .toSorted((one, other) => one.left - other.left);
      for (const [index, { left }] of boxes.slice(1).entries())
        assert.ok(left >= (boxes[index]?.right ?? 0), `${count} ${concept}, seed ${seed}`);
    }
});
