import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { paintSailBoat } from '../elements/far-life.js';
import { paintRock } from '../elements/rocks.js';
import { paintMountains } from '../elements/mountains.js';
import { paintWater } from '../elements/sea.js';
import { bankLine, fillBelow, paintFoam, shifted } from '../elements/shore.js';
import { frond } from '../elements/tree-forms/palm.js';
import { paintTree } from '../elements/trees.js';
import { paintSkyline } from '../elements/skyline.js';
import { paintHeavens } from '../heavens.js';
import { foregroundLand, paintTable } from '../land.js';
import { completeSite, horizonAt, onPlane, surfaceOf } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

const SHORE_LEFT = 0.36;
const SHORE_RIGHT = 0.5;

/** A bay: sea to the horizon, a curved line of foam, sand in front, palms at one side. */
export const beach: World = {
  setting: 'beach',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.44);
    return completeSite(request, horizon, [
      surfaceOf(request, { habitat: 'ground', far: onPlane(request, horizon, SHORE_RIGHT + 0.08), near: 0.965 }),
      surfaceOf(request, {
        habitat: 'water',
        far: onPlane(request, horizon, 0.05),
        near: onPlane(request, horizon, SHORE_LEFT - 0.06),
      }),
    ]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, height, width, unit, span } = view;
    const random = view.random.fork('beach');
    const palmsLeft = random.chance(0.5);
    const plane = height - horizon;
    const sand: Rgb = view.snowy
      ? [224, 228, 236]
      : random.pick([
          [234, 208, 164],
          [240, 218, 182],
          [222, 192, 150],
        ] as const);
    const near = horizon + plane * SHORE_RIGHT;
    const far = horizon + plane * SHORE_LEFT;
    const line = bankLine(
      view,
      'shoreline',
      palmsLeft ? near - plane * 0.1 : near,
      palmsLeft ? near : near - plane * 0.1,
      (near - far) * 0.22,
    );
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
      if (!view.may('mountains', 0.6)) return;
      // those that were named are a range behind the bay, others a low cape
      const named = view.asked('mountains');
      paintMountains(context, view, {
        name: 'cape',
        foot: horizon + 1,
        rise: named ? Math.min(horizon * 0.62, span * 0.28) : Math.min(horizon * 0.3, span * 0.09),
        depth: 0.85,
        colour: named ? [104, 116, 140] : [86, 118, 112],
        snow: named ? 0.3 : 0,
        rough: named ? 0.6 : 0.3,
        ...(!named && { peak: palmsLeft ? 0.92 : 0.08 }),
      });
    });
    painting.layer({ region: 'water', depth: 0.6 }, (context) => {
      const turquoise: Rgb = random.pick([
        [32, 140, 156],
        [28, 120, 160],
        [52, 156, 150],
      ] as const);
      paintWater(context, view, {
        top: horizon,
        bottom: near + unit * 0.03,
        waves: scene.weather === 'storm' ? 0.9 : view.asked('waves') ? 0.7 : 0.3,
        colour: turquoise,
      });
      const shallow = context.createLinearGradient(0, far - plane * 0.2, 0, near);
      shallow.addColorStop(0, css(view.lit([110, 206, 196], 0.3), 0));
      shallow.addColorStop(1, css(view.lit([168, 226, 208], 0.15), 0.62));
      fillBelow(context, view, shifted(line, -plane * 0.22), shallow);
      if (scene.improvisation > 0.3 && view.allowed('boat') && random.chance(0.6)) {
        paintSailBoat(context, view, width * (palmsLeft ? 0.7 : 0.28), horizon + plane * 0.05, unit * 0.05);
      }
      paintFoam(context, view, line, 3);
    });
    painting.layer({ region: 'land', depth: 0.25 }, (context) => {
      fillBelow(context, view, shifted(line, -unit * 0.008), css(view.lit([250, 252, 250], 0.05), 0.9));
      fillBelow(context, view, line, css(mix(view.shaded(sand, 0.05, 0.6), view.air.skyMiddle, 0.3)));
      const paint = context.createLinearGradient(0, far, 0, height);
      paint.addColorStop(0, css(view.lit(sand, 0.2)));
      paint.addColorStop(0.5, css(view.lit(sand, 0.02, 0.7)));
      paint.addColorStop(1, css(view.shaded(sand, 0, 0.7)));
      fillBelow(context, view, shifted(line, unit * 0.035), paint);
      paintSandMarks(context, view, near, sand);
    });
    painting.layer({ region: 'foliage', depth: 0.15 }, (context) => {
      const rocks = random.fork('rocks');
      const rockX = palmsLeft ? 0.9 : 0.1;
      for (let index = 0; index < 4; index++) {
        paintRock(
          context,
          view,
          {
            x: width * (rockX + rocks.around(0.06)),
            foot: near + unit * (0.01 + index * 0.014),
            size: unit * rocks.between(0.04, 0.1),
            depth: 0.12,
            colour: [128, 116, 116],
          },
          rocks,
        );
      }
      if (!hasPalms(view, palmsLeft)) return;
      for (let index = 0; index < 3; index++) {
        const own = random.fork(`palm ${index}`);
        // each lower than the one before, so that every crown is seen
        const across = 0.03 + index * 0.1 + own.around(0.015);
        const tall = Math.min(height * 0.7, span * own.between(0.58, 0.66)) * (1 - index * 0.24);
        paintTree(
          context,
          view,
          {
            kind: 'palm',
            x: width * (palmsLeft ? across : 1 - across),
            foot: near + unit * (0.05 + index * 0.03),
            height: tall,
            depth: 0.1,
          },
          own,
        );
      }
    });
    paintTable(view, painting);
  },
  paintForeground(scene, painting) {
    const view = createView(scene);
    const random = view.random.fork('beach');
    const palmsLeft = random.chance(0.5);
    const bare = !hasPalms(view, palmsLeft) || scene.items.length > 0;
    if (bare || view.random.fork('leaf frame').chance(1 - scene.improvisation)) return;
    foregroundLand(view, painting, (context) => {
      const x = palmsLeft ? view.width * 1.02 : -view.width * 0.02;
      const away = palmsLeft ? Math.PI : 0;
      for (const [index, tint] of [view.shaded([46, 92, 66], 0, 1.4), view.shaded([58, 108, 72], 0, 1)].entries()) {
        context.fillStyle = css(tint);
        for (let leaf = 0; leaf < 3; leaf++) {
          const angle = away + (palmsLeft ? 1 : -1) * (0.12 + leaf * 0.3 + index * 0.14);
          frond(context, x, -view.unit * 0.02, angle, view.unit * (0.3 - index * 0.05), view.unit * 0.045);
        }
      }
    });
  },
};

/** Palms take the side of the picture up to here. */
const PALMS = 0.5;
/** From this height on, in metres, a plant is a tree. */
const TREE = 3;

/** Palms grow where the tropics were named, and on a bright day where nothing speaks against it. */
function hasPalms(view: View, left: boolean): boolean {
  if (!view.allowed('trees') || view.snowy) return false;
  // those that were named stand there already, or are the place's own
  const named = !view.brings('palm');
  if (view.asked('palms') || named)
    return !view.scene.items.some(({ drawable: { kind, height } }) => kind === 'plant' && height > TREE);
  const { brief, weather } = view.scene;
  // boats told of float beyond them, and would be painted before them
  const afloat = view.scene.items.some(
    ({ subject, standsOn, x }) => subject !== undefined && standsOn === 'water' && x < view.width * PALMS === left,
  );
  if (afloat) return false;
  const gloomy = brief.mood === 'dramatic' || brief.mood === 'mysterious' || view.asked('darkness');
  return weather === 'clear' && !gloomy && view.may('palms', 0.5);
}

function paintSandMarks(context: Context, view: View, top: number, sand: Rgb): void {
  const random = view.random.fork('sand marks');
  const { width, height, unit } = view;
  for (let index = 0; index < 90 * (0.4 + view.detail * 0.6); index++) {
    const t = random.next();
    const y = top + unit * 0.05 + (height - top) * t;
    const long = unit * (0.006 + 0.03 * t) * random.between(0.5, 1.3);
    context.fillStyle = css(random.chance(0.5) ? view.lit(sand, 0, 1.4) : view.shaded(sand, 0, 0.8), 0.4);
    context.beginPath();
    context.ellipse(random.next() * width, y, long, Math.max(0.6, unit * 0.0018), random.around(0.1), 0, Math.PI * 2);
    context.fill();
  }
  // shells and a starfish
  for (let index = 0; index < 7; index++) {
    const x = random.next() * width;
    const y = top + (height - top) * random.between(0.35, 0.95);
    const size = unit * random.between(0.005, 0.011);
    context.fillStyle = css(view.shaded(sand), 0.5);
    context.beginPath();
    context.ellipse(x, y + size * 0.5, size * 1.2, size * 0.4, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = css(
      view.lit(
        random.pick([
          [250, 236, 222],
          [244, 196, 170],
          [232, 160, 138],
        ] as const),
      ),
    );
    context.beginPath();
    context.moveTo(x, y + size * 0.5);
    context.quadraticCurveTo(x - size * 1.3, y - size * 0.3, x - size * 0.5, y - size * 0.9);
    context.quadraticCurveTo(x, y - size * 1.2, x + size * 0.5, y - size * 0.9);
    context.quadraticCurveTo(x + size * 1.3, y - size * 0.3, x, y + size * 0.5);
    context.fill();
  }
}
