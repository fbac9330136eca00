import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withManifold } from '../language/brief.js';
import { findDrawable } from '../paint/drawables.js';
import { understand } from '../understanding.js';
import { doubtOf } from './doubtful.js';
import { mended } from './mended.js';
import type { Scene } from './scene.js';
import { SEEDS, briefOf, itemsOf, staged } from './staged-for-tests.js';

const LONG = 'told at length, '.repeat(12);
const shows = ({ items }: Scene, concept: string): boolean =>
  items.some(({ drawable }) => drawable.concept === concept);

test('of many things in one long sentence lesser ones may be left out, of a few with their forms none', async () => {
  const many =
    'A robot gardener watering tomato plants on a hill, with a fountain pen, a small glass and a coin in the grass';
  assert.equal(withManifold(await understand(many)).manifold, true);
  for (const told of [
    'a cat, a dog and a mouse',
    // the manner may be told at length: it adds no things
    'a dark moody still life with a skull, a candle and old books, oil painting in the style of the dutch masters',
    'The cylindrical vase with its rectangular pattern was a lovely addition to the spherical coffee table and the oval rug.',
  ])
    assert.equal(withManifold(await understand(told)).manifold, undefined, told);
  for (const seed of SEEDS) {
    const { scene } = staged(await understand(many), seed);
    assert.ok(shows(scene, 'robot') && !shows(scene, 'coin') && !shows(scene, 'pen'), `seed ${seed}`);
  }
});

test('a cat on a stack of books is as large as a cat', () => {
  for (const seed of SEEDS) {
    const books = { concept: 'book', count: 5, arrangement: 'stack' as const };
    const brief = briefOf([{ attributes: ['sleeping'] }, books], [{ kind: 'on', subject: 0, object: 1 }]);
    const { scene } = staged(brief, seed);
    const [[cat], [stack]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(cat && stack && cat.size * cat.drawable.aspect > stack.size * stack.drawable.aspect * 0.45);
  }
});

test('a house in a room is a doubt, and a tree at Christmas is none', () => {
  const scenes = (concept: string, variety?: string): Scene =>
    staged(
      {
        ...briefOf(
          [
            { concept: 'person', salience: 1 },
            { concept, salience: 0.5, ...(variety && { variety }) },
          ],
          [],
        ),
        setting: 'room',
      },
      3,
    ).scene;
  assert.equal(doubtOf(scenes('house'), 1), 'another world');
  assert.notEqual(doubtOf(scenes('pine', 'christmas-tree'), 1), 'another world');
});

test('many buses are seen where the houses of the city are far off, and a lighthouse on a rock in the sea', () => {
  const setting = (concept: string, count: number, said: Scene['setting']): string | undefined =>
    mended({ ...briefOf([{ concept, count }], []), prompt: LONG, setting: said }, findDrawable).setting;
  assert.equal(setting('bus', 4, 'street'), 'city');
  assert.equal(setting('bus', 1, 'street'), 'street');
  assert.equal(setting('car', 4, 'street'), 'street');
  assert.equal(setting('lighthouse', 1, 'island'), 'sea');
  assert.equal(setting('palm', 1, 'island'), 'island');
});
