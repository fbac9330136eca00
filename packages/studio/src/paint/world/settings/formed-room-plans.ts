import type { Shape } from '../../../catalogue/shapes.js';
import type { Point } from '../../kit/shapes.js';

/** The plan of a room that is no box, and how its wall rises from it. */
export interface RoomPlan {
  /** Its corners from the left over the far side to the right and back: across from -1 to 1, towards us from 0 to 1. */
  readonly floor: readonly Point[];
  /** How many of the corners are on the far side, where the wall is. */
  readonly walled: number;
  /** How wide the room is at this share of its height, and how high that is. */
  rises(share: number): Point;
  /** The wall is of one bent piece. */
  readonly bent: boolean;
  /** Where in it things stand, towards us. */
  readonly stand: Point;
  /** How high its walls are beside those of other rooms. */
  readonly low?: number;
}

const upright = (share: number): Point => [1, share];
const toAPoint = (share: number): Point => [1 - share, share];
/** A ball that is cut off a little below its middle by the floor. */
const [LOW, HIGH] = [-Math.PI / 6, Math.PI / 2];
const asBall = (share: number): Point => {
  const angle = LOW + (HIGH - LOW) * share;
  return [Math.cos(angle) / Math.cos(LOW), (Math.sin(angle) - Math.sin(LOW)) / (1 - Math.sin(LOW))];
};

const ARC = 25;
/** Points on an ellipse between two angles, 0 to the right, a quarter turn to the far side. */
function arc(from: number, to: number, x: number, y: number, wide: number, deep: number): readonly Point[] {
  return Array.from({ length: ARC }, (_, step): Point => {
    const angle = (from + ((to - from) * step) / (ARC - 1)) * Math.PI;
    return [x + Math.cos(angle) * wide, y - Math.sin(angle) * deep];
  });
}

const ring = [...arc(1, 0, 0, 0.5, 1, 0.5), ...arc(2, 1, 0, 0.5, 1, 0.5).slice(1, -1)];
const angular = { rises: upright, bent: false, stand: [0.4, 0.72] } as const;
const round: RoomPlan = { floor: ring, walled: ARC, rises: upright, bent: true, stand: [0.4, 0.75] };

/** A room of four walls, its far one so wide. */
const box = (half: number, low = 1): RoomPlan => ({
  ...angular,
  floor: [
    [-half, 1],
    [-half, 0],
    [half, 0],
    [half, 1],
  ],
  walled: 4,
  low,
});

const plans: ReadonlyMap<Shape, RoomPlan> = new Map<Shape, RoomPlan>([
  ['round', round],
  ['oval', round],
  ['cylindrical', round],
  ['spherical', { ...round, rises: asBall }],
  ['conical', { ...round, rises: toAPoint }],
  ['square', box(0.69)],
  ['cubic', box(0.69)],
  ['rectangular', box(0.86, 0.9)],
  ['oblong', box(1, 0.84)],
  ['pyramidal', { ...box(0.8), rises: toAPoint }],
  [
    'triangular',
    {
      ...angular,
      floor: [
        [-1, 1],
        [0, 0],
        [1, 1],
      ],
      walled: 3,
      stand: [0.55, 0.85],
    },
  ],
  [
    'diamond',
    {
      ...angular,
      floor: [
        [-1, 0.48],
        [0, 0],
        [1, 0.48],
        [0, 1],
      ],
      walled: 3,
    },
  ],
  [
    'pentagonal',
    {
      ...angular,
      floor: [
        [-1, 0.56],
        [-0.62, 0],
        [0.62, 0],
        [1, 0.56],
        [0, 1],
      ],
      walled: 4,
    },
  ],
  [
    'hexagonal',
    {
      ...angular,
      floor: [
        [-1, 0.5],
        [-0.5, 0],
        [0.5, 0],
        [1, 0.5],
        [0.5, 1],
        [-0.5, 1],
      ],
      walled: 4,
    },
  ],
  [
    'teardrop',
    {
      ...round,
      floor: [...arc(1.28, 0.28, -0.38, 0.5, 0.62, 0.5), [1, 0.5], ...arc(-0.28, -0.7, -0.38, 0.5, 0.62, 0.5)],
      walled: ARC + 1,
    },
  ],
  [
    'crescent',
    {
      ...round,
      floor: [...arc(1, 0, 0, 1, 1, 1), ...arc(0, 1, 0, 1.02, 0.97, 0.4).slice(1, -1)],
      walled: ARC,
      stand: [0.22, 0.86],
    },
  ],
]);

/** None for what is said of any room: long, wide. */
export function roomPlanOf(shape: Shape): RoomPlan | undefined {
  return plans.get(shape);
}

/** What has no walls to lean is seen by its floor. */
const onTheGround: ReadonlyMap<Shape, Shape> = new Map<Shape, Shape>([
  // no more than an arc would be a tent
  ['crescent', 'round'],
  ['spherical', 'round'],
  ['conical', 'round'],
  ['pyramidal', 'square'],
]);

/** The plan of a floor under the sky: a triangle points at us, since with its far corner under a wall it would be a gable. */
export function terracePlanOf(shape: Shape): RoomPlan | undefined {
  if (shape !== 'triangular') return plans.get(onTheGround.get(shape) ?? shape);
  return {
    ...angular,
    floor: [
      [-1, 0],
      [1, 0],
      [0, 1],
    ],
    walled: 2,
    stand: [0.14, 0.4],
  };
}
