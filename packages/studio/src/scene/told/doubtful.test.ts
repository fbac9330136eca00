import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import { findDrawable } from '../../paint/drawables.js';
import type { Drawable } from '../../paint/drawable.js';
import { plausible } from '../plausible.js';
import { SEEDS, briefOf, itemsOf, staged } from '../staged-for-tests.js';
import type { Staged } from '../stage.js';

const PARAGRAPH = 'told at length, '.repeat(12);

const told = (
  subjects: readonly Partial<Subject>[],
  relations: readonly Relation[],
  seed: number,
  more: Partial<Brief> = {},
): Staged => staged({ ...briefOf(subjects, relations), prompt: PARAGRAPH, ...more }, seed);

const shows = ({ scene }: Staged, concept: string): boolean =>
  scene.items.some(({ drawable, worn }) => !worn && drawable.concept === concept);

test('who drives a racing car holds no banana before its side, and nobody sits on the head of a dog that stands up', () => {
  for (const seed of SEEDS) {
    const driver = [
      { concept: 'sloth', salience: 1, attributes: ['sitting'] },
      { concept: 'racing-car', salience: 0.67 },
    ];
    const drives: Relation = { kind: 'riding', subject: 0, object: 1 };
    const holds: Relation = { kind: 'holding', subject: 0, object: 2 };
    const racing = told([...driver, { concept: 'banana', salience: 0.5 }], [drives, holds], seed, { setting: 'road' });
    assert.ok(shows(racing, 'racing-car') && !shows(racing, 'banana'));
    assert.ok(racing.warnings.some((warning) => /"banana" is not shown/.test(warning)));
    const upright = told(
      [
        { concept: 'dog', salience: 1, attributes: ['hind-legs'] },
        { concept: 'person', salience: 0.57, attributes: ['girl', 'child'] },
      ],
      [{ kind: 'on', subject: 1, object: 0 }],
      seed,
      { setting: 'garden' },
    );
    assert.equal(itemsOf(upright.scene, 0).length, 1);
    assert.ok(!shows(upright, 'person'));
  }
});

test('palms on the near bank are no toys before a whale, and a second group of people is as large as the first', () => {
  for (const seed of SEEDS) {
    const nile = told(
      [
        { concept: 'orca', salience: 1, attributes: ['swimming'] },
        { concept: 'palm', salience: 0.38, count: 3 },
      ],
      [{ kind: 'beside', subject: 1, object: 0 }],
      seed,
      { setting: 'river' },
    );
    const [whale] = itemsOf(nile.scene, 0);
    assert.ok(whale);
    for (const palm of itemsOf(nile.scene, 1)) assert.ok(palm.size > whale.size * 0.5 || palm.y < whale.y);
    const snow = told(
      [
        { concept: 'person', words: 'individuals', salience: 1, count: 14 },
        { concept: 'person', words: 'people', salience: 0.4, count: 3 },
      ],
      [],
      seed,
      { setting: 'snow' },
    );
    const nearest = (index: number): number =>
      Math.max(0, ...snow.scene.items.filter(({ subject }) => subject === index).map(({ size }) => size));
    assert.ok(nearest(1) <= nearest(0) * 1.1);
  }
});

test('palms that are said to be tall are no toys for it', () => {
  for (const seed of SEEDS) {
    const rails = told(
      [
        { concept: 'train', salience: 1 },
        { concept: 'palm', salience: 0.38, count: 14, size: 'large' },
      ],
      [],
      seed,
      { setting: 'hills' },
    );
    const [train] = itemsOf(rails.scene, 0);
    assert.ok(train);
    for (const palm of itemsOf(rails.scene, 1)) assert.ok(palm.size > train.size || palm.y < train.y, `seed ${seed}`);
  }
});

test('a tree that a paragraph is about stands in a park, not in the lane of the van behind it', () => {
  const subjects = [
    { concept: 'tree', salience: 1 },
    { concept: 'minibus', salience: 0.7 },
  ];
  const behind: Relation = { kind: 'behind', subject: 1, object: 0 };
  for (const seed of SEEDS) assert.equal(told(subjects, [behind], seed).scene.setting, 'park');
});

test('told at length a broad sword lies beside its chest', () => {
  for (const seed of SEEDS) {
    const cave = told(
      [
        { concept: 'treasure-chest', salience: 1 },
        { concept: 'sword', salience: 0.57, shape: 'wide' },
      ],
      [{ kind: 'beside', subject: 1, object: 0 }],
      seed,
      { setting: 'cave' },
    );
    for (const { drawable } of itemsOf(cave.scene, 1)) assert.ok(drawable.aspect > 2);
  }
});

test('below the surface nothing is mirrored in it', () => {
  const subjects = [
    { concept: 'fish', salience: 1 },
    { concept: 'narwhal', salience: 0.7 },
  ];
  for (const seed of SEEDS)
    for (const { standsOn } of told(subjects, [], seed, { setting: 'underwater' }).scene.items)
      assert.notEqual(standsOn, 'water');
});

test('told at length nobody stands on a closed laptop, and everybody on a skateboard', () => {
  const found = (concept: string): Drawable => findDrawable(concept) ?? assert.fail(concept);
  assert.equal(plausible('on', found('person'), found('closed-laptop')), 'beside');
  assert.equal(plausible('on', found('person'), found('skateboard')), 'on');
});
