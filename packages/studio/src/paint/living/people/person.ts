import { wornFor } from '../../../catalogue/acts.js';
import type { ActName } from '../../../catalogue/acts.js';
import { spotOf } from '../../../catalogue/wardrobe.js';
import type { Brush, Described } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import { hex, lighten, lightnessOf, mix } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { Model, Sitter } from '../creature.js';
import { fillModelled, frame, inFrame } from '../form/modelling.js';
import { outline, reach } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import { actOf, actPoses, drawnBy, isAct, posed } from './acts/acts.js';
import { extentOfAct, paintActLayer } from './acts/carry.js';
import { paintBeard } from './beard.js';
import type { BeardStyle } from './beard.js';
import { createHair, longStyles, shortStyles, womensStyles } from './hair.js';
import type { HairStyle } from './hair.js';
import { hatCoversHair, hatHeight, paintHat, paintHatBehind } from './headwear.js';
import { paintHeadphones, paintMask } from './on-head.js';
import { paintEar, paintPointedEars, paintFace, skullPath } from './head.js';
import type { FaceLook } from './head.js';
import { paintArm, paintLeg, paintPocket } from './limbs.js';
import type { LimbLook } from './limbs.js';
import { micStandReach, paintMicStand } from './mic-stand.js';
import { paintNeck } from './neck.js';
import { paintNecklace, paintRuff, paintScarf } from './neckwear.js';
import { besideCoat } from './outfit.js';
import type { Outfit } from './outfit.js';
import { STEEL } from './plating.js';
import { poses } from './poses.js';
import type { FigurePose, PoseName } from './poses.js';
import { legendFigures } from './legends.js';
import { withPosture } from './posture.js';
import { characterProportions, proportionsOf } from './proportions.js';
import type { Age, Sex } from './proportions.js';
import { extentOfProps, paintPropsBefore, paintPropsBehind } from './props.js';
import { roleOf } from './roles.js';
import { poseFigure } from './skeleton.js';
import type { Arm, Skeleton } from './skeleton.js';
import { hangingPath, paintCape, paintHanging, paintPelvis, paintTrunk } from './torso.js';
import { dress } from './wardrobe.js';
import { colourOfWorn } from './worn.js';

const skins: readonly Rgb[] = [
  [250, 222, 200],
  [244, 206, 178],
  [236, 190, 156],
  [222, 170, 130],
  [204, 148, 106],
  [178, 122, 84],
  [148, 98, 66],
  [128, 86, 62],
  [108, 72, 54],
];

const hairColours: readonly Rgb[] = [
  [46, 36, 38],
  [70, 48, 40],
  [104, 68, 46],
  [142, 96, 58],
  [196, 150, 90],
  [224, 190, 132],
  [172, 82, 46],
  [38, 32, 40],
];

/** What grows with dark skin unless another colour is said. */
const darkHair: readonly Rgb[] = [
  [46, 36, 38],
  [38, 32, 40],
  [58, 42, 38],
];

const namedHair: ReadonlyMap<string, Rgb> = new Map([
  ['redhead', [178, 78, 44]],
  ['goth', [30, 26, 34]],
  ['ginger', [190, 96, 48]],
  ['blond', [228, 194, 132]],
  ['blonde', [228, 194, 132]],
]);

/** Hair in the colours that are said of it: red hair is no red paint. */
const hairTones: readonly (readonly [said: Rgb, tone: Rgb])[] = [
  [hex('#cf352e'), [178, 78, 44]],
  [hex('#d9824a'), [190, 96, 48]],
  [hex('#7d5234'), [104, 68, 46]],
  [hex('#24252b'), [38, 32, 40]],
  [hex('#8a9097'), [168, 166, 170]],
  [hex('#f2c12e'), [228, 194, 132]],
  [hex('#e6d5b2'), [228, 194, 132]],
];

function hairTone(said: Rgb): Rgb {
  const near = hairTones.find(([from]) =>
    from.every((channel, index) => Math.abs(channel - (said[index] as number)) < 40),
  );
  return near?.[1] ?? mix(said, [120, 110, 112], 0.2);
}

const namedStyles: Readonly<Record<string, HairStyle>> = {
  bald: 'bald',
  curly: 'curls',
  ponytail: 'ponytail',
  bun: 'bun',
  braids: 'braids',
  'pig-tails': 'braids',
  afro: 'afro',
  bob: 'bob',
};

/** Hair by what was said of it. */
const hairStyles: ReadonlyMap<string, HairStyle> = new Map([
  ['long', 'long'],
  ['short', 'crop'],
  ['curly', 'curls'],
  ['wavy', 'waves'],
  ['flowing', 'waves'],
  ['braided', 'braids'],
  ['straight', 'long'],
  ['bun', 'bun'],
]);

function partOf({ parts }: Brush, what: string): Described | undefined {
  return parts?.findLast((part) => part.what === what);
}

const has = (attributes: ReadonlySet<string>, ...words: string[]): boolean =>
  words.some((word) => attributes.has(word));

export function ageOf(attributes: ReadonlySet<string>): Age {
  if (has(attributes, 'baby', 'toddler', 'infant')) return 'baby';
  if (has(attributes, 'child', 'kid', 'boy', 'girl', 'little', 'daughter', 'son')) return 'child';
  if (has(attributes, 'teen', 'teenager', 'teenage')) return 'teen';
  if (
    has(
      attributes,
      'elderly',
      'old',
      'aged',
      'grandmother',
      'grandfather',
      'grandma',
      'grandpa',
      'senior',
      'wizard',
      'santa',
      'santa-claus',
    )
  )
    return 'elderly';
  return 'adult';
}

function sexOf(attributes: ReadonlySet<string>, random: Random): Sex {
  if (
    has(
      attributes,
      'woman',
      'girl',
      'lady',
      'female',
      'mother',
      'grandmother',
      'grandma',
      'queen',
      'princess',
      'witch',
      'bride',
      'businesswoman',
      'policewoman',
      'ballerina',
      'goddess',
      'sorceress',
      'superwoman',
      'daughter',
      'sister',
    )
  )
    return 'woman';
  if (
    has(
      attributes,
      'man',
      'boy',
      'gentleman',
      'male',
      'father',
      'grandfather',
      'grandpa',
      'king',
      'wizard',
      'businessman',
      'policeman',
      'santa',
      'santa-claus',
      'groom',
      'beard',
      'bearded',
      'moustache',
      'waxed-moustache',
      'son',
      'brother',
      'fireman',
      'monk',
      'god',
      'dwarf',
      'necromancer',
    )
  )
    return 'man';
  return random.chance(0.5) ? 'woman' : 'man';
}

/** An animal that stands as it is, its head where that of the figure would be. */
export interface OwnBody {
  readonly wings: (brush: Brush) => Rgb;
  readonly bounds: (skeleton: Skeleton) => Model['bounds'];
  /** Where its voice leaves it. */
  readonly beak: (skeleton: Skeleton) => Point;
  paint(context: Context, brush: Brush, skeleton: Skeleton): void;
}

/** The head and the coat of an animal that stands upright and is dressed as people are. */
export interface Beast {
  readonly coat: (brush: Brush) => Rgb;
  /** The colour of its belly, where that is another one. */
  readonly belly?: (brush: Brush) => Rgb | undefined;
  /** The colour of arms and legs, where that is another one. */
  readonly limbs?: (brush: Brush) => Rgb | undefined;
  /** The colour of hands and feet, where that is another one. */
  readonly paws?: (brush: Brush) => Rgb | undefined;
  /** It is built and has no fur: what is between its plates is the colour of its hands. */
  readonly machine?: boolean;
  /** Its own body where nothing covers that: a bird stays a bird, and its wings are its arms. */
  readonly own?: OwnBody;
  /** How much larger than that of other animals. Default 1. */
  readonly headSize?: number;
  /** Around the middle of the head, 100 high. */
  paintHead(context: Context, brush: Brush): void;
  /** What it has behind its body. */
  paintTail(context: Context, brush: Brush, root: Point, skeleton: Skeleton): void;
}

/** Everything that the seed and the words decide about one person, painted around the ground point below the pelvis. */
export function sculptPerson({ pose: name, random, attributes }: Sitter, posture?: FigurePose, beast?: Beast): Model {
  const sharing = attributes.has('shares') ? actOf(attributes) : undefined;
  // what was said first is done, whichever pose was found
  const act = posture ? sharing : (actOf(attributes) ?? (isAct(name) ? name : undefined));
  const pose: FigurePose =
    posture ?? withPosture(act ? posed(act, name, attributes) : poses[name as PoseName], attributes);
  const sex = sexOf(attributes, random.fork('sex'));
  const age = ageOf(attributes);
  const body = beast ? characterProportions(random.fork('build')) : proportionsOf(age, sex, random.fork('build'));
  const skeleton = poseFigure(body, pose);
  const outfitFor = (colour?: Rgb, wears?: Brush['wears']): Outfit => {
    const worn = dress({
      age,
      sex,
      attributes,
      random,
      pose: name,
      ...(colour && { colour }),
      ...(wears && { wears }),
    });
    const more = act && actPoses[act].props;
    return more ? { ...worn, props: [...worn.props, ...more.filter((prop) => !worn.props.includes(prop))] } : worn;
  };
  const outfit = outfitFor();
  const props = extentOfProps(skeleton, outfit, name);
  const { bounds } = skeleton;
  const seated = pose.support === 'seat';
  // wings have no feet for boots, and a cape is not seen behind them
  const stays = ![...attributes].some((word) => put.has(spotOf(word)));
  const own = stays && !seated && !isClothed(attributes, act) ? beast?.own : undefined;
  const whole = own?.bounds(skeleton);
  const reaches: readonly Point[] = own && sings(act) ? [[micStandReach(own.beak(skeleton)), 0]] : [];
  const around = reaches.length > 0 || !act ? reaches : extentOfAct(actPoses[act], skeleton, attributes);
  const carved = attributes.has('carved');
  const wornIn = (worn: Outfit, brush: Brush): Outfit => {
    if (own) return { ...inFur(worn, beast as Beast, brush, attributes), wings: own.wings(brush) };
    if (beast && !isClothed(attributes, act)) return inFur(worn, beast, brush, attributes);
    if (carved) return inStone(worn);
    const bathes = attributes.has('swimsuit') || (name === 'swimming' && !isClothed(attributes, act));
    return bathes && sex === 'man' && !beast
      ? { ...worn, top: bareChest(skinOf(attributes, partOf(brush, 'skin'), random.fork('skin'))) }
      : worn;
  };
  const paint = (context: Context, brush: Brush): void => {
    if (carved) paintPlinth(context, bounds, brush);
    paintPerson(
      context,
      brush,
      skeleton,
      // a red dragon in a suit: its scales are red
      wornIn(outfitFor(beast ? undefined : brush.colour, brush.wears), brush),
      name,
      sex,
      age,
      attributes,
      random,
      act,
      beast,
      own,
    );
  };
  if (name === 'swimming') return inTheWater(skeleton, paint);
  // the stage puts the pelvis on the seat: the box is centred on it, arms and legs may leave it
  const reachOut = Math.min(Math.max(-bounds.left, bounds.right), -bounds.top * 0.62);
  const hand = pose.holds === 'near' ? skeleton.near.arm : skeleton.far.arm;
  const grip = reach(hand.wrist, body.hand * 0.45, hand.angle);
  return {
    bounds: {
      left: seated ? -reachOut : Math.min(whole?.left ?? bounds.left, props.left, ...around.map(([x]) => x)),
      right: seated ? reachOut : Math.max(bounds.right, whole?.right ?? 0, props.right, ...around.map(([x]) => x)),
      top: Math.min(
        whole?.top ?? 0,
        bounds.top,
        props.top,
        ...around.map(([, y]) => y),
        pose.tip ? Infinity : skeleton.head[1] - (hatHeight(outfit.hat?.kind) / 100) * body.head,
      ),
      bottom: seated ? 0 : carved ? PLINTH : Math.max(bounds.bottom, props.bottom, ...around.map(([, y]) => y)),
    },
    hand: grip,
    shoulder: skeleton.trunk(-0.9, 1),
    ...(!pose.back && {
      chest: [...skeleton.trunk(0.08 + pose.turn * 0.36, 0.68), skeleton.trunkHalf(0.68)] as const,
    }),
    ...(act && { draws: drawnBy(act) }),
    paint,
  };
}

/** It is done into a microphone. */
const sings = (act: ActName | undefined): boolean =>
  act !== undefined && actPoses[act].things?.some(({ thing }) => thing === 'microphone') === true;

/** Whether anything covers the body, by what was said or by what is done. */
const isClothed = (attributes: ReadonlySet<string>, act: ActName | undefined): boolean =>
  roleOf(attributes) !== undefined ||
  (act !== undefined && wornFor(act) !== undefined) ||
  [...attributes].some((word) => covering.has(spotOf(word)));
const covering: ReadonlySet<ReturnType<typeof spotOf>> = new Set(['body', 'legs', 'front'] as const);

const put: ReadonlySet<ReturnType<typeof spotOf>> = new Set(['back', 'feet', 'hands'] as const);

const STONE: Rgb = [214, 210, 202];
const PLINTH = 26;

/** A figure that was carved is of one stone, clothes and all. */
function inStone(outfit: Outfit): Outfit {
  const { pattern: _pattern, accent: _accent, inner, tie: _tie, ...top } = outfit.top;
  const shade = lighten(STONE, -0.06);
  return {
    ...outfit,
    top: { ...top, colour: STONE, ...(inner && { inner: shade }) },
    bottom: { ...outfit.bottom, colour: shade },
    shoes: { ...outfit.shoes, colour: shade },
  };
}

function paintPlinth(context: Context, { left, right }: Model['bounds'], { light }: Brush): void {
  const [from, to] = [left - 4, right + 4];
  const block = (grow: number, top: number, low: number): void =>
    fillModelled(
      context,
      outline([
        [from - grow, top, true],
        [to + grow, top, true],
        [to + grow, low, true],
        [from - grow, low, true],
      ]),
      tonesOf(STONE),
      light,
      { core: 3 },
    );
  block(0, -2, PLINTH - 8);
  block(5, PLINTH - 8, PLINTH);
}

/** Who bathes wears nothing above the trunks. */
const bareChest = (skin: Rgb): Outfit['top'] => ({ colour: skin, sleeves: 'none', collar: 'none', hem: -0.1, ease: 0 });

/** An animal that nobody dressed has its fur on, and what else it wears. */
function inFur(outfit: Outfit, beast: Beast, brush: Brush, attributes: ReadonlySet<string>): Outfit {
  const { shoes } = outfit;
  const coat = beast.coat(brush);
  const belly = beast.belly?.(brush);
  const limbs = beast.limbs?.(brush) ?? coat;
  return {
    ...outfit,
    top: {
      colour: coat,
      sleeves: 'long',
      collar: 'none',
      hem: -0.1,
      ease: 1.4,
      ...(belly && { belly }),
      bow: outfit.top.bow,
      tie: outfit.top.tie,
    },
    bottom: { kind: 'trousers', colour: beast.machine ? STEEL : coat },
    ...(beast.machine ? { plates: coat } : { fur: limbs }),
    shoes: attributes.has('boots') || attributes.has('sneakers') ? shoes : { kind: 'bare', colour: coat },
    ...(outfit.cape && { cape: colourOfWorn(brush.wears, ['cape']) ?? besideCoat(coat) }),
    ...(outfit.gloves && { gloves: colourOfWorn(brush.wears, ['gloves']) ?? besideCoat(coat) }),
  };
}

function paintPerson(
  context: Context,
  brush: Brush,
  skeleton: Skeleton,
  outfit: Outfit,
  poseName: string,
  sex: Sex,
  age: Age,
  attributes: ReadonlySet<string>,
  random: Random,
  act: ActName | undefined,
  beast: Beast | undefined,
  own: OwnBody | undefined,
): void {
  const { pose, near, far } = skeleton;
  const skin = attributes.has('carved')
    ? STONE
    : beast
      ? (beast.paws?.(brush) ?? beast.coat(brush))
      : skinOf(attributes, partOf(brush, 'skin'), random.fork('skin'));
  const look: LimbLook = {
    skin,
    outfit,
    light: brush.light,
    detail: brush.detail,
    ...(brush.held && { held: brush.held }),
  };
  const woman = sex === 'woman';
  const head = beast
    ? beastHead(skeleton, outfit, brush, beast)
    : headOf(skeleton, outfit, skin, sex, age, attributes, random, brush, poseName);
  if (beast && !own) beast.paintTail(context, brush, skeleton.trunk(-0.8, 0.02), skeleton);
  const acting = act && actPoses[act];

  if (outfit.cape && !pose.back)
    paintCape(
      context,
      skeleton,
      outfit.cape,
      look,
      poseName === 'running' || poseName === 'sprinting' || poseName === 'flying' ? 1 : 0.15,
    );
  paintActLayer(context, acting, 'behind', skeleton, look, attributes);
  paintPropsBehind(context, skeleton, outfit, look, poseName);
  if (own && sings(act)) {
    own.paint(context, brush, skeleton);
    paintMicStand(context, own.beak(skeleton), brush.light);
    return;
  }
  if (own) {
    paintArm(context, skeleton, far.arm, true, look);
    own.paint(context, brush, skeleton);
    if (outfit.scarf) paintScarf(context, skeleton, outfit.scarf, brush);
    paintActLayer(context, acting, 'before', skeleton, look, attributes);
    paintPropsBefore(context, skeleton, outfit, look, poseName, () =>
      paintArm(context, skeleton, near.arm, false, look),
    );
    paintActLayer(context, acting, 'over', skeleton, look, attributes);
    return;
  }
  if (!pose.back) inFrame(context, head.frame, () => head.paintBehind(context));
  const pockets =
    outfit.top.hem > 0.3 ||
    outfit.bottom.kind === 'trousers' ||
    outfit.bottom.kind === 'slim' ||
    outfit.bottom.kind === 'shorts';
  const [nearArm, farArm] = [near.arm, far.arm].map((arm): Arm =>
    pockets || arm.hand !== 'hidden' ? arm : { ...arm, hand: 'relaxed' },
  ) as [Arm, Arm];
  if (!pose.farArmBefore) paintArm(context, skeleton, farArm, true, look);
  paintLeg(context, skeleton, far.leg, true, look);
  const { bottom, top } = outfit;
  const trousers = bottom.kind === 'trousers' || bottom.kind === 'slim' || bottom.kind === 'shorts';
  paintLeg(context, skeleton, near.leg, false, look);
  if (trousers) paintPelvis(context, skeleton, bottom.colour, look);
  const skirted = bottom.kind === 'skirt' || bottom.kind === 'long-skirt';
  // short legs and a long trunk: the shirt is worn inside, or nothing is seen of a kilt but its hem
  const tucked = skirted && (beast !== undefined || bottom.tartan !== undefined);
  const paintSkirt = (): void =>
    paintHanging(
      context,
      skeleton,
      hangingPath(skeleton, bottom.kind === 'long-skirt' ? 1.6 : tucked ? 1.12 : 0.86, 0.7),
      tonesOf(bottom.colour),
      look,
    );
  if (skirted && !tucked) paintSkirt();
  paintNeck(context, skeleton, skin, brush.light);
  paintTrunk(context, skeleton, look, woman);
  if (tucked) paintSkirt();
  if (outfit.cape && pose.back) paintCape(context, skeleton, outfit.cape, look, 0.1);
  if (outfit.scarf) paintScarf(context, skeleton, outfit.scarf, brush);
  if (top.collar === 'ruff') paintRuff(context, skeleton, brush);
  if (outfit.necklace && !pose.back) paintNecklace(context, skeleton, outfit.necklace, brush);
  inFrame(context, head.frame, () => (pose.back ? head.paintBack(context) : head.paintFront(context)));
  if (pose.farArmBefore) paintArm(context, skeleton, farArm, false, look);
  paintActLayer(context, acting, 'before', skeleton, look, attributes);
  paintPropsBefore(context, skeleton, outfit, look, poseName, () => {
    paintArm(context, skeleton, nearArm, false, look);
    if (nearArm.hand === 'hidden')
      paintPocket(context, skeleton, nearArm, top.hem > 0.3 ? top.colour : bottom.colour, brush.light);
  });
  paintActLayer(context, acting, 'over', skeleton, look, attributes);
}

/** Head, shoulders and arms above the water. */
function inTheWater(skeleton: Skeleton, paint: Model['paint']): Model {
  const [, water] = skeleton.trunk(0, 0.66);
  const { left, right, top } = skeleton.bounds;
  return {
    bounds: { left, right, top, bottom: water },
    paint(context, brush) {
      context.save();
      context.beginPath();
      context.rect(left - 50, top - 80, right - left + 100, water - top + 80);
      context.clip();
      paint(context, brush);
      context.restore();
    },
  };
}

function skinOf(attributes: ReadonlySet<string>, said: Described | undefined, random: Random): Rgb {
  const born = legendFigures.get(roleOf(attributes) ?? '')?.skin;
  if (born) return born;
  const is = (...words: string[]): boolean => said?.attributes?.some((word) => words.includes(word)) ?? false;
  const [low, high] =
    is('dark', 'black', 'brown') || has(attributes, 'african', 'african-american')
      ? [6, 8]
      : is('tanned') || has(attributes, 'indian', 'tanned', 'mexican', 'egyptian')
        ? [4, 6]
        : has(attributes, 'asian', 'chinese', 'japanese')
          ? [1, 3]
          : is('light', 'pale', 'fair') || has(attributes, 'pale', 'european', 'ginger', 'redhead', 'goth')
            ? [0, 1]
            : [0, skins.length - 1];
  return skins[random.whole(low, high)] as Rgb;
}

function headOf(
  skeleton: Skeleton,
  outfit: Outfit,
  skin: Rgb,
  sex: Sex,
  age: Age,
  attributes: ReadonlySet<string>,
  random: Random,
  brush: Brush,
  poseName: string,
) {
  const { pose, body } = skeleton;
  const light = brush.light;
  const turn = Math.min(1, 0.18 + pose.turn * 0.75);
  const at = frame(skeleton.head[0], skeleton.head[1], body.head / 100, skeleton.headTilt);
  const choice = random.fork('hair');
  const grey = age === 'elderly';
  const hairSaid = partOf(brush, 'hair');
  const colour =
    (attributes.has('carved') ? lighten(STONE, -0.1) : undefined) ??
    (hairSaid?.colour && hairTone(hairSaid.colour)) ??
    [...namedHair].find(([word]) => attributes.has(word))?.[1] ??
    (grey
      ? mix([226, 222, 218], [150, 146, 150], choice.next())
      : choice.pick(lightnessOf(skin) < 0.5 ? darkHair : hairColours));
  const role = roleOf(attributes);
  const legend = legendFigures.get(role ?? '');
  const says = (...words: string[]): boolean => words.some((word) => hairSaid?.attributes?.includes(word));
  const asked =
    says('long') && says('curly', 'wavy', 'flowing')
      ? 'waves'
      : hairSaid?.attributes?.map((word) => hairStyles.get(word)).find((one) => one !== undefined);
  const style = asked ?? styleOf(attributes, sex, age, choice.fork('style'), role);
  const hair = createHair(style, colour, light, brush.detail, choice.fork('strands'));
  const beardSaid = partOf(brush, 'beard') ?? partOf(brush, 'moustache');
  const beardColour = (beardSaid?.colour && hairTone(beardSaid.colour)) ?? colour;
  const longBeard = beardSaid?.attributes?.includes('long') === true;
  const beard = longBeard ? 'long' : beardOf(attributes, sex, age, choice.fork('beard'), role);
  const face: FaceLook = {
    skin,
    hair: colour,
    iris:
      partOf(brush, 'eyes')?.colour ??
      random.fork('iris').pick([
        [84, 56, 38],
        [64, 44, 34],
        [88, 118, 140],
        [98, 112, 70],
      ] as const),
    eyeless: attributes.has('without-eyes'),
    age,
    sex,
    turn,
    expression: expressionOf(attributes, poseName, random.fork('mood')),
    tears: has(attributes, 'tearful', 'crying'),
    freckles: has(attributes, 'freckles', 'freckled'),
    lovestruck: has(attributes, 'lovestruck', 'in-love', 'enamoured'),
    light,
    detail: brush.detail,
    glasses: outfit.glasses,
  };
  const hat = outfit.hat;
  const covered = hat ? hatCoversHair(hat.kind) : false;
  return {
    frame: at,
    paintBehind: (context: Context) => {
      if (hat) paintHatBehind(context, hat, light);
      if (!covered) hair.paintBehind(context);
    },
    paintFront: (context: Context) => {
      if (hair.ears && !covered) paintEar(context, skin, light, -33);
      paintFace(context, face);
      if (beard && !covered) paintBeard(context, beard, beardColour, turn, light, skullPath(face));
      if (!covered) hair.paintBefore(context);
      if (legend?.pointedEars && !covered) paintPointedEars(context, skin, light, turn);
      if (outfit.mask && !covered) paintMask(context, outfit.mask, turn, light);
      if (hat) paintHat(context, hat, turn, light, false);
      if (outfit.headphones) paintHeadphones(context, outfit.headphones, turn, light, false);
    },
    paintBack: (context: Context) => {
      fillModelled(context, skullPath({ age, sex, turn: 0 }), tonesOf(skin), light);
      paintEar(context, skin, light, -34);
      if (!covered) hair.paintBack(context);
      if (hat) paintHat(context, hat, 0, light, true);
      if (outfit.headphones) paintHeadphones(context, outfit.headphones, 0, light, true);
    },
  };
}

function beastHead(skeleton: Skeleton, outfit: Outfit, brush: Brush, beast: Beast): ReturnType<typeof headOf> {
  const { head, body, headTilt } = skeleton;
  const at = frame(head[0], head[1], (body.head * (beast.headSize ?? 1)) / 100, headTilt * 0.5);
  const { hat } = outfit;
  const paint = (context: Context): void => {
    beast.paintHead(context, brush);
    if (hat?.kind !== 'astronaut') return;
    context.save();
    context.scale(1.12, 1.12);
    paintHat(context, hat, 0.3, brush.light, false);
    context.restore();
  };
  return { frame: at, paintBehind: () => {}, paintFront: paint, paintBack: paint };
}

function styleOf(
  attributes: ReadonlySet<string>,
  sex: Sex,
  age: Age,
  random: Random,
  role: string | undefined,
): HairStyle {
  const named = Object.entries(namedStyles).find(([word]) => attributes.has(word))?.[1];
  if (named) return named;
  const legend = legendFigures.get(role ?? '')?.hair;
  if (legend) return legend;
  if (role === 'monk') return 'bald';
  if (role === 'samurai') return 'top-knot';
  if (role === 'dancer' && sex === 'woman') return 'bun';
  if (role === 'wizard' || role === 'santa' || role === 'king') return 'long';
  if (role === 'witch' || role === 'queen' || role === 'princess') return 'waves';
  if (age === 'baby') return 'wisps';
  if (age === 'elderly')
    return sex === 'man'
      ? random.pick(['receding', 'bald', 'side-part', 'receding'] as const)
      : random.pick(['bun', 'bob', 'waves', 'bun'] as const);
  if (age === 'child')
    return sex === 'woman'
      ? random.pick(['ponytail', 'braids', 'bob', 'long', 'waves'] as const)
      : random.pick(['fringe', 'curls', 'side-part', 'crop'] as const);
  // whom the prompt calls a woman nobody takes for a man
  if (has(attributes, 'woman')) return random.pick(womensStyles);
  return random.pick(sex === 'woman' ? longStyles : shortStyles);
}

function beardOf(
  attributes: ReadonlySet<string>,
  sex: Sex,
  age: Age,
  random: Random,
  role: string | undefined,
): BeardStyle | undefined {
  if (has(attributes, 'waxed-moustache')) return 'waxed';
  if (has(attributes, 'goatee')) return 'goatee';
  if (has(attributes, 'moustache', 'mustache')) return 'moustache';
  if (role === 'wizard' || role === 'santa' || has(attributes, 'dwarf')) return 'long';
  const legend = legendFigures.get(role ?? '')?.beard;
  if (legend) return sex === 'man' ? legend : undefined;
  if (has(attributes, 'beard', 'bearded') || role === 'king' || role === 'pirate' || role === 'fisherman')
    return sex === 'man' || has(attributes, 'beard', 'bearded') ? 'full' : undefined;
  if (sex !== 'man' || age === 'child' || age === 'baby' || age === 'teen' || has(attributes, 'clean-shaven'))
    return undefined;
  const chance = random.next();
  return chance < 0.16
    ? 'full'
    : chance < 0.34
      ? 'short'
      : chance < 0.46
        ? 'stubble'
        : chance < 0.52
          ? 'moustache'
          : undefined;
}

function expressionOf(attributes: ReadonlySet<string>, pose: string, random: Random): FaceLook['expression'] {
  if (pose === 'sleeping' || has(attributes, 'asleep', 'meditating')) return 'asleep';
  if (has(attributes, 'sad', 'crying', 'lonely', 'melancholy', 'tearful', 'frowning', 'worried')) return 'sad';
  if (has(attributes, 'angry', 'furious', 'grumpy', 'mad', 'annoyed', 'scowling', 'arguing')) return 'angry';
  if (has(attributes, 'surprised', 'shocked', 'astonished', 'amazed', 'scared', 'frightened', 'screaming'))
    return 'surprise';
  const act = isAct(pose) ? pose : actOf(attributes);
  const face = act && actPoses[act].face;
  if (face) return face;
  if (has(attributes, 'laughing', 'joyful', 'excited', 'cheering', 'happy') || pose === 'jumping' || pose === 'waving')
    return 'joy';
  if (has(attributes, 'smiling') || pose === 'dancing') return 'smile';
  if (pose === 'reading' || pose === 'fishing' || pose === 'painting') return 'focus';
  return random.chance(0.55) ? 'smile' : 'calm';
}
