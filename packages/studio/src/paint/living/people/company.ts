import { HUMAN } from '../../drawable.js';
import type { Company, Brush, Spot } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';
import type { Model, Sitter } from '../creature.js';
import { frame } from '../form/modelling.js';
import { actOf, actPoses, drawnBy } from './acts/acts.js';
import { bodies } from './acts/bodies.js';
import { box, disc, form, line, main, paintParts, ring, rod } from './carried/pen.js';
import type { Part } from './carried/pen.js';
import { stations } from './carried/stations.js';
import { BY_CANDLES, candles, glass, middles, tops } from './company-tops.js';
import { ofMember } from './each-member.js';
import { embracing } from './embrace.js';
import { sculptPerson } from './person.js';
import { CHARACTER, statureOf } from './proportions.js';
import type { Beast } from './beast.js';
import type { FigurePose } from './poses.js';
import { sculptTableau } from './tableau.js';
import { ageOf } from './who.js';

/** Somebody of a company, at their place. */
interface Place {
  readonly x: number;
  /** Behind the table: seen above it. */
  readonly behind?: true;
  readonly mirrored: boolean;
  readonly pose: FigurePose;
}

/** People stand at these. */
const standing: ReadonlySet<string> = new Set(['baking', 'cooking', 'chopping', 'blowing-candles', 'cutting-cake']);
const heightOf = (act: string, low: boolean): number => (standing.has(act) ? 88 : 78) * (low ? 0.7 : 1);

/** Along the front of a table of that half width, so far apart. */
const across = (half: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((half * 2) / step) }, (_, index) => -half + step * (index + 0.5));

/** A cloth that hangs in folds over a table with its legs below, or the cupboard at which one cooks. */
const cloth = (half: number, high: number, act: string): Part[] =>
  standing.has(act)
    ? [
        box(main([196, 178, 152]), -half, 4 - high, half, -7),
        box([92, 74, 60], -half + 4, -7, half - 4, 0),
        ...across(half, 44).flatMap((x) => [
          ...frameOf([158, 138, 112], x - 18, 14 - high, x + 18, -13),
          disc([104, 84, 64], x + 12, (2 - high) / 2, 1.8),
        ]),
        box([164, 116, 74], -half - 3, -high, half + 3, 5 - high),
      ]
    : [
        // cards are played on green cloth
        box(main(act === 'cards' ? [48, 112, 82] : [236, 230, 220]), -half, 4 - high, half, -16),
        ...across(half, 17).map((x, index) =>
          line(act === 'cards' ? [38, 92, 66] : [211, 202, 188], index % 2 ? 1.6 : 2.6, [x, 10 - high], [x + 2, -17]),
        ),
        line(act === 'cards' ? [30, 76, 54] : [196, 184, 166], 1.4, [-half, -20], [half, -20]),
        box([164, 116, 74], -half - 3, -high, half + 3, 5 - high),
        rod([120, 82, 54], 3, [-half + 8, -16], [-half + 8, 0]),
        rod([120, 82, 54], 3, [half - 8, -16], [half - 8, 0]),
      ];

const frameOf = (colour: Rgb, left: number, top: number, right: number, bottom: number): Part[] => [
  line(colour, 1.4, [left, top], [right, top]),
  line(colour, 1.4, [right, top], [right, bottom]),
  line(colour, 1.4, [right, bottom], [left, bottom]),
  line(colour, 1.4, [left, bottom], [left, top]),
];

const picnic: Part[] = [
  form([200, 70, 58], [-120, -3], [120, -3], [150, 8], [-150, 8]),
  ...[-90, -45, 0, 45, 90].map((x) => line([246, 232, 222], 1.8, [x, -3], [x * 1.2, 8])),
  ring([120, 82, 54], 3, 0, -24, 14, 14),
  form([186, 136, 84], [-20, -26], [20, -26], [17, 0], [-17, 0]),
  form([226, 190, 130], [26, -7], [44, -9], [46, -1], [28, 0]),
  disc([200, 70, 58], -32, -5, 6),
  glass(-44),
];

const chairs = stations.chair;

/** Several people who do one thing together: around a table, on a blanket, face to face. */
export function sculptCompany(
  sitter: Sitter,
  { members, tableau, kinds }: Company,
  alike?: (random: Random) => Beast,
): Model {
  const { random, attributes } = sitter;
  const beastOf =
    alike && ((stream: Random, words: string): Beast => (kinds?.(words, stream) as Beast | undefined) ?? alike(stream));
  if (tableau !== undefined) return sculptTableau(sitter, members, tableau, beastOf);
  const act = actOf(attributes) ?? 'talking';
  const seatedAct = tops.get(act);
  const shared = [...attributes].filter((word) => !ages.has(word));
  const first = new Set(members[0]?.split('+'));
  const sameAsFirst = (index: number): boolean => !members[index] || members[index] === members[0];
  // a king and his queen do the same, but only one of them is king
  const sharedBy = (index: number): string[] =>
    sameAsFirst(index) ? shared : shared.filter((word) => !first.has(word));
  const places = seatedAct
    ? aroundTable(members.length, act)
    : act === 'picnic'
      ? onGround(members.length)
      : act === 'hugging'
        ? inArms(members.map((words) => (beastOf ? CHARACTER : statureOf(ageOf(new Set(words.split('+')))))))
        : facing.has(act)
          ? faceToFace(members.length, act)
          : inRow(members.length, act);
  // animals on two legs have short ones
  const isHuman = (index: number): boolean => members[index]?.startsWith(HUMAN) === true;
  const high = heightOf(act, beastOf !== undefined && !members.some((_, index) => isHuman(index)));
  const half = seatedAct ? 52 + Math.max(0, members.length - 2) * 19 : 0;
  const figures = places.map((place, index) => ({
    place,
    same: sameAsFirst(index),
    model: sculptPerson(
      {
        pose: 'standing',
        random: ofMember(random, 'member', index),
        attributes: new Set([...sharedBy(index), ...(members[index] ?? '').split('+'), 'shares']),
      },
      place.pose,
      isHuman(index) ? undefined : beastOf?.(ofMember(random, 'member', index), members[index] ?? ''),
    ),
  }));
  const spans = figures.map(({ place: { x, mirrored }, model: { bounds } }) =>
    mirrored ? [x - bounds.right, x - bounds.left] : [x + bounds.left, x + bounds.right],
  );
  const raised = figures.map(({ place, model }) => model.bounds.top + (place.behind ? lowering(model, act) : 0));
  return {
    bounds: {
      left: Math.min(-half - 4, ...spans.map(([left]) => left as number)),
      right: Math.max(half + 4, ...spans.map(([, right]) => right as number)),
      top: Math.min(...raised),
      bottom: 4,
    },
    draws: drawnBy(act),
    faces: figures.flatMap(({ place, model }) =>
      (model.faces ?? []).map(([x, y, half]): Spot => {
        const down = place.behind ? lowering(model, act) : 0;
        return [place.x + (place.mirrored ? -x : x), y + down, half];
      }),
    ),
    paint(context, brush) {
      for (const { place, model, same } of figures)
        if (place.behind) paintAt(context, same ? brush : undressed(brush), place, model, random, act);
      if (seatedAct) {
        for (const { place } of figures)
          if (!place.behind && !standing.has(act))
            paintParts(context, chairs, chairFrame(place), brush.light, undefined);
        paintParts(context, cloth(half, high, act), frame(0, 0, 1, 0), brush.light, brush.colour);
        paintParts(context, seatedAct(half), frame(0, -high, 1, 0), brush.light, brush.held);
        const middle = attributes.has(BY_CANDLES) ? candles : (middles.get(act) ?? []);
        paintParts(context, middle, frame(0, -high, 1, 0), brush.light, undefined);
      }
      if (act === 'picnic') paintParts(context, picnic, frame(0, 0, 1, 0), brush.light, undefined);
      const nearest = act === 'hugging' ? figures.toSorted((a, b) => b.model.bounds.top - a.model.bounds.top) : figures;
      for (const { place, model, same } of nearest)
        if (!place.behind) paintAt(context, same ? brush : undressed(brush), place, model, random, act);
    },
  };
}

const ages: ReadonlySet<string> = new Set([
  'woman',
  'man',
  'child',
  'boy',
  'girl',
  'baby',
  'elderly',
  'young',
  'holding',
]);
/** How much lower than one who stands sits one who is seen above a table; children look over it as they are. */
const lowering = ({ bounds }: Model, act: string): number => (standing.has(act) ? 3 : Math.max(3, -bounds.top - 132));

const chairFrame = ({ x, mirrored }: Place) => {
  const at = frame(x, 0, 1, 0);
  return mirrored ? { ...at, x: x + 4 } : at;
};

/** Clothes and hair that were told of somebody else. */
function undressed({ wears: _wears, parts: _parts, ...plain }: Brush): Brush {
  return plain;
}

function paintAt(
  context: Context,
  brush: Brush,
  { x, mirrored, behind }: Place,
  model: Model,
  random: Random,
  act: string,
): void {
  context.save();
  const lowered = behind ? lowering(model, act) : 0;
  context.translate(x, lowered);
  if (mirrored) context.scale(-1, 1);
  if (behind) {
    context.beginPath();
    context.rect(-200, -400, 400, 400 - lowered - 60);
    context.clip();
  }
  const { colour: _colour, ...plain } = brush;
  const light = mirrored ? { ...brush.light, side: -brush.light.side } : brush.light;
  model.paint(context, { ...plain, random, light });
  context.restore();
}

function aroundTable(count: number, act: keyof typeof actPoses): Place[] {
  const half = 52 + Math.max(0, count - 2) * 19;
  const reach: Partial<FigurePose> = {
    nearArm: { to: 'belly', ahead: 26, below: -8 },
    farArm: act.startsWith('drinking') ? { to: 'chin', ahead: 12, below: 8 } : { to: 'belly', ahead: 34, below: -12 },
    farHand: 'grip',
    farArmBefore: true,
    nod: 4,
  };
  const side: FigurePose = standing.has(act)
    ? { ...bodies.turned, lean: 8, ...reach, farArm: { to: 'belly', ahead: 34, below: -4 } }
    : { ...bodies.table, ...reach };
  const front: FigurePose = {
    ...bodies.frontal,
    turn: 0.15,
    nearArm: [-22, 30],
    farArm: [22, -30],
    nod: 6,
  };
  const places: Place[] = [
    { x: -half - 26, mirrored: false, pose: side },
    { x: half + 26, mirrored: true, pose: side },
  ];
  const inside = count - 2;
  for (let index = 0; index < inside; index++)
    places.push({ x: (index - (inside - 1) / 2) * 44, mirrored: index % 2 === 1, behind: true, pose: front });
  return places;
}

function onGround(count: number): Place[] {
  const side: FigurePose = {
    ...bodies.floor,
    lean: 0,
    nearArm: [-20, -10],
    farArm: { to: 'chest', ahead: 30, below: 0 },
    farHand: 'grip',
  };
  return Array.from({ length: count }, (_, index): Place => {
    const left = index % 2 === 0;
    const out = 66 + Math.floor(index / 2) * 52;
    return { x: left ? -out : out, mirrored: !left, pose: side };
  });
}

const facing: ReadonlySet<string> = new Set([
  'talking',
  'laughing',
  'boxing',
  'martial-arts',
  'sword-fighting',
  'fencing',
  'toasting',
]);

/** Two and two in each other's arms, the taller one of them before the other. */
function inArms(statures: readonly number[]): Place[] {
  const pairs = Math.ceil(statures.length / 2);
  return statures.flatMap((own, index): Place[] => {
    const pair = Math.floor(index / 2);
    const left = index % 2 === 0;
    const other = statures[left ? index + 1 : index - 1];
    const middle = (pair - (pairs - 1) / 2) * 92;
    if (other === undefined) return [{ x: middle, mirrored: false, pose: bodies.frontal }];
    // a child would vanish behind who hugs it
    const gap = (own + other) * 0.078 + Math.abs(own - other) * 0.22;
    return [{ x: middle + (left ? -gap : gap) / 2, mirrored: !left, pose: embracing(own, other, gap) }];
  });
}

/** Side by side, each as if alone. */
function inRow(count: number, act: keyof typeof actPoses): Place[] {
  const { body, arms } = actPoses[act];
  return Array.from({ length: count }, (_, index): Place => ({
    x: (index - (count - 1) / 2) * 74,
    mirrored: false,
    pose: { ...body, ...arms },
  }));
}

function faceToFace(count: number, act: keyof typeof actPoses): Place[] {
  const { body, arms } = actPoses[act];
  const near: FigurePose = { ...body, ...arms };
  const other: FigurePose = { ...bodies.turned, turn: 0.45, nearArm: [-12, 20], farArm: [14, 40] };
  const toast = act === 'toasting';
  const gap = toast
    ? 48
    : act === 'fencing'
      ? 76
      : act === 'boxing' || act === 'martial-arts' || act === 'sword-fighting'
        ? 58
        : act === 'talking'
          ? 44
          : 34;
  return Array.from({ length: count }, (_, index): Place => {
    const left = index % 2 === 0;
    const out = gap + Math.floor(index / 2) * (toast ? 52 : 42);
    // who stands farther out lifts their glass over the shoulders of the others
    const lifted: FigurePose = { ...near, turn: 0.4, farArm: { to: 'eyes', ahead: 37, below: index < 2 ? 2 : -14 } };
    const pose = toast ? lifted : index % 3 === 1 && act === 'talking' ? other : near;
    return { x: left ? -out : out, mirrored: !left, pose };
  });
}
