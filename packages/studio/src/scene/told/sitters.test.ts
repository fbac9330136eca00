import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ON_GROUND } from '../../paint/living/people/acts/acts.js';
import { TUCKED_IN } from '../../paint/living/people/blanket.js';
import { understand } from '../../understanding.js';
import { gather } from './gather.js';
import { itemsOf, staged } from '../staged-for-tests.js';

test('who sits on the floor is in a room, and brings no chair', async () => {
  for (const [prompt, setting, low] of [
    ['a boy sitting on the floor', 'room', true],
    ['a woman sitting on the kitchen floor', 'kitchen', true],
    ['a girl sitting on the grass writing a letter', undefined, true],
    ['a diver sitting on the ocean floor', undefined, true],
    ['a woman sitting and writing a letter', 'room', false],
  ] as const) {
    const { brief } = gather(await understand(prompt));
    if (setting !== undefined) assert.equal(brief.setting, setting, prompt);
    else assert.notEqual(brief.setting, 'room', prompt);
    assert.equal(brief.subjects[0]?.attributes.includes(ON_GROUND), low, prompt);
  }
});

test('who sleeps in a bed is under its blanket, who naps on a sofa is not', async () => {
  for (const [prompt, tucked] of [
    ['a woman sleeping in a bed', true],
    ['a man napping on a sofa', false],
    ['a cat sleeping on a bed', false],
  ] as const) {
    const { brief } = gather(await understand(prompt));
    assert.equal(brief.subjects[0]?.attributes.includes(TUCKED_IN), tucked, prompt);
  }
});

test('who is in a bathtub sits in its water, bare', async () => {
  const { scene } = staged(await understand('a man in a bathtub'), 3);
  const [[man], [tub]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
  assert.ok(man?.cut && tub && man.attributes.includes('sitting') && man.attributes.includes('swimsuit'));
  assert.ok(man.y - man.cut.y > man.size * 0.45, 'who sits on the water');
});

test('who is behind a counter has it before them, and a bar is no house', async () => {
  for (const [prompt, act] of [
    ['a barista behind the counter of a cafe', 'tending-counter'],
    ['a bartender standing behind the bar mixing a drink', 'bartending'],
  ] as const) {
    const { brief } = gather(await understand(prompt));
    assert.equal(brief.subjects.length, 1, prompt);
    assert.ok(brief.subjects[0]?.attributes.includes(act), prompt);
  }
});

test('who draws on the floor does both', async () => {
  const { brief } = gather(await understand('a boy lying on the floor drawing with crayons'));
  for (const word of ['lying', 'drawing']) assert.ok(brief.subjects[0]?.attributes.includes(word), word);
});

test('a family at the dinner table sits around it and eats; who carries something past it does not', async () => {
  for (const [prompt, eats] of [
    ['a family at the dinner table', true],
    ['a couple at the breakfast table', true],
    ['a woman standing at the dinner table', false],
  ] as const) {
    const { brief } = gather(await understand(prompt));
    assert.equal(brief.subjects[0]?.attributes.includes('eating'), eats, prompt);
  }
});

test('who is behind a counter or a table stands behind its middle', async () => {
  for (const prompt of ['a receptionist behind a counter', 'a woman behind a table', 'a boy behind a table']) {
    const { scene } = staged(await understand(prompt), 3);
    const [[who], [table]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(who && table);
    assert.ok(Math.abs(who.x - table.x) < table.size * table.drawable.aspect * 0.25, prompt);
    assert.ok(who.attributes.includes('standing') && who.depth > table.depth, prompt);
  }
});

test('a baby in a crib sits there whatever it does, unless it sleeps or is said to stand', async () => {
  for (const [prompt, sits] of [
    ['a baby giggling in a crib', true],
    ['a toddler in a crib', true],
    ['a baby sleeping in a crib', false],
    ['a toddler standing in a crib', false],
  ] as const) {
    const { brief } = gather(await understand(prompt));
    assert.equal(brief.subjects[0]?.attributes.includes('sitting'), sits, prompt);
  }
});
