import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lightnessOf, toOklab } from '../paint/kit/colour.js';
import { apartFrom } from './looks/flat-tones.js';
import { anatomy, regionsOf, wide } from './regions-for-tests.js';

const [HAIR, SKIN, CLOTH] = [
  [58, 40, 30],
  [219, 171, 141],
  [60, 96, 150],
] as const;

/** Dark hair on the head, a shadow of its colour beside the throat, and on one side a lock that hangs down from the head. */
function colourAt(right: number, below: number): readonly [number, number, number] {
  if (right > wide * 1.05 && right < wide * 1.05 + 0.25 && below > -0.5 && below < 1.9) return HAIR;
  if ((right / wide) ** 2 + ((below - 0.2) / 0.9) ** 2 < 1) return SKIN;
  if (below < 0.6) return HAIR;
  if (Math.hypot((right + 0.45) / 0.12, (below - 1.3) / 0.12) < 1) return HAIR;
  return below < 1.75 && Math.abs(right) < 0.65 ? SKIN : CLOTH;
}

test('a shadow on the throat in the colour of hair is skin, a lock that hangs from the head is hair', () => {
  const { hairAt, skinAt } = regionsOf(colourAt);
  assert.ok(hairAt(-0.45, 1.3) < 0.2 && skinAt(-0.45, 1.3) > 0.6, 'the shadow is skin');
  const lock = (anatomy.faceWidth / anatomy.unit) * 0.525 + 0.12;
  assert.ok(hairAt(lock, 1.3) > 0.6, 'the lock is hair');
});

test('hair in the colour of skin is drawn apart from it, other hair as it is', () => {
  const skin = [226, 178, 150] as const;
  const drawn = apartFrom([224, 184, 148], skin);
  assert.ok(lightnessOf(drawn) < lightnessOf(skin) - 0.05, `${drawn.join()} is darker`);
  assert.ok(drawn[0] - drawn[2] > 224 - 148, `${drawn.join()} is yellower`);
  assert.deepEqual(apartFrom([58, 40, 30], skin), [58, 40, 30]);
  // Light brown hair in the same lamp's light: as near to the skin as before, a head would be bald.
  for (const hair of [
    [170, 140, 120],
    [196, 160, 130],
    [150, 122, 104],
  ] as const) {
    const [one, other] = [toOklab(apartFrom(hair, skin)), toOklab(skin)];
    assert.ok(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) > 0.14, String(hair));
  }
});
