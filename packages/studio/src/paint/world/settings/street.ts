import { paintFacades, paintRoadway, createStreet, streetLampPlaces } from '../elements/street-scene.js';
import { paintStreetEnd } from '../elements/city-marks.js';
import { streetAcross } from '../elements/lanes.js';
import { paintLanes } from '../elements/paths.js';
import { paintStreetFront } from '../elements/street-front.js';
import { paintLampPost } from '../elements/houses.js';
import { paintScreenFront, paintScreenStreet } from '../elements/screens.js';
import { paintSkyline } from '../elements/skyline.js';
import { paintTree } from '../elements/trees.js';
import { paintHeavens } from '../heavens.js';
import { finishLand } from '../land.js';
import { completeSite, horizonAt, onPlane, surfaceOf } from '../site.js';
import { createView } from '../view.js';
import type { World } from '../world.js';

/** A street of an old town that runs away from us: shops, awnings, lamps, wet in the rain. */
export const street: World = {
  setting: 'street',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.57);
    return completeSite(request, horizon, [
      surfaceOf(request, {
        habitat: 'ground',
        left: 0.08,
        right: 0.92,
        far: onPlane(request, horizon, 0.22),
        near: 0.965,
      }),
    ]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const plan = createStreet(view);
    const random = view.random.fork('street');
    paintHeavens(view, painting);
    painting.layer({ region: 'far', depth: 0.95 }, (context) => {
      paintSkyline(context, view, {
        name: 'end of street',
        foot: view.horizon + 2,
        height: view.span * 0.16,
        depth: 0.9,
        crowned: false,
        plain: true,
      });
      paintStreetEnd(context, view, plan.x, { foot: view.horizon + 2, height: view.span * 0.4, depth: 0.7 });
    });
    const lanes = streetAcross(view);
    if (lanes) {
      painting.layer({ region: 'building', depth: 0.4 }, (context) =>
        view.asked('screens') ? paintScreenFront(context, view, lanes) : paintStreetFront(context, view, lanes),
      );
      painting.layer({ region: 'land', depth: 0.2 }, (context) => {
        const below = { top: lanes.top, bottom: view.height + 1 };
        paintLanes(context, view, view.snowy ? [196, 204, 218] : [104, 104, 114], below, true);
      });
      return finishLand(view, painting);
    }
    painting.layer({ region: 'land', depth: 0.3 }, (context) => paintRoadway(context, view, plan));
    painting.layer({ region: 'building', depth: 0.4 }, (context) =>
      view.asked('screens') ? paintScreenStreet(context, view, plan) : paintFacades(context, view, plan),
    );
    painting.layer({ region: 'foliage', depth: 0.3 }, (context) => {
      const leafy = view.allowed('trees') && random.chance(0.5);
      for (const [index, lamp] of streetLampPlaces(plan).entries()) {
        const depth = Math.min(0.7, lamp.away / 26);
        paintLampPost(context, view, lamp.x, lamp.foot, lamp.height, depth);
        if (leafy && index % 2 === random.fork(index).whole(0, 1)) {
          paintTree(
            context,
            view,
            {
              kind: 'broadleaf',
              x: lamp.x + (lamp.x < plan.x ? -1 : 1) * lamp.height * 0.24,
              foot: lamp.foot,
              height: lamp.height * 1.25,
              depth,
            },
            random.fork(`tree ${index}`),
          );
        }
      }
    });
    finishLand(view, painting);
  },
};
