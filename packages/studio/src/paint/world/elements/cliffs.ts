import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { Surface } from '../../../scene/scene.js';
import { grassColour, snowGround } from './foliage.js';
import { blades } from './meadow.js';
import { paintRock } from './rocks.js';
import type { View } from '../view.js';

const rockTints: readonly Rgb[] = [
  [126, 112, 112],
  [144, 122, 104],
  [112, 116, 128],
];

/** A headland that enters from one side, flat on top where a surface lies, falling to the water in broken planes. */
export function paintHeadland(context: Context, view: View, top: Surface): void {
  const { width, height } = view;
  const random = view.random.fork('headland');
  const fromRight = (top.left + top.right) / 2 > width / 2;
  const rock = random.pick(rockTints);
  const edge = fromRight ? top.left : top.right;
  const way = fromRight ? -1 : 1;
  const border = fromRight ? width + 4 : -4;
  const waterline = height * 0.985;
  const lip = edge + way * width * 0.035;
  const level = (top.far + top.near) / 2;
  // the cliff's outline: steps outward as it falls
  const steps = 9;
  const fall: Point[] = [];
  let x = lip;
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    fall.push([x, level + (waterline - level) * t]);
    x +=
      way *
      width *
      (step % 2 === 0 ? random.between(0.002, 0.014) : random.between(0.012, 0.034)) *
      (step < 6 ? 1 : 1.4);
  }
  context.save();
  context.beginPath();
  context.moveTo(border, top.far);
  context.lineTo(lip, top.far + (top.near - top.far) * 0.35);
  for (const [px, py] of fall) context.lineTo(px, py);
  context.lineTo(fall[steps]?.[0] ?? lip, height + 4);
  context.lineTo(border, height + 4);
  context.closePath();
  const lightFacing = view.air.light.side * way > 0;
  const face = context.createLinearGradient(lip, 0, border, 0);
  face.addColorStop(0, css(lightFacing ? view.lit(rock, 0.12, 1.1) : view.tone(rock, 0.15)));
  face.addColorStop(0.35, css(lightFacing ? view.tone(rock, 0.1) : view.shaded(rock, 0.1)));
  face.addColorStop(1, css(view.shaded(rock, 0, 1.3)));
  context.fillStyle = face;
  context.fill();
  context.clip();
  paintButtresses(context, view, { lip, border, way, top: top.near - (top.near - top.far) * 0.4, rock, lightFacing });
  const foot = context.createLinearGradient(0, level, 0, height);
  foot.addColorStop(0, css(view.air.shadow, 0));
  foot.addColorStop(1, css(view.air.shadow, 0.45));
  context.fillStyle = foot;
  context.fillRect(0, level, width, height - level);
  paintCap(context, view, top, lip, border, way);
  context.restore();
  paintSurf(context, view, fall, way);
}

interface CliffFace {
  readonly lip: number;
  readonly border: number;
  readonly way: number;
  readonly top: number;
  readonly rock: Rgb;
  readonly lightFacing: boolean;
}

/** Upright ribs of rock between jagged clefts, each with a lit and a shaded plane, broken by ledges. */
function paintButtresses(context: Context, view: View, { lip, border, way, top, rock, lightFacing }: CliffFace): void {
  const random = view.random.fork('buttresses');
  const { height, unit, width } = view;
  const reach = Math.abs(border - lip) + width * 0.16;
  const ribs = Math.max(5, Math.round(reach / (unit * 0.075)));
  const steps = 7;
  const from = lip + way * width * 0.16;
  const cleft = (index: number): Point[] => {
    const own = random.fork(index);
    const x = from - (way * reach * (index + own.around(0.12))) / ribs;
    const slope = own.between(0.03, 0.09);
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const t = step / steps;
      return [x + way * (t * unit * slope + own.around(unit * 0.007)), top + (height + 4 - top) * t];
    });
  };
  for (let rib = 0; rib < ribs; rib++) {
    const outer = cleft(rib);
    const inner = cleft(rib + 1);
    const share = random.between(0.4, 0.66);
    const middle = outer.map(([x, y], index): Point => {
      const [ix] = inner[index] as Point;
      return [x + (ix - x) * share + random.around(unit * 0.005), y];
    });
    const turned = lightFacing ? [outer, middle] : [middle, inner];
    const hidden = lightFacing ? [middle, inner] : [outer, middle];
    for (const [[one, other], tint, alpha] of [
      [turned as [Point[], Point[]], view.lit(lighten(rock, random.around(0.02)), 0.06, lightFacing ? 1 : 0.6), 0.55],
      [hidden as [Point[], Point[]], view.shaded(rock, 0.03, 1.35), 0.6],
    ] as const) {
      const paint = context.createLinearGradient(0, top, 0, height);
      paint.addColorStop(0, css(tint, alpha));
      paint.addColorStop(1, css(tint, alpha * 0.35));
      context.fillStyle = paint;
      context.beginPath();
      one.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
      for (const [x, y] of other.toReversed()) context.lineTo(x, y);
      context.closePath();
      context.fill();
    }
    for (let ledge = 0; ledge < 2; ledge++) {
      const at = random.whole(1, steps - 2);
      const [ax, ay] = outer[at] as Point;
      const [bx, by] = inner[at] as Point;
      const thick = unit * random.between(0.006, 0.016);
      context.fillStyle = css(view.lit(rock, 0.05, 1.1), 0.5);
      context.beginPath();
      context.moveTo(ax, ay);
      context.lineTo(bx, by + unit * random.around(0.01));
      context.lineTo(bx, by + thick);
      context.lineTo(ax, ay + thick * 0.6);
      context.closePath();
      context.fill();
    }
  }
}

/** Grass or snow on the flat top, hanging a little over the edge. */
function paintCap(context: Context, view: View, top: Surface, lip: number, border: number, way: number): void {
  const random = view.random.fork('cap');
  const { unit } = view;
  const grass = view.snowy ? snowGround : mix(grassColour(view), [110, 130, 80], 0.3);
  const paint = context.createLinearGradient(0, top.far, 0, top.near + unit * 0.02);
  paint.addColorStop(0, css(view.lit(grass, 0.25)));
  paint.addColorStop(0.6, css(view.tone(grass, 0.1)));
  paint.addColorStop(1, css(view.shaded(grass, 0.05)));
  context.fillStyle = paint;
  context.beginPath();
  context.moveTo(border, top.far - 2);
  context.lineTo(lip, top.far + (top.near - top.far) * 0.35);
  const bumps = 16;
  for (let bump = 0; bump <= bumps; bump++) {
    const x = lip + ((border - lip) * bump) / bumps;
    const ramp = Math.min(1, bump / 4);
    const y = top.far + (top.near - top.far) * (0.4 + 0.72 * ramp) + unit * random.between(0, 0.018);
    context.lineTo(x, y);
    context.lineTo(x - way * unit * 0.012, y - unit * 0.012);
  }
  context.lineTo(border, top.near + unit * 0.02);
  context.closePath();
  context.fill();
  if (view.snowy) return;
  for (const [tint, share] of [
    [view.shaded(grass, 0.05), 0.9],
    [view.lit(grass, 0.1, 1.2), 0.6],
  ] as const) {
    context.fillStyle = css(tint, 0.8);
    context.beginPath();
    for (let index = 0; index < 40; index++) {
      const along = random.next();
      blades(
        context,
        random,
        lip + (border - lip) * along,
        top.far + (top.near - top.far) * random.between(0.5, 1.2) * share,
        unit * 0.018,
        3,
      );
    }
    context.fill();
  }
}

/** Foam and fallen rocks where the cliff meets the sea. */
function paintSurf(context: Context, view: View, fall: readonly Point[], way: number): void {
  const random = view.random.fork('surf');
  const { unit } = view;
  const [x, y] = fall.at(-1) as Point;
  for (let index = 0; index < 4; index++) {
    const size = unit * random.between(0.03, 0.075);
    paintRock(
      context,
      view,
      {
        x: x + way * unit * random.between(-0.02, 0.14),
        foot: y + unit * random.between(-0.03, 0.02),
        size,
        depth: 0.08,
        colour: [104, 96, 104],
      },
      random,
    );
  }
  const foam = view.lit([244, 248, 252], 0.05);
  for (let index = 0; index < 26; index++) {
    const reach = random.next() ** 1.5;
    context.fillStyle = css(foam, 0.5 * (1 - reach) + 0.12);
    context.beginPath();
    context.ellipse(
      x + way * unit * reach * 0.22 - way * unit * 0.03,
      y + random.around(unit * 0.02),
      unit * random.between(0.012, 0.04),
      unit * 0.005,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

/** A strip of shore along the lower edge, wet where the water reaches it. */
export function paintCloseShore(context: Context, view: View, far: number): void {
  const { width, height, unit } = view;
  const random = view.random.fork('shore');
  const sand: Rgb = view.snowy ? [222, 226, 232] : [226, 200, 158];
  const line = (lift: number): Point[] =>
    Array.from({ length: 13 }, (_, index): Point => {
      const along = index / 12;
      const swing = Math.sin(along * 7 + shift) * 0.012 + Math.sin(along * 15 + shift * 2) * 0.005;
      return [along * width, far - unit * 0.03 + lift + swing * view.height];
    });
  const shift = random.between(0, 6);
  const band = (lift: number, colour: string): void => {
    context.fillStyle = colour;
    context.beginPath();
    const points = line(lift);
    context.moveTo(-2, points[0]?.[1] ?? far);
    points.forEach(([px, py], index) => {
      const [bx, by] = points[Math.max(0, index - 1)] as Point;
      context.quadraticCurveTo(bx, by, (bx + px) / 2, (by + py) / 2);
    });
    context.lineTo(width + 2, points.at(-1)?.[1] ?? far);
    context.lineTo(width + 2, height + 2);
    context.lineTo(-2, height + 2);
    context.closePath();
    context.fill();
  };
  band(-unit * 0.028, css(view.lit([244, 248, 250], 0.1), 0.35));
  band(-unit * 0.012, css(view.lit([250, 252, 252], 0.1), 0.85));
  band(0, css(mix(view.shaded(sand, 0.05, 0.7), view.air.skyMiddle, 0.25)));
  band(unit * 0.028, css(view.tone(lighten(sand, -0.02), 0.05)));
  const paint = context.createLinearGradient(0, far, 0, height);
  paint.addColorStop(0, css(view.lit(sand, 0.06), 0));
  paint.addColorStop(0.3, css(view.lit(sand), 0.9));
  paint.addColorStop(1, css(view.shaded(sand, 0, 0.6), 0.9));
  context.fillStyle = paint;
  context.fillRect(0, far + unit * 0.01, width, height - far);
  for (let index = 0; index < 70 * (0.4 + view.detail * 0.6); index++) {
    const y = far + (height - far) * random.between(0.2, 1);
    context.fillStyle = css(random.chance(0.5) ? view.lit(sand, 0, 1.3) : view.shaded(sand), 0.5);
    context.beginPath();
    context.ellipse(random.next() * width, y, unit * random.between(0.002, 0.012), unit * 0.0018, 0, 0, Math.PI * 2);
    context.fill();
  }
}
