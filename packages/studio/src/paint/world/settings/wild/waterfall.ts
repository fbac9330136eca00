import { css } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { polygon, smoothClosed } from '../../../kit/shapes.js';
import { grassColour, snowGround } from '../../elements/foliage.js';
import { paintRainbow } from '../../elements/rainbow.js';
import { paintRock } from '../../elements/rocks.js';
import { paintWater } from '../../elements/sea.js';
import { paintWaterfall } from '../../elements/waterfall.js';
import { place } from '../../sets/place.js';
import { treeAt } from '../../sets/props.js';

import { onWater, onLand } from './shared.js';

/** Shares of the height: where the bank begins in its middle, and where the first stand on it. */
const BANK = 0.8;
const FIRST = 0.84;

export const waterfall = place({
  setting: 'waterfall',
  horizon: 0.56,
  lens: { near: 3.2, range: 45 },
  leafy: true,
  surfaces: (request) => [onLand(request, FIRST), onWater(request, 0.62, 0.76)],
  far(pen) {
    const { view, context } = pen;
    const { width, horizon, unit } = view;
    const rock: Rgb = [116, 112, 108];
    const random = pen.random.fork('rock face');
    const top = horizon * 0.16;
    // a broad wall of rock, with steps and ledges
    context.fillStyle = css(view.tone(rock, 0.25));
    polygon(context, [
      [-4, horizon + 8],
      [-4, top + unit * 0.1],
      [width * 0.2, top],
      [width * 0.36, top + unit * 0.04],
      [width * 0.62, top + unit * 0.03],
      [width * 0.8, top - unit * 0.02],
      [width + 4, top + unit * 0.12],
      [width + 4, horizon + 8],
    ]);
    context.fill();
    for (let facet = 0; facet < 30; facet++) {
      const x = width * random.next();
      const y = top + unit * 0.06 + (horizon - top) * random.next() * 0.9;
      const wide = unit * random.between(0.05, 0.12);
      context.fillStyle = css(facet % 2 ? view.lit(rock, 0.2) : view.shaded(rock, 0.2), 0.5);
      polygon(context, [
        [x, y],
        [x + wide, y + random.around(wide * 0.2)],
        [x + wide * 0.8, y + wide * random.between(0.6, 1.4)],
        [x - wide * 0.1, y + wide * 0.8],
      ]);
      context.fill();
    }
    if (view.allowed('trees'))
      for (let bush = 0; bush < 26; bush++) {
        const x = width * random.next();
        if (Math.abs(x / width - 0.5) < 0.13) continue;
        const size = unit * random.between(0.03, 0.06);
        context.fillStyle = css(view.lit(view.snowy ? [230, 238, 246] : [88, 132, 76], 0.2, bush % 2));
        context.beginPath();
        context.arc(
          x,
          top + unit * random.between(-0.01, 0.09) * (1 + Math.abs(x / width - 0.5)),
          size,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    paintWaterfall(context, view, {
      x: width / 2,
      top: top + unit * 0.03,
      bottom: horizon + unit * 0.02,
      wide: Math.max(unit * 0.11, width * 0.07),
      depth: 0.1,
    });
    // it stands in the spray, before the rock
    if (view.asked('rainbow')) paintRainbow(context, view);
  },
  land(pen) {
    const { view, context } = pen;
    paintWater(context, view, {
      top: view.horizon,
      bottom: view.height,
      waves: 0.3,
      colour: view.tint('water') ?? [48, 128, 140],
    });
    const random = pen.random.fork('foam');
    for (let foam = 0; foam < 40; foam++) {
      context.fillStyle = css([250, 252, 255], random.between(0.2, 0.55));
      context.beginPath();
      context.ellipse(
        view.width / 2 + random.around(view.unit * 0.24),
        view.horizon + random.next() ** 2 * view.unit * 0.13,
        view.unit * random.between(0.01, 0.05),
        view.unit * 0.008,
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    const mist = context.createRadialGradient(
      view.width / 2,
      view.horizon,
      0,
      view.width / 2,
      view.horizon,
      view.unit * 0.3,
    );
    mist.addColorStop(0, css([250, 252, 255], 0.6));
    mist.addColorStop(1, css([250, 252, 255], 0));
    context.fillStyle = mist;
    context.fillRect(0, view.horizon - view.unit * 0.3, view.width, view.unit * 0.6);
    const bank: Rgb = view.snowy ? snowGround : grassColour(view);
    // its edge above where somebody stands on it first, or they stand in the water
    const y = view.height * BANK;
    context.fillStyle = css(view.tone(bank));
    smoothClosed(context, [
      // its rounded corners are far outside, or the pool is seen again below it
      [-view.width * 0.3, view.height * 1.5],
      [-20, y - view.unit * 0.1],
      [view.width * 0.22, y - 4],
      [view.width * 0.7, y + 6],
      [view.width + 20, y - view.unit * 0.1],
      [view.width * 1.3, view.height * 1.5],
    ]);
    context.fill();
  },
  plants(pen) {
    const { view } = pen;
    const random = pen.random.fork('rocks');
    for (let rock = 0; rock < 12; rock++) {
      const side = rock % 2 ? 1 : -1;
      const x = view.width * (0.5 + side * random.between(0.22, 0.5));
      paintRock(
        pen.context,
        view,
        {
          x,
          foot: view.horizon + view.unit * random.between(0.03, 0.2),
          size: view.unit * random.between(0.04, 0.09),
          depth: 0.1,
          colour: [126, 122, 118],
        },
        random.fork(rock),
      );
    }
    for (const side of [-1, 1])
      treeAt(pen, view.scene.season === 'summer' ? 'broadleaf' : 'conifer', side * pen.edge(8) * 0.95, 8, 5.4);
  },
});
