import { offerOf } from '../catalogue/affordances.js';
import { recordOf } from '../catalogue/records.js';
import { indoorSettings } from '../catalogue/settings.js';
import type { Shape } from '../catalogue/shapes.js';
import { is } from '../catalogue/traits.js';
import { SIDEWAYS } from '../catalogue/relations.js';
import type { RelationKind } from '../catalogue/relations.js';
import { isProse, weightOf } from '../language/brief.js';
import type { Brief, Setting } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { isVessel } from '../paint/figures/formed.js';
import { metresOf } from './groups.js';
import type { Item, Scene } from './scene.js';
import { isTableFromAbove } from './told/seen-as.js';
import { without } from './without.js';

/** More kinds, or more of them, are set out otherwise. */
const [KINDS, MOST] = [3, 9];
/** Longer ones tell a scene. */
const SHORT = 140;
/** Who is said to do so does not lie, and what has a face looks at us. */
const OTHERWISE = new Set(
  'toy standing upright leaning hanging flying floating falling hovering spinning smiling happy sad angry'.split(' '),
);
const UPRIGHT = new Set<RelationKind>(['above', 'below']);

interface Eyes {
  readonly findDrawable: (concept: string) => Drawable | undefined;
  readonly seenFromAbove?: (drawable: Drawable) => Drawable | undefined;
}

/** A necklace, a watch and a key stand nowhere: where nothing else is told, one looks down on them. */
export function lookedDownOn(brief: Brief, eyes: Eyes): Brief {
  const { findDrawable, seenFromAbove } = eyes;
  const told = isProse(brief);
  const print = told ? -1 : brief.subjects.findIndex((_, index) => isPrintOf(brief, index));
  // a shirt with a star on it lies as one without does
  if (print >= 0) {
    const { camera } = lookedDownOn(without(brief, print), eyes);
    return brief.camera === undefined && camera === 'from-above' ? { ...brief, camera } : brief;
  }
  if (!told && !isOpen(brief)) return brief;
  const drawables = brief.subjects.map(({ concept }) => findDrawable(concept));
  const dish = (drawable: Drawable): boolean =>
    (seenFromAbove?.(drawable) !== undefined && (told || isKnownFromAbove(drawable))) || isBall(drawable);
  if (told) return lieAbout(brief, drawables, dish) ? { ...brief, camera: 'from-above' } : brief;
  const balls = (index: number): boolean => drawables[index] !== undefined && isBall(drawables[index]);
  const said = brief.subjects.map(({ attributes }, index) => {
    const drawable = drawables[index];
    return attributes.includes('lying') && drawable?.kind === 'object' && drawable.height < AS_TALL_AS_WE;
  });
  const printed = brief.subjects.map(({ lettering }) => lettering !== undefined);
  if (
    !drawables.every(
      // of a plant in its pot one would see leaves, and nobody would know of the pot
      (drawable, index) =>
        drawable && (lies(drawable) || (dish(drawable) && drawable.kind !== 'plant') || said[index] || printed[index]),
    )
  )
    return brief;
  // of a cylinder from above a disc is left
  if (
    brief.subjects.some(
      ({ shape }, index) =>
        shape && (SOLIDS.has(shape) || isUpright(brief, index)) && !lies(drawables[index]) && !balls(index),
    )
  )
    return brief;
  const flat = drawables.some((drawable) => is(drawable?.concept, 'flat'));
  const laid = drawables.length > 1 && drawables.some(lies) && !drawables.every(lies);
  // from the side a fork would stand on its edge
  const handy = drawables.every((drawable) => lies(drawable) && isIndoors(drawable));
  return flat || laid || handy || said.includes(true) || printed.includes(true)
    ? { ...brief, camera: 'from-above' }
    : brief;
}

/** It is a print on a piece of clothing. */
export const isPrintOf = ({ relations, subjects }: Brief, index: number): boolean =>
  relations.some(
    ({ kind, subject, object }) =>
      kind === 'hanging-on' && subject === index && is(subjects[object]?.concept ?? '', 'garment'),
  );

/** Of another form it is drawn from its side. */
const isUpright = ({ subjects }: Brief, index: number): boolean => isVessel(subjects[index]?.concept ?? '');

const SOLIDS: ReadonlySet<Shape> = new Set<Shape>(['cylindrical', 'conical', 'cubic', 'pyramidal', 'spherical']);

/** Whether one looks into it; a fried egg on toast has no plate of its own. */
export function isSeenAsDish(brief: Brief, index: number): boolean {
  const { subjects, relations } = brief;
  const carried = relations.some(({ kind, subject }) => kind === 'on' && subject === index);
  return isTableFromAbove(brief) && !(carried && is(subjects[index]?.concept, 'sprawls'));
}

/** What is narrower, in its heights, is known from its side: of a glass a red disc would be left, of an empty bowl a ring. */
const TALL = 0.62;
const isKnownFromAbove = ({ concept, kind, aspect }: Drawable): boolean =>
  aspect > TALL && !(kind === 'object' && offerOf(concept).vessel === true);

/** In metres: a marble beside an earring is the same from above as from its side. */
const BALL = 0.1;
const isBall = ({ concept, kind, height }: Drawable): boolean =>
  kind === 'object' && height < BALL && recordOf(concept)?.shapes?.includes('spherical') === true;

/** In metres: what is longer lies beyond what we look down on. */
export const AS_TALL_AS_WE = 1.6;

const lies = (drawable: Drawable | undefined): boolean =>
  drawable !== undefined && (is(drawable.concept, 'flat') || is(drawable.concept, 'lies'));

/** Where a paragraph may tell of a table, and the grounds that are no table. */
const WITH_TABLES: ReadonlySet<Setting | undefined> = new Set<Setting | undefined>([
  undefined,
  'room',
  'studio',
  'office',
  // composed again without a lesser thing, it is still the table that one looked down on
  'flat-lay',
]);
const FLOORS: ReadonlySet<string> = new Set(['floor', 'boards']);
const GROUNDS: ReadonlySet<string> = new Set(['grass', 'path', 'road', 'sand', 'snow', 'boards', 'floor']);
/** Places whose ground is at our feet: a key lies there as on a table, and beside no house. */
const AT_OUR_FEET: ReadonlySet<Setting | undefined> = new Set<Setting | undefined>([
  'street',
  'city',
  'alley',
  'square',
  'parking-lot',
  'road',
  'beach',
  'desert',
  'park',
  'field',
  'garden',
  'forest',
  'snow',
]);
/** In metres: what is lower beside pens and keys is as well seen from above. */
const [SLIGHT, SLIGHT_OUTSIDE, SHORT_AND_SLIGHT] = [0.09, 0.13, 0.3];

/** What a paragraph is about lies on a table or on the ground, and so does the little there is besides: pens side by side would be a pile. */
function lieAbout(
  brief: Brief,
  drawables: readonly (Drawable | undefined)[],
  dish: (drawable: Drawable) => boolean,
): boolean {
  const { subjects, relations, camera, setting, features, weather } = brief;
  // what is on something outside is on no ground
  const outside = AT_OUR_FEET.has(setting) && relations.every(({ kind }) => SIDEWAYS.has(kind));
  const away = camera !== undefined || weather !== undefined || !(outside || WITH_TABLES.has(setting));
  const grounded = !outside && features.some((feature) => GROUNDS.has(feature));
  if (away || !isWrittenOnFlat(brief) || grounded) return false;
  if (!relations.every(({ kind }) => SIDEWAYS.has(kind) || kind === 'on')) return false;
  const things = [...subjects.keys()].filter((index) => !is(subjects[index]?.concept, 'table'));
  const total = things.reduce((sum, index) => sum + (subjects[index]?.count ?? 1), 0);
  if (things.length > KINDS || total > MOST || subjects.length > things.length + 1) return false;
  const [main] = things.toSorted((one, other) => weightOf(brief, other) - weightOf(brief, one));
  const slight = (drawable: Drawable): boolean =>
    drawable.habitat === 'tabletop' &&
    drawable.height < (outside ? SLIGHT_OUTSIDE : SLIGHT) &&
    drawable.height * Math.max(1, drawable.aspect) < SHORT_AND_SLIGHT;
  const still = things.every((index) => !subjects[index]?.attributes.some((word) => OTHERWISE.has(word)));
  return (
    still &&
    main !== undefined &&
    (outside || lies(drawables[main])) &&
    things.every((index) => {
      const drawable = drawables[index];
      return drawable !== undefined && (lies(drawable) || slight(drawable) || dish(drawable));
    })
  );
}

/** Skis and surfboards lie where they are used. */
const isIndoors = (drawable: Drawable | undefined): boolean =>
  recordOf(drawable?.concept ?? '')?.homes?.every((place) => indoorSettings.has(place)) ?? true;

/** What is written is on clothes: laid out it can be read. */
const isPrinted = ({ lettering, subjects }: Brief): boolean =>
  lettering.every(({ on }) => on === 'label') &&
  subjects.every(({ lettering: words, concept }) => words === undefined || is(concept, 'garment'));

/** What a paragraph says is written is on what lies anyway, such as a bar of chocolate: looked down on it is read. */
const isWrittenOnFlat = ({ lettering, subjects }: Brief): boolean =>
  lettering.every(({ on }) => on === 'label') &&
  subjects.every(({ lettering: words, concept }) => words === undefined || is(concept, 'flat'));

/** Only things were told, at most where they lie beside each other. */
function isOpen(brief: Brief): boolean {
  const { subjects, relations, camera, setting, features, told, prompt, look } = brief;
  if ((camera ?? setting ?? brief.time ?? brief.weather ?? brief.season ?? brief.backdrop) !== undefined) return false;
  // of a tennis racket the match is told by its name alone
  const named =
    told?.every((word) => word === 'ground-writing' || subjects.some(({ words }) => words.includes(word))) ?? true;
  const grounded = features.every((feature) => FLOORS.has(feature));
  if (!grounded || !named || prompt.length > SHORT || !isPrinted(brief)) return false;
  if (look === 'sticker' || look === 'logo' || look === 'infographic') return false;
  const total = subjects.reduce((sum, { count }) => sum + count, 0);
  if (subjects.length === 0 || subjects.length > KINDS || total > MOST) return false;
  const still = subjects.every(
    ({ action, arrangement, attributes, place, wears }) =>
      ((action === 'lying' ? undefined : action) ??
        (arrangement === 'pair' ? undefined : arrangement) ??
        place ??
        wears) === undefined && !attributes.some((word) => OTHERWISE.has(word)),
  );
  return (
    still &&
    relations.every(
      ({ kind, ratio }) => ratio === undefined && (SIDEWAYS.has(kind) || UPRIGHT.has(kind) || kind === 'on'),
    )
  );
}

/** A few things that lie there by themselves; what is on others goes with them. */
export function isFewKinds({ subjects, relations }: Brief, items: readonly Item[]): boolean {
  const told = items.every(({ subject, worn }) => subject !== undefined && !worn);
  const free = relations.every(({ kind }) => SIDEWAYS.has(kind) || UPRIGHT.has(kind));
  const still = subjects.every(({ arrangement }) => arrangement === undefined);
  return told && free && still && items.length > 0 && items.length <= MOST && subjects.length <= KINDS;
}

/** How much less than in the world the small is smaller than the large: both are to be seen. */
const EVENED = 0.7;
const MOST_EVENED = 2;
/** Shares of the picture that they fill at most, and the room between them. */
const [WIDE, HIGH, GAP] = [0.84, 0.76, 0.06];
/** Broader things lie below each other. */
const BROAD = 1.5;
const PER_ROW = 5;

/** A few kinds of things on a table seen from above: side by side or below each other, each as large as it is. */
export function inRowsFromAbove(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, width, height } = scene;
  const metres = ({ subject, drawable }: Item): number => {
    const told = subject === undefined ? undefined : brief.subjects[subject];
    return told ? metresOf(told, drawable) : drawable.height;
  };
  const long = (item: Item): number => metres(item) * Math.max(1, item.drawable.aspect);
  const longest = Math.max(...items.map(long));
  const tall = (item: Item): number => metres(item) * Math.min(MOST_EVENED, (longest / long(item)) ** (1 - EVENED));
  const gap = longest * GAP;
  const rows = rowsOf(brief, items);
  const broad = (row: readonly Item[]): number =>
    row.reduce((sum, item) => sum + tall(item) * item.drawable.aspect, gap * (row.length - 1));
  const deep = rows.map((row) => Math.max(...row.map(tall)));
  const whole = deep.reduce((sum, each) => sum + each, gap * 1.6 * (rows.length - 1));
  const scale = Math.min((width * WIDE) / Math.max(...rows.map(broad)), (height * HIGH) / whole);
  let top = height / 2 - (whole * scale) / 2;
  return rows.flatMap((row, at) => {
    let left = width / 2 - (broad(row) * scale) / 2;
    const middle = top + ((deep[at] as number) * scale) / 2;
    top += ((deep[at] as number) + gap * 1.6) * scale;
    return row.map((item): Item => {
      const size = tall(item) * scale;
      const x = left + (size * item.drawable.aspect) / 2;
      left += size * item.drawable.aspect + gap * scale;
      return { ...item, x, y: middle + size / 2, size, turn: 0 };
    });
  });
}

/** What was said to be on the left comes first, what was said to be above is in the first row. */
function rowsOf({ subjects, relations }: Brief, items: readonly Item[]): readonly (readonly Item[])[] {
  const order = subjects.map((_, index) => index);
  for (const { kind, subject, object } of relations) {
    const first = kind === 'left-of' || kind === 'above' ? subject : object;
    const last = first === subject ? object : subject;
    if (kind !== 'beside' && order.indexOf(first) > order.indexOf(last)) {
      order.splice(order.indexOf(first), 1);
      order.splice(order.indexOf(last), 0, first);
    }
  }
  const kinds = order
    .map((index) => items.filter(({ subject }) => subject === index))
    .filter(({ length }) => length > 0);
  const isBroad = ({ drawable: { aspect } }: Item): boolean => aspect > BROAD;
  const lifted = relations.some(({ kind }) => UPRIGHT.has(kind));
  const sided = relations.some(({ kind }) => kind === 'left-of' || kind === 'right-of');
  const below = !sided && items.every(isBroad);
  if (!lifted && !below && items.length < 4) return [kinds.flat()];
  return kinds.flatMap((kind) => {
    const per =
      below && items.length < 4 ? 1 : kinds.length === 1 && kind.length > 4 ? Math.ceil(kind.length / 2) : PER_ROW;
    return Array.from({ length: Math.ceil(kind.length / per) }, (_, row) => kind.slice(row * per, (row + 1) * per));
  });
}
