import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { ridge } from '../../kit/shapes.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import { cloudColours } from './clouds.js';
import type { View } from '../view.js';

export interface MountainLayer {
  readonly name: string;
  /** Where the foot stands. */
  readonly foot: number;
  /** Height of the highest peak over the foot. */
  readonly rise: number;
  readonly depth: number;
  readonly colour: Rgb;
  /** Share of the height, from the top, that snow covers. */
  readonly snow: number;
  /** 0 soft … 1 jagged. */
  readonly rough?: number;
  /** Where the main peak stands, 0 to 1. */
  readonly peak?: number;
  /** It rises out of clouds, which are before it and behind it. */
  readonly amidClouds?: boolean;
}

/** So much of a range is left at least where clouds are low, and so much air is between the two, as a share of the height. */
const [LEFT, AIR] = [0.34, 0.02];

/** Clouds of which the prompt speaks float above the land: mountains end below them, or they would be pasted before these. */
export function belowClouds(view: Pick<View, 'scene' | 'height'>, layer: MountainLayer): MountainLayer {
  const clouds = view.scene.items.filter(
    ({ subject, drawable, standsOn }) => subject !== undefined && drawable.habitat === 'sky' && standsOn === 'nothing',
  );
  const low = Math.max(...clouds.map(({ y }) => y)) + view.height * AIR;
  return layer.foot - layer.rise < low
    ? { ...layer, rise: Math.max(layer.rise * LEFT, Math.min(layer.rise, layer.foot - low)) }
    : layer;
}

/** A range with lit and shadowed flanks, snow, and mist at its foot. */
export function paintMountains(context: Context, view: View, asked: MountainLayer): void {
  const layer = asked.amidClouds ? asked : belowClouds(view, asked);
  const random = view.random.fork(layer.name);
  const { width, air } = view;
  const rough = layer.rough ?? 0.6;
  const outline = outlineOf(view, layer, random);
  const top = Math.min(...outline.map(([, y]) => y));
  const lightSide = air.light.side >= 0 ? 1 : -1;
  context.save();
  context.beginPath();
  context.moveTo(-2, layer.foot + 2);
  for (const [x, y] of outline) context.lineTo(x, y);
  context.lineTo(width + 2, layer.foot + 2);
  context.closePath();
  context.clip();

  const body = context.createLinearGradient(0, top, 0, layer.foot);
  body.addColorStop(0, css(view.lit(layer.colour, layer.depth, 0.8)));
  body.addColorStop(0.5, css(view.tone(layer.colour, layer.depth)));
  body.addColorStop(1, css(view.tone(layer.colour, Math.min(1, layer.depth + 0.2))));
  context.fillStyle = body;
  context.fillRect(0, top, width, layer.foot - top + 2);

  const peaks = findPeaks(outline, layer.rise * 0.1);
  if (layer.snow > 0) paintSnow(context, view, layer, outline, random.fork('snow'));
  const shade = mix(
    view.shaded(mix(lighten(layer.colour, -0.05), [70, 84, 150], 0.3), layer.depth, 1.2),
    air.shadow,
    0.12,
  );
  context.fillStyle = css(shade, 0.34 + air.contrast * 0.34);
  const facets = random.fork('facets');
  for (const peak of peaks) paintFacet(context, outline, peak, lightSide, layer, facets, rough);
  const spurs = random.fork('spurs');
  for (const peak of peaks) paintSpurs(context, view, outline[peak] as Point, lightSide, layer, spurs);

  const mist = context.createLinearGradient(0, layer.foot - layer.rise * 0.62, 0, layer.foot);
  mist.addColorStop(0, css(air.haze, 0));
  if (layer.amidClouds) {
    // it fades into the clouds before it: with a foot of its own it is a wedge that lies on them
    const { lit, body } = cloudColours(view, 0.4);
    mist.addColorStop(0.4, css(mix(lit, body, 0.5), 0.3));
    mist.addColorStop(0.86, css(mix(lit, body, 0.5), 0.96));
  } else mist.addColorStop(1, css(mix(air.haze, air.skyHorizon, 0.3), 0.3 + layer.depth * 0.55));
  context.fillStyle = mist;
  context.fillRect(0, layer.foot - layer.rise * 0.62, width, layer.rise * 0.62 + 2);
  context.restore();
}

function outlineOf(view: View, layer: MountainLayer, random: Random): Point[] {
  const { width, span } = view;
  const rough = layer.rough ?? 0.6;
  const periods = Math.max(1, Math.round((width / span) * 1.6));
  const rounds = Math.min(9, 5 + Math.ceil(Math.log2(Math.max(1, width / 220))));
  const fine = ridge(random.fork('ridge'), rounds, 0.4 + rough * 0.14);
  const peakAt = layer.peak ?? random.between(0.2, 0.8);
  const others = Array.from({ length: periods + 2 }, () => ({
    at: random.between(-0.05, 1.05),
    tall: random.between(0.42, 0.82),
    wide: random.between(0.16, 0.34),
  }));
  const masses = [{ at: peakAt, tall: 1, wide: 0.3 }, ...others];
  const aspect = Math.min(1.6, span / width);
  return fine.map((height, index): Point => {
    const along = index / (fine.length - 1);
    let mass = 0.16;
    for (const { at, tall, wide } of masses) {
      const distance = Math.abs(along - at) / (wide * aspect * 1.15);
      if (distance < 1) mass = Math.max(mass, tall * (1 - distance ** 1.12));
    }
    const level = mass * 0.86 + (height - 0.5) * (0.12 + 0.22 * rough) * (0.35 + mass * 0.65);
    return [along * (width + 4) - 2, layer.foot - layer.rise * Math.max(0.02, level)];
  });
}

/** Local summits that stand out by at least `prominence`. */
function findPeaks(outline: readonly Point[], prominence: number): number[] {
  const peaks: number[] = [];
  let lowest = Number.NEGATIVE_INFINITY;
  let candidate = -1;
  for (let index = 0; index < outline.length; index++) {
    const [, y] = outline[index] as Point;
    if (candidate < 0) {
      lowest = Math.max(lowest, y);
      if (lowest - y > prominence) candidate = index;
    } else {
      const [, best] = outline[candidate] as Point;
      if (y < best) candidate = index;
      else if (y - best > prominence) {
        peaks.push(candidate);
        candidate = -1;
        lowest = y;
      }
    }
  }
  if (candidate >= 0) peaks.push(candidate);
  return peaks;
}

/** The flank turned from the light: along the skyline on the far side, back by a broken spur below the summit. */
function paintFacet(
  context: Context,
  outline: readonly Point[],
  peak: number,
  lightSide: number,
  layer: MountainLayer,
  random: Random,
  rough: number,
): void {
  const [px, py] = outline[peak] as Point;
  const tall = layer.foot - py;
  const away = -lightSide;
  context.beginPath();
  context.moveTo(px, py);
  let index = peak;
  let valley = py;
  // down the skyline until it climbs again for good
  while (index + away >= 0 && index + away < outline.length) {
    const [x, y] = outline[index + away] as Point;
    if (y < valley - tall * 0.22) break;
    valley = Math.max(valley, y);
    context.lineTo(x, y);
    index += away;
    if (Math.abs(x - px) > tall * 1.5) break;
  }
  const [ex] = outline[index] as Point;
  context.lineTo(ex + (px - ex) * 0.4, layer.foot + 2);
  const steps = 5 + Math.round(rough * 3);
  const drift = tall * random.between(0.05, 0.3) * -away;
  const spur: Point[] = [];
  for (let step = 1; step <= steps; step++) {
    const down = step / steps;
    const zig = (step % 2 === 0 ? 1 : -0.7) * tall * random.between(0.02, 0.09) * down;
    spur.push([px + drift * down + zig * lightSide, py + tall * down ** 0.92]);
  }
  for (const [x, y] of spur.toReversed()) context.lineTo(x, y);
  context.closePath();
  context.fill();
  // a lesser spur on the lit flank
  if (tall > layer.rise * 0.4) {
    const sx = px + lightSide * tall * random.between(0.16, 0.26);
    const sy = py + tall * random.between(0.3, 0.42);
    context.beginPath();
    context.moveTo(sx, sy);
    context.lineTo(sx + away * tall * 0.1, sy + tall * 0.26);
    context.lineTo(sx + away * tall * 0.03, sy + tall * 0.33);
    context.lineTo(sx + away * tall * 0.09, sy + tall * 0.56);
    context.lineTo(sx + lightSide * tall * 0.08, sy + tall * 0.36);
    context.lineTo(sx + lightSide * tall * 0.02, sy + tall * 0.22);
    context.closePath();
    context.fill();
  }
}

/** Ribs below a summit: each a sliver of light with its own shadow, so that the flanks are not flat. */
function paintSpurs(
  context: Context,
  view: View,
  [px, py]: Point,
  lightSide: number,
  layer: MountainLayer,
  random: Random,
): void {
  const tall = layer.foot - py;
  if (tall < layer.rise * 0.3) return;
  const lit = css(view.lit(lighten(layer.colour, 0.03), layer.depth, 1.3), 0.4);
  const dark = css(view.shaded(lighten(layer.colour, -0.04), layer.depth, 1.3), 0.3 + view.air.contrast * 0.16);
  const ribs = 7;
  for (let rib = 0; rib < ribs; rib++) {
    const spread = (rib / (ribs - 1) - 0.5) * 1.5;
    const start = random.between(0.14, 0.46);
    const x = px + spread * tall * start * 0.9;
    const y = py + tall * start;
    const long = tall * random.between(0.22, 0.46);
    const drift = spread * long * 0.9 + random.around(tall * 0.03);
    const wide = tall * random.between(0.03, 0.07);
    context.fillStyle = dark;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + drift * 0.4 - lightSide * wide * 0.7, y + long * 0.45);
    context.lineTo(x + drift * 0.5 - lightSide * wide * 1.5, y + long * 0.62);
    context.lineTo(x + drift - lightSide * wide * 1.3, y + long);
    context.lineTo(x + drift * 0.55, y + long * 0.56);
    context.closePath();
    context.fill();
    context.fillStyle = lit;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + drift * 0.55, y + long * 0.56);
    context.lineTo(x + drift, y + long);
    context.lineTo(x + drift * 0.5 + lightSide * wide * 0.7, y + long * 0.5);
    context.closePath();
    context.fill();
  }
}

function paintSnow(
  context: Context,
  view: View,
  layer: MountainLayer,
  outline: readonly Point[],
  random: Random,
): void {
  const snow: Rgb = [246, 249, 255];
  const line = layer.foot - layer.rise * (1 - layer.snow);
  context.beginPath();
  context.moveTo(-2, -2);
  context.lineTo(view.width + 2, -2);
  const step = Math.max(4, layer.rise * 0.05);
  let up = false;
  for (let x = view.width + step; x > -step; x -= step * random.between(0.6, 1.4)) {
    const at = Math.max(0, Math.min(outline.length - 1, Math.round((x / view.width) * (outline.length - 1))));
    const [, skyline] = outline[at] as Point;
    // snow reaches lower in gullies under high crests than on low ones
    const reach = Math.max(0, line - skyline);
    const y = line + (up ? -1 : 1) * layer.rise * random.between(0.02, 0.09) + reach * 0.1;
    context.lineTo(x, y);
    up = !up;
  }
  context.lineTo(-2, line);
  context.closePath();
  context.fillStyle = css(view.lit(snow, layer.depth * 0.8, 0.8));
  context.fill();
}
