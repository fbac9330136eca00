import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CloserLook } from './closer-look.js';
import { evenBorder, isolatePerson } from './isolate.js';

const SIDE = 200;
const head = { x: 100, y: 90, size: 80 };

/** A face between two strands of hair that hang from the crown, with background between strand and jaw. */
function longHair(x: number, y: number): boolean {
  const face = Math.hypot((x - 100) / 0.8, y - 90) < 42;
  const crown = y > 35 && y < 95 && Math.abs(x - 100) < 62;
  const strands = y >= 95 && y < 170 && Math.abs(x - 100) > 50 && Math.abs(x - 100) < 62;
  const shoulders = y > 150;
  const neck = y > 120 && Math.abs(x - 100) < 18;
  return face || crown || strands || shoulders || neck;
}

/** Somebody's arm beside the head, with background between. */
const arm = (x: number, y: number): boolean => x > 178 && x < 192 && y > 20;

function isolate(inside: (x: number, y: number) => boolean, looks?: -1 | 1, look?: CloserLook) {
  const matte = new Float32Array(SIDE * SIDE);
  for (let pixel = 0; pixel < matte.length; pixel += 1)
    matte[pixel] = inside(pixel % SIDE, Math.floor(pixel / SIDE)) ? 1 : 0;
  const data = Buffer.alloc(SIDE * SIDE * 3, 120);
  const kept = isolatePerson({ width: SIDE, height: SIDE, data }, matte, { ...head, looks }, [], look);
  return (x: number, y: number): number => kept[y * SIDE + x] ?? 0;
}

test('hair that hangs beside the neck stays whole', () => {
  const kept = isolate(longHair);
  for (let y = 46; y < 165; y += 1) for (const x of [44, 156]) assert.ok(kept(x, y) > 0.8, `hair at ${x}, ${y}`);
});

test('an arm beside the head goes', () => {
  const kept = isolate((x, y) => longHair(x, y) || arm(x, y));
  for (let y = 30; y < 110; y += 1) assert.ok(kept(185, y) < 0.2, `arm at ${y}`);
});

test('the stump of an arm that is raised to the hair goes, the hair stays', () => {
  const stump = (x: number, y: number): boolean => x > 4 && x < 42 && Math.abs(y - 66) < (x - 4) * 0.24;
  const kept = isolate((x, y) => longHair(x, y) || stump(x, y));
  for (let x = 6; x < 24; x += 1) assert.ok(kept(x, 66) < 0.2, `arm at ${x}`);
  for (let y = 46; y < 165; y += 1) assert.ok(kept(156, y) > 0.8, `hair at ${y}`);
});

test('who is alone and in profile keeps the hand before the face', () => {
  const hand = (x: number, y: number): boolean => x > 168 && x < 182 && y > 80;
  for (const [looks, kept] of [
    [1, true],
    [undefined, false],
  ] as const) {
    const at = isolate((x, y) => longHair(x, y) || hand(x, y), looks);
    for (let y = 141; y < 150; y += 1) assert.equal(at(175, y) > 0.5, kept, `hand at ${y}, looks ${looks}`);
  }
});

test('where two people touch their border is even: a lock that reaches over goes, what is before the background stays', () => {
  const [across, down] = [60, 40];
  const isLock = (x: number, y: number): boolean => x >= 22 && x < 30 && y >= 18 && y < 22;
  const isHair = (x: number, y: number): boolean => x >= 50 && x < 58 && y >= 18 && y < 22;
  // The chosen one on the right, somebody else on the left, and nobody further on.
  const owner = Int16Array.from({ length: across * down }, (_, cell) => {
    const [x, y] = [cell % across, Math.floor(cell / across)];
    return (x >= 30 && x < 50) || isLock(x, y) || isHair(x, y) ? 0 : x < 30 ? 1 : -1;
  });
  const keep = Float32Array.from(owner, (index) => (index === 0 ? 1 : 0));
  evenBorder(keep, owner, across, down, 40);
  const at = (x: number, y: number): number => keep[y * across + x]!;
  assert.equal(at(24, 20), 0);
  assert.deepEqual([at(31, 5), at(35, 20), at(29, 5), at(56, 20)], [1, 1, 0, 1]);
});

/** A look at the part of the photo around the head, as `lookCloser` takes it. */
function lookAt(inside: (x: number, y: number) => boolean): CloserLook {
  const [left, top, width, height] = [12, 2, 176, 198];
  const matte = Float32Array.from({ length: width * height }, (_, pixel) =>
    inside(left + (pixel % width), top + Math.floor(pixel / width)) ? 1 : 0,
  );
  return { left, top, width, height, matte };
}

test('a cushion beside the body that a closer look does not see goes, as far as it reaches; what is seen stays', () => {
  const body = (x: number, y: number): boolean =>
    Math.hypot((x - 100) / 0.8, y - 90) < 42 || (y > 120 && Math.abs(x - 100) < 50);
  const cushion = (x: number, y: number): boolean => x <= 50 && y > 128;
  const photo = (x: number, y: number): boolean => body(x, y) || cushion(x, y);
  const hole = (x: number, y: number): boolean => x > 135 && x < 145 && y > 150 && y < 175;
  assert.ok(isolate(photo)(30, 170) > 0.8, 'the cushion is taken for the person in the whole photo');
  const kept = isolate(
    photo,
    undefined,
    lookAt((x, y) => body(x, y) && !hole(x, y)),
  );
  for (const x of [3, 20, 40]) assert.ok(kept(x, 170) < 0.2, `cushion at ${x}`);
  for (const x of [60, 100, 140]) assert.ok(kept(x, 165) > 0.8, `body at ${x}`);
});

test('a closer look that loses the body itself says nothing', () => {
  const body = (x: number, y: number): boolean =>
    Math.hypot((x - 100) / 0.8, y - 90) < 42 || (y > 120 && Math.abs(x - 100) < 90);
  const kept = isolate(
    body,
    undefined,
    lookAt((x, y) => body(x, y) && y < 130),
  );
  for (const x of [40, 100, 160]) assert.ok(kept(x, 170) > 0.8, `body at ${x}`);
});
