import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import { paintGlow } from './houses.js';
import type { Random } from '../../kit/random.js';
import type { View } from '../view.js';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The sea to the horizon, with glints of light on it. */
function paintSeaOutside(context: Context, view: View, { x, y, width, height }: Box, random: Random): void {
  const { air } = view;
  const line = y + height * 0.56;
  const deep = mix([40, 112, 150], air.shadow, view.night ? 0.6 : view.low ? 0.3 : 0.05);
  const water = context.createLinearGradient(0, line, 0, y + height);
  water.addColorStop(0, css(mix(deep, air.skyHorizon, 0.4)));
  water.addColorStop(1, css(deep));
  context.fillStyle = water;
  context.fillRect(x, line, width, height);
  for (let glint = 0; glint < 26; glint++) {
    const down = random.next();
    context.fillStyle = css(mix(air.key, [255, 255, 255], 0.5), 0.25 + down * 0.25);
    const wide = width * (0.03 + down * 0.07);
    context.fillRect(x + width * random.next(), line + height * 0.44 * down, wide, Math.max(1, height * 0.006));
  }
}

/** A window with what is outside: the sky of the hour, hills or roofs, and the sun, moon or stars. */
export function paintWindow(
  context: Context,
  view: View,
  box: Box,
  panes: readonly [across: number, down: number],
  town: boolean,
): void {
  const { x, y, width, height } = box;
  const { air, unit } = view;
  const random = view.random.fork(`window ${Math.round(x)}`);
  const frame = Math.max(2, unit * 0.012);
  context.fillStyle = css(view.shaded([230, 222, 210], 0, 0.5));
  context.fillRect(x - frame * 1.4, y - frame * 1.4, width + frame * 2.8, height + frame * 2.8);
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  const sky = context.createLinearGradient(0, y, 0, y + height);
  sky.addColorStop(0, css(air.skyTop));
  sky.addColorStop(0.5, css(air.skyMiddle));
  sky.addColorStop(0.85, css(air.skyHorizon));
  context.fillStyle = sky;
  context.fillRect(x, y, width, height);
  if (view.night) {
    for (let star = 0; star < 26; star++) {
      context.fillStyle = css([255, 255, 246], random.between(0.3, 0.9));
      context.fillRect(
        x + width * random.next(),
        y + height * random.next() * 0.7,
        Math.max(1, unit * 0.002),
        Math.max(1, unit * 0.002),
      );
    }
    if (view.allowed('moon')) {
      paintGlow(context, x + width * 0.7, y + height * 0.24, width * 0.4, air.key, 0.4);
      context.fillStyle = css([250, 248, 238]);
      context.beginPath();
      context.arc(x + width * 0.7, y + height * 0.24, Math.min(width, height) * 0.07, 0, Math.PI * 2);
      context.fill();
    }
  } else if (view.low) paintGlow(context, x + width * 0.5, y + height * 0.8, width * 0.7, air.key, 0.7);
  const sea = view.asked('sea');
  if (sea) paintSeaOutside(context, view, box, random);
  for (let layer = 0; layer < (sea ? 0 : 3); layer++) {
    const tint = mix(mix(air.haze, air.skyHorizon, 0.3), town ? [96, 104, 130] : [72, 112, 84], 0.25 + layer * 0.22);
    const ground = mix(tint, air.shadow, view.night ? 0.55 : view.low ? 0.3 : 0.05);
    context.fillStyle = css(ground);
    if (town) {
      let px = x - width * 0.1;
      while (px < x + width) {
        const wide = width * random.between(0.06, 0.15);
        const tall = height * random.between(0.2, 0.5) * (1 - layer * 0.24);
        context.fillStyle = css(ground);
        context.fillRect(px, y + height - tall, wide, tall);
        if (view.night || view.low) {
          context.fillStyle = css([255, 216, 140], 0.85);
          for (let light = 0; light < 5; light++)
            context.fillRect(
              px + wide * random.between(0.1, 0.8),
              y + height - tall * random.between(0.1, 0.92),
              Math.max(1, wide * 0.1),
              Math.max(1, wide * 0.13),
            );
        }
        px += wide * 1.02;
      }
    } else {
      const phase = random.between(0, 6);
      context.beginPath();
      context.moveTo(x, y + height);
      for (let step = 0; step <= 10; step++) {
        context.lineTo(
          x + (width * step) / 10,
          y + height * (0.7 + layer * 0.09) + Math.sin(step * 0.7 + phase) * height * 0.05,
        );
      }
      context.lineTo(x + width, y + height);
      context.fill();
    }
  }
  paintOutside(context, view, box, random);
  context.fillStyle = css([255, 255, 255], view.night ? 0.05 : 0.13);
  polygon(context, [
    [x, y + height * 0.5],
    [x + width * 0.46, y],
    [x + width * 0.66, y],
    [x, y + height * 0.74],
  ]);
  context.fill();
  context.restore();
  const bar = view.lit([244, 238, 228], 0, view.night ? 0 : 0.6);
  context.strokeStyle = css(bar);
  context.lineWidth = frame;
  context.strokeRect(x, y, width, height);
  context.fillStyle = css(bar);
  for (let across = 1; across < panes[0]; across++)
    context.fillRect(x + (width * across) / panes[0] - frame * 0.35, y, frame * 0.7, height);
  for (let down = 1; down < panes[1]; down++)
    context.fillRect(x, y + (height * down) / panes[1] - frame * 0.35, width, frame * 0.7);
  context.fillStyle = css(view.lit([248, 242, 232], 0, 0.7));
  context.fillRect(x - frame * 2.4, y + height + frame * 0.4, width + frame * 4.8, frame * 1.2);
  context.fillStyle = css(air.shadow, 0.22);
  context.fillRect(x - frame * 2, y + height + frame * 1.6, width + frame * 4, frame * 0.8);
}

/** Curtains at both sides of a window. */
export function paintCurtains(context: Context, view: View, box: Box, colour: Rgb): void {
  const { x, y, width, height } = box;
  const { unit } = view;
  const drop = height * 1.3;
  const top = y - unit * 0.05;
  const wide = width * 0.2;
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x - wide * 0.75 : x + width + wide * 0.75;
    const folds = 5;
    for (let fold = 0; fold < folds; fold++) {
      const from = edge - (side * (wide * fold)) / folds;
      const to = edge - (side * (wide * (fold + 1))) / folds;
      const paint = context.createLinearGradient(from, 0, to, 0);
      paint.addColorStop(0, css(view.shaded(colour, 0, 0.7)));
      paint.addColorStop(0.55, css(view.lit(colour, 0, 0.8)));
      paint.addColorStop(1, css(view.tone(colour)));
      context.fillStyle = paint;
      const pull = side * wide * 0.25 * (fold / folds);
      context.beginPath();
      context.moveTo(from, top);
      context.lineTo(to, top);
      context.quadraticCurveTo(to - pull, top + drop * 0.55, to + pull * 0.3, top + drop);
      context.lineTo(from, top + drop);
      context.quadraticCurveTo(from - pull, top + drop * 0.55, from, top);
      context.fill();
    }
  }
  context.fillStyle = css(view.shaded([122, 90, 66], 0, 0.5));
  context.fillRect(x - wide, top - unit * 0.012, width + wide * 2, unit * 0.012);
}

/** The patch of light that a window throws on the floor. */
export function paintWindowLight(context: Context, view: View, box: Box): void {
  if (view.night || view.air.contrast < 0.3) return;
  const { horizon: floor, height, unit, air } = view;
  const side = air.light.side >= 0 ? -1 : 1;
  const shift = side * unit * 0.16;
  const top = floor + (height - floor) * 0.12;
  const bottom = floor + (height - floor) * 0.72;
  context.save();
  context.globalCompositeOperation = 'screen';
  const paint = context.createLinearGradient(0, top, 0, bottom);
  paint.addColorStop(0, css(air.key, view.low ? 0.34 : 0.24));
  paint.addColorStop(1, css(air.key, 0.04));
  context.fillStyle = paint;
  for (const half of [0, 1]) {
    const from = box.x + (box.width * half) / 2 + box.width * 0.03;
    const to = box.x + (box.width * (half + 1)) / 2 - box.width * 0.03;
    polygon(context, [
      [from + shift, top],
      [to + shift, top],
      [to + shift * 2.6 + box.width * 0.12, bottom],
      [from + shift * 2.6 - box.width * 0.1, bottom],
    ]);
    context.fill();
  }
  context.restore();
}

/** What falls behind a window: snow, or rain under a grey sky, of which drops run down the panes. */
function paintOutside(context: Context, view: View, { x, y, width, height }: Box, random: Random): void {
  const { unit } = view;
  const { weather } = view.scene;
  if (weather === 'snow') {
    context.fillStyle = css([255, 255, 255], 0.85);
    for (let flake = 0; flake < 46; flake++) {
      context.beginPath();
      context.arc(x + width * random.next(), y + height * random.next(), Math.max(0.8, unit * 0.0026), 0, Math.PI * 2);
      context.fill();
    }
    return;
  }
  if (weather !== 'rain' && weather !== 'storm') return;
  context.fillStyle = css(view.night ? [26, 34, 52] : [96, 110, 130], 0.55);
  context.fillRect(x, y, width, height);
  context.strokeStyle = css([226, 236, 246], 0.6);
  context.lineWidth = Math.max(0.7, unit * 0.0016);
  for (let streak = 0; streak < 70; streak++) {
    const [dx, dy] = [x + width * random.next(), y + height * random.next()];
    context.beginPath();
    context.moveTo(dx, dy);
    context.lineTo(dx - unit * 0.006, dy + unit * 0.034);
    context.stroke();
  }
  for (let drop = 0; drop < 54; drop++) {
    const [dx, dy] = [x + width * random.next(), y + height * random.next()];
    const size = Math.min(width, height) * random.between(0.007, 0.018);
    context.fillStyle = css([232, 240, 248], 0.5);
    context.beginPath();
    context.ellipse(dx, dy, size * 0.72, size, 0, 0, Math.PI * 2);
    context.fill();
    // some have run down
    if (drop % 3 === 0) context.fillRect(dx - size * 0.2, dy - size * 7, size * 0.4, size * 6.4);
    context.fillStyle = css([255, 255, 255], 0.8);
    context.fillRect(dx - size * 0.3, dy - size * 0.45, size * 0.3, size * 0.3);
  }
}
