import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';

const concepts = async (prompt: string): Promise<string[]> =>
  (await understand(prompt)).subjects.map(({ concept }) => concept);

test('what is listed after the last thing names no things in it', async () => {
  for (const tags of [
    'healthy food, bright',
    'elegant, food styling',
    'action photography, spray',
    'looking at the camera',
    'high key, ring light',
    'shot on disposable camera',
    'home cooking, food blog',
    'christmas card',
    'bust shot, butterfly lighting',
    'made in blender, toy, sweet',
    "men's fashion, digital nomad",
  ])
    assert.deepEqual(await concepts(`portrait of an old man, ${tags}`), ['person'], tags);
});

test('a meal is what is served, and what is named with others is there', async () => {
  const breakfast = await concepts('a healthy breakfast with oatmeal, berries and a cup of coffee');
  assert.deepEqual(breakfast, ['cereal-bowl', 'cherries', 'cup']);
  assert.deepEqual(await concepts('an apple, a glass and a toy'), ['apple', 'glass', 'toy']);
  assert.ok((await concepts('dessert, a candle')).length > 1);
});

test('a helmet in a list is on the head of whoever is there, or belongs to their suit', async () => {
  const { subjects } = await understand('a cat astronaut floating in space, helmet, cute');
  assert.deepEqual(
    subjects.map(({ concept }) => concept),
    ['cat'],
  );
  const dog = await understand('a dog on a beach, straw hat');
  assert.ok(dog.subjects.some(({ attributes }) => attributes.includes('straw-hat') || attributes.includes('hat')));
});

test('a mood in a list is that of the people, and what hands wear is no thing beside them', async () => {
  const { subjects } = await understand('a young couple in a new home, cardboard boxes, happy');
  assert.ok(subjects.every(({ concept, attributes }) => concept === 'couple' || !attributes.includes('happy')));
  assert.ok(!(await concepts('close up of hands holding a cup of tea, knitted sweater')).includes('sweater'));
});

test('what a place has anyway is not set before it once more', async () => {
  assert.deepEqual(await concepts('fishing boats in a small harbor, white houses'), ['rowing-boat']);
  const team = await concepts('a team of developers coding at their desks, startup office, plants');
  assert.ok(!team.some((concept) => /plant/.test(concept)));
  assert.deepEqual(await concepts('an old castle on a hill, birds'), ['castle']);
});

test('a splash in a list is seen, and what goes on in a cup has no lake around it', async () => {
  assert.ok((await understand('a perfume bottle on a wet stone, water splash')).features.includes('splash'));
  const cup = await understand('tiny people rowing a boat in a cup of coffee, surreal');
  assert.equal(cup.setting, 'studio');
});
