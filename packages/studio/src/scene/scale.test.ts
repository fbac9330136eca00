import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Subject } from '../language/brief.js';
import { understand } from '../understanding.js';
import { faultsOf } from './faults.js';
import type { Item, Scene } from './scene.js';
import { HEIGHT, SEEDS, briefOf, itemsOf, overlap, staged } from './staged-for-tests.js';

/** As much text as a described scene has. */
const PARAGRAPH = 'told at length, '.repeat(12);

function scened(setting: Scene['setting'], subjects: readonly Partial<Subject>[], seed: number): Scene {
  return staged({ ...briefOf(subjects, []), prompt: PARAGRAPH, setting }, seed).scene;
}

const first = (scene: Scene, subject: number): Item => itemsOf(scene, subject)[0] as Item;
const scaleOf = ({ size, drawable }: Item): number => size / drawable.height;

test('who is in a described scene with others is neither a toy nor a giant beside them', () => {
  for (const seed of SEEDS) {
    const meadow = scened(
      'field',
      [
        { concept: 'dog', salience: 1 },
        { concept: 'person', salience: 0.5 },
      ],
      seed,
    );
    assert.ok(first(meadow, 1).size > first(meadow, 0).size, 'a person is taller than a dog');
    assert.ok(scaleOf(first(meadow, 0)) / scaleOf(first(meadow, 1)) < 2.6);
    const park = scened(
      'park',
      [
        { concept: 'person', salience: 1 },
        { concept: 'dragon', count: 3, salience: 0.4 },
      ],
      seed,
    );
    assert.ok(first(park, 0).size > HEIGHT * 0.4, 'the main one stays large');
    assert.ok(first(park, 1).y < first(park, 0).y, 'what is larger stands farther back');
  }
});

test('a thing that towers in a room leaves the furniture as large as that of any room', () => {
  for (const seed of SEEDS) {
    const room = scened(
      'room',
      [
        { concept: 'statue', size: 'huge', salience: 1 },
        { concept: 'sofa', salience: 0.5 },
      ],
      seed,
    );
    assert.ok(first(room, 1).size > HEIGHT * 0.1, `seed ${seed}`);
  }
});

test('who stands in the foreground of a tower is near enough to be known', () => {
  for (const seed of SEEDS) {
    const land = scened(
      'field',
      [
        { concept: 'obelisk', size: 'huge', salience: 1 },
        { concept: 'person', salience: 0.5 },
      ],
      seed,
    );
    assert.ok(first(land, 1).size > HEIGHT * 0.2);
    assert.ok(first(land, 1).y > first(land, 0).y, 'it is nearer than the tower');
  }
});

test('the things of a described scene find room beside the main one', () => {
  const subjects = [
    { concept: 'person', salience: 1 },
    { concept: 'tree', salience: 0.5 },
    { concept: 'bicycle', salience: 0.5 },
    { concept: 'dog', salience: 0.4 },
  ];
  for (const seed of SEEDS) {
    const scene = scened('park', subjects, seed);
    assert.deepEqual(
      faultsOf(scene).filter(({ kind }) => kind === 'out of scale'),
      [],
    );
    for (const subject of [2, 3])
      assert.ok(overlap(first(scene, 0), first(scene, subject)) < 0.5, `seed ${seed}, subject ${subject}`);
  }
});

test('gulls over somebody are no larger than gulls', () => {
  for (const seed of SEEDS) {
    const beach = scened(
      'beach',
      [
        { concept: 'person', salience: 1 },
        { concept: 'seagull', count: 3, salience: 0.4 },
      ],
      seed,
    );
    assert.ok(scaleOf(first(beach, 1)) < scaleOf(first(beach, 0)) * 1.5);
  }
});

test('of two things none is a giant: a bottle beside trousers, a fork on a table', async () => {
  for (const prompt of ['a fabric pants and a glass bottle', 'a wooden table and a metallic fork'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(prompt), seed);
      const [large, small] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
      assert.ok(large && small);
      assert.ok(small.size < large.size * 0.34, `${prompt}: ${small.size / large.size}`);
    }
});
