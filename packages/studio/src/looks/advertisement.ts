import { createCanvas } from '@napi-rs/canvas';
import { css } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Context } from '../paint/kit/shapes.js';
import { settable } from '../paint/lettering/fonts.js';
import { fitText, setText } from '../paint/lettering/text-block.js';
import type { Scene } from '../scene/scene.js';
import { unitOf } from '../raster/plane.js';
import { paperTile, tileAt } from '../raster/texture.js';
import type { Look } from './look.js';
import { opaque } from './press/cut-out.js';
import { stepLight } from './press/flatten.js';

const CREAM: Rgb = [246, 234, 206];
const RED: Rgb = [204, 52, 44];
const TEAL: Rgb = [30, 124, 128];
const YELLOW: Rgb = [250, 200, 62];

/** A page of a magazine of the 1950s: bright flat lithography in a round-cornered window on cream paper, a headline on a red band, a star with rays, coloured dots. */
export const advertisement: Look = {
  name: 'advertisement',
  ink: false,
  sharp: true,
  mapped: false,
  gradedFirst: true,
  letters: true,
  finish({ scene, painting, pixels }) {
    const { width, height } = painting;
    const side = Math.min(width, height);
    lithograph(pixels, width, height);
    const window = createCanvas(width, height);
    const inner = window.getContext('2d');
    const image = inner.createImageData(width, height);
    image.data.set(pixels);
    inner.putImageData(image, 0, 0);
    const sheet = createCanvas(width, height);
    const context = sheet.getContext('2d');
    context.fillStyle = css(CREAM);
    context.fillRect(0, 0, width, height);
    const edge = side * 0.04;
    const foot = height * 0.17;
    const view = { left: edge, top: edge, width: width - edge * 2, height: height - edge - foot };
    context.save();
    context.beginPath();
    context.roundRect(view.left, view.top, view.width, view.height, side * 0.04);
    context.clip();
    // the whole width of the scene; of its sky and of its ground a little less
    const scale = view.width / width;
    const spare = height * scale - view.height;
    const above = Math.max(0, Math.min(spare, middleOf(scene) * scale - view.height / 2));
    context.imageSmoothingQuality = 'high';
    context.drawImage(window, view.left, view.top - above, view.width, height * scale);
    context.restore();
    context.strokeStyle = css(TEAL);
    context.lineWidth = Math.max(1.5, side * 0.008);
    context.beginPath();
    context.roundRect(view.left, view.top, view.width, view.height, side * 0.04);
    context.stroke();
    const band = { left: edge, top: height - foot + side * 0.022, width: width - edge * 2, height: foot * 0.52 };
    headline(context, scene, band, side);
    lines(context, edge, height - foot * 0.27, width - edge * 2, side);
    star(context, width - edge - side * 0.1, edge + side * 0.11, side * 0.1);
    return aged(opaque(context), width, height);
  },
};

/** How far down the things are that it is about. */
function middleOf({ items, height }: Scene): number {
  const named = items.filter(({ subject }) => subject !== undefined);
  if (named.length === 0) return height / 2;
  const top = Math.min(...named.map(({ y, size }) => y - size));
  return (top + Math.max(...named.map(({ y }) => y))) / 2;
}

/** Few clear tones, reds and teals fuller than they are, and the dots of the press. */
function lithograph(pixels: Uint8ClampedArray, width: number, height: number): void {
  stepLight(pixels, width, height, 7);
  const dot = Math.max(2.4, 5 * unitOf(width, height));
  for (let y = 0, byte = 0; y < height; y++)
    for (let x = 0; x < width; x++, byte += 4) {
      const grey = ((pixels[byte] as number) + (pixels[byte + 1] as number) + (pixels[byte + 2] as number)) / 3;
      const raster = Math.sin(((x + y) * Math.PI) / dot) * Math.sin(((x - y) * Math.PI) / dot) * 9;
      const warm: Rgb = [8, 2, -12];
      for (let channel = 0; channel < 3; channel++)
        pixels[byte + channel] =
          grey +
          ((pixels[byte + channel] as number) - grey) * 1.5 +
          (grey - 120) * 0.14 +
          (warm[channel] as number) +
          raster;
    }
}

/** What is offered: the words that were given, else the names of the first things. */
function wordsOf({ brief }: Scene): string {
  const [given] = brief.lettering;
  if (given) return given.text;
  const names = brief.subjects.map(({ words }) => words.replace(/^(?:an?|the|some|of)\s+/i, ''));
  return [...new Set(names)].slice(0, 2).join(' & ').slice(0, 34);
}

function headline(
  context: Context,
  scene: Scene,
  band: { left: number; top: number; width: number; height: number },
  side: number,
): void {
  context.fillStyle = css(RED);
  context.beginPath();
  context.moveTo(band.left, band.top + band.height * 0.06);
  context.lineTo(band.left + band.width, band.top);
  context.lineTo(band.left + band.width - side * 0.03, band.top + band.height / 2);
  context.lineTo(band.left + band.width, band.top + band.height);
  context.lineTo(band.left, band.top + band.height * 0.94);
  context.closePath();
  context.fill();
  const text = settable(wordsOf(scene).toUpperCase());
  if (text === '') return;
  const box = {
    left: band.left + side * 0.04,
    top: band.top + band.height * 0.16,
    width: band.width - side * 0.11,
    height: band.height * 0.68,
  };
  context.fillStyle = css(CREAM);
  setText(context, fitText(context, text, 'slab', box, box.height), 'slab', box);
}

/** Two columns of small print, too small to read. */
function lines(context: Context, left: number, top: number, width: number, side: number): void {
  context.fillStyle = css([60, 52, 60], 0.62);
  for (const column of [0, 0.53])
    for (let row = 0; row < 3; row++)
      context.fillRect(
        left + width * column,
        top + row * side * 0.016,
        width * (row === 2 ? 0.3 : 0.45),
        Math.max(1, side * 0.005),
      );
}

/** The star with rays of that time. */
function star(context: Context, x: number, y: number, radius: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(-0.2);
  context.fillStyle = css(YELLOW);
  context.strokeStyle = css(RED);
  context.lineWidth = Math.max(1, radius * 0.06);
  context.beginPath();
  for (let point = 0; point < 24; point++) {
    const away = radius * (point % 2 === 0 ? (point % 4 === 0 ? 1 : 0.82) : 0.52);
    const angle = (point / 24) * Math.PI * 2;
    if (point === 0) context.moveTo(away, 0);
    else context.lineTo(Math.cos(angle) * away, Math.sin(angle) * away);
  }
  context.closePath();
  context.fill();
  context.stroke();
  const box = { left: -radius * 0.42, top: -radius * 0.22, width: radius * 0.84, height: radius * 0.44 };
  context.fillStyle = css(RED);
  setText(context, fitText(context, 'NEW', 'slab', box, box.height), 'slab', box);
  context.restore();
}

/** Sixty years in a drawer. */
function aged(pixels: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray {
  const tile = paperTile();
  for (let y = 0, byte = 0; y < height; y++)
    for (let x = 0; x < width; x++, byte += 4) {
      const fibre = tileAt(tile, x, y) * 3;
      pixels[byte] = (pixels[byte] as number) * 0.985 + fibre;
      pixels[byte + 1] = (pixels[byte + 1] as number) * 0.965 + fibre;
      pixels[byte + 2] = (pixels[byte + 2] as number) * 0.9 + fibre;
    }
  return pixels;
}
