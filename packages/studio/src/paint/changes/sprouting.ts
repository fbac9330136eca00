import type { Brush, Drawable } from '../drawable.js';
import type { Random } from '../kit/random.js';
import { sketch } from './sketch.js';

/** How fine its outline is looked at, and how many grow from it. */
const [PIXELS, MOST] = [72, 11];

/** A thing out of which others grow: rooted all along its upper outline, or one of them at its top. */
export function sprouting(drawable: Drawable, model: Drawable, single: boolean): Drawable {
  const flat = model.aspect > 0.75 && model.height < 0.4;
  const size = single ? 0.62 : flat ? 0.2 : 0.3;
  return {
    ...drawable,
    overhang: Math.max(drawable.overhang ?? 0.05, size * 1.05),
    paint(context, brush) {
      const stream = brush.random.fork('sprouts');
      const { colour: _colour, wears: _wears, parts: _parts, lettering: _lettering, ...plain } = brush;
      const own: Brush = { ...plain, attributes: new Set() };
      const roots = rootsOf(drawable, brush, single, stream);
      drawable.paint(context, brush);
      for (const { x, y, lean } of roots) {
        const tall = size * (single ? 1 : stream.between(0.75, 1.15));
        context.save();
        context.translate(x, y + tall * 0.06);
        context.rotate(lean);
        context.scale(tall, tall);
        model.paint(context, own);
        context.restore();
      }
    },
  };
}

interface Root {
  readonly x: number;
  readonly y: number;
  /** Radians to the right. */
  readonly lean: number;
}

/** Points on the upper outline of a thing, in its own units; what grows there leans outwards. */
function rootsOf(drawable: Drawable, brush: Brush, single: boolean, random: Random): Root[] {
  const picture = sketch(drawable, { ...brush, detail: 0 }, PIXELS);
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  const topAt = (x: number): number | undefined => {
    for (let y = 0; y < height; y++) if ((data[(y * width + x) * 4 + 3] as number) > 120) return y;
    return undefined;
  };
  const columns = Array.from({ length: width }, (_, x) => ({ x, y: topAt(x) })).filter(
    (column): column is { x: number; y: number } => column.y !== undefined,
  );
  const unit = drawable.aspect / width;
  const place = ({ x, y }: { x: number; y: number }): Root => ({
    x: (x + 0.5 - width / 2) * unit,
    y: y / height - 1,
    lean: ((x - width / 2) / width) * 0.9,
  });
  if (single) {
    const inner = columns.filter(({ x }) => x > width * 0.25 && x < width * 0.75);
    const [best] = (inner.length > 0 ? inner : columns).toSorted((one, other) => one.y - other.y);
    return best ? [{ ...place(best), lean: 0 }] : [];
  }
  const count = Math.min(MOST, columns.length);
  return Array.from({ length: count }, (_, index) => {
    const at = Math.min(columns.length - 1, Math.floor(((index + random.between(0.2, 0.8)) / count) * columns.length));
    return place(columns[at] as { x: number; y: number });
  });
}
