import { is } from '../../../catalogue/traits.js';
import type { Drawable } from '../../../paint/drawable.js';
import { isCover } from '../../groups.js';
import { isInsect } from '../../insects.js';
import type { Item } from '../../scene.js';
import { widthOf } from './guest.js';
import type { Guest } from './guest.js';

/** Of these everybody knows how large they are, and how large those are on which they lie. */
const lying: ReadonlySet<Drawable['kind']> = new Set(['object', 'food', 'animal']);
const carrying: ReadonlySet<Drawable['kind']> = new Set(['furniture', 'animal', 'person', 'vehicle', 'object']);
/** So many times as large as it is there a thing is drawn at most, the smaller the more. */
const GIVE = { most: 2.2, least: 1.15, softened: 0.35, onBack: 0.16, onCover: 1.9, long: 1.2 } as const;
/** From so many times longer than high on a thing is long: it is seen by its length anyway. */
const PEN = 5;
/** The side of the least square that it covers, as a share of the picture: where it is one of two things, and of more. */
const LEAST = { ofTwo: 0.075, ofMany: 0.06, insect: 0.058 } as const;

/** So much of the width of a carpet a thing takes that is as wide as it, and of the picture one that is long and thin. */
const [ON_COVER, LONG] = [0.62, 0.22];
/** So high, in metres, a top is no table at which one writes. */
const OUT_OF_REACH = 1.3;
/** On a table less will do: we come near enough to see it, and the table is cut by the frame. */
const LONG_ON_TABLE = 0.13;

/** So many times its size a cushion is drawn on its couch. */
const BEDDING = 1.2;

const rootOf = (aspect: number): number => Math.sqrt(Math.max(0.2, aspect));

/** How high a thing is at most that lies on another one: a pen is no plank on its desk, a key no beam on a horse. */
export function honestOn({ scene, host, group, siblings }: Guest): number {
  const { kind, height, aspect } = host.drawable;
  if (!lying.has(group.drawable.kind) || !carrying.has(kind)) return Infinity;
  const own = rootOf(group.drawable.aspect);
  const short = Math.min(scene.width, scene.height);
  // a carpet is as large as it is wide
  if (isCover(host.drawable)) {
    const wide = (group.metres * group.drawable.aspect) / (height * aspect);
    return (widthOf(host) * Math.min(ON_COVER, wide * GIVE.onCover)) / group.drawable.aspect;
  }
  const ratio = (group.metres * own) / (height * rootOf(aspect));
  // a pen is no longer than a drawer of its desk is wide
  const long = group.drawable.aspect > PEN && kind === 'furniture' && host.drawable.height < OUT_OF_REACH;
  const give = Math.min(
    long ? GIVE.long : GIVE.most,
    Math.max(GIVE.least, ratio ** -(isOnBack(group, host) ? GIVE.onBack : GIVE.softened)),
  );
  // beside those that a couch or a bed has of its own a larger cushion is a giant
  const bedding = is(group.drawable.concept, 'cushion') && kind === 'furniture';
  if (bedding) return (group.metres * host.size * BEDDING) / height;
  const two = scene.brief.subjects.length === 2 && siblings === 1;
  // beside a head one sees how large a bee is
  const tiny = isInsect(group.drawable) && (kind === 'person' || kind === 'animal');
  const least = tiny ? LEAST.insect : two ? LEAST.ofTwo : LEAST.ofMany;
  const seen = Math.min((short * least) / own, (short * (long ? LONG_ON_TABLE : LONG)) / group.drawable.aspect);
  return Math.max(((group.metres * host.size) / height) * give, seen);
}

/** Beside its head and its legs one sees how large a phone is that lies on a hen. */
const isOnBack = (
  { drawable: { kind, habitat } }: Pick<Item, 'drawable'>,
  { drawable: host }: Pick<Item, 'drawable'>,
): boolean =>
  (kind === 'object' || kind === 'food') &&
  habitat === 'tabletop' &&
  (host.kind === 'animal' || host.kind === 'person');
/** How large what must be seen is at least, as a share of the height of the picture: lying on a back it is not to be a giant. */
const MUST = { seen: 0.21, onBack: 0.13 } as const;

/** A girl on a train, a microwave on a boy: where the picture is of these two, both must be seen. */
export function leastOn({ scene, host, item, siblings, on: name }: Guest): number {
  const { kind, aspect } = host.drawable;
  const carries =
    kind === 'furniture' ||
    (kind === 'nature' && host.drawable.habitat !== 'space') ||
    kind === 'plant' ||
    kind === 'building';
  if (isInsect(item.drawable) || scene.brief.subjects.length !== 2 || siblings > 1 || carries || name !== undefined)
    return 0;
  const long = Math.sqrt(Math.max(0.5, item.drawable.aspect));
  // a cat on a car is still much smaller than the car, an owl than the elephant
  const beast = kind === 'animal' && item.drawable.kind === 'animal';
  const little = (kind === 'vehicle' || beast) && item.drawable.height < host.drawable.height * 0.4;
  const share = beast ? 0.22 : 0.42;
  const most = little ? (host.size * share * Math.sqrt(aspect)) / long : host.size * 1.1 * Math.sqrt(aspect);
  return Math.min((scene.height * (isOnBack(item, host) ? MUST.onBack : MUST.seen)) / long, most);
}
