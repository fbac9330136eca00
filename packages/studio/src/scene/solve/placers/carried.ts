import type { Shelf } from '../../../catalogue/concept.js';
import { offerOf } from '../../../catalogue/affordances.js';
import { is } from '../../../catalogue/traits.js';
import type { Brief } from '../../../language/brief.js';
import { affords, isCycle } from '../../affords.js';
import { placesOf } from '../arrange.js';
import type { ArrangedPlace } from '../arrange.js';
import { isCover, isMat } from '../../groups.js';
import type { Item } from '../../scene.js';
import { facing, relativeSize, widthOf } from './guest.js';
import type { Guest } from './guest.js';
import { honestOn, leastOn } from './honest-on.js';
import { acrossShoulders, astride, onShoulder } from './mounted.js';
import { onDish } from './on-dish.js';

/** Everybody knows how large an owl is on an elephant, or a cat on a car; what lies on a table may be seen better. */
function trulySized({ host, item }: Guest): boolean {
  const alive = item.drawable.kind === 'animal' || item.drawable.kind === 'person';
  return alive && ['animal', 'vehicle', 'building', 'person'].includes(host.drawable.kind);
}

/** Who stands on a suitcase or a microwave oven is no doll. */
const onBox = ({ host, item }: Guest): boolean => item.drawable.kind === 'person' && host.drawable.kind === 'object';

/** An animal on two feet on a ball or a stool is in a circus: what carries it there is made for it. */
const performs = ({ item: { drawable } }: Guest): boolean => !is(drawable.concept, 'person');
const ON_BALL = 1.9;

/** Beside somebody on the same seat a cat is as small as it is. */
function besideSitter({ scene: { brief }, host, item }: Guest): boolean {
  const shares = ({ kind, subject, object }: Brief['relations'][number]): boolean =>
    kind === 'on' && object === host.subject && is(brief.subjects[subject]?.concept, 'person');
  return item.drawable.kind === 'animal' && host.drawable.kind === 'furniture' && brief.relations.some(shares);
}

/** Metres: what is broad and lower than this is a plate, a board or a tray. */
const PLATE = 0.12;

/** The handle and the spout of what stands on a mat are over its edge, by so much of its width; what is broader lies. */
const [OVER_MAT, UPRIGHT] = [1.7, 1.8];

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
  // a pig on a throne is on its seat, and not on the top of its back
  const { seat } = affords(host.drawable);
  if (!support && seat && kind === 'furniture')
    return { y: seat[1], left: seat[0] - aspect * 0.28, right: seat[0] + aspect * 0.28 };
  return support ?? { y: low ? -0.55 : -0.97, left: -aspect * 0.3, right: aspect * 0.3 };
}

/** Metres from which on a beast stands on what carries it, and so many times as wide as its top it is then. */
const [AFOOT, ON_FEET] = [0.6, 1.25];

/** How far what is on a flower or in two hands sinks in, of its own height. */
const SUNK = 0.07;

/** How wide a rug is seen where somebody lies on it, of its width. */
const FARTHER = 0.76;

export function on(guest: Guest): Item {
  const { host, item, group } = guest;
  const borne = acrossShoulders(guest) ?? onShoulder(guest) ?? astride(guest);
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
  // a cat on a stack of books takes all of its width
  const beast = group.drawable.kind === 'animal' && host.drawable.kind === 'object' && guest.siblings === 1;
  // and a pig on a backpack stands on it with all of its feet
  const afoot = beast && group.metres > AFOOT && group.drawable.aspect > 1 && !flat;
  const room =
    (shelf.right - shelf.left) * host.size * (afoot ? ON_FEET : larger || beast ? 2.6 : alive ? 1.7 : served ? 1.2 : 1);
  const rows = guest.siblings > 5 ? 2 : 1;
  const perRow = Math.ceil(guest.siblings / rows);
  // a cup on a coaster is as wide as that
  const truly = (group.metres * host.size) / host.drawable.height;
  const upright = group.drawable.aspect < UPRIGHT && !is(group.drawable.concept, 'flat');
  const standing = isMat(host.drawable) && upright ? OVER_MAT : 0.86;
  const onFlat = still ? Math.min(truly, (widthOf(host) * standing) / group.drawable.aspect) : 0;
  const wish = flat
    ? Math.max(widthOf(host) * Math.min(0.9, group.metres ** 0.5), onFlat)
    : item.drawable.kind === 'person' && is(host.drawable.concept, 'step')
      ? performs(guest)
        ? host.size * ON_BALL
        : relativeSize(guest, 1, 0.12, 4)
      : onBox(guest)
        ? relativeSize(guest, 0.75, 0.12, 3)
        : relativeSize(guest, besideSitter(guest) ? 1 : trulySized(guest) ? 0.8 : 0.55, 0.12, 1.25);
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
  const told = guest.scene.brief.subjects[group.subject]?.arrangement;
  if (served && group.drawable.kind === 'food' && told !== 'pile' && told !== 'stack') {
    const place = onDish(guest, room, Math.min(wish, honest));
    return {
      ...item,
      x: host.x + middle * host.size + place.x,
      y: host.y + shelf.y * host.size + place.y,
      size: place.size,
      depth: host.depth - 0.002 - place.before * 0.0001,
      standsOn: 'item',
    };
  }
  const lies = heaped(guest, room, Math.min(wish, honest));
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
  // not over the edge: farther back, where it lies, a rug is narrower than before us
  const within = Math.max(0, widthOf(host) * (flat ? FARTHER : 1) - size * item.drawable.aspect) / 2;
  const strays = guest.siblings === 1 && !larger ? guest.random.around(0.08) * room : 0;
  const alone = Math.sign(strays) * Math.min(Math.abs(strays), within);
  // what shares a table with others stands near them
  const aside = middle * host.size - (facing(host) * (whole.left + whole.right) * host.size) / 2;
  const slack = Math.max(0, room - size * group.drawable.aspect * perRow) * 0.3;
  const nearer = -Math.sign(aside) * Math.min(Math.abs(aside), slack);
  // a bee on a flower, earth in two hands: there is no level for its shadow
  const soft = item.drawable.kind === 'animal' && is(host.drawable.concept, 'flower');
  const sinks = soft || is(host.drawable.concept, 'hands');
  return {
    ...item,
    x: host.x + middle * host.size + nearer + column * step + alone + (row === 1 ? step * 0.3 : 0),
    y: host.y + shelf.y * host.size - row * size * 0.12 + host.size * 0.01 + (sinks ? size * SUNK : 0),
    size,
    depth: host.depth - 0.002 + row * 0.001,
    floor: host.y + shelf.y * host.size + size * 0.16,
    mirrored: item.drawable.mirrors !== false && !item.attributes.includes('pawing') && guest.random.chance(0.4),
    standsOn: sinks ? 'nothing' : 'item',
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

/** "laptops piled on a sofa": where each lies in the pile, and how large they must be for it to fit. */
function heaped(
  { scene, group, position, siblings }: Guest,
  room: number,
  wish: number,
): (ArrangedPlace & { readonly size: number }) | undefined {
  const arrangement = scene.brief.subjects[group.subject]?.arrangement;
  if (siblings < 2 || !(arrangement === 'pile' || arrangement === 'bunch' || arrangement === 'stack')) return undefined;
  const { aspect } = group.drawable;
  const places = placesOf(arrangement, siblings, aspect, 1, scene.random.fork(`heap ${group.subject}`));
  const place = places?.[position];
  if (!places || !place) return undefined;
  const wide = Math.max(...places.map(({ x }) => x)) - Math.min(...places.map(({ x }) => x)) + aspect;
  const size = Math.min(wish, (room * 1.1) / wide);
  return { x: place.x * size, y: place.y * size, turn: place.turn, before: place.before, size };
}
