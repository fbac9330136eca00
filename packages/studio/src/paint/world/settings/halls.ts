import { lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { along, flat, hall, joints, tableAt } from '../sets/floors.js';
import { place } from '../sets/place.js';
import { prop, treeAt } from '../sets/props.js';
import { arch, beam, box, disc, face, panel, patch, post, shineAt, sidePanel } from '../sets/solids.js';
import type { Range, SetPen } from '../sets/space.js';
import type { World } from '../world.js';

const white: Rgb = [244, 242, 234];
const tools: readonly Rgb[] = [
  [92, 96, 104],
  [196, 64, 54],
  [226, 170, 60],
];
const glassPane = (pen: SetPen): Rgb => (pen.view.night ? [40, 50, 84] : lighten(pen.view.air.skyMiddle, 0.08));
const wares: readonly Rgb[] = [
  [206, 66, 58],
  [240, 178, 58],
  [70, 140, 190],
  [96, 164, 96],
  [232, 120, 60],
  [150, 96, 160],
  [240, 236, 224],
];

/** A lamp that hangs from the ceiling. */
function pendant(
  pen: SetPen,
  x: number,
  away: number,
  up: number,
  top: number,
  shade: Rgb,
  tint: Rgb = [255, 214, 150],
): void {
  beam(pen, [x, top, away], [x, up + 0.3, away], 0.025, [60, 56, 58]);
  face(
    pen,
    [
      [x - 0.32, up, away],
      [x - 0.08, up + 0.32, away],
      [x + 0.08, up + 0.32, away],
      [x + 0.32, up, away],
    ],
    shade,
    'lit',
  );
  disc(pen, x, up, away, 0.1, [255, 246, 214], 'glow');
  shineAt(pen, x, up - 0.1, away, 1.2, tint, pen.view.night || pen.view.low ? 0.6 : 0.35);
}

/** Shelves along a wall that runs away, filled with something. */
function sideShelves(
  pen: SetPen,
  x: number,
  away: Range,
  levels: readonly number[],
  colours: readonly Rgb[],
  wide = 0.26,
): void {
  const own = pen.random.fork(`shelves ${x}`);
  for (const level of levels) {
    for (let at = away[1] - wide; at > away[0]; at -= wide * 1.12)
      if (pen.scale(at) * wide > 0.8)
        sidePanel(pen, x, [level, level + own.between(0.2, 0.36)], [at, at + wide], own.pick(colours), 'tone');
    sidePanel(pen, x * 0.998, [level - 0.05, level], away, [220, 214, 204], 'lit');
  }
}

/** The same on a wall towards us. */
function shelf(
  pen: SetPen,
  x: Range,
  away: number,
  level: number,
  colours: readonly Rgb[],
  high: Range,
  wide = 0.2,
): void {
  const own = pen.random.fork(`shelf ${x[0]} ${level}`);
  for (let at = x[0]; at < x[1] - wide; at += wide * own.between(1.1, 1.5)) {
    const tall = own.between(...high);
    panel(pen, [at, at + wide], [level, level + tall], away, own.pick(colours), 'lit');
  }
  panel(pen, x, [level - 0.06, level], away, [150, 112, 78], 'lit');
}

const church = place({
  setting: 'church-inside',
  indoor: true,
  horizon: 0.56,
  lens: { near: 2.8, range: 90 },
  ground: { left: 0.24, right: 0.76 },
  land(pen) {
    const room = hall(pen, {
      half: 5.6,
      tall: 12,
      long: 30,
      wall: [222, 210, 188],
      floor: [178, 166, 150],
      ceiling: [196, 184, 164],
    });
    const { half } = room;
    joints(pen, [150, 138, 124], 1, { to: 30 });
    patch(pen, [-0.8, 0.8], [1.8, 29], [160, 44, 48], 'tone');
    const jewels: readonly Rgb[] = [
      [206, 62, 62],
      [60, 100, 190],
      [240, 190, 70],
      [70, 160, 120],
      [150, 80, 170],
    ];
    // the apse and its window
    arch(pen, [-3, 3], [0, 10.5], 29.9, [196, 182, 158], 'shaded');
    arch(pen, [-1.3, 1.3], [3.6, 9.2], 29.8, [60, 56, 70]);
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 4; column++) {
        const x = -1.15 + column * 0.58;
        panel(
          pen,
          [x, x + 0.5],
          [3.8 + row * 0.6, 4.3 + row * 0.6],
          29.7,
          jewels[(row * 3 + column * 2) % 5] as Rgb,
          'glow',
        );
      }
    box(pen, { x: [-1.5, 1.5], up: [0, 1.1], away: [27, 28], colour: white, sheltered: true });
    box(pen, { x: [-0.07, 0.07], up: [1.1, 2.6], away: [27.2, 27.3], colour: [222, 180, 80], sheltered: true });
    box(pen, { x: [-0.45, 0.45], up: [1.95, 2.1], away: [27.2, 27.3], colour: [222, 180, 80], sheltered: true });
    along(6, 27, 4.2, (away) => {
      for (const side of [-1, 1] as const) {
        sidePanel(
          pen,
          side * half * 0.995,
          [3, 8],
          [away + 1, away + 2.4],
          jewels[Math.round(away) % 5] as Rgb,
          'glow',
        );
        sidePanel(
          pen,
          side * half * 0.994,
          [3.4, 5],
          [away + 1.2, away + 2.2],
          jewels[(Math.round(away) + 2) % 5] as Rgb,
          'glow',
        );
        post(pen, side * half * 0.82, away, [0, 8.6], 0.38, [232, 222, 202]);
        box(pen, {
          x: [side * half * 0.82 - 0.6, side * half * 0.82 + 0.6],
          up: [8.6, 9.1],
          away: [away - 0.3, away + 0.3],
          colour: [232, 222, 202],
          sheltered: true,
        });
      }
      // the ribs of the vault
      for (let step = 0; step < 8; step++) {
        const at = (t: number): readonly [number, number, number] => [
          -half * 0.82 * Math.cos(t * Math.PI),
          9 + Math.sin(t * Math.PI) * 3,
          away,
        ];
        beam(pen, at(step / 8), at((step + 1) / 8), 0.28, [232, 222, 202]);
      }
    });
    if (pen.view.brings('bench') && pen.view.brings('pew'))
      along(6, 24, 1.7, (away) => {
        for (const x of [
          [-half * 0.72, -1.2],
          [1.2, half * 0.72],
        ] as const) {
          box(pen, { x, up: [0.4, 0.5], away: [away, away + 0.5], colour: [128, 84, 56], sheltered: true });
          box(pen, { x, up: [0, 1], away: [away - 0.08, away], colour: [140, 92, 62], sheltered: true });
        }
      });
    shineAt(pen, 0, 6.4, 29, 9, [255, 236, 190], pen.view.night ? 0.2 : 0.5);
  },
});

const supermarket = place({
  setting: 'supermarket',
  indoor: true,
  horizon: 0.52,
  lens: { near: 2.8, range: 90 },
  ground: { left: 0.24, right: 0.76 },
  land(pen) {
    const room = hall(pen, {
      half: 7.5,
      tall: 4.6,
      long: 26,
      wall: [232, 232, 226],
      floor: [226, 224, 218],
      ceiling: [240, 240, 236],
    });
    joints(pen, [200, 198, 194], 0.8, { to: 26 });
    along(3, 24, 3, (away) =>
      patch(pen, [-room.half * 0.5, room.half * 0.5], [away, away + 0.4], [255, 255, 250], 'glow', 4.58),
    );
    shelf(pen, [-3, 3], 25.9, 0.4, wares, [0.4, 0.7], 0.4);
    shelf(pen, [-3, 3], 25.9, 1.4, wares, [0.4, 0.7], 0.4);
    for (const side of [-1, 1] as const) {
      const x = side * Math.max(2.1, pen.edge(4) * 0.72);
      sidePanel(pen, x * 1.02, [0, 2.3], [2, 22], [206, 206, 202], 'shaded');
      sideShelves(pen, x, [2.2, 21.6], [0.15, 0.66, 1.18, 1.7], wares);
      panel(pen, side < 0 ? [x - 1.2, x] : [x, x + 1.2], [0, 2.3], 22, [206, 206, 202]);
      box(pen, { x: [x - 0.5, x + 0.5], up: [2.7, 3.3], away: [9, 9.1], colour: [48, 130, 88], sheltered: true });
      panel(pen, [x - 0.35, x + 0.35], [2.94, 3.06], 8.99, white, 'glow');
    }
  },
});

const corridor = place({
  setting: 'corridor',
  indoor: true,
  horizon: 0.52,
  lens: { near: 2.6, range: 90 },
  ground: { left: 0.2, right: 0.8 },
  land(pen) {
    const room = hall(pen, {
      half: 2.2,
      tall: 3.1,
      long: 20,
      wall: [226, 214, 190],
      floor: [168, 124, 88],
      ceiling: [240, 236, 226],
    });
    joints(pen, [134, 96, 66], 0.3, { along: true, alpha: 0.3, to: 20 });
    patch(pen, [-0.7, 0.7], [1.6, 19], [150, 66, 62], 'tone');
    for (const side of [-1, 1] as const) {
      sidePanel(pen, side * room.half * 0.998, [0, 0.16], [1.6, 20], white, 'lit');
      along(4.2, 17, 4, (away) => {
        sidePanel(pen, side * room.half * 0.996, [0, 2.3], [away - 0.12, away + 1.22], white, 'tone');
        sidePanel(pen, side * room.half * 0.994, [0, 2.2], [away, away + 1.1], [128, 86, 58], 'tone');
        sidePanel(pen, side * room.half * 0.992, [1, 1.1], [away + 0.12, away + 0.24], [230, 196, 110], 'glow');
        sidePanel(pen, side * room.half * 0.994, [1.3, 2.1], [away + 1.9, away + 2.9], [88, 70, 56], 'tone');
        sidePanel(
          pen,
          side * room.half * 0.992,
          [1.4, 2],
          [away + 2, away + 2.8],
          pen.random.fork(away).pick([
            [150, 180, 190],
            [196, 170, 120],
            [140, 160, 120],
          ] as const),
          'lit',
        );
      });
    }
    panel(pen, [-0.9, 0.9], [0.9, 2.4], 19.9, white, 'lit');
    panel(pen, [-0.8, 0.8], [1, 2.3], 19.8, glassPane(pen), 'glow');
    along(4, 16, 4, (away) => {
      disc(pen, 0, 2.86, away, 0.16, [255, 246, 214], 'glow');
      shineAt(pen, 0, 2.8, away, 1.2, [255, 222, 160], 0.5);
    });
  },
});

const lobby = place({
  setting: 'lobby',
  indoor: true,
  horizon: 0.53,
  lens: { near: 3.8, range: 110 },
  land(pen) {
    const room = hall(pen, {
      half: 5.4,
      tall: 5.4,
      long: 15,
      wall: [206, 182, 150],
      floor: [226, 214, 194],
      ceiling: [236, 226, 208],
    });
    joints(pen, [196, 178, 152], 1.4, { to: 15 });
    for (let x = -room.half + 0.6; x < room.half; x += 2.6) post(pen, x, 14.6, [0, 5.4], 0.24, [236, 228, 212]);
    for (let x = -room.half + 1.2; x < room.half - 1; x += 2.6)
      panel(pen, [x, x + 1.4], [1.4, 4.4], 14.9, [176, 146, 112], 'lit');
    // the desk, keys behind it
    box(pen, {
      x: [-2.8, 2.8],
      up: [0, 1.15],
      away: [11.4, 12.2],
      colour: [120, 78, 54],
      top: [222, 210, 190],
      sheltered: true,
    });
    panel(pen, [-2.4, 2.4], [0.25, 0.9], 11.39, [140, 94, 64], 'lit');
    for (let hook = 0; hook < 14; hook++)
      panel(
        pen,
        [-1.9 + (hook % 7) * 0.56, -1.6 + (hook % 7) * 0.56],
        [1.8 + Math.floor(hook / 7) * 0.6, 2.2 + Math.floor(hook / 7) * 0.6],
        14.7,
        [222, 182, 96],
        'lit',
      );
    for (const x of [-room.half * 0.68, room.half * 0.68]) {
      prop(pen, 'armchair', x, 8.6, 1.1, { colour: [150, 66, 60], flipped: x > 0 });
      prop(pen, 'potted-plant', x * 1.2, 11, 1.9);
    }
    for (const x of [-room.half * 0.5, 0, room.half * 0.5]) pendant(pen, x, 9, 3.7, 5.4, [230, 196, 120]);
  },
});

const bar = place({
  setting: 'bar',
  indoor: true,
  horizon: 0.54,
  lens: { near: 3.6, range: 110 },
  table: [104, 66, 46],
  land(pen) {
    const room = hall(pen, {
      half: 3.8,
      tall: 3.6,
      long: 8.4,
      wall: [92, 66, 60],
      floor: [96, 66, 50],
      ceiling: [70, 54, 52],
    });
    const { half } = room;
    joints(pen, [70, 48, 38], 0.35, { along: true, to: 8.4 });
    // bottles against a lit mirror
    panel(pen, [-half * 0.8, half * 0.8], [1.2, 3.1], 8.35, [150, 112, 84], 'glow');
    const glassware: readonly Rgb[] = [
      [96, 140, 84],
      [206, 140, 60],
      [150, 60, 52],
      [220, 206, 170],
      [70, 104, 120],
      [190, 96, 54],
    ];
    for (const level of [1.4, 2, 2.6]) {
      shelf(pen, [-half * 0.78, half * 0.78], 8.3, level, glassware, [0.26, 0.42], 0.12);
    }
    for (const x of [-half * 0.5, 0, half * 0.5]) shineAt(pen, x, 2.4, 8.2, 1.6, [255, 180, 90], 0.45);
    box(pen, {
      x: [-half, half],
      up: [0, 1.1],
      away: [6.6, 7.3],
      colour: [112, 70, 48],
      top: [150, 98, 64],
      sheltered: true,
    });
    for (let x = -half; x < half; x += 1) panel(pen, [x + 0.1, x + 0.9], [0.2, 0.9], 6.59, [126, 80, 54], 'lit');
    beam(pen, [-half, 0.25, 6.5], [half, 0.25, 6.5], 0.07, [220, 176, 90], 'lit');
    if (pen.view.brings('stool') && pen.view.brings('bar-stool'))
      for (let x = -half * 0.8; x < half * 0.85; x += 1.25) {
        if (Math.abs(x) < 0.9 && pen.view.scene.items.length > 0) continue;
        post(pen, x, 5.9, [0, 0.74], 0.05, [190, 190, 196]);
        box(pen, {
          x: [x - 0.24, x + 0.24],
          up: [0.74, 0.84],
          away: [5.7, 6.1],
          colour: [170, 50, 46],
          sheltered: true,
        });
      }
    // taps
    for (const x of [-0.9, -0.6, -0.3]) post(pen, x + half * 0.4, 6.7, [1.1, 1.6], 0.05, [226, 190, 100]);
    for (const x of [-half * 0.6, -half * 0.2, half * 0.2, half * 0.6])
      pendant(pen, x, 6.4, 2.5, 3.6, [52, 88, 76], [255, 190, 100]);
  },
});

const diner = place({
  setting: 'diner',
  indoor: true,
  horizon: 0.52,
  lens: { near: 3.5, range: 110 },
  table: [226, 226, 220],
  land(pen) {
    const room = hall(pen, {
      half: 3.9,
      tall: 3.5,
      long: 9,
      wall: [232, 226, 208],
      floor: [238, 236, 228],
      ceiling: [236, 240, 236],
      back: [150, 206, 200],
    });
    const { half } = room;
    const red: Rgb = [206, 48, 50];
    // a chequered floor
    for (let row = 0; row < 14; row++)
      for (let column = -14; column < 14; column++) {
        const away = 2 + row * 0.5;
        if ((row + column) % 2 || Math.abs(column * 0.5) > half) continue;
        patch(pen, [column * 0.5, column * 0.5 + 0.5], [away, away + 0.5], [52, 52, 58], 'tone');
      }
    // windows to the street, and a strip of chrome and light
    for (let x = -half + 0.5; x < half - 0.6; x += 1.9) {
      panel(pen, [x, x + 1.7], [1.3, 2.7], 8.95, [226, 232, 234], 'lit');
      panel(pen, [x + 0.08, x + 1.62], [1.38, 2.62], 8.94, glassPane(pen), 'glow');
    }
    for (const [up, colour] of [
      [2.9, red],
      [3.1, [90, 220, 230]],
    ] as const) {
      beam(pen, [-half, up, 8.9], [half, up, 8.9], 0.07, colour, 'glow');
      shineAt(pen, 0, up, 8.9, 3, colour, 0.25);
    }
    // booths along the window
    for (let x = -half + 0.3; x < half - 1; x += 2.2) {
      box(pen, { x: [x, x + 0.34], up: [0, 1.25], away: [7.4, 8.8], colour: red, sheltered: true });
      box(pen, { x: [x + 0.34, x + 0.72], up: [0, 0.5], away: [7.4, 8.8], colour: red, sheltered: true });
      box(pen, { x: [x + 0.95, x + 1.5], up: [0.74, 0.8], away: [7.4, 8.8], colour: white, sheltered: true });
      post(pen, x + 1.2, 7.6, [0, 0.74], 0.06, [190, 196, 204]);
    }
    const side = pen.random.chance(0.5) ? 1 : -1;
    const counter: Range = side < 0 ? [-half, -half * 0.62] : [half * 0.62, half];
    box(pen, { x: counter, up: [0, 1.05], away: [3.4, 7], colour: [206, 212, 216], top: red, sheltered: true });
    along(3.8, 6.6, 0.9, (away) => {
      const x = side * (half * 0.62 - 0.5);
      post(pen, x, away, [0, 0.62], 0.05, [200, 204, 210]);
      post(pen, x, away, [0.62, 0.74], 0.24, red);
    });
    for (const x of [-half * 0.4, half * 0.2]) pendant(pen, x, 7, 2.5, 3.5, red);
  },
});

const restaurant = place({
  setting: 'restaurant',
  indoor: true,
  horizon: 0.53,
  lens: { near: 3.6, range: 110 },
  table: [236, 230, 218],
  land(pen) {
    const room = hall(pen, {
      half: 4.2,
      tall: 3.6,
      long: 11,
      wall: pen.random.pick([
        [150, 84, 74],
        [104, 122, 108],
        [200, 166, 128],
      ] as const),
      floor: [140, 98, 70],
      ceiling: [226, 214, 194],
    });
    const { half } = room;
    joints(pen, [108, 74, 52], 0.4, { along: true, to: 11 });
    for (let x = -half + 0.7; x < half - 1.4; x += 2.6) {
      arch(pen, [x, x + 1.6], [0.9, 3], 10.9, white, 'lit');
      arch(pen, [x + 0.12, x + 1.48], [1, 2.9], 10.8, glassPane(pen), 'glow');
    }
    for (const [x, away] of [
      [-half * 0.66, 8.6],
      [half * 0.1, 9.2],
      [half * 0.7, 8.2],
      [-half * 0.78, 5.6],
      [half * 0.82, 5.2],
    ] as const) {
      if (!pen.view.brings('dining-table') || !pen.view.brings('table')) break;
      for (const chair of [-0.95, 0.75]) {
        box(pen, {
          x: [x + chair, x + chair + 0.2],
          up: [0, 1],
          away: [away + 0.1, away + 0.6],
          colour: [92, 60, 44],
          sheltered: true,
        });
      }
      box(pen, { x: [x - 0.6, x + 0.6], up: [0.2, 0.76], away: [away, away + 0.9], colour: white, sheltered: true });
      post(pen, x, away + 0.2, [0.76, 1], 0.04, [236, 226, 200]);
      disc(pen, x, 1.06, away + 0.2, 0.05, [255, 200, 100], 'glow');
      shineAt(pen, x, 1.06, away + 0.2, 0.5, [255, 190, 100], 0.6);
    }
    for (const x of [-half * 0.6, 0, half * 0.6]) pendant(pen, x, 8, 2.4, 3.6, [222, 178, 96]);
  },
});

const bakery = place({
  setting: 'bakery',
  indoor: true,
  horizon: 0.54,
  lens: { near: 3.6, range: 110 },
  table: [206, 164, 116],
  land(pen) {
    const room = hall(pen, {
      half: 3.5,
      tall: 3.4,
      long: 7.6,
      wall: [240, 226, 200],
      floor: [200, 170, 136],
      ceiling: [244, 236, 220],
    });
    const { half } = room;
    joints(pen, [170, 140, 108], 0.6, { to: 7.6 });
    const crusts: readonly Rgb[] = [
      [206, 142, 76],
      [186, 116, 60],
      [224, 170, 100],
      [170, 104, 56],
    ];
    for (const level of [1.35, 1.95, 2.55]) {
      const own = pen.random.fork(`loaves ${level}`);
      panel(pen, [-half * 0.85, half * 0.85], [level - 0.08, level], 7.5, [140, 98, 66], 'lit');
      for (let x = -half * 0.8; x < half * 0.78; x += 0.42) {
        const colour = own.pick(crusts);
        arch(pen, [x, x + 0.38], [level, level + own.between(0.2, 0.3)], 7.45, colour, 'lit');
        for (const cut of [0.1, 0.2])
          beam(
            pen,
            [x + cut, level + 0.06, 7.44],
            [x + cut + 0.06, level + 0.18, 7.44],
            0.03,
            lighten(colour, 0.14),
            'lit',
          );
      }
    }
    // the glass counter with cakes
    box(pen, { x: [-half, half], up: [0, 0.55], away: [5.6, 6.3], colour: [176, 116, 76], sheltered: true });
    panel(pen, [-half, half], [0.55, 1.1], 6.2, [250, 240, 222], 'lit');
    const own = pen.random.fork('cakes');
    for (let x = -half + 0.3; x < half - 0.2; x += 0.5) {
      const icing = own.pick([
        [240, 170, 180],
        [250, 236, 214],
        [120, 76, 54],
        [236, 200, 120],
        [190, 220, 190],
      ] as const);
      box(pen, {
        x: [x, x + 0.36],
        up: [0.56, 0.74],
        away: [5.9, 6.1],
        colour: lighten(icing, -0.06),
        top: icing,
        sheltered: true,
      });
      disc(pen, x + 0.18, 0.8, 5.9, 0.06, [206, 50, 56], 'lit');
    }
    panel(pen, [-half, half], [0.55, 1.1], 5.6, [226, 244, 248], 'lit', 0.22);
    box(pen, { x: [-half, half], up: [1.08, 1.16], away: [5.55, 6.3], colour: [206, 150, 104], sheltered: true });
    for (const x of [-half * 0.55, 0, half * 0.55]) pendant(pen, x, 5.8, 2.4, 3.4, [206, 120, 84]);
  },
});

const attic = place({
  setting: 'attic',
  indoor: true,
  horizon: 0.58,
  lens: { near: 3.2, range: 90 },
  ground: { left: 0.2, right: 0.8 },
  land(pen) {
    const { view } = pen;
    const half = Math.max(3.6, pen.edge(5.2));
    const long = 9;
    const wood: Rgb = [156, 112, 78];
    const ridge = 4.4;
    flat(pen, [150, 108, 76], true);
    joints(pen, [112, 78, 54], 0.4, { along: true, to: long });
    face(
      pen,
      [
        [-half, 0, long],
        [-half, 0.7, long],
        [0, ridge, long],
        [half, 0.7, long],
        [half, 0, long],
      ],
      [196, 158, 118],
      'tone',
    );
    for (const side of [-1, 1] as const) {
      sidePanel(pen, side * half, [0, 0.7], [1.6, long], wood, 'shaded');
      face(
        pen,
        [
          [side * half, 0.7, 1.6],
          [0, ridge, 1.6],
          [0, ridge, long],
          [side * half, 0.7, long],
        ],
        wood,
        view.air.light.side * side < 0 ? 'lit' : 'shaded',
      );
      along(2.4, 8.6, 1.2, (away) => beam(pen, [side * half, 0.7, away], [0, ridge, away], 0.16, [104, 70, 48]));
    }
    along(3.6, 8, 2.2, (away) => beam(pen, [-half * 0.5, 2.6, away], [half * 0.5, 2.6, away], 0.16, [104, 70, 48]));
    disc(pen, 0, 2.5, long - 0.05, 0.75, [236, 226, 204], 'lit');
    disc(pen, 0, 2.5, long - 0.1, 0.64, glassPane(pen), 'glow');
    beam(pen, [-0.64, 2.5, long - 0.12], [0.64, 2.5, long - 0.12], 0.06, [236, 226, 204]);
    beam(pen, [0, 1.86, long - 0.12], [0, 3.14, long - 0.12], 0.06, [236, 226, 204]);
    if (!view.night) {
      face(
        pen,
        [
          [-0.5, 2.2, long - 0.2],
          [0.5, 2.2, long - 0.2],
          [1.4, 0, 4.2],
          [-0.4, 0, 4.2],
        ],
        [255, 240, 200],
        'glow',
        0.2,
      );
    }
    // boxes and a chest under the slopes
    for (const [x, away, size] of [
      [-half * 0.66, 7.6, 0.7],
      [-half * 0.5, 7.4, 0.5],
      [half * 0.62, 7.8, 0.65],
      [half * 0.72, 6.4, 0.55],
    ] as const)
      if (view.brings('box'))
        box(pen, {
          x: [x - size / 2, x + size / 2],
          up: [0, size],
          away: [away, away + size],
          colour: [196, 152, 100],
          sheltered: true,
        });
    prop(pen, 'treasure-chest', -half * 0.62, 5.6, 0.7);
    prop(pen, 'lamp', half * 0.5, 7.2, 0.9);
  },
});

const basement = place({
  setting: 'basement',
  indoor: true,
  horizon: 0.54,
  lens: { near: 3.6, range: 60 },
  land(pen) {
    const room = hall(pen, {
      half: 3.7,
      tall: 2.7,
      long: 9,
      wall: [134, 128, 122],
      floor: [128, 124, 120],
      ceiling: [104, 92, 82],
    });
    const { half } = room;
    for (let up = 0.3; up < 2.7; up += 0.3) {
      beam(pen, [-half, up, 8.98], [half, up, 8.98], 0.018, [106, 100, 96], 'shaded');
      for (const side of [-1, 1])
        beam(pen, [side * half, up, 1.6], [side * half, up, 9], 0.018, [106, 100, 96], 'shaded');
    }
    along(2.4, 8.6, 1, (away) =>
      box(pen, { x: [-half, half], up: [2.5, 2.7], away: [away, away + 0.14], colour: [120, 86, 60], sheltered: true }),
    );
    beam(pen, [-half, 2.3, 7.4], [half, 2.3, 7.4], 0.14, [150, 110, 84]);
    panel(pen, [half * 0.3, half * 0.3 + 1.1], [1.9, 2.4], 8.95, glassPane(pen), 'glow');
    // stairs down from the house
    const side = pen.random.chance(0.5) ? 1 : -1;
    for (let step = 8; step >= 0; step--) {
      const x = side * (half - 0.7);
      box(pen, {
        x: [x - 0.6, x + 0.6],
        up: [0, 0.28 * (step + 1)],
        away: [5 + step * 0.34, 5.34 + step * 0.34],
        colour: [140, 100, 70],
        sheltered: true,
      });
    }
    const rack: Range = side < 0 ? [half * 0.2, half * 0.9] : [-half * 0.9, -half * 0.2];
    for (const level of [0.3, 0.95, 1.6])
      shelf(
        pen,
        rack,
        8.4,
        level,
        [
          [150, 110, 80],
          [120, 130, 120],
          [170, 150, 120],
          [104, 96, 96],
        ],
        [0.26, 0.5],
        0.3,
      );
    post(pen, -side * half * 0.1, 8, [0, 1.6], 0.4, [196, 200, 204]);
    beam(pen, [0, 2.6, 5], [0, 2.1, 5], 0.02, [40, 40, 42]);
    disc(pen, 0, 2.05, 5, 0.09, [255, 240, 190], 'glow');
    shineAt(pen, 0, 2.05, 5, 2.6, [255, 206, 130], 0.6);
  },
});

const laboratory = place({
  setting: 'laboratory',
  indoor: true,
  horizon: 0.53,
  lens: { near: 3.9, range: 110 },
  table: [222, 228, 230],
  land(pen) {
    const room = hall(pen, {
      half: 3.7,
      tall: 3.3,
      long: 8.6,
      wall: [178, 200, 208],
      floor: [160, 176, 182],
      ceiling: [206, 218, 222],
    });
    const { half } = room;
    joints(pen, [180, 190, 194], 0.8, { to: 8.6 });
    along(3, 8, 2.2, (away) =>
      patch(pen, [-half * 0.5, half * 0.5], [away, away + 0.4], [255, 255, 255], 'glow', 3.28),
    );
    const liquids: readonly Rgb[] = [
      [90, 200, 140],
      [90, 150, 230],
      [240, 120, 90],
      [236, 200, 80],
      [190, 110, 210],
    ];
    for (const level of [1.7, 2.3]) {
      panel(pen, [-half * 0.85, half * 0.3], [level - 0.05, level], 8.5, [170, 184, 190], 'lit');
      for (let x = -half * 0.82, index = 0; x < half * 0.26; x += 0.36, index++) {
        const colour = liquids[(index * 2 + Math.round(level)) % 5] as Rgb;
        face(
          pen,
          [
            [x, level, 8.45],
            [x + 0.11, level + 0.22, 8.45],
            [x + 0.11, level + 0.34, 8.45],
            [x + 0.17, level + 0.34, 8.45],
            [x + 0.17, level + 0.22, 8.45],
            [x + 0.28, level, 8.45],
          ],
          [236, 244, 248],
          'lit',
          0.8,
        );
        face(
          pen,
          [
            [x, level, 8.44],
            [x + 0.08, level + 0.15, 8.44],
            [x + 0.2, level + 0.15, 8.44],
            [x + 0.28, level, 8.44],
          ],
          colour,
          'glow',
        );
      }
    }
    panel(pen, [half * 0.42, half * 0.88], [1.4, 2.7], 8.5, [40, 52, 64]);
    for (let line = 0; line < 4; line++)
      beam(
        pen,
        [half * 0.46, 1.6 + line * 0.28, 8.48],
        [half * (0.62 + (line % 2) * 0.16), 1.6 + line * 0.28, 8.48],
        0.05,
        [110, 230, 190],
        'glow',
      );
    box(pen, {
      x: [-half, half],
      up: [0, 0.95],
      away: [7.4, 8.4],
      colour: [196, 206, 210],
      top: [236, 240, 240],
      sheltered: true,
    });
    for (let x = -half; x < half; x += 1.1) panel(pen, [x + 0.06, x + 1.04], [0.1, 0.8], 7.39, [210, 220, 224], 'lit');
    prop(pen, 'microscope', -half * 0.5, 7.5, 0.6, { up: 0.95 });
    for (const [index, x] of [-0.2, 0.1, 0.4].entries()) {
      const colour = liquids[index] as Rgb;
      const at = x * half;
      face(
        pen,
        [
          [at - 0.22, 0.95, 7.5],
          [at - 0.05, 1.35, 7.5],
          [at - 0.05, 1.6, 7.5],
          [at + 0.05, 1.6, 7.5],
          [at + 0.05, 1.35, 7.5],
          [at + 0.22, 0.95, 7.5],
        ],
        [236, 246, 250],
        'lit',
        0.75,
      );
      face(
        pen,
        [
          [at - 0.2, 0.97, 7.49],
          [at - 0.1, 1.2, 7.49],
          [at + 0.1, 1.2, 7.49],
          [at + 0.2, 0.97, 7.49],
        ],
        colour,
        'glow',
      );
    }
  },
});

const spaceship = place({
  setting: 'spaceship',
  indoor: true,
  horizon: 0.54,
  lens: { near: 3.4, range: 120 },
  land(pen) {
    const { view, context } = pen;
    const half = Math.max(3.8, pen.edge(5.4));
    const long = 9;
    const hull: Rgb = [126, 138, 156];
    flat(pen, [92, 102, 120], true);
    joints(pen, [62, 72, 92], 0.9, { to: long });
    panel(pen, [-half, half], [0, 4.6], long, [70, 80, 100]);
    // stars and a planet behind the front window
    panel(pen, [-half * 0.72, half * 0.72], [1.15, 3.5], long - 0.05, [10, 12, 34], 'glow');
    const random = pen.random.fork('stars');
    for (let star = 0; star < 70; star++)
      disc(
        pen,
        random.around(half * 0.7),
        random.between(1.2, 3.45),
        long - 0.06,
        random.between(0.008, 0.026),
        [240, 244, 255],
        'glow',
      );
    context.save();
    context.beginPath();
    const [left, top] = pen.point(-half * 0.72, 3.5, long - 0.05);
    const [right, low] = pen.point(half * 0.72, 1.15, long - 0.05);
    context.rect(left, top, right - left, low - top);
    context.clip();
    const side = random.chance(0.5) ? 1 : -1;
    disc(pen, side * half * 0.36, 1.7, long - 0.07, 0.95, [216, 130, 84], 'glow');
    disc(pen, side * half * 0.36 - 0.2, 1.9, long - 0.08, 0.6, [236, 166, 112], 'glow');
    context.restore();
    for (const x of [-0.36, 0, 0.36])
      box(pen, {
        x: [x * half - 0.06, x * half + 0.06],
        up: [1.15, 3.5],
        away: [long - 0.2, long - 0.1],
        colour: hull,
        sheltered: true,
      });
    for (const at of [-1, 1] as const) {
      face(
        pen,
        [
          [at * half, 0, 1.6],
          [at * half * 1.08, 2, 1.6],
          [at * half * 1.08, 2, long],
          [at * half, 0, long],
        ],
        hull,
        view.air.light.side * at < 0 ? 'lit' : 'shaded',
      );
      face(
        pen,
        [
          [at * half * 1.08, 2, 1.6],
          [at * half * 0.5, 4.6, 1.6],
          [at * half * 0.5, 4.6, long],
          [at * half * 1.08, 2, long],
        ],
        lighten(hull, -0.06),
        'shaded',
      );
      sidePanel(pen, at * half * 1.02, [0.9, 1.02], [1.6, long], [90, 226, 255], 'glow');
      along(3.4, 8, 2, (away) => {
        beam(pen, [at * half, 0, away], [at * half * 1.08, 2, away], 0.12, [84, 94, 114]);
        beam(pen, [at * half * 1.08, 2, away], [at * half * 0.5, 4.6, away], 0.12, [84, 94, 114]);
        sidePanel(
          pen,
          at * half * 1.03,
          [1.2, 1.7],
          [away + 0.5, away + 1.4],
          pen.random.fork(away * at).pick([
            [60, 210, 190],
            [250, 160, 70],
            [120, 150, 255],
          ] as const),
          'glow',
          0.85,
        );
      });
      shineAt(pen, at * half, 1, 5, 2, [90, 226, 255], 0.35);
    }
    face(
      pen,
      [
        [-half * 0.5, 4.6, 1.6],
        [half * 0.5, 4.6, 1.6],
        [half * 0.5, 4.6, long],
        [-half * 0.5, 4.6, long],
      ],
      [104, 114, 134],
      'shaded',
    );
    along(2.4, 8, 1.8, (away) =>
      patch(pen, [-half * 0.24, half * 0.24], [away, away + 0.5], [226, 244, 255], 'glow', 4.58),
    );
    // the console below the window
    face(
      pen,
      [
        [-half * 0.66, 0.7, long - 1.3],
        [half * 0.66, 0.7, long - 1.3],
        [half * 0.72, 1.15, long - 0.3],
        [-half * 0.72, 1.15, long - 0.3],
      ],
      [58, 68, 88],
      'lit',
    );
    panel(pen, [-half * 0.66, half * 0.66], [0, 0.7], long - 1.3, [78, 90, 112]);
    for (let button = 0; button < 26; button++) {
      const own = random.fork(button);
      disc(
        pen,
        -half * 0.6 + (half * 1.2 * button) / 25,
        0.8 + (button % 3) * 0.1,
        long - 1.1 + (button % 3) * 0.25,
        0.045,
        own.pick([
          [255, 90, 90],
          [90, 255, 170],
          [255, 220, 90],
          [90, 190, 255],
        ] as const),
        'glow',
      );
    }
    for (const x of [-half * 0.3, half * 0.3]) {
      box(pen, { x: [x - 0.4, x + 0.4], up: [0.35, 1.5], away: [6.3, 6.45], colour: [52, 56, 70], sheltered: true });
      box(pen, { x: [x - 0.4, x + 0.4], up: [0.35, 0.5], away: [6.4, 7], colour: [62, 66, 82], sheltered: true });
    }
  },
});

const greenhouse = place({
  setting: 'greenhouse',
  indoor: true,
  horizon: 0.54,
  lens: { near: 2.7, range: 60 },
  ground: { left: 0.22, right: 0.78 },
  land(pen) {
    const { view } = pen;
    const half = Math.max(4, pen.edge(4.4));
    const long = 13;
    const [eaves, ridge] = [2.9, 5] as const;
    const pane = glassPane(pen);
    flat(pen, [196, 178, 146], true);
    joints(pen, [166, 148, 118], 0.6, { to: long });
    face(
      pen,
      [
        [-half, 0, long],
        [-half, eaves, long],
        [0, ridge, long],
        [half, eaves, long],
        [half, 0, long],
      ],
      pane,
      'glow',
    );
    for (const side of [-1, 1] as const) {
      sidePanel(
        pen,
        side * half,
        [0.6, eaves],
        [1.4, long],
        lighten(pane, side * view.air.light.side > 0 ? -0.04 : 0.05),
        'glow',
      );
      sidePanel(pen, side * half, [0, 0.6], [1.4, long], [186, 120, 92], 'tone');
      face(
        pen,
        [
          [side * half, eaves, 1.4],
          [0, ridge, 1.4],
          [0, ridge, long],
          [side * half, eaves, long],
        ],
        lighten(pane, side * view.air.light.side > 0 ? 0 : 0.07),
        'glow',
      );
      // trees outside show through
      along(3, 12, 2.6, (away, index) =>
        disc(pen, side * half * 0.999, 1 + (index % 2) * 0.3, away, 0.9, view.tone([130, 168, 120], 0.5), 'glow'),
      );
      along(2, long, 1.3, (away) => {
        beam(pen, [side * half, 0.6, away], [side * half, eaves, away], 0.06, white, 'lit');
        beam(pen, [side * half, eaves, away], [0, ridge, away], 0.06, white, 'lit');
      });
      for (const up of [0.6, 1.7, eaves])
        beam(pen, [side * half, up, 1.4], [side * half, up, long], 0.06, white, 'lit');
      beam(
        pen,
        [side * half * 0.5, (eaves + ridge) / 2, 1.4],
        [side * half * 0.5, (eaves + ridge) / 2, long],
        0.05,
        white,
        'lit',
      );
    }
    for (let x = -half; x <= half; x += half / 3)
      beam(pen, [x, 0, long], [x, eaves + (1 - Math.abs(x) / half) * (ridge - eaves), long], 0.06, white, 'lit');
    beam(pen, [-half, eaves, long], [half, eaves, long], 0.07, white, 'lit');
    panel(pen, [-0.9, 0.9], [0, 2.3], long - 0.02, lighten(pane, 0.05), 'glow');
    for (const x of [-0.9, 0, 0.9]) beam(pen, [x, 0, long - 0.03], [x, 2.3, long - 0.03], 0.08, white, 'lit');
    // benches full of plants on both sides of the path
    along(4, 12, 1.35, (away, index) => {
      for (const side of [-1, 1] as const) {
        const own = pen.random.fork(`plant ${index} ${side}`);
        const x: Range = side < 0 ? [-half * 0.96, -half * 0.5] : [half * 0.5, half * 0.96];
        box(pen, { x, up: [0.66, 0.74], away: [away, away + 1.3], colour: [150, 116, 84], sheltered: true });
        for (const leg of x)
          box(pen, {
            x: [leg - 0.04, leg + 0.04],
            up: [0, 0.66],
            away: [away, away + 0.08],
            colour: [120, 92, 66],
            sheltered: true,
          });
        for (let pot = 0; pot < 3; pot++) {
          const at = x[0] + (x[1] - x[0]) * (0.18 + pot * 0.32);
          box(pen, {
            x: [at - 0.13, at + 0.13],
            up: [0.74, 0.96],
            away: [away + 0.2, away + 0.4],
            colour: [190, 104, 72],
            sheltered: true,
          });
          const leaf: Rgb = own.pick([
            [84, 146, 78],
            [104, 168, 84],
            [70, 126, 88],
          ] as const);
          for (let tuft = 0; tuft < 5; tuft++)
            disc(
              pen,
              at + own.around(0.18),
              1.02 + own.between(0, 0.34),
              away + 0.2,
              own.between(0.1, 0.17),
              tuft % 2 ? leaf : lighten(leaf, 0.05),
              'lit',
            );
          if (own.chance(0.45) && view.allowed('flowers'))
            for (let bloom = 0; bloom < 3; bloom++)
              disc(
                pen,
                at + own.around(0.18),
                1.1 + own.between(0, 0.34),
                away + 0.18,
                0.06,
                own.pick([
                  [236, 96, 110],
                  [250, 200, 90],
                  [240, 240, 236],
                ] as const),
                'lit',
              );
        }
      }
    });
    treeAt(pen, 'palm', half * 0.7, 12.4, 3.6);
  },
});

const garage = place({
  setting: 'garage',
  indoor: true,
  horizon: 0.52,
  lens: { near: 3.8, range: 110 },
  land(pen) {
    const room = hall(pen, {
      half: 3.9,
      tall: 3.2,
      long: 9,
      wall: [200, 202, 200],
      floor: [156, 156, 156],
      ceiling: [220, 220, 216],
    });
    const { half } = room;
    const side = pen.random.chance(0.5) ? 1 : -1;
    // the rolling door
    const door: Range = [-half * 0.62, half * 0.62];
    panel(pen, door, [0, 2.6], 8.95, [176, 182, 188], 'lit');
    for (let up = 0.3; up < 2.6; up += 0.32) panel(pen, door, [up, up + 0.05], 8.94, [140, 146, 154], 'shaded');
    for (let pane = 0; pane < 4; pane++)
      panel(
        pen,
        [door[0] + 0.3 + pane * half * 0.3, door[0] + pane * half * 0.3 + half * 0.26],
        [1.9, 2.3],
        8.93,
        glassPane(pen),
        'glow',
      );
    // a bench with tools on a board
    const x = side * half;
    sidePanel(pen, x * 0.995, [1.3, 2.5], [4, 8], [176, 132, 92], 'tone');
    along(4.2, 7.6, 0.5, (away, index) =>
      sidePanel(pen, x * 0.99, [1.5, 1.9 + (index % 3) * 0.15], [away, away + 0.14], tools[index % 3] as Rgb, 'tone'),
    );
    box(pen, {
      x: side < 0 ? [-half, -half + 0.8] : [half - 0.8, half],
      up: [0.8, 0.9],
      away: [4, 8],
      colour: [150, 108, 72],
      sheltered: true,
    });
    for (const away of [4, 7.8])
      box(pen, {
        x: side < 0 ? [-half + 0.65, -half + 0.75] : [half - 0.75, half - 0.65],
        up: [0, 0.8],
        away: [away, away + 0.1],
        colour: [120, 86, 60],
        sheltered: true,
      });
    sideShelves(
      pen,
      -x * 0.99,
      [4, 8],
      [0.3, 1, 1.7],
      [
        [196, 160, 110],
        [90, 120, 150],
        [190, 70, 60],
        [120, 130, 120],
      ],
      0.5,
    );
    prop(pen, 'toolbox', x * 0.7, 7.6, 0.5);
    if (pen.view.brings('tire') && pen.view.brings('tyre'))
      for (const up of [0.18, 0.54]) {
        box(pen, {
          x: [-x * 0.72 - 0.4, -x * 0.72 + 0.4],
          up: [up - 0.16, up + 0.16],
          away: [7.6, 8.2],
          colour: [44, 44, 50],
          sheltered: true,
        });
      }
    along(4, 8, 3, (away) => {
      box(pen, { x: [-1, 1], up: [3.05, 3.15], away: [away, away + 0.16], colour: [255, 255, 246], sheltered: true });
      shineAt(pen, 0, 3, away, 1.6, [244, 248, 255], 0.4);
    });
  },
});

const throneRoom = place({
  setting: 'throne-room',
  indoor: true,
  horizon: 0.55,
  lens: { near: 2.8, range: 80 },
  ground: { left: 0.2, right: 0.8 },
  land(pen) {
    const room = hall(pen, {
      half: 6,
      tall: 9,
      long: 20,
      wall: [150, 140, 132],
      floor: [140, 132, 126],
      ceiling: [92, 78, 70],
    });
    const { half } = room;
    joints(pen, [112, 104, 100], 1, { to: 20 });
    for (let up = 0.6; up < 9; up += 0.7)
      beam(pen, [-half, up, 19.95], [half, up, 19.95], 0.03, [116, 108, 104], 'shaded');
    patch(pen, [-1.1, 1.1], [1.8, 17], [156, 36, 44], 'tone');
    for (const x of [-1.1, 1]) patch(pen, [x, x + 0.1], [1.8, 17], [226, 182, 84], 'lit');
    box(pen, { x: [-3, 3], up: [0, 0.4], away: [16.6, 19.6], colour: [170, 160, 150], sheltered: true });
    box(pen, { x: [-2, 2], up: [0.4, 0.8], away: [17.4, 19.6], colour: [170, 160, 150], sheltered: true });
    if (pen.view.brings('throne') && pen.view.brings('chair')) {
      box(pen, { x: [-0.75, 0.75], up: [0.8, 3.4], away: [19, 19.3], colour: [214, 168, 70], sheltered: true });
      face(
        pen,
        [
          [-0.75, 3.4, 19],
          [0, 4.2, 19],
          [0.75, 3.4, 19],
        ],
        [232, 190, 90],
        'lit',
      );
      panel(pen, [-0.52, 0.52], [1.4, 3.2], 18.99, [160, 36, 44]);
      box(pen, {
        x: [-0.75, 0.75],
        up: [0.8, 1.35],
        away: [18.3, 19],
        colour: [214, 168, 70],
        top: [160, 36, 44],
        sheltered: true,
      });
    }
    along(5, 18, 3.6, (away) => {
      for (const side of [-1, 1] as const) {
        sidePanel(pen, side * half * 0.99, [2.4, 6], [away + 0.8, away + 2], glassPane(pen), 'glow');
        post(pen, side * half * 0.76, away, [0, 9], 0.42, [176, 166, 156]);
        const x = side * half * 0.76;
        face(
          pen,
          [
            [x - 0.5, 6.6, away - 0.4],
            [x + 0.5, 6.6, away - 0.4],
            [x + 0.5, 3.6, away - 0.4],
            [x, 3, away - 0.4],
            [x - 0.5, 3.6, away - 0.4],
          ],
          [160, 40, 48],
          'lit',
        );
        disc(pen, x, 5.3, away - 0.42, 0.24, [230, 186, 84], 'lit');
        disc(pen, x + side * -0.6, 2.2, away - 0.4, 0.12, [255, 200, 90], 'glow');
        shineAt(pen, x + side * -0.6, 2.2, away - 0.4, 1.4, [255, 160, 70], 0.6);
      }
    });
  },
});

const dungeon = place({
  setting: 'dungeon',
  indoor: true,
  horizon: 0.54,
  lens: { near: 3.2, range: 30 },
  land(pen) {
    const room = hall(pen, {
      half: 3.6,
      tall: 3.4,
      long: 9,
      wall: [106, 100, 96],
      floor: [92, 86, 82],
      ceiling: [70, 64, 62],
    });
    const { half } = room;
    joints(pen, [66, 60, 58], 0.8, { to: 9 });
    for (let up = 0.4; up < 3.4; up += 0.42) {
      beam(pen, [-half, up, 8.98], [half, up, 8.98], 0.03, [78, 72, 70], 'shaded');
      for (const side of [-1, 1]) beam(pen, [side * half, up, 1.4], [side * half, up, 9], 0.03, [78, 72, 70], 'shaded');
    }
    arch(pen, [-1, 1], [0, 2.6], 8.95, [24, 22, 26]);
    for (let bar = -4; bar <= 4; bar++)
      beam(pen, [bar * 0.22, 0, 8.9], [bar * 0.22, 2.5 - Math.abs(bar) * 0.12, 8.9], 0.05, [120, 120, 126], 'lit');
    for (const up of [0.8, 1.7]) beam(pen, [-1, up, 8.9], [1, up, 8.9], 0.05, [120, 120, 126], 'lit');
    for (const side of [-1, 1]) {
      const x = side * half * 0.92;
      beam(pen, [x, 1.5, 6], [x - side * 0.14, 2, 6], 0.08, [92, 64, 46]);
      disc(pen, x - side * 0.16, 2.12, 6, 0.16, [255, 190, 80], 'glow');
      shineAt(pen, x - side * 0.16, 2.1, 6, 2.4, [255, 150, 60], 0.75);
      for (let link = 0; link < 5; link++)
        disc(pen, side * half * 0.5, 2.2 - link * 0.16, 8.85, 0.05, [130, 130, 136], 'lit');
    }
  },
});

const theatre = place({
  setting: 'cinema',
  indoor: true,
  horizon: 0.5,
  lens: { near: 2.8, range: 90 },
  land(pen) {
    const room = hall(pen, {
      half: 7,
      tall: 7,
      long: 20,
      wall: [96, 40, 46],
      floor: [70, 44, 48],
      ceiling: [48, 34, 40],
    });
    const { half } = room;
    panel(pen, [-half * 0.7, half * 0.7], [1.6, 6], 19.9, [240, 244, 248], 'glow');
    shineAt(pen, 0, 3.8, 19, 8, [226, 236, 255], 0.45);
    for (const side of [-1, 1])
      for (let fold = 0; fold < 6; fold++) {
        const x = side * (half * 0.72 + fold * half * 0.05);
        panel(
          pen,
          side < 0 ? [x - half * 0.05, x] : [x, x + half * 0.05],
          [0.9, 6.6],
          19.7,
          fold % 2 ? [150, 30, 40] : [176, 40, 48],
          'lit',
        );
      }
    panel(pen, [-half, half], [5.9, 6.9], 19.6, [160, 34, 42], 'lit');
    box(pen, { x: [-half, half], up: [0, 0.9], away: [18, 19.6], colour: [104, 66, 50], sheltered: true });
    if (pen.view.brings('chair') && pen.view.brings('seat'))
      along(5, 16, 1.5, (away) => {
        for (let x = -half * 0.92; x < half * 0.9; x += 0.8) {
          if (Math.abs(x + 0.35) < 0.9) continue;
          box(pen, {
            x: [x, x + 0.7],
            up: [0, 1.05],
            away: [away, away + 0.14],
            colour: [160, 38, 46],
            sheltered: true,
          });
        }
      });
    along(6, 18, 4, (away) => {
      for (const side of [-1, 1]) {
        disc(pen, side * half * 0.97, 3, away, 0.16, [255, 214, 140], 'glow');
        shineAt(pen, side * half * 0.97, 3, away, 1.2, [255, 180, 100], 0.5);
      }
    });
  },
});

const diningRoom = place({
  setting: 'dining-room',
  indoor: true,
  horizon: 0.54,
  lens: { near: 3.6, range: 110 },
  land(pen) {
    const room = hall(pen, {
      half: 3.7,
      tall: 3.3,
      long: 8,
      wall: pen.random.pick([
        [206, 214, 204],
        [222, 204, 178],
        [186, 198, 210],
      ] as const),
      floor: [160, 116, 82],
      ceiling: [242, 238, 228],
    });
    const { half } = room;
    joints(pen, [124, 86, 60], 0.35, { along: true, to: 8 });
    for (const x of [-half * 0.72, half * 0.3]) {
      panel(pen, [x - 0.08, x + 1.78], [0.9, 2.7], 7.95, white, 'lit');
      panel(pen, [x, x + 1.7], [1, 2.6], 7.9, glassPane(pen), 'glow');
      beam(pen, [x + 0.85, 1, 7.88], [x + 0.85, 2.6, 7.88], 0.06, white, 'lit');
    }
    prop(pen, 'painting', 0, 7.9, 0.8, { up: 1.5, hangs: true });
    if (pen.view.brings('table') && pen.view.brings('dining-table')) {
      for (const x of [-1.5, -0.5, 0.5, 1.5])
        box(pen, { x: [x - 0.24, x + 0.24], up: [0, 1.05], away: [7, 7.08], colour: [112, 76, 52], sheltered: true });
      tableAt(pen, [-2.2, 2.2], [5.4, 6.8], 0.76, [140, 94, 62]);
      prop(pen, 'vase', 0, 6, 0.42, { up: 0.76 });
    }
    pendant(pen, 0, 6, 2.2, 3.3, [222, 182, 104]);
    prop(pen, 'potted-plant', half * 0.86, 7.4, 1.2);
  },
});

/** Rooms that are built in perspective. */
export const halls: readonly World[] = [
  church,
  supermarket,
  corridor,
  lobby,
  bar,
  diner,
  restaurant,
  bakery,
  attic,
  basement,
  laboratory,
  spaceship,
  greenhouse,
  garage,
  throneRoom,
  dungeon,
  theatre,
  diningRoom,
];
