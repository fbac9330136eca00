import { isActName, placeOfAct } from '../../catalogue/acts.js';
import type { Brief } from '../../language/brief.js';
import { isRoom } from '../scale.js';
import { isPeople } from './tableaux.js';
import { isOfKind, without } from './edits.js';

/** "A spa day at a resort": what is done in a room is done inside the building that it is done at. */
export function insideOf(brief: Brief): Brief {
  for (const { kind, subject, object } of brief.relations) {
    const [doer, house] = [brief.subjects[subject], brief.subjects[object]];
    if (kind !== 'beside' || !doer || !house || !isPeople(doer) || house.count !== 1) continue;
    const act = doer.attributes.find(isActName);
    const place = act && placeOfAct(act);
    const at = new RegExp(`\\b(?:at|in) (?:an?|the|their|his|her) (?:[\\w-]+ ){0,3}${house.words}\\b`, 'i');
    if (place !== undefined && isRoom(place) && isOfKind('building', house.concept) && at.test(brief.prompt))
      return { ...without(brief, new Set([object])), setting: place };
  }
  return brief;
}
