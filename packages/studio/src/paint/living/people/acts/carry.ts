import type { Context, Point } from '../../../kit/shapes.js';
import { fillModelled, fillStroke, frame } from '../../form/modelling.js';
import { between, tube } from '../../form/outline.js';
import type { Frame } from '../../form/outline.js';
import { tonesOf } from '../../form/tones.js';
import { saidBunch } from '../carried/bunches.js';
import { changingThings } from '../carried/changing.js';
import { cornersOf, paintParts } from '../carried/pen.js';
import type { Part } from '../carried/pen.js';
import { gripOf, scaleOf } from '../carried/prop.js';
import { errandStations } from '../carried/errands.js';
import { placedStations, placedThings } from '../carried/placed.js';
import { ropesAndDesks } from '../carried/ropes-and-desks.js';
import { stations, toolHeads } from '../carried/stations.js';
import { handThings, musicThings, sportThings } from '../carried/things.js';
import { legendThings } from '../carried/legends.js';
import { homeStations, homeThings } from '../carried/home.js';
import { outdoorPlaces } from '../carried/outdoor-places.js';
import { workThings } from '../carried/work-things.js';
import { workplaces } from '../carried/workplaces.js';
import { cycleFor, cyclePoints } from '../pedals.js';
import type { LimbLook } from '../limbs.js';
import type { Skeleton } from '../skeleton.js';
import type { ActPose, Carried, ThingName } from './act-pose.js';

const things: Record<ThingName, readonly Part[]> = {
  ...handThings,
  ...sportThings,
  ...musicThings,
  ...stations,
  ...outdoorPlaces,
  ...workplaces,
  ...workThings,
  ...homeStations,
  ...homeThings,
  ...placedStations,
  ...placedThings,
  ...legendThings,
  ...errandStations,
  ...changingThings,
  ...ropesAndDesks,
};
const inHands: ReadonlySet<Carried['at']> = new Set(['near', 'far', 'both', 'mouth', 'eyes', 'chin']);

/** What somebody works on: no part of them where it stands there by itself. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'machine',
  'easel',
  'flames',
  'hose-water',
  'rock-face',
  'rock-hold',
  'chopping-block',
  'measured-board',
  'drilled-board',
  'workbench',
]);

/** Hands are full with something that is drawn by itself. */
const full = (attributes: ReadonlySet<string>): boolean => attributes.has('hands-full');

/** What of an act's things can be seen: who sits on a chair of the stage has no station, and full hands hold nothing else. */
function seen(
  { things: all = [], body }: ActPose,
  { pose }: Skeleton,
  attributes: ReadonlySet<string>,
): readonly Carried[] {
  const support = attributes.has('shares') ? 'seat' : (pose.support ?? 'feet');
  return all.filter(({ at, thing }) => {
    if (attributes.has('ball-elsewhere') && thing.endsWith('ball')) return false;
    if (at === 'foot') return pose.support !== 'seat';
    if (thing === 'breaker' && attributes.has('wave-of-sea')) return false;
    if (ELSEWHERE.has(thing) && attributes.has('station-elsewhere')) return false;
    if (inHands.has(at)) return !full(attributes);
    // what is done on a chair or standing has no station for who sits or lies on the ground
    const low = support === 'ground' || support === 'belly';
    const elsewhere = support === 'seat' || (low && body.support !== support);
    return !elsewhere || (at !== 'ground' && at !== 'pelvis');
  });
}

/** Where the origin of a thing is. */
export function placeOf({ at, ahead = 0, below = 0 }: Carried, skeleton: Skeleton): Point {
  const { near, far, body, pelvis, spot } = skeleton;
  const k = scaleOf(skeleton);
  const nearGrip = gripOf(near.arm, body.hand);
  const farGrip = gripOf(far.arm, body.hand);
  const [x, y] = ((): Point => {
    switch (at) {
      case 'near':
        return nearGrip;
      case 'far':
        return farGrip;
      case 'both':
        return between(nearGrip, farGrip, 0.5);
      case 'ground':
        return [farGrip[0], 0];
      case 'pelvis':
        return [pelvis[0], 0];
      case 'foot':
        return near.leg.ankle;
      default:
        return spot(at);
    }
  })();
  return [x + ahead * k, y + below * k];
}

/** How far above the hand the rim of a roof is, in its own units. */
const BELOW_RIM = 58;
const crownOf = ({ head, body }: Skeleton): number => head[1] - body.head * 0.6;

/** A bicycle has its saddle below who rides it and its pedals below their feet, whatever their size. */
function cycleBelow({ body, pelvis, near }: Skeleton): Frame {
  const { seat, nearPedal } = cyclePoints;
  const high = cycleFor(body);
  const sole = near.leg.ankle[1] + body.ankle;
  return frame(pelvis[0] - seat[0] * high, sole - nearPedal[1] * high, high / 100, 0);
}

/** How high somebody grown sits, and how high their table is, in the units of things. */
const [SITS, TABLE] = [53, 72];
/** Degrees: thighs and shins of who sits on a chair. */
const [THIGHS, SHINS] = [70, 25];

/** Short legs sit low: the chair is as low as they, and the table below the hands, not above them. */
export function lowered({ at, thing }: Carried, skeleton: Skeleton): number {
  const { pose, pelvis } = skeleton;
  const [thigh, shin] = pose.nearLeg;
  const sits = (pose.support ?? 'feet') === 'feet' && thigh >= THIGHS && Math.abs(shin) <= SHINS;
  if (!sits || (at !== 'ground' && thing !== 'chair')) return 1;
  const high = Math.min(SITS, -pelvis[1] / scaleOf(skeleton));
  return thing === 'chair' ? high / SITS : (TABLE - (SITS - high) * 0.9) / TABLE;
}

const frameOf = (carried: Carried, skeleton: Skeleton): Frame => {
  if (carried.thing === 'bicycle' && skeleton.pose.pedals) return cycleBelow(skeleton);
  const [x, y] = placeOf(carried, skeleton);
  const whole = frame(x, y, scaleOf(skeleton) * lowered(carried, skeleton), carried.tilt ?? 0);
  if (carried.roofs) return { ...whole, scale: Math.max(whole.scale, (y - crownOf(skeleton)) / BELOW_RIM) };
  if (!inHands.has(carried.at) || (skeleton.pose.support ?? 'feet') !== 'feet') return whole;
  // a stick is as long as whoever leans on it needs it
  const low = Math.max(...cornersOf(things[carried.thing], whole).map(([, down]) => down));
  return (low > 1 && y < low * -0.6) || carried.stands ? { ...whole, scale: (whole.scale * -y) / (low - y) } : whole;
};

function paintTool(context: Context, tool: keyof typeof toolHeads, skeleton: Skeleton, look: LimbLook): void {
  const { head, top } = toolLine(skeleton);
  const k = scaleOf(skeleton);
  fillModelled(
    context,
    tube([
      [...top, 1.5 * k],
      [...head, 1.5 * k],
    ]),
    tonesOf([164, 116, 74]),
    look.light,
  );
  const turn = (Math.atan2(top[0] - head[0], head[1] - top[1]) * 180) / Math.PI;
  paintParts(context, toolHeads[tool], frame(head[0], head[1], k, turn), look.light, undefined);
}

/** The shaft runs through both hands down to the ground. */
function toolLine({ near, far, body }: Skeleton): { top: Point; head: Point } {
  const upper = gripOf(far.arm, body.hand);
  const lower = gripOf(near.arm, body.hand);
  const k = body.stature / 173;
  const head: Point = [lower[0] + (lower[0] - upper[0]) * 0.4 + 34 * k, -4 * k];
  const top = between(head, upper, 1.22);
  return { top, head };
}

/** From hand to hand, below the feet. */
function ropeLine({ near, far, body, bounds }: Skeleton): Point[] {
  const [one, other] = [gripOf(near.arm, body.hand), gripOf(far.arm, body.hand)];
  const k = body.stature / 173;
  const low = Math.max(0, bounds.bottom) + 4 * k;
  const [left, right] = [one[0] - 16 * k, other[0] + 16 * k];
  return [
    one,
    [left, one[1] * 0.55],
    [left * 0.72 + right * 0.28, low * 0.7],
    [(left + right) / 2, low],
    [left * 0.28 + right * 0.72, low * 0.7],
    [right, other[1] * 0.55],
    other,
  ];
}

/** How far everything reaches that an act brings. */
export function extentOfAct(act: ActPose, skeleton: Skeleton, attributes: ReadonlySet<string>): Point[] {
  const corners = seen(act, skeleton, attributes).flatMap((carried) =>
    cornersOf(things[carried.thing], frameOf(carried, skeleton)),
  );
  if (act.rope) return [...corners, ...ropeLine(skeleton)];
  if (!act.tool) return corners;
  const { head, top } = toolLine(skeleton);
  return [...corners, top, [head[0] + 18, 0]];
}

/** Whether something that it brings leaves the box of who does it: a cord that comes from the ceiling. */
export const leavesBox = (act: ActPose): boolean =>
  act.things?.some(({ thing }) => things[thing].some((part) => part.beyond)) === true;

/** How much larger a thing is that wings hold: they cover more of it than hands do. */
const BESIDE_WINGS = 1.6;

const inWings = (at: Frame, carried: Carried, { outfit }: LimbLook): Frame =>
  outfit.wings && carried.at === 'both' ? { ...at, scale: at.scale * BESIDE_WINGS } : at;

export function paintActLayer(
  context: Context,
  act: ActPose | undefined,
  layer: 'behind' | 'before' | 'over',
  skeleton: Skeleton,
  look: LimbLook,
  attributes: ReadonlySet<string>,
): void {
  if (!act) return;
  for (const carried of seen(act, skeleton, attributes))
    if ((carried.layer ?? 'before') === layer)
      paintParts(
        context,
        (carried.thing === 'bouquet' && saidBunch(attributes)) || things[carried.thing],
        inWings(frameOf(carried, skeleton), carried, look),
        look.light,
        carried.thing === 'thumb' ? look.skin : look.held,
      );
  if (act.rope && layer === 'before' && !full(attributes))
    fillStroke(context, ropeLine(skeleton), 1.8 * scaleOf(skeleton), look.held ?? [206, 90, 90]);
  if (act.tool && layer === 'before' && !full(attributes)) paintTool(context, act.tool, skeleton, look);
}
