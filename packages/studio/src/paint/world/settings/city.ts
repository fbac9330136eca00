import { paintedAs } from '../../../catalogue/records.js';
import type { Brief } from '../../../language/brief.js';
import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { cityOf, paintCityMarks } from '../elements/city-marks.js';
import { grassColour } from '../elements/foliage.js';
import { paintGround } from '../elements/ground.js';
import { paintLampPost } from '../elements/houses.js';
import { paintMountains } from '../elements/mountains.js';
import { paintReflection } from '../elements/reflection.js';
import { paintLightRoad } from '../elements/sea.js';
import { paintSkyline } from '../elements/skyline.js';
import { TOWER, towerOf } from '../elements/standing-room.js';
import { paintTreeLine } from '../elements/woods.js';
import { paintHeavens } from '../heavens.js';
import { paintTable } from '../land.js';
import { completeSite, horizonAt, onPlane, surfaceOf } from '../site.js';
import type { Painting } from '../../painting.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

const QUAY = 0.36;

/** Towers behind towers, seen over a river from a promenade. */
export const city: World = {
  setting: 'city',
  indoor: false,
  plan(request) {
    if (hasTower(request.brief)) {
      const horizon = horizonAt(request, 0.62);
      return completeSite(request, horizon, [
        surfaceOf(request, { habitat: 'ground', far: onPlane(request, horizon, 0.08), near: 0.94 }),
      ]);
    }
    const horizon = horizonAt(request, 0.58);
    return completeSite(request, horizon, [
      surfaceOf(request, { habitat: 'ground', far: onPlane(request, horizon, QUAY + 0.1), near: 0.965 }),
      surfaceOf(request, {
        habitat: 'water',
        far: onPlane(request, horizon, 0.06),
        near: onPlane(request, horizon, QUAY - 0.06),
      }),
    ]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, span, unit, height, width } = view;
    const random = view.random.fork('city');
    const atFoot = hasTower(scene.brief);
    // the tower that is asked for overtops the others
    const tall = Math.min(horizon * 0.82, span * 0.5) * (atFoot ? 0.62 : 1);
    const dark = view.night || view.low;
    paintHeavens(view, painting);
    painting.layer({ region: 'far', depth: 0.95 }, (context) => {
      if (view.asked('mountains')) {
        paintMountains(context, view, {
          name: 'range',
          foot: horizon,
          rise: tall * 0.9,
          depth: 0.94,
          colour: [108, 118, 150],
          snow: 0.35,
        });
      }
      paintSkyline(context, view, {
        name: 'far towers',
        foot: horizon,
        height: tall,
        depth: 0.86,
        plain: true,
      });
      if (dark) cityGlow(context, view, tall);
    });
    painting.layer({ region: 'building', depth: 0.7 }, (context) => {
      paintSkyline(context, view, {
        name: 'middle towers',
        foot: horizon,
        height: tall * 0.72,
        depth: 0.6,
        gap: random.chance(0.5) ? [0.42, 0.56] : [0.3, 0.4],
        plain: true,
      });
      paintSkyline(context, view, {
        name: 'near blocks',
        foot: horizon + 1,
        height: tall * 0.36,
        depth: 0.4,
        crowned: false,
        plain: true,
      });
      const known = cityOf(view);
      if (known) paintCityMarks(context, view, known, { foot: horizon + 1, height: tall, depth: 0.5 });
      paintTreeLine(context, view, {
        name: 'embankment',
        kinds: ['broadleaf'],
        foot: () => horizon + 2,
        height: unit * 0.05,
        depth: 0.42,
        count: Math.round(24 * (width / span)),
        clumped: 0.4,
      });
    });
    if (atFoot) {
      paintPlaza(view, painting);
      paintTable(view, painting);
      return;
    }
    const quay = horizon + (height - horizon) * QUAY;
    painting.layer({ region: 'water', depth: 0.5 }, (context) => {
      paintReflection(context, view, painting, {
        top: horizon,
        bottom: quay + unit * 0.02,
        ruffled: 1,
        strength: dark ? 0.85 : 0.6,
      });
      paintLightRoad(context, view, { top: horizon, bottom: quay, waves: 0.3 });
      const shimmer = random.fork('shimmer');
      for (let index = 0; index < 70; index++) {
        const t = shimmer.next();
        const tint: Rgb = dark
          ? shimmer.pick([
              [255, 206, 130],
              [255, 170, 120],
              [160, 200, 255],
            ] as const)
          : mix(view.air.skyHorizon, [255, 255, 255], 0.3);
        context.fillStyle = css(tint, dark ? 0.34 : 0.24);
        context.beginPath();
        context.ellipse(
          width * shimmer.next(),
          horizon + (quay - horizon) * t,
          unit * (0.006 + 0.024 * t),
          Math.max(0.6, unit * 0.0016),
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    });
    painting.layer({ region: 'land', depth: 0.2 }, (context) => paintPromenade(context, view, quay));
    painting.layer({ region: 'building', depth: 0.15 }, (context) => {
      paintRailing(context, view, quay + unit * 0.012);
      for (const x of [0.07, 0.93])
        paintLampPost(context, view, width * x, quay + unit * 0.05, Math.min(height * 0.4, span * 0.32), 0.08);
    });
    paintTable(view, painting);
  },
};

/** How high trees are beside a tower, in metres, and the colour of the way to it. */
const TREE = 22;
const WAY: Rgb = [196, 184, 162];
const SNOWED: Rgb = [214, 220, 230];

function hasTower({ subjects }: Brief): boolean {
  return subjects.some(({ concept }) => {
    const drawing = paintedAs(concept);
    return drawing?.kind === 'building' && drawing.height >= TOWER;
  });
}

/** A lawn between the blocks with a way to the tower, and trees as large beside it as trees are. */
function paintPlaza(view: View, painting: Painting): void {
  const { horizon, unit, width, height } = view;
  const tower = towerOf(view.scene);
  if (!tower) {
    const top = horizon + unit * 0.004;
    painting.layer({ region: 'land', depth: 0.4 }, (context) => paintPromenade(context, view, top));
    return;
  }
  const foot = tower.y;
  const tree = Math.max(unit * 0.03, (TREE * tower.size) / tower.drawable.height);
  const half = (tower.drawable.aspect * tower.size) / 2;
  painting.layer({ region: 'land', depth: 0.4 }, (context) => {
    paintGround(context, view, { top: horizon + unit * 0.004, colour: grassColour(view), bands: 0.8, rolling: 0 });
    const laid = view.snowy ? SNOWED : WAY;
    const way = context.createLinearGradient(0, foot, 0, height);
    way.addColorStop(0, css(view.tone(laid, 0.3)));
    way.addColorStop(1, css(view.tone(laid)));
    context.fillStyle = way;
    context.beginPath();
    context.moveTo(tower.x - half * 1.3, foot - unit * 0.012);
    context.lineTo(tower.x + half * 1.3, foot - unit * 0.012);
    context.lineTo(tower.x + half * 1.3, foot + unit * 0.014);
    context.lineTo(tower.x + half * 0.5, foot + unit * 0.014);
    context.lineTo(width * 0.74, height);
    context.lineTo(width * 0.26, height);
    context.lineTo(tower.x - half * 0.5, foot + unit * 0.014);
    context.lineTo(tower.x - half * 1.3, foot + unit * 0.014);
    context.fill();
  });
  painting.layer({ region: 'foliage', depth: 0.35 }, (context) => {
    const [from, to] = [(tower.x - half * 1.35) / width, (tower.x + half * 1.35) / width];
    for (const [name, line, tall] of [
      ['far lawn', foot - unit * 0.03, 0.8],
      ['near lawn', foot + unit * 0.004, 1],
    ] as const)
      paintTreeLine(context, view, {
        name,
        kinds: ['broadleaf'],
        foot: () => line,
        height: tree * tall,
        depth: 0.3,
        count: Math.round(34 * (width / unit)),
        clumped: 0.3,
        gap: [from, to],
      });
  });
}

function cityGlow(context: Context, view: View, tall: number): void {
  const glow = context.createLinearGradient(0, view.horizon - tall * 0.7, 0, view.horizon);
  glow.addColorStop(0, css([255, 170, 110], 0));
  glow.addColorStop(1, css([255, 170, 110], view.night ? 0.22 : 0.14));
  context.fillStyle = glow;
  context.fillRect(0, view.horizon - tall * 0.7, view.width, tall * 0.7);
}

/** Slabs in perspective. */
export function paintPromenade(context: Context, view: View, top: number): void {
  const { width, height, unit } = view;
  const slab: Rgb = view.snowy ? [228, 234, 244] : [178, 168, 162];
  const paint = context.createLinearGradient(0, top, 0, height);
  paint.addColorStop(0, css(view.lit(slab, 0.12)));
  paint.addColorStop(0.5, css(view.tone(slab)));
  paint.addColorStop(1, css(view.shaded(slab, 0, 0.8)));
  context.fillStyle = paint;
  context.fillRect(0, top, width, height - top);
  context.strokeStyle = css(view.shaded(slab, 0, 1), view.snowy ? 0.18 : 0.36);
  context.lineWidth = Math.max(0.8, unit * 0.002);
  const vanish = view.horizon - (height - view.horizon) * 0.1;
  const middle = width * 0.5;
  for (let line = -9; line <= 9; line++) {
    const x = middle + line * width * 0.16;
    const far = middle + ((x - middle) * (top - vanish)) / (height - vanish);
    context.beginPath();
    context.moveTo(far, top);
    context.lineTo(x, height);
    context.stroke();
  }
  for (let row = 0; row < 7; row++) {
    const y = top + (height - top) * (row / 7) ** 1.5;
    context.beginPath();
    context.moveTo(0, y);
    context.lineTo(width, y);
    context.stroke();
  }
  const lip = context.createLinearGradient(0, top, 0, top + unit * 0.02);
  lip.addColorStop(0, css(view.lit(slab, 0.05, 1.3)));
  lip.addColorStop(1, css(view.lit(slab, 0.05, 1.3), 0));
  context.fillStyle = lip;
  context.fillRect(0, top, width, unit * 0.02);
}

function paintRailing(context: Context, view: View, foot: number): void {
  const { width, unit } = view;
  const iron = view.shaded([74, 80, 94], 0.1, 0.8);
  const tall = unit * 0.06;
  context.fillStyle = css(iron);
  context.fillRect(0, foot - tall, width, Math.max(1.2, unit * 0.006));
  context.fillRect(0, foot - tall * 0.25, width, Math.max(0.8, unit * 0.003));
  const step = unit * 0.022;
  for (let x = step * 0.5; x < width; x += step)
    context.fillRect(x, foot - tall, Math.max(0.8, unit * 0.0026), tall * 0.8);
  for (let x = 0; x < width; x += step * 8)
    context.fillRect(x, foot - tall * 1.1, Math.max(1.4, unit * 0.009), tall * 1.12);
  context.fillStyle = css(view.lit([128, 134, 148], 0.1), 0.7);
  context.fillRect(0, foot - tall, width, Math.max(0.7, unit * 0.0018));
}
