import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item, Scene } from '../../scene/scene.js';
import type { Finish, Look } from '../look.js';
import { looks } from '../looks.js';
import { paintSample } from '../sample-painting.js';
import { finishWithFaces } from './small-faces.js';

const side = 384;

/** One face of this half height with two eyes, all else as in the sample. */
function withOneFace(radius: number, skin: readonly [number, number, number]): Finish & { readonly eye: number } {
  const sample = paintSample(side, side);
  const drawable = { kind: 'person', faces: [[0, -0.5, radius / 300]] };
  const item = { drawable, x: 200, y: 350, size: 300, turn: 0, mirrored: false } as unknown as Item;
  const scene: Scene = { ...sample.scene, width: side, height: side, items: [item] };
  const { index, layers } = sample.painting.map!;
  index.fill(0);
  for (let pixel = 0; pixel < index.length; pixel++) sample.pixels.set([...skin, 255], pixel * 4);
  const [x, y] = [200 - Math.round(radius * 0.3), 200 - Math.round(radius * 0.1)];
  for (const across of [x, 400 - x])
    for (let row = -1; row <= 1; row++)
      for (let column = -1; column <= 1; column++)
        sample.pixels.set([20, 14, 12, 255], ((y + row) * side + across + column) * 4);
  return { ...sample, scene, painting: { ...sample.painting, map: { index, layers } }, eye: (y * side + x) * 4 };
}

/** Covers everything with one colour. */
const smeared = (faces: Look['faces']): Look => ({
  name: 'oil',
  ink: false,
  mapped: true,
  ...(faces && { faces }),
  finish: ({ pixels }) => pixels.fill(150),
});

test('small faces keep their eyes in a manner that would cover them, large ones are left to it', () => {
  const small = withOneFace(16, [214, 160, 130]);
  const cheek = (200 * side + 200) * 4;
  const printed = finishWithFaces(smeared({ calm: 0.7 }), small);
  assert.ok(printed[small.eye]! < 80, `an eye of ${printed[small.eye]}`);
  assert.ok(Math.abs(printed[cheek]! - 150) < 12, `a cheek of ${printed[cheek]}`);
  assert.equal(printed[(300 * side + 200) * 4], 150, 'nothing changes below it');
  const large = withOneFace(90, [214, 160, 130]);
  assert.equal(finishWithFaces(smeared({ calm: 0.7 }), large)[large.eye], 150);
  const plain = withOneFace(16, [214, 160, 130]);
  assert.equal(finishWithFaces(smeared(undefined), plain)[plain.eye], 150);
});

test('dark skin is light enough for its features where a manner says how light', () => {
  const finish = withOneFace(16, [80, 50, 40]);
  const cheek = (200 * side + 200) * 4;
  const pixels = finishWithFaces(
    { ...smeared({ calm: 0.8, lightest: 180, ink: [20, 20, 20] }), finish: ({ pixels: own }) => own.fill(40) },
    finish,
  );
  assert.ok(pixels[cheek]! > 120, `a cheek of ${pixels[cheek]}`);
  assert.ok(pixels[finish.eye]! < 60, `an eye of ${pixels[finish.eye]}`);
});

test('a face of facets, tesserae, touches or stitches has eyes', () => {
  for (const name of ['low-poly', 'mosaic', 'impressionist', 'swirling', 'charcoal', 'halftone'] as const) {
    const finish = withOneFace(16, [214, 160, 130]);
    const look = looks.find((one) => one.name === name && !one.ink)!;
    const pixels = finishWithFaces(look, finish);
    const cheek = ((200 - 6) * side + 200) * 4;
    assert.ok(pixels[finish.eye]! < pixels[cheek]! * 0.6, `${name}: ${pixels[finish.eye]} on ${pixels[cheek]}`);
  }
});

test('small pictures in lines or dots of ink are drawn large, where faces have room', () => {
  for (const name of ['engraving', 'pen-hatching', 'stipple', 'woodcut'] as const)
    assert.equal(looks.find((one) => one.name === name)?.fine, true, name);
});
