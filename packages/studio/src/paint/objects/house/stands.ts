import type { Brush, Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import { tone } from '../parts/tone.js';

/** What holds up a thing that cannot stand by itself. */
export type StandKind = 'form' | 'easel' | 'rail';

/** Metres of the whole: a tailor's form, an easel, a clothes rail; and how far each is above what it holds. */
const TALL: Readonly<Record<StandKind, number>> = { form: 1.5, easel: 1.65, rail: 1.5 };
const LEAST_BELOW = 0.4;
/** How much of the whole is above the thing, as a share. */
const HEAD: Readonly<Record<StandKind, number>> = { form: 0.045, easel: 0.06, rail: 0.13 };
/** How wide each is at least, in its own heights. */
const LEAST_WIDE: Readonly<Record<StandKind, number>> = { form: 0.36, easel: 0.56, rail: 0.78 };
const wood = hex('#a8764a');

/** How tall a stand with a thing is, in metres, how much of that is the thing, and where its foot is, in heights of the whole. */
export function heldBy(
  { height }: Pick<Drawable, 'height'>,
  kind: StandKind,
): { readonly tall: number; readonly share: number; readonly foot: number } {
  const tall = Math.max(TALL[kind], height + LEAST_BELOW);
  const share = Math.min(0.8, height / tall);
  return { tall, share, foot: -1 + HEAD[kind] + share };
}

/** The same thing on a stand: a jacket on a tailor's form, trousers on a rail, a painting on an easel. */
export function onStand(drawable: Drawable, kind: StandKind): Drawable {
  const { tall, share, foot } = heldBy(drawable, kind);
  const aspect = Math.max(drawable.aspect * share, LEAST_WIDE[kind]);
  const result: Drawable = {
    concept: drawable.concept,
    kind: drawable.kind,
    habitat: 'ground',
    height: tall,
    aspect,
    mirrors: drawable.mirrors ?? true,
    variant: () => result,
    paint(context, brush) {
      if (kind === 'form') paintForm(context, brush, foot);
      else if (kind === 'rail') paintRail(context, brush, (drawable.aspect * share) / 2);
      else paintEasel(context, brush, foot, (drawable.aspect * share) / 2);
      context.save();
      context.translate(0, foot);
      context.scale(share, share);
      drawable.paint(context, brush);
      context.restore();
      if (kind === 'easel') paintRest(context, brush, foot, (drawable.aspect * share) / 2);
    },
  };
  return result;
}

/** Metres of a bucket of cut flowers, and how much of that is the bucket. */
const [BUNCH, BUCKET] = [0.85, 0.42];

/** Flowers as they are sold: cut, several of them in a bucket. */
export function inBucket(flower: Drawable): Drawable {
  const aspect = 0.78;
  const result: Drawable = {
    concept: flower.concept,
    kind: flower.kind,
    habitat: 'ground',
    height: BUNCH,
    aspect,
    overhang: 0.1,
    variant: () => result,
    paint(context, brush) {
      const pen = createPen(context, brush);
      for (const [x, turn, tall] of [
        [-0.05, -0.3, 0.72],
        [0.05, 0.3, 0.74],
        [0, 0, 0.84],
      ] as const) {
        context.save();
        context.translate(x, -0.12);
        context.rotate(turn);
        context.scale(tall, tall);
        flower.paint(context, brush);
        context.restore();
      }
      const tin = hex('#9fb0b8');
      pen.shape(`M-0.21 ${-BUCKET}L0.21 ${-BUCKET}L0.165 0L-0.165 0Z`, pen.roll(tin, -0.21, 0.21));
      pen.box(-0.222, -BUCKET - 0.012, 0.444, 0.034, pen.roll(tone(tin, 1), -0.22, 0.22), 0.012);
      pen.box(-0.196, -BUCKET * 0.55, 0.392, 0.016, tone(tin, -1.2));
    },
  };
  return result;
}

/** How high a block with a hole is, how far the tip of what it holds is above the table, and how wide it is at least. */
const [BLOCK, RAISED, BLOCK_WIDE] = [0.24, 0.08, 0.3];

/** What would balance on its tip, an ice cream cone, in the hole of a wooden block. */
export function inBlock(cone: Drawable, high = BLOCK): Drawable {
  const whole = 1 + RAISED;
  const wide = Math.max(BLOCK_WIDE, cone.aspect * 0.62);
  const result: Drawable = {
    ...cone,
    height: cone.height * whole,
    aspect: Math.max(cone.aspect, wide) / whole,
    variant: () => result,
    paint(context, brush) {
      context.scale(1 / whole, 1 / whole);
      const pen = createPen(context, brush);
      const half = wide / 2;
      pen.oval(0, -high, half, half * 0.3, tone(wood, 1));
      pen.oval(0, -high, half * 0.55, half * 0.15, tone(wood, -2.4));
      context.save();
      context.beginPath();
      context.rect(-2, -3, 4, 3 - high + half * 0.14);
      context.clip();
      context.translate(0, -RAISED);
      cone.paint(context, brush);
      context.restore();
      const side = half * 0.3;
      pen.shape(
        `M${-half} ${-high}A${half} ${side} 0 0 0 ${half} ${-high}L${half} ${-side}A${half} ${side} 0 0 1 ${-half} ${-side}Z`,
        pen.roll(wood, -half, half),
      );
    },
  };
  return result;
}

/** How far above the ground a stand for an instrument holds it, in its own heights. */
const CRADLE = 0.07;

/** The feet of a stand are no farther apart than this, in the heights of what is on it. */
const WIDEST = 0.5;

/** A guitar or a violin that nobody plays, a mirror or a map that hangs nowhere, on its stand. */
export function onCradle(instrument: Drawable): Drawable {
  const whole = 1 + CRADLE;
  const wide = instrument.aspect;
  const result: Drawable = {
    ...instrument,
    height: instrument.height * whole,
    aspect: (wide * 1.08) / whole,
    variant: () => result,
    paint(context, brush) {
      context.scale(1 / whole, 1 / whole);
      const pen = createPen(context, brush);
      const [half, bar] = [Math.min(WIDEST, wide * 0.5), 0.016];
      const metal = hex('#3b3d44');
      // its legs behind, and the arms before us on which it rests
      pen.strokes(
        [-1, 1].map((side) => [
          [0, -0.5],
          [half * side, -bar],
        ]),
        bar,
        metal,
      );
      context.save();
      context.translate(0, -CRADLE);
      instrument.paint(context, brush);
      context.restore();
      for (const side of [-1, 1]) {
        const x = half * 0.52 * side;
        const arm = [x, -CRADLE] as const;
        pen.strokes(
          [
            [[x, -CRADLE - 0.05], arm],
            [arm, [half * 0.8 * side, -bar / 2]],
          ],
          bar * 1.2,
          tone(metal, 0.6),
        );
      }
    },
  };
  return result;
}

/** The neck of a form above its garment, its pole and its three feet below. */
function paintForm(context: Context, brush: Brush, foot: number): void {
  const pen = createPen(context, brush);
  const linen = hex('#d8c6a4');
  for (const [x, y] of [
    [-0.17, -0.012],
    [0.17, -0.012],
    [0.03, -0.03],
  ] as const)
    pen.limb([0, -0.1], [x, y], 0.03, 0.024, tone(wood, x > 0.1 ? 0.3 : -1));
  pen.box(-0.017, foot - 0.06, 0.034, -foot - 0.02, pen.roll(wood, -0.017, 0.017), 0.008);
  pen.box(-0.05, -0.975, 0.1, 0.12, pen.roll(linen, -0.05, 0.05), 0.02);
  pen.oval(0, -0.978, 0.052, 0.02, tone(wood, 0.5));
}

/** Two posts and a bar, and the hanger whose clips hold a waistband. */
function paintRail(context: Context, brush: Brush, half: number): void {
  const pen = createPen(context, brush);
  const steel = hex('#8a9099');
  for (const side of [-1, 1] as const) {
    pen.limb([side * 0.36 - 0.05, -0.012], [side * 0.36 + 0.05, -0.012], 0.024, 0.024, tone(wood, -1));
    pen.box(side * 0.36 - 0.013, -0.985, 0.026, 0.975, pen.roll(wood, side * 0.36 - 0.013, side * 0.36 + 0.013), 0.01);
  }
  pen.box(-0.385, -1, 0.77, 0.026, pen.down(-1, -0.974, tone(wood, 0.8), tone(wood, -0.8)), 0.012);
  pen.outline('M0 -0.905V-0.945Q0 -0.966 0.018 -0.966Q0.036 -0.966 0.034 -0.985', 0.011, steel);
  const wide = Math.max(0.08, half * 0.6);
  pen.box(-wide, -0.912, wide * 2, 0.016, tone(steel, 0.4), 0.008);
  for (const side of [-1, 1] as const) pen.box(side * wide * 0.82 - 0.014, -0.915, 0.028, 0.06, tone(steel, -1), 0.006);
}

function paintEasel(context: Context, brush: Brush, foot: number, half: number): void {
  const pen = createPen(context, brush);
  pen.limb([0, -0.96], [0.05, -0.05], 0.03, 0.03, tone(wood, -1.8));
  const out = Math.min(0.27, half * 0.9 + 0.06);
  pen.limb([-0.05, -0.98], [-out, -0.014], 0.036, 0.036, tone(wood, -0.3));
  pen.limb([0.05, -0.98], [out, -0.014], 0.036, 0.036, tone(wood, 0.4));
  pen.box(-0.02, -1, 0.04, foot + 1, pen.roll(wood, -0.02, 0.02), 0.008);
}

/** The ledge that a picture rests on. */
function paintRest(context: Context, brush: Brush, foot: number, half: number): void {
  const pen = createPen(context, brush);
  const wide = Math.max(0.2, half * 0.9);
  pen.box(-wide, foot - 0.004, wide * 2, 0.035, pen.down(foot, foot + 0.035, tone(wood, 0.9), tone(wood, -0.8)), 0.008);
}
