import { css, lighten, lightnessOf, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { blob, smoothClosed } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** Strokes that cross, coil and splash over each other, from broad to thin. */
export function paintFrenzy(context: Context, view: View, colours: readonly Rgb[]): void {
  const random = view.random.fork('frenzy');
  const { width, height, unit } = view;
  context.lineCap = 'round';
  for (let stroke = 0; stroke < 64; stroke++) {
    const late = stroke / 64;
    const [x, y] = [random.between(-0.1, 1.1) * width, random.between(-0.1, 1.1) * height];
    const reach = unit * random.between(0.2, 0.7) * (1 - late * 0.4);
    const turn = random.between(0, Math.PI * 2);
    const coil = random.around(2.4);
    context.strokeStyle = css(lighten(random.pick(colours), random.around(0.08)), 0.72 + late * 0.25);
    context.lineWidth = unit * (0.004 + 0.1 * (1 - late) ** 2 * random.between(0.4, 1));
    context.beginPath();
    for (let step = 0; step <= 18; step++) {
      const t = step / 18;
      const angle = turn + coil * t;
      context.lineTo(x + Math.cos(angle) * reach * t, y + Math.sin(angle) * reach * t);
    }
    context.stroke();
  }
  for (let drop = 0; drop < 120; drop++) {
    context.fillStyle = css(random.pick(colours), 0.9);
    context.beginPath();
    const size = unit * 0.014 * random.next() ** 2 + 1;
    context.arc(random.next() * width, random.next() * height, size, 0, Math.PI * 2);
    context.fill();
  }
}

/** Broad ribbons that swell and cross the sheet, each with its own light. */
export function paintBands(context: Context, view: View, colours: readonly Rgb[]): void {
  const random = view.random.fork('bands');
  const { width, height, span } = view;
  const count = 9;
  const slope = random.between(-0.35, 0.35);
  const phase = random.between(0, 6);
  for (let band = 0; band < count; band++) {
    const level = height * (0.16 + (band / count) * 0.95);
    const swell = span * random.between(0.07, 0.14);
    const tint = colours[1 + (band % (colours.length - 1))] as Rgb;
    const curve = (t: number): number =>
      level +
      slope * height * (t - 0.5) * 0.6 +
      Math.sin(t * Math.PI * 1.7 + phase + band * 0.35) * swell +
      Math.sin(t * Math.PI * 3.3 + phase * 2 + band * 0.6) * swell * 0.3;
    const paint = context.createLinearGradient(0, level - swell * 2, width, level + swell * 2);
    paint.addColorStop(0, css(lighten(tint, 0.06)));
    paint.addColorStop(0.5, css(tint));
    paint.addColorStop(1, css(lighten(tint, -0.07)));
    context.fillStyle = css(lighten(colours[0] as Rgb, -0.5), 0.13);
    for (const [shift, style] of [
      [-span * 0.012, undefined],
      [0, paint],
    ] as const) {
      if (style) context.fillStyle = style;
      context.beginPath();
      context.moveTo(-4, height + 4);
      for (let step = 0; step <= 40; step++) context.lineTo(-4 + ((width + 8) * step) / 40, curve(step / 40) + shift);
      context.lineTo(width + 4, height + 4);
      context.fill();
    }
  }
}

/** Circles, arcs and bars on a grid, with room to breathe. */
export function paintGeometry(context: Context, view: View, colours: readonly Rgb[]): void {
  const random = view.random.fork('geometry');
  const { width, height, unit } = view;
  const across = Math.max(2, Math.min(8, Math.round((width / unit) * 4)));
  const cell = width / across;
  const down = Math.ceil(height / cell);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const x = column * cell;
      const y = row * cell;
      const ground = random.pick(colours);
      const figure = random.pick(
        colours.filter((colour) => Math.abs(lightnessOf(colour) - lightnessOf(ground)) > 0.12 || colour !== ground),
      );
      const kind = random.next();
      if (kind < 0.16) continue;
      context.save();
      context.beginPath();
      context.rect(x, y, cell + 0.5, cell + 0.5);
      context.clip();
      context.fillStyle = css(ground);
      context.fillRect(x, y, cell + 1, cell + 1);
      context.fillStyle = css(figure);
      context.translate(x + cell / 2, y + cell / 2);
      context.rotate((Math.PI / 2) * random.whole(0, 3));
      const half = cell / 2;
      context.beginPath();
      if (kind < 0.4) context.arc(-half, -half, cell, 0, Math.PI / 2);
      else if (kind < 0.55) context.arc(0, 0, half * 0.62, 0, Math.PI * 2);
      else if (kind < 0.72) context.arc(0, -half, half, 0, Math.PI);
      else if (kind < 0.84) context.rect(-half, -half, half, cell);
      else {
        context.moveTo(-half, half);
        context.lineTo(half, half);
        context.lineTo(half, -half);
      }
      if (kind < 0.4) context.lineTo(-half, -half);
      context.fill();
      if (kind < 0.4 && random.chance(0.5)) {
        context.fillStyle = css(random.pick(colours));
        context.beginPath();
        context.arc(-half, -half, cell * 0.5, 0, Math.PI / 2);
        context.lineTo(-half, -half);
        context.fill();
      }
      context.restore();
    }
  }
}

/** Large cut-out shapes that overlap, with a soft shadow under each. */
export function paintCutPaper(context: Context, view: View, colours: readonly Rgb[]): void {
  const random = view.random.fork('cut paper');
  const { width, height, span, unit } = view;
  const count = 11;
  for (let shape = 0; shape < count; shape++) {
    const own = random.fork(shape);
    const t = shape / count;
    const x = width * ((shape * 0.618 + own.between(0, 0.14)) % 1);
    const y = height * ((shape * 0.382 + own.between(0, 0.14)) % 1);
    const size = span * (0.34 - t * 0.22) * own.between(0.8, 1.15);
    const tint = colours[1 + (shape % (colours.length - 1))] as Rgb;
    const outline = blob(own, x, y, size, size * own.between(0.6, 1), own.whole(6, 9), 0.26);
    context.fillStyle = css([20, 18, 36], 0.16);
    smoothClosed(
      context,
      outline.map(([px, py]) => [px + unit * 0.008, py + unit * 0.012] as const),
    );
    context.fill();
    const paint = context.createLinearGradient(x - size, y - size, x + size, y + size);
    paint.addColorStop(0, css(lighten(tint, 0.05)));
    paint.addColorStop(1, css(lighten(tint, -0.05)));
    context.fillStyle = paint;
    smoothClosed(context, outline);
    context.fill();
  }
  // sprigs of leaves bring rhythm
  for (let sprig = 0; sprig < 3; sprig++) {
    const x = width * random.between(0.12, 0.88);
    const y = height * random.between(0.3, 0.95);
    const tall = span * random.between(0.2, 0.34);
    const lean = random.between(-0.5, 0.5);
    context.fillStyle = css(colours[(sprig + 2) % colours.length] as Rgb);
    for (let leaf = 0; leaf < 11; leaf++) {
      const along = leaf / 11;
      const px = x + Math.sin(lean) * tall * along;
      const py = y - Math.cos(lean) * tall * along;
      context.beginPath();
      context.ellipse(
        px + (leaf % 2 === 0 ? 1 : -1) * tall * 0.09 * (1 - along * 0.5),
        py,
        tall * 0.11 * (1 - along * 0.45),
        tall * 0.036,
        lean + (leaf % 2 === 0 ? -0.6 : 0.6),
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  }
}

/** Glowing balls and thin rings before a gradient. */
export function paintOrbs(context: Context, view: View, colours: readonly Rgb[]): void {
  const random = view.random.fork('orbs');
  const { width, height, span, unit } = view;
  const wash = context.createLinearGradient(0, 0, width, height);
  wash.addColorStop(0, css(colours[1] as Rgb));
  wash.addColorStop(0.5, css(mix(colours[2] as Rgb, colours[1] as Rgb, 0.3)));
  wash.addColorStop(1, css(colours[3 % colours.length] as Rgb));
  context.fillStyle = wash;
  context.fillRect(0, 0, width, height);
  for (let orb = 0; orb < 8; orb++) {
    const x = width * ((orb * 0.618 + random.between(0, 0.2)) % 1);
    const y = height * ((orb * 0.47 + random.between(0, 0.2)) % 1);
    const radius = span * random.between(0.05, 0.2) * (orb === 0 ? 1.4 : 1);
    const tint = colours[orb % colours.length] as Rgb;
    const ball = context.createRadialGradient(x - radius * 0.4, y - radius * 0.45, radius * 0.05, x, y, radius);
    ball.addColorStop(0, css(lighten(tint, 0.18)));
    ball.addColorStop(0.55, css(tint));
    ball.addColorStop(1, css(lighten(mix(tint, [40, 30, 90], 0.3), -0.12)));
    context.fillStyle = css([20, 16, 50], 0.16);
    context.beginPath();
    context.ellipse(x + radius * 0.2, y + radius * 0.24, radius, radius, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = ball;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
    if (orb % 3 !== 0) continue;
    context.strokeStyle = css(lighten(colours[0] as Rgb, 0.02), 0.8);
    context.lineWidth = Math.max(1.2, unit * 0.005);
    context.beginPath();
    context.ellipse(x, y, radius * 1.5, radius * 0.46, -0.4, 0, Math.PI * 2);
    context.stroke();
  }
}
