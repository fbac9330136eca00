import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Brief, Subject } from '../language/brief.js';
import type { Scene } from './scene.js';
import { HEIGHT, SEEDS, briefOf, itemsOf, staged } from './staged-for-tests.js';

/** As much text as a paragraph has. */
const PARAGRAPH = 'told at length, '.repeat(12);

const shown = (told: Partial<Brief>, subjects: readonly Partial<Subject>[], seed: number): Scene => {
  const { time: _time, ...open } = briefOf(subjects, told.relations ?? []);
  return staged({ ...open, prompt: PARAGRAPH, ...told }, seed).scene;
};

const laid = [{ kind: 'on', subject: 0, object: 1 }] as const;
const pepper = { concept: 'bell-pepper', salience: 1 };
const table = { concept: 'table', salience: 0.6, colour: '#335577' };

test('small things on the table of a described room are seen from near, the room behind them', () => {
  for (const setting of ['kitchen', 'garden'] as const)
    for (const seed of SEEDS) {
      const scene = shown({ setting, relations: laid }, [pepper, table], seed);
      assert.equal(itemsOf(scene, 1).length, 0, 'the table is the ground of the picture');
      assert.ok((itemsOf(scene, 0)[0]?.size ?? 0) > HEIGHT * 0.3);
      assert.ok(scene.surfaces.some(({ habitat }) => habitat === 'tabletop'));
      assert.deepEqual(scene.brief.tints, [{ what: 'table', colour: '#335577' }]);
    }
});

test('the table stays where it is looked at, where others stand about it, and in few words', () => {
  for (const seed of SEEDS) {
    const tables = (told: Partial<Brief>, subjects: readonly Partial<Subject>[]): number =>
      itemsOf(shown({ setting: 'kitchen', relations: laid, ...told }, subjects, seed), 1).length;
    assert.equal(
      tables({ relations: [{ ...laid[0], kind: 'beside' }] }, [
        { ...pepper, salience: 0.8 },
        { ...table, salience: 1 },
      ]),
      1,
    );
    assert.equal(tables({}, [pepper, table, { concept: 'refrigerator', salience: 0.7 }]), 1);
    assert.equal(tables({ prompt: 'a pepper on a table in a kitchen' }, [pepper, table]), 1);
  }
});

test('a table told at length is seen from near wherever it is, and however early it was named', () => {
  const dish = { ...table, salience: 1 };
  const orange = { concept: 'orange', salience: 0.5, count: 5 };
  for (const seed of SEEDS) {
    const scene = shown({ relations: laid }, [orange, dish], seed);
    assert.equal(scene.setting, 'room');
    assert.equal(itemsOf(scene, 1).length, 0);
    const wooden = { ...dish, material: 'wood' } as const;
    const kitchen = shown({ relations: laid, setting: 'kitchen', features: ['marble'] }, [orange, wooden], seed);
    assert.ok(!kitchen.brief.features.includes('marble'), 'the table is of wood');
    const cloth = { concept: 'tablecloth', salience: 0.6 };
    const covered = shown({ relations: laid }, [orange, cloth], seed);
    assert.ok(covered.brief.features.includes('smooth-top'));
    assert.equal(shown({ relations: laid, features: ['trees'] }, [orange, dish], seed).setting, 'garden');
  }
});

test('behind a table of which no room was named is a quiet wall, and a window where one was named', () => {
  const bare = ({ brief: { absent, told } }: Scene): boolean =>
    absent.includes('window') && told?.includes('unfurnished') === true;
  for (const seed of SEEDS) {
    const desk = { concept: 'desk', salience: 0.6 };
    for (const top of [table, desk]) {
      const scene = shown({ relations: laid }, [pepper, top], seed);
      assert.equal(scene.setting, 'room');
      assert.ok(bare(scene));
      assert.ok(!bare(shown({ relations: laid, features: ['window'] }, [pepper, top], seed)));
      assert.ok(!bare(shown({ relations: laid, setting: 'room' }, [pepper, top], seed)));
    }
  }
});

test('a paragraph that names no place is calm: a study of somebody, a table in a room, morning light within', () => {
  for (const seed of SEEDS) {
    const body = { concept: 'person', salience: 1, attributes: ['posture:squat'] };
    assert.equal(shown({}, [body], seed).setting, 'studio');
    assert.notEqual(shown({ features: ['grass'] }, [body], seed).setting, 'studio');
    assert.notEqual(shown({ prompt: 'a man' }, [body], seed).setting, 'studio');
    assert.equal(shown({}, [body, { concept: 'table' }], seed).setting, 'room');
    const dawn = shown({ time: 'dawn', features: ['sun'], relations: laid }, [pepper, table], seed);
    assert.equal(dawn.setting, 'room');
  }
});

test('dim light under the sky is an evening', () => {
  for (const seed of SEEDS) {
    const told = { features: ['darkness'], setting: 'street' } as const;
    assert.equal(shown(told, [{ concept: 'car' }], seed).time, 'dusk');
    assert.equal(shown({ ...told, setting: 'room' }, [{ concept: 'sofa' }], seed).time, 'day');
  }
});

test('what lies in the grass is on the ground of an open place, not on a table there', () => {
  for (const seed of SEEDS)
    for (const concept of ['basket', 'book', 'cup']) {
      const scene = shown({ prompt: 'something in the grass', features: ['grass'] }, [{ concept }], seed);
      assert.ok(['field', 'park', 'hills'].includes(scene.setting), scene.setting);
      assert.ok(!scene.surfaces.some(({ habitat }) => habitat === 'tabletop'));
    }
});

test('what stands in the last row of a table stands on it', () => {
  const relations = [1, 2, 3].map((subject) => ({ kind: 'on' as const, subject, object: 0 }));
  const things = [
    { concept: 'desk', salience: 0.9 },
    { concept: 'stapler', count: 3, salience: 0.7 },
    { concept: 'paper-clip', count: 3, salience: 0.5 },
    { concept: 'pen', count: 4, salience: 0.5 },
  ];
  for (const seed of SEEDS) {
    const scene = shown({ setting: 'office', relations }, things, seed);
    const table = scene.surfaces.find(({ habitat }) => habitat === 'tabletop');
    for (const item of scene.items) assert.ok(item.y > (table?.far ?? 0) - HEIGHT * 0.08, item.drawable.concept);
  }
});
