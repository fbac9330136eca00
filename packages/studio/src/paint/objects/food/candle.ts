import type { Brush } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Pen } from '../parts/pen.js';
import { faint, lamplight } from '../parts/tone.js';

const TINTS = ['#e0604a', '#4f8fa0', '#e8b84a', '#8a6ab0', '#7fb08a'].map(hex);
const MOST = 30;

/** How many candles the prompt gives to a cake; undefined where it says nothing of them. */
export function candlesAsked(attributes: ReadonlySet<string>): number | undefined {
  const said = [...attributes].find((attribute) => attribute.startsWith('candle:'));
  return said === undefined ? undefined : Math.min(MOST, Math.max(1, Number(said.slice('candle:'.length))));
}

/** A small burning candle, its foot at the place. Many of them are `thin`. */
export function paintCandle(
  pen: Pen,
  brush: Brush,
  x: number,
  y: number,
  { index, thin }: { readonly index: number; readonly thin: number },
): void {
  const colour = TINTS[index % TINTS.length]!;
  const top = y - 0.21;
  const wide = 0.0135 * thin;
  pen.box(x - wide, top, wide * 2, 0.21, pen.roll(colour, x - wide, x + wide), 0.005);
  pen.strokes(
    [0.03, 0.08, 0.13, 0.18].map((down) => [
      [x - wide * 0.9, top + down + 0.012],
      [x + wide * 0.9, top + down - 0.008],
    ]),
    0.012,
    faint([255, 250, 238], 0.75),
  );
  pen.strokes(
    [
      [
        [x, top],
        [x, top - 0.02],
      ],
    ],
    0.006,
    hex('#3a2f2c'),
  );
  pen.glow(x, top - 0.05, brush.night ? 0.17 : 0.09, lamplight, brush.night ? 0.75 : 0.5);
  pen.shape(flame(x, top, thin), pen.down(top - 0.105, top - 0.01, hex('#f79a3a'), hex('#ffe08a'), hex('#fff0b8')));
}

function flame(x: number, top: number, thin: number): string {
  const [side, waist] = [0.03 * thin, 0.022 * thin];
  return (
    `M${x} ${top - 0.105}C${x + side} ${top - 0.06} ${x + waist} ${top - 0.015} ${x} ${top - 0.012}` +
    `C${x - waist} ${top - 0.015} ${x - side} ${top - 0.06} ${x} ${top - 0.105}Z`
  );
}
