import { css } from '../../kit/colour.js';
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
