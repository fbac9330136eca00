import { itemBox } from '../scene/scene.js';
import type { Item, Scene } from '../scene/scene.js';

type Bend = (x: number, y: number) => readonly [x: number, y: number] | undefined;

/** A very wide lens: the middle comes near, and everything bends towards the rim; the frame stays full. */
function fisheye(width: number, height: number): Bend {
  return (x, y) => {
    const [dx, dy] = [(x / width) * 2 - 1, (y / height) * 2 - 1];
    const share = 0.78 + 0.11 * (dx * dx + dy * dy);
    return [(width / 2) * (1 + dx * share), (height / 2) * (1 + dy * share)];
  };
}

/** How much narrower than it is everything is seen at the top, and how much of the width is in view below at least. */
const CONVERGING = { top: 1.3, foot: 0.46, alive: 0.62 } as const;

/**
 * Looked up at, everything that rises runs together: we stand at its foot, so near that the sides and the ground before
 * it are out of view.
 */
function lookingUp({ width, height, items }: Scene): Bend {
  // nothing that was asked for may leave the frame
  const named = items.filter(isNamed);
  const boxes = named.map(itemBox);
  // whoever it is has a head of their own size
  const alive = named.some(({ drawable: { kind } }) => kind === 'person' || kind === 'animal');
  const widest = Math.max(0, ...boxes.flatMap(({ left, right }) => [width / 2 - left, right - width / 2]));
  const near = Math.min(1, Math.max(alive ? CONVERGING.alive : CONVERGING.foot, (widest / (width / 2)) * 1.05));
  const lowest = Math.min(1, Math.max(0.8, ...boxes.map(({ bottom }) => bottom / height + 0.03)));
  // above a narrow thing there is only sky, which goes on as it was
  const top = boxes.length === 1 && !alive ? CONVERGING.top : 1;
  return (x, y) => {
    // what is upright stays straight: how much is in view runs as one over the height
    const share = y / height;
    const from = width / 2 + (x - width / 2) / ((1 - share) / top + share / near);
    return [from < 0 ? -from : from > width - 1 ? 2 * (width - 1) - from : from, y * lowest];
  };
}

const isNamed = ({ subject }: Item): boolean => subject !== undefined;

function bendOf(scene: Scene): Bend | undefined {
  const { features, camera } = scene.brief;
  if (features.includes('fisheye')) return fisheye(scene.width, scene.height);
  return camera === 'low-angle' ? lookingUp(scene) : undefined;
}

/** The finished picture as the lens that was asked for sees it; most see it as it is. */
export function throughLens(pixels: Uint8ClampedArray, scene: Scene): Uint8ClampedArray {
  const { width, height } = scene;
  const bend = bendOf(scene);
  if (!bend) return pixels;
  const seen = new Uint8ClampedArray(pixels.length);
  for (let y = 0, byte = 0; y < height; y++) {
    for (let x = 0; x < width; x++, byte += 4) {
      seen[byte + 3] = 255;
      const from = bend(x, y);
      if (!from) continue;
      const left = Math.max(0, Math.min(width - 2, Math.floor(from[0])));
      const top = Math.max(0, Math.min(height - 2, Math.floor(from[1])));
      const right = Math.min(1, Math.max(0, from[0] - left));
      const down = Math.min(1, Math.max(0, from[1] - top));
      const at = (top * width + left) * 4;
      for (let channel = 0; channel < 4; channel++) {
        const upper = (pixels[at + channel] as number) * (1 - right) + (pixels[at + 4 + channel] as number) * right;
        const below = at + width * 4 + channel;
        const lower = (pixels[below] as number) * (1 - right) + (pixels[below + 4] as number) * right;
        seen[byte + channel] = upper * (1 - down) + lower * down;
      }
    }
  }
  return seen;
}
