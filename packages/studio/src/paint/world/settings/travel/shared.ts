import type { Rgb } from '../../../kit/colour.js';
import { paintFarLand } from '../../land.js';
import { patch } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';

export const white: Rgb = [244, 240, 230];

export const steel: Rgb = [112, 118, 128];

export const asphalt: Rgb = [104, 106, 114];

/** Hills and woods at the horizon of a drawn-out view. */
export function farCountry(pen: SetPen): void {
  paintFarLand(pen.view, { layer: (_layer, paint) => paint(pen.context) });
}

/** Rails on sleepers that run away. */
export function track(pen: SetPen, x: number, to: number, from = 2.4): void {
  if (!pen.view.snowy || pen.view.inside) patch(pen, [x - 1.5, x + 1.5], [from, to], [140, 128, 118], 'tone');
  for (let away = from; away < Math.min(to, 40); away += 0.75)
    patch(pen, [x - 1.15, x + 1.15], [away, away + 0.3], [104, 80, 64], 'shaded');
  for (const side of [-0.72, 0.72]) {
    patch(pen, [x + side - 0.07, x + side + 0.07], [from, to], [92, 92, 98], 'shaded');
    patch(pen, [x + side - 0.03, x + side + 0.04], [from, to], [206, 210, 216], 'lit');
  }
}
