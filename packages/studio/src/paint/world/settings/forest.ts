import { css, mix } from '../../kit/colour.js';
import { earth, grassColour, snowGround } from '../elements/foliage.js';
import type { Keep } from '../elements/paths.js';
import { paintFlowers, paintForegroundGrass, paintTufts } from '../elements/meadow.js';
import { paintGround } from '../elements/ground.js';
import { paintPath } from '../elements/paths.js';
import { paintRiver } from '../elements/river.js';
import { paintMountains } from '../elements/mountains.js';
import { paintTree } from '../elements/trees.js';
import { paintWoodEdge } from '../elements/woods.js';
import type { TreeKind } from '../elements/tree-forms/tree.js';
import { paintFalls } from '../elements/waterfall.js';
import { paintLightShafts } from '../elements/shafts.js';
import { paintHeavens } from '../heavens.js';
import { finishLand, foregroundLand } from '../land.js';
import { completeSite, horizonAt, openGround } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

function treeKinds(view: View): readonly TreeKind[] {
  if (view.scene.setting === 'snow') return ['conifer'];
  const kind = view.random.fork('forest kind').next();
  if (view.scene.season === 'autumn' || view.scene.season === 'spring') {
    return kind < 0.5 ? ['broadleaf', 'birch', 'broadleaf', 'conifer'] : ['birch', 'broadleaf'];
  }
  if (view.scene.season === 'winter') return kind < 0.7 ? ['conifer'] : ['conifer', 'bare', 'conifer'];
  return kind < 0.5 ? ['conifer'] : kind < 0.8 ? ['broadleaf', 'conifer', 'broadleaf'] : ['birch', 'conifer'];
}

/** A clearing: trees in rows that fade into the light, large ones at both sides as a frame. */
export const forest: World = {
  setting: 'forest',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.63);
    return completeSite(request, horizon, [openGround(request, horizon, 0.16)]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, unit, width, height, span } = view;
    const floor = view.snowy
      ? snowGround
      : scene.season === 'autumn'
        ? ([172, 122, 72] as const)
        : mix(grassColour(view), [86, 112, 72], 0.5);
    const kinds = treeKinds(view);
    const conifer = kinds[0] === 'conifer';
    paintHeavens(view, painting, horizon);
    if (view.may('mountains', 0.3)) {
      painting.layer({ region: 'far', depth: 1 }, (context) =>
        paintMountains(context, view, {
          name: 'range',
          foot: horizon,
          rise: Math.min(horizon * 0.7, span * 0.36),
          depth: 0.9,
          colour: [104, 112, 140],
          snow: view.snowy ? 0.7 : 0.35,
        }),
      );
    }
    painting.layer({ region: 'far', depth: 0.9 }, (context) => {
      if (view.asked('waterfall')) {
        paintFalls(context, view, {
          x: width * 0.5,
          top: horizon * 0.42,
          bottom: horizon + 2,
          wide: unit * 0.035,
          depth: 0.6,
        });
      }
      const tall = Math.min(horizon * 0.4, span * 0.2);
      for (const [index, depth] of [0.95, 0.82, 0.68].entries()) {
        paintWoodEdge(context, view, {
          name: `wood ${index}`,
          foot: () => horizon + 2,
          height: tall * (1 - index * 0.16),
          depth,
          conifer,
          gap: [0.46 - index * 0.03, 0.54 + index * 0.03],
        });
      }
      const mist = context.createLinearGradient(0, horizon - tall * 0.7, 0, horizon + 2);
      mist.addColorStop(0, css(view.air.haze, 0));
      mist.addColorStop(1, css(view.air.haze, 0.6));
      context.fillStyle = mist;
      context.fillRect(0, horizon - tall * 0.7, width, tall * 0.7 + 2);
    });
    const way = view.random.fork('way').between(0.38, 0.62);
    let keep: Keep = () => false;
    painting.layer({ region: 'land', depth: 0.45 }, (context) => {
      paintGround(context, view, { top: horizon, colour: floor, bands: 1 });
      if (view.asked('river')) keep = paintRiver(context, view, { top: horizon, end: 0.5, start: way, wide: 0.42 });
      else if (view.asked('road')) {
        keep = paintPath(context, view, {
          name: 'road',
          end: 0.5,
          start: way,
          top: horizon,
          colour: [112, 112, 120],
          wide: 0.4,
          paved: true,
        });
      } else if (view.may('path', 0.6)) {
        keep = paintPath(context, view, {
          name: 'path',
          end: 0.5,
          start: way,
          top: horizon,
          colour: view.snowy ? [214, 222, 236] : mix(earth, [206, 172, 128], 0.5),
          wide: 0.26,
        });
      }
      if (!view.snowy) paintTufts(context, view, horizon + unit * 0.02, floor, 0.7, keep);
      if (scene.season === 'autumn') paintLitter(context, view);
      else if (!view.snowy && view.may('flowers', scene.season === 'spring' ? 0.6 : 0.2))
        paintFlowers(context, view, horizon + unit * 0.04, 0.6, keep);
    });
    if (view.allowed('trees')) {
      for (const [row, depth] of [0.52, 0.34, 0.16].entries()) {
        painting.layer({ region: 'foliage', depth }, (context) => {
          const random = view.random.fork(`row ${row}`);
          const foot = horizon + (height - horizon) * [0.07, 0.19, 0.4][row]!;
          const tall = Math.min(height * 0.94, span * [0.36, 0.52, 0.78][row]!);
          const each = [7, 4, 2][row]! * Math.max(0.7, Math.min(1.8, width / height));
          const open = [0.17, 0.25, 0.34][row]!;
          for (const side of [-1, 1]) {
            for (let index = 0; index < each; index++) {
              const reach = open + ((0.56 - open) * (index + random.next() * 0.7)) / each;
              const own = random.fork(side * 100 + index);
              const kind = own.pick(kinds);
              paintTree(
                context,
                view,
                {
                  kind,
                  x: width * (0.5 + side * reach),
                  foot: foot + own.around(unit * 0.016),
                  height: tall * own.between(0.78, 1.1),
                  depth,
                },
                own,
              );
            }
          }
        });
        if (row === 1 && scene.time !== 'night' && scene.weather === 'clear' && view.air.contrast > 0.3)
          paintLightShafts(painting.context, view, horizon + (height - horizon) * 0.3, 0.22);
      }
    }
    finishLand(view, painting);
  },
  paintForeground(scene, painting) {
    const view = createView(scene);
    foregroundLand(
      view,
      painting,
      (context) => {
        if (!view.snowy) paintForegroundGrass(context, view, mix(grassColour(view), [62, 92, 66], 0.6), 0.1);
      },
      true,
    );
  },
};

/** Fallen leaves. */
function paintLitter(context: Parameters<typeof paintTufts>[0], view: View): void {
  const random = view.random.fork('litter');
  const tints = [
    [222, 142, 60],
    [196, 88, 52],
    [236, 186, 84],
  ] as const;
  for (let index = 0; index < 220; index++) {
    const t = random.next();
    const size = view.unit * (0.002 + 0.008 * t);
    context.fillStyle = css(view.lit(random.pick(tints), (1 - t) * 0.5, 0.6), 0.9);
    context.beginPath();
    context.ellipse(
      random.next() * view.width,
      view.horizon + (view.height - view.horizon) * (0.04 + 0.96 * t ** 1.4),
      size * 1.3,
      size * 0.6,
      random.next() * 3,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
