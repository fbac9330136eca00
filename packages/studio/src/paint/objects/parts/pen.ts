import { Path2D } from '@napi-rs/canvas';
import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Brush } from '../../drawable.js';
import { ellipse, limb, polygon, roundedBox, smoothClosed, smoothLine } from '../../kit/shapes.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import { tone } from './tone.js';

export type Gradient = ReturnType<Context['createLinearGradient']>;
export type Paint = Rgb | Gradient | string;
/** An SVG path, or the corners of a polygon. */
export type Shape = string | readonly Point[];

/** The strokes that all painters of things share, in the thing's own units and light. */
export interface Pen {
  readonly context: Context;
  readonly brush: Brush;
  /** For what the seed changes in the form; details take theirs from `fine`. */
  readonly form: Random;
  readonly fine: Random;
  /** 1 when the light comes from the right, −1 from the left. */
  readonly lit: number;
  shape(shape: Shape, paint: Paint): void;
  /** A soft closed outline. */
  smooth(points: readonly Point[], paint: Paint): void;
  oval(x: number, y: number, radiusX: number, radiusY: number, paint: Paint, turn?: number): void;
  box(x: number, y: number, width: number, height: number, paint: Paint, radius?: number): void;
  limb(from: Point, to: Point, widthFrom: number, widthTo: number, paint: Paint): void;
  /** A smooth stroke through all points. */
  line(points: readonly Point[], width: number, paint: Paint): void;
  /** Many straight strokes at once. */
  strokes(lines: readonly (readonly [Point, Point])[], width: number, paint: Paint, square?: boolean): void;
  outline(shape: Shape, width: number, paint: Paint): void;
  ring(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    width: number,
    paint: Paint,
    from?: number,
    to?: number,
  ): void;
  /** Paints only inside a shape. */
  inside(shape: Shape, paint: () => void): void;
  /** Paints with the origin moved, scaled and turned. */
  at(x: number, y: number, paint: () => void, scaleX?: number, scaleY?: number, turn?: number): void;
  /** Paints on a receding upright wall: its x axis runs along (dx, dy) for each unit. */
  wall(x: number, y: number, dx: number, dy: number, paint: () => void): void;
  /** Gradient from top to bottom. */
  down(top: number, bottom: number, ...colours: readonly Paint[]): Gradient;
  /** Gradient from left to right. */
  across(left: number, right: number, ...colours: readonly Paint[]): Gradient;
  slanted(fromX: number, fromY: number, toX: number, toY: number, ...colours: readonly Paint[]): Gradient;
  /** A ball in the light. */
  ball(colour: Rgb, x: number, y: number, radius: number, contrast?: number): Gradient;
  /** A standing cylinder in the light. */
  roll(colour: Rgb, left: number, right: number, contrast?: number): Gradient;
  /** A lying cylinder in the light. */
  lying(colour: Rgb, top: number, bottom: number, contrast?: number): Gradient;
  /** A flat face, a little lighter on the side of the light. */
  face(colour: Rgb, left: number, top: number, right: number, bottom: number, contrast?: number): Gradient;
  /** Polished metal or glass, standing. */
  metal(colour: Rgb, left: number, right: number): Gradient;
  /** Steps of tone for a plane that faces left (−1) … us (0) … right (1). */
  facing(direction: number): number;
  /** Lays light and shadow over a shape, from one side to the other. */
  sideLight(shape: Shape, left: number, right: number, strength?: number): void;
  glow(x: number, y: number, radius: number, colour: Rgb, strength?: number): void;
  /** A number that grows with the detail asked for. */
  count(low: number, high: number): number;
}

function paintOf(paint: Paint): string | Gradient {
  return Array.isArray(paint) ? css(paint as unknown as Rgb) : (paint as string | Gradient);
}

function pathOf(text: string): Path2D {
  return new Path2D(text);
}

export function createPen(context: Context, brush: Brush): Pen {
  const { light, random } = brush;
  const lit = light.side >= 0 ? 1 : -1;

  function fill(paint: Paint): void {
    context.fillStyle = paintOf(paint);
    context.fill();
  }

  function stroke(width: number, paint: Paint, cap: 'round' | 'butt' = 'round'): void {
    context.lineWidth = width;
    context.lineCap = cap;
    context.lineJoin = 'round';
    context.strokeStyle = paintOf(paint);
    context.stroke();
  }

  function stops(gradient: Gradient, colours: readonly Paint[]): Gradient {
    const last = Math.max(1, colours.length - 1);
    colours.forEach((colour, index) => gradient.addColorStop(index / last, paintOf(colour) as string));
    return gradient;
  }

  function along(left: number, right: number, entries: readonly (readonly [number, Rgb])[]): Gradient {
    const gradient =
      lit > 0 ? context.createLinearGradient(right, 0, left, 0) : context.createLinearGradient(left, 0, right, 0);
    for (const [place, colour] of entries) gradient.addColorStop(place, css(colour));
    return gradient;
  }

  const pen: Pen = {
    context,
    brush,
    form: random.fork('form'),
    fine: random.fork('detail'),
    lit,
    shape(shape, paint) {
      if (typeof shape === 'string') {
        context.fillStyle = paintOf(paint);
        context.fill(pathOf(shape));
      } else {
        polygon(context, shape);
        fill(paint);
      }
    },
    smooth(points, paint) {
      smoothClosed(context, points);
      fill(paint);
    },
    oval(x, y, radiusX, radiusY, paint, turn = 0) {
      ellipse(context, x, y, radiusX, radiusY, turn);
      fill(paint);
    },
    box(x, y, width, height, paint, radius = 0) {
      roundedBox(context, x, y, width, height, radius);
      fill(paint);
    },
    limb(from, to, widthFrom, widthTo, paint) {
      limb(context, from, to, widthFrom, widthTo);
      fill(paint);
    },
    line(points, width, paint) {
      smoothLine(context, points);
      stroke(width, paint);
    },
    strokes(lines, width, paint, square = false) {
      context.beginPath();
      for (const [from, to] of lines) {
        context.moveTo(from[0], from[1]);
        context.lineTo(to[0], to[1]);
      }
      stroke(width, paint, square ? 'butt' : 'round');
    },
    outline(shape, width, paint) {
      if (typeof shape === 'string') {
        context.lineWidth = width;
        context.lineCap = 'round';
        context.lineJoin = 'round';
        context.strokeStyle = paintOf(paint);
        context.stroke(pathOf(shape));
      } else {
        polygon(context, shape);
        stroke(width, paint);
      }
    },
    ring(x, y, radiusX, radiusY, width, paint, from = 0, to = Math.PI * 2) {
      context.beginPath();
      context.ellipse(x, y, radiusX, radiusY, 0, from, to);
      stroke(width, paint);
    },
    inside(shape, paint) {
      context.save();
      if (typeof shape === 'string') context.clip(pathOf(shape));
      else {
        polygon(context, shape);
        context.clip();
      }
      paint();
      context.restore();
    },
    at(x, y, paint, scaleX = 1, scaleY = scaleX, turn = 0) {
      context.save();
      context.translate(x, y);
      context.rotate(turn);
      context.scale(scaleX, scaleY);
      paint();
      context.restore();
    },
    wall(x, y, dx, dy, paint) {
      context.save();
      context.transform(dx, dy, 0, 1, x, y);
      paint();
      context.restore();
    },
    down: (top, bottom, ...colours) => stops(context.createLinearGradient(0, top, 0, bottom), colours),
    across: (left, right, ...colours) => stops(context.createLinearGradient(left, 0, right, 0), colours),
    slanted: (fromX, fromY, toX, toY, ...colours) =>
      stops(context.createLinearGradient(fromX, fromY, toX, toY), colours),
    ball(colour, x, y, radius, contrast = 1) {
      const lightX = x + light.side * radius * 0.42;
      const lightY = y - radius * (0.25 + light.height * 0.3);
      const gradient = context.createRadialGradient(lightX, lightY, radius * 0.05, lightX, lightY, radius * 1.55);
      gradient.addColorStop(0, css(tone(colour, 1.7 * contrast)));
      gradient.addColorStop(0.28, css(tone(colour, 0.5 * contrast)));
      gradient.addColorStop(0.5, css(tone(colour, -0.2 * contrast)));
      gradient.addColorStop(0.86, css(tone(colour, -2 * contrast)));
      gradient.addColorStop(1, css(tone(colour, -1.4 * contrast)));
      return gradient;
    },
    roll: (colour, left, right, contrast = 1) =>
      along(left, right, [
        [0, tone(colour, 0.1 * contrast)],
        [0.2, tone(colour, 1.3 * contrast)],
        [0.48, tone(colour, 0)],
        [0.86, tone(colour, -2 * contrast)],
        [1, tone(colour, -1.5 * contrast)],
      ]),
    lying: (colour, top, bottom, contrast = 1) =>
      stops(context.createLinearGradient(0, top, 0, bottom), [
        tone(colour, 0.6 * contrast),
        tone(colour, 1.3 * contrast),
        tone(colour, 0),
        tone(colour, -1.2 * contrast),
        tone(colour, -1.8 * contrast),
      ]),
    face(colour, left, top, right, bottom, contrast = 1) {
      const [from, to] = lit > 0 ? [right, left] : [left, right];
      return stops(context.createLinearGradient(from, top, to, bottom), [
        tone(colour, 0.9 * contrast),
        tone(colour, 0),
        tone(colour, -0.9 * contrast),
      ]);
    },
    metal: (colour, left, right) =>
      along(left, right, [
        [0, tone(colour, -0.8)],
        [0.14, tone(colour, 1)],
        [0.24, tone(colour, 2.6)],
        [0.38, tone(colour, 0.2)],
        [0.7, tone(colour, -1.8)],
        [0.9, tone(colour, -0.4)],
        [1, tone(colour, -1.6)],
      ]),
    facing: (direction) => direction * light.side * 1.5 - Math.abs(direction) * 0.4,
    sideLight(shape, left, right, strength = 1) {
      const dark = css([30, 24, 70], 0.32 * strength);
      const none = css([30, 24, 70], 0);
      const warm = css([255, 242, 214], 0.18 * strength);
      pen.shape(shape, lit > 0 ? pen.across(left, right, dark, none, warm) : pen.across(left, right, warm, none, dark));
    },
    glow(x, y, radius, colour, strength = 0.6) {
      const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
      gradient.addColorStop(0, css(colour, strength));
      gradient.addColorStop(0.3, css(colour, strength * 0.45));
      gradient.addColorStop(0.65, css(colour, strength * 0.12));
      gradient.addColorStop(1, css(colour, 0));
      ellipse(context, x, y, radius);
      fill(gradient);
    },
    count: (low, high) => Math.round(low + (high - low) * brush.detail),
  };
  return pen;
}
