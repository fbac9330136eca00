import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { css } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Random } from '../paint/kit/random.js';
import type { Context } from '../paint/kit/shapes.js';
import { cloudTile, paperTile, tileAt } from '../raster/texture.js';
import { smoothStep, unitOf } from '../raster/plane.js';
import type { Look } from './look.js';
import { cutOut, opaque, outlined } from './press/cut-out.js';
import type { Box } from './press/cut-out.js';

const INK: Rgb = [24, 22, 30];
/** Figures of fashion plates are nine heads high. */
const STRETCH = 1.26;
/** How far its hips are from where its shoulders are, of its height. */
const SWAY = 0.022;
/** How wide the pen is, and the least of its ink: a line that is all there on one side only is a smear. */
const [PEN, LEAST] = [1.8, 0.6];

/** A designer's sheet: a tall figure in a quick dark line that swells and breaks, colour in loose washes beside it, white paper, swatches. */
export const fashionSketch: Look = {
  name: 'fashion-sketch',
  ink: false,
  sharp: true,
  mapped: false,
  alone: 'or-whole',
  fine: true,
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    const unit = unitOf(width, height);
    const random = scene.random.fork('fashion');
    const { picture, solid, box, empty } = cutOut(finish);
    const sheet = createCanvas(width, height);
    const context = sheet.getContext('2d');
    paper(context, width, height);
    if (empty) return opaque(context);
    const lines = createCanvas(width, height);
    lines.getContext('2d').drawImage(picture, 0, 0);
    outlined(lines, INK, PEN);
    pressure(lines);
    softFace(lines, solid, box);
    const colours = swatches(pixels, box, width);
    const [x, y] = [width * 0.46, height * 0.5];
    const room = { wide: width * 0.62, high: height * 0.88 };
    sweep(context, x, y, room.high, colours[0] ?? [160, 120, 130], random);
    context.globalCompositeOperation = 'multiply';
    tall(context, washed(picture, box, random), box, x + unit, y + unit, room);
    context.globalCompositeOperation = 'source-over';
    tall(context, lines, box, x, y, room);
    colours.forEach((colour, index) =>
      dab(context, width * 0.86, height * (0.72 + index * 0.085), unit, colour, random),
    );
    return opaque(context);
  },
};

function paper(context: Context, width: number, height: number): void {
  const image = context.createImageData(width, height);
  const tile = paperTile();
  for (let y = 0, byte = 0; y < height; y++)
    for (let x = 0; x < width; x++, byte += 4) {
      const tooth = tileAt(tile, x, y) * 2.2;
      image.data.set([251 + tooth, 249 + tooth, 244 + tooth, 255], byte);
    }
  context.putImageData(image, 0, 0);
}

/** Draws a cut-out as high as it may be, drawn out upwards. */
function tall(
  context: Context,
  picture: Canvas,
  { left, top, right, bottom }: Box,
  x: number,
  y: number,
  { wide, high }: { wide: number; high: number },
): void {
  const [from, to] = [right - left + 1, bottom - top + 1];
  const upright = to > from * 1.4 ? STRETCH : 1;
  const scale = Math.min(wide / from, high / (to * upright));
  const [w, h] = [from * scale, to * scale * upright];
  context.imageSmoothingQuality = 'high';
  if (upright === 1) {
    context.drawImage(picture, left, top, from, to, x - w / 2, y - h / 2, w, h);
    return;
  }
  // strip by strip: the shoulders lean one way, the hips the other
  const strips = Math.min(to, 240);
  for (let strip = 0; strip < strips; strip++) {
    const [begin, end] = [Math.floor((strip / strips) * to), Math.floor(((strip + 1) / strips) * to)];
    const sway = Math.sin((begin / to) * Math.PI * 1.9 - 0.5) * h * SWAY;
    const high = ((end - begin) / to) * h;
    context.drawImage(
      picture,
      left,
      top + begin,
      from,
      end - begin,
      x - w / 2 + sway,
      y - h / 2 + (begin / to) * h,
      w,
      high,
    );
  }
}

/** The pen presses less here and there. */
function pressure(lines: Canvas): void {
  const { width, height } = lines;
  const context = lines.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const clouds = cloudTile();
  for (let y = 0, byte = 3; y < height; y++)
    for (let x = 0; x < width; x++, byte += 4) {
      const alpha = data[byte] as number;
      if (alpha > 0) data[byte] = alpha * (LEAST + (1 - LEAST) * smoothStep(-1.5, 0.1, tileAt(clouds, x, y)));
    }
  context.putImageData(image, 0, 0);
}

/** The share of a figure that is its head, how far from its outline its features begin, and what is left of their lines. */
const [HEAD, WITHIN, FAINT] = [0.16, 0.012, 0.3];

/** Eyes and a mouth are hinted at: lines as wide as those of the dress would be blots in so small a face. */
function softFace(lines: Canvas, solid: Float32Array, { top, bottom }: Box): void {
  const { width } = lines;
  const high = Math.ceil((bottom - top) * HEAD);
  const away = Math.max(2, Math.round((bottom - top) * WITHIN));
  const context = lines.getContext('2d');
  const image = context.getImageData(0, top, width, high);
  for (let y = away; y < high; y++)
    for (let x = away; x < width - away; x++) {
      const at = (top + y) * width + x;
      const inner = solid[at - away] && solid[at + away] && solid[at - away * width] && solid[at + away * width];
      if (inner) image.data[(y * width + x) * 4 + 3] = (image.data[(y * width + x) * 4 + 3] as number) * FAINT;
    }
  context.putImageData(image, 0, top);
}

/** Thin colour that leaves the lights bare and pools below. */
function washed(picture: Canvas, { top, bottom }: Box, random: Random): Canvas {
  const { width, height } = picture;
  const result = createCanvas(width, height);
  const image = picture.getContext('2d').getImageData(0, 0, width, height);
  const { data } = image;
  const [clouds, shift] = [cloudTile(), random.whole(0, 511)];
  // a face is laid in evenly: half of one is none
  const neck = top + (bottom - top) * HEAD;
  for (let y = 0, byte = 0; y < height; y++)
    for (let x = 0; x < width; x++, byte += 4) {
      if (data[byte + 3] === 0 || y < neck) continue;
      const pool = tileAt(clouds, (x >> 1) + shift, y >> 1);
      const grey = ((data[byte] as number) + (data[byte + 1] as number) + (data[byte + 2] as number)) / 3;
      // what is dark is laid in with the brush and full ink
      const ink = smoothStep(165, 85, grey);
      for (let channel = byte; channel < byte + 3; channel++)
        data[channel] = Math.min(255, grey + ((data[channel] as number) - grey) * 1.5 + 34 * (1 - ink));
      // the brush missed some of it
      data[byte + 3] = 255 * Math.max(ink, 0.6 + 0.4 * smoothStep(-0.9, 0.7, pool));
    }
  result.getContext('2d').putImageData(image, 0, 0);
  return result;
}

/** The three commonest colours of what is drawn. */
function swatches(pixels: Uint8ClampedArray, { left, top, right, bottom }: Box, width: number): Rgb[] {
  const bins = new Map<number, { count: number; sum: [number, number, number] }>();
  const step = Math.max(1, Math.round((right - left) / 60));
  for (let y = top; y <= bottom; y += step)
    for (let x = left; x <= right; x += step) {
      const byte = (y * width + x) * 4;
      if ((pixels[byte + 3] as number) < 200) continue;
      const colour = [pixels[byte] as number, pixels[byte + 1] as number, pixels[byte + 2] as number] as const;
      const key = (colour[0] >> 6) * 16 + (colour[1] >> 6) * 4 + (colour[2] >> 6);
      const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
      bin.count++;
      for (let channel = 0; channel < 3; channel++)
        bin.sum[channel] = (bin.sum[channel] as number) + (colour[channel] as number);
      bins.set(key, bin);
    }
  return [...bins.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 3)
    .map(({ count, sum }) => [Math.round(sum[0] / count), Math.round(sum[1] / count), Math.round(sum[2] / count)]);
}

/** A few dry strokes of thin paint behind the figure, from its shoulder to the floor. */
function sweep(context: Context, x: number, y: number, high: number, colour: Rgb, random: Random): void {
  context.save();
  for (let stroke = 0; stroke < 9; stroke++) {
    context.strokeStyle = css(colour, random.between(0.1, 0.24));
    context.lineWidth = high * random.between(0.008, 0.026);
    const aside = high * (0.1 + stroke * 0.016 + random.around(0.012));
    context.beginPath();
    context.moveTo(x + aside * 0.7, y - high * random.between(0.22, 0.3));
    context.quadraticCurveTo(x + aside * 1.7, y + high * 0.05, x + aside, y + high * random.between(0.34, 0.44));
    context.stroke();
  }
  context.restore();
}

/** A dab of the colour, for the buyer of the cloth. */
function dab(context: Context, x: number, y: number, unit: number, colour: Rgb, random: Random): void {
  context.fillStyle = css(colour, 0.82);
  context.beginPath();
  const [wide, high] = [62 * unit, 30 * unit];
  for (let point = 0; point <= 16; point++) {
    const angle = (point / 16) * Math.PI * 2;
    const away = random.between(0.86, 1.1);
    context.lineTo(x + Math.cos(angle) * wide * away, y + Math.sin(angle) * high * away);
  }
  context.closePath();
  context.fill();
}
