import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { framed, gather } from './acting.js';
import { staged } from './staged-for-tests.js';

test('a face that feels something is seen from near, a painted portrait with its painter', async () => {
  assert.equal(framed(await understand('an angry man')).camera, 'portrait');
  assert.equal(framed(await understand('an angry man in a forest')).camera, undefined);
  assert.equal(framed(await understand('a happy chef cooking soup')).camera, undefined);
  const painted = framed(await understand('an artist is painting a portrait of a model'));
  assert.equal(painted.camera, undefined);
  assert.deepEqual(painted.relations, [{ kind: 'facing', subject: 0, object: 1 }]);
});

test('nobody meets alone, and two hands are one pair', async () => {
  const { brief } = gather(await understand('a woman attending a business meeting'));
  assert.ok(brief.subjects[0]?.attributes.includes('company:woman,woman,woman'));
  assert.equal(framed(await understand('two hands holding a plant')).subjects[0]?.count, 1);
});

test('who walks a dog holds its lead, who follows one does not', async () => {
  const concepts = async (prompt: string) =>
    staged(await understand(prompt), 1).scene.items.map(({ drawable }) => drawable.concept);
  assert.ok((await concepts('a woman walking her dog')).includes('lead'));
  assert.ok(!(await concepts('a woman following a dog')).includes('lead'));
});
