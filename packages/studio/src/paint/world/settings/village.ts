import { mix } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import { css } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { earth, grassColour, snowGround } from '../elements/foliage.js';
import { paintFlowers, paintForegroundGrass, paintTufts } from '../elements/meadow.js';
import { paintGround } from '../elements/ground.js';
import { paintPath } from '../elements/paths.js';
import { paintHill } from '../elements/hills.js';
import { paintFence, paintHouse, paints, roofs } from '../elements/houses.js';
import { paintMountains } from '../elements/mountains.js';
import { paintTree } from '../elements/trees.js';
import { paintTreeLine } from '../elements/woods.js';
import { paintHeavens } from '../heavens.js';
import { finishLand, foregroundLand } from '../land.js';
import { completeSite, horizonAt, openGround } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

/** Houses along a lane between gardens, a church among trees, hills behind. */
export const village: World = {
  setting: 'village',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.58);
    return completeSite(request, horizon, [openGround(request, horizon, 0.24)]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, span, unit, height, width } = view;
    const random = view.random.fork('village');
    const grass = view.snowy ? snowGround : grassColour(view);
    const rise = Math.min(horizon * 0.5, span * 0.24);
    const plane = height - horizon;
    paintHeavens(view, painting);
    painting.layer({ region: 'far', depth: 0.95 }, (context) => {
      if (view.asked('mountains') || random.chance(0.35))
        paintMountains(context, view, {
          name: 'range',
          foot: horizon,
          rise: rise * 1.3,
          depth: 0.92,
          colour: [108, 118, 150],
          snow: view.snowy ? 0.7 : 0.3,
        });
      paintHill(context, view, {
        name: 'hill 1',
        foot: horizon,
        rise,
        depth: 0.86,
        colour: mix(grass, [86, 122, 130], 0.45),
        bottom: horizon + 2,
      });
      paintHill(context, view, {
        name: 'hill 2',
        foot: horizon,
        rise: rise * 0.6,
        depth: 0.66,
        colour: mix(grass, [92, 128, 96], 0.3),
        bottom: horizon + 2,
      });
    });
    const end = random.between(0.44, 0.56);
    painting.layer({ region: 'land', depth: 0.4 }, (context) => {
      paintGround(context, view, { top: horizon, colour: grass, rolling: unit * 0.012 });
      paintPath(context, view, {
        name: 'lane',
        end,
        start: random.between(0.4, 0.6),
        top: horizon + 1,
        colour: view.snowy ? [212, 220, 234] : mix(earth, [216, 190, 152], 0.6),
        wide: 0.4,
      });
    });
    painting.layer({ region: 'building', depth: 0.6 }, (context) => {
      paintTreeLine(context, view, {
        name: 'village trees',
        kinds: ['broadleaf', 'poplar'],
        foot: () => horizon + unit * 0.012,
        height: unit * 0.1,
        depth: 0.55,
        count: 14,
        clumped: 0.3,
      });
      paintChurch(
        context,
        view,
        width * (end + (random.chance(0.5) ? 0.12 : -0.12)),
        horizon + unit * 0.02,
        Math.min(horizon * 0.5, span * 0.24),
      );
      const far = random.fork('far houses');
      for (let index = 0; index < 9; index++) {
        const along = (index + far.between(0.1, 0.9)) / 9;
        if (Math.abs(along - end) < 0.05) continue;
        const own = far.fork(index);
        paintHouse(
          context,
          view,
          {
            x: width * along,
            foot: horizon + unit * (0.024 + own.between(0, 0.02)),
            width: unit * own.between(0.07, 0.1),
            height: unit * own.between(0.04, 0.055),
            depth: 0.46,
            wall: own.pick(paints),
            roof: own.pick(roofs),
            gabled: own.chance(0.4),
            floors: 1,
          },
          own,
        );
      }
    });
    painting.layer({ region: 'building', depth: 0.25 }, (context) => {
      for (const side of [-1, 1]) {
        for (let row = 0; row < 2; row++) {
          const own = random.fork(`house ${side} ${row}`);
          const near = row === 1;
          const wide = span * (near ? 0.3 : 0.19) * own.between(0.9, 1.1);
          const x = width * 0.5 + side * (width * (near ? 0.46 : 0.3) + (near ? wide * 0.1 : 0));
          const foot = horizon + plane * (near ? 0.3 : 0.15);
          const tree = own.chance(0.6) && view.allowed('trees');
          if (tree)
            paintTree(
              context,
              view,
              {
                kind: 'broadleaf',
                x: x - side * wide * 0.62,
                foot: foot - unit * 0.01,
                height: wide * 0.95,
                depth: near ? 0.2 : 0.3,
              },
              own.fork('tree'),
            );
          paintHouse(
            context,
            view,
            {
              x,
              foot,
              width: wide,
              height: wide * own.between(0.46, 0.6),
              depth: near ? 0.14 : 0.28,
              wall: own.pick(paints),
              roof: own.pick(roofs),
              gabled: own.chance(0.5),
              floors: near ? 2 : 1,
            },
            own,
          );
          const fenceY = foot + unit * (near ? 0.05 : 0.02);
          paintFence(
            context,
            view,
            [x - wide * 0.7, fenceY],
            [x + wide * 0.7, fenceY],
            unit * (near ? 0.05 : 0.03),
            near ? 0.1 : 0.25,
            [232, 222, 204],
          );
        }
      }
    });
    painting.layer({ region: 'foliage', depth: 0.15 }, (context) => {
      if (view.snowy) return;
      const keep = (x: number, y: number): boolean => Math.abs(x - width * 0.5) < width * 0.1 + (y - horizon) * 0.3;
      paintTufts(context, view, horizon + plane * 0.3, grass, 0.9, keep);
      if (scene.season !== 'autumn' && view.allowed('flowers'))
        paintFlowers(context, view, horizon + plane * 0.2, 0.9, keep);
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

function paintChurch(context: Context, view: View, x: number, foot: number, tall: number): void {
  const wall = [232, 222, 206] as const;
  const roof = view.snowy ? ([238, 244, 252] as const) : ([126, 84, 78] as const);
  const side = view.air.light.side >= 0 ? 1 : -1;
  const wide = tall * 0.17;
  context.fillStyle = css(view.tone(wall, 0.5));
  context.fillRect(x, foot - tall * 0.26, tall * 0.42, tall * 0.26);
  context.fillStyle = css(view.tone(roof, 0.5));
  polygon(context, [
    [x, foot - tall * 0.25],
    [x + tall * 0.05, foot - tall * 0.42],
    [x + tall * 0.4, foot - tall * 0.42],
    [x + tall * 0.45, foot - tall * 0.25],
  ]);
  context.fill();
  context.fillStyle = css(view.lit(wall, 0.5));
  context.fillRect(x - wide / 2, foot - tall * 0.62, wide, tall * 0.62);
  context.fillStyle = css(view.shaded(wall, 0.5), 0.6);
  context.fillRect(side > 0 ? x - wide / 2 : x + wide * 0.15, foot - tall * 0.62, wide * 0.35, tall * 0.62);
  context.fillStyle = css(view.shaded(roof, 0.5, 0.6));
  polygon(context, [
    [x - wide * 0.62, foot - tall * 0.61],
    [x, foot - tall],
    [x + wide * 0.62, foot - tall * 0.61],
  ]);
  context.fill();
  context.fillStyle = css(view.lit(roof, 0.5));
  polygon(context, [
    [x, foot - tall],
    [x + side * wide * 0.62, foot - tall * 0.61],
    [x + side * wide * 0.1, foot - tall * 0.61],
  ]);
  context.fill();
  context.fillStyle = css(view.night || view.low ? [255, 214, 136] : view.shaded([90, 96, 120], 0.5));
  context.beginPath();
  context.ellipse(x, foot - tall * 0.5, wide * 0.13, tall * 0.045, 0, 0, Math.PI * 2);
  context.fill();
}
