import { mix } from '../../kit/colour.js';
import { paintFarLand } from '../land.js';
import { paintCropRows, rowCrops } from '../elements/crop-rows.js';
import { paintFurrows } from '../elements/furrows.js';
import { grassColour } from '../elements/foliage.js';
import type { Keep } from '../elements/paths.js';
import { paintBushes, paintFlowers, paintForegroundGrass, paintTufts } from '../elements/meadow.js';
import { paintGround } from '../elements/ground.js';
import { isTrodden, roomForTree, towerOf } from '../elements/standing-room.js';
import { paintTree } from '../elements/trees.js';
import { paintTreeLine } from '../elements/woods.js';
import { paintHeavens } from '../heavens.js';
import { finishLand, foregroundLand, paintWays } from '../land.js';
import { completeSite, horizonAt, openGround } from '../site.js';
import { createView } from '../view.js';
import type { World } from '../world.js';

/** An open meadow under a wide sky, with a lone tree. */
export const field: World = {
  setting: 'field',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.6);
    return completeSite(request, horizon, [openGround(request, horizon)]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const grass = grassColour(view);
    paintHeavens(view, painting);
    paintFarLand(view, painting);
    const random = view.random.fork('field');
    const wheat = view.asked('wheat');
    const rows = view.snowy ? undefined : [...rowCrops.keys()].find((name) => view.asked(name));
    // a meadow that nobody named stays one: crops belong to a field
    const tilled = scene.brief.setting === 'field' && !view.asked('flowers') && !view.asked('grass');
    const farmed = rows === undefined && (wheat || (tilled && random.chance(0.35) && !isTrodden(scene))) && !view.snowy;
    let keep: Keep = () => false;
    painting.layer({ region: 'land', depth: 0.5 }, (context) => {
      paintGround(context, view, {
        top: view.horizon,
        colour: grass,
        bands: 0.8,
        rolling: farmed ? 0 : view.unit * 0.012,
      });
      if (rows) paintCropRows(context, view, view.horizon, rows);
      if (farmed) paintFurrows(context, view, view.horizon, wheat ? [228, 192, 104] : undefined);
      keep = paintWays(context, view);
    });
    if (view.allowed('trees')) {
      painting.layer({ region: 'foliage', depth: 0.6 }, (context) => {
        if (view.asked('trees')) {
          paintTreeLine(context, view, {
            name: 'field trees',
            kinds: ['broadleaf', 'poplar'],
            foot: (along) => view.horizon + view.unit * (0.02 + 0.02 * Math.sin(along * 9)),
            height: view.unit * 0.14,
            depth: 0.45,
            count: 14,
            clumped: 0.5,
            gap: [0.4, 0.6],
          });
        }
        const left = random.chance(0.5);
        const depth = 0.45;
        const foot = view.horizon + (view.height - view.horizon) * 0.09;
        const away = view.width * random.between(0.08, 0.16);
        const height = Math.min(view.horizon * 0.5, view.span * 0.24);
        const places = left ? [away, view.width - away] : [view.width - away, away];
        const x = roomForTree(scene, places, { foot, height });
        if (x !== undefined && !towerOf(scene))
          paintTree(context, view, { kind: 'broadleaf', x, foot, height, depth }, random.fork('tree'));
      });
    }
    if (rows) return finishLand(view, painting);
    painting.layer({ region: 'foliage', depth: 0.2 }, (context) => {
      if (view.allowed('trees') && !towerOf(scene))
        paintBushes(context, view, view.horizon, mix(grass, [58, 96, 66], 0.55), 12, keep);
      if (!view.snowy) paintTufts(context, view, view.horizon + view.unit * 0.02, grass, farmed ? 0.4 : 1, keep);
      const bloom = scene.season === 'spring' || scene.season === 'summer';
      if (view.may('flowers', bloom && !farmed ? 0.5 : 0) && !view.snowy) {
        paintFlowers(context, view, view.horizon + view.unit * 0.03, view.asked('flowers') ? 1.7 : 0.8, keep);
      }
    });
    finishLand(view, painting);
  },
  paintForeground(scene, painting) {
    const view = createView(scene);
    foregroundLand(view, painting, (context) => {
      const rows = [...rowCrops.keys()].some((name) => view.asked(name));
      if (!view.snowy && !rows)
        paintForegroundGrass(context, view, view.asked('wheat') ? [214, 178, 92] : grassColour(view));
    });
  },
};
