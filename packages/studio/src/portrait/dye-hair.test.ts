import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rgb } from '../paint/kit/colour.js';
import { dyeHair } from './dye-hair.js';
import { anatomy, wide } from './regions-for-tests.js';
import { drawWrinkles } from './wrinkles.js';

const SIDE = 256;
const SKIN: Rgb = [226, 178, 150];
const isFace = (right: number, below: number): boolean => (right / wide / 0.96) ** 2 + ((below - 0.2) / 0.85) ** 2 < 1;

/** Somebody with brown hair; `strange` is what has another colour. */
function personWith(strange: (right: number, below: number) => Rgb | undefined) {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  const { eyes, unit } = anatomy;
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    const [right, below] = [(x - eyes[0]) / unit, (y - eyes[1]) / unit];
    const body: Rgb = isFace(right, below) ? SKIN : below < 1 ? [96, 66, 44] : [60, 96, 150];
    pixels.set([...(strange(right, below) ?? body), 255], at);
  }
  const matte = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [right, below] = [((at % SIDE) - eyes[0]) / unit, (Math.floor(at / SIDE) - eyes[1]) / unit];
    return Math.abs(right) < 1.05 || below > 1 ? 1 : 0;
  });
  const colourAt = (right: number, below: number): readonly number[] =>
    Array.from(
      pixels
        .subarray((Math.round(eyes[1] + below * unit) * SIDE + Math.round(eyes[0] + right * unit)) * 4)
        .subarray(0, 3),
    );
  return { pixels, matte, colourAt };
}

test('hair gets the colour that is asked for, face and clothes keep theirs', () => {
  const { pixels, matte, colourAt } = personWith(() => undefined);
  dyeHair(pixels, matte, SIDE, SIDE, anatomy, [61, 107, 196]);
  const [red, , blue] = colourAt(0, -0.85);
  assert.ok(blue! > red! + 60, `hair of ${colourAt(0, -0.85).join()}`);
  assert.deepEqual(colourAt(0.2, 0.4), SKIN);
  assert.deepEqual(colourAt(0.9, 2), [60, 96, 150]);
});

test('hair that is hardly told from what is beside it is left as it is', () => {
  const { pixels, matte } = personWith((right, below) =>
    right > wide * 1.15 && below > -0.9 && below < 1 ? SKIN : undefined,
  );
  const before = pixels.slice();
  dyeHair(pixels, matte, SIDE, SIDE, anatomy, [61, 107, 196]);
  assert.deepEqual(pixels, before);
});

test('years leave folds on the skin of the face and nothing beside it', () => {
  const { pixels, matte } = personWith(() => undefined);
  const before = pixels.slice();
  drawWrinkles(pixels, matte, SIDE, SIDE, anatomy);
  const darker = (x: number, y: number): boolean =>
    [-3, -2, -1, 0, 1, 2, 3].some((off) => {
      const at = (Math.round(y + off) * SIDE + Math.round(x)) * 4;
      return pixels[at]! < before[at]! - 5;
    });
  const [brow, wing, corner] = [anatomy.points[19]!, anatomy.points[31]!, anatomy.points[48]!];
  assert.ok(darker(brow[0], brow[1] - 0.25 * anatomy.unit), 'a fold across the forehead');
  assert.ok(darker((wing[0] + corner[0]) / 2 - anatomy.unit * 0.1, (wing[1] + corner[1]) / 2), 'one beside the mouth');
  const cloth = (Math.round(anatomy.collar[1] + anatomy.unit * 0.5) * SIDE + Math.round(anatomy.collar[0])) * 4;
  assert.deepEqual(pixels.slice(cloth, cloth + 3), before.slice(cloth, cloth + 3));
});
