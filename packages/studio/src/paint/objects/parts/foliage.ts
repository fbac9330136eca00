import { mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Point } from '../../kit/shapes.js';
import type { Pen } from './pen.js';
import { faint, snow, tone } from './tone.js';

export interface Cluster {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** One leaf, its stem at the origin, its tip at (length, 0) before the turn. */
export function paintLeaf(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  colour: Rgb,
): void {
  pen.at(
    x,
    y,
    () => {
      pen.shape(
        `M0 0C${length * 0.3} ${-width * 0.75} ${length * 0.72} ${-width * 0.6} ${length} 0C${length * 0.72} ${width * 0.6} ${length * 0.3} ${width * 0.75} 0 0Z`,
        tone(colour, 0.3),
      );
      pen.shape(`M0 0C${length * 0.3} ${width * 0.75} ${length * 0.72} ${width * 0.6} ${length} 0Z`, tone(colour, -1));
    },
    1,
    1,
    turn,
  );
}

/** A round outline scalloped by leaves. Points for `Pen.smooth`. */
function leafy(random: Random, x: number, y: number, radiusX: number, radiusY: number, depth: number): Point[] {
  const lobes = 26;
  const phase = random.between(0, 6);
  return Array.from({ length: lobes }, (_, index): Point => {
    const angle = (index / lobes) * Math.PI * 2 + random.around(0.04);
    const sway = Math.sin(angle * 3 + phase) * 0.05;
    const reach = 1 + sway + (index % 2 ? depth : -depth) * random.between(0.5, 1.2);
    return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach];
  });
}

/** Leaves massed into clusters: dark within, light on the side of the sun, a fringe of single leaves. */
export function paintFoliage(pen: Pen, clusters: readonly Cluster[], colour: Rgb, random: Random): void {
  const { light } = pen.brush;
  const left = Math.min(...clusters.map(({ x, radius }) => x - radius));
  const right = Math.max(...clusters.map(({ x, radius }) => x + radius));
  const top = Math.min(...clusters.map(({ y, radius }) => y - radius));
  const bottom = Math.max(...clusters.map(({ y, radius }) => y + radius));
  const middle = (left + right) / 2;
  const height = bottom - top;
  // the mass in shadow
  for (const { x, y, radius } of clusters)
    pen.smooth(
      leafy(random, x, y, radius * 0.98, radius * 0.93, 0.075),
      pen.down(top, bottom, tone(colour, -1.3), tone(colour, -2.7)),
    );
  // each cluster catches the light by where it is in the crown
  clusters.forEach(({ x, y, radius }) => {
    const side = ((x - middle) / Math.max(0.01, right - left)) * light.side * 2;
    const up = 1 - (y - top) / height;
    const steps = -0.9 + side * 0.9 + up * 1.5;
    const shiftX = light.side * radius * 0.12;
    const shiftY = -radius * (0.1 + light.height * 0.08);
    pen.smooth(
      leafy(random, x + shiftX, y + shiftY, radius * 0.84, radius * 0.76, 0.09),
      pen.down(y - radius, y + radius, tone(colour, steps + 0.5), tone(colour, steps - 0.8)),
    );
    pen.smooth(
      leafy(random, x + shiftX * 2.6, y + shiftY * 2.2, radius * 0.54, radius * 0.44, 0.16),
      faint(tone(mix(colour, [236, 214, 96], 0.18), steps + 1.2), 0.75),
    );
    if (pen.brush.snowy) pen.smooth(leafy(random, x, y - radius * 0.56, radius * 0.72, radius * 0.32, 0.1), snow);
  });
  paintLeafDabs(pen, clusters, colour, random);
}

function paintLeafDabs(pen: Pen, clusters: readonly Cluster[], colour: Rgb, random: Random): void {
  const perCluster = pen.count(5, 16);
  const dabs = random.fork('dabs');
  for (const [steps, share] of [
    [-2, 0.35],
    [1.5, 1],
  ] as const) {
    const { context } = pen;
    context.beginPath();
    for (const { x, y, radius } of clusters) {
      const size = radius * 0.085;
      for (let index = 0; index < perCluster * share; index++) {
        const angle = dabs.between(0, Math.PI * 2);
        const reach = 0.35 + Math.sqrt(dabs.next()) * 0.65;
        const dabX = x + Math.cos(angle) * radius * reach;
        const dabY = y + Math.sin(angle) * radius * 0.9 * reach;
        const lit = (dabX - x) * pen.brush.light.side - (dabY - y);
        if (steps > 0 === lit > 0) {
          context.moveTo(dabX + size * 1.3, dabY);
          context.ellipse(dabX, dabY, size * 1.3, size * 0.7, dabs.between(-0.9, 0.9), 0, Math.PI * 2);
        } else dabs.next();
      }
    }
    context.fillStyle = faint(tone(colour, steps), 0.7);
    context.fill();
  }
}
