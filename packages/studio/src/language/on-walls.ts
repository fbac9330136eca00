import { is } from '../catalogue/traits.js';
import type { Setting } from './brief.js';
import type { BriefDraft } from './draft.js';
import type { Told } from './vocabulary/told.js';

/** Places that are before a wall, where something is painted on that. */
const alongside: ReadonlySet<Setting> = new Set<Setting>(['street', 'city', 'alley', 'village', 'park']);

/** "a mural of a whale on a brick wall", "a wall with graffiti": what is painted on a wall is there, and nobody sits on it. */
export function paintOnWalls(
  draft: BriefDraft,
  setting: Setting | undefined,
  told: readonly Told[],
): Setting | undefined {
  const wall = draft.subjects.findIndex(({ concept }) => is(concept, 'wall'));
  if (setting !== 'wall' && wall < 0) return setting;
  if (told.includes('graffiti')) draft.features.add('graffiti');
  if (!told.includes('mural')) return setting;
  for (const [index, subject] of draft.subjects.entries()) if (index !== wall) subject.attributes.add('mural');
  for (const [at, relation] of draft.relations.entries())
    if (relation.object === wall) draft.relations[at] = { ...relation, kind: 'hanging-on' };
  const free = wall < 0 ? [] : [...draft.subjects.keys()].filter((index) => index !== wall);
  for (const index of free)
    if (!draft.relations.some(({ subject, object }) => subject === index || object === index))
      draft.relations.push({ kind: 'hanging-on', subject: index, object: wall });
  // seen from the pavement before it: of the street nothing else is to be seen
  return setting !== undefined && alongside.has(setting) ? undefined : setting;
}
