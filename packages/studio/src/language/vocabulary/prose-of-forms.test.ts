import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';

for (const [prompt, concept, name, shape] of [
  ['The rectangular rug with its oval border lay there.', 'rug', 'hem', 'oval'],
  ['The square candle with its crescent design and cylindrical wick.', 'candle', 'pattern', 'crescent'],
  ['The triangular pizza with its circular toppings.', 'pizza', 'topping', 'round'],
  ['The spherical birdhouse with its teardrop entrance.', 'bird-house', 'opening', 'teardrop'],
] as const)
  test(`a part keeps the form that is said of it: ${prompt}`, async () => {
    const { subjects } = await understand(prompt);
    assert.deepEqual(
      subjects.map((subject) => subject.concept),
      [concept],
    );
    assert.ok(subjects[0]?.parts?.some((part) => part.name === name && part.shape === shape));
  });
