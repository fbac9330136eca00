import { is } from '../../catalogue/traits.js';
import { isProse } from '../../language/brief.js';
import {
  LARGE,
  abreast,
  bounded,
  groundOf,
  growth,
  measured,
  moved,
  roomBeside,
  rootOf,
  widthOf,
} from './pair-parts.js';
import { unseenOf } from './partly-seen.js';
import { isRoom } from '../scale.js';
import { boxAround } from '../scene.js';
import type { Item, Scene } from '../scene.js';
import { isGrowing } from '../unequal.js';

/** Where those stand who are nearest, as a share of the height. */
const ON_GROUND = 0.94;
/** How much nearer than the large thing the small one comes on one ground: a room ends at its wall, a street at its kerb. */
const NEARER = {
  inside: 1.35,
  somebody: 1.7,
  outside: 4,
  told: 4,
  vehicle: 5.5,
  kerb: 1.1,
  growing: 60,
  low: 1.5,
  plain: 1.35,
} as const;
/** Metres: we kneel before what is lower, and are near it. */
const LOW_BEAST = 0.6;
/** The extent that the small thing has at least, where that can be, and how wide and high it is at most. */
const [SEEN, SEEN_BY_SOMEBODY] = [0.2, 0.16];
const SMALL = { wide: 0.44, high: 0.5 } as const;

/** The rails of a train are between it and what is before it. */
const OFF_RAILS = 1.5;

/** So many times longer than high, and so much lower than what is behind it, a board leaves all of that to be seen. */
const [LONG, LOW] = [4, 0.25];

/** Both on one ground, the small one so much nearer that it is seen; what is very large runs out of the frame. */
export function besideOnGround(scene: Scene, little: readonly Item[], big: readonly Item[], side: 1 | -1): Item[] {
  const { width, height, horizon } = scene;
  const { far, near } = groundOf(scene, big);
  const one = little[0] as Item;
  const real = measured(scene, little, big);
  const { aside } = unseenOf(big, real.large / real.small, real.large);
  let factor = growth(big, (width * LARGE.wide) / (1 - aside), height * LARGE.high);
  const seen = big[0]?.drawable.kind === 'person' ? SEEN_BY_SOMEBODY : SEEN;
  // as near as it must be to be seen, and the large one so much farther back
  const nearer = Math.min(
    nearest(scene, little, big),
    Math.max(
      big.some(({ drawable }) => is(drawable.concept, 'rails')) ? OFF_RAILS : 1.15,
      (height * seen) / (real.small * real.scale * factor),
    ),
  );
  const front = Math.min(height * ON_GROUND, Math.max(near, far + height * 0.02));
  const back = isRoom(scene.setting)
    ? Math.max(far, front - height * 0.12 * (nearer - 1))
    : Math.max(far, horizon + (front - horizon) / nearer);
  factor = bounded(scene, big, factor, back);
  const grown = (by: number): number => (real.small * real.scale * by * nearer) / (one.size * rootOf(one.drawable));
  // what lies low and long may be before the other one: beside it, both would be as small as toys
  const flat = one.drawable.aspect > LONG && one.drawable.height * real.scale < (big[0] as Item).size * LOW;
  const total = widthOf(big) * factor * (1 - aside) + widthOf(little) * grown(factor) * (flat ? 0.35 : 1);
  factor *= Math.min(1, roomBeside(scene, 0) / total);
  const its = Math.min(grown(factor), growth(little, width * SMALL.wide, height * SMALL.high));
  const beside = widthOf(little) * its * (flat ? 0.6 : 1);
  const x = abreast(scene, side, { small: beside, large: widthOf(big) * factor });
  return [...moved(scene, big, factor, x.large, back), ...moved(scene, little, its, x.small, front)];
}

function nearest({ setting, brief }: Scene, [one]: readonly Item[], [other]: readonly Item[]): number {
  // grass is at our feet, and the oak as far off as it must be
  if (one && isGrowing(one.drawable)) return NEARER.growing;
  // where no ground is seen nobody sees that it is nearer
  if (setting === 'studio') return NEARER.plain;
  const driving = other?.drawable.kind === 'vehicle';
  if (isRoom(setting)) return one?.drawable.kind === 'person' ? NEARER.somebody : NEARER.inside;
  if (other && other.drawable.height < LOW_BEAST) return NEARER.low;
  // what belongs on the pavement stands there
  if (setting === 'street' && driving && is(one?.drawable.concept, 'kerb')) return NEARER.kerb;
  return isProse(brief) ? NEARER.told : driving ? NEARER.vehicle : NEARER.outside;
}

/** The small thing before the large one, of which it covers a part. */
export function beforeOnGround(scene: Scene, little: readonly Item[], big: readonly Item[]): Item[] {
  const { width } = scene;
  const side = (little[0] as Item).seed.fork('side').chance(0.5) ? 1 : -1;
  const placed = besideOnGround(scene, little, big, side);
  const [front, back] = [placed.slice(big.length), placed.slice(0, big.length)];
  const [own, its] = [boxAround(front), boxAround(back)];
  // near enough to cover a part of it
  const lower = Math.max(0, own.top + (own.bottom - own.top) * 0.3 - its.bottom);
  const reach = Math.max(0, (its.right - its.left) / 2 - (own.right - own.left) * 0.35);
  const middle = (its.left + its.right) / 2;
  const runsOut = its.left < 0 || its.right > width;
  const by = runsOut ? 0 : width * 0.5 - side * Math.min(reach, width * 0.14) * 0.5 - middle;
  const wanted = runsOut ? (side > 0 ? its.right : its.left) - side * (own.right - own.left) * 0.2 : undefined;
  const to = (wanted ?? middle + by + side * Math.min(reach, width * 0.26)) - (own.left + own.right) / 2;
  return [
    // it looks away from what covers a part of it: its head is seen
    ...back.map((item) => ({ ...item, x: item.x + by, y: item.y + lower, mirrored: looksAway(item, side) })),
    ...front.map((item) => ({ ...item, x: item.x + to })),
  ];
}

const looksAway = ({ drawable, mirrored }: Item, side: 1 | -1): boolean =>
  drawable.kind === 'animal' && drawable.mirrors !== false ? side > 0 : mirrored;
