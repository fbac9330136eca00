import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Relation, Subject } from '../../language/brief.js';
import type { Scene } from '../scene.js';
import { HEIGHT, SEEDS, WIDTH, briefOf, itemsOf, staged } from '../staged-for-tests.js';

const PARAGRAPH = 'told at length, '.repeat(12);

const shown = (
  setting: Scene['setting'],
  subjects: readonly Partial<Subject>[],
  relations: readonly Relation[],
  seed: number,
): Scene => staged({ ...briefOf(subjects, relations), prompt: PARAGRAPH, setting }, seed).scene;

test('who is in a land is looked at, however early its trees were named', () => {
  for (const seed of SEEDS) {
    const trees = { concept: 'tree', count: 4, salience: 0.95 };
    const scene = shown('field', [trees, { concept: 'zebra', count: 2, salience: 0.8 }], [], seed);
    assert.equal(scene.brief.subjects[1]?.salience, 0.95);
    assert.ok((itemsOf(scene, 1)[0]?.size ?? 0) > HEIGHT * 0.15, `seed ${seed}`);
  }
});

test('what would come out too small to be known on another thing stands beside it', () => {
  for (const seed of SEEDS) {
    const scene = shown(
      'harbour',
      [
        { concept: 'donkey', salience: 1 },
        { concept: 'rope', salience: 0.6 },
        { concept: 'octopus', size: 'large', salience: 0.7 },
        { concept: 'tugboat', salience: 0.8 },
      ],
      [
        { kind: 'riding', subject: 0, object: 3 },
        { kind: 'beside', subject: 2, object: 3 },
        { kind: 'curled-around', subject: 0, object: 1 },
        { kind: 'curled-around', subject: 2, object: 1 },
      ],
      seed,
    );
    const [donkey] = itemsOf(scene, 0);
    assert.ok(donkey && donkey.size * Math.sqrt(donkey.drawable.aspect) > WIDTH * 0.05, `seed ${seed}`);
  }
});

test('one person in a portrait is seen from the shoulders up', () => {
  for (const seed of SEEDS) {
    const portrait = { ...briefOf([{ concept: 'person' }], []), camera: 'portrait' } as const;
    const [sitter] = itemsOf(staged(portrait, seed).scene, 0);
    assert.ok((sitter?.size ?? 0) > HEIGHT * 2);
  }
});
