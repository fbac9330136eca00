import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import { paintGround } from '../elements/ground.js';
import { paintPath } from '../elements/paths.js';
import { paintTufts } from '../elements/meadow.js';
import { paintRiver } from '../elements/river.js';
import { paintLightShafts } from '../elements/shafts.js';
import { frond } from '../elements/tree-forms/palm.js';
import { paintTree } from '../elements/trees.js';
import { paintFalls } from '../elements/waterfall.js';
import { paintHeavens } from '../heavens.js';
import { finishLand, foregroundLand } from '../land.js';
import { completeSite, horizonAt, openGround } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

const greens: readonly Rgb[] = [
  [52, 112, 72],
  [70, 132, 70],
  [38, 98, 84],
  [96, 144, 66],
];

/** Wall behind wall of leaves around a clearing, light falling through. */
export const jungle: World = {
  setting: 'jungle',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.6);
    return completeSite(request, horizon, [openGround(request, horizon, 0.2)]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, span, unit, height, width } = view;
    const random = view.random.fork('jungle');
    const plane = height - horizon;
    paintHeavens(view, painting);
    for (const [index, depth] of [0.92, 0.72, 0.5].entries()) {
      painting.layer({ region: index < 2 ? 'far' : 'foliage', depth }, (context) => {
        leafWall(
          context,
          view,
          `wall ${index}`,
          horizon + unit * index * 0.012,
          Math.min(horizon * 0.96, span * (0.5 + index * 0.06)),
          depth,
          0.16 - index * 0.02,
        );
        if (index === 0 && view.may('waterfall', 0.25)) {
          paintFalls(context, view, {
            x: width * random.between(0.44, 0.56),
            top: horizon * 0.32,
            bottom: horizon + unit * 0.01,
            wide: unit * 0.045,
            depth: 0.6,
          });
        }
        if (index === 1) {
          for (let palm = 0; palm < 4; palm++) {
            const own = random.fork(`palm ${palm}`);
            paintTree(
              context,
              view,
              {
                kind: 'palm',
                x: width * (palm < 2 ? 0.12 + palm * 0.12 : 0.72 + (palm - 2) * 0.14),
                foot: horizon + unit * 0.03,
                height: Math.min(height * 0.6, span * own.between(0.36, 0.5)),
                depth: 0.55,
              },
              own,
            );
          }
        }
      });
      if (index === 1 && !view.night) paintLightShafts(painting.context, view, horizon + plane * 0.3, 0.3);
    }
    const floor: Rgb = [92, 118, 66];
    painting.layer({ region: 'land', depth: 0.35 }, (context) => {
      paintGround(context, view, { top: horizon + unit * 0.02, colour: floor, bands: 1, rolling: unit * 0.02 });
      if (view.asked('river'))
        paintRiver(context, view, { top: horizon + unit * 0.02, end: 0.5, start: random.between(0.4, 0.6), wide: 0.5 });
      else
        paintPath(context, view, {
          name: 'trail',
          end: 0.5,
          start: random.between(0.4, 0.6),
          top: horizon + unit * 0.02,
          colour: [170, 136, 92],
          wide: 0.24,
        });
      paintTufts(context, view, horizon + unit * 0.05, floor, 0.8, (x) => Math.abs(x - width / 2) < width * 0.12);
    });
    painting.layer({ region: 'foliage', depth: 0.2 }, (context) => {
      for (const side of [-1, 1]) {
        for (let plant = 0; plant < 5; plant++) {
          const own = random.fork(`plant ${side} ${plant}`);
          const x = width * (0.5 + side * (0.26 + plant * 0.06));
          rosette(
            context,
            view,
            x,
            horizon + plane * (0.1 + plant * 0.07),
            unit * own.between(0.1, 0.18),
            0.34 - plant * 0.05,
            own,
          );
        }
      }
      vines(context, view, random.fork('vines'));
    });
    finishLand(view, painting);
  },
  paintForeground(scene, painting) {
    const view = createView(scene);
    foregroundLand(view, painting, (context) => {
      const random = view.random.fork('leaf frame');
      const { width, height, unit } = view;
      for (const [x, y, size] of [
        [-0.02, 1.02, 0.3],
        [1.02, 1.0, 0.28],
        [0.12, 1.06, 0.2],
        [0.9, 1.07, 0.2],
      ] as const) {
        rosette(context, view, width * x, height * y, unit * size, 0, random, 1.5);
      }
      for (const side of [-1, 1]) {
        context.fillStyle = css(view.shaded([40, 84, 60], 0, 1.5));
        const x = side < 0 ? -unit * 0.02 : width + unit * 0.02;
        for (let leaf = 0; leaf < 4; leaf++)
          broadLeaf(
            context,
            x,
            unit * (0.02 + leaf * 0.06),
            (side < 0 ? -0.15 : Math.PI + 0.15) - side * leaf * -0.24,
            unit * random.between(0.16, 0.26),
            view,
            [40, 84, 60],
            0,
          );
      }
    });
  },
};

/** A wall of rounded leaf masses with leaves at its edge. */
function leafWall(
  context: Context,
  view: View,
  name: string,
  foot: number,
  tall: number,
  depth: number,
  opening: number,
): void {
  const random = view.random.fork(name);
  const { width, unit } = view;
  const base = random.pick(greens);
  const steps = 22;
  for (let step = 0; step <= steps; step++) {
    const along = step / steps;
    const away = Math.abs(along - 0.5);
    if (away < opening * 0.4) continue;
    const high =
      tall * (0.35 + 0.65 * Math.min(1, Math.max(0, (away - opening * 0.3) * 2.6))) * random.between(0.8, 1.1);
    const x = along * width;
    const size = (width / steps) * random.between(1, 1.5);
    const body = context.createLinearGradient(0, foot - high, 0, foot);
    body.addColorStop(0, css(view.lit(base, depth)));
    body.addColorStop(0.35, css(view.tone(base, depth)));
    body.addColorStop(1, css(view.shaded(base, depth, 1.2)));
    context.fillStyle = body;
    context.beginPath();
    context.roundRect(x - size, foot - high, size * 2, high + 2, size);
    context.fill();
    for (let leaf = 0; leaf < 5; leaf++) {
      context.fillStyle = css(random.chance(0.5) ? view.lit(base, depth, 0.8) : view.shaded(base, depth, 0.7), 0.8);
      const angle = random.between(0, Math.PI);
      frond(
        context,
        x + random.around(size),
        foot - high * random.between(0.3, 1),
        angle,
        unit * random.between(0.05, 0.1),
        unit * 0.012,
      );
    }
  }
}

/** A plant of long leaves from one root. */
function rosette(
  context: Context,
  view: View,
  x: number,
  foot: number,
  size: number,
  depth: number,
  random: Random,
  dark = 0.7,
): void {
  const base = random.pick(greens);
  const leaves = 9;
  for (let leaf = 0; leaf < leaves; leaf++) {
    const angle = Math.PI * (0.08 + (0.84 * ((leaf * 4) % leaves)) / (leaves - 1)) + random.around(0.08);
    broadLeaf(
      context,
      x,
      foot,
      angle,
      size * random.between(0.75, 1.1),
      view,
      leaf < 4 ? lighten(base, -0.05) : base,
      depth,
      dark,
    );
  }
}

/** One pointed leaf with a lit half and a midrib. */
function broadLeaf(
  context: Context,
  x: number,
  y: number,
  angle: number,
  long: number,
  view: View,
  colour: Rgb,
  depth: number,
  dark = 0.7,
): void {
  const wide = long * 0.17;
  context.save();
  context.translate(x, y);
  context.rotate(-angle);
  context.fillStyle = css(view.shaded(colour, depth, dark));
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(long * 0.25, -wide * 1.2, long * 0.7, -wide, long, wide * 0.5);
  context.bezierCurveTo(long * 0.6, wide * 1.3, long * 0.25, wide, 0, 0);
  context.fill();
  context.fillStyle = css(dark > 1 ? view.shaded(lighten(colour, 0.05), depth, 0.9) : view.lit(colour, depth));
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(long * 0.25, -wide * 1.2, long * 0.7, -wide, long, wide * 0.5);
  context.quadraticCurveTo(long * 0.5, -wide * 0.1, 0, 0);
  context.fill();
  context.restore();
}

function vines(context: Context, view: View, random: Random): void {
  const { width, unit, horizon } = view;
  for (let vine = 0; vine < 7; vine++) {
    const side = vine % 2 === 0 ? random.between(0.02, 0.32) : random.between(0.68, 0.98);
    const x = width * side;
    const long = horizon * random.between(0.3, 0.75);
    context.strokeStyle = css(view.shaded(mix([60, 96, 60], [90, 80, 54], random.next()), 0.15));
    context.lineWidth = Math.max(1, unit * 0.0045);
    context.beginPath();
    context.moveTo(x, -4);
    context.quadraticCurveTo(x + random.around(unit * 0.05), long * 0.6, x + random.around(unit * 0.04), long);
    context.stroke();
    for (let leaf = 0; leaf < 6; leaf++) {
      broadLeaf(
        context,
        x,
        long * (0.2 + leaf * 0.13),
        leaf % 2 === 0 ? -0.5 : Math.PI + 0.5,
        unit * 0.03,
        view,
        random.pick(greens),
        0.15,
      );
    }
  }
}
