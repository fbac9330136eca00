import { css, lighten, type Rgb } from '../../paint/kit/colour.js';
import type { Context, Point } from '../../paint/kit/shapes.js';
import { onHead, type Fitting, type Wear } from './wear.js';

/** Half the distance of the pupils, in units. */
export function halfGap({ anatomy }: Fitting): number {
  return (
    Math.hypot(anatomy.rightEye[0] - anatomy.leftEye[0], anatomy.rightEye[1] - anatomy.leftEye[1]) / 2 / anatomy.unit
  );
}

/** A lens before each eye, as the head is turned: the farther one is narrower. */
interface Lens {
  readonly x: number;
  readonly y: number;
  /** Half its width, in units. */
  readonly half: number;
  /** −1 for the picture's left. */
  readonly side: -1 | 1;
}

/** What is seen of an arm, in units. */
const ARM = 0.14;

/** Draws arms and bridge, then each lens. `size` is half a lens's width against half the distance of the pupils. */
function lenses(fitting: Fitting, size: number, rim: number, lens: (lens: Lens) => void): void {
  const { context, colour, anatomy } = fitting;
  const { points, leftEye, rightEye } = anatomy;
  const [bridgeX, bridgeY] = headPoint(fitting, points[27]!);
  const eyes = [headPoint(fitting, leftEye), headPoint(fitting, rightEye)];
  const gap = halfGap(fitting);
  const both = eyes.map(([x, y], index): Lens => {
    // Half of how a turned head narrows it: glasses stand before the face.
    const turned = Math.min(1.2, Math.max(0.72, (1 + Math.abs(x - bridgeX) / gap) / 2));
    return { x, y: y + 0.03, half: gap * size * turned, side: index === 0 ? -1 : 1 };
  });
  const [left, right] = both as [Lens, Lens];
  onHead(fitting, () => {
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = css(colour);
    context.lineWidth = rim * 1.1;
    // Bridge and arms first, so that the rims lie over their ends.
    context.beginPath();
    context.moveTo(left.x + left.half * 0.94, left.y - 0.06);
    context.quadraticCurveTo((left.x + right.x) / 2, bridgeY - 0.14, right.x - right.half * 0.94, right.y - 0.06);
    for (const { x, y, half, side } of both) {
      const [earX] = headPoint(fitting, points[side === -1 ? 0 : 16]!);
      if ((earX - x) * side < half) continue;
      context.moveTo(x + side * half * 0.97, y - 0.1);
      // Further back it is under the hair.
      context.lineTo(x + side * Math.min((earX - x) * side, half + ARM), y - 0.07);
    }
    context.stroke();
    for (const one of both) lens(one);
  });
}

/** Where a point of the sheet lies in the head's frame. */
function headPoint({ anatomy: { eyes, lean, unit } }: Fitting, [x, y]: Point): Point {
  const [right, below] = [(x - eyes[0]) / unit, (y - eyes[1]) / unit];
  const [across, down] = [Math.cos(lean), Math.sin(lean)];
  return [right * across + below * down, below * across - right * down];
}

/** Flat above, round below, a little higher towards the temple. */
function lensPath(context: Context, { x, y, half, side }: Lens, high: number): void {
  const at = (right: number, down: number): Point => [x + right * half * side, y + down * high];
  context.beginPath();
  context.moveTo(...at(-0.86, -0.72));
  context.bezierCurveTo(...at(-0.4, -0.98), ...at(0.6, -1.08), ...at(0.94, -0.84));
  context.bezierCurveTo(...at(1.1, -0.5), ...at(0.98, 0.5), ...at(0.6, 0.84));
  context.bezierCurveTo(...at(0.25, 1.08), ...at(-0.35, 1.04), ...at(-0.66, 0.72));
  context.bezierCurveTo(...at(-0.96, 0.36), ...at(-1.06, -0.4), ...at(-0.86, -0.72));
  context.closePath();
}

/** The rim, with the light of a window along its upper edge. */
function drawRim(context: Context, colour: Rgb, lens: Lens, high: number, rim: number): void {
  lensPath(context, lens, high);
  context.lineWidth = rim;
  const shade = context.createLinearGradient(0, lens.y - high, 0, lens.y + high);
  shade.addColorStop(0, css(lighten(colour, 0.1)));
  shade.addColorStop(0.5, css(colour));
  shade.addColorStop(1, css(lighten(colour, -0.05)));
  context.strokeStyle = shade;
  context.stroke();
  context.save();
  context.beginPath();
  context.rect(lens.x - lens.half * 1.3, lens.y - high * 1.4, lens.half * 2.6, high * 1.1);
  context.clip();
  lensPath(context, lens, high * 1.02);
  context.lineWidth = rim * 0.22;
  context.strokeStyle = css(lighten(colour, 0.42), 0.7);
  context.stroke();
  context.restore();
}

/** What a window leaves on glass: a slanting band. */
function drawReflection(context: Context, lens: Lens, high: number, strength: number): void {
  context.save();
  lensPath(context, lens, high);
  context.clip();
  const { x, y, half } = lens;
  const band = context.createLinearGradient(x - half, y - high, x + half * 0.6, y + high);
  band.addColorStop(0.12, 'rgba(255,255,255,0)');
  band.addColorStop(0.24, `rgba(235,244,255,${strength})`);
  band.addColorStop(0.4, `rgba(235,244,255,${strength * 0.7})`);
  band.addColorStop(0.44, 'rgba(255,255,255,0)');
  band.addColorStop(0.54, `rgba(235,244,255,${strength * 0.4})`);
  band.addColorStop(0.6, 'rgba(255,255,255,0)');
  context.fillStyle = band;
  context.fillRect(x - half * 1.2, y - high * 1.2, half * 2.4, high * 2.4);
  context.restore();
}

export const sunglasses: Wear = {
  name: 'sunglasses',
  kind: 'eyewear',
  colours: ['#17171c'],
  front(fitting) {
    const { context, colour } = fitting;
    lenses(fitting, 0.88, 0.05, (lens) => {
      const high = lens.half * 0.86;
      lensPath(context, lens, high);
      const glass = context.createLinearGradient(lens.x, lens.y - high, lens.x, lens.y + high);
      glass.addColorStop(0, css(lighten(colour, 0.01), 0.97));
      glass.addColorStop(0.5, css(lighten(colour, 0.08), 0.93));
      glass.addColorStop(1, css(lighten(colour, 0.2), 0.82));
      context.fillStyle = glass;
      context.fill();
      drawReflection(context, lens, high, 0.16);
      drawRim(context, colour, lens, high, 0.055);
    });
  },
};

export const glasses: Wear = {
  name: 'glasses',
  kind: 'eyewear',
  colours: ['#2a2024', '#6b4a2a', '#4a4e57'],
  front(fitting) {
    const { context, colour } = fitting;
    lenses(fitting, 0.82, 0.04, (lens) => {
      const high = lens.half * 0.84;
      lensPath(context, lens, high);
      context.fillStyle = 'rgba(214,230,250,0.07)';
      context.fill();
      drawReflection(context, lens, high, 0.13);
      drawRim(context, colour, lens, high, 0.042);
    });
  },
};

/** A band of light over the eyes, thin enough to leave them visible. */
export const visor: Wear = {
  name: 'visor',
  kind: 'eyewear',
  colours: ['#25e0ff', '#ff3fb0'],
  front(fitting) {
    const { context, colour, anatomy } = fitting;
    const half = (anatomy.faceWidth / anatomy.unit) * 0.53;
    onHead(fitting, () => {
      context.beginPath();
      context.moveTo(-half, -0.2);
      context.quadraticCurveTo(0, -0.3, half, -0.2);
      context.lineTo(half * 0.94, 0.16);
      context.quadraticCurveTo(half * 0.4, 0.26, 0.1, 0.13);
      context.quadraticCurveTo(0, 0.06, -0.1, 0.13);
      context.quadraticCurveTo(-half * 0.4, 0.26, -half * 0.94, 0.16);
      context.closePath();
      context.fillStyle = css(colour, 0.34);
      context.fill();
      context.lineWidth = 0.035;
      context.strokeStyle = css(lighten(colour, 0.1), 0.95);
      context.stroke();
      context.lineWidth = 0.02;
      context.strokeStyle = css(lighten(colour, 0.2), 0.6);
      context.beginPath();
      for (let line = 0; line < 3; line += 1) {
        context.moveTo(-half * 0.9, -0.12 + line * 0.08);
        context.lineTo(-half * (0.5 - line * 0.12), -0.12 + line * 0.08);
      }
      context.stroke();
    });
  },
};
