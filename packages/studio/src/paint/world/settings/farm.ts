import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import { earth, grassColour, snowGround } from '../elements/foliage.js';
import { paintFurrows } from '../elements/furrows.js';
import { paintFlowers, paintForegroundGrass, paintTufts } from '../elements/meadow.js';
import { paintGround, paintGroundShadow } from '../elements/ground.js';
import { paintPath } from '../elements/paths.js';
import { paintFence, paintHouse } from '../elements/houses.js';
import { paintTree } from '../elements/trees.js';
import { paintHeavens } from '../heavens.js';
import { finishLand, foregroundLand, paintFarLand } from '../land.js';
import { completeSite, horizonAt, openGround } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

/** A farmyard: barn and silo at one side, a ploughed field behind, bales and a fence. */
export const farm: World = {
  setting: 'farm',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.58);
    return completeSite(request, horizon, [openGround(request, horizon, 0.3)]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, span, unit, height, width } = view;
    const random = view.random.fork('farm');
    const grass = view.snowy ? snowGround : grassColour(view);
    const plane = height - horizon;
    const left = random.chance(0.5);
    paintHeavens(view, painting);
    paintFarLand(view, painting);
    painting.layer({ region: 'land', depth: 0.5 }, (context) => {
      paintGround(context, view, { top: horizon, colour: grass });
      if (!view.snowy) {
        context.save();
        context.beginPath();
        context.rect(0, horizon, width, plane * 0.26);
        context.clip();
        paintFurrows(context, view, horizon);
        context.restore();
      }
      const yard = context.createLinearGradient(0, horizon + plane * 0.2, 0, height);
      yard.addColorStop(0, css(view.lit(grass, 0.3), 0));
      yard.addColorStop(0.12, css(view.lit(grass, 0.2)));
      yard.addColorStop(1, css(view.shaded(grass, 0, 0.8)));
      context.fillStyle = yard;
      context.fillRect(0, horizon + plane * 0.2, width, plane);
      const colour: Rgb = view.snowy ? [214, 222, 236] : mix(earth, [208, 176, 136], 0.5);
      paintPath(
        context,
        { ...view, horizon: horizon + plane * 0.3 },
        {
          name: 'yard',
          end: left ? 0.22 : 0.78,
          start: left ? 0.6 : 0.4,
          top: horizon + plane * 0.27,
          colour,
          wide: 0.34,
        },
      );
    });
    painting.layer({ region: 'building', depth: 0.3 }, (context) => {
      const foot = horizon + plane * 0.28;
      const wide = Math.min(width * 0.4, span * 0.34);
      const x = left ? wide * 0.52 : width - wide * 0.52;
      paintSilo(context, view, x + (left ? -1 : 1) * wide * 0.26, foot - unit * 0.015, wide * 0.2, wide * 0.92);
      if (view.allowed('trees'))
        paintTree(
          context,
          view,
          {
            kind: 'broadleaf',
            x: x + (left ? 1 : -1) * wide * 0.7,
            foot: foot - unit * 0.02,
            height: wide * 0.8,
            depth: 0.3,
          },
          random.fork('tree'),
        );
      paintBarn(context, view, x, foot, wide);
      paintHouse(
        context,
        view,
        {
          x: left ? width * 0.86 : width * 0.14,
          foot: horizon + plane * 0.13,
          width: span * 0.12,
          height: span * 0.07,
          depth: 0.42,
          wall: [238, 228, 208],
          roof: [112, 92, 98],
          gabled: false,
          floors: 1,
        },
        random.fork('house'),
      );
      const fenceY = horizon + plane * 0.3;
      paintFence(
        context,
        view,
        left ? [width * 0.5, fenceY] : [-4, fenceY + unit * 0.02],
        left ? [width + 4, fenceY + unit * 0.02] : [width * 0.5, fenceY],
        unit * 0.05,
        0.25,
      );
    });
    painting.layer({ region: 'foliage', depth: 0.15 }, (context) => {
      const bales = random.fork('bales');
      for (let index = 0; index < 3 && !view.snowy; index++) {
        const t = 0.34 + index * 0.07;
        paintBale(
          context,
          view,
          width * (left ? 0.72 + index * 0.09 : 0.28 - index * 0.09),
          horizon + plane * (t + bales.between(0, 0.04)),
          unit * (0.05 + t * 0.06),
          (1 - t) * 0.3,
        );
      }
      if (!view.snowy) paintTufts(context, view, horizon + plane * 0.3, grass, 0.8);
      if (view.asked('flowers')) paintFlowers(context, view, horizon + plane * 0.32, 0.8);
    });
    finishLand(view, painting);
  },
  paintForeground(scene, painting) {
    const view = createView(scene);
    foregroundLand(view, painting, (context) => {
      if (!view.snowy) paintForegroundGrass(context, view, grassColour(view), 0.07);
    });
  },
};

function paintBarn(context: Context, view: View, x: number, foot: number, wide: number): void {
  const random = view.random.fork('barn');
  const red: Rgb = random.pick([
    [168, 66, 56],
    [150, 74, 60],
    [124, 98, 84],
  ] as const);
  const roof: Rgb = view.snowy ? [240, 245, 255] : [104, 96, 104];
  const half = wide / 2;
  const wall = foot - wide * 0.42;
  const side = view.air.light.side >= 0 ? 1 : -1;
  const depth = 0.18;
  const face = context.createLinearGradient(x + side * half, 0, x - side * half, 0);
  face.addColorStop(0, css(view.lit(red, depth)));
  face.addColorStop(1, css(view.shaded(red, depth, 0.8)));
  context.fillStyle = face;
  polygon(context, [
    [x - half, foot],
    [x - half, wall],
    [x - half * 0.66, wall - wide * 0.2],
    [x, wall - wide * 0.31],
    [x + half * 0.66, wall - wide * 0.2],
    [x + half, wall],
    [x + half, foot],
  ]);
  context.fill();
  context.fillStyle = css(view.shaded(red, depth), 0.35);
  for (let board = 1; board < 14; board++)
    context.fillRect(x - half + (wide * board) / 14, wall - wide * 0.1, Math.max(0.7, wide * 0.004), wide * 0.52);
  const beam = wide * 0.045;
  for (const way of [-1, 1]) {
    context.fillStyle = css(way === side ? view.lit(roof, depth) : view.shaded(roof, depth, 0.7));
    polygon(context, [
      [x, wall - wide * 0.345],
      [x + way * half * 0.7, wall - wide * 0.225],
      [x + way * half * 1.07, wall + wide * 0.01],
      [x + way * half * 1.0, wall + wide * 0.03],
      [x + way * half * 0.64, wall - wide * 0.185],
      [x, wall - wide * 0.3],
    ]);
    context.fill();
  }
  const trim = view.lit([242, 234, 220], depth);
  context.strokeStyle = css(trim);
  context.lineWidth = beam * 0.5;
  const door = wide * 0.17;
  context.fillStyle = css(view.shaded(red, depth, 1.2));
  context.fillRect(x - door, foot - wide * 0.34, door * 2, wide * 0.34);
  context.strokeRect(x - door, foot - wide * 0.34, door * 2, wide * 0.34);
  for (const way of [-1, 1]) {
    context.beginPath();
    context.moveTo(x, foot - wide * 0.34);
    context.lineTo(x + way * door, foot);
    context.moveTo(x + way * door, foot - wide * 0.34);
    context.lineTo(x, foot);
    context.stroke();
  }
  context.beginPath();
  context.moveTo(x, foot);
  context.lineTo(x, foot - wide * 0.34);
  context.stroke();
  context.fillStyle = css(view.night || view.low ? [255, 214, 136] : view.shaded([70, 60, 66], depth));
  context.fillRect(x - wide * 0.06, wall - wide * 0.14, wide * 0.12, wide * 0.12);
  context.strokeRect(x - wide * 0.06, wall - wide * 0.14, wide * 0.12, wide * 0.12);
}

function paintSilo(context: Context, view: View, x: number, foot: number, wide: number, tall: number): void {
  const steel: Rgb = [190, 192, 196];
  const side = view.air.light.side >= 0 ? 1 : -1;
  const body = context.createLinearGradient(x + (side * wide) / 2, 0, x - (side * wide) / 2, 0);
  body.addColorStop(0, css(view.tone(steel, 0.25)));
  body.addColorStop(0.25, css(view.lit(steel, 0.2, 1.2)));
  body.addColorStop(1, css(view.shaded(steel, 0.2)));
  context.fillStyle = body;
  context.fillRect(x - wide / 2, foot - tall * 0.86, wide, tall * 0.86);
  context.beginPath();
  context.ellipse(x, foot - tall * 0.86, wide / 2, tall * 0.13, 0, Math.PI, 0);
  context.fill();
  context.fillStyle = css(view.shaded(steel, 0.2), 0.4);
  for (let ring = 1; ring < 7; ring++)
    context.fillRect(x - wide / 2, foot - tall * 0.86 * (ring / 7), wide, Math.max(0.7, tall * 0.006));
}

function paintBale(context: Context, view: View, x: number, foot: number, size: number, depth: number): void {
  const straw: Rgb = [222, 184, 106];
  paintGroundShadow(context, view, x, foot, size * 0.8, 0.3);
  const side = view.air.light.side >= 0 ? 1 : -1;
  const roll = context.createLinearGradient(0, foot - size, 0, foot);
  roll.addColorStop(0, css(view.lit(straw, depth)));
  roll.addColorStop(1, css(view.shaded(straw, depth)));
  context.fillStyle = roll;
  context.beginPath();
  context.roundRect(x - size * 0.2 * side - size * 0.5, foot - size, size * 1.15, size, size * 0.45);
  context.fill();
  const cx = x + side * size * 0.24;
  context.fillStyle = css(view.tone(straw, depth));
  context.beginPath();
  context.ellipse(cx, foot - size * 0.5, size * 0.42, size * 0.5, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = css(view.shaded(straw, depth, 0.9), 0.7);
  context.lineWidth = Math.max(0.7, size * 0.03);
  for (const ring of [0.38, 0.26, 0.13]) {
    context.beginPath();
    context.ellipse(cx, foot - size * 0.5, size * ring * 0.84, size * ring, 0, 0, Math.PI * 2);
    context.stroke();
  }
}
