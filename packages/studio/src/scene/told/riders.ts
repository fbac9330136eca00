import { actWith, belongsTo, isHandAct } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import { isOfKind, withKind, withWords } from './edits.js';
import { isPeople } from './tableaux.js';

/** Who rides an animal: what they do and have is theirs, how fast they go is the animal's. */

const AFOOT = /^(?:standing|lying|sleeping|dancing|jumping|leaping|kneeling|crouching|falling|balancing|cross-legged)$/;
/** What a ridden animal does of itself. */
const POSED =
  /^(?:standing|walking|running|jumping|leaping|rearing|galloping|grazing|eating|drinking|lying|sleeping|sitting|resting|flying|swimming|dancing|begging|rolling)$/;
const FAST = /^(?:racing|running|sprinting|galloping|charging|speeding)$/;
const ARCHERY: ActName = 'archery';

/** "A knight on horseback with a lance": he sits on its back, and the lance is his. */
export function inSaddle(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [rider, mount] = [brief.subjects[subject], brief.subjects[object]];
    if (!rider || !mount || !isPeople(rider) || !isOfKind('animal', mount.concept)) return false;
    if (kind === 'riding') return true;
    const bears = is(mount.concept, 'led') || mount.words.endsWith('back');
    return kind === 'on' && bears && !rider.attributes.some((word) => AFOOT.test(word));
  });
  if (!found) return brief;
  const seated = found.kind === 'riding' ? brief : withKind(brief, found, 'riding');
  return atTheirPace(withTheirOwn(seated, found.subject, found.object), found.subject, found.object);
}

/** What is said after the animal is often said of who rides it: the sword that is drawn, the lance that is there. */
function withTheirOwn(brief: Brief, rider: number, mount: number): Brief {
  const { attributes: moved = [] } = brief.subjects[mount] ?? {};
  const deeds = moved.filter(isHandAct);
  const relations = brief.relations.map((each): Relation => {
    const given = each.kind === 'holding' && each.subject === mount && each.object !== rider;
    if (given) return { ...each, subject: rider };
    const beside = each.kind === 'beside' && each.object === mount && each.subject !== rider;
    return beside && isBorne(brief.subjects[each.subject]) ? holds(rider, each.subject) : each;
  });
  const bows = brief.subjects.flatMap((each, at) =>
    belongsTo(ARCHERY, each.concept) && !relations.some(({ object, subject }) => object === at || subject === at)
      ? [holds(rider, at)]
      : [],
  );
  const own = { ...brief, relations: [...relations, ...bows] };
  const freed = withWords(own, mount, (words) => words.filter((word) => !isHandAct(word)));
  // who draws a bow or a sword makes no picture
  const done = deeds.filter((word) => word !== 'drawing' || bows.length === 0);
  return withWords(freed, rider, (words) => [...words, ...done]);
}

const holds = (subject: number, object: number): Relation => ({ kind: 'holding', subject, object });

/** A tool or a weapon of one hand. */
const isBorne = (thing: Subject | undefined): boolean =>
  thing?.count === 1 &&
  isOfKind('object', thing.concept) &&
  (actWith(thing.concept, thing.variety) !== undefined || offerOf(thing.concept).grip !== undefined);

/** Who races or charges does so by the legs of what they ride; what is ridden does not graze. */
function atTheirPace(brief: Brief, rider: number, mount: number): Brief {
  const fast = [rider, mount].some((at) => brief.subjects[at]?.attributes.some((word) => FAST.test(word)) === true);
  const posed = brief.subjects[mount]?.attributes.some((word) => POSED.test(word)) === true;
  const slowed = fast ? withWords(brief, rider, (own) => own.filter((word) => !FAST.test(word))) : brief;
  const { concept = '' } = brief.subjects[mount] ?? {};
  if (posed || !is(concept, 'led')) return slowed;
  return withWords(slowed, mount, (own) => [fast ? 'running' : 'walking', ...own.filter((word) => !FAST.test(word))]);
}
