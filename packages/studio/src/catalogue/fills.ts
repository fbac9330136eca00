import type { Material } from './materials.js';
import { materialNames } from './materials.js';

/** What can fill a picture from edge to edge, beside materials. */
export const fillNames = [
  'waves',
  'gradient',
  'lines',
  'swirls',
  'geometry',
  'dots',
  'hexagons',
  'stripes',
  'checks',
  'zigzag',
  'triangles',
  'scales',
  'grid',
  'rays',
  'halftone',
  'terrazzo',
  'mosaic',
  'network',
  'circuit',
  'splash',
  'bokeh',
  'glitter',
  'snowflakes',
  'camouflage',
  'leopard',
  'zebra',
  'cowhide',
  'foliage',
  'border',
] as const;
export type FillName = (typeof fillNames)[number];

/** Materials, and the grounds that are looked at as such. */
export type Surface = Material | 'sand';

/** Begins the feature of a brief that names its fill. */
export const fillPrefix = 'fill:';

const surfaces: ReadonlySet<string> = new Set<string>([...materialNames, 'sand']);
export const isSurface = (name: string): name is Surface => surfaces.has(name);
