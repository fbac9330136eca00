import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import { paintGlow } from './houses.js';
import { paintPottedPlant } from './lamps-and-plants.js';
import type { View } from '../view.js';

/** A sideboard at the wall of a living room with a plant and a lamp on it. Where a shelf hangs across it there is none. */
export function paintSideboard(context: Context, view: View, onRight: boolean, random: Random): void {
  const { width, horizon, unit } = view;
  const board: Rgb = random.pick([
    [150, 108, 78],
    [120, 88, 72],
    [188, 150, 110],
  ] as const);
  const low = {
    x: onRight ? width * 0.05 : width * 0.95 - width * 0.36,
    y: horizon - unit * 0.12,
    width: width * 0.36,
    height: unit * 0.12,
  };
  if (!view.isBare(low.x, low.y - unit * 0.012, low.x + low.width, low.y + low.height)) return;
  context.fillStyle = css(view.air.shadow, 0.25);
  context.fillRect(low.x - unit * 0.01, low.y + low.height - unit * 0.006, low.width + unit * 0.02, unit * 0.02);
  context.fillStyle = css(view.tone(board));
  context.fillRect(low.x, low.y, low.width, low.height);
  context.fillStyle = css(view.lit(board));
  context.fillRect(low.x - unit * 0.008, low.y - unit * 0.012, low.width + unit * 0.016, unit * 0.014);
  for (let door = 0; door < 3; door++) {
    context.fillStyle = css(view.shaded(board, 0, 0.6), 0.55);
    context.fillRect(
      low.x + (low.width * (door + 0.06)) / 3,
      low.y + low.height * 0.14,
      (low.width * 0.88) / 3,
      low.height * 0.7,
    );
    context.fillStyle = css(view.lit([214, 182, 130]));
    context.fillRect(
      low.x + (low.width * (door + 0.46)) / 3,
      low.y + low.height * 0.2,
      (low.width * 0.08) / 3,
      low.height * 0.05,
    );
  }
  const lampX = low.x + low.width * (onRight ? 0.2 : 0.8);
  const on = view.scene.time !== 'day';
  // leaves behind a head would grow out of it
  const free = (x: number, half: number, high: number): boolean =>
    view.isBare(x - unit * half, low.y - unit * high, x + unit * half, low.y) &&
    view.isOpen(x - unit * half, low.y - unit * high, x + unit * half, low.y);
  const plantX = low.x + low.width * (onRight ? 0.72 : 0.28);
  if (free(plantX, 0.09, 0.16)) paintPottedPlant(context, view, plantX, low.y - unit * 0.01, unit * 0.14);
  if (!free(lampX, 0.06, 0.17)) return;
  if (on) paintGlow(context, lampX, low.y - unit * 0.12, unit * 0.36, [255, 200, 120], 0.55);
  context.fillStyle = css(view.shaded([150, 116, 84], 0, 0.4));
  context.fillRect(lampX - unit * 0.006, low.y - unit * 0.09, unit * 0.012, unit * 0.08);
  context.beginPath();
  context.ellipse(lampX, low.y - unit * 0.012, unit * 0.03, unit * 0.014, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(on ? [255, 226, 170] : view.lit([242, 230, 208]));
  context.beginPath();
  context.moveTo(lampX - unit * 0.034, low.y - unit * 0.17);
  context.lineTo(lampX + unit * 0.034, low.y - unit * 0.17);
  context.lineTo(lampX + unit * 0.06, low.y - unit * 0.08);
  context.lineTo(lampX - unit * 0.06, low.y - unit * 0.08);
  context.fill();
}
