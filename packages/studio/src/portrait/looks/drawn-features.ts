import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { css, lighten, mix, type Rgb } from '../../paint/kit/colour.js';
import type { Context, Point } from '../../paint/kit/shapes.js';
import { canvasOf } from '../../raster/canvas.js';
import { smoothStep, type Pixels } from '../../raster/colour-planes.js';
import type { Anatomy } from '../anatomy.js';
import { featureBox } from '../features.js';
import type { PortraitSheet } from '../sheet.js';
import { areClosed } from '../closed-eyes.js';
import { clearer } from './flat-tones.js';

export interface DrawnEyes {
  /** Iris against the height of the open eye. */
  readonly iris: number;
  /** Width of the upper lid's line, in units. */
  readonly lid: number;
  /** Light in the eye: one dot, or two as in cartoons. */
  readonly lights: 1 | 2;
  /** How much wider open than in the photo. */
  readonly open: number;
  /** 0 keeps the colour of the photo's eye, 1 makes it clear and bright. */
  readonly bright: number;
}

interface Source {
  readonly pixels: Pixels;
  readonly width: number;
  readonly height: number;
}

const DARK: Rgb = [38, 26, 26];
/** The lashes of a closed eye, both lids', are so much wider than an upper lid's line, and how wide at most, in units. */
const [CLOSED, WIDEST_LASHES] = [1.5, 0.05];

export interface DrawnFeatures {
  readonly eyes: DrawnEyes;
  /** How strong each is drawn, 0 to 1; 0 leaves the photo's own. */
  readonly brows: number;
  readonly nose: number;
  readonly mouth: number;
  /** How strong the line between closed lips is where the mouth is the photo's own. */
  readonly parting?: number;
}

/** Draws brows, nose, eyes and mouth onto the person. In profile nobody knows where exactly they are: the photo's own stay. */
export function drawFeatures(
  canvas: Canvas,
  { picture, matte, width, height, anatomy }: PortraitSheet,
  { eyes, brows, nose, mouth, parting = 0 }: DrawnFeatures,
): void {
  if (anatomy.profile) return;
  const source: Source = { pixels: picture, width, height };
  const box = featureBox(anatomy);
  const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
  const across = Math.max(1, Math.min(width, Math.ceil(box.right)) - left);
  const down = Math.max(1, Math.min(height, Math.ceil(box.bottom)) - top);
  const layer = createCanvas(across, down);
  const context = layer.getContext('2d');
  context.save();
  context.translate(-left, -top);
  drawBrows(context, source, anatomy, brows);
  if (nose > 0) drawNose(context, source, anatomy, nose);
  drawEyes(context, source, anatomy, eyes);
  if (mouth > 0) drawMouth(context, source, anatomy, mouth);
  else if (parting > 0) drawParting(context, source, anatomy, parting);
  context.restore();
  const person: Pixels = new Uint8ClampedArray(across * down * 4);
  for (let y = 0, to = 3; y < down; y += 1)
    for (let x = 0; x < across; x += 1, to += 4)
      person[to] = 255 * smoothStep(0.4, 0.8, matte[(top + y) * width + left + x] ?? 0);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(canvasOf(person, across, down), 0, 0);
  canvas.getContext('2d').drawImage(layer, left, top);
}

/** Draws both eyes as an illustrator does: white, iris, light, lid. Closed ones are a line. */
function drawEyes(context: Context, source: Source, anatomy: Anatomy, style: DrawnEyes): void {
  const closed = areClosed(source.pixels, source.width, source.height, anatomy);
  for (const from of [36, 42]) {
    const lids = anatomy.points.slice(from, from + 6);
    const [outer, inner] = [lids[0]!, lids[3]!];
    if (closed) {
      drawLashes(context, lids, anatomy.unit * Math.max(style.lid, Math.min(style.lid * CLOSED, WIDEST_LASHES)));
      continue;
    }
    // Lids move away from the line between the corners.
    const wide = lids.map(([x, y]): Point => {
      const share = (x - outer[0]) / (inner[0] - outer[0] || 1);
      const line = outer[1] + (inner[1] - outer[1]) * share;
      return [x, line + (y - line) * style.open];
    });
    drawEye(context, source, wide, anatomy.unit, style);
  }
}

/** The line of an eye that is closed, where its lashes are. */
function drawLashes(context: Context, lids: readonly Point[], lineWidth: number): void {
  const [outer, inner, lowerInner, lowerOuter] = [lids[0]!, lids[3]!, lids[4]!, lids[5]!];
  context.lineCap = 'round';
  context.lineWidth = lineWidth;
  context.strokeStyle = css(DARK);
  context.beginPath();
  context.moveTo(...outer);
  context.bezierCurveTo(...stretched(outer, lowerOuter, 1.2), ...stretched(inner, lowerInner, 1.2), ...inner);
  context.stroke();
}

function drawEye(context: Context, source: Source, lids: readonly Point[], unit: number, style: DrawnEyes): void {
  const [outer, upperOuter, upperInner, inner, lowerInner, lowerOuter] = lids as [
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
  ];
  const across = Math.hypot(inner[0] - outer[0], inner[1] - outer[1]);
  const open =
    (Math.hypot(upperOuter[0] - lowerOuter[0], upperOuter[1] - lowerOuter[1]) +
      Math.hypot(upperInner[0] - lowerInner[0], upperInner[1] - lowerInner[1])) /
    2;
  const almond = (): void => {
    context.beginPath();
    context.moveTo(...outer);
    context.bezierCurveTo(...stretched(outer, upperOuter, 1.25), ...stretched(inner, upperInner, 1.25), ...inner);
    context.bezierCurveTo(...stretched(inner, lowerInner, 1.2), ...stretched(outer, lowerOuter, 1.2), ...outer);
  };
  const lidLine = (): void => {
    context.beginPath();
    context.moveTo(...outer);
    context.bezierCurveTo(...stretched(outer, upperOuter, 1.25), ...stretched(inner, upperInner, 1.25), ...inner);
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (open > across * 0.16) {
    const seen = lookAt(source, lids);
    context.save();
    almond();
    context.fillStyle = css([246, 240, 236]);
    context.fill();
    context.clip();
    const radius = Math.max(across * 0.2, open * 0.5 * style.iris);
    const eye = mix(clearer(seen.colour, 1.2), [104, 72, 52], 0.35);
    const bright = lighten(eye, 0.12 * style.bright);
    const shade = context.createLinearGradient(0, seen.at[1] - radius, 0, seen.at[1] + radius);
    shade.addColorStop(0, css(lighten(bright, -0.16)));
    shade.addColorStop(1, css(lighten(bright, 0.06 + 0.1 * style.bright)));
    context.fillStyle = shade;
    context.beginPath();
    context.arc(seen.at[0], seen.at[1], radius, 0, 7);
    context.fill();
    context.fillStyle = css(DARK);
    context.beginPath();
    context.arc(seen.at[0], seen.at[1], radius * 0.46, 0, 7);
    context.fill();
    // The lid's shadow on the eye.
    context.lineWidth = unit * 0.04;
    context.strokeStyle = css(DARK, 0.22);
    lidLine();
    context.stroke();
    context.fillStyle = 'rgba(255,255,255,0.95)';
    context.beginPath();
    context.arc(
      seen.at[0] - radius * 0.32,
      seen.at[1] - radius * 0.36,
      radius * (style.lights === 2 ? 0.3 : 0.22),
      0,
      7,
    );
    if (style.lights === 2) {
      context.moveTo(seen.at[0] + radius * 0.5, seen.at[1] + radius * 0.4);
      context.arc(seen.at[0] + radius * 0.36, seen.at[1] + radius * 0.4, radius * 0.15, 0, 7);
    }
    context.fill();
    context.restore();
  }
  context.lineWidth = unit * style.lid;
  context.strokeStyle = css(DARK);
  lidLine();
  context.stroke();
  context.lineWidth = unit * style.lid * 0.35;
  context.strokeStyle = css(DARK, 0.45);
  context.beginPath();
  context.moveTo(...inner);
  context.bezierCurveTo(...stretched(inner, lowerInner, 1.2), ...stretched(outer, lowerOuter, 1.2), ...outer);
  context.stroke();
}

function stretched(from: Point, to: Point, factor: number): Point {
  return [from[0] + (to[0] - from[0]) * factor, from[1] + (to[1] - from[1]) * factor];
}

/** Where the iris is, by the darkest pixels between the lids, and its colour. */
function lookAt({ pixels, width, height }: Source, lids: readonly Point[]): { at: Point; colour: Rgb } {
  const xs = lids.map(([x]) => x);
  const ys = lids.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const inset = (right - left) * 0.18;
  const found: { x: number; y: number; light: number; at: number }[] = [];
  for (let y = Math.max(0, Math.round(top)); y <= Math.min(height - 1, bottom); y += 1) {
    for (let x = Math.max(0, Math.round(left + inset)); x <= Math.min(width - 1, right - inset); x += 1) {
      const at = (y * width + x) * 4;
      found.push({ x, y, at, light: pixels[at]! + pixels[at + 1]! + pixels[at + 2]! });
    }
  }
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  found.sort((one, other) => one.light - other.light);
  const dark = found.slice(0, Math.max(1, Math.floor(found.length * 0.3)));
  if (dark.length === 0 || found.length === 0) return { at: middle, colour: DARK };
  const mean = (value: (entry: (typeof dark)[number]) => number) =>
    dark.reduce((sum, entry) => sum + value(entry), 0) / dark.length;
  const x = mean((entry) => entry.x);
  return {
    // The photo's lashes pull upwards; an iris stays near the middle.
    at: [middle[0] + (x - middle[0]) * 0.8, middle[1]],
    colour: [
      Math.round(mean(({ at }) => pixels[at]!)),
      Math.round(mean(({ at }) => pixels[at + 1]!)),
      Math.round(mean(({ at }) => pixels[at + 2]!)),
    ],
  };
}

/** Draws the mouth in two tones, with teeth where it is open. */
function drawMouth(context: Context, source: Source, { points, unit }: Anatomy, strength: number): void {
  const outline = points.slice(48, 60);
  const inner = points.slice(60, 68);
  const lips = lipColour(source, outline, inner);
  const path = (some: readonly Point[], corners: readonly Point[]): void => {
    context.beginPath();
    some.forEach((point, index) => {
      const next = some[(index + 1) % some.length]!;
      const middle: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
      if (index === 0) context.moveTo(...point);
      else if (corners.includes(point)) context.lineTo(...point);
      else context.quadraticCurveTo(...point, ...(corners.includes(next) ? next : middle));
    });
    context.closePath();
  };
  const corners = [points[48]!, points[54]!, points[60]!, points[64]!];
  context.globalAlpha = strength;
  path(outline, corners);
  context.fillStyle = css(lips);
  context.fill();
  path([...points.slice(48, 55), ...points.slice(60, 65).toReversed()], corners);
  context.fillStyle = css(lighten(lips, -0.07));
  context.fill();
  context.globalAlpha = 1;
  const gap = Math.hypot(points[66]![0] - points[62]![0], points[66]![1] - points[62]![1]);
  context.lineCap = 'round';
  context.strokeStyle = css(mix(lips, DARK, 0.7));
  if (gap > unit * 0.07) {
    path(inner, corners);
    context.fillStyle = css([246, 241, 237]);
    context.fill();
    context.lineWidth = unit * 0.014;
    context.stroke();
    return;
  }
  context.lineWidth = unit * 0.022;
  context.beginPath();
  context.moveTo(...points[60]!);
  context.bezierCurveTo(...points[61]!, ...points[63]!, ...points[64]!);
  context.stroke();
}

/** Teeth are lighter than the lips by more than this. */
const TEETH = 1.1;

/** A soft line where closed lips meet; a mouth that shows teeth has its own. */
function drawParting(context: Context, source: Source, { points, unit }: Anatomy, strength: number): void {
  const [outline, inner] = [points.slice(48, 60), points.slice(60, 68)];
  const gap = Math.hypot(points[66]![0] - points[62]![0], points[66]![1] - points[62]![1]);
  const lips = lipColour(source, outline, inner);
  const lipLight = (lightAt(source, points[51]!) + lightAt(source, points[57]!)) / 2;
  const between = [1, 2, 3].map((index): Point => {
    const [upper, lower] = [inner[index]!, inner[8 - index]!];
    return [(upper[0] + lower[0]) / 2, (upper[1] + lower[1]) / 2];
  });
  const light = Math.max(...between.map((point) => lightAt(source, point)));
  if (gap > unit * 0.07 || light > lipLight * TEETH) return;
  context.lineCap = 'round';
  for (const [wide, share] of [
    [0.034, 0.4],
    [0.014, 0.6],
  ] as const) {
    context.strokeStyle = css(mix(lips, DARK, 0.6), strength * share);
    context.lineWidth = unit * wide;
    context.beginPath();
    context.moveTo(...inner[0]!);
    context.bezierCurveTo(...between[0]!, ...between[2]!, ...inner[4]!);
    context.stroke();
  }
}

function lipColour({ pixels, width, height }: Source, outline: readonly Point[], inner: readonly Point[]): Rgb {
  const samples: Rgb[] = [];
  outline.forEach(([x, y], index) => {
    const [innerX, innerY] = inner[Math.round((index / outline.length) * inner.length) % inner.length]!;
    for (const share of [0.35, 0.5, 0.65]) {
      const column = Math.round(x + (innerX - x) * share);
      const row = Math.round(y + (innerY - y) * share);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const at = (row * width + column) * 4;
      samples.push([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]);
    }
  });
  samples.sort((one, other) => one[0] + one[1] + one[2] - other[0] - other[1] - other[2]);
  // Between the photo's lips and the colour that lips have in neutral light.
  return mix(clearer(samples[samples.length >> 1] ?? [176, 92, 88], 1.15), [188, 92, 90], 0.35);
}

/** Draws the brows as two tapering strokes in the darkest colour that the photo has there. */
function drawBrows(context: Context, source: Source, anatomy: Anatomy, strength: number): void {
  const { points, unit, leftEye, rightEye } = anatomy;
  const brows = [points.slice(17, 22), points.slice(22, 27).toReversed()];
  // One colour for both: a lamp or a strand of hair over one of them is not the brow's.
  const [one, other] = brows.map((brow) => darkest(source, brow)) as [Rgb, Rgb];
  const colour = mix(mix(one, other, 0.5), DARK, 0.25);
  const between: Point = [(points[21]![0] + points[22]![0]) / 2, (points[21]![1] + points[22]![1]) / 2];
  context.fillStyle = css(colour, strength);
  for (const [side, brow] of brows.entries()) {
    const [eyeX, eyeY] = side === 0 ? leftEye : rightEye;
    // Half a face in the shade has its skin dark too.
    const skin = Math.min(lightAt(source, between), lightAt(source, [eyeX, eyeY + unit * 0.38]));
    const seen = beforeHair(brow, source, skin, unit);
    if (seen.length < 2) continue;
    const last = seen.length - 1;
    const halfAt = (index: number): number => unit * (0.01 + (0.032 * index) / last);
    const upper = seen.map(([x, y], index): Point => [x, y + unit * 0.018 - halfAt(index)]);
    const lower = seen.map(([x, y], index): Point => [x, y + unit * 0.018 + halfAt(index)]).toReversed();
    // One shape, filled once: a line around it would show through it as a second brow.
    context.beginPath();
    const outline = [...upper, ...lower];
    outline.forEach(([x, y], index) => {
      const next = outline[(index + 1) % outline.length]!;
      const middle: Point = [(x + next[0]) / 2, (y + next[1]) / 2];
      if (index === 0) context.moveTo(x, y);
      else context.quadraticCurveTo(x, y, ...middle);
    });
    context.closePath();
    context.fill();
  }
}

/** Of skin's light: what is darker above a brow is hair that hangs over it. */
const HAIR_OVER = 0.42;

/** A brow from its inner end to where hair hides it, or whole; its points come and go from the outer end. */
function beforeHair(brow: readonly Point[], source: Source, skin: number, unit: number): readonly Point[] {
  const hidden = brow.findLastIndex(
    ([x, y]) =>
      Math.max(...[0.1, 0.13, 0.17].map((above) => lightAt(source, [x, y - unit * above]))) < HAIR_OVER * skin,
  );
  return brow.slice(hidden + 1);
}

function lightAt({ pixels, width, height }: Source, [x, y]: Point): number {
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  const at = (row * width + Math.min(width - 1, Math.max(0, Math.round(x)))) * 4;
  return 0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!;
}

/** The shadow below the nose: two nostrils and what lies between. */
function drawNose(context: Context, source: Source, { points, unit }: Anatomy, strength: number): void {
  const skin = darkest(source, points.slice(31, 36));
  context.strokeStyle = css(mix(skin, [96, 44, 40], 0.4), strength);
  context.lineCap = 'round';
  context.lineWidth = unit * 0.026;
  context.beginPath();
  context.moveTo(...points[31]!);
  context.quadraticCurveTo(points[32]![0], points[32]![1] + unit * 0.02, ...points[33]!);
  context.quadraticCurveTo(points[34]![0], points[34]![1] + unit * 0.02, ...points[35]!);
  context.stroke();
}

function darkest({ pixels, width, height }: Source, some: readonly Point[]): Rgb {
  const samples: Rgb[] = [];
  for (const [x, y] of some) {
    for (let step = -3; step <= 3; step += 1) {
      const row = Math.min(height - 1, Math.max(0, Math.round(y + step * 1.5)));
      const at = (row * width + Math.min(width - 1, Math.max(0, Math.round(x)))) * 4;
      samples.push([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]);
    }
  }
  samples.sort((one, other) => one[0] + one[1] + one[2] - other[0] - other[1] - other[2]);
  return samples[samples.length >> 2] ?? DARK;
}
