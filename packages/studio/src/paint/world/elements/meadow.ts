import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { blob, smoothClosed } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import type { View } from '../view.js';
import type { Keep } from './paths.js';
import { paintGroundShadow } from './ground.js';
import { besideWhatStands } from './standing-room.js';

/** Low bushes scattered over the far part of the plane. */
export function paintBushes(context: Context, view: View, top: number, colour: Rgb, count: number, keep?: Keep): void {
  const random = view.random.fork('bushes');
  const { width, height, unit, air } = view;
  const places = Array.from({ length: count }, () => ({ t: random.between(0.03, 0.3), along: random.next() })).toSorted(
    (one, other) => one.t - other.t,
  );
  for (const { t, along } of places) {
    const x = width * along;
    const y = top + (height - top) * t;
    const size = unit * (0.012 + 0.075 * t) * random.between(0.7, 1.3);
    if (keep?.(x, y) || (t > 0.14 && Math.abs(along - 0.5) < 0.24)) continue;
    const depth = 0.62 - t * 1.4;
    paintGroundShadow(context, view, x - Math.sign(air.light.side || 1) * size * 0.4, y, size * 1.1, 0.24);
    for (const [tint, shift, scale] of [
      [view.shaded(colour, depth, 1.1), 0, 1],
      [view.tone(colour, depth), 0.16, 0.8],
      [view.lit(view.snowy ? [240, 245, 255] : colour, depth, 1), 0.36, 0.46],
    ] as const) {
      context.fillStyle = css(tint);
      smoothClosed(
        context,
        blob(
          random,
          x + air.light.side * size * shift,
          y - size * (0.42 + shift * 0.7),
          size * scale,
          size * 0.62 * scale,
          9,
          0.16,
        ),
      );
      context.fill();
    }
  }
}

/** Tufts of grass over the plane, growing towards the viewer. */
export function paintTufts(context: Context, view: View, top: number, colour: Rgb, density = 1, keep?: Keep): void {
  const bottom = view.height;
  const { width, unit } = view;
  const random = view.random.fork('tufts');
  const rows = 12;
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.6) / rows;
    const y0 = top + (bottom - top) * t ** 1.5;
    const size = unit * (0.006 + 0.034 * t ** 1.3);
    const count = Math.min(30, Math.round((width / (size * 5)) * density * (0.4 + view.detail * 0.6)));
    const depth = (1 - t) * 0.6;
    const dark = css(view.shaded(colour, depth, 0.9), 0.7);
    const bright = css(view.lit(colour, depth, 1.2), 0.75);
    for (const tint of [dark, bright]) {
      context.fillStyle = tint;
      context.beginPath();
      for (let index = 0; index < count / 2; index++) {
        const x = random.next() * width;
        const y = y0 + random.around(size);
        const tall = size * random.between(0.6, 1.2);
        if (!keep?.(x, y)) blades(context, random, x, y, tall, 3);
      }
      context.fill();
    }
  }
}

/** Adds the outline of a few blades to the current path. */
export function blades(context: Context, random: Random, x: number, foot: number, size: number, count: number): void {
  for (let blade = 0; blade < count; blade++) {
    const spread = (blade - (count - 1) / 2) / Math.max(1, count);
    const lean = spread * size * 1.1 + random.around(size * 0.12);
    const tall = size * random.between(0.7, 1.1);
    const base = x + spread * size * 0.4;
    const wide = size * 0.09;
    context.moveTo(base - wide, foot);
    context.quadraticCurveTo(base + lean * 0.3 - wide, foot - tall * 0.6, base + lean, foot - tall);
    context.quadraticCurveTo(base + lean * 0.4 + wide, foot - tall * 0.5, base + wide, foot);
  }
}

const petals: readonly (readonly Rgb[])[] = [
  [
    [214, 72, 66],
    [232, 104, 84],
    [246, 206, 96],
  ],
  [
    [150, 116, 196],
    [186, 150, 214],
    [250, 222, 130],
  ],
  [
    [246, 240, 226],
    [250, 214, 92],
    [238, 158, 170],
  ],
  [
    [88, 124, 204],
    [244, 238, 228],
    [236, 134, 148],
  ],
];

/** Flowers strewn over the plane in drifts; far ones are dots, near ones have petals. */
export function paintFlowers(context: Context, view: View, top: number, density = 1, keep?: Keep): void {
  const bottom = view.height;
  const { width, unit } = view;
  const random = view.random.fork('flowers');
  const hints = view.scene.hints;
  const family = hints.length > 0 ? hints.slice(0, 3) : random.pick(petals);
  const grown = (t: number): number => unit * (0.0022 + 0.0125 * t ** 1.4);
  const shown = (y: number): number => Math.max(0, (y - top) / (bottom - top) - 0.03) ** (2 / 3);
  const small = besideWhatStands(view.scene, (y) => grown(shown(y)));
  const count = Math.min(420, Math.round((230 * density * Math.min(2, width / view.height)) / small ** 0.5));
  const drifts = Array.from({ length: 7 }, () => random.next());
  const spots = Array.from({ length: count }, () => {
    const t = random.next() ** 0.8;
    const drift = random.pick(drifts);
    return {
      t,
      x: width * (drift + random.around(0.16 + t * 0.1)),
      tint: family[Math.floor(random.next() ** 1.6 * family.length)] as Rgb,
      turn: random.next() * 6,
    };
  }).toSorted((one, other) => one.t - other.t);
  for (const { t, x, tint, turn } of spots) {
    const y = top + (bottom - top) * (0.03 + 0.97 * t ** 1.5);
    if (keep?.(x, y)) continue;
    const size = grown(t) * small;
    const depth = (1 - t) * 0.55;
    const petal = css(view.lit(tint, depth, 0.8));
    if (size < unit * 0.0055) {
      context.fillStyle = petal;
      context.fillRect(x - size, y - size * 1.2, size * 2, size * 1.5);
      continue;
    }
    context.fillStyle = css(view.shaded([84, 124, 62], depth));
    context.fillRect(x - size * 0.1, y, size * 0.22, size * 3);
    context.fillStyle = petal;
    context.beginPath();
    for (let leaf = 0; leaf < 5; leaf++) {
      const angle = turn + (leaf / 5) * Math.PI * 2;
      const px = x + Math.cos(angle) * size * 0.62;
      const py = y + Math.sin(angle) * size * 0.46;
      context.moveTo(px + size * 0.5, py);
      context.ellipse(px, py, size * 0.5, size * 0.4, 0, 0, Math.PI * 2);
    }
    context.fill();
    context.fillStyle = css(view.tone([248, 214, 110], depth));
    context.beginPath();
    context.ellipse(x, y, size * 0.3, size * 0.24, 0, 0, Math.PI * 2);
    context.fill();
  }
}

/** Tall grass along the lower edge, before everything else. */
export function paintForegroundGrass(context: Context, view: View, colour: Rgb, tall = 0.09): void {
  const { width, height, unit } = view;
  const random = view.random.fork('foreground grass');
  const clumps = Math.min(60, Math.ceil(width / (unit * 0.035)));
  for (const [pass, tint] of [view.shaded(colour, 0, 1.5), view.shaded(colour, 0, 0.8), view.tone(colour)].entries()) {
    context.fillStyle = css(tint);
    for (let clump = 0; clump < clumps; clump++) {
      const along = (clump + random.next()) / clumps;
      // higher towards the corners, so that the middle stays open
      const frame = 0.3 + 0.7 * Math.min(1, Math.abs(along - 0.5) * 2) ** 1.6;
      const size = unit * tall * frame * random.between(0.55, 1.1) * (1 - pass * 0.18);
      context.beginPath();
      blades(context, random, along * width, height + unit * 0.01, size, 5);
      context.fill();
    }
  }
}
