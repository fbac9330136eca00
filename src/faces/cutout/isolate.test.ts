import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isolatePerson } from './isolate.js';

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

function isolate(inside: (x: number, y: number) => boolean, looks?: -1 | 1) {
  const matte = new Float32Array(SIDE * SIDE);
  for (let pixel = 0; pixel < matte.length; pixel += 1)
    matte[pixel] = inside(pixel % SIDE, Math.floor(pixel / SIDE)) ? 1 : 0;
  const data = Buffer.alloc(SIDE * SIDE * 3, 120);
  const kept = isolatePerson({ width: SIDE, height: SIDE, data }, matte, { ...head, looks }, []);
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
