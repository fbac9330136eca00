import type { Random } from '../../../paint/kit/random.js';
import type { Group } from '../../groups.js';
import type { Item, Scene } from '../../scene.js';

/** One thing that is placed by another one. */
export interface Guest {
  readonly scene: Scene;
  readonly group: Group;
  readonly part: { readonly from: number; readonly to: number };
  readonly on?: string;
  readonly host: Item;
  readonly item: Item;
  /** Its number among the siblings on the same host. */
  readonly position: number;
  readonly siblings: number;
  readonly random: Random;
}

/** A guest's height next to its host's: as in the world, but compressed so that small things stay visible. */
export function relativeSize(guest: Guest, exponent: number, low: number, high: number): number {
  const ratio = guest.group.metres / guest.host.drawable.height;
  return guest.host.size * Math.min(high, Math.max(low, ratio ** exponent));
}

/** Poses that lie down need a surface, not a seat. */
export const isLying = ({ item }: Guest): boolean => item.drawable.aspect > 1.4;
export const facing = (host: Item): number => (host.mirrored ? -1 : 1);
export const widthOf = (item: Item): number => item.drawable.aspect * item.size;

/** It is turned as who holds it is; words are read from left to right in whatever hands. */
export const turnsWith = (host: Item, { lettering }: Item): boolean => host.mirrored && lettering === undefined;

/** Spreads siblings evenly over −1 … 1. */
export function spread(guest: Guest): number {
  return guest.siblings === 1 ? 0 : (guest.position / (guest.siblings - 1)) * 2 - 1;
}

/** The middle of the part that it has of a row with others, from −1 at the left to 1; nothing where the row is its own. */
export function placeInRow({ part }: Guest): number | undefined {
  return part.to - part.from < 1 ? part.from + part.to - 1 : undefined;
}
