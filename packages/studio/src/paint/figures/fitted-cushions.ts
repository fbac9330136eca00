import type { Shape } from '../../catalogue/shapes.js';
import { css, hex, lighten } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Pen } from '../objects/parts/pen.js';
import { tone } from '../objects/parts/tone.js';
import { outlineOf } from './outlines.js';
import { stuffed } from './trims.js';

/** A cushion of its own form, in the colour that was said of it. */
export interface Cushion {
  readonly shape: Shape;
  readonly colour: Rgb | undefined;
}

/** Colours that show on any cover, one for each kind. */
const covers = ['#e6d3a8', '#d9825a', '#7fa3b8'] as const;
/** Where cushions stand on a seat, from the top, and how high and wide they are. */
const [SEAT, HIGH, WIDE] = [-0.33, 0.36, 0.26];

/** Stuffed cushions on a seat, leaning at its back: one kind at both ends, the other between them. */
export function paintCushions(pen: Pen, cushions: readonly Cushion[], aspect: number): void {
  const [first, second] = cushions;
  if (!first) return;
  const wide = aspect > 1.2;
  const places: readonly (readonly [x: number, cushion: Cushion, kind: number])[] = !wide
    ? [[0, first, 0] as const]
    : [
        ...[-1, 1].map((side) => [side * aspect * 0.27, first, 0] as const),
        ...(second ? [[0, second, 1] as const] : []),
      ];
  for (const [x, { shape, colour }, kind] of places) {
    const own = outlineOf(shape);
    const size = Math.min(HIGH, (aspect * (wide ? WIDE : 0.62)) / own.aspect);
    const cover = colour ?? hex(covers[kind % covers.length] as string);
    pen.at(
      x,
      SEAT,
      () => {
        const { context } = pen;
        own.trace(context);
        context.fillStyle = pen.face(cover, -own.aspect / 2, -1, own.aspect / 2, 0);
        context.fill();
        stuffed(pen, cover, own.trace, own.aspect);
        own.trace(context);
        context.lineWidth = 0.03;
        context.lineJoin = 'round';
        context.strokeStyle = css(tone(lighten(cover, -0.1), -2));
        context.stroke();
      },
      size,
      size,
    );
  }
}
