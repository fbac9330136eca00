import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import type { View } from '../view.js';
import type { Box } from './window.js';

/** Framed pictures on the wall. */
export function paintPictures(context: Context, view: View, boxes: readonly Box[]): void {
  const random = view.random.fork('pictures');
  const { unit } = view;
  for (const { x, y, width, height } of boxes.filter((box) =>
    view.isBare(box.x, box.y, box.x + box.width, box.y + box.height),
  )) {
    context.fillStyle = css(view.air.shadow, 0.2);
    context.fillRect(x + unit * 0.006, y + unit * 0.008, width, height);
    context.fillStyle = css(
      view.tone(
        random.pick([
          [92, 68, 54],
          [214, 190, 150],
          [60, 58, 62],
        ] as const),
      ),
    );
    context.fillRect(x, y, width, height);
    context.fillStyle = css(view.lit([246, 240, 230], 0, 0.4));
    const mat = width * 0.08;
    context.fillRect(x + mat, y + mat, width - mat * 2, height - mat * 2);
    const inner = { x: x + mat * 2, y: y + mat * 2, width: width - mat * 4, height: height - mat * 4 };
    const ground = random.pick([
      [224, 188, 150],
      [150, 178, 186],
      [206, 160, 150],
      [178, 190, 160],
    ] as const);
    context.fillStyle = css(view.tone(ground));
    context.fillRect(inner.x, inner.y, inner.width, inner.height);
    context.save();
    context.beginPath();
    context.rect(inner.x, inner.y, inner.width, inner.height);
    context.clip();
    context.fillStyle = css(
      view.tone(
        random.pick([
          [222, 110, 80],
          [250, 220, 150],
          [70, 100, 120],
        ] as const),
      ),
    );
    context.beginPath();
    context.arc(
      inner.x + inner.width * random.between(0.3, 0.7),
      inner.y + inner.height * 0.36,
      inner.width * 0.2,
      0,
      Math.PI * 2,
    );
    context.fill();
    for (const [index, tint] of (
      [
        [92, 118, 120],
        [58, 82, 92],
      ] as const
    ).entries()) {
      context.fillStyle = css(view.tone(tint));
      context.beginPath();
      context.moveTo(inner.x, inner.y + inner.height);
      context.lineTo(inner.x, inner.y + inner.height * (0.6 + index * 0.16));
      context.quadraticCurveTo(
        inner.x + inner.width * 0.4,
        inner.y + inner.height * (0.42 + index * 0.2),
        inner.x + inner.width,
        inner.y + inner.height * (0.7 + index * 0.08),
      );
      context.lineTo(inner.x + inner.width, inner.y + inner.height);
      context.fill();
    }
    context.restore();
  }
}

const spines: readonly Rgb[] = [
  [162, 70, 62],
  [62, 98, 108],
  [206, 164, 92],
  [88, 110, 78],
  [110, 76, 96],
  [222, 206, 176],
  [74, 82, 112],
  [186, 112, 76],
];

/** One shelf row of books, with a gap or an ornament now and then. */
export function paintBooks(context: Context, view: View, box: Box, random: Random): void {
  let x = box.x;
  const end = box.x + box.width;
  while (x < end - box.height * 0.08) {
    const wide = Math.min(end - x, box.height * random.between(0.1, 0.24));
    if (random.chance(0.06)) {
      x += wide * 1.4;
      continue;
    }
    const tall = box.height * random.between(0.7, 0.94);
    const colour = random.pick(spines);
    context.fillStyle = css(view.tone(lighten(colour, random.around(0.03))));
    context.fillRect(x, box.y + box.height - tall, wide * 0.94, tall);
    context.fillStyle = css(view.lit(colour, 0, 0.8), 0.6);
    context.fillRect(x, box.y + box.height - tall, wide * 0.24, tall);
    if (random.chance(0.5)) {
      context.fillStyle = css(view.lit([230, 206, 150], 0, 0.3), 0.75);
      context.fillRect(x, box.y + box.height - tall * 0.82, wide * 0.94, Math.max(0.8, tall * 0.045));
    }
    x += wide;
  }
}

/** A case of shelves filled with books. */
export function paintBookcase(context: Context, view: View, box: Box, rows: number, wood: Rgb, name: string): void {
  const random = view.random.fork(name);
  const board = Math.max(2, view.unit * 0.011);
  context.fillStyle = css(view.tone(wood));
  context.fillRect(box.x, box.y, box.width, box.height);
  context.fillStyle = css(view.shaded(lighten(wood, -0.12), 0, 1));
  context.fillRect(box.x + board, box.y + board, box.width - board * 2, box.height - board * 2);
  const tall = (box.height - board) / rows;
  for (let row = 0; row < rows; row++) {
    const y = box.y + board + tall * row;
    paintBooks(
      context,
      view,
      { x: box.x + board * 1.2, y, width: box.width - board * 2.4, height: tall - board },
      random.fork(row),
    );
    context.fillStyle = css(view.lit(wood, 0, 0.6));
    context.fillRect(box.x + board * 0.5, y + tall - board, box.width - board, board * 0.8);
    context.fillStyle = css(view.air.shadow, 0.22);
    context.fillRect(box.x + board, y, box.width - board * 2, board * 0.7);
  }
}
