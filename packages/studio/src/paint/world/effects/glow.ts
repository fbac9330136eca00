import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Painting } from '../../painting.js';
import type { View } from '../view.js';
import { itemBox } from '../../../scene/scene.js';
import { mainItems } from '../../../scene/main-items.js';
import { boxAround } from './focus.js';

/** Things that shine, by where their light is, as a share of their height, and how far it reaches. */
const shining: ReadonlyMap<string, readonly [up: number, reach: number]> = new Map(
  Object.entries({
    candle: [0.9, 2.4],
    candelabra: [0.95, 1.6],
    campfire: [0.5, 2.6],
    fire: [0.5, 1.8],
    bonfire: [0.5, 1.8],
    fireplace: [0.3, 1.3],
    torch: [0.9, 1.6],
    lantern: [0.5, 2],
    'oil-lamp': [0.6, 2],
    'street-lamp': [0.94, 0.5],
    lamp: [0.75, 1.4],
    'jack-o-lantern': [0.5, 1.6],
  } as const),
);
const FLAME: Rgb = [255, 186, 96];

/** Flames and lamps light the dark around them. */
export function paintLamps(painting: Painting, view: View): void {
  const dark = view.night || view.asked('darkness') || view.asked('candlelight');
  const { scene } = view;
  if (!dark && scene.time !== 'dusk') return;
  const lit = scene.items.some(({ drawable }) => shining.has(drawable.concept));
  const box = view.asked('candlelight') && !lit ? boxAround(mainItems(view.scene)) : undefined;
  // by candlelight, with the candle out of the picture
  if (box) disc(painting, box.left, box.bottom - (box.bottom - box.top) * 0.3, view.unit * 0.7, FLAME, 0.5);
  for (const item of scene.items.slice(0, 24)) {
    const light = shining.get(item.drawable.concept);
    if (!light) continue;
    const reach = Math.max(item.size * light[1], view.unit * 0.12);
    disc(painting, item.x, item.y - item.size * light[0], reach, FLAME, dark ? 0.62 : 0.36);
  }
}

/** A light of its own around what the picture is about. */
export function paintGlow(painting: Painting, view: View, strength: number): void {
  const box = boxAround(mainItems(view.scene));
  const tint = view.tint('glow') ?? mix(view.air.key, [255, 244, 214], 0.4);
  const { width, height } = view;
  const x = box ? (box.left + box.right) / 2 : width / 2;
  const y = box ? (box.top + box.bottom) / 2 : height * 0.5;
  const reach = box ? Math.hypot(box.right - box.left, box.bottom - box.top) * 0.85 : view.unit * 0.5;
  disc(painting, x, y, reach, tint, strength);
  disc(painting, x, y, reach * 0.5, lighten(tint, 0.1), strength * 0.5);
}

function disc(painting: Painting, x: number, y: number, reach: number, tint: Rgb, strength: number): void {
  const { context } = painting;
  const light = context.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, css(tint, strength));
  light.addColorStop(0.25, css(tint, strength * 0.5));
  light.addColorStop(0.6, css(tint, strength * 0.14));
  light.addColorStop(1, css(tint, 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = light;
  context.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  context.restore();
}

/** Whether something stands before the sun. */
const isHidden = ({ scene }: View, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  scene.items.map(itemBox).some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);

/** Shafts of light through the whole picture, from the sun, from a window, or from above. */
export function paintBeams(painting: Painting, view: View): void {
  const { width, height, air, unit } = view;
  const random = view.random.fork('beams');
  const side = air.light.side >= 0 ? 1 : -1;
  // from the sun that is seen; where something stands before it, from above
  const sun = air.luminary && !isHidden(view, air.luminary) ? air.luminary : undefined;
  const from = sun?.x ?? width * (0.5 + side * 0.42);
  const top = sun ? Math.min(sun.y, height * 0.3) : -height * 0.12;
  const tint = view.night ? mix(air.key, [206, 220, 255], 0.4) : mix(lighten(air.key, 0.04), [255, 246, 214], 0.35);
  const long = Math.hypot(width, height) * 1.1;
  const { context } = painting;
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let beam = 0; beam < 7; beam++) {
    const angle = Math.PI / 2 + side * (0.08 + 0.14 * beam + random.around(0.04)) - (sun ? side * 0.35 : 0);
    const half = random.between(0.022, 0.055);
    const strength = random.between(0.16, 0.4);
    const fade = context.createRadialGradient(from, top, unit * 0.05, from, top, long);
    fade.addColorStop(0, css(tint, strength));
    fade.addColorStop(0.5, css(tint, strength * 0.55));
    fade.addColorStop(1, css(tint, 0));
    context.fillStyle = fade;
    // two wedges, one inside the other: a soft edge for little work
    for (const wide of [half, half * 0.55]) {
      context.beginPath();
      context.moveTo(from, top);
      context.lineTo(from + Math.cos(angle - wide) * long, top + Math.sin(angle - wide) * long);
      context.lineTo(from + Math.cos(angle + wide) * long, top + Math.sin(angle + wide) * long);
      context.fill();
    }
  }
  context.restore();
}
