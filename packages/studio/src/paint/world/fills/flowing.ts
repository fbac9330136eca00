import { css, lighten, lightnessOf, mix } from '../../kit/colour.js';
import { cover, groundOf, toneAt } from './fill.js';
import type { Fill } from './fill.js';
import { paintPixels, shadedBy } from './pixels.js';
import { noiseAt } from '../../../raster/noise.js';

/** Soft light of several colours that run into each other. */
export const gradient: Fill = (context, view, colours) => {
  const random = view.random.fork('gradient');
  const { width, height, span } = view;
  const base = context.createLinearGradient(0, 0, width, height);
  base.addColorStop(0, css(mix(groundOf(colours), toneAt(colours, 0), 0.55)));
  base.addColorStop(1, css(mix(groundOf(colours), toneAt(colours, 1), 0.55)));
  cover(context, view, base);
  for (let index = 0; index < 7; index++) {
    const x = width * ((index * 0.618 + random.between(0, 0.2)) % 1.1);
    const y = height * ((index * 0.41 + random.between(0, 0.3)) % 1.1);
    const radius = span * random.between(0.5, 0.85);
    const tone = toneAt(colours, index);
    const soft = context.createRadialGradient(x, y, 0, x, y, radius);
    for (const step of [0, 0.25, 0.5, 0.75, 1])
      soft.addColorStop(step, css(tone, 0.85 * (1 - step) ** 2 * (1 + step * 2)));
    cover(context, view, soft);
  }
};

/** Bands that swell over each other from top to bottom, each with a lit crest. */
export const waves: Fill = (context, view, colours) => {
  const random = view.random.fork('waves');
  const { width, height, span } = view;
  const [first, last] = [mix(groundOf(colours), toneAt(colours, 0), 0.25), toneAt(colours, 0)];
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, css(lighten(first, 0.03)));
  sky.addColorStop(1, css(first));
  cover(context, view, sky);
  const count = 9;
  const phase = random.between(0, 6);
  const slope = random.between(-0.12, 0.12) * height;
  for (let band = 0; band < count; band++) {
    const t = band / (count - 1);
    const level = height * (0.2 + t * 0.82);
    const swell = span * (0.045 + 0.05 * t) * random.between(0.8, 1.25);
    const stretch = random.between(1.1, 1.7) * Math.PI;
    const tone = mix(toneAt(colours, band), last, 0.25);
    const curve = (at: number): number =>
      level + slope * (at - 0.5) + Math.sin(at * stretch * 1.6 + phase + band * 0.9) * swell;
    const path = (shift: number): void => {
      context.beginPath();
      context.moveTo(-2, height + 2);
      for (let step = 0; step <= 48; step++) context.lineTo(-2 + ((width + 4) * step) / 48, curve(step / 48) + shift);
      context.lineTo(width + 2, height + 2);
      context.closePath();
    };
    context.fillStyle = css(lighten(tone, -0.3), 0.14);
    path(-span * 0.012);
    context.fill();
    const paint = context.createLinearGradient(0, level - swell, 0, level + swell * 3);
    paint.addColorStop(0, css(lighten(tone, 0.07)));
    paint.addColorStop(0.5, css(tone));
    paint.addColorStop(1, css(lighten(tone, -0.07)));
    context.fillStyle = paint;
    path(0);
    context.fill();
  }
};

/** Thin lines side by side that bend together, as of hills on a map. */
export const lines: Fill = (context, view, colours) => {
  const random = view.random.fork('lines');
  const { width, height, unit } = view;
  const ground = groundOf(colours);
  cover(context, view, css(ground));
  const [phase, other] = [random.between(0, 6), random.between(0, 6)];
  const count = Math.round((height / unit) * 44);
  context.lineWidth = Math.max(1, unit * 0.0035);
  for (let line = -8; line < count + 8; line++) {
    const t = line / count;
    const along = (line / 15) % 1;
    const tone = mix(
      toneAt(colours, Math.floor(Math.abs(line) / 15)),
      toneAt(colours, Math.floor(Math.abs(line) / 15) + 1),
      Math.abs(along),
    );
    context.strokeStyle = css(Math.abs(lightnessOf(tone) - lightnessOf(ground)) < 0.12 ? lighten(tone, -0.3) : tone);
    context.beginPath();
    for (let step = 0; step <= 80; step++) {
      const at = step / 80;
      const bend =
        Math.sin(at * 4.4 + phase + t * 1.8) * 0.09 + Math.sin(at * 9.5 + other - t * 3.4) * 0.035 * (0.4 + at);
      context.lineTo(width * at, height * (t + bend));
    }
    context.stroke();
  }
};

/** Paint that was poured and drawn through itself: bands of all colours, folded and folded again. */
export const swirls: Fill = (context, view, colours) => {
  const seed = view.random.fork('swirls').between(0, 90);
  const inks = [...colours, ...colours.slice(1), groundOf(colours)];
  const ramp = Array.from({ length: RAMP }, (_, step) => {
    const at = (step / RAMP) * (inks.length - 1);
    const index = Math.floor(at);
    // broad bands of plain colour with a soft edge between them
    const share = Math.min(1, Math.max(0, (at - index - 0.35) / 0.3));
    return mix(inks[index] ?? groundOf(colours), inks[index + 1] ?? groundOf(colours), share);
  });
  paintPixels(context, view, 640, (x, y) => {
    const [u, v] = [x * 2.1 + seed, y * 2.1 + seed];
    const first = noiseAt(u, v) * 2.4;
    const second = noiseAt(u + first * 1.3 + 5.2, v - first + 1.3) * 2.2;
    const fold = noiseAt(u + second * 1.6 + 1.7, v + first * 0.9 + 9.2);
    const place = (fold * 2.6 + second * 0.4) % 1;
    const streak = (noiseAt(u * 4 + fold * 24, v * 4) - 0.5) * 14;
    return shadedBy(ramp[Math.floor(place * RAMP)] ?? groundOf(colours), streak);
  });
};

const RAMP = 512;
