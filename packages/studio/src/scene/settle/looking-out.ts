import { is } from '../../catalogue/traits.js';
import type { Drawable } from '../../paint/drawable.js';
import { surfaceFor } from '../solve/layout.js';
import type { Item, Scene } from '../scene.js';

/** So many times larger what is before must be. */
const BEFORE: Partial<Record<Drawable['kind'], number>> = { vehicle: 4, furniture: 4.5 };
/** So much of the width it may then take: of a car or a train an end is enough to know it, a bicycle or a table is seen whole. From such an extent on, in metres, it is as long as one. */
const WIDE = { whole: 0.84, car: 1.15, train: 1.6, fromCar: 1.8, fromTrain: 5 } as const;
/** How high what is before is at most, and what is behind it, as shares of the height. */
const [HIGHEST, LARGEST] = [0.76, 0.3];
/** The side of a square that what is behind covers, and at least covers, as shares of the height. */
const [SEEN, LEAST] = [0.13, 0.055];
/** So many times larger than it is the small thing may be. */
const EXAGGERATED = 1.8;
/** And somebody, or a horse: who reads the train as a train knows how large they are. */
const [OF_KNOWN, KNOWN_FROM] = [1.1, 1];
/** A plate or a phone that must be so many times as large to be seen behind an aircraft or a train is hidden by it. */
const LOST = 3.4;
/** How far behind the feet of what is before it stands, by the height of that. */
const BEHIND = 0.1;
/** Where the end of what is before is, as a share of the width, and how much of what is behind shows beyond it. */
const END = 0.74;
/** An aircraft stands on its front wheel behind its nose, in shares of its length. */
const NOSE = 0.08;
const SHOWN = { behind: 0.75, hidden: 0.55 } as const;

/** Who is behind a train stands beyond its rails, not between them: so far up, as a share of the frame. */
export const offRails = ({ concept }: Drawable): number => (is(concept, 'rails') ? 0.1 : 0);

/** How large a thing is in the world, whatever its form. */
export const extentOf = ({ height, aspect }: Drawable): number => height * Math.sqrt(aspect);

/** Whether a thing is so small that it would be lost behind all of the other one. */
export function looksOut(near: Drawable, far: Drawable): boolean {
  return near.habitat === 'ground' && extentOf(near) > extentOf(far) * (BEFORE[near.kind] ?? Infinity);
}

/** A mouse behind a car looks out from behind one end of it: we are so near that no more of the car is in the picture. */
export function lookingOut(scene: Scene, near: Item, far: Item, hidden: boolean): readonly Item[] {
  const { width, height } = scene;
  const [large, small] = [near.drawable, far.drawable];
  const ground = surfaceFor(scene, 'ground');
  const foot = Math.max(ground.far + height * 0.03, Math.min(ground.near, height * 0.9));
  const long = large.kind === 'vehicle' ? extentOf(large) : 0;
  const wide = width * (long > WIDE.fromTrain ? WIDE.train : long > WIDE.fromCar ? WIDE.car : WIDE.whole);
  const wanted = (height * SEEN * large.height) / (extentOf(small) * EXAGGERATED);
  const whole = Math.min((width * 0.8) / large.aspect, height * 0.6);
  const size = Math.max(whole, Math.min(wanted, wide / large.aspect, height * HIGHEST, foot - height * 0.06));
  const known = small.kind === 'person' || (small.kind === 'animal' && small.height > KNOWN_FROM);
  const times = known && large.kind === 'vehicle' ? OF_KNOWN : EXAGGERATED;
  const extent = Math.max(((size * extentOf(small)) / large.height) * times, height * LEAST);
  const truly = (size * extentOf(small)) / large.height;
  const lost = (small.kind === 'object' || small.kind === 'food') && extent > truly * LOST;
  const little = Math.min(extent / Math.sqrt(small.aspect), height * LARGEST, size * 0.7);
  const [across, own] = [size * large.aspect, little * small.aspect];
  const shown = own * (hidden ? SHOWN.hidden : SHOWN.behind);
  // both in the middle where both fit in, else the end with what looks out from behind it
  const end = Math.max(width * END, Math.min(width * 0.96 - shown, (width + across - shown) / 2));
  const flies = small.habitat === 'air' || small.habitat === 'sky';
  const front: Item = {
    ...near,
    x: end - across / 2,
    y: foot,
    size,
    turn: 0,
    mirrored: false,
    floor: height,
    standsOn: 'ground',
  };
  const back: Item = {
    ...far,
    x: end + shown - own / 2 - (is(large.concept, 'airliner') ? across * NOSE : 0),
    y: flies ? foot - size * 0.4 : foot - Math.max(height * 0.025, size * BEHIND, offRails(large) * height),
    size: little,
    depth: Math.min(1, near.depth + 0.06),
    turn: 0,
    mirrored: false,
    floor: height,
    standsOn: flies ? 'nothing' : 'ground',
  };
  return lost ? [front] : [back, front];
}
