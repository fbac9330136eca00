import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';
import { atLeastAsLight, atMostAsLight, cover, darkestOf, toneAt } from './fill.js';
import type { Fill } from './fill.js';

/** Night behind what glows: the ground, or the darkest of the colours made darker still. */
const darkened = (colours: readonly Rgb[]): Rgb => atMostAsLight(darkestOf(colours), 0.2);

const lightTone = (colours: readonly Rgb[], index: number): Rgb => atLeastAsLight(toneAt(colours, index), 0.72);

function nightSheet(context: Context, view: View, colours: readonly Rgb[]): void {
  const ground = darkened(colours);
  const sheet = context.createLinearGradient(0, 0, view.width, view.height);
  sheet.addColorStop(0, css(lighten(ground, 0.07)));
  sheet.addColorStop(0.6, css(ground));
  sheet.addColorStop(1, css(mix(lighten(ground, 0.05), toneAt(colours, 0), 0.2)));
  cover(context, view, sheet);
}

function glowingDot(context: Context, x: number, y: number, radius: number, tone: Rgb): void {
  const glow = context.createRadialGradient(x, y, 0, x, y, radius * 4);
  glow.addColorStop(0, css(tone, 0.5));
  glow.addColorStop(1, css(tone, 0));
  context.fillStyle = glow;
  context.fillRect(x - radius * 4, y - radius * 4, radius * 8, radius * 8);
  context.fillStyle = css(lighten(tone, 0.12));
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** Points that are joined to those near them. */
export const network: Fill = (context, view, colours) => {
  nightSheet(context, view, colours);
  const random = view.random.fork('network');
  const { width, height, unit, span } = view;
  const count = Math.round(90 * (span / unit) ** 1.5);
  const points = Array.from({ length: count }, (_, index) => ({
    x: (((index * 0.618 + random.around(0.05)) % 1.08) - 0.04) * width,
    y: random.between(-0.04, 1.04) * height,
    near: random.next(),
  }));
  const reach = unit * 0.2;
  for (const [index, one] of points.entries())
    for (const other of points.slice(index + 1)) {
      const away = Math.hypot(one.x - other.x, one.y - other.y);
      if (away > reach) continue;
      context.strokeStyle = css(lightTone(colours, index), 0.55 * (1 - away / reach));
      context.lineWidth = Math.max(0.8, unit * 0.0026);
      context.beginPath();
      context.moveTo(one.x, one.y);
      context.lineTo(other.x, other.y);
      context.stroke();
    }
  for (const [index, { x, y, near }] of points.entries())
    glowingDot(context, x, y, unit * (0.003 + 0.006 * near ** 2), lightTone(colours, index));
};

/** Tracks that run straight and turn by half a right angle, and end in rings. */
export const circuit: Fill = (context, view, colours) => {
  nightSheet(context, view, colours);
  const random = view.random.fork('circuit');
  const { width, height, unit, span } = view;
  const pitch = unit / 30;
  context.lineWidth = Math.max(1.2, unit * 0.0042);
  context.lineJoin = 'round';
  const taken = new Set<string>();
  for (let track = 0; track < Math.round(130 * (span / unit) ** 2); track++) {
    const tone = lightTone(colours, track);
    let [x, y] = [random.whole(0, Math.ceil(width / pitch)), random.whole(0, Math.ceil(height / pitch))];
    let heading = random.whole(0, 3) * 2;
    const path: (readonly [number, number])[] = [];
    for (let step = random.whole(6, 22); step > 0 && !taken.has(`${x} ${y}`); step--) {
      taken.add(`${x} ${y}`);
      path.push([x * pitch, y * pitch]);
      if (random.chance(0.16)) heading = (heading + random.pick([1, 7])) % 8;
      x += Math.round(Math.cos((heading * Math.PI) / 4));
      y += Math.round(Math.sin((heading * Math.PI) / 4));
    }
    if (path.length < 4) continue;
    context.strokeStyle = css(tone, 0.5 + 0.4 * random.next());
    context.beginPath();
    for (const [left, top] of path) context.lineTo(left, top);
    context.stroke();
    for (const end of [path[0], path.at(-1)]) {
      if (!end) continue;
      context.fillStyle = css(darkened(colours));
      context.beginPath();
      context.arc(end[0], end[1], pitch * 0.24, 0, Math.PI * 2);
      context.fill();
      context.stroke();
    }
  }
};
