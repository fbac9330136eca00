import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from '../../test/support/until.js';
import { collectGarbage, collectNewGarbage, collectWhenLarge } from './collect-garbage.js';

const PIXELS = 4 * 1024 * 1024;
const held = (): number => process.memoryUsage().arrayBuffers;

/** Makes pixels that nobody keeps. */
function leavePixels(): void {
  for (let picture = 0; picture < 8; picture += 1) new Uint8Array(PIXELS).fill(picture);
}

test('what was just made and left is let go of, by the short collection as by the long one', async () => {
  for (const collect of [collectNewGarbage, collectGarbage, () => collectWhenLarge(PIXELS)]) {
    const before = held();
    leavePixels();
    assert.ok(held() >= before + PIXELS);
    collect();
    // the memory itself is given back by another thread, unless Node was told to have none for that
    await until(() => held() < before + PIXELS, `${before} bytes are held, as before`);
  }
});
