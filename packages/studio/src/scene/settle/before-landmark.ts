import { SIDEWAYS } from '../../catalogue/relations.js';
import type { Edge } from '../edges.js';
import { surfaceFor } from '../solve/layout.js';
import { resized, shifted } from '../resized.js';
import { GROUNDLESS, isRoom } from '../scale.js';
import { boxAround, farthestFirst, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** Metres from which on a building is a landmark that is seen from afar, up to which somebody or something is before it, and how many are a group. */
const [LANDMARK, BEFORE, GROUP] = [20, 3.2, 6] as const;
/** Where the feet of those in the foreground are, and how far below the horizon the landmark stands, as shares of the height. */
const [NEAR, FAR] = [0.945, 0.03] as const;
/** From so far below the horizon on the ground before a lake is none for it. */
const ACROSS = 0.1;
/** What is lower, in metres, takes less of the foreground beside a landmark. */
const SMALL = 1;
/** The most that the foreground takes of the picture, and the landmark. */
const FOREGROUND = { high: 0.46, portrait: 0.64, wide: 0.5, several: 0.84, beside: 0.4, small: 0.34 } as const;
const BEHIND = { high: 0.045, wide: 0.86, beside: 0.56 } as const;
/** So much of the foreground is before the landmark, and how far from the middle that is, in shares of the width. */
const [COVERS, ASIDE, EDGE] = [0.24, 0.07, 0.035] as const;

/** What is looked up at, or down on, has another horizon. */
const shots: ReadonlySet<Scene['brief']['camera']> = new Set([undefined, 'wide', 'portrait', 'close-up']);
const carries: ReadonlySet<Edge['kind']> = new Set(['on', 'holding', 'riding', 'inside', 'hanging-on', 'leaning-on']);
const stood: ReadonlySet<Item['standsOn']> = new Set(['ground', 'water']);

/**
 * A dog before a palace is before our eyes and the palace at the horizon: side by side on one lawn, one would be a giant
 * and the other a toy.
 */
export function beforeLandmark(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { brief, setting, width, height, horizon } = scene;
  if (isRoom(setting) || GROUNDLESS.has(setting) || !shots.has(brief.camera)) return items;
  const told = before(edges) ?? beside(scene, items, edges);
  if (!told) return items;
  const { near, far, side: asked } = told;
  const landmarks = items.filter(({ subject }) => subject === far);
  const [landmark] = landmarks;
  if (!landmark || landmarks.length > 1 || !isLandmark(landmark)) return items;
  const together = withAllTheyHave(near, edges);
  const group = items.filter(({ subject }) => subject !== undefined && together.has(subject));
  const own = group.filter(({ subject }) => subject === near);
  if (group.length + 1 !== items.length || group.length > GROUP || own.length === 0) return items;
  const base = group.filter(({ standsOn }) => stood.has(standsOn));
  if (base.length === 0 || !group.every(({ drawable }) => drawable.height < BEFORE)) return items;

  const ground = surfaceFor(scene, 'ground');
  const { left, right, top, bottom } = boxAround(group);
  const wide = asked !== undefined ? FOREGROUND.beside : base.length > 1 ? FOREGROUND.several : FOREGROUND.wide;
  const foot = Math.max(ground.far, height * NEAR);
  const usual = brief.camera === undefined || brief.camera === 'wide' ? FOREGROUND.high : FOREGROUND.portrait;
  const small = asked !== undefined && base.every(({ drawable }) => drawable.height < SMALL);
  const high = small ? FOREGROUND.small : usual;
  // of whom a portrait has the upper half only is near enough
  const isCut = bottom > height * 1.02;
  const factor = isCut ? 1 : Math.min((height * high) / (bottom - top), (width * wide) / (right - left));
  const half = ((right - left) * factor) / 2;

  const floats = landmark.standsOn === 'water';
  // beyond a lake it is on the other shore
  const shore = setting === 'lake' && ground.far > horizon + height * ACROSS;
  // at the end of a street, or it would stand in its lanes
  const closing = setting === 'street' && asked === undefined;
  const away = closing ? horizon + height * FAR : Math.max(ground.far, horizon + height * FAR);
  const stands = floats ? landmark.y : shore ? horizon : away;
  const broad = asked !== undefined ? BEHIND.beside : BEHIND.wide;
  const size = Math.min(stands - height * BEHIND.high, (width * broad) / landmark.drawable.aspect);
  const across = (size * landmark.drawable.aspect) / 2;

  const side = asked ?? (landmark.seed.fork('side').chance(0.5) ? 1 : -1);
  const apart = Math.max(across - half * 2 * COVERS, half * 0.7);
  const within = (x: number, room: number): number =>
    Math.max(Math.min(room, width / 2), Math.min(width - Math.min(room, width / 2), x));
  // side by side each has its own part of the width
  const rest = Math.max(0, width * (1 - EDGE * 2) - (across + half) * 2) / 3;
  const middle = closing
    ? width / 2
    : asked === undefined
      ? within(width * (0.5 - side * ASIDE), across + width * EDGE)
      : width / 2 - side * (width * (0.5 - EDGE) - across - rest);
  const x =
    asked === undefined
      ? within(middle + side * apart, half + width * EDGE)
      : width / 2 + side * (width * (0.5 - EDGE) - half - rest);
  const about = { x: (left + right) / 2, y: bottom };
  const by = { x: x - about.x, y: isCut ? 0 : foot - about.y };
  const back: Item = { ...landmark, x: middle, y: stands, size, turn: 0, depth: 0.9 };
  const front = group.map((item): Item => {
    const placed = shifted(resized(item, factor, about), by);
    return {
      ...placed,
      depth: 0.1 + (item.depth - Math.min(...group.map(({ depth }) => depth))),
      floor: height,
      ...(item.standsOn === 'water' && { standsOn: 'ground' as const }),
    };
  });
  return [back, ...front.toSorted(farthestFirst)];
}

interface Told {
  readonly near: number;
  readonly far: number;
  /** 1 where the one in the foreground is on the right, where they are side by side. */
  readonly side?: 1 | -1;
}

function before(edges: readonly Edge[]): Told | undefined {
  const edge = edges.find(({ kind }) => kind === 'in-front-of' || kind === 'behind');
  if (!edge) return undefined;
  return edge.kind === 'behind' ? { near: edge.host, far: edge.guest } : { near: edge.guest, far: edge.host };
}

/** Of two of which nothing else was said one may as well be in the foreground: a sign beside a castle is no toy. */
function beside({ brief }: Scene, items: readonly Item[], edges: readonly Edge[]): Told | undefined {
  // where it was said where somebody is they are there
  if (brief.subjects.some(({ place }) => place !== undefined)) return undefined;
  if (brief.subjects.length !== 2 || !edges.every(({ kind }) => SIDEWAYS.has(kind))) return undefined;
  const far = items.find((item) => isLandmark(item) && item.standsOn === 'ground');
  const near = items.find(
    ({ subject, drawable: { kind } }) =>
      subject !== undefined && subject !== far?.subject && kind !== 'building' && kind !== 'nature' && kind !== 'plant',
  );
  if (far?.subject === undefined || near?.subject === undefined || near.standsOn !== 'ground') return undefined;
  const edge = edges.find(({ kind }) => kind === 'left-of' || kind === 'right-of');
  const right = edge ? (edge.kind === 'right-of') === (edge.guest === near.subject) : near.x > far.x;
  return { near: near.subject, far: far.subject, side: right ? 1 : -1 };
}

const isLandmark = (item: Item): boolean =>
  item.drawable.kind === 'building' &&
  item.drawable.height >= LANDMARK &&
  stood.has(item.standsOn) &&
  !item.attributes.includes('toy') &&
  itemBox(item).bottom > 0;

/** Somebody, what they hold or ride, and what that is on. */
function withAllTheyHave(first: number, edges: readonly Edge[]): ReadonlySet<number> {
  const together = new Set([first]);
  let known = 0;
  while (together.size > known) {
    known = together.size;
    for (const { kind, guest, host } of edges)
      if (carries.has(kind) && (together.has(guest) || together.has(host))) {
        together.add(guest);
        together.add(host);
      }
  }
  return together;
}
