import type { Drawable } from '../drawable.js';
import { quadrupeds } from './quadruped/animals.js';

/** People and animals. */
export const living: readonly Drawable[] = [...quadrupeds];
