import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Drawable } from '../drawable.js';
import { css } from '../kit/colour.js';
import type { Random } from '../kit/random.js';
import * as grains from '../materials/grains.js';
import type { Grain } from '../materials/grains.js';
import { repainted } from './sketch.js';
import { thorny } from './thorns.js';

/** How something feels: what is seen of it on the face, at the edge, and the light on it. */
interface Touch {
  readonly words: readonly string[];
  readonly grain?: Grain;
  /** How strongly the grain is seen. */
  readonly relief?: number;
  /** How far the outline goes in and out, as a share of its reach, and how: teeth around it. */
  readonly edge?: { readonly depth: number; readonly teeth: number; readonly form: 'teeth' | 'bumps' };
  readonly light?: 'sheen' | 'sparkles' | 'thorns';
}

const touches: readonly Touch[] = [
  {
    words: ['rough', 'coarse', 'gritty', 'grainy', 'rugged', 'gravelly'],
    grain: grains.rough,
    relief: 1.5,
    edge: { depth: 0.03, teeth: 46, form: 'teeth' },
  },
  {
    words: ['bumpy', 'lumpy', 'knobbly', 'pebbled', 'dimpled', 'warty'],
    grain: grains.bumps,
    relief: 1.5,
    edge: { depth: 0.035, teeth: 22, form: 'bumps' },
  },
  { words: ['textured', 'ribbed', 'grooved', 'ridged', 'embossed'], grain: grains.lattice, relief: 1.3 },
  {
    words: ['jagged', 'serrated', 'ragged-edged'],
    grain: grains.facets,
    relief: 0.8,
    edge: { depth: 0.14, teeth: 17, form: 'teeth' },
  },
  {
    words: ['spiky', 'prickly', 'thorny', 'spiked', 'spiny'],
    light: 'thorns',
  },
  { words: ['shiny', 'glossy', 'polished', 'gleaming', 'lustrous'], light: 'sheen' },
  { words: ['glittering', 'sparkling', 'sparkly', 'glittery', 'glitter', 'shimmering'], light: 'sparkles' },
];

const made: ReadonlySet<string> = new Set(['object', 'furniture', 'building']);

/** What is said to be rough, bumpy, jagged or spiky shows it on its face and at its edge, what shines in its light. */
export function surfaced(drawable: Drawable, attributes: ReadonlySet<string>): Drawable {
  const touch = touches.find(({ words }) => words.some((word) => attributes.has(word)));
  if (!touch || !made.has(drawable.kind)) return drawable;
  const touched = repainted(drawable, (picture, brush) => {
    const random = brush.random.fork('touch');
    const worked = touch.grain ? worn(picture, touch, drawable.height < 1.6, random) : picture;
    // large things keep their outline: a spiky house is no star
    if (touch.light === 'thorns') return drawable.height < 1.6 ? thorny(picture, random) : picture;
    if (touch.light === 'sheen') paintSheen(worked);
    if (touch.light === 'sparkles') paintSparkles(worked, random);
    return worked;
  });
  return {
    ...touched,
    paint: (context, brush) => (brush.inOutlines ? drawable : touched).paint(context, brush),
  };
}

/** One tooth after the other along the way around: 0 in the hollow, 1 at the tip. */
function toothAt(turn: number, { teeth, form }: NonNullable<Touch['edge']>, heights: readonly number[]): number {
  const along = (turn / (Math.PI * 2) + 0.5) * teeth;
  const within = along - Math.floor(along);
  const ramp = 1 - Math.abs(within * 2 - 1);
  if (form === 'bumps') return Math.sqrt(Math.max(0, 1 - (within * 2 - 1) ** 2));
  const high = heights[Math.floor(along) % heights.length] as number;
  return ramp * high;
}

/** The picture with its edge worked in and out, never beyond what it was, and the grain on its face. */
function worn(picture: Canvas, touch: Touch, shaped: boolean, random: Random): Canvas {
  const { width, height } = picture;
  const from = picture.getContext('2d').getImageData(0, 0, width, height);
  const result = createCanvas(width, height);
  const context = result.getContext('2d');
  const to = context.createImageData(width, height);
  const [middleX, middleY] = [width / 2, height / 2];
  const unit = Math.max(1.1, Math.max(width, height) / 60);
  const seed = random.between(0, 1000);
  const edge = shaped ? touch.edge : undefined;
  const heights = Array.from({ length: edge?.teeth ?? 0 }, () => random.between(0.25, 1));
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      let source = at;
      if (edge) {
        const [across, down] = [x - middleX, y - middleY];
        const reach = 1 - edge.depth * (1 - toothAt(Math.atan2(down / height, across / width), edge, heights));
        const [fromX, fromY] = [Math.round(middleX + across / reach), Math.round(middleY + down / reach)];
        if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue;
        source = (fromY * width + fromX) * 4;
      }
      const alpha = from.data[source + 3] as number;
      if (alpha === 0) continue;
      const level = (touch.grain?.(x / unit, y / unit, seed) ?? 0) * (touch.relief ?? 1);
      for (let part = 0; part < 3; part++) {
        const value = from.data[source + part] as number;
        to.data[at + part] = level < 0 ? value * (1 + level) : value + (255 - value) * level * 0.8;
      }
      to.data[at + 3] = alpha;
    }
  context.putImageData(to, 0, 0);
  return result;
}

/** The light of a window, thrown back in two slanting streaks and a bright spot. */
function paintSheen(picture: Canvas): void {
  const { width, height } = picture;
  const context = picture.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.setTransform(1, 0, -0.36, 1, height * 0.36, 0);
  for (const [at, wide, strength] of [
    [0.2, 0.1, 0.5],
    [0.34, 0.03, 0.38],
    [0.66, 0.05, 0.22],
  ] as const) {
    const streak = context.createLinearGradient(0, 0, 0, height);
    streak.addColorStop(0, css([255, 255, 252], strength));
    streak.addColorStop(1, css([255, 255, 252], strength * 0.15));
    context.fillStyle = streak;
    context.fillRect(width * at - height * 0.18, 0, width * wide, height);
  }
  context.restore();
}

/** Small stars of light all over it. */
function paintSparkles(picture: Canvas, random: Random): void {
  const { width, height } = picture;
  const context = picture.getContext('2d');
  const { data } = context.getImageData(0, 0, width, height);
  context.setTransform(1, 0, 0, 1, 0, 0);
  const most = Math.max(width, height);
  for (let tried = 0, left = 34; tried < 160 && left > 0; tried++) {
    const [x, y] = [width * random.between(0.04, 0.96), height * random.between(0.04, 0.96)];
    if ((data[(Math.floor(y) * width + Math.floor(x)) * 4 + 3] as number) < 128) continue;
    left--;
    const reach = most * random.between(0.018, 0.05);
    const glow = context.createRadialGradient(x, y, 0, x, y, reach);
    glow.addColorStop(0, css([255, 255, 250], 0.85));
    glow.addColorStop(1, css([255, 255, 250], 0));
    context.fillStyle = glow;
    context.fillRect(x - reach, y - reach, reach * 2, reach * 2);
    context.fillStyle = css([255, 255, 255], 0.95);
    context.beginPath();
    for (let point = 0; point < 8; point++) {
      const angle = (point * Math.PI) / 4;
      const out = point % 2 === 0 ? reach : reach * 0.16;
      context.lineTo(x + Math.cos(angle) * out, y + Math.sin(angle) * out);
    }
    context.fill();
  }
}
