import { css, lighten } from '../../../kit/colour.js';
import type { Context } from '../../../kit/shapes.js';
import type { Random } from '../../../kit/random.js';
import { bark, needleColour } from '../foliage.js';
import type { View } from '../../view.js';
import type { Tree } from './tree.js';

export function conifer(context: Context, view: View, { x, foot, height, depth, colour }: Tree, random: Random): void {
  const local = colour ?? needleColour(view, random);
  const side = view.air.light.side >= 0 ? 1 : -1;
  const tiers = height < view.unit * 0.06 ? 3 : height < view.unit * 0.16 ? 5 : 7;
  const half = height * random.between(0.17, 0.24);
  const lean = random.around(height * 0.012);
  const trunk = height * 0.025;
  context.fillStyle = css(view.shaded(bark, depth));
  context.fillRect(x - trunk, foot - height * 0.1, trunk * 2, height * 0.1);
  const crown = height * 0.94;
  const base = foot - height * 0.055;
  const edges = [-1, 1].map((edge) => {
    const points: [number, number][] = [];
    for (let tier = 0; tier < tiers; tier++) {
      const low = (tier + 1) / tiers;
      const reach = half * (low ** 0.9 + 0.05) * random.between(0.86, 1.1);
      const y = base - crown + crown * low;
      points.push([x + edge * reach, y - crown * 0.012 + random.around(crown * 0.008)]);
      if (tier < tiers - 1) points.push([x + edge * reach * 0.5, y - crown * 0.045]);
    }
    return points;
  });
  const top: [number, number] = [x + lean, base - crown];
  const [left, right] = edges as [[number, number][], [number, number][]];
  const trace = (points: readonly [number, number][], from: readonly [number, number]): void => {
    let [lastX, lastY] = from;
    points.forEach(([px, py], index) => {
      // boughs sweep out and droop
      if (index % 2 === 0)
        context.quadraticCurveTo(
          (lastX + px) / 2 - (px - lastX) * 0.12,
          (lastY + py) / 2 + (py - lastY) * 0.16,
          px,
          py,
        );
      else context.lineTo(px, py);
      [lastX, lastY] = [px, py];
    });
  };
  const reversed = (points: readonly [number, number][]): void => {
    for (const [px, py] of points.toReversed()) context.lineTo(px, py);
  };
  context.beginPath();
  context.moveTo(...top);
  trace(right, top);
  context.quadraticCurveTo(x, base + crown * 0.02, ...(left.at(-1) as [number, number]));
  reversed(left);
  context.closePath();
  const body = context.createLinearGradient(0, base - crown, 0, base);
  body.addColorStop(0, css(view.tone(lighten(local, 0.03), depth)));
  body.addColorStop(1, css(view.shaded(local, depth)));
  context.fillStyle = body;
  context.fill();
  const litEdge = side > 0 ? right : left;
  context.beginPath();
  context.moveTo(...top);
  trace(litEdge, top);
  context.lineTo(x + side * half * 0.1, base - crown * 0.02);
  for (let tier = tiers - 1; tier > 0; tier--) {
    const y = base - crown + (crown * tier) / tiers;
    context.lineTo(x + side * half * 0.28 * (tier / tiers), y + crown * 0.03);
    context.lineTo(x - side * half * 0.06 * (tier / tiers), y - crown * 0.05);
  }
  context.closePath();
  context.fillStyle = css(view.lit(local, depth, 1.1), 0.62);
  context.fill();
  if (height > view.unit * 0.2 && view.detail > 0.2) {
    // each tier throws a shadow on the one below
    context.fillStyle = css(view.shaded(local, depth, 1.5), 0.5);
    for (let tier = 1; tier < tiers; tier++) {
      const low = tier / tiers;
      const y = base - crown + crown * low;
      const reach = half * low * 0.72;
      context.beginPath();
      context.moveTo(x - reach, y - crown * 0.004);
      context.quadraticCurveTo(x, y + crown * 0.05, x + reach, y - crown * 0.004);
      context.quadraticCurveTo(x, y + crown * 0.012, x - reach, y - crown * 0.004);
      context.fill();
    }
  }
  if (view.snowy) {
    context.fillStyle = css(view.lit([240, 245, 255], depth, 0.5), 0.94);
    for (const [edge, points] of edges.entries()) {
      const way = edge === 0 ? -1 : 1;
      for (let index = 0; index < points.length; index += 2) {
        const [px, py] = points[index] as [number, number];
        const inner = x + (px - x) * (way === side ? 0.12 : 0.4);
        const upper = py - crown * (0.52 / tiers);
        context.beginPath();
        context.moveTo(px, py);
        context.quadraticCurveTo((px + inner) / 2 + way * half * 0.02, (py + upper) / 2 + crown * 0.006, inner, upper);
        context.quadraticCurveTo(
          (px + inner) / 2 - way * half * 0.04,
          (py + upper) / 2 + crown * ((way === side ? 0.34 : 0.2) / tiers),
          px - way * half * 0.1,
          py + crown * 0.003,
        );
        context.closePath();
        context.fill();
      }
    }
  }
}
