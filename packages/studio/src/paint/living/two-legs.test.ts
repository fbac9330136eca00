import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../kit/random.js';
import { understand } from '../../understanding.js';
import { itemsOf, staged } from '../../scene/staged-for-tests.js';
import type { Beast } from './people/beast.js';
import { sculptPerson } from './people/person.js';

const beast: Beast = { coat: () => [120, 90, 60], paintHead: () => undefined, paintTail: () => undefined };

test('the pole of an umbrella is beside the large head of an animal, and not behind it', () => {
  const holding = (who?: Beast): number =>
    sculptPerson(
      { pose: 'umbrella', random: createRandom(3), attributes: new Set(['umbrella', 'man']) },
      undefined,
      who,
    ).hand?.[0] ?? 0;
  assert.ok(holding(beast) > 20, `${holding(beast)}`);
  assert.ok(holding() < 20);
});

test('a horse that rears stays one: on its hind legs, its forelegs before it; a bear stands up', async () => {
  const reared = async (prompt: string) => itemsOf(staged(await understand(prompt), 3).scene, 0)[0]?.drawable;
  for (const prompt of ['a horse rearing up', 'a rearing unicorn', 'a deer rears up'])
    assert.equal((await reared(prompt))?.kind, 'animal', prompt);
  assert.equal((await reared('a bear rearing up on its hind legs'))?.kind, 'person');
});
