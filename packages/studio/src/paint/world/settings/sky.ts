import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import { cloudColours } from '../elements/clouds.js';
import { grassColour } from '../elements/foliage.js';
import { blades } from '../elements/meadow.js';
import { paintMountains } from '../elements/mountains.js';
import type { MountainLayer } from '../elements/mountains.js';
import { paintHeavens } from '../heavens.js';
import { paintTable } from '../land.js';
import { completeSite, horizonAt, surfaceOf } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

/** High above: a sea of clouds below, towers of cloud at the sides; what needs ground stands on a floating island. */
export const sky: World = {
  setting: 'sky',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.74);
    return completeSite(request, horizon, [
      surfaceOf(request, { habitat: 'air', left: 0.06, right: 0.94, far: 0.14, near: 0.66 }),
      ...(request.needs.has('ground')
        ? [surfaceOf(request, { habitat: 'ground', left: 0.16, right: 0.84, far: 0.7, near: 0.76 })]
        : []),
    ]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, height } = view;
    const span = Math.sqrt(view.span * view.unit);
    const random = view.random.fork('sky world');
    paintHeavens(view, painting, height * 0.96);
    painting.layer({ region: 'cloud', depth: 0.9 }, (context) => {
      if (!view.allowed('clouds')) return;
      for (let row = 0; row < 3; row++) {
        cloudSea(
          context,
          view,
          random.fork(row),
          horizon + (height - horizon) * (row * 0.22 - 0.04),
          span * (0.05 + row * 0.035),
          0.9 - row * 0.3,
        );
      }
    });
    // the summits that were named rise out of the clouds
    if (view.scene.brief.setting === 'mountains')
      painting.layer({ region: 'far', depth: 0.8 }, (context) => {
        paintMountains(context, view, summits(view));
        cloudSea(context, view, random.fork('below'), seaBefore(view), span * 0.08, 0.4);
      });
    const ground = view.surface('ground');
    if (ground) {
      painting.layer({ region: 'land', depth: 0.3 }, (context) =>
        paintIsland(context, view, ground.left, ground.right, ground.far, ground.near),
      );
    }
    painting.layer({ region: 'cloud', depth: 0.2 }, (context) => {
      if (!view.allowed('clouds')) return;
      for (let row = 3; row < 5; row++) {
        cloudSea(
          context,
          view,
          random.fork(row),
          horizon + (height - horizon) * (row * 0.24 - 0.06) + (ground ? height * 0.12 : 0),
          span * (0.06 + row * 0.04),
          0.3 - (row - 3) * 0.3,
        );
      }
    });
    paintTable(view, painting);
  },
};

/** The range that was named, so high that the clouds before it leave more than a scrap of it. */
export const summits = ({ horizon, height, night }: View): MountainLayer => ({
  name: 'summits',
  foot: horizon + (height - horizon) * 0.42,
  rise: height * 0.38,
  depth: 0.5,
  // in the dark they would be no darker than the sky
  colour: night ? [176, 186, 214] : [104, 112, 138],
  snow: 0.4,
  rough: 0.8,
  amidClouds: true,
});

/** How far up the clouds are that lie before its foot. */
export const seaBefore = ({ horizon, height }: View): number => horizon + (height - horizon) * 0.44;

/** One row of a sea of clouds: overlapping puffs, lit on top, closed below. */
function cloudSea(context: Context, view: View, random: Random, y: number, size: number, depth: number): void {
  const usual = cloudColours(view, depth);
  const colours = {
    ...usual,
    shade: mix(usual.shade, view.air.skyMiddle, 0.5),
    body: mix(usual.body, view.air.skyMiddle, 0.22),
  };
  const { width, height } = view;
  const { side } = view.air.light;
  const puffs: [number, number, number][] = [];
  for (let x = -size; x < width + size; x += size * random.between(0.45, 0.9)) {
    const radius = size * random.between(0.6, 1.25);
    puffs.push([x, y + size * 0.5 - radius * 0.45 + Math.sin((x / width) * 5) * size * 0.35, radius]);
  }
  const body = context.createLinearGradient(0, y - size, 0, y + size * 2);
  body.addColorStop(0, css(mix(colours.lit, colours.body, 0.3)));
  body.addColorStop(0.34, css(mix(colours.body, colours.shade, 0.35)));
  body.addColorStop(0.75, css(mix(colours.shade, colours.body, 0.12)));
  body.addColorStop(1, css(colours.shade));
  context.fillStyle = body;
  for (const [px, py, radius] of puffs) {
    context.beginPath();
    context.arc(px, py, radius, 0, Math.PI * 2);
    context.fill();
  }
  context.fillRect(0, y + size * 0.55, width, height);
  for (const [px, py, radius] of puffs) {
    const lx = px + side * radius * 0.35;
    const ly = py - radius * 0.35;
    const puff = context.createRadialGradient(lx, ly, radius * 0.1, lx, ly, radius);
    puff.addColorStop(0, css(colours.lit, 0.95));
    puff.addColorStop(0.5, css(colours.lit, 0.35));
    puff.addColorStop(1, css(colours.lit, 0));
    context.fillStyle = puff;
    context.beginPath();
    context.arc(px, py, radius, 0, Math.PI * 2);
    context.fill();
  }
}

/** Grass above, a broken cone of rock below. */
function paintIsland(context: Context, view: View, left: number, right: number, far: number, near: number): void {
  const random = view.random.fork('island');
  const rock: Rgb = [134, 112, 104];
  const grass = view.snowy ? ([236, 242, 252] as const) : grassColour(view);
  const { unit, height } = view;
  const grow = (right - left) * 0.06;
  const from = left - grow;
  const to = right + grow;
  const middle = (from + to) / 2;
  const level = (far + near) / 2;
  const deep = Math.min(height * 0.3, (to - from) * 0.42);
  const steps = 12;
  const edge = Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const hang =
      Math.sin(t * Math.PI) ** 0.8 * deep * (step % 2 === 0 ? random.between(0.55, 0.8) : random.between(0.85, 1.1));
    return [to + (from - to) * t, level + hang] as const;
  });
  const body = context.createLinearGradient(0, near, 0, near + deep);
  body.addColorStop(0, css(view.tone(rock, 0.1)));
  body.addColorStop(1, css(mix(view.shaded(rock, 0.3), view.air.haze, 0.35)));
  context.save();
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(from, level);
  context.lineTo(to, level);
  for (const [x, y] of edge) context.lineTo(x, y);
  context.closePath();
  context.fill();
  context.clip();
  const side = view.air.light.side >= 0 ? 1 : -1;
  for (const [index, [x, y]] of edge.entries()) {
    context.fillStyle = css(index % 2 === 0 ? view.lit(rock, 0.15) : view.shaded(rock, 0.1, 1.2), 0.5);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + side * unit * 0.05, level);
    context.lineTo(x - side * unit * 0.02, level);
    context.closePath();
    context.fill();
  }
  context.restore();
  const top = context.createLinearGradient(0, far - unit * 0.02, 0, near + unit * 0.02);
  top.addColorStop(0, css(view.lit(grass, 0.2)));
  top.addColorStop(1, css(view.shaded(grass, 0.05, 0.8)));
  context.fillStyle = top;
  context.beginPath();
  context.ellipse(middle, level, (to - from) / 2, (near - far) * 0.62, 0, 0, Math.PI * 2);
  context.fill();
  if (view.snowy) return;
  for (const tint of [view.shaded(grass, 0.05), view.lit(lighten(grass, 0.02), 0.05)]) {
    context.fillStyle = css(tint);
    context.beginPath();
    for (let index = 0; index < 46; index++) {
      const angle = random.between(0, Math.PI);
      blades(
        context,
        random,
        middle + Math.cos(angle) * ((to - from) / 2) * 0.99,
        level + Math.sin(angle) * (near - far) * 0.62,
        unit * random.between(0.01, 0.022),
        3,
      );
    }
    context.fill();
  }
}
