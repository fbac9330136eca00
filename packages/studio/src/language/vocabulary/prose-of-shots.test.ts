import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { saidPlainly } from './idioms.js';

test('how a shot is ordered names no things in it', () => {
  for (const [said, meant] of [
    ['pet photo of a corgi', 'photo of a corgi'],
    ['overhead food photo of a board with cheese', 'overhead photo of a board with cheese'],
    ['a girl on a swing, school uniform', 'a girl on a swing, uniform'],
    ['golfer swinging at sunrise', 'golfer playing golf at sunrise'],
    ['perfume bottle on a stone podium', 'perfume bottle on a stone pedestal'],
    ['a lotus flower logo, thin lines, purple', 'a lotus flower logo, clean design, purple'],
    ['a house with a lawn and a white garage door', 'a house with a lawn'],
    ['steaming bowl of soup', 'bowl of soup'],
  ] as const)
    assert.equal(saidPlainly(said), meant);
  for (const kept of [
    'a speaker on a podium giving a talk',
    'aerial photo of a village',
    'a drawing of thin lines',
    'a garage with a car',
  ])
    assert.equal(saidPlainly(kept), kept);
});

test('one pet is one pet, a uniform brings no classroom, and what is served together is on one plate', async () => {
  const corgi = await understand('pet photo of a corgi wearing a birthday hat');
  assert.deepEqual(
    corgi.subjects.map(({ variety }) => variety),
    ['corgi'],
  );
  assert.notEqual((await understand('anime girl on a swing at sunset, school uniform')).setting, 'classroom');
  const { subjects, relations } = await understand('tacos with lime on a plate, mexican table cloth');
  const at = (concept: string): number => subjects.findIndex((one) => one.concept === concept);
  for (const food of ['taco', 'lime'])
    assert.ok(
      relations.some(({ kind, subject, object }) => kind === 'on' && subject === at(food) && object === at('plate')),
      food,
    );
});
