import type { Look } from './look.js';

/** Every look that Studio can finish a picture in. */
export const looks: readonly Look[] = [];
