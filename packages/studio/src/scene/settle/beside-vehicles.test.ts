import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import type { Item } from '../scene.js';
import { SEEDS, staged, WIDTH } from '../staged-for-tests.js';

test('who has to do with a car that is parked is no giant before it', async () => {
  for (const prompt of [
    'A tall man with dark hair, wearing a gray suit and sunglasses, is carefully stooping down to enter a sleek, low-profile red sports car. The glossy paint of the car reflects the sunlight. The vehicle is parked on a clean, concrete driveway beside a neatly trimmed lawn.',
    'A woman in a yellow raincoat stands beside a compact blue car that is parked on a quiet suburban street. Its windows are fogged. A row of houses with white fences is behind them.',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const kind = (wanted: string): Item | undefined =>
        scene.items.find(({ drawable, subject }) => subject !== undefined && drawable.kind === wanted);
      const [person, car] = [kind('person'), kind('vehicle')];
      assert.ok(person && car, prompt);
      const scale = ({ size, drawable }: typeof car): number => size / drawable.height;
      assert.ok(scale(person) / scale(car) < 1.4, `${prompt}: ${scale(person) / scale(car)}`);
      const { left, right } = itemBox(car);
      assert.ok(left >= -1 && right <= WIDTH + 1, prompt);
    }
  }
});
