import type { Rgb } from '../../../kit/colour.js';
import { dashes, flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { lampAt, prop } from '../../sets/props.js';
import { box, patch, windows } from '../../sets/solids.js';
import { asphalt, white, cloths, farTown } from './shared.js';

/** A tarred ground with painted bays and parked cars, a building behind. */
export const parkingLot = place({
  setting: 'parking-lot',
  horizon: 0.48,
  lens: { near: 3.6, eye: 1.9, range: 70 },
  far: (pen) => farTown(pen),
  land(pen) {
    flat(pen, asphalt);
    if (pen.view.snowy) return;
    for (let x = -40; x <= 40; x += 2.6) {
      patch(pen, [x, x + 0.12], [13, 18], white);
      patch(pen, [x, x + 0.12], [4, 8.4], white);
    }
    patch(pen, [-60, 60], [18, 18.14], white);
    dashes(pen, 0, 0, white);
  },
  stand(pen) {
    const shop: Rgb = pen.random.pick([
      [214, 206, 196],
      [196, 172, 150],
    ] as const);
    const edge = pen.edge(27);
    box(pen, { x: [-edge, edge], up: [0, 6], away: [27, 34], colour: shop });
    windows(pen, { x: [-edge * 0.9, edge * 0.9], up: [0.2, 3], away: 27, columns: 10, rows: 1, fill: 0.8 });
    box(pen, { x: [-edge, edge], up: [4, 5.2], away: [26.6, 27], colour: pen.random.pick(cloths) });
    const paintsOfCars: readonly Rgb[] = [
      [196, 60, 56],
      [70, 110, 170],
      [230, 230, 226],
      [90, 96, 104],
      [220, 176, 70],
    ];
    // where cars are counted there are no others
    const counted = pen.view.scene.brief.subjects.some(({ count }) => count > 1);
    for (let bay = -7; bay <= 7; bay++) {
      const own = pen.random.fork(`bay ${bay}`);
      if (own.chance(0.62) && !counted)
        prop(pen, 'car', bay * 4.6, 17, 1.5, { colour: own.pick(paintsOfCars), flipped: own.chance(0.5) });
    }
    for (const side of [-1, 1]) lampAt(pen, side * pen.edge(20) * 0.6, 20, 6.5);
  },
});
