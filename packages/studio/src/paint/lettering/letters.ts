import { createCanvas } from '@napi-rs/canvas';
import { known } from '../../catalogue/records.js';
import type { Brush, Drawable } from '../drawable.js';
import { css, hex, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';
import { tone } from '../objects/parts/tone.js';
import { fontOf, settable } from './fonts.js';
import { fitText } from './text-block.js';
import type { TextBlock } from './text-block.js';

/** Type is set at this size and scaled: at fractions of a pixel widths are rounded away. */
const MEASURE = 100;

const hues = ['#c8463f', '#2f6f9a', '#e0a33a', '#3f8f6a', '#7a4a9a', '#d9703f'];

interface Line {
  readonly text: string;
  readonly y: number;
}

/** Letters that stand by themselves, as deep as they are thick: a word is the thing. */
function paintLetters(context: Context, brush: Brush, aspect: number): void {
  const rows = (brush.lettering ?? '').split(' | ').map(settable);
  const text = rows.join(' ').trim();
  if (text === '') return;
  const made = isMade(brush);
  const face = made ? 'grotesque' : 'slab';
  const block =
    rows.length > 1
      ? inRows(context, rows, aspect)
      : fitText(
          context,
          text,
          face,
          { width: aspect * 0.94, height: 1.5 },
          1.32 / Math.max(1, text.split(' ').length > 2 ? 2 : 1),
        );
  const scale = (block.size / MEASURE) * (made ? 1 / (1 + SPACED) : 1);
  if (!(scale > 0)) return;
  context.save();
  context.scale(scale, scale);
  context.font = fontOf(face, MEASURE);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const lines = linesOf(context, block.lines);
  if (brush.attributes.has('neon') || brush.attributes.has('glowing')) paintTubes(context, brush, lines);
  else if (brush.attributes.has('painted')) paintBrushed(context, brush, lines);
  else paintBlocks(context, brush, lines);
  context.restore();
}

/** Laid out with other things: plain letters with room between them, or one could not read them. */
const isMade = ({ attributes }: Brush): boolean => [...attributes].some((word) => word.startsWith('made-of-'));
/** That room, of the size of the letters. */
const SPACED = 0.16;

/** Words that were said to stand above one another: each in a row of its own, all of one size. */
function inRows(context: Context, rows: readonly string[], aspect: number): Pick<TextBlock, 'lines' | 'size'> {
  context.save();
  context.font = fontOf('slab', MEASURE);
  const widest = Math.max(1, ...rows.map((row) => context.measureText(row).width));
  context.restore();
  return { lines: rows, size: Math.min((aspect * 0.94 * MEASURE) / widest, 0.98 / (0.92 * (rows.length - 1) + 0.76)) };
}

/** The last line stands on the ground, with its descenders; the others above it. */
function linesOf(context: Context, texts: readonly string[]): readonly Line[] {
  const last = texts.at(-1) ?? '';
  const foot = -Math.max(0, context.measureText(last).actualBoundingBoxDescent) - 2;
  return texts.map((text, index) => ({ text, y: foot - (texts.length - 1 - index) * MEASURE * 0.92 }));
}

function paintBlocks(context: Context, brush: Brush, lines: readonly Line[]): void {
  const random = brush.random.fork('letters');
  const colourful = brush.attributes.has('colourful') || brush.attributes.has('rainbow');
  const main = brush.colour ?? hex(random.pick(hues));
  const side = brush.light.side >= 0 ? -1 : 1;
  const [gap, deep] = isMade(brush) ? [MEASURE * 0.1, 0] : [0, 9];
  for (const { text, y } of lines) {
    const whole = context.measureText(text).width + gap * (Array.from(text).length - 1);
    let x = -whole / 2;
    for (const [index, letter] of Array.from(text).entries()) {
      const wide = context.measureText(letter).width;
      const colour: Rgb = colourful ? hex(hues[(index + random.whole(0, 5)) % hues.length] as string) : main;
      const middle = x + wide / 2;
      for (let depth = deep; depth > 0; depth -= 1) {
        context.fillStyle = css(tone(colour, -2.6 - depth * 0.08));
        context.fillText(letter, middle + side * depth * 0.8, y - depth * 0.55);
      }
      const face = context.createLinearGradient(0, y - MEASURE * 0.8, 0, y);
      face.addColorStop(0, css(tone(colour, 1)));
      face.addColorStop(1, css(tone(colour, -0.7)));
      context.fillStyle = face;
      context.fillText(letter, middle, y);
      context.lineWidth = 1.6;
      context.strokeStyle = css(tone(colour, 2), 0.75);
      context.strokeText(letter, middle, y);
      x += wide + gap;
    }
  }
}

/** Written with a full brush: the letters thick and soft, their colours drawn through each other. */
function paintBrushed(context: Context, brush: Brush, lines: readonly Line[]): void {
  const random = brush.random.fork('brushed');
  const accents = (brush.parts ?? []).flatMap(({ what, colour }) => (what === 'accent' && colour ? [colour] : []));
  const said = [...(brush.colour ? [brush.colour] : []), ...accents];
  const colours = said.length > 0 ? said : hues.slice(0, 3).map((hue) => hex(hue));
  const wide = Math.max(...lines.map(({ text }) => context.measureText(text).width)) + MEASURE * 0.6;
  const high = MEASURE * (lines.length * 0.92 + 0.7);
  const picture = createCanvas(Math.max(1, Math.ceil(wide * 2)), Math.max(1, Math.ceil(high * 2)));
  const paint = picture.getContext('2d');
  paint.scale(2, 2);
  paint.translate(wide / 2, high - MEASURE * 0.3);
  paint.font = fontOf('slab', MEASURE);
  paint.textAlign = 'center';
  paint.textBaseline = 'alphabetic';
  paint.lineJoin = 'round';
  paint.lineWidth = 3.4;
  for (const { text, y } of lines) {
    paint.fillText(text, 0, y);
    paint.strokeText(text, 0, y);
  }
  paint.globalCompositeOperation = 'source-atop';
  paint.fillStyle = css(tone(colours[0] as Rgb, 0.4));
  paint.fillRect(-wide / 2, -high, wide, high * 2);
  for (let stroke = 0; stroke < 90; stroke++) {
    const colour = tone(colours[stroke % colours.length] as Rgb, random.around(1.1));
    const [x, y] = [random.between(-wide / 2, wide / 2), random.between(-high, MEASURE * 0.3)];
    paint.strokeStyle = css(colour, 0.75);
    paint.lineWidth = random.between(1.5, 8);
    paint.lineCap = 'round';
    paint.beginPath();
    paint.moveTo(x, y);
    paint.bezierCurveTo(
      x + 18,
      y - random.between(2, 22),
      x + 34,
      y + random.between(2, 22),
      x + 56,
      y + random.around(9),
    );
    paint.stroke();
  }
  context.save();
  // wet paint stands off the ground, so that every letter can be read
  context.lineJoin = 'round';
  for (const { text, y } of lines) {
    for (const [width, off, colour] of [
      [9, 3, css([50, 36, 70], 0.3)],
      [8, 0, css([255, 252, 244], 0.95)],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.strokeText(text, 0, y + off);
    }
  }
  context.drawImage(picture, -wide / 2, MEASURE * 0.3 - high, wide, high);
  context.restore();
}

function paintTubes(context: Context, brush: Brush, lines: readonly Line[]): void {
  const colour = brush.colour ?? hex('#ff4fa8');
  context.lineJoin = 'round';
  for (const { text, y } of lines) {
    for (const [width, alpha] of [
      [22, 0.12],
      [14, 0.22],
      [8, 0.5],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = css(colour, alpha);
      context.strokeText(text, 0, y);
    }
    context.lineWidth = 4;
    context.strokeStyle = css(mix(colour, [255, 255, 255], 0.7));
    context.strokeText(text, 0, y);
  }
}

function letters(concept: string, aspect: number): Drawable {
  return {
    ...known(concept),
    aspect,
    mirrors: false,
    overhang: 0.12,
    paint: (context, brush) => paintLetters(context, brush, aspect),
  };
}

/** One letter, and a word. */
export const standingLetters: readonly Drawable[] = [letters('lettered-letter', 0.9), letters('lettered-word', 2.7)];
