import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintMesas } from '../../elements/mesas.js';
import { along, flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { beam, box, face, panel, patch, post, sidePanel } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';

const boards: readonly Rgb[] = [
  [176, 128, 86],
  [150, 112, 84],
  [196, 150, 104],
  [140, 96, 72],
];

/** A wooden house with a false front and a porch. */
function falseFront(pen: SetPen, side: -1 | 1, gap: number, from: number, index: number): void {
  const own = pen.random.fork(`front ${index}`);
  const wood = own.pick(boards);
  const [near, far] = [from, from + 5] as const;
  const shine = pen.view.air.light.side * side < 0 ? 'lit' : 'shaded';
  const x = side * gap;
  const top = own.between(4.6, 5.8);
  box(pen, {
    x: side < 0 ? [-gap - 6, -gap] : [gap, gap + 6],
    up: [0, 4],
    away: [near, far],
    colour: lighten(wood, -0.04),
  });
  sidePanel(pen, x, [0, top], [near, far], wood, shine);
  for (let up = 0.4; up < top; up += 0.4) beam(pen, [x, up, near], [x, up, far], 0.02, lighten(wood, -0.14), 'shaded');
  sidePanel(pen, x * 0.995, [3.4, 4.1], [near + 0.8, far - 0.8], [232, 214, 176], 'tone');
  for (const at of [0.9, 3.1])
    sidePanel(
      pen,
      x * 0.994,
      [1, 2.2],
      [near + at, near + at + 1],
      pen.view.night ? [255, 206, 120] : [104, 120, 128],
      pen.view.night ? 'glow' : 'tone',
    );
  sidePanel(pen, x * 0.994, [0.2, 2.2], [near + 2.1, near + 2.9], [92, 62, 44], 'shaded');
  const porch = side * (gap - 1.5);
  patch(pen, side < 0 ? [x, porch] : [porch, x], [near, far], [164, 122, 84], 'lit', 0.2);
  sidePanel(pen, porch, [0, 0.2], [near, far], [130, 94, 66], 'shaded');
  face(
    pen,
    [
      [x, 3.1, near],
      [porch, 2.7, near],
      [porch, 2.7, far],
      [x, 3.1, far],
    ],
    [128, 96, 72],
    shine,
  );
  for (const away of [far - 0.1, near + 2.5, near + 0.1]) post(pen, porch, away, [0.2, 2.7], 0.08, [120, 86, 60]);
}

/** The main street of a town of the old west. */
export const westernTown = place({
  setting: 'western-town',
  horizon: 0.54,
  lens: { near: 3.2, range: 70 },
  ground: { left: 0.18, right: 0.82 },
  far: ({ context, view }) =>
    paintMesas(context, view, { foot: view.horizon + 2, rise: view.horizon * 0.3, colour: [206, 132, 92] }),
  land(pen) {
    flat(pen, [222, 180, 126]);
    if (!pen.view.snowy) for (const x of [-0.9, 0.7]) patch(pen, [x, x + 0.2], [2.4, 40], [196, 152, 102], 'tone');
  },
  stand(pen) {
    const gap = Math.max(4, pen.edge(5) * 0.74);
    along(4, 27, 5.6, (away, index) => {
      for (const side of [-1, 1] as const) falseFront(pen, side, gap, away, index * 2 + (side > 0 ? 1 : 0));
    });
    if (pen.view.brings('barrel')) prop(pen, 'barrel', gap - 1.9, 6.4, 0.9);
    panel(pen, [-gap + 1.7, -gap + 1.8], [0, 1], 7, [120, 86, 60]);
    beam(pen, [-gap + 1.75, 0.95, 7], [-gap + 1.75, 0.95, 9], 0.1, [120, 86, 60]);
  },
});
