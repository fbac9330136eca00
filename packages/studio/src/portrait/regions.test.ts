import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rgb } from '../paint/kit/colour.js';
import { regionsOf, wide } from './regions-for-tests.js';

const SKIN: Rgb = [226, 178, 150];

const isFace = (right: number, below: number): boolean => (right / wide) ** 2 + ((below - 0.2) / 0.95) ** 2 < 1;
const isThroat = (right: number, below: number): boolean => Math.abs(right) < 0.45 && below > 0.8 && below < 1.6;

test('cream clothes below blond hair are not hair, and the hair that hangs down on them is', () => {
  const { hairAt } = regionsOf((right, below) => {
    if (isFace(right, below) || isThroat(right, below)) return SKIN;
    if (below < 1 || (right > 0.6 && right < 1.1 && below < 1.9)) return [206, 164, 92];
    return [222, 184, 132];
  });
  assert.ok(hairAt(-1, 1.5) < 0.2 && hairAt(-1.3, 1.25) < 0.2, `a sleeve: ${hairAt(-1, 1.5)}, ${hairAt(-1.3, 1.25)}`);
  assert.ok(hairAt(0.85, 1.5) > 0.6, `a lock: ${hairAt(0.85, 1.5)}`);
});

test('folds of a sleeve that have the colour of hair here and there are cloth', () => {
  const [hair, cloth]: Rgb[] = [
    [206, 164, 92],
    [236, 226, 214],
  ];
  const isFold = (right: number): boolean => Math.abs((((right + 4) % 0.5) + 0.5) % 0.5) < 0.08;
  const { hairAt } = regionsOf((right, below) => {
    if (isFace(right, below) || isThroat(right, below)) return SKIN;
    return below < 1 || (right > 0.6 && right < 1.1 && below < 1.9) || (right < 0 && isFold(right)) ? hair! : cloth!;
  });
  assert.ok(hairAt(-0.96, 1.6) < 0.3, `a fold: ${hairAt(-0.96, 1.6)}`);
  assert.ok(hairAt(0.85, 1.5) > 0.6, `a lock: ${hairAt(0.85, 1.5)}`);
});

test('hair that flies far to the side is hair as far as its colour goes', () => {
  const { hairAt } = regionsOf((right, below) => {
    if (isFace(right, below) || isThroat(right, below)) return SKIN;
    return below < 1 || (right > 0.6 && below < 2.6 - right * 0.1) ? [142, 96, 48] : [24, 22, 26];
  });
  assert.ok(hairAt(2, 1.6) > 0.6, `${hairAt(2, 1.6)} beside the shoulder`);
  assert.ok(hairAt(-0.9, 1.6) < 0.2, `${hairAt(-0.9, 1.6)} on a black jacket`);
});

test('a chain on the throat is part of the skin, what covers the body is not', () => {
  const { skinAt } = regionsOf((right, below) => {
    if (Math.hypot(right - 0.1, below - 1.35) < 0.1) return [70, 130, 190];
    if (isFace(right, below) || isThroat(right, below)) return SKIN;
    return below < 0.9 ? [58, 40, 30] : [60, 96, 150];
  });
  assert.ok(skinAt(0.1, 1.35) > 0.6, `${skinAt(0.1, 1.35)} on the throat`);
  assert.ok(skinAt(0.8, 2) < 0.3, `${skinAt(0.8, 2)} on the chest`);
});

test('hair that a lamp colours is hair just outside the face all the same', () => {
  const { hairAt, skinAt } = regionsOf((right, below) => {
    if (isFace(right, below) || isThroat(right, below)) return SKIN;
    return right > 0.5 && below > -0.3 && below < 0.4 ? [96, 52, 150] : [58, 40, 30];
  });
  assert.ok(hairAt(wide * 1.3, 0.1) > 0.6, `${hairAt(wide * 1.3, 0.1)} beside the eye`);
  assert.ok(skinAt(0.2, 0.4) > 0.9 && hairAt(0.2, 0.4) < 0.1, 'a cheek is skin');
});

test('a shade at the temple is forehead', () => {
  const temple = (colour: Rgb) =>
    regionsOf((right, below) => {
      if (Math.hypot(right - wide * 0.5, below + 0.5) < 0.12) return colour;
      return isFace(right, below) || isThroat(right, below) ? SKIN : [92, 66, 52];
    }).hairAt(wide * 0.5, -0.5);
  assert.ok(temple([158, 124, 104]) < 0.3, `${temple([158, 124, 104])} in the shade`);
});
