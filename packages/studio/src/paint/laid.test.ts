import { createCanvas } from '@napi-rs/canvas';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { umbrella } from './objects/things/umbrella.js';
import { createRandom } from './kit/random.js';
import { tipped } from './laid.js';

test('an umbrella that is tipped over has all of its rim and its handle above the ground', () => {
  const tilted = tipped(umbrella, 0.775);
  const canvas = createCanvas(240, 140);
  const context = canvas.getContext('2d');
  context.translate(120, 110);
  context.scale(100, 100);
  const light = { side: 1, height: 0.6 } as const;
  const brush = { random: createRandom(1, 'u'), detail: 0, light, night: false, attributes: new Set<string>() };
  tilted.paint(context, { ...brush, snowy: false });
  const { data } = context.getImageData(0, 112, 240, 28);
  for (let at = 3; at < data.length; at += 4) assert.ok((data[at] as number) < 60, 'something is below the ground');
});
