import { is } from '../catalogue/traits.js';
import { isAlive } from './draft.js';
import type { BriefDraft } from './draft.js';

/** "the hanger holds the shirt": it hangs there, and nowhere else. */
export function useHangers({ subjects, relations }: BriefDraft): void {
  const hanger = subjects.findIndex(({ concept, count }) => is(concept, 'hanger') && count === 1);
  const clothes = subjects.findIndex(({ concept, count }) => is(concept, 'garment') && count === 1);
  if (hanger < 0 || clothes < 0) return;
  if (relations.some(({ kind, object }) => kind === 'hanging-on' && object === hanger)) return;
  for (let at = relations.length - 1; at >= 0; at--) {
    const { subject, object } = relations[at] as BriefDraft['relations'][number];
    if (subject === clothes || (subject === hanger && object === clothes)) relations.splice(at, 1);
  }
  relations.push({ kind: 'hanging-on', subject: clothes, object: hanger });
}

const HANGS = /^(?:on|hanging-on|hanging-from)$/;

/** "a wreath on a door", "a scarf on a coat rack": it hangs there, and nobody finds it on the top of the frame. */
export function hangOnDoors({ subjects, relations, absentThings }: BriefDraft): void {
  for (const relation of relations.slice()) {
    const at = relations.indexOf(relation);
    const [guest, host] = [subjects[relation.subject], subjects[relation.object]];
    if (guest?.entry?.kind !== 'object' || isAlive(guest) || !host || !HANGS.test(relation.kind)) continue;
    const small = guest.entry.height < (host.entry?.height ?? 0);
    if (relation.kind === 'on' && small && is(host.concept, 'door'))
      relations[at] = { ...relation, kind: 'hanging-on' };
    if (!is(host.concept, 'rack')) continue;
    if (small) relations[at] = { ...relation, kind: 'hanging-from' };
    else {
      // a towel hides the hook that it hangs on
      guest.attributes.add('on-the-wall');
      absentThings.add(relation.object);
      relations.splice(at, 1);
    }
  }
}
