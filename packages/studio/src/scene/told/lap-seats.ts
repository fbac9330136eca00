import { offerOf } from '../../catalogue/affordances.js';
import { records } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation } from '../../language/brief.js';
import { hasCabin } from '../affords.js';
import { isRoom } from '../scale.js';
import { isOfKind } from './edits.js';

/** A car or a bus that is there and of which nothing else is told: where one rides. */
function rideOf({ subjects, relations }: Brief): number | undefined {
  const index = subjects.findIndex(
    ({ concept, count }, at) =>
      count === 1 &&
      (is(concept, 'car') || (isOfKind('vehicle', concept) && hasCabin(concept))) &&
      !relations.some(({ subject, object }) => subject === at || object === at),
  );
  return index < 0 ? undefined : index;
}

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
  const ride = rideOf(brief);
  if (!placed && ride !== undefined) {
    // in a car one sees no lap: both are at its windows
    const aboard = moved.map((each): Relation =>
      each.subject === guest && each.object === owner && each.kind === 'on'
        ? { kind: 'riding', subject: guest, object: ride }
        : each,
    );
    return { ...brief, relations: [...aboard, { kind: 'riding', subject: owner, object: ride }] };
  }
  const chair = records.find(({ concept }) => is(concept, 'easy-chair'))?.concept;
  if (placed || !isRoom(setting) || chair === undefined) return { ...brief, relations: moved };
  return {
    ...brief,
    setting,
    subjects: [...subjects, { concept: chair, words: chair, count: 1, attributes: [] }],
    relations: [...moved, { kind: 'on', subject: owner, object: subjects.length }],
  };
}
