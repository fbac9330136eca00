import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrawable } from '../drawables.js';
import type { Drawable } from '../drawable.js';
import { createRandom } from '../kit/random.js';
import { paintedAlone } from '../painted-for-tests.js';
import { posed } from './people/acts/acts.js';
import { isClothed } from './people/beast.js';
import type { Beast } from './people/beast.js';
import { rooted } from './people/person-paint.js';
import { poses } from './people/poses.js';
import type { Arm } from './people/skeleton.js';
import { asFable } from './fable.js';
import { headSpotOf } from '../../scene/dress.js';

const SIZE = 200;

/** Somebody who does this, and the share of their height at which a pixel is, from the ground up. */
function standing(concept: string, ...words: readonly string[]) {
  const animal = findDrawable(concept) as Drawable;
  const attributes = new Set(words);
  const figure =
    asFable(animal, headSpotOf(animal), attributes) ?? animal.variant?.(attributes, createRandom(1)) ?? animal;
  const canvas = paintedAlone(figure, { size: SIZE, margin: 0.2, brush: { attributes } });
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const pixels: { x: number; up: number; rgb: readonly number[] }[] = [];
  for (let index = 0; index < data.length; index += 4)
    if ((data[index + 3] as number) > 128) {
      const at = index / 4;
      const [x, y] = [at % canvas.width, Math.floor(at / canvas.width)];
      pixels.push({ x: x / canvas.width, up: 1.2 - y / SIZE, rgb: [...data.subarray(index, index + 3)] });
    }
  return pixels;
}

test('the tail of a horse that stands up as people do hangs down, that of a fox is carried', () => {
  const leftmost = (concept: string): number => {
    const [end] = standing(concept, 'suit').toSorted((one, other) => one.x - other.x);
    return end?.up ?? 0;
  };
  assert.ok(leftmost('horse') < 0.2, `horse: ${leftmost('horse')}`);
  assert.ok(leftmost('donkey') < 0.2, `donkey: ${leftmost('donkey')}`);
  assert.ok(leftmost('fox') > 0.3, `fox: ${leftmost('fox')}`);
});

test('a book in wings is seen, though they hold it', () => {
  for (const bird of ['owl', 'flamingo']) {
    const red = standing(bird, 'reading').filter(
      ({ rgb: [r = 0, g = 0, b = 0] }) => r > 120 && r < 200 && g < 90 && b < 90 && r > g * 1.9,
    );
    assert.ok(red.length > 260, `${bird}: ${red.length}`);
  }
});

test('where an animal has its head, there is something of it', () => {
  for (const concept of [
    'beetle',
    'spider',
    'dragonfly',
    'bat',
    'seahorse',
    'scorpion',
    'squid',
    'orca',
    'jellyfish',
  ]) {
    const animal = findDrawable(concept) as Drawable;
    const { x, y, half } = headSpotOf(animal);
    const canvas = paintedAlone(animal, { size: SIZE, margin: 0.4 });
    const wide = Math.round(half * SIZE);
    const [left, top] = [canvas.width / 2 + (x - half / 2) * SIZE, (1.4 + y - half / 2) * SIZE].map(Math.round);
    const { data } = canvas.getContext('2d').getImageData(left as number, top as number, wide, wide);
    const painted = data.filter((value, index) => index % 4 === 3 && value > 128).length;
    assert.ok(painted > wide * wide * 0.6, `${concept}: ${painted} of ${wide * wide}`);
  }
});

test('who is dressed as people are runs and jumps as they do', () => {
  const aspectOf = (concept: string, ...words: string[]): number => {
    const animal = findDrawable(concept) as Drawable;
    return asFable(animal, headSpotOf(animal), new Set(['suit', ...words]))?.aspect ?? 0;
  };
  for (const move of ['running', 'jumping'])
    assert.ok(aspectOf('beetle', move) > aspectOf('beetle') * 1.2, `${move}: ${aspectOf('beetle', move)}`);
});

test('a roof is above the head of who carries it, however large that is', () => {
  const isCloth = ([r = 0, g = 0, b = 0]: readonly number[]): boolean => r > 110 && r > g * 1.7 && r > b * 1.7;
  for (const animal of ['cow', 'turtle']) {
    const pixels = standing(animal, 'umbrella');
    const rim = Math.min(...pixels.filter(({ rgb }) => isCloth(rgb)).map(({ up }) => up));
    const beside = pixels.filter(({ up, rgb }) => up > rim + 0.04 && !isCloth(rgb));
    assert.ok(beside.length < 420, `${animal}: ${beside.length} of it are in its roof`);
  }
});

test('the head of a gecko has no trunk hanging behind it, and the skin of a tortoise is that of its head', () => {
  const gecko = findDrawable('lizard') as Drawable;
  const canvas = paintedAlone(gecko, { size: SIZE, brush: { attributes: new Set(['head-alone']) } });
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width / 2, canvas.height);
  assert.ok(data.every((value, index) => index % 4 !== 3 || value < 128));
  const skin = standing('turtle', 'suit').filter(({ rgb: [r = 0, g = 0, b = 0] }) => g > r * 1.04 && g > b * 1.25);
  const hands = skin.filter(({ up }) => up < 0.6);
  assert.ok(hands.length > 60, `${hands.length} of ${skin.length}`);
});

test('a stork that plays has arms below its head, and no wings in the air before its back', () => {
  const aspectOf = (concept: string): number => {
    const animal = findDrawable(concept) as Drawable;
    return asFable(animal, headSpotOf(animal), new Set(['violin']))?.aspect ?? 0;
  };
  assert.ok(aspectOf('duck') < 1, `${aspectOf('duck')}`);
  const toucan = findDrawable('toucan') as Drawable;
  assert.ok(headSpotOf(toucan).half > 0.3, 'its beak is of its head');
});

test('a machine plays as it is built, and an animal has no tail between the arms of its seat', () => {
  const beast: Beast = { coat: () => [90, 90, 90], paintHead: () => undefined, paintTail: () => undefined };
  assert.equal(isClothed(new Set(), 'football', { ...beast, machine: true }), false);
  assert.equal(isClothed(new Set(), 'football', beast), true);
  const wide = (...words: readonly string[]): number => {
    const xs = standing('fox', 'suit', ...words).map(({ x }) => x);
    return Math.max(...xs) - Math.min(...xs);
  };
  assert.ok(wide('seated') < wide(), 'a brush is behind who stands');
});

test('a bird that is given something has its own wings and no arm besides', () => {
  for (const bird of ['bird', 'parrot']) {
    const painted = (...words: readonly string[]): number => standing(bird, 'hold-out', ...words).length;
    assert.ok(painted() < painted('hands-full'), `${bird}: ${painted()} of ${painted('hands-full')}`);
  }
});

test('who stands on one leg has the hands free for what they hold', () => {
  const held = posed('one-leg', 'standing', new Set(['one-leg', 'hands-full', 'hold-both']));
  const empty = posed('one-leg', 'standing', new Set(['one-leg']));
  assert.deepEqual(held.farArm, poses['hold-both'].farArm);
  assert.deepEqual(held.farLeg, empty.farLeg);
  assert.notDeepEqual(held.farArm, empty.farArm);
});

test('a beetle in a suit has the head of an ant in one piece', () => {
  const [beetle, ant] = ['beetle', 'ant'].map((concept) => findDrawable(concept) as Drawable);
  assert.ok(beetle && ant);
  const piecesOf = (mask?: Parameters<typeof asFable>[4]): number => {
    const figure = asFable(beetle, headSpotOf(beetle), new Set(['suit']), undefined, mask) as Drawable;
    const canvas = paintedAlone(figure, { size: 160, brush: { attributes: new Set(['suit']) } });
    const { width } = canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, 48);
    const left = new Set<number>();
    for (let at = 0; at < data.length / 4; at++) if ((data[at * 4 + 3] as number) > 128) left.add(at);
    let pieces = 0;
    for (const first of left) {
      pieces++;
      const edge = [first];
      left.delete(first);
      for (let at = edge.pop(); at !== undefined; at = edge.pop())
        for (const next of [at - 1, at + 1, at - width, at + width]) if (left.delete(next)) edge.push(next);
    }
    return pieces;
  };
  assert.ok(piecesOf() > 1, 'its own head is cut from it with what is beside it');
  assert.equal(piecesOf({ animal: ant, head: headSpotOf(ant) }), 1);
});

test('the tail behind a coat is in the colour of the head, not in that of patches which the coat hides', () => {
  // a white cat with orange patches, where the seed draws one
  const cat = findDrawable('cat') as Drawable;
  const attributes = new Set(['jacket', 'person-shaped']);
  const orangeTails = Array.from({ length: 12 }, (_, seed) => {
    const figure = cat.variant?.(attributes, createRandom(seed)) ?? cat;
    const canvas = paintedAlone(figure, { size: SIZE, margin: 0.2, brush: { attributes } });
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const half = { tail: 0, head: 0 };
    for (let index = 0; index < data.length; index += 4) {
      const [r = 0, g = 0, b = 0, a = 0] = data.subarray(index, index + 4);
      if (a < 128 || !(r > 150 && r > b * 1.9 && g > b * 1.1)) continue;
      half[Math.floor(index / 4 / canvas.width) > canvas.height * 0.5 ? 'tail' : 'head']++;
    }
    return half;
  }).filter(({ tail, head }) => tail > 120 && head < 60);
  assert.deepEqual(orangeTails, []);
});

test('a bird that looks at us reaches out with the wing at its side, and has none on its breast', () => {
  const arm: Arm = { shoulder: [-8, -60], elbow: [-4, -44], wrist: [20, -50], angle: 90, hand: 'grip' };
  const { shoulder, elbow, wrist } = rooted(arm, { left: -40 });
  assert.ok(shoulder[0] < -25 && shoulder[0] > -40, `${shoulder[0]}`);
  assert.ok(elbow[0] < arm.elbow[0] && wrist[0] === arm.wrist[0]);
});
