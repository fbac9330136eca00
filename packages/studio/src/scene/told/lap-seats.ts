import { offerOf } from '../../catalogue/affordances.js';
import { records } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation } from '../../language/brief.js';
import { isRoom } from '../scale.js';

/** Whose lap something is on sits on what it was said to be on; within doors, where nothing was said, in an easy chair. */
export function settleLaps(brief: Brief): Brief {
  const { subjects, relations, setting = 'room' } = brief;
  const found = relations.find(({ kind, object, part }) => {
    const owner = subjects[object];
    return kind === 'on' && part === 'lap' && owner?.count === 1 && is(owner.concept, 'person');
  });
  if (!found) return brief;
  const { subject: guest, object: owner } = found;
  const sits = ({ kind, object }: Relation): boolean =>
    (kind === 'on' || kind === 'inside') && offerOf(subjects[object]?.concept ?? '').seat !== undefined;
  // "with a dog on his lap in an armchair": it is he who sits in it
  const moved = relations.map((each) =>
    each.subject === guest && each !== found && sits(each) ? { ...each, subject: owner } : each,
  );
  const placed = moved.some(({ subject, kind }) => subject === owner && (kind === 'on' || kind === 'inside'));
  const chair = records.find(({ concept }) => is(concept, 'easy-chair'))?.concept;
  if (placed || !isRoom(setting) || chair === undefined) return { ...brief, relations: moved };
  return {
    ...brief,
    setting,
    subjects: [...subjects, { concept: chair, words: chair, count: 1, attributes: [] }],
    relations: [...moved, { kind: 'on', subject: owner, object: subjects.length }],
  };
}
