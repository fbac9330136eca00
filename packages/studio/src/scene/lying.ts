import { offerOf } from '../catalogue/affordances.js';
import { recordOf } from '../catalogue/records.js';
import { indoorSettings } from '../catalogue/settings.js';
import { is } from '../catalogue/traits.js';
import type { Brief } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { flattened, laid, seenFromLow, squashed, tipped } from '../paint/laid.js';

/** Relations in which a long thing may lie: it is only beside, on or near something. */
const restful: ReadonlySet<string> = new Set([
  'beside',
  'left-of',
  'right-of',
  'behind',
  'in-front-of',
  'above',
  'below',
]);

/** More of them would be thin lines. */
const MOST = 4;
/** So arranged they still lie each by itself: a pair of scissors, a cluster of carrots. */
const LOOSE: ReadonlySet<string> = new Set(['pair', 'bunch', 'scattered', 'crowd']);
/** Narrower than this a thing has a side to lie on. */
const LONG = 0.62;
/** An open umbrella rests on its handle and the rim of its roof. */
const TIPPED = 0.775;

/** Broader than this a cushion lies by itself, and so much of one that carries something is seen. */
const [PLUMP, SAT_ON] = [2.4, 0.5];
/** What is lower lies anyway; what is taller stands on a table. */
const [TINY, LOW] = [0.06, 0.2];

/** Whether a long thin thing lies: nobody holds it, nothing contains it, and nobody asks for it upright. */
function mayLie({ subjects, relations, setting, camera }: Brief, index: number): boolean {
  const { count = 1, attributes = [], arrangement } = subjects[index] ?? {};
  // what lies and stands out lies
  const otherwise = attributes.includes('lying')
    ? /^(?:leaning|flying|floating|hanging|falling)$/
    : /^(?:upright|standing|leaning|flying|floating|hanging|falling|jumping|dancing)$/;
  if (
    camera === 'from-above' ||
    count > MOST ||
    (arrangement && !LOOSE.has(arrangement)) ||
    setting === 'flat-lay' ||
    attributes.some((word) => otherwise.test(word))
  )
    return false;
  return relations.every(
    ({ kind, subject, object }) =>
      (subject !== index && object !== index) || restful.has(kind) || (kind === 'on' && subject === index),
  );
}

/** How much of its face is seen of what lies beside others before a plain ground. */
const SEEN_FROM_ABOVE = 0.44;

/** What is broader would only be squashed: it stands as on a page. */
const LONG_AND_FLAT = 0.75;

/** Knives and forks have no foot: beside what stands on a plain ground they lie there. */
function isSetBeside({ concept, kind, aspect, height }: Drawable, { subjects, setting, relations }: Brief): boolean {
  const low = kind === 'object' && height < 0.5 && aspect < LONG_AND_FLAT;
  return low && is(concept, 'flat') && setting === undefined && subjects.length === 2 && relations.length === 0;
}

/** Several boards of a beach or a slope stand in its sand or snow side by side: lying, each would be on the other. */
function isPlanted(concept: string, { subjects, relations }: Brief, index: number): boolean {
  const homes = recordOf(concept)?.homes ?? [];
  const outside = homes.length > 0 && homes.every((place) => !indoorSettings.has(place));
  return outside && is(concept, 'mounted') && (subjects[index]?.count ?? 1) > 1 && relations.length === 0;
}

/** What gives way under a weight, and how much of its height is left then. */
const [CRUSHED, SQUASHED] = [new Set<Drawable['kind']>(['object', 'food', 'vehicle', 'building']), 0.5] as const;

/** Guitars and violins have no foot; a harp has. */
const isStrung = ({ concept, aspect, height }: Drawable): boolean =>
  is(concept, 'instrument') && aspect < LONG && height < 1.4;

/** What would balance on its end or its edge: where something is on it, it lies. */
const hasNoFoot = (drawable: Drawable): boolean =>
  drawable.kind === 'object' &&
  (isStrung(drawable) || (['lies', 'hilted', 'flat', 'hugs'] as const).some((trait) => is(drawable.concept, trait)));

/** A long thin thing laid down, where it may lie: on one end it would balance. */
export function laidDown(drawable: Drawable, brief: Brief, index: number): Drawable | undefined {
  const { aspect, concept } = drawable;
  const dry = brief.weather === undefined || brief.weather === 'clear';
  // what lies in its own drawing is low enough to be stood on
  const low = offerOf(concept).flat === true;
  const lies = ({ kind, subject, object }: Brief['relations'][number]): boolean =>
    kind === 'on' && (subject === index || (object === index && !low));
  // "violins lying on the floor": what is long and said to lie does so, unless it is somebody
  const { attributes = [] } = brief.subjects[index] ?? {};
  const said = attributes.includes('lying') && drawable.kind === 'object' && offerOf(concept).alive !== true;
  if (said && aspect < LONG && drawable.lies !== true) return laid(drawable);
  if (is(concept, 'board') && brief.relations.some(lies)) return flattened(drawable);
  const trodden = brief.relations.some(({ kind, object }) => kind === 'on' && object === index) && !low;
  if (trodden && hasNoFoot(drawable)) return flattened(drawable);
  if (trodden && brief.told?.includes('crushed') && CRUSHED.has(drawable.kind)) return squashed(drawable, SQUASHED);
  const carrier = brief.relations.find(({ kind, subject }) => kind === 'on' && subject === index);
  const host = brief.subjects[carrier?.object ?? -1]?.concept ?? '';
  const level = offerOf(host).laid === true || is(host, 'table-cover');
  const onTable = carrier !== undefined && brief.camera !== 'from-above' && level;
  if (onTable && isStrung(drawable) && mayLie(brief, index)) return flattened(drawable);
  // eyes as high as a table see little of the face of what lies on it
  if (is(concept, 'book') && onTable && mayLie(brief, index)) return seenFromLow(drawable);
  if (
    is(concept, 'flat') &&
    onTable &&
    aspect < 1.1 &&
    drawable.height > TINY &&
    drawable.height < LOW &&
    mayLie(brief, index)
  )
    return laid(drawable);
  // on a bed it lies
  const bedding = carrier !== undefined && recordOf(host)?.fitted?.includes(concept) === true && !is(host, 'couch');
  // a cushion that carries something is sat on
  const carries = brief.relations.some(({ kind, object }) => kind === 'on' && object === index);
  if (is(concept, 'cushion') && (bedding || carries) && drawable.aspect < PLUMP) return flattened(drawable, SAT_ON);
  if (is(concept, 'tips') && brief.setting === undefined && dry && mayLie(brief, index))
    return tipped(drawable, TIPPED);
  const plain = brief.subjects[index]?.shape === undefined;
  if (plain && isSetBeside(drawable, brief) && mayLie(brief, index)) return flattened(drawable, SEEN_FROM_ABOVE);
  return is(concept, 'lies') && aspect < 1.1 && mayLie(brief, index) && !isPlanted(concept, brief, index)
    ? laid(drawable)
    : undefined;
}
