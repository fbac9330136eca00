import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { blob, smoothClosed } from '../../kit/shapes.js';
import { atLeastAsLight, atMostAsLight, cover, darkestOf, groundOf, toneAt } from './fill.js';
import type { Fill } from './fill.js';

/** Wet colour on paper: blots that run over each other with a darker rim, and drops around them. */
export const splash: Fill = (context, view, colours) => {
  const random = view.random.fork('splash');
  const { width, height, unit, span } = view;
  cover(context, view, css(mix(groundOf(colours), [250, 248, 242], 0.7)));
  for (let blot = 0; blot < 15; blot++) {
    const own = random.fork(blot);
    const size = span * own.between(0.09, 0.25) * (blot < 4 ? 1.3 : 0.8);
    const x = width * (0.5 + own.around(0.17));
    const y = height * (0.5 + own.around(0.17));
    const tone = toneAt(colours, blot);
    // a blot dries in rings: each layer is a little smaller
    for (let layer = 0; layer < 5; layer++) {
      const reach = size * (1 - layer * 0.11);
      const outline = blob(own.fork(layer), x, y, reach, reach * own.between(0.75, 1), own.whole(11, 17), 0.3);
      context.fillStyle = css(layer === 0 ? lighten(tone, -0.05) : tone, layer === 0 ? 0.22 : 0.17);
      smoothClosed(context, outline);
      context.fill();
    }
  }
  for (let drop = 0; drop < 150; drop++) {
    const away = Math.abs(random.around(0.42)) + 0.12;
    const angle = random.next() * Math.PI * 2;
    const size = unit * 0.016 * random.next() ** 3 + unit * 0.0015;
    context.fillStyle = css(toneAt(colours, drop), random.between(0.35, 0.8));
    context.beginPath();
    const [x, y] = [width * 0.5 + Math.cos(angle) * away * width, height * 0.5 + Math.sin(angle) * away * height];
    context.ellipse(x, y, size, size * random.between(0.7, 1), angle, 0, Math.PI * 2);
    context.fill();
  }
};

/** Lights far out of focus before the dark. */
export const bokeh: Fill = (context, view, colours) => {
  const random = view.random.fork('bokeh sheet');
  const { width, height, unit, span } = view;
  const dark = atMostAsLight(darkestOf(colours), 0.24);
  const back = context.createLinearGradient(0, 0, width, height);
  back.addColorStop(0, css(lighten(dark, 0.08)));
  back.addColorStop(1, css(lighten(dark, -0.04)));
  cover(context, view, back);
  context.save();
  context.globalCompositeOperation = 'screen';
  const count = Math.round(58 * (span / unit) ** 1.5);
  for (let disc = 0; disc < count; disc++) {
    const radius = unit * random.between(0.02, 0.1) * (disc < 8 ? 1.4 : 1);
    const [x, y] = [random.between(-0.05, 1.05) * width, random.between(-0.05, 1.05) * height];
    const tone = atLeastAsLight(toneAt(colours, disc), 0.62);
    const strength = random.between(0.16, 0.5);
    const soft = context.createRadialGradient(x, y, radius * 0.4, x, y, radius);
    soft.addColorStop(0, css(tone, strength * 0.62));
    soft.addColorStop(0.86, css(tone, strength));
    soft.addColorStop(1, css(tone, 0));
    context.fillStyle = soft;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  context.restore();
};

/** Countless grains of foil, some of which catch the light. */
export const glitter: Fill = (context, view, colours) => {
  const random = view.random.fork('glitter');
  const { width, height, unit, span } = view;
  const tones: readonly Rgb[] = colours.slice(1);
  cover(context, view, css(lighten(toneAt(colours, 0), -0.16)));
  const count = Math.round(7000 * (span / unit) ** 2);
  const shades = tones.flatMap((tone) => [-0.16, -0.08, 0, 0.06, 0.13].map((step) => css(lighten(tone, step), 0.9)));
  for (let grain = 0; grain < count; grain++) {
    const [x, y] = [random.next() * width, random.next() * height];
    const size = unit * random.between(0.003, 0.009);
    context.fillStyle = random.pick(shades);
    context.beginPath();
    context.moveTo(x - size * random.next(), y - size);
    context.lineTo(x + size, y - size * random.next());
    context.lineTo(x + size * random.next(), y + size);
    context.lineTo(x - size, y + size * random.next());
    context.fill();
  }
  for (let spark = 0; spark < 70; spark++) {
    const [x, y] = [random.next() * width, random.next() * height];
    const reach = unit * random.between(0.006, 0.026);
    context.fillStyle = css([255, 253, 240], 0.95);
    context.beginPath();
    for (let tip = 0; tip < 8; tip++) {
      const angle = (tip / 8) * Math.PI * 2;
      const away = tip % 2 === 0 ? reach : reach * 0.16;
      context.lineTo(x + Math.cos(angle) * away, y + Math.sin(angle) * away);
    }
    context.fill();
  }
};

/** Stars of ice with six arms, large and small. */
export const snowflakes: Fill = (context, view, colours) => {
  const random = view.random.fork('snowflakes');
  const { width, height, unit, span } = view;
  const ground = atMostAsLight(toneAt(colours, 0), 0.5);
  const back = context.createRadialGradient(width / 2, height * 0.4, 0, width / 2, height * 0.4, span);
  back.addColorStop(0, css(lighten(ground, 0.12)));
  back.addColorStop(1, css(lighten(ground, -0.08)));
  cover(context, view, back);
  context.lineCap = 'round';
  const count = Math.round(34 * (span / unit) ** 1.5);
  for (let flake = 0; flake < count; flake++) {
    const x = width * ((flake * 0.618 + random.around(0.03) + 1) % 1);
    const y = height * random.next();
    const size = unit * (flake % 5 === 0 ? random.between(0.06, 0.1) : random.between(0.014, 0.045));
    context.strokeStyle = css([255, 255, 255], random.between(0.5, 0.95));
    context.lineWidth = Math.max(1, size * 0.07);
    const turn = random.next();
    const [twig, at] = [random.between(0.22, 0.4), random.between(0.45, 0.65)];
    context.beginPath();
    for (let arm = 0; arm < 6; arm++) {
      const angle = turn + (arm * Math.PI) / 3;
      const to = (share: number, side: number): readonly [number, number] => [
        x + (Math.cos(angle) * share + Math.cos(angle + side) * (side === 0 ? 0 : twig)) * size,
        y + (Math.sin(angle) * share + Math.sin(angle + side) * (side === 0 ? 0 : twig)) * size,
      ];
      context.moveTo(x, y);
      context.lineTo(...to(1, 0));
      for (const side of [-1, 1]) {
        context.moveTo(...to(at, 0));
        context.lineTo(...to(at, side));
      }
    }
    context.stroke();
  }
};
