import { recordOf } from '../../catalogue/records.js';
import type { ActName } from '../../catalogue/acts.js';
import { is } from '../../catalogue/traits.js';
import type { Brief } from '../../language/brief.js';
import { WITH_TOOLS } from '../reach.js';
import { withKind, withWords } from './edits.js';

/** Who paints what stands there already: walls, fences, gates. */

const ROLLS: ActName = 'painting-wall';
const BRUSHES: ActName = 'painting-low';

/** Who paints on a wall stands before it, and what they paint is on it. */
export function muralled(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'on' &&
      brief.subjects[subject]?.attributes.includes('painting') === true &&
      is(brief.subjects[object]?.concept, 'wall'),
  );
  if (!found) return brief;
  const relations = brief.relations.map((each) => {
    if (each === found) return { ...each, kind: 'facing' as const };
    return each.kind === 'holding' && each.subject === found.subject && is(brief.subjects[each.object]?.concept, 'art')
      ? { kind: 'hanging-on' as const, subject: each.object, object: found.object }
      : each;
  });
  return withWords({ ...brief, relations }, found.subject, (own) => [
    ROLLS,
    ...own.filter((word) => word !== 'painting'),
  ]);
}

/** "Drilling a hole in the wall": nobody is in a wall or stands on it for that, but before it. */
export function workedAtWall(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      (kind === 'inside' || kind === 'on') &&
      brief.subjects[subject]?.attributes.some((word) => WITH_TOOLS.has(word)) === true &&
      is(brief.subjects[object]?.concept, 'wall'),
  );
  return found ? withKind(brief, found, 'facing') : brief;
}

/** Metres: what is lower is painted with a brush, from above. */
const LOW = 1.4;

/** "Painting a fence": what is low is painted with a brush, and no roller is lifted over it. */
export function paintedAnew(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject }) =>
      (kind === 'facing' || kind === 'holding') && brief.subjects[subject]?.attributes.includes(ROLLS) === true,
  );
  if (!found) return brief;
  const { drawing } = recordOf(brief.subjects[found.object]?.concept ?? '') ?? {};
  if (drawing?.by !== 'painter' || drawing.height >= LOW) return brief;
  return withWords(brief, found.subject, (own) => own.map((word) => (word === ROLLS ? BRUSHES : word)));
}
