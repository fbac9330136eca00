import type { Canvas } from '@napi-rs/canvas';
import type { Drawable } from '../drawable.js';
import { css, lighten } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Random } from '../kit/random.js';
import { repainted } from './sketch.js';

/** Where the thing begins in each column, smoothed; `undefined` where it is low or not there: the rim of a plate. */
function crest(picture: Canvas): readonly (number | undefined)[] {
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  const tops = Array.from({ length: width }, (_, x) => {
    for (let y = 0; y < height; y++) if ((data[(y * width + x) * 4 + 3] as number) > 128) return y;
    return height;
  });
  const sorted = tops.toSorted((one, other) => one - other);
  // a stalk or a cherry on top is not where it is poured
  const high = sorted[Math.floor(width * 0.12)] as number;
  const reach = Math.max(1, Math.round(width * 0.02));
  return tops.map((top, x) => {
    if (top > high + (height - high) * 0.3) return undefined;
    const around = tops.slice(Math.max(0, x - reach), x + reach + 1);
    return Math.max(high, around.reduce((sum, each) => sum + each, 0) / around.length);
  });
}

function drips(random: Random, from: number, to: number, height: number): (x: number) => number {
  const runs = Array.from({ length: 7 }, (_, index) => ({
    x: from + ((index + random.between(0.25, 0.75)) / 7) * (to - from),
    half: (to - from) * random.between(0.032, 0.055),
    long: height * random.between(0.06, 0.34),
  }));
  const phase = random.between(0, 6);
  return (x) => {
    const least = height * (0.12 + 0.025 * Math.sin(((x - from) / (to - from)) * 15 + phase));
    return runs.reduce((most, { x: at, half, long }) => {
      const off = Math.abs(x - at) / half;
      return off >= 1 ? most : Math.max(most, least + long * Math.sqrt(1 - off * off));
    }, least);
  };
}

/** Something thick was poured over it: it lies on top, shines, and runs down in drops. */
export function drizzled(drawable: Drawable, colour: Rgb): Drawable {
  return repainted(drawable, (picture, { random }) => {
    const { height } = picture;
    const tops = crest(picture);
    const columns = tops.flatMap((top, x) => (top === undefined ? [] : [x]));
    const [from, to] = [columns[0], columns.at(-1)];
    if (from === undefined || to === undefined || to - from < 4) return picture;
    const low = drips(random.fork('sauce'), from, to, height);
    const topAt = (x: number): number => tops[x] ?? tops[x - 1] ?? tops[x + 1] ?? height;
    const context = picture.getContext('2d');
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    const pour = (lift: number, shift: number): void => {
      context.beginPath();
      columns.forEach((x, index) => (index === 0 ? context.moveTo(x, topAt(x) - 2) : context.lineTo(x, topAt(x) - 2)));
      for (const x of columns.toReversed()) context.lineTo(x + shift, topAt(x) + low(x) - lift);
      context.closePath();
    };
    pour(-height * 0.014, height * 0.006);
    context.fillStyle = css(lighten(colour, -0.22), 0.55);
    context.fill();
    pour(0, 0);
    const body = context.createLinearGradient(0, Math.min(...columns.map(topAt)), 0, height);
    body.addColorStop(0, css(lighten(colour, 0.1)));
    body.addColorStop(1, css(lighten(colour, -0.06)));
    context.fillStyle = body;
    context.fill();
    context.lineWidth = Math.max(1, height * 0.018);
    context.lineCap = 'round';
    context.strokeStyle = css([255, 252, 240], 0.55);
    context.beginPath();
    const [first, last] = [from + (to - from) * 0.16, from + (to - from) * 0.56];
    for (const x of columns.filter((each) => each > first && each < last)) context.lineTo(x, topAt(x) + height * 0.05);
    context.stroke();
    return picture;
  });
}
