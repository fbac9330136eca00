import { createCanvas } from '@napi-rs/canvas';
import { offerOf } from '../../catalogue/affordances.js';
import type { Shape } from '../../catalogue/shapes.js';
import type { Brush, Described, Drawable } from '../drawable.js';
import { css, hex, lighten, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context, Point } from '../kit/shapes.js';
import { createPen } from '../objects/parts/pen.js';
import type { Pen } from '../objects/parts/pen.js';
import { tone } from '../objects/parts/tone.js';
import { bodyOf } from './bodies.js';
import { paintCushions } from './fitted-cushions.js';
import { isVessel, takesForm } from './formed.js';
import { outlineOf } from './outlines.js';
import { slabOf } from './slabs.js';

/** A part with a form of its own, as the prompt names it. */
export interface Fitting {
  readonly name: string;
  readonly shape: Shape;
}

/** Where parts of any thing are, by their names. Of any other part nobody can say where it is: better none than one pasted on. */
const spots = {
  below: 'base pedestal plinth stand foot holder bottom',
  above: 'top peak cap stopper lid finial topper tip crown pom pompom pom-pom bobble',
  grip: 'handle',
  around: 'frame border edge bevel',
  hanging: 'pendulum hook tassel chain',
  cushions: 'cushion pillow',
  hours: 'number numeral hour',
  marks:
    'pattern accent cutout crystal gemstone gem jewel diamond stone pearl bead star decoration inlay etching engraving embellishment detail motif design print stud sequin rhinestone button dot spot patch tile hole slot window perforation tufting topping groove ridge ring line edging trim',
} as const;
type Spot = keyof typeof spots;

const spotOf: ReadonlyMap<string, Spot> = new Map(
  Object.entries(spots).flatMap(([spot, names]) => names.split(' ').map((name) => [name, spot as Spot] as const)),
);

/** Forms that a thing takes by itself: a formed table has its own legs, a vase its own mouth. */
const byItself = new Set(
  'leg shade opening mouth neck spout stem body seat hand divider spine armrest backrest'.split(' '),
);

/** The thing with these parts added, each in its own form. None where none of them can be. */
export function fitted(drawable: Drawable, fittings: readonly Fitting[]): Drawable | undefined {
  const { kind } = drawable;
  if (kind === 'animal' || kind === 'person' || kind === 'vehicle' || kind === 'building') return undefined;
  const parts = fittings.filter(({ name }) => !byItself.has(name) && spotOf.has(name)).slice(0, 4);
  if (parts.length === 0) return undefined;
  // what has no back has its cushion on top
  const spotFor = ({ name }: Fitting): Spot => {
    const spot = spotOf.get(name) as Spot;
    return spot === 'cushions' && takesForm(drawable.concept, 'seat') ? 'above' : spot;
  };
  const find = (spot: Spot): Fitting | undefined => parts.find((part) => spotFor(part) === spot);
  const [below, above, grip, around, hanging] = [
    find('below'),
    find('above'),
    find('grip'),
    // what lies flat has its border on it
    drawable.aspect < 1.9 ? find('around') : undefined,
    find('hanging'),
  ];
  const vessel = offerOf(drawable.concept).mouth !== undefined || isVessel(drawable.concept);
  const beside = grip !== undefined && (vessel || drawable.aspect > 1.3);
  const foot = below && footOf(below.shape, Math.max(0.3, drawable.aspect * 0.8));
  const low = (foot?.high ?? 0) + (hanging ? 0.3 : 0);
  const high = (above ? 0.16 : 0) + (grip && !beside ? 0.17 : 0);
  const share = 1 / (1 + low + high);
  const margin = around ? 0.24 : 0;
  const aspect = Math.max(drawable.aspect + (beside ? 0.44 : 0) + margin, foot?.wide ?? 0) * share;
  return {
    ...drawable,
    aspect,
    ...(hanging && { habitat: 'wall' as const }),
    height: drawable.height * (1 + (low + high) * 0.7),
    paint(context, brush) {
      const pen = createPen(context, brush);
      const colourOf = (fitting: Fitting, own: Rgb): Rgb => partOf(brush, fitting)?.colour ?? own;
      context.save();
      context.scale(share, share);
      context.translate(0, -low);
      context.save();
      const inner = around ? 0.8 : 1;
      context.translate(0, around ? -0.1 : 0);
      context.scale(inner, inner);
      drawable.paint(context, brush);
      const main = brush.colour ?? colourAt(context, 0, -0.4) ?? colourAt(context, 0, -0.2) ?? hex('#b08a58');
      for (const part of parts) {
        const spot = spotFor(part);
        if (spot === 'marks' || spot === 'hours')
          paintMarks(pen, part, partOf(brush, part)?.colour, main, drawable.aspect, spot);
      }
      const cushions = parts.filter((part) => spotFor(part) === 'cushions');
      paintCushions(
        pen,
        cushions.map((part) => ({ shape: part.shape, colour: partOf(brush, part)?.colour })),
        drawable.aspect,
      );
      context.restore();
      if (above) paintAbove(context, above, colourOf(above, tone(main, -1)), brush, drawable.aspect);
      context.restore();
      if (!below && !grip && !hanging && !around) return;
      behind(context, (onto) => {
        const back = createPen(onto, brush);
        onto.scale(share, share);
        if (foot && below) foot.paint(onto, colourOf(below, tone(main, -1.2)), brush);
        onto.translate(0, -low);
        if (hanging) paintHanging(back, hanging, colourOf(hanging, hex('#c9a24a')));
        if (grip) paintGrip(back, grip, colourOf(grip, tone(main, -0.8)), drawable.aspect, beside, vessel);
        if (around)
          paintAround(
            back,
            around,
            colourOf(around, brush.colour ? tone(brush.colour, -1.2) : hex('#a8763f')),
            drawable.aspect,
          );
      });
    },
  };
}

/** The colour that is painted there, where something is. */
function colourAt(context: Context, x: number, y: number): Rgb | undefined {
  const { a, b, c, d, e, f } = context.getTransform();
  const [left, top] = [Math.round(a * x + c * y + e), Math.round(b * x + d * y + f)];
  const { width, height } = context.canvas;
  if (left < 0 || top < 0 || left >= width || top >= height) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(left, top, 1, 1).data;
  return alpha > 128 ? [red, green, blue] : undefined;
}

/** Several strokes, all of them behind what is there: on a sheet of their own, laid under it. */
function behind(context: Context, paint: (onto: Context) => void): void {
  const { width, height } = context.canvas;
  const sheet = createCanvas(width, height);
  const onto = sheet.getContext('2d');
  onto.setTransform(context.getTransform());
  paint(onto);
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over';
  context.drawImage(sheet, 0, 0);
  context.restore();
}

function partOf(brush: Brush, { name, shape }: Fitting): Described | undefined {
  return brush.parts?.find((part) => part.name === name && part.shape === shape);
}

interface Foot {
  readonly wide: number;
  /** How high the thing stands on it. */
  readonly high: number;
  paint(context: Context, colour: Rgb, brush: Brush): void;
}

const MOST_FOOT = 0.7;

/** A base of this form, so wide: what is pointed carries the thing on its cut top. */
function footOf(shape: Shape, wide: number): Foot {
  if (shape === 'conical' || shape === 'pyramidal') {
    const high = 0.16;
    return {
      wide,
      high,
      paint(context, colour, brush) {
        const pen = createPen(context, brush);
        const half = wide / 2;
        const sides: readonly Point[] = [
          [-half * 0.5, -high],
          [half * 0.5, -high],
          [half, -0.02],
          [-half, -0.02],
        ];
        pen.oval(0, -0.02, half, shape === 'conical' ? 0.03 : 0.004, tone(colour, -1.4));
        pen.shape(sides, shape === 'conical' ? pen.roll(colour, -half, half) : pen.face(colour, -half, -high, half, 0));
        pen.oval(0, -high, half * 0.5, 0.018, tone(colour, 1.2));
      },
    };
  }
  const round = shape === 'spherical' || shape === 'teardrop';
  const form = round ? bodyOf('round') : slabOf(shape, 0.24, 0.4);
  const scale = wide / form.aspect;
  // no foot is as high as half of what it carries
  const squash = round ? 0.4 : Math.min(1, MOST_FOOT / scale);
  return {
    wide,
    high: round ? scale * squash * 0.9 : -form.mouth.y * scale * squash,
    paint(context, colour, brush) {
      context.save();
      context.scale(scale, scale * squash);
      form.paint(context, colour, brush);
      context.restore();
    },
  };
}

function paintAbove(context: Context, { shape }: Fitting, colour: Rgb, brush: Brush, aspect: number): void {
  const body = bodyOf(shape);
  const scale = Math.min(0.24, (aspect * 0.7) / body.aspect);
  context.save();
  context.translate(0, -0.95);
  context.scale(scale, scale * 0.9);
  body.paint(context, colour, brush);
  context.restore();
}

/** A ring of its form at the side of a vessel; a plate with a hole at the end of anything else. */
function paintGrip(pen: Pen, { shape }: Fitting, colour: Rgb, aspect: number, beside: boolean, vessel: boolean): void {
  const { context } = pen;
  const { trace, aspect: wide } = outlineOf(shape);
  const size = vessel ? 0.36 : 0.46;
  const many = vessel && pen.brush.parts?.some(({ what }) => what === 'handle');
  for (const side of many ? [1, -1] : [1]) {
    context.save();
    if (beside && vessel) context.translate(side * (aspect / 2 - 0.02), -0.36);
    else if (beside) {
      // it goes on where the thing ends, its foot on the thing
      context.translate(aspect / 2 - 0.1, -0.5);
      context.rotate(Math.PI / 2);
    } else context.translate(0, -0.96);
    context.scale(size * side, size);
    trace(context);
    if (vessel) {
      context.lineWidth = 0.2;
      context.lineJoin = 'round';
      context.strokeStyle = css(colour);
      context.stroke();
    } else {
      context.fillStyle = pen.face(colour, -wide / 2, -1, wide / 2, 0);
      context.fill();
      context.lineWidth = 0.05;
      context.strokeStyle = css(tone(colour, -2));
      context.stroke();
      if (shape !== 'crescent') pen.oval(0, -0.42, 0.12, 0.12, tone(colour, -4));
    }
    context.restore();
  }
}

/** A frame of its form behind the thing. */
function paintAround(pen: Pen, { shape }: Fitting, colour: Rgb, aspect: number): void {
  const { context } = pen;
  const { trace, aspect: wide } = outlineOf(shape);
  context.save();
  context.scale((aspect + 0.22) / wide, 1);
  trace(context);
  context.fillStyle = pen.face(colour, -wide / 2, -1, wide / 2, 0);
  context.fill();
  context.lineWidth = 0.016;
  context.strokeStyle = css(tone(colour, -2.4));
  context.stroke();
  // a bevel within the edge
  context.translate(0, -0.025);
  context.scale(0.95, 0.95);
  trace(context);
  context.strokeStyle = css(tone(colour, 1.6));
  context.stroke();
  context.restore();
}

/** Below the thing, on a rod. */
function paintHanging(pen: Pen, { shape }: Fitting, colour: Rgb): void {
  const { context } = pen;
  pen.limb([0, -0.06], [0.03, 0.14], 0.018, 0.018, tone(colour, -1));
  context.save();
  context.translate(0.03, 0.3);
  context.scale(0.18, 0.18);
  bodyOf(shape).paint(context, colour, pen.brush);
  context.restore();
}

/** A ring of points about a mark, in its size: where all of them are painted, none of it spills over an edge. */
const AROUND: readonly Point[] = Array.from({ length: 8 }, (_, step) => {
  const angle = (step * Math.PI) / 4;
  return [Math.cos(angle) * 0.62, Math.sin(angle) * 0.62] as const;
});

/** Whether something solid is painted there, by the picture as it is now. */
function solidIn(context: Context): (x: number, y: number) => boolean {
  const { a, b, c, d, e, f } = context.getTransform();
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  return (x, y) => {
    const [left, top] = [Math.round(a * x + c * y + e), Math.round(b * x + d * y + f)];
    if (left < 0 || top < 0 || left >= width || top >= height) return false;
    return (data[(top * width + left) * 4 + 3] ?? 0) > 200;
  };
}

/** Outlines over what is painted: dark where something is cut out, else of a colour that shows. */
function paintMarks(
  pen: Pen,
  { name, shape }: Fitting,
  said: Rgb | undefined,
  main: Rgb,
  aspect: number,
  spot: Spot,
): void {
  const { context } = pen;
  const { trace } = outlineOf(shape);
  const hollow = /^(?:cutout|groove|hole|slot|window|perforation)$/.test(name);
  const colour = said ?? (hollow ? lighten(main, -0.34) : mix(main, [255, 250, 236], 0.82));
  const lines = /^(?:groove|ridge|ring|line|edging|trim)$/.test(name);
  context.save();
  context.globalCompositeOperation = 'source-atop';
  const solid = solidIn(context);
  for (const [x, y, size] of lines ? rings(aspect) : placesOf(spot, aspect, hollow)) {
    if (!lines && !AROUND.every(([across, down]) => solid(x + across * size, y + down * size))) continue;
    context.save();
    context.translate(x, y + size / 2);
    context.scale(size, size);
    trace(context);
    if (lines) {
      context.lineWidth = 0.022 / size;
      context.strokeStyle = css(said ?? lighten(main, -0.26));
      context.stroke();
      context.restore();
      continue;
    }
    context.fillStyle = css(colour);
    context.fill();
    context.lineWidth = 0.07;
    context.lineJoin = 'round';
    context.strokeStyle = css(hollow ? lighten(colour, -0.1) : tone(said ?? main, -2.6), 0.9);
    context.stroke();
    context.restore();
  }
  context.restore();
}

/** One within the other. */
function rings(aspect: number): (readonly [x: number, y: number, size: number])[] {
  const most = Math.min(0.82, aspect * 0.8);
  return [1, 0.72, 0.44].map((share) => [0, -0.5, most * share] as const);
}

/** Middle and height of each mark: in a ring, in a row, or all over. */
function placesOf(spot: Spot, aspect: number, hollow: boolean): (readonly [x: number, y: number, size: number])[] {
  if (spot === 'hours')
    return Array.from({ length: 12 }, (_, hour) => {
      const angle = (hour * Math.PI) / 6;
      return [Math.sin(angle) * 0.36 * Math.min(1, aspect), -0.5 - Math.cos(angle) * 0.36, 0.09] as const;
    });
  const size = hollow ? 0.15 : 0.13;
  const columns = Math.max(2, Math.min(7, Math.round(aspect / 0.3)));
  return [-0.74, -0.5, -0.26].flatMap((y, row) =>
    Array.from({ length: columns }, (_, column) => {
      const x = ((column + (row % 2 === 1 ? 0.5 : 0)) / columns - 0.5 + 0.5 / columns) * aspect * 0.86;
      return [x, y, size] as const;
    }),
  );
}
