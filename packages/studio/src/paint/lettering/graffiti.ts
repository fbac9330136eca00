import { css, hex } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';
import { fontOf } from './fonts.js';
import { fitText } from './text-block.js';
import type { Box } from './text-block.js';

const MEASURE = 100;
const sprays = [
  ['#f2c22e', '#e0503f'],
  ['#5ad1e0', '#3f5fd0'],
  ['#8fe05a', '#2f9a5a'],
  ['#ff8fc0', '#a03fd0'],
] as const;

/** Sprayed letters: fat, outlined twice, each a little askew, one colour running into the next. */
export function sprayText(context: Context, text: string, box: Box, choice: number): void {
  const block = fitText(
    context,
    text,
    'slab',
    { width: box.width * 0.94, height: box.height * 0.94 },
    box.height * 0.9,
  );
  const scale = block.size / MEASURE;
  if (!(scale > 0)) return;
  const [above, below] = sprays[choice % sprays.length] as (typeof sprays)[number];
  context.save();
  context.translate(box.left + box.width / 2, box.top + box.height / 2);
  context.rotate(-0.05);
  context.scale(scale, scale);
  context.font = fontOf('slab', MEASURE);
  context.textAlign = 'center';
  context.lineJoin = 'round';
  const step = MEASURE * 1.1;
  const first = (-(block.lines.length - 1) * step) / 2 + MEASURE * 0.35;
  for (const layer of ['halo', 'edge', 'face'] as const) {
    for (const [row, line] of block.lines.entries()) {
      let x = -context.measureText(line).width / 2;
      for (const [index, letter] of Array.from(line).entries()) {
        const wide = context.measureText(letter).width;
        context.save();
        context.translate(x + wide / 2, first + row * step + (index % 2 === 0 ? -3 : 3));
        context.rotate((index % 3) * 0.06 - 0.06);
        if (layer === 'face') {
          const fade = context.createLinearGradient(0, -MEASURE * 0.75, 0, 0);
          fade.addColorStop(0, css(hex(above)));
          fade.addColorStop(1, css(hex(below)));
          context.fillStyle = fade;
          context.fillText(letter, 0, 0);
          context.fillStyle = css([255, 255, 255], 0.75);
          context.fillRect(-wide * 0.22, -MEASURE * 0.62, wide * 0.14, 5);
        } else {
          context.lineWidth = layer === 'halo' ? 24 : 13;
          context.strokeStyle = layer === 'halo' ? css([250, 248, 240]) : css([28, 24, 40]);
          context.strokeText(letter, 0, 0);
        }
        context.restore();
        x += wide;
      }
    }
  }
  // runs of paint
  context.fillStyle = css(hex(below), 0.9);
  const wide = Math.max(...block.lines.map((line) => context.measureText(line).width));
  const foot = first + (block.lines.length - 1) * step;
  for (const [at, long] of [
    [-0.36, 22],
    [-0.1, 14],
    [0.24, 26],
  ] as const)
    context.fillRect(wide * at, foot, 3, long);
  context.restore();
}
