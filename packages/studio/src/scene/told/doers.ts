import { isActName } from '../../catalogue/acts.js';
import { offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import type { Told } from '../../language/vocabulary/told.js';
import { isPeople } from './tableaux.js';
import { isOfKind, withRelation, withWords } from './edits.js';

/** Who does what is told the other way round, or where nobody says how: "a cat held by a girl", "knocking a vase off". */
export function settleDoers(told: Brief): Brief {
  return steps.reduce((brief, step) => step(brief), told);
}

/** Somebody who can do something: people, animals, robots. */
export const isDoer = (subject: Subject): boolean =>
  isPeople(subject) || isOfKind('animal', subject.concept) || offerOf(subject.concept).alive === true;

/** A thing that lives and has hands: a robot. */
export const isMachine = (concept: string): boolean => {
  const { alive, hand } = offerOf(concept);
  return isOfKind('object', concept) && alive === true && hand !== undefined;
};

const doneBy: readonly (readonly [turn: Told, kind: Relation['kind'], does?: string])[] = [
  ['held-by', 'holding'],
  ['pushed-by', 'pushing', 'walking'],
  ['ridden-by', 'riding'],
  ['tended-by', 'facing', 'petting'],
  ['chased-by', 'following', 'running'],
];

/** "A cat is held by a girl": she holds it, and what it is told to do she does. */
function passive(brief: Brief): Brief {
  const [turn, kind, does] = doneBy.find(([name]) => brief.told?.includes(name)) ?? [];
  const found = brief.relations.find(({ kind: how, subject, object }) => {
    const doer = brief.subjects[object];
    return how === 'beside' && subject < object && doer !== undefined && isDoer(doer);
  });
  if (!turn || !kind || !found) return brief;
  const { subject: patient, object: doer } = found;
  const moved = brief.subjects[patient]?.attributes.filter(isActName) ?? [];
  const turned = withRelation(brief, found, { kind, subject: doer, object: patient });
  const freed = withWords(turned, patient, (own) => own.filter((word) => !moved.includes(word as never)));
  const own = brief.subjects[doer]?.attributes ?? [];
  const acts = moved.length > 0 ? moved : does && !own.includes(does) ? [does] : [];
  return withWords(freed, doer, (words) => [...acts, ...words]);
}

const GAITS: ReadonlySet<string> = new Set(['running', 'walking']);
const STILL = /^(?:sitting|standing|lying|sleeping|running|walking|climbing|hiding|flying|swimming|riding)$/;

/** Who is chased runs too, whom others walk after walks, and those who are led do. */
function fled(brief: Brief): Brief {
  const { subjects, relations, told } = brief;
  const found = relations.find(
    ({ kind, object }) => kind === 'following' && (told?.includes('pursuit') || !is(subjects[object]?.concept, 'led')),
  );
  const gaitOf = (at: number): string | undefined => subjects[at]?.attributes.find((word) => GAITS.has(word));
  if (!found) return brief;
  const [mover, other] = gaitOf(found.subject) ? [found.subject, found.object] : [found.object, found.subject];
  const [gait, hunted] = [gaitOf(mover), subjects[other]];
  if (!gait || !hunted || !isDoer(hunted)) return brief;
  if (hunted.attributes.some((word) => isActName(word) || STILL.test(word))) return brief;
  const placed = relations.some((each) => each !== found && each.subject === other && each.kind !== 'beside');
  return placed ? brief : withWords(brief, other, (own) => [gait, ...own]);
}

/** What somebody knocks off a table is at its edge, tipping over; an animal that does it is up there beside it. */
function toppled(brief: Brief): Brief {
  const doer = brief.subjects.findIndex(
    (subject) =>
      isDoer(subject) && subject.attributes.some((word) => /^(?:knocking|pushing|tipping|walking)$/.test(word)),
  );
  if (!brief.told?.includes('toppling') || doer < 0) return brief;
  const base = brief.subjects.findIndex(({ concept }) => is(concept, 'table') || isOfKind('furniture', concept));
  const thing = brief.subjects.findIndex((subject, index) => index !== base && !isDoer(subject));
  if (thing < 0) return brief;
  const those = new Set([doer, thing, base]);
  const kept = brief.relations.filter(({ subject, object }) => !those.has(subject) || !those.has(object));
  const small = isOfKind('animal', brief.subjects[doer]?.concept ?? '');
  const placed: Relation[] =
    base < 0
      ? [{ kind: 'facing', subject: doer, object: thing }]
      : [
          { kind: small ? 'on' : 'beside', subject: doer, object: base },
          { kind: 'on', subject: thing, object: base },
        ];
  const still = (word: string): boolean => !/^(?:knocking|pushing|tipping|walking)$/.test(word);
  const acting = withWords({ ...brief, relations: [...kept, ...placed] }, doer, (own) => [
    small ? 'pawing' : 'pushing',
    ...own.filter(still),
  ]);
  return withWords(acting, thing, (own) => [...own, 'toppling']);
}

/** An animal that sits at a desk or a table sits there as people do. */
function atTheirDesk(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, desk] = [brief.subjects[subject], brief.subjects[object]];
    if (!one || one.count > 1 || !isOfKind('animal', one.concept) || kind !== 'beside') return false;
    const sits = one.attributes.some((word) => /^(?:sitting|working|typing|writing|reading)$/.test(word));
    return sits && is(desk?.concept, 'table');
  });
  if (!found) return brief;
  const { attributes = [] } = brief.subjects[found.subject] ?? {};
  const act = attributes.find((word) => word === 'typing' || word === 'writing');
  const settled = withRelation(brief, found, { ...found, kind: 'holding' });
  return withWords(settled, found.subject, (own) => [
    act ?? 'desk-sitting',
    ...own.filter((word) => word !== 'sitting' && word !== 'working'),
  ]);
}

const steps: readonly ((brief: Brief) => Brief)[] = [passive, fled, toppled, atTheirDesk];
