import type { ActName } from '../../catalogue/acts.js';
import { belongsTo, isActName } from '../../catalogue/acts.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import { isPeople } from './tableaux.js';
import { isOfKind, withKind, without, withWords } from './edits.js';

/** Who cuts a cake has it on a table before them, the knife in it; who is there with them does so too. */
export function carvedUp(brief: Brief): Brief {
  if (!brief.told?.includes('cutting')) return brief;
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, thing] = [brief.subjects[subject], brief.subjects[object]];
    if (
      !one ||
      !thing ||
      !isPeople(one) ||
      !belongsTo('decorating-cake', thing.concept) ||
      one.attributes.some(isActName)
    )
      return false;
    return kind === 'holding' || kind === 'facing';
  });
  if (!found) return brief;
  const free = (index: number): boolean => !brief.relations.some(({ subject }) => subject === index);
  const doers = brief.subjects.flatMap((each, index) =>
    index === found.subject || (isPeople(each) && free(index) && !each.attributes.some(isActName)) ? [index] : [],
  );
  return doers.reduce<Brief>(
    (each, index) => withWords(each, index, (own) => ['cutting-cake', ...own]),
    withKind(brief, found, 'holding'),
  );
}

/** A blade at work, of which no sentence says who holds it. */
const CUTS = /\b(?:cut|slic|carv|chop)\w* (?:(?:cleanly|easily|smoothly) )?(?:through|into)\b/i;

const BEFORE = new Set<Relation['kind']>(['holding', 'facing', 'on']);

/** Whoever has food before them, and that food. */
const atFood = (brief: Brief, busyWith: (word: string) => boolean): Relation | undefined =>
  brief.relations.find(({ kind, subject, object }) => {
    const [doer, thing] = [brief.subjects[subject], brief.subjects[object]];
    if (!doer || !thing || !BEFORE.has(kind) || !isPeople(doer) || doer.count !== 1) return false;
    const eaten =
      isOfKind('food', thing.concept) || (isOfKind('animal', thing.concept) && doer.attributes.some(busyWith));
    return eaten && !doer.attributes.some((word) => isActName(word) && !busyWith(word));
  });

/** The brief in which somebody does this in a kitchen: what they use and what the act draws is nowhere else. */
function doing(brief: Brief, act: ActName, doer: number, used: readonly number[], kept?: number): Brief {
  const drawn = brief.subjects.flatMap(({ concept }, index) =>
    index !== kept && index !== doer && belongsTo(act, concept) ? [index] : [],
  );
  const busy = withWords(brief, doer, (own) => [act, ...own.filter((word) => !isActName(word))]);
  return without({ ...busy, setting: brief.setting ?? 'kitchen' }, new Set([...drawn, ...used]));
}

/** "Chopping vegetables for a salad": those lie on the board, and no bowl of it stands there yet. */
export function notYetMade(brief: Brief): Brief {
  const cook = brief.subjects.findIndex((each) => isPeople(each) && each.attributes.includes('chopping'));
  const dish = brief.subjects.findIndex(({ concept }) => is(concept, 'in-a-bowl'));
  const elsewhere = brief.relations.some(
    ({ subject, object }) => (subject === dish && object !== cook) || (object === dish && subject !== cook),
  );
  const meant = / for (?:an?|the|his|her|their) /i.test(brief.prompt);
  return cook < 0 || dish < 0 || elsewhere || !meant ? brief : without(brief, new Set([dish]));
}

/** "Slicing a watermelon", "crushing garlic with a knife": it lies on a board before them, under the knife. */
export function cutUp(brief: Brief): Brief {
  if (!brief.told?.includes('cutting')) return brief;
  const found = atFood(brief, (word) => word === 'chopping');
  if (!found || (brief.subjects[found.object]?.count ?? 1) > 2) return brief;
  return doing(withKind(brief, found, 'holding'), 'cutting-food', found.subject, [], found.object);
}

/** "The knife sliced through the cheese": with no hand at it, it lies beside what it cut; on it it would hover. */
export function besideTheCut(brief: Brief): Brief {
  if (!CUTS.test(brief.prompt)) return brief;
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [tool, food] = [brief.subjects[subject], brief.subjects[object]];
    if (kind !== 'on' || !tool || !food) return false;
    return isOfKind('food', food.concept) && is(tool.concept, 'lies') && belongsTo('cutting-food', tool.concept);
  });
  return found ? withKind(brief, found, 'beside') : brief;
}

/** Who bakes with a whisk in the hand is still mixing: nobody kneads with it. */
function whisks({ relations, subjects }: Brief, doer: number): boolean {
  const stirs = (tool = ''): boolean => belongsTo('mixing-food', tool) && belongsTo('cooking', tool);
  return (
    subjects[doer]?.attributes.includes('baking') === true &&
    relations.some(
      ({ kind, subject, object }) => kind === 'holding' && subject === doer && stirs(subjects[object]?.concept),
    )
  );
}

/** Who mixes or whisks food does it in a bowl, and has none of it in their hands. */
export function stirred(brief: Brief): Brief {
  const mixing = (one: Subject): boolean => one.attributes.some((word) => word === 'mixing' || word === 'mixing-food');
  const doer = brief.subjects.findIndex(
    (one, index) => isPeople(one) && one.count === 1 && (mixing(one) || whisks(brief, index)),
  );
  if (doer < 0) return brief;
  const used = brief.relations
    .filter(({ kind, subject }) => BEFORE.has(kind) && subject === doer)
    .map(({ object }) => object)
    .filter((object) => isOfKind('food', brief.subjects[object]?.concept ?? ''));
  const said = brief.subjects[doer]?.attributes.includes('mixing-food') === true;
  return said || used.length > 0 ? doing(brief, 'mixing-food', doer, used) : brief;
}

/** Who melts something in a pot stands at the stove. */
export function overFire(brief: Brief): Brief {
  if (!brief.told?.includes('heating')) return brief;
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'inside' &&
      !isOfKind('animal', brief.subjects[subject]?.concept ?? '') &&
      belongsTo('cooking', brief.subjects[object]?.concept ?? ''),
  );
  const doer = brief.subjects.findIndex((one) => isPeople(one) && one.count === 1 && !one.attributes.some(isActName));
  return found && doer >= 0 ? doing(brief, 'cooking', doer, [found.subject, found.object]) : brief;
}
