import type { Rgb } from '../../../kit/colour.js';
import { grassColour } from '../../elements/foliage.js';
import { paintSkyline } from '../../elements/skyline.js';
import { lanesAcross } from '../../elements/lanes.js';
import type { Lanes } from '../../elements/lanes.js';
import { awayAt, roadAcross } from '../../sets/across.js';
import { along, dashes, flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { lampAt } from '../../sets/props.js';
import { beam, box, disc, panel, patch, post, sidePanel } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';
import { asphalt, farCountry, white, steel } from './shared.js';

/** Seen from its side: lanes in both directions, and the crash barrier between us and the country. */
function highwayAcross(pen: SetPen, { top, bottom }: Lanes, road: Rgb): void {
  const high = bottom - top;
  const far = { top: top - high * 0.5, bottom: top - high * 0.06 };
  roadAcross(pen, far, { road, verge: road, line: white, edge: white });
  roadAcross(pen, { top, bottom }, { road, verge: [206, 204, 200], line: white, edge: [250, 214, 90] });
  const away = awayAt(pen, far.top - high * 0.05);
  const half = pen.edge(away) * 1.05;
  panel(pen, [-half, half], [0.4, 0.75], away, [190, 194, 200], 'lit');
  for (let x = -half; x < half; x += half / 9) post(pen, x, away, [0, 0.7], 0.06, steel);
}

export const highway = place({
  setting: 'highway',
  horizon: 0.5,
  lens: { near: 4, eye: 3, range: 130 },
  far(pen) {
    farCountry(pen);
    paintSkyline(pen.context, pen.view, {
      name: 'far city',
      foot: pen.view.horizon + 2,
      height: pen.view.span * 0.13,
      depth: 0.88,
      gap: [0.55, 0.9],
    });
  },
  land(pen) {
    flat(pen, grassColour(pen.view));
    const tar: Rgb = pen.view.snowy ? [190, 198, 212] : asphalt;
    const across = lanesAcross(pen.view);
    if (across) return highwayAcross(pen, across, tar);
    const lanes = Math.max(9, pen.edge(4) * 0.95);
    patch(pen, [-lanes, lanes], [2.6, 400], tar, 'lit');
    for (const x of [-lanes * 0.66, -lanes * 0.34, lanes * 0.34, lanes * 0.66]) dashes(pen, x, 0.2, white, 3, 4, 160);
    for (const x of [-lanes * 0.96, lanes * 0.96]) patch(pen, [x - 0.1, x + 0.1], [2.6, 300], white);
    for (const x of [-0.5, 0.5]) patch(pen, [x - 0.1, x + 0.1], [2.6, 300], [250, 214, 90]);
    sidePanel(pen, 0, [0, 0.8], [4, 300], [206, 204, 200], 'lit');
  },
  stand(pen) {
    if (lanesAcross(pen.view)) return;
    const lanes = Math.max(9, pen.edge(4) * 0.95);
    for (const side of [-1, 1] as const) {
      sidePanel(pen, side * (lanes + 0.6), [0.45, 0.75], [3, 160], [190, 194, 200], 'lit');
      along(5, 70, 4, (away) => post(pen, side * (lanes + 0.6), away, [0, 0.7], 0.06, steel));
    }
    // a gantry with green signs
    for (const side of [-1, 1]) post(pen, side * (lanes + 0.4), 26, [0, 7.6], 0.2, steel);
    for (const up of [6.6, 7.5]) beam(pen, [-lanes, up, 26], [lanes, up, 26], 0.18, steel);
    for (const x of [-lanes * 0.5, lanes * 0.5]) {
      box(pen, { x: [x - 2.8, x + 2.8], up: [5.4, 7.8], away: [25.8, 26], colour: [34, 122, 84] });
      panel(pen, [x - 2.2, x + 1.6], [6.9, 7.2], 25.7, white, 'lit');
      panel(pen, [x - 2.2, x + 0.6], [6.2, 6.5], 25.7, white, 'lit');
    }
    for (const [lane, away, flip] of [
      [-0.82, 30, true],
      [-0.5, 52, true],
      [0.5, 44, false],
      [0.82, 34, false],
    ] as const)
      if (pen.view.brings('car') && pen.view.brings('truck')) {
        const x = lane * lanes;
        const own = pen.random.fork(`car ${lane}`);
        const colour: Rgb = own.pick([
          [196, 60, 56],
          [70, 110, 170],
          [230, 230, 226],
          [90, 96, 104],
        ] as const);
        box(pen, { x: [x - 0.9, x + 0.9], up: [0.25, 0.95], away: [away, away + 3.6], colour });
        box(pen, { x: [x - 0.75, x + 0.75], up: [0.95, 1.5], away: [away + 0.8, away + 3], colour: [70, 84, 100] });
        for (const lamp of [-0.6, 0.6])
          disc(pen, x + lamp, 0.65, away, 0.16, flip ? [255, 246, 210] : [230, 60, 50], 'glow');
      }
    for (const side of [-1, 1]) for (const away of [16, 34]) lampAt(pen, side * (lanes + 1.6), away, 8);
  },
});
