import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mix, type Rgb } from '../paint/kit/colour.js';
import { regionsOf, wide } from './regions-for-tests.js';

const SKIN: Rgb = [214, 150, 116];
const HAIR: Rgb = [224, 178, 110];
const CREAM: Rgb = [232, 200, 176];

const isFace = (right: number, below: number): boolean => (right / wide) ** 2 + ((below - 0.2) / 0.95) ** 2 < 1;
/** The throat, and what a neckline leaves bare. */
const isThroat = (right: number, below: number): boolean =>
  below > 0.8 && Math.abs(right) < 0.45 - Math.max(0, below - 1.4) * 0.2;
/** 0 to 1 and back, again and again from the throat down and a little askew. */
const fold = (right: number, below: number): number => 0.5 - 0.5 * Math.cos((below + right * 0.2 - 1.15) * 8);

test('a cream jacket below blond hair is cloth, wherever its folds have the colours of hair and skin', () => {
  const { hairAt, skinAt } = regionsOf((right, below) => {
    if (isFace(right, below) || isThroat(right, below)) return SKIN;
    if (below < 1.15) return HAIR;
    return mix(CREAM, right < 0 ? mix(SKIN, HAIR, 0.3) : HAIR, fold(right, below) * 0.65);
  });
  let [wrong, all] = [0, 0];
  for (let right = -1.7; right < 1.7; right += 0.06) {
    for (let below = 1.4; below < 2.2; below += 0.06) {
      if (Math.abs(right) < 0.75) continue;
      all += 1;
      if (hairAt(right, below) > 0.5 || skinAt(right, below) > 0.42) wrong += 1;
    }
  }
  assert.ok(wrong < all * 0.1, `${wrong} of ${all} places on the jacket are hair or skin`);
  assert.ok(skinAt(0, 1.6) > 0.6, `${skinAt(0, 1.6)} on the throat`);
});

test('bare shoulders below blond hair stay skin in their lights and shades, beside straps too', () => {
  const { hairAt, skinAt } = regionsOf((right, below) => {
    if (isFace(right, below)) return SKIN;
    if (below > 1.3 && Math.abs(Math.abs(right) - 0.75) < 0.07) return [60, 96, 150];
    if (below > 2) return [60, 96, 150];
    if (below > 1 || isThroat(right, below)) return mix(SKIN, fold(right, below) > 0.5 ? CREAM : [150, 92, 66], 0.3);
    return HAIR;
  });
  for (const right of [-1.3, -1, -0.4, 0, 0.4, 1, 1.3]) {
    assert.ok(skinAt(right, 1.6) > 0.6, `skin ${skinAt(right, 1.6)} at ${right}`);
    assert.ok(hairAt(right, 1.6) < 0.3, `hair ${hairAt(right, 1.6)} at ${right}`);
  }
});
