import { is } from '../../catalogue/traits.js';
import type { Setting } from '../../catalogue/settings.js';
import { recordOf } from '../../catalogue/records.js';
import type { Brief } from '../../language/brief.js';
import { without } from './edits.js';

/** Pictures of a thing by itself, on paper. */
const ON_PAPER: ReadonlySet<string> = new Set(['infographic', 'logo', 'sticker', 'coloring-book']);
/** Country that is only where one is; elsewhere it is a thing that stands there. */
const COUNTRY: ReadonlySet<Setting> = new Set([
  'mountains',
  'hills',
  'field',
  'forest',
  'city',
  'village',
  'park',
  'snow',
]);

/** What runs over hill and dale is painted with the land, from one edge to the other, and is no piece of it on a mound. */
export function throughLand(brief: Brief): Brief {
  const { subjects, relations, setting, look, features } = brief;
  const index = subjects.findIndex(({ concept, count }) => count === 1 && is(concept, 'through-land'));
  const { concept, colour, material, lettering } = subjects[index] ?? {};
  if (concept === undefined || colour !== undefined || material !== undefined || lettering !== undefined) return brief;
  if (look !== undefined && ON_PAPER.has(look)) return brief;
  const apart = relations.some(({ subject, kind }) => subject === index && kind !== 'beside' && kind !== 'behind');
  const bySea = setting === 'sea';
  if (apart || !(setting === undefined || bySea || COUNTRY.has(setting))) return brief;
  const home = bySea ? setting : recordOf(concept)?.homes?.[0];
  return without({ ...brief, ...(home && { setting: home }), features: [...features, concept] }, new Set([index]));
}
