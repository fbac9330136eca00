import type { Drawable } from '../drawable.js';

/** Head down: its roof or its back is on the ground. */
export function upsideDown(drawable: Drawable): Drawable {
  const { top: _top, seat: _seat, hand: _hand, head: _head, ...rest } = drawable;
  // a variety of it would stand upright again
  delete rest.variant;
  return {
    ...rest,
    floats: false,
    paint(context, brush) {
      context.save();
      context.translate(0, -1);
      context.rotate(Math.PI);
      // it still faces where it faced
      context.scale(-1, 1);
      drawable.paint(context, { ...brush, light: { ...brush.light, height: -brush.light.height } });
      context.restore();
    },
  };
}

/** Lines that go around what turns, behind it and before it. */
export function spinning(drawable: Drawable): Drawable {
  const half = drawable.aspect / 2;
  return {
    ...drawable,
    overhang: Math.max(drawable.overhang ?? 0.05, half * 0.35 + 0.08),
    paint(context, brush) {
      const arcs = (from: number, to: number): void => {
        context.lineCap = 'round';
        for (const [index, at] of [-0.12, -0.36, -0.62].entries()) {
          const reach = half * (1.22 - index * 0.07);
          context.lineWidth = 0.024 - index * 0.004;
          context.strokeStyle = `rgba(255,255,255,${0.85 - index * 0.12})`;
          context.beginPath();
          context.ellipse(0, at, reach, reach * 0.2 + 0.03, 0, from + index * 0.3, to + index * 0.3);
          context.stroke();
        }
      };
      context.save();
      arcs(Math.PI * 1.12, Math.PI * 1.8);
      context.restore();
      context.save();
      drawable.paint(context, brush);
      context.restore();
      context.save();
      arcs(Math.PI * 0.1, Math.PI * 0.52);
      arcs(Math.PI * 0.62, Math.PI * 0.8);
      context.restore();
    },
  };
}

/** Where the air streaks behind what goes fast: its height, how far back it begins, and how long it is. */
const STREAKS: readonly (readonly [y: number, from: number, long: number])[] = [
  [-0.86, 0.3, 0.34],
  [-0.66, 0.06, 0.5],
  [-0.46, 0.12, 0.36],
  [-0.27, 0.02, 0.56],
  [-0.1, 0.1, 0.4],
];

/** What is narrower than this stands upright: it rises, and nothing streams away at its side. */
const UPRIGHT = 0.75;

/** Streaks of air and a little dust behind what goes fast. */
export function speeding(drawable: Drawable): Drawable {
  if (drawable.aspect < UPRIGHT) return drawable;
  const half = drawable.aspect / 2;
  const reach = Math.min(0.6, half * 0.7);
  return {
    ...drawable,
    overhang: Math.max(drawable.overhang ?? 0.05, reach + 0.1),
    paint(context, brush) {
      context.save();
      for (const [x, y, radius, seen] of [
        [0.02, -0.07, 0.08, 0.5],
        [0.14, -0.05, 0.065, 0.4],
        [0.26, -0.06, 0.05, 0.3],
        [0.36, -0.04, 0.035, 0.24],
      ] as const) {
        context.fillStyle = `rgba(226,218,204,${seen})`;
        context.beginPath();
        context.ellipse(-half - x * reach * 1.6, y, radius * 1.3, radius, 0, 0, Math.PI * 2);
        context.fill();
      }
      context.lineCap = 'round';
      for (const [index, [y, from, long]] of STREAKS.entries()) {
        context.lineWidth = 0.032 - (index % 2) * 0.01;
        context.strokeStyle = `rgba(255,255,255,${0.85 - (index % 2) * 0.2})`;
        context.beginPath();
        context.moveTo(-half + (0.1 - from) * reach, y);
        context.lineTo(-half + (0.1 - from - long) * reach, y);
        context.stroke();
      }
      context.restore();
      drawable.paint(context, brush);
    },
  };
}
