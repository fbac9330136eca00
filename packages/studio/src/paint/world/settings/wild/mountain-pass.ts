import { css, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { polygon } from '../../../kit/shapes.js';
import type { Point } from '../../../kit/shapes.js';
import { grassColour, snowGround } from '../../elements/foliage.js';
import { comingAlong, lanesAcross, railsAcross } from '../../elements/lanes.js';
import { paintMountains } from '../../elements/mountains.js';
import { BEND, paintLanes, underneath } from '../../elements/paths.js';
import { place } from '../../sets/place.js';
import type { SetPen } from '../../sets/space.js';

const rock: Rgb = [132, 126, 122];

/** Into how many ribs a flank is cut. */
const RIBS = 8;

/** Steep rock on one side: ribs that fall from its ridge, each with a lit and a shaded face, and drifts or scree at its foot. */
function paintFlank({ view, context, random }: SetPen, side: -1 | 1, ground: Rgb): void {
  const { width, height, horizon, unit } = view;
  const own = random.fork(`flank ${side}`);
  const at = (x: number, y: number): Point => [side < 0 ? x * width : (1 - x) * width, y];
  const top = height * own.between(0.05, 0.12);
  const gap = horizon + height * 0.03;
  const along = Array.from({ length: RIBS + 1 }, (_, index) => index / RIBS);
  // it rises towards us and ends where the valley opens
  const ridge = along.map((t, index): Point => {
    const jag = index === 0 || index === RIBS ? 0 : own.around(height * 0.035);
    return at(-0.03 + 0.43 * t, top + (gap - top) * t ** 1.15 + jag);
  });
  const foot = along.map((t): Point => at(-0.03 + 0.43 * t, gap + height * 0.34 * (1 - t) ** 1.6));
  const sunny = view.air.light.side * side < 0;
  const [bright, dark] = [view.lit(rock, 0.2, sunny ? 1 : 0.6), view.shaded(rock, 0.16, sunny ? 0.9 : 1.3)];
  context.save();
  polygon(context, [...ridge, ...foot.toReversed()]);
  context.fillStyle = css(mix(bright, dark, 0.5));
  context.fill();
  context.clip();
  const between = (one: Point, other: Point, t: number): Point => [
    one[0] + (other[0] - one[0]) * t,
    one[1] + (other[1] - one[1]) * t,
  ];
  for (let rib = 0; rib < RIBS; rib++) {
    const [a, b] = [ridge[rib] as Point, ridge[rib + 1] as Point];
    const [c, d] = [foot[rib] as Point, foot[rib + 1] as Point];
    const crest = Array.from({ length: 5 }, (_, step): Point => {
      const t = step / 4;
      return between(between(a, c, t), between(b, d, t), 0.5 + own.around(0.16));
    });
    const paint = context.createLinearGradient(0, Math.min(a[1], b[1]), 0, Math.max(c[1], d[1]));
    paint.addColorStop(0, css(sunny ? dark : bright, 0.8));
    paint.addColorStop(1, css(sunny ? dark : bright, 0.25));
    context.fillStyle = paint;
    polygon(context, [a, ...crest, c]);
    context.fill();
    paintGully(context, view, own, [a, b, c, d]);
  }
  context.restore();
  // no rock ends as a blade: the ground is heaped against it
  for (let heap = 0; heap < 46; heap++) {
    const t = own.next();
    const rib = Math.min(RIBS - 1, Math.floor(t * RIBS));
    const [x, y] = between(foot[rib] as Point, foot[rib + 1] as Point, t * RIBS - rib);
    const size = unit * own.between(0.016, 0.05) * (1.15 - t * 0.75);
    context.fillStyle = css(view.tone(ground, 0.16 + t * 0.42), 0.9);
    context.beginPath();
    context.ellipse(x, y + size * 0.3, size * 1.5, size * 0.5, 0, 0, Math.PI * 2);
    context.fill();
  }
}

/** Snow on the upper part of a rib, with a broken lower edge. */
function paintGully(
  context: SetPen['context'],
  view: SetPen['view'],
  own: SetPen['random'],
  [a, b, c, d]: readonly [Point, Point, Point, Point],
): void {
  if (!view.snowy && own.chance(0.3)) return;
  const reach = view.snowy ? 0.46 : 0.16;
  const teeth = 6;
  const lower = Array.from({ length: teeth + 1 }, (_, tooth): Point => {
    const t = 1 - tooth / teeth;
    const deep = reach * (tooth % 2 === 0 ? own.between(0.6, 0.8) : own.between(0.75, 1));
    const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    return [x, y + (c[1] + (d[1] - c[1]) * t - y) * deep];
  });
  context.fillStyle = css(view.lit(snowGround, 0.15), 0.92);
  polygon(context, [a, b, ...lower]);
  context.fill();
}

/** How often the road turns on its way up, and the pieces that it is drawn in. */
const [TURNS, STEPS] = [5, 120];

/** Above the gap the road climbs the slope behind it, from side to side. */
function paintSwitchbacks({ view, context }: SetPen, ground: Rgb): void {
  const { width, height, horizon, unit } = view;
  const [foot, top] = [horizon + height * 0.05, horizon - height * 0.2];
  const hill = mix(ground, [92, 116, 92], view.snowy ? 0.1 : 0.5);
  const half = (t: number): number => width * (0.34 - 0.25 * t);
  const paint = context.createLinearGradient(0, top, 0, foot);
  paint.addColorStop(0, css(view.tone(mix(hill, rock, 0.4), 0.5)));
  paint.addColorStop(1, css(view.tone(hill, 0.3)));
  context.fillStyle = paint;
  context.beginPath();
  context.moveTo(width * 0.5 - half(0) * 1.5, foot);
  context.quadraticCurveTo(width * 0.5 - half(0.6), top + height * 0.06, width * 0.5 - half(1) * 0.5, top);
  context.quadraticCurveTo(width * 0.5, top - height * 0.02, width * 0.5 + half(1) * 0.6, top + height * 0.008);
  context.quadraticCurveTo(width * 0.5 + half(0.6), top + height * 0.07, width * 0.5 + half(0) * 1.5, foot);
  context.fill();
  // it crosses the slope nearly level, and climbs where it turns
  const course = Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const t = step / STEPS;
    const angle = t * TURNS * Math.PI;
    const climbed = (angle - 0.36 * Math.sin(2 * angle)) / (TURNS * Math.PI);
    return [width * 0.5 + Math.sin(angle) * half(t) * 0.6, foot - (foot - top) * (0.07 + 0.87 * climbed)];
  });
  context.lineCap = 'round';
  const tar: Rgb = view.snowy ? [176, 184, 200] : [94, 94, 102];
  const verge: Rgb = [176, 166, 150];
  for (const [wide, colour] of [
    [1.6, verge],
    [1, tar],
  ] as const) {
    for (const [step, to] of course.entries()) {
      const from = course[step - 1];
      if (!from) continue;
      context.strokeStyle = css(view.tone(colour, 0.3 + 0.2 * (step / STEPS)));
      context.lineWidth = Math.max(1, unit * 0.02 * wide * (1 - (step / STEPS) * 0.72));
      context.beginPath();
      context.moveTo(...from);
      context.lineTo(...to);
      context.stroke();
    }
  }
}

/** The road comes up to us in bends out of the gap. */
function paintBends({ view, context }: SetPen): void {
  const { width, height, horizon, unit } = view;
  const far = horizon + height * 0.045;
  const share = (y: number): number => Math.max(0, (y - far) / (height * 1.01 - far)) ** (1 / 1.35);
  const course = underneath(
    (y) => {
      const t = share(y);
      return [width * (0.5 + Math.sin(t * 8.2) * 0.19 * (0.25 + t * 0.75)), unit * (0.008 + 0.2 * t ** 1.5)];
    },
    comingAlong(view),
    width * BEND * (view.random.fork('bend').chance(0.5) ? 1 : -1),
  );
  const band = (scale: number, colour: Rgb, shine: 'tone' | 'lit'): void => {
    const steps = Array.from({ length: 41 }, (_, step): readonly [x: number, y: number, half: number] => {
      const y = far + (height * 1.01 - far) * (step / 40) ** 1.35;
      const [x, half] = course(y);
      return [x, y, half];
    });
    context.fillStyle = css(view[shine](colour, 0.1));
    polygon(context, [
      ...steps.map(([x, y, half]): Point => [x - half * scale, y]),
      ...steps.toReversed().map(([x, y, half]): Point => [x + half * scale, y]),
    ]);
    context.fill();
  };
  band(1.2, [150, 140, 128], 'tone');
  band(1, view.snowy ? [186, 194, 208] : [98, 98, 106], 'tone');
  band(0.05, [238, 228, 190], 'lit');
}

/** A road between two walls of rock, the summits behind. */
export const mountainPass = place({
  setting: 'mountain-pass',
  horizon: 0.5,
  ground: { left: 0.16, right: 0.84, far: 0.32 },
  far(pen) {
    for (const [name, rise, depth] of [
      ['far range', 0.62, 0.85],
      ['summits', 0.42, 0.6],
    ] as const)
      paintMountains(pen.context, pen.view, {
        name,
        foot: pen.view.horizon + 2,
        rise: pen.view.horizon * rise,
        depth,
        colour: [106, 112, 134],
        snow: pen.view.snowy ? 0.8 : 0.45,
        rough: 0.8,
      });
  },
  land(pen) {
    const { view, context } = pen;
    const ground = view.snowy ? snowGround : mix(grassColour(view), [150, 142, 120], 0.45);
    const paint = context.createLinearGradient(0, view.horizon, 0, view.height);
    paint.addColorStop(0, css(view.tone(ground, 0.6)));
    paint.addColorStop(1, css(view.tone(ground, 0)));
    context.fillStyle = paint;
    context.fillRect(0, view.horizon, view.width, view.height - view.horizon);
    const lanes = lanesAcross(view);
    const rails = railsAcross(view).length > 0;
    if (!lanes && !rails) paintBends(pen);
    // who comes along it is on the last of its bends
    if (!rails && !comingAlong(view)) paintSwitchbacks(pen, ground);
    paintFlank(pen, -1, ground);
    paintFlank(pen, 1, ground);
    if (lanes) paintLanes(context, view, [104, 104, 112], lanes, true);
  },
});
