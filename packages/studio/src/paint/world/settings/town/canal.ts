import { css, lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintWater } from '../../elements/sea.js';
import { surfaceOf } from '../../site.js';
import { place } from '../../sets/place.js';
import { beam, disc, face, panel, patch, post, sidePanel, sideWindows } from '../../sets/solids.js';
import type { Range, SetPen } from '../../sets/space.js';

const fronts: readonly Rgb[] = [
  [214, 128, 92],
  [232, 190, 134],
  [222, 158, 130],
  [240, 214, 176],
  [196, 104, 84],
  [206, 176, 140],
];
const stone: Rgb = [196, 186, 170];

/** A house front that rises out of the water, with shuttered windows and a roof of tiles. */
function palazzo(pen: SetPen, side: -1 | 1, gap: number, away: Range, index: number): void {
  const own = pen.random.fork(`palazzo ${index} ${side}`);
  const wall = fronts[(index * 2 + (side > 0 ? 3 : 0)) % fronts.length] as Rgb;
  const tall = own.between(7.5, 11);
  const x = side * gap;
  const bright = pen.view.air.light.side * side < 0 ? 'lit' : 'tone';
  sidePanel(pen, x, [0, tall], away, wall, bright);
  sidePanel(pen, x, [0, 0.9], away, lighten(wall, -0.16), 'shaded');
  const reach: Range = side < 0 ? [x - 8, x] : [x, x + 8];
  panel(pen, reach, [0, tall], away[0], lighten(wall, -0.04), 'tone');
  face(
    pen,
    [
      [x - side * 0.4, tall, away[0]],
      [x - side * 0.4, tall, away[1]],
      [x + side * 2.4, tall + 1.1, away[1]],
      [x + side * 2.4, tall + 1.1, away[0]],
    ],
    [178, 92, 66],
    bright,
  );
  for (const up of [2, 4.8, 7.6])
    if (up + 1.8 < tall)
      sideWindows(pen, {
        x: x * 0.997,
        up: [up, up + 1.9],
        away: [away[0] + 0.5, away[1] - 0.5],
        columns: 3,
        rows: 1,
        frame: own.pick([
          [92, 128, 104],
          [250, 244, 230],
          [110, 84, 66],
        ] as const),
      });
  // a door that opens on the water
  sidePanel(pen, x * 0.996, [0.2, 2], [away[0] + 1.6, away[0] + 2.6], [86, 60, 48], 'shaded');
  for (const at of [away[0] + 0.8, away[1] - 0.6]) post(pen, x - side * 0.7, at, [-0.2, 1.5], 0.07, [150, 60, 50]);
}

const [hull, brass, velvet]: readonly [Rgb, Rgb, Rgb] = [
  [34, 34, 42],
  [216, 170, 66],
  [168, 40, 46],
];

/** What one comes to see: a gondola on its way across, and who rows it. */
function gondola(pen: SetPen, away: number): void {
  const at = (points: readonly (readonly [number, number])[], colour: Rgb, shine: 'tone' | 'lit' = 'tone'): void =>
    face(
      pen,
      points.map(([x, up]) => [x, up, away] as const),
      colour,
      shine,
    );
  const water = points(-1, 0.34);
  at(water, lighten(hull, 0.06));
  at(
    [
      [-0.5, 0.3],
      [-0.5, 0.78],
      [-0.28, 0.78],
      [-0.2, 0.46],
      [0.5, 0.46],
      [0.5, 0.3],
    ],
    velvet,
  );
  // who rows stands at the stern, in a striped shirt
  beam(pen, [-1.34, 0.3, away], [-1.3, 1.05, away], 0.17, [40, 44, 60]);
  beam(pen, [-1.16, 0.3, away], [-1.2, 1.05, away], 0.17, [48, 52, 70]);
  beam(pen, [-1.25, 1, away], [-1.2, 1.55, away], 0.34, [244, 240, 232], 'lit');
  for (const up of [1.1, 1.24, 1.38, 1.5]) beam(pen, [-1.4, up, away], [-1.06, up + 0.01, away], 0.05, [50, 74, 130]);
  disc(pen, -1.17, 1.8, away, 0.15, [214, 160, 124]);
  beam(pen, [-1.4, 1.88, away], [-0.92, 1.88, away], 0.06, [236, 206, 138]);
  beam(pen, [-1.3, 1.94, away], [-1.04, 1.94, away], 0.12, [236, 206, 138]);
  beam(pen, [-1.64, 1.5, away], [-0.3, -0.2, away], 0.06, [138, 92, 56]);
  // both hands are at the oar
  for (const [from, x, up] of [
    [-1.14, -1.12, 0.84],
    [-1.3, -1.39, 1.18],
  ] as const) {
    beam(pen, [from, 1.46, away], [x, up, away], 0.09, [244, 240, 232]);
    disc(pen, x, up, away, 0.055, [214, 160, 124]);
  }
  at(points(1, 0.3), hull, 'lit');
  for (const [[x1, up1], [x2, up2]] of [
    [
      [-2.3, 0.86],
      [-1.6, 0.42],
    ],
    [
      [-1.6, 0.42],
      [1.5, 0.38],
    ],
    [
      [1.5, 0.38],
      [2.3, 0.9],
    ],
  ] as const)
    beam(pen, [x1, up1, away], [x2, up2, away], 0.05, brass, 'lit');
  beam(pen, [2.28, 0.5, away], [2.42, 1.24, away], 0.12, [206, 212, 220], 'lit');
  beam(pen, [2.2, 1.2, away], [2.44, 1.24, away], 0.1, [206, 212, 220], 'lit');
}

/** The hull from the side; its far edge is a little higher. */
function points(near: number, rim: number): [number, number][] {
  const up = near > 0 ? 0 : 0.1;
  return [
    [-2.4, 1 + up],
    [-2.1, 0.66 + up],
    [-1.5, rim + 0.1],
    [0, rim],
    [1.4, rim + 0.08],
    [2.1, 0.66 + up],
    [2.4, 1 + up],
    [2.2, 0.4],
    [1.7, 0],
    [-1.7, 0],
    [-2.2, 0.4],
  ];
}

/** A town whose streets are water: fronts on both sides, a stone bridge across. */
export const canal = place({
  setting: 'canal',
  horizon: 0.46,
  lens: { near: 3.4, eye: 1.9, range: 70 },
  surfaces: (request) => [
    surfaceOf(request, { habitat: 'water', left: 0.16, right: 0.84, far: 0.62, near: 0.86 }),
    surfaceOf(request, { habitat: 'ground', left: 0.03, right: 0.34, far: 0.86, near: 0.95 }),
  ],
  land(pen) {
    const { view } = pen;
    paintWater(pen.context, view, { top: view.horizon, bottom: view.height, waves: 0.2 });
    const green = pen.context.createLinearGradient(0, view.horizon, 0, view.height);
    green.addColorStop(0, css(view.tone([110, 150, 140]), 0.5));
    green.addColorStop(1, css(view.tone([60, 120, 118]), 0.42));
    pen.context.fillStyle = green;
    pen.context.fillRect(0, view.horizon, view.width, view.height);
  },
  stand(pen) {
    const gap = Math.max(3.2, pen.edge(5) * 0.74);
    const deep = 5.4;
    for (let index = 6; index >= 0; index--)
      for (const side of [-1, 1] as const)
        palazzo(pen, side, gap, [4.2 + index * deep, 4.2 + (index + 1) * deep], index);
    // a bridge that humps over the water
    const away = 27;
    const steps = 14;
    for (let step = 0; step < steps; step++) {
      const [a, b] = [-gap + (2 * gap * step) / steps, -gap + (2 * gap * (step + 1)) / steps];
      const rise = (x: number): number => 2.3 * Math.cos((x / gap) * 1.35);
      const arch = (x: number): number => Math.max(0, 1.9 * Math.sqrt(Math.max(0, 1 - (x / (gap * 0.82)) ** 2)));
      face(
        pen,
        [
          [a, arch(a), away],
          [a, rise(a) + 0.9, away],
          [b, rise(b) + 0.9, away],
          [b, arch(b), away],
        ],
        stone,
        'lit',
      );
      beam(pen, [a, rise(a) + 0.95, away - 0.05], [b, rise(b) + 0.95, away - 0.05], 0.22, lighten(stone, 0.08), 'lit');
    }
    if (pen.view.scene.items.length === 0 && pen.view.brings('gondola')) gondola(pen, 6.4);
    // the quay on which we stand
    if (pen.view.scene.items.some(({ standsOn }) => standsOn === 'ground')) {
      patch(pen, [-gap - 6, -gap * 0.34], [2.2, 4.1], stone, 'lit', 0.35);
      panel(pen, [-gap - 6, -gap * 0.34], [-0.4, 0.35], 4.1, lighten(stone, -0.14), 'shaded');
    }
  },
});
