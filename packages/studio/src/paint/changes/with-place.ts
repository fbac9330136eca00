import { offerOf } from '../../catalogue/affordances.js';
import type { Drawable } from '../drawable.js';
import { css, lighten } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Random } from '../kit/random.js';
import type { Context } from '../kit/shapes.js';
import { repainted } from './sketch.js';

interface Panel {
  readonly context: Context;
  readonly random: Random;
  readonly width: number;
  readonly height: number;
}

type Sky = readonly [above: Rgb, below: Rgb];
const EVENING: Sky = [
  [86, 96, 168],
  [250, 176, 120],
];
const DAY: Sky = [
  [92, 168, 222],
  [226, 242, 248],
];
const NIGHT: Sky = [
  [18, 20, 52],
  [74, 52, 120],
];

/** Two rows of towers, the nearer ones darker and with lit windows. */
function towers({ context, random, width, height }: Panel): void {
  for (const [row, colour] of (
    [
      [110, 104, 150],
      [44, 46, 84],
    ] as const
  ).entries()) {
    const thin = height * (row === 0 ? 0.3 : 0.36);
    for (let x = -thin * random.next(); x < width;) {
      const wide = thin * random.between(0.7, 1.3);
      const high = height * random.between(0.38, 0.86) * (row === 0 ? 1 : 0.78);
      context.fillStyle = css(colour);
      context.fillRect(x, height - high, wide, high);
      if (random.chance(0.3)) context.fillRect(x + wide * 0.46, height - high * 1.14, wide * 0.08, high * 0.2);
      if (row === 1) paintWindows(context, random, { x, top: height - high, wide, high });
      x += wide * 1.06;
    }
  }
}

function paintWindows(
  context: Context,
  random: Random,
  { x, top, wide, high }: { x: number; top: number; wide: number; high: number },
): void {
  const step = wide / 4;
  const floors = Math.min(14, Math.floor(high / (step * 1.3)));
  context.fillStyle = css([255, 216, 122]);
  for (let floor = 0; floor < floors; floor++)
    for (let column = 0; column < 3; column++)
      if (random.chance(0.6))
        context.fillRect(x + step * (column + 0.75), top + step * (1.3 * floor + 0.6), step * 0.5, step * 0.7);
}

function peaks({ context, random, width, height }: Panel): void {
  for (const [row, colour] of (
    [
      [122, 130, 168],
      [70, 96, 112],
    ] as const
  ).entries()) {
    for (let at = 0; at < 5; at++) {
      const x = (width * (at + random.between(0.2, 0.8))) / 5;
      const high = height * random.between(0.5, 0.85) * (row === 0 ? 1 : 0.6);
      const half = high * 0.9;
      mound(context, x, height, half, high, colour);
      if (row === 0) mound(context, x, height - high * 0.68, half * 0.32, high * 0.32, [244, 246, 250]);
    }
  }
}

function mound(context: Context, x: number, foot: number, half: number, high: number, colour: Rgb): void {
  context.fillStyle = css(colour);
  context.beginPath();
  context.moveTo(x - half, foot);
  context.lineTo(x, foot - high);
  context.lineTo(x + half, foot);
  context.fill();
}

function firs({ context, random, width, height }: Panel): void {
  for (const [row, colour] of (
    [
      [92, 140, 110],
      [40, 92, 66],
    ] as const
  ).entries()) {
    const step = height * 0.24;
    for (let x = 0; x < width + step; x += step) {
      const high = height * random.between(0.5, 0.8) * (row === 0 ? 1 : 0.8);
      for (const part of [0, 0.3, 0.55])
        mound(
          context,
          x + step * row * 0.5,
          height - high * part * 0.9,
          step * (0.62 - part * 0.5),
          high * 0.5,
          colour,
        );
    }
  }
}

function waves({ context, width, height }: Panel): void {
  context.fillStyle = css([255, 236, 180]);
  context.beginPath();
  context.arc(width * 0.7, height * 0.42, height * 0.2, 0, Math.PI * 2);
  context.fill();
  for (const [row, colour] of (
    [
      [58, 140, 186],
      [34, 110, 164],
      [22, 82, 136],
    ] as const
  ).entries()) {
    const level = height * (0.5 + row * 0.17);
    context.fillStyle = css(colour);
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width + 2; x += Math.max(1, width / 60))
      context.lineTo(x, level + Math.sin((x / height) * 5 + row * 2) * height * 0.04);
    context.lineTo(width, height);
    context.fill();
  }
}

function stars({ context, random, width, height }: Panel): void {
  for (let at = 0; at < 60; at++) {
    context.fillStyle = css([255, 255, 240], random.between(0.5, 1));
    const size = height * random.between(0.008, 0.03);
    context.fillRect(width * random.next(), height * random.next(), size, size);
  }
  context.fillStyle = css([228, 160, 120]);
  context.beginPath();
  context.arc(width * 0.3, height * 0.5, height * 0.24, 0, Math.PI * 2);
  context.fill();
}

const places: ReadonlyMap<string, readonly [sky: Sky, paint: (panel: Panel) => void]> = new Map([
  ['city', [EVENING, towers]],
  ['street', [EVENING, towers]],
  ['mountains', [DAY, peaks]],
  ['hills', [DAY, peaks]],
  ['forest', [DAY, firs]],
  ['pine-forest', [DAY, firs]],
  ['sea', [EVENING, waves]],
  ['beach', [EVENING, waves]],
  ['space', [NIGHT, stars]],
]);

/** A thing with a place painted on it: the skyline on the side of a van. */
export function withPlace(drawable: Drawable, place: string): Drawable {
  const [sky, paint] = places.get(place) ?? [DAY, peaks];
  return repainted(drawable, (picture, { random }) => {
    const context = picture.getContext('2d');
    context.resetTransform();
    const [left, top, right, bottom] = offerOf(drawable.concept).writing ?? [0.12, 0.7, 0.88, 0.2];
    const vehicle = drawable.kind === 'vehicle';
    const [from, to] = vehicle ? [left * 0.5, Math.max(right, 0.9)] : [left, right];
    const [x, y] = [picture.width * from, picture.height * (1 - top)];
    const [width, height] = [picture.width * (to - from), picture.height * Math.max(0.2, top - bottom)];
    context.globalCompositeOperation = 'source-atop';
    context.beginPath();
    context.roundRect(x, y, width, height, height * 0.14);
    context.clip();
    context.translate(x, y);
    const air = context.createLinearGradient(0, 0, 0, height);
    air.addColorStop(0, css(sky[0]));
    air.addColorStop(1, css(lighten(sky[1], 0.02)));
    context.fillStyle = air;
    context.fillRect(0, 0, width, height);
    paint({ context, random: random.fork('painted place'), width, height });
    return picture;
  });
}
