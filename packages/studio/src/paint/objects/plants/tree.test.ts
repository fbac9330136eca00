import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../kit/random.js';
import { paintedAlone } from '../../painted-for-tests.js';
import { tree } from './tree.js';

const SIZE = 160;

test('no piece of a branch is left over among the leaves', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const canvas = paintedAlone(tree, { size: SIZE, brush: { random: createRandom(seed, 'tree'), detail: 0.5 } });
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let bark = 0;
    // leaves are green from well above the trunk
    for (let at = 0; at < canvas.width * SIZE * 0.5; at++) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4);
      if (alpha > 200 && red > green * 1.12 && red > blue) bark++;
    }
    assert.equal(bark, 0, `seed ${seed}`);
  }
});
