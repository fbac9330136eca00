import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { smoothLine } from '../../kit/shapes.js';
import type { Point } from '../../kit/shapes.js';
import { grassColour, snowGround } from '../elements/foliage.js';
import type { Keep } from '../elements/paths.js';
import { paintBushes, paintFlowers, paintForegroundGrass, paintTufts } from '../elements/meadow.js';
import { paintGround } from '../elements/ground.js';
import { paintHill } from '../elements/hills.js';
import { paintMountains } from '../elements/mountains.js';
import { roomForTree, towerOf } from '../elements/standing-room.js';
import { paintTree } from '../elements/trees.js';
import { paintTreeLine } from '../elements/woods.js';
import { paintFalls } from '../elements/waterfall.js';
import { paintHeavens } from '../heavens.js';
import { finishLand, foregroundLand, paintWays } from '../land.js';
import { completeSite, horizonAt, openGround } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

const at = (crest: readonly Point[], along: number): number =>
  (crest[Math.min(crest.length - 1, Math.max(0, Math.round(along * (crest.length - 1))))] as Point)[1];

/** Rolling country: hill behind hill in changing greens, hedges and lone trees along the crests. */
export const hills: World = {
  setting: 'hills',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.62);
    return completeSite(request, horizon, [openGround(request, horizon, 0.16)]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, span, unit, height, width } = view;
    const random = view.random.fork('hills');
    const grass = view.snowy ? snowGround : grassColour(view);
    const rise = Math.min(horizon * 0.5, span * 0.24);
    paintHeavens(view, painting);
    painting.layer({ region: 'far', depth: 0.95 }, (context) => {
      if (view.asked('mountains')) {
        paintMountains(context, view, {
          name: 'range',
          foot: horizon,
          rise: rise * 1.4,
          depth: 0.92,
          colour: [108, 118, 150],
          snow: view.snowy ? 0.7 : 0.35,
        });
      }
      paintHill(context, view, {
        name: 'hill 1',
        foot: horizon,
        rise,
        depth: 0.92,
        colour: mix(grass, [96, 128, 150], 0.5),
        crests: 1.1,
        bottom: horizon + 2,
      });
      paintHill(context, view, {
        name: 'hill 2',
        foot: horizon,
        rise: rise * 0.78,
        depth: 0.76,
        colour: mix(grass, [86, 128, 120], 0.35),
        crests: 1.4,
        bottom: horizon + 2,
      });
    });
    painting.layer({ region: 'far', depth: 0.7 }, (context) => {
      if (view.asked('waterfall')) {
        paintFalls(context, view, {
          x: width * random.between(0.38, 0.62),
          top: horizon - rise * 0.9,
          bottom: horizon,
          wide: unit * 0.026,
          depth: 0.5,
        });
      }
      const crest = paintHill(context, view, {
        name: 'hill 3',
        foot: horizon + unit * 0.01,
        rise: rise * 0.56,
        depth: 0.55,
        colour: field(view, grass, 1),
        crests: 1.1,
        bottom: horizon + unit * 0.02,
      });
      paintTreeLine(context, view, {
        name: 'crest trees',
        kinds: ['broadleaf', 'poplar'],
        foot: (along) => at(crest, along) + unit * 0.004,
        height: unit * 0.055,
        depth: 0.52,
        count: 15,
        clumped: 0.85,
      });
      const nearer = paintHill(context, view, {
        name: 'hill 4',
        foot: horizon + unit * 0.03,
        rise: rise * 0.36,
        depth: 0.36,
        colour: field(view, grass, 2),
        crests: 0.8,
        bottom: horizon + unit * 0.05,
      });
      if (!view.snowy) paintStripes(context, view, nearer, horizon + unit * 0.05, field(view, grass, 2));
      paintTreeLine(context, view, {
        name: 'hedge',
        kinds: ['broadleaf'],
        foot: (along) => at(nearer, along) + unit * 0.006,
        height: unit * 0.075,
        depth: 0.34,
        count: 9,
        clumped: 0.9,
        gap: [0.35, 0.7],
      });
    });
    const top = horizon + unit * 0.035;
    let keep: Keep = () => false;
    painting.layer({ region: 'land', depth: 0.3 }, (context) => {
      paintGround(context, view, { top, colour: grass, bands: 0.9, rolling: unit * 0.045 });
      keep = paintWays(context, { ...view, horizon: top });
    });
    painting.layer({ region: 'foliage', depth: 0.2 }, (context) => {
      if (view.allowed('trees') && !towerOf(scene))
        paintBushes(context, view, top, mix(grass, [58, 96, 66], 0.55), 12, keep);
      if (!view.snowy) {
        paintTufts(context, view, top + unit * 0.02, grass, 0.9, keep);
        const bloom = scene.season === 'spring' || scene.season === 'summer';
        if (view.may('flowers', bloom ? 0.5 : 0))
          paintFlowers(context, view, top + unit * 0.03, view.asked('flowers') ? 1.6 : 0.7, keep);
      }
      if (view.allowed('trees') && !towerOf(scene)) {
        const left = random.chance(0.5);
        const away = width * random.between(0.06, 0.13);
        const tree = { foot: horizon + (height - horizon) * 0.26, height: Math.min(height * 0.5, span * 0.34) };
        const x = roomForTree(scene, left ? [away, width - away] : [width - away, away], tree);
        if (x !== undefined)
          paintTree(context, view, { kind: 'broadleaf', x, ...tree, depth: 0.2 }, random.fork('tree'));
      }
    });
    finishLand(view, painting);
  },
  paintForeground(scene, painting) {
    const view = createView(scene);
    foregroundLand(view, painting, (context) => {
      if (!view.snowy) paintForegroundGrass(context, view, grassColour(view), 0.08);
    });
  },
};

/** Neighbouring fields differ: pasture, crop, fallow. */
function field(view: View, grass: Rgb, index: number): Rgb {
  if (view.snowy) return grass;
  return view.random
    .fork(`field ${index}`)
    .pick([grass, mix(grass, [214, 186, 96], 0.55), mix(grass, [98, 140, 84], 0.5), mix(grass, [176, 186, 92], 0.6)]);
}

/** Rows that follow the slope. */
function paintStripes(
  context: Parameters<typeof paintHill>[0],
  view: View,
  crest: readonly Point[],
  bottom: number,
  colour: Rgb,
): void {
  context.save();
  smoothLine(context, crest);
  context.lineTo(view.width + 4, bottom);
  context.lineTo(-4, bottom);
  context.closePath();
  context.clip();
  context.strokeStyle = css(view.shaded(colour, 0.34), 0.4);
  context.lineWidth = Math.max(0.8, view.unit * 0.0026);
  for (let row = 1; row < 9; row++) {
    smoothLine(
      context,
      crest.map(([x, y]): Point => [x, y + (bottom - y) * (row / 9) ** 0.9]),
    );
    context.stroke();
  }
  context.restore();
}
