import { paintedAs, recordOf } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Drawable } from '../../paint/drawable.js';
import type { Rgb } from '../../paint/kit/colour.js';
import type { Random } from '../../paint/kit/random.js';
import { amongFigures } from '../figures.js';
import { inRowsFromAbove, isFewKinds } from '../laid-flat.js';
import { laidWithPrints } from './laid-prints.js';
import { leapsDown } from './leaps-down.js';
import { leapt } from './leaps.js';
import { dishesOf, servedFromAbove } from './served.js';
import { fromCeiling } from './suspended.js';
import { waded } from './waded.js';
import type { Item, Scene } from '../scene.js';

/** Forms of an abstract composition, and what is caught in mid-air: placed by the eye instead of the ground. */
export function composed(scene: Scene, items: readonly Item[], random: Random): readonly Item[] {
  const { brief, setting } = scene;
  const forms = items.length > 1 && items.every(({ drawable }) => drawable.habitat === 'wall');
  if (setting === 'abstract' && forms && brief.relations.length === 0) return overlapping(scene, items, random);
  if (setting === 'flat-lay' && isFewKinds(brief, items)) return inRowsFromAbove(scene, items);
  const printed = setting === 'flat-lay' ? laidWithPrints(scene, items) : undefined;
  if (printed) return printed;
  const free = brief.relations.every(({ kind }) => kind === 'beside' || kind === 'on' || kind === 'inside');
  if (setting === 'flat-lay' && items.length > 0 && free) {
    const hosts = dishesOf(brief);
    const isServed = ({ subject }: Item): boolean => subject !== undefined && hosts.has(subject);
    const laid = laidOut(
      scene,
      items.filter((item) => !isServed(item)),
    );
    return servedFromAbove(hosts, [...laid, ...items.filter(isServed)]);
  }
  if (brief.look === 'logo' && brief.relations.length === 0) return asEmblem(scene, items);
  if (setting === 'underwater') return sunk(scene, items);
  const standing = amongFigures(scene, items);
  if (standing !== items) return standing;
  const hung = waded(scene, fromCeiling(scene, items));
  return leapsDown(
    scene,
    leapt(scene, brief.features.includes('midair') ? lifted(scene, hung) : inTheMiddle(scene, inFile(scene, hung))),
  );
}

/** A caravan, a convoy: all of it goes the way that its first goes. */
function inFile({ brief }: Scene, items: readonly Item[]): readonly Item[] {
  if (!brief.told?.includes('in-file')) return items;
  const ways = new Map<number, boolean>();
  return items.map((item) => {
    const { subject, drawable, mirrored } = item;
    const goes = drawable.kind === 'animal' || drawable.kind === 'vehicle' || drawable.kind === 'person';
    if (subject === undefined || !goes || item.worn) return item;
    const way = ways.get(subject) ?? mirrored;
    ways.set(subject, way);
    return mirrored === way ? item : { ...item, mirrored: way };
  });
}

/** The least share of the height that what hangs before a plain wall has, and of the width that it may have. */
const [SEEN, WIDEST] = [0.5, 0.72];

/** How much larger than the picture is what fills it. */
const BEYOND = 1.08;

/** A heart, a kite, a knocker: what is alone before a plain wall and stands on nothing is in the middle of it. */
function inTheMiddle({ setting, brief, width, height }: Scene, items: readonly Item[]): readonly Item[] {
  const [alone, ...others] = items;
  if (setting !== 'studio' || !alone || others.length > 0 || brief.camera !== undefined) return items;
  const placed = brief.subjects[alone.subject ?? 0]?.place !== undefined;
  // arms come up from the lower edge: in the middle their hands would be cut off
  const { concept } = alone.drawable;
  if (alone.standsOn !== 'nothing' || placed || is(concept, 'ceiling') || is(concept, 'hands')) return items;
  const { aspect } = alone.drawable;
  // a knocker brings the door that it is on: of that no edge is seen, or it would hang on the wall itself
  const backed = alone.drawable.habitat === 'wall' && recordOf(concept)?.shows !== undefined;
  const size = backed
    ? Math.max(height, width / aspect) * BEYOND
    : Math.min(Math.max(alone.size, height * SEEN), (width * WIDEST) / aspect);
  return [{ ...alone, size, x: width / 2, y: height * 0.5 + size / 2 }];
}

/** Large and small forms that overlap around a middle, the largest behind. */
function overlapping({ width, height, hints }: Scene, items: readonly Item[], random: Random): readonly Item[] {
  const unit = Math.min(width, height);
  const turn = random.between(0, Math.PI * 2);
  return items
    .map((item, index): Item => {
      const share = (index * 0.618) % 1;
      const size = unit * (0.26 + 0.34 * (1 - share)) * random.between(0.85, 1.15);
      const angle = turn + index * 2.4;
      const away = unit * (0.1 + 0.24 * share) * random.between(0.8, 1.2);
      const x = width / 2 + Math.cos(angle) * away * (width / unit);
      const middle = height / 2 + Math.sin(angle) * away * (height / unit);
      return {
        ...item,
        x,
        y: middle + size / 2,
        size,
        depth: 0.2,
        standsOn: 'nothing',
        veil: 0.12,
        ...(hints.length > 1 && { colour: hints[index % hints.length] as Rgb }),
        turn: random.chance(0.3) ? random.around(0.5) : 0,
      };
    })
    .toSorted((one, other) => other.size - one.size);
}

/** Two or three things of a badge: what is tall in the middle, side by side; what is long lies below it. */
function asEmblem({ width, height }: Scene, items: readonly Item[]): readonly Item[] {
  if (items.length < 2 || items.length > 4) return items;
  const unit = Math.min(width, height);
  const long = items.filter(({ drawable }) => drawable.aspect > 1.5);
  const tall = items.filter((item) => !long.includes(item));
  const high = unit * (tall.length > 0 ? 0.4 : 0);
  const wide = tall.reduce((sum, { drawable }) => sum + drawable.aspect * high, 0) * 1.04;
  let x = width / 2 - wide / 2;
  let y = height * 0.55;
  const put = { turn: 0, standsOn: 'nothing', depth: 0.2 } as const;
  const upper = tall.map((item): Item => {
    const own = item.drawable.aspect * high * 1.04;
    x += own;
    return { ...item, ...put, x: x - own / 2, y, size: high };
  });
  const lower = long.map((item): Item => {
    const size = Math.min((unit * 0.5) / item.drawable.aspect, unit * 0.2);
    y += size + unit * 0.03;
    return { ...item, ...put, x: width / 2, y, size };
  });
  return [...upper, ...lower];
}

/** On a table seen from above: the main thing large in the middle, the others around it. */
function laidOut({ brief, width, height }: Scene, items: readonly Item[]): readonly Item[] {
  const unit = Math.min(width, height);
  const weight = ({ subject }: Item): number =>
    subject === undefined ? 0 : (brief.subjects[subject]?.salience ?? 0.5);
  const sorted = items.toSorted((one, other) => weight(other) - weight(one));
  const [main] = sorted;
  if (!main || items.length > 9) return items;
  const long = ({ size, drawable }: Item): number => size * Math.max(1, drawable.aspect);
  const wanted = unit * (items.length === 1 ? 0.72 : items.length < 4 ? 0.52 : 0.42);
  const grow = wanted / long(main);
  const turn = items.length <= 2 ? 0 : -Math.PI / 2 + Math.PI / (items.length - 1);
  return sorted.map((item, index) => {
    const factor = Math.min(grow, (unit * (index === 0 ? 0.8 : 0.42)) / long(item));
    const size = item.size * factor;
    const angle = turn + ((index - 1) / Math.max(1, items.length - 1)) * Math.PI * 2;
    const away = index === 0 ? 0 : wanted / 2 + (size * Math.max(1, item.drawable.aspect)) / 2 + unit * 0.015;
    const within = (at: number, half: number, side: number): number =>
      Math.max(half + side * 0.03, Math.min(side * 0.97 - half, at));
    const half = (size * item.drawable.aspect) / 2;
    // two stand side by side, the pair in the middle
    const shift = items.length === 2 ? -unit * 0.19 : 0;
    const x = within(width / 2 + shift + Math.cos(angle) * away * (index === 0 ? 0 : 1), half, width);
    const middle = within(height / 2 + Math.sin(angle) * away * (index === 0 ? 0 : 1), size / 2, height);
    return { ...item, x, y: middle + size / 2, size };
  });
}

/** A ship below the sea lies wrecked on its ground. */
function sunk({ width, height }: Scene, items: readonly Item[]): readonly Item[] {
  return items.map((item) => {
    const { drawable, mirrored, size } = item;
    // below the surface nothing is mirrored in it
    if (drawable.kind === 'animal' && item.standsOn === 'water') return { ...item, standsOn: 'nothing' };
    if (!floats(drawable) || drawable.kind !== 'vehicle' || is(drawable.concept, 'dives')) return item;
    const turn = item.turn + (mirrored ? -0.2 : 0.2);
    const placed = { ...item, y: height * 0.9, turn, depth: 0.45, standsOn: 'nothing' } as const;
    if (drawable.height < OCEAN_GOING) return placed;
    // a wreck is the place of all that swims there, and farther away than the fish
    const wreck = Math.max(size, Math.min((width * WRECK) / drawable.aspect, height * WRECK));
    const half = (drawable.aspect * wreck) / 2;
    const x = width / 2 + (item.x - width / 2) * 0.25;
    // its lower end is in the sand, or its upper one would be above it
    const y = placed.y + half * Math.sin(0.2) * 0.7;
    return { ...placed, size: wreck, x, y, depth: 0.85, cut: { x, y: placed.y, half: half * 1.2, sag: height * 0.01 } };
  });
}

/** What is at home on the water, though it lies below it now. */
function floats({ floats: afloat, concept }: Drawable): boolean {
  const drawing = paintedAs(concept);
  return afloat === true || drawing?.habitat === 'water';
}

/** From this height on, in metres, a boat is a ship; how much of the picture its wreck has. */
const [OCEAN_GOING, WRECK] = [8, 0.72];

/** Off the ground by half its height, with its shadow left behind below it. */
function lifted({ brief, height }: Scene, items: readonly Item[]): readonly Item[] {
  const most = Math.max(0, ...brief.subjects.map(({ salience = 0.5 }) => salience));
  return items.map((item) => {
    const subject = item.subject === undefined ? undefined : brief.subjects[item.subject];
    const main = subject !== undefined && (subject.salience ?? 0.5) === most && item.standsOn === 'ground';
    // from afar half of a height is no more than a step onto what stands there
    const rise = Math.min(item.size * (brief.camera === 'wide' ? 0.8 : 0.45), item.y - item.size - height * 0.06);
    return main && rise > 0 ? { ...item, y: item.y - rise, turn: item.turn - 0.14, standsOn: 'nothing' } : item;
  });
}
