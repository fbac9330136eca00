import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { blob, limb, smoothClosed } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import type { View } from '../view.js';

const corals: readonly Rgb[] = [
  [236, 112, 104],
  [246, 168, 96],
  [206, 96, 150],
  [150, 110, 196],
  [250, 214, 140],
  [96, 186, 170],
];

/** Beams from the surface that sway as they fall. */
export function paintSunbeams(context: Context, view: View): void {
  const random = view.random.fork('beams');
  const { width, height, unit, air } = view;
  const from = width * (0.5 + air.light.side * 0.25);
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let beam = 0; beam < 9; beam++) {
    const spread = (beam / 8 - 0.5) * width * 1.1;
    const wide = unit * random.between(0.03, 0.09);
    const x = from + spread * 0.45;
    const long = height * random.between(0.55, 0.95);
    const alpha = random.between(0.1, 0.3) * (view.night ? 0.5 : 1);
    const paint = context.createLinearGradient(0, 0, 0, long);
    paint.addColorStop(0, css(air.key, alpha));
    paint.addColorStop(0.5, css(air.key, alpha * 0.4));
    paint.addColorStop(1, css(air.key, 0));
    context.fillStyle = paint;
    context.beginPath();
    context.moveTo(x - wide * 0.4, -4);
    context.lineTo(x + wide * 0.4, -4);
    context.lineTo(x + spread * 0.5 + wide * 1.5, long);
    context.lineTo(x + spread * 0.5 - wide * 1.5, long);
    context.fill();
  }
  context.restore();
}

/** Dark shapes of rock far off in the blue. */
export function paintFarReef(
  context: Context,
  view: View,
  foot: number,
  tall: number,
  depth: number,
  name: string,
): void {
  const random = view.random.fork(name);
  const { width } = view;
  const tint = mix(mix(view.air.skyHorizon, view.air.shadow, 0.45), view.air.haze, depth);
  const paint = context.createLinearGradient(0, foot - tall, 0, foot);
  paint.addColorStop(0, css(tint));
  paint.addColorStop(1, css(mix(tint, view.air.haze, 0.4)));
  context.fillStyle = paint;
  context.beginPath();
  context.moveTo(-4, foot + 4);
  const steps = 14;
  for (let step = 0; step <= steps; step++) {
    const along = step / steps;
    const frame = 0.25 + 0.75 * Math.abs(along - 0.5) * 2;
    const y = foot - tall * frame * random.between(0.5, 1.05);
    context.bezierCurveTo(
      (along - 0.6 / steps) * width,
      y + tall * 0.2,
      (along - 0.4 / steps) * width,
      y,
      along * width,
      y,
    );
  }
  context.lineTo(width + 4, foot + 4);
  context.closePath();
  context.fill();
}

/** One coral: a fan, a brain, tubes or a branching bush. */
export function paintCoral(
  context: Context,
  view: View,
  x: number,
  foot: number,
  size: number,
  depth: number,
  random: Random,
): void {
  const hints = view.scene.hints;
  const colour = hints.length > 0 && random.chance(0.5) ? random.pick(hints) : random.pick(corals);
  const kind = random.next();
  const dark = view.shaded(colour, depth, 0.9);
  const tone = view.tone(colour, depth);
  const bright = view.lit(colour, depth, 1.1);
  if (kind < 0.35) {
    const grow = (bx: number, by: number, angle: number, long: number, wide: number, level: number): void => {
      const ex = bx + Math.cos(angle) * long;
      const ey = by - Math.sin(angle) * long;
      context.fillStyle = css(level > 1 ? dark : level === 1 ? tone : bright);
      limb(context, [bx, by], [ex, ey], wide, wide * 0.8);
      context.fill();
      if (level === 0) return;
      for (const way of [-1, 1])
        grow(ex, ey, angle + way * random.between(0.3, 0.6), long * random.between(0.62, 0.8), wide * 0.78, level - 1);
    };
    grow(x, foot, Math.PI / 2 + random.around(0.1), size * 0.36, size * 0.13, 3);
  } else if (kind < 0.6) {
    for (let tube = 0; tube < 5; tube++) {
      const tx = x + (tube - 2) * size * 0.19;
      const tall = size * random.between(0.45, 0.95);
      context.fillStyle = css(tube % 2 === 0 ? tone : dark);
      limb(context, [x + (tube - 2) * size * 0.08, foot], [tx, foot - tall], size * 0.13, size * 0.2);
      context.fill();
      context.fillStyle = css(mix(dark, view.air.shadow, 0.5));
      context.beginPath();
      context.ellipse(tx, foot - tall - size * 0.06, size * 0.075, size * 0.04, 0, 0, Math.PI * 2);
      context.fill();
    }
  } else if (kind < 0.8) {
    for (const [scale, tint] of [
      [1, dark],
      [0.84, tone],
      [0.5, bright],
    ] as const) {
      context.fillStyle = css(tint);
      smoothClosed(
        context,
        blob(
          random,
          x + view.air.light.side * size * (1 - scale) * 0.3,
          foot - size * 0.24 - (1 - scale) * size * 0.2,
          size * 0.5 * scale,
          size * 0.36 * scale,
          10,
          0.1,
        ),
      );
      context.fill();
    }
  } else {
    context.fillStyle = css(dark);
    limb(context, [x, foot], [x, foot - size * 0.3], size * 0.08, size * 0.06);
    context.fill();
    const fan = context.createRadialGradient(x, foot - size * 0.2, 0, x, foot - size * 0.2, size * 0.8);
    fan.addColorStop(0, css(dark));
    fan.addColorStop(0.7, css(tone));
    fan.addColorStop(1, css(bright));
    context.fillStyle = fan;
    context.beginPath();
    context.moveTo(x, foot - size * 0.2);
    for (let lobe = 0; lobe <= 8; lobe++) {
      const angle = Math.PI * (0.12 + (0.76 * lobe) / 8);
      const reach = size * (lobe % 2 === 0 ? 0.78 : 0.7);
      context.lineTo(x - Math.cos(angle) * reach, foot - size * 0.2 - Math.sin(angle) * reach);
    }
    context.closePath();
    context.fill();
  }
}

/** Ribbons of weed that rise and sway. */
export function paintKelp(
  context: Context,
  view: View,
  x: number,
  foot: number,
  tall: number,
  depth: number,
  random: Random,
): void {
  const green: Rgb = random.pick([
    [62, 128, 88],
    [104, 140, 72],
    [44, 108, 96],
  ] as const);
  for (let ribbon = 0; ribbon < 4; ribbon++) {
    const bx = x + (ribbon - 1.5) * tall * 0.05;
    const high = tall * random.between(0.6, 1);
    const sway = random.between(0.05, 0.11) * tall * (random.chance(0.5) ? 1 : -1);
    const wide = tall * 0.028;
    const paint = context.createLinearGradient(0, foot - high, 0, foot);
    paint.addColorStop(0, css(view.lit(lighten(green, 0.05), depth)));
    paint.addColorStop(1, css(view.shaded(green, depth)));
    context.fillStyle = paint;
    context.beginPath();
    context.moveTo(bx - wide, foot);
    context.bezierCurveTo(
      bx + sway - wide,
      foot - high * 0.33,
      bx - sway - wide,
      foot - high * 0.66,
      bx + sway * 0.5,
      foot - high,
    );
    context.bezierCurveTo(bx - sway + wide, foot - high * 0.66, bx + sway + wide, foot - high * 0.33, bx + wide, foot);
    context.fill();
  }
}

/** A school of small fish far off. */
export function paintSchool(context: Context, view: View, x: number, y: number, size: number, count: number): void {
  const random = view.random.fork('school');
  const way = random.chance(0.5) ? 1 : -1;
  for (let fish = 0; fish < count; fish++) {
    const fx = x + random.around(size * 2.4);
    const fy = y + random.around(size * 0.9);
    const long = size * random.between(0.1, 0.18);
    context.fillStyle = css(
      mix(random.chance(0.5) ? view.lit([214, 226, 230], 0.4) : view.tone([120, 150, 176], 0.4), view.air.haze, 0.25),
      0.9,
    );
    context.beginPath();
    context.moveTo(fx + way * long, fy);
    context.quadraticCurveTo(fx, fy - long * 0.55, fx - way * long * 0.7, fy);
    context.lineTo(fx - way * long * 1.15, fy - long * 0.35);
    context.lineTo(fx - way * long * 1.15, fy + long * 0.35);
    context.lineTo(fx - way * long * 0.7, fy);
    context.quadraticCurveTo(fx, fy + long * 0.55, fx + way * long, fy);
    context.fill();
  }
}
