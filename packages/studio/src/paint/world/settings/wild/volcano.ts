import { css, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintGlow } from '../../elements/houses.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { beam } from '../../sets/solids.js';

export const volcano = place({
  setting: 'volcano',
  horizon: 0.62,
  lens: { near: 3.4, range: 70 },
  far(pen) {
    const { view, context } = pen;
    const { width, horizon, unit } = view;
    const x = width * pen.random.between(0.44, 0.56);
    const top = horizon * 0.26;
    const mouth = unit * 0.1;
    const reach = Math.max(width * 0.48, unit * 0.46);
    const rock: Rgb = [92, 76, 78];
    const hot: Rgb = [255, 120, 40];
    // smoke over the mouth, lit from below
    const random = pen.random.fork('smoke');
    if (view.allowed('smoke'))
      for (let puff = 0; puff < 20; puff++) {
        const t = puff / 20;
        const px = x + random.around(unit * 0.05) + unit * (0.05 + t * 0.2) * Math.sin(t * 5 + 1);
        const py = top - t * top * 1.05;
        const size = unit * (0.04 + t * 0.1) * random.between(0.8, 1.2);
        context.fillStyle = css(
          mix(view.tone([96, 88, 96], 0.2), t < 0.25 ? hot : view.air.haze, t < 0.25 ? 0.4 : 0.3),
          0.62,
        );
        context.beginPath();
        context.arc(px, py, size, 0, Math.PI * 2);
        context.fill();
      }
    paintGlow(context, x, top, unit * 0.42, hot, view.night ? 0.9 : 0.6);
    for (const side of [-1, 1] as const) {
      context.fillStyle = css(view.air.light.side * side < 0 ? view.shaded(rock, 0.4) : view.lit(rock, 0.4));
      context.beginPath();
      context.moveTo(x, top + unit * 0.02);
      context.lineTo(x + side * mouth, top);
      context.bezierCurveTo(
        x + side * mouth * 1.7,
        horizon * 0.6,
        x + side * reach * 0.6,
        horizon * 0.92,
        x + side * reach,
        horizon + 4,
      );
      context.lineTo(x, horizon + 4);
      context.fill();
    }
    // lava in the mouth and down the flank
    context.fillStyle = css(hot);
    context.beginPath();
    context.ellipse(x, top + unit * 0.006, mouth, unit * 0.018, 0, 0, Math.PI * 2);
    context.fill();
    for (const [way, wide] of [
      [-0.5, 0.026],
      [0.12, 0.034],
      [0.62, 0.022],
    ] as const) {
      let [px, py] = [x + mouth * way, top];
      for (let step = 0; step < 12; step++) {
        const t = (step + 1) / 12;
        const nx = x + mouth * way + reach * way * 0.5 * t ** 1.4 + random.around(unit * 0.01);
        const ny = top + (horizon - top) * t * (1 - Math.abs(way) * 0.12);
        context.strokeStyle = css(mix(hot, [255, 226, 120], 0.5 - t * 0.4));
        context.lineWidth = unit * wide * (1 - t * 0.4);
        context.lineCap = 'round';
        context.beginPath();
        context.moveTo(px, py);
        context.lineTo(nx, ny);
        context.stroke();
        [px, py] = [nx, ny];
      }
    }
    for (let spark = 0; spark < 26; spark++) {
      context.fillStyle = css([255, 200, 90], random.between(0.5, 1));
      context.beginPath();
      context.arc(
        x + random.around(unit * 0.16),
        top - random.next() * unit * 0.16,
        unit * random.between(0.003, 0.008),
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  },
  land(pen) {
    flat(pen, pen.view.snowy ? [206, 206, 212] : [84, 74, 74], true);
    const random = pen.random.fork('lava');
    for (let crack = 0; crack < 5; crack++) {
      let [x, away] = [random.around(5), 30];
      for (let step = 0; step < 7; step++) {
        const to = [x + random.around(0.9), away * 0.72] as const;
        beam(pen, [x, 0, away], [to[0], 0, to[1]], 0.12, [255, 122, 44], 'glow');
        [x, away] = to;
        if (away < 5) break;
      }
    }
  },
  stand(pen) {
    for (const [share, away, size] of [
      [-0.8, 9, 1.2],
      [0.85, 11, 1.4],
      [-0.55, 14, 0.9],
      [0.66, 6.6, 0.7],
    ] as const)
      prop(pen, 'rock', share * pen.edge(away), away, size, { colour: [78, 70, 72] });
  },
});
