import type { Drawable } from '../drawable.js';
import { css, hex, lighten } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';

const brasses: readonly Rgb[] = ['#c9963f', '#a8702f', '#8a5a33', '#d9b45f'].map(hex);
/** Where the wheels are, as shares of the width from the middle and of the height from the foot, and their size. */
const WHEELS = [
  [-0.1, 0.44, 0.13],
  [0.17, 0.3, 0.105],
  [-0.24, 0.22, 0.085],
  [0.05, 0.15, 0.075],
  [0.3, 0.48, 0.07],
  [-0.32, 0.5, 0.06],
] as const;

/** Clockwork: wheels that turn each other show on its body, below the head. */
export function geared(drawable: Drawable): Drawable {
  const posed = drawable.variant?.bind(drawable);
  return {
    ...drawable,
    ...(posed && { variant: (...told: Parameters<typeof posed>) => geared(posed(...told)) }),
    paint(context, brush) {
      drawable.paint(context, brush);
      const random = brush.random.fork('wheels');
      context.save();
      context.globalCompositeOperation = 'source-atop';
      for (const [across, up, size] of WHEELS)
        wheel(context, across * drawable.aspect, -up, size, random.pick(brasses), random.between(0, 1));
      context.restore();
    },
  };
}

function wheel(context: Context, x: number, y: number, radius: number, brass: Rgb, turn: number): void {
  const teeth = Math.max(8, Math.round(radius * 110));
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  for (const [shift, colour] of [
    [0.012, lighten(brass, -0.3)],
    [0, brass],
  ] as const) {
    context.fillStyle = css(colour);
    context.beginPath();
    for (let tooth = 0; tooth < teeth * 4; tooth++) {
      const reach = radius * (tooth % 4 < 2 ? 1 : 0.82);
      const angle = (tooth / (teeth * 4)) * Math.PI * 2;
      const [toX, toY] = [Math.cos(angle) * reach + shift, Math.sin(angle) * reach + shift];
      if (tooth === 0) context.moveTo(toX, toY);
      else context.lineTo(toX, toY);
    }
    context.closePath();
    context.fill();
  }
  for (const [share, colour] of [
    [0.66, lighten(brass, -0.2)],
    [0.58, lighten(brass, 0.08)],
    [0.22, lighten(brass, -0.28)],
    [0.1, lighten(brass, 0.2)],
  ] as const) {
    context.fillStyle = css(colour);
    context.beginPath();
    context.arc(0, 0, radius * share, 0, Math.PI * 2);
    context.fill();
  }
  context.strokeStyle = css(lighten(brass, -0.2));
  context.lineWidth = radius * 0.1;
  context.beginPath();
  for (let spoke = 0; spoke < 5; spoke++) {
    const angle = (spoke / 5) * Math.PI * 2;
    context.moveTo(Math.cos(angle) * radius * 0.22, Math.sin(angle) * radius * 0.22);
    context.lineTo(Math.cos(angle) * radius * 0.6, Math.sin(angle) * radius * 0.6);
  }
  context.stroke();
  context.restore();
}
