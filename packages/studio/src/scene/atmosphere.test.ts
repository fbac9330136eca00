import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toOklab } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import { createRandom } from '../paint/kit/random.js';
import { createAtmosphere } from './atmosphere.js';
import type { AtmosphereRequest } from './atmosphere.js';

function atmosphere(change: Partial<AtmosphereRequest> & { seed?: number }) {
  return createAtmosphere({
    setting: 'field',
    time: 'day',
    weather: 'clear',
    season: 'summer',
    mood: 'neutral',
    hints: [],
    width: 600,
    height: 400,
    horizon: 240,
    random: createRandom(change.seed ?? 3),
    indoor: false,
    ...change,
  });
}

function chromaDistance(one: Rgb, other: Rgb): number {
  const [, a, b] = toOklab(one);
  const [, c, d] = toOklab(other);
  return Math.hypot(a - c, b - d);
}

test('by day things keep their colour, at night they are dark and blue but readable', () => {
  assert.ok(Math.min(...atmosphere({}).ambient) > 235);
  const [red, , blue] = atmosphere({ time: 'night' }).ambient;
  assert.ok(red > 70 && red < 140 && blue > red);
});

test('colour hints pull the sky towards them', () => {
  const hint: Rgb = [40, 140, 70];
  for (const seed of [1, 2, 3, 4]) {
    const plain = chromaDistance(atmosphere({ seed }).skyMiddle, hint);
    const steered = chromaDistance(atmosphere({ seed, hints: [hint] }).skyMiddle, hint);
    assert.ok(steered < plain * 0.6, `${steered} against ${plain}`);
  }
});

test('a named sun shows, a ruled-out one does not, and none hangs in the rain', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    assert.equal(atmosphere({ seed, features: ['sun'] }).luminary?.kind, 'sun');
    assert.equal(atmosphere({ seed, absent: ['sun'] }).luminary, undefined);
    assert.equal(atmosphere({ seed, weather: 'rain' }).luminary, undefined);
    assert.equal(atmosphere({ seed, time: 'night', features: ['moon'] }).luminary?.kind, 'moon');
  }
});

test('the light falls from the side where the sun stands', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { luminary, light } = atmosphere({ seed, time: 'dusk', features: ['sun'] });
    assert.equal(Math.sign(light.side), Math.sign((luminary?.x ?? 300) - 300));
    assert.ok((luminary?.y ?? 0) < 240);
  }
});

test('the seed chooses among several skies', () => {
  const skies = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => atmosphere({ seed, time: 'dusk' }).skyTop.join()));
  assert.ok(skies.size >= 3);
});
