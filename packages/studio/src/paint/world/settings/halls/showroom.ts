import type { Rgb } from '../../../kit/colour.js';
import { along, hall } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { box, panel, patch, shineAt } from '../../sets/solids.js';
import { glassPane, white } from './shared.js';

const FRAME: Rgb = [74, 80, 90];

/** A bright hall with a polished floor and a front of glass: what is for sale stands in the middle. */
export const showroom = place({
  setting: 'showroom',
  indoor: true,
  horizon: 0.46,
  lens: { near: 4.2, eye: 1.6, range: 140, wall: 16 },
  ground: { far: 0.34 },
  land(pen) {
    const [long, tall] = [pen.wall, 5.4];
    const { half } = hall(pen, {
      half: 9,
      tall,
      wall: [228, 230, 232],
      floor: [206, 210, 214],
      ceiling: [238, 240, 242],
    });
    const { view } = pen;
    // glass from wall to wall, the forecourt and the sky behind it
    panel(pen, [-half, half], [0.2, 4.2], long - 0.02, glassPane(pen), 'glow');
    panel(pen, [-half, half], [0.2, 1.3], long - 0.03, view.night ? [30, 36, 58] : [166, 176, 176], 'tone');
    for (let x = -half; x <= half; x += 2.4)
      box(pen, { x: [x - 0.06, x + 0.06], up: [0.1, 4.2], away: [long - 0.12, long], colour: FRAME, sheltered: true });
    for (const up of [0.1, 2.9, 4.2])
      box(pen, { x: [-half, half], up: [up, up + 0.1], away: [long - 0.14, long], colour: FRAME, sheltered: true });
    // what shines above shines below
    along(5, 14, 2.6, (away) => {
      patch(pen, [-half * 0.62, half * 0.62], [away, away + 0.35], [255, 255, 250], 'glow', tall - 0.02);
      patch(pen, [-half * 0.62, half * 0.62], [away, away + 0.35], white, 'glow', 0, 0.35);
    });
    patch(pen, [-half, half], [long - 3.4, long], glassPane(pen), 'glow', 0, 0.2);
    shineAt(pen, 0, tall, 9, half * 0.8, [255, 252, 240], 0.25);
    for (const side of [-1, 1]) prop(pen, 'potted-plant', side * half * 0.8, 14, 1.7);
  },
});
