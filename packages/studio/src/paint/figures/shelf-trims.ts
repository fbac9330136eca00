import type { Shape } from '../../catalogue/shapes.js';
import { css, hex, lighten } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Pen } from '../objects/parts/pen.js';
import { bodyOf } from './bodies.js';
import { edgesOf } from './edges.js';
import { fillInner, inner, strokeInner } from './face-trims.js';
import { outlineOf } from './outlines.js';
import type { FaceTrim } from './trim.js';

const bindings = ['#b8473f', '#3f6f9a', '#d8a23f', '#4f8a5f', '#7a5a9a', '#c87a4a'] as const;

/** Books side by side from the left end of a board. */
function rowOfBooks(pen: Pen, left: number, foot: number, wide: number, most: number, row: number, thick = 0.05): void {
  const count = Math.max(2, Math.round(wide / thick));
  for (let book = 0; book < count; book++) {
    const high = most * (0.72 + ((book * 7 + row * 5) % 5) * 0.065);
    const x = left + (book * wide) / count;
    pen.box(x, foot - high, (wide / count) * 0.94, high, hex(bindings[(book * 5 + row * 2) % 6] as string));
  }
}

const CELLS = /^(?:shelf|compartment|divider|cubby|section)$/;

/** What stands among the books. */
const STOOD = /^(?:decoration|accent|ornament|embellishment)$/;

/** Compartments of their own form, each with its books. */
function cells(pen: Pen, colour: Rgb, aspect: number, shape: Shape): void {
  const { context } = pen;
  const { solid } = edgesOf(context);
  const own = outlineOf(shape);
  const said = pen.brush.parts?.find((part) => part.shape && STOOD.test(part.name ?? ''))?.shape;
  const high = own.aspect > 1.3 ? 0.18 : 0.2;
  const wide = high * own.aspect;
  const upper = /^(?:triangular|conical|pyramidal|teardrop|diamond)$/.test(shape) ? 0.1 : 0.9;
  const columns = Math.max(1, Math.floor((aspect * 0.94) / (wide + 0.04)));
  const place = (count: number, column: number): number => (column - (count - 1) / 2) * (wide + 0.045);
  for (let row = 0; row < 4; row++) {
    const foot = -0.05 - row * (high + 0.04);
    // whole ones only: none runs out of the outline
    const isInside = (x: number): boolean =>
      [-0.56, 0.56].every((side) => solid(x + side * wide, foot) && solid(x + side * wide * upper, foot - high * 1.08));
    let count = columns;
    while (count > 0 && !isInside(place(count, 0))) count--;
    for (let column = 0; column < count; column++) {
      const x = place(count, column);
      pen.at(
        x,
        foot,
        () => {
          own.trace(context);
          context.fillStyle = css(lighten(colour, -0.26));
          context.fill();
          context.save();
          own.trace(context);
          context.clip();
          const shown = said && (row + column) % 3 === 1 ? bodyOf(said) : undefined;
          if (shown) pen.at(0, -0.06, () => shown.paint(context, [226, 186, 96], pen.brush), 0.5 / shown.aspect, 0.5);
          else rowOfBooks(pen, (-own.aspect / 2) * 0.9, -0.02, own.aspect * 0.9, 0.62, row + column, 0.15);
          context.restore();
          own.trace(context);
          context.lineWidth = 0.07;
          context.lineJoin = 'round';
          context.strokeStyle = css(lighten(colour, 0.12));
          context.stroke();
        },
        wide / own.aspect,
        high,
      );
    }
  }
}

/** Boards with books between them, or compartments of the form that was said of them. */
export const shelves: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  const said = pen.brush.parts?.find(({ name, shape }) => shape && CELLS.test(name ?? ''))?.shape;
  if (said && said !== 'rectangular') {
    strokeInner(pen, trace, 0.95, 0.02, lighten(colour, 0.1));
    return cells(pen, colour, aspect, said);
  }
  fillInner(pen, trace, 0.9, lighten(colour, -0.22));
  inner(pen, 0.9, () => {
    context.save();
    trace(context);
    context.clip();
    for (let row = 0; row < 4; row++) {
      const foot = -0.02 - row * 0.25;
      rowOfBooks(pen, -aspect / 2, foot, aspect, 0.19, row);
      pen.box(-aspect / 2, foot, aspect, 0.03, lighten(colour, 0.04));
    }
    context.restore();
  });
};
