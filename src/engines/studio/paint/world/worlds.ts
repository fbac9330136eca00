import { beach } from './settings/beach.js';
import { city } from './settings/city.js';
import { desert } from './settings/desert.js';
import { field } from './settings/field.js';
import { forest } from './settings/forest.js';
import { harbour } from './settings/harbour.js';
import { hills } from './settings/hills.js';
import { lake } from './settings/lake.js';
import { mountains } from './settings/mountains.js';
import { river } from './settings/river.js';
import { sea } from './settings/sea.js';
import { snow } from './settings/snow.js';
import { street } from './settings/street.js';
import { village } from './settings/village.js';
import type { World } from './world.js';

/** Every setting that Studio can paint. */
export const worlds: readonly World[] = [
  sea,
  beach,
  lake,
  river,
  mountains,
  hills,
  forest,
  desert,
  field,
  snow,
  city,
  street,
  harbour,
  village,
];
