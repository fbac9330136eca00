import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import type { Brush } from '../drawable.js';
import { createRandom } from '../kit/random.js';
import { fontOf, settable } from './fonts.js';
import { createPainting } from '../painting.js';
import type { Scene } from '../../scene/scene.js';
import { letteringDrawable } from './lettering.js';
import { paintOnGround } from './on-ground.js';
import { fitText } from './text-block.js';

const context = createCanvas(8, 8).getContext('2d');
const brush: Brush = {
  random: createRandom(4),
  detail: 1,
  light: { side: 0.5, height: 0.6 },
  night: false,
  attributes: new Set(),
  snowy: false,
};

test('the fonts that ship are the ones that are used', () => {
  const widths = (['serif', 'grotesque', 'slab', 'hand'] as const).map((face) => {
    context.font = fontOf(face, 100);
    return Math.round(context.measureText('Hamburgefonstiv').width);
  });
  assert.equal(new Set(widths).size, 4);
});

test('text of any length stays within its box', () => {
  const texts = [
    'A',
    'OPEN',
    'Fresh bread every morning',
    'Donaudampfschifffahrtsgesellschaft',
    'word '.repeat(40).trim(),
  ];
  for (const text of texts) {
    for (const [width, height] of [
      [1, 1],
      [3, 0.5],
      [0.4, 2],
    ] as const) {
      const { lines, size, lineHeight } = fitText(context, text, 'slab', { width, height });
      assert.equal(lines.join(' '), text);
      assert.ok(lines.length * lineHeight <= height * 1.001, `${text} is too high`);
      context.font = fontOf('slab', 100);
      for (const line of lines) {
        assert.ok((context.measureText(line).width * size) / 100 <= width * 1.01, `${line} is too wide for ${width}`);
      }
    }
  }
});

test('words on a street lie on it, below the horizon', () => {
  const painting = createPainting(200, 200, false);
  const scene = {
    width: 200,
    height: 200,
    horizon: 100,
    setting: 'street',
    surfaces: [],
    atmosphere: { shadow: [20, 20, 30], ambient: [255, 255, 255] },
  } as unknown as Scene;
  paintOnGround(scene, painting, 'STOP');
  const inked = (top: number): number => {
    const { data } = painting.context.getImageData(0, top, 200, 50);
    return data.filter((value, at) => at % 4 === 3 && value > 100).length;
  };
  assert.equal(inked(0) + inked(50), 0);
  assert.ok(inked(150) > inked(100) && inked(100) >= 0 && inked(150) > 500);
});

test('what no font can set is left out', () => {
  assert.equal(settable('Café “Łódź” – Привет 🐱 日本'), 'Café “Łódź” – Привет');
  assert.equal(settable('日本語'), '');
});

for (const on of ['sign', 'poster', 'book', 'label'] as const) {
  test(`a ${on} shows its text, the same every time`, () => {
    const paint = (text: string) => {
      const thing = letteringDrawable({ text, on });
      const canvas = createCanvas(Math.ceil(260 * thing.aspect), 260);
      const sheet = canvas.getContext('2d');
      sheet.translate(canvas.width / 2, 260);
      sheet.scale(260, 260);
      thing.paint(sheet, brush);
      return sheet.getImageData(0, 0, canvas.width, 260).data;
    };
    const open = paint('OPEN');
    assert.deepEqual(open, paint('OPEN'));
    const closed = paint('SHUT');
    let changed = 0;
    for (let index = 0; index < open.length; index += 4) if (open[index] !== closed[index]) changed++;
    assert.ok(changed > 100, 'other words look the same');
  });
}
