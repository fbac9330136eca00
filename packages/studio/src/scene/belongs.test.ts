import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { SEEDS, itemsOf, staged } from './staged-for-tests.js';

test('the houses along a canal are those of the place, and the boats are on it', async () => {
  const brief = await understand('colorful houses along a canal, boats, reflections');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    assert.equal(itemsOf(scene, 0).length, 0);
    assert.equal(itemsOf(scene, 1).length, 3);
  }
});

test('palms of a beach and trees seen from above are those of the place', async () => {
  for (const prompt of [
    'a child eating a cake near some palm trees',
    'aerial view of a beach with palm trees',
    'synthwave sunset with palm trees and a sports car',
  ]) {
    const brief = await understand(prompt);
    const grove = brief.subjects.findIndex(({ concept }) => concept === 'palm');
    for (const seed of SEEDS) assert.equal(itemsOf(staged(brief, seed).scene, grove).length, 0, prompt);
  }
});

test('the ladder of a library leans on its shelves: none stands in the room', async () => {
  const brief = await understand('cozy library with a ladder and a reading chair, warm light');
  const ladder = brief.subjects.findIndex(({ concept }) => concept === 'ladder');
  for (const seed of SEEDS) assert.equal(itemsOf(staged(brief, seed).scene, ladder).length, 0);
});

test('a team that meets before a whiteboard sits around one table', async () => {
  const brief = await understand('business team brainstorming in front of a whiteboard in a modern office');
  for (const seed of SEEDS) assert.equal(itemsOf(staged(brief, seed).scene, 0).length, 1);
});
