import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

export interface Water {
  readonly top: number;
  readonly bottom: number;
  /** 0 a mirror … 1 a rough sea. */
  readonly waves: number;
  /** The water's own colour; the sky gives the rest. */
  readonly colour?: Rgb;
}

interface WaterColours {
  readonly far: Rgb;
  readonly middle: Rgb;
  readonly near: Rgb;
  /** How much of the sky is seen in it, 0 to 1. */
  readonly mirrors: number;
}

export function waterColours(view: View, own?: Rgb): WaterColours {
  const { air } = view;
  // chocolate, milk or lava in place of water: nothing is seen in it but itself
  const stuff = view.tint('liquid');
  if (stuff) {
    const body = view.tone(stuff);
    return { far: mix(body, air.skyHorizon, 0.16), middle: body, near: lighten(body, -0.05), mirrors: 0.12 };
  }
  const local = own ?? ([24, 98, 134] as const);
  const deep = view.tone(local);
  return {
    far: mix(mix(air.skyHorizon, air.skyMiddle, 0.42), deep, 0.2),
    middle: mix(mix(air.skyMiddle, air.skyTop, 0.25), deep, 0.5),
    near: mix(mix(air.skyTop, deep, 0.6), air.shadow, 0.22),
    mirrors: 1,
  };
}

/** Open water with waves that grow towards the viewer, and the luminary's road of light on it. */
export function paintWater(context: Context, view: View, water: Water): void {
  const { width } = view;
  const { top, bottom } = water;
  const colours = waterColours(view, water.colour);
  const paint = context.createLinearGradient(0, top, 0, bottom);
  paint.addColorStop(0, css(colours.far));
  paint.addColorStop(0.08, css(mix(colours.far, colours.middle, 0.4)));
  paint.addColorStop(0.4, css(colours.middle));
  paint.addColorStop(1, css(colours.near));
  context.fillStyle = paint;
  context.fillRect(0, top, width, bottom - top);
  const horizonGlow = context.createLinearGradient(0, top, 0, top + (bottom - top) * 0.06);
  horizonGlow.addColorStop(0, css(lighten(view.air.skyHorizon, 0.04), 0.5));
  horizonGlow.addColorStop(1, css(view.air.skyHorizon, 0));
  context.fillStyle = horizonGlow;
  context.fillRect(0, top, width, (bottom - top) * 0.06);
  paintWaves(context, view, water, colours);
  paintLightRoad(context, view, water);
}

/** A lens-shaped wavelet. Begins a new path. */
function wavelet(context: Context, x: number, y: number, half: number, thick: number, bend: number): void {
  context.beginPath();
  context.moveTo(x - half, y);
  context.quadraticCurveTo(x, y - thick + bend, x + half, y);
  context.quadraticCurveTo(x, y + thick + bend, x - half, y);
  context.fill();
}

function paintWaves(context: Context, view: View, water: Water, colours: { middle: Rgb; near: Rgb; far: Rgb }): void {
  const { width, unit } = view;
  const { top, bottom, waves } = water;
  const random = view.random.fork('waves');
  const rows = 26;
  const light = mix(colours.far, view.air.skyHorizon, 0.45);
  for (let row = 1; row < rows; row++) {
    const t = row / rows;
    const y0 = top + (bottom - top) * t ** 1.9;
    const scale = 0.1 + t ** 1.6;
    const half = unit * 0.085 * scale * (0.6 + waves * 0.6);
    const count = Math.min(26, Math.ceil((width / (half * 2)) * 0.5 * (0.6 + view.detail * 0.4)));
    const dark = mix(colours.near, colours.middle, 1 - t);
    for (let index = 0; index < count; index++) {
      const x = random.next() * width;
      const y = y0 + random.around(((bottom - top) * t * 0.9) / rows);
      const long = half * random.between(0.5, 1.5);
      const thick = Math.max(0.5, unit * (0.0022 + 0.006 * waves) * scale * random.between(0.6, 1.4));
      const bright = random.chance(0.42);
      context.fillStyle = css(bright ? light : lighten(dark, -0.03), (bright ? 0.2 : 0.34) + waves * 0.16);
      wavelet(context, x, y, long, thick, random.around(thick * 0.6));
    }
  }
  if (waves > 0.5) paintCrests(context, view, water, random.fork('crests'));
}

/** White horses on a rough sea. */
function paintCrests(context: Context, view: View, { top, bottom, waves }: Water, random: Random): void {
  const { width, unit } = view;
  const foam = view.lit([240, 246, 250], 0.1);
  const body = mix(waterColours(view).middle, view.air.skyTop, 0.3);
  const rows = 7;
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.6) / rows;
    const y = top + (bottom - top) * t ** 1.7;
    const size = unit * (0.02 + 0.11 * t ** 1.5) * waves;
    let x = -size * random.between(0, 2);
    while (x < width + size) {
      const long = size * random.between(1.6, 3);
      const tall = size * random.between(0.3, 0.55);
      const lift = y + random.around(size * 0.2);
      context.beginPath();
      context.moveTo(x, lift + tall * 0.4);
      context.bezierCurveTo(
        x + long * 0.3,
        lift + tall * 0.2,
        x + long * 0.42,
        lift - tall,
        x + long * 0.62,
        lift - tall,
      );
      context.bezierCurveTo(
        x + long * 0.7,
        lift - tall * 0.3,
        x + long * 0.85,
        lift + tall * 0.3,
        x + long,
        lift + tall * 0.4,
      );
      context.closePath();
      const wave = context.createLinearGradient(0, lift - tall, 0, lift + tall * 0.4);
      wave.addColorStop(0, css(lighten(body, 0.1), 0.9));
      wave.addColorStop(1, css(body, 0));
      context.fillStyle = wave;
      context.fill();
      if (random.chance(0.55)) {
        context.fillStyle = css(foam, 0.75);
        context.beginPath();
        context.moveTo(x + long * 0.4, lift - tall * 0.72);
        context.quadraticCurveTo(x + long * 0.55, lift - tall * 1.15, x + long * 0.63, lift - tall);
        context.quadraticCurveTo(x + long * 0.72, lift - tall * 0.5, x + long * 0.74, lift - tall * 0.12);
        context.quadraticCurveTo(x + long * 0.62, lift - tall * 0.7, x + long * 0.4, lift - tall * 0.72);
        context.fill();
      }
      x += long * random.between(1.1, 2.4);
    }
  }
}

/** The glitter under the sun or moon. */
export function paintLightRoad(context: Context, view: View, { top, bottom, waves }: Water): void {
  const { luminary } = view.air;
  if (!luminary) return;
  const { unit } = view;
  const random = view.random.fork('glints');
  const strong = luminary.kind === 'moon' || view.low;
  const tint = lighten(mix(view.air.key, [255, 252, 240], 0.35), 0.02);
  context.save();
  context.globalCompositeOperation = 'screen';
  context.beginPath();
  context.rect(0, top, view.width, bottom - top);
  context.clip();
  // a round glow squeezed into a column: soft at both sides and towards the viewer
  const tall = (bottom - top) * 1.05;
  const half = luminary.radius * 5.5;
  context.translate(luminary.x, top);
  context.scale(half / tall, 1);
  const road = context.createRadialGradient(0, 0, 0, 0, 0, tall);
  road.addColorStop(0, css(view.air.key, strong ? 0.62 : 0.3));
  road.addColorStop(0.35, css(view.air.key, strong ? 0.26 : 0.12));
  road.addColorStop(1, css(view.air.key, 0));
  context.fillStyle = road;
  context.fillRect(-tall, 0, tall * 2, tall);
  context.restore();
  const count = Math.round((strong ? 170 : 100) * (0.55 + view.detail * 0.45));
  for (let index = 0; index < count; index++) {
    const t = random.next() ** 0.8;
    const y = top + (bottom - top) * t ** 1.7;
    const spread = luminary.radius * (0.9 + t * 3.4) * (0.7 + waves * 0.6);
    const x = luminary.x + random.around(spread * 0.62);
    const near = 1 - Math.min(1, Math.abs(x - luminary.x) / (spread * 1.6));
    const half = unit * (0.004 + 0.026 * t) * random.between(0.5, 1.4);
    const thick = Math.max(0.6, unit * (0.0012 + 0.0044 * t) * random.between(0.6, 1.3));
    context.fillStyle = css(tint, (strong ? 0.85 : 0.6) * (0.25 + near * 0.75) * (1 - t * 0.45));
    wavelet(context, x, y, half, thick, 0);
  }
}
