import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { smoothClosed, smoothLine } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import { crestLine } from './hills.js';
import type { View } from '../view.js';

export interface Ground {
  readonly top: number;
  readonly colour: Rgb;
  readonly bottom?: number;
  /** Rolling bands of light and shade, 0 none … 1 strong. */
  readonly bands?: number;
  /** How far its upper edge rises and falls, in pixels; a straight edge when absent. */
  readonly rolling?: number;
}

/** The plane from the horizon to the viewer, in broad bands of light and shade. */
export function paintGround(context: Context, view: View, ground: Ground): void {
  const { width, height } = view;
  const bottom = ground.bottom ?? height;
  const { top, colour } = ground;
  const paint = context.createLinearGradient(0, top, 0, bottom);
  paint.addColorStop(0, css(view.lit(colour, 0.72)));
  paint.addColorStop(0.22, css(view.lit(colour, 0.36)));
  paint.addColorStop(0.6, css(view.tone(colour, 0.1)));
  paint.addColorStop(1, css(view.shaded(colour, 0, 0.9)));
  context.fillStyle = paint;
  if (ground.rolling) {
    smoothLine(
      context,
      crestLine(view, view.random.fork('ground edge'), top, ground.rolling, Math.max(0.6, width / view.span)),
    );
    context.lineTo(width + 4, bottom);
    context.lineTo(-4, bottom);
    context.closePath();
    context.fill();
  } else context.fillRect(0, top, width, bottom - top);
  const strength = ground.bands ?? 0.6;
  if (strength <= 0) return;
  paintPatches(context, view, ground, bottom, strength);
  const random = view.random.fork('ground bands');
  const rows = 9;
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.5) / rows;
    const y = top + (bottom - top) * t ** 1.8;
    const thick = (bottom - top) * (0.01 + 0.07 * t ** 1.3);
    const x = width * random.between(-0.3, 0.9);
    const long = width * random.between(0.35, 0.9);
    const bright = row % 2 === 0;
    const depth = (1 - t) * 0.6;
    context.fillStyle = css(bright ? view.lit(colour, depth, 1.2) : view.shaded(colour, depth, 0.7), 0.3 * strength);
    context.beginPath();
    context.moveTo(x, y);
    context.bezierCurveTo(x + long * 0.3, y - thick, x + long * 0.6, y - thick * 0.4, x + long, y);
    context.bezierCurveTo(x + long * 0.7, y + thick * 0.8, x + long * 0.3, y + thick, x, y);
    context.fill();
  }
}

/** Soft patches of drier and deeper colour, flat on the plane. */
function paintPatches(context: Context, view: View, { top, colour }: Ground, bottom: number, strength: number): void {
  const random = view.random.fork('patches');
  const { width } = view;
  const dry = mix(colour, [226, 206, 130], 0.4);
  const deep = mix(colour, [52, 92, 84], 0.35);
  for (let patch = 0; patch < 13; patch++) {
    const t = (patch + random.next()) / 13;
    const y = top + (bottom - top) * (0.06 + 0.9 * t ** 1.6);
    const half = width * random.between(0.1, 0.26) * (0.5 + t * 0.7);
    const x = width * random.next();
    const depth = (1 - t) * 0.6;
    const tint = view.snowy
      ? view.shaded(colour, depth, 0.6)
      : random.chance(0.55)
        ? view.lit(dry, depth, 0.7)
        : view.shaded(deep, depth, 0.4);
    const flat = 0.07 + t * 0.1;
    context.save();
    context.beginPath();
    context.rect(0, top + (bottom - top) * 0.03, width, bottom - top);
    context.clip();
    context.translate(x, y);
    context.scale(1, flat);
    const soft = context.createRadialGradient(0, 0, 0, 0, 0, half);
    soft.addColorStop(0, css(tint, 0.42 * strength));
    soft.addColorStop(1, css(tint, 0));
    context.fillStyle = soft;
    context.fillRect(-half, -half, half * 2, half * 2);
    context.restore();
  }
}

/** A soft shadow on the ground under something that the world itself paints. */
export function paintGroundShadow(
  context: Context,
  view: View,
  x: number,
  y: number,
  half: number,
  strength = 0.4,
): void {
  context.fillStyle = css(view.air.shadow, strength);
  smoothClosed(context, [
    [x - half, y],
    [x - half * 0.4, y - half * 0.16],
    [x + half * 0.6, y - half * 0.12],
    [x + half, y],
    [x + half * 0.3, y + half * 0.16],
    [x - half * 0.6, y + half * 0.12],
  ]);
  context.fill();
}
