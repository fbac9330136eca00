import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { briefOf, staged } from '../../../scene/staged-for-tests.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import { furnishKitchen } from './furnishings.js';

const WINDOW = { x: 300, y: 80, width: 150, height: 170 };

/** How many pixels of the kitchen are otherwise where something stands before all that it brings, but for what the prompt has. */
function leftOut(view: View, own: readonly string[]): number {
  const [shown, hidden] = [true, false].map((open) => {
    const canvas = createCanvas(768, 768);
    const brings = (concept: string): boolean => !own.includes(concept);
    furnishKitchen(canvas.getContext('2d'), { ...view, brings, isOpen: () => open }, WINDOW);
    return canvas.getContext('2d').getImageData(0, 0, 768, 768).data;
  });
  assert.ok(shown && hidden);
  return shown.filter((byte, at) => at % 4 === 1 && byte !== hidden[at]).length;
}

test('the tap and the plant of a kitchen are left out where only a piece of them would look out', () => {
  const { scene } = staged({ ...briefOf([{ concept: 'kettle' }], []), setting: 'kitchen' }, 3);
  const view = createView(scene);
  const both = leftOut(view, []);
  const plant = leftOut(view, ['faucet']);
  assert.ok(plant > 100, `${plant}`);
  assert.ok(both > plant + 50, `${both} of which ${plant} are the plant`);
});
