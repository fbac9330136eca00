import type { Drawable } from '../paint/drawable.js';
import { css } from '../paint/kit/colour.js';
import type { Item, Scene } from './scene.js';

/** What an animal's legs do in the air, and how far its back sinks into the grass, in its heights. */
export const PAWS_UP = 'paws-up';
const SUNK = 0.24;

/** A dog that rolls in the grass lies on its back, its legs in the air. */
export function bellyUp({ brief }: Scene, items: readonly Item[]): readonly Item[] {
  if (!brief.told?.includes('belly-up')) return items;
  return items.flatMap((item): Item[] => {
    const rolls = item.subject !== undefined && brief.subjects[item.subject]?.attributes.includes('belly-up') === true;
    if (!rolls || item.worn || item.standsOn !== 'ground') return [item];
    const {
      colour: _colour,
      material: _material,
      parts: _parts,
      wears: _wears,
      lettering: _lettering,
      ...plain
    } = item;
    const shade: Item = {
      ...plain,
      worn: true,
      drawable: shadow,
      size: (item.drawable.aspect * item.size * 0.8) / shadow.aspect,
      y: item.y + item.size * 0.02,
      mirrored: false,
      depth: item.depth + 0.0004,
      attributes: [],
      seed: item.seed.fork('shade'),
      standsOn: 'nothing',
    };
    return [shade, { ...item, turn: Math.PI, y: item.y - item.size * (1 - SUNK), standsOn: 'nothing' }];
  });
}

/** The shadow below what lies where its own would fall above it. */
const shadow: Drawable = {
  concept: 'shade',
  kind: 'object',
  habitat: 'ground',
  height: 1,
  aspect: 8,
  paint(context) {
    context.fillStyle = css([24, 30, 52]);
    for (const share of [1, 0.86, 0.7, 0.52]) {
      context.globalAlpha = 0.11;
      context.beginPath();
      context.ellipse(0, -0.5, 4 * share, 0.5 * share, 0, 0, Math.PI * 2);
      context.fill();
    }
    context.globalAlpha = 1;
  },
};
