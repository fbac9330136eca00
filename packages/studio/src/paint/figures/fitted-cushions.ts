import type { Shape } from '../../catalogue/shapes.js';
import { lighten, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Pen } from '../objects/parts/pen.js';
import { faint } from '../objects/parts/tone.js';
import { outlineOf } from './outlines.js';
import { slabOf } from './slabs.js';
import { stuffed } from './face-trims.js';

/** A cushion of its own form, in the colour that was said of it. */
export interface Cushion {
  readonly shape: Shape;
  readonly colour: Rgb | undefined;
}

/** Colours that go with any cover and show on it, one for each kind. */
const covers: readonly ((main: Rgb) => Rgb)[] = [
  (main) => mix(main, [246, 232, 206], 0.55),
  (main) => mix(lighten(main, -0.16), [60, 70, 110], 0.3),
];
/** Where cushions stand on a seat, from the top, and how high and wide they are. */
const [SEAT, HIGH, WIDE] = [-0.33, 0.36, 0.26];

/** Stuffed cushions on a seat, leaning at its back: one kind at both ends, the other between them. */
export function paintCushions(pen: Pen, cushions: readonly Cushion[], main: Rgb, aspect: number): void {
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
    const cover = colour ?? (covers[kind] ?? ((plain: Rgb) => plain))(main);
    // it leans there, and its shadow is on the back behind it
    pen.oval(x + 0.02, SEAT - size * 0.4, size * own.aspect * 0.6, size * 0.5, faint(lighten(main, -0.26), 0.35));
    pen.at(
      x,
      SEAT,
      () => {
        const { context } = pen;
        own.trace(context);
        context.fillStyle = pen.face(cover, -own.aspect / 2, -1, own.aspect / 2, 0);
        context.fill();
        stuffed(pen, cover, own.trace, own.aspect);
      },
      size,
      size,
      x === 0 ? 0 : Math.sign(x) * 0.09,
    );
  }
}

/** Where the near edge of flat cushions is on a seat without a back. */
const LAID = -0.7;

/** Flat cushions that lie on a bench or a stool, side by side. */
export function layCushions(pen: Pen, { shape, colour }: Cushion, main: Rgb, aspect: number): void {
  const cover = colour ?? mix(main, [246, 232, 206], 0.6);
  const slab = slabOf(shape, 0.22, 0.5, undefined, true);
  const count = aspect > 1.5 ? 3 : 1;
  const wide = (aspect * 0.8) / count;
  for (let index = 0; index < count; index++)
    pen.at(
      (index - (count - 1) / 2) * wide,
      LAID,
      () => slab.paint(pen.context, cover, pen.brush),
      (wide * 0.94) / slab.aspect,
      Math.min(0.34, (wide * 0.94) / slab.aspect),
    );
}
