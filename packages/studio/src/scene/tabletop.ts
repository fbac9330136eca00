import { offerOf } from '../catalogue/affordances.js';
import { is } from '../catalogue/traits.js';
import { isProse } from '../language/brief.js';
import type { Brief, Setting } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { isScene } from './scale.js';

/** What a hand lifts, in metres of its longer side. */
const HANDY = 0.62;
/** How a thing of this material looks as the top of a table: no boards. */
const TOPS: ReadonlyMap<string | undefined, string> = new Map([
  ['glass', '#b9c6c8'],
  ['metal', '#a9adb2'],
  ['stone', '#a8a39c'],
  ['concrete', '#b0ada8'],
  ['plastic', '#dfddd6'],
  ['fabric', '#f1ece2'],
]);
/** Wood of which only the shade was said. */
const WOODS: ReadonlyMap<string, string> = new Map([
  ['dark', '#5a3b28'],
  ['light', '#d6b78c'],
  ['pale', '#d6b78c'],
]);
/** What a table stands among outside. */
const OUTSIDE: ReadonlySet<string> = new Set('grass trees flowers bushes path leaves sand waves sea snow'.split(' '));

type Shown = readonly (Drawable | undefined)[];

/**
 * The table below small things in a described place, when nothing but these is looked at: a pepper and a medal on a
 * dining table are seen from near, with the room behind them, and not as crumbs in the middle of it. Told at length, they
 * are so wherever they lie: a whole table makes giants or crumbs of them.
 */
export function tableBelow(brief: Brief, drawables: Shown): number | undefined {
  const { subjects, relations, camera } = brief;
  const setting = placeOf(brief);
  const near = camera === 'close-up' && isProse(brief);
  if (setting === undefined || !isScene(near ? { ...brief, camera: 'medium' } : brief, setting)) return undefined;
  if (camera !== undefined && !near) return undefined;
  const known = [...drawables.entries()].flatMap(([index, drawable]) => (drawable ? [{ index, drawable }] : []));
  const [table, another] = known.filter(({ drawable }) => isTop(drawable));
  if (!table || another || (subjects[table.index]?.count ?? 1) > 1) return undefined;
  // of a triangular table one wants to see the three corners
  if (subjects[table.index]?.shape && !isProse(brief)) return undefined;
  const others = known.filter((each) => each !== table);
  const told = relations.filter(({ subject, object }) => subject === table.index || object === table.index);
  const stands = told.every(({ kind }) => ['on', 'around', 'beside', 'leaning-on'].includes(kind));
  const weight = (index: number): number => subjects[index]?.salience ?? 0.5;
  const passing = others.some(({ index }) => weight(index) > weight(table.index));
  const laid = isProse(brief) && told.some(({ kind, object }) => kind === 'on' && object === table.index);
  return stands && (passing || laid) && others.every(({ drawable }) => isHandy(drawable)) ? table.index : undefined;
}

/** Where no place was named a table told of at length is in a room, or in the garden of whose plants is spoken. */
function placeOf(brief: Brief): Setting | undefined {
  if (brief.setting !== undefined || !isProse(brief)) return brief.setting;
  return brief.features.some((feature) => OUTSIDE.has(feature)) ? 'garden' : 'room';
}

/** What was said of the room about a table, where no room was named. */
const OF_ROOM: ReadonlySet<string> = new Set('window curtains fireplace candlelight wallpaper lanterns'.split(' '));

/**
 * The same picture from so near that the table's top is its ground. Where nobody spoke of a room, a quiet wall is behind
 * it: no window, no lamp and no picture that one would ask about.
 */
export function fromNear(brief: Brief, table: number | undefined, { setting: said }: Brief = brief): Brief {
  const host = table === undefined ? undefined : brief.subjects[table];
  if (!host) return brief;
  const { colour, material, attributes, concept } = host;
  const cloth = is(concept, 'table-cover') ? 'fabric' : material;
  const wood = attributes.map((word) => WOODS.get(word)).find((one) => one !== undefined);
  const top = colour ?? TOPS.get(cloth) ?? wood;
  const place = placeOf(brief);
  const assumed = said === undefined && (place === 'room' || place === 'office');
  const quiet = assumed && !brief.features.some((feature) => OF_ROOM.has(feature));
  const setting = quiet ? 'room' : place;
  const stone = [...(cloth === 'marble' ? ['marble'] : []), ...(TOPS.has(cloth) ? ['smooth-top'] : [])];
  // the marble of the kitchen behind it is no wood
  const others = brief.features.filter((feature) => cloth === undefined || feature !== 'marble');
  return {
    ...brief,
    ...(setting && { setting }),
    ...(quiet && { told: [...(brief.told ?? []), 'unfurnished'], absent: [...brief.absent, 'window'] }),
    camera: 'close-up',
    ...(top !== undefined && { tints: [...(brief.tints ?? []), { what: 'table', colour: top }] }),
    features: [...others, ...stone],
  };
}

/** What stands on the table that fills the picture stands on no floor. */
export const onTop = (drawable: Drawable): Drawable =>
  drawable.habitat === 'ground' ? { ...drawable, habitat: 'tabletop' } : drawable;

/** A table, a desk, a chest of drawers: as high as a hand, and nobody sits on it. */
export function isTop({ concept, kind, height }: Drawable): boolean {
  const { top, seat, laid } = offerOf(concept);
  const counter = top !== undefined && seat === undefined && height > 0.35 && height < 1.3;
  // on the top of a bookcase nobody lays anything
  return kind === 'furniture' && ((laid === true && height < 1.3) || counter);
}

function isHandy({ concept, kind, height, habitat, aspect }: Drawable): boolean {
  const thing = kind === 'object' || kind === 'food' || kind === 'plant' || kind === 'animal';
  const rests = habitat === 'tabletop' || habitat === 'ground' || (habitat === 'air' && height < 0.2);
  // nor is what one sits on
  const seat = offerOf(concept).seat !== undefined;
  return thing && rests && !seat && height * Math.max(1, aspect / 2) < HANDY;
}

/** Things of a house, and nothing that lives or grows in the open: told of at length, they are at home. */
export function isStillLife(drawables: readonly Drawable[]): boolean {
  return drawables.length > 0 && drawables.every((each) => each.kind === 'furniture' || isSmall(each));
}

/** What may be said of the light on somebody without a word of where they are. */
const PLACELESS: ReadonlySet<string> = new Set(
  'glow reflections sunbeams darkness bokeh floor boards steam dust smoke silhouette sparkles lens-flare shadow'.split(
    ' ',
  ),
);

/** Nothing was said of where or when. */
function isOpen({ features, time, weather, season }: Brief): boolean {
  const open = time === undefined && weather === undefined && season === undefined;
  return open && features.every((feature) => PLACELESS.has(feature));
}

const isSmall = ({ kind, height }: Drawable): boolean => (kind === 'object' || kind === 'food') && height < 1;

/** A body and its bearing, told at length without a word of where: a study, before a calm ground. */
export function isStudy(brief: Brief, drawables: readonly Drawable[]): boolean {
  const people = drawables.some(({ kind }) => kind === 'person');
  return people && isOpen(brief) && drawables.every((each) => each.kind === 'person' || isSmall(each));
}

/** People, a table between them and what is on it. */
export function isAtTable(brief: Brief, drawables: readonly Drawable[]): boolean {
  const has = (kind: Drawable['kind']): boolean => drawables.some((each) => each.kind === kind);
  const homely = drawables.every((each) => each.kind === 'person' || each.kind === 'furniture' || isSmall(each));
  return has('person') && drawables.some(isTop) && homely && isOpen(brief);
}
