import type { Drawable } from '../drawable.js';
import { people } from './people/people.js';
import { quadrupeds } from './quadruped/animals.js';

/** People and animals. */
export const living: readonly Drawable[] = [...people, ...quadrupeds];
