import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Painting } from '../../painting.js';
import { itemBox } from '../../../scene/scene.js';
import type { View } from '../view.js';
import { mainItems } from '../../../scene/main-items.js';
import { boxAround } from './focus.js';
import type { Box } from './focus.js';

/** How many of those who leap throw up water. */
const MOST = 4;

/** Water thrown up around the main thing, or around each of those that shoot out of it. */
export function paintSplash(painting: Painting, view: View): void {
  const main = mainItems(view.scene);
  const leaping = main.filter(({ cut, attributes }) => cut && attributes.includes('jumping')).slice(0, MOST);
  const stands = main.filter(({ attributes, standsOn }) => !attributes.includes('on-wall') && standsOn !== 'nothing');
  const wet = stands[0] ?? main[0];
  if (wet?.attributes.includes('on-wall')) return;
  if (leaping.length === 0) return paintSplashAt(painting, view, wet && boxAround([wet]), 0, true);
  for (const [index, { cut, size }] of leaping.entries())
    if (cut)
      paintSplashAt(
        painting,
        view,
        { left: cut.x - size * 0.6, right: cut.x + size * 0.6, top: cut.y - size, bottom: cut.y },
        index,
      );
}

/** Foam where those who shoot out of the water leave it: nobody is cut off at a line. */
export function paintBreaches(painting: Painting, view: View): void {
  const { unit } = view;
  const leaping = view.scene.items.filter(({ cut, attributes }) => cut && attributes.includes('jumping'));
  const foam = mix([255, 255, 255], view.air.ambient, 0.16);
  for (const [index, { cut, size, drawable }] of leaping.slice(0, MOST * 3).entries()) {
    if (!cut) continue;
    const random = view.random.fork(`breach ${index}`);
    const half = Math.max(size * 0.42, drawable.aspect * size * 0.16);
    painting.layer({ region: 'water', depth: 0.1 }, (context) => {
      for (let head = 0; head < 60; head++) {
        // thick in the middle, thin where it runs out
        const along = random.around(1) * Math.abs(random.around(1)) ** 0.3;
        const radius = size * random.between(0.02, 0.075) * (1.15 - Math.abs(along));
        context.fillStyle = css(
          head % 3 === 0 ? mix(foam, view.air.skyMiddle, 0.28) : foam,
          random.between(0.75, 0.95),
        );
        context.beginPath();
        context.ellipse(
          cut.x + along * half * 1.25,
          cut.y + radius * random.between(-0.7, 0.25) + unit * 0.002,
          radius * 1.25,
          radius * 0.8,
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
      for (let count = 0; count < 14; count++)
        drop(
          context,
          cut.x + random.around(half * 1.5),
          cut.y - size * random.between(0.08, 0.34),
          size * random.between(0.006, 0.016),
          foam,
        );
    });
  }
}

/** Tongues that bend outwards, and drops; what only stands there is seen between them, not through them. */
function paintSplashAt(painting: Painting, view: View, box: Box | undefined, index: number, stands = false): void {
  const { unit, width, height } = view;
  const random = view.random.fork(index === 0 ? 'splash' : `splash ${index}`);
  const middle = box ? (box.left + box.right) / 2 : width / 2;
  const foot = box ? Math.min(box.bottom, height * 0.96) : height * 0.8;
  const half = box ? Math.max((box.right - box.left) / 2, unit * 0.05) : unit * 0.2;
  const tall = Math.max(unit * 0.1, box ? (box.bottom - box.top) * 0.55 : 0);
  const blue = mix(view.air.skyMiddle, [150, 200, 232], 0.5);
  painting.layer({ region: 'water', depth: 0.1 }, (context) => {
    context.lineJoin = 'round';
    for (let tongue = 0; tongue < 16; tongue++) {
      const side = tongue % 2 === 0 ? 1 : -1;
      const start = middle + side * half * (stands ? random.between(0.92, 1.25) : random.between(0.35, 1.05));
      const reach = side * half * random.between(0.35, 1.1);
      const top = tall * random.between(0.35, 1);
      const thick = unit * random.between(0.012, 0.03);
      const tint: Rgb = random.chance(0.5) ? blue : lighten(blue, 0.16);
      context.fillStyle = css(tint, 0.62);
      context.beginPath();
      context.moveTo(start - thick, foot);
      context.quadraticCurveTo(start - thick * 0.4, foot - top * 0.8, start + reach, foot - top);
      context.quadraticCurveTo(start + thick, foot - top * 0.6, start + thick * 1.4, foot);
      context.fill();
      context.strokeStyle = css([255, 255, 255], 0.75);
      context.lineWidth = Math.max(0.8, unit * 0.003);
      context.beginPath();
      context.moveTo(start - thick * 0.6, foot);
      context.quadraticCurveTo(start - thick * 0.2, foot - top * 0.8, start + reach, foot - top);
      context.stroke();
      drop(context, start + reach, foot - top, thick * 0.42, blue);
    }
    for (let count = 0; count < 44; count++) {
      const angle = random.between(-Math.PI, 0);
      const away = random.between(0.5, 1.5);
      const x = middle + Math.cos(angle) * half * 1.5 * away;
      const size = unit * random.between(0.003, 0.009);
      if (stands && Math.abs(x - middle) < half * 1.05) continue;
      drop(context, x, foot + Math.sin(angle) * tall * away, size, blue);
    }
    const puddle = context.createRadialGradient(middle, 0, 0, middle, 0, half * 2);
    puddle.addColorStop(0, css(lighten(blue, 0.1), 0.5));
    puddle.addColorStop(1, css(blue, 0));
    context.save();
    context.translate(0, foot);
    context.scale(1, 0.14);
    context.fillStyle = puddle;
    context.fillRect(middle - half * 2, -half * 2, half * 4, half * 4);
    context.restore();
  });
}

function drop(
  context: Parameters<Parameters<Painting['layer']>[1]>[0],
  x: number,
  y: number,
  size: number,
  tint: Rgb,
): void {
  context.fillStyle = css(lighten(tint, 0.08), 0.85);
  context.beginPath();
  context.ellipse(x, y, size, size * 1.15, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css([255, 255, 255], 0.9);
  context.beginPath();
  context.arc(x - size * 0.3, y - size * 0.35, size * 0.35, 0, Math.PI * 2);
  context.fill();
}

/** Dust that hangs over the ground and rises around feet and wheels. */
export function paintDust(painting: Painting, view: View): void {
  const { width, height, horizon, unit, air } = view;
  const random = view.random.fork('dust');
  const tint = mix(mix([214, 176, 124], air.key, 0.35), air.haze, 0.2);
  painting.layer({ region: 'weather', depth: 0.2 }, (context) => {
    const veil = context.createLinearGradient(0, horizon - height * 0.12, 0, height);
    veil.addColorStop(0, css(tint, 0));
    veil.addColorStop(0.3, css(tint, 0.42));
    veil.addColorStop(1, css(tint, 0.08));
    context.fillStyle = veil;
    context.fillRect(0, horizon - height * 0.12, width, height);
    // in a room it hangs in the air: on its floor puffs would be spots
    const feet = view.inside ? [] : mainItems(view.scene).slice(0, 8);
    for (const { x, y, size, drawable } of feet) {
      const nearer = feet.filter((other) => other.y > y + unit * 0.005).map(itemBox);
      for (let puff = 0; puff < 9; puff++) {
        // it swirls about the feet: higher up it would tear who walks there
        const radius = Math.max(unit * 0.012, size * random.between(0.05, 0.12));
        const px = x + random.around(size * drawable.aspect * 0.6);
        const py = y + radius * random.between(-0.1, 0.5);
        if (nearer.some((box) => px > box.left - radius && px < box.right + radius && py > box.top && py < box.bottom))
          continue;
        const cloud = context.createRadialGradient(px, py, 0, px, py, radius);
        cloud.addColorStop(0, css(lighten(tint, 0.03), 0.5));
        cloud.addColorStop(1, css(tint, 0));
        context.fillStyle = cloud;
        context.fillRect(px - radius, py - radius, radius * 2, radius * 2);
      }
    }
  });
}
