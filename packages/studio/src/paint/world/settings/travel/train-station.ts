import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintSkyline } from '../../elements/skyline.js';
import { railsAcross } from '../../elements/lanes.js';
import type { Lanes } from '../../elements/lanes.js';
import { awayAt, strip } from '../../sets/across.js';
import { along, flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { beam, disc, face, panel, patch, post, sidePanel, sideWindows, windows } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';
import { track, white } from './shared.js';

/** A train seen from the side stands at our platform: rails across, the building of the station behind it. */
function landAcross(pen: SetPen, rails: Lanes): void {
  const high = rails.bottom - rails.top;
  flat(pen, [206, 198, 188]);
  joints(pen, [150, 142, 136], 1.2, { to: 20 });
  strip(pen, { top: rails.top - high * 0.5, bottom: rails.bottom + high * 0.7 }, [96, 90, 88]);
  strip(pen, { top: rails.bottom + high * 0.7, bottom: rails.bottom + high * 0.86 }, [236, 230, 220]);
  strip(pen, { top: rails.bottom + high * 1.1, bottom: rails.bottom + high * 1.3 }, [240, 200, 70]);
}

function buildingAcross(pen: SetPen, rails: Lanes): void {
  const { view } = pen;
  const away = awayAt(pen, Math.max(view.horizon + view.unit * 0.03, rails.top - (rails.bottom - rails.top)));
  const half = pen.edge(away) * 1.05;
  const wall: Rgb = [184, 116, 92];
  // clouds of which the prompt tells are above its roof, and not below it
  const clouded = view.scene.items.some(({ drawable: { habitat } }) => habitat === 'sky');
  const roof = Math.min(7, pen.ceiling(away) * (clouded ? 0.5 : 0.86));
  const metre = roof / 7;
  panel(pen, [-half, half], [0, roof], away, wall, 'lit');
  windows(pen, { x: [-half, half], up: [roof * 0.42, roof * 0.78], away, columns: 7, rows: 1, frame: white });
  panel(pen, [-half, half], [roof * 0.86, roof], away, lighten(wall, -0.12), 'shaded');
  for (let bay = -3; bay <= 3; bay++) {
    const x = (bay * half) / 3.5;
    post(pen, x, away * 0.98, [0, roof * 0.88], 0.12 * metre, [62, 98, 92]);
    beam(pen, [x, roof * 0.72, away * 0.98], [x - 0.9 * metre, roof * 0.88, away * 0.98], 0.12 * metre, [62, 98, 92]);
    beam(pen, [x, roof * 0.72, away * 0.98], [x + 0.9 * metre, roof * 0.88, away * 0.98], 0.12 * metre, [62, 98, 92]);
  }
  const clock = half * 0.14;
  disc(pen, clock, roof * 0.8, away * 0.97, 0.62 * metre, [60, 62, 70]);
  disc(pen, clock, roof * 0.8, away * 0.97, 0.52 * metre, white, 'lit');
  beam(pen, [clock, roof * 0.8, away * 0.96], [clock, roof * 0.85, away * 0.96], 0.07 * metre, [40, 40, 46]);
  beam(
    pen,
    [clock, roof * 0.8, away * 0.96],
    [clock + 0.3 * metre, roof * 0.79, away * 0.96],
    0.07 * metre,
    [40, 40, 46],
  );
}

export const trainStation = place({
  setting: 'train-station',
  horizon: 0.52,
  lens: { near: 3.2, range: 70 },
  ground: { left: 0.06, right: 0.6, far: 0.2 },
  far: (pen) =>
    paintSkyline(pen.context, pen.view, {
      name: 'far',
      foot: pen.view.horizon + 2,
      height: pen.view.span * 0.12,
      depth: 0.9,
      crowned: false,
    }),
  land(pen) {
    const rails = railsAcross(pen.view).at(-1);
    if (rails) return landAcross(pen, rails);
    flat(pen, [196, 190, 182]);
    track(pen, 4.4, 70);
    track(pen, 8.6, 70);
    patch(pen, [-30, 2.2], [2.4, 70], [206, 198, 188], 'lit');
    patch(pen, [1.5, 1.85], [2.4, 70], [240, 200, 70], 'lit');
    face(
      pen,
      [
        [2.2, 0, 2.4],
        [2.2, -0.9, 2.4],
        [2.2, -0.9, 70],
        [2.2, 0, 70],
      ],
      [150, 142, 136],
      'shaded',
    );
  },
  stand(pen) {
    const rails = railsAcross(pen.view).at(-1);
    if (rails) return buildingAcross(pen, rails);
    const wall: Rgb = [184, 116, 92];
    const left = -Math.max(4.6, pen.edge(5));
    sidePanel(pen, left, [0, 5], [2, 48], wall, pen.view.air.light.side > 0 ? 'lit' : 'shaded');
    along(4, 40, 5, (away) => {
      sidePanel(pen, left * 0.996, [0, 2.6], [away, away + 1.4], [92, 70, 60], 'shaded');
      sidePanel(
        pen,
        left * 0.996,
        [1, 2.8],
        [away + 2, away + 4],
        pen.view.night ? [255, 212, 132] : [120, 146, 166],
        pen.view.night ? 'glow' : 'tone',
      );
    });
    // the roof over the platform, on iron columns
    along(5, 45, 5, (away) => {
      post(pen, 0.6, away, [0, 4.2], 0.12, [62, 98, 92]);
      beam(pen, [0.6, 3.4, away], [-0.6, 4.2, away], 0.12, [62, 98, 92]);
      beam(pen, [0.6, 3.4, away], [1.8, 4.2, away], 0.12, [62, 98, 92]);
    });
    face(
      pen,
      [
        [left, 4.8, 2],
        [2.4, 4.2, 2],
        [2.4, 4.2, 48],
        [left, 4.8, 48],
      ],
      [120, 108, 102],
      'shaded',
    );
    face(
      pen,
      [
        [2.4, 4.2, 2],
        [2.4, 4.6, 2],
        [2.4, 4.6, 48],
        [2.4, 4.2, 48],
      ],
      [206, 196, 178],
      'lit',
    );
    if (pen.view.brings('train')) {
      // a train waits on the far track
      const body: Rgb = pen.random.pick([
        [56, 104, 150],
        [170, 60, 56],
        [70, 130, 104],
      ] as const);
      sidePanel(pen, 7.2, [0.4, 3.6], [9, 60], body, pen.view.air.light.side < 0 ? 'lit' : 'shaded');
      sideWindows(pen, { x: 7.19, up: [1.5, 3.1], away: [11, 58], columns: 14, rows: 1 });
      panel(pen, [7.2, 10], [0.4, 3.7], 9, lighten(body, -0.04));
      panel(pen, [7.5, 9.7], [2, 3.2], 9, [70, 86, 104]);
      for (const x of [7.8, 9.4]) disc(pen, x, 1.1, 9, 0.2, [255, 240, 190], 'glow');
    }
    disc(pen, -1.4, 3.5, 9, 0.44, [60, 62, 70]);
    disc(pen, -1.4, 3.5, 8.9, 0.36, white, 'lit');
    beam(pen, [-1.4, 3.5, 8.9], [-1.4, 3.78, 8.9], 0.05, [40, 40, 46]);
    beam(pen, [-1.4, 3.5, 8.9], [-1.2, 3.4, 8.9], 0.05, [40, 40, 46]);
    prop(pen, 'bench', left * 0.6, 11, 0.9);
  },
});
