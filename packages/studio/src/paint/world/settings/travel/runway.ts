import { itemBox } from '../../../../scene/scene.js';
import { grassColour } from '../../elements/foliage.js';
import { along, dashes, flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { box, disc, patch, post, windows } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';
import { farCountry, white } from './shared.js';

/** The tower, in metres: how far away, how high, half its width. */
const TOWER = { away: 60, high: 16.3, half: 3.1 };

/** The field of an airport: a runway to the horizon, the tower, hangars. */
export const runway = place({
  setting: 'runway',
  horizon: 0.5,
  lens: { near: 4, eye: 2.4, range: 160 },
  far: farCountry,
  land(pen) {
    flat(pen, grassColour(pen.view));
    const half = Math.max(7, pen.edge(5) * 0.9);
    patch(pen, [-half, half], [2.6, 400], pen.view.snowy ? [196, 204, 216] : [108, 110, 118], 'lit');
    for (const side of [-1, 1]) patch(pen, [side * half * 0.93 - 0.16, side * half * 0.93 + 0.16], [2.6, 400], white);
    dashes(pen, 0, 0.6, white, 7, 6, 200);
    for (let bar = -3; bar <= 3; bar++)
      if (bar !== 0) patch(pen, [bar * half * 0.22 - 0.3, bar * half * 0.22 + 0.3], [5, 10], white);
    if (pen.view.night || pen.view.low)
      for (const side of [-1, 1])
        along(5, 90, 7, (away) => disc(pen, side * half, 0.25, away, 0.14, [255, 236, 170], 'glow'));
  },
  stand(pen) {
    const away = Math.max(16, pen.edge(60) * 0.5);
    const [side, other] = pen.random.chance(0.5) ? [1, -1] : [-1, 1];
    if (hasRoomForTower(pen, side * away)) tower(pen, side, side * away);
    else if (hasRoomForTower(pen, other * away)) tower(pen, other, other * away);
  },
});

/** Above the fuselage of an airliner the cabin of a tower would be a part of it. */
export function hasRoomForTower({ point, view }: Pick<SetPen, 'point' | 'view'>, x: number): boolean {
  const [left, top] = point(x - TOWER.half, TOWER.high, TOWER.away);
  const [right, bottom] = point(x + TOWER.half, 0, TOWER.away);
  return view.scene.items
    .filter(({ subject, drawable }) => subject !== undefined && drawable.kind === 'vehicle')
    .map(itemBox)
    .every((box) => box.right < left || box.left > right || box.bottom < top || box.top > bottom);
}

/** The tower with a hangar beside it. */
function tower(pen: SetPen, side: number, x: number): void {
  post(pen, x, 60, [0, 13], 1.4, [222, 222, 220]);
  box(pen, { x: [x - 2.8, x + 2.8], up: [13, 15.6], away: [58, 62], colour: [70, 96, 116] });
  box(pen, { x: [x - 3.1, x + 3.1], up: [15.6, 16.3], away: [58, 62], colour: white });
  box(pen, { x: [x - side * 22 - 8, x - side * 22 + 6], up: [0, 6], away: [64, 80], colour: [190, 196, 202] });
  windows(pen, { x: [x - side * 22 - 7, x - side * 22 + 5], up: [1, 5], away: 64, columns: 8, rows: 1, fill: 0.7 });
}
