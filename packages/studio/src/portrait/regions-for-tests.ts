import type { Rgb } from '../paint/kit/colour.js';
import { createRandom } from '../paint/kit/random.js';
import { readAnatomy } from './anatomy.js';
import { framePortrait } from './frame.js';
import { readRegions } from './regions.js';
import { sampleFace } from './sample-face.js';

const SIDE = 256;
const face = sampleFace();
const matte = new Float32Array(SIDE * SIDE).fill(1);
export const anatomy = readAnatomy(
  face,
  framePortrait(face, SIDE, SIDE, { headroom: 0 }, createRandom(1)),
  matte,
  SIDE,
  SIDE,
);
/** Half the width of the face, in units. */
export const wide = (anatomy.faceWidth / anatomy.unit) * 0.5;

/** The regions of a sheet that is coloured by place, to the right of the eyes and below them, in units. */
export function regionsOf(colourAt: (right: number, below: number) => Rgb) {
  const picture = new Uint8ClampedArray(SIDE * SIDE * 4);
  const { eyes, unit } = anatomy;
  for (let at = 0; at < picture.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    picture.set([...colourAt((x - eyes[0]) / unit, (y - eyes[1]) / unit), 255], at);
  }
  const regions = readRegions({ width: SIDE, height: SIDE, picture, matte, anatomy, hatted: false });
  const at = (plane: Float32Array, right: number, below: number): number =>
    plane[Math.round((eyes[1] + below * unit) / 2) * regions.width + Math.round((eyes[0] + right * unit) / 2)]!;
  return {
    hairAt: (right: number, below: number) => at(regions.hair, right, below),
    skinAt: (right: number, below: number) => at(regions.skin, right, below),
  };
}
