import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LayerMap } from '../../paint/painting.js';
import { setOff } from './set-off.js';

const SIDE = 128;
const [LEFT, RIGHT] = [48, 80];
const inside = (x: number, y: number): boolean => x >= LEFT && x < RIGHT && y >= LEFT && y < RIGHT;

/** A square thing of one grey before a ground of another; how light the ground is close to it and far from it. */
function grounds(thing: number, ground: number): { readonly near: number; readonly far: number; readonly own: number } {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  const index = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const at = y * SIDE + x;
      index[at] = inside(x, y) ? 1 : 0;
      pixels.fill(inside(x, y) ? thing : ground, at * 4, at * 4 + 3);
    }
  const map: LayerMap = {
    layers: [
      { region: 'sky', depth: 1 },
      { region: 'subject', depth: 0.2 },
    ],
    index,
  };
  setOff(pixels, map, Uint8Array.from([0, 1]), SIDE, SIDE);
  const at = (x: number, y: number): number => pixels[(y * SIDE + x) * 4] as number;
  return { near: at(LEFT - 3, 64), far: at(4, 4), own: at(64, 64) };
}

test('the ground of a pale thing is shaded around it, that of a dark thing is lit, and the thing stays', () => {
  const [pale, dark] = [grounds(235, 228), grounds(52, 58)];
  assert.ok(pale.near < 205, `${pale.near}`);
  assert.ok(dark.near > 78, `${dark.near}`);
  assert.deepEqual([pale.own, pale.far, dark.own, dark.far], [235, 228, 52, 58]);
});

test('what is set off already is left alone', () => {
  const { near, far } = grounds(230, 90);
  assert.deepEqual([near, far], [90, 90]);
});
