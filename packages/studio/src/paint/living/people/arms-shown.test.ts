import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../kit/random.js';
import { withArmsShown } from './arms-shown.js';
import type { Beast } from './beast.js';
import { poses } from './poses.js';
import { dress } from './wardrobe.js';

const outfitOf = (...words: string[]): ReturnType<typeof dress> =>
  dress({ age: 'adult', sex: 'man', attributes: new Set(words), random: createRandom(1), pose: 'standing' });

test('who has a shield holds it before the body, and who has none lets the arm hang', () => {
  const { standing } = poses;
  const knight = withArmsShown(standing, 'standing', outfitOf('knight'), undefined, false);
  assert.notDeepEqual(knight.nearArm, standing.nearArm);
  assert.equal(withArmsShown(standing, 'standing', outfitOf('chef'), undefined, false), standing);
  const told = { ...standing, nearArm: [-86, -92] as const };
  assert.equal(withArmsShown(told, 'standing', outfitOf('knight'), undefined, false), told);
});

test('the forelegs of an animal that stands up are before its chest', () => {
  const beast = {} as Beast;
  const outfit = outfitOf();
  assert.equal(withArmsShown(poses.standing, 'standing', outfit, beast, true).farArmBefore, true);
  assert.equal(withArmsShown(poses.standing, 'standing', outfit, { ...beast, machine: true }, true), poses.standing);
  assert.equal(withArmsShown(poses.standing, 'standing', outfit, beast, false), poses.standing);
});
