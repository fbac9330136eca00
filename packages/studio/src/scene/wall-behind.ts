import { paintedAs } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import type { Brief } from '../language/brief.js';
import { muralGround } from '../paint/objects/things/mural-ground.js';
import { pulledTo } from '../paint/pulled.js';
import type { Edge } from './edges.js';
import { carriedOver } from './resized.js';
import { boxAround } from './scene.js';
import type { Item, Scene } from './scene.js';

/** How what is at a wall may stand to it. */
const BEFORE: ReadonlySet<string> = new Set([
  'hanging-on',
  'on',
  'leaning-on',
  'in-front-of',
  'beside',
  'behind',
  'left-of',
  'right-of',
  'facing',
]);
/** Where the wall meets the pavement, and how far it goes beyond the frame. */
const [FOOT, BEYOND] = [0.865, 1.06];
/** The share of the wall that what hangs on it takes at most, alone, laden or painted, and of the frame that who stands before it fills. */
const [HUNG, LADEN, PAINTED, STANDING] = [0.37, 0.5, 0.62, 0.66];
/** Switches and sockets: so small in metres, and so much of the height beside what stands there. */
const SMALL = { metres: 0.15, share: 0.085 } as const;

/** The wall that everything else is on or before: what the picture is about, or what somebody stands at. */
export function wallBehind({ subjects, relations, setting }: Brief): number | undefined {
  if (setting !== undefined && setting !== 'wall') return undefined;
  const walls = [...subjects.keys()].filter((index) => is(subjects[index]?.concept, 'wall'));
  const [wall] = walls;
  if (wall === undefined || walls.length > 1) return undefined;
  const { count = 0, size } = subjects[wall] ?? {};
  const among = relations.filter(({ subject, object }) => subject === wall || object === wall);
  // a wall beside a house, or with somebody on top of it, is a thing among others
  const free = subjects.every(
    ({ concept }, index) => index === wall || !['building', 'nature'].includes(kindOf(concept)),
  );
  const topped = among.some(
    ({ kind, subject }) => kind === 'on' && ['person', 'animal'].includes(kindOf(subjects[subject]?.concept ?? '')),
  );
  const seen = wall === 0 || among.length > 0;
  const plain = count === 1 && (size === undefined || size === 'large' || size === 'huge');
  return plain && free && seen && !topped && among.every(({ kind }) => BEFORE.has(kind)) ? wall : undefined;
}

function kindOf(concept: string): string {
  const drawing = paintedAs(concept);
  return drawing !== undefined ? drawing.kind : '';
}

/** Seen from the pavement before it, the wall fills the frame; what hangs on it grows with it, who stands there stands before it. */
export function facingWall(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const wall = scene.setting === 'wall' ? wallBehind(scene.brief) : undefined;
  const small = items.find(({ subject }) => subject !== undefined && subject === wall);
  if (!small) return items;
  const { width, height } = scene;
  const size = (FOOT + 0.08) * height * BEYOND;
  const large: Item = {
    ...small,
    // as wide as the frame: then words on it are all in the picture
    drawable: pulledTo(small.drawable, (width / size) * BEYOND),
    x: width / 2,
    y: height * FOOT,
    size,
    depth: 0.4,
    mirrored: false,
    turn: 0,
    // its own shadow lies behind it
    standsOn: 'nothing',
  };
  const hung = new Set(
    edges.filter(({ kind, host }) => kind === 'hanging-on' && host === wall).map((one) => one.guest),
  );
  const shown = items.filter(({ subject }) => subject !== undefined && hung.has(subject));
  const loads = shown.flatMap(({ subject }) =>
    items.filter((item) =>
      edges.some(({ kind, guest, host }) => kind === 'on' && host === subject && guest === item.subject),
    ),
  );
  const before = items.filter((item) => item !== small && !shown.includes(item) && !loads.includes(item));
  const leans = edges.some(({ kind, host }) => kind === 'leaning-on' && host === wall);
  // a socket over a desk is a small thing on a wall
  const tiny = before.length > 0 && shown.every(({ drawable }) => drawable.height <= SMALL.metres);
  const hanging = loads.length > 0 ? laden(scene, shown, loads) : onWall(scene, shown, tiny ? SMALL.share : HUNG);
  return [large, ...hanging, ...stand(scene, before, leans ? FOOT + 0.02 : 0.94)];
}

/** The share of a wall that a picture takes beside the words on it. */
const BESIDE_WORDS = 0.4;

/** Side by side at the height of the eyes, as large as the frame allows. */
export function onWall(scene: Scene, items: readonly Item[], most = HUNG): readonly Item[] {
  const { width, height } = scene;
  const wide = items.reduce((sum, { drawable, size }) => sum + drawable.aspect * size, 0) * 1.25;
  const tallest = Math.max(...items.map(({ size }) => size));
  const painted = items.every(({ attributes }) => attributes.includes('mural'));
  // words that are painted with it have the other half of the wall
  const worded = painted && scene.brief.lettering.some(({ on }) => on === 'headline');
  const room = width * (worded ? BESIDE_WORDS : 0.86);
  const grow = Math.min(room / wide, (height * (painted ? PAINTED : most)) / tallest, painted ? 6 : 3.2);
  let left = worded ? width * 0.97 - (room + wide * grow) / 2 : (width - wide * grow) / 2;
  const hung = items.map((item): Item => {
    const size = item.size * grow;
    const own = item.drawable.aspect * size * 1.25;
    left += own;
    return {
      ...item,
      size,
      x: left - own / 2,
      // a radiator is fitted just over the ground
      y: is(item.drawable.concept, 'at-wall')
        ? height * (FOOT - 0.03)
        : height * (painted || most > HUNG ? 0.44 : 0.37) + size / 2,
      depth: 0.39,
      turn: 0,
      attributes: [...item.attributes, 'on-wall'],
      // of what is painted the wall shows through
      ...(item.attributes.includes('mural') && { veil: 0.14 }),
      standsOn: 'nothing',
    };
  });
  const figures = items.every(({ drawable }) => !is(drawable.concept, 'letters') && !is(drawable.concept, 'sign'));
  return painted && figures && scene.brief.told?.includes('mural') ? [groundOf(scene, hung), ...hung] : hung;
}

/** The field of colours in which a mural is painted, a good deal wider than what it shows. */
function groundOf({ width, height }: Scene, items: readonly Item[]): Item {
  const { left, right, top, bottom } = boxAround(items);
  const middle = (left + right) / 2;
  const edge = Math.min(middle, width - middle) - width * 0.02;
  const half = Math.min(width * 0.46, edge, Math.max((right - left) / 2 + width * 0.09, (bottom - top) * 0.6));
  const size = Math.min(height * 0.74, bottom - top + height * 0.16);
  const [first] = items as readonly [Item];
  const { subject: _subject, colour: _colour, lettering: _lettering, wears: _wears, parts: _parts, ...plain } = first;
  return {
    ...plain,
    drawable: muralGround((half * 2) / size),
    x: (left + right) / 2,
    y: Math.min(height * (FOOT - 0.02), (top + bottom) / 2 + size / 2 + height * 0.02),
    size,
    depth: 0.395,
    mirrored: false,
    attributes: ['on-wall'],
    veil: 0.22,
  };
}

/** A shelf at the height of the eyes, with what stands on it. */
function laden({ width, height }: Scene, hosts: readonly Item[], loads: readonly Item[]): readonly Item[] {
  const all = [...hosts, ...loads];
  const { left, right, top, bottom } = boxAround(all);
  const factor = Math.min((width * 0.8) / (right - left), (height * LADEN) / (bottom - top));
  const to = (from: number, middle: number, target: number): number => target + (from - middle) * factor;
  return all.map((item) => ({
    ...carriedOver(item, {
      toX: (x) => to(x, (left + right) / 2, width / 2),
      toY: (y) => to(y, (top + bottom) / 2, height * 0.42),
      factor,
    }),
    depth: hosts.includes(item) ? 0.39 : 0.38,
    attributes: hosts.includes(item) ? [...item.attributes, 'on-wall'] : item.attributes,
    standsOn: hosts.includes(item) ? 'nothing' : item.standsOn,
  }));
}

/** Together in the middle, their feet on the pavement. */
function stand({ width, height }: Scene, items: readonly Item[], level: number): readonly Item[] {
  if (items.length === 0) return items;
  const { left, right, top, bottom } = boxAround(items);
  const grow = Math.min((width * 0.8) / (right - left), (height * STANDING) / (bottom - top), 1.6);
  const foot = height * level;
  return items.map((item) => ({
    ...item,
    size: item.size * grow,
    x: width / 2 + (item.x - (left + right) / 2) * grow,
    y: foot + (item.y - bottom) * grow,
    depth: Math.min(item.depth, 0.3),
    floor: height,
  }));
}
