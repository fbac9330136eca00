import { GROUNDLESS, isRoom } from './scale.js';
import type { Item, Scene } from './scene.js';

/** Where the eyes are that look into a room whose `horizon` is the foot of its far wall. */
const EYES_IN_ROOM = 0.34;
/** The same before a sweep of paper, which has no horizon. */
const EYES_IN_STUDIO = 0.38;
/** A floor that begins so far down has a wall behind it, and the eyes are above that line. */
const WALLED = 0.58;

/** The line on which our eyes are, in pixels from the top: whatever stands on the ground grows from it towards us. */
export function eyeLineOf({ setting, horizon, height }: Pick<Scene, 'setting' | 'horizon' | 'height'>): number {
  if (setting === 'studio') return height * EYES_IN_STUDIO;
  return isRoom(setting) && horizon > height * WALLED ? height * EYES_IN_ROOM : horizon;
}

/**
 * How high above the ground, in metres, the eyes would be that see a thing as large as it is drawn where it stands. One
 * camera sees all of them from one height: where these differ, something is a giant or a toy.
 */
export function eyesOver(scene: Scene, { y, size, drawable }: Pick<Item, 'y' | 'size' | 'drawable'>): number {
  const below = Math.max(scene.height * 0.02, y - eyeLineOf(scene));
  return (drawable.height * below) / size;
}

/** A hill or a house says little of where we stand. */
const isMeasure = ({ drawable, standsOn, subject, worn }: Item): boolean =>
  subject !== undefined &&
  !worn &&
  // a coin that floats as well
  (standsOn === 'ground' || (standsOn === 'water' && drawable.kind === 'object')) &&
  drawable.kind !== 'nature' &&
  drawable.kind !== 'building';

/** How high the eyes are above the ground for the things that stand on it, in metres: the middle one of all. */
export function eyesOf(scene: Scene): number | undefined {
  const kinds = new Map(scene.items.filter(isMeasure).map((item) => [item.subject, eyesOver(scene, item)]));
  const sorted = [...kinds.values()].toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** The height of the eyes that see a room as it is painted, in metres. */
const EYES = 1.5;
/** So near one may step to what stands in it: a window must still be known. */
export const NEAREST_STEP = 2.1;
/** Not worth a step. */
const LEAST_STEP = 1.25;

/** So many times nearer a room is seen than it is painted, by the height of the eyes over what stands in it. */
export function stepInto(scene: Scene): number {
  const wished = Math.min(NEAREST_STEP, EYES / (eyesOf(scene) ?? EYES));
  return wished < LEAST_STEP ? 1 : wished;
}

/** From eyes so high over a room as it is painted, whoever stands in it is a doll beside its furniture. */
const HIGH_UP = 1.9;
/** So small a room may be painted, and how high the eyes over it are then. */
const [FARTHEST_STEP, FROM_AFAR] = [0.62, 1.7];

/** The same where a row of people, or of pianos, is as wide as the picture: the room is painted as far off as they are. */
export function stepBack(scene: Scene): number {
  const eyes = eyesOf(scene);
  return eyes === undefined || eyes < HIGH_UP ? 1 : Math.max(FARTHEST_STEP, FROM_AFAR / eyes);
}

/**
 * Pixels for a metre at the foot of the wall of a room as it is painted, as a share of the shorter side of the picture: who
 * stands before that wall has more.
 */
const AT_WALL = 0.12;

/** Before the furniture of its room four sofas in a row, or three men, would be toys: the room is painted larger than they are. */
export function isDollhouse(scene: Scene): boolean {
  if (stepBack(scene) < 1) return true;
  const scales = scene.items.filter(isMeasure).map(({ size, drawable }) => size / drawable.height);
  const wall = Math.min(scene.width, scene.height) * AT_WALL * (scene.stepped ?? stepInto(scene));
  return scales.length > 0 && Math.max(...scales) < wall;
}

/** From eyes so low, small things are looked at: what is behind them is far away, and out of focus. */
const LOW = 0.55;

/** A bee or a butterfly: what is drawn so that it can be seen is before our eyes. */
const isInsect = ({ drawable: { kind, habitat, height } }: Item): boolean =>
  kind === 'animal' && habitat === 'air' && height < 0.2;

/** What a prompt says grows all over a place. */
const GROWING: ReadonlySet<string> = new Set(['flowers', 'wildflowers', 'leaves', 'grass', 'tall-grass', 'crops']);

/** Small things on open ground, seen from so near that their place lies blurred behind them. */
export function isSeenFromNear(scene: Scene): boolean {
  const { brief, setting, items } = scene;
  if (GROUNDLESS.has(setting) || isRoom(setting) || brief.camera !== undefined) return false;
  // who goes up a hillside is high above the land, and not near us
  if (brief.told?.includes('uphill') || brief.told?.includes('summit')) return false;
  const told = items.filter(({ subject, worn }) => subject !== undefined && !worn);
  if (told.length > 0 && told.every(isInsect)) return true;
  // a field of flowers is looked at as well
  if (brief.setting !== undefined && brief.features.some((feature) => GROWING.has(feature))) return false;
  const eyes = eyesOf(scene);
  const wheels = items.some(({ drawable: { kind } }) => kind === 'vehicle' || kind === 'building');
  return eyes !== undefined && eyes < LOW && !wheels;
}
