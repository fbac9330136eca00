import { css, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { polygon } from '../../../kit/shapes.js';
import type { Point } from '../../../kit/shapes.js';
import { grassColour, snowGround } from '../../elements/foliage.js';
import { lanesAcross, railsAcross } from '../../elements/lanes.js';
import { paintMountains } from '../../elements/mountains.js';
import { paintLanes } from '../../elements/paths.js';
import { place } from '../../sets/place.js';
import type { SetPen } from '../../sets/space.js';

const rock: Rgb = [132, 126, 122];

/** Steep rock on one side, its faces in light and shade, scree at its foot. */
function paintFlank({ view, context, random }: SetPen, side: -1 | 1): void {
  const { width, height, horizon, unit } = view;
  const own = random.fork(`flank ${side}`);
  const at = (x: number, y: number): Point => [side < 0 ? x * width : (1 - x) * width, y];
  const outline: Point[] = [
    at(-0.02, height * own.between(0.06, 0.16)),
    at(0.07, height * own.between(0.14, 0.2)),
    at(0.13, height * own.between(0.26, 0.32)),
    at(0.22, height * own.between(0.34, 0.4)),
    at(0.3, horizon - height * 0.02),
    at(0.4, horizon + height * 0.05),
    at(0.3, horizon + height * 0.12),
    at(0.2, horizon + height * 0.25),
    at(-0.02, height * 0.98),
  ];
  const sunny = view.air.light.side * side < 0;
  context.save();
  polygon(context, outline);
  const paint = context.createLinearGradient(0, height * 0.1, 0, height);
  paint.addColorStop(0, css(sunny ? view.lit(rock, 0.2) : view.tone(rock, 0.2)));
  paint.addColorStop(1, css(view.shaded(rock, 0.1, sunny ? 0.7 : 1.2)));
  context.fillStyle = paint;
  context.fill();
  context.clip();
  for (let facet = 0; facet < 40; facet++) {
    const [x, y] = at(own.between(-0.02, 0.36), height * own.between(0.1, 0.95));
    const size = unit * own.between(0.04, 0.13);
    context.fillStyle = css(own.chance(0.5) ? view.lit(rock, 0.15) : view.shaded(rock, 0.1, 1.3), 0.32);
    polygon(context, [
      [x, y],
      [x - side * size * 0.5, y + size * own.between(0.7, 1.3)],
      [x - side * size * own.between(0.9, 1.3), y + size * 0.4],
    ]);
    context.fill();
  }
  // snow in the upper gullies
  if (view.snowy || own.chance(0.7))
    for (let patch = 0; patch < (view.snowy ? 26 : 9); patch++) {
      const [x, y] = at(own.between(0, 0.24), height * own.between(0.1, view.snowy ? 0.8 : 0.36));
      const long = unit * own.between(0.03, 0.09);
      context.fillStyle = css(view.lit(snowGround, 0.15), 0.85);
      polygon(context, [
        [x, y],
        [x - side * long * 0.5, y + long],
        [x - side * long * 0.9, y + long * 0.8],
      ]);
      context.fill();
    }
  context.restore();
}

/** The road comes up to us in bends out of the gap. */
function paintBends({ view, context }: SetPen): void {
  const { width, height, horizon, unit } = view;
  const far = horizon + height * 0.045;
  const course = (t: number): readonly [x: number, y: number, half: number] => {
    const y = far + (height * 1.01 - far) * t ** 1.35;
    return [width * (0.5 + Math.sin(t * 8.2) * 0.19 * (0.25 + t * 0.75)), y, unit * (0.008 + 0.2 * t ** 1.5)];
  };
  const band = (scale: number, colour: Rgb, shine: 'tone' | 'lit'): void => {
    const steps = Array.from({ length: 41 }, (_, step) => course(step / 40));
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
    if (!lanes && railsAcross(view).length === 0) paintBends(pen);
    paintFlank(pen, -1);
    paintFlank(pen, 1);
    if (lanes) paintLanes(context, view, [104, 104, 112], lanes, true);
  },
});
