import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';
import type { Painting } from '../../painting.js';
import type { Item } from '../../../scene/scene.js';
import type { View } from '../view.js';
import { mainItems } from '../../../scene/main-items.js';

/** Where smoke or steam leaves a thing, from its middle and its foot in heights, and how wide it begins. */
const mouths: ReadonlyMap<string, readonly [x: number, up: number, wide: number]> = new Map(
  Object.entries({
    cabin: [0.31, 1, 0.05],
    house: [0.19, 1, 0.04],
    cottage: [0.19, 1, 0.04],
    train: [1.05, 1.02, 0.14],
    locomotive: [0.6, 1.02, 0.14],
    'steam-train': [1.05, 1.02, 0.14],
    campfire: [0, 0.9, 0.2],
    fire: [0, 0.95, 0.2],
    factory: [0.2, 1, 0.05],
    volcano: [0, 1, 0.08],
    ship: [0, 1, 0.06],
    kettle: [0.3, 0.9, 0.08],
    teapot: [0.45, 0.85, 0.08],
  } as const),
);
const HOT = new Set(['food', 'object']);

/** Smoke from chimneys and fires, steam from hot food and engines; where nothing smokes, it drifts over the ground. */
export function paintPlumes(painting: Painting, view: View): void {
  // towards the eye that looks down on a table it would be a blot on it
  if (view.scene.setting === 'flat-lay') return;
  const steam = view.asked('steam');
  const { items } = view.scene;
  const main = mainItems(view.scene);
  const sources = items.filter(({ drawable: { concept } }) => mouths.has(concept)).slice(0, 4);
  const hot = main.filter(({ drawable: { kind } }) => HOT.has(kind)).slice(0, 4);
  const rising = sources.length > 0 ? sources : hot;
  const tint: Rgb = steam ? [250, 250, 252] : mix([226, 226, 230], view.air.haze, 0.3);
  if (rising.length === 0) {
    painting.layer({ region: 'weather', depth: 0.3 }, (context) => drift(context, view, tint));
    return;
  }
  for (const [index, item] of rising.entries()) {
    painting.layer({ region: 'weather', depth: item.depth }, (context) =>
      plume(context, view, item, view.random.fork(`plume ${index}`), view.lit(tint, item.depth * 0.4, 0.6)),
    );
  }
}

function plume(context: Context, view: View, item: Item, random: Random, tint: Rgb): void {
  const known = mouths.get(item.drawable.concept);
  const [across, up, wide] = known ?? [0, 0.92, Math.min(0.5, item.drawable.aspect * 0.3)];
  const x = item.x + across * item.size * (item.mirrored ? -1 : 1);
  const y = item.y - up * item.size;
  const soft = known === undefined;
  const begin = Math.max(view.unit * 0.012, wide * item.size);
  const tall = Math.min(y * 0.96 + view.unit * 0.04, Math.max(view.unit * 0.34, item.size * (soft ? 1.1 : 0.8)));
  const lean = (view.air.light.side >= 0 ? -1 : 1) * (soft ? 0.06 : 0.34);
  const puffs = soft ? 20 : 26;
  for (let puff = puffs - 1; puff >= 0; puff--) {
    const t = puff / puffs;
    const sway = Math.sin(t * 7 + random.between(0, 1.2)) * begin * (0.3 + t);
    const px = x + lean * tall * t ** 1.4 + sway + (soft ? random.around(begin * 0.7) : 0);
    const py = y - tall * t;
    const radius = begin * (0.7 + t * (soft ? 1.2 : 2.6)) * random.between(0.8, 1.2);
    const strength = (soft ? 0.3 : 0.72) * (1 - t) ** 0.7;
    const cloud = context.createRadialGradient(px, py, 0, px, py, radius);
    cloud.addColorStop(0, css(tint, strength));
    cloud.addColorStop(0.55, css(tint, strength * 0.6));
    cloud.addColorStop(1, css(tint, 0));
    context.fillStyle = cloud;
    context.fillRect(px - radius, py - radius, radius * 2, radius * 2);
  }
}

function drift(context: Context, view: View, tint: Rgb): void {
  const { width, height, unit, horizon } = view;
  const random = view.random.fork('drifting smoke');
  for (let puff = 0; puff < 22; puff++) {
    const radius = unit * random.between(0.07, 0.2);
    const x = random.next() * width;
    const y = horizon + (height - horizon) * random.between(-0.1, 0.9);
    const strength = random.between(0.08, 0.2);
    const cloud = context.createRadialGradient(x, y, 0, x, y, radius);
    cloud.addColorStop(0, css(tint, strength));
    cloud.addColorStop(1, css(tint, 0));
    context.fillStyle = cloud;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
}
