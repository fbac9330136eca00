import { css, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { box, face, panel, post, windows } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';

const brick: Rgb = [150, 96, 80];

/** Smoke that drifts from a chimney. */
function smoke(pen: SetPen, x: number, up: number, away: number): void {
  if (!pen.view.allowed('smoke')) return;
  const random = pen.random.fork(`smoke ${x}`);
  for (let puff = 0; puff < 12; puff++) {
    const [px, py] = pen.point(x + puff * 0.7, up + 0.6 + puff * 0.75, away);
    pen.context.fillStyle = css(
      mix(pen.view.tone([196, 192, 196], 0.3), pen.view.air.haze, puff / 16),
      0.6 - puff * 0.035,
    );
    pen.context.beginPath();
    pen.context.arc(px, py, (0.8 + puff * 0.22) * random.between(0.8, 1.2) * pen.scale(away), 0, Math.PI * 2);
    pen.context.fill();
  }
}

/** A works yard: saw-tooth halls, tall chimneys, tanks and pipes. */
export const factory = place({
  setting: 'factory',
  horizon: 0.54,
  lens: { near: 3.6, range: 80 },
  land(pen) {
    flat(pen, [150, 144, 138]);
    joints(pen, [122, 116, 112], 2.4);
  },
  stand(pen) {
    const edge = pen.edge(30);
    for (const share of [-0.62, -0.4, 0.55]) {
      const x = share * edge;
      post(pen, x, 34, [0, 17], 1.1, brick);
      post(pen, x, 33.9, [15.4, 16.4], 1.2, [222, 214, 204]);
      smoke(pen, x, 17, 34);
    }
    const bays = Math.ceil(edge / 5);
    for (let bay = -bays; bay <= bays; bay++) {
      const x: readonly [number, number] = [bay * 5, bay * 5 + 5];
      face(
        pen,
        [
          [x[0], 6, 26],
          [x[0], 8.6, 26],
          [x[1], 6, 26],
        ],
        brick,
        'lit',
      );
      box(pen, { x, up: [0, 6], away: [26, 34], colour: brick });
      windows(pen, {
        x: [x[0] + 0.4, x[1] - 0.4],
        up: [2.6, 5.6],
        away: 26,
        columns: 3,
        rows: 2,
        fill: 0.78,
        frame: [90, 74, 70],
      });
    }
    panel(pen, [-2.2, 2.2], [0, 4], 25.9, [92, 104, 112]);
    for (let up = 0.4; up < 4; up += 0.4) panel(pen, [-2.2, 2.2], [up, up + 0.06], 25.8, [70, 80, 88]);
    const tank = edge * 0.6;
    post(pen, tank, 20, [0.6, 5.4], 1.9, [196, 202, 206]);
    post(pen, tank, 19.9, [5.2, 5.5], 2, [150, 158, 164]);
    for (const up of [1.6, 3])
      box(pen, { x: [-edge, tank - 1.8], up: [up + 4, up + 4.3], away: [24, 24.3], colour: [186, 150, 84] });
    for (const x of [-edge * 0.8, -edge * 0.3, edge * 0.2]) post(pen, x, 24.2, [0, 5.6], 0.12, [110, 112, 118]);
    for (const [share, away] of [
      [-0.72, 13],
      [-0.6, 13.4],
      [0.74, 11],
    ] as const) {
      const x = share * pen.edge(away);
      post(pen, x, away, [0, 1], 0.36, [60, 104, 140]);
      for (const up of [0.3, 0.7]) post(pen, x, away - 0.02, [up, up + 0.05], 0.38, [44, 80, 110]);
    }
  },
});
