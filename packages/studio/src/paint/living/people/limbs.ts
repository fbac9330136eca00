import type { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../kit/colour.js';
import type { FormLight } from '../../kit/form.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillCore, fillModelled, fillPath, fillStroke, inside } from '../form/modelling.js';
import { between, ellipsePath, together, tube } from '../form/outline.js';
import type { Joint } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';
import { paintSleeve } from './cloth.js';
import { paintBirdLeg } from './bird-leg.js';
import { paintPaw, paintShoe } from './feet.js';
import { paintHand } from './hands.js';
import type { Outfit } from './outfit.js';
import { paintPlatedArm, paintPlatedLeg } from './plating.js';
import type { Arm, Leg, Skeleton } from './skeleton.js';
import { skinStep, step } from './step.js';
import { paintWing } from './wings.js';

export interface LimbLook {
  readonly skin: Rgb;
  readonly outfit: Outfit;
  readonly light: FormLight;
  readonly detail: number;
  /** The colour that was said of what is in their hands. */
  readonly held?: Rgb;
}

export function paintLeg(context: Context, skeleton: Skeleton, leg: Leg, far: boolean, look: LimbLook): void {
  const { body, pose } = skeleton;
  const { outfit, light } = look;
  if (outfit.plates) return paintPlatedLeg(context, skeleton, leg, far, outfit.plates, light);
  const { bottom } = outfit;
  const skin = skinStep(tonesOf(look.skin), far);
  const k = body.limb;
  const bare =
    bottom.kind === 'bare' || bottom.kind === 'skirt' || bottom.kind === 'shorts' || bottom.kind === 'long-skirt';
  if (bare) {
    const flesh = legTube(leg, k, [9.4, 8, 5.2, 4.2, 3.2], [9.4, 8.2, 5, 6.3, 3.2]);
    fillModelled(context, flesh, skin, light, { core: 2.6 * k });
  }
  if (outfit.fur && outfit.shanks) return paintBirdLeg(context, skeleton, leg, far, [outfit.fur, outfit.shanks], light);
  if (outfit.fur) {
    const furry = legTube(leg, k, [11, 10.4, 8, 6.8, 5.4], [11, 10.4, 8, 7, 5.4]);
    fillModelled(context, furry, step(tonesOf(outfit.fur), far), light, { core: 3 * k });
    if (outfit.shoes.kind === 'bare') paintPaw(context, body, leg, skin, light);
    else paintShoe(context, body, leg, outfit.shoes, far, light, pose.turn, look.skin);
    return;
  }
  if (!pose.feetTucked) paintShoe(context, body, leg, outfit.shoes, far, light, pose.turn, look.skin);
  if (bottom.kind === 'trousers' || bottom.kind === 'slim') {
    const slim = bottom.kind === 'slim';
    const pad = outfit.padding ?? 0;
    const cloth = step(tonesOf(bottom.colour), far);
    const flesh = slim
      ? legTube(leg, k, [10, 8.6, 5.9, 5, 4], [10, 8.8, 5.8, 6.8, 4])
      : legTube(
          leg,
          k,
          [10.4, 9.2 + pad, 7.2 + pad, 6.6 + pad, 6 + pad],
          [10.4, 9.4 + pad, 7.2 + pad, 7.2 + pad, 6.2 + pad],
        );
    fillModelled(context, flesh, cloth, light, { core: 3 * k });
    inside(context, flesh, () => {
      if (bottom.stripe)
        fillPath(context, legTube(leg, k, [1.2, 1, 0.9, 0.9, 0.9], [1.2, 1, 0.9, 0.9, 0.9]), bottom.stripe);
      if (look.detail > 0.1) legFolds(context, leg, k, cloth);
    });
  }
  if (bottom.kind === 'shorts') {
    const cloth = step(tonesOf(bottom.colour), far);
    const hem = between(leg.hip, leg.knee, 0.66);
    const cut = tube(
      [
        [leg.hip[0], leg.hip[1], 10.6 * k],
        [(leg.hip[0] + hem[0]) / 2, (leg.hip[1] + hem[1]) / 2, 9.8 * k],
        [hem[0], hem[1], 9.4 * k],
      ],
      'cut',
    );
    fillModelled(context, together([cut, ellipsePath(leg.hip[0], leg.hip[1], 10.4 * k)]), cloth, light, { core: 0 });
    fillCore(context, cut, cloth.shade, light, 3 * k);
  }
}

function legTube({ hip, knee, ankle }: Leg, k: number, front: readonly number[], back: readonly number[]): Path2D {
  const calf = between(knee, ankle, 0.34);
  const thigh = between(hip, knee, 0.45);
  const end = between(knee, ankle, 1.05);
  const points = [hip, thigh, knee, calf, end];
  return tube(
    points.map(([x, y], index): Joint => [x, y, (front[index] as number) * k, (back[index] as number) * k]),
    'rounded-root',
  );
}

function legFolds(context: Context, { hip, knee, ankle }: Leg, k: number, cloth: Tones): void {
  const bent = Math.abs(
    (knee[0] - hip[0]) / (Math.abs(knee[1] - hip[1]) + 1) - (ankle[0] - knee[0]) / (Math.abs(ankle[1] - knee[1]) + 1),
  );
  const strength = 0.35 + Math.min(0.4, bent * 0.4);
  const at = ([x, y]: Point, dx: number, dy: number): Point => [x + dx * k, y + dy * k];
  fillStroke(context, [at(knee, -7, 1), at(knee, -1.5, 2.2), at(knee, 3.5, 0.6)], 1.7 * k, cloth.deep, strength);
  if (bent > 0.4)
    fillStroke(context, [at(knee, -7, -3), at(knee, -2, -2), at(knee, 2, -4)], 1.4 * k, cloth.deep, strength * 0.8);
  const low = between(knee, ankle, 0.9);
  fillStroke(context, [at(low, -6, -1), at(low, 0, 1.4), at(low, 5, -0.8)], 1.5 * k, cloth.deep, 0.4);
  const high = between(hip, knee, 0.2);
  fillStroke(context, [at(high, 8, -5), at(high, 3, -1), at(high, -2, 1)], 1.6 * k, cloth.deep, 0.35);
}

/** Half-widths of a bare arm at shoulder, mid, elbow, forearm, wrist. */
const ARM = [5.5, 5, 4.1, 4.3, 2.8] as const;

export function paintArm(context: Context, skeleton: Skeleton, arm: Arm, far: boolean, look: LimbLook): void {
  const { body } = skeleton;
  const { outfit, light } = look;
  if (outfit.wings) return paintWing(context, arm, far, outfit.wings, light);
  const k = body.limb;
  const skin = skinStep(tonesOf(look.skin), far);
  const { sleeves } = outfit.top;
  const glove = outfit.gloves ? step(tonesOf(outfit.gloves), far) : undefined;
  const shape = (ease: number, until = 1, cuff = 0): Path2D => {
    const points: [Point, number][] = [
      [arm.shoulder, ARM[0] + ease * 0.6],
      [between(arm.shoulder, arm.elbow, 0.5), ARM[1] + ease],
      [arm.elbow, ARM[2] + ease],
      [between(arm.elbow, arm.wrist, 0.3), ARM[3] + ease],
      [between(arm.elbow, arm.wrist, until), ARM[4] + ease + cuff],
    ];
    return tube(points.map(([[x, y], width]): Joint => [x, y, width * k]));
  };
  if (sleeves === 'none' || sleeves === 'short') {
    fillModelled(context, shape(0), skin, light, { core: 2 * k });
  }
  if (outfit.plates) paintPlatedArm(context, skeleton, arm, far, outfit.plates, light);
  // a paw has no fingers to spread
  const hand = outfit.fur && !glove && arm.hand === 'open' ? { ...arm, hand: 'relaxed' as const } : arm;
  paintHand(context, hand, body, glove ?? skin, light, look.detail);
  if (outfit.plates) return;
  if (sleeves === 'none') return;
  const cloth = step(tonesOf(outfit.top.colour), far);
  if (outfit.fur) {
    const fur = step(tonesOf(outfit.fur), far);
    fillModelled(context, shape(1.8, 1.02, 0.6), fur, light, { core: 2.6 * k });
    return;
  }
  if (sleeves === 'short') {
    const end = between(arm.shoulder, arm.elbow, 0.62);
    const sleeve = tube(
      [
        [arm.shoulder[0], arm.shoulder[1], (ARM[0] + 0.7) * k],
        [(arm.shoulder[0] + end[0]) / 2, (arm.shoulder[1] + end[1]) / 2, (ARM[0] + 1.1) * k],
        [end[0], end[1], (ARM[0] + 1.6) * k],
      ],
      'cut',
    );
    const cap = ellipsePath(arm.shoulder[0], arm.shoulder[1], (ARM[0] + 0.6) * k);
    const whole = together([sleeve, cap]);
    fillModelled(context, whole, cloth, light);
    inside(context, whole, () => paintSleeve(context, arm, body, outfit.top, far));
    fillCore(context, sleeve, cloth.shade, light, 2.4 * k);
    return;
  }
  const wide = sleeves === 'wide';
  const sleeve = shape(0.7 + Math.min(1.3, outfit.top.ease * 0.34) + (outfit.padding ?? 0), 0.96, wide ? 5 : 0.4);
  fillModelled(context, sleeve, cloth, light, { core: 2.6 * k });
  inside(context, sleeve, () => {
    paintSleeve(context, arm, body, outfit.top, far);
    const cuff = between(arm.elbow, arm.wrist, 0.9);
    if (look.detail > 0.1) {
      const bend = bendOf(arm);
      const e = arm.elbow;
      const inner = bend >= 0 ? 1 : -1;
      fillStroke(
        context,
        [
          [e[0] + 5 * k * inner, e[1] - 3 * k],
          [e[0], e[1] - 0.6 * k],
          [e[0] - 3.4 * k * inner, e[1] + 1.4 * k],
        ],
        1.6 * k,
        cloth.deep,
        0.5,
      );
      fillStroke(
        context,
        [
          [e[0] + 5 * k * inner, e[1] + 1.5 * k],
          [e[0], e[1] + 2.4 * k],
          [e[0] - 3 * k * inner, e[1] + 4.2 * k],
        ],
        1.3 * k,
        cloth.deep,
        0.35,
      );
    }
    const angle = (arm.angle * Math.PI) / 180;
    const across: Point = [Math.cos(angle) * 7 * k, -Math.sin(angle) * 7 * k];
    fillStroke(
      context,
      [[cuff[0] - across[0], cuff[1] - across[1]], cuff, [cuff[0] + across[0], cuff[1] + across[1]]],
      1.8 * k,
      outfit.top.pattern === 'fur' ? [250, 248, 244] : cloth.deep,
      outfit.top.pattern === 'fur' ? 1 : 0.55,
    );
  });
  if (outfit.top.pattern === 'fur') {
    const cuff = between(arm.elbow, arm.wrist, 0.96);
    fillModelled(context, ellipsePath(cuff[0], cuff[1], 5.6 * k, 5 * k), step(tonesOf([250, 248, 244]), far), light);
  }
}

function bendOf({ shoulder, elbow, wrist }: Arm): number {
  return (elbow[0] - shoulder[0]) * (wrist[1] - elbow[1]) - (elbow[1] - shoulder[1]) * (wrist[0] - elbow[0]);
}
