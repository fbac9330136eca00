import type { Drawable } from '../paint/drawable.js';

/** Up to so many metres what flies is an insect: a bee is no bird. */
const MOST = 0.12;

export const isInsect = ({ kind, habitat, height }: Drawable): boolean =>
  kind === 'animal' && habitat === 'air' && height < MOST;
