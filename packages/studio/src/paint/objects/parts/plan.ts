import { Path2D } from '@napi-rs/canvas';
import { known } from '../../../catalogue/records.js';
import type { Brush, Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { createPen } from './pen.js';
import type { Paint, Pen } from './pen.js';
import { readForm, readPart } from './plan-forms.js';
import type { Stroke } from './plan-forms.js';
import { faint, mainColour, ownColour, tone } from './tone.js';

/**
 * One part of a thing, as `colour light form`: `body-1 roll box 10 0 40 90 4`. The colour is one of the plan's or a
 * hex value, with steps of tone (`body+1.5`) and opacity (`ink/0.4`); the light may be left out. Forms: `box x y width
 * height round`, `oval x y radius radius turn`, `poly x y …`, `line width x y …` (smooth), `lines width x y …`, `ring
 * width x y radius radius from to`, `stroke width M…`, or an SVG path. Groups move, mirror, repeat or clip their parts.
 */
export type Part = string | Group;

export interface Group {
  readonly parts: readonly Part[];
  /** Only what is inside this form shows. */
  readonly inside?: string;
  /** Also drawn mirrored at this x. */
  readonly mirror?: number;
  /** Moved by x and y, turned by degrees around its own origin, scaled. */
  readonly at?: readonly [x: number, y: number, turn?: number, scale?: number];
  /** As often, each moved by x and y, or turned by degrees around a point. */
  readonly times?: readonly [count: number, x: number, y: number, turn?: number, aroundX?: number, aroundY?: number];
  /** Only where one of these words was said; `night` when it is dark, `lettered` where words are written on it. */
  readonly when?: string;
  readonly unless?: string;
}

export interface Plan {
  /** The first is the colour that may be asked for; each a choice of its own. The others can be said by their name. */
  readonly colours: Readonly<Record<string, string>>;
  /** Where a colour is asked for, these take it too, so many steps of tone away: the whole thing must read in it. */
  readonly dyed?: Readonly<Record<string, number>>;
  /** In any units: what they cover becomes the thing's box. */
  readonly parts: readonly Part[];
  /** Drawn from so high above that it would seem to stand on its edge: of its depth so much is seen. */
  readonly seen?: number;
  readonly mirrors?: false;
  readonly overhang?: number;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
type Bounds = readonly [left: number, top: number, right: number, bottom: number];

interface Ready extends Stroke {
  /** Where it is among its neighbours; its gradients are its own. */
  readonly place?: Matrix;
  /** In its own units, and in those of the plan. */
  readonly own: Bounds;
  readonly bounds: Bounds;
  readonly clips: readonly Path2D[];
  readonly when: readonly (readonly string[])[];
  readonly unless: readonly string[];
}

const unchanged: Matrix = [1, 0, 0, 1, 0, 0];

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function isUnchanged(matrix: Matrix): boolean {
  return matrix.every((value, index) => value === unchanged[index]);
}

function moved(path: Path2D, matrix: Matrix): Path2D {
  if (isUnchanged(matrix)) return path;
  const [a, b, c, d, e, f] = matrix;
  const result = new Path2D();
  result.addPath(path, { a, b, c, d, e, f });
  return result;
}

function grown([left, top, right, bottom]: Bounds, across: number, along: number): Bounds {
  return [left - across, top - along, right + across, bottom + along];
}

function turnAround(degrees: number, x: number, y: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return [cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y];
}

/** Where a group's parts go: once, or as often as it says. */
function placesOf({ at, mirror, times: repeat }: Group): Matrix[] {
  let places: Matrix[] = [unchanged];
  if (at) {
    const [x, y, turn = 0, scale = 1] = at;
    places = [times([scale, 0, 0, scale, x, y], turnAround(turn, 0, 0))];
  }
  if (repeat) {
    const [count, x, y, turn = 0, aroundX = 0, aroundY = 0] = repeat;
    places = Array.from({ length: count }, (_, index) =>
      times(times([1, 0, 0, 1, x * index, y * index], turnAround(turn * index, aroundX, aroundY)), places[0] as Matrix),
    );
  }
  if (mirror !== undefined) places = places.flatMap((place) => [place, times([-1, 0, 0, 1, mirror * 2, 0], place)]);
  return places;
}

function ready(
  parts: readonly Part[],
  place: Matrix,
  { clips, when, unless }: Pick<Ready, 'clips' | 'when' | 'unless'>,
): Ready[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') {
      const stroke = readPart(part);
      const half = (stroke.width ?? 0) / 2;
      const across = half * Math.hypot(place[0], place[2]);
      const along = half * Math.hypot(place[1], place[3]);
      const own = grown(stroke.path.computeTightBounds(), half, half);
      const bounds = grown(moved(stroke.path, place).computeTightBounds(), across, along);
      return [{ ...stroke, ...(!isUnchanged(place) && { place }), own, bounds, clips, when, unless }];
    }
    return placesOf(part).flatMap((own) => {
      const all = times(place, own);
      return ready(part.parts, all, {
        clips: part.inside === undefined ? clips : [...clips, moved(readForm(part.inside).path, all)],
        when: part.when === undefined ? when : [...when, part.when.split(', ')],
        unless: part.unless === undefined ? unless : [...unless, ...part.unless.split(', ')],
      });
    });
  });
}

/** What the parts cover that are always there. */
function boxOf(strokes: readonly Ready[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { bounds, clips, when, light } of strokes) {
    if (when.length > 0 || light === 'glow') continue;
    const shown = clips.reduce<Bounds>((inner, clip) => {
      const [a, b, c, d] = clip.computeTightBounds();
      return [Math.max(inner[0], a), Math.max(inner[1], b), Math.min(inner[2], c), Math.min(inner[3], d)];
    }, bounds);
    if (shown[2] <= shown[0] || shown[3] <= shown[1]) continue;
    [left, top] = [Math.min(left, shown[0]), Math.min(top, shown[1])];
    [right, bottom] = [Math.max(right, shown[2]), Math.max(bottom, shown[3])];
  }
  return [left, top, right, bottom];
}

function paintOf(pen: Pen, colour: Rgb, { light, own, alpha }: Ready): Paint {
  const [left, top, right, bottom] = own;
  if (alpha < 1 && light === 'flat') return faint(colour, alpha);
  if (light === 'face') return pen.face(colour, left, top, right, bottom);
  if (light === 'roll') return pen.roll(colour, left, right);
  if (light === 'lying') return pen.lying(colour, top, bottom);
  if (light === 'metal') return pen.metal(colour, left, right);
  if (light === 'down') return pen.down(top, bottom, tone(colour, 0.8), colour, tone(colour, -1.2));
  if (light === 'ball')
    return pen.ball(colour, (left + right) / 2, (top + bottom) / 2, Math.max(right - left, bottom - top) / 2);
  return colour;
}

function paintStroke(context: Context, pen: Pen, colour: Rgb, stroke: Ready): void {
  const { path, width, light, alpha, own } = stroke;
  if (light === 'glow') {
    const [left, top, right, bottom] = own;
    pen.glow((left + right) / 2, (top + bottom) / 2, (right - left) / 2, colour, alpha);
    return;
  }
  const paint = paintOf(pen, colour, stroke);
  const style = Array.isArray(paint) ? faint(paint as unknown as Rgb, 1) : (paint as string);
  if (width === undefined) {
    context.fillStyle = style;
    context.fill(path);
  } else {
    context.lineWidth = width;
    context.strokeStyle = style;
    context.stroke(path);
  }
}

interface Made {
  readonly strokes: readonly Ready[];
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly scale: number;
}

function make(concept: string, { colours, parts, seen = 1 }: Plan): Made {
  const strokes = ready(parts, [1, 0, 0, seen, 0, 0], { clips: [], when: [], unless: [] });
  for (const { colour } of strokes)
    if (!colour.startsWith('#') && !Object.hasOwn(colours, colour))
      throw new Error(`${concept} has no colour "${colour}"`);
  const [left, top, right, bottom] = boxOf(strokes);
  return { strokes, left, right, bottom, scale: 1 / (bottom - top) };
}

/** What is said of the frame or the case of a thing that is nothing else is said of all of it. */
const casing = /^(?:frame|body|case|casing|exterior|shell|finish)$/;

function coloursFor({ colours, dyed = {} }: Plan, brush: Brush): Map<string, Rgb> {
  const said = brush.parts?.find(({ what, name = what, colour }) => colour && casing.test(name) && !(name in colours));
  const framed = brush.colour || !said?.colour ? brush : { ...brush, colour: said.colour };
  const dyes = new Map(brush.colour ? Object.entries(dyed) : []);
  return new Map(
    Object.entries(colours).map(([name, choice], index) => {
      const own = choice.split(' ');
      const steps = dyes.get(name);
      if (index === 0) return [name, mainColour(framed, own)];
      return [name, ownColour(brush, own, name, steps === undefined ? undefined : tone(mainColour(brush, own), steps))];
    }),
  );
}

/** A thing drawn from its plan. Its record says the rest. */
export function planned(concept: string, plan: Plan): Drawable {
  let memory: Made | undefined;
  // hundreds of plans are listed, few are drawn: each is read when it is first asked for
  const made = (): Made => (memory ??= make(concept, plan));
  return {
    ...known(concept),
    get aspect() {
      const { left, right, scale } = made();
      return (right - left) * scale;
    },
    ...(plan.mirrors === false && { mirrors: false }),
    ...(plan.overhang !== undefined && { overhang: plan.overhang }),
    paint(context, brush) {
      const { strokes, left, right, bottom, scale } = made();
      const pen = createPen(context, brush);
      const { side, height } = brush.light;
      const mirroredPen = createPen(context, { ...brush, light: { side: -side, height } });
      const chosen = coloursFor(plan, brush);
      const given = { night: brush.night, lettered: brush.lettering !== undefined };
      const said = (word: string): boolean => given[word as keyof typeof given] ?? brush.attributes.has(word);
      context.save();
      context.scale(scale, scale);
      context.translate(-(left + right) / 2, -bottom);
      context.lineCap = 'round';
      context.lineJoin = 'round';
      let inside: readonly Path2D[] | undefined;
      for (const stroke of strokes) {
        const { place, clips, when, unless } = stroke;
        if (!when.every((words) => words.some(said)) || unless.some(said)) continue;
        // neighbours within one form share its clip
        if (clips !== inside) {
          if (inside) context.restore();
          context.save();
          for (const clip of clips) context.clip(clip);
          inside = clips;
        }
        const base = chosen.get(stroke.colour) ?? hex(stroke.colour);
        const colour = stroke.steps === 0 ? base : tone(base, stroke.steps);
        if (place) {
          context.save();
          context.transform(...place);
        }
        const isMirrored = place !== undefined && place[0] * place[3] < place[1] * place[2];
        paintStroke(context, isMirrored ? mirroredPen : pen, colour, stroke);
        if (place) context.restore();
      }
      if (inside) context.restore();
      context.restore();
    },
  };
}
