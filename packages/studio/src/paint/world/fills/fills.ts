import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';
import { paintGeometry } from './compositions.js';
import { cover, groundOf } from './fill.js';
import type { Fill } from './fill.js';
import { camouflage, cowhide, leopard, zebra } from './hides.js';
import { gradient, lines, swirls, waves } from './flowing.js';
import { border, foliage } from './leafy.js';
import { inksOf } from './palette.js';
import {
  checks,
  dots,
  grid,
  halftone,
  hexagons,
  mosaic,
  rays,
  scales,
  stripes,
  terrazzo,
  triangles,
  zigzag,
} from './plotted.js';
import { bokeh, glitter, snowflakes, splash } from './splashed.js';
import { surfaceOf } from './surfaces.js';
import { circuit, network } from './wired.js';
import { fillPrefix, isSurface } from '../../../catalogue/fills.js';
import type { FillName } from '../../../catalogue/fills.js';

/** Some of its cells are open. */
const geometry: Fill = (context, view, colours) => {
  cover(context, view, css(groundOf(colours)));
  paintGeometry(context, view, colours);
};

const motifs: Readonly<Record<FillName, Fill>> = {
  waves,
  gradient,
  lines,
  swirls,
  geometry,
  dots,
  hexagons,
  stripes,
  checks,
  zigzag,
  triangles,
  scales,
  grid,
  rays,
  halftone,
  terrazzo,
  mosaic,
  network,
  circuit,
  splash,
  bokeh,
  glitter,
  snowflakes,
  camouflage,
  leopard,
  zebra,
  cowhide,
  foliage,
  border,
};

const frosty: readonly (readonly Rgb[])[] = [
  [
    [226, 238, 250],
    [58, 108, 170],
    [150, 190, 226],
  ],
  [
    [250, 240, 232],
    [164, 44, 48],
    [226, 170, 150],
  ],
  [
    [232, 244, 240],
    [34, 98, 92],
    [140, 190, 176],
  ],
];
const golden: readonly (readonly Rgb[])[] = [
  [
    [110, 76, 20],
    [226, 182, 76],
    [246, 218, 140],
    [206, 158, 60],
  ],
];
const electric: readonly (readonly Rgb[])[] = [
  [
    [12, 22, 50],
    [60, 150, 230],
    [110, 210, 240],
    [70, 100, 220],
  ],
  [
    [14, 18, 44],
    [96, 120, 240],
    [190, 110, 230],
    [80, 200, 230],
  ],
];
const bright: readonly (readonly Rgb[])[] = [
  [
    [250, 226, 214],
    [246, 150, 130],
    [250, 196, 130],
    [180, 130, 210],
    [120, 170, 236],
  ],
  [
    [224, 240, 246],
    [110, 180, 236],
    [170, 150, 236],
    [120, 214, 206],
    [236, 170, 214],
  ],
  [
    [250, 236, 214],
    [244, 180, 100],
    [236, 120, 120],
    [250, 214, 150],
    [150, 190, 180],
  ],
];
const woods: readonly (readonly Rgb[])[] = [
  [
    [118, 122, 82],
    [74, 84, 54],
    [158, 146, 104],
    [52, 46, 38],
  ],
];
const spotted: readonly (readonly Rgb[])[] = [
  [
    [222, 178, 118],
    [40, 28, 22],
    [176, 120, 66],
  ],
];
const blackOnWhite: readonly (readonly Rgb[])[] = [
  [
    [246, 243, 236],
    [28, 26, 30],
  ],
];
/** Colours that a motif has by itself. */
const usual: ReadonlyMap<string, readonly (readonly Rgb[])[]> = new Map(
  Object.entries({
    snowflakes: frosty,
    glitter: golden,
    network: electric,
    circuit: electric,
    gradient: bright,
    splash: bright,
    camouflage: woods,
    leopard: spotted,
    zebra: blackOnWhite,
    cowhide: blackOnWhite,
  }),
);

const byName: ReadonlyMap<string, Fill> = new Map(Object.entries(motifs));

/** Paints what fills the picture, where it is of a background, a pattern or a material and of nothing else. */
export function fillerFor(view: View): ((context: Context) => void) | undefined {
  const named = view.scene.brief.features.find((feature) => feature.startsWith(fillPrefix))?.slice(fillPrefix.length);
  if (named === undefined) return undefined;
  const fill = isSurface(named) ? surfaceOf(named) : byName.get(named);
  return fill && ((context) => fill(context, view, inksOf(view, usual.get(named))));
}
