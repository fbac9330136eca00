import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { gather } from './told/gather.js';
import { staged } from './staged-for-tests.js';

const gathered = async (prompt: string) => gather(await understand(prompt));

test('who drinks at a table sits there as a company, in a place where one does', async () => {
  for (const [prompt, setting] of [
    ['two women drinking coffee at a table', 'cafe'],
    ['a couple sitting at a table', 'dining-room'],
    ['four friends sitting at a picnic table', 'garden'],
  ] as const) {
    const { scene } = staged(await understand(prompt), 3);
    const drawn = scene.items.flatMap(({ drawable, subject }) => (subject === undefined ? [] : drawable.concept));
    assert.equal(
      drawn.join(),
      prompt.includes('couple') ? 'couple' : 'person',
      `${prompt}: they bring table and chairs`,
    );
    assert.equal(scene.setting, setting, prompt);
  }
});

test('several who drink beer have glasses of it and no cups', async () => {
  const { brief } = await gathered('two men drinking beer at a bar');
  assert.ok(!brief.subjects[0]?.attributes.includes('drinking'));
  assert.ok(brief.relations.some(({ kind }) => kind === 'holding'));
  assert.ok((await gathered('three women drinking tea in a garden')).company, 'tea is in cups');
});

test('a meeting has people, around one table', async () => {
  const { brief, company, joined } = await gathered('a business meeting at a table');
  assert.equal(company?.asked.company?.members.length, 2);
  assert.ok(joined.has(brief.subjects.findIndex(({ concept }) => concept === 'table')));
  assert.ok(!(await understand('a business meeting')).subjects.some(({ concept }) => concept === 'money-bag'));
});
