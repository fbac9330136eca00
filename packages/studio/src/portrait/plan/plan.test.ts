import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spotOf, wardrobe as words } from '../../catalogue/wardrobe.js';
import { phrases } from '../../language/vocabulary/meaning.js';
import { createRandom } from '../../paint/kit/random.js';
import { wardrobe, wearNamed } from '../dress/wardrobe.js';
import { planPortrait } from './plan.js';
import type { PortraitReading, WornWish } from './reading.js';
import { roleNamed, roleNames } from './roles.js';
import { paintedAs, wearable } from './wears.js';

const reading = (worn: readonly WornWish[], more: Partial<PortraitReading> = {}): PortraitReading => ({
  worn,
  words: '',
  notes: { understood: [], guessed: [], ignored: [] },
  ...more,
});
const plan = (worn: readonly WornWish[], seed = 1) =>
  planPortrait(reading(worn), createRandom(seed)).worn.map(({ wear }) => wear.name);

test('the wardrobe has one owner for every word, and what a bust shows is painted', () => {
  const owners = new Map<string, string>();
  for (const { what, words: list } of words)
    for (const phrase of phrases(list)) {
      assert.equal(owners.get(phrase), undefined, `${phrase} is ${owners.get(phrase)} and ${what}`);
      owners.set(phrase, what);
    }
  for (const { what, spot } of words)
    if (spot === 'body' || spot === 'head' || spot === 'eyes')
      assert.ok(paintedAs(what) !== undefined, `${what} is not painted`);
});

test('every name in the tables leads to a painter, and every painter is reached', () => {
  for (const what of wearable) assert.ok(wearNamed(paintedAs(what)!.wear), what);
  for (const role of roleNames)
    for (const [what] of roleNamed(role)!.wears) assert.ok(paintedAs(what), `${role} wears ${what}`);
  const reached = new Set(wearable.map((what) => paintedAs(what)!.wear));
  for (const { name } of wardrobe) assert.ok(reached.has(name), `nothing asks for ${name}`);
});

test('without a look it is a studio portrait on every seed; the seed varies what is left open', () => {
  const looks = new Set(
    Array.from({ length: 50 }, (_, seed) => planPortrait(reading([]), createRandom(seed)).look.name),
  );
  assert.deepEqual([...looks], ['studio']);
  const hoodies = new Set(
    Array.from({ length: 50 }, (_, seed) =>
      String(planPortrait(reading([{ what: 'hoodie' }]), createRandom(seed)).worn[0]!.colour),
    ),
  );
  assert.ok(hoodies.size > 1);
});

test('one thing at each place, a colour where it was said, nothing inside a space helmet', () => {
  assert.deepEqual(plan([{ what: 'suit' }, { what: 'hoodie' }, { what: 'glasses' }]), ['suit', 'glasses']);
  assert.deepEqual(plan([{ what: 'tie', colour: '#cf352e' }]), ['suit']);
  assert.deepEqual(plan([{ what: 'astronaut' }, { what: 'glasses' }]), ['spacesuit']);
  assert.deepEqual(plan([{ what: 'jacket', material: 'leather' }]), ['leather-jacket']);
  const { worn } = planPortrait(
    reading([
      { what: 'suit', colour: '#1e3160' },
      { what: 'tie', colour: '#cf352e' },
    ]),
    createRandom(1),
  );
  assert.ok(worn[0]!.colour[2] > worn[0]!.colour[0] * 2, 'navy');
  assert.deepEqual(worn[0]!.second, [207, 53, 46]);
  assert.equal(spotOf('suit'), 'body');
  const hero = planPortrait(
    reading([{ what: 'cape', colour: '#4c9a45' }, { what: 'hero-suit' }]),
    createRandom(1),
  ).worn;
  assert.deepEqual(
    hero.map(({ wear, second }) => [wear.name, second]),
    [['hero-suit', [76, 154, 69]]],
  );
});

test('patterns and materials of clothes are kept for those who paint them', () => {
  const [item] = planPortrait(reading([{ what: 'shirt', pattern: 'checked', material: 'wool' }]), createRandom(1)).worn;
  assert.deepEqual([item!.wear.name, item!.pattern, item!.stuff], ['shirt', 'checked', 'wool']);
  const [suit] = planPortrait(reading([{ what: 'suit' }, { what: 'tie', pattern: 'striped' }]), createRandom(1)).worn;
  assert.deepEqual([suit!.pattern, suit!.secondPattern], [undefined, 'striped']);
});
