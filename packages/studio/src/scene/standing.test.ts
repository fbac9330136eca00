import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import type { Item } from './scene.js';
import { staged } from './staged-for-tests.js';

const find = async (prompt: string, concept: string): Promise<Item | undefined> =>
  staged(await understand(prompt), 7).scene.items.find(({ drawable }) => drawable.concept.startsWith(concept));

test('in prose the silver of a machine is its colour, in a few words it is what it is made of', async () => {
  const told =
    'A sleek silver car is parked on a quiet street in front of a row of old brick houses. The houses have green doors, and the sky above them is clear and bright in the early morning.';
  const [prose, short] = [await find(told, 'car'), await find('a silver car', 'car')];
  assert.ok(prose?.colour && prose.material === undefined);
  assert.equal(short?.material, 'silver');
  const steel = await find(`${told} A steel spoon lies on a table.`, 'spoon');
  assert.notEqual(steel?.material, undefined, 'a spoon is polished all over');
});

test('told at length nobody is a toy in what they are too large for, in a few words they are', async () => {
  const short = 'an elephant inside a glass jug';
  const told = `${short}. The jug stands on a wooden table in a bright room, and the light of the afternoon falls through the window on the polished wood and on a few flowers that stand beside it.`;
  const shares = await Promise.all(
    [told, short].map(async (prompt) => {
      const [elephant, jug] = [await find(prompt, 'elephant'), await find(prompt, 'jug')];
      assert.ok(elephant && jug, prompt);
      return elephant.size / jug.size;
    }),
  );
  assert.ok((shares[0] as number) > 1 && (shares[1] as number) < 1, String(shares));
});
