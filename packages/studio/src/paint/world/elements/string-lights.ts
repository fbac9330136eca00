import { css } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { paintGlow } from './houses.js';
import type { View } from '../view.js';

const BULBS = 22;

/** Strings of warm bulbs that hang across the picture, from one edge to the other. */
export function paintStringLights(context: Context, view: View, strings = 1): void {
  const { width, unit } = view;
  const sag = unit * 0.06;
  for (let string = 0; string < strings; string++) {
    const at = (t: number): number =>
      unit * (0.06 + string * 0.085) + Math.abs(Math.sin((t + string * 0.13) * Math.PI * 3)) * sag;
    if (strings > 1) {
      context.strokeStyle = css([52, 48, 56], 0.7);
      context.lineWidth = Math.max(1, unit * 0.0022);
      context.beginPath();
      for (let step = 0; step <= 96; step++) context.lineTo((step / 96) * width, at(step / 96));
      context.stroke();
    }
    for (let light = 0; light <= BULBS; light++) {
      const [x, y] = [(light / BULBS) * width, at(light / BULBS)];
      paintGlow(context, x, y, unit * 0.035, [255, 206, 120], 0.7);
      context.fillStyle = css([255, 240, 196]);
      context.beginPath();
      context.arc(x, y, Math.max(1.2, unit * 0.005), 0, Math.PI * 2);
      context.fill();
    }
  }
}
