import type { Brush, Drawable } from '../drawable.js';
import { lighten } from '../kit/colour.js';
import { sketch } from './sketch.js';

/** How fine the crown is looked at, how far down it reaches, and how many leaves it has. */
const [PIXELS, CROWN, MOST] = [80, 0.62, 56];
const LEAF = 0.15;

/** A tree whose leaves are other things: they hang all over its crown, the nearer ones lower and before the others. */
export function leafedWith(tree: Drawable, leaf: Drawable): Drawable {
  return {
    ...tree,
    overhang: Math.max(tree.overhang ?? 0.05, LEAF),
    paint(context, brush) {
      tree.paint(context, brush);
      const stream = brush.random.fork('leaves');
      const { colour, wears: _wears, parts: _parts, lettering: _lettering, ...plain } = brush;
      const spots = crownOf(tree, brush)
        .map((spot) => ({ spot, order: stream.next() }))
        .toSorted((one, other) => one.order - other.order)
        .slice(0, MOST)
        .map(({ spot }) => spot)
        .toSorted((one, other) => one.y - other.y);
      const tall = LEAF * Math.min(1, 1 / leaf.aspect);
      for (const { x, y } of spots) {
        context.save();
        context.translate(x + stream.between(-0.02, 0.02), y + tall / 2);
        context.rotate(stream.between(-0.3, 0.3));
        context.scale(tall, tall);
        const shade = stream.between(-0.14, 0.1);
        const own: Brush = { ...plain, attributes: new Set(), ...(colour && { colour: lighten(colour, shade) }) };
        leaf.paint(context, own);
        context.restore();
      }
    },
  };
}

/** Where the crown is solid, on a grid as wide as half a leaf. */
function crownOf(tree: Drawable, brush: Brush): readonly { readonly x: number; readonly y: number }[] {
  const picture = sketch(tree, { ...brush, detail: 0 }, PIXELS);
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  const step = Math.max(2, Math.round(PIXELS * LEAF * 0.5));
  const spots: { x: number; y: number }[] = [];
  for (let y = 0; y < height * CROWN; y += step)
    for (let x = 0; x < width; x += step)
      if ((data[(y * width + x) * 4 + 3] as number) > 128)
        spots.push({ x: ((x + 0.5 - width / 2) * tree.aspect) / width, y: y / height - 1 });
  return spots;
}
