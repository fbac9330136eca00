import type { Context } from '../kit/shapes.js';
import { fontOf } from './fonts.js';
import type { Face } from './fonts.js';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface TextBlock {
  readonly lines: readonly string[];
  /** Font size in the box's units. */
  readonly size: number;
  readonly lineHeight: number;
}

/** Type is measured at this size and scaled: at fractions of a pixel widths are rounded away. */
const MEASURE = 100;
const LINE_HEIGHT = 1.16;
const MAXIMUM_LINES = 9;

function breakInto(words: readonly string[], limit: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > limit) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** Breaks and sizes text so that it fills the box as large as it can and never leaves it. */
export function fitText(
  context: Context,
  text: string,
  face: Face,
  box: Pick<Box, 'width' | 'height'>,
  largest = Infinity,
): TextBlock {
  context.save();
  context.font = fontOf(face, MEASURE);
  const widthOf = (line: string): number => Math.max(1, context.measureText(line).width);
  const words = text.split(' ');
  const whole = widthOf(text);
  let best: TextBlock | undefined;
  for (let count = 1; count <= Math.min(MAXIMUM_LINES, words.length); count++) {
    // the narrowest setting with this many lines lies between a fair share and the whole
    let low = Math.max(...words.map(widthOf), whole / count);
    let lines = breakInto(words, low, widthOf);
    for (let round = 0; lines.length > count && round < 24; round++) {
      low *= 1.05;
      lines = breakInto(words, low, widthOf);
    }
    const widest = Math.max(...lines.map(widthOf));
    const size = Math.min(largest, (box.width / widest) * MEASURE, box.height / (lines.length * LINE_HEIGHT));
    if (best === undefined || size > best.size) best = { lines, size, lineHeight: size * LINE_HEIGHT };
  }
  context.restore();
  return best ?? { lines: [text], size: 0, lineHeight: 0 };
}

/** Sets fitted text in the middle of the box, in the context's fill style. */
export function setText(context: Context, block: TextBlock, face: Face, box: Box): void {
  const scale = block.size / MEASURE;
  if (!(scale > 0)) return;
  context.save();
  context.translate(box.left + box.width / 2, box.top + box.height / 2);
  context.scale(scale, scale);
  context.font = fontOf(face, MEASURE);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const step = MEASURE * LINE_HEIGHT;
  // capitals reach to about 0.7 of the size above the line
  const first = (-(block.lines.length - 1) * step) / 2 + MEASURE * 0.35;
  for (const [index, line] of block.lines.entries()) context.fillText(line, 0, first + index * step);
  context.restore();
}
