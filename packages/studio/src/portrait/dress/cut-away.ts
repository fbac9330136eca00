import { createCanvas } from '@napi-rs/canvas';
import { pixelsOf } from '../../raster/canvas.js';
import type { Pixels } from '../../raster/colour-planes.js';
import type { WornItem } from '../plan/plan.js';
import { onBody, onHead, type Fitting } from './wear.js';

/** Takes away what cannot be seen of a person under what is worn, in the person's own pixels. */
export function cutAway(
  person: Pixels,
  width: number,
  height: number,
  worn: readonly WornItem[],
  fittingOf: (item: WornItem, context: Fitting['context']) => Fitting,
): void {
  const hiding = worn.filter(({ wear }) => wear.kind === 'garment' || wear.band !== undefined || wear.encloses);
  if (hiding.length === 0) return;
  const shape = createCanvas(width, height);
  const context = shape.getContext('2d');
  for (const item of hiding) {
    const fitting = fittingOf(item, context);
    if (item.wear.kind === 'garment') undress(fitting);
    if (item.wear.band !== undefined) tuckHair(fitting, item.wear.band);
    if (item.wear.encloses) leaveFace(fitting);
  }
  const hidden = pixelsOf(shape);
  for (let at = 3; at < person.length; at += 4) if (hidden[at] !== 0) person[at]! *= 1 - hidden[at]! / 255;
}

/** The body below the neckline: what is put on covers all of it. */
function undress(fitting: Fitting): void {
  const { context } = fitting;
  onBody(fitting, () => {
    context.beginPath();
    context.moveTo(-30, 2.4);
    context.lineTo(-2.3, 0.95);
    context.lineTo(-1.7, 0.5);
    context.lineTo(-0.74, 0.06);
    context.quadraticCurveTo(0, 0.5, 0.74, 0.06);
    context.lineTo(1.7, 0.5);
    context.lineTo(2.3, 0.95);
    context.lineTo(30, 2.4);
    context.lineTo(30, 60);
    context.lineTo(-30, 60);
    context.closePath();
    context.fill();
  });
}

/** How far hair may stand out beside a hat's edge, and how far below it that is, in units. */
const [STANDS_OUT, LOWER] = [0.42, 0.95];

/** The hair that a hat presses down: it comes out from under the edge and grows wider only below. */
function tuckHair(fitting: Fitting, band: number): void {
  const { context, temple } = fitting;
  const edge = temple * 1.02;
  onHead(fitting, () => {
    context.beginPath();
    context.moveTo(-30, LOWER - band);
    context.lineTo(-edge - STANDS_OUT, LOWER - band);
    context.bezierCurveTo(-edge - STANDS_OUT, 0.45 - band, -edge - 0.06, 0.3 - band, -edge, -band);
    context.quadraticCurveTo(0, -band - 0.12, edge, -band);
    context.bezierCurveTo(edge + 0.06, 0.3 - band, edge + STANDS_OUT, 0.45 - band, edge + STANDS_OUT, LOWER - band);
    context.lineTo(30, LOWER - band);
    context.lineTo(30, -30);
    context.lineTo(-30, -30);
    context.closePath();
    context.fill();
  });
}

/** All of the head but the face, down to the collar. */
function leaveFace(fitting: Fitting): void {
  const { context, anatomy } = fitting;
  onHead(fitting, () => {
    context.beginPath();
    context.rect(-30, -30, 60, 32);
    context.ellipse(0, 0.2, (anatomy.faceWidth / anatomy.unit) * 0.56, 1.05, 0, 0, 7);
    context.fill('evenodd');
  });
}
