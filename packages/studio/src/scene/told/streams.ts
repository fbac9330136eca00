import { offerOf } from '../../catalogue/affordances.js';
import { paintedAs } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation } from '../../language/brief.js';
import { isPeople } from './tableaux.js';
import { isOfKind, withKind, without, withWords } from './edits.js';

/** What comes out of a mouth or a hose is no thing that stands there: a dragon's fire, a firefighter's water. */
export function settleStreams(told: Brief): Brief {
  return filled(inStream(extinguished(breathed(told))));
}

/** Fish in a stream that runs through other country are at the stream: elsewhere they would leap out of the grass. */
function inStream(brief: Brief): Brief {
  const { setting, features, subjects } = brief;
  if (setting === undefined || setting === 'river' || !features.includes('river')) return brief;
  const swims = subjects.some(({ concept }) => {
    const drawing = paintedAs(concept);
    return drawing?.kind === 'animal' && drawing.habitat === 'underwater';
  });
  return swims ? { ...brief, setting: 'river', features: [...features, setting] } : brief;
}

/** What flows from a jug into a bowl with nobody there: the two stand side by side, and the jug on no shelf above it. */
function filled(brief: Brief): Brief {
  const { subjects, relations } = brief;
  if (!brief.told?.includes('poured-into') || subjects.some(({ concept }) => offerOf(concept).alive === true))
    return brief;
  const into = relations.find(({ kind }) => kind === 'above' || kind === 'inside');
  if (!into) return brief;
  // "milk pouring from a glass": it is in that glass, and no other one stands there
  const poured = relations.find(({ kind, subject, object }) => {
    const [what, vessel] = [subjects[subject]?.concept, subjects[object]?.concept ?? ''];
    return kind === 'facing' && object === into.subject && is(what, 'drink') && offerOf(vessel).vessel === true;
  });
  if (poured && is(subjects[into.subject]?.concept, 'drinking-vessel'))
    return filled(
      without({ ...brief, relations: [...relations, { ...into, subject: poured.subject }] }, new Set([into.subject])),
    );
  const [from, to] = [subjects[into.subject]?.words, subjects[into.object]?.words];
  const told = [...(brief.lost ?? []), `"${from} ${into.kind} ${to}" is shown as beside`];
  return { ...withKind(brief, into, 'beside'), lost: told };
}

/** Words of a dragon that say no more than that it breathes fire. */
const BREATH = new Set(['torching', 'shooting', 'spitting', 'spraying']);

const isFire = (concept: string): boolean => is(concept, 'fire');

/** A dragon that breathes fire looks at what it breathes it at, and no campfires stand around. */
function breathed(brief: Brief): Brief {
  if (!brief.told?.includes('fire-breath')) return brief;
  const dragon = brief.subjects.findIndex(({ concept }) => isOfKind('animal', concept));
  const fires = brief.subjects.flatMap(({ concept, words }, index) =>
    isFire(concept) && !/\bcamp|\bbon/i.test(words) ? [index] : [],
  );
  if (dragon < 0) return brief;
  const isIt = (index: number): boolean => index === dragon || fires.includes(index);
  const aims = brief.relations.filter(({ subject, object }) => isIt(subject) && !isIt(object));
  const aimed = aims.find(({ kind, subject }) => kind === 'facing' || subject !== dragon)?.object;
  const faces = aims.some(({ kind, subject }) => kind === 'facing' && subject === dragon);
  const relations: readonly Relation[] =
    aimed === undefined || faces
      ? brief.relations
      : [...brief.relations, { kind: 'facing', subject: dragon, object: aimed }];
  const calm = withWords({ ...brief, relations }, dragon, (own) => own.filter((word) => !BREATH.has(word)));
  return without(calm, new Set(fires));
}

/** Who fights a fire stands before what burns, and no other fire and no other hose is there. */
function extinguished(brief: Brief): Brief {
  const fire = brief.subjects.findIndex((each) => !isPeople(each) && each.attributes.includes('burning'));
  const fighter = brief.subjects.findIndex((each) => isPeople(each) && each.attributes.includes('firefighter'));
  // nobody holds a hose who carries somebody
  if (fire < 0 || fighter < 0 || brief.told?.includes('carrying')) return brief;
  const related = brief.relations.filter(({ subject, object }) => subject === fighter || object === fighter);
  const met = related.filter(({ subject, object }) => subject === fire || object === fire);
  const kept = brief.relations.filter((each) => !met.includes(each));
  const facing = { kind: 'facing' as const, subject: fighter, object: fire };
  const relations = related.length === 0 || met.length > 0 ? [...kept, facing] : brief.relations;
  const hoses = brief.subjects.flatMap(({ words }, index) => (/\bhoses?$/i.test(words) ? [index] : []));
  const armed = withWords({ ...brief, relations }, fighter, (own) => [
    'firefighting',
    ...own.filter((word) => word !== 'spraying'),
    'station-elsewhere',
  ]);
  return without(armed, new Set(hoses));
}
