import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { css } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Random } from '../paint/kit/random.js';
import type { Context } from '../paint/kit/shapes.js';
import { cloudTile, paperTile, tileAt } from '../raster/texture.js';
import { clamp01, smooth, unitOf } from '../raster/plane.js';
import type { Look } from './look.js';
import { cutOut, fitInto, opaque, outlined } from './press/cut-out.js';
import type { Box } from './press/cut-out.js';

const INK: Rgb = [82, 46, 22];
const PARCHMENT: Rgb = [222, 196, 150];

/** A leaf of a Renaissance notebook: sepia ink on stained paper, hatched by a left hand, with circles of measure, a detail beside it and notes in mirror writing. */
export const study: Look = {
  name: 'study',
  ink: false,
  sharp: true,
  mapped: false,
  alone: 'or-whole',
  fine: true,
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    const side = Math.min(width, height);
    const unit = unitOf(width, height);
    const random = scene.random.fork('study');
    const { picture, box, empty } = cutOut(finish);
    const lines = createCanvas(width, height);
    lines.getContext('2d').drawImage(picture, 0, 0);
    outlined(lines, INK);
    const shade = hatched(pixels, width, height, unit);
    const sheet = createCanvas(width, height);
    const context = sheet.getContext('2d');
    parchment(context, width, height);
    if (empty) return opaque(context);
    const [x, y] = [width * 0.53, height * 0.46];
    const [wide, high] = [width * 0.66, height * 0.66];
    measures(context, x, y, side * 0.36, unit);
    context.globalCompositeOperation = 'multiply';
    for (const each of [shade, lines]) fitInto(context, each, box, x, y, wide, high);
    // the outline is found twice
    context.globalAlpha = 0.45;
    fitInto(context, lines, box, x + 4 * unit, y - 3 * unit, wide * 1.012, high * 1.012);
    context.globalAlpha = 0.8;
    detail(context, lines, box, width * 0.17, height * 0.84, side * 0.2);
    context.globalAlpha = 0.85;
    notes(context, { left: width * 0.34, top: height * 0.83, width: width * 0.56, rows: 5 }, side, random);
    notes(context, { left: width * 0.05, top: height * 0.07, width: width * 0.2, rows: 6 }, side, random);
    return opaque(context);
  },
};

function parchment(context: Context, width: number, height: number): void {
  const image = context.createImageData(width, height);
  const [clouds, fibres] = [cloudTile(), paperTile()];
  for (let y = 0, byte = 0; y < height; y++)
    for (let x = 0; x < width; x++, byte += 4) {
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / Math.min(width, height);
      const worn = Math.max(0, 0.09 - edge) * 5;
      const stain = tileAt(clouds, x >> 1, y >> 1) * 7 + tileAt(fibres, x, y) * 3.4 - worn * 110;
      for (let channel = 0; channel < 3; channel++)
        image.data[byte + channel] = (PARCHMENT[channel] as number) + stain * (channel === 2 ? 1.25 : 1);
      image.data[byte + 3] = 255;
    }
  context.putImageData(image, 0, 0);
}

/** The shades of things as strokes that fall from left to right, closer where it is darker. */
function hatched(pixels: Uint8ClampedArray, width: number, height: number, unit: number): Canvas {
  const dark = new Float32Array(width * height);
  for (let pixel = 0, byte = 0; pixel < dark.length; pixel++, byte += 4)
    if ((pixels[byte + 3] as number) >= 176)
      dark[pixel] =
        1 -
        ((pixels[byte] as number) * 0.3 + (pixels[byte + 1] as number) * 0.59 + (pixels[byte + 2] as number) * 0.11) /
          255;
  const soft = smooth(dark, width, height, 5 * unit);
  let [least, most] = [1, 0];
  for (let pixel = 0; pixel < dark.length; pixel += 7) {
    if (dark[pixel] === 0) continue;
    least = Math.min(least, soft[pixel] as number);
    most = Math.max(most, soft[pixel] as number);
  }
  // the side that is turned from the light, whatever its colour
  const body = smooth(
    dark.map((value) => (value > 0 ? 1 : 0)),
    width,
    height,
    17 * unit,
  );
  const aside = Math.round(15 * unit);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const clouds = cloudTile();
  const gap = Math.max(3, 8.5 * unit);
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      if (dark[pixel] === 0) continue;
      const own = ((soft[pixel] as number) - least) / Math.max(0.2, most - least);
      const beyond = Math.min(height - 1, y + aside) * width + Math.min(width - 1, x + aside);
      const tone = Math.max(own * 0.85, 1 - (body[beyond] as number) * 1.02);
      const bend = tileAt(clouds, x >> 1, y >> 1) * 1.1 * unit;
      const stroke = (offset: number, slope: number, above: number): number => {
        const at = ((((x * slope - y) * 0.78 + bend + offset) % gap) + gap) % gap;
        const thick = (tone - above) * gap * 0.62;
        return clamp01(thick - Math.abs(at - gap / 2) + 0.5);
      };
      const ink = Math.max(stroke(0, 0.9, 0.3), stroke(gap * 0.4, 0.35, 0.62) * 0.8, clamp01((tone - 0.2) * 0.34));
      if (ink <= 0) continue;
      image.data.set([INK[0], INK[1], INK[2], Math.min(210, ink * 205)], pixel * 4);
    }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Circle, square and axes, thinly drawn before the thing was. */
function measures(context: Context, x: number, y: number, radius: number, unit: number): void {
  context.save();
  context.strokeStyle = css(INK, 0.3);
  context.lineWidth = Math.max(0.8, 1.6 * unit);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.rect(x - radius * 0.84, y - radius * 0.84, radius * 1.68, radius * 1.68);
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [0.76, 0.76],
    [0.76, -0.76],
  ] as const) {
    context.moveTo(x - dx * radius * 1.12, y - dy * radius * 1.12);
    context.lineTo(x + dx * radius * 1.12, y + dy * radius * 1.12);
  }
  context.stroke();
  context.restore();
}

/** A part of it once more, in a ring: its upper third. */
function detail(context: Context, lines: Canvas, box: Box, x: number, y: number, size: number): void {
  context.save();
  context.beginPath();
  context.arc(x, y, size * 0.56, 0, Math.PI * 2);
  context.strokeStyle = css(INK, 0.7);
  context.lineWidth = Math.max(1, size * 0.012);
  context.stroke();
  context.clip();
  const part = { ...box, bottom: box.top + Math.max(4, Math.round((box.bottom - box.top) * 0.42)) };
  fitInto(context, lines, part, x, y, size * 1.1, size);
  context.restore();
}

interface Lines {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly rows: number;
}

/** Rows of small writing that runs from right to left: strokes of a pen, no words. */
function notes(context: Context, { left, top, width, rows }: Lines, side: number, random: Random): void {
  const high = side * 0.011;
  context.save();
  context.strokeStyle = css(INK, 0.85);
  context.lineWidth = Math.max(0.8, side * 0.0017);
  context.lineCap = 'round';
  for (let row = 0; row < rows; row++) {
    const base = top + row * high * 2.7;
    let x = left + width;
    const end = left + (row === rows - 1 ? width * 0.5 : random.between(0, width * 0.06));
    while (x > end + high * 2) {
      context.beginPath();
      context.moveTo(x, base);
      const letters = random.whole(2, 7);
      for (let letter = 0; letter < letters && x > end; letter++) {
        const tall = high * (random.chance(0.24) ? 2.1 : random.between(0.7, 1.1)) * (random.chance(0.12) ? -0.9 : 1);
        const next = x - high * random.between(0.55, 0.95);
        context.bezierCurveTo(x + high * 0.3, base - tall, next + high * 0.1, base - tall, next, base);
        x = next;
      }
      context.stroke();
      x -= high * 0.9;
    }
  }
  context.restore();
}
