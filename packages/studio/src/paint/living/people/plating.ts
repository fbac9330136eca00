import { lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { FormLight } from '../../kit/form.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillModelled, fillPath, fillStroke, frame, inside } from '../form/modelling.js';
import { between, ellipsePath, outline, placed, tube } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';
import type { Arm, Leg, Skeleton } from './skeleton.js';

/** What is between the plates of a machine: hoses, hands, neck. */
export const STEEL: Rgb = [96, 100, 112];
const SCREEN: Rgb = [43, 52, 64];
const PULSE: Rgb = [127, 227, 234];
const LAMPS: readonly Rgb[] = [
  [224, 96, 74],
  [232, 184, 74],
  [127, 192, 138],
];

const stepped = (colour: Rgb, far: boolean): Tones => (far ? behind(tonesOf(colour)) : tonesOf(colour));

/** A hose with rings around it. */
function paintHose(context: Context, from: Point, to: Point, wide: number, tones: Tones, light: FormLight): void {
  fillModelled(context, tube([[...from, wide] as const, [...to, wide] as const]), tones, light);
  const [along, across] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(along, across) || 1;
  const [x, y] = [(-across / length) * wide, (along / length) * wide];
  for (const share of [0.24, 0.42, 0.6, 0.78]) {
    const [middleX, middleY] = between(from, to, share);
    fillStroke(
      context,
      [
        [middleX - x, middleY - y],
        [middleX, middleY],
        [middleX + x, middleY + y],
      ],
      wide * 0.26,
      tones.deep,
      0.8,
    );
  }
}

/** A leg of a machine: a hose to the knee, a boot of plate below it. */
export function paintPlatedLeg(
  context: Context,
  { body }: Skeleton,
  { hip, knee, ankle, foot: turn }: Leg,
  far: boolean,
  plates: Rgb,
  light: FormLight,
): void {
  const k = body.limb;
  const shell = stepped(plates, far);
  const steel = stepped(STEEL, far);
  paintHose(context, hip, knee, 5.6 * k, steel, light);
  const [long, high] = [body.foot, body.ankle];
  const dome: readonly Knot[] = [
    [-long * 0.36, high, true],
    [-long * 0.36, high * 0.1],
    [-long * 0.04, -high * 1.2],
    [long * 0.4, -high * 0.5],
    [long * 0.62, high * 0.5],
    [long * 0.62, high, true],
  ];
  const sole: readonly Knot[] = [
    [-long * 0.37, high * 0.62, true],
    [long * 0.63, high * 0.62, true],
    [long * 0.63, high, true],
    [-long * 0.37, high, true],
  ];
  const at = frame(ankle[0], ankle[1], 1, turn);
  fillModelled(context, placed(outline(dome), at), shell, light, { core: 1.5 });
  fillPath(context, placed(outline(sole), at), steel.deep);
  const shin = tube([[...between(knee, ankle, 0.06), 6.4 * k] as const, [...ankle, 8.8 * k] as const], 'cut');
  fillModelled(context, shin, shell, light, { core: 3 * k });
  fillModelled(context, ellipsePath(...knee, 7 * k), shell, light, { core: 1.6 * k });
}

/** An arm of a machine without its hand: a hose to the elbow, plate on the forearm. */
export function paintPlatedArm(
  context: Context,
  { body }: Skeleton,
  { shoulder, elbow, wrist }: Arm,
  far: boolean,
  plates: Rgb,
  light: FormLight,
): void {
  const k = body.limb;
  // an arm before the case is of its colour: a dark seam keeps the two apart
  const shell = stepped(lighten(plates, 0.05), far);
  const seam: readonly (readonly [at: Point, wide: number])[] = [
    [shoulder, 9],
    [elbow, 6.6],
    [wrist, 8.2],
  ];
  for (const [index, [at, wide]] of seam.entries()) {
    const [next, narrow] = seam[index + 1] ?? [at, wide];
    fillPath(context, tube([[...at, wide * k] as const, [...next, narrow * k] as const]), shell.deep, far ? 0.4 : 0.85);
  }
  paintHose(context, shoulder, elbow, 4.4 * k, stepped(STEEL, far), light);
  const forearm = tube(
    [[...between(elbow, wrist, 0.1), 5 * k] as const, [...between(elbow, wrist, 0.98), 6.6 * k] as const],
    'cut',
  );
  fillModelled(context, forearm, shell, light, { core: 2.4 * k });
  fillModelled(context, ellipsePath(...elbow, 5 * k), shell, light);
  fillModelled(context, ellipsePath(...shoulder, 7.6 * k), shell, light, { core: 1.8 * k });
}

/** The body of a machine: a case with a screen, lamps and vents. */
export function paintPlatedTrunk(
  context: Context,
  { trunk, pose, body }: Skeleton,
  plates: Rgb,
  light: FormLight,
): void {
  const k = body.limb;
  const shell = tonesOf(plates);
  const place = (x: number, y: number, sharp = false): Knot => [...trunk(x, y), sharp];
  const box = (left: number, right: number, top: number, low: number) =>
    outline([place(left, top, true), place(right, top, true), place(right, low, true), place(left, low, true)]);
  const chassis = outline([
    place(-1.08, 1.08),
    place(1.08, 1.08),
    place(1.22, 0.98),
    place(1.04, 0),
    place(0.86, -0.1),
    place(-0.86, -0.1),
    place(-1.04, 0),
    place(-1.22, 0.98),
  ]);
  fillModelled(context, chassis, shell, light, { core: 4.6 * k });
  inside(context, chassis, () => {
    for (const [x, y] of [
      [-1, 0.98],
      [1, 0.98],
      [-0.86, 0.02],
      [0.86, 0.02],
    ] as const)
      fillPath(context, ellipsePath(...trunk(x, y), 0.9 * k), shell.deep);
    if (pose.back) {
      fillPath(context, box(-0.5, 0.5, 0.8, 0.4), shell.shade);
      return;
    }
    const middle = pose.turn * 0.36;
    const [left, right] = [middle - 0.56, middle + 0.56];
    fillPath(context, box(left - 0.05, right + 0.05, 0.92, 0.46), shell.deep);
    fillPath(context, box(left, right, 0.9, 0.48), SCREEN);
    const pulse = [
      [-0.46, 0.66],
      [-0.28, 0.66],
      [-0.16, 0.82],
      [0, 0.55],
      [0.1, 0.68],
      [0.24, 0.68],
    ] as const;
    fillStroke(
      context,
      pulse.map(([x, y]) => trunk(middle + x, y)),
      1.3 * k,
      PULSE,
    );
    for (const [index, lamp] of LAMPS.entries())
      fillPath(context, ellipsePath(...trunk(middle + 0.43, 0.82 - index * 0.12), 1.3 * k), lamp);
    for (const x of [-0.34, -0.11, 0.12, 0.35])
      fillPath(context, box(middle + x - 0.06, middle + x + 0.06, 0.32, 0.16), shell.deep);
  });
}
