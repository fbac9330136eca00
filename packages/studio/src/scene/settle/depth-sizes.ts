import type { Drawable } from '../../paint/drawable.js';
import { extentOf } from './looking-out.js';

/** The same of what is slender and no taller. */
const SHOWN_LOW = 0.62;

/** How much of the width of what is behind shows beside what is before it. */
const SHOWN = { behind: 0.5, hidden: 0.36 } as const;
/** The same of what is taller than that, and shows its upper part as well. */
const SHOWN_OVER = { behind: 0.4, hidden: -0.1, hiddenThing: 0.3 } as const;

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export interface Sizes {
  /** Height of what is behind where what is before it is 1 high. */
  readonly height: number;
  /** Share of its width that is free. */
  readonly shown: number;
}

/** So many times larger a vehicle is seen to be so, up to so many times. */
const [VASTER, VASTEST] = [2.2, 3];
/** What is smaller behind is shown as small as it can be and still be known. */
const SMALLEST = { behind: 0.15, hidden: 0.17, behindSomebody: 0.115 } as const;
/** The same for the length of what is long and thin, as a share of what is before it: a key, a pen. */
const LEAST_LONG = 0.24;
/** And for a small animal, and for what flies and is an insect. */
const [LEAST_BEAST, LEAST_INSECT] = [0.13, 0.085];
/** Behind somebody or a horse, whose size everybody knows, a thing is no longer than this share of their height for being known. */
const LEAST_BEHIND_SOMEBODY = 0.14;
const isTall = ({ kind, height }: Drawable): boolean => kind === 'person' || (kind === 'animal' && height > BEAST);

/** How high a slender thing behind another one is at least, beside that. */
const LEAST_STATURE = 0.55;

/** So many times as high as an animal before them somebody is at most. */
const HIGHEST = 2.6;

/** How much smaller one is a step farther back. */
const STEP_BACK = 0.95;

/** Nearly as in the world; compressed where one of them could not be seen otherwise. */
export function sizesOf(near: Drawable, far: Drawable, covers: boolean): Sizes {
  // what lies hides nothing: before a cat a plate that did would be as large as a table
  const hidden = covers && !liesLow(near, far);
  if (covers && !hidden)
    return { height: Math.min(HIGHEST_OVER_LOW, (far.height / near.height) * KNOWN), shown: SHOWN.behind };
  const kind = hidden ? 'hidden' : 'behind';
  const real = extentOf(far) / extentOf(near);
  // who stands behind somebody is no taller for that: they are seen beside them
  if (near.kind === 'person' && far.kind === 'person')
    return { height: (far.height / near.height) * STEP_BACK, shown: hidden ? SHOWN_OVER.behind : SHOWN_LOW };
  // a boy behind a book looks over it, a lamp rises behind a box
  if (far.aspect < 0.75 && real > 0.35) {
    const covered = hidden ? 0.72 : 0.66;
    const narrowest = (far.aspect * (hidden ? 0.8 : 0.5)) / near.aspect;
    const height = 1 / within(Math.max(covered, narrowest), covered, 0.86);
    // who is about as tall in the world as what is before is so here
    const stature = far.height / near.height;
    // and a vase behind a hen looks out beside it
    const truly = Math.max(far.kind === 'person' || far.kind === 'animal' ? 1.12 : LEAST_STATURE, stature);
    // a hen before a girl is a hen: nobody looks over it
    if (near.kind === 'animal' && !hidden)
      return { height: Math.min(truly, isInsect(near) ? OF_INSECTS.highest : HIGHEST), shown: SHOWN_OVER[kind] };
    // a lamp over the middle of what hides it would be its hat
    const thing = hidden && far.kind !== 'person' && far.kind !== 'animal';
    // and a giraffe behind a girl towers over her
    const towers = far.kind === 'animal' && near.kind === 'person' && truly > height;
    const high = towers ? Math.min(truly, HIGHEST) : Math.min(height, 1.7, truly);
    // what is no taller shows beside what is before it
    if (high < 1 && !hidden) return { height: high, shown: SHOWN_LOW };
    return { height: high, shown: SHOWN_OVER[thing ? 'hiddenThing' : kind] };
  }
  const alike = Math.sqrt(near.aspect / far.aspect);
  const tiny = isInsect(near) && !hidden;
  // a mouse behind a girl is no rabbit, a cup behind a chair no vase
  const small = near.kind === 'furniture' || (far.kind === 'animal' && isMeasured(near)) ? 1 : 0.85;
  const nearer = real < 1 ? real ** small : real ** (tiny ? OF_INSECTS.power : 0.55);
  const height =
    alike *
    within(
      nearer,
      isTall(near) ? SMALLEST.behindSomebody : SMALLEST[kind],
      hidden ? 1.5 : tiny ? OF_INSECTS.highest : 2.2,
    );
  if (tiny) return { height, shown: SHOWN.behind };
  if (!hidden && drives(near) && drives(far))
    return { height: Math.min(DRIVING.most, (far.height / near.height) * DRIVING.of), shown: SHOWN.behind };
  if (!hidden) {
    const truly = (far.height / near.height) * KNOWN;
    const most = isKnownBeside(near, far) ? Math.min(mostOf(near), truly) : mostOf(near);
    return { height: within(height, Math.min(most, leastOf(near, far)), most), shown: SHOWN.behind };
  }
  // an airliner that a car hides is no toy behind it: the car is before the middle of it
  if (far.kind === 'vehicle' && near.habitat !== 'air' && real > VASTER) {
    const vast = within(alike * Math.min(real, VASTEST), 0.12, 2.4);
    return { height: vast, shown: 0.5 - (near.aspect * 0.36) / (far.aspect * vast) };
  }
  const covered = within(height, leastOf(near, far), Math.min(1.05, (near.aspect * 1.25) / far.aspect));
  // nor is a couch that a girl hides, or a horse behind a refrigerator: what hides it is before the middle of it
  const truly = far.height / near.height;
  if (isSolid(far) && near.habitat !== 'air' && covered < truly * TOY && truly < TOWERS)
    return { height: truly, shown: 0.5 - (near.aspect * 0.3) / (far.aspect * truly) };
  return { height: covered, shown: SHOWN.hidden };
}

/** What is broader than this, in its heights, lies, and what is so many times as high is seen over it; up to so many times that is shown. */
const [LIES, OVER_LOW, HIGHEST_OVER_LOW] = [2.2, 1.4, 9];
const liesLow = ({ kind, aspect, height }: Drawable, far: Drawable): boolean =>
  (kind === 'object' || kind === 'food') && aspect > LIES && far.height > height * OVER_LOW;

/** Everybody knows how large they are. */
const isMeasured = ({ kind }: Drawable): boolean => kind === 'person' || kind === 'animal' || kind === 'vehicle';

/** Metres up to which what flies is an insect: near as it is, it is no bird. What is behind it is so many times as large at most. */
const OF_INSECTS = { least: 0.15, highest: 5, power: 0.95 } as const;
const isInsect = ({ kind, habitat, height }: Drawable): boolean =>
  kind === 'animal' && habitat === 'air' && height < OF_INSECTS.least;

/** Metres from which on a beast is known beside what drives, and how large it is at most behind that: a cow is no half of an engine. */
const [BEAST, KNOWN] = [1, 0.95];
/** How large one that drives is behind another one: a van is no smaller than the bicycle before it. */
const DRIVING = { of: 0.92, most: 3 } as const;
const drives = ({ kind, habitat }: Drawable): boolean => kind === 'vehicle' && habitat === 'ground';
const isKnownBeside = (near: Drawable, far: Drawable): boolean =>
  near.kind === 'vehicle' && near.habitat === 'ground' && far.kind === 'animal' && far.height > BEAST;

/** How high what is behind is at least, where what is before it is 1 high: what is long and thin is known by its length. */
function leastOf(near: Drawable, far: Drawable): number {
  const beast = isInsect(far) ? LEAST_INSECT : LEAST_BEAST;
  const thing = isTall(near) ? LEAST_BEHIND_SOMEBODY : LEAST_LONG;
  return Math.min(0.12, ((far.kind === 'animal' ? beast : thing) * Math.max(1, near.aspect)) / far.aspect);
}

/** And at most: a vase behind a plate that lies is a few times as high as that. */
const mostOf = ({ aspect }: Drawable): number => Math.max(1.8, aspect * 0.9);

/** What is drawn so much smaller than it is reads as a toy; what is so many times as high is seen over all that is before it. */
const [TOY, TOWERS] = [0.8, 2.4];
const isSolid = ({ kind, habitat }: Drawable): boolean => kind !== 'person' && kind !== 'plant' && habitat !== 'air';
