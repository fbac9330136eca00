import { indoorSettings } from '../../catalogue/settings.js';
import { is } from '../../catalogue/traits.js';
import type { Edge } from '../edges.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';
import { createThread } from './by-thread.js';

/** How thick a cord is, as a share of the height, and how far it reaches into what hangs from it. */
const [THICK, INTO] = [0.004, 0.03];
const DARK = [52, 44, 46] as const;

/** So far over the ground an open umbrella hangs, as a share of the height: it is seen that it does not stand on its handle. */
const OVER_GROUND = 0.04;

/**
 * A paper lantern of a room hangs from the ceiling on its cord: without one it would hang on nothing. So does an open
 * umbrella that nobody holds over what is below it.
 */
export function onCords(scene: Scene, all: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { height, setting } = scene;
  if (setting !== 'studio' && !indoorSettings.has(setting)) return all;
  const open = all.filter((item) => hangsOpen(item, edges));
  const lifted = open.map((item): Item => {
    const up = item.standsOn === 'ground' ? height * OVER_GROUND : 0;
    return { ...item, y: item.y - up, standsOn: 'nothing', ...(up > 0 && { aloft: up }) };
  });
  const items = all.map((item) => lifted[open.indexOf(item)] ?? item);
  const hung = items.filter((item) => lifted.includes(item) || hangs(item, edges));
  if (hung.length === 0) return items;
  const cords = hung.map((item): Item => {
    const { subject: _subject, colour: _colour, material: _material, parts: _parts, wears: _wears, ...plain } = item;
    const long = item.y - item.size * (1 - INTO);
    return {
      ...plain,
      drawable: createThread((height * THICK) / long, DARK),
      y: long,
      size: long,
      mirrored: false,
      turn: 0,
      depth: item.depth + 0.0004,
      attributes: [],
      seed: item.seed.fork('cord'),
    };
  });
  // a cord hangs straight down
  const still = items.map((item) => (hung.includes(item) ? { ...item, turn: 0 } : item));
  return [...still, ...cords].toSorted(farthestFirst);
}

function hangsOpen({ drawable: { concept }, worn, subject, attributes }: Item, edges: readonly Edge[]): boolean {
  if (!is(concept, 'tips') || worn || subject === undefined || attributes.some((word) => LOOSE.test(word)))
    return false;
  const its = edges.filter(({ guest, host }) => guest === subject || host === subject);
  const over = ({ kind, guest }: Edge): boolean =>
    (kind === 'under' && guest !== subject) || (kind === 'above' && guest === subject);
  return its.length > 0 && its.every(over);
}

const LOOSE = /^(?:flying|floating|falling|rising|held)$/;

const hangs = (
  { drawable: { concept, habitat, kind }, standsOn, worn, subject, attributes, y, size }: Item,
  edges: readonly Edge[],
): boolean =>
  subject !== undefined &&
  kind === 'object' &&
  habitat === 'air' &&
  is(concept, 'handle') &&
  standsOn === 'nothing' &&
  !worn &&
  y - size > 0 &&
  !attributes.some((word) => LOOSE.test(word)) &&
  edges.every(({ guest, host, kind: how }) => {
    const carried = guest === subject && (how === 'on' || how === 'hanging-from' || how === 'hanging-on');
    return !carried && !(host === subject && how === 'holding') && !(guest === subject && how === 'holding');
  });
