import assert from 'node:assert/strict';
import { test } from 'node:test';
import { squaredDistances } from './distance.js';

test('the distance to the nearest marked cell is what comparing with all of them says', () => {
  const [across, down] = [23, 17];
  for (const every of [3, 11, 60, 1000]) {
    const marked = Uint8Array.from({ length: across * down }, (_, cell) =>
      ((cell * 2654435761) % 997) % every === 1 ? 1 : 0,
    );
    const distances = squaredDistances(marked, across, down);
    for (let cell = 0; cell < marked.length; cell += 1) {
      let nearest = Number.POSITIVE_INFINITY;
      marked.forEach((mark, other) => {
        const right = (other % across) - (cell % across);
        const below = Math.floor(other / across) - Math.floor(cell / across);
        if (mark === 1) nearest = Math.min(nearest, right * right + below * below);
      });
      assert.equal(distances[cell], nearest);
    }
  }
});
