import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { fontOf, settable } from '@easel/studio';

export interface Cell {
  readonly png: Uint8Array;
  readonly label: string;
}

const LINE = 17;
const MARGIN = 8;

/** Breaks a label into lines; what does not fit ends in dots. */
function linesOf(context: SKRSContext2D, label: string, width: number, most: number): string[] {
  const lines = [''];
  for (const word of label.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
}

/** One picture of many, each with its label below. */
export async function contactSheet(
  cells: readonly Cell[],
  { columns, cell, lines }: { readonly columns: number; readonly cell: number; readonly lines: number },
): Promise<Buffer> {
  const step = cell + lines * LINE + MARGIN;
  const rows = Math.ceil(cells.length / columns);
  const sheet = createCanvas(columns * cell, Math.max(1, rows * step));
  const context = sheet.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const [index, { png, label }] of cells.entries()) {
    const image = await loadImage(Buffer.from(png));
    const scale = Math.min((cell - MARGIN) / image.width, (cell - MARGIN) / image.height);
    const x = (index % columns) * cell;
    const y = Math.floor(index / columns) * step;
    context.drawImage(
      image,
      x + (cell - image.width * scale) / 2,
      y + (cell - image.height * scale) / 2,
      image.width * scale,
      image.height * scale,
    );
    context.fillStyle = '#222';
    context.font = fontOf('grotesque', 14);
    linesOf(context, settable(label), cell - MARGIN * 2, lines).forEach((line, row) => {
      context.fillText(line, x + MARGIN, y + cell + 10 + row * LINE);
    });
  }
  return sheet.encode('png');
}
