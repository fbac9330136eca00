import type { Company, Brush } from '../../drawable.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';
import type { Model, Sitter } from '../creature.js';
import { frame } from '../form/modelling.js';
import { actOf, actPoses, drawnBy } from './acts/acts.js';
import { bodies } from './acts/bodies.js';
import { box, disc, form, line, main, paintParts, plane, ring, rod } from './carried/pen.js';
import type { Part } from './carried/pen.js';
import { chips, stations } from './carried/stations.js';
import { sculptPerson } from './person.js';
import type { Beast } from './person.js';
import type { FigurePose } from './poses.js';
import { sculptTableau } from './tableau.js';

/** Somebody of a company, at their place. */
interface Place {
  readonly x: number;
  /** Behind the table: seen above it. */
  readonly behind?: true;
  readonly mirrored: boolean;
  readonly pose: FigurePose;
}

const cup = (x: number): Part => form([226, 120, 84], [x - 4, -9], [x + 4, -9], [x + 3.4, 0], [x - 3.4, 0]);
const plate = (x: number): Part[] => [
  disc([248, 246, 240], x, -1.4, 13, 2.8),
  form([206, 130, 70], [x - 7, -2], [x, -7], [x + 7, -2]),
];
const glass = (x: number): Part => plane([200, 224, 236], [x - 3, -13], [x + 3, -13], [x + 2.4, 0], [x - 2.4, 0]);
const book = (x: number): Part[] => [
  plane([248, 244, 232], [x - 14, -4], [x, -1], [x, 1], [x - 15, -1]),
  plane([240, 236, 222], [x, -1], [x + 14, -4], [x + 15, -1], [x, 1]),
];
const chessmen: Part[] = [-18, -10, -2, 8, 16, 24].flatMap((x, index) => {
  const ink: [number, number, number] = index < 3 ? [244, 240, 228] : [56, 52, 60];
  return [rod(ink, 1.8, [x, -3], [x, -11 - (index % 2) * 5]), disc(ink, x, -13 - (index % 2) * 5, 2.6)];
});

/** What lies on the table that they share; the origin is in the middle of its top. */
const tops: ReadonlyMap<string, (half: number) => Part[]> = new Map<string, (half: number) => Part[]>([
  [
    'eating',
    (half) => [
      ...plate(-half * 0.6),
      ...plate(0),
      ...plate(half * 0.6),
      glass(-half * 0.3),
      glass(half * 0.32),
      form([190, 110, 60], [-16, -8], [-6, -20], [8, -20], [16, -8]),
    ],
  ],
  ['drinking', (half) => [cup(-half * 0.5), cup(0), cup(half * 0.5)]],
  [
    'checkers',
    () => [
      box([222, 200, 160], -30, -3, 32, 0),
      ...[-22, -11, 0, 12, 23].flatMap((x, index) => [
        disc(index < 3 ? [200, 54, 47] : [48, 44, 52], x, -4, 4.6, 2),
        disc(index < 3 ? [216, 76, 64] : [64, 60, 70], x, -6.4, 4.6, 2),
      ]),
    ],
  ],
  ['chess', () => [box([222, 200, 160], -30, -3, 32, 0), ...chessmen]],
  [
    'cards',
    (half) => [
      ...chips(-half * 0.12, 0),
      ...chips(half * 0.5, 0),
      ...[-0.5, -0.2, 0.1, 0.4].flatMap((share) => [
        plane(
          [248, 246, 240],
          [half * share, -3],
          [half * share + 11, -3],
          [half * share + 12, 0],
          [half * share - 1, 0],
        ),
      ]),
    ],
  ],
  ['reading', (half) => [...book(-half * 0.5), ...book(half * 0.05), ...book(half * 0.55)]],
  ['writing', (half) => [...book(-half * 0.5), ...book(half * 0.05), ...book(half * 0.55)]],
  [
    'meeting',
    (half) => [
      plane(
        [150, 156, 168],
        [-half * 0.5 - 12, -2],
        [-half * 0.5 + 12, -2],
        [-half * 0.5 + 13, 0],
        [-half * 0.5 - 13, 0],
      ),
      plane(
        [96, 102, 118],
        [-half * 0.5 + 9, -2],
        [-half * 0.5 + 12, -2],
        [-half * 0.5 + 18, -22],
        [-half * 0.5 + 15, -22],
      ),
      plane([248, 244, 232], [-6, -3], [12, -3], [14, 0], [-7, 0]),
      cup(half * 0.5),
    ],
  ],
  [
    'baking',
    (half) => [
      form(
        [244, 226, 190],
        [-half * 0.5 - 14, 0],
        [-half * 0.5 - 6, -10],
        [-half * 0.5 + 10, -9],
        [-half * 0.5 + 16, 0],
      ),
      form([244, 242, 236], [-11, -16], [11, -16], [6, 0], [-6, 0]),
      form([244, 226, 190], [half * 0.5 - 14, 0], [half * 0.5 - 8, -9], [half * 0.5 + 8, -9], [half * 0.5 + 14, 0]),
    ],
  ],
  [
    'cooking',
    () => [
      form([150, 60, 56], [-18, -18], [18, -18], [16, 0], [-16, 0]),
      disc([232, 170, 90], 0, -18, 18, 3.4),
      disc([200, 70, 58], 34, -5, 6),
      disc([92, 148, 84], 46, -6, 7),
    ],
  ],
  [
    'chopping',
    (half) => [
      box([206, 160, 104], -half * 0.5 - 16, -3, -half * 0.5 + 20, 0),
      form(
        [232, 130, 50],
        [-half * 0.5 - 4, -7],
        [-half * 0.5 + 14, -6],
        [-half * 0.5 + 14, -3],
        [-half * 0.5 - 4, -3],
      ),
      disc([200, 70, 58], 14, -6, 6),
      disc([92, 148, 84], 28, -7, 7),
    ],
  ],
  [
    'cutting-cake',
    () => [
      disc([226, 226, 232], 0, -1.4, 30, 3),
      box(main([246, 238, 226]), -25, -24, 25, -2),
      box(main([250, 244, 234]), -18, -43, 18, -24),
      box(main([246, 238, 226]), -11, -59, 11, -43),
      ...[
        [-25, -24, 25],
        [-18, -43, 18],
        [-11, -59, 11],
      ].map(([left = 0, y = 0, right = 0]) => line([232, 170, 176], 2.4, [left, y + 3], [right, y + 3])),
      disc([214, 84, 100], 0, -61, 4),
      disc([214, 84, 100], -13, -45, 3),
      disc([214, 84, 100], 15, -26, 3),
      // the knife is in the lowest tier
      plane([196, 204, 214], [-40, -25], [-14, -15], [-12, -9], [-41, -20]),
      rod([70, 54, 48], 2.2, [-41, -22], [-54, -28]),
    ],
  ],
  [
    'blowing-candles',
    () => [
      box([240, 200, 190], -22, -22, 22, 0),
      box([246, 232, 222], -22, -22, 22, -16),
      ...[-14, -5, 4, 13].flatMap((x) => [
        line([90, 150, 200], 1.8, [x, -22], [x, -31]),
        form([250, 190, 70], [x - 1.6, -32], [x, -38], [x + 1.6, -32]),
      ]),
    ],
  ],
]);

/** People stand at these. */
const standing: ReadonlySet<string> = new Set(['baking', 'cooking', 'chopping', 'blowing-candles', 'cutting-cake']);
const heightOf = (act: string, low: boolean): number => (standing.has(act) ? 88 : 78) * (low ? 0.7 : 1);

const cloth = (half: number, high: number, act: string): Part[] => [
  // cards are played on green cloth
  box(main(act === 'cards' ? [48, 112, 82] : [236, 230, 220]), -half, 4 - high, half, -16),
  box([164, 116, 74], -half - 3, -high, half + 3, 5 - high),
  rod([120, 82, 54], 3, [-half + 8, -16], [-half + 8, 0]),
  rod([120, 82, 54], 3, [half - 8, -16], [half - 8, 0]),
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
  { members, tableau }: Company,
  beastOf?: (random: Random) => Beast,
): Model {
  const { random, attributes } = sitter;
  if (tableau !== undefined) return sculptTableau(sitter, members, tableau);
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
      : facing.has(act)
        ? faceToFace(members.length, act)
        : inRow(members.length, act);
  // animals on two legs have short ones
  const high = heightOf(act, beastOf !== undefined);
  const half = seatedAct ? 52 + Math.max(0, members.length - 2) * 19 : 0;
  const figures = places.map((place, index) => ({
    place,
    same: sameAsFirst(index),
    model: sculptPerson(
      {
        pose: 'standing',
        random: random.fork(`member ${index}`),
        attributes: new Set([...sharedBy(index), ...(members[index] ?? '').split('+'), 'shares']),
      },
      place.pose,
      beastOf?.(random.fork(`member ${index}`)),
    ),
  }));
  const spans = figures.map(({ place: { x, mirrored }, model: { bounds } }) =>
    mirrored ? [x - bounds.right, x - bounds.left] : [x + bounds.left, x + bounds.right],
  );
  const raised = figures.map(({ place, model }) => model.bounds.top + (place.behind ? lowering(model) : 0));
  return {
    bounds: {
      left: Math.min(-half - 4, ...spans.map(([left]) => left as number)),
      right: Math.max(half + 4, ...spans.map(([, right]) => right as number)),
      top: Math.min(...raised),
      bottom: 4,
    },
    draws: drawnBy(act),
    paint(context, brush) {
      for (const { place, model, same } of figures)
        if (place.behind) paintAt(context, same ? brush : undressed(brush), place, model, random);
      if (seatedAct) {
        for (const { place } of figures)
          if (!place.behind && !standing.has(act))
            paintParts(context, chairs, chairFrame(place), brush.light, undefined);
        paintParts(context, cloth(half, high, act), frame(0, 0, 1, 0), brush.light, brush.colour);
        paintParts(context, seatedAct(half), frame(0, -high, 1, 0), brush.light, brush.held);
      }
      if (act === 'picnic') paintParts(context, picnic, frame(0, 0, 1, 0), brush.light, undefined);
      for (const { place, model, same } of figures)
        if (!place.behind) paintAt(context, same ? brush : undressed(brush), place, model, random);
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
const lowering = ({ bounds }: Model): number => Math.max(3, -bounds.top - 132);

const chairFrame = ({ x, mirrored }: Place) => {
  const at = frame(x, 0, 1, 0);
  return mirrored ? { ...at, x: x + 4 } : at;
};

/** Clothes and hair that were told of somebody else. */
function undressed({ wears: _wears, parts: _parts, ...plain }: Brush): Brush {
  return plain;
}

function paintAt(context: Context, brush: Brush, { x, mirrored, behind }: Place, model: Model, random: Random): void {
  context.save();
  const lowered = behind ? lowering(model) : 0;
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
    farArm: act === 'drinking' ? { to: 'chin', ahead: 12, below: 8 } : { to: 'belly', ahead: 34, below: -12 },
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
    farArm: { to: 'chest', ahead: 24, below: 12 },
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
  'hugging',
  'boxing',
  'martial-arts',
  'sword-fighting',
  'fencing',
  'toasting',
]);

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
  const near: FigurePose = { ...body, ...arms, ...(act === 'hugging' && { turn: 0.6 }) };
  const other: FigurePose = { ...bodies.turned, turn: 0.45, nearArm: [-12, 20], farArm: [14, 40] };
  const toast = act === 'toasting';
  const gap = toast
    ? 36
    : act === 'hugging'
      ? 15
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
    const lifted: FigurePose = { ...near, turn: 0.4, farArm: { to: 'crown', ahead: 22, below: index < 2 ? 8 : -6 } };
    const pose = toast ? lifted : index % 3 === 1 && act === 'talking' ? other : near;
    return { x: left ? -out : out, mirrored: !left, pose };
  });
}
