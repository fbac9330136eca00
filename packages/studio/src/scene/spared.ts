import type { RelationKind } from '../catalogue/relations.js';
import { isParagraph, weightOf } from '../language/brief.js';
import type { Brief } from '../language/brief.js';
import type { Scene } from './scene.js';
import { CARRIED, LESSER, crowdingOut, shareOfMain, spoiltIn } from './spoilt.js';

/** So often another thing is left out and the picture composed again. */
const ROUNDS = 3;
/** Worth another thing: so many times larger what the paragraph is about must become. */
const LARGER = 1.4;

interface Composed {
  readonly scene: Scene;
  readonly warnings: readonly string[];
}

/**
 * A paragraph mentions much. What is lesser in it and would come out broken, a crumb, a toy, cut off by the frame or piled
 * on others, is left out, and the rest is composed again.
 */
export function sparing<Asked extends { readonly brief: Brief }, Staged extends Composed>(
  asked: Asked,
  compose: (request: Asked) => Staged,
): Staged {
  let best = compose(asked);
  if (!isParagraph(asked.brief)) return best;
  let { brief } = asked;
  const gone: string[] = [];
  let spoilt = spoiltIn(best.scene);
  for (let round = 0; round < ROUNDS && spoilt.length > 0; round++) {
    const [worst] = spoilt;
    const left = worst === undefined || !matches(brief, best.scene.brief, worst) ? undefined : without(brief, worst);
    if (!left) break;
    // the place stays, whoever made it
    const { setting } = best.scene;
    const next = compose({ ...asked, brief: { ...left, setting } });
    const still = spoiltIn(next.scene);
    if (still.length >= spoilt.length) break;
    gone.push(unplaced(brief, worst));
    brief = left;
    best = { ...next, warnings: [...next.warnings, ...gone] };
    spoilt = still;
  }
  return nearer({ ...asked, brief }, best, gone, compose);
}

/** What weighs much in the one scene is in the other as well. */
const showsAll = ({ items, brief }: Scene, other: Scene): boolean =>
  other.items.every(
    ({ subject }) =>
      subject === undefined ||
      weightOf(other.brief, subject) < LESSER.thing ||
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

const PROPPED: ReadonlySet<RelationKind> = new Set(['leaning-on', 'hanging-on', 'hanging-from']);

const isAlone = ({ relations }: Brief, index: number, but: number): boolean =>
  relations.every(
    ({ subject, object }) => (subject !== index && object !== index) || subject === but || object === but,
  );

/** The brief without this one and all that is on it; nothing where that would be more than it. */
function without(brief: Brief, gone: number): Brief {
  const lost = new Set([gone]);
  for (const one of lost)
    for (const { kind, subject, object } of brief.relations)
      if (object === one && CARRIED.has(kind) && weightOf(brief, subject) < LESSER.thing) lost.add(subject);
  // the post that a board leant on is there for nothing else
  for (const { kind, subject, object } of brief.relations)
    if (subject === gone && PROPPED.has(kind) && weightOf(brief, object) < LESSER.thing && isAlone(brief, object, gone))
      lost.add(object);
  const places = new Map<number, number>();
  for (const index of brief.subjects.keys()) if (!lost.has(index)) places.set(index, places.size);
  return {
    ...brief,
    subjects: brief.subjects.filter((_, index) => !lost.has(index)),
    relations: brief.relations.flatMap((relation) => {
      const [subject, object] = [places.get(relation.subject), places.get(relation.object)];
      return subject === undefined || object === undefined ? [] : [{ ...relation, subject, object }];
    }),
  };
}
