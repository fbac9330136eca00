import type { Rgb } from '../../../kit/colour.js';
import { paintRailsAcross, railsAcross } from '../../elements/lanes.js';
import type { Lanes } from '../../elements/lanes.js';
import { awayAt, strip } from '../../sets/across.js';
import { along, flat, hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { arch, beam, box, disc, panel, patch, post, shineAt, sidePanel } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';
import { white } from './shared.js';

const stripes: readonly Rgb[] = [
  [206, 64, 58],
  [48, 110, 176],
  [60, 142, 96],
  [236, 160, 52],
];

/** A train seen from the side stands in its bed of track, between our platform and the tiled wall. */
function across(pen: SetPen, rails: Lanes): void {
  const { view } = pen;
  const high = rails.bottom - rails.top;
  const away = awayAt(pen, Math.max(view.horizon + view.unit * 0.03, rails.top - high * 0.6));
  const half = pen.edge(away) * 1.05;
  const tall = pen.ceiling(away) * 1.05;
  const stripe = pen.random.pick(stripes);
  flat(pen, [168, 166, 164]);
  panel(pen, [-half, half], [0, tall], away, [226, 228, 222], 'tone');
  for (let row = 1; row < 14; row++)
    panel(pen, [-half, half], [(row * tall) / 14, (row * tall) / 14 + tall * 0.003], away, [186, 190, 188], 'shaded');
  panel(pen, [-half, half], [tall * 0.62, tall * 0.7], away, stripe, 'tone');
  panel(pen, [-half * 0.3, half * 0.3], [tall * 0.59, tall * 0.73], away * 0.99, [30, 34, 42]);
  panel(pen, [-half * 0.24, half * 0.24], [tall * 0.645, tall * 0.675], away * 0.98, white, 'glow');
  for (const at of [-0.62, 0, 0.62])
    panel(
      pen,
      [half * (at - 0.2), half * (at + 0.2)],
      [tall * 0.93, tall * 0.96],
      away * 0.98,
      [255, 252, 236],
      'glow',
    );
  strip(pen, { top: rails.top - high * 0.6, bottom: rails.bottom + high * 0.7 }, [62, 60, 64]);
  paintRailsAcross(pen.context, view, rails);
  strip(pen, { top: rails.bottom + high * 0.7, bottom: rails.bottom + high * 0.86 }, [120, 118, 118]);
  strip(pen, { top: rails.bottom + high * 0.86, bottom: rails.bottom + high * 1.2 }, [244, 204, 70]);
}

export const subway = place({
  setting: 'subway',
  indoor: true,
  horizon: 0.5,
  lens: { near: 2.8, range: 90, wall: 42 },
  ground: { left: 0.06, right: 0.62, far: 0.2 },
  land(pen) {
    const rails = railsAcross(pen.view).at(-1);
    if (rails) return across(pen, rails);
    const room = hall(pen, {
      half: 5.4,
      tall: 4.2,
      wall: [226, 228, 222],
      floor: [168, 166, 164],
      ceiling: [206, 208, 206],
      back: [36, 36, 44],
    });
    const edge = Math.max(1.4, room.half * 0.36);
    joints(pen, [140, 138, 138], 0.9, { to: 20 });
    // the tiled wall and its stripe
    const stripe = pen.random.pick(stripes);
    for (const side of [-1, 1] as const) {
      for (let up = 0.5; up < 4.1; up += 0.4)
        beam(pen, [side * room.half, up, 2], [side * room.half, up, 42], 0.02, [186, 190, 188], 'shaded');
      sidePanel(pen, side * room.half * 0.998, [2.5, 2.95], [2, 42], stripe, 'tone');
    }
    // the bed of the track, lower than the platform
    patch(pen, [edge, room.half], [1.8, 42], [62, 60, 64], 'shaded');
    for (const rail of [edge + 0.8, edge + 2.2]) patch(pen, [rail, rail + 0.1], [1.8, 42], [190, 194, 200], 'lit');
    for (let away = 2; away < 26; away += 0.9)
      patch(pen, [edge + 0.5, edge + 2.6], [away, away + 0.3], [50, 46, 48], 'shaded');
    patch(pen, [edge - 0.45, edge], [1.8, 42], [244, 204, 70], 'lit');
    arch(pen, [edge + 0.1, room.half - 0.1], [0, 3.6], 41.9, [14, 14, 20], 'shaded');
    along(4, 36, 4, (away) => {
      box(pen, { x: [-1.4, 0.4], up: [4, 4.12], away: [away, away + 1.6], colour: [255, 252, 236] });
      patch(pen, [-1.4, 0.4], [away, away + 1.6], [255, 253, 240], 'glow', 4);
      post(pen, Math.max(-room.half * 0.3, -2), away, [0, 4.2], 0.16, stripe);
    });
    if (pen.view.brings('train') && pen.view.brings('subway-train')) {
      const side = room.half - 0.5;
      const from = edge + 0.25;
      box(pen, { x: [from, side], up: [0.1, 3.3], away: [17, 41], colour: [206, 210, 216], sheltered: true });
      panel(pen, [from + 0.3, side - 0.3], [1.6, 2.9], 17, [40, 52, 66]);
      panel(pen, [from, side], [0.9, 1.3], 17, stripe);
      for (const x of [from + 0.4, side - 0.4]) {
        disc(pen, x, 0.7, 16.9, 0.16, [255, 248, 214], 'glow');
        shineAt(pen, x, 0.7, 16.9, 1.4, [255, 240, 190], 0.6);
      }
    }
    prop(pen, 'bench', -room.half * 0.72, 9, 0.9);
    panel(pen, [-1.8, 0.8], [3, 3.5], 8, [30, 34, 42]);
    panel(pen, [-1.6, -1.1], [3.08, 3.42], 7.99, stripe, 'glow');
    panel(pen, [-0.9, 0.6], [3.18, 3.32], 7.99, white, 'glow');
  },
});
