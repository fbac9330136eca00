import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';
import type { Painting } from '../../painting.js';
import { waterColours } from '../elements/sea.js';
import { isBust } from '../land.js';
import type { View } from '../view.js';

/** Where swells stand up behind what floats, as shares of the water from the horizon to the lower edge. */
const BEHIND = [0.05, 0.13, 0.24] as const;
/** How many stand before it, of how many heads the foam on a crest is, and how much runs down from it. */
const [BEFORE, HEADS, STREAKS] = [3, 34, 7];

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
  // waves before a chest would drown who sits for a portrait
  if (isBust(view)) return;
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
      paint.addColorStop(0, css(lighten(body, 0.16)));
      paint.addColorStop(0.45, css(body));
      paint.addColorStop(1, css(lighten(body, -0.08), share > 0.8 ? 1 : 0));
      context.fillStyle = paint;
      context.beginPath();
      context.moveTo(-step, below);
      context.lineTo(-step, y);
      // a long back to windward, a round crest, and a lip that comes over to the lee
      for (const [x, rise] of crests) {
        for (const [one, other, end] of crestOf([x, y], step, rise, tall))
          context.bezierCurveTo(...one, ...other, ...end);
      }
      context.lineTo(width + step, below);
      context.closePath();
      context.fill();
      for (const [x, rise] of crests) paintFoam(context, view, crestOf([x, y], step, rise, tall), step, rise, random);
    },
    { left: 0, right: width, top: y - tall * 2, bottom: below },
  );
}

type Spot = readonly [x: number, y: number];

type Bend = readonly [one: Spot, other: Spot, end: Spot];

/** The line of one crest from the trough before it to the trough behind it: its back, its lip, its face. */
const crestOf = ([x, y]: Spot, step: number, rise: number, tall: number): readonly [Bend, Bend, Bend] => [
  [
    [x - step * 0.34, y + tall * 0.2],
    [x - step * 0.24, y - rise * 0.94],
    [x, y - rise],
  ],
  [
    [x + step * 0.1, y - rise * 1.02],
    [x + step * 0.17, y - rise * 0.84],
    [x + step * 0.16, y - rise * 0.62],
  ],
  [
    [x + step * 0.12, y - rise * 0.12],
    [x + step * 0.22, y + tall * 0.2],
    [x + step * 0.42, y + tall * 0.2],
  ],
];

const along = ([ax, ay]: Spot, [[bx, by], [cx, cy], [dx, dy]]: Bend, t: number): Spot => {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
  return [a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy];
};

/** White water that breaks over a crest: heads of foam along its edge and lip, thinner streaks down its face. */
function paintFoam(
  context: Context,
  view: View,
  [back, lip]: ReturnType<typeof crestOf>,
  step: number,
  rise: number,
  random: Random,
): void {
  const foam: Rgb = view.lit([240, 246, 250], 0.1);
  const [x, top] = back[2];
  const trough: Spot = [x - step * 0.5, top + rise * 1.2];
  const edge = Array.from({ length: HEADS + 1 }, (_, index): Spot => {
    const t = index / HEADS;
    return t < 0.5 ? along(trough, back, 0.7 + t * 0.6) : along(back[2], lip, (t - 0.5) * 2);
  });
  for (const [shade, grow] of [
    [mix(foam, view.tone([90, 140, 164]), 0.5), 1.9],
    [foam, 1],
  ] as const) {
    context.fillStyle = css(shade, grow > 1 ? 0.4 : 0.95);
    for (const [index, [px, py]] of edge.entries()) {
      const full = Math.sin((Math.PI * (index + 2)) / (HEADS + 5));
      const size = rise * (0.02 + 0.055 * full) * random.between(0.5, 1.6) * grow;
      context.beginPath();
      context.arc(px, py + size * 0.55, size, 0, Math.PI * 2);
      context.fill();
    }
  }
  // what has run down before, thinner
  context.strokeStyle = css(foam, 0.26);
  context.lineWidth = Math.max(0.8, rise * 0.03);
  for (let streak = 0; streak < STREAKS; streak++) {
    const [px, py] = edge[Math.floor(HEADS * random.between(0.1, 0.9))] as Spot;
    const low = py + rise * random.between(0.2, 0.4);
    context.beginPath();
    context.moveTo(px, low);
    context.quadraticCurveTo(
      px + step * 0.03,
      low + rise * 0.14,
      px + step * random.between(0.02, 0.12),
      low + rise * random.between(0.15, 0.4),
    );
    context.stroke();
  }
  // spray that the wind takes along
  for (let drop = 0; drop < 12; drop++) {
    context.fillStyle = css(foam, random.between(0.3, 0.8));
    context.beginPath();
    context.arc(
      x + random.between(-0.02, 0.26) * step,
      top - rise * random.between(0, 0.4),
      Math.max(0.5, rise * 0.03 * random.between(0.5, 1.5)),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
