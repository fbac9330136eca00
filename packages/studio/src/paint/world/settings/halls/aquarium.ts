import { css, lighten, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintCoral, paintKelp, paintSchool } from '../../elements/reef.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { panel, patch, sidePanel } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';

/** How far away the glass is, how high its sill and how high it goes, in metres. */
const GLASS = { away: 7, sill: 0.45, top: 5.4 } as const;
const [DEEP, BRIGHT]: readonly Rgb[] = [
  [14, 66, 118],
  [74, 178, 214],
];

/** The water behind the glass: light from above, weed and corals on its bed, a school far off. */
function tank(pen: SetPen, half: number): void {
  const { context, view } = pen;
  const [left, bottom] = pen.point(-half, GLASS.sill, GLASS.away);
  const [right, top] = pen.point(half, GLASS.top, GLASS.away);
  const wide = right - left;
  context.save();
  context.beginPath();
  context.rect(left, top, wide, bottom - top);
  context.clip();
  const water = context.createLinearGradient(0, Math.max(0, top), 0, bottom);
  water.addColorStop(0, css(BRIGHT as Rgb));
  water.addColorStop(1, css(DEEP as Rgb));
  context.fillStyle = water;
  context.fillRect(left, top, wide, bottom - top);
  const own = pen.random.fork('tank');
  for (let ray = 0; ray < 7; ray++) {
    const x = view.width * ((ray + own.next()) / 7);
    const spread = view.unit * own.between(0.05, 0.12);
    const shine = context.createLinearGradient(0, Math.max(0, top), 0, bottom);
    shine.addColorStop(0, css([226, 248, 255], 0.26));
    shine.addColorStop(1, css([226, 248, 255], 0));
    context.fillStyle = shine;
    context.beginPath();
    context.moveTo(x, top);
    context.lineTo(x + spread * 0.6, top);
    context.lineTo(x + spread * 1.6, bottom);
    context.lineTo(x - spread * 0.6, bottom);
    context.fill();
  }
  paintSchool(context, view, view.width * own.between(0.3, 0.7), view.horizon * 0.56, view.unit * 0.12, 18);
  context.fillStyle = css(mix([196, 190, 160], DEEP as Rgb, 0.45));
  context.beginPath();
  context.ellipse(view.width / 2, bottom + view.unit * 0.02, wide * 0.7, view.unit * 0.07, 0, 0, Math.PI * 2);
  context.fill();
  for (let plant = 0; plant < 9; plant++) {
    const x = view.width * ((plant + own.between(0.1, 0.9)) / 9);
    const foot = bottom - view.unit * own.between(0, 0.02);
    if (plant % 3 === 1) paintKelp(context, view, x, foot, view.unit * own.between(0.14, 0.24), 0.3, own.fork(plant));
    else paintCoral(context, view, x, foot, view.unit * own.between(0.07, 0.12), 0.3, own.fork(plant));
  }
  context.restore();
}

/** A dark hall before one wall of water. */
export const aquarium = place({
  setting: 'aquarium',
  indoor: true,
  horizon: 0.6,
  lens: { near: 3.4, range: 160 },
  surfaces(request, horizon) {
    const { width, height } = request;
    const plane = (t: number): number => Math.round(horizon + (height - horizon) * t);
    const side = { left: Math.round(width * 0.08), right: Math.round(width * 0.92) };
    return [
      { habitat: 'underwater', ...side, far: Math.round(horizon * 0.46), near: Math.round(horizon * 1.12) },
      { habitat: 'ground', ...side, far: plane(0.5), near: Math.round(height * 0.965) },
    ];
  },
  land(pen) {
    const half = Math.max(5, pen.edge(GLASS.away) * 1.06);
    flat(pen, [52, 64, 92], true);
    panel(pen, [-half, half], [0, pen.ceiling(GLASS.away) + 1], GLASS.away, [34, 42, 66]);
    tank(pen, half);
    // the frame of the panes
    for (const share of [-0.5, 0, 0.5])
      panel(pen, [share * half - 0.05, share * half + 0.05], [GLASS.sill, GLASS.top], GLASS.away - 0.02, [26, 34, 56]);
    for (const up of [GLASS.sill, GLASS.top])
      panel(pen, [-half, half], [up - 0.1, up + 0.04], GLASS.away - 0.03, [26, 34, 56]);
    for (const side of [-1, 1] as const)
      sidePanel(pen, side * half, [0, pen.ceiling(2) + 1], [2, GLASS.away], [30, 38, 60], 'shaded');
    // the light of the water on the floor
    for (const [reach, alpha] of [
      [3.4, 0.16],
      [2.2, 0.18],
      [1.1, 0.22],
    ] as const)
      patch(
        pen,
        [-half * 0.9, half * 0.9],
        [GLASS.away - reach, GLASS.away],
        lighten(BRIGHT as Rgb, 0.05),
        'glow',
        0,
        alpha,
      );
  },
});
