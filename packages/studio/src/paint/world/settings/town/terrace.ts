import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintMountains } from '../../elements/mountains.js';
import { paintWater } from '../../elements/sea.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop, treeAt } from '../../sets/props.js';
import { beam, box, patch } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';
import { white, farTown } from './shared.js';

const looksOnWater = ({ view }: SetPen): boolean => ['sea', 'lake', 'river', 'water'].some((one) => view.asked(one));

/** What one sees from up here: what the prompt names, else a town behind trees. */
function overlooked(pen: SetPen): void {
  const { view, context } = pen;
  const foot = view.horizon + 2;
  if (view.asked('mountains') || view.asked('hills'))
    paintMountains(context, view, {
      name: 'outlook',
      foot,
      rise: view.horizon * 0.6,
      depth: 0.8,
      colour: [104, 122, 148],
      snow: view.asked('mountains') ? 0.4 : 0,
    });
  else if (!looksOnWater(pen)) farTown(pen, view.asked('skyline') ? 0.3 : 0.12);
  if (looksOnWater(pen)) return paintWater(context, view, { top: view.horizon, bottom: view.height, waves: 0.2 });
  if (view.asked('skyline')) return;
  for (const [index, away] of [60, 36, 24].entries())
    for (let x = -pen.edge(away); x < pen.edge(away); x += away * 0.12)
      treeAt(pen, 'broadleaf', x + index, away, away * 0.14);
}

/** A balcony or porch: boards, a rail, the view behind it. */
export const terrace = place({
  setting: 'terrace',
  horizon: 0.5,
  tables: true,
  lens: { near: 2.6, range: 90 },
  ground: { far: 0.45 },
  leafy: true,
  far: overlooked,
  land(pen) {
    if (!looksOnWater(pen)) flat(pen, [124, 162, 92]);
    const boards: Rgb = [184, 138, 98];
    const far = 5.6;
    patch(pen, [-30, 30], [1.8, far], boards, 'lit');
    for (let x = -12; x < 12; x += 0.3) beam(pen, [x, 0, 1.8], [x, 0, far], 0.012, lighten(boards, -0.14), 'shaded');
  },
  stand(pen) {
    const far = 5.6;
    const rail: Rgb = pen.random.pick([white, [84, 66, 56]] as const);
    for (let x = -12; x < 12; x += 0.26)
      box(pen, { x: [x, x + 0.07], up: [0.08, 0.98], away: [far, far + 0.06], colour: rail });
    box(pen, { x: [-14, 14], up: [0.95, 1.06], away: [far - 0.06, far + 0.1], colour: rail });
    box(pen, { x: [-14, 14], up: [0.06, 0.14], away: [far, far + 0.06], colour: rail });
    const edge = pen.edge(far);
    // seen from near its roof and its posts are out of focus: a dark rim around the picture
    const unframed = pen.view.close;
    for (const side of unframed ? [] : [-1, 1])
      box(pen, {
        x: side < 0 ? [-edge * 0.98, -edge * 0.98 + 0.3] : [edge * 0.98 - 0.3, edge * 0.98],
        up: [0, 8],
        away: [far - 0.2, far + 0.1],
        colour: rail,
      });
    prop(pen, 'potted-plant', edge * 0.66, far - 0.4, 0.9);
    prop(pen, 'potted-plant', -edge * 0.7, far - 0.4, 0.7);
    if (unframed) return;
    const up = pen.ceiling(far);
    box(pen, { x: [-14, 14], up: [up - 0.45, up + 1], away: [far - 0.4, far + 0.1], colour: rail });
  },
});
