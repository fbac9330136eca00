import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RelationKind } from '../catalogue/relations.js';
import { briefOf, staged } from './staged-for-tests.js';
import { edgesOf } from './edges.js';
import { understand } from '../understanding.js';
import { findDrawable } from '../paint/drawables.js';

const TOLD = 'What is said of them is told in several sentences. '.repeat(4);

/** How a relation is staged in a few words, and in a paragraph. */
function stagedAs(
  guest: string,
  kind: RelationKind,
  host: string,
): [few: string | undefined, told: string | undefined] {
  const brief = briefOf([{ concept: guest }, { concept: host }], [{ kind, subject: 0, object: 1 }]);
  const drawables = [findDrawable(guest), findDrawable(host)];
  const [few, told] = [brief, { ...brief, prompt: TOLD }].map((each) => edgesOf(each, drawables).all[0]?.kind);
  return [few, told];
}

test('a paragraph has no jokes: nobody stands on a mirror, and no shelf is put up for a knife', () => {
  assert.deepEqual(stagedAs('person', 'on', 'coat-rack'), ['on', 'beside']);
  assert.deepEqual(stagedAs('person', 'inside', 'mirror'), ['on', 'beside']);
  assert.deepEqual(stagedAs('knife', 'above', 'plate'), ['above', 'beside']);
  assert.deepEqual(stagedAs('cup', 'above', 'table'), ['above', 'on']);
  assert.deepEqual(stagedAs('pen', 'under', 'book'), ['above', 'beside']);
  assert.deepEqual(stagedAs('drill', 'inside', 'belt'), ['on', 'beside']);
  assert.deepEqual(stagedAs('rhinoceros', 'riding', 'pickup-truck'), ['riding', 'inside']);
});

test('what can carry somebody does so, and what hangs is above', () => {
  for (const [guest, kind, host] of [
    ['person', 'on', 'bench'],
    ['person', 'on', 'skateboard'],
    ['person', 'on', 'ladder'],
    ['cat', 'on', 'piano'],
    ['painting', 'above', 'sofa'],
    ['seagull', 'above', 'person'],
  ] as const)
    assert.equal(stagedAs(guest, kind, host)[1], kind, `${guest} ${kind} ${host}`);
});

test('a paragraph is staged without boards that nobody asked for', () => {
  const brief = briefOf([{ concept: 'plate' }, { concept: 'knife' }], [{ kind: 'above', subject: 1, object: 0 }]);
  const { scene } = staged({ ...brief, prompt: TOLD }, 3);
  assert.ok(scene.items.every(({ subject }) => subject !== undefined));
});

test('a coffee table before a television is before what carries that, and a laptop on somebody is in their hands', () => {
  const about = briefOf(
    [
      { concept: 'television' },
      { concept: 'table' },
      { concept: 'coffee-table' },
      { concept: 'person' },
      { concept: 'laptop' },
    ],
    [
      { kind: 'on', subject: 0, object: 1 },
      { kind: 'in-front-of', subject: 2, object: 0 },
      { kind: 'on', subject: 4, object: 3 },
    ],
  );
  const drawables = about.subjects.map(({ concept }) => findDrawable(concept));
  const told = edgesOf({ ...about, prompt: TOLD }, drawables).all;
  assert.equal(told.find(({ kind }) => kind === 'in-front-of')?.host, 1);
  assert.deepEqual(
    told.filter(({ kind }) => kind === 'holding').map(({ guest, host }) => [guest, host].toSorted()),
    [[3, 4]],
  );
});

test('what is on a purse looks out of it, and stands on no handle', async () => {
  const brief = await understand('The leather wallet and wooden phone case sit on the fabric purse.');
  const drawables = brief.subjects.map(({ concept }) => findDrawable(concept));
  for (const { kind } of edgesOf(brief, drawables).all) assert.equal(kind, 'inside');
});

test('an apple on top of a bowl lies in it', async () => {
  const brief = await understand('The red apple was on top of the yellow bowl.');
  const drawables = brief.subjects.map(({ concept }) => findDrawable(concept));
  assert.equal(edgesOf(brief, drawables).all[0]?.kind, 'inside');
});
