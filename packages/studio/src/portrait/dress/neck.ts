import type { Plane } from '@easel/raster';
import type { Rgb } from '../../paint/kit/colour.js';
import { css, lighten, mix } from '../../paint/kit/colour.js';
import type { Pixels } from '../../raster/colour-planes.js';
import { turnedAside, type Anatomy } from '../anatomy.js';
import type { Point } from '../../paint/kit/shapes.js';
import { likeSkin } from '../neutral.js';
import { onBody, type Fitting } from './wear.js';

/** Where the throat ends to both sides of the collar's middle, in units. */
export interface Throat {
  readonly left: number;
  readonly right: number;
}

/** Throats are never thinner, nor wider. */
const THINNEST = 0.3;
const WIDEST = 0.62;
/** Who turns the head less than this shows the throat below the chin. */
const SLIGHT = 0.12;
/** Nothing is looked for further from a collar's middle. */
const FARTHEST = 0.9;
/** How much broader than those of other faces as wide. */
const BROADER = 1.15;

/** The throat as the photo shows it, by its skin below the chin; one that suits the face where there is none. */
export function throatOf(skin: Plane, matte: Plane, width: number, height: number, anatomy: Anatomy): Throat {
  const { chin, collar, unit, faceWidth } = anatomy;
  const usual = Math.min(WIDEST, (faceWidth / unit) * 0.38);
  // Beside a throat the skin of a bare shoulder goes on: no throat is much wider than others.
  const widest = Math.min(WIDEST, usual * BROADER);
  // A head that is turned has its throat behind the chin, below the ear that is seen.
  const turn = anatomy.profile ? 0 : turnedAside(anatomy);
  const [toLeft, toRight] = [Math.max(0, -turn - SLIGHT) * 2, Math.max(0, turn - SLIGHT) * 2];
  const [lefts, rights]: [number[], number[]] = [[], []];
  /** Where the person ends: beyond it the photo shows that there is no throat. */
  const outer: [number[], number[]] = [[], []];
  for (let y = Math.round(chin[1] + unit * 0.14); y < Math.min(height, collar[1] - unit * 0.08); y += 2) {
    const ends = [-1, 1].map((side) => {
      const turned = side < 0 ? toLeft : toRight;
      // Across a chain or a cord, or the shade behind a chin, but not over to a shoulder.
      let [reach, missed] = [0, 0];
      for (let step = 0; step < unit * (WIDEST + turned) && missed < unit * (0.06 + turned); step += 1) {
        const x = Math.round(collar[0] + step * side);
        if (x < 0 || x >= width) break;
        if (skin[y * width + x]! > 0.4) [reach, missed] = [step, 0];
        else missed += 1;
      }
      return reach / unit;
    });
    outer.forEach((found, side) => found.push(edgeOf(matte, width, y, collar[0], side === 0 ? -1 : 1, unit)));
    if (ends[0]! + ends[1]! < THINNEST) continue;
    lefts.push(ends[0]!);
    rights.push(ends[1]!);
  }
  const middle = (ends: number[]): number => ends.sort((one, other) => one - other)[ends.length >> 1]!;
  if (lefts.length < unit * 0.03) {
    const ending = (side: 0 | 1, turned: number): number =>
      turned === 0 || outer[side].length === 0
        ? usual
        : Math.max(THINNEST / 2, Math.min(usual + turned, middle(outer[side])));
    return { left: -ending(0, toLeft), right: ending(1, toRight) };
  }
  const [left, right] = [middle(lefts), middle(rights)];
  // Hair hangs before one side, or a collar stands there: a throat is about as wide as others.
  const lacking = Math.max(0, usual * 1.5 - left - right) / 2;
  return {
    left: -Math.min(widest + toLeft, left + lacking, middle(outer[0])),
    right: Math.min(widest + toRight, right + lacking, middle(outer[1])),
  };
}

/** How far from the collar's middle the person goes on to one side, in units. */
function edgeOf(matte: Plane, width: number, y: number, from: number, side: -1 | 1, unit: number): number {
  for (let step = 0; step < unit * FARTHEST; step += 1) {
    const x = Math.round(from + step * side);
    if (x < 0 || x >= width) break;
    if (matte[y * width + x]! < 0.5) return step / unit;
  }
  return FARTHEST;
}

/** The middle colour of the throat, in the shade of the chin. */
export function throatColour(pixels: Pixels, skin: Plane, width: number, height: number, anatomy: Anatomy): Rgb {
  const { chin, collar, unit } = anatomy;
  const samples: Rgb[] = [];
  for (let y = chin[1] + unit * 0.12; y < collar[1] + unit * 0.1; y += unit * 0.03) {
    for (let x = collar[0] - unit * 0.35; x < collar[0] + unit * 0.35; x += unit * 0.03) {
      const [column, row] = [Math.round(x), Math.round(y)];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const pixel = row * width + column;
      if (skin[pixel]! < 0.5 || pixels[pixel * 4 + 3]! < 200) continue;
      samples.push([pixels[pixel * 4]!, pixels[pixel * 4 + 1]!, pixels[pixel * 4 + 2]!]);
    }
  }
  const cheek = cheekColour(pixels, width, height, anatomy);
  if (samples.length < 40) return ofSkin(cheek, 0.86 * meanOf(cheek));
  const seen = middleOf(samples);
  const light = Math.min(1.02, Math.max(0.66, meanOf(seen) / Math.max(1, meanOf(cheek))));
  return mix(likeSkin(seen, 0.35), ofSkin(cheek, light * meanOf(cheek)), 0.5);
}

const meanOf = ([red, green, blue]: Rgb): number => (red + green + blue) / 3;

/** How much of a skin's mean its red and its blue are, in light without a cast: pale skin has the least red, brown the most. */
const RED_OF_SKIN = [1.1, 1.36] as const;
const BLUE_OF_SKIN = [0.64, 0.92] as const;

/** The person's own tone, as light as said: what the lamp adds to it is left out, since a large plain area shows every cast. */
function ofSkin(colour: Rgb, light: number): Rgb {
  const mean = Math.max(1, meanOf(colour));
  const red = Math.min(RED_OF_SKIN[1], Math.max(RED_OF_SKIN[0], colour[0] / mean));
  const blue = Math.min(BLUE_OF_SKIN[1], Math.max(BLUE_OF_SKIN[0], colour[2] / mean));
  const channel = (ratio: number): number => Math.min(255, Math.round(light * ratio));
  return [channel(red), channel(3 - red - blue), channel(blue)];
}

function middleOf(samples: Rgb[]): Rgb {
  samples.sort((one, other) => one[0] + one[1] + one[2] - other[0] - other[1] - other[2]);
  return samples[samples.length >> 1] ?? [200, 160, 140];
}

function cheekColour(pixels: Pixels, width: number, height: number, { points, nose, unit }: Anatomy): Rgb {
  const samples: Rgb[] = [];
  for (const index of [2, 3, 13, 14]) {
    const point = points[index]!;
    const [x, y] = [point[0] + (nose[0] - point[0]) * 0.4, point[1] + (nose[1] - point[1]) * 0.25];
    for (let step = 0; step < 49; step += 1) {
      const column = Math.round(x + ((step % 7) - 3) * unit * 0.025);
      const row = Math.round(y + (Math.floor(step / 7) - 3) * unit * 0.025);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const at = (row * width + column) * 4;
      if (pixels[at + 3]! > 200) samples.push([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]);
    }
  }
  return middleOf(samples);
}

/**
 * A neck between chin and collar, painted behind the person: it shows where the photo ends at the chin, and where the
 * person's own top was taken away.
 */
export function paintNeck(fitting: Fitting, throat: Rgb, { left: from, right: to }: Throat): void {
  const { context, anatomy } = fitting;
  const { collar, unit, chin } = anatomy;
  // It begins inside the jaw, so that nothing of it shows beside a turned head.
  const inside = (index: number): Point => {
    const [x, y] = anatomy.points[index]!;
    return [(x + (chin[0] - x) * 0.3 - collar[0]) / unit, (y + (chin[1] - y) * 0.3 - collar[1]) / unit];
  };
  const [left, right] = [inside(5), inside(11)];
  onBody(fitting, () => {
    const shade = context.createLinearGradient(0, left[1], 0, 0.7);
    shade.addColorStop(0, css(lighten(throat, -0.15)));
    shade.addColorStop(0.5, css(lighten(throat, -0.02)));
    shade.addColorStop(1, css(lighten(throat, 0.04)));
    context.beginPath();
    context.moveTo(left[0], left[1]);
    context.quadraticCurveTo(from * 0.98, -0.25, from * 1.06, 0.05);
    context.quadraticCurveTo(from * 1.2, 0.3, from - 0.4, 0.42);
    context.lineTo(-0.8, 0.9);
    context.lineTo(0.8, 0.9);
    context.lineTo(to + 0.4, 0.42);
    context.quadraticCurveTo(to * 1.2, 0.3, to * 1.06, 0.05);
    context.quadraticCurveTo(to * 0.98, -0.25, right[0], right[1]);
    context.closePath();
    context.fillStyle = shade;
    context.fill();
    // Round: darker to both sides.
    context.save();
    context.clip();
    const round = context.createLinearGradient(from, 0, to, 0);
    round.addColorStop(0, css(lighten(throat, -0.15), 0.6));
    round.addColorStop(0.3, css(throat, 0));
    round.addColorStop(0.7, css(throat, 0));
    round.addColorStop(1, css(lighten(throat, -0.15), 0.6));
    context.fillStyle = round;
    context.fillRect(-1.2, -2, 2.4, 4);
    context.restore();
  });
}
