import type { Drawable } from '../../drawable.js';
import { appliances } from './appliances.js';
import { cutlery } from './cutlery.js';
import { dishes } from './dishes.js';
import { electronics } from './electronics.js';
import { sport } from './sport.js';
import { street } from './street.js';
import { worn } from './worn.js';

/** Things drawn from plans: parts with coordinates, one pen. */
export const plans: readonly Drawable[] = [
  ...sport,
  ...cutlery,
  ...appliances,
  ...electronics,
  ...street,
  ...dishes,
  ...worn,
];
