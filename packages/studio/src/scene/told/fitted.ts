import { recordOf } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Part, Relation, Subject } from '../../language/brief.js';
import { asOwnKitchen } from './own-kitchen.js';
import { without } from './edits.js';

/** How a part of a thing is told to be with it, whichever of the two is named first. */
const WITH_IT = new Set<Relation['kind']>(['on', 'leaning-on', 'beside', 'behind', 'in-front-of', 'under', 'above']);

/**
 * The duvet, the pillows and the headboard of a bed that is described are that bed's own: they give it their colours,
 * take no room on it, and whoever is on the duvet is on the bed. In one sentence they are things beside it.
 */
export function fitted(brief: Brief): Brief {
  return fittedAtLength(saddled(withOwnPart(asOwnKitchen(brief))));
}

function fittedAtLength(brief: Brief): Brief {
  if (!/[.!?]\s+\S/.test(brief.prompt)) return brief;
  const owners = new Map<number, number>();
  for (const [index, { concept }] of brief.subjects.entries()) {
    const { fitted: parts = [] } = recordOf(concept) ?? {};
    if (parts.length === 0) continue;
    for (const { kind, subject, object } of brief.relations) {
      const other = subject === index ? object : object === index ? subject : -1;
      // what is named before the bed is what the picture is about
      const told = other > index && WITH_IT.has(kind) && parts.includes(brief.subjects[other]?.concept ?? '');
      if (told && !brief.subjects[other]?.arrangement) owners.set(other, index);
    }
  }
  if (owners.size === 0) return brief;
  const at = (index: number): number => owners.get(index) ?? index;
  const subjects = brief.subjects.map((each, index): Subject => {
    const own = [...owners].flatMap(([part, owner]) => (owner === index ? [partOf(brief.subjects[part])] : []));
    return own.length === 0 ? each : { ...each, parts: [...(each.parts ?? []), ...own] };
  });
  const relations = brief.relations
    .map((each) => ({ ...each, subject: at(each.subject), object: at(each.object) }))
    .filter(({ subject, object }) => subject !== object);
  return without({ ...brief, subjects, relations }, new Set(owners.keys()));
}

const partOf = (subject: Subject | undefined): Part => ({
  what: subject?.concept ?? '',
  ...(subject?.colour !== undefined && { colour: subject.colour }),
  ...(subject?.material && { material: subject.material }),
});

/** "A door and a doorknob": the knob is on that door, a pendulum swings below its clock. None of them stands beside it. */
function withOwnPart(brief: Brief): Brief {
  const { subjects, relations } = brief;
  const loose = subjects.findIndex(({ concept, count }) => count === 1 && is(concept, 'part-of-another'));
  const part = subjects[loose];
  if (!part || relations.some(({ subject, object }) => subject === loose || object === loose)) return brief;
  const owner = subjects.findIndex(
    ({ concept, count }) => count === 1 && recordOf(concept)?.fitted?.includes(part.concept) === true,
  );
  const whole = subjects[owner];
  if (!whole) return brief;
  const name = part.words.replace(whole.concept, '').trim() || part.concept;
  const own: Part = { ...partOf(part), what: name, name, shape: part.shape ?? 'round' };
  const withPart = subjects.map((each, index) =>
    index === owner ? { ...each, parts: [...(each.parts ?? []), own] } : each,
  );
  return without({ ...brief, subjects: withPart }, new Set([loose]));
}

/** Between these a saddle and a horse are only near each other. */
const NEAR: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>(['beside', 'on']);

/** "A brown horse and a black saddle": it is on the horse. By itself it would have to hang on something. */
function saddled(brief: Brief): Brief {
  const { subjects, relations } = brief;
  const saddle = subjects.findIndex(({ concept, count }) => count === 1 && is(concept, 'straddles'));
  const beast = subjects.findIndex(({ concept, count }) => count === 1 && is(concept, 'led') && is(concept, 'tended'));
  if (saddle < 0 || beast < 0 || brief.camera !== undefined) return brief;
  const tied = relations.filter(({ subject, object }) => [subject, object].some((one) => one === saddle));
  const ridden = relations.some(({ kind, object }) => object === beast && (kind === 'riding' || kind === 'on'));
  if (ridden || !tied.every(({ kind, subject, object }) => NEAR.has(kind) && [subject, object].includes(beast)))
    return brief;
  const others = relations.filter((each) => !tied.includes(each));
  return { ...brief, relations: [...others, { kind: 'on', subject: saddle, object: beast }] };
}
