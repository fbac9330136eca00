import type { Drawable } from '../../paint/drawable.js';
import { css } from '../../paint/kit/colour.js';
import type { Rgb } from '../../paint/kit/colour.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How far down it hangs, and how large it is at most, as shares of the picture's height. */
const [LOW, LARGEST] = [0.62, 0.3];

/** A spider on its thread hangs from the upper edge of the picture, head down. */
export function byThread(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, width, height } = scene;
  const hung = items.find(({ subject, worn }) => subject === 0 && !worn);
  if (!brief.told?.includes('by-thread') || !hung || hung.drawable.kind !== 'animal') return items;
  const size = Math.min(hung.size, height * LARGEST, (width * 0.5) / hung.drawable.aspect);
  const y = height * LOW;
  const moved: Item = {
    ...hung,
    // turned about its foot
    y: y - size,
    x: width * 0.5,
    size,
    turn: Math.PI,
    standsOn: 'nothing',
    floor: height,
  };
  const { subject: _subject, colour: _colour, material: _material, parts: _parts, wears: _wears, ...plain } = moved;
  const long = y - size * 0.5;
  const thread: Item = {
    ...plain,
    drawable: createThread(Math.max(1.2, height / 400) / long),
    y: long,
    size: long,
    turn: 0,
    mirrored: false,
    depth: moved.depth + 0.0004,
    attributes: [],
    seed: hung.seed.fork('thread'),
  };
  return [...items.filter((item) => item !== hung), thread, moved].toSorted(farthestFirst);
}

/** From the top of its box to its foot. */
export function createThread(thick: number, colour: Rgb = [236, 236, 232]): Drawable {
  return {
    concept: 'wire',
    kind: 'object',
    habitat: 'air',
    height: 1,
    aspect: Math.max(0.02, thick),
    paint(context) {
      context.strokeStyle = css(colour);
      context.lineWidth = thick;
      context.beginPath();
      context.moveTo(0, -1);
      context.lineTo(0, 0);
      context.stroke();
    },
  };
}
