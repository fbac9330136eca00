import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import { paintGlow, windowLit } from '../elements/houses.js';
import type { Point3, Range, SetPen } from './space.js';

/** How light falls on a face; `glow` shines by itself. */
export type Shine = 'lit' | 'tone' | 'shaded' | 'glow';

const snowWhite: Rgb = [240, 245, 255];

export function shineOf(pen: SetPen, colour: Rgb, shine: Shine, away: number): Rgb {
  const { view } = pen;
  const depth = pen.depth(away);
  if (shine === 'lit') return view.lit(colour, depth, 0.8);
  if (shine === 'shaded') return view.shaded(colour, depth, 0.8);
  if (shine === 'glow') return mix(colour, view.air.haze, depth * 0.4);
  return view.tone(colour, depth);
}

/** Any flat face. */
export function face(pen: SetPen, points: readonly Point3[], colour: Rgb, shine: Shine = 'tone', alpha = 1): void {
  const away = points.reduce((sum, point) => sum + point[2], 0) / points.length;
  pen.context.fillStyle = css(shineOf(pen, colour, shine, away), alpha);
  polygon(
    pen.context,
    points.map(([x, up, far]) => pen.point(x, up, far)),
  );
  pen.context.fill();
}

/** A rectangle that faces us. */
export function panel(
  pen: SetPen,
  x: Range,
  up: Range,
  away: number,
  colour: Rgb,
  shine: Shine = 'tone',
  alpha = 1,
): void {
  face(
    pen,
    [
      [x[0], up[0], away],
      [x[0], up[1], away],
      [x[1], up[1], away],
      [x[1], up[0], away],
    ],
    colour,
    shine,
    alpha,
  );
}

/** A rectangle on a wall that runs away from us. */
export function sidePanel(
  pen: SetPen,
  x: number,
  up: Range,
  away: Range,
  colour: Rgb,
  shine: Shine = 'tone',
  alpha = 1,
): void {
  face(
    pen,
    [
      [x, up[0], away[0]],
      [x, up[1], away[0]],
      [x, up[1], away[1]],
      [x, up[0], away[1]],
    ],
    colour,
    shine,
    alpha,
  );
}

/** A rectangle that lies on the ground, or at a height. */
export function patch(pen: SetPen, x: Range, away: Range, colour: Rgb, shine: Shine = 'lit', up = 0, alpha = 1): void {
  face(
    pen,
    [
      [x[0], up, away[0]],
      [x[1], up, away[0]],
      [x[1], up, away[1]],
      [x[0], up, away[1]],
    ],
    colour,
    shine,
    alpha,
  );
}

export interface Block {
  readonly x: Range;
  readonly up: Range;
  readonly away: Range;
  readonly colour: Rgb;
  readonly top?: Rgb;
  /** Things under a roof keep no snow. */
  readonly sheltered?: boolean;
}

/** A box with its visible sides. */
export function box(pen: SetPen, block: Block): void {
  const { x, up, away, colour } = block;
  const snow = pen.view.snowy && !block.sheltered && !pen.view.inside;
  const cap = snow ? snowWhite : (block.top ?? lighten(colour, 0.03));
  const towards = pen.view.air.light.side;
  if (x[0] > 0) sidePanel(pen, x[0], up, away, colour, towards < 0 ? 'lit' : 'shaded');
  if (x[1] < 0) sidePanel(pen, x[1], up, away, colour, towards > 0 ? 'lit' : 'shaded');
  if (up[1] < pen.eye) patch(pen, x, away, cap, 'lit', up[1]);
  if (up[0] > pen.eye) patch(pen, x, away, colour, 'shaded', up[0]);
  panel(pen, x, up, away[0], colour);
  const lip = (up[1] - up[0]) * 0.06;
  if (snow) panel(pen, x, [up[1] - lip, up[1] + lip], away[0], snowWhite, 'lit');
}

/** Rows of windows on a face towards us; some are lit when it is dark. */
export function windows(
  pen: SetPen,
  grid: {
    readonly x: Range;
    readonly up: Range;
    readonly away: number;
    readonly columns: number;
    readonly rows: number;
    readonly fill?: number;
    readonly frame?: Rgb;
  },
): void {
  const { x, up, away, columns, rows, fill = 0.56, frame } = grid;
  const wide = (x[1] - x[0]) / columns;
  const high = (up[1] - up[0]) / rows;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const left = x[0] + wide * (column + (1 - fill) / 2);
      const low = up[0] + high * (row + (1 - fill) / 2);
      if (frame)
        panel(
          pen,
          [left - wide * 0.06, left + wide * (fill + 0.06)],
          [low - high * 0.06, low + high * (fill + 0.06)],
          away,
          frame,
          'lit',
        );
      glass(pen, [left, left + wide * fill], [low, low + high * fill], away);
    }
}

/** One pane towards us. */
export function glass(pen: SetPen, x: Range, up: Range, away: number): void {
  if (windowLit(pen.view, pen.random)) panel(pen, x, up, away, [255, 212, 132], 'glow');
  else {
    const pane = mix([92, 116, 142], pen.view.air.skyMiddle, 0.35);
    panel(pen, x, up, away, pane);
    panel(pen, [x[0], (x[0] + x[1]) / 2], [(up[0] + up[1]) / 2, up[1]], away, lighten(pane, 0.1), 'tone', 0.6);
  }
}

/** The same on a wall that runs away. */
export function sideWindows(
  pen: SetPen,
  grid: {
    readonly x: number;
    readonly up: Range;
    readonly away: Range;
    readonly columns: number;
    readonly rows: number;
    readonly frame?: Rgb;
    readonly pane?: Rgb;
  },
): void {
  const { x, up, away, columns, rows, frame } = grid;
  const long = (away[1] - away[0]) / columns;
  const high = (up[1] - up[0]) / rows;
  for (let column = columns - 1; column >= 0; column--)
    for (let row = 0; row < rows; row++) {
      const at: Range = [away[0] + long * (column + 0.25), away[0] + long * (column + 0.75)];
      const rise: Range = [up[0] + high * (row + 0.2), up[0] + high * (row + 0.8)];
      if (frame)
        sidePanel(
          pen,
          x,
          [rise[0] - high * 0.05, rise[1] + high * 0.05],
          [at[0] - long * 0.05, at[1] + long * 0.05],
          frame,
          'lit',
        );
      if (windowLit(pen.view, pen.random)) sidePanel(pen, x, rise, at, [255, 212, 132], 'glow');
      else sidePanel(pen, x, rise, at, grid.pane ?? mix([92, 116, 142], pen.view.air.skyMiddle, 0.35));
    }
}

/** A round post or column. */
export function post(pen: SetPen, x: number, away: number, up: Range, radius: number, colour: Rgb): void {
  const { context, view } = pen;
  const [left, low] = pen.point(x - radius, up[0], away);
  const [right, high] = pen.point(x + radius, up[1], away);
  const depth = pen.depth(away);
  const from = view.air.light.side >= 0 ? right : left;
  const to = view.air.light.side >= 0 ? left : right;
  const round = context.createLinearGradient(from, 0, to, 0);
  round.addColorStop(0, css(view.tone(colour, depth)));
  round.addColorStop(0.25, css(view.lit(colour, depth)));
  round.addColorStop(1, css(view.shaded(colour, depth, 1.1)));
  context.fillStyle = round;
  context.fillRect(left, high, Math.max(1, right - left), low - high);
}

/** A line between two points, with a thickness in metres. */
export function beam(pen: SetPen, from: Point3, to: Point3, thick: number, colour: Rgb, shine: Shine = 'tone'): void {
  const { context } = pen;
  const away = (from[2] + to[2]) / 2;
  context.strokeStyle = css(shineOf(pen, colour, shine, away));
  context.lineWidth = Math.max(0.8, thick * pen.scale(away));
  context.beginPath();
  context.moveTo(...pen.point(...from));
  context.lineTo(...pen.point(...to));
  context.stroke();
}

/** A disc towards us. */
export function disc(
  pen: SetPen,
  x: number,
  up: number,
  away: number,
  radius: number,
  colour: Rgb,
  shine: Shine = 'tone',
): void {
  const [px, py] = pen.point(x, up, away);
  pen.context.fillStyle = css(shineOf(pen, colour, shine, away));
  pen.context.beginPath();
  pen.context.arc(px, py, radius * pen.scale(away), 0, Math.PI * 2);
  pen.context.fill();
}

/** A disc that lies on the ground. */
export function pool(
  pen: SetPen,
  x: number,
  away: number,
  radius: number,
  colour: Rgb,
  shine: Shine = 'tone',
  alpha = 1,
): void {
  const [px, py] = pen.point(x, 0, away);
  const reach = radius * pen.scale(away);
  const [, far] = pen.point(x, 0, away + radius);
  pen.context.fillStyle = css(shineOf(pen, colour, shine, away), alpha);
  pen.context.beginPath();
  pen.context.ellipse(px, py, reach, Math.max(1, (py - far) * 1.1), 0, 0, Math.PI * 2);
  pen.context.fill();
}

/** Light around a lamp, where it is dark or inside. */
export function shineAt(
  pen: SetPen,
  x: number,
  up: number,
  away: number,
  reach: number,
  tint: Rgb = [255, 212, 140],
  strength = 0.5,
): void {
  const [px, py] = pen.point(x, up, away);
  paintGlow(pen.context, px, py, Math.max(2, reach * pen.scale(away)), tint, strength);
}

/** An opening with a round head, towards us. */
export function arch(pen: SetPen, x: Range, up: Range, away: number, colour: Rgb, shine: Shine = 'tone'): void {
  const { context } = pen;
  const half = (x[1] - x[0]) / 2;
  const [left, low] = pen.point(x[0], up[0], away);
  const [right] = pen.point(x[1], up[0], away);
  const [, spring] = pen.point(x[0], Math.max(up[0], up[1] - half), away);
  context.fillStyle = css(shineOf(pen, colour, shine, away));
  context.beginPath();
  context.moveTo(left, low);
  context.lineTo(left, spring);
  context.arc((left + right) / 2, spring, (right - left) / 2, Math.PI, 0);
  context.lineTo(right, low);
  context.fill();
}
