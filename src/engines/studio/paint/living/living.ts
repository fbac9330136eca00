import type { Drawable } from '../drawable.js';

/** People and animals. */
export const living: readonly Drawable[] = [];
