import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context, Point } from '../../kit/shapes.js';
import { paintCactus } from '../elements/desert-plants.js';
import { paintRock } from '../elements/rocks.js';
import { paintMesas } from '../elements/mesas.js';
import { paintMountains } from '../elements/mountains.js';
import { paintHeavens } from '../heavens.js';
import { finishLand, paintWays } from '../land.js';
import { completeSite, horizonAt, openGround } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

const sands: readonly Rgb[] = [
  [228, 176, 112],
  [216, 146, 96],
  [236, 196, 138],
  [206, 128, 92],
];

/** Dunes with a sharp crest between light and shade, table mountains in the haze. */
export const desert: World = {
  setting: 'desert',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.58);
    return completeSite(request, horizon, [openGround(request, horizon, 0.3)]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, span, unit, height, width } = view;
    const random = view.random.fork('desert');
    const sand = random.pick(sands);
    const plane = height - horizon;
    const stony = random.chance(0.4);
    paintHeavens(view, painting);
    painting.layer({ region: 'far', depth: 0.95 }, (context) => {
      if (view.asked('mountains')) {
        paintMountains(context, view, {
          name: 'range',
          foot: horizon + 2,
          rise: Math.min(horizon * 0.5, span * 0.24),
          depth: 0.9,
          colour: mix(sand, [130, 96, 110], 0.6),
          snow: 0,
        });
      }
      if (stony || random.chance(0.4))
        paintMesas(context, view, {
          foot: horizon + 2,
          rise: Math.min(horizon * 0.4, span * 0.16),
          colour: mix(sand, [176, 92, 72], 0.5),
        });
      paintDune(context, view, 'dune 1', horizon + plane * 0.02, span * 0.09, 0.84, sand);
      paintDune(context, view, 'dune 2', horizon + plane * 0.06, span * 0.08, 0.64, sand);
    });
    painting.layer({ region: 'land', depth: 0.5 }, (context) => {
      paintDune(context, view, 'dune 3', horizon + plane * 0.16, span * 0.1, 0.42, sand);
      paintDune(context, view, 'dune 4', horizon + plane * 0.32, span * 0.09, 0.2, sand);
      paintFloor(context, view, horizon + plane * 0.32, sand);
      paintWays(context, { ...view, horizon: horizon + plane * 0.1 });
      paintRipples(context, view, horizon + plane * 0.36, sand);
    });
    painting.layer({ region: 'foliage', depth: 0.2 }, (context) => {
      const left = random.chance(0.5);
      const plants = random.fork('plants');
      for (let index = 0; index < 3; index++) {
        const x = width * (left ? 0.06 + index * 0.07 : 0.94 - index * 0.07);
        // nobody meets a cactus in the Sahara
        if (stony && view.may('cactus', 0)) {
          paintCactus(
            context,
            view,
            {
              x,
              foot: horizon + plane * (0.5 - index * 0.09),
              height: unit * (0.26 - index * 0.07) * plants.between(0.85, 1.15),
              depth: 0.1 + index * 0.1,
            },
            plants.fork(index),
          );
        }
      }
      for (let index = 0; index < 6; index++) {
        const t = plants.between(0.34, 0.8);
        paintRock(
          context,
          view,
          {
            x: width * plants.next(),
            foot: horizon + plane * t,
            size: unit * (0.012 + 0.045 * t * plants.next()),
            depth: (1 - t) * 0.3,
            colour: mix(sand, [120, 84, 74], 0.6),
          },
          plants,
        );
      }
    });
    finishLand(view, painting);
  },
};

/** One dune: a long lit back, and behind the crest the slip face in shade. */
function paintDune(
  context: Context,
  view: View,
  name: string,
  foot: number,
  rise: number,
  depth: number,
  sand: Rgb,
): void {
  const random = view.random.fork(name);
  const { width, height } = view;
  const side = view.air.light.side >= 0 ? 1 : -1;
  const crests = random.whole(1, 2) + Math.round(Math.min(2, width / height / 2));
  const points: Point[] = [];
  const summits: number[] = [];
  const steps = crests * 2;
  for (let step = 0; step <= steps; step++) {
    const along = step / steps;
    const high = step % 2 === 1;
    if (high) summits.push(points.length);
    points.push([
      -10 + along * (width + 20) + (high ? random.around(width * 0.08) : 0),
      foot - rise * (high ? random.between(0.75, 1.1) : random.between(0.05, 0.3)),
    ]);
  }
  const trace = (from: number, to: number): void => {
    for (let index = from; index < to; index++) {
      const [x1, y1] = points[index] as Point;
      const [x2, y2] = points[index + 1] as Point;
      context.bezierCurveTo(x1 + (x2 - x1) * 0.45, y1, x1 + (x2 - x1) * 0.72, y2 + (y1 - y2) * 0.06, x2, y2);
    }
  };
  const body = context.createLinearGradient(0, foot - rise, 0, foot + rise * 0.6);
  body.addColorStop(0, css(view.lit(sand, depth, 1.1)));
  body.addColorStop(1, css(view.tone(sand, Math.max(0, depth - 0.05))));
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(...(points[0] as [number, number]));
  trace(0, points.length - 1);
  context.lineTo(width + 10, height);
  context.lineTo(-10, height);
  context.closePath();
  context.fill();
  for (const summit of summits) {
    const [sx, sy] = points[summit] as Point;
    const other = points[summit - side] ?? points[summit];
    const [ox, oy] = other as Point;
    const shade = context.createLinearGradient(0, sy, 0, foot + rise * 0.5);
    shade.addColorStop(0, css(view.shaded(sand, depth, 1.15), 0.85));
    shade.addColorStop(1, css(view.shaded(sand, depth, 0.8), 0));
    context.fillStyle = shade;
    context.beginPath();
    context.moveTo(sx, sy);
    context.bezierCurveTo(sx + (ox - sx) * 0.45, sy, sx + (ox - sx) * 0.72, oy + (sy - oy) * 0.06, ox, oy);
    context.lineTo(ox + (sx - ox) * 0.55, foot + rise * 0.5);
    context.lineTo(sx + side * width * 0.03, foot + rise * 0.5);
    // the crest line wanders down the front in one long S
    context.bezierCurveTo(
      sx - side * rise * 0.9,
      sy + (foot - sy) * 1.1,
      sx + side * rise * 0.8,
      sy + (foot - sy) * 0.55,
      sx,
      sy,
    );
    context.fill();
  }
}

function paintFloor(context: Context, view: View, top: number, sand: Rgb): void {
  const paint = context.createLinearGradient(0, top - view.unit * 0.04, 0, view.height);
  paint.addColorStop(0, css(view.lit(sand, 0.2), 0));
  paint.addColorStop(0.25, css(view.lit(sand, 0.08), 0.85));
  paint.addColorStop(1, css(view.shaded(sand, 0, 0.8), 0.95));
  context.fillStyle = paint;
  context.fillRect(0, top - view.unit * 0.04, view.width, view.height);
}

function paintRipples(context: Context, view: View, top: number, sand: Rgb): void {
  const random = view.random.fork('ripples');
  const { width, height, unit } = view;
  const count = Math.round(90 * (0.4 + view.detail * 0.6));
  for (let index = 0; index < count; index++) {
    const t = random.next();
    const y = top + (height - top) * t;
    const x = width * random.next();
    const long = unit * (0.03 + 0.1 * t) * random.between(0.5, 1.2);
    const lift = unit * 0.006 * (0.5 + t);
    context.strokeStyle = css(index % 2 === 0 ? view.shaded(sand, 0, 0.8) : view.lit(sand, 0, 1.2), 0.3);
    context.lineWidth = Math.max(0.7, unit * (0.0014 + 0.0016 * t));
    context.beginPath();
    context.moveTo(x - long, y);
    context.bezierCurveTo(x - long * 0.4, y - lift, x + long * 0.3, y + lift, x + long, y);
    context.stroke();
  }
}
