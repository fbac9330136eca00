import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOf } from './faults.js';
import { SEEDS, briefOf, itemsOf, staged } from './staged-for-tests.js';

const kindsOf = (...given: Parameters<typeof staged>): string[] =>
  faultsOf(staged(...given).scene).map(({ kind }) => kind);

test('what leaves the frame, covers another thing, hangs in the air or is hardly there is found', () => {
  const { scene } = staged(briefOf([{ concept: 'dog' }, { concept: 'truck' }], []), 3);
  const [dog] = itemsOf(scene, 0);
  const [truck] = itemsOf(scene, 1);
  assert.ok(dog && truck);
  assert.deepEqual(faultsOf(scene), []);
  const found = (change: Partial<typeof dog>): string[] =>
    faultsOf({ ...scene, items: [{ ...dog, ...change }, truck] }).map(({ kind }) => kind);
  assert.ok(found({ x: 0 }).includes('cut off'));
  assert.ok(found({ x: truck.x, y: truck.y }).includes('collides'));
  assert.ok(found({ standsOn: 'nothing', y: dog.size + 4, x: dog.x }).includes('hovers'));
  assert.ok(found({ size: dog.size / 4 }).includes('small'));
});

test('rows of vehicles and desks stand in depth, none on the roof of another', () => {
  for (const [concept, count] of [
    ['truck', 3],
    ['bus', 4],
    ['desk', 4],
    ['car', 5],
  ] as const)
    for (const seed of SEEDS) {
      const brief = briefOf([{ concept, count }], []);
      const found = kindsOf(brief, seed).filter((kind) => kind !== 'small');
      assert.deepEqual(found, [], `${count} ${concept}, seed ${seed}`);
      const rear = itemsOf(staged(brief, seed).scene, 0).toSorted((one, other) => one.y - other.y);
      assert.ok((rear[0]?.size ?? 1) < (rear.at(-1)?.size ?? 0), 'who is farther is smaller');
    }
});

test('two that are beside the same thing do not cover each other', () => {
  const beside = (subject: number) => ({ kind: 'beside', subject, object: 2 }) as const;
  const subjects = [{ concept: 'car' }, { concept: 'truck' }, { concept: 'traffic-light' }];
  for (const seed of SEEDS)
    assert.ok(!kindsOf(briefOf(subjects, [beside(0), beside(1)]), seed).includes('collides'), `seed ${seed}`);
});
