import type { Drawable } from '../drawable.js';
import { css, hex } from '../kit/colour.js';
import { repainted } from './sketch.js';

const cans = ['#f2c22e', '#e0503f', '#3fc0d8', '#7fd04a', '#f070b0', '#8a4fd0', '#f4f1ea'].map(hex);

/** Tags that writers leave: loops and zigzags in one stroke, in a square of 1 around the origin. */
const tags: readonly (readonly number[])[] = [
  [-0.46, 0.16, -0.34, -0.34, -0.22, 0.2, -0.1, -0.3, 0.02, 0.18, 0.16, -0.36, 0.24, 0.2, 0.48, -0.22],
  [-0.44, -0.2, -0.2, -0.36, -0.3, 0.24, -0.06, 0.1, -0.02, -0.3, 0.16, 0.26, 0.3, -0.14, 0.46, 0.3],
  [-0.46, 0.06, -0.3, -0.34, -0.12, 0.06, -0.3, 0.3, 0.04, 0.02, 0.14, -0.34, 0.3, 0.1, 0.46, -0.3],
];

/** A thing with graffiti all over: colours sprayed on it, and nowhere beside it. */
export function sprayed(drawable: Drawable): Drawable {
  return repainted(drawable, (picture, { random }) => {
    const { width, height } = picture;
    const context = picture.getContext('2d');
    // in pixels again: the sketch was painted in units of the thing
    context.setTransform(1, 0, 0, 1, 0, 0);
    const stream = random.fork('graffiti');
    const wide = Math.min(width * 0.86, height * 0.7);
    const rows = Math.max(2, Math.min(5, Math.round((height / wide) * 2.2)));
    context.globalCompositeOperation = 'source-atop';
    context.lineCap = 'round';
    context.lineJoin = 'round';
    const columns = Math.max(1, Math.min(6, Math.round(width / wide)));
    for (let index = 0; index < rows * columns; index++) {
      const [row, column] = [Math.floor(index / columns), index % columns];
      const [tag, colour] = [stream.pick(tags), cans[(index * 3 + stream.whole(0, 1)) % cans.length]];
      if (!colour) continue;
      const high = (height / rows) * 1.1;
      context.save();
      context.translate(
        (width * (column + 0.5)) / columns + stream.around(wide * 0.07),
        (height * (row + 0.55)) / rows,
      );
      context.rotate(stream.around(0.22));
      context.beginPath();
      for (let at = 0; at + 3 < tag.length; at += 2) {
        const [x, y, nextX, nextY] = tag.slice(at, at + 4).map((value, index) => value * (index % 2 ? high : wide)) as [
          number,
          number,
          number,
          number,
        ];
        if (at === 0) context.moveTo(x, y);
        context.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
      }
      // the mist of the can, a dark edge, the paint
      for (const [ink, thick] of [
        [css(colour, 0.22), 0.2],
        [css([26, 22, 38], 0.9), 0.115],
        [css(colour), 0.075],
      ] as const) {
        context.strokeStyle = ink;
        context.lineWidth = thick * wide;
        context.stroke();
      }
      context.restore();
    }
    return picture;
  });
}
