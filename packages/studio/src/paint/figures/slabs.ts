import { createCanvas } from '@napi-rs/canvas';
import type { Shape } from '../../catalogue/shapes.js';
import type { Brush } from '../drawable.js';
import { css, lighten, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import { fillForm } from '../kit/form.js';
import type { Context, Point } from '../kit/shapes.js';
import type { Mouth } from './bodies.js';
import { outlineOf } from './outlines.js';

/** How a form lies before us: its outline from above, as thick as it is said to be. */
export interface Slab {
  readonly aspect: number;
  /** The middle of its upper face. */
  readonly mouth: Mouth;
  paint(context: Context, colour: Rgb, brush: Brush): void;
  /** Where a point of the outline is on its lower face. */
  at(point: Point): Point;
  /** Paints on its upper face: the outline 1 high with its foot at the origin, as `outlineOf` has it. */
  onTop(context: Context, paint: (onto: Context, trace: (context: Context) => void, aspect: number) => void): void;
}

/** The form as it lies, `flat` as high as it is deep: solids by the outline of their foot. */
export function slabOf(
  shape: Shape,
  thick: number,
  flat: number,
  sideAt: (share: number, colour: Rgb) => Rgb = (_share, colour) => mix(lighten(colour, -0.14), [30, 26, 60], 0.1),
  onLegs = false,
): Slab {
  const { aspect, trace: upright } = outlineOf(shape);
  // a top turns its broad side away from us: what stands on it stands on no point
  const trace = onLegs && pointsAway.has(shape) ? turnedRound(upright) : upright;
  const square = shape === 'square' || shape === 'cubic';
  const turns = shape === 'triangular' || shape === 'pentagonal' || shape === 'pyramidal' || shape === 'conical';
  // a square is seen from farther above: flatter it would be an oblong, and a pentagon an arrow
  // cloth that lies so steep would be a box
  const cloth = square && thick < CLOTH;
  const lies = (square || turns) && !onLegs && !cloth ? Math.max(0.62, flat) : flat;
  // four sides run away from us; what else has corners is turned a little, or it would seem to stand
  const recedes = square || shape === 'rectangular' || shape === 'oblong';
  const shear = turns && !onLegs ? -0.1 : 0;
  const scale = 1 / (lies + thick);
  const narrower = (y: number): number => (recedes ? 1 + y * FARTHER : 1);
  const lay = (context: Context, up: number): void => {
    context.scale(scale, scale);
    context.translate(0, -up);
    context.transform(1, 0, shear, lies, -shear * -0.5, 0);
  };
  const outline = recedes ? (context: Context): void => traceReceding(context, aspect, shape === 'oblong') : trace;
  const onTop: Slab['onTop'] = (context, paint) => {
    context.save();
    lay(context, thick);
    if (recedes) paintReceding(context, aspect, (onto) => paint(onto, trace, aspect));
    else paint(context, trace, aspect);
    context.restore();
  };
  const at = ([x, y]: Point): Point => [(x * narrower(y) + shear * (y + 0.5)) * scale, lies * y * scale];
  return {
    aspect: (aspect + Math.abs(shear)) * scale,
    mouth: { y: -1 + (lies * scale) / 2, halfWide: aspect * scale * 0.3, halfHigh: lies * scale * 0.3 },
    onTop,
    at,
    paint(context, colour, brush) {
      const steps = Math.max(3, Math.ceil(thick * 240));
      for (let step = 0; step <= steps; step++) {
        context.save();
        lay(context, (step / steps) * thick);
        outline(context);
        if (step < steps) {
          context.fillStyle = css(sideAt(step / steps, colour));
          context.fill();
        } else {
          const box = { left: -aspect / 2, top: -1, right: aspect / 2, bottom: 0 };
          fillForm(context, colour, box, brush.light, 'flat', 0.8);
        }
        context.restore();
      }
    },
  };
}

const CLOTH = 0.045;
const pointsAway: ReadonlySet<Shape> = new Set(['triangular', 'pentagonal', 'pyramidal', 'conical', 'teardrop']);

function turnedRound(trace: (context: Context) => void): (context: Context) => void {
  return (context) => {
    context.save();
    context.translate(0, -1);
    context.scale(1, -1);
    trace(context);
    context.restore();
  };
}

/** How much narrower the far side of what lies before us is. */
const FARTHER = 0.26;
const MOST_PIXELS = 700;

function traceReceding(context: Context, aspect: number, rounded: boolean): void {
  const [near, far] = [aspect / 2, (aspect / 2) * (1 - FARTHER)];
  const soft = rounded ? 0.24 : 0.008;
  context.beginPath();
  context.moveTo(-near + soft, 0);
  context.lineTo(near - soft, 0);
  context.quadraticCurveTo(near, 0, near - soft * FARTHER, -soft);
  context.lineTo(far + soft * FARTHER, -1 + soft);
  context.quadraticCurveTo(far, -1, far - soft, -1);
  context.lineTo(-far + soft, -1);
  context.quadraticCurveTo(-far, -1, -far - soft * FARTHER, -1 + soft);
  context.lineTo(-near + soft * FARTHER, -soft);
  context.quadraticCurveTo(-near, 0, -near + soft, 0);
  context.closePath();
}

/** Painted as seen from above, then laid down row by row, each narrower than the one before it. */
function paintReceding(context: Context, aspect: number, paint: (onto: Context) => void): void {
  const { a, b } = context.getTransform();
  const size = Math.min(MOST_PIXELS, Math.max(16, Math.round(Math.hypot(a, b))));
  const sheet = createCanvas(Math.ceil(aspect * size), size);
  const onto = sheet.getContext('2d');
  onto.translate(sheet.width / 2, size);
  onto.scale(size, size);
  paint(onto);
  for (let row = 0; row < size; row++) {
    const wide = aspect * (1 - (1 - (row + 0.5) / size) * FARTHER);
    context.drawImage(sheet, 0, row, sheet.width, 1, -wide / 2, -1 + row / size, wide, 1.4 / size);
  }
}
