import { mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { grassColour } from '../../elements/foliage.js';
import { paintWoodEdge } from '../../elements/woods.js';
import type { SetPen } from '../../sets/space.js';

export const white: Rgb = [246, 244, 236];

export const stone: Rgb = [186, 180, 168];

export const bright: readonly Rgb[] = [
  [222, 72, 62],
  [244, 190, 60],
  [60, 130, 200],
  [70, 168, 110],
];

export function wood(pen: SetPen, high = 0.08): void {
  const { view } = pen;
  if (!view.allowed('trees')) return;
  paintWoodEdge(pen.context, view, {
    name: 'trees behind',
    foot: () => view.horizon + 2,
    height: view.unit * high,
    depth: 0.6,
    conifer: false,
  });
}

export const lawn = (pen: SetPen): Rgb => mix(grassColour(pen.view), [116, 164, 84], 0.4);
