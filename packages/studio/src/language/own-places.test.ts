import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';

/** What is in relation to what, by their concepts. */
const relationsOf = async (prompt: string): Promise<string[]> => {
  const { subjects, relations } = await understand(prompt);
  return relations.map(
    ({ kind, subject, object }) => `${subjects[subject]?.concept} ${kind} ${subjects[object]?.concept}`,
  );
};

test('where one thing of a list is says nothing of those before it', async () => {
  assert.deepEqual(await relationsOf('a bathtub, four towels on the wall, a potted plant and a bath mat'), [
    'towel on wall',
  ]);
  const hotel = 'a bedroom with a double bed, two bedside lamps, a suitcase on the floor and a painting above the bed';
  assert.deepEqual(await relationsOf(hotel), ['painting above bed']);
  const laundry = await relationsOf(
    'a room with a washing machine, a basket of clothes, detergent on a shelf and an ironing board',
  );
  assert.deepEqual(await relationsOf('a kettle, a toaster and a clock on the wall'), ['clock hanging-on wall']);
  assert.deepEqual(await relationsOf('a mirror, a console table, keys in a bowl and a coat'), ['key inside bowl']);
  assert.ok(!laundry.includes('washing-machine on wall-shelf'), laundry.join());
});

test('a list that an "and" has closed is all of it in one place', async () => {
  const all = ['lamp on table', 'book on table', 'cup on table'];
  assert.deepEqual((await relationsOf('a lamp, a book and a cup on a table')).toSorted(), all.toSorted());
  const lit = await relationsOf('a lamp, a book and a cup on a table, a window');
  assert.equal(lit.filter((each) => each.endsWith('on table')).length, 3);
});

test('what is on the wall of a room hangs there, and no piece of another wall stands in it', async () => {
  for (const prompt of [
    'a kettle, a toaster and a clock on the wall in a kitchen',
    'bookshelves, a globe on the desk, a leather armchair and a painting on the wall',
    'bathroom with a bathtub, four towels on the wall and a bath mat',
  ]) {
    const brief = await understand(prompt);
    assert.ok(
      brief.subjects.every(({ concept }) => concept !== 'wall'),
      prompt,
    );
    assert.ok(brief.setting && brief.setting !== 'wall', prompt);
    assert.ok(
      brief.subjects.some(({ attributes }) => attributes.includes('on-the-wall')),
      prompt,
    );
  }
});

test('what is beside one thing of a list is not above the last one, and a sink has its faucet', async () => {
  const { subjects, relations } = await understand(
    'A kitchen with a steel stove, a white refrigerator beside it and a lamp above the table.',
  );
  const names = subjects.map(({ concept }) => concept);
  const above = relations.filter(({ kind }) => kind === 'above').map(({ subject }) => names[subject]);
  assert.ok(!above.includes('oven') && !above.includes('refrigerator'), above.join());
  assert.ok(!(await understand('a faucet above a sink')).relations.some(({ kind }) => kind === 'above'));
});
