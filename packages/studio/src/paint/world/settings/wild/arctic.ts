import { css } from '../../../kit/colour.js';
import { polygon, smoothClosed } from '../../../kit/shapes.js';
import { paintWater } from '../../elements/sea.js';
import { place } from '../../sets/place.js';
import { pool } from '../../sets/solids.js';
import { onWater, onLand } from './shared.js';

export const arctic = place({
  setting: 'arctic',
  horizon: 0.5,
  lens: { near: 3.4, range: 80 },
  surfaces: (request, horizon) => [
    onLand(request, (horizon / request.height) * 0.4 + 0.6),
    onWater(request, 0.54, 0.6),
  ],
  far(pen) {
    const { view, context } = pen;
    const random = pen.random.fork('bergs');
    for (let berg = 0; berg < 5; berg++) {
      const x = view.width * ((berg + random.between(0.2, 0.8)) / 5);
      const wide = view.unit * random.between(0.08, 0.2);
      const tall = wide * random.between(0.5, 1.1);
      const foot = view.horizon + 3;
      context.fillStyle = css(view.lit([226, 240, 250], 0.5));
      polygon(context, [
        [x - wide, foot],
        [x - wide * 0.7, foot - tall * 0.6],
        [x - wide * 0.2, foot - tall],
        [x + wide * 0.3, foot - tall * 0.75],
        [x + wide * 0.7, foot - tall * 0.9],
        [x + wide, foot],
      ]);
      context.fill();
      context.fillStyle = css(view.tone([140, 186, 222], 0.4));
      polygon(context, [
        [x - wide * 0.2, foot - tall],
        [x + wide * 0.3, foot - tall * 0.75],
        [x + wide * 0.1, foot],
        [x - wide * 0.3, foot],
      ]);
      context.fill();
    }
  },
  land(pen) {
    const { view, context } = pen;
    paintWater(context, view, { top: view.horizon, bottom: view.height, waves: 0.1, colour: [44, 96, 130] });
    const random = pen.random.fork('floes');
    for (let floe = 0; floe < 16; floe++) {
      const away = 9 + random.next() * 34;
      const x = random.around(pen.edge(away));
      const size = random.between(1, 3);
      pool(pen, x, away, size * 1.02, [120, 170, 206], 'tone');
      pool(pen, x, away + 0.12, size, [236, 244, 252], 'lit');
    }
    const [, y] = pen.point(0, 0, 7.2);
    context.fillStyle = css(view.tone([150, 192, 224]));
    smoothClosed(context, [
      [-20, view.height + 20],
      [-20, y + 8],
      [view.width * 0.28, y - 2],
      [view.width * 0.6, y + 9],
      [view.width + 20, y + 2],
      [view.width + 20, view.height + 20],
    ]);
    context.fill();
    const sheet = context.createLinearGradient(0, y, 0, view.height);
    sheet.addColorStop(0, css(view.lit([244, 248, 254])));
    sheet.addColorStop(1, css(view.shaded([226, 236, 248], 0, 0.5)));
    context.fillStyle = sheet;
    smoothClosed(context, [
      [-20, view.height + 20],
      [-20, y - 4],
      [view.width * 0.28, y - 13],
      [view.width * 0.6, y - 2],
      [view.width + 20, y - 9],
      [view.width + 20, view.height + 20],
    ]);
    context.fill();
  },
});
