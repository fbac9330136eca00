import type { Shape } from '../../catalogue/shapes.js';
import type { Rgb } from '../kit/colour.js';
import type { Point } from '../kit/shapes.js';
import type { Pen } from '../objects/parts/pen.js';
import { tone } from '../objects/parts/tone.js';
import { outlineOf } from './outlines.js';

/** Points on a circle of the outline's middle, from an angle in degrees. */
function around(count: number, from: number, reach: number): readonly Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = ((from + (index * 360) / count) * Math.PI) / 180;
    return [Math.cos(angle) * reach, -0.5 + Math.sin(angle) * reach];
  });
}

const underForm: ReadonlyMap<Shape, readonly Point[]> = new Map<Shape, readonly Point[]>([
  [
    'triangular',
    [
      [0, -0.22],
      [-0.42, -0.9],
      [0.42, -0.9],
    ],
  ],
  ['pentagonal', around(5, 90, 0.4)],
  ['hexagonal', around(6, 0, 0.42)],
  ['octagonal', around(4, 45, 0.42)],
  [
    'diamond',
    [
      [0, -0.86],
      [-0.32, -0.5],
      [0.32, -0.5],
      [0, -0.14],
    ],
  ],
  ['star', around(5, -90, 0.34)],
  [
    'heart',
    [
      [-0.32, -0.72],
      [0.32, -0.72],
      [0, -0.2],
    ],
  ],
  [
    'crescent',
    [
      [0.06, -0.93],
      [-0.4, -0.5],
      [0.06, -0.07],
    ],
  ],
  [
    'teardrop',
    [
      [0, -0.24],
      [-0.26, -0.66],
      [0.26, -0.66],
      [0, -0.92],
    ],
  ],
]);

/** Where legs stand under a form: below its corners, a little inwards. */
function feetOf(shape: Shape): readonly Point[] {
  const special = underForm.get(shape === 'conical' || shape === 'pyramidal' ? 'triangular' : shape);
  if (special) return special;
  const { aspect } = outlineOf(shape);
  // on four the far ones of what is round would be behind the near ones; a thick seat hides the far one, and stands on two
  if (['round', 'oval', 'spherical', 'cylindrical'].includes(shape))
    return [
      [-aspect * 0.36, -0.26],
      [aspect * 0.36, -0.26],
      [aspect * 0.06, -0.86],
    ];
  const half = (aspect / 2) * 0.86;
  return [
    [-half, -0.86],
    [half, -0.86],
    [-half, -0.14],
    [half, -0.14],
  ];
}

/** Legs of one length under a slab, the farther ones first, each from where it carries it down to the ground. */
export function paintLegs(pen: Pen, colour: Rgb, shape: Shape, place: (point: Point) => Point): void {
  const said = pen.brush.parts?.find(({ name, what }) => /^(?:leg|foot)$/.test(name ?? what));
  const heads = feetOf(shape).map((point) => place(point));
  const long = -Math.max(...heads.map(([, y]) => y));
  const nearest = Math.max(...heads.map(([, y]) => y));
  for (const head of heads.toSorted(([, one], [, other]) => one - other)) {
    const far = nearest - head[1] > 0.06;
    paintLeg(pen, head, long, said?.shape, tone(said?.colour ?? colour, far ? -2 : -0.8));
  }
}

const WIDE = 0.07;

/** One leg from its head down; its form where one was said. */
function paintLeg(pen: Pen, [x, y]: Point, long: number, shape: Shape | undefined, colour: Rgb): void {
  const foot: Point = [x, y + long];
  if (shape === 'conical' || shape === 'pyramidal' || shape === 'triangular')
    return pen.limb([x, y], foot, WIDE * 2, WIDE * 0.4, pen.roll(colour, x - WIDE, x + WIDE));
  if (shape === 'crescent') return pen.line([[x, y], [x + Math.sign(x || 1) * 0.09, y + long / 2], foot], WIDE, colour);
  if (shape === 'cubic' || shape === 'square' || shape === 'rectangular') {
    pen.box(x - WIDE * 0.9, y, WIDE * 1.8, long, pen.face(colour, x - WIDE, y, x + WIDE, y + long));
    return pen.box(x + WIDE * 0.4, y, WIDE * 0.5, long, tone(colour, -1.4));
  }
  if (shape === 'spherical' || shape === 'round') {
    pen.limb([x, y], foot, WIDE * 0.7, WIDE * 0.7, colour);
    return pen.oval(x, foot[1] - WIDE, WIDE, WIDE, pen.ball(colour, x, foot[1] - WIDE, WIDE));
  }
  if (shape === undefined || shape === 'cylindrical' || shape === 'oblong' || shape === 'tall') {
    const wide = shape === undefined ? WIDE : WIDE * 1.4;
    return pen.limb([x, y], foot, wide, shape === undefined ? WIDE * 0.7 : wide, pen.roll(colour, x - wide, x + wide));
  }
  // any other outline, as high as the leg
  pen.at(
    x,
    foot[1],
    () => {
      outlineOf(shape).trace(pen.context);
      pen.context.fillStyle = pen.face(colour, -0.5, -1, 0.5, 0);
      pen.context.fill();
    },
    WIDE * 3,
    long,
  );
}
