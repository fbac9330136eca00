import { css } from '../../kit/colour.js';
import { smoothClosed } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import { snowGround } from '../elements/foliage.js';
import { paintGround } from '../elements/ground.js';
import { paintHill } from '../elements/hills.js';
import { paintMountains } from '../elements/mountains.js';
import { paintTree } from '../elements/trees.js';
import { paintTreeLine, paintWoodEdge } from '../elements/woods.js';
import { paintHeavens } from '../heavens.js';
import { finishLand, paintWays } from '../land.js';
import { completeSite, horizonAt, openGround } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

/** A winter country: drifts, snow-laden firs at both sides, white mountains behind. */
export const snow: World = {
  setting: 'snow',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.58);
    return completeSite(request, horizon, [openGround(request, horizon, 0.16)]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, span, unit, height, width } = view;
    const random = view.random.fork('snow world');
    const rise = Math.min(horizon * 0.6, span * 0.3);
    const plane = height - horizon;
    paintHeavens(view, painting);
    painting.layer({ region: 'far', depth: 0.95 }, (context) => {
      if (view.allowed('mountains')) {
        paintMountains(context, view, {
          name: 'far',
          foot: horizon,
          rise: rise * 0.8,
          depth: 0.92,
          colour: [128, 142, 178],
          snow: 0.85,
          rough: 0.5,
        });
        paintMountains(context, view, {
          name: 'main',
          foot: horizon,
          rise,
          depth: 0.7,
          colour: [110, 122, 156],
          snow: 0.7,
          rough: 0.7,
        });
      }
      paintHill(context, view, {
        name: 'white hill',
        foot: horizon + 2,
        rise: rise * 0.3,
        depth: 0.6,
        colour: snowGround,
      });
      paintWoodEdge(context, view, {
        name: 'far firs',
        foot: () => horizon + 2,
        height: unit * 0.06,
        depth: 0.66,
        conifer: true,
      });
      paintWoodEdge(context, view, {
        name: 'firs',
        foot: () => horizon + unit * 0.01,
        height: unit * 0.085,
        depth: 0.5,
        conifer: true,
        gap: [0.34, 0.66],
      });
    });
    painting.layer({ region: 'land', depth: 0.4 }, (context) => {
      paintGround(context, view, { top: horizon, colour: snowGround, bands: 0.5 });
      paintDrifts(context, view);
      paintWays(context, view);
    });
    if (view.allowed('trees')) {
      painting.layer({ region: 'foliage', depth: 0.3 }, (context) => {
        paintTreeLine(context, view, {
          name: 'middle firs',
          kinds: ['conifer'],
          foot: (along) => horizon + plane * (0.1 + 0.04 * Math.sin(along * 11)),
          height: Math.min(horizon * 0.5, span * 0.24),
          depth: 0.34,
          count: 13,
          gap: [0.24, 0.76],
        });
        for (const side of [-1, 1]) {
          for (let index = 0; index < 2; index++) {
            const own = random.fork(`near ${side} ${index}`);
            const x = width * (0.5 + side * (0.4 + index * 0.11 + own.around(0.02)));
            paintTree(
              context,
              view,
              {
                kind: 'conifer',
                x,
                foot: horizon + plane * (0.26 + index * 0.16),
                height: Math.min(height * 0.7, span * own.between(0.42, 0.56)),
                depth: 0.14,
              },
              own,
            );
          }
        }
      });
    }
    painting.layer({ region: 'land', depth: 0.1 }, (context) => paintSparkle(context, view));
    finishLand(view, painting);
  },
};

/** Wind-blown ridges with a blue hollow behind each. */
function paintDrifts(context: Context, view: View): void {
  const random = view.random.fork('drifts');
  const { width, height, horizon, unit } = view;
  for (let drift = 0; drift < 10; drift++) {
    const t = (drift + 0.5) / 10;
    const y = horizon + (height - horizon) * (0.06 + 0.94 * t ** 1.4);
    const x = width * random.between(-0.1, 1.1);
    const long = width * random.between(0.2, 0.5) * (0.5 + t);
    const tall = unit * (0.006 + 0.03 * t);
    const depth = (1 - t) * 0.5;
    const back = context.createLinearGradient(0, y - tall, 0, y + tall * 2.2);
    back.addColorStop(0, css(view.lit(snowGround, depth, 0.9), 0.9));
    back.addColorStop(0.42, css(view.lit(snowGround, depth, 0.4), 0.55));
    back.addColorStop(1, css(view.shaded(snowGround, depth, 0.5), 0));
    context.fillStyle = back;
    smoothClosed(context, [
      [x - long, y + tall],
      [x - long * 0.45, y - tall * 0.6],
      [x + long * 0.1, y - tall * 1.5],
      [x + long * 0.6, y - tall * 0.4],
      [x + long, y + tall],
      [x + long * 0.4, y + tall * 2.4],
      [x - long * 0.4, y + tall * 2.4],
    ]);
    context.fill();
    // the lee side lies in blue shadow
    const lee = x + (view.air.light.side >= 0 ? -1 : 1) * long * 0.42;
    const hollow = context.createRadialGradient(lee, y, 0, lee, y, long * 0.5);
    hollow.addColorStop(0, css(view.shaded(snowGround, depth, 0.9), 0.5));
    hollow.addColorStop(1, css(view.shaded(snowGround, depth, 0.9), 0));
    context.save();
    context.translate(0, y);
    context.scale(1, 0.12);
    context.translate(0, -y);
    context.fillStyle = hollow;
    context.fillRect(lee - long * 0.5, y - long * 0.5, long, long);
    context.restore();
  }
}

function paintSparkle(context: Context, view: View): void {
  const random = view.random.fork('sparkle');
  const { width, height, horizon, unit } = view;
  for (let index = 0; index < 70 * view.detail; index++) {
    const t = random.next();
    context.fillStyle = css([255, 255, 255], random.between(0.4, 0.9));
    const size = Math.max(0.8, unit * 0.0018 * (0.4 + t));
    context.fillRect(width * random.next(), horizon + (height - horizon) * (0.1 + 0.9 * t), size, size);
  }
}
