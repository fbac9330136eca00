import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LayerMap } from '../../paint/painting.js';
import { paintSample } from '../sample-painting.js';
import { traceContours } from './contour.js';

test('a flower of a meadow has no outline as thick as itself, a tree has one', () => {
  const [width, height] = [200, 200];
  const inkAround = (radius: number): number => {
    const sample = paintSample(width, height, { mapped: true });
    const isLeaf = (pixel: number): boolean =>
      Math.hypot((pixel % width) - 100, Math.floor(pixel / width) - 150) < radius;
    const map: LayerMap = {
      layers: [
        { region: 'land', depth: 0.5 },
        { region: 'foliage', depth: 0.3 },
      ],
      index: Uint8Array.from({ length: width * height }, (_, pixel) => (isLeaf(pixel) ? 1 : 0)),
    };
    const light = Float32Array.from(map.index, (layer) => (layer ? 0.2 : 0.8));
    const { line } = traceContours(sample, map, light, { width: 3, inner: 0, gap: 0 });
    return line.subarray(width * 100).reduce((sum, ink) => sum + ink, 0);
  };
  assert.ok(inkAround(9) < 1, `${inkAround(9)}`);
  assert.ok(inkAround(40) > 150, `${inkAround(40)}`);
});
