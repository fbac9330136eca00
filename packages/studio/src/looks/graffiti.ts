import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { css, hex } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Random } from '../paint/kit/random.js';
import type { Context } from '../paint/kit/shapes.js';
import { smooth, smoothStep, unitOf } from '../raster/plane.js';
import { paperTile, tileAt } from '../raster/texture.js';
import type { Look } from './look.js';
import { cutOut, fitInto, opaque, outlined } from './press/cut-out.js';
import type { Box } from './press/cut-out.js';
import { stepLight } from './press/flatten.js';

const sprays = ['#ff3d8b', '#19c3e6', '#ffd21f', '#8a3df0', '#37d67a', '#ff7a1a'].map(hex);
/** How high the pavement before the wall is. */
const PAVEMENT = 0.1;

/** Sprayed on bricks: a cloud of two colours, flat bright paint in a fat black line with a white one around it, drips; the joints show through. */
export const graffiti: Look = {
  name: 'graffiti',
  ink: false,
  sharp: true,
  mapped: false,
  alone: 'or-whole',
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    const side = Math.min(width, height);
    const random = scene.random.fork('graffiti');
    brighten(pixels);
    stepLight(pixels, width, height, 4);
    const { picture, solid, box } = cutOut(finish);
    const wall = createCanvas(width, height);
    bricks(wall.getContext('2d'), width, height, random);
    const sheet = createCanvas(width, height);
    const context = sheet.getContext('2d');
    context.drawImage(wall, 0, 0);
    const [x, y] = [width / 2, height * (0.5 - PAVEMENT / 2)];
    const [wide, high] = [width * 0.74, height * 0.68];
    const grow = Math.min(wide / (box.right - box.left + 1), high / (box.bottom - box.top + 1));
    cloud(context, x, y, side, random);
    const around = widened(box, (26 * unitOf(width, height)) / grow, width, height);
    const room = 1 + (52 * unitOf(width, height)) / Math.max(1, grow * (box.right - box.left + 1));
    const rims = [
      [20, [250, 250, 246]],
      [10, [18, 16, 22]],
    ] as const;
    for (const [reach, colour] of rims)
      fitInto(
        context,
        rim(solid, width, height, (reach * unitOf(width, height)) / grow, colour),
        around,
        x,
        y,
        wide * room,
        high * room,
      );
    drips(context, solid, box, { x, y, grow, width, side }, random);
    const marks = createCanvas(width, height);
    marks.getContext('2d').drawImage(picture, 0, 0);
    outlined(marks, [20, 16, 24]);
    fitInto(context, picture, box, x, y, wide, high);
    fitInto(context, marks, box, x, y, wide, high);
    // the wall is under the paint: its joints and its grain
    context.globalCompositeOperation = 'soft-light';
    context.globalAlpha = 0.55;
    context.filter = 'grayscale(1) contrast(1.5)';
    context.drawImage(wall, 0, 0);
    context.filter = 'none';
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
    pavement(context, width, height);
    return opaque(context);
  },
};

/** Paint from cans is bright. */
function brighten(pixels: Uint8ClampedArray): void {
  for (let byte = 0; byte < pixels.length; byte += 4) {
    const grey = ((pixels[byte] as number) + (pixels[byte + 1] as number) + (pixels[byte + 2] as number)) / 3;
    for (let channel = byte; channel < byte + 3; channel++)
      pixels[channel] = (grey + ((pixels[channel] as number) - grey) * 1.9) * 1.12 + 6;
  }
}

const widened = ({ left, top, right, bottom }: Box, room: number, width: number, height: number): Box => ({
  left: Math.max(0, Math.floor(left - room)),
  top: Math.max(0, Math.floor(top - room)),
  right: Math.min(width - 1, Math.ceil(right + room)),
  bottom: Math.min(height - 1, Math.ceil(bottom + room)),
});

/** What is solid, wider by `reach` pixels, in one colour. */
function rim(solid: Float32Array, width: number, height: number, reach: number, [red, green, blue]: Rgb): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const soft = smooth(solid, width, height, Math.max(1, reach));
  for (let pixel = 0; pixel < soft.length; pixel++) {
    const share = smoothStep(0.05, 0.16, soft[pixel] as number);
    if (share > 0) image.data.set([red, green, blue, share * 255], pixel * 4);
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

function bricks(context: Context, width: number, height: number, random: Random): void {
  const side = Math.min(width, height);
  const [long, high, joint] = [side / 9, side / 24, Math.max(1, side / 190)];
  context.fillStyle = css([176, 166, 156]);
  context.fillRect(0, 0, width, height);
  for (let row = 0; row * high < height; row++)
    for (let x = row % 2 === 0 ? 0 : -long / 2; x < width; x += long) {
      const tone = random.around(16);
      context.fillStyle = css([164 + tone, 96 + tone * 0.8, 78 + tone * 0.7]);
      context.fillRect(x, row * high, long - joint, high - joint);
    }
  const image = context.getImageData(0, 0, width, height);
  const tile = paperTile();
  for (let y = 0, byte = 0; y < height; y++)
    for (let x = 0; x < width; x++, byte += 4)
      for (let channel = byte; channel < byte + 3; channel++)
        image.data[channel] = (image.data[channel] as number) * (1.02 - 0.16 * (y / height)) + tileAt(tile, x, y) * 6;
  context.putImageData(image, 0, 0);
}

/** Two colours sprayed behind it, and specks around them. */
function cloud(context: Context, x: number, y: number, side: number, random: Random): void {
  const first = random.whole(0, sprays.length - 1);
  const colours = [sprays[first], sprays[(first + random.whole(1, 4)) % sprays.length]] as Rgb[];
  for (let puff = 0; puff < 14; puff++) {
    const angle = (puff / 14) * Math.PI * 2;
    const [px, py] = [x + Math.cos(angle) * side * 0.26, y + Math.sin(angle) * side * 0.2];
    const radius = side * random.between(0.14, 0.2);
    const colour = colours[puff < 7 ? 0 : 1] as Rgb;
    const spray = context.createRadialGradient(px, py, radius * 0.45, px, py, radius);
    spray.addColorStop(0, css(colour, 0.82));
    spray.addColorStop(1, css(colour, 0));
    context.fillStyle = spray;
    context.fillRect(px - radius, py - radius, radius * 2, radius * 2);
  }
  for (let speck = 0; speck < 160; speck++) {
    const [angle, away] = [random.between(0, Math.PI * 2), side * random.between(0.3, 0.47)];
    context.fillStyle = css(random.pick(colours), 0.8);
    context.beginPath();
    context.arc(
      x + Math.cos(angle) * away,
      y + Math.sin(angle) * away * 0.84,
      side * random.between(0.001, 0.006),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly grow: number;
  readonly width: number;
  readonly side: number;
}

/** Paint that ran down from the lower edge. */
function drips(
  context: Context,
  solid: Float32Array,
  box: Box,
  { x, y, grow, width, side }: Placed,
  random: Random,
): void {
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  context.fillStyle = css([18, 16, 22]);
  for (let drip = 0; drip < 9; drip++) {
    const column = Math.round(random.between(box.left, box.right));
    let foot = box.bottom;
    while (foot > box.top && solid[foot * width + column] !== 1) foot--;
    if (foot === box.top) continue;
    const [left, top] = [x + (column - middleX) * grow, y + (foot - middleY) * grow];
    const [wide, long] = [side * random.between(0.005, 0.009), side * random.between(0.03, 0.1)];
    context.beginPath();
    context.roundRect(left - wide / 2, top, wide, long, wide / 2);
    context.arc(left, top + long, wide * 0.8, 0, Math.PI * 2);
    context.fill();
  }
}

function pavement(context: Context, width: number, height: number): void {
  const top = height * (1 - PAVEMENT);
  const ground = context.createLinearGradient(0, top, 0, height);
  ground.addColorStop(0, css([104, 102, 106]));
  ground.addColorStop(1, css([142, 140, 142]));
  context.fillStyle = ground;
  context.fillRect(0, top, width, height - top);
  context.fillStyle = css([30, 26, 40], 0.45);
  context.fillRect(0, top, width, Math.max(1, height * 0.012));
  context.strokeStyle = css([70, 68, 74], 0.8);
  context.lineWidth = Math.max(1, height * 0.003);
  context.beginPath();
  for (let slab = -4; slab <= 4; slab++) {
    context.moveTo(width * (0.5 + slab * 0.16), top);
    context.lineTo(width * (0.5 + slab * 0.26), height);
  }
  context.stroke();
}
