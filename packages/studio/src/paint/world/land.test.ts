import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPainting } from '../painting.js';
import { HEIGHT, WIDTH, briefOf, findWorld, staged } from '../../scene/staged-for-tests.js';

function paintedBefore(camera: 'portrait' | 'medium'): number {
  const brief = { ...briefOf([{ concept: 'person', attributes: ['man'] }], []), camera, setting: 'hills' as const };
  const { scene } = staged(brief, 3);
  const painting = createPainting(WIDTH, HEIGHT, false);
  findWorld('hills').paintForeground?.(scene, painting);
  const { data } = painting.context.getImageData(0, 0, WIDTH, HEIGHT);
  let painted = 0;
  for (let byte = 3; byte < data.length; byte += 4) if ((data[byte] as number) > 40) painted++;
  return painted;
}

test('no grass grows before the chest of a portrait, and it does before the feet of who stands there', () => {
  assert.equal(paintedBefore('portrait'), 0);
  assert.ok(paintedBefore('medium') > 0);
});
