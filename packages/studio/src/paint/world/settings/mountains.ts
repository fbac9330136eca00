import { mix } from '../../kit/colour.js';
import { grassColour, snowGround, stone } from '../elements/foliage.js';
import type { Keep } from '../elements/paths.js';
import { paintBushes, paintFlowers, paintForegroundGrass, paintTufts } from '../elements/meadow.js';
import { paintGround } from '../elements/ground.js';
import { paintRock } from '../elements/rocks.js';
import { paintHill } from '../elements/hills.js';
import { paintGreatWall } from '../elements/great-wall.js';
import { paintHewnMountain } from '../elements/hewn-mountain.js';
import { paintLonePeak } from '../elements/lone-peak.js';
import { paintMountains } from '../elements/mountains.js';
import { paintTreeLine, paintWoodEdge } from '../elements/woods.js';
import { paintWaterfall } from '../elements/waterfall.js';
import { paintHeavens } from '../heavens.js';
import { finishLand, foregroundLand, paintWays } from '../land.js';
import { completeSite, horizonAt, openGround } from '../site.js';
import { createView } from '../view.js';
import type { World } from '../world.js';

/** Ranges behind ranges over an alpine meadow. */
export const mountains: World = {
  setting: 'mountains',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.66);
    return completeSite(request, horizon, [openGround(request, horizon, 0.14)]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, span, unit, height } = view;
    const random = view.random.fork('mountains');
    // of grass beside a trail one sees the grass
    const rocky = view.asked('rocky') && !view.asked('grass');
    const meadow = view.snowy
      ? snowGround
      : mix(grassColour(view), rocky ? [168, 156, 138] : [96, 128, 92], rocky ? 0.78 : 0.3);
    const rise = Math.min(horizon * 0.74, span * 0.46);
    const peak =
      view.air.luminary && view.air.luminary.x < view.width / 2
        ? random.between(0.58, 0.74)
        : random.between(0.26, 0.42);
    const snow = view.snowy ? 0.75 : scene.season === 'summer' ? 0.34 : 0.42;
    paintHeavens(view, painting);
    const hewn = view.asked('rushmore');
    // one mountain is to be seen, and lower ones around it
    const fuji = view.asked('fuji') || hewn;
    const walled = view.asked('great-wall');
    painting.layer({ region: 'far', depth: 0.98 }, (context) => {
      if (hewn) return paintHewnMountain(context, view, horizon + 1, rise * 1.06);
      if (fuji) return paintLonePeak(context, view, horizon + 1, rise * 1.12, [96, 108, 150]);
      paintMountains(context, view, {
        name: 'farthest',
        foot: horizon,
        rise: rise * 0.78,
        depth: 0.95,
        colour: [112, 124, 158],
        snow: snow * 0.7,
        rough: 0.5,
      });
      paintMountains(context, view, {
        name: 'main',
        foot: horizon,
        rise,
        depth: 0.66,
        colour: [104, 106, 128],
        snow,
        rough: 0.75,
        peak,
      });
    });
    painting.layer({ region: 'far', depth: 0.7 }, (context) => {
      if (walled) return paintGreatWall(context, view, { foot: horizon + 2, rise: rise * 0.86, colour: meadow });
      paintMountains(context, view, {
        name: 'spurs',
        foot: horizon + 1,
        rise: rise * (fuji ? 0.14 : 0.46),
        depth: 0.52,
        colour: [78, 96, 108],
        snow: view.snowy ? 0.6 : 0,
        rough: 0.6,
        peak: 1 - peak,
      });
      if (view.asked('waterfall'))
        paintWaterfall(context, view, {
          x: view.width * (1 - peak),
          top: horizon - rise * 0.34,
          bottom: horizon + 2,
          wide: unit * 0.026,
          depth: 0.4,
        });
      const slope = paintHill(context, view, {
        name: 'foothill',
        foot: horizon + 2,
        rise: rise * (fuji ? 0.1 : 0.22),
        depth: 0.42,
        colour: mix(meadow, [60, 92, 84], 0.45),
      });
      const foot = (along: number): number =>
        (slope[Math.min(slope.length - 1, Math.round(along * (slope.length - 1)))]?.[1] ?? horizon) + unit * 0.008;
      paintWoodEdge(context, view, {
        name: 'slope wood',
        foot,
        height: unit * 0.045,
        depth: 0.42,
        conifer: true,
        gap: [peak - 0.1, peak + 0.12],
      });
    });
    let keep: Keep = () => false;
    painting.layer({ region: 'land', depth: 0.4 }, (context) => {
      paintGround(context, view, { top: horizon, colour: meadow });
      keep = paintWays(context, view);
    });
    painting.layer({ region: 'foliage', depth: 0.3 }, (context) => {
      if (view.allowed('trees')) paintBushes(context, view, horizon, mix(meadow, [58, 96, 66], 0.55), 12, keep);
      const plane = height - horizon;
      // firs would stand before the wall
      if (!walled)
        paintTreeLine(context, view, {
          name: 'firs',
          kinds: ['conifer'],
          foot: (along) => horizon + plane * (0.08 + 0.05 * Math.sin(along * 9)),
          height: unit * 0.12,
          depth: 0.3,
          count: 20,
          clumped: 0.8,
          gap: [0.3, 0.7],
        });
      const rocks = random.fork('rocks');
      for (let index = 0; index < (rocky ? 34 : 7); index++) {
        const t = 0.12 + 0.6 * rocks.next() ** 1.3;
        paintRock(
          context,
          view,
          {
            x: view.width * rocks.next(),
            foot: horizon + plane * t,
            size: unit * (0.014 + 0.06 * t),
            depth: (1 - t) * 0.4,
            colour: stone,
          },
          rocks,
        );
      }
      if (!view.snowy) {
        paintTufts(context, view, horizon + unit * 0.03, meadow, 0.8, keep);
        if (!rocky && view.may('flowers', scene.season === 'spring' || scene.season === 'summer' ? 0.5 : 0))
          paintFlowers(context, view, horizon + plane * 0.1, 0.6, keep);
      }
    });
    finishLand(view, painting);
  },
  paintForeground(scene, painting) {
    const view = createView(scene);
    foregroundLand(view, painting, (context) => {
      if (!view.snowy && !view.asked('rocky'))
        paintForegroundGrass(context, view, mix(grassColour(view), [96, 128, 92], 0.3), 0.07);
    });
  },
};
