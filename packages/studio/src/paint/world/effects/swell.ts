import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';
import type { Painting } from '../../painting.js';
import { waterColours } from '../elements/sea.js';
import type { View } from '../view.js';

/** Where swells stand up behind what floats, as shares of the water from the horizon to the lower edge. */
const BEHIND = [0.05, 0.13, 0.24] as const;
/** How many stand before it, into how many pieces the edge of their foam is cut, and what runs down from it. */
const [BEFORE, HEADS, STREAKS] = [3, 22, 7];

/** Below this they break against a cliff. */
const CLIFF_FOOT = 0.8;

/** A storm on open water: there the waves stand up, before what floats and behind it. */
export function isRough({ scene }: View): boolean {
  return scene.weather === 'storm' && scene.setting === 'sea';
}

/** The swells that are farther away than what floats. */
export function paintSwellBehind(painting: Painting, view: View): void {
  // they would stand before the rock that a lighthouse is on
  if (view.surface('ground')) return;
  const random = view.random.fork('swell behind');
  for (const share of BEHIND) paintSwell(painting, view, share, random.fork(`${share}`));
}

/** Those between us and what floats: they hide its foot. */
export function paintSwellBefore(painting: Painting, view: View): void {
  const { horizon, height, scene } = view;
  const random = view.random.fork('swell before');
  const floating = scene.items.filter(
    ({ standsOn, attributes }) => standsOn === 'water' || attributes.includes('tossed'),
  );
  const foot = Math.max(horizon + (height - horizon) * 0.3, ...floating.map(({ y, size }) => y + size * 0.02));
  const from = view.surface('ground') ? CLIFF_FOOT : Math.min(0.86, (foot - horizon) / (height - horizon));
  for (let row = 0; row < BEFORE; row++)
    paintSwell(painting, view, from + ((1.02 - from) * row) / BEFORE, random.fork(`${row}`));
}

/** One long wave across the picture, its crests at different heights, foam on their lee. */
function paintSwell(painting: Painting, view: View, share: number, random: Random): void {
  const { width, height, horizon, unit } = view;
  const y = horizon + (height - horizon) * share;
  const tall = unit * (0.03 + 0.1 * share);
  const step = unit * (0.16 + 0.34 * share);
  const crests: (readonly [x: number, rise: number])[] = [];
  for (let x = -step * random.between(0.2, 1); x < width + step; x += step * random.between(0.8, 1.25))
    crests.push([x, tall * random.between(0.55, 1.15)]);
  const colours = waterColours(view, view.tint('water'));
  const body = mix(mix(colours.middle, colours.near, share), view.tone([40, 86, 104]), 0.35);
  const below = Math.min(height, y + tall * 2.4 + unit * 0.04);
  painting.layer(
    { region: 'water', depth: Math.max(0.02, 0.9 - share) },
    (context) => {
      const paint = context.createLinearGradient(0, y - tall, 0, below);
      paint.addColorStop(0, css(lighten(body, 0.1)));
      paint.addColorStop(0.45, css(body));
      paint.addColorStop(1, css(lighten(body, -0.08), share > 0.8 ? 1 : 0));
      context.fillStyle = paint;
      context.beginPath();
      context.moveTo(-step, below);
      context.lineTo(-step, y);
      // steep towards the lee, gentle on the other side
      for (const [x, rise] of crests) {
        context.quadraticCurveTo(x - step * 0.16, y + tall * 0.1, x, y - rise);
        context.quadraticCurveTo(x + step * 0.1, y - rise * 0.1, x + step * 0.42, y + tall * 0.22);
      }
      context.lineTo(width + step, below);
      context.closePath();
      context.fill();
      for (const [x, rise] of crests) paintFoam(context, view, [x, y - rise], step, rise, random);
    },
    { left: 0, right: width, top: y - tall * 2, bottom: below },
  );
}

type Spot = readonly [x: number, y: number];

const bent = ([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot, t: number): Spot => [
  (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t ** 2 * cx,
  (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t ** 2 * cy,
];

/** White water that breaks over a crest: its upper edge is that of the wave, below it runs down the face in tongues. */
function paintFoam(context: Context, view: View, [x, top]: Spot, step: number, rise: number, random: Random): void {
  const foam: Rgb = view.lit([240, 246, 250], 0.1);
  const y = top + rise;
  const crest: Spot = [x, top];
  const [windward, lee]: readonly [Spot, Spot] = [
    [x - step * 0.58, y + rise * 0.24],
    [x + step * 0.42, y + rise * 0.24],
  ];
  const edge = Array.from({ length: HEADS + 1 }, (_, index): Spot => {
    const t = index / HEADS;
    return t < 0.4
      ? bent(windward, [x - step * 0.16, y + rise * 0.1], crest, 0.74 + t * 0.65)
      : bent(crest, [x + step * 0.1, y - rise * 0.1], lee, (t - 0.4) * 1.05);
  });
  const lower = edge.map(([px, py], index): Spot => {
    const full = Math.sin((Math.PI * index) / HEADS);
    const tongue = random.chance(0.3) ? random.between(1.1, 2) : random.between(0.55, 1);
    return [px, py + rise * 0.24 * full * tongue];
  });
  context.fillStyle = css(foam, 0.92);
  context.beginPath();
  for (const spot of edge) context.lineTo(...spot);
  for (const [px, py] of lower.toReversed()) context.lineTo(px, py);
  context.closePath();
  context.fill();
  // what has run down before, thinner
  context.strokeStyle = css(foam, 0.28);
  context.lineWidth = Math.max(0.8, rise * 0.03);
  for (let streak = 0; streak < STREAKS; streak++) {
    const [px, py] = lower[Math.floor(HEADS * random.between(0.25, 0.9))] as Spot;
    context.beginPath();
    context.moveTo(px, py);
    context.quadraticCurveTo(
      px + step * 0.03,
      py + rise * 0.2,
      px + step * random.between(0.02, 0.12),
      py + rise * random.between(0.25, 0.55),
    );
    context.stroke();
  }
  // spray that the wind takes along
  for (let drop = 0; drop < 12; drop++) {
    context.fillStyle = css(foam, random.between(0.3, 0.8));
    context.beginPath();
    context.arc(
      x + random.between(-0.02, 0.22) * step,
      top - rise * random.between(0, 0.5),
      Math.max(0.5, rise * 0.03 * random.between(0.5, 1.5)),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
