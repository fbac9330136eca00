import { belongsTo, isActName } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { tradeActs } from '../../catalogue/acts-of-trades.js';
import { is } from '../../catalogue/traits.js';
import type { Brief } from '../../language/brief.js';
import { isPeople } from './tableaux.js';
import { isOfKind, withRelation, withWords } from './edits.js';

/** Two who do something with each other, though the verb alone would have each of them do it alone. */

const countOf = ({ subjects }: Brief, some: readonly number[]): number =>
  some.reduce((sum, at) => sum + (subjects[at]?.count ?? 0), 0);
const peopleOf = ({ subjects }: Brief): number[] => subjects.flatMap((each, at) => (isPeople(each) ? [at] : []));

const BALL: ActName = 'ball-passing';
const DISC: ActName = 'disc-passing';
const TOSSED: ReadonlySet<string> = new Set<ActName>(['throwing', 'catching']);

/** Two who play catch throw to each other. */
export function tossedBetween(brief: Brief): Brief {
  const people = peopleOf(brief);
  const many = countOf(brief, people);
  const [one] = people;
  const tosses = people.some((at) => brief.subjects[at]?.attributes.some((word) => TOSSED.has(word)));
  if (one === undefined || many !== 2 || !tosses || brief.told?.includes('by-mouth')) return brief;
  const shows = (act: ActName): boolean => brief.subjects.some(({ concept }) => belongsTo(act, concept));
  const [flies, rolls] = [shows(DISC), shows(BALL)];
  const thrown = brief.relations.some(
    ({ kind, subject, object }) =>
      (kind === 'holding' || kind === 'facing') && people.includes(subject) && !people.includes(object),
  );
  // what they throw is something else: snow, a hat, coins
  if (thrown && !flies && !rolls) return brief;
  return people.reduce(
    (each, at) => withWords(each, at, (own) => [flies ? DISC : BALL, ...own.filter((word) => !TOSSED.has(word))]),
    brief,
  );
}

const CANDLES: ActName = 'blowing-candles';

/** Several around a cake or a meal stand or sit at its table, and look at it. */
export function aroundTreat(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [those, treat] = [brief.subjects[subject], brief.subjects[object]];
    const many = those && isPeople(those) && those.count > 1 && !those.attributes.some(isActName);
    return many && kind === 'around' && isOfKind('food', treat?.concept ?? '');
  });
  if (!found) return brief;
  const lit = belongsTo(CANDLES, brief.subjects[found.object]?.concept ?? '');
  const relations = brief.relations.map((each) => (each === found ? { ...each, kind: 'holding' as const } : each));
  return withWords({ ...brief, relations }, found.subject, (own) => [lit ? CANDLES : 'eating', ...own]);
}

const groomings = [
  ['hair-done', 'cutting-hair'],
  ['hair-brushed', 'brushing-hair'],
  ['shoes-tied', 'lacing-shoes'],
] as const;

/** What one would do to one's own hair, or to a dog's. */
const OWN = /^(?:petting|hair-brushing)$/;

/** "A man cutting a woman's hair": one of them does it to the other. */
export function groomed(brief: Brief): Brief {
  const [one, other] = peopleOf(brief);
  const act = groomings.find(([told]) => brief.told?.includes(told))?.[1];
  if (!act || one === undefined || other === undefined) return brief;
  if (brief.subjects[one]?.attributes.some((word) => isActName(word) && !OWN.test(word))) return brief;
  const first = withWords(brief, one, (own) => [act, ...own.filter((word) => !OWN.test(word) && word !== 'walking')]);
  // what she has on her feet is in nobody's hands
  const relations = first.relations.filter(
    ({ kind, subject, object }) =>
      !(
        kind === 'holding' &&
        (subject === one || subject === other) &&
        belongsTo(act, brief.subjects[object]?.concept ?? '')
      ),
  );
  return withWords({ ...first, relations }, other, (own) => own.filter((word) => !isActName(word)));
}

/** A tailor measures who stands before them, and no board. */
export function measuredUp(brief: Brief): Brief {
  const [one, other] = peopleOf(brief);
  if (one === undefined || other === undefined || !brief.subjects[one]?.attributes.includes('measuring')) return brief;
  return withWords(brief, one, (own) => ['measuring-up', ...own.filter((word) => word !== 'measuring')]);
}

/** Who helps somebody across a street walks at their side. */
export function escorted(brief: Brief): Brief {
  const [one, other] = peopleOf(brief);
  if (!brief.told?.includes('helped-across') || one === undefined || other === undefined) return brief;
  return withWords(brief, one, (own) => ['escorting', ...own]);
}

const UMBRELLA: ActName = 'sharing-umbrella';

/** Two under one umbrella walk close together, and one of them holds it. */
export function underOne(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, object }) =>
      kind === 'under' &&
      belongsTo(UMBRELLA, brief.subjects[object]?.concept ?? '') &&
      brief.subjects[object]?.count === 1,
  );
  const people = peopleOf(brief);
  const many = countOf(brief, people);
  const couple = people.some((at) => is(brief.subjects[at]?.concept, 'couple'));
  if (!found || !people.includes(found.subject) || !(many === 2 || couple)) return brief;
  const under: Brief = { ...brief, relations: brief.relations.filter((each) => each !== found) };
  const loose = /^(?:walking|standing|waiting|under)$/;
  return people.reduce(
    (each, at) => withWords(each, at, (own) => [UMBRELLA, ...own.filter((word) => !loose.test(word))]),
    under,
  );
}

const WINE: ActName = 'drinking-wine';

/** Who drinks what is in a wine glass has the glass in hand, and no cup. */
export function withWine(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'holding' &&
      brief.subjects[subject]?.attributes.includes('drinking') === true &&
      belongsTo(WINE, brief.subjects[object]?.concept ?? ''),
  );
  if (!found) return brief;
  return withWords(brief, found.subject, (own) => own.map((word) => (word === 'drinking' ? WINE : word)));
}

/** Several who drink beer have a glass of it each: a company that drinks has cups. */
export function withOwnGlasses(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [drinkers, { concept: drink = '' } = {}] = [brief.subjects[subject], brief.subjects[object]];
    if (kind !== 'holding' || !drinkers?.attributes.includes(SIPS)) return false;
    return drinkers.count > 1 && is(drink, 'drink') && !belongsTo(SIPS, drink) && !belongsTo(WINE, drink);
  });
  return found ? withWords(brief, found.subject, (own) => own.filter((word) => word !== SIPS)) : brief;
}
const SIPS: ActName = 'drinking';

const TOASTS: ActName = 'toasting';

/** "Toasting with glasses of wine": those are in their hands, stand on no table beside them and are no spectacles. */
export function withTheirGlasses(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'beside' &&
      brief.subjects[object]?.attributes.includes(TOASTS) === true &&
      belongsTo(TOASTS, brief.subjects[subject]?.concept ?? ''),
  );
  if (!found) return brief;
  const held = withRelation(brief, found, { kind: 'holding', subject: found.object, object: found.subject });
  return withWords(held, found.object, (own) => own.filter((word) => word !== 'glasses'));
}

const BUSY = /^(?:sitting|seated|standing|walking|running|lying|sleeping|crawling|kneeling|swimming|playing|riding)$/;

/** A baby that is on nothing and does nothing else sits, whatever it holds. */
export function babySits(brief: Brief): Brief {
  const baby = brief.subjects.findIndex(
    ({ attributes, concept }) => is(concept, 'person') && attributes.includes('baby') && !attributes.some(isActName),
  );
  const { attributes = [] } = brief.subjects[baby] ?? {};
  const carried = brief.relations.some(
    ({ kind, subject, object }) =>
      (subject === baby && kind !== 'holding' && kind !== 'beside') || (object === baby && kind === 'holding'),
  );
  if (baby < 0 || carried || attributes.some((word) => BUSY.test(word))) return brief;
  return withWords(brief, baby, (own) => [...own, 'sitting']);
}

const trades: ReadonlySet<string> = new Set(
  Object.values(tradeActs).flatMap((act) => ('trades' in act ? act.trades.split(' ') : [])),
);

/** One fireman is known by the fire that he puts out; three of whom nothing is told stand there, and who is on a ladder. */
export function offDuty(brief: Brief): Brief {
  const isOn = (index: number): boolean =>
    brief.relations.some(({ kind, subject }) => subject === index && (kind === 'on' || kind === 'climbing'));
  const found = brief.subjects.findIndex(
    ({ count, attributes, concept, action }, index) =>
      is(concept, 'person') &&
      (count > 2 || isOn(index)) &&
      action === undefined &&
      attributes.some((word) => trades.has(word)) &&
      !attributes.some(isActName),
  );
  const tools = brief.relations.some(({ kind, subject }) => subject === found && kind === 'holding');
  return found < 0 || tools ? brief : withWords(brief, found, (own) => ['standing', ...own]);
}
