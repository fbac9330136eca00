import { hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { box, panel, shineAt } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';
import { tradeOf } from '../../sets/trades.js';

const LONG = 7.2;

/** Three shelves along the far wall, full of what is sold here. */
function shelves(pen: SetPen, half: number, goods: readonly string[]): void {
  for (const [level, up] of [0.55, 1.35, 2.15].entries()) {
    box(pen, {
      x: [-half * 0.9, half * 0.9],
      up: [up - 0.07, up],
      away: [LONG - 0.5, LONG],
      colour: [150, 108, 74],
      sheltered: true,
    });
    const own = pen.random.fork(`shelf ${level}`);
    let turn = own.whole(0, goods.length - 1);
    for (let x = -half * 0.82; x < half * 0.86; x += 0.62) {
      prop(pen, goods[turn % goods.length] as string, x, LONG - 0.3, own.between(0.46, 0.58), { up, hangs: true });
      turn++;
    }
  }
}

/** A shop from inside, with the goods of its trade on shelves and on the floor, and the till. */
export const shop = place({
  setting: 'shop',
  indoor: true,
  horizon: 0.52,
  lens: { near: 3.4, range: 110, wall: LONG },
  table: [170, 126, 88],
  land(pen) {
    const { view } = pen;
    const trade = tradeOf(view);
    const { half } = hall(pen, {
      half: 3.4,
      tall: 3.3,
      wall: trade.wall,
      floor: [200, 178, 152],
      ceiling: [244, 240, 232],
    });
    joints(pen, [172, 150, 126], 0.7, { to: LONG });
    panel(pen, [-half * 0.94, half * 0.94], [0.2, 2.95], LONG - 0.02, [128, 92, 66], 'shaded', 0.5);
    shelves(pen, half, trade.small);
    for (const [index, concept] of trade.large.entries()) {
      const side = index % 2 === 0 ? -1 : 1;
      prop(pen, concept, side * half * (0.8 - (index >> 1) * 0.06), 6 - (index >> 1) * 1.1, 1.15);
    }
    // the ceiling is hardly seen: a lamp's cord would begin in the middle of the wall
    for (const x of [-half * 0.5, half * 0.5]) shineAt(pen, x, 2.4, 5.4, 1.6, [255, 224, 170], 0.35);
  },
});
