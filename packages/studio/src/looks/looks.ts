import type { HouseStyle } from '../request.js';
import type { LookName } from '../language/brief.js';
import type { Random } from '../paint/kit/random.js';
import { advertisement } from './advertisement.js';
import { anime, comic } from './cel.js';
import { cartoon3d } from './cartoon-3d.js';
import { logo, sticker } from './emblem.js';
import { filmNoir } from './film-noir.js';
import { blueprint, chalk, lineArt } from './line-art.js';
import { claymation } from './claymation.js';
import { infographic } from './infographic.js';
import { inkWash } from './ink-wash.js';
import { embroidery } from './embroidery.js';
import { chiaroscuro, impressionist, oil, swirling } from './oil.js';
import { charcoal, pencil } from './pencil.js';
import { mosaic, stainedGlass } from './pieces.js';
import { artDeco, artNouveau } from './poster.js';
import { cyberpunk } from './cyberpunk.js';
import { synthwave } from './synthwave.js';
import { ukiyoE } from './ukiyo-e.js';
import { crayon } from './crayon.js';
import { crossStitch } from './cross-stitch.js';
import { cubist } from './cubist.js';
import { cinematic } from './cinematic.js';
import { engraving } from './engraving.js';
import { fashionSketch } from './fashion-sketch.js';
import { flatVector } from './flat-vector.js';
import { graffiti } from './graffiti.js';
import { editorial, gouache, masterly, painterly, sketch } from './gouache.js';
import { halftone, halftoneInk } from './halftone.js';
import type { Look } from './look.js';
import { isometric } from './isometric.js';
import { lowPoly, origami } from './low-poly.js';
import { neon } from './neon.js';
import { paperCut } from './paper-cut.js';
import { penHatching } from './pen-hatching.js';
import { photographic } from './photographic.js';
import { pixelArt } from './pixel-art.js';
import { stipple } from './stipple.js';
import { study } from './study.js';
import { voxel } from './voxel.js';
import { watercolour } from './watercolour.js';
import { woodcut } from './woodcut.js';

/** Every look that Studio can finish a picture in. Halftone comes in colour and in ink. */
export const looks: readonly Look[] = [
  flatVector,
  watercolour,
  gouache,
  photographic,
  cinematic,
  paperCut,
  neon,
  pixelArt,
  voxel,
  lowPoly,
  engraving,
  penHatching,
  stipple,
  woodcut,
  halftone,
  halftoneInk,
  editorial,
  painterly,
  sketch,
  masterly,
  anime,
  comic,
  lineArt,
  blueprint,
  chalk,
  pencil,
  charcoal,
  stainedGlass,
  mosaic,
  oil,
  impressionist,
  embroidery,
  chiaroscuro,
  ukiyoE,
  synthwave,
  cyberpunk,
  filmNoir,
  artDeco,
  artNouveau,
  cartoon3d,
  sticker,
  logo,
  isometric,
  infographic,
  claymation,
  origami,
  inkWash,
  swirling,
  cubist,
  crayon,
  crossStitch,
  study,
  graffiti,
  advertisement,
  fashionSketch,
];

const houseLooks: Record<Exclude<HouseStyle, 'ink'>, Look> = {
  stock: editorial,
  photo: photographic,
  vector: flatVector,
  watercolor: watercolour,
  painterly,
  sketch,
  masterly,
  portrait: painterly,
};

/**
 * The look of a picture: the one that the prompt names, else the house's. Black-and-white illustration stays ink
 * whatever the prompt says; which ink, the prompt or the seed decides.
 */
export function chooseLook(style: HouseStyle, named: LookName | undefined, random: Random): Look {
  if (style === 'ink') {
    const inks = looks.filter((look) => look.ink);
    return inks.find((look) => look.name === named) ?? random.fork('look').pick(inks);
  }
  return looks.find((look) => look.name === named) ?? houseLooks[style];
}
