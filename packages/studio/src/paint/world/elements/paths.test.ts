import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { SEEDS, staged } from '../../../scene/staged-for-tests.js';
import { understand } from '../../../understanding.js';
import { createView } from '../view.js';
import { paintPath } from './paths.js';

/** Whether a path was painted along the lower edge. */
async function hasPath(prompt: string, seed: number): Promise<boolean> {
  const view = createView(staged(await understand(prompt), seed).scene);
  const { width, height, horizon } = view;
  const context = createCanvas(width, height).getContext('2d');
  const way = { name: 'way', start: 0.5, end: 0.5, top: horizon, colour: [200, 180, 150], wide: 0.3 } as const;
  const lies = paintPath(context, view, way);
  return Array.from({ length: 20 }, (_, step) => lies((width * step) / 20, height - 4)).some(Boolean);
}

test('a path does not end along a straight edge at the foot of a flag', async () => {
  for (const seed of SEEDS) {
    assert.equal(await hasPath('a flag in a meadow', seed), false);
    assert.equal(await hasPath('a horse in a meadow', seed), true);
  }
});

test('a path that a cow stands across ends behind her and is no thorn on her back', async () => {
  const { scene } = staged(await understand('a cow in a meadow'), 3);
  const [cow] = scene.items.filter(({ subject }) => subject === 0);
  assert.ok(cow);
  const { width, height, horizon } = scene;
  const [y, size] = [height * 0.9, (height * 0.9 - horizon) * 0.8];
  const way = { name: 'way', start: 0.5, end: 0.5, top: horizon, colour: [200, 180, 150], wide: 0.05 } as const;
  const liesAt = (x: number, at: number): boolean => {
    const moved = { ...scene, items: scene.items.map((item) => (item === cow ? { ...item, x, y, size } : item)) };
    const lies = paintPath(createCanvas(width, height).getContext('2d'), createView(moved), way);
    return Array.from({ length: 4000 }, (_, step) => lies((width * step) / 4000, at)).some(Boolean);
  };
  const overBack = y - size * 0.9;
  assert.equal(liesAt(width / 2, overBack), false);
  assert.equal(liesAt(width * 1.5, overBack), true);
  assert.equal(liesAt(width / 2, height - 4), true);
});

test('beyond the pond of who swims in a garden no path goes on', async () => {
  const { scene } = staged(await understand('a duck, two chickens and a rabbit played in the yard'), 3);
  const items = scene.items.map((item, index) => (index === 0 ? { ...item, standsOn: 'water' as const } : item));
  const { width, height, horizon } = scene;
  const way = { name: 'way', start: 0.5, end: 0.5, top: horizon, colour: [200, 180, 150], wide: 0.3 } as const;
  const lies = paintPath(createCanvas(width, height).getContext('2d'), createView({ ...scene, items }), way);
  assert.ok(!Array.from({ length: 20 }, (_, step) => lies((width * step) / 20, height - 4)).some(Boolean));
});
