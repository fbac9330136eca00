import { isActName } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { recordOf } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief } from '../../language/brief.js';
import { ON_GROUND } from '../../paint/living/people/acts/acts.js';
import { TUCKED_IN } from '../../paint/living/people/blanket.js';
import { isPeople } from './tableaux.js';
import { isOfKind, withWords } from './edits.js';

/** Where people sit of whom only that is said: on the floor of a room, on the ground. */

const LOW =
  /\b(?:sit(?:s|ting)?|sat|seated|lounging|relaxing|resting|cross-legged|kneel(?:s|ing)?|l(?:ies|ying|ay)|sprawled|playing) (?:[\w-]+ ){0,3}?(?:on|in|upon|across) (?:an?|the|his|her|their|some) (?:[\w-]+ ){0,2}(?:floor|ground|grass|lawn|carpet|rug|mat|sand|beach|meadow|field|pavement|sidewalk|kerb|curb|blanket|snow|hill|rocks?)\b/i;
const ON_FLOOR = /\bon (?:an?|the|his|her|their) (?:(?!ocean|sea|forest|ocean's|dance|jungle)[\w-]+ ){0,2}floor\b/i;
const RESTS: ReadonlySet<string> = new Set(['sitting', 'lying', 'sleeping', 'cross-legged', 'kneeling']);

/** "A girl sitting on the floor" is in a room. */
export function onTheFloor(brief: Brief): Brief {
  if (brief.setting !== undefined || !ON_FLOOR.test(brief.prompt)) return brief;
  const rests = brief.subjects.some((each) => isPeople(each) && each.attributes.some((word) => RESTS.has(word)));
  return rests ? { ...brief, setting: 'room' } : brief;
}

/** Where such ground is. */
const OUTSIDE: readonly (readonly [RegExp, NonNullable<Brief['setting']>])[] = [
  [/\bon the (?:[\w-]+ )?(?:grass|lawn)\b/i, 'park'],
  [/\b(?:on|in) the (?:[\w-]+ )?sand\b/i, 'beach'],
];

/** Who is said to sit on the ground has no chair for what they do there, and no room on the grass. */
export function onTheGround(told: Brief): Brief {
  if (!LOW.test(told.prompt)) return told;
  const place = OUTSIDE.find(([ground]) => ground.test(told.prompt))?.[1];
  // a room is only where one writes otherwise
  const unsaid = (told.setting ?? 'room') === 'room' && !/\broom\b/i.test(told.prompt);
  const brief = place !== undefined && unsaid ? { ...told, setting: place } : told;
  return brief.subjects.reduce<Brief>(
    (each, one, index) =>
      isPeople(one) && one.attributes.includes('sitting') ? withWords(each, index, (own) => [...own, ON_GROUND]) : each,
    brief,
  );
}

const AT_MEALS =
  /\b(?:at|around|round|about) (?:an?|the|their|his|her) (?:[a-z]+ ){0,3}(?:dinner|dining|breakfast|lunch|supper|kitchen)(?: room)?[ -]table\b/i;

/** A family at the dinner table sits there and eats, and does not walk about before it. */
export function atMeals(brief: Brief): Brief {
  if (!AT_MEALS.test(brief.prompt)) return brief;
  const people = brief.subjects.flatMap((each, index) => (isPeople(each) ? [index] : []));
  const busy = people.some((index) => {
    const { attributes = [] } = brief.subjects[index] ?? {};
    const placed = brief.relations.some(({ kind, subject }) => subject === index && kind !== 'beside');
    return placed || attributes.some((word) => isActName(word) || (AFOOT.has(word) && !SEATED.has(word)));
  });
  if (people.length === 0 || busy) return brief;
  // on the chairs of that table, and not on the floor
  const eating = (own: readonly string[]): string[] => [EATS, ...own.filter((word) => !SEATED.has(word))];
  return people.reduce<Brief>((each, index) => withWords(each, index, eating), brief);
}

/** Who is behind a counter or a desk stands there, and does not walk past below it. */
export function atTheirCounter(brief: Brief): Brief {
  return brief.relations.reduce<Brief>((each, { kind, subject, object }) => {
    const [one, thing] = [each.subjects[subject], each.subjects[object]];
    const [who, what] = kind === 'behind' ? [subject, thing] : [object, one];
    const other = each.subjects[who];
    if ((kind !== 'behind' && kind !== 'in-front-of') || !what || !other || !isPeople(other)) return each;
    if (!isOfKind('furniture', what.concept) || other.attributes.some((word) => isActName(word) || AFOOT.has(word)))
      return each;
    return withWords(each, who, (own) => [...own, 'standing']);
  }, brief);
}

const EATS: ActName = 'eating';
const SEATED: ReadonlySet<string> = new Set(['sitting', 'seated']);
const AFOOT: ReadonlySet<string> = new Set(
  'standing walking running dancing sleeping lying sitting seated kneeling crouching jumping hiding'.split(' '),
);

const ASLEEP: ReadonlySet<string> = new Set(['sleeping', 'asleep', 'sick']);

/** Who sleeps in a bed is under its blanket. */
export function tuckedIn(brief: Brief): Brief {
  return brief.relations.reduce<Brief>((each, { kind, subject, object }) => {
    const [one, bed] = [brief.subjects[subject], brief.subjects[object]];
    const sleeps = one !== undefined && isPeople(one) && one.attributes.some((word) => ASLEEP.has(word));
    const covered = recordOf(bed?.concept ?? '')?.fitted?.includes('blanket') === true;
    if (!sleeps || !covered || (kind !== 'on' && kind !== 'inside')) return each;
    return withWords(each, subject, (own) => [...own, TUCKED_IN]);
  }, brief);
}

/** Who is in a bathtub sits in it, bare. */
export function bathed(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, tub] = [brief.subjects[subject], brief.subjects[object]];
    if (!one || !tub || !isPeople(one) || kind !== 'inside') return false;
    return is(tub.concept, 'bathed-in') && !one.attributes.includes('standing');
  });
  if (!found) return brief;
  return withWords(brief, found.subject, (own) => [
    'sitting',
    'swimsuit',
    ...own.filter((word) => !/^(?:sitting|bathing|swimming|relaxing|lying|soaking)$/.test(word)),
  ]);
}

/** The smallest sit in their crib, whatever they do there: of who stands behind its mattress the feet would be missing. */
export function inCrib(brief: Brief): Brief {
  return brief.relations.reduce<Brief>((each, { kind, subject, object }) => {
    const [one, crib] = [brief.subjects[subject], brief.subjects[object]];
    if (kind !== 'inside' || !one || !isPeople(one) || !is(crib?.concept, 'barred')) return each;
    if (!one.attributes.some((word) => SMALL.has(word)) || one.attributes.some((word) => AFOOT.has(word))) return each;
    return withWords(each, subject, (own) => ['sitting', ...own]);
  }, brief);
}

const SMALL: ReadonlySet<string> = new Set(['baby', 'toddler', 'child']);
