import { css, hex, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** A bolt from the clouds to the horizon, with branches and a lit sky around it. */
export function paintLightning(context: Context, view: View, bottom: number): void {
  const random = view.random.fork('lightning');
  const { width, unit } = view;
  const x = width * random.between(0.25, 0.75);
  const flash = context.createRadialGradient(x, bottom * 0.3, 0, x, bottom * 0.3, Math.max(width, bottom) * 0.6);
  flash.addColorStop(0, css([236, 236, 255], 0.5));
  flash.addColorStop(0.4, css([206, 206, 250], 0.16));
  flash.addColorStop(1, css([206, 206, 250], 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = flash;
  context.fillRect(0, 0, width, bottom);
  context.restore();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  bolt(context, random, [x, bottom * 0.08], [x + random.around(width * 0.1), bottom], unit * 0.006, 3);
}

function bolt(context: Context, random: Random, from: Point, to: Point, wide: number, branches: number): void {
  const steps = 11;
  const points: Point[] = [];
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const jag = step === 0 || step === steps ? 0 : random.around(long * 0.055);
    points.push([from[0] + (to[0] - from[0]) * t + jag, from[1] + (to[1] - from[1]) * t]);
  }
  for (const [thick, colour] of [
    [wide * 4, css([190, 186, 255], 0.25)],
    [wide * 2, css([226, 224, 255], 0.5)],
    [wide, css([255, 255, 250])],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = Math.max(0.8, thick);
    context.beginPath();
    points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.stroke();
  }
  for (let branch = 0; branch < branches; branch++) {
    const start = points[random.whole(2, steps - 3)] as Point;
    const way = random.chance(0.5) ? 1 : -1;
    const reach = long * random.between(0.18, 0.32);
    bolt(context, random, start, [start[0] + way * reach * 0.7, start[1] + reach], wide * 0.5, branches > 2 ? 1 : 0);
  }
}

const sparks: readonly Rgb[] = [
  [255, 120, 110],
  [255, 210, 110],
  [130, 220, 255],
  [206, 150, 255],
  [140, 240, 170],
  [255, 160, 210],
];

/** Bursts of sparks that droop, over the dark sky. */
export function paintFireworks(context: Context, view: View, bottom: number): void {
  const random = view.random.fork('fireworks');
  const { width, unit, span } = view;
  const said = (view.scene.brief.tints ?? []).flatMap(({ what, colour }) =>
    what === 'fireworks' ? [hex(colour)] : [],
  );
  const bursts = 5 + Math.round(Math.min(4, (width / view.height) * 2));
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.lineCap = 'round';
  for (let burst = 0; burst < bursts; burst++) {
    const x = width * (0.1 + (0.8 * (burst + random.next())) / bursts);
    const y = bottom * random.between(0.14, 0.6);
    const reach = span * random.between(0.07, 0.17);
    const tint = said[burst % said.length] ?? random.pick(sparks);
    const glow = context.createRadialGradient(x, y, 0, x, y, reach * 1.3);
    glow.addColorStop(0, css(lighten(tint, 0.1), 0.45));
    glow.addColorStop(1, css(tint, 0));
    context.fillStyle = glow;
    context.fillRect(x - reach * 1.3, y - reach * 1.3, reach * 2.6, reach * 2.6);
    const rays = random.whole(26, 38);
    for (let ray = 0; ray < rays; ray++) {
      const angle = (ray / rays) * Math.PI * 2 + random.around(0.06);
      const long = reach * random.between(0.72, 1.05);
      const ex = x + Math.cos(angle) * long;
      const ey = y + Math.sin(angle) * long + reach * 0.12;
      context.strokeStyle = css(ray % 3 === 0 ? mix(tint, [255, 255, 240], 0.5) : tint, 0.85);
      context.lineWidth = Math.max(0.8, unit * 0.0026);
      context.beginPath();
      context.moveTo(x + Math.cos(angle) * long * 0.25, y + Math.sin(angle) * long * 0.25);
      context.quadraticCurveTo(x + Math.cos(angle) * long * 0.75, y + Math.sin(angle) * long * 0.75, ex, ey);
      context.stroke();
      context.fillStyle = css([255, 255, 240], 0.9);
      context.beginPath();
      context.arc(ex, ey, Math.max(0.8, unit * 0.0028), 0, Math.PI * 2);
      context.fill();
    }
  }
  context.restore();
}

/** Paper lanterns rising into the evening. */
export function paintSkyLanterns(context: Context, view: View, bottom: number): void {
  const random = view.random.fork('lanterns');
  const { width, unit } = view;
  const places = Array.from({ length: 26 }, () => ({
    near: random.next() ** 2,
    x: random.next(),
    y: random.next(),
  })).toSorted((one, other) => one.near - other.near);
  for (const { near, x: across, y: up } of places) {
    const size = unit * (0.012 + near * 0.05);
    const x = across * width;
    const y = bottom * (0.08 + up * 0.82);
    const glow = context.createRadialGradient(x, y, 0, x, y, size * 2.4);
    glow.addColorStop(0, css([255, 190, 100], 0.5));
    glow.addColorStop(1, css([255, 150, 70], 0));
    context.fillStyle = glow;
    context.fillRect(x - size * 2.4, y - size * 2.4, size * 4.8, size * 4.8);
    const body = context.createLinearGradient(0, y - size * 0.7, 0, y + size * 0.6);
    body.addColorStop(0, css([226, 112, 58]));
    body.addColorStop(0.6, css([252, 176, 84]));
    body.addColorStop(1, css([255, 238, 170]));
    context.fillStyle = body;
    context.beginPath();
    context.moveTo(x - size * 0.34, y + size * 0.6);
    context.quadraticCurveTo(x - size * 0.66, y - size * 0.3, x - size * 0.36, y - size * 0.66);
    context.quadraticCurveTo(x, y - size * 0.84, x + size * 0.36, y - size * 0.66);
    context.quadraticCurveTo(x + size * 0.66, y - size * 0.3, x + size * 0.34, y + size * 0.6);
    context.closePath();
    context.fill();
  }
}

/** A large planet in the sky, with a ring now and then. */
export function paintSkyPlanet(
  context: Context,
  view: View,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  ring: boolean,
): void {
  const side = view.air.light.side >= 0 ? 1 : -1;
  const halfRing = (front: boolean): void => {
    context.save();
    context.translate(x, y);
    context.rotate(-0.32);
    context.scale(1, 0.26);
    const band = context.createRadialGradient(0, 0, radius * 1.3, 0, 0, radius * 2.1);
    const tint = lighten(mix(colour, [255, 240, 220], 0.5), 0.04);
    band.addColorStop(0, css(tint, 0));
    band.addColorStop(0.12, css(tint, 0.75));
    band.addColorStop(0.5, css(tint, 0.4));
    band.addColorStop(0.56, css(tint, 0.75));
    band.addColorStop(1, css(tint, 0));
    context.fillStyle = band;
    context.beginPath();
    context.arc(0, 0, radius * 2.1, front ? 0 : Math.PI, front ? Math.PI : Math.PI * 2);
    context.arc(0, 0, radius * 1.3, front ? Math.PI : Math.PI * 2, front ? 0 : Math.PI, true);
    context.fill();
    context.restore();
  };
  if (ring) halfRing(false);
  const random = view.random.fork('planet bands');
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.clip();
  context.fillStyle = css(colour);
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.translate(x, y);
  context.rotate(-0.32);
  for (let band = 0; band < 9; band++) {
    const by = radius * (-1 + (band + random.next()) * 0.22);
    context.fillStyle = css(lighten(colour, random.around(0.09)), 0.55);
    context.beginPath();
    context.ellipse(0, by, radius * 1.3, radius * random.between(0.04, 0.11), 0, 0, Math.PI * 2);
    context.fill();
  }
  context.rotate(0.32);
  context.translate(-x, -y);
  const shade = context.createRadialGradient(
    x + side * radius * 0.55,
    y - radius * 0.5,
    radius * 0.1,
    x + side * radius * 0.3,
    y - radius * 0.2,
    radius * 1.5,
  );
  shade.addColorStop(0, css([255, 255, 240], 0.4));
  shade.addColorStop(0.35, css(colour, 0));
  shade.addColorStop(0.7, css(view.air.shadow, 0.6));
  shade.addColorStop(1, css(view.air.shadow, 0.92));
  context.fillStyle = shade;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
  if (ring) halfRing(true);
}
