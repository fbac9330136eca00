import type { ActName } from '../../../catalogue/acts.js';
import { ARM_ALONE, HANDS_ALONE } from '../../drawable.js';
import type { Brush } from '../../drawable.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';
import { inFrame } from '../form/modelling.js';
import { tonesOf } from '../form/tones.js';
import type { ActPose } from './acts/act-pose.js';
import { actPoses } from './acts/acts.js';
import { paintActLayer } from './acts/carry.js';
import type { Beast, OwnBody } from './beast.js';
import { TUCKED_IN, paintBlanket } from './blanket.js';
import { STONE } from './carved.js';
import { skinOf } from './complexion.js';
import { hangingPath, paintCape, paintHanging } from './hanging.js';
import { paintHand, paintPocket, pocketed } from './hands.js';
import { paintArm, paintLeg } from './limbs.js';
import type { LimbLook } from './limbs.js';
import { paintMicStand } from './mic-stand.js';
import { paintNeck } from './neck.js';
import { paintNecklace, paintNeckScarf, paintRuff, paintScarf } from './neckwear.js';
import type { Outfit } from './outfit.js';
import { beastHead, headOf } from './person-head.js';
import type { Age, Sex } from './proportions.js';
import { paintPropsBefore, paintPropsBehind } from './props.js';
import { isDrawnUp, paintLap } from './sat-down.js';
import type { Arm, Skeleton } from './skeleton.js';
import { paintPelvis, paintTrunk, upperPath } from './torso.js';

/** It is done into a microphone. */
export const sings = (act: ActName | undefined): boolean =>
  act !== undefined && actPoses[act].things?.some(({ thing }) => thing === 'microphone') === true;

/** All that is decided about one person before they are painted. */
export interface Person {
  readonly skeleton: Skeleton;
  readonly outfit: Outfit;
  readonly poseName: string;
  readonly sex: Sex;
  readonly age: Age;
  readonly attributes: ReadonlySet<string>;
  readonly random: Random;
  readonly act: ActName | undefined;
  readonly beast: Beast | undefined;
  readonly own: OwnBody | undefined;
}

/** How much thicker the neck of an animal is than that of a person of its size. */
const BEAST_NECK = 2;

/** From what is behind the body to what is before its hands. */
export function paintPerson(
  context: Context,
  brush: Brush,
  { skeleton, outfit, poseName, sex, age, attributes, random, act, beast, own }: Person,
): void {
  const { pose, near, far } = skeleton;
  const skin = attributes.has('carved')
    ? STONE
    : beast
      ? (beast.paws?.(brush) ?? beast.coat(brush))
      : skinOf(attributes, brush, random.fork('skin'));
  const look: LimbLook = {
    skin,
    outfit,
    light: brush.light,
    detail: brush.detail,
    ...(brush.held && { held: brush.held }),
  };
  if (brush.attributes.has(ARM_ALONE)) {
    paintArm(context, skeleton, near.arm, false, look);
    return;
  }
  if (brush.attributes.has(HANDS_ALONE)) {
    const both = attributes.has('hold-both') || attributes.has('hold-two');
    const arms = both ? [far.arm, near.arm] : [pose.holds === 'near' ? near.arm : far.arm];
    for (const arm of arms) paintFingers(context, skeleton, arm, look);
    return;
  }
  const woman = sex === 'woman';
  const head = beast
    ? beastHead(skeleton, outfit, brush, beast)
    : headOf(skeleton, outfit, skin, sex, age, attributes, random, brush, poseName);
  // between the back and the arms of a seat there is no room for a tail
  if (beast && !own && poseName !== 'seated') beast.paintTail(context, brush, skeleton.trunk(-0.8, 0.02), skeleton);
  const acting = act && actPoses[act];

  if (outfit.cape && !pose.back)
    paintCape(
      context,
      skeleton,
      outfit.cape,
      look,
      poseName === 'running' || poseName === 'sprinting' || poseName === 'flying' ? 1 : 0.15,
    );
  paintActLayer(context, acting, 'behind', skeleton, look, attributes);
  paintPropsBehind(context, skeleton, outfit, look, poseName);
  if (own && sings(act)) {
    own.paint(context, brush, skeleton);
    paintMicStand(context, own.beak(skeleton), brush.light);
    return;
  }
  if (own) {
    // a bird that is given something has its wings folded: one more of them is an arm
    if (attributes.has('hold-out') && !attributes.has('hands-full')) {
      own.paint(context, brush, skeleton);
      if (outfit.scarf) paintNeckScarf(context, own.neck(skeleton), outfit.scarf, brush);
      return;
    }
    const raised = near.arm.wrist[1] < skeleton.head[1];
    if (raised) paintRaised(context, skeleton, own.bounds(skeleton), look);
    else paintArm(context, skeleton, far.arm, true, look);
    own.paint(context, brush, skeleton);
    if (outfit.scarf) paintNeckScarf(context, own.neck(skeleton), outfit.scarf, brush);
    paintActLayer(context, acting, 'before', skeleton, look, attributes);
    paintPropsBefore(context, skeleton, outfit, look, poseName, () => {
      if (!raised)
        paintArm(context, skeleton, own.frontal ? rooted(near.arm, own.bounds(skeleton)) : near.arm, false, look);
    });
    paintActLayer(context, acting, 'over', skeleton, look, attributes);
    return;
  }
  if (!pose.back) inFrame(context, head.frame, () => head.paintBehind(context));
  const pockets =
    outfit.top.hem > 0.3 ||
    outfit.bottom.kind === 'trousers' ||
    outfit.bottom.kind === 'slim' ||
    outfit.bottom.kind === 'shorts';
  const [nearArm, farArm] = [near, far].map(({ arm, leg }): Arm => {
    if (arm.hand !== 'hidden') return arm;
    return pockets ? pocketed(skeleton, arm, leg) : { ...arm, hand: 'relaxed' };
  }) as [Arm, Arm];
  const before = pose.farArmBefore === true;
  const beyond = before && isBeyondBody(skeleton, farArm);
  if (!before) paintArm(context, skeleton, farArm, true, look);
  if (pose.armsBeyond) paintArm(context, skeleton, nearArm, true, look);
  if (!pose.farLegBeyond) paintLeg(context, skeleton, far.leg, true, look);
  const { bottom, top } = outfit;
  const trousers = bottom.kind === 'trousers' || bottom.kind === 'slim' || bottom.kind === 'shorts';
  paintLeg(context, skeleton, near.leg, false, look);
  const bareChested = top.sleeves === 'none' && top.colour.every((part, index) => part === skin[index]);
  if (trousers && !bareChested) paintPelvis(context, skeleton, bottom.colour, look);
  const drawnUp = isDrawnUp(skeleton);
  const skirted = bottom.kind === 'skirt' || bottom.kind === 'long-skirt';
  // over crossed legs it lies down to the ground
  const spread = pose.support === 'ground' && (pose.thighs ?? 1) < 1 && !pose.back;
  // short legs and a long trunk: the shirt is worn inside, or nothing is seen of a kilt but its hem
  const tucked = skirted && (beast !== undefined || bottom.tartan !== undefined);
  const paintSkirt = (): void =>
    paintHanging(
      context,
      skeleton,
      hangingPath(skeleton, bottom.kind === 'long-skirt' || spread ? 1.6 : tucked ? 1.12 : 0.86, 0.7),
      tonesOf(bottom.colour),
      look,
    );
  if (skirted && !tucked && !drawnUp) paintSkirt();
  // over the lap, behind the chest
  if (beyond) paintArm(context, skeleton, farArm, true, look);
  paintNeck(context, skeleton, skin, brush.light, beast && !beast.machine ? BEAST_NECK : 1);
  paintTrunk(context, skeleton, look, woman);
  if (tucked || (skirted && drawnUp)) paintSkirt();
  if (trousers && drawnUp && top.hem < COAT && !outfit.plates)
    paintLap(context, skeleton, upperPath(skeleton, outfit, woman), look);
  // the waistband of who bathes lies over the skin
  if (trousers && bareChested) paintPelvis(context, skeleton, bottom.colour, look);
  if (outfit.cape && pose.back) paintCape(context, skeleton, outfit.cape, look, 0.1);
  if (outfit.scarf) paintScarf(context, skeleton, outfit.scarf, brush);
  if (top.collar === 'ruff') paintRuff(context, skeleton, brush);
  if (outfit.necklace && !pose.back) paintNecklace(context, skeleton, outfit.necklace, brush);
  inFrame(context, head.frame, () => (pose.back ? head.paintBack(context) : head.paintFront(context)));
  if (before && !beyond) paintArm(context, skeleton, farArm, false, look);
  paintActLayer(context, acting, 'before', skeleton, look, attributes);
  if (acting && pose.farArmBefore && isInFarHand(acting)) paintFingers(context, skeleton, farArm, look);
  paintPropsBefore(context, skeleton, outfit, look, poseName, () => {
    if (!pose.armsBeyond) paintArm(context, skeleton, nearArm, false, look);
    if (nearArm.hand === 'hidden')
      paintPocket(context, skeleton, nearArm, near.leg, top.hem > 0.3 ? top.colour : bottom.colour, brush.light);
  });
  paintActLayer(context, acting, 'over', skeleton, look, attributes);
  if (attributes.has(TUCKED_IN) && pose.tip) paintBlanket(context, skeleton, random.fork('blanket'), brush.light);
}

/** A hem from which on a garment hides the hips. */
const COAT = 0.3;

/** So far turned, the chest hides the farther shoulder. */
const TURNED = 0.5;

/** Whether an arm reaches out from behind the body: over the chest its sleeve would be a second one beside the nearer. */
export function isBeyondBody({ pose, trunk }: Skeleton, { elbow, wrist }: Arm): boolean {
  const [belly] = trunk(0.8, 0.3);
  return pose.turn >= TURNED && wrist[0] > belly && elbow[1] < trunk(0, -0.2)[1];
}

/** What an act has in the farther hand, painted after its arm. */
const isInFarHand = ({ things = [] }: ActPose): boolean =>
  things.some(({ at, layer = 'before' }) => (at === 'far' || at === 'both') && layer === 'before');

/** Closed fingers lie around what is held, and not behind it. */
function paintFingers(context: Context, { body }: Skeleton, arm: Arm, look: LimbLook): void {
  const { outfit, light, detail } = look;
  if (arm.hand !== 'grip' || outfit.wings || outfit.plates) return;
  paintHand(context, arm, body, tonesOf(outfit.gloves ?? look.skin), light, detail);
}

/** How far the shoulder of a bird is from where that of a figure would be, at most. */
const BROADER = 30;

/** The wing that reaches before a body begins at its side, where the folded one is: from the breast it would be a third. */
export function rooted(arm: Arm, { left }: { readonly left: number }): Arm {
  const [x, y] = arm.shoulder;
  const by = Math.max(-BROADER, Math.min(0, left * 0.74 - x));
  return { ...arm, shoulder: [x + by, y], elbow: [arm.elbow[0] + by * 0.7, arm.elbow[1]] };
}

/** Wings that are raised both rise from behind a body, from its sides: they hide no face. */
function paintRaised(
  context: Context,
  skeleton: Skeleton,
  { left, right }: { readonly left: number; readonly right: number },
  look: Parameters<typeof paintArm>[4],
): void {
  for (const [arm, edge] of [
    [skeleton.near.arm, left],
    [skeleton.far.arm, right],
  ] as const) {
    context.save();
    context.translate(edge * 0.72 - arm.shoulder[0], 0);
    paintArm(context, skeleton, arm, true, look);
    context.restore();
  }
}
