import { offerOf } from '../../catalogue/affordances.js';
import type { Brush, Drawable } from '../drawable.js';
import { css, hex } from '../kit/colour.js';
import type { Random } from '../kit/random.js';
import { roundedBox } from '../kit/shapes.js';
import type { Context } from '../kit/shapes.js';
import { repainted, sketch } from './sketch.js';

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** A screen with so many of another thing in rows on its page. */
export function rowsOnScreen(drawable: Drawable, model: Drawable, count: number): Drawable {
  return onPage(drawable, count, model.aspect, (context, brush, { x, y, wide, high }) => {
    const { colour: _colour, wears: _wears, parts: _parts, lettering: _lettering, ...plain } = brush;
    const size = Math.max(4, Math.round(Math.min(high * 0.8, (wide * 0.8) / model.aspect)));
    const shown = sketch(model, { ...plain, attributes: new Set() }, size);
    context.drawImage(shown, x + (wide - shown.width) / 2, y + (high - shown.height) / 2);
  });
}

const PHOTOS = 12;

/** A screen full of photographs. */
export function photosOnScreen(drawable: Drawable): Drawable {
  return onPage(drawable, PHOTOS, 1.3, (context, brush, tile, index) =>
    paintPhoto(context, tile, brush.random.fork(`photo ${index}`)),
  );
}

function onPage(
  drawable: Drawable,
  count: number,
  aspect: number,
  fill: (context: Context, brush: Brush, tile: Tile, index: number) => void,
): Drawable {
  return repainted(drawable, (picture, brush) => {
    const context = picture.getContext('2d');
    context.resetTransform();
    const [left, top, right, bottom] = offerOf(drawable.concept).writing ?? [0.15, 0.9, 0.85, 0.3];
    const page = {
      x: left * picture.width,
      y: (1 - top) * picture.height,
      wide: (right - left) * picture.width,
      high: (top - bottom) * picture.height,
    };
    roundedBox(context, page.x, page.y, page.wide, page.high, page.high * 0.03);
    context.fillStyle = css(hex('#f5f3ee'));
    context.fill();
    const across = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * page.wide) / (page.high * aspect)))));
    const rows = Math.ceil(count / across);
    const [wide, high] = [page.wide / across, page.high / rows];
    for (let index = 0; index < count; index++) {
      const [column, row] = [index % across, Math.floor(index / across)];
      fill(context, brush, { x: page.x + column * wide, y: page.y + row * high, wide, high }, index);
    }
    return picture;
  });
}

const skies = ['#8fc4e8', '#f2b97a', '#c9a3d6', '#a8d8c8', '#f0d38a', '#7f9fd0'];
const lands = ['#5f8f4f', '#c98a4a', '#4f7f8f', '#8a5f7a', '#d0b070', '#3f6f5a'];

/** A small view: a sky, a sun, a hill and what stands on it. */
function paintPhoto(context: Context, { x, y, wide, high }: Tile, random: Random): void {
  const [left, top, width, height] = [x + wide * 0.07, y + high * 0.07, wide * 0.86, high * 0.86];
  context.save();
  context.beginPath();
  context.rect(left, top, width, height);
  context.clip();
  context.fillStyle = css(hex(random.pick(skies)));
  context.fillRect(left, top, width, height);
  context.fillStyle = css([255, 246, 214]);
  context.beginPath();
  context.arc(left + width * random.between(0.2, 0.8), top + height * 0.3, height * 0.12, 0, Math.PI * 2);
  context.fill();
  for (const [level, fade] of [
    [0.55, 0.7],
    [0.75, 1],
  ] as const) {
    context.fillStyle = css(hex(random.pick(lands)), fade);
    context.beginPath();
    context.moveTo(left, top + height);
    context.lineTo(left, top + height * (level + random.around(0.1)));
    context.lineTo(left + width * random.between(0.3, 0.7), top + height * (level - random.between(0, 0.2)));
    context.lineTo(left + width, top + height * (level + random.around(0.1)));
    context.lineTo(left + width, top + height);
    context.fill();
  }
  context.restore();
}
