import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';
import { fitted } from './fitted.js';

test('the duvet and the headboard of a bed that is described are its own, and give it their colours', async () => {
  const prompt = 'A dog naps on a bed. The bed has a white duvet and three pillows against a red headboard.';
  const { subjects, relations } = fitted(await understand(prompt));
  assert.deepEqual(
    subjects.map(({ concept }) => concept),
    ['dog', 'bed'],
  );
  assert.deepEqual(
    relations.map(({ kind }) => kind),
    ['on'],
  );
  assert.ok(subjects[1]?.parts?.some(({ what, colour }) => what === 'blanket' && colour !== undefined));
});

test('what one sentence names on a bed lies there', async () => {
  const brief = await understand('a red pillow on a bed');
  assert.equal(fitted(brief), brief);
});

test('a knob named beside its door is on that door, and a pendulum hangs below its clock', async () => {
  for (const [prompt, owner, part] of [
    ['a rectangular door and a small doorknob', 'door', 'knob'],
    ['a pentagonal clock and a cylindrical clock pendulum', 'clock', 'pendulum'],
  ] as const) {
    const { subjects } = fitted(await understand(prompt));
    assert.deepEqual(
      subjects.map(({ concept }) => concept),
      [owner],
    );
    assert.ok(subjects[0]?.parts?.some(({ name }) => name === part));
  }
  const knob = await understand('a brass doorknob');
  assert.equal(fitted(knob), knob);
});

test('a saddle that is named beside a horse is over its back, and one on a fence is not', async () => {
  for (const prompt of ['a brown horse and a black saddle', 'a saddle on a horse']) {
    const brief = await understand(prompt);
    const saddle = brief.subjects.findIndex(({ concept }) => concept === 'saddle');
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [on, horse] = [itemsOf(scene, saddle)[0], itemsOf(scene, 1 - saddle)[0]];
      assert.ok(
        on && horse && on.y - on.size < horse.y - horse.size * 0.55 && on.y > horse.y - horse.size * 0.7,
        prompt,
      );
    }
  }
  assert.equal(fitted(await understand('a saddle on a fence')).relations[0]?.object, 1);
});
