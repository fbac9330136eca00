import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settings } from '../../catalogue/settings.js';
import { briefOf, staged } from '../../scene/staged-for-tests.js';
import { createBrush } from './brush-line.js';
import { drawPlace, isDrawnAnew } from './line-places.js';
import { createMeadow } from './meadow.js';
import { createPage } from './page.js';

const SIDE = 240;

function blank() {
  const plane = new Float32Array(SIDE * SIDE);
  const pen = createBrush(plane, SIDE, SIDE, { width: 2, swell: 0 });
  const inked = (): number => plane.reduce((sum, value) => sum + (value > 0.3 ? 1 : 0), 0) / plane.length;
  return { plane, pen, inked, page: createPage(plane, SIDE, SIDE, { pen, broad: 2 }) };
}

test('a form hides the lines behind it, and has one around it', () => {
  const { plane, page } = blank();
  page.line((share) => [share * SIDE, SIDE / 2], SIDE);
  page.corners([60, 60], [180, 60], [180, 180], [60, 180]);
  const at = (x: number, y: number): number => plane[y * SIDE + x] as number;
  assert.ok(at(20, SIDE / 2) > 0.3);
  assert.equal(at(SIDE / 2, SIDE / 2), 0);
  assert.ok(at(60, 100) > 0.3 && at(120, 60) > 0.3);
});

test('a form that leaves the page is cut off at its edges', () => {
  const { page, inked } = blank();
  page.corners([-900, -900], [900, -900], [900, 900], [-900, 900]);
  assert.equal(inked(), 0);
});

test('places of a page to be coloured in have few lines, and room between them', () => {
  for (const setting of settings.filter(isDrawnAnew)) {
    const { scene } = staged({ ...briefOf([{ concept: 'cat' }], []), setting }, 3);
    const { page, pen, inked } = blank();
    const small = { ...scene, setting, width: SIDE, height: SIDE, horizon: SIDE / 2 };
    drawPlace({ page, scene: small, random: scene.random.fork('page'), meadow: createMeadow(pen, 2) });
    assert.ok(inked() > 0.005 && inked() < 0.3, `${setting}: ${inked()}`);
  }
});
