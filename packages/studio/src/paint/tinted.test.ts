import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import type { Painting } from './painting.js';
import { tintedPainting } from './tinted.js';

/** What a layer of this colour looks like where something of the place has a told one. */
function shown(region: 'land' | 'far', painted: string, what: string, colour: string): readonly number[] {
  const sheet = createCanvas(4, 4).getContext('2d');
  const painting = {
    width: 4,
    height: 4,
    layer: (_layer: unknown, paint: (context: typeof sheet) => void) => paint(sheet),
  } as unknown as Painting;
  tintedPainting(painting, [{ what, colour }]).layer({ region, depth: 0.5 }, (onto) => {
    onto.fillStyle = painted;
    onto.fillRect(0, 0, 4, 4);
  });
  return [...sheet.getImageData(1, 1, 1, 1).data];
}

test('green grass stays as it is painted, blue grass turns blue, and far hills keep some of their air', () => {
  const [red = 0, , blue = 0] = shown('land', '#8cae62', 'grass', '#4c9a45');
  assert.ok(red > 100 && blue > 70, 'no neon');
  const [, green = 0, deep = 0] = shown('land', '#8cae62', 'grass', '#2f6fc0');
  assert.ok(deep > green, 'blue');
  const [some = 0] = shown('far', '#a8b0a8', 'hills', '#4c9a45');
  assert.ok(some > 100, 'hazy');
});

test('above a low sun a blue sky stays warm along the horizon, and a red one is red', () => {
  const seen = (colour: string, low: boolean, y: number): readonly number[] => {
    const sheet = createCanvas(4, 100).getContext('2d');
    const painting = {
      width: 4,
      height: 100,
      layer: (_layer: unknown, paint: (context: typeof sheet) => void) => paint(sheet),
    } as unknown as Painting;
    tintedPainting(painting, [{ what: 'sky', colour }], low).layer({ region: 'sky', depth: 1 }, (onto) => {
      onto.fillStyle = '#f0a060';
      onto.fillRect(0, 0, 4, 100);
    });
    return [...sheet.getImageData(1, y, 1, 1).data];
  };
  const [red = 0, , blue = 0, alpha] = seen('#2f5fc0', true, 70);
  assert.ok(red > blue && alpha === 255, `${red} ${blue}`);
  for (const [low, y] of [
    [true, 4],
    [false, 70],
  ] as const) {
    const [some = 0, , deep = 0] = seen('#2f5fc0', low, y);
    assert.ok(deep > some, `${low} ${y}: ${some} ${deep}`);
  }
  assert.deepEqual(seen('#c03020', true, 70), seen('#c03020', false, 70));
});
