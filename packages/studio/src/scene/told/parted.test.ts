import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { forWeather } from './for-weather.js';
import { gather } from './gather.js';
import { parted } from './parted.js';

test('of people some do this and others that, and nobody else stands by', async () => {
  const brief = parted(
    await understand('People are in a park. Some are juggling, while others are playing volleyball. It is a warm day.'),
  );
  const acts = brief.subjects.map(({ attributes }) => attributes.join(' '));
  assert.deepEqual(acts, ['juggling', 'volleyball']);
});

test('a crowd stays behind those of whom something is told', async () => {
  const { subjects } = parted(
    await understand('A street is filled with tourists. Some are taking photographs. The sky is blue. It is noon.'),
  );
  assert.equal(subjects.length, 2);
  const [crowd, few] = subjects;
  assert.ok(crowd && few && crowd.count > 10 && (crowd.salience ?? 1) < (few.salience ?? 0));
});

test('in the snow people wear coats, unless they are dressed already', async () => {
  const wraps = async (prompt: string): Promise<boolean> =>
    forWeather(await understand(prompt)).subjects[0]?.attributes.includes('coat') === true;
  assert.ok(await wraps('a woman walking in the snow'));
  assert.ok(!(await wraps('a knight in the snow')));
  assert.ok(!(await wraps('a woman in a red dress in the snow')));
  assert.ok(!(await wraps('a woman walking on the beach')));
});

test('players at the table of a game play it, whatever it is called', async () => {
  for (const told of [
    'Players are engaged in matches. It is bright.',
    'Some players practise serves in tennis matches.',
  ]) {
    const { company, joined } = gather(await understand(`A room has several table tennis tables. ${told}`));
    assert.equal(company?.asked.company?.tableau, 'match-table-tennis', told);
    assert.ok(joined.has(0));
  }
});
