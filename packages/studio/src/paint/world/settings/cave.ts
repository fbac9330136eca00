import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import type { Context, Point } from '../../kit/shapes.js';
import { paintGlow } from '../elements/houses.js';
import { paintRock } from '../elements/rocks.js';
import { paintPond } from '../elements/pond.js';
import { paintTable } from '../land.js';
import { completeSite, horizonAt, onPlane, surfaceOf } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

/** A hall of rock: an opening full of light behind, stone teeth above and below, crystals that shine. */
export const cave: World = {
  setting: 'cave',
  indoor: true,
  plan(request) {
    const horizon = horizonAt(request, 0.64);
    return completeSite(request, horizon, [
      surfaceOf(request, {
        habitat: 'ground',
        left: 0.08,
        right: 0.92,
        far: onPlane(request, horizon, 0.24),
        near: 0.96,
      }),
    ]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, width, height, unit, air } = view;
    const random = view.random.fork('cave');
    const rock: Rgb = mix(
      air.haze,
      random.pick([
        [96, 88, 104],
        [110, 92, 84],
        [84, 96, 108],
      ] as const),
      0.6,
    );
    const cx = width * (0.5 + (random.chance(0.5) ? 1 : -1) * random.between(0.04, 0.12));
    painting.layer({ region: 'light', depth: 1 }, (context) => {
      const glow = context.createRadialGradient(
        cx,
        horizon * 0.72,
        0,
        cx,
        horizon * 0.72,
        Math.max(width, height) * 0.62,
      );
      glow.addColorStop(0, css(lighten(air.key, 0.02)));
      glow.addColorStop(0.22, css(mix(air.key, air.skyHorizon, 0.55)));
      glow.addColorStop(0.6, css(air.skyMiddle));
      glow.addColorStop(1, css(air.skyTop));
      context.fillStyle = glow;
      context.fillRect(0, 0, width, height);
    });
    for (const [index, share] of [0.2, 0.33, 0.46].entries()) {
      painting.layer({ region: index === 0 ? 'far' : 'land', depth: 0.8 - index * 0.25 }, (context) =>
        paintRing(context, view, `ring ${index}`, cx, share, rock, 0.72 - index * 0.3),
      );
      if (index === 1) {
        painting.layer({ region: 'land', depth: 0.5 }, (context) => {
          const paint = context.createLinearGradient(0, horizon, 0, height);
          paint.addColorStop(0, css(mix(view.lit(rock, 0.5), air.key, 0.25)));
          paint.addColorStop(0.3, css(view.tone(rock, 0.2)));
          paint.addColorStop(1, css(view.shaded(rock, 0, 1.3)));
          context.fillStyle = paint;
          context.beginPath();
          context.moveTo(-4, height + 4);
          for (let step = 0; step <= 14; step++)
            context.lineTo(
              (width * step) / 14,
              horizon + Math.sin(step * 1.7) * unit * 0.012 + random.around(unit * 0.006),
            );
          context.lineTo(width + 4, height + 4);
          context.fill();
          const pool = view.surface('water') ?? view.surface('underwater');
          if (pool) paintPond(context, view, pool, rock);
          else if (random.chance(0.6))
            paintPond(
              context,
              view,
              {
                habitat: 'water',
                left: width * 0.34,
                right: width * 0.66,
                far: horizon + (height - horizon) * 0.06,
                near: horizon + (height - horizon) * 0.16,
              },
              rock,
            );
        });
      }
    }
    painting.layer({ region: 'foliage', depth: 0.2 }, (context) => {
      for (const side of [-1, 1]) {
        const x = width * (0.5 + side * random.between(0.32, 0.42));
        const foot = horizon + (height - horizon) * random.between(0.2, 0.4);
        paintRock(
          context,
          view,
          { x, foot: foot + unit * 0.02, size: unit * 0.15, depth: 0.1, colour: rock },
          random.fork(side),
        );
        // out of focus they would be smears of colour
        if (random.chance(0.7) && !view.close) paintCrystals(context, view, x, foot, unit * random.between(0.1, 0.17));
      }
    });
    paintTable(view, painting);
  },
};

/** A frame of rock with teeth, darker the nearer it is. */
function paintRing(
  context: Context,
  view: View,
  name: string,
  cx: number,
  share: number,
  rock: Rgb,
  depth: number,
): void {
  const random = view.random.fork(name);
  const { width, height, horizon, unit } = view;
  const cy = horizon * 0.66;
  const halfX = width * share * 1.02;
  const halfY = Math.min(horizon * 0.9, height * share * 1.05);
  const count = 26;
  const inner = Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2;
    const up = Math.sin(angle) < -0.35;
    const tooth = up && index % 2 === 0 ? random.between(0.66, 0.86) : random.between(0.94, 1.1);
    const low = Math.sin(angle) > 0.3 ? 3 : 1;
    return [cx + Math.cos(angle) * halfX * (up ? 1 : tooth), cy + Math.sin(angle) * halfY * tooth * low];
  });
  const face = view.tone(rock, depth);
  const paint = context.createRadialGradient(
    cx,
    cy,
    Math.min(halfX, halfY) * 0.6,
    cx,
    cy,
    Math.max(halfX, halfY) * 2.2,
  );
  paint.addColorStop(0, css(mix(view.lit(rock, depth), view.air.key, 0.2 * depth)));
  paint.addColorStop(0.3, css(face));
  paint.addColorStop(1, css(mix(view.shaded(rock, Math.max(0, depth - 0.2), 1.4), view.air.shadow, 0.5)));
  context.fillStyle = paint;
  context.beginPath();
  context.rect(-4, -4, width + 8, height + 8);
  inner.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
  context.fill('evenodd');
  for (let index = 0; index < count; index++) {
    const [x, y] = inner[index] as Point;
    const [nx, ny] = inner[(index + 1) % count] as Point;
    const ox = x + (x - cx) * random.between(0.2, 0.5);
    const oy = y + (y - cy) * random.between(0.2, 0.5);
    context.fillStyle = css(index % 2 === 0 ? view.lit(rock, depth, 0.9) : view.shaded(rock, depth, 1.2), 0.3);
    polygon(context, [
      [x, y],
      [nx, ny],
      [ox, oy],
    ]);
    context.fill();
  }
  const edge = unit * 0.004;
  context.strokeStyle = css(mix(view.air.key, view.lit(rock, depth), 0.4), 0.14);
  context.lineWidth = Math.max(0.8, edge);
  polygon(context, inner);
  context.stroke();
}

function paintCrystals(context: Context, view: View, x: number, foot: number, size: number): void {
  const random = view.random.fork(`crystals ${Math.round(x)}`);
  const hint = view.scene.hints[0];
  const colour: Rgb =
    hint ??
    random.pick([
      [120, 214, 226],
      [196, 140, 236],
      [240, 150, 190],
      [150, 230, 180],
    ] as const);
  paintGlow(context, x, foot - size * 0.5, size * 1.7, colour, 0.5);
  for (let crystal = 0; crystal < 6; crystal++) {
    const lean = (crystal - 2.5) * 0.24 + random.around(0.08);
    const tall = size * random.between(0.5, 1.1) * (1 - Math.abs(crystal - 2.5) * 0.13);
    const wide = size * random.between(0.1, 0.16);
    const bx = x + (crystal - 2.5) * size * 0.16;
    const tx = bx + Math.sin(lean) * tall;
    const ty = foot - Math.cos(lean) * tall;
    context.fillStyle = css(lighten(colour, -0.12));
    polygon(context, [
      [bx - wide, foot],
      [tx - wide * 0.7, ty + tall * 0.22],
      [tx, ty],
      [bx, foot],
    ]);
    context.fill();
    context.fillStyle = css(lighten(colour, 0.08));
    polygon(context, [
      [bx, foot],
      [tx, ty],
      [tx + wide * 0.7, ty + tall * 0.2],
      [bx + wide, foot],
    ]);
    context.fill();
  }
}
