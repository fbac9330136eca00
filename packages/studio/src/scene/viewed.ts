import { indoorSettings } from '../catalogue/settings.js';
import { records } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import type { Brief, Setting } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { AS_TALL_AS_WE, isPrintOf } from './laid-flat.js';

/** Places without a land that could be seen from above. */
const SCENELESS = new Set<Setting>(['studio', 'abstract', 'space', 'moon', 'underwater', 'sky']);
/** From straight above one would not know its peaks: they are seen from beside them. */
const STEEP: ReadonlySet<Setting> = new Set<Setting>(['mountains', 'canyon', 'volcano', 'waterfall']);

/** A camera that looks down sees the table's top, or the land below without its horizon. */
export function fromAbove(setting: Setting, brief: Brief, drawables: readonly Drawable[]): Setting {
  if (brief.camera !== 'from-above') return setting;
  // a guitar that was said to lie there is longer
  const lowest = brief.subjects.every(({ attributes }) => attributes.includes('lying')) ? AS_TALL_AS_WE : 0.8;
  const prints = new Set(brief.subjects.filter((_, index) => isPrintOf(brief, index)).map(({ concept }) => concept));
  const onTable = drawables.every(
    ({ height, kind, habitat, concept }) =>
      prints.has(concept) ||
      ((height < lowest || is(concept, 'garment') || is(concept, 'lies')) && kind !== 'animal' && habitat !== 'sky'),
  );
  if (drawables.length > 0 && onTable && !brief.features.includes('road')) return 'flat-lay';
  if (indoorSettings.has(setting) || SCENELESS.has(setting) || STEEP.has(setting) || drawables.some(isUpright))
    return setting;
  return 'aerial';
}

/** Drawings of how things look from straight above. */
const fromTheAir: ReadonlySet<string> = new Set(
  records.flatMap(({ concept, seen, fromAbove }) => [seen?.above ?? [], fromAbove ? concept : []].flat()),
);
const UPRIGHT: ReadonlySet<string> = new Set(['building', 'nature', 'animal', 'person']);

/** What is drawn from its side stands in a land that is seen from a height, or it would lie on a map. */
const isUpright = ({ concept, kind, height }: Drawable): boolean =>
  UPRIGHT.has(kind) && height > 1 && !fromTheAir.has(concept);

const lanes: ReadonlySet<Setting> = new Set<Setting>([
  'village',
  'street',
  'city',
  'medieval-village',
  'suburb',
  'garden',
  'alley',
  'park',
  'hills',
  'field',
]);

/** A door stands in a wall, not free in a meadow nor on a backdrop that nobody named. */
export function againstWall(setting: Setting, drawables: readonly Drawable[], said: Setting | undefined): Setting {
  const housed = drawables.some(({ kind }) => kind === 'building');
  if (setting === 'studio' && said === undefined && drawables.some(({ concept }) => is(concept, 'door'))) return 'room';
  return !housed && lanes.has(setting) && drawables.some(({ concept }) => is(concept, 'door')) ? 'wall' : setting;
}
