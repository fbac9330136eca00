import type { Setting } from '../../catalogue/settings.js';
import { carriedOver } from '../resized.js';
import type { Item, Scene } from '../scene.js';

/** The most that who flies over roofs takes of the width, over open places and between the fronts of a street, and of the height. */
const [WIDE, BETWEEN, HIGH] = [0.58, 0.4, 0.34];
/** Where its lowest point is at most, as a share of the way down to the horizon: over open places, between fronts. */
const [LOWEST, LOWEST_BETWEEN] = [0.84, 0.62];
/** Above it the picture is free, as a share. */
const EDGE = 0.04;

/** Streets that one looks along, with fronts to both sides. */
const STREETS: ReadonlySet<Setting> = new Set<Setting>([
  'victorian-street',
  'medieval-village',
  'street',
  'alley',
  'market',
]);
const SETTLED: ReadonlySet<Setting> = new Set<Setting>([
  ...STREETS,
  'village',
  'city',
  'future-city',
  'square',
  'suburb',
  'western-town',
]);

const OVER =
  /\b(?:fly|flies|flying|flown|soar|soars|soaring|hover|hovers|hovering|gliding|drifting|floating)(?: [a-z]+){0,3}? (?:over|above)\b/i;
const FLIES: ReadonlySet<string> = new Set(['flying', 'broom-flight']);

/** An airship over a town is above its roofs: as large as it would be in the street it would scrape along the fronts. */
export function overRoofs(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, setting, width, height, horizon } = scene;
  if (!SETTLED.has(setting) || !OVER.test(brief.prompt)) return items;
  const own = items.filter(({ subject, worn }) => subject !== undefined && !worn);
  const [flyer, ...others] = own;
  if (!flyer || others.length > 0 || !flyer.attributes.some((word) => FLIES.has(word))) return items;
  const between = STREETS.has(setting);
  const widest = width * (between ? BETWEEN : WIDE);
  const size = Math.min(flyer.size, widest / flyer.drawable.aspect, height * HIGH);
  const foot = Math.max(size + height * EDGE, Math.min(flyer.y, horizon * (between ? LOWEST_BETWEEN : LOWEST)));
  const factor = size / flyer.size;
  const middle = between ? width / 2 : flyer.x;
  const moved = carriedOver(flyer, {
    toX: (x) => middle + (x - flyer.x) * factor,
    toY: (y) => foot + (y - flyer.y) * factor,
    factor,
  });
  return items.map((item) => (item === flyer ? { ...moved, standsOn: 'nothing', floor: flyer.floor } : item));
}
