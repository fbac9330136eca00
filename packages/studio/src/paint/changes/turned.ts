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
