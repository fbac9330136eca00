import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { tonesOf } from '../../form/tones.js';
import { canineHead } from './canine.js';

test('the tongue of a dog comes out of its mouth, over the pale lower lip', () => {
  const head = canineHead({ tongue: true });
  const canvas = createCanvas(200, 200);
  const context = canvas.getContext('2d');
  context.translate(50, 100);
  const tones = tonesOf([190, 140, 90]);
  head.paint(context, {
    tones,
    pale: tonesOf([240, 232, 220]),
    dark: [40, 34, 36],
    iris: [104, 66, 34],
    light: { side: 0.6, height: 0.6 },
    asleep: false,
    winks: false,
    aside: false,
    detail: 1,
  });
  const { data } = context.getImageData(0, 0, 200, 200);
  const isRosy = (x: number, y: number): boolean => {
    const at = ((y + 100) * 200 + x + 50) * 4;
    const [r, g, b] = [0, 1, 2].map((channel) => data[at + channel] as number) as [number, number, number];
    return r - g > 60 && Math.abs(g - b) < 30;
  };
  const rows = Array.from({ length: 40 }, (_, y) => y).filter((y) => [72, 74, 76, 78].some((x) => isRosy(x, y)));
  const [lip, tip] = [rows[0] ?? 99, rows.at(-1) ?? 0];
  assert.ok(lip <= 13 && tip >= 22 && rows.length >= tip - lip, rows.join(' '));
});
