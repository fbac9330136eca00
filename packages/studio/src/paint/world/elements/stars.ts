import { createCanvas } from '@napi-rs/canvas';
import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { ellipse } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

const tints: readonly Rgb[] = [
  [255, 255, 250],
  [220, 232, 255],
  [255, 236, 208],
];

export interface StarField {
  readonly bottom: number;
  /** 1 is a clear night away from towns. */
  readonly density: number;
  readonly milkyWay?: boolean;
}

/** Stars of three sizes, thinning towards the horizon, and the milky way. */
export function paintStars(context: Context, view: View, { bottom, density, milkyWay = false }: StarField): void {
  const { width, unit } = view;
  const random = view.random.fork('stars');
  const scale = Math.max(0.5, unit / 1024);
  if (milkyWay) paintMilkyWay(context, view, bottom);
  const area = (width * bottom) / (unit * unit);
  const count = Math.min(900, Math.round(420 * density * area * (0.5 + view.detail * 0.5)));
  const small = [0, 1, 2].map(() => [] as [number, number, number][]);
  for (let index = 0; index < count; index++) {
    const x = random.next() * width;
    const height = random.next() ** 1.25;
    const size = scale * (0.8 + random.next() ** 6 * 1.9);
    const bucket = random.whole(0, 2);
    small[bucket]?.push([x, height * bottom * 0.97, size]);
  }
  small.forEach((stars, bucket) => {
    for (const [x, y, size] of stars) {
      const fade = Math.min(1, 1.15 - y / bottom);
      context.fillStyle = css(tints[bucket] as Rgb, fade * (0.45 + (size / scale - 0.8) * 0.35));
      if (size < scale * 1.3) context.fillRect(x - size / 2, y - size / 2, size * 1.1, size * 1.1);
      else {
        ellipse(context, x, y, size * 0.85);
        context.fill();
      }
    }
  });
  const bright = Math.round(9 * density * Math.min(2.5, area));
  for (let index = 0; index < bright; index++) {
    const x = random.next() * width;
    const y = random.next() ** 1.4 * bottom * 0.82;
    const size = scale * random.between(1.6, 2.6);
    const tint = random.pick(tints);
    const glow = context.createRadialGradient(x, y, 0, x, y, size * 6);
    glow.addColorStop(0, css(tint, 0.55));
    glow.addColorStop(0.3, css(tint, 0.14));
    glow.addColorStop(1, css(tint, 0));
    context.fillStyle = glow;
    context.fillRect(x - size * 6, y - size * 6, size * 12, size * 12);
    context.fillStyle = css(tint);
    context.beginPath();
    const arm = size * 2.6;
    const waist = size * 0.42;
    context.moveTo(x, y - arm);
    context.quadraticCurveTo(x + waist * 0.4, y - waist * 0.4, x + arm, y);
    context.quadraticCurveTo(x + waist * 0.4, y + waist * 0.4, x, y + arm);
    context.quadraticCurveTo(x - waist * 0.4, y + waist * 0.4, x - arm, y);
    context.quadraticCurveTo(x - waist * 0.4, y - waist * 0.4, x, y - arm);
    context.fill();
    ellipse(context, x, y, size * 0.7);
    context.fill();
  }
}

/** A band of light across the sky, painted small and drawn large so that it stays soft. */
function paintMilkyWay(context: Context, view: View, bottom: number): void {
  const random = view.random.fork('milky way');
  const { air, width } = view;
  const side = 160;
  const sheet = createCanvas(side, side);
  const soft = sheet.getContext('2d');
  const lean = random.chance(0.5) ? 1 : -1;
  const core = mix(lighten(air.skyHorizon, 0.16), [255, 226, 236], 0.35);
  const blobs = 90;
  for (let index = 0; index < blobs; index++) {
    const along = index / blobs;
    const spread = random.around(9);
    const x = side * (0.5 + lean * (along - 0.5) * 0.8) + spread;
    const y = side * (1 - along) + random.around(7);
    const radius = random.between(7, 20) * (1 - Math.abs(along - 0.45) * 0.7);
    const light = Math.abs(spread) < 7;
    const tint = light ? core : mix(air.skyHorizon, core, random.next() * 0.5);
    const alpha = (light ? 0.27 : 0.17) * (1 - Math.abs(along - 0.5) * 0.6);
    const puff = soft.createRadialGradient(x, y, 0, x, y, radius);
    puff.addColorStop(0, css(tint, alpha));
    puff.addColorStop(1, css(tint, 0));
    soft.fillStyle = puff;
    soft.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  // dust lanes cut the band
  soft.globalCompositeOperation = 'destination-out';
  for (let index = 0; index < 26; index++) {
    const along = random.between(0.12, 0.9);
    const x = side * (0.5 + lean * (along - 0.5) * 0.8) + random.around(4);
    const y = side * (1 - along);
    const radius = random.between(3, 8);
    const puff = soft.createRadialGradient(x, y, 0, x, y, radius);
    puff.addColorStop(0, css([0, 0, 0], 0.16));
    puff.addColorStop(1, css([0, 0, 0], 0));
    soft.fillStyle = puff;
    soft.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  context.save();
  context.globalCompositeOperation = 'screen';
  context.imageSmoothingEnabled = true;
  context.drawImage(sheet, -width * 0.1, -bottom * 0.1, width * 1.2, bottom * 1.15);
  context.restore();
  const stars = random.fork('dust');
  for (let index = 0; index < 260 * (0.5 + view.detail * 0.5); index++) {
    const along = stars.next();
    const x = width * (-0.1 + 1.2 * (0.5 + lean * (along - 0.5) * 0.8) + stars.around(0.05));
    const y = bottom * (-0.1 + 1.15 * (1 - along));
    const size = Math.max(0.5, view.unit / 1024) * stars.between(0.6, 1.3);
    context.fillStyle = css([255, 250, 244], stars.between(0.3, 0.9) * Math.min(1, 1.2 - y / bottom));
    context.fillRect(x, y, size, size);
  }
}

/** Meteors: thin streaks with a bright head. */
export function paintShootingStars(context: Context, view: View, bottom: number): void {
  const random = view.random.fork('shooting stars');
  const { width, span, unit } = view;
  const way = random.chance(0.5) ? 1 : -1;
  const slope = random.between(0.35, 0.7);
  for (let star = 0; star < 4; star++) {
    const x = width * random.between(0.15, 0.85);
    const y = bottom * random.between(0.08, 0.55);
    const long = span * random.between(0.1, 0.24);
    const tailX = x - way * long * Math.cos(slope);
    const tailY = y - long * Math.sin(slope);
    const trail = context.createLinearGradient(x, y, tailX, tailY);
    trail.addColorStop(0, css([255, 255, 250]));
    trail.addColorStop(0.3, css([226, 238, 255], 0.5));
    trail.addColorStop(1, css([226, 238, 255], 0));
    context.fillStyle = trail;
    const half = Math.max(0.8, unit * 0.0028);
    context.beginPath();
    context.moveTo(tailX, tailY);
    context.lineTo(x + Math.sin(slope) * half * way, y - Math.cos(slope) * half);
    context.arc(x, y, half, 0, Math.PI * 2);
    context.lineTo(x - Math.sin(slope) * half * way, y + Math.cos(slope) * half);
    context.closePath();
    context.fill();
  }
}
