import type { Canvas } from '@napi-rs/canvas';
import type { Patch } from '../../catalogue/concept.js';
import { css, hex } from '../kit/colour.js';
import { roundedBox } from '../kit/shapes.js';
import { settable } from './fonts.js';
import { sprayText } from './graffiti.js';
import type { Context } from '../kit/shapes.js';
import { fitText, setText } from './text-block.js';
import type { Box } from './text-block.js';

const ink = hex('#26222c');
const chalk = hex('#fbf4e4');

/** The middle of a thing, where words go when nothing better is known. */
export function middleOf(aspect: number): Patch {
  return { left: -0.34 * aspect, top: -0.66, right: 0.34 * aspect, bottom: -0.36 };
}

/** Sets words on a painted thing. `patch` is in the sprite's pixels. */
export function writeOn(
  sprite: Canvas,
  text: string,
  patch: Patch,
  how: 'painted' | 'sprayed' | 'neon' | 'carved' = 'painted',
): void {
  const words = settable(text);
  const width = patch.right - patch.left;
  const height = patch.bottom - patch.top;
  if (words === '' || width < 6 || height < 4) return;
  const context = sprite.getContext('2d');
  const box = { left: patch.left, top: patch.top, width, height };
  if (how === 'sprayed') return sprayText(context, words, box, words.length);
  if (how === 'neon') return writeInTubes(context, words, box);
  if (how === 'carved') return cutInto(context, words, box);
  const { light, unrest } = groundUnder(sprite, patch);
  context.save();
  // on a busy ground the words get a label of their own
  const labelled = unrest > 0.16;
  if (labelled) {
    roundedBox(
      context,
      box.left - height * 0.1,
      box.top - height * 0.06,
      width + height * 0.2,
      height * 1.12,
      height * 0.1,
    );
    context.fillStyle = css(chalk, 0.94);
    context.fill();
  }
  const block = fitText(context, words, 'slab', box, height * 0.8);
  context.fillStyle = css(labelled || light > 0.55 ? ink : chalk);
  setText(context, block, 'slab', box);
  context.restore();
}

/** Letters cut into the ground: dark in their depth, light along their lower edge. */
function cutInto(context: Context, words: string, box: Box): void {
  const block = fitText(context, words, 'slab', box, box.height * 0.8);
  context.save();
  for (const [down, colour] of [
    [0.035, css([255, 244, 220], 0.55)],
    [-0.015, css([20, 12, 6], 0.45)],
    [0, css([52, 34, 22], 0.86)],
  ] as const) {
    context.fillStyle = colour;
    setText(context, block, 'slab', { ...box, top: box.top + block.size * down });
  }
  context.restore();
}

/** A dark board with a glowing edge, and words that shine on it. */
function writeInTubes(context: Context, words: string, box: Box): void {
  const { left, top, width, height } = box;
  const edge = height * 0.08;
  context.save();
  roundedBox(context, left - edge, top - edge, width + edge * 2, height + edge * 2, height * 0.12);
  context.fillStyle = css(hex('#231a38'));
  context.fill();
  context.shadowColor = css(hex('#ff4fa8'));
  context.shadowBlur = height * 0.3;
  context.strokeStyle = css(hex('#ff8ac8'));
  context.lineWidth = Math.max(1, height * 0.05);
  context.stroke();
  const block = fitText(context, words, 'grotesque', box, height * 0.8);
  context.fillStyle = css(hex('#ffe3f2'));
  for (let times = 0; times < 2; times++) setText(context, block, 'grotesque', box);
  context.restore();
}

function groundUnder(sprite: Canvas, patch: Patch): { readonly light: number; readonly unrest: number } {
  const left = Math.max(0, Math.floor(patch.left));
  const top = Math.max(0, Math.floor(patch.top));
  const width = Math.max(1, Math.min(sprite.width - left, Math.ceil(patch.right) - left));
  const height = Math.max(1, Math.min(sprite.height - top, Math.ceil(patch.bottom) - top));
  const { data } = sprite.getContext('2d').getImageData(left, top, width, height);
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let at = 0; at < data.length; at += 36) {
    const share = (data[at + 3] as number) / 255;
    const own = 0.3 * (data[at] as number) + 0.59 * (data[at + 1] as number) + 0.11 * (data[at + 2] as number);
    const value = (own / 255) * share + (1 - share) * 0.6;
    sum += value;
    squares += value * value;
    count++;
  }
  const light = sum / Math.max(1, count);
  return { light, unrest: Math.sqrt(Math.max(0, squares / Math.max(1, count) - light * light)) };
}
