import { createCanvas } from '@napi-rs/canvas';
import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';
import type { Painting } from '../../painting.js';
import type { View } from '../view.js';

interface CloudColours {
  readonly lit: Rgb;
  readonly body: Rgb;
  readonly shade: Rgb;
}

/** How clouds look in this light: bright towards the sun, the sky's own colour below. */
export function cloudColours(view: View, depth = 0): CloudColours {
  const { air } = view;
  if (view.night) {
    return {
      lit: mix(air.skyHorizon, air.key, 0.34 - depth * 0.2),
      body: mix(air.skyMiddle, air.skyHorizon, 0.62),
      shade: mix(air.skyMiddle, air.skyTop, 0.3),
    };
  }
  if (view.low) {
    return {
      lit: mix(lighten(air.key, 0.06), air.skyHorizon, 0.2 + depth * 0.3),
      body: mix(mix(air.skyMiddle, air.skyHorizon, 0.55), air.key, 0.1),
      shade: mix(air.skyMiddle, air.skyTop, 0.35),
    };
  }
  return {
    lit: mix([255, 254, 250], air.key, 0.16),
    body: mix([250, 250, 252], air.skyHorizon, 0.4 + depth * 0.2),
    shade: mix(mix(air.skyMiddle, [214, 216, 230], 0.5), air.haze, depth * 0.5),
  };
}

/** The clouds of a sky: how thick its deck is, how many streaks and how many heaps there are. */
interface Clouds {
  readonly deck?: number;
  readonly streaks?: number;
  readonly heaps?: number;
}

/** The clouds that the weather asks for, and those that are named. */
function cloudsOf(view: View): Clouds {
  const { weather } = view.scene;
  if (!view.allowed('clouds') || weather === 'fog') return {};
  if (weather === 'storm') return { deck: 1 };
  if (weather === 'rain') return { deck: 0.62 };
  if (weather === 'snow') return { deck: 0.42 };
  if (weather === 'cloudy') return { deck: 0.42, heaps: 3 };
  const asked = view.asked('clouds');
  const wish = view.scene.improvisation;
  const kind = view.random.fork('clouds').next();
  if (view.night) {
    const starry = ['aurora', 'stars', 'milky-way', 'fireworks', 'lanterns'].some((feature) => view.asked(feature));
    if (starry && !asked) return {};
    if (asked || kind < wish * 0.25) return { heaps: asked ? 5 : 2 };
    return kind < 0.7 ? { streaks: 7 } : {};
  }
  if (view.low) {
    const heaped = asked || kind < 0.45 + wish * 0.3;
    return { streaks: 14 + Math.round(wish * 10), ...(heaped && { heaps: asked ? 5 : 3 }) };
  }
  return {
    ...(kind < 0.4 && { streaks: 9 }),
    ...((asked || kind >= 0.25) && { heaps: (asked ? 5 : 3) + Math.round(wish * 3) }),
  };
}

/** Streaks and closed decks are of the sky: they have no form that an outline could go around. */
export function paintClouds(view: View, painting: Painting, bottom = view.horizon): void {
  const { deck, streaks, heaps } = cloudsOf(view);
  if (streaks !== undefined)
    painting.layer({ region: 'sky', depth: 1 }, (context) => paintStreaks(context, view, bottom, streaks));
  if (deck !== undefined)
    painting.layer({ region: 'sky', depth: 1 }, (context) => paintDeck(context, view, bottom, deck));
  if (heaps !== undefined)
    painting.layer({ region: 'cloud', depth: 1 }, (context) => paintCumulus(context, view, bottom, heaps));
}

/** Heaped clouds, large above and small towards the horizon. */
function paintCumulus(context: Context, view: View, bottom: number, count: number): void {
  const random = view.random.fork('cumulus');
  const { width, span } = view;
  const wide = Math.min(1.9, Math.max(0.8, width / view.height));
  const places = Array.from({ length: Math.round(count * wide) }, (_, index) => {
    const own = random.fork(index);
    const rise = index === 0 ? own.between(0.42, 0.6) : own.between(0.1, 0.84);
    return { own, rise, x: width * ((index * 0.382 + own.between(0, 0.22) + 0.06) % 1), turn: own.between(0.75, 1.3) };
  }).toSorted((one, other) => other.rise - one.rise);
  paintFarRow(context, view, bottom);
  for (const { own, rise, x, turn } of places) {
    const depth = rise;
    const size = span * (0.34 - rise * 0.27) * turn;
    const base = bottom * (0.06 + rise * 0.84);
    const aside = besideDisc(view, x, base, size);
    heap(context, view, own, aside, base, size, cloudColours(view, depth), 1 - depth * 0.25);
  }
}

/** A heap's reach to each side and upwards, of its size, and how much of a disc it may have, in radii. */
const [ASIDE, UPWARDS, TAKEN] = [0.56, 0.44, 0.3];

/** Heaps float beside the sun or the moon: a disc of which only a scrap is left is none. */
export function besideDisc({ air }: Pick<View, 'air'>, x: number, base: number, size: number): number {
  const disc = air.luminary;
  if (!disc) return x;
  const near = disc.radius * (1 - TAKEN);
  const level = base > disc.y - near && base - size * UPWARDS < disc.y + near;
  const apart = near + size * ASIDE;
  if (!level || Math.abs(x - disc.x) >= apart) return x;
  return disc.x + (x < disc.x ? -apart : apart);
}

function paintFarRow(context: Context, view: View, bottom: number): void {
  const random = view.random.fork('far clouds');
  const colours = cloudColours(view, 0.9);
  for (let index = 0; index < 5; index++) {
    const x = view.width * random.next();
    const y = bottom * random.between(0.84, 0.95);
    heap(context, view, random, x, y, view.span * random.between(0.07, 0.15), colours, 0.5);
  }
}

/** One heap: puffs over a flat base, each modelled by the light, clipped to the common outline. */
function heap(
  context: Context,
  view: View,
  random: Random,
  x: number,
  base: number,
  size: number,
  colours: CloudColours,
  strength: number,
): void {
  const { side } = view.air.light;
  const puffs: [number, number, number][] = [];
  const count = random.whole(6, 9);
  const lean = random.between(-0.22, 0.22);
  for (let index = 0; index < count; index++) {
    const across = (index + 0.5) / count - 0.5;
    const bell = Math.max(0, Math.cos((across - lean) * Math.PI * 0.92)) ** 1.4;
    const radius = size * (0.085 + 0.115 * bell) * random.between(0.85, 1.15);
    puffs.push([x + across * size * 0.86, base - radius * 0.5, radius]);
    if (bell > 0.55) {
      const upper = radius * random.between(0.62, 0.86);
      puffs.push([x + across * size * 0.8 + random.around(size * 0.03), base - radius * 1.15 - upper * 0.3, upper]);
    }
  }
  const top = Math.min(...puffs.map(([, cy, radius]) => cy - radius));
  context.save();
  context.beginPath();
  for (const [cx, cy, radius] of puffs) {
    context.moveTo(cx + radius, cy);
    context.arc(cx, cy, radius, 0, Math.PI * 2);
  }
  context.clip();
  const left = x - size * 0.75;
  const foot = base + size * 0.08;
  const body = context.createLinearGradient(0, top, 0, foot);
  body.addColorStop(0, css(colours.lit, strength));
  body.addColorStop(0.5, css(colours.body, strength * 0.96));
  body.addColorStop(0.86, css(colours.shade, strength * 0.8));
  body.addColorStop(1, css(colours.shade, 0));
  context.fillStyle = body;
  context.fillRect(left, top, size * 1.5, foot - top);
  for (const [cx, cy, radius] of puffs) {
    const lx = cx + side * radius * 0.42;
    const ly = cy - radius * 0.38;
    const puff = context.createRadialGradient(lx, ly, radius * 0.1, lx, ly, radius * 1.02);
    puff.addColorStop(0, css(colours.lit, 0.85 * strength));
    puff.addColorStop(0.55, css(colours.lit, 0.3 * strength));
    puff.addColorStop(1, css(colours.lit, 0));
    context.fillStyle = puff;
    context.beginPath();
    context.arc(cx, cy, radius, 0, Math.PI * 2);
    context.fill();
  }
  const veil = context.createLinearGradient(0, base - size * 0.2, 0, foot);
  veil.addColorStop(0, css(colours.shade, 0));
  veil.addColorStop(0.7, css(colours.shade, 0.5 * strength));
  veil.addColorStop(1, css(colours.shade, 0.2 * strength));
  context.fillStyle = veil;
  context.fillRect(left, base - size * 0.2, size * 1.5, foot - base + size * 0.2);
  context.restore();
}

/** Long thin clouds, tapering at both ends; lit from below by a low sun. */
function paintStreaks(context: Context, view: View, bottom: number, count: number): void {
  const random = view.random.fork('streaks');
  const { width, span, unit } = view;
  const tilt = random.between(-0.05, 0.05);
  // painted small and drawn large, so that they have no hard edge
  const scale = 3;
  const sheet = createCanvas(Math.max(4, Math.ceil(width / scale)), Math.max(4, Math.ceil(bottom / scale)));
  const soft = sheet.getContext('2d');
  soft.scale(1 / scale, 1 / scale);
  const groups = Math.max(2, Math.round(count / 4));
  for (let group = 0; group < groups; group++) {
    const rise = (group + random.next()) / groups;
    const y0 = bottom * (0.08 + rise * 0.8);
    const x0 = width * random.next();
    const colours = cloudColours(view, rise);
    for (let index = 0; index < 4; index++) {
      const long = span * random.between(0.16, 0.46) * (1.15 - rise * 0.5);
      const thick = unit * random.between(0.006, 0.02) * (1.3 - rise * 0.8);
      const x = x0 + random.around(span * 0.16);
      const y = y0 + random.around(unit * 0.03);
      const alpha = random.between(0.28, 0.72);
      soft.save();
      soft.translate(x, y);
      soft.rotate(tilt + random.around(0.02));
      const paint = soft.createLinearGradient(-long / 2, 0, long / 2, 0);
      const tint = view.low && index % 2 === 0 ? colours.lit : mix(colours.body, colours.lit, 0.5);
      paint.addColorStop(0, css(tint, 0));
      paint.addColorStop(random.between(0.3, 0.5), css(tint, alpha));
      paint.addColorStop(1, css(tint, 0));
      soft.fillStyle = paint;
      soft.beginPath();
      soft.moveTo(-long / 2, 0);
      soft.bezierCurveTo(
        -long * 0.25,
        -thick * 1.5,
        -long * 0.08,
        -thick * random.between(0.6, 1.4),
        long * 0.1,
        -thick,
      );
      soft.bezierCurveTo(long * 0.28, -thick * 0.6, long * 0.4, 0, long / 2, 0);
      soft.bezierCurveTo(long * 0.2, thick * 0.5, -long * 0.2, thick * 0.7, -long / 2, 0);
      soft.fill();
      soft.restore();
    }
  }
  context.imageSmoothingEnabled = true;
  context.drawImage(sheet, 0, 0, sheet.width * scale, sheet.height * scale);
}

/** A closed deck of cloud in rolling banks, seen from below; `weight` 1 is a thunderstorm. */
function paintDeck(context: Context, view: View, bottom: number, weight: number): void {
  const random = view.random.fork('deck');
  const { air, width, span } = view;
  const light = lighten(mix(air.skyHorizon, air.key, 0.3), view.night ? 0 : 0.03);
  const dark = lighten(mix(air.skyTop, air.shadow, 0.2 + weight * 0.3), view.night ? 0 : 0.03 - weight * 0.04);
  // painted small and drawn large: a bank's edge is soft
  const scale = 3;
  const sheet = createCanvas(Math.max(4, Math.ceil(width / scale)), Math.max(4, Math.ceil(bottom / scale)));
  const soft = sheet.getContext('2d');
  soft.scale(1 / scale, 1 / scale);
  const rows = 9;
  for (let row = 0; row < rows; row++) {
    // from the horizon up: what hangs over us covers what is far
    const near = row / (rows - 1);
    const size = span * (0.07 + near ** 1.2 * 0.3);
    let x = -size * random.between(0.2, 1);
    while (x < width + size * 0.5) {
      const wide = size * random.between(0.55, 1.5);
      const tall = size * random.between(0.24, 0.42) * (0.8 + weight * 0.4);
      const y = bottom * (0.94 - near * 0.96) + random.around(size * 0.12);
      const tint = mix(
        mix(air.skyMiddle, light, (1 - near) * 0.5),
        dark,
        0.12 + near * (0.3 + weight * 0.3) + random.around(0.05),
      );
      bank(soft, random, x, y, wide, tall, tint, light, dark, weight);
      x += wide * random.between(0.4, 0.85);
    }
  }
  context.imageSmoothingEnabled = true;
  context.drawImage(sheet, 0, 0, sheet.width * scale, sheet.height * scale);
  if (weight > 0.8) {
    const gap = context.createLinearGradient(0, bottom * 0.68, 0, bottom);
    gap.addColorStop(0, css(light, 0));
    gap.addColorStop(1, css(lighten(light, 0.04), 0.6));
    context.fillStyle = gap;
    context.fillRect(0, bottom * 0.68, width, bottom * 0.32);
  }
}

/** One bank: a bright lumpy back, a dark hanging belly. */
function bank(
  context: Context,
  random: Random,
  x: number,
  y: number,
  wide: number,
  tall: number,
  tint: Rgb,
  light: Rgb,
  dark: Rgb,
  weight: number,
): void {
  context.beginPath();
  const lumps = random.whole(4, 6);
  for (let lump = 0; lump < lumps; lump++) {
    const across = (lump + 0.5) / lumps;
    const bell = Math.sin(across * Math.PI) ** 0.7;
    const radius = (wide / lumps) * random.between(0.7, 1.15);
    context.ellipse(
      x + across * wide,
      y - tall * bell * random.between(0.2, 0.5),
      radius,
      tall * 0.55 * bell + tall * 0.12,
      0,
      0,
      Math.PI * 2,
    );
    context.closePath();
  }
  const paint = context.createLinearGradient(0, y - tall, 0, y + tall * 0.5);
  paint.addColorStop(0, css(mix(tint, light, 0.5 - weight * 0.24), 0.75));
  paint.addColorStop(0.45, css(tint, 0.8));
  paint.addColorStop(0.85, css(mix(tint, dark, 0.45 + weight * 0.2), 0.75));
  paint.addColorStop(1, css(mix(tint, dark, 0.5), 0.1));
  context.fillStyle = paint;
  context.fill();
}
