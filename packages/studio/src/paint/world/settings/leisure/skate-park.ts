import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { treeAt } from '../../sets/props.js';
import { beam, disc, face, panel, patch } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';

const concrete: Rgb = [186, 184, 180];
const steel: Rgb = [150, 156, 164];
const sprays: readonly Rgb[] = [
  [236, 70, 120],
  [60, 180, 220],
  [250, 206, 60],
  [120, 200, 90],
  [150, 90, 200],
  [244, 130, 60],
];

/** A quarter pipe that curves up to its coping, at the left or the right. */
function quarter(pen: SetPen, side: -1 | 1, foot: number, reach: number, high: number, from: number, to: number): void {
  const steps = 10;
  const at = (t: number): readonly [x: number, up: number] => [
    side * (foot + reach * Math.sin((t * Math.PI) / 2)),
    high * (1 - Math.cos((t * Math.PI) / 2)),
  ];
  for (let step = 0; step < steps; step++) {
    const [x, up] = at(step / steps);
    const [nextX, nextUp] = at((step + 1) / steps);
    const lit = pen.view.air.light.side * side < 0;
    face(
      pen,
      [
        [x, up, from],
        [nextX, nextUp, from],
        [nextX, nextUp, to],
        [x, up, to],
      ],
      lighten(concrete, (lit ? 0.05 : -0.06) - step * 0.008),
      lit ? 'lit' : 'tone',
    );
  }
  const edge = side * (foot + reach);
  patch(pen, side < 0 ? [edge - 9, edge] : [edge, edge + 9], [from, to], lighten(concrete, 0.03), 'lit', high);
  const profile = Array.from({ length: steps + 1 }, (_, step) => at(step / steps));
  face(
    pen,
    [
      ...profile.map(([x, up]) => [x, up, from] as const),
      [side * (foot + reach + 9), high, from] as const,
      [side * (foot + reach + 9), 0, from] as const,
    ],
    lighten(concrete, -0.12),
    'shaded',
  );
  beam(pen, [edge, high, from], [edge, high, to], 0.09, steel, 'lit');
}

/** One sign on its cloud of paint, two metres across. */
function spray(pen: SetPen, x: number, up: number, away: number, at: number): void {
  const tint = sprays[at % sprays.length] as Rgb;
  const other = sprays[(at + 2) % sprays.length] as Rgb;
  for (const [grow, colour] of [
    [0.16, lighten(tint, -0.3)],
    [0, tint],
  ] as const)
    for (const [dx, dy, radius] of [
      [-1.1, -0.1, 0.75],
      [-0.35, 0.35, 0.85],
      [0.5, 0.25, 0.9],
      [1.15, -0.15, 0.7],
      [0.1, -0.35, 0.8],
    ] as const)
      disc(pen, x + dx, up + dy, away, radius + grow, colour, 'lit');
  const points = signs[at % signs.length] as (typeof signs)[number];
  for (const [grow, colour] of [
    [1.16, [40, 36, 48]],
    [1, lighten(other, 0.12)],
  ] as const)
    face(
      pen,
      points.map(([dx, dy]) => [x + dx * 0.85 * grow, up + dy * 0.85 * grow, away - 0.02] as const),
      colour as Rgb,
      'lit',
    );
}

const around = (count: number, at: (turn: number, index: number) => number): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * Math.PI * 2 + Math.PI / 2;
    return [Math.cos(turn) * at(turn, index), Math.sin(turn) * at(turn, index)] as const;
  });

const signs: readonly (readonly (readonly [x: number, up: number])[])[] = [
  around(10, (_, index) => (index % 2 === 0 ? 1 : 0.44)),
  [
    [0, -0.95],
    [-0.8, -0.1],
    [-0.86, 0.4],
    [-0.5, 0.74],
    [-0.14, 0.6],
    [0, 0.36],
    [0.14, 0.6],
    [0.5, 0.74],
    [0.86, 0.4],
    [0.8, -0.1],
  ],
  [
    [-0.85, -0.6],
    [-0.95, 0.55],
    [-0.45, 0.05],
    [0, 0.8],
    [0.45, 0.05],
    [0.95, 0.55],
    [0.85, -0.6],
  ],
  [
    [-0.2, -0.95],
    [0.1, -0.1],
    [-0.5, -0.1],
    [0.2, 0.95],
    [0, 0.2],
    [0.55, 0.2],
  ],
];

/** Concrete ramps before a sprayed wall. */
export const skatePark = place({
  setting: 'skate-park',
  horizon: 0.6,
  lens: { near: 3.6, eye: 1.5, range: 60 },
  ground: { left: 0.22, right: 0.78, far: 0.4 },
  far(pen) {
    for (const x of [-11, -4, 6, 12]) treeAt(pen, 'broadleaf', x, 22, 8);
  },
  land(pen) {
    flat(pen, concrete);
    joints(pen, lighten(concrete, -0.08), 3, { to: 18 });
  },
  stand(pen) {
    const away = 18;
    const edge = pen.edge(away) + 1;
    panel(pen, [-edge, edge], [0, 4.6], away, [158, 120, 110], 'tone');
    for (let row = 0; row < 12; row++)
      panel(pen, [-edge, edge], [row * 0.38, row * 0.38 + 0.02], away - 0.01, [120, 92, 88], 'shaded', 0.6);
    // fat signs that everybody can read: clouds with a star, a heart, a crown, a face
    for (let x = -edge + 1.5, at = 0; x < edge; x += 4.6, at++) spray(pen, x, 2.3, away - 0.05, at);
    for (const side of [-1, 1] as const) quarter(pen, side, Math.max(2.2, pen.edge(6) * 0.42), 1.9, 1.9, 5.4, 13);
    // a ledge with a steel edge in the middle distance, and its shadow on the ground
    patch(pen, [-1.75, 1.75], [10.6, 12.6], lighten(concrete, -0.2), 'shaded');
    face(
      pen,
      [
        [-1.6, 0, 11],
        [-1.6, 0.5, 11],
        [1.6, 0.5, 11],
        [1.6, 0, 11],
      ],
      lighten(concrete, -0.08),
      'shaded',
    );
    patch(pen, [-1.6, 1.6], [11, 12.4], lighten(concrete, 0.04), 'lit', 0.5);
    beam(pen, [-1.6, 0.5, 11], [1.6, 0.5, 11], 0.06, steel, 'lit');
  },
});
