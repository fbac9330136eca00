import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPainting } from '../paint/painting.js';
import { staged } from '../scene/staged-for-tests.js';
import { understand } from '../understanding.js';
import { apartOn, areApart } from './isometric-apart.js';

const HALF = 180;

const placed = async (prompt: string) => {
  const read = await understand(prompt);
  const { scene } = staged({ ...read, setting: 'studio', features: [] }, 5);
  const painting = createPainting(scene.width, scene.height, false);
  const finish = { scene, painting, pixels: new Uint8ClampedArray(scene.width * scene.height * 4), read };
  return { scene, pieces: apartOn(finish, HALF) };
};

test('things of a farm have places of their own on the block, houses behind and hens before, and a hen is no tractor', async () => {
  const { scene, pieces } = await placed('isometric farm with a barn, a tractor and three chickens');
  assert.ok(areApart(scene));
  assert.equal(pieces.length, 5);
  const [barn, tractor, ...hens] = pieces;
  assert.ok(barn && tractor && hens.length === 3);
  assert.ok(barn.row === 0 && tractor.row === 1 && hens.every(({ row }) => row === 2));
  assert.ok(hens.every(({ tall, y }) => tall < tractor.tall * 0.5 && y > tractor.y));
  for (const row of [0, 1, 2])
    for (const one of pieces.filter((piece) => piece.row === row)) {
      assert.ok(Math.abs(one.x) + one.wide / 2 < HALF, 'on the block');
      for (const other of pieces.filter((piece) => piece.row === row && piece !== one))
        assert.ok(Math.abs(one.x - other.x) >= (one.wide + other.wide) / 2, 'side by side');
    }
});

test('who rides or sits keeps what carries them', async () => {
  assert.ok(!areApart((await placed('isometric illustration of a cat on a car and a house')).scene));
});
