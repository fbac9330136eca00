import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import { paintHill } from '../elements/hills.js';
import { paintHouse, paintLampPost, paints, roofs } from '../elements/houses.js';
import { paintReflection } from '../elements/reflection.js';
import { paintHeavens } from '../heavens.js';
import { paintTable } from '../land.js';
import { completeSite, horizonAt, onPlane, surfaceOf } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';
import { grassColour } from '../elements/foliage.js';
import { paintPromenade } from './city.js';

const QUAY = 0.62;

/** Painted houses around a basin, boats at their moorings, our own quay in front. */
export const harbour: World = {
  setting: 'harbour',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.52);
    const surfaces = [
      surfaceOf(request, {
        habitat: 'water',
        far: onPlane(request, horizon, 0.14),
        near: onPlane(request, horizon, QUAY - 0.05),
      }),
      surfaceOf(request, { habitat: 'ground', far: onPlane(request, horizon, QUAY + 0.1), near: 0.965 }),
    ];
    return completeSite(request, horizon, surfaces);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, unit, height, width, span } = view;
    const random = view.random.fork('harbour');
    const far = horizon + (height - horizon) * 0.05;
    const quay = horizon + (height - horizon) * QUAY;
    // a famous city on the other side stands there alone
    const housed = view.brings('house');
    paintHeavens(view, painting);
    if (housed)
      painting.layer({ region: 'far', depth: 0.9 }, (context) => {
        paintHill(context, view, {
          name: 'hill',
          foot: horizon + 2,
          rise: Math.min(horizon * 0.5, span * 0.24),
          depth: 0.75,
          colour: mix(grassColour(view), [84, 118, 104], 0.4),
          bottom: far,
        });
      });
    painting.layer({ region: 'building', depth: 0.6 }, (context) => {
      let x = housed ? -unit * 0.02 : width;
      const houses = random.fork('houses');
      while (x < width) {
        const wide = span * houses.between(0.06, 0.1);
        const own = houses.fork(Math.round(x));
        paintHouse(
          context,
          view,
          {
            x: x + wide / 2,
            foot: far,
            width: wide,
            height: span * houses.between(0.1, 0.17),
            depth: 0.4,
            wall: own.pick(paints),
            roof: own.pick(roofs),
            gabled: own.chance(0.6),
            floors: own.whole(3, 4),
          },
          own,
        );
        x += wide * 1.01;
      }
      context.fillStyle = css(view.shaded([120, 112, 112], 0.4));
      context.fillRect(0, far - 1, width, unit * 0.014);
    });
    painting.layer({ region: 'water', depth: 0.5 }, (context) => {
      paintReflection(context, view, painting, {
        top: far + unit * 0.012,
        bottom: quay + unit * 0.02,
        ruffled: 0.9,
        strength: 0.72,
      });
      const ripples = random.fork('ripples');
      for (let index = 0; index < 70; index++) {
        const t = ripples.next();
        context.fillStyle = css(
          ripples.chance(0.5) ? mix(view.air.skyHorizon, [255, 255, 255], 0.3) : view.air.shadow,
          0.22,
        );
        context.beginPath();
        context.ellipse(
          width * ripples.next(),
          far + (quay - far) * (0.05 + 0.95 * t),
          unit * (0.01 + 0.04 * t),
          Math.max(0.6, unit * 0.002),
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    });
    if (housed && view.allowed('boat'))
      painting.layer({ region: 'building', depth: 0.4 }, (context) => {
        const boats = random.fork('boats');
        const count = Math.max(3, Math.round((width / span) * 6));
        for (let boat = 0; boat < count; boat++) {
          const along = (boat + boats.between(0.2, 0.8)) / count;
          // the middle stays free for what the picture is about
          if (along > 0.34 && along < 0.66) continue;
          paintMooredBoat(
            context,
            view,
            width * along,
            far + (quay - far) * boats.between(0.16, 0.36),
            span * boats.between(0.07, 0.11),
            boats.fork(boat),
          );
        }
      });
    painting.layer({ region: 'land', depth: 0.15 }, (context) => {
      paintPromenade(context, view, quay);
      paintQuayEdge(context, view, quay);
      for (const x of [0.05, 0.95])
        paintLampPost(context, view, width * x, quay + unit * 0.05, Math.min(height * 0.38, span * 0.3), 0.06);
    });
    paintTable(view, painting);
  },
};

function paintMooredBoat(
  context: Context,
  view: View,
  x: number,
  waterline: number,
  size: number,
  random: Random,
): void {
  const depth = 0.28;
  const hull = random.pick([
    [226, 226, 220],
    [60, 98, 128],
    [172, 70, 66],
    [58, 120, 112],
    [222, 172, 92],
  ] as const);
  const way = random.chance(0.5) ? 1 : -1;
  context.fillStyle = css(view.air.shadow, 0.3);
  context.beginPath();
  context.ellipse(x, waterline + size * 0.06, size * 0.62, size * 0.07, 0, 0, Math.PI * 2);
  context.fill();
  const body = context.createLinearGradient(0, waterline - size * 0.22, 0, waterline + size * 0.05);
  body.addColorStop(0, css(view.lit(hull, depth)));
  body.addColorStop(1, css(view.shaded(hull, depth)));
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(x - way * size * 0.52, waterline - size * 0.18);
  context.quadraticCurveTo(x, waterline - size * 0.1, x + way * size * 0.6, waterline - size * 0.26);
  context.quadraticCurveTo(
    x + way * size * 0.46,
    waterline + size * 0.04,
    x + way * size * 0.3,
    waterline + size * 0.05,
  );
  context.lineTo(x - way * size * 0.42, waterline + size * 0.05);
  context.closePath();
  context.fill();
  context.fillStyle = css(view.lit([238, 232, 220], depth));
  polygon(context, [
    [x - way * size * 0.26, waterline - size * 0.15],
    [x - way * size * 0.22, waterline - size * 0.32],
    [x + way * size * 0.1, waterline - size * 0.32],
    [x + way * size * 0.18, waterline - size * 0.16],
  ]);
  context.fill();
  context.fillStyle = css(view.night || view.low ? [255, 214, 136] : view.shaded([90, 110, 130], depth));
  context.fillRect(x - size * 0.14, waterline - size * 0.28, size * 0.2, size * 0.07);
  context.strokeStyle = css(view.shaded([96, 78, 66], depth));
  context.lineWidth = Math.max(0.9, size * 0.022);
  const mast = waterline - size * random.between(1.1, 1.4);
  context.beginPath();
  context.moveTo(x, waterline - size * 0.2);
  context.lineTo(x, mast);
  context.stroke();
  context.lineWidth = Math.max(0.6, size * 0.01);
  context.beginPath();
  context.moveTo(x, mast);
  context.lineTo(x + way * size * 0.56, waterline - size * 0.24);
  context.moveTo(x, mast);
  context.lineTo(x - way * size * 0.48, waterline - size * 0.18);
  context.stroke();
  context.lineWidth = Math.max(1.2, size * 0.045);
  context.strokeStyle = css(view.lit([240, 234, 222], depth));
  context.beginPath();
  context.moveTo(x, waterline - size * 0.42);
  context.lineTo(x - way * size * 0.42, waterline - size * 0.38);
  context.stroke();
}

function paintQuayEdge(context: Context, view: View, quay: number): void {
  const { width, unit } = view;
  const granite: Rgb = [150, 142, 142];
  context.fillStyle = css(view.shaded(granite, 0.1, 1.2));
  context.fillRect(0, quay - unit * 0.022, width, unit * 0.024);
  context.fillStyle = css(view.lit(granite, 0.05, 1.1));
  context.fillRect(0, quay - unit * 0.004, width, unit * 0.016);
  context.fillStyle = css(view.shaded([70, 72, 82], 0.05));
  for (const along of [0.2, 0.8]) {
    const x = width * along;
    context.fillRect(x - unit * 0.014, quay - unit * 0.028, unit * 0.028, unit * 0.045);
    context.beginPath();
    context.ellipse(x, quay - unit * 0.03, unit * 0.02, unit * 0.009, 0, 0, Math.PI * 2);
    context.fill();
  }
}
