import { createCanvas } from '@napi-rs/canvas';
import type { Drawable } from '../drawable.js';
import { css } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Random } from '../kit/random.js';
import type { Context } from '../kit/shapes.js';
import { pixelsOf } from './sketch.js';

/** What time does to a thing, by the words for it. */
const marksOf: Readonly<Record<string, readonly string[]>> = {
  stains: ['old', 'elderly', 'antique', 'weathered', 'abandoned', 'ruined', 'decayed', 'derelict', 'dirty', 'rusty'],
  scratches: ['old', 'elderly', 'antique', 'weathered', 'abandoned', 'ruined', 'derelict'],
  chips: ['weathered', 'abandoned', 'ruined', 'decayed', 'derelict', 'rusty'],
  cracks: ['cracked', 'crumbling', 'ruined', 'decayed'],
  dust: ['dusty'],
  mud: ['muddy', 'dirty'],
  holes: ['torn'],
  moss: ['mossy', 'overgrown', 'moss-covered'],
};

type Mark = (context: Context, width: number, height: number, random: Random) => void;

const BROWN: Rgb = [92, 62, 36];

/** An uneven patch around a point. */
function patch(context: Context, x: number, y: number, size: number, random: Random): void {
  context.beginPath();
  const corners = 9;
  for (let index = 0; index < corners; index++) {
    const angle = (index / corners) * Math.PI * 2;
    const reach = size * random.between(0.55, 1.1);
    const [toX, toY] = [x + Math.cos(angle) * reach * 1.3, y + Math.sin(angle) * reach];
    if (index === 0) context.moveTo(toX, toY);
    else context.lineTo(toX, toY);
  }
  context.closePath();
  context.fill();
}

const markTable: Readonly<Record<string, Mark>> = {
  stains(context, width, height, random) {
    const below = context.createLinearGradient(0, 0, 0, height);
    below.addColorStop(0, css(BROWN, 0.1));
    below.addColorStop(0.6, css(BROWN, 0.08));
    below.addColorStop(1, css(BROWN, 0.5));
    context.fillStyle = below;
    context.fillRect(-width, -height, width * 3, height * 3);
    for (let index = 0; index < 7; index++) {
      context.fillStyle = css(BROWN, random.between(0.1, 0.24));
      patch(context, width * random.next(), height * random.next(), height * random.between(0.04, 0.11), random);
    }
  },
  scratches(context, width, height, random) {
    context.lineCap = 'round';
    for (let index = 0; index < 14; index++) {
      const [x, y] = [width * random.next(), height * random.next()];
      const long = height * random.between(0.04, 0.13);
      const angle = random.around(0.9);
      context.lineWidth = Math.max(0.7, height * 0.005);
      context.strokeStyle = index % 3 === 0 ? css([40, 30, 26], 0.5) : css([250, 240, 220], 0.42);
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(angle) * long, y + Math.sin(angle) * long);
      context.stroke();
    }
  },
  chips(context, width, height, random) {
    for (let index = 0; index < 12; index++) {
      const [x, y] = [width * random.next(), height * random.between(0.1, 1)];
      const size = height * random.between(0.015, 0.05);
      context.fillStyle = css([120, 66, 38], 0.85);
      patch(context, x, y, size, random);
      context.fillStyle = css([168, 92, 48], 0.8);
      patch(context, x, y, size * 0.6, random);
    }
  },
  cracks(context, width, height, random) {
    context.lineJoin = 'round';
    for (let index = 0; index < 4; index++) {
      let [x, y] = [width * random.between(0.15, 0.85), height * random.between(0, 0.4)];
      context.lineWidth = Math.max(1, height * 0.009);
      context.strokeStyle = css([38, 30, 30], 0.8);
      context.beginPath();
      context.moveTo(x, y);
      for (let step = 0; step < 6; step++) {
        [x, y] = [x + random.around(width * 0.07), y + height * random.between(0.03, 0.1)];
        context.lineTo(x, y);
      }
      context.stroke();
    }
  },
  dust(context, width, height, random) {
    const veil = context.createLinearGradient(0, 0, 0, height);
    veil.addColorStop(0, css([214, 202, 178], 0.7));
    veil.addColorStop(0.5, css([214, 202, 178], 0.3));
    veil.addColorStop(1, css([214, 202, 178], 0.5));
    context.fillStyle = veil;
    context.fillRect(-width, -height, width * 3, height * 3);
    for (let index = 0; index < 70; index++) {
      context.fillStyle = css([236, 228, 210], random.between(0.3, 0.8));
      context.fillRect(width * random.next(), height * random.next(), height * 0.01, height * 0.01);
    }
  },
  mud(context, width, height, random) {
    for (let index = 0; index < 44; index++) {
      const down = 1 - random.next() ** 2 * 0.6;
      context.fillStyle = css([86, 62, 42], random.between(0.5, 0.9));
      patch(context, width * random.next(), height * down, height * random.between(0.012, 0.06), random);
    }
  },
  moss(context, width, height, random) {
    for (let index = 0; index < 60; index++) {
      // it grows on what is turned up
      const down = random.next() ** 1.7 * 0.8;
      context.fillStyle = css(random.chance(0.5) ? [104, 140, 58] : [82, 118, 50], random.between(0.6, 0.95));
      patch(context, width * random.next(), height * down, height * random.between(0.02, 0.075), random);
    }
  },
  holes(context, width, height, random) {
    context.globalCompositeOperation = 'destination-out';
    for (let index = 0; index < 9; index++) {
      const x = width * random.next();
      const deep = height * random.between(0.06, 0.16);
      // rips run in from the lower edge
      const foot = height * 0.98;
      context.beginPath();
      context.moveTo(x - deep * 0.3, foot + deep * 0.4);
      context.lineTo(x + random.around(deep * 0.1), foot - deep);
      context.lineTo(x + deep * 0.25, foot + deep * 0.4);
      context.closePath();
      context.fill();
    }
    for (let index = 0; index < 3; index++)
      patch(context, width * random.between(0.2, 0.8), height * random.between(0.2, 0.8), height * 0.045, random);
    context.globalCompositeOperation = 'source-atop';
  },
};

const marks = new Map(Object.entries(markTable));

const ages: ReadonlySet<string> = new Set(['object', 'vehicle', 'furniture', 'building', 'nature']);

/** A thing that is said to be old, worn, cracked, dusty, muddy or torn shows it, whatever it is. */
export function aged(drawable: Drawable, attributes: ReadonlySet<string>): Drawable {
  const asked = Object.entries(marksOf).filter(([, words]) => words.some((word) => attributes.has(word)));
  if (asked.length === 0 || !ages.has(drawable.kind)) return drawable;
  const margin = drawable.overhang ?? 0.06;
  return {
    ...drawable,
    paint(context, brush) {
      if (brush.inOutlines) return drawable.paint(context, brush);
      const size = pixelsOf(context);
      const picture = createCanvas(
        Math.max(1, Math.ceil((drawable.aspect + margin * 2) * size)),
        Math.ceil((1 + margin * 2) * size),
      );
      const sketch = picture.getContext('2d');
      sketch.translate(picture.width / 2, (1 + margin) * size);
      sketch.scale(size, size);
      drawable.paint(sketch, brush);
      // in pixels again, from the corner of its box
      sketch.setTransform(1, 0, 0, 1, margin * size, margin * size);
      sketch.globalCompositeOperation = 'source-atop';
      for (const [name] of asked) marks.get(name)?.(sketch, drawable.aspect * size, size, brush.random.fork(name));
      const { width, height } = picture;
      context.drawImage(picture, -width / size / 2, -1 - margin, width / size, height / size);
    },
  };
}
