import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

export interface Waterfall {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly wide: number;
  readonly depth: number;
}

/** Falling water in strands, with spray where it lands. */
export function paintWaterfall(context: Context, view: View, { x, top, bottom, wide, depth }: Waterfall): void {
  const random = view.random.fork('waterfall');
  const tall = bottom - top;
  const foam = view.lit([240, 247, 252], depth);
  const blue = view.tone([150, 190, 214], depth);
  const body = context.createLinearGradient(x - wide, 0, x + wide, 0);
  body.addColorStop(0, css(blue, 0.9));
  body.addColorStop(0.5, css(foam));
  body.addColorStop(1, css(blue, 0.9));
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(x - wide * 0.7, top);
  context.quadraticCurveTo(x - wide * 0.8, top + tall * 0.4, x - wide * 1.15, bottom);
  context.lineTo(x + wide * 1.15, bottom);
  context.quadraticCurveTo(x + wide * 0.8, top + tall * 0.4, x + wide * 0.7, top);
  context.closePath();
  context.fill();
  for (let strand = 0; strand < 16; strand++) {
    const across = random.between(-0.9, 0.9);
    const from = top + tall * random.between(0, 0.5);
    const to = Math.min(bottom, from + tall * random.between(0.2, 0.6));
    context.strokeStyle = css(random.chance(0.6) ? foam : blue, random.between(0.4, 0.9));
    context.lineWidth = Math.max(0.7, wide * random.between(0.06, 0.16));
    context.beginPath();
    context.moveTo(x + across * wide * 0.75, from);
    context.quadraticCurveTo(x + across * wide * 0.85, (from + to) / 2, x + across * wide, to);
    context.stroke();
  }
  const spray = wide * 2.6;
  const mist = context.createRadialGradient(x, bottom, 0, x, bottom, spray);
  mist.addColorStop(0, css(foam, 0.75));
  mist.addColorStop(0.5, css(foam, 0.28));
  mist.addColorStop(1, css(foam, 0));
  context.fillStyle = mist;
  context.fillRect(x - spray, bottom - spray, spray * 2, spray * 1.4);
}

/** The rock that a waterfall comes from. */
function paintBluff(context: Context, view: View, { x, top, bottom, depth }: Waterfall): void {
  const random = view.random.fork('bluff');
  const rock: Rgb = [104, 112, 104];
  const half = view.span * 0.3;
  const ledges = 11;
  const outline = Array.from({ length: ledges + 1 }, (_, ledge) => {
    const t = ledge / ledges;
    const edge = Math.abs(t - 0.5) * 2;
    return [
      x - half + t * half * 2,
      top + (bottom - top) * edge ** 2.2 * 0.6 - random.between(0, 0.06) * (bottom - top),
    ] as const;
  });
  const paint = context.createLinearGradient(0, top, 0, bottom);
  paint.addColorStop(0, css(view.lit(rock, depth + 0.1)));
  paint.addColorStop(1, css(view.tone(rock, depth + 0.2)));
  context.fillStyle = paint;
  context.beginPath();
  context.moveTo(x - half, bottom);
  for (const [px, py] of outline) context.lineTo(px, py);
  context.lineTo(x + half, bottom);
  context.closePath();
  context.fill();
  for (const [index, [px, py]] of outline.entries()) {
    context.fillStyle = css(
      index % 2 === 0 ? view.shaded(rock, depth + 0.1) : view.lit([96, 136, 84], depth + 0.1),
      0.5,
    );
    context.beginPath();
    context.moveTo(px, py);
    context.lineTo(px + view.unit * 0.04, py + view.unit * 0.02);
    context.lineTo(px + view.unit * 0.02, bottom);
    context.lineTo(px - view.unit * 0.01, bottom);
    context.closePath();
    context.fill();
  }
}

/** A waterfall with the rock that it falls from. */
export function paintFalls(context: Context, view: View, falls: Waterfall): void {
  paintBluff(context, view, { ...falls, top: falls.top - (falls.bottom - falls.top) * 0.06 });
  paintWaterfall(context, view, falls);
}
