import { offerOf } from '../../../catalogue/affordances.js';
import { is } from '../../../catalogue/traits.js';
import { IN_ARMS } from '../../around.js';
import { headSpotOf } from '../../dress.js';
import type { Item } from '../../scene.js';
import { facing, relativeSize, spread, turnsWith, widthOf } from './guest.js';
import type { Guest } from './guest.js';
import { lapOf } from './mounted.js';

/** Where something is that somebody has otherwise than in the hand, as far as it is told. */
type Manner = (guest: Guest) => Item | undefined;

const isTold = ({ scene }: Guest, turn: 'over-head' | 'in-talons' | 'by-mouth' | 'lap'): boolean =>
  scene.brief.told?.includes(turn) === true;
const does = ({ host }: Guest, ...words: readonly string[]): boolean =>
  host.attributes.some((word) => words.includes(word));
/** Where something is that stands on nothing: so much nearer to us than who has it, or farther. */
const at = ({ host, item }: Guest, nearer: number, size: number, x: number, y: number): Item => ({
  ...item,
  size,
  x,
  y,
  depth: host.depth - nearer,
  standsOn: 'nothing',
});
const [BEFORE, BEHIND] = [0.002, -0.001];
/** A spot so far ahead of the middle of the head and below it, in halves of the head. */
function byHead({ host }: Guest, ahead: number, below: number): readonly [x: number, y: number] {
  const head = headSpotOf(host.drawable);
  return [
    host.x + facing(host) * (head.x + head.half * ahead) * host.size,
    host.y + (head.y + head.half * below) * host.size,
  ];
}
/** Wider than so many heights of who has it, it is smaller. */
const noWider = ({ host, item }: Guest, size: number, wide: number): number =>
  Math.min(size, (host.size * wide) / item.drawable.aspect);

const REACHES = ['hold-high', 'hold-aloft'] as const;
/** In one raised hand, as anything is that is in a hand. */
const RAISES = 'hold-over';

/** "Over its head": an animal without hands has it right on that. */
const onHead: Manner = (guest) => {
  if (!isTold(guest, 'over-head') || guest.host.drawable.kind !== 'animal' || does(guest, ...REACHES, RAISES))
    return undefined;
  return at(guest, BEFORE, relativeSize(guest, 0.8, 0.16, 0.5), ...byHead(guest, 0, -0.9));
};

/** Metres: what is larger rests on both hands of who lifts it. */
const LIGHT = 0.9;
/** Metres: what is longer, and no wider than high, is held so far above its foot. */
const [LONG, LOWER] = [1.1, 0.26];

/** In both hands above the crown; a bow is held by its middle. */
const overHead: Manner = (guest) => {
  const { host, group, item } = guest;
  if (!isTold(guest, 'over-head') || !does(guest, ...REACHES)) return undefined;
  const heavy = group.metres > LIGHT;
  const told = noWider(guest, relativeSize(guest, 0.8, 0.13, heavy ? 0.75 : 0.5), heavy ? 1.25 : 0.7);
  const [ahead, up] = host.drawable.hand ?? [0, -1];
  // paws that meet above a large head are apart: it is as wide as they are
  const size = does(guest, 'hold-aloft') ? Math.max(told, (ahead * 1.7 * host.size) / item.drawable.aspect) : told;
  const x = host.x + facing(host) * ahead * 0.4 * host.size;
  const grip = does(guest, 'hold-aloft') ? -up - 0.02 : heavy ? 0.97 : 0.95;
  // a bow is in the hands by its lower third, and does not stand on their tips
  const sunk = group.metres > LONG && item.drawable.aspect < 1 ? size * LOWER : 0;
  return at(guest, BEHIND, size, x, host.y - host.size * grip + sunk);
};

const inTalons: Manner = (guest) => {
  const { host, item } = guest;
  if (!isTold(guest, 'in-talons') || !is(host.drawable.concept, 'feathered')) return undefined;
  const size = Math.min(relativeSize(guest, 0.8, 0.24, 0.6), (widthOf(host) * 0.5) / item.drawable.aspect);
  return at(guest, BEHIND, size, host.x, host.y + size * 0.8);
};

const inBeak: Manner = (guest) => {
  if (!isTold(guest, 'by-mouth') || !is(guest.host.drawable.concept, 'feathered')) return undefined;
  const size = noWider(guest, relativeSize(guest, 0.8, 0.16, 0.3), 0.4);
  const [x, y] = byHead(guest, 1.2, 0.8);
  return at(guest, BEFORE, size, x, y + size * 0.6);
};

/** A fish lies nowhere on the ground: who eats it and has no hands has it in the mouth. */
const isPrey = (guest: Guest): boolean =>
  does(guest, 'eating') && guest.item.drawable.kind === 'animal' && guest.host.drawable.hand === undefined;

const acrossMuzzle: Manner = (guest) => {
  if (guest.host.drawable.kind !== 'animal' || !(isTold(guest, 'by-mouth') || isPrey(guest))) return undefined;
  const size = noWider(guest, relativeSize(guest, 0.8, 0.12, 0.26), 0.34);
  const [x, y] = byHead(guest, 0.82, 0.36);
  return at(guest, BEFORE, size, x, y + size * 0.55);
};

/** A flag that is planted stands in the ground. */
const planted: Manner = (guest) => {
  const { host, item } = guest;
  if (!does(guest, 'planting-flag') || !host.drawable.hand) return undefined;
  const size = host.size * 1.12;
  const pole = facing(host) * (host.drawable.hand[0] * host.size + item.drawable.aspect * size * 0.36);
  return { ...item, size, x: host.x + pole, y: host.y, depth: host.depth + 0.001, mirrored: turnsWith(host, item) };
};

/** How high a kitchen counter with its board is beside who stands at it. */
const ON_COUNTER = 0.51;

/** What is cut lies on the board before them, under the knife. */
const onBoard: Manner = (guest) => {
  const { host } = guest;
  if (!does(guest, 'cutting-food') || !host.drawable.hand) return undefined;
  const size = noWider(guest, relativeSize(guest, 0.8, 0.1, 0.26), 0.3);
  const x = host.x + facing(host) * (host.drawable.hand[0] + 0.06) * host.size;
  return at(guest, BEHIND, size, x, host.y - host.size * ON_COUNTER);
};

/** How high the table is at which one eats, and how far ahead of the hand the plate is on it. */
const [AT_TABLE, PLATE] = [0.565, 0.12];
/** Metres: what is larger is no mouthful. */
const MOUTHFUL = 0.12;

/** Who eats a cake has it before them on the table, and a forkful at the mouth. */
const onTable: Manner = (guest) => {
  const { host, item, group } = guest;
  // a slice of pizza is in the hand
  const slice = is(item.drawable.concept, 'flat');
  const whole = item.drawable.kind === 'food' && !slice && Math.max(1, item.drawable.aspect) * group.metres > MOUTHFUL;
  if (!whole || !does(guest, 'eating') || host.drawable.kind !== 'person' || !host.drawable.hand) return undefined;
  const size = noWider(guest, relativeSize(guest, 0.8, 0.08, 0.2), 0.27);
  const x = host.x + facing(host) * (host.drawable.hand[0] + PLATE) * host.size;
  return at(guest, BEFORE, size, x, host.y - host.size * AT_TABLE);
};

/** On the lap of who sits on the ground, or on a chair. */
const onLap: Manner = (guest) => {
  const { host, item } = guest;
  if (!isTold(guest, 'lap') || !does(guest, 'sitting', 'seated') || item.drawable.kind !== 'animal') return undefined;
  const x = host.x + facing(host) * host.size * (host.standsOn === 'seat' ? 0.12 : 0.04);
  return at(guest, BEFORE, relativeSize(guest, 0.6, 0.2, 0.42), x, lapOf(host));
};

/** How far below the middle of the chest what is in both arms has its middle, and how tall and wide it is at most. */
const [BELOW_CHEST, TALLEST, WIDEST] = [0.07, 0.36, 0.46];

/** A pet in somebody's arms is before their chest: they have one arm behind it and one around it (`around.ts`). */
const inArms: Manner = (guest) => {
  const { host } = guest;
  const { chest } = host.drawable;
  if (!does(guest, IN_ARMS) || !chest || guest.on === 'hand') return undefined;
  const size = noWider(guest, relativeSize(guest, 0.8, 0.12, TALLEST), WIDEST);
  const x = host.x + facing(host) * (chest[0] + 0.01) * host.size;
  return {
    ...at(guest, BEFORE, size, x, host.y + (chest[1] + BELOW_CHEST) * host.size + size * 0.5),
    mirrored: turnsWith(host, guest.item),
  };
};

/** What is given is seen between the two. */
const offered: Manner = (guest) => {
  const { host, item } = guest;
  if (!does(guest, 'offering') || host.drawable.kind === 'person') return undefined;
  const size = noWider(guest, relativeSize(guest, 0.8, 0.22, 0.6), 0.5);
  const x = host.x + facing(host) * (host.drawable.aspect * 0.46 * host.size + size * item.drawable.aspect * 0.3);
  return { ...at(guest, BEFORE, size, x, host.y - host.size * 0.36 + size * 0.4), mirrored: turnsWith(host, item) };
};

/** What is so large beside an animal that has no hands would hide its face; its muzzle is over so much of that. */
const [HIDES_FACE, UNDER_MUZZLE] = [0.3, 0.3];

/** A mouse has its cheese on the ground, right before its muzzle. */
const beforeMuzzle: Manner = (guest) => {
  const { host, item } = guest;
  const { kind, hand, concept, aspect } = host.drawable;
  const stands = item.drawable.habitat === 'ground' || item.drawable.habitat === 'tabletop';
  if (kind !== 'animal' || hand || is(concept, 'feathered') || host.standsOn !== 'ground' || !stands) return undefined;
  if (guest.siblings > 1 || offerOf(item.drawable.concept).grip !== undefined || is(item.drawable.concept, 'reading'))
    return undefined;
  const size = noWider(guest, relativeSize(guest, 0.88, 0.09, 0.62), 0.62);
  if (size < host.size * HIDES_FACE) return undefined;
  const ahead = (aspect * host.size) / 2 + size * item.drawable.aspect * (0.5 - UNDER_MUZZLE);
  return { ...at(guest, BEFORE, size, host.x + facing(host) * ahead, host.y), standsOn: 'ground' };
};

const manners: readonly Manner[] = [
  onHead,
  overHead,
  inTalons,
  inBeak,
  acrossMuzzle,
  planted,
  onBoard,
  onTable,
  onLap,
  inArms,
  offered,
  beforeMuzzle,
];

/** What is as broad as this, in heights, hides who holds it; a hand above this raises it; heads begin above the shoulders. */
const [BROAD, RAISED, SHOULDERS] = [0.5, -0.7, 0.68] as const;
/** What is no larger than this beside who has it looks out above the fingers. */
const [SMALL, ABOVE] = [0.17, 0.12];
/** What is as long as this, in its heights and those of who has it, is no longer than they reach past their face. */
const [LENGTHY, WIDE, PAST_FACE] = [1.6, 0.3, 0.44] as const;
/** Where its own height the handle of a bag is, from its foot. */
const HUNG = 0.94;
/** How far a sword leans ahead, in radians. */
const HILTED = 0.35;

/** What somebody has: as told, else in the hand. */
export function held(guest: Guest): Item {
  for (const manner of manners) {
    const placed = manner(guest);
    if (placed) return placed;
  }
  return beforeFace(guest, inHand(guest));
}

/** A toy aeroplane as long as an arm is held out until its tail is before the face, and not in it. */
function beforeFace(guest: Guest, item: Item): Item {
  const { host } = guest;
  const ahead = (item.x - host.x) * facing(host);
  const long = item.drawable.aspect > LENGTHY && widthOf(item) > host.size * WIDE;
  if (host.drawable.kind !== 'person' || ahead <= 0 || !long) return item;
  const head = headSpotOf(host.drawable);
  const [crown, chin] = [head.y - head.half, head.y + head.half].map((y) => host.y + y * host.size) as [number, number];
  const size = Math.min(item.size, (host.size * PAST_FACE) / item.drawable.aspect);
  const [top, bottom] = [item.y - (item.size + size) / 2, item.y - (item.size - size) / 2];
  const face = (head.x + head.half * 1.05) * host.size;
  const rear = ahead - (item.drawable.aspect * size) / 2;
  if (rear >= face || bottom < crown || top > chin) return item;
  return { ...item, size, y: bottom, x: item.x + facing(host) * (face - rear) };
}

function inHand(guest: Guest): Item {
  const { host, item, scene } = guest;
  // who has no hands has the book before them, not over their face
  const reads = (offerOf(host.drawable.concept).head?.[1] ?? 1) < 0.8 && is(item.drawable.concept, 'reading');
  const usual = reads
    ? ([host.drawable.aspect * 0.5 + 0.26, -0.1] as const)
    : ([host.drawable.aspect * 0.42, -0.5] as const);
  const [ahead, y] = (reads ? undefined : host.drawable.hand) ?? usual;
  // the second of two things is in the other hand
  const others = scene.brief.relations.filter(({ kind, subject }) => kind === 'holding' && subject === host.subject);
  const [first] = others;
  // balloons are on strings in one hand
  const stringed = guest.siblings > 1 && item.drawable.habitat === 'air' && item.drawable.kind === 'object';
  const alternate = first?.object === guest.group.subject ? guest.position % 2 === 1 : others.length > 1;
  const second = alternate && !stringed;
  const both = host.attributes.includes('hold-two');
  const x = second && (both || host.drawable.kind === 'person') ? -ahead : ahead;
  const up = second && !both ? Math.max(y, -0.42) : y;
  // what is held is no wider than who holds it can reach
  // a staff is as long as who holds it
  const staff = item.drawable.kind === 'object' && item.drawable.height > 1.3 && item.drawable.aspect < 0.3;
  // what is given is seen, but a letter is no board
  const least = host.attributes.includes('offering') ? 0.15 / Math.max(1, item.drawable.aspect) ** 0.8 : 0.09;
  // a briefcase is no trunk
  const handled = is(item.drawable.concept, 'handle');
  const size = noWider(guest, relativeSize(guest, 0.88, least, staff ? 1.04 : 0.62), handled ? 0.44 : 0.62);
  // a bag is held by its handle, an umbrella by its lower end
  // flowers in one hand are a bunch
  const plants = guest.siblings > 1 && item.drawable.kind === 'plant';
  // and beside the head of who has them
  const away = stringed ? facing(host) * 0.3 : 0;
  const bunch = plants || stringed ? spread(guest) * (stringed ? 0.34 : 0.42) + away : 0;
  // a bird on somebody's hand stands on it
  const perched = guest.on === 'hand' && item.drawable.kind === 'animal' ? 0.04 : undefined;
  const grip =
    perched ??
    offerOf(item.drawable.concept).grip ??
    (item.drawable.habitat === 'air' ? 0.04 : handled ? HUNG : size < host.size * SMALL ? ABOVE : 0.4);
  // a shield is before the chest: it hides no face
  const broad = host.drawable.kind === 'person' && item.drawable.aspect > BROAD && up > RAISED && grip >= 0.3;
  // the pole is in the hand, and the cloth flies ahead: it hides no face either
  const cloth = is(item.drawable.concept, 'hung') && grip < 0.2 ? item.drawable.aspect * size * 0.36 : 0;
  if (is(item.drawable.concept, 'hilted') && host.drawable.kind === 'person') {
    const lean = facing(host) * Math.sign(x) * HILTED;
    return {
      ...item,
      size,
      x: host.x + facing(host) * x * host.size + Math.sin(lean) * size * grip,
      y: host.y + up * host.size - Math.cos(lean) * size * grip,
      turn: Math.PI + lean,
      depth: host.depth - 0.002,
      standsOn: 'nothing',
    };
  }
  const highest = broad ? host.y - host.size * SHOULDERS + size : -Infinity;
  return {
    ...item,
    size,
    x: host.x + facing(host) * (x * host.size + cloth * Math.sign(x)),
    y: Math.max(highest, host.y + up * host.size + size * grip),
    depth: host.depth - 0.002 - guest.position * 0.0002,
    mirrored: turnsWith(host, item),
    turn: item.turn + bunch,
    standsOn: 'nothing',
  };
}
