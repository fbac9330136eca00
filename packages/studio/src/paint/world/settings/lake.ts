import { css, mix } from '../../kit/colour.js';
import { grassColour, snowGround, stone } from '../elements/foliage.js';
import { paintFlowers } from '../elements/meadow.js';
import { paintRock } from '../elements/rocks.js';
import { paintHill } from '../elements/hills.js';
import { paintMountains } from '../elements/mountains.js';
import { paintReflection } from '../elements/reflection.js';
import { paintLightRoad } from '../elements/sea.js';
import { bankLine, paintBank, paintReeds } from '../elements/shore.js';
import { paintTreeLine, paintWoodEdge } from '../elements/woods.js';
import { paintWaterfall } from '../elements/waterfall.js';
import { paintSkyline } from '../elements/skyline.js';
import { paintHeavens } from '../heavens.js';
import { foregroundLand, paintTable } from '../land.js';
import { completeSite, horizonAt, onPlane, surfaceOf } from '../site.js';
import { createView } from '../view.js';
import type { World } from '../world.js';

const BANK = 0.66;

/** Still water under mountains, mirrored; a bank with reeds in front. */
export const lake: World = {
  setting: 'lake',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.54);
    const ground = request.needs.has('ground');
    return completeSite(request, horizon, [
      surfaceOf(request, {
        habitat: 'water',
        far: onPlane(request, horizon, 0.08),
        near: onPlane(request, horizon, BANK - 0.06),
      }),
      ...(ground || request.close
        ? [surfaceOf(request, { habitat: 'ground', far: onPlane(request, horizon, BANK + 0.1), near: 0.97 })]
        : []),
    ]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, span, unit, height, width } = view;
    const random = view.random.fork('lake');
    const meadow = view.snowy ? snowGround : mix(grassColour(view), [90, 120, 84], 0.3);
    const rise = Math.min(horizon * 0.72, span * 0.36);
    const peak =
      view.air.luminary && view.air.luminary.x < width / 2 ? random.between(0.6, 0.76) : random.between(0.24, 0.4);
    paintHeavens(view, painting);
    if (view.asked('skyline')) {
      painting.layer({ region: 'far', depth: 0.95 }, (context) =>
        paintSkyline(context, view, {
          name: 'far town',
          foot: horizon + 1,
          height: Math.min(horizon * 0.4, span * 0.16),
          depth: 0.8,
        }),
      );
    }
    painting.layer({ region: 'far', depth: 0.95 }, (context) => {
      if (view.allowed('mountains')) {
        paintMountains(context, view, {
          name: 'far',
          foot: horizon + 1,
          rise: rise * 0.7,
          depth: 0.93,
          colour: [110, 122, 156],
          snow: 0.3,
          rough: 0.5,
        });
        paintMountains(context, view, {
          name: 'main',
          foot: horizon + 1,
          rise,
          depth: 0.72,
          colour: [96, 104, 130],
          snow: view.snowy ? 0.75 : 0.36,
          rough: 0.7,
          peak,
        });
        if (view.asked('waterfall'))
          paintWaterfall(context, view, {
            x: width * (1 - peak),
            top: horizon - rise * 0.4,
            bottom: horizon,
            wide: unit * 0.022,
            depth: 0.5,
          });
      }
      paintHill(context, view, {
        name: 'shore hill',
        foot: horizon + 1,
        rise: rise * 0.26,
        depth: 0.6,
        colour: mix(meadow, [58, 92, 82], 0.5),
      });
    });
    painting.layer({ region: 'foliage', depth: 0.7 }, (context) => {
      paintWoodEdge(context, view, {
        name: 'far wood',
        foot: () => horizon + 1,
        height: unit * 0.05,
        depth: 0.62,
        conifer: random.chance(0.7),
      });
      paintTreeLine(context, view, {
        name: 'shore trees',
        kinds: ['conifer', 'conifer', 'broadleaf'],
        foot: () => horizon + 1,
        height: unit * 0.15,
        depth: 0.46,
        count: 18,
        clumped: 0.75,
        gap: peak > 0.5 ? [0.3, 0.95] : [0.05, 0.7],
      });
    });
    const near = view.surface('ground') ? horizon + (height - horizon) * BANK : height;
    painting.layer({ region: 'water', depth: 0.5 }, (context) => {
      const ruffled = scene.weather === 'storm' ? 1 : scene.weather === 'rain' ? 0.7 : 0.32;
      paintReflection(context, view, painting, { top: horizon, bottom: height, ruffled, strength: 0.86 });
      const shimmer = random.fork('shimmer');
      for (let index = 0; index < 60; index++) {
        const t = shimmer.next();
        context.fillStyle = css(mix(view.air.skyHorizon, [255, 255, 255], 0.3), 0.24);
        context.beginPath();
        context.ellipse(
          width * shimmer.next(),
          horizon + (height - horizon) * t ** 1.5,
          unit * (0.01 + 0.05 * t),
          Math.max(0.5, unit * 0.0016),
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
      paintLightRoad(context, view, { top: horizon, bottom: near, waves: 0.25 });
      const mist = context.createLinearGradient(0, horizon - unit * 0.03, 0, horizon + unit * 0.05);
      mist.addColorStop(0, css(view.air.haze, 0));
      mist.addColorStop(0.5, css(view.air.haze, view.low || scene.weather === 'fog' ? 0.55 : 0.3));
      mist.addColorStop(1, css(view.air.haze, 0));
      context.fillStyle = mist;
      context.fillRect(0, horizon - unit * 0.03, width, unit * 0.08);
    });
    if (view.surface('ground')) {
      painting.layer({ region: 'land', depth: 0.15 }, (context) => {
        const line = bankLine(view, 'bank', near, near + unit * 0.012, unit * 0.02);
        paintReeds(context, view, line, -0.02, 0.2, unit * 0.13);
        paintReeds(context, view, line, 0.82, 1.02, unit * 0.11);
        paintBank(context, view, line, meadow);
        const rocks = random.fork('stones');
        for (let index = 0; index < 6; index++) {
          paintRock(
            context,
            view,
            {
              x: width * rocks.next(),
              foot: near + unit * rocks.between(0.005, 0.03),
              size: unit * rocks.between(0.02, 0.055),
              depth: 0.08,
              colour: stone,
            },
            rocks,
          );
        }
        if (!view.snowy && view.may('flowers', 0.4)) paintFlowers(context, view, near + unit * 0.03, 0.5);
      });
    }
    paintTable(view, painting);
  },
  paintForeground(scene, painting) {
    foregroundLand(createView(scene), painting, () => undefined, true);
  },
};
