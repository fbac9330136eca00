import { field } from './settings/field.js';
import { forest } from './settings/forest.js';
import { mountains } from './settings/mountains.js';
import { sea } from './settings/sea.js';
import type { World } from './world.js';

/** Every setting that Studio can paint. */
export const worlds: readonly World[] = [sea, mountains, forest, field];
