import { anime } from './anime.js';
import { cartoon3d } from './cartoon-3d.js';
import { comic } from './comic.js';
import { flatVector } from './flat-vector.js';
import { ink } from './ink.js';
import type { PortraitLook } from './look.js';
import { lowPoly } from './low-poly.js';
import { neon } from './neon.js';
import { oil } from './oil.js';
import { pencil } from './pencil.js';
import { pixelArt } from './pixel-art.js';
import { popArt } from './pop-art.js';
import { studio } from './studio.js';
import { vintage } from './vintage.js';
import { watercolour } from './watercolour.js';

/** In the order in which a prompt's words are tried: the particular before the general. */
export const portraitLooks: readonly PortraitLook[] = [
  popArt,
  pixelArt,
  lowPoly,
  watercolour,
  comic,
  anime,
  cartoon3d,
  neon,
  vintage,
  ink,
  pencil,
  flatVector,
  oil,
  studio,
];
