import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { gather } from './gather.js';
import { staged } from '../staged-for-tests.js';

test('food is cut, mixed and melted at the counter and the stove', async () => {
  const prompts = {
    'a woman slicing a melon': 'cutting-food',
    'a cook crushing garlic with a knife': 'cutting-food',
    'a man cutting a loaf of bread on a wooden board': 'cutting-food',
    'a boy mixing dough in a big bowl': 'mixing-food',
    'a girl whisking eggs in a bowl': 'mixing-food',
    'a woman holding a whisk and baking a cake': 'mixing-food',
    'a grandmother rolling out dough with a rolling pin': 'rolling-dough',
    'a man melting butter in a pan': 'cooking',
  };
  for (const [prompt, act] of Object.entries(prompts)) {
    const { brief } = gather(await understand(prompt));
    assert.ok(brief.subjects[0]?.attributes.includes(act), `${prompt}: ${act}`);
    assert.equal(brief.setting, 'kitchen', prompt);
  }
});

test('nobody stands on the board on which they cut', async () => {
  const { items } = staged(await understand('a woman cutting a loaf of bread on a wooden board'), 3).scene;
  assert.deepEqual(items.map(({ drawable }) => drawable.concept).toSorted(), ['bread', 'person']);
  const [person, bread] = ['person', 'bread'].map((name) => items.find(({ drawable }) => drawable.concept === name));
  assert.ok(person && bread);
  const high = (person.y - bread.y) / person.size;
  assert.ok(high > 0.45 && high < 0.56, `the bread lies at ${high} of her height`);
});

test('a knife that no hand holds lies beside what it sliced through', async () => {
  for (const prompt of [
    'The sharp knife sliced through the tough meat.',
    'The black knife cut through the red steak.',
  ]) {
    const { brief } = gather(await understand(prompt));
    assert.deepEqual(
      brief.relations.map(({ kind }) => kind),
      ['beside'],
      prompt,
    );
  }
  const { brief } = gather(await understand('a knife on a steak'));
  assert.equal(brief.relations[0]?.kind, 'on');
});
