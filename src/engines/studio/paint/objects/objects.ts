import type { Drawable } from '../drawable.js';

/** Buildings, vehicles, plants, food, furniture and things. */
export const objects: readonly Drawable[] = [];
