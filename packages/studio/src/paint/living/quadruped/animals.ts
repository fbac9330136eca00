import type { Drawable } from '../../drawable.js';
import { canines } from './species/canines.js';
import { cats } from './species/cats.js';
import { hoofed } from './species/hoofed.js';
import { large } from './species/large.js';
import { stout } from './species/stout.js';

export const quadrupeds: readonly Drawable[] = [...cats, ...canines, ...hoofed, ...large, ...stout];
