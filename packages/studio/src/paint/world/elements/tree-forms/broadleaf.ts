import { css } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { blob, smoothClosed } from '../../../kit/shapes.js';
import type { Context } from '../../../kit/shapes.js';
import type { Random } from '../../../kit/random.js';
import { bark, leafColour } from '../foliage.js';
import type { View } from '../../view.js';
import type { Tree } from './tree.js';

/** A crown of leaf masses: dark below, the own colour between, light towards the sun. */
export function broadleaf(context: Context, view: View, tree: Tree, random: Random): void {
  const { x, foot, height, depth } = tree;
  const local = tree.colour ?? leafColour(view, random);
  const side = view.air.light.side;
  const white = tree.kind === 'birch';
  const trunkColour: Rgb = white ? [222, 216, 206] : bark;
  const width = height * random.between(0.26, 0.34) * (white ? 0.72 : 1);
  const middle = foot - height * (white ? 0.6 : 0.62);
  const trunk = height * (white ? 0.02 : 0.034);
  const lean = random.around(height * 0.03);
  const trunkPaint = context.createLinearGradient(x - trunk, 0, x + trunk, 0);
  trunkPaint.addColorStop(side >= 0 ? 1 : 0, css(view.lit(trunkColour, depth)));
  trunkPaint.addColorStop(side >= 0 ? 0 : 1, css(view.shaded(trunkColour, depth)));
  context.fillStyle = trunkPaint;
  context.beginPath();
  context.moveTo(x - trunk * 1.5, foot);
  context.quadraticCurveTo(x - trunk * 0.6, foot - height * 0.1, x - trunk * 0.5 + lean, middle);
  context.lineTo(x + trunk * 0.5 + lean, middle);
  context.quadraticCurveTo(x + trunk * 0.6, foot - height * 0.1, x + trunk * 1.5, foot);
  context.fill();
  const small = height < view.unit * 0.06;
  const crown = small ? 4 : 12;
  const masses = Array.from({ length: crown }, (_, index) => {
    // a sunflower spiral fills the crown evenly
    const angle = index * 2.399 + random.between(-0.25, 0.25);
    const reach = Math.sqrt((index + 0.3) / crown) * 0.78;
    return {
      x: x + lean + Math.cos(angle) * width * reach,
      y: middle - height * 0.02 + Math.sin(angle) * height * 0.27 * reach,
      size: width * random.between(small ? 0.42 : 0.3, small ? 0.6 : 0.42),
    };
  }).toSorted((one, other) => one.y - other.y);
  const dark = view.shaded(local, depth, 1.15);
  const tone = view.tone(local, depth);
  const bright = view.lit(local, depth, 1.1);
  const lumps = small ? 6 : 11;
  for (const [tint, shift, scale] of [
    [dark, 0, 1],
    [tone, 0.2, 0.84],
    [bright, 0.42, 0.46],
  ] as const) {
    context.fillStyle = css(tint);
    for (const mass of masses) {
      if (shift > 0.3 && (mass.y > middle + height * 0.1 || (mass.x - x - lean) * side < -width * 0.45)) continue;
      const cx = mass.x + side * mass.size * shift;
      const cy = mass.y - mass.size * shift * 0.9;
      smoothClosed(context, blob(random, cx, cy, mass.size * scale, mass.size * scale * 0.86, lumps, 0.15));
      context.fill();
    }
  }
  if (!small && view.detail > 0.2) dapple(context, view, masses, tone, bright, height, random.fork('detail'));
}

/** Small leaf marks over the edges of the leaf masses. */
function dapple(
  context: Context,
  view: View,
  masses: readonly { x: number; y: number; size: number }[],
  tone: Rgb,
  bright: Rgb,
  height: number,
  random: Random,
): void {
  const count = Math.min(90, Math.round((height / view.unit) * 170 * view.detail));
  const size = Math.max(0.8, height * 0.0085);
  for (let index = 0; index < count; index++) {
    const mass = random.pick(masses);
    const angle = random.between(0, Math.PI * 2);
    const reach = random.between(0.55, 1.04) * mass.size;
    const up = Math.sin(angle) < 0.1;
    context.fillStyle = css(up && random.chance(0.6) ? bright : tone);
    context.beginPath();
    context.ellipse(
      mass.x + Math.cos(angle) * reach,
      mass.y + Math.sin(angle) * reach * 0.86,
      size * random.between(0.8, 1.8),
      size * random.between(0.6, 1),
      angle,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

export function poplar(context: Context, view: View, { x, foot, height, depth, colour }: Tree, random: Random): void {
  const local = colour ?? leafColour(view, random);
  const half = height * random.between(0.09, 0.12);
  const side = view.air.light.side >= 0 ? 1 : -1;
  context.fillStyle = css(view.shaded(bark, depth));
  context.fillRect(x - height * 0.012, foot - height * 0.12, height * 0.024, height * 0.12);
  const flame = (scale: number, shift: number): void => {
    context.beginPath();
    context.moveTo(x, foot - height);
    context.bezierCurveTo(
      x + half * scale + shift,
      foot - height * 0.72,
      x + half * 1.25 * scale + shift,
      foot - height * 0.2,
      x + shift,
      foot - height * 0.06,
    );
    context.bezierCurveTo(
      x - half * 1.25 * scale + shift,
      foot - height * 0.2,
      x - half * scale + shift,
      foot - height * 0.72,
      x,
      foot - height,
    );
    context.fill();
  };
  context.fillStyle = css(view.shaded(local, depth));
  flame(1, 0);
  context.fillStyle = css(view.tone(local, depth));
  flame(0.78, side * half * 0.2);
  context.fillStyle = css(view.lit(local, depth), 0.75);
  flame(0.4, side * half * 0.42);
}
