import { isProse, weightOf } from '../language/brief.js';
import { withManifold } from '../language/manifold.js';
import type { Brief } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import type { Scene } from './scene.js';
import { sensible } from './told/sensible.js';
import { crowdingOut, shareOfMain, spoiltIn } from './spoilt.js';
import { lesserOf, without } from './without.js';

/** So often another thing is left out and the picture composed again. */
const ROUNDS = 4;
/** So many of those that are spoilt are tried before the picture stays as it is. */
const TRIES = 3;
/** Worth another thing: so many times larger what the paragraph is about must become. */
const LARGER = 1.4;

interface Findable {
  readonly brief: Brief;
  findDrawable(concept: string): Drawable | undefined;
}

interface Composed {
  readonly scene: Scene;
  readonly warnings: readonly string[];
}

/**
 * A paragraph mentions much. What is lesser in it and would come out broken, a crumb, a toy, cut off by the frame or piled
 * on others, is left out, and the rest is composed again.
 */
export function sparing<Asked extends Findable, Staged extends Composed>(
  told: Asked,
  compose: (request: Asked) => Staged,
): Staged {
  const asked = { ...told, brief: sensible(withManifold(told.brief), (concept) => told.findDrawable(concept)) };
  let best = compose(asked);
  // each thing on a sheet has a place of its own there
  if (!isProse(asked.brief) || asked.brief.told?.includes('specimens')) return best;
  let { brief } = asked;
  const gone: string[] = [];
  let spoilt = spoiltIn(best.scene);
  for (let round = 0; round < ROUNDS && spoilt.length > 0; round++) {
    // without the one nothing may be better, and without the other all
    const found = firstOf(spoilt.slice(0, TRIES), (worst) => {
      const tried = withoutOne({ ...asked, brief }, best, worst, compose);
      if (!tried || tried.still.length > spoilt.length) return undefined;
      // or that brings to light what was behind it, and goes as well
      const settled = tried.still.length < spoilt.length || tried.still.some((one) => isBetter(tried, one));
      return settled ? { worst, ...tried } : undefined;
    });
    if (!found) break;
    gone.push(unplaced(brief, found.worst));
    brief = found.left;
    best = { ...found.next, warnings: [...found.next.warnings, ...gone] };
    spoilt = found.still;
  }
  return nearer({ ...asked, brief }, best, gone, compose);

  function isBetter({ left, next, still }: Tried<Staged>, one: number): boolean {
    const after = withoutOne({ ...asked, brief: left }, next, one, compose);
    return after !== undefined && after.still.length < still.length;
  }
}

interface Tried<Staged> {
  readonly left: Brief;
  readonly next: Staged;
  /** What is spoilt then. */
  readonly still: readonly number[];
}

/** The picture composed again without this one. */
function withoutOne<Asked extends { readonly brief: Brief }, Staged extends Composed>(
  asked: Asked,
  { scene }: Staged,
  one: number,
  compose: (request: Asked) => Staged,
): Tried<Staged> | undefined {
  if (!matches(asked.brief, scene.brief, one)) return undefined;
  const left = without(asked.brief, one);
  // the place stays, whoever made it
  const next = compose({ ...asked, brief: { ...left, setting: scene.setting } });
  return { left, next, still: spoiltIn(next.scene) };
}

function firstOf<From, To>(all: readonly From[], make: (one: From) => To | undefined): To | undefined {
  for (const one of all) {
    const made = make(one);
    if (made !== undefined) return made;
  }
  return undefined;
}

/** What weighs much in the one scene is in the other as well. */
const showsAll = ({ items, brief }: Scene, other: Scene): boolean =>
  other.items.every(
    ({ subject }) =>
      subject === undefined ||
      weightOf(other.brief, subject) < lesserOf(other.brief).thing ||
      items.some((item) => brief.subjects[item.subject ?? -1]?.words === other.brief.subjects[subject]?.words),
  );

const unplaced = ({ subjects }: Brief, index = 0): string =>
  `"${subjects[index]?.words}" is not shown: there is no good place for it`;

/** What the paragraph is about is hardly there among all that is around it: without the least of that it is. */
function nearer<Asked extends { readonly brief: Brief }, Staged extends Composed>(
  asked: Asked,
  staged: Staged,
  gone: readonly string[],
  compose: (request: Asked) => Staged,
): Staged {
  let { brief } = asked;
  let [best, current] = [staged, staged];
  let lost = gone;
  for (let round = 0; round < ROUNDS; round++) {
    const [least] = crowdingOut(current.scene);
    const left = least === undefined || !matches(brief, current.scene.brief, least) ? undefined : without(brief, least);
    if (!left) break;
    current = compose({ ...asked, brief: left });
    lost = [...lost, unplaced(brief, least)];
    brief = left;
    const larger = shareOfMain(current.scene) > shareOfMain(best.scene) * LARGER;
    if (larger && spoiltIn(current.scene).length === 0 && showsAll(current.scene, best.scene))
      best = { ...current, warnings: [...current.warnings, ...lost] };
  }
  return best;
}

/** The stage may have joined or added some: up to this one nobody is somebody else. */
const matches = (told: Brief, staged: Brief, last: number): boolean =>
  told.subjects.slice(0, last + 1).every(({ words }, index) => staged.subjects[index]?.words === words);
