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
    const random = pen.random.fork('spray');
    panel(pen, [-edge, edge], [0, 4.6], away, [158, 120, 110], 'tone');
    for (let row = 0; row < 12; row++)
      panel(pen, [-edge, edge], [row * 0.38, row * 0.38 + 0.02], away - 0.01, [120, 92, 88], 'shaded', 0.6);
    // names in fat rounded letters, one beside the other
    for (let x = -edge; x < edge; x += 3.4) {
      const tint = random.pick(sprays);
      const rim = lighten(tint, -0.3);
      for (const [colour, grow] of [
        [rim, 0.1],
        [tint, 0],
      ] as const)
        for (let letter = 0; letter < 4; letter++) {
          const own = pen.random.fork(`letter ${x} ${letter}`);
          const [lx, up] = [x + letter * 0.72, 1 + own.between(0, 0.5)];
          const tall = 1.1 + own.next() * 0.5;
          beam(
            pen,
            [lx, up, away - 0.05],
            [lx + own.around(0.2), up + tall, away - 0.05],
            0.34 + grow * 2,
            colour,
            'lit',
          );
          disc(pen, lx + 0.2, up + tall * own.between(0.2, 0.8), away - 0.05, 0.32 + grow, colour, 'lit');
        }
    }
    for (const side of [-1, 1] as const) quarter(pen, side, Math.max(2.2, pen.edge(6) * 0.42), 1.9, 1.9, 5.4, 13);
    // a ledge with a steel edge in the middle distance
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
