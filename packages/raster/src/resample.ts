import { kernels } from './wasm/kernels.js';

/** RGBA, rows from the top. */
export interface RgbaPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** How a picture lies on a sheet: scaled, then moved. */
export interface Laid {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** How far a curve through pixels reaches, in pixels of the smaller of both. */
const REACH = 2;

/** Mitchell and Netravali's curve: neither soft nor with rings. */
function curve(away: number): number {
  const x = Math.abs(away);
  if (x >= REACH) return 0;
  return x < 1 ? (7 * x * x * x - 12 * x * x + 16 / 3) / 6 : ((-7 / 3) * x * x * x + 12 * x * x - 20 * x + 32 / 3) / 6;
}

/** Of one side of the sheet: which of its pixels lie on the picture, and of what taps each is made. */
function tapsOf(length: number, from: number, scale: number, offset: number) {
  const wide = Math.max(1, 1 / scale);
  const count = Math.ceil(2 * REACH * wide);
  const begin = Math.max(0, Math.ceil(offset - 0.5));
  const end = Math.max(begin, Math.min(length, Math.ceil(offset + from * scale - 0.5)));
  const firsts = new Int32Array(end - begin);
  const weights = new Float32Array((end - begin) * count);
  for (let place = begin, index = 0; place < end; place += 1, index += 1) {
    const middle = (place + 0.5 - offset) / scale - 0.5;
    const first = Math.floor(middle - REACH * wide) + 1;
    const own = weights.subarray(index * count, (index + 1) * count);
    for (let tap = 0; tap < count; tap += 1) own[tap] = curve((first + tap - middle) / wide);
    const sum = own.reduce((total, weight) => total + weight, 0);
    for (let tap = 0; tap < count; tap += 1) own[tap]! /= sum;
    firsts[index] = first;
  }
  return { begin, end, count, firsts, weights };
}

/** A picture on a transparent sheet, along curves through its pixels, whose colours count as far as they are there. */
export function layPicture(
  picture: RgbaPicture,
  { scale, x, y }: Laid,
  width: number,
  height: number,
): Uint8ClampedArray {
  const { width: across, height: down, data } = picture;
  const sheet = new Uint8ClampedArray(width * height * 4);
  const columns = tapsOf(width, across, scale, x);
  const rows = tapsOf(height, down, scale, y);
  const wide = columns.end - columns.begin;
  if (wide <= 0 || rows.end <= rows.begin) return sheet;
  // Places in memory, in numbers of four bytes. Beyond its ends a row repeats its last pixels.
  const margin = columns.count + 1;
  const colours = across;
  const addresses = colours + (across + 2 * margin) * 4;
  const weights = addresses + wide;
  const lists = weights + columns.weights.length;
  const target = lists + 2 * rows.count;
  const ring = target + wide;
  kernels.reserve((ring + rows.count * wide * 4) * 4);
  const { numbers, addresses: words, bytes } = kernels;
  columns.firsts.forEach((first, index) => (words[addresses + index] = (colours + (first + margin) * 4) * 4));
  numbers.set(columns.weights, weights);
  const known = new Int32Array(rows.count).fill(-1);
  const drawn = (row: number): number => {
    const slot = row % rows.count;
    const place = ring + slot * wide * 4;
    if (known[slot] === row) return place * 4;
    known[slot] = row;
    const own = colours + margin * 4;
    bytes.set(data.subarray(row * across * 4, (row + 1) * across * 4));
    kernels.unfold(0, own * 4, across * 4);
    for (let pixel = 0; pixel < margin; pixel += 1) {
      numbers.copyWithin(colours + pixel * 4, own, own + 4);
      numbers.copyWithin(own + (across + pixel) * 4, own + (across - 1) * 4, own + across * 4);
    }
    kernels.bend(addresses * 4, weights * 4, place * 4, columns.count * 16, wide * 4);
    return place * 4;
  };
  for (let line = rows.begin, index = 0; line < rows.end; line += 1, index += 1) {
    for (let tap = 0; tap < rows.count; tap += 1) {
      words[lists + tap] = drawn(Math.min(down - 1, Math.max(0, rows.firsts[index]! + tap)));
      numbers[lists + rows.count + tap] = rows.weights[index * rows.count + tap]!;
    }
    kernels.stack(lists * 4, (lists + rows.count) * 4, target * 4, rows.count * 4, wide * 16);
    sheet.set(bytes.subarray(target * 4, (target + wide) * 4), (line * width + columns.begin) * 4);
  }
  return sheet;
}
