import { recordOf } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import { isProse } from '../language/brief.js';
import type { Brief, Relation, Subject } from '../language/brief.js';
import type { CastMember } from './groups.js';

/** It is behind another one, or has nothing to do with it. */
const isBehind = ({ kind, subject, object }: Relation, index: number): boolean =>
  kind === 'behind'
    ? object !== index
    : kind === 'in-front-of'
      ? subject !== index
      : subject !== index && object !== index;

/** The picture is of a room. */
const INTERIOR = /\b(?:interior|inside) of (?:an?|the) /i;

/** From this height on, in metres, a plant is a tree. */
const TREE = 3;

/** Some trees: from above one sees their crowns, and on a beach its palms, as tall as they are. */
const isGrove = ({ count, size }: Subject, { kind, height }: CastMember['drawable'], subjects: number): boolean =>
  kind === 'plant' && height >= TREE && count > 1 && size === undefined && subjects > 0;

/**
 * Things that the place already has, named in passing: shelves in a library, houses around a market. They are not set
 * into it a second time. What something stands to, what has a colour, and what the picture is about stays a thing.
 */
export function partsOfPlace(brief: Brief, cast: readonly (CastMember | undefined)[]): ReadonlySet<number> {
  const { subjects, relations, setting, camera, look, prompt } = brief;
  const most = Math.max(...subjects.map(({ salience = 0.5 }) => salience));
  const found = new Set<number>();
  const isOwn = ({ variety, concept }: Subject): boolean => {
    const places = recordOf(variety ?? concept)?.partOf ?? recordOf(concept)?.partOf;
    return setting !== undefined && (places?.includes(setting) ?? false);
  };
  // who names nothing but what the place has wants to see the place
  const part = subjects.every(({ concept }) => is(concept, 'fixture'));
  const whole = (subjects.length > 1 || part || INTERIOR.test(prompt)) && subjects.every(isOwn);
  for (const [index, subject] of subjects.entries()) {
    const { drawable } = cast[index] ?? {};
    if (!drawable) continue;
    const name = subject.variety ?? subject.concept;
    const carries = relations.filter(({ object }) => object === index);
    const placed = relations.some(({ subject: one }) => one === index);
    if (camera === 'from-above' && is(name, 'table')) {
      if (carries.every(({ kind }) => kind === 'on') && !placed && subjects.length > 1) found.add(index);
      continue;
    }
    const own = isOwn(subject);
    // a cupboard is of wood though nobody says so
    const usual = subject.material === undefined || (drawable.kind === 'furniture' && subject.material === 'wood');
    const plain = subject.colour === undefined && usual && subject.lettering === undefined;
    const passing = subject.salience !== undefined && subject.salience < most && subjects.length > 1;
    const others =
      (subjects.length > 1 && setting === 'library') ||
      ((setting === 'market' || drawable.kind === 'furniture') && subject.count > 1) ||
      (setting === 'canal' && drawable.kind === 'building');
    const several = drawable.kind !== 'building' || subject.count > 1;
    const kept = carries.every(({ kind }) => kind === 'beside' || kind === 'in-front-of') && !placed;
    if (
      isGrove(subject, drawable, subjects.length) &&
      plain &&
      kept &&
      (own || camera === 'from-above' || look === 'synthwave')
    )
      found.add(index);
    if (own && plain && (passing || others || whole) && several && carries.length === 0 && !placed) found.add(index);
    // "before a row of brick houses": those of the street, which nobody sets before its houses
    const row = drawable.kind === 'building' && subject.count > 1 && passing && isProse(brief);
    if (own && row && relations.every((each) => isBehind(each, index))) found.add(index);
  }
  return found;
}
