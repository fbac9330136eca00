import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import { paintDrifting } from '../elements/drifting.js';
import { paintFloor } from '../elements/interior.js';
import { paintTable } from '../land.js';
import { completeSite, horizonAt, onPlane, surfaceOf } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

/** A theatre's stage: curtains, boards, beams of light through the haze. */
export const stage: World = {
  setting: 'stage',
  indoor: true,
  plan(request) {
    const horizon = horizonAt(request, 0.68);
    return completeSite(request, horizon, [
      surfaceOf(request, {
        habitat: 'ground',
        left: 0.12,
        right: 0.88,
        far: onPlane(request, horizon, 0.2),
        near: 0.95,
      }),
    ]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { width, height, horizon, unit, air } = view;
    const random = view.random.fork('stage');
    const hint = scene.hints[0];
    const closed = view.tint('curtain');
    const velvet: Rgb =
      closed ??
      hint ??
      random.pick([
        [150, 32, 44],
        [92, 30, 92],
        [26, 74, 92],
        [120, 36, 62],
      ] as const);
    painting.layer({ region: 'wall', depth: 0.95 }, (context) => {
      const back = context.createRadialGradient(
        width / 2,
        horizon * 0.6,
        0,
        width / 2,
        horizon * 0.6,
        Math.max(width, height) * 0.7,
      );
      back.addColorStop(0, css(mix(air.skyHorizon, air.key, 0.3)));
      back.addColorStop(0.45, css(air.skyMiddle));
      back.addColorStop(1, css(air.skyTop));
      context.fillStyle = back;
      context.fillRect(0, 0, width, horizon + 2);
      // a curtain of which something is said is drawn, and hangs behind everything
      if (closed) paintBackcloth(context, view, closed);
    });
    painting.layer({ region: 'land', depth: 0.4 }, (context) => {
      paintFloor(context, view, [134, 88, 60]);
      for (const along of [0.32, 0.5, 0.68])
        pool(
          context,
          view,
          width * along,
          horizon + (height - horizon) * 0.46,
          Math.min(width * 0.2, unit * 0.3),
          along === 0.5 ? 0.5 : 0.3,
        );
      const front = context.createLinearGradient(0, height - unit * 0.1, 0, height);
      front.addColorStop(0, css(air.shadow, 0));
      front.addColorStop(1, css(air.shadow, 0.6));
      context.fillStyle = front;
      context.fillRect(0, height - unit * 0.1, width, unit * 0.1);
    });
    painting.layer({ region: 'wall', depth: 0.2 }, (context) => paintDrapes(context, view, velvet));
    painting.layer({ region: 'light', depth: 0.1 }, (context) => {
      const tints: readonly Rgb[] = [air.key, mix(air.key, [255, 170, 200], 0.4), mix(air.key, [170, 210, 255], 0.4)];
      for (const [index, along] of [0.22, 0.5, 0.78].entries()) {
        beam(
          context,
          view,
          width * along,
          width * (0.32 + index * 0.18),
          horizon + (height - horizon) * 0.46,
          tints[index] as Rgb,
        );
      }
    });
    paintTable(view, painting);
  },
  paintForeground(scene, painting) {
    paintDrifting(createView(scene), painting);
  },
};

function pool(context: Context, view: View, x: number, y: number, half: number, strength: number): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  context.translate(x, y);
  context.scale(1, 0.3);
  const light = context.createRadialGradient(0, 0, 0, 0, 0, half);
  light.addColorStop(0, css(view.air.key, strength));
  light.addColorStop(0.7, css(view.air.key, strength * 0.55));
  light.addColorStop(1, css(view.air.key, 0));
  context.fillStyle = light;
  context.fillRect(-half, -half, half * 2, half * 2);
  context.restore();
}

function beam(context: Context, view: View, from: number, to: number, floor: number, tint: Rgb): void {
  const { unit } = view;
  context.save();
  context.globalCompositeOperation = 'screen';
  const paint = context.createLinearGradient(0, 0, 0, floor);
  paint.addColorStop(0, css(tint, 0.5));
  paint.addColorStop(0.5, css(tint, 0.16));
  paint.addColorStop(1, css(tint, 0.05));
  context.fillStyle = paint;
  polygon(context, [
    [from - unit * 0.014, unit * 0.05],
    [from + unit * 0.014, unit * 0.05],
    [to + unit * 0.2, floor],
    [to - unit * 0.2, floor],
  ]);
  context.fill();
  context.restore();
  context.fillStyle = css(mix(view.air.shadow, [50, 48, 56], 0.5));
  context.beginPath();
  context.roundRect(from - unit * 0.026, -unit * 0.01, unit * 0.052, unit * 0.06, unit * 0.01);
  context.fill();
  context.fillStyle = css(lighten(tint, 0.05));
  context.beginPath();
  context.ellipse(from, unit * 0.052, unit * 0.02, unit * 0.008, 0, 0, Math.PI * 2);
  context.fill();
}

/** From the ceiling to the boards, in even folds, lit in its middle. */
function paintBackcloth(context: Context, view: View, velvet: Rgb): void {
  const { width, horizon, unit, air } = view;
  const folds = Math.max(8, Math.round((width / unit) * 18));
  const each = width / folds;
  for (let fold = 0; fold < folds; fold++) {
    const away = Math.abs((fold + 0.5) / folds - 0.5);
    const paint = context.createLinearGradient(fold * each, 0, (fold + 1) * each, 0);
    paint.addColorStop(0, css(view.shaded(velvet, 0, 1 + away)));
    paint.addColorStop(0.5, css(mix(view.lit(velvet), air.key, Math.max(0, 0.14 - away * 0.3))));
    paint.addColorStop(1, css(view.shaded(velvet, 0, 0.8 + away)));
    context.fillStyle = paint;
    context.fillRect(fold * each - 0.5, 0, each + 1, horizon + 2);
  }
}

function paintDrapes(context: Context, view: View, velvet: Rgb): void {
  const { width, height, horizon, unit } = view;
  const wide = Math.min(width * 0.17, unit * 0.24);
  const drop = horizon + (height - horizon) * 0.24;
  for (const side of [-1, 1]) {
    const folds = 6;
    for (let fold = 0; fold < folds; fold++) {
      const outer = side < 0 ? (wide * fold) / folds : width - (wide * fold) / folds;
      const inner = side < 0 ? (wide * (fold + 1)) / folds : width - (wide * (fold + 1)) / folds;
      const paint = context.createLinearGradient(outer, 0, inner, 0);
      paint.addColorStop(0, css(view.shaded(velvet, 0, 1.2)));
      paint.addColorStop(0.6, css(view.lit(velvet, 0, 0.9)));
      paint.addColorStop(1, css(view.shaded(velvet, 0, 0.8)));
      context.fillStyle = paint;
      context.fillRect(
        Math.min(outer, inner) - 0.5,
        0,
        Math.abs(inner - outer) + 1,
        drop + Math.sin(fold * 2) * unit * 0.006,
      );
    }
  }
  const swags = Math.max(3, Math.round((width / unit) * 4));
  const each = width / swags;
  for (let swag = 0; swag < swags; swag++) {
    const x = swag * each;
    const paint = context.createLinearGradient(0, 0, 0, unit * 0.13);
    paint.addColorStop(0, css(view.shaded(velvet, 0, 1.1)));
    paint.addColorStop(0.7, css(view.lit(velvet, 0, 0.7)));
    paint.addColorStop(1, css(view.shaded(velvet, 0, 0.9)));
    context.fillStyle = paint;
    context.beginPath();
    context.moveTo(x - each * 0.06, -2);
    context.quadraticCurveTo(x + each / 2, unit * 0.2, x + each * 1.06, -2);
    context.fill();
    context.strokeStyle = css(view.lit([226, 184, 108]));
    context.lineWidth = Math.max(1.2, unit * 0.006);
    context.beginPath();
    context.moveTo(x - each * 0.06, -2);
    context.quadraticCurveTo(x + each / 2, unit * 0.2, x + each * 1.06, -2);
    context.stroke();
  }
}
