import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { paintBubbles } from '../elements/drifting.js';
import { paintRock } from '../elements/rocks.js';
import { paintCoral, paintFarReef, paintKelp, paintSchool, paintSunbeams } from '../elements/reef.js';
import { paintTable } from '../land.js';
import { completeSite, horizonAt, onPlane, surfaceOf } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

/** Blue depth with light from above, a sandy bed, corals at both sides. */
export const underwater: World = {
  setting: 'underwater',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.72);
    return completeSite(request, horizon, [
      surfaceOf(request, { habitat: 'underwater', left: 0.06, right: 0.94, far: 0.14, near: 0.78 }),
      surfaceOf(request, { habitat: 'ground', far: onPlane(request, horizon, 0.3), near: 0.965 }),
      ...(request.needs.has('water') ? [surfaceOf(request, { habitat: 'water', far: 0.2, near: 0.4 })] : []),
    ]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, width, height, unit, span, air } = view;
    const random = view.random.fork('underwater');
    painting.layer({ region: 'water', depth: 1 }, (context) => {
      const paint = context.createLinearGradient(0, 0, 0, height);
      paint.addColorStop(0, css(air.skyTop));
      paint.addColorStop(0.3, css(mix(air.skyTop, air.skyMiddle, 0.7)));
      paint.addColorStop(0.65, css(mix(air.skyMiddle, air.skyHorizon, 0.5)));
      paint.addColorStop(1, css(air.skyHorizon));
      context.fillStyle = paint;
      context.fillRect(0, 0, width, height);
      paintSurfaceFromBelow(context, view);
      // cut from paper, beams of light are ragged blocks
      if (view.scene.brief.look !== 'paper-cut') paintSunbeams(context, view);
    });
    painting.layer({ region: 'far', depth: 0.9 }, (context) => {
      paintFarReef(context, view, horizon + unit * 0.03, Math.min(horizon * 0.55, span * 0.34), 0.75, 'far reef');
      paintSchool(
        context,
        view,
        width * random.between(0.25, 0.75),
        horizon * random.between(0.36, 0.6),
        unit * 0.1,
        24,
      );
      paintFarReef(context, view, horizon + unit * 0.04, Math.min(horizon * 0.36, span * 0.2), 0.5, 'nearer reef');
    });
    const sand: Rgb = random.pick([
      [214, 204, 170],
      [196, 196, 180],
      [222, 196, 164],
    ] as const);
    painting.layer({ region: 'land', depth: 0.4 }, (context) => paintBed(context, view, sand));
    painting.layer({ region: 'foliage', depth: 0.3 }, (context) => {
      const plane = height - horizon;
      for (const side of [-1, 1]) {
        const kelp = random.fork(`kelp ${side}`);
        for (let index = 0; index < 3; index++) {
          paintKelp(
            context,
            view,
            width * (0.5 + side * (0.34 + index * 0.07)),
            horizon + plane * (0.16 + index * 0.08),
            Math.min(height * 0.6, span * kelp.between(0.28, 0.46)),
            0.4 - index * 0.12,
            kelp.fork(index),
          );
        }
        for (let index = 0; index < 7; index++) {
          const own = kelp.fork(`coral ${index}`);
          const t = 0.1 + index * 0.09;
          const x = width * (0.5 + side * (0.2 + own.between(0.02, 0.3)));
          const foot = horizon + plane * t;
          if (index % 3 === 0)
            paintRock(
              context,
              view,
              {
                x,
                foot: foot + unit * 0.01,
                size: unit * (0.06 + t * 0.12),
                depth: 0.35 - t * 0.4,
                colour: [112, 122, 138],
              },
              own,
            );
          paintCoral(
            context,
            view,
            x + own.around(unit * 0.03),
            foot,
            unit * (0.05 + t * 0.13) * own.between(0.8, 1.25),
            Math.max(0, 0.4 - t * 0.6),
            own,
          );
        }
      }
    });
    painting.layer({ region: 'light', depth: 0.2 }, (context) =>
      paintBubbles(context, view, view.asked('bubbles') ? 46 : 18),
    );
    paintTable(view, painting);
  },
  paintForeground(scene, painting) {
    const view = createView(scene);
    if (view.surface('tabletop')) return;
    painting.layer({ region: 'foliage', depth: 0 }, (context) => {
      const random = view.random.fork('near reef');
      const { width, height, unit } = view;
      for (const [x, size] of [
        [0.02, 0.17],
        [0.13, 0.11],
        [0.9, 0.12],
        [0.99, 0.18],
      ] as const) {
        paintCoral(context, view, width * x, height + unit * 0.02, unit * size, 0, random.fork(x));
      }
    });
  },
};

/** The bright, moving surface seen from below. */
function paintSurfaceFromBelow(context: Context, view: View): void {
  const random = view.random.fork('surface');
  const { width, unit, air } = view;
  const glow = context.createRadialGradient(
    width * (0.5 + air.light.side * 0.25),
    0,
    0,
    width * (0.5 + air.light.side * 0.25),
    0,
    Math.max(width, view.height) * 0.6,
  );
  glow.addColorStop(0, css(lighten(air.key, 0.02), 0.75));
  glow.addColorStop(0.3, css(air.key, 0.25));
  glow.addColorStop(1, css(air.key, 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, view.height);
  for (let ripple = 0; ripple < 46; ripple++) {
    const t = random.next() ** 1.6;
    const y = unit * 0.14 * t;
    context.fillStyle = css([255, 255, 255], 0.34 * (1 - t));
    context.beginPath();
    context.ellipse(
      width * random.next(),
      y,
      unit * random.between(0.02, 0.08),
      Math.max(0.8, unit * 0.0045 * (1 - t)),
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

function paintBed(context: Context, view: View, sand: Rgb): void {
  const random = view.random.fork('bed');
  const { horizon, width, height, unit } = view;
  const paint = context.createLinearGradient(0, horizon, 0, height);
  paint.addColorStop(0, css(view.tone(sand, 0.85)));
  paint.addColorStop(0.35, css(view.lit(sand, 0.42)));
  paint.addColorStop(1, css(view.tone(sand, 0.05)));
  context.fillStyle = paint;
  context.beginPath();
  context.moveTo(-4, height + 4);
  for (let step = 0; step <= 12; step++) {
    const along = step / 12;
    context.lineTo(
      along * width * 1.01,
      horizon + Math.sin(along * 7 + 1) * unit * 0.012 + Math.sin(along * 17) * unit * 0.004,
    );
  }
  context.lineTo(width + 4, height + 4);
  context.fill();
  for (let ripple = 0; ripple < 70 * (0.4 + view.detail * 0.6); ripple++) {
    const t = random.next();
    const y = horizon + (height - horizon) * (0.1 + 0.9 * t);
    const x = width * random.next();
    const long = unit * (0.02 + 0.07 * t);
    context.strokeStyle = css(ripple % 2 === 0 ? view.lit(sand, 0.1, 1.2) : view.shaded(sand, 0.15, 0.7), 0.4);
    context.lineWidth = Math.max(0.8, unit * 0.0026);
    context.beginPath();
    context.moveTo(x - long, y);
    context.quadraticCurveTo(x, y - unit * 0.01, x + long, y);
    context.stroke();
  }
}
