import type { World } from './world.js';

/** Every setting that Studio can paint. */
export const worlds: readonly World[] = [];
