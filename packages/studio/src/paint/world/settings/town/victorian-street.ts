import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { along, flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { lampAt, prop } from '../../sets/props.js';
import { arch, beam, box, face, panel, patch, sidePanel, sideWindows } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';

const white: Rgb = [236, 230, 216];

/** A tall brick house with a bay window, steps, an iron rail and chimney pots. */
function terraceHouse(pen: SetPen, side: -1 | 1, gap: number, near: number, index: number): void {
  const own = pen.random.fork(`house ${index}`);
  const brick = own.pick([
    [140, 78, 64],
    [120, 72, 62],
    [158, 98, 76],
  ] as const);
  const far = near + 4.8;
  const x = side * gap;
  const shine = pen.view.air.light.side * side < 0 ? 'lit' : 'shaded';
  const top = 9;
  face(
    pen,
    [
      [x, top, near],
      [side * (gap + 2), top + 2.2, near],
      [side * (gap + 2), top + 2.2, far],
      [x, top, far],
    ],
    pen.view.snowy ? [236, 242, 252] : [84, 84, 94],
    shine,
  );
  sidePanel(pen, x, [0, top], [near, far], brick, shine);
  for (const up of [3.2, 6.2, top - 0.1]) sidePanel(pen, x * 0.997, [up, up + 0.16], [near, far], white, shine);
  sideWindows(pen, { x: x * 0.996, up: [3.4, 9], away: [near + 0.2, far - 0.2], columns: 2, rows: 2, frame: white });
  // the bay stands out into the light
  const bay = side * (gap - 0.7);
  const [from, to] = [near + 2.4, far - 0.5] as const;
  panel(pen, side < 0 ? [x, bay] : [bay, x], [0.5, 3], from, white, 'tone');
  sidePanel(pen, bay, [0.5, 3], [from, to], white, shine);
  sideWindows(pen, { x: bay * 0.998, up: [0.9, 2.9], away: [from, to], columns: 2, rows: 1 });
  sidePanel(
    pen,
    x * 0.995,
    [0.4, 2.6],
    [near + 0.7, near + 1.7],
    own.pick([
      [40, 72, 62],
      [112, 36, 40],
      [34, 42, 76],
    ] as const),
    'tone',
  );
  for (let step = 0; step < 3; step++)
    box(pen, {
      x: side < 0 ? [x, x + 0.9 - step * 0.3] : [x - 0.9 + step * 0.3, x],
      up: [step * 0.13, step * 0.13 + 0.13],
      away: [near + 0.6, near + 1.8],
      colour: [206, 198, 186],
    });
  for (let bar = 0; bar < 7; bar++)
    beam(
      pen,
      [side * (gap - 1), 0, near + 2 + bar * 0.4],
      [side * (gap - 1), 0.9, near + 2 + bar * 0.4],
      0.03,
      [40, 42, 48],
    );
  beam(pen, [side * (gap - 1), 0.9, near + 2], [side * (gap - 1), 0.9, near + 4.6], 0.04, [40, 42, 48]);
  box(pen, {
    x: side < 0 ? [x - 1.4, x - 0.6] : [x + 0.6, x + 1.4],
    up: [top + 0.8, top + 3],
    away: [far - 1, far - 0.4],
    colour: lighten(brick, -0.03),
  });
}

/** A street of Victorian houses under gas lamps. */
export const victorianStreet = place({
  setting: 'victorian-street',
  horizon: 0.56,
  lens: { near: 3, range: 42 },
  ground: { left: 0.16, right: 0.84 },
  land(pen) {
    const gap = Math.max(4.6, pen.edge(4.4) * 0.9);
    flat(pen, [150, 140, 132]);
    patch(pen, [-gap + 1.8, gap - 1.8], [2.2, 60], pen.view.snowy ? [214, 220, 232] : [104, 98, 98]);
    joints(pen, [80, 76, 78], 0.5, { alpha: 0.35, to: 18, half: gap - 1.8 });
  },
  stand(pen) {
    const gap = Math.max(4.6, pen.edge(4.4) * 0.9);
    box(pen, { x: [-gap, gap], up: [0, 8], away: [34, 38], colour: [132, 96, 84] });
    arch(pen, [-1.4, 1.4], [0, 3.4], 33.9, [60, 54, 58]);
    along(3.6, 30, 4.8, (away, index) => {
      for (const side of [-1, 1] as const) terraceHouse(pen, side, gap, away, index * 2 + (side > 0 ? 1 : 0));
    });
    for (const away of [22, 14, 8]) for (const side of [-1, 1]) lampAt(pen, side * (gap - 1.9), away, 3.4);
    if (pen.view.brings('carriage')) prop(pen, 'carriage', -1, 20, 2.2);
  },
});
