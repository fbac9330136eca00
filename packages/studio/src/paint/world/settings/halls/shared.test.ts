import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { briefOf, staged } from '../../../../scene/staged-for-tests.js';
import { createRandom } from '../../../kit/random.js';
import { createSetPen } from '../../sets/space.js';
import { createView } from '../../view.js';
import { pendant } from './shared.js';

test('a lamp of a hall of which only the cord would be seen does not hang there', () => {
  const { scene } = staged({ ...briefOf([{ concept: 'chair' }], []), setting: 'cafe' }, 3);
  const view = createView(scene);
  const painted = [true, false].map((open) => {
    const canvas = createCanvas(768, 768);
    const context = canvas.getContext('2d');
    const lens = { near: 3, range: 20 };
    const pen = createSetPen(context, { ...view, isOpen: () => open }, createRandom(1), lens);
    pendant(pen, 0, 6, 2, 2.6, [200, 60, 40]);
    return context.getImageData(0, 0, 768, 768).data.some((byte) => byte > 0);
  });
  assert.deepEqual(painted, [true, false]);
});
