import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { eyeLineOf } from '../perspective.js';
import { briefOf, itemsOf, overlap, SEEDS, staged, WIDTH } from '../staged-for-tests.js';

const prose = 'A square in a town where many people go about their day. '.repeat(4);

test('a crowd of which prose tells stands near and far, each as tall as people are there', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'person', words: 'people', count: 14 }], []);
    const { scene } = staged({ ...brief, prompt: prose, setting: 'street' }, seed);
    const crowd = itemsOf(scene, 0);
    assert.equal(crowd.length, 14);
    assert.ok(crowd.filter(({ attributes }) => attributes.includes('walking')).length > 5, 'they go about');
    const xs = crowd.map(({ x }) => x);
    assert.ok(Math.max(...xs) - Math.min(...xs) > WIDTH * 0.55, 'they are all over the street');
    const eyes = eyeLineOf(scene);
    const scales = crowd.map(({ y, size, drawable }) => size / drawable.height / (y - eyes));
    assert.ok(Math.max(...scales) / Math.min(...scales) < 1.35, 'nobody is a giant or a toy');
  }
});

test('whom a crowd is around stands before it', () => {
  for (const seed of SEEDS) {
    const brief = briefOf(
      [
        { concept: 'person', words: 'woman', attributes: ['woman'], salience: 1 },
        { concept: 'person', words: 'pedestrians', count: 14, salience: 0.4 },
      ],
      [],
    );
    const { scene } = staged({ ...brief, prompt: prose, setting: 'street' }, seed);
    const [woman] = itemsOf(scene, 0);
    assert.ok(woman);
    for (const other of itemsOf(scene, 1)) assert.ok(other.y < woman.y && other.size < woman.size * 1.15);
  }
});

test('of a crowd that sits on the ground those are seen who have room for their legs', () => {
  for (const seed of SEEDS) {
    const seated = { concept: 'person', words: 'people', count: 24, attributes: ['sitting'] };
    const { scene } = staged({ ...briefOf([seated], []), prompt: prose, setting: 'office' }, seed);
    const crowd = itemsOf(scene, 0);
    assert.ok(crowd.length > 2 && crowd.length < 24, `${crowd.length}`);
    const [first, second] = crowd.toSorted((one, other) => other.y - one.y);
    assert.ok(first && second && overlap(first, second) < 0.5);
  }
});

test('beasts beyond counting are over the whole ground, near and far, and in no rows', async () => {
  for (const prompt of ['Times Square with thousands of dogs running around', 'thousands of sheep in a field']) {
    const { scene } = staged(await understand(prompt), 3);
    const herd = itemsOf(scene, 0);
    const feet = new Set(herd.map(({ y }) => Math.round(y)));
    assert.ok(herd.length >= 24 && feet.size > herd.length * 0.6, `${prompt}: ${feet.size} of ${herd.length}`);
    const sizes = herd.map(({ size }) => size);
    assert.ok(Math.max(...sizes) > Math.min(...sizes) * 1.6, prompt);
  }
});

test('those who are in a bustling city go about near and far, and stand in no rows above each other', async () => {
  const brief = await understand('White clouds drifted across the blue sky over the bustling city below.');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const people = scene.items.filter(({ drawable }) => drawable.kind === 'person');
    assert.ok(people.length > 5);
    assert.ok(people.filter(({ attributes }) => attributes.includes('walking')).length > 2, 'they go about');
    const eyes = eyeLineOf(scene);
    const scales = people.map(({ y, size, drawable }) => size / drawable.height / (y - eyes));
    assert.ok(Math.max(...scales) / Math.min(...scales) < 1.35, 'nobody is a giant or a toy');
  }
});
