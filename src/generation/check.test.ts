import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownPart } from './check.js';

/** A person of 200 × 400 pixels, whose rows are numbered in red, with a face 80 pixels high around row 100. */
function person() {
  const [width, height] = [200, 400];
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    data.set([Math.floor(pixel / width / 2), 0, 0, 255], pixel * 4);
  return { cutout: { kind: 'raw', width, height, data }, box: { x: 66, y: 60, width: 68, height: 80 } } as const;
}

test('a photo is judged as far down as a portrait of the size can show it', () => {
  const lastRow = (width: number, height: number): number => {
    const { data } = shownPart(person(), { width, height });
    return data[data.length - 4]! * 2;
  };
  const [square, tall, tallest] = [lastRow(512, 512), lastRow(600, 800), lastRow(512, 2048)];
  assert.ok(square > 100 + 1.7 * 80 && square < 100 + 1.9 * 80, `a square ends at row ${square}`);
  assert.ok(tall > square + 8, `a tall one ends at row ${tall}`);
  assert.ok(tallest <= 100 + 2.2 * 80, `the tallest ends at row ${tallest}`);
});
