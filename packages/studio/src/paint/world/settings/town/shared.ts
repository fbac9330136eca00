import type { Rgb } from '../../../kit/colour.js';
import { paints } from '../../elements/houses.js';
import { paintSkyline } from '../../elements/skyline.js';
import { box, face, panel, windows } from '../../sets/solids.js';
import type { Range, SetPen } from '../../sets/space.js';

export const asphalt: Rgb = [104, 106, 114];

export const paving: Rgb = [186, 178, 168];

export const cobble: Rgb = [150, 140, 132];

export const brick: Rgb = [164, 96, 78];

export const white: Rgb = [244, 240, 230];

export const cloths: readonly Rgb[] = [
  [206, 70, 64],
  [52, 128, 116],
  [226, 160, 66],
  [70, 104, 168],
  [150, 84, 140],
];

/** Far houses of a town that close the view. */
export function farTown(pen: SetPen, high = 0.16): void {
  const { view } = pen;
  paintSkyline(pen.context, view, {
    name: 'far town',
    foot: view.horizon + 2,
    height: view.span * high,
    depth: 0.88,
    crowned: false,
  });
}

/** A row of house fronts across the back. */
export function rowOfFronts(
  pen: SetPen,
  away: number,
  high: Range,
  each: number,
  walls: readonly Rgb[] = paints,
): void {
  const edge = pen.edge(away) + each;
  for (let x = -edge, index = 0; x < edge; x += each, index++) {
    const own = pen.random.fork(`front ${index}`);
    const tall = own.between(...high);
    const wall = own.pick(walls);
    box(pen, { x: [x, x + each], up: [0, tall], away: [away, away + 6], colour: wall });
    face(
      pen,
      [
        [x - 0.2, tall, away],
        [x + each * 0.5, tall + each * 0.35, away + 2],
        [x + each + 0.2, tall, away],
      ],
      pen.view.snowy
        ? [236, 242, 252]
        : own.pick([
            [150, 84, 70],
            [108, 92, 98],
          ] as const),
      'lit',
    );
    windows(pen, {
      x: [x + each * 0.08, x + each * 0.92],
      up: [tall * 0.34, tall * 0.96],
      away,
      columns: 3,
      rows: Math.max(1, Math.round(tall / 3) - 1),
      frame: white,
    });
    panel(
      pen,
      [x + each * 0.4, x + each * 0.6],
      [0, 2.2],
      away,
      own.pick([
        [96, 64, 52],
        [60, 92, 96],
      ] as const),
    );
  }
}
