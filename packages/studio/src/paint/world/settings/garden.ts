import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { blob, smoothClosed } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import { grassColour, snowGround } from '../elements/foliage.js';
import { blades, paintTufts } from '../elements/meadow.js';
import { paintGround } from '../elements/ground.js';
import { paintPath } from '../elements/paths.js';
import type { Keep } from '../elements/paths.js';
import { paintFence } from '../elements/houses.js';
import { paintTree } from '../elements/trees.js';
import { paintHeavens } from '../heavens.js';
import { finishLand, foregroundLand } from '../land.js';
import { completeSite, horizonAt, openGround } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

const bloomFamilies: readonly (readonly Rgb[])[] = [
  [
    [214, 78, 96],
    [240, 150, 160],
    [250, 214, 206],
    [252, 208, 92],
  ],
  [
    [140, 108, 190],
    [190, 150, 212],
    [244, 232, 240],
    [246, 178, 110],
  ],
  [
    [236, 120, 82],
    [250, 190, 88],
    [252, 232, 170],
    [206, 74, 78],
  ],
];

/** A lawn between beds in flower, a hedge and an arch behind. */
export const garden: World = {
  setting: 'garden',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.53);
    return completeSite(request, horizon, [openGround(request, horizon, 0.34)]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, span, unit, height, width } = view;
    const random = view.random.fork('garden');
    const lawn: Rgb = view.snowy ? snowGround : mix(grassColour(view), [122, 170, 88], 0.4);
    const plane = height - horizon;
    paintHeavens(view, painting);
    painting.layer({ region: 'foliage', depth: 0.7 }, (context) => {
      if (view.allowed('trees')) {
        for (const [index, along] of [0.06, 0.2, 0.8, 0.95].entries()) {
          const own = random.fork(`tree ${index}`);
          paintTree(
            context,
            view,
            {
              kind: index === 1 ? 'birch' : 'broadleaf',
              x: width * (along + own.around(0.02)),
              foot: horizon + unit * 0.02,
              height: Math.min(horizon * 0.72, span * own.between(0.28, 0.4)),
              depth: 0.5,
            },
            own,
          );
        }
      }
      paintHedge(context, view, 'far hedge', horizon + unit * 0.03, unit * 0.13, 0.5);
    });
    let keep: Keep = () => false;
    painting.layer({ region: 'land', depth: 0.4 }, (context) => {
      paintGround(context, view, { top: horizon + unit * 0.025, colour: lawn, bands: 0.9 });
      keep = paintPath(context, view, {
        name: 'garden path',
        end: 0.5,
        start: random.between(0.42, 0.58),
        top: horizon + unit * 0.03,
        colour: view.snowy ? [220, 228, 240] : [214, 196, 168],
        wide: 0.26,
      });
      if (!view.snowy) paintTufts(context, view, horizon + plane * 0.3, lawn, 0.4, keep);
    });
    painting.layer({ region: 'building', depth: 0.45 }, (context) => {
      if (random.chance(0.7)) paintArch(context, view, width * 0.5, horizon + unit * 0.04, unit * 0.2);
      paintFence(
        context,
        view,
        [-4, horizon + unit * 0.055],
        [width * 0.38, horizon + unit * 0.05],
        unit * 0.05,
        0.4,
        [240, 232, 216],
      );
      paintFence(
        context,
        view,
        [width * 0.62, horizon + unit * 0.05],
        [width + 4, horizon + unit * 0.055],
        unit * 0.05,
        0.4,
        [240, 232, 216],
      );
    });
    painting.layer({ region: 'foliage', depth: 0.2 }, (context) => {
      for (const [row, t] of [0.1, 0.24, 0.46].entries()) {
        for (const side of [-1, 1]) {
          const from = side < 0 ? -0.05 : 0.72 + row * 0.06;
          paintBed(
            context,
            view,
            `bed ${row} ${side}`,
            width * from,
            width * (side < 0 ? 0.28 - row * 0.06 : 1.05),
            horizon + plane * t,
            unit * (0.045 + t * 0.15),
            0.4 - t * 0.7,
          );
        }
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
        const { width, height, unit } = view;
        paintBed(context, view, 'front left', -width * 0.06, width * 0.2, height + unit * 0.02, unit * 0.13, 0);
        paintBed(context, view, 'front right', width * 0.82, width * 1.06, height + unit * 0.02, unit * 0.11, 0);
      },
      true,
    );
  },
};

function paintHedge(context: Context, view: View, name: string, foot: number, tall: number, depth: number): void {
  const random = view.random.fork(name);
  const green: Rgb = view.snowy ? [104, 124, 116] : view.scene.season === 'autumn' ? [140, 124, 66] : [66, 112, 70];
  const step = tall * 0.34;
  for (const [tint, shift, scale] of [
    [view.shaded(green, depth), 0, 1],
    [view.tone(green, depth), 0.14, 0.84],
    [view.snowy ? view.lit(snowGround, depth, 0.5) : view.lit(green, depth), 0.34, 0.46],
  ] as const) {
    context.fillStyle = css(tint);
    for (let x = -step; x < view.width + step; x += step * random.between(0.7, 1.2)) {
      const top = foot - tall * random.between(0.72, 0.92);
      smoothClosed(
        context,
        blob(
          random,
          x + view.air.light.side * step * shift,
          top - tall * shift * 0.5 + tall * 0.1,
          step * scale,
          tall * 0.26 * scale,
          8,
          0.16,
        ),
      );
      context.fill();
      if (shift === 0) context.fillRect(x - step, top, step * 2, foot - top + 2);
    }
  }
}

/** A bed of leaves with flowers in drifts of colour. */
function paintBed(
  context: Context,
  view: View,
  name: string,
  from: number,
  to: number,
  foot: number,
  tall: number,
  depth: number,
): void {
  const random = view.random.fork(name);
  const green: Rgb = view.snowy ? [122, 132, 124] : view.scene.season === 'autumn' ? [146, 132, 78] : [84, 128, 72];
  const { hints } = view.scene;
  const family = hints.length > 0 ? hints : view.random.fork('blooms').pick(bloomFamilies);
  const step = tall * 0.42;
  for (const [tint, lift] of [
    [view.shaded(green, depth, 1.2), 0],
    [view.tone(green, depth), 0.2],
    [view.lit(green, depth), 0.42],
  ] as const) {
    context.fillStyle = css(tint);
    for (let x = from; x < to; x += step * random.between(0.6, 1)) {
      const edge = Math.min(1, Math.min(x - from, to - x) / (tall * 0.8) + 0.3);
      // its plants stand in no straight line
      const low = foot + tall * (random.around(0.05) - (1 - edge) * 0.12);
      context.beginPath();
      blades(context, random, x, low, tall * random.between(0.6, 1) * edge * (1 - lift * 0.3), 5);
      context.fill();
      if (lift < 0.3) {
        smoothClosed(context, blob(random, x, low - tall * (0.2 + lift) * edge, step * 0.8, tall * 0.2, 7, 0.2));
        context.fill();
      }
    }
  }
  if (view.snowy) return;
  const count = Math.min(70, Math.round(((to - from) / tall) * 16));
  for (let flower = 0; flower < count; flower++) {
    const along = random.next();
    const x = from + (to - from) * along;
    const y = foot - tall * random.between(0.3, 1) * Math.min(1, Math.min(along, 1 - along) * 5 + 0.5);
    const size = tall * random.between(0.045, 0.09);
    const tint = family[Math.floor(((along * 3 + random.next() * 1.2) % 1) * family.length)] as Rgb;
    context.fillStyle = css(view.lit(tint, depth, 0.7));
    context.beginPath();
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * Math.PI * 2 + flower;
      context.moveTo(x + Math.cos(angle) * size * 1.3, y + Math.sin(angle) * size);
      context.arc(x + Math.cos(angle) * size * 0.7, y + Math.sin(angle) * size * 0.6, size * 0.6, 0, Math.PI * 2);
    }
    context.fill();
    context.fillStyle = css(view.tone(mix(tint, [250, 220, 120], 0.75), depth));
    context.beginPath();
    context.arc(x, y, size * 0.34, 0, Math.PI * 2);
    context.fill();
  }
}

function paintArch(context: Context, view: View, x: number, foot: number, tall: number): void {
  const wood: Rgb = [236, 228, 214];
  const half = tall * 0.3;
  context.strokeStyle = css(view.tone(wood, 0.4));
  context.lineWidth = Math.max(1.5, tall * 0.045);
  context.beginPath();
  context.moveTo(x - half, foot);
  context.lineTo(x - half, foot - tall * 0.6);
  context.arc(x, foot - tall * 0.6, half, Math.PI, 0);
  context.lineTo(x + half, foot);
  context.stroke();
  const random = view.random.fork('arch');
  const leaf: Rgb = view.snowy ? [226, 234, 246] : [84, 130, 76];
  for (let index = 0; index < 60; index++) {
    const along = random.next();
    const angle = Math.PI * (1 + along);
    const onArch = along > 0.12 && along < 0.88;
    const px = onArch ? x + Math.cos(angle) * half : x + (along < 0.5 ? -half : half);
    const py = onArch ? foot - tall * 0.6 + Math.sin(angle) * half : foot - tall * 0.6 * random.next();
    const bloom = random.chance(0.3) && !view.snowy;
    context.fillStyle = css(
      bloom ? view.lit([240, 150, 166], 0.35) : random.chance(0.5) ? view.lit(leaf, 0.4) : view.shaded(leaf, 0.4),
    );
    context.beginPath();
    context.arc(
      px + random.around(tall * 0.03),
      py + random.around(tall * 0.03),
      tall * (bloom ? 0.024 : 0.034),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
