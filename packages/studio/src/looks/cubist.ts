import { unitOf } from '../raster/plane.js';
import type { Random } from '../paint/kit/random.js';
import type { Scene } from '../scene/scene.js';
import type { Look } from './look.js';
import { stepLight } from './press/flatten.js';
import { focalLayers, layersOf } from './press/tone.js';

/** Lines that cut the picture into planes. */
const CUTS = 11;
/** How far a plane is moved against the others, of the shorter side. */
const SHIFT = 0.017;
/** How differently large, and how far turned, it is seen in one plane and in another. */
const [NEARER, TURNED] = [0.045, 0.05];
/** How much a plane takes of a colour of its own: all behind much, what the picture is about little. */
const [OWN, OWN_OF_THINGS] = [0.46, 0.12];
/** What the picture is about stands out: its colours are fuller than those of the planes around it. */
const FULLER = 1.35;
/** How far the shade along a cut reaches into the plane behind it, of the shorter side. */
const SHADE = 0.075;

const planes: readonly (readonly [red: number, green: number, blue: number])[] = [
  [214, 158, 82],
  [178, 84, 58],
  [74, 108, 140],
  [232, 214, 176],
  [112, 128, 84],
  [58, 62, 84],
  [222, 186, 120],
  [150, 92, 118],
];

interface Cut {
  readonly x: number;
  readonly y: number;
  /** Of its normal. */
  readonly across: number;
  readonly down: number;
}

/** Cuts in all directions, the most of them through the middle, where the subject is. */
function cutsFor(width: number, height: number, random: Random): readonly Cut[] {
  return Array.from({ length: CUTS }, (_, index) => {
    const angle = ((index + random.between(-0.3, 0.3)) / CUTS) * Math.PI;
    return {
      x: width * (0.5 + random.around(0.26)),
      y: height * (0.5 + random.around(0.26)),
      across: Math.cos(angle),
      down: Math.sin(angle),
    };
  });
}

/** Where the thing is that it is about. */
function middleOf({ items }: Scene, width: number, height: number): readonly [x: number, y: number] {
  const [main] = items.filter(({ subject }) => subject !== undefined).toSorted((one, other) => other.size - one.size);
  return main ? [main.x, main.y - main.size / 2] : [width / 2, height / 2];
}

/** A number between 0 and 1 that a plane always has. */
function chance(plane: number, salt: number): number {
  const mixed = Math.imul(plane + salt * 7919 + 1, 0x9e3779b1);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** What is seen, taken apart into planes that are a little moved and turned to the light each in its own way; the contours of what it is about are drawn. */
export const cubist: Look = {
  name: 'cubist',
  ink: false,
  sharp: true,
  mapped: 'things',
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    const { index: layer, layers } = layersOf(finish);
    const focal = focalLayers({ index: layer, layers });
    const told = focal.includes(1) && focal.includes(0);
    const isThing = (x: number, y: number): boolean => told && focal[layer[y * width + x] as number] === 1;
    const reach = Math.max(1, Math.round(unitOf(width, height) * 1.5));
    const unit = Math.min(width, height);
    const cuts = cutsFor(width, height, scene.random.fork('cubist'));
    const line = Math.max(0.7, 1.6 * unitOf(width, height));
    const [middleX, middleY] = middleOf(scene, width, height);
    stepLight(pixels, width, height, 6);
    const result = new Uint8ClampedArray(pixels.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let plane = 0;
        let nearest = Infinity;
        let below = Infinity;
        for (let index = 0; index < cuts.length; index++) {
          const cut = cuts[index] as Cut;
          const off = (x - cut.x) * cut.across + (y - cut.y) * cut.down;
          if (off > 0) {
            plane |= 1 << index;
            below = Math.min(below, off);
          }
          nearest = Math.min(nearest, Math.abs(off));
        }
        const moveX = chance(plane, 2) - 0.5;
        const moveY = chance(plane, 3) - 0.5;
        const turn = (chance(plane, 4) - 0.5) * 2 * TURNED;
        const nearer = 1 + (chance(plane, 5) - 0.5) * 2 * NEARER;
        const [awayX, awayY] = [(x - middleX) * nearer, (y - middleY) * nearer];
        // every plane is seen from a place of its own
        const seenX = middleX + awayX - awayY * turn + moveX * 2 * SHIFT * unit;
        const seenY = middleY + awayY + awayX * turn + moveY * 2 * SHIFT * unit;
        const fromX = Math.min(width - 1, Math.max(0, Math.round(seenX)));
        const fromY = Math.min(height - 1, Math.max(0, Math.round(seenY)));
        const colour = planes[Math.floor(chance(plane, 1) * planes.length)] as (typeof planes)[number];
        const shade = 1 - 0.3 * Math.max(0, 1 - below / (SHADE * unit)) + (moveX + moveY) * 0.16;
        const thing = isThing(fromX, fromY);
        const edge =
          isThing(Math.min(width - 1, fromX + reach), fromY) !== thing ||
          isThing(fromX, Math.min(height - 1, fromY + reach)) !== thing;
        const cutInk = Math.max(0, Math.min(1, line - nearest)) * (thing ? 0.4 : 0.62);
        const ink = edge ? 0.8 : cutInk;
        const own = thing || !told ? OWN_OF_THINGS : OWN;
        const to = (y * width + x) * 4;
        const from = (fromY * width + fromX) * 4;
        const grey = ((pixels[from] as number) + (pixels[from + 1] as number) + (pixels[from + 2] as number)) / 3;
        for (let part = 0; part < 3; part++) {
          const plain = pixels[from + part] as number;
          const full = thing || !told ? grey + (plain - grey) * FULLER : plain;
          const seen = full * (1 - own) + (colour[part] as number) * own;
          result[to + part] = (seen * shade * 1.06 - 4) * (1 - ink) + 34 * ink;
        }
        result[to + 3] = 255;
      }
    }
    return result;
  },
};
