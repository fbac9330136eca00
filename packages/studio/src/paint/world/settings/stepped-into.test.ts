import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staged } from '../../../scene/staged-for-tests.js';
import { understand } from '../../../understanding.js';
import type { Painting } from '../../painting.js';
import { createView } from '../view.js';
import { steppedInto } from './stepped-into.js';

const box = { x: 200, y: 100, width: 100, height: 100 };

/** How large a window is painted, where 1 is the usual size, and whether the wall behind it goes with it. */
async function roomOf(prompt: string): Promise<{ readonly window: number; readonly wallGoes: boolean }> {
  const { scene } = staged(await understand(prompt), 3);
  assert.equal(scene.setting, 'room', prompt);
  const scales: number[] = [];
  const context = { save() {}, restore() {}, translate() {}, scale: (by: number) => void scales.push(by) };
  const painting = { layer: (_where: unknown, paint: (on: unknown) => void) => paint(context) } as unknown as Painting;
  const near = steppedInto(createView(scene), painting);
  near.ground({ region: 'wall', depth: 0.9 }, () => {});
  return { window: near.seen(box).width / box.width, wallGoes: scales.length > 0 };
}

test('a room in which many stand is painted as far off as they are, and its wall goes on to the edges', async () => {
  const many = await roomOf('six children dancing in a living room');
  assert.ok(many.window < 0.85 && many.window > 0.6, `${many.window}`);
  assert.equal(many.wallGoes, false);
  const one = await roomOf('a man standing in a living room');
  assert.ok(one.window >= 1, `${one.window}`);
});
