import type { Brief, Relation, Subject } from '../language/brief.js';
import { findDrawable } from '../paint/drawables.js';
import type { World } from '../paint/world/world.js';
import { worlds } from '../paint/world/worlds.js';
import { itemBox } from './scene.js';
import type { Item, Scene } from './scene.js';
import { stage } from './stage.js';
import type { Staged } from './stage.js';

export const WIDTH = 960;
export const HEIGHT = 720;
export const SEEDS: readonly number[] = [3, 11, 29];

export const findWorld = (setting: Scene['setting']): World =>
  worlds.find((world) => world.setting === setting) ?? (worlds[0] as World);

/** A brief of which only this is said. */
export function briefOf(subjects: readonly Partial<Subject>[], relations: readonly Relation[]): Brief {
  return {
    prompt: 'as given',
    subjects: subjects.map((subject) => ({
      concept: 'cat',
      words: subject.concept ?? 'cat',
      count: 1,
      attributes: [],
      ...subject,
    })),
    relations,
    mood: 'neutral',
    time: 'day',
    lettering: [],
    features: [],
    colours: [],
    absent: [],
    notes: { understood: [], guessed: [], ignored: [] },
  };
}

/** The stage as pictures have it: real painters, real worlds. */
export function staged(brief: Brief, seed: number): Staged {
  return stage({
    brief,
    width: WIDTH,
    height: HEIGHT,
    seed,
    steps: 8,
    guidance: 9,
    palette: [],
    findDrawable,
    findWorld,
  });
}

export const itemsOf = (scene: Scene, subject: number): Item[] =>
  scene.items.filter((item) => item.subject === subject && !item.worn);

export const wide = (item: Item): number => item.drawable.aspect * item.size;

/** How much of one thing's width lies over the other's. */
export function overlap(one: Item, other: Item): number {
  const [a, b] = [itemBox(one), itemBox(other)];
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) / Math.min(wide(one), wide(other));
}

export const near = (value: number, wished: number, give: number): boolean => Math.abs(value - wished) <= give;
