import type { Path2D } from '@napi-rs/canvas';
import { mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { between, ellipsePath, merge, outline, tube } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { LimbLook } from './limbs.js';
import { packOf } from './outfit.js';
import type { Outfit } from './outfit.js';
import { paintPattern } from './cloth.js';
import { paintCollar } from './collar.js';
import { hangingPath, lapOf, paintFolds } from './hanging.js';
import { paintPlatedTrunk } from './plating.js';
import { isDrawnUp, satOn } from './sat-down.js';
import type { Skeleton } from './skeleton.js';

/** The outline of the trunk in a garment that ends at the hips, or in its own fur, which has no hem. */
export function trunkPath(skeleton: Skeleton, ease: number, woman: boolean, furred = false): Path2D {
  const { trunk, trunkHalf, body, pose } = skeleton;
  const loose = (side: number, up: number, extra = 1): Point => {
    const half = trunkHalf(up);
    return trunk(side * (1 + (ease * body.limb * extra) / half), up);
  };
  const bust = woman && body.age !== 'child' && body.age !== 'baby' ? 0.12 : 0.03;
  const sat = isDrawnUp(skeleton);
  const front = 1 + bust * (0.3 + pose.turn);
  const neckHalf = (5.2 * body.limb) / trunkHalf(1);
  const knots: Knot[] = [
    trunk(-neckHalf, 1.07),
    trunk(-0.78, 1.015),
    loose(-1, 0.95, 0.5),
    loose(-0.96, 0.7, 0.7),
    loose(-1, 0.38),
    ...(furred ? [loose(-1, 0.12)] : [loose(-1, sat ? 0.14 : 0)]),
    // over a lap it lies on the thighs
    ...(furred
      ? [trunk(-0.72, -0.1), trunk(0.72, -0.1), loose(1, 0.12)]
      : sat
        ? [trunk(-0.8, 0), trunk(0, -0.06), trunk(0.6, 0.04), loose(1, 0.2)]
        : lapOf(skeleton)
          ? [loose(-0.86, -0.12), loose(0.3, -0.04), [...loose(1, 0.1), true]]
          : [[...loose(-0.98, -0.12), true], [...loose(0.98, -0.12), true], loose(1, 0)]),
    loose(1, 0.38),
    loose(front, 0.68, 0.7),
    loose(1, 0.95, 0.5),
    trunk(0.78, 1.015),
    trunk(neckHalf, 1.07),
  ].map((point) => point as unknown as Knot);
  return outline(knots);
}

/** The upper garment, down to its hem. */
export function upperPath(skeleton: Skeleton, { fur, top }: Outfit, woman: boolean): Path2D {
  const { trunk, body } = skeleton;
  const upper = trunkPath(skeleton, top.ease, woman, fur !== undefined);
  if (fur) return merge([upper, ellipsePath(...trunk(0, 0.06), body.hip * 1.12, body.hip * 0.84)]);
  if (top.hem <= 0) return upper;
  // who sits on a coat has its skirts below them, and not over the knees
  if (isCoat(top) && isDrawnUp(skeleton)) return satOn(upper, skeleton);
  return merge([upper, hangingPath(skeleton, top.hem, top.flare ?? 0.2, top.flare && top.flare > 0.8 ? 0.34 : 0.2)]);
}

/** Open before the legs. */
const isCoat = ({ hem, flare = 0.2 }: Outfit['top']): boolean => hem < 0.9 && flare < 0.8;

/** The upper garment over chest and back. */
export function paintTrunk(context: Context, skeleton: Skeleton, look: LimbLook, woman: boolean): void {
  const { outfit, light } = look;
  if (outfit.plates) return paintPlatedTrunk(context, skeleton, outfit.plates, light);
  const { top } = outfit;
  const { trunk, body, pose } = skeleton;
  const k = body.limb;
  const tones = tonesOf(top.colour);
  const path = upperPath(skeleton, outfit, woman);
  fillModelled(context, path, tones, light, { core: 4.2 * k });
  const middle = 0.1 + pose.turn * 0.62;
  inside(context, path, () => {
    if (top.hem > 0)
      paintFolds(context, skeleton, path, tones, look, top.pattern === 'fur' ? [250, 248, 244] : undefined);
    if (top.pattern)
      paintPattern(context, skeleton, top.pattern, top.accent ?? tones.deep, tones, look.detail, top.hem);
    if (top.belly && !pose.back && outfit.fur)
      fillModelled(
        context,
        ellipsePath(...trunk(middle * 0.8, 0.4), skeleton.trunkHalf(0.4) * 0.66, body.torso * 0.5),
        tonesOf(top.belly),
        light,
      );
    else if (top.belly && !pose.back)
      fillModelled(
        context,
        outline([
          trunk(middle - 0.1, 1.06),
          trunk(1.2, 0.9),
          trunk(1.3, 0.3),
          trunk(1.1, -0.2),
          trunk(middle - 0.5, -0.06),
          trunk(middle - 0.62, 0.4),
        ]),
        tonesOf(top.belly),
        light,
      );
    const buttoned = top.hem > 0.4 || (top.inner !== undefined && top.buttons !== undefined);
    if (top.inner && buttoned && !pose.back) {
      const opening = outline([
        trunk(middle - 0.2, 1.08),
        trunk(middle + 0.32, 1.06),
        trunk(middle + 0.2, 0.8),
        [...trunk(middle + 0.04, 0.52), true],
        trunk(middle - 0.1, 0.8),
      ]);
      fillModelled(context, opening, tonesOf(top.inner), light);
      const hem = path.getBounds()[3];
      const waist = trunk(middle + 0.04, 0.5);
      fillStroke(context, [waist, [waist[0], (waist[1] + hem) / 2], [waist[0] + 1, hem]], 1.5 * k, tones.deep, 0.75);
    } else if (top.inner && !pose.back) {
      const shirt = outline([
        trunk(middle - 0.16, 1.08),
        trunk(middle + 0.3, 1.06),
        trunk(middle + 0.26, 0.6),
        trunk(middle + 0.34, -0.2),
        trunk(middle - 0.28, -0.2),
        trunk(middle - 0.12, 0.5),
      ]);
      fillModelled(context, shirt, tonesOf(top.inner), light);
      fillStroke(
        context,
        [trunk(middle - 0.17, 1), trunk(middle - 0.13, 0.5), trunk(middle - 0.3, -0.16)],
        1.6 * k,
        tones.deep,
        0.7,
      );
    }
    // the chest casts a soft shade towards the waist; a fold or two pull from the hips
    softPatch(context, ...trunk(-0.6, 0.42), 9 * k, 14 * k, tones.shade, 0.32);
    softPatch(context, ...trunk(0.35, 0.78), 9 * k, 8 * k, tones.lit, 0.4);
    if (woman && body.age !== 'child' && body.age !== 'baby' && !pose.back)
      softPatch(context, ...trunk(0.5, 0.56), 8 * k, 4 * k, tones.shade, 0.3);
    // cloth is drawn into folds, fur is not
    if (look.detail > 0.1 && !outfit.fur) {
      fillStroke(context, [trunk(-1, 0.2), trunk(-0.5, 0.14), trunk(0, 0.16)], 1.6 * k, tones.deep, 0.4);
      fillStroke(context, [trunk(-1, 0.36), trunk(-0.7, 0.31), trunk(-0.3, 0.33)], 1.3 * k, tones.deep, 0.3);
      fillStroke(context, [trunk(1, 0.24), trunk(0.65, 0.2), trunk(0.4, 0.24)], 1.3 * k, tones.deep, 0.3);
      fillStroke(context, [trunk(-0.95, 0.82), trunk(-0.72, 0.72), trunk(-0.55, 0.7)], 1.4 * k, tones.deep, 0.4);
    }
    if (pose.back) {
      fillStroke(context, [trunk(0, 0.95), trunk(0.02, 0.6), trunk(0, 0.3)], 1.4 * k, tones.shade, 0.6);
      if (top.apron)
        for (const side of [-0.7, 0.6])
          fillStroke(
            context,
            [trunk(side, 1), trunk(-side * 0.4, 0.3)].flatMap((point, index, all) =>
              index === 0 ? [point, between(point, all[1] as Point, 0.5)] : [point],
            ),
            2 * k,
            top.apron,
          );
    } else {
      const apron = top.apron ?? top.bib;
      if (apron) {
        const own = tonesOf(apron);
        const bib = outline(
          [
            [...trunk(middle - 0.42, 0.72), true],
            [...trunk(Math.min(0.98, middle + 0.42), 0.72), true],
            trunk(1.1, 0.3),
            trunk(1.14, -0.2),
            trunk(-0.75, -0.2),
            trunk(-0.62, 0.3),
          ].map((knot) => knot as unknown as Knot),
        );
        fillModelled(context, bib, own, light, { core: 2 * k });
        for (const side of [middle - 0.36, Math.min(0.9, middle + 0.36)]) {
          fillStroke(context, [trunk(side, 0.7), trunk(side * 0.9, 0.86), trunk(side * 0.8, 1.04)], 2.4 * k, own.base);
        }
        if (top.bib)
          for (const side of [middle - 0.34, Math.min(0.88, middle + 0.34)])
            fillPath(context, ellipsePath(...trunk(side, 0.7), 1 * k), [226, 188, 90]);
      }
      if (look.outfit.props.includes('backpack'))
        for (const side of [middle - 0.46, Math.min(0.86, middle + 0.46)])
          fillPath(context, strapPath(skeleton, side, middle), packOf(look.outfit));
      if (top.buttons) {
        for (let up = top.inner && buttoned ? 0.46 : 0.84; up > -0.1; up -= 0.18)
          fillPath(
            context,
            ellipsePath(...trunk(middle + (top.inner ? (buttoned ? 0.14 : -0.3) : 0.02), up), 0.95 * k),
            top.buttons,
          );
        if (!top.inner)
          fillStroke(
            context,
            [trunk(middle + 0.08, 1), trunk(middle + 0.1, 0.5), trunk(middle + 0.08, -0.12)],
            0.9 * k,
            tones.deep,
            0.6,
          );
      }
      if (top.emblem) {
        fillPath(
          context,
          outline(
            [
              trunk(middle - 0.24, 0.86),
              trunk(middle + 0.24, 0.86),
              [...trunk(middle + 0.26, 0.72), false],
              [...trunk(middle, 0.52), true],
              trunk(middle - 0.26, 0.72),
            ].map((knot) => knot as unknown as Knot),
          ),
          top.emblem,
        );
      }
    }
    if (top.belt) {
      const up = 0.22;
      fillPath(
        context,
        tube([
          [...trunk(-1.2, up), 2.1 * k],
          [...trunk(0, up - 0.015), 2.1 * k],
          [...trunk(1.2, up), 2.1 * k],
        ]),
        top.belt,
      );
      if (!pose.back)
        fillPath(context, ellipsePath(...trunk(middle, up), 2 * k, 2.2 * k), mix([226, 188, 90], top.belt, 0.15));
    }
  });
  paintCollar(context, skeleton, look, tones, middle);
}

/** A strap of what is on the back: over the shoulder and round under the arm, where it leaves the front of the body. */
export function strapPath({ trunk, body }: Skeleton, side: number, middle: number): Path2D {
  const wide = 1.7 * body.limb;
  const out = side < middle ? -1.3 : 1.3;
  return tube([
    [...trunk(side, 1.12), wide],
    [...trunk(side, 0.78), wide],
    [...trunk(side + (out - side) * 0.25, 0.52), wide],
    [...trunk(out, 0.3), wide],
  ]);
}

/** Hips under a short upper garment: joins the legs. */
export function paintPelvis(context: Context, skeleton: Skeleton, colour: Rgb, look: LimbLook): void {
  const { trunk, near, far, body } = skeleton;
  const k = body.limb;
  const crotch: Point = [(near.leg.hip[0] + far.leg.hip[0]) / 2, Math.max(near.leg.hip[1], far.leg.hip[1]) + 8 * k];
  const tones = tonesOf(colour);
  const path = outline([
    trunk(-0.96, 0.1),
    trunk(-1, 0),
    [near.leg.hip[0] - 8 * k, near.leg.hip[1] + 5 * k],
    crotch,
    [far.leg.hip[0] + 8 * k, far.leg.hip[1] + 5 * k],
    trunk(1, 0),
    trunk(0.96, 0.1),
  ]);
  fillModelled(context, path, tones, look.light);
}
