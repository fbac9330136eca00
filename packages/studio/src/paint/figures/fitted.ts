import { createCanvas } from '@napi-rs/canvas';
import { offerOf } from '../../catalogue/affordances.js';
import type { Shape } from '../../catalogue/shapes.js';
import type { Brush, Described, Drawable } from '../drawable.js';
import { css, hex, lighten, lightnessOf, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context, Point } from '../kit/shapes.js';
import { createPen } from '../objects/parts/pen.js';
import type { Pen } from '../objects/parts/pen.js';
import { tone } from '../objects/parts/tone.js';
import { edgesOf } from './edges.js';
import { layCushions, paintCushions } from './fitted-cushions.js';
import {
  SWINGS,
  earHigh,
  footOf,
  paintAbove,
  paintAround,
  paintFringe,
  paintGrip,
  paintHanging,
  paintLid,
} from './fitted-parts.js';
import type { Fitting, Hold } from './fitted-parts.js';
import { frontOf, isOfOnePiece, isVessel, liesFlat, takesForm } from './formed.js';
import { outlineOf } from './outlines.js';

/** Where parts of any thing are, by their names. Of any other part nobody can say where it is: better none than one pasted on. */
const spots = {
  below: 'base pedestal plinth stand foot holder bottom',
  above: 'top peak cap stopper finial topper tip crown pom pompom pom-pom bobble',
  lid: 'lid cover',
  grip: 'handle',
  around: 'frame border hem',
  rim: 'edge bevel side corner curve rim',
  hanging: 'pendulum',
  fringe: 'tassel fringe',
  cushions: 'cushion pillow',
  laid: 'seat-cushion',
  hours: 'number numeral hour',
  marks:
    'pattern accent cutout crystal gemstone gem jewel diamond stone pearl bead star decoration inlay etching engraving embellishment detail motif design print stud sequin rhinestone button facet element dot spot patch tile hole slot window perforation tufting topping groove ridge ring line edging trim',
} as const;
type Spot = keyof typeof spots;

const spotOf: ReadonlyMap<string, Spot> = new Map(
  Object.entries(spots).flatMap(([spot, names]) => names.split(' ').map((name) => [name, spot as Spot] as const)),
);

/** "throw pillow" is a pillow. */
const lastWord = (name: string): string => name.split(' ').at(-1) ?? name;

/** Forms that a thing takes by itself: a formed table has its own legs, a vase its own mouth. */
const byItself = new Set(
  'leg shade opening mouth neck spout stem body seat hand divider spine armrest backrest'.split(' '),
);

/** The thing with these parts added, each in its own form. None where none of them can be. */
export function fitted(drawable: Drawable, fittings: readonly Fitting[]): Drawable | undefined {
  const { kind } = drawable;
  if (kind === 'animal' || kind === 'person' || kind === 'vehicle' || kind === 'building') return undefined;
  if (isOfOnePiece(drawable.concept)) return undefined;
  // between books nothing is drawn but what stands there
  const shelved = takesForm(drawable.concept, 'compartment');
  const parts = fittings
    .filter(({ name }) => !byItself.has(name) && spotOf.has(lastWord(name)))
    .filter(({ name }) => !(shelved && spotOf.get(lastWord(name)) === 'marks'))
    .slice(0, 4);
  if (parts.length === 0) return undefined;
  // what has no back has its cushions lying on it
  const spotFor = ({ name }: Fitting): Spot => {
    const spot = spotOf.get(lastWord(name)) as Spot;
    if (spot === 'cushions' && takesForm(drawable.concept, 'seat')) return 'laid';
    return spot;
  };
  const find = (spot: Spot): Fitting | undefined => parts.find((part) => spotFor(part) === spot);
  const [below, above, lid, grip, around, hanging, fringe] = [
    find('below'),
    find('above'),
    find('lid'),
    find('grip'),
    // what lies flat has its border on it
    drawable.aspect < 1.9 ? find('around') : undefined,
    find('hanging'),
    liesFlat(drawable.concept) ? find('fringe') : undefined,
  ];
  const vessel = offerOf(drawable.concept).mouth !== undefined || isVessel(drawable.concept);
  const hold: Hold = vessel || liesFlat(drawable.concept) ? 'ears' : drawable.aspect > 1.3 ? 'end' : 'above';
  const beside = grip !== undefined && hold !== 'above';
  const foot = below && footOf(below.shape, Math.max(0.3, drawable.aspect * 0.8));
  const low = (foot?.high ?? 0) + (hanging ? SWINGS : 0) + (fringe ? 0.07 : 0);
  const high = (above ? 0.16 : 0) + (lid ? 0.1 : 0) + (grip && !beside ? 0.17 : 0);
  const share = 1 / (1 + low + high);
  const margin = around ? 0.24 : 0;
  // in the arms of a moon, and not over it
  const fronted = frontOf(drawable.concept) !== undefined;
  const [inner, aside] =
    around?.shape === 'crescent' ? [0.66, 0.12 * drawable.aspect] : [around && !fronted ? 0.8 : 1, 0];
  const aspect =
    Math.max(drawable.aspect + (beside ? 2 * earHigh(drawable.aspect) * 0.6 : 0) + margin, foot?.wide ?? 0) * share;
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
      context.translate(aside, (inner - 1) / 2);
      context.scale(inner, inner);
      drawable.paint(context, brush);
      const main = brush.colour ?? colourAt(context, 0, -0.4) ?? colourAt(context, 0, -0.2) ?? hex('#b08a58');
      for (const part of parts) {
        const spot = spotFor(part);
        if (spot === 'marks' || spot === 'hours')
          paintMarks(pen, part, partOf(brush, part)?.colour, main, drawable.aspect, spot);
        if (spot === 'rim' && !around) paintRim(pen, part.shape, partOf(brush, part)?.colour, main, drawable.aspect);
      }
      const cushions = parts.filter((part) => spotFor(part) === 'cushions');
      paintCushions(
        pen,
        cushions.map((part) => ({ shape: part.shape, colour: partOf(brush, part)?.colour })),
        main,
        drawable.aspect,
      );
      frontOf(drawable.concept)?.(pen, main, drawable.aspect);
      const laid = find('laid');
      if (laid) layCushions(pen, { shape: laid.shape, colour: partOf(brush, laid)?.colour }, main, drawable.aspect);
      context.restore();
      if (lid) paintLid(context, lid, colourOf(lid, tone(main, 1.2)), brush, edgesOf(context), drawable.aspect);
      const edges = grip || fringe ? edgesOf(context) : undefined;
      if (above) {
        const where = { aspect: drawable.aspect, edges: edgesOf(context) };
        paintAbove(context, above, colourOf(above, tone(main, -1)), brush, where);
      }
      context.restore();
      if (!below && !grip && !hanging && !around && !fringe) return;
      behind(context, (onto) => {
        const back = createPen(onto, brush);
        onto.scale(share, share);
        if (foot && below) foot.paint(onto, colourOf(below, tone(main, -1.2)), brush);
        onto.translate(0, -low);
        if (hanging) paintHanging(back, hanging, colourOf(hanging, hex('#c9a24a')));
        if (grip && edges) paintGrip(back, grip, colourOf(grip, tone(main, -0.8)), drawable.aspect, hold, edges);
        if (fringe && edges) paintFringe(back, fringe, colourOf(fringe, hex('#e6cf9a')), drawable.aspect, edges);
        // a frame ends behind the bed, which is as wide as it
        if (around && fronted) onto.transform(BEHIND.wide, 0, 0, BEHIND.high, 0, BEHIND.high - 1);
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

/** The share of a thing that a frame behind it takes, from its upper end on, where something stands before it. */
const BEHIND = { wide: 0.8, high: 0.82 } as const;

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

/** A ring of points about a mark, in its size: where all of them are painted, none of it spills over an edge. */
const AROUND: readonly Point[] = Array.from({ length: 8 }, (_, step) => {
  const angle = (step * Math.PI) / 4;
  return [Math.cos(angle) * 0.62, Math.sin(angle) * 0.62] as const;
});

/** On what is lighter than this a light mark is not seen. */
const PALE = 0.74;

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
  const colour = said ?? (hollow || lightnessOf(main) > PALE ? lighten(main, -0.34) : mix(main, [255, 250, 236], 0.82));
  const lines = /^(?:groove|ridge|ring|line|edging|trim)$/.test(name);
  context.save();
  context.globalCompositeOperation = 'source-atop';
  const { solid } = edgesOf(context);
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
  const size = hollow ? 0.17 : 0.16;
  const columns = Math.max(2, Math.min(6, Math.round(aspect / 0.34)));
  return [-0.74, -0.5, -0.26].flatMap((y, row) =>
    Array.from({ length: columns }, (_, column) => {
      const x = ((column + (row % 2 === 1 ? 0.5 : 0)) / columns - 0.5 + 0.5 / columns) * aspect * 0.86;
      return [x, y, size] as const;
    }),
  );
}

/** How large a stud of the rim is, and how far within the edge. */
const [STUD, WITHIN] = [0.1, 0.085];

/** Studs of this form along the edge of what is painted, all the way round it. */
function paintRim(pen: Pen, shape: Shape, said: Rgb | undefined, main: Rgb, aspect: number): void {
  const { context } = pen;
  const { trace, aspect: wide } = outlineOf(shape);
  const { solid } = edgesOf(context);
  const colour =
    said ?? (lightnessOf(main) > PALE ? mix(main, [150, 104, 52], 0.75) : mix(main, [255, 246, 226], 0.72));
  const count = Math.round(Math.min(26, 12 + aspect * 4));
  context.save();
  context.globalCompositeOperation = 'source-atop';
  for (let stud = 0; stud < count; stud++) {
    const angle = (stud / count) * 2 * Math.PI + 0.13;
    const [wideness, steepness] = [Math.cos(angle) * aspect, Math.sin(angle)];
    const length = Math.hypot(wideness, steepness);
    const [across, down] = [wideness / length, steepness / length];
    // from outside inwards to where something is
    let reach = Math.hypot(aspect, 1) / 2 + 0.1;
    while (reach > 0.05 && !solid(across * reach, -0.5 + down * reach)) reach -= 0.01;
    if (reach <= 0.1) continue;
    const [x, y] = [across * (reach - WITHIN * Math.abs(across)), -0.5 + down * (reach - WITHIN * 0.8)];
    pen.at(
      x,
      y + STUD / 2,
      () => {
        trace(context);
        context.fillStyle = css(colour);
        context.fill();
        context.lineWidth = 0.1;
        context.strokeStyle = css(tone(said ?? main, -2.4));
        context.stroke();
      },
      STUD / Math.max(1, wide),
      STUD,
    );
  }
  context.restore();
}
