import { css, lighten } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { leafColour, needleColour } from './foliage.js';
import type { View } from '../view.js';
import type { TreeKind } from './tree-forms/tree.js';
import { paintTree } from './trees.js';

export interface TreeLine {
  readonly name: string;
  readonly kinds: readonly TreeKind[];
  /** Foot of a tree at a place across the picture, 0 to 1. */
  foot(along: number): number;
  readonly height: number;
  readonly depth: number;
  readonly count: number;
  /** 0 evenly spread … 1 in clumps. */
  readonly clumped?: number;
  /** Keeps trees away from here, 0 to 1 across. */
  readonly gap?: readonly [from: number, to: number];
}

/** A row of trees at one depth. */
export function paintTreeLine(context: Context, view: View, line: TreeLine): void {
  if (!view.allowed('trees')) return;
  const random = view.random.fork(line.name);
  const places = Array.from({ length: Math.min(120, line.count) }, (_, index) => {
    const even = (index + random.next()) / line.count;
    const clump = Math.floor(even * 5) / 5 + random.next() ** 2 * 0.12;
    const along = even + (clump - even) * (line.clumped ?? 0);
    return { along, own: random.fork(index), scale: random.between(0.66, 1.15), kind: random.pick(line.kinds) };
  }).toSorted((one, other) => one.scale - other.scale);
  for (const { along, own, scale, kind } of places) {
    if (line.gap && along > line.gap[0] && along < line.gap[1]) continue;
    paintTree(
      context,
      view,
      {
        kind,
        x: along * view.width,
        foot: line.foot(along) + line.height * 0.02,
        height: line.height * scale,
        depth: line.depth,
      },
      own,
    );
  }
}

/** A far wood as one mass: a lumpy or toothed silhouette with a lighter upper edge. */
export function paintWoodEdge(
  context: Context,
  view: View,
  options: {
    name: string;
    foot: (along: number) => number;
    height: number;
    depth: number;
    conifer: boolean;
    gap?: readonly [number, number];
  },
): void {
  if (!view.allowed('trees')) return;
  const random = view.random.fork(options.name);
  const local = options.conifer ? needleColour(view, random) : leafColour(view, random);
  const { width } = view;
  const step = options.height * (options.conifer ? 0.34 : 0.6);
  const passes = [
    { scale: 1, tint: view.tone(local, Math.min(1, options.depth + 0.08)) },
    { scale: 0.72, tint: view.shaded(local, options.depth, 0.7) },
  ];
  for (const { scale, tint } of passes) {
    let x = -step;
    while (x < width + step) {
      const along = x / width;
      const tall = options.height * scale * random.between(0.62, 1.12);
      const wide = step * random.between(0.8, 1.2);
      const skipped = options.gap && along > options.gap[0] && along < options.gap[1];
      const foot = options.foot(Math.min(1, Math.max(0, along)));
      if (!skipped) {
        context.fillStyle = css(lighten(tint, random.around(0.012)));
        context.beginPath();
        if (options.conifer) {
          context.moveTo(x, foot - tall);
          context.lineTo(x + wide * 0.62, foot + 2);
          context.lineTo(x - wide * 0.62, foot + 2);
          context.closePath();
        } else {
          context.ellipse(x, foot - tall * 0.45, wide * 0.75, tall * 0.52, 0, 0, Math.PI * 2);
          context.rect(x - wide * 0.6, foot - tall * 0.45, wide * 1.2, tall * 0.45 + 2);
        }
        context.fill();
        if (view.snowy && options.conifer) {
          context.fillStyle = css(view.lit([240, 245, 255], options.depth, 0.4), 0.75);
          context.beginPath();
          context.moveTo(x, foot - tall);
          context.lineTo(x + wide * 0.22, foot - tall * 0.62);
          context.lineTo(x, foot - tall * 0.72);
          context.lineTo(x - wide * 0.22, foot - tall * 0.62);
          context.closePath();
          context.fill();
        }
      }
      x += step * random.between(0.5, 0.9);
    }
  }
}
