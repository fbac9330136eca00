import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paintedAlone } from '../../painted-for-tests.js';
import { createViaduct } from './viaduct.js';

test('no bar closes the arch of a bridge at its foot', () => {
  const canvas = paintedAlone(createViaduct(2), { size: 200, margin: 0.1 });
  const { data } = canvas.getContext('2d').getImageData(canvas.width / 2, 200, 1, 35);
  for (let at = 3; at < data.length; at += 4) assert.ok((data[at] as number) < 8);
});
