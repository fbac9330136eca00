import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { gather } from './gather.js';

test('who does something to a large thing with a tool is at it, and needs no bench', async () => {
  const prompts = {
    'a woman measuring a door': ['measuring', 'station-elsewhere'],
    'a man with a chainsaw cutting down a tree': ['chainsawing', 'station-elsewhere'],
    'a glassblower creating a bowl': ['glassblowing'],
    'a boy building a tower of blocks': ['building-blocks'],
    'a girl feeding a calf from a bottle': ['bottle-feeding'],
  };
  for (const [prompt, words] of Object.entries(prompts)) {
    const { brief } = gather(await understand(prompt));
    for (const word of words) assert.ok(brief.subjects[0]?.attributes.includes(word), `${prompt}: ${word}`);
  }
});

test('a dog that plays tug of war has its owner at the other end of the rope', async () => {
  const { brief } = gather(await understand('a puppy playing tug of war with its owner'));
  const owner = brief.subjects.findIndex(({ attributes }) => attributes.includes('rope-tugging'));
  assert.ok(
    brief.relations.some(({ kind, subject, object }) => kind === 'facing' && subject === owner && object === 0),
  );
});

test('who draws at a desk sits there; who presents a dish shows it; what is chewed is in the mouth', async () => {
  const at = async (prompt: string) => gather(await understand(prompt)).brief;
  const drawing = await at('a girl drawing at a desk');
  assert.ok(drawing.subjects[0]?.attributes.includes('writing'));
  const chef = await at('a cook presenting a cake');
  assert.ok(!chef.subjects[0]?.attributes.includes('presenting'));
  assert.notEqual(chef.setting, 'office');
  const puppy = await at('a puppy chewing a slipper');
  assert.ok(puppy.told?.includes('by-mouth'));
  const horse = await at('a horse with a rose in its mouth');
  assert.ok(horse.relations.some(({ kind, subject, object }) => kind === 'holding' && subject === 0 && object === 1));
});
