import { createCanvas } from '@napi-rs/canvas';
import { handActs, isHandAct } from '../../catalogue/acts.js';
import { offerOf } from '../../catalogue/affordances.js';
import type { Offer } from '../../catalogue/record.js';
import { is } from '../../catalogue/traits.js';
import { wornAt } from '../../catalogue/wardrobe.js';
import type { Asked, Brush, Drawable } from '../drawable.js';
import type { Rgb } from '../kit/colour.js';
import { lightnessOf, mix } from '../kit/colour.js';
import { createRandom } from '../kit/random.js';
import type { Random } from '../kit/random.js';
import type { Context, Point } from '../kit/shapes.js';
import { createCreature } from './creature.js';
import { crownOf } from './crown.js';
import type { Crown } from './crown.js';
import { fillModelled, fillPath } from './form/modelling.js';
import { ellipsePath, outline } from './form/outline.js';
import { tonesOf } from './form/tones.js';
import { paintShell, PLASTRON } from './shell.js';
import { sculptCompany } from './people/company.js';
import { paintHat } from './people/headwear.js';
import { sculptPerson } from './people/person.js';
import type { Beast, OwnBody } from './people/beast.js';
import { STEEL } from './people/plating.js';
import type { PoseName } from './people/poses.js';
import type { Skeleton } from './people/skeleton.js';
import type { TailAnatomy } from './quadruped/anatomy.js';
import { isGaping } from './quadruped/mouths.js';
import { poseTail } from './quadruped/tails.js';
import { paintFaceWear } from './quadruped/face-wear.js';
import { colourOfWorn } from './people/worn.js';
import { hatOn } from './role-hats.js';

/** Clothes and trades that make an animal stand up as people do. */
export const dressed: readonly string[] = [
  ...wornAt('body', 'legs', 'front', 'back', 'feet', 'hands'),
  ...'suit tuxedo space-suit spacesuit astronaut chef armor knight wizard pirate king queen doctor nurse police-officer firefighter detective cowboy samurai ninja businessman business superhero sailor captain soldier jeans pants scientist musician guitarist painter waiter viking witch santa prince princess emperor farmer gardener baker pilot clown jester gladiator elf vampire sheriff warrior monk magician judge teacher boxer toga robes clothes clothing'.split(
    ' ',
  ),
];
const grasps: readonly string[] = [
  'hold-two',
  'hold-both',
  'hold-low',
  'hold-up',
  'hold-high',
  'hold-out',
  'hold-aloft',
  'hold-over',
  'cradling',
];
/** Everything for which an animal stands up. */
export const raising: readonly string[] = [
  ...dressed,
  ...handActs,
  'hind-legs',
  'at-wheel',
  'dancing',
  'cycling',
  ...grasps,
];
const wears: ReadonlySet<string> = new Set(dressed);
const dressing: ReadonlySet<string> = new Set(raising);
/** Everything for which a machine moves as people do. */
const working: ReadonlySet<string> = new Set([
  ...dressed,
  ...handActs,
  ...grasps,
  'dancing',
  'cycling',
  'seated',
  'at-wheel',
]);

/** How it moves on two legs as people do, by the words for it. */
const moves: ReadonlyMap<string, PoseName> = new Map([
  ['jumping', 'jumping'],
  ['leaping', 'jumping'],
  ['running', 'running'],
  ['jogging', 'running'],
  ['sprinting', 'sprinting'],
  ['walking', 'walking'],
  ['strolling', 'walking'],
  ['marching', 'walking'],
]);

/** What it does with its body where it does no act: it rides, its hands are full, or it is on the move. */
export function postureOf(attributes: ReadonlySet<string>): string {
  const moved = [...moves].find(([word]) => attributes.has(word))?.[1];
  return ['cycling', ...grasps, 'dancing'].find((word) => attributes.has(word)) ?? moved ?? 'standing';
}

/**
 * Of an owl and a parrot the wings hang from below the head. What swims has a level back, and what has a smaller head
 * than this a long neck before it: their wings could hold nothing.
 */
const LARGE_HEAD = 0.13;
const hasShoulders = ({ habitat, head }: Drawable): boolean =>
  habitat !== 'water' && (head === undefined || head[2] > LARGE_HEAD);

/** Where a head ends and a neck begins. */
const CHIN = 40;

/** Metres: who stands up as people do is of a size with them. */
export const uprightHeight = (height: number): number => Math.max(1.15, Math.min(1.8, height * 1.3));

/** Where the head of an animal is, in its own units: the middle, and half of its width. */
export interface HeadSpot {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** Another animal whose head it has. */
export interface Mask {
  readonly animal: Drawable;
  readonly head: HeadSpot;
}

/**
 * An animal that has no clothes of its own to put on stands up in them as people do: its own head on a figure. None
 * where nothing asks for it.
 */
export function asFable(
  animal: Drawable,
  head: HeadSpot,
  attributes: ReadonlySet<string>,
  asked?: Asked,
  mask?: Mask,
): Drawable | undefined {
  // a doll or a machine that does what people do has arms and legs for it, and stays as it is otherwise
  const made = animal.kind === 'object' && offerOf(animal.concept).alive === true;
  const machine = made && is(animal.concept, 'machine');
  const armed = is(animal.concept, 'many-armed');
  const isWanted = (word: string): boolean =>
    armed ? wears.has(word) : machine ? working.has(word) : made ? isHandAct(word) : dressing.has(word);
  if (!(animal.kind === 'animal' || made) || animal.dresses || ![...attributes].some(isWanted)) return undefined;
  const beast = beastFrom(animal, head, mask, createRandom(1));
  const fable = createCreature({
    dresses: true,
    kind: 'person',
    concept: animal.concept,
    habitat: 'ground',
    height: uprightHeight(animal.height),
    poses: [
      { name: 'standing' },
      { name: 'seated', overhang: 0.55 },
      { name: 'cycling', overhang: 0.55 },
      ...handActs.map((name) => ({ name })),
    ],
    overhang: 0.16,
    sculpt: (sitter) => {
      const { random, attributes: said, company } = sitter;
      const words = new Set([...said, 'man', 'bareheaded']);
      if (company) return sculptCompany({ ...sitter, attributes: words }, company, () => beast);
      const act = [...said].find(isHandAct);
      const pose = said.has('seated') ? 'seated' : (act ?? postureOf(said));
      return sculptPerson({ pose, random, attributes: words }, undefined, beast);
    },
  });
  return fable.variant?.(attributes, createRandom(1), asked) ?? fable;
}

/** Its head and its coat, for a figure that stands up as people do: what it does not bring for that is seen of its drawing. */
export function beastFrom(animal: Drawable, head: HeadSpot, mask: Mask | undefined, random: Random): Beast {
  const own = mask ? undefined : (animal.beast?.(random) as Partial<Beast> | undefined);
  return own?.paintTail ? (own as Beast) : { ...beastSeen(animal, head, mask), ...own };
}

function beastSeen(animal: Drawable, head: HeadSpot, mask?: Mask): Beast {
  const made = animal.kind === 'object' && offerOf(animal.concept).alive === true;
  const machine = made && is(animal.concept, 'machine');
  let seen: Coat | undefined;
  const shelled = is(animal.concept, 'shelled');
  // skin is what is seen of the head: of the rest, most is shell
  const coatSeen = (brush: Brush): Coat => (seen ??= coatOf(shelled ? headAlone(animal, head) : animal, brush));
  let top: Crown | undefined;
  const crownSeen = (brush: Brush): Crown =>
    (top ??= crownOf((context) => paintOwnHead(context, { ...brush, detail: 0 })));
  const paintOwnHead = (context: Context, brush: Brush): void =>
    mask
      ? paintHeadOf(context, { ...brush, colour: coatSeen(brush).coat }, mask.animal, mask.head)
      : paintHeadOf(context, brush, animal, head, is(animal.concept, 'necked') ? CHIN : undefined);
  const own =
    is(animal.concept, 'feathered') && hasShoulders(animal)
      ? asItIs(animal, head, (brush) => coatSeen(brush).coat, crownSeen)
      : undefined;
  return {
    coat: (brush) => coatSeen(brush).coat,
    belly: (brush) => (shelled ? PLASTRON : coatSeen(brush).belly),
    headSize: 1.12,
    ...(is(animal.concept, 'feathered') && {
      shanks: (brush: Brush) => mix(coatSeen(brush).coat, ORANGE, 0.6),
    }),
    ...(machine && { machine, paws: () => STEEL }),
    paintHead: (context, brush) => {
      paintOwnHead(context, brush);
      if (isGaping(brush.attributes)) paintOpenMouth(context);
      paintOnHead(context, brush, crownSeen(brush));
    },
    ...(own && { own }),
    paintTail: (context, brush, root, skeleton) => {
      if (shelled) paintShell(context, skeleton, coatSeen(brush).coat, brush.light);
      const { tail } = offerOf(animal.concept);
      if (tail && !skeleton.pose.back) paintTailOf(context, TAILS[tail], root, coatSeen(brush).coat, brush);
    },
  };
}

/** What there is in the colour of the legs of most birds. */
const ORANGE: Rgb = [232, 140, 62];

/** Behind a figure that looks at us, to its side. */
const TAILS: Readonly<Record<NonNullable<Offer['tail']>, TailAnatomy>> = {
  bushy: { kind: 'brush', length: 82, width: 14, angle: -112, bend: -88 },
  thin: { kind: 'thin', length: 66, width: 2.6, angle: -60, bend: -100 },
  thick: { kind: 'thick', length: 62, width: 10, angle: -42, bend: -46 },
  scut: { kind: 'scut', length: 15, width: 8, angle: -100, bend: -10 },
};

function paintTailOf(context: Context, tail: TailAnatomy, root: Point, coat: Rgb, { attributes, light }: Brush): void {
  if (attributes.has('without-tail')) return;
  const { path } = poseTail(tail, root, 0);
  fillModelled(context, path, tonesOf(tail.kind === 'scut' ? mix(coat, [250, 246, 240], 0.6) : coat), light, {
    core: 3,
  });
}

/** Of a head that has no mouth of its own to open: below the muzzle, with its tongue. */
function paintOpenMouth(context: Context): void {
  fillPath(context, ellipsePath(19, 24, 13, 15), [84, 28, 36]);
  fillPath(context, ellipsePath(19, 32, 8.5, 6), [222, 112, 118]);
}

/** A bow, glasses and a hat on a head of 100 units around the origin. */
function paintOnHead(context: Context, brush: Brush, crown: Crown): void {
  paintBow(context, brush, [20, 40]);
  paintFaceWear(context, brush, true);
  const hat = hatOn(brush);
  if (!hat) return;
  context.save();
  context.translate(0, crown.y - 22);
  context.scale(0.9, 0.9);
  paintHat(context, { accent: [60, 52, 60], ...hat }, 0.3, brush.light, false);
  context.restore();
}

/** No farther than this from the middle of the body, a head looks at us. */
const FRONTAL = 0.03;

/** A bird as it stands, as high as the figure would be: its head is where that one's is. */
function asItIs(
  animal: Drawable,
  spot: HeadSpot,
  wings: OwnBody['wings'],
  crownSeen: (brush: Brush) => Crown,
): OwnBody {
  const body = animal.variant?.(new Set(['standing']), createRandom(1)) ?? animal;
  const [x, y, half] = body.head ?? [spot.x, spot.y, spot.half];
  const scaleFor = ({ head }: Skeleton): number => head[1] / y;
  const middleFor = (skeleton: Skeleton): number => skeleton.head[0] - x * scaleFor(skeleton);
  return {
    wings,
    frontal: Math.abs(x) < FRONTAL,
    beak: (skeleton) => [
      skeleton.head[0] + half * scaleFor(skeleton) * 1.5,
      skeleton.head[1] + half * scaleFor(skeleton) * 0.3,
    ],
    neck: (skeleton) => {
      const wide = half * scaleFor(skeleton);
      return [skeleton.head[0] - wide * 0.1, skeleton.head[1] + wide * 0.98, wide * 0.92];
    },
    bounds: (skeleton) => {
      const [scale, middle] = [scaleFor(skeleton), middleFor(skeleton)];
      const wide = (body.aspect * scale) / 2;
      return { left: middle - wide, right: middle + wide, top: -scale, bottom: 0 };
    },
    paint(context, brush, skeleton) {
      const scale = scaleFor(skeleton);
      const { wears: _wears, ...plain } = brush;
      context.save();
      context.translate(middleFor(skeleton), 0);
      context.scale(scale, scale);
      body.paint(context, plain);
      context.restore();
      context.save();
      context.translate(...skeleton.head);
      // a hat on a small head is as large as hats are, and still on it
      const [fits, across] = [(half * scale) / 52, Math.max(half * scale, 10) / 52];
      context.translate(0, (across - fits) * 22);
      context.scale(across, across);
      paintOnHead(context, brush, crownSeen(brush));
      context.restore();
    },
  };
}

/** The animal's own head, cut out of it with a soft round edge, 100 units high; nothing of it below the `chin`. */
export function paintHeadOf(
  context: Context,
  brush: Brush,
  animal: Drawable,
  { x, y, half }: HeadSpot,
  chin = 62,
): void {
  const scale = 52 / half;
  const { wears: _wears, ...plain } = brush;
  context.save();
  context.beginPath();
  if (chin < 62) context.rect(-70, -90, 140, 90 + chin);
  else if (x > AHEAD) sidewaysHead(context);
  else context.ellipse(0, 0, 58, 62, 0, 0, Math.PI * 2);
  context.clip();
  context.scale(scale, scale);
  context.translate(-x, -y);
  // nothing of its body reaches up beside it: no hand that waves
  animal.paint(context, { ...plain, attributes: new Set([...plain.attributes, 'head-alone']) });
  context.restore();
}

/** Nothing but its head, as a thing of its own. */
const headAlone = (animal: Drawable, head: HeadSpot): Drawable => ({
  ...animal,
  aspect: 1,
  paint(context, brush) {
    context.translate(0, -0.5);
    context.scale(0.008, 0.008);
    paintHeadOf(context, brush, animal, head);
  },
});

/** A head so far ahead of the middle looks to the side, and has its shoulders and back behind it. */
const AHEAD = 0.15;

/** Round, without the corner below and behind: that is no head any more. */
function sidewaysHead(context: Context): void {
  context.ellipse(0, 0, 58, 62, 0, -Math.PI * 0.92, Math.PI * 0.62);
  context.lineTo(-46, 14);
  context.closePath();
}

/** A bow tie at the throat: the large head hides the collar. */
export function paintBow(context: Context, { attributes, wears, light }: Brush, [x, y]: Point): void {
  if (!attributes.has('bow-tie') && !attributes.has('bow')) return;
  const tones = tonesOf(colourOfWorn(wears, ['bow-tie', 'bow']) ?? [186, 52, 58]);
  for (const side of [-1, 1])
    fillModelled(
      context,
      outline([
        [x, y, true],
        [x + side * 22, y - 12],
        [x + side * 22, y + 12],
      ]),
      tones,
      light,
    );
  fillPath(context, ellipsePath(x, y, 6), tones.deep);
}

/** The colour of its back and limbs, and that of its belly where it has another one. */
interface Coat {
  readonly coat: Rgb;
  readonly belly?: Rgb;
}

/** The colours of its body, as it is painted. */
export function coatOf(animal: Drawable, brush: Brush): Coat {
  const size = 24;
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.translate(size / 2, size);
  context.scale(size / Math.max(1, animal.aspect), size / Math.max(1, animal.aspect));
  animal.paint(context, { ...brush, detail: 0 });
  const { data } = context.getImageData(0, 0, size, size);
  const pixels: Rgb[] = [];
  for (let index = 0; index < data.length; index += 4)
    if ((data[index + 3] as number) >= 200)
      pixels.push([data[index] as number, data[index + 1] as number, data[index + 2] as number]);
  if (pixels.length === 0) return { coat: [150, 130, 110] };
  const whole = meanOf(pixels);
  // black and white are no grey: each keeps its place
  const dark = pixels.filter((pixel) => lightnessOf(pixel) < lightnessOf(whole));
  const pale = pixels.filter((pixel) => lightnessOf(pixel) >= lightnessOf(whole));
  // the plates of a machine, not what is between them
  if (animal.kind === 'object') return { coat: meanOf(pale) };
  const share = Math.min(dark.length, pale.length) / pixels.length;
  if (share < 0.22) return { coat: whole };
  const [coat, belly] = [meanOf(dark), meanOf(pale)];
  return lightnessOf(belly) - lightnessOf(coat) > 0.36 ? { coat, belly } : { coat: whole };
}

const meanOf = (pixels: readonly Rgb[]): Rgb =>
  [0, 1, 2].map((channel) =>
    Math.round(pixels.reduce((sum, pixel) => sum + (pixel[channel] as number), 0) / pixels.length),
  ) as unknown as Rgb;
