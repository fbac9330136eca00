import type { Shelf } from '../../catalogue/concept.js';
import { offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import { affords, isCycle } from '../affords.js';
import { placesOf } from '../arrange.js';
import type { ArrangedPlace } from '../arrange.js';
import { headSpotOf } from '../dress.js';
import { isCover } from '../groups.js';
import type { Item } from '../scene.js';
import { facing, relativeSize, spread, turnsWith, widthOf } from './guest.js';
import type { Guest } from './guest.js';
import { honestOn, leastOn } from './honest-on.js';
import { acrossShoulders, lapOf } from './mounted.js';

/** Everybody knows how large an owl is on an elephant, or a cat on a car; what lies on a table may be seen better. */
function trulySized({ host, item }: Guest): boolean {
  const alive = item.drawable.kind === 'animal' || item.drawable.kind === 'person';
  return alive && ['animal', 'vehicle', 'building', 'person'].includes(host.drawable.kind);
}

/** Metres: what is broad and lower than this is a plate, a board or a tray. */
const PLATE = 0.12;

/** Lower than this, in metres, what is broad lies. */
const LYING = 0.15;

/** Where the guest stands: the part that was named, the top that the painter knows, else the upper edge. */
function shelfOf({ host, on: name }: Guest): Shelf {
  const { parts, support } = affords(host.drawable);
  const named = name === undefined ? undefined : parts?.get(name);
  const { aspect, kind } = host.drawable;
  if (named) return named;
  // a bird in a tree sits on a branch
  if (kind === 'plant' && host.drawable.height > 2 && parts?.has('branch')) return parts.get('branch') as Shelf;
  // what rides no bicycle sits on its saddle
  if (host.drawable.seat && isCycle(host.drawable)) {
    const [x, y] = host.drawable.seat;
    return { y, left: x - 0.12, right: x + 0.12 };
  }
  // what is on somebody's head leaves them their face
  if (kind === 'person') return { y: -1, left: -aspect * 0.3, right: aspect * 0.3 };
  // what lies flat is stood on, not behind
  const low = kind === 'object' && aspect > 1.8 && host.drawable.height < LYING;
  return support ?? { y: low ? -0.55 : -0.97, left: -aspect * 0.3, right: aspect * 0.3 };
}

export function on(guest: Guest): Item {
  const { host, item, group } = guest;
  const borne = acrossShoulders(guest);
  if (borne) return borne;
  const whole = shelfOf(guest);
  const length = whole.right - whole.left;
  const shelf = {
    y: whole.y,
    left: whole.left + length * guest.part.from,
    right: whole.left + length * guest.part.to,
  };
  // an elephant on a ball reaches over its edges
  const { height, aspect } = host.drawable;
  const wider = group.metres * group.drawable.aspect > height * aspect * 1.5;
  // a rug is as large as it is wide
  const flat = (aspect > 1.6 && height < 0.3) || isCover(host.drawable);
  const still = group.drawable.kind === 'object' || group.drawable.kind === 'food';
  // several things on a plate are on it, however low it is
  const served = aspect > 1.6 && height < PLATE && still && guest.siblings > 1;
  const taller = group.metres > height * 1.5 && offerOf(host.drawable.concept).flat !== true;
  const larger = !served && (taller || wider || isCycle(host.drawable));
  // animals that share a chair do as well
  const alive = group.drawable.kind === 'animal' && guest.part.to - guest.part.from < 1;
  const room = (shelf.right - shelf.left) * host.size * (larger ? 2.6 : alive ? 1.7 : served ? 1.2 : 1);
  const rows = guest.siblings > 5 ? 2 : 1;
  const perRow = Math.ceil(guest.siblings / rows);
  // a cup on a coaster is as wide as that
  const truly = (group.metres * host.size) / host.drawable.height;
  const onFlat = still ? Math.min(truly, (widthOf(host) * 0.86) / group.drawable.aspect) : 0;
  const wish = flat
    ? Math.max(widthOf(host) * Math.min(0.9, group.metres ** 0.5), onFlat)
    : relativeSize(guest, trulySized(guest) ? 0.8 : 0.55, 0.12, 1.25);
  // what sits on a shoulder is no higher than the head beside it
  const most =
    guest.on === 'shoulder' && host.drawable.kind === 'person'
      ? host.size * 0.24
      : flat && group.drawable.kind === 'person'
        ? (widthOf(host) * 1.1) / group.drawable.aspect
        : flat && group.drawable.kind === 'animal'
          ? widthOf(host) * Math.min(0.6, 0.9 / group.drawable.aspect)
          : Infinity;
  const honest = honestOn(guest);
  const wide = (room * 1.02) / (perRow * group.drawable.aspect);
  const size = Math.max(Math.min(wish, most, wide, honest), Math.min(leastOn(guest), honest));
  const middle = (facing(host) * (shelf.left + shelf.right)) / 2;
  const row = Math.floor(guest.position / perRow);
  const inRow = Math.min(perRow, guest.siblings - row * perRow);
  const column = (guest.position % perRow) - (inRow - 1) / 2;
  const round = host.drawable.aspect < 1.7 && (host.drawable.kind === 'object' || host.drawable.kind === 'food');
  if (is(item.drawable.concept, 'hugs') && round && guest.siblings === 1)
    return {
      ...item,
      size: (widthOf(host) * 1.02) / item.drawable.aspect,
      x: host.x,
      y: host.y - host.size * 0.12,
      depth: host.depth - 0.002,
      mirrored: false,
      standsOn: 'nothing',
    };
  // over the edge, and on its way down
  if (item.attributes.includes('toppling'))
    return {
      ...item,
      size,
      x: host.x + whole.right * host.size - size * item.drawable.aspect * 0.3,
      y: host.y + whole.y * host.size + size * 0.06,
      turn: item.turn + 0.6,
      depth: host.depth - 0.002,
      standsOn: 'nothing',
    };
  // one carpet lies in the middle of another
  if (is(item.drawable.concept, 'carpet') && is(host.drawable.concept, 'carpet') && guest.siblings === 1)
    return {
      ...item,
      size: Math.min(host.size * 0.6, (widthOf(host) * 0.6) / item.drawable.aspect),
      x: host.x,
      y: host.y - host.size * 0.22,
      depth: host.depth - 0.002,
      standsOn: 'item',
    };
  const abed = headOnPillow(guest, Math.min(size, (widthOf(host) * ABED) / item.drawable.aspect));
  if (abed) return abed;
  if (bears(guest)) return inTheCrown(guest, relativeSize(guest, 0.5, 0.1, 0.13));
  const lies = heaped(guest, room, Math.min(wish, honest), served && group.drawable.kind === 'food');
  if (lies) {
    return {
      ...item,
      x: host.x + middle * host.size + lies.x,
      y: host.y + shelf.y * host.size + lies.y + host.size * 0.01,
      size: lies.size,
      depth: host.depth - 0.002 - lies.before * 0.0001,
      turn: item.turn + lies.turn,
      standsOn: 'item',
    };
  }
  const step = Math.min(room / Math.max(1, perRow), size * group.drawable.aspect * 1.3);
  const alone = guest.siblings === 1 && !larger ? guest.random.around(0.08) * room : 0;
  // what shares a table with others stands near them
  const aside = middle * host.size - (facing(host) * (whole.left + whole.right) * host.size) / 2;
  const slack = Math.max(0, room - size * group.drawable.aspect * perRow) * 0.3;
  const nearer = -Math.sign(aside) * Math.min(Math.abs(aside), slack);
  return {
    ...item,
    x: host.x + middle * host.size + nearer + column * step + alone + (row === 1 ? step * 0.3 : 0),
    y: host.y + shelf.y * host.size - row * size * 0.12 + host.size * 0.01,
    size,
    depth: host.depth - 0.002 + row * 0.001,
    floor: host.y + shelf.y * host.size + size * 0.16,
    mirrored: item.drawable.mirrors !== false && !item.attributes.includes('pawing') && guest.random.chance(0.4),
    standsOn: 'item',
  };
}

/** How much of the width of a bed who lies in it takes, and where the pillow is, in heights from its middle. */
const [ABED, PILLOW] = [0.74, 0.72];

/** Who lies in a bed has the head on its pillow, which is at the end where the top does not reach. */
function headOnPillow({ host, item, siblings }: Guest, size: number): Item | undefined {
  const { top, seat } = offerOf(host.drawable.concept);
  const bed = top !== undefined && seat !== undefined && top.right > -top.left * 1.5;
  const lies = item.attributes.some((word) => word === 'lying' || word === 'sleeping' || word === 'asleep');
  if (!bed || !lies || siblings > 1 || item.drawable.kind !== 'person') return undefined;
  const along = -PILLOW * host.size + (size * item.drawable.aspect) / 2;
  return {
    ...item,
    size,
    x: host.x + facing(host) * along,
    y: host.y + top.y * host.size + host.size * 0.01,
    depth: host.depth - 0.002,
    mirrored: host.mirrored,
    standsOn: 'item',
  };
}

/** Fruit hangs in the tree that it is on. */
function bears({ host, item, siblings }: Guest): boolean {
  const { kind, height } = host.drawable;
  return kind === 'plant' && height > 2 && item.drawable.kind === 'food' && siblings > 1;
}

/** Spread over the leaves, as seeds are over a sunflower: no two side by side in a row. */
function inTheCrown({ host, item, position, siblings }: Guest, size: number): Item {
  const reach = Math.sqrt((position + 0.5) / siblings);
  const angle = position * 2.39996 + 0.6;
  return {
    ...item,
    size,
    x: host.x + Math.cos(angle) * reach * widthOf(host) * 0.34,
    y: host.y - host.size * (0.66 + Math.sin(angle) * reach * 0.2) + size / 2,
    depth: host.depth - 0.002 - position * 0.00002,
    standsOn: 'nothing',
  };
}

/** "laptops piled on a sofa", food on a plate: where each lies in the pile, and how large they must be for it to fit. */
function heaped(
  { scene, group, position, siblings }: Guest,
  room: number,
  wish: number,
  served: boolean,
): (ArrangedPlace & { readonly size: number }) | undefined {
  const arrangement = scene.brief.subjects[group.subject]?.arrangement ?? (served ? 'pile' : undefined);
  if (siblings < 2 || !(arrangement === 'pile' || arrangement === 'bunch' || arrangement === 'stack')) return undefined;
  const { aspect } = group.drawable;
  const places = placesOf(arrangement, siblings, aspect, 1, scene.random.fork(`heap ${group.subject}`));
  const place = places?.[position];
  if (!places || !place) return undefined;
  const wide = Math.max(...places.map(({ x }) => x)) - Math.min(...places.map(({ x }) => x)) + aspect;
  const size = Math.min(wish, (room * 1.1) / wide);
  return { x: place.x * size, y: place.y * size, turn: place.turn, before: place.before, size };
}

/** What is as broad as this, in heights, hides who holds it; a hand above this raises it; heads begin above the shoulders. */
const [BROAD, RAISED, SHOULDERS] = [0.5, -0.7, 0.68] as const;

/** Metres: what is larger rests on both hands of who lifts it. */
const LIGHT = 0.9;

export function held(guest: Guest): Item {
  const { host, item, scene } = guest;
  // "over its head": lifted as high as it goes
  const reaches = host.attributes.some((word) => word === 'hold-high' || word === 'hold-aloft');
  if (scene.brief.told?.includes('over-head') && host.drawable.kind === 'animal' && !reaches) {
    const lifted = relativeSize(guest, 0.8, 0.16, 0.5);
    const head = headSpotOf(host.drawable);
    const x = host.x + facing(host) * head.x * host.size;
    const y = host.y + (head.y - head.half * 0.9) * host.size;
    return { ...item, size: lifted, x, y, depth: host.depth - 0.002, standsOn: 'nothing' };
  }
  // in both hands above the crown; a bow is held by its middle
  if (scene.brief.told?.includes('over-head') && reaches) {
    const heavy = guest.group.metres > LIGHT;
    const broadest = host.size * (heavy ? 1.25 : 0.7);
    const lifted = Math.min(relativeSize(guest, 0.8, 0.13, heavy ? 0.75 : 0.5), broadest / item.drawable.aspect);
    const x = host.x + facing(host) * (host.drawable.hand?.[0] ?? 0) * 0.4 * host.size;
    const y = host.y - host.size * (heavy ? 0.97 : 0.95);
    return { ...item, size: lifted, x, y, depth: host.depth + 0.001, standsOn: 'nothing' };
  }
  if (scene.brief.told?.includes('in-talons') && is(host.drawable.concept, 'feathered')) {
    const prey = Math.min(relativeSize(guest, 0.8, 0.24, 0.6), (widthOf(host) * 0.5) / item.drawable.aspect);
    return { ...item, size: prey, x: host.x, y: host.y + prey * 0.8, depth: host.depth + 0.001, standsOn: 'nothing' };
  }
  if (scene.brief.told?.includes('by-mouth') && is(host.drawable.concept, 'feathered')) {
    const caught = Math.min(relativeSize(guest, 0.8, 0.16, 0.3), (host.size * 0.4) / item.drawable.aspect);
    const head = headSpotOf(host.drawable);
    const x = host.x + facing(host) * (head.x + head.half * 1.2) * host.size;
    const y = host.y + (head.y + head.half * 0.8) * host.size + caught * 0.6;
    return { ...item, size: caught, x, y, depth: host.depth - 0.002, standsOn: 'nothing' };
  }
  // other animals have it across their muzzle
  if (scene.brief.told?.includes('by-mouth') && host.drawable.kind === 'animal') {
    const caught = Math.min(relativeSize(guest, 0.8, 0.12, 0.26), (host.size * 0.34) / item.drawable.aspect);
    const head = headSpotOf(host.drawable);
    const x = host.x + facing(host) * (head.x + head.half * MUZZLE) * host.size;
    const y = host.y + (head.y + head.half * 0.36) * host.size + caught * 0.55;
    return { ...item, size: caught, x, y, depth: host.depth - 0.002, standsOn: 'nothing' };
  }
  // a flag that is planted stands in the ground
  if (host.attributes.includes('planting-flag') && host.drawable.hand) {
    const tall = host.size * 1.12;
    const pole = facing(host) * (host.drawable.hand[0] * host.size + item.drawable.aspect * tall * 0.36);
    return {
      ...item,
      size: tall,
      x: host.x + pole,
      y: host.y,
      depth: host.depth + 0.001,
      mirrored: turnsWith(host, item),
    };
  }
  // what is cut lies on the board before them, under the knife
  if (host.attributes.includes('cutting-food') && host.drawable.hand) {
    const lying = Math.min(relativeSize(guest, 0.8, 0.1, 0.26), (host.size * 0.3) / item.drawable.aspect);
    const x = host.x + facing(host) * (host.drawable.hand[0] + 0.06) * host.size;
    return {
      ...item,
      size: lying,
      x,
      y: host.y - host.size * ON_COUNTER,
      depth: host.depth + 0.001,
      standsOn: 'nothing',
    };
  }
  // on the lap of who sits on the ground, or on a chair
  const sits = host.attributes.includes('sitting') || host.attributes.includes('seated');
  const lap = scene.brief.told?.includes('lap') && sits;
  if (lap && item.drawable.kind === 'animal') {
    const small = relativeSize(guest, 0.6, 0.2, 0.42);
    const x = host.x + facing(host) * host.size * (host.standsOn === 'seat' ? 0.12 : 0.04);
    return { ...item, size: small, x, y: lapOf(host), depth: host.depth - 0.002, standsOn: 'nothing' };
  }
  // what is given is seen between the two
  if (host.attributes.includes('offering') && host.drawable.kind !== 'person') {
    const shown = Math.min(relativeSize(guest, 0.8, 0.22, 0.6), (host.size * 0.5) / item.drawable.aspect);
    const x = host.x + facing(host) * (host.drawable.aspect * 0.46 * host.size + shown * item.drawable.aspect * 0.3);
    const y = host.y - host.size * 0.36 + shown * 0.4;
    return {
      ...item,
      size: shown,
      x,
      y,
      depth: host.depth - 0.002,
      mirrored: turnsWith(host, item),
      standsOn: 'nothing',
    };
  }
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
  const least = host.attributes.includes('offering') ? 0.15 : 0.09;
  const size = Math.min(
    relativeSize(guest, 0.8, least, staff ? 1.04 : 0.62),
    (host.size * 0.62) / item.drawable.aspect,
  );
  // a bag is held by its handle, an umbrella by its lower end
  // flowers in one hand are a bunch
  const plants = guest.siblings > 1 && item.drawable.kind === 'plant';
  // and beside the head of who has them
  const away = stringed ? facing(host) * 0.3 : 0;
  const bunch = plants || stringed ? spread(guest) * (stringed ? 0.34 : 0.42) + away : 0;
  // a bird on somebody's hand stands on it
  const perched = guest.on === 'hand' && item.drawable.kind === 'animal' ? 0.04 : undefined;
  const grip = perched ?? offerOf(item.drawable.concept).grip ?? (item.drawable.habitat === 'air' ? 0.04 : 0.4);
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

/** How far from the middle of its head an animal's mouth is, in halves of the head. */
const MUZZLE = 0.82;

/** How high a kitchen counter with its board is beside who stands at it. */
const ON_COUNTER = 0.51;

/** How far a sword leans ahead, in radians. */
const HILTED = 0.35;

/** Whoever is in an open boat stands behind its side; on a larger one, aft on deck, where no sail hides them. */
export function aboard(guest: Guest): Item {
  const { host, item, group } = guest;
  const room = widthOf(host) * 0.6;
  const size = Math.min(relativeSize(guest, 1, 0.14, 3), room / (guest.siblings * group.drawable.aspect));
  const open = size > host.size * 0.8;
  const aft = open ? 0 : -facing(host) * widthOf(host) * 0.3;
  return {
    ...item,
    size,
    x: host.x + aft + spread(guest) * (room / 2) * (open ? 0.8 : 0.4),
    y: host.y + (host.drawable.top?.y ?? -0.12) * host.size * (open ? 0.6 : 1),
    depth: host.depth + (open ? 0.002 : -0.002),
    mirrored: turnsWith(host, item),
    standsOn: 'nothing',
  };
}

/** Where the window of a car begins, in its heights. */
const SILL = 0.62;

/** Who drives a car is seen through its window: head and shoulders. */
export function atTheWheel(guest: Guest): Item {
  const { host, item } = guest;
  // without a roof one sees them to the chest
  const open = is(host.drawable.concept, 'open');
  const sill = host.y - host.size * (open ? 0.55 : SILL);
  // children are smaller than who drives
  const size = host.size * (open ? 1.3 * Math.min(1, Math.max(0.78, guest.group.metres / 1.65)) : 0.9);
  // those of other kinds who share the car sit on their own part of the seats
  const { from, to } = guest.part;
  const alone = to - from === 1;
  const along = alone ? spread(guest) : (from + ((to - from) * (guest.position + 0.5)) / guest.siblings) * 2 - 1;
  const several = !alone || guest.siblings > 1;
  // no one sits before the windscreen
  const middle = open ? (several ? -0.075 : -0.03) : several ? -0.05 : -0.015;
  const x =
    host.x + facing(host) * widthOf(host) * middle + facing(host) * along * widthOf(host) * (open ? 0.14 : 0.17);
  return {
    ...item,
    size,
    x,
    // below the roof, behind the glass
    y: open ? sill + size * 0.62 : host.y + host.size * 0.01,
    ...(!open && { veil: 0.16 }),
    depth: host.depth - 0.002,
    mirrored: turnsWith(host, item),
    standsOn: 'nothing',
    cut: { x, y: sill, half: size * 0.3, sag: 0 },
  };
}

/** How much of somebody shows over a sill: head and shoulders. */
const SHOWN = { person: 0.27, other: 0.4 };

/** Who flies a plane or drives a bus is seen in its window, who is in a balloon over the rim of its basket. */
export function inCabin(guest: Guest): Item {
  const { host, item } = guest;
  const [forward, up, tall] = offerOf(host.drawable.concept).cabin ?? [0, 0.5, 0.3];
  const sill = host.y - up * host.size;
  const shown = item.drawable.kind === 'person' ? SHOWN.person : SHOWN.other;
  const size = ((tall * host.size) / shown) * (guest.siblings > 1 ? 0.85 : 1);
  // who rides along looks out behind who drives
  const step = guest.position * size * 0.24;
  const middle = forward * widthOf(host) - step + (forward === 0 ? ((guest.siblings - 1) * size * 0.24) / 2 : 0);
  const x = host.x + facing(host) * middle;
  return {
    ...item,
    size,
    x,
    y: sill + size * (1 - shown),
    depth: host.depth - 0.002 + guest.position * 0.0002,
    mirrored: turnsWith(host, item),
    standsOn: 'nothing',
    cut: { x, y: sill, half: size * 0.3, sag: 0 },
  };
}
