import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { fillStroke } from './modelling.js';
import { outline } from './outline.js';

export interface EyeLook {
  readonly iris: Rgb;
  readonly lid: Rgb;
  readonly asleep: boolean;
  /** Slant in radians; positive lifts the outer (left) corner. */
  readonly slant?: number;
  /** 'slit' for cats, foxes and reptiles. */
  readonly pupil?: 'round' | 'slit' | 'wide';
  /** Where it looks: −1 left … 1 right. */
  readonly gaze?: number;
  readonly white?: Rgb;
}

const DARK: Rgb = [28, 24, 32];

/** Sheets on which somebody without eyes is being painted. */
const eyeless = new WeakSet<Context>();

/** Paints somebody who has no eyes: whichever painter it is, they stay away. */
export function withoutEyes(context: Context, paint: () => void): void {
  eyeless.add(context);
  try {
    paint();
  } finally {
    eyeless.delete(context);
  }
}

/** An eye with lid, iris, pupil and catchlight; asleep, a soft downward curve. */
export function paintEye(context: Context, x: number, y: number, size: number, look: EyeLook): void {
  if (eyeless.has(context)) return;
  const { iris, lid, asleep, slant = 0, pupil = 'round', gaze = 0.25 } = look;
  context.save();
  context.translate(x, y);
  context.rotate(slant);
  if (asleep) {
    fillStroke(
      context,
      [
        [-size, -size * 0.1],
        [-size * 0.4, size * 0.42],
        [size * 0.4, size * 0.42],
        [size, -size * 0.1],
      ],
      size * 0.62,
      lid,
    );
    context.restore();
    return;
  }
  const almond = outline([
    [-size * 1.25, size * 0.12, true],
    [-size * 0.35, -size * 0.82],
    [size * 0.55, -size * 0.74],
    [size * 1.2, size * 0.18, true],
    [size * 0.35, size * 0.78],
    [-size * 0.5, size * 0.72],
  ]);
  context.fillStyle = css(lid);
  context.fill(almond);
  context.clip(almond);
  if (look.white) {
    context.fillStyle = css(look.white);
    context.beginPath();
    context.ellipse(0, size * 0.12, size * 1.1, size * 0.66, 0, 0, Math.PI * 2);
    context.fill();
  }
  const cx = gaze * size * 0.3;
  context.fillStyle = css(iris);
  context.beginPath();
  context.ellipse(cx, size * 0.06, size * 0.74, size * 0.7, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(lighten(iris, 0.12));
  context.beginPath();
  context.ellipse(cx, size * 0.3, size * 0.5, size * 0.34, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(DARK);
  context.beginPath();
  const wide = pupil === 'slit' ? 0.2 : pupil === 'wide' ? 0.6 : 0.44;
  context.ellipse(cx, size * 0.04, size * wide, size * (pupil === 'slit' ? 0.6 : wide), 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = 'rgba(255,255,255,0.95)';
  context.beginPath();
  context.ellipse(cx + size * 0.26, -size * 0.26, size * 0.22, size * 0.22, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
}
