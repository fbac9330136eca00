import { findPainter } from '../../drawables.js';
import { paintCloseShore, paintHeadland } from '../elements/cliffs.js';
import { grassColour, snowGround } from '../elements/foliage.js';
import { paintGreatWall } from '../elements/great-wall.js';
import { paintMountains } from '../elements/mountains.js';
import { paintSailBoat } from '../elements/far-life.js';
import { paintWater } from '../elements/sea.js';
import { paintSkyline } from '../elements/skyline.js';
import { paintHeavens } from '../heavens.js';
import { paintTable } from '../land.js';
import { completeSite, horizonAt, onPlane, surfaceOf } from '../site.js';
import { createView } from '../view.js';
import type { Surface } from '../../../scene/scene.js';
import type { View } from '../view.js';
import type { SiteRequest, World } from '../world.js';
import { paintGiantWave } from '../elements/giant-wave.js';

const HEADLAND_CONCEPTS = new Set(['lighthouse', 'house', 'cabin', 'castle', 'church', 'windmill', 'tower', 'cottage']);

/** Where a headland ends, as a share of the width, for a tower and for what is broader than high. */
const [NARROW, BROAD] = [0.44, 0.56];

/** An opera house needs more land than a lighthouse. */
const reachOf = ({ brief }: SiteRequest): number =>
  brief.subjects.some(({ concept }) => {
    const painter = findPainter(concept);
    return painter?.kind === 'building' && painter.aspect > 1.3;
  })
    ? BROAD
    : NARROW;

/** One building stands on a headland; several have the shore. */
function wantsHeadland({ brief }: SiteRequest): boolean {
  const built = brief.subjects
    .filter(({ concept }) => HEADLAND_CONCEPTS.has(concept) || findPainter(concept)?.kind === 'building')
    .reduce((sum, { count }) => sum + count, 0);
  if (built > 1) return false;
  return built === 1 || brief.notes.understood.some(({ words }) => words.includes('cliff'));
}

/** The land is where what was built there came to stand: beside something it may be on the other side. */
function headlandOf(view: View): Surface | undefined {
  const { width, scene } = view;
  const ground = view.surface('ground');
  const built = scene.items.filter(({ drawable, standsOn }) => drawable.kind === 'building' && standsOn === 'ground');
  if (!ground || built.length === 0 || built.some(({ x }) => x > ground.left && x < ground.right)) return ground;
  return { ...ground, left: width - ground.right, right: width - ground.left };
}

/** Open sea; land is a headland for what is built there, a near shore for who stands there. */
export const sea: World = {
  setting: 'sea',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.57);
    const random = request.random.fork('sea');
    const left = random.chance(0.5);
    const surfaces = [];
    const headland = request.needs.has('ground') && wantsHeadland(request);
    const reach = reachOf(request);
    if (headland) {
      const level = horizon / request.height;
      surfaces.push(
        surfaceOf(request, {
          habitat: 'ground',
          left: left ? 0.02 : 1 - reach,
          right: left ? reach : 0.98,
          far: level + 0.02,
          near: level + 0.075,
        }),
      );
    } else if (request.needs.has('ground')) {
      surfaces.push(surfaceOf(request, { habitat: 'ground', far: 0.85, near: 0.97 }));
    }
    surfaces.push(
      surfaceOf(request, {
        habitat: 'water',
        left: headland && left ? reach + 0.06 : 0.05,
        right: headland && !left ? 0.94 - reach : 0.95,
        far: onPlane(request, horizon, 0.05),
        near: request.needs.has('ground') && !headland ? 0.78 : 0.93,
      }),
    );
    if (request.needs.has('underwater')) {
      surfaces.push(surfaceOf(request, { habitat: 'underwater', far: onPlane(request, horizon, 0.45), near: 0.95 }));
    }
    return completeSite(request, horizon, surfaces);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, span, height, width } = view;
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
    const random = view.random.fork('sea');
    if (view.asked('great-wall')) {
      painting.layer({ region: 'far', depth: 0.8 }, (context) =>
        paintGreatWall(context, view, {
          foot: horizon + 1,
          rise: Math.min(horizon * 0.6, span * 0.4),
          colour: view.snowy ? snowGround : grassColour(view),
        }),
      );
    } else if (view.asked('mountains') || (random.chance(0.55) && view.allowed('mountains'))) {
      painting.layer({ region: 'far', depth: 0.95 }, (context) => {
        const rise = Math.min(horizon * 0.4, span * (view.asked('mountains') ? 0.22 : 0.11));
        paintMountains(context, view, {
          name: 'isles',
          foot: horizon + 1,
          rise,
          depth: 0.93,
          colour: [92, 108, 140],
          snow: view.snowy ? 0.6 : 0,
          rough: 0.45,
        });
        paintMountains(context, view, {
          name: 'near isles',
          foot: horizon + 1,
          rise: rise * 0.5,
          depth: 0.8,
          colour: [78, 96, 116],
          snow: 0,
          rough: 0.5,
        });
      });
    }
    const rough = scene.weather === 'storm' ? 1 : view.asked('waves') ? 0.85 : scene.weather === 'rain' ? 0.55 : 0.3;
    painting.layer({ region: 'water', depth: 0.5 }, (context) => {
      paintWater(context, view, { top: horizon, bottom: height, waves: rough });
      if (scene.improvisation > 0.35 && scene.items.length === 0 && !view.asked('giant-wave') && view.allowed('boat')) {
        paintSailBoat(
          context,
          view,
          width * random.between(0.15, 0.85),
          horizon + (height - horizon) * 0.06,
          view.unit * 0.05,
        );
      }
    });
    if (view.asked('giant-wave')) {
      const deep = view.tint('water') ?? view.tone(scene.weather === 'storm' ? [38, 78, 104] : [32, 104, 146]);
      painting.layer({ region: 'water', depth: 0.4 }, (context) => paintGiantWave(context, view, deep));
    }
    const ground = headlandOf(view);
    if (ground) {
      const partial = ground.left > width * 0.2 || ground.right < width * 0.8;
      painting.layer({ region: 'land', depth: 0.35 }, (context) =>
        partial ? paintHeadland(context, view, ground) : paintCloseShore(context, view, ground.far),
      );
    }
    paintTable(view, painting);
  },
};
