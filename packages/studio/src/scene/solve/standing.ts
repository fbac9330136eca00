import { isProse } from '../../language/brief.js';
import type { Part, Worn } from '../../language/brief.js';
import type { Described, Drawable } from '../../paint/drawable.js';
import { colourOfMaterial } from '../../paint/materials/telling.js';
import { hex } from '../../paint/kit/colour.js';
import type { Rgb } from '../../paint/kit/colour.js';
import type { Random } from '../../paint/kit/random.js';
import type { Material } from '../../catalogue/materials.js';
import { ofMember } from '../../paint/living/people/each-member.js';
import { recordOf } from '../../catalogue/records.js';
import { isMadeOf } from '../../catalogue/traits.js';
import { is } from '../../catalogue/traits.js';
import { spotOf } from '../../catalogue/wardrobe.js';
import { arrangedItems } from './arrange.js';
import {
  groupWidth,
  isFleet,
  isHerd,
  isLowAndBroad,
  isStaggered,
  liesAlong,
  rowsOfGroup,
  staggerOf,
} from '../groups.js';
import { headSpotOf } from '../dress.js';
import type { Group } from '../groups.js';
import type { Spot } from './layout.js';
import type { Item, Scene } from '../scene.js';

const GOING = new Set('running sprinting walking marching cycling skating racing galloping flying skiing'.split(' '));

const MIXED = /^(?:colourful|assorted|diverse|various|different|mismatched|each-its-colour|unique|varied)$/;

/** How much higher the next row of vehicles stands, in heights of the first. */
const FLEET_RISE = 0.66;
/** And of benches and tables, as long as there is ground: the back of one that is seen above another would be a second back of that. */
const CLEAR_RISE = 1.06;
/** The same of beasts and chairs, and how much smaller they are there: they are farther off, not on the backs of the first. */
const HERD = { rise: 0.42, smaller: 0.2 } as const;

/** How much things that were set out in a row differ in size and in the room between them. */
const SET_OUT = { size: 0.014, aside: 0.005 } as const;

/** The same of low and broad things. */
const BEYOND = 1.12;

/** One item of a group at the origin: what does not depend on where it is put. */
export function itemOf(scene: Scene, group: Group, index: number, random: Random): Item {
  const colour = colourOf(scene, group, index);
  // two things of a kind are alike: a pair of shoes; so are the chairs of a set in prose
  const { kind } = group.drawable;
  const pair = group.count === 2 && kind === 'object';
  const set = kind === 'furniture' && isProse(scene.brief) && !group.attributes.some((word) => MIXED.test(word));
  const seed = kind === 'person' ? ofMember(random, 'item', index) : random.fork(`item ${pair || set ? 0 : index}`);
  const {
    variety = '',
    material: said,
    pattern,
    accents = [],
    wears,
    parts,
    // a sticker on a sign is not under its words
    lettering = group.attributes.some((word) => word.startsWith('shows-'))
      ? undefined
      : recordOf(group.drawable.concept)?.says,
  } = scene.brief.subjects[group.subject] ?? {};
  const [accent] = accents;
  const natural = said && (isMadeOf(group.drawable.concept, said) || isMadeOf(variety, said));
  const cased = said !== undefined && isCased(scene, group.drawable, said);
  const material = natural || cased ? undefined : said;
  const plain = colour ?? (cased ? hex(colourOfMaterial(said) ?? '#c3cad2') : undefined);
  const own = inTurn(group, index);
  const drawable = index === 0 ? group.drawable : anotherOf(own, seed);
  return {
    drawable,
    subject: group.subject,
    x: 0,
    y: 0,
    size: (group.size * drawable.height) / group.drawable.height,
    depth: 0,
    mirrored: false,
    turn: 0,
    seed,
    attributes: own.attributes,
    ...(group.asked && { asked: group.asked }),
    floor: scene.height,
    standsOn: 'ground',
    ...(plain && { colour: plain }),
    ...(material && { material }),
    ...(pattern && { pattern }),
    ...(pattern && accent !== undefined && { accent: hex(accent) }),
    ...(lettering !== undefined && { lettering }),
    ...(wears && { wears: wears.map(described) }),
    ...((parts ?? accent) && {
      parts: [...(parts ?? []).map(described), ...inSecond(drawable, accent), ...pied(drawable, colour, accents)],
    }),
  };
}

/** Prose says "a silver train" as it says "a red one": polished all over, nobody would know its windows and wheels. */
function isCased({ brief }: Scene, { kind, concept }: Drawable, material: Material): boolean {
  const machine = kind === 'vehicle' || is(concept, 'machine') || is(concept, 'appliance');
  return isProse(brief) && machine && (material === 'metal' || material === 'silver');
}

/** "a black and orange sign": the second colour goes to what its plan has in one. */
function inSecond({ kind }: Drawable, accent: string | undefined): readonly Described[] {
  if (accent === undefined || kind !== 'object') return [];
  return ['second', 'stripe'].map((what) => ({ what, colour: hex(accent) }));
}

/** "a brown and white horse": a coat of both. */
function pied({ kind }: Drawable, colour: Rgb | undefined, accents: readonly string[]): readonly Described[] {
  const others = accents.map((accent) => hex(accent)).filter((each) => each.join() !== colour?.join());
  if (kind !== 'animal' || !colour || others.length === 0) return [];
  return [colour, ...others].map((each) => ({ what: 'pied', colour: each }));
}

/** Clothes and parts as painters want them. */
function described(told: Worn | (Part & { readonly pattern?: undefined })): Described {
  const { what, colour: said, material, pattern, attributes } = told;
  const { name, shape }: Partial<Part> = 'print' in told ? {} : told;
  const colour = said ?? colourOfMaterial(material);
  return {
    what,
    ...(name !== undefined && { name }),
    ...(shape && { shape }),
    ...(material && { material }),
    ...(colour !== undefined && { colour: hex(colour) }),
    ...(pattern && { pattern }),
    ...(attributes && { attributes }),
  };
}

/** What every other one of several does instead: nobody dances in step with everybody. */
const BY_TURNS: ReadonlyMap<string, string> = new Map([['dancing', 'swaying']]);

function inTurn(group: Group, index: number): Group {
  if (index % 2 === 0 || group.drawable.kind !== 'person') return group;
  return { ...group, attributes: group.attributes.map((word) => BY_TURNS.get(word) ?? word) };
}

/** Many of a kind take different poses, as long as they belong to the same place. */
function anotherOf({ drawable, attributes, asked }: Group, seed: Random): Drawable {
  const other = drawable.variant?.(new Set(attributes), seed.fork('variant'), asked);
  const fits = other && other.habitat === drawable.habitat && other.aspect < drawable.aspect * 1.2;
  return fits ? other : drawable;
}

/** The colour that was said, or a hint for a main subject whose colour is open. */
function colourOf(scene: Scene, group: Group, index: number): Rgb | undefined {
  const { colour, accents = [] } = scene.brief.subjects[group.subject] ?? {};
  const each = group.attributes.includes('each-its-colour') && index > 0;
  const said = each ? [colour, ...accents][index % (accents.length + 1)] : colour;
  if (said) return hex(said);
  // clouds have that of the air
  const open =
    group.drawable.habitat !== 'sky' &&
    ['person', 'vehicle', 'building', 'object', 'furniture'].includes(group.drawable.kind);
  return open && scene.hints.length > 0 ? scene.hints[group.subject % scene.hints.length] : undefined;
}

/** Nobody is so tall, in metres, without what they hold up. */
const OVER_HEAD = 2.6;
/** How much of the water before them leaves are strewn over. */
const STREWN = 0.5;

/** The items of a group that stands on its own: in rows, the farther ones higher and smaller. */
export function standing(scene: Scene, spot: Spot, random: Random): Item[] {
  const { group, surface } = spot;
  const portrait = scene.brief.camera === 'portrait' && group.drawable.kind === 'person' && group.count === 1;
  if (portrait) {
    const item = itemOf(scene, group, 0, random);
    // head and shoulders; who holds or does something is seen to the waist
    const busy = scene.brief.subjects.length > 1 || scene.width > scene.height * 1.4;
    // an animal's head is larger, and its clothes are what is told of it
    const size = scene.height * (is(group.drawable.concept, 'person') ? (busy ? 1.85 : 2.35) : busy ? 1.2 : 1.5);
    const x = busy ? spot.x : (spot.x + scene.width) / 3;
    return [{ ...item, x, y: scene.height * 0.1 + size, size, depth: 0.02, standsOn: 'nothing' }];
  }
  const half = group.attributes.includes('half-length');
  if (half && group.drawable.kind === 'person' && group.count === 1) {
    const item = itemOf(scene, group, 0, random);
    // to the knees, with all that is in their hands
    const size = Math.min(scene.height * 1.32, (scene.width * 0.92) / item.drawable.aspect);
    return [{ ...item, x: scene.width / 2, y: scene.height * 0.09 + size, size, depth: 0.02, standsOn: 'nothing' }];
  }
  if (is(group.drawable.concept, 'hands')) return [heldOut(scene, itemOf(scene, group, 0, random))];
  if (isFace(scene, group)) return [faceItem(scene, itemOf(scene, group, 0, random), spot.x > scene.width / 2)];
  if (isDetail(scene, group)) return [detailItem(scene, itemOf(scene, group, 0, random))];
  const arranged = arrangedItems(scene, group, random);
  if (arranged) {
    const { left, width } = arranged;
    const own = Math.max(groupWidth(group) * 1.02, (scene.width * 0.84) / Math.max(1, scene.brief.subjects.length));
    const scale = Math.min(1, own / width, (spot.y - scene.height * 0.04) / arranged.height);
    const depth = depthAt(scene, surface.habitat, spot.y);
    return arranged.places.map(({ x, y, turn, before }, index): Item => {
      const item = itemOf(scene, group, index, random);
      return {
        ...item,
        x: spot.x + (x - left - width / 2) * scale,
        y: spot.y + y * scale,
        size: item.size * scale,
        turn,
        depth: depth - before * 0.0001,
        floor: floorOf(scene, surface),
        standsOn: y < -1 ? 'nothing' : surface.habitat === 'water' ? 'water' : 'ground',
      };
    });
  }
  const floating = surface.habitat === 'air' || surface.habitat === 'underwater' || surface.habitat === 'space';
  const rows = rowsOfGroup(group);
  const fleet = isFleet(group) && !floating;
  const crowd = group.drawable.kind === 'person' && group.count > 4 && surface.habitat === 'ground';
  const perRow = Math.ceil(group.count / rows);
  const staggered = isStaggered(group, rows, perRow);
  const stagger = staggered ? staggerOf(group) : 0;
  const herd = isHerd(group) && !fleet && !floating;
  const step = groupWidth(group) / (perRow + stagger);
  // who stands in the last row still stands on the ground
  const lowest = scene.height * (crowd ? 0.96 : 0.92);
  // chairs in rows stand on the floor, and none before the wall
  const seats = group.drawable.kind === 'furniture' && surface.habitat === 'ground' && rows > 1;
  const broad = isLowAndBroad(group) && !floating;
  const front =
    (fleet || crowd || seats || broad) && rows > 1 ? Math.max(spot.y, Math.min(surface.near, lowest)) : spot.y;
  const far = Math.max(surface.far, scene.horizon + scene.height * 0.02);
  const ground = (front - far) / (Math.max(1, rows - 1) * group.size);
  // each line of rails is seen; of what is parked behind others the upper half is
  const lines = is(group.drawable.concept, 'rails')
    ? Math.min(1.08, Math.max(0.6, ground))
    : Math.min(group.drawable.kind === 'furniture' ? CLEAR_RISE : FLEET_RISE, Math.max(0.4, ground));
  const slender = group.drawable.aspect < 0.8;
  const usual = surface.habitat === 'tabletop' ? (slender ? 0.36 : 0.5) : group.count > 10 ? 0.34 : 0.56;
  // what lies behind another one is not on it: ground is seen between them
  const along = liesAlong(group)
    ? Math.min(1.4, Math.max(0.8, ground))
    : broad
      ? Math.min(BEYOND, Math.max(usual, ground))
      : undefined;
  // the heads of a crowd are seen above each other, their feet stay on the ground
  const rise = floating
    ? 0.95
    : along !== undefined
      ? along
      : fleet
        ? lines
        : crowd || herd || seats
          ? Math.min(herd ? HERD.rise : usual, Math.max(0.17, ground))
          : usual;
  // a plane has come from afar, and its trail with it
  const trails = scene.brief.features.includes('contrails') && group.drawable.kind === 'vehicle';
  const faces = spot.x > scene.width / 2 !== trails;
  // a row behind another one stands in its gaps
  const room = Math.min(spot.x, scene.width - spot.x) - (step * perRow * 0.86) / 2 - scene.width * 0.03;
  const lag = (faces ? -1 : 1) * Math.max(0, Math.min(step * 0.4, room));
  // those who go somewhere together go one way
  const goes =
    group.attributes.some((word) => GOING.has(word)) ||
    (group.drawable.kind === 'person' && scene.brief.told?.includes('speeding') === true);
  // nor do those turn to each other who hold something far over their heads, each beside it
  const reaching = group.drawable.kind === 'person' && group.drawable.height > OVER_HEAD;
  // things that are all there is were set out, each by itself: they do not touch
  const alone = scene.brief.subjects.length === 1 && !floating;
  const placed = alone && (rows === 1 || broad) && ['object', 'food', 'furniture'].includes(group.drawable.kind);
  const strewn = is(group.drawable.concept, 'lies-on-water') && surface.habitat === 'water' && group.count > 1;
  return Array.from({ length: group.count }, (_, index): Item => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, group.count - row * perRow);
    const aside = staggered && inRow === perRow ? ((row % 2 === 1 ? 1 : -1) * stagger) / 2 : 0;
    const column = (index % perRow) - (inRow - 1) / 2 + aside;
    const stream = random.fork(`place ${index}`);
    // vehicles stand in line, one way
    const many = fleet ? 0.1 : group.count > 1 ? 1 : 0;
    const smaller = floating ? 1 : 1 - row * (herd ? HERD.smaller : fleet ? 0.14 : 0.09);
    const size = group.size * smaller * (1 + many * stream.around(placed ? SET_OUT.size : 0.04));
    const aback = placed ? SET_OUT.aside : rows === 1 || herd ? 0.02 : 0.05;
    const x = fleet
      ? spot.x + (column * step + (inRow === perRow ? (row % 2) * lag : 0)) * smaller
      : spot.x + column * step + many * stream.around(step * aback);
    // leaves on a pond lie all over it, near and far
    const drift = strewn ? (((index + 1) * 0.618) % 1) * Math.max(0, surface.near - surface.far) * STREWN : 0;
    const y = front + drift - row * rise * group.size + many * stream.around(group.size * (floating ? 0.22 : 0.015));
    const mirrorable = group.drawable.mirrors !== false;
    // two who live turn to each other; a pair of shoes goes one way
    const alive = group.drawable.kind === 'animal' || group.drawable.kind === 'person';
    const item = itemOf(scene, group, index, random);
    // the smoke of an engine would veil the one on the line behind it
    const veils = is(group.drawable.concept, 'rails') && row < rows - 1;
    return {
      ...item,
      ...(veils && { attributes: [...item.attributes, 'without-smoke'] }),
      x,
      y,
      size: (size * item.size) / group.size,
      depth: depthAt(scene, surface.habitat, y),
      floor: floorOf(scene, surface),
      mirrored:
        mirrorable &&
        (fleet || goes || (reaching && group.count > 2)
          ? faces
          : group.count > 2
            ? stream.chance(0.4)
            : group.count === 2
              ? index === 1 && alive
              : faces),
      standsOn: floating ? 'nothing' : surface.habitat === 'water' ? 'water' : 'ground',
    };
  });
}

/** A portrait or a close view of an animal by itself shows its head; an insect is small as a whole. */
function isFace({ brief }: Scene, { drawable, count }: Group): boolean {
  const close = brief.camera === 'portrait' || (brief.camera === 'close-up' && drawable.height > 0.15);
  return close && drawable.kind === 'animal' && count === 1 && brief.subjects.length === 1;
}

/** A close view of one thing, where one is asked for, that is taller than wide: it fills the frame, and its foot is below it. */
function isDetail({ brief, setting }: Scene, { drawable, count }: Group): boolean {
  const asked = brief.camera === 'close-up' && brief.cameraOwn !== true;
  const alone = asked && count === 1 && brief.subjects.length === 1 && setting !== 'flat-lay';
  const stands = drawable.habitat === 'ground' || drawable.habitat === 'tabletop';
  const near = drawable.kind === 'food' || drawable.kind === 'object' || drawable.kind === 'plant';
  return alone && stands && near && drawable.aspect < 0.95;
}

function detailItem(scene: Scene, item: Item): Item {
  const size = Math.min(scene.height * 1.16, (scene.width * 0.84) / item.drawable.aspect);
  const y = size < scene.height * 0.9 ? scene.height * 0.94 : scene.height * 0.07 + size;
  return { ...item, size, x: scene.width / 2, y, depth: 0, standsOn: y > scene.height ? 'nothing' : 'ground' };
}

/** Hands are somebody's: their arms come into the picture over its lower edge. */
function heldOut(scene: Scene, item: Item): Item {
  const size = Math.min(scene.height * 0.52, (scene.width * 0.86) / item.drawable.aspect);
  return { ...item, size, x: scene.width / 2, y: scene.height * 1.01, depth: 0.02, standsOn: 'nothing' };
}

function faceItem(scene: Scene, item: Item, mirrored: boolean): Item {
  const { mirrors } = item.drawable;
  const { x, y, half } = headSpotOf(item.drawable);
  const turned = mirrors !== false && mirrored;
  // the head fills the picture and stays whole
  const fill = Math.min(scene.height * 4, Math.max(scene.height * 1.2, (scene.width * 0.35) / half));
  // a crown or a hat is above it
  const hatted = item.wears?.some(({ what }) => spotOf(what) === 'head') === true;
  const size = fill * (hatted ? 0.72 : 1);
  return {
    ...item,
    size,
    x: scene.width / 2 - (turned ? -1 : 1) * x * size,
    y: scene.height * (hatted ? 0.58 : 0.48) - y * size,
    depth: 0,
    mirrored: turned,
    standsOn: 'nothing',
  };
}

/** A surface that ends well above the lower edge of the picture is a terrace: a cliff, a table, a pier. */
function floorOf(scene: Scene, surface: Spot['surface']): number {
  return surface.near < scene.height * 0.93 ? surface.near + scene.height * 0.012 : scene.height;
}

function depthAt(scene: Scene, habitat: Spot['surface']['habitat'], y: number): number {
  if (habitat === 'tabletop') return 0.1;
  if (habitat === 'air' || habitat === 'underwater' || habitat === 'space') return 0.3;
  const bottom = scene.height;
  return Math.min(1, Math.max(0, (bottom - y) / Math.max(1, bottom - scene.horizon)));
}
