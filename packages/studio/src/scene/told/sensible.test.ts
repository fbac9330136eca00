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

test('no castle stands in a room that is told at length, unless it is a toy; in a few words it does', () => {
  const subjects = [
    { concept: 'person', salience: 1 },
    { concept: 'castle', salience: 0.7 },
  ];
  assert.deepEqual(left(subjects, { setting: 'room' }), ['person']);
  assert.equal(left(subjects, { setting: 'hills' }).length, 2);
  assert.equal(left(subjects, { setting: 'room', prompt: 'a castle in a room' }).length, 2);
  const toy = [
    { concept: 'person', salience: 1 },
    { concept: 'castle', salience: 0.7, attributes: ['toy'] },
  ];
  assert.equal(left(toy, { setting: 'room' }).length, 2);
});

test('the skyscrapers of a street are its houses, and the anvil of a smith is drawn with him', () => {
  const street = [
    { concept: 'skyscraper', salience: 0.9, count: 3 },
    { concept: 'person', salience: 0.5 },
  ];
  assert.deepEqual(left(street, { setting: 'street' }), ['person']);
  const forge = [
    { concept: 'person', salience: 1, attributes: ['forging'] },
    { concept: 'anvil', salience: 0.7 },
    { concept: 'table', salience: 0.4 },
  ];
  const relations: Relation[] = [
    { kind: 'on', subject: 0, object: 1 },
    { kind: 'on', subject: 1, object: 2 },
  ];
  assert.deepEqual(left(forge, { setting: 'workshop' }, relations), ['person']);
});

test('branches grow on trees, shops have shelves, and a stick is in a hand', () => {
  const bear = [
    { concept: 'koala', salience: 1 },
    { concept: 'tree-branch', salience: 0.7 },
  ];
  assert.deepEqual(left(bear, {}), ['koala']);
  const shop = [
    { concept: 'person', salience: 1 },
    { concept: 'bookshelf', salience: 0.6 },
  ];
  assert.deepEqual(left(shop, { setting: 'cafe' }), ['person']);
  const old = [
    { concept: 'person', salience: 1 },
    { concept: 'cane', salience: 0.7 },
  ];
  assert.deepEqual(left(old, { setting: 'park' }), ['person']);
  assert.equal(left(old, { setting: 'park' }, [{ kind: 'holding', subject: 0, object: 1 }]).length, 2);
});

test('who crosses a vast bridge is seen on it', () => {
  const brief = {
    ...briefOf(
      [
        { concept: 'person', salience: 1, count: 3 },
        { concept: 'golden-gate-bridge', words: 'suspension bridge', salience: 0.7 },
      ],
      [{ kind: 'on', subject: 0, object: 1 }],
    ),
    prompt: LONG,
  };
  const told = sensible(brief, findDrawable);
  assert.equal(told.setting, 'bridge');
  assert.deepEqual(
    told.subjects.map(({ concept }) => concept),
    ['person'],
  );
});

test('drivers are in their cars, stairs lead up something, and a ring is its place', () => {
  const street = [
    { concept: 'person', words: 'police officer', salience: 1 },
    { concept: 'person', words: 'driver', salience: 0.4 },
    { concept: 'car', salience: 0.5 },
    { concept: 'staircase', salience: 0.4 },
  ];
  const beside: Relation[] = [{ kind: 'beside', subject: 2, object: 1 }];
  assert.deepEqual(left(street, { setting: 'street' }, beside), ['person', 'car']);
  const ring = [
    { concept: 'person', salience: 1 },
    { concept: 'boxing-ring', salience: 0.7 },
  ];
  assert.deepEqual(left(ring, { setting: 'boxing-ring' }), ['person']);
});

test('coins are in no lamp, fish not in the air of a harbour, and what was guessed late is left out', () => {
  const lamp = [{ concept: 'person', salience: 1 }, { concept: 'street-lamp', salience: 0.7 }, { concept: 'coin' }];
  assert.deepEqual(left(lamp, {}, [{ kind: 'inside', subject: 2, object: 1 }]), ['person', 'street-lamp']);
  const port = [
    { concept: 'person', salience: 1 },
    { concept: 'fish', salience: 0.5, count: 3 },
  ];
  assert.deepEqual(left(port, { setting: 'harbour' }), ['person']);
  const guessed = [{ words: 'cables', as: 'rope', similarity: 0.8 }];
  const room = [
    { concept: 'person', salience: 1 },
    { concept: 'rope', words: 'cables', salience: 0.5 },
  ];
  assert.deepEqual(left(room, { notes: { understood: [], guessed, ignored: [] } }), ['person']);
});

test('a flock flies, a teacher outside has left the blackboard, and who is in a chair is on it', () => {
  const brief = {
    ...briefOf(
      [
        { concept: 'sailboat', salience: 1 },
        { concept: 'bird', count: 9, salience: 0.5 },
        { concept: 'person', salience: 0.6, attributes: ['teacher'] },
        { concept: 'office-chair', salience: 0.7 },
      ],
      [{ kind: 'inside', subject: 2, object: 3 }],
    ),
    prompt: LONG,
    setting: 'street' as const,
  };
  const told = sensible(brief, findDrawable);
  assert.ok(told.subjects[1]?.attributes.includes('flying'));
  assert.ok(!told.subjects[2]?.attributes.includes('teacher'));
  assert.equal(told.relations[0]?.kind, 'on');
});

test('no bed stands on a cliff, no scarf lies on a meadow, and dozens of clocks hang in no air', () => {
  const van = [
    { concept: 'minibus', salience: 1 },
    { concept: 'bed', salience: 0.5 },
  ];
  assert.deepEqual(left(van, { setting: 'cliff' }), ['minibus']);
  assert.equal(left(van, { setting: 'bedroom' }).length, 2);
  const flight = [
    { concept: 'aeroplane', salience: 1 },
    { concept: 'scarf', words: 'scarf', salience: 0.5 },
  ];
  assert.deepEqual(left(flight, { setting: 'river' }, [{ kind: 'behind', subject: 1, object: 0 }]), ['aeroplane']);
  const shop = [
    { concept: 'person', salience: 1 },
    { concept: 'clock', salience: 0.5, count: 14 },
  ];
  assert.deepEqual(left(shop, { setting: 'shop' }), ['person']);
});

test('what the paragraph is about stays, and a bus that crosses a bridge is seen on it', () => {
  const statue = [
    { concept: 'egyptian-statue', salience: 1 },
    { concept: 'sofa', salience: 0.5 },
  ];
  assert.equal(left(statue, { setting: 'room' }).length, 2);
  const bus = [
    { concept: 'double-decker-bus', salience: 1 },
    { concept: 'bridge', words: 'bridge', salience: 0.7 },
  ];
  assert.deepEqual(left(bus, { setting: 'street' }, [{ kind: 'on', subject: 0, object: 1 }]), ['double-decker-bus']);
});

test('who dances is not on the table where a cake stands, and a cup under a tree has its table there', () => {
  const brief = {
    ...briefOf(
      [
        { concept: 'couple', salience: 1, attributes: ['dancing'] },
        { concept: 'cake', salience: 0.5 },
        { concept: 'table', salience: 0.4 },
      ],
      [
        { kind: 'on', subject: 1, object: 2 },
        { kind: 'on', subject: 0, object: 2 },
      ],
    ),
    prompt: LONG,
  };
  assert.deepEqual(
    sensible(brief, findDrawable).relations.map(({ subject }) => subject),
    [1],
  );
  const garden = {
    ...briefOf(
      [
        { concept: 'cup', salience: 1 },
        { concept: 'table', salience: 0.7 },
        { concept: 'tree', salience: 0.7 },
      ],
      [{ kind: 'under', subject: 0, object: 2 }],
    ),
    prompt: LONG,
  };
  assert.deepEqual(
    sensible(garden, findDrawable).relations.map(({ kind, subject, object }) => `${subject} ${kind} ${object}`),
    ['1 under 2', '0 on 1'],
  );
});

test('a cake is on its stand and no berries on its candles, awnings are those of the street, who reads is awake', () => {
  const cake = {
    ...briefOf(
      [
        { concept: 'cake', salience: 1 },
        { concept: 'raspberry', salience: 0.7, count: 3 },
        { concept: 'cake-stand', salience: 0.7 },
      ],
      [
        { kind: 'on', subject: 1, object: 2 },
        { kind: 'on', subject: 2, object: 0 },
      ],
    ),
    prompt: LONG,
  };
  const whole = sensible(cake, findDrawable);
  assert.deepEqual(
    whole.relations.map(({ subject, object }) => [subject, object].map((index) => whole.subjects[index]?.concept)),
    [['cake', 'cake-stand']],
  );
  const street = [
    { concept: 'awning', salience: 0.9, count: 3, colour: '#cc3333' },
    { concept: 'person', salience: 0.6, attributes: ['reading', 'sleeping'] },
  ];
  assert.deepEqual(left(street, { setting: 'street' }), ['person']);
  const told = sensible({ ...briefOf(street, []), prompt: LONG, setting: 'street' }, findDrawable);
  assert.deepEqual(told.subjects[0]?.attributes, ['reading']);
});

test('a climber hangs in no coil, a captain in a storm is on board, and who watches boats is in none', () => {
  const wall = [
    { concept: 'person', salience: 1 },
    { concept: 'rope', salience: 0.7 },
  ];
  assert.deepEqual(left(wall, {}, [{ kind: 'hanging-from', subject: 0, object: 1 }]), ['person']);
  const storm = [
    { concept: 'tall-ship', salience: 1 },
    { concept: 'person', salience: 0.4 },
  ];
  assert.deepEqual(left(storm, { setting: 'sea' }), ['tall-ship']);
  const cat = {
    ...briefOf(
      [
        { concept: 'cat', salience: 1 },
        { concept: 'barrel', salience: 0.7 },
        { concept: 'rowing-boat', salience: 0.7, count: 3 },
      ],
      [
        { kind: 'on', subject: 0, object: 1 },
        { kind: 'facing', subject: 0, object: 2 },
      ],
    ),
    prompt: LONG,
  };
  assert.deepEqual(
    sensible(cat, findDrawable).relations.map(({ kind }) => kind),
    ['on'],
  );
});

test('a tray that a paragraph is about stands on the bed that is told with it', () => {
  const brief = {
    ...briefOf(
      [
        { concept: 'tray', salience: 1 },
        { concept: 'cup', salience: 0.7 },
        { concept: 'bed', salience: 0.7 },
      ],
      [{ kind: 'on', subject: 1, object: 0 }],
    ),
    prompt: LONG,
  };
  const { relations } = sensible(brief, findDrawable);
  assert.ok(relations.some(({ kind, subject, object }) => kind === 'on' && subject === 0 && object === 2));
});
