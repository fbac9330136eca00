import { actOfTrade, actWith, belongsTo, isActName } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { recordOf } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import { namesOf } from './acting.js';
import { WITH_TOOLS } from '../reach.js';
import { isPeople } from './tableaux.js';
import { isOfKind, withKind, withWords } from './edits.js';

/** Metres below which a thing lies on a bench. */
const HANDY = 0.5;
const AT_HAND = new Set<Relation['kind']>(['holding', 'facing']);

/** "Chopping down a tree", "measuring a door": who does it stands at that, and needs no bench of their own. */
export function workedOn(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, thing] = [brief.subjects[subject], brief.subjects[object]];
    const act = doer?.attributes.find((word) => WITH_TOOLS.has(word)) ?? toolOf(brief, subject);
    if (!thing || act === undefined || !isActName(act)) return false;
    return AT_HAND.has(kind) && isLarge(thing) && !belongsTo(act, thing.concept);
  });
  if (!found) return brief;
  const act = toolOf(brief, found.subject);
  return withWords(withKind(brief, found, 'facing'), found.subject, (own) => [
    ...(act === undefined ? [] : [act]),
    ...own.filter((word) => word !== 'repairing' && word !== 'handling'),
    'station-elsewhere',
  ]);
}

function isLarge({ concept, attributes }: Subject): boolean {
  const { drawing } = recordOf(concept) ?? {};
  if (drawing?.by !== 'painter' || drawing.kind === 'person' || drawing.kind === 'animal') return false;
  return !attributes.includes('toy') && (drawing.height > HANDY || is(concept, 'hung'));
}

/** What somebody does with the tool in their hand. */
const toolOf = ({ subjects, relations }: Brief, doer: number): ActName | undefined =>
  relations
    .filter(({ kind, subject }) => kind === 'holding' && subject === doer)
    .map(({ object }) => actWith(subjects[object]?.concept ?? '', subjects[object]?.variety))
    .find((act) => act !== undefined && WITH_TOOLS.has(act));

/** Words that leave open how something is made. */
const MAKES = new Set('building creating making crafting shaping stacking constructing mixing preparing'.split(' '));
const OF_BLOCKS: ActName = 'building-blocks';

/** "A glassblower creating a vase": it is made as those of the trade make it; a tower of blocks is built on the floor. */
export function made(brief: Brief): Brief {
  for (const { kind, subject, object } of brief.relations) {
    const [doer, thing] = [brief.subjects[subject], brief.subjects[object]];
    if (kind !== 'holding' || !doer || !thing || !isPeople(doer) || doer.attributes.some(isActName)) continue;
    if (!doer.attributes.some((word) => MAKES.has(word))) continue;
    const trades = [...doer.attributes.map(actOfTrade), OF_BLOCKS];
    const act = trades.find((each) => each !== undefined && namesOf(thing).some((name) => belongsTo(each, name)));
    if (act !== undefined) return withWords(brief, subject, (own) => [act, ...own]);
  }
  return brief;
}

/** "Building a sandcastle with a bucket": what belongs to the act is with who does it, and not beside what they make. */
export function withTheirThings(brief: Brief): Brief {
  const relations = brief.relations.map((each): Relation => {
    if (each.kind !== 'beside') return each;
    const made = brief.relations.find(({ kind, object }) => kind === 'holding' && object === each.object);
    const act = brief.subjects[made?.subject ?? -1]?.attributes.find(isActName);
    const ofAct = (at: number): boolean => act !== undefined && belongsTo(act, brief.subjects[at]?.concept ?? '');
    return made && ofAct(each.subject) && ofAct(each.object)
      ? { kind: 'holding', subject: made.subject, object: each.subject }
      : each;
  });
  return { ...brief, relations };
}

/** "Feeding a lamb from a bottle": the bottle is in hand, and held out to it. */
export function fedByBottle(brief: Brief): Brief {
  const bottle = brief.subjects.findIndex(({ concept }) => belongsTo('bottle-feeding', concept));
  const found = brief.relations.find(({ kind, subject, object }) => {
    const doer = brief.subjects[subject];
    const fed = AT_HAND.has(kind) && isOfKind('animal', brief.subjects[object]?.concept ?? '');
    return fed && doer !== undefined && isPeople(doer) && doer.count === 1 && doer.attributes.includes('petting');
  });
  if (bottle < 0 || !found) return brief;
  const others = brief.relations.filter((each) => each !== found && each.subject !== bottle && each.object !== bottle);
  const relations = [
    ...others,
    { ...found, kind: 'facing' as const },
    { kind: 'holding' as const, subject: found.subject, object: bottle },
  ];
  return withWords({ ...brief, relations }, found.subject, (own) => [
    'bottle-feeding',
    ...own.filter((word) => word !== 'petting'),
  ]);
}

/** A dog that plays tug of war has the other end of a rope that somebody holds. */
export function tugged(brief: Brief): Brief {
  const dog = brief.subjects.findIndex(
    ({ concept, attributes }) => isOfKind('animal', concept) && attributes.includes('tug-of-war'),
  );
  const owner = brief.subjects.findIndex((each) => isPeople(each) && each.count === 1);
  if (dog < 0 || owner < 0) return brief;
  const between = ({ subject, object }: Relation): boolean =>
    [subject, object].includes(dog) && [subject, object].includes(owner);
  const relations = [
    ...brief.relations.filter((each) => !between(each)),
    { kind: 'facing' as const, subject: owner, object: dog },
  ];
  const freed = withWords({ ...brief, relations }, dog, (own) =>
    own.filter((word) => word !== 'tug-of-war' && word !== 'howling'),
  );
  return withWords(freed, owner, (own) => ['rope-tugging', ...own]);
}
