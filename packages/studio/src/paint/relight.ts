import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { mix } from './kit/colour.js';
import type { Atmosphere } from '../scene/scene.js';

export interface RelightOptions {
  readonly atmosphere: Atmosphere;
  /** 0 at the viewer … 1 at the horizon: how much air is in between. */
  readonly depth: number;
  /** 0 clear … 1 thick fog. */
  readonly air: number;
  /** It is dark, and lamps and lit windows keep shining; skin and clothes of their colour do not. */
  readonly shining: boolean;
  /** The luminary stands behind the things: they turn dark towards us and glow at the edge. */
  readonly backlit: boolean;
  /** How much of the ambient light's colour it takes on, 0 to 1: a colour that was asked for must still be seen. */
  readonly ambientShare: number;
  /** How far it is only a dark form against the light, 0 to 1. */
  readonly silhouette: number;
}

/** How far the light that grazes an edge reaches in, of the shorter side of what is painted, and its share in the outer half of that. */
const [RIM, OUTER] = [0.01, 0.4];

/**
 * Puts a painted thing into the light of the scene, in place: the colour of the ambient light, a lit and a shaded side,
 * a rim where the light grazes it, and the haze of the air before it. One pass over its pixels.
 */
export function relight(sprite: Canvas, options: RelightOptions): void {
  const { atmosphere, depth, air, shining, backlit } = options;
  const shown = 1 - options.silhouette;
  // before a low sun a yellow saddle is as dark as its camel
  const lamps = shining && options.silhouette === 0;
  const { width, height } = sprite;
  const context = sprite.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  const data = image.data;
  const { key, haze, light, contrast } = atmosphere;
  const ambient = mix([255, 255, 255], atmosphere.ambient, options.ambientShare);
  const hazeShare = Math.min(0.85, Math.max(0, depth) ** 1.4 * (0.42 + air * 0.5) + air * 0.12) * (0.5 + 0.5 * shown);
  const body = (backlit ? 1 - 0.2 * contrast : 1) * (0.04 + 0.96 * shown);
  const rimReach = Math.max(1, Math.round(Math.min(width, height) * RIM));
  const rimX = light.side >= 0 ? rimReach : -rimReach;
  const within = Math.ceil(rimReach / 2);
  const [rimBack, withinBack] = [(rimX - rimReach * width) * 4, (Math.sign(rimX) * within - within * width) * 4];
  const rimStrength = (backlit ? 0.55 : 0.3) * contrast;
  const sideStrength = 0.17 * contrast * Math.max(-1, Math.min(1, light.side * 1.4));
  for (let y = 0, offset = 0; y < height; y++) {
    const fall = 1.04 - (0.1 * y) / height;
    for (let x = 0; x < width; x++, offset += 4) {
      const alpha = data[offset + 3] as number;
      if (alpha === 0) continue;
      let red = data[offset] as number;
      let green = data[offset + 1] as number;
      let blue = data[offset + 2] as number;
      const shines = lamps && red > 225 && green > 150 && red - blue > 55;
      if (!shines) {
        const lit = body * fall * (1 + sideStrength * ((2 * x) / width - 1));
        red = (red * ambient[0] * lit) / 255;
        green = (green * ambient[1] * lit) / 255;
        blue = (blue * ambient[2] * lit) / 255;
        if (rimStrength > 0.02 && alpha > 128) {
          const past = x + rimX < 0 || x + rimX >= width || offset + rimBack < 0;
          // brightest at the very edge: of one strength it would be a pale copy beside the body
          const covered = past
            ? 0
            : (data[offset + rimBack + 3] as number) * OUTER + (data[offset + withinBack + 3] as number) * (1 - OUTER);
          const graze = rimStrength * (1 - covered / 255);
          red += (key[0] - red) * graze;
          green += (key[1] - green) * graze;
          blue += (key[2] - blue) * graze;
        }
      }
      const veil = shines ? hazeShare * 0.5 : hazeShare;
      data[offset] = red + (haze[0] - red) * veil;
      data[offset + 1] = green + (haze[1] - green) * veil;
      data[offset + 2] = blue + (haze[2] - blue) * veil;
    }
  }
  context.putImageData(image, 0, 0);
}

export interface FootSpan {
  readonly left: number;
  readonly right: number;
  /** How much of the span is paint: all of it under a box, little between the legs of a horse. */
  readonly solid: number;
}

/** Where a thing touches the ground: the span of its lowest paint, in the sprite's pixels. */
export function footSpan(sprite: Canvas, footY: number, size: number): FootSpan | undefined {
  // asked for once: a canvas takes a microsecond to tell
  const { width, height } = sprite;
  const strip = Math.max(2, Math.round(size * 0.05));
  const top = Math.max(0, Math.min(height - strip, Math.round(footY) - strip));
  const data = sprite.getContext('2d').getImageData(0, top, width, strip).data;
  let left = width;
  let right = -1;
  const touched = new Uint8Array(width);
  for (let y = 0, offset = 3; y < strip; y++) {
    for (let x = 0; x < width; x++, offset += 4) {
      if ((data[offset] as number) < 100) continue;
      touched[x] = 1;
      if (x < left) left = x;
      if (x > right) right = x;
    }
  }
  if (right < left) return undefined;
  const columns = touched.reduce((sum, column) => sum + column, 0);
  return { left, right, solid: columns / (right - left + 1) };
}

/**
 * The thing's outline filled with one colour, small: drawn large again it gives a soft shadow for little work. With a
 * foot it is darkest there and fades away from it.
 */
export function silhouette(sprite: Canvas, colour: string, shrink: number, foot?: number): Canvas {
  const small = createCanvas(
    Math.max(1, Math.ceil(sprite.width / shrink)),
    Math.max(1, Math.ceil(sprite.height / shrink)),
  );
  const context = small.getContext('2d');
  context.drawImage(sprite, 0, 0, small.width, small.height);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = colour;
  context.fillRect(0, 0, small.width, small.height);
  if (foot === undefined) return small;
  const fading = context.createLinearGradient(0, foot / shrink, 0, 0);
  fading.addColorStop(0, 'rgba(0,0,0,1)');
  fading.addColorStop(0.3, 'rgba(0,0,0,0.62)');
  fading.addColorStop(1, 'rgba(0,0,0,0.2)');
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = fading;
  context.fillRect(0, 0, small.width, small.height);
  return small;
}
