import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { findDrawable } from '../../paint/drawables.js';
import { eyeLineOf } from '../perspective.js';
import { stage } from '../stage.js';
import { findWorld, itemsOf } from '../staged-for-tests.js';

test('who looks at several people is no giant beside them in a narrow picture', async () => {
  for (const prompt of [
    'a man looking at a group of dancers',
    'an old man watching people in the square',
    'somebody in a hat watching a parade',
    'a woman watching an orchestra',
  ])
    for (const seed of [1, 3]) {
      const brief = await understand(prompt);
      const size = { width: 400, height: 400, steps: 8, guidance: 9, palette: [] };
      const { scene } = stage({ brief, ...size, seed, findDrawable, findWorld });
      const [one] = itemsOf(scene, 0);
      const row = itemsOf(scene, 1);
      assert.ok(one && row.length > 0, prompt);
      const eyes = eyeLineOf(scene);
      const seen = ({ size: high, drawable, y }: typeof one): number => high / drawable.height / (y - eyes);
      const larger = seen(one) / Math.max(...row.map(seen));
      assert.ok(larger < 1.35, `${prompt}: ${larger} times as large`);
      assert.ok(one.y <= scene.height, prompt);
    }
});
