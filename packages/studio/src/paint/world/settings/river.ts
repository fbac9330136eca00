import { css, mix } from '../../kit/colour.js';
import { grassColour, snowGround, stone } from '../elements/foliage.js';
import { paintFlowers, paintForegroundGrass, paintTufts } from '../elements/meadow.js';
import { paintGround } from '../elements/ground.js';
import { paintRock } from '../elements/rocks.js';
import { paintRapids } from '../elements/rapids.js';
import { paintRiver } from '../elements/river.js';
import { paintReflection } from '../elements/reflection.js';
import { bankLine, paintBank, paintReeds } from '../elements/shore.js';
import { paintTree } from '../elements/trees.js';
import { paintTreeLine } from '../elements/woods.js';
import { paintHeavens } from '../heavens.js';
import { foregroundLand, paintFarLand, paintTable } from '../land.js';
import { completeSite, horizonAt, onPlane, surfaceOf } from '../site.js';
import { createView } from '../view.js';
import type { World } from '../world.js';

const FAR_BANK = 0.13;
const NEAR_BANK = 0.6;

/** A river that comes from the hills and passes before us; trees on the far bank, grass on the near one. */
export const river: World = {
  setting: 'river',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.5);
    return completeSite(request, horizon, [
      surfaceOf(request, { habitat: 'ground', far: onPlane(request, horizon, NEAR_BANK + 0.08), near: 0.97 }),
      surfaceOf(request, {
        habitat: 'water',
        far: onPlane(request, horizon, FAR_BANK + 0.08),
        near: onPlane(request, horizon, NEAR_BANK - 0.05),
      }),
    ]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, height, width, unit, span } = view;
    const random = view.random.fork('river world');
    const grass = view.snowy ? snowGround : grassColour(view);
    const plane = height - horizon;
    const farBank = horizon + plane * FAR_BANK;
    const nearBank = horizon + plane * NEAR_BANK;
    paintHeavens(view, painting);
    paintFarLand(view, painting);
    painting.layer({ region: 'land', depth: 0.7 }, (context) => {
      paintGround(context, view, { top: horizon, colour: grass, bottom: nearBank + unit * 0.05, bands: 0.5 });
      const bend = random.between(0.3, 0.7);
      context.save();
      context.beginPath();
      context.rect(0, 0, width, farBank + unit * 0.02);
      context.clip();
      paintRiver(
        context,
        { ...view, height: farBank + unit * 0.03 },
        { top: horizon + 1, end: 1 - bend, start: bend, wide: 0.4 },
      );
      context.restore();
    });
    painting.layer({ region: 'foliage', depth: 0.6 }, (context) => {
      const foot = farBank + unit * 0.004;
      const leafy = ['broadleaf', 'poplar', 'broadleaf', 'birch'] as const;
      paintTreeLine(context, view, {
        name: 'far bank',
        kinds: leafy,
        foot: () => foot,
        height: Math.min(horizon * 0.5, span * 0.2),
        depth: 0.42,
        count: Math.round(11 * Math.max(0.6, width / span)),
        clumped: 0.6,
        gap: [0.38, 0.62],
      });
    });
    painting.layer({ region: 'water', depth: 0.4 }, (context) => {
      context.save();
      context.beginPath();
      const edge = bankLine(view, 'far edge', farBank + unit * 0.006, farBank - unit * 0.004, unit * 0.008);
      edge.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
      context.lineTo(width + 4, height);
      context.lineTo(-4, height);
      context.closePath();
      context.clip();
      paintReflection(context, view, painting, {
        top: farBank,
        bottom: nearBank + unit * 0.08,
        ruffled: 0.6,
        strength: 0.8,
      });
      const flow = random.fork('flow');
      for (let index = 0; index < 80; index++) {
        const t = flow.next();
        const bright = flow.chance(0.6);
        context.fillStyle = css(
          bright ? mix(view.air.skyHorizon, [255, 255, 255], 0.4) : view.air.shadow,
          bright ? 0.3 : 0.16,
        );
        context.beginPath();
        context.ellipse(
          width * flow.next(),
          farBank + (nearBank - farBank) * t,
          unit * (0.015 + 0.05 * t),
          Math.max(0.6, unit * (0.001 + 0.0022 * t)),
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
      context.restore();
      if (view.asked('rapids')) paintRapids(context, view, farBank, nearBank);
      const rocks = random.fork('river stones');
      for (let index = 0; index < 5; index++) {
        paintRock(
          context,
          view,
          {
            x: width * rocks.next(),
            foot: nearBank - plane * rocks.between(0.02, 0.14),
            size: unit * rocks.between(0.025, 0.06),
            depth: 0.2,
            colour: stone,
          },
          rocks,
        );
      }
    });
    painting.layer({ region: 'land', depth: 0.15 }, (context) => {
      const line = bankLine(view, 'near bank', nearBank, nearBank + unit * 0.02, unit * 0.02);
      paintReeds(context, view, line, 0, 0.16, unit * 0.1);
      paintReeds(context, view, line, 0.78, 1, unit * 0.12);
      paintBank(context, view, line, grass);
      if (view.snowy) return;
      paintTufts(context, view, nearBank + unit * 0.02, grass, 0.9);
      if (view.may('flowers', scene.season === 'spring' || scene.season === 'summer' ? 0.6 : 0))
        paintFlowers(context, view, nearBank + unit * 0.03, 0.5);
    });
    if (view.allowed('trees') && random.chance(0.6)) {
      painting.layer({ region: 'foliage', depth: 0.1 }, (context) => {
        const left = random.chance(0.5);
        paintTree(
          context,
          view,
          {
            kind: 'broadleaf',
            x: width * (left ? 0.03 : 0.97),
            foot: nearBank + unit * 0.1,
            height: Math.min(height * 0.8, span * 0.62),
            depth: 0.08,
          },
          random.fork('near tree'),
        );
      });
    }
    paintTable(view, painting);
  },
  paintForeground(scene, painting) {
    const view = createView(scene);
    foregroundLand(view, painting, (context) => {
      if (!view.snowy) paintForegroundGrass(context, view, grassColour(view), 0.08);
    });
  },
};
