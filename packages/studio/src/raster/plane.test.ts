import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blurred, brightness, enlarge, shrink, sizeOf, smooth } from './plane.js';
import { drawStroke } from '../looks/press/strokes.js';

function sum(plane: Float32Array): number {
  return plane.reduce((total, value) => total + value, 0);
}

describe('planes', () => {
  it('take brightness from 0 to 1', () => {
    const plane = brightness(new Uint8ClampedArray([0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255]));
    assert.equal(plane[0], 0);
    assert.ok(Math.abs((plane[1] as number) - 1) < 1e-6);
    assert.ok((plane[2] as number) > 0.2 && (plane[2] as number) < 0.4);
  });

  it('blur without losing or making light, evenly in all directions', () => {
    const plane = new Float32Array(65 * 65);
    plane[32 * 65 + 32] = 1;
    for (const sigma of [1, 3, 9]) {
      const soft = smooth(plane, 65, 65, sigma);
      assert.ok(Math.abs(sum(soft) - 1) < 0.06, `sigma ${sigma}: ${sum(soft)}`);
      assert.ok((soft[32 * 65 + 32] as number) < 0.5);
    }
    const narrow = blurred(plane.slice(), 65, 65, 2);
    assert.ok(Math.abs((narrow[30 * 65 + 32] as number) - (narrow[32 * 65 + 30] as number)) < 1e-7);
    assert.ok(Math.abs((narrow[34 * 65 + 32] as number) - (narrow[30 * 65 + 32] as number)) < 1e-7);
  });

  it('keep a constant constant, at any odd size', () => {
    const flat = new Float32Array(37 * 23).fill(0.4);
    for (const value of smooth(flat, 37, 23, 8)) assert.ok(Math.abs(value - 0.4) < 1e-5);
    const size = sizeOf(37, 23, 4);
    const small = shrink(flat, 37, 23, 4);
    assert.equal(small.length, size.width * size.height);
    for (const value of enlarge(small, 37, 23, 4)) assert.ok(Math.abs(value - 0.4) < 1e-6);
  });
});

describe('drawStroke', () => {
  it('inks about its length times its width, in any direction, and clips at the edges', () => {
    for (const angle of [0, 0.4, 0.8, 1.2, Math.PI / 2, 2.4]) {
      const plane = new Float32Array(100 * 100);
      const reach = 30;
      drawStroke(plane, 100, 100, {
        fromX: 50 - Math.cos(angle) * reach,
        fromY: 50 - Math.sin(angle) * reach,
        toX: 50 + Math.cos(angle) * reach,
        toY: 50 + Math.sin(angle) * reach,
        bow: 0,
        width: 3,
        taper: 0,
      });
      assert.ok(Math.abs(sum(plane) - 180) < 14, `${angle}: ${sum(plane)}`);
    }
    const plane = new Float32Array(10 * 10);
    drawStroke(plane, 10, 10, { fromX: -50, fromY: -40, toX: 60, toY: 50, bow: 3, width: 4, taper: 1 });
    assert.ok(plane.every((value) => value >= 0 && value <= 1));
  });
});
