import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { css } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Random } from '../kit/random.js';

/** How long a thorn is, how far apart they are and how wide each is, as shares of the thing's shorter side. */
const [LONG, APART, WIDE] = [0.15, 0.085, 0.036];
/** Points that are tried at most along the outline and on the face. */
const TRIED = 4000;

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The same thing with thorns: they stand out all around it, and towards us from its face. Never beyond what it was. */
export function thorny(picture: Canvas, random: Random): Canvas {
  const { width, height } = picture;
  const unit = Math.min(width, height);
  const long = unit * LONG;
  const result = createCanvas(width, height);
  const context = result.getContext('2d');
  const [across, down] = [1 - (long * 1.8) / width, 1 - (long * 1.8) / height];
  context.setTransform(across, 0, 0, down, (width * (1 - across)) / 2, (height * (1 - down)) / 2);
  context.drawImage(picture, 0, 0);
  context.setTransform(1, 0, 0, 1, 0, 0);
  const seen = context.getImageData(0, 0, width, height);
  const reach = Math.max(2, Math.round(unit * 0.05));
  const taken: (readonly [number, number])[] = [];
  const isFree = (x: number, y: number, apart: number): boolean =>
    taken.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) > apart);
  const faces: (() => void)[] = [];
  for (let tried = 0; tried < TRIED; tried++) {
    const [x, y] = [Math.floor(random.next() * width), Math.floor(random.next() * height)];
    if (alphaAt(seen, x, y) < 128 || !isFree(x, y, unit * APART)) continue;
    const [outX, outY] = outwards(seen, x, y, reach);
    const colour = colourAt(seen, x, y);
    const steep = Math.hypot(outX, outY);
    if (steep > 0.22) {
      taken.push([x, y]);
      thorn(context, [x, y], [(outX / steep) * long, (outY / steep) * long], unit * WIDE, colour);
      continue;
    }
    if (!isFree(x, y, unit * APART * 1.5)) continue;
    taken.push([x, y]);
    // those on the face lean away from its middle
    const [fromX, fromY] = [x / width - 0.5, y / height - 0.5];
    const tip = [fromX * long * 0.9, fromY * long * 0.9 - long * 0.42] as const;
    faces.push(() => thorn(context, [x, y], tip, unit * WIDE * 0.9, colour));
  }
  for (const paint of faces) paint();
  return result;
}

const alphaAt = ({ width, height, data }: Picture, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[(y * width + x) * 4 + 3] as number);

function colourAt({ width, data }: Picture, x: number, y: number): Rgb {
  const at = (y * width + x) * 4;
  return [data[at] as number, data[at + 1] as number, data[at + 2] as number];
}

/** Where the thing ends, seen from here: none in the middle of it. */
function outwards(seen: Picture, x: number, y: number, reach: number): readonly [number, number] {
  let [left, up] = [0, 0];
  for (let step = 0; step < 16; step++) {
    const angle = (step / 16) * Math.PI * 2;
    const [unitX, unitY] = [Math.cos(angle), Math.sin(angle)];
    if (alphaAt(seen, Math.round(x + unitX * reach), Math.round(y + unitY * reach)) >= 128) continue;
    left += unitX / 16;
    up += unitY / 16;
  }
  return [left, up];
}

/** A cone: its one side in the light, the other in the shade. */
function thorn(
  context: ReturnType<Canvas['getContext']>,
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  half: number,
  colour: Rgb,
): void {
  const length = Math.max(0.001, Math.hypot(toX, toY));
  const [sideX, sideY] = [(-toY / length) * half, (toX / length) * half];
  const shade = (by: number): string =>
    css(colour.map((part) => (by < 0 ? part * (1 + by) : part + (255 - part) * by)) as unknown as Rgb, 1);
  const [light, dark] = sideX - sideY < 0 ? [1, -1] : [-1, 1];
  for (const [side, tone] of [
    [light, 0.34],
    [dark, -0.34],
  ] as const) {
    context.fillStyle = shade(tone);
    context.beginPath();
    context.moveTo(x + sideX * side, y + sideY * side);
    context.lineTo(x + toX, y + toY);
    context.lineTo(x - (toX / length) * half * 0.4, y - (toY / length) * half * 0.4);
    context.closePath();
    context.fill();
  }
}
