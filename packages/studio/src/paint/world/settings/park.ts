import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { grassColour, snowGround } from '../elements/foliage.js';
import { paintFlowers, paintForegroundGrass, paintTufts } from '../elements/meadow.js';
import { paintGround, paintGroundShadow } from '../elements/ground.js';
import { paintPath } from '../elements/paths.js';
import type { Keep } from '../elements/paths.js';
import { paintLampPost } from '../elements/houses.js';
import { roomForTree } from '../elements/standing-room.js';
import { paintSkyline } from '../elements/skyline.js';
import { paintTree } from '../elements/trees.js';
import { paintTreeLine, paintWoodEdge } from '../elements/woods.js';
import { paintHeavens } from '../heavens.js';
import { finishLand, foregroundLand } from '../land.js';
import { completeSite, horizonAt, openGround } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

/** Lawns and a winding path under old trees, benches and lamps, the town behind. */
export const park: World = {
  setting: 'park',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.57);
    return completeSite(request, horizon, [openGround(request, horizon, 0.22)]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, span, unit, height, width } = view;
    const random = view.random.fork('park');
    const lawn: Rgb = view.snowy ? snowGround : mix(grassColour(view), [116, 164, 84], 0.4);
    const plane = height - horizon;
    paintHeavens(view, painting);
    painting.layer({ region: 'far', depth: 0.9 }, (context) => {
      if (view.may('skyline', 0.55))
        paintSkyline(context, view, {
          name: 'town',
          foot: horizon,
          height: Math.min(horizon * 0.6, span * 0.28),
          depth: 0.88,
        });
      paintWoodEdge(context, view, {
        name: 'far trees',
        foot: () => horizon + 2,
        height: unit * 0.1,
        depth: 0.72,
        conifer: false,
      });
      paintWoodEdge(context, view, {
        name: 'nearer trees',
        foot: () => horizon + unit * 0.006,
        height: unit * 0.07,
        depth: 0.56,
        conifer: false,
      });
    });
    let keep: Keep = () => false;
    painting.layer({ region: 'land', depth: 0.4 }, (context) => {
      paintGround(context, view, { top: horizon, colour: lawn, bands: 1, rolling: unit * 0.012 });
      keep = paintPath(context, view, {
        name: 'park path',
        end: random.between(0.36, 0.64),
        start: random.between(0.3, 0.7),
        top: horizon + unit * 0.004,
        // trodden earth, near the lawn in tone: a pale one reads as a hole in the picture
        colour: view.snowy ? [216, 224, 238] : mix(lawn, [172, 148, 112], 0.66),
        wide: 0.24,
      });
    });
    painting.layer({ region: 'foliage', depth: 0.4 }, (context) => {
      paintTreeLine(context, view, {
        name: 'middle trees',
        kinds: ['broadleaf', 'broadleaf', 'birch'],
        foot: (along) => horizon + plane * (0.07 + 0.03 * Math.sin(along * 12)),
        height: Math.min(horizon * 0.5, span * 0.22),
        depth: 0.4,
        count: Math.round(9 * Math.max(0.8, width / span)),
        gap: [0.36, 0.64],
      });
      for (const [index, t] of [0.1, 0.22].entries()) {
        const side = index === 0 ? 1 : -1;
        const foot = horizon + plane * t;
        // the rest of a post would dangle from who is before it
        const lamp = { foot, height: unit * (0.12 + t * 0.34) };
        const across = roomForTree(scene, [width * (0.5 + side * (0.16 + t * 0.4))], lamp);
        if (across !== undefined && view.brings('street-lamp'))
          paintLampPost(context, view, across, foot, lamp.height, 0.4 - t);
        if (view.brings('bench'))
          paintBench(
            context,
            view,
            width * (0.5 - side * (0.2 + t * 0.3)),
            foot + unit * 0.01,
            unit * (0.05 + t * 0.14),
            0.4 - t,
          );
      }
    });
    painting.layer({ region: 'foliage', depth: 0.15 }, (context) => {
      if (!view.snowy) {
        paintTufts(context, view, horizon + plane * 0.12, lawn, 0.6, keep);
        if (view.may('flowers', scene.season === 'spring' ? 0.9 : scene.season === 'summer' ? 0.5 : 0))
          paintFlowers(context, view, horizon + plane * 0.16, 0.6, keep);
      }
      if (!view.allowed('trees')) return;
      for (const side of random.chance(0.5) ? [-1, 1] : [random.chance(0.5) ? -1 : 1]) {
        paintTree(
          context,
          view,
          {
            kind: 'broadleaf',
            x: width * (0.5 + side * random.between(0.43, 0.48)),
            foot: horizon + plane * 0.4,
            height: Math.min(height * 0.78, span * 0.64),
            depth: 0.1,
          },
          random.fork(`near ${side}`),
        );
      }
    });
    finishLand(view, painting);
  },
  paintForeground(scene, painting) {
    const view = createView(scene);
    foregroundLand(
      view,
      painting,
      (context) => {
        if (!view.snowy) paintForegroundGrass(context, view, mix(grassColour(view), [116, 164, 84], 0.4), 0.06);
      },
      true,
    );
  },
};

function paintBench(context: Context, view: View, x: number, foot: number, size: number, depth: number): void {
  const wood: Rgb = [158, 110, 76];
  paintGroundShadow(context, view, x, foot, size * 1.1, 0.28);
  context.fillStyle = css(view.shaded([72, 74, 84], depth));
  for (const leg of [-0.8, 0.72]) context.fillRect(x + size * leg, foot - size * 0.9, size * 0.08, size * 0.9);
  context.fillStyle = css(view.lit(wood, depth));
  context.fillRect(x - size, foot - size * 0.5, size * 2, size * 0.12);
  for (const slat of [0.66, 0.84]) {
    context.fillStyle = css(view.tone(wood, depth));
    context.fillRect(x - size, foot - size * (slat + 0.1), size * 2, size * 0.11);
  }
  if (!view.snowy) return;
  context.fillStyle = css(view.lit([240, 245, 255], depth, 0.5));
  context.fillRect(x - size, foot - size * 0.56, size * 2, size * 0.07);
  context.fillRect(x - size, foot - size * 0.98, size * 2, size * 0.06);
}
