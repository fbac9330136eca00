import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import { findDrawable } from '../../paint/drawables.js';
import { sensible } from './sensible.js';
import { briefOf } from '../staged-for-tests.js';

const LONG = 'told at length, '.repeat(12);

function left(
  subjects: readonly Partial<Subject>[],
  told: Partial<Brief>,
  relations: readonly Relation[] = [],
): readonly string[] {
  const brief = { ...briefOf(subjects, relations), prompt: LONG, ...told };
  return sensible(brief, findDrawable).subjects.map(({ concept }) => concept);
}

test('flowers told at length grow in the beds of a garden and out of no pavement', () => {
  const flowers = { concept: 'flower', count: 5, salience: 0.95 };
  const cat = { concept: 'cat', salience: 0.6 };
  assert.deepEqual(left([flowers, cat], { setting: 'village' }), ['cat']);
  assert.deepEqual(left([flowers, cat], { setting: 'garden' }), ['cat']);
  assert.equal(left([flowers, cat], { setting: 'garden', camera: 'close-up' }).length, 2);
  assert.equal(left([{ ...flowers, count: 1 }, cat], { setting: 'garden' }).length, 2);
});

test('a belt around shoes told at length is left out', () => {
  const subjects = [
    { concept: 'shoe', salience: 1, count: 2 },
    { concept: 'belt', salience: 0.5 },
  ];
  const around: Relation = { kind: 'curled-around', subject: 1, object: 0 };
  assert.deepEqual(left(subjects, {}, [around]), ['shoe']);
});

test('the cracks of a pavement are shown for what grows in them', () => {
  const cracks = { concept: 'cracked-ground', salience: 0.4 };
  const barrel = { concept: 'barrel', salience: 1 };
  assert.deepEqual(left([barrel, cracks], { setting: 'street' }), ['barrel']);
  const inside: Relation = { kind: 'inside', subject: 0, object: 1 };
  assert.equal(
    left([{ concept: 'sunflower', salience: 1 }, cracks], { setting: 'alley', camera: 'close-up' }, [inside]).length,
    2,
  );
});

test('a hand that comes from a cuff has no whole shirt behind it', () => {
  const hand = { concept: 'cupped-hands', salience: 1 };
  const shirt = { concept: 'shirt', salience: 0.5 };
  assert.deepEqual(left([hand, shirt], {}, [{ kind: 'inside', subject: 0, object: 1 }]), ['cupped-hands']);
  assert.equal(left([hand, shirt], {}, [{ kind: 'beside', subject: 0, object: 1 }]).length, 2);
});
