import type { Brush } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { paintSnow, paintTiles } from './facade.js';
import type { Pen } from './pen.js';
import { faint, tone } from './tone.js';

/** A house with a gable to the front left and its long side receding to the right. */
export interface Gabled {
  readonly left: number;
  readonly corner: number;
  readonly right: number;
  /** Height of the eaves at the near corner, and of the gable's tip. */
  readonly eaves: number;
  readonly apex: number;
  /** How far the ground rises towards the far corners. */
  readonly riseLeft: number;
  readonly riseRight: number;
  readonly overhang: number;
}

export interface GabledPlan {
  readonly front: readonly Point[];
  readonly side: readonly [Point, Point, Point, Point];
  readonly roof: readonly [Point, Point, Point, Point];
  readonly leftEave: Point;
  readonly apex: Point;
  readonly frontSteps: number;
  readonly sideSteps: number;
  /** A point on the front wall: 0…1 along from the left, 0…1 up to the eaves. */
  readonly onFront: (along: number, up: number) => Point;
  readonly onSide: (along: number, up: number) => Point;
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function beyond(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [to[0] + ((to[0] - from[0]) / length) * distance, to[1] + ((to[1] - from[1]) / length) * distance];
}

export function planGabled(pen: Pen, spec: Gabled): GabledPlan {
  const { left, corner, right, eaves, apex, riseLeft, riseRight, overhang } = spec;
  const leftFoot: Point = [left, -riseLeft];
  const cornerFoot: Point = [corner, 0];
  const rightFoot: Point = [right, -riseRight];
  const leftTop: Point = [left, -riseLeft - (eaves - riseLeft) * 0.96];
  const cornerTop: Point = [corner, -eaves];
  const rightTop: Point = [right, -riseRight - (eaves - riseRight) * 0.93];
  const tip: Point = [left + (corner - left) * 0.49, -apex];
  const farTip: Point = [tip[0] + (right - corner) * 0.9, -apex + (apex - eaves) * 0.1];
  const shift = (point: Point, by: number): Point => {
    const length = Math.hypot(rightTop[0] - cornerTop[0], rightTop[1] - cornerTop[1]);
    return [
      point[0] + ((rightTop[0] - cornerTop[0]) / length) * by,
      point[1] + ((rightTop[1] - cornerTop[1]) / length) * by,
    ];
  };
  return {
    front: [leftFoot, cornerFoot, cornerTop, tip, leftTop],
    side: [cornerFoot, rightFoot, rightTop, cornerTop],
    roof: [
      shift(beyond(tip, cornerTop, overhang), -overhang * 0.7),
      shift(beyond(farTip, rightTop, overhang), overhang * 0.3),
      shift(farTip, overhang * 0.3),
      shift(tip, -overhang * 0.7),
    ],
    leftEave: shift(beyond(tip, leftTop, overhang), -overhang * 0.7),
    apex: tip,
    frontSteps: pen.facing(-0.4),
    sideSteps: pen.facing(0.85),
    onFront: (along, up) => between(between(leftFoot, cornerFoot, along), between(leftTop, cornerTop, along), up),
    onSide: (along, up) => between(between(cornerFoot, rightFoot, along), between(cornerTop, rightTop, along), up),
  };
}

export function paintGabledWalls(pen: Pen, plan: GabledPlan, wall: Rgb): void {
  const { front, side } = plan;
  const foot = Math.max(...front.map(([, y]) => y));
  const top = Math.min(...front.map(([, y]) => y));
  pen.shape(side, pen.across(side[0][0], side[1][0], tone(wall, plan.sideSteps), tone(wall, plan.sideSteps - 0.5)));
  pen.shape(front, pen.down(top, foot, tone(wall, plan.frontSteps + 0.5), tone(wall, plan.frontSteps - 0.4)));
}

/** The roof over it, with barge boards and the shadow that it throws. */
export function paintGabledRoof(pen: Pen, plan: GabledPlan, roof: Rgb, trim: Rgb = hex('#f4efe4'), rows = 8): void {
  const [eaveNear, eaveFar, ridgeFar, ridgeNear] = plan.roof;
  const [, , rightTop, cornerTop] = plan.side;
  const thickness = Math.abs(ridgeNear[1] - eaveNear[1]) * 0.075;
  const deeper = thickness * 2.6;
  pen.inside(plan.side, () =>
    pen.shape(
      [cornerTop, rightTop, [rightTop[0], rightTop[1] + deeper * 1.6], [cornerTop[0], cornerTop[1] + deeper * 2]],
      faint([32, 26, 74], 0.36),
    ),
  );
  pen.inside(plan.front, () =>
    pen.shape(
      [
        plan.leftEave,
        ridgeNear,
        eaveNear,
        [eaveNear[0], eaveNear[1] + deeper],
        [plan.apex[0], plan.apex[1] + deeper * 2],
        [plan.leftEave[0], plan.leftEave[1] + deeper],
      ],
      faint([32, 26, 74], 0.3),
    ),
  );
  // under the overhanging verge
  const [, , , tip, leftTop] = plan.front as [Point, Point, Point, Point, Point];
  pen.shape([ridgeNear, plan.leftEave, beyond(tip, leftTop, thickness * 0.6), tip], tone(trim, -3.2));
  const steps = pen.facing(0.5) + 0.5;
  pen.shape(
    plan.roof,
    pen.slanted(ridgeNear[0], ridgeNear[1], eaveFar[0], eaveFar[1], tone(roof, steps + 0.5), tone(roof, steps - 0.6)),
  );
  paintTiles(pen, plan.roof, rows, roof);
  // the edge of the eaves
  pen.shape(
    [eaveNear, eaveFar, [eaveFar[0], eaveFar[1] + thickness * 0.6], [eaveNear[0], eaveNear[1] + thickness * 0.7]],
    tone(trim, pen.facing(0.8) - 0.4),
  );
  const board = (from: Point, to: Point, steps2: number): void =>
    pen.shape([from, to, [to[0], to[1] + thickness], [from[0], from[1] + thickness * 1.35]], tone(trim, steps2));
  board(ridgeNear, plan.leftEave, pen.facing(-0.5));
  board(ridgeNear, eaveNear, pen.facing(-0.4) - 0.3);
  // the far slope shows as a thin dark rim
  pen.shape(
    [
      ridgeNear,
      plan.leftEave,
      [plan.leftEave[0], plan.leftEave[1] - thickness * 0.5],
      [ridgeNear[0], ridgeNear[1] - thickness * 0.35],
    ],
    tone(roof, -1.4),
  );
  if (pen.brush.snowy) {
    const sheet = [between(eaveNear, ridgeNear, 0.16), between(eaveFar, ridgeFar, 0.16), ridgeFar, ridgeNear] as const;
    pen.shape(sheet, pen.slanted(ridgeNear[0], ridgeNear[1], eaveFar[0], eaveFar[1], [250, 252, 255], hex('#c9d8ee')));
    paintSnow(pen, [between(eaveNear, ridgeNear, 0.16), between(eaveFar, ridgeFar, 0.16)], thickness * 1.5);
    paintSnow(pen, [plan.leftEave, ridgeNear], thickness * 0.8);
  }
}

export function isThatched({ attributes, parts }: Brush): boolean {
  return attributes.has('thatched') || (parts?.some((part) => part.attributes?.includes('thatched')) ?? false);
}

/** Straw in three thick, ragged layers, a cap along the ridge, and a rolled verge over the gable. */
export function paintThatchedRoof(pen: Pen, plan: GabledPlan, straw: Rgb): void {
  paintGabledRoof(pen, plan, straw, tone(straw, -1), 0);
  const [eaveNear, eaveFar, ridgeFar, ridgeNear] = plan.roof;
  const thick = Math.abs(ridgeNear[1] - eaveNear[1]) * 0.16;
  const steps = pen.facing(0.5) + 0.5;
  const { form } = pen;
  const stalks = 46;
  // from the eaves up, so that each layer hangs over the one below it
  for (const [foot, head] of [
    [0, 0.42],
    [0.34, 0.76],
    [0.68, 1],
  ] as const) {
    const edge: Point[] = Array.from({ length: stalks + 1 }, (_, index) => {
      const [x, y] = between(between(eaveNear, ridgeNear, foot), between(eaveFar, ridgeFar, foot), index / stalks);
      return [x, y + thick * (foot === 0 ? 0.9 : 0.3) + (index % 2 ? thick * 0.22 : 0) + form.around(thick * 0.08)];
    });
    const [near, far] = [between(eaveNear, ridgeNear, head), between(eaveFar, ridgeFar, head)];
    pen.shape([near, ...edge, far], tone(straw, steps - 0.7 + foot));
    for (let index = 0; index <= stalks; index++) {
      const [low, high] = [edge[index] as Point, between(near, far, index / stalks)];
      pen.line(
        [between(low, high, 0.15 + form.around(0.15)), between(low, high, 0.8 + form.around(0.2))],
        thick * 0.09,
        faint(tone(straw, steps + (index % 3 ? -2 : 1.4)), 0.6),
      );
    }
  }
  const verge = (from: Point, to: Point, lit: number): void =>
    pen.shape([from, to, [to[0], to[1] + thick * 1.05], [from[0], from[1] + thick * 1.2]], tone(straw, lit));
  verge(ridgeNear, plan.leftEave, pen.facing(-0.5) + 0.2);
  verge(ridgeNear, eaveNear, pen.facing(-0.4) - 0.6);
}

/** A chimney that stands on the roof's slope. */
export function paintChimney(pen: Pen, x: number, foot: number, head: number, width: number, colour: Rgb): void {
  const depth = width * 0.55;
  pen.shape(
    [
      [x, foot],
      [x + depth, foot - width * 0.1],
      [x + depth, head - width * 0.05],
      [x, head],
    ],
    tone(colour, pen.facing(0.9)),
  );
  pen.shape(
    [
      [x - width, foot - width * 0.5],
      [x, foot],
      [x, head],
      [x - width, head - width * 0.05],
    ],
    tone(colour, pen.facing(-0.3)),
  );
  const cap = width * 0.16;
  pen.shape(
    [
      [x - width - cap, head - cap],
      [x + cap * 0.2, head - cap],
      [x + cap * 0.2, head + cap],
      [x - width - cap, head + cap],
    ],
    tone(colour, pen.facing(-0.3) - 0.8),
  );
  pen.shape(
    [
      [x + cap * 0.2, head - cap],
      [x + depth + cap, head - cap],
      [x + depth + cap, head + cap * 0.8],
      [x + cap * 0.2, head + cap],
    ],
    tone(colour, pen.facing(0.9) - 0.8),
  );
  paintSnow(
    pen,
    [
      [x - width - cap, head - cap],
      [x + depth + cap, head - cap],
    ],
    cap * 1.6,
  );
}

/** Smoke that curls up from a chimney and thins out. */
export function paintSmoke(pen: Pen, x: number, y: number, size: number, strength = 0.4): void {
  const random = pen.form.fork(`smoke ${x.toFixed(2)}`);
  let radius = size * 0.35;
  let drift = x;
  let height = y;
  for (let index = 0; index < 7; index++) {
    pen.glow(drift, height, radius * 1.7, [236, 236, 240], strength * (1 - index / 8));
    drift += size * random.between(0.05, 0.34);
    height -= radius * 0.95;
    radius *= 1.16;
  }
}
