import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { paints } from '../elements/houses.js';
import { paintMountains } from '../elements/mountains.js';
import { paintWater } from '../elements/sea.js';
import { paintSkyline } from '../elements/skyline.js';
import { along, dashes, flat, joints } from '../sets/floors.js';
import { place } from '../sets/place.js';
import { houseAt, lampAt, prop, treeAt } from '../sets/props.js';
import {
  arch,
  beam,
  box,
  disc,
  face,
  panel,
  patch,
  post,
  shineAt,
  sidePanel,
  sideWindows,
  windows,
} from '../sets/solids.js';
import type { Range, SetPen } from '../sets/space.js';
import type { World } from '../world.js';

const asphalt: Rgb = [104, 106, 114];
const paving: Rgb = [186, 178, 168];
const cobble: Rgb = [150, 140, 132];
const brick: Rgb = [164, 96, 78];
const white: Rgb = [244, 240, 230];
const cloths: readonly Rgb[] = [
  [206, 70, 64],
  [52, 128, 116],
  [226, 160, 66],
  [70, 104, 168],
  [150, 84, 140],
];
const goods: readonly Rgb[] = [
  [214, 64, 52],
  [240, 150, 46],
  [246, 206, 74],
  [116, 168, 70],
  [142, 78, 130],
  [200, 120, 80],
];

/** Far houses of a town that close the view. */
function farTown(pen: SetPen, high = 0.16): void {
  const { view } = pen;
  paintSkyline(pen.context, view, {
    name: 'far town',
    foot: view.horizon + 2,
    height: view.span * high,
    depth: 0.88,
    crowned: false,
  });
}

/** A row of house fronts across the back. */
function rowOfFronts(pen: SetPen, away: number, high: Range, each: number, walls: readonly Rgb[] = paints): void {
  const edge = pen.edge(away) + each;
  for (let x = -edge, index = 0; x < edge; x += each, index++) {
    const own = pen.random.fork(`front ${index}`);
    const tall = own.between(...high);
    const wall = own.pick(walls);
    box(pen, { x: [x, x + each], up: [0, tall], away: [away, away + 6], colour: wall });
    face(
      pen,
      [
        [x - 0.2, tall, away],
        [x + each * 0.5, tall + each * 0.35, away + 2],
        [x + each + 0.2, tall, away],
      ],
      pen.view.snowy
        ? [236, 242, 252]
        : own.pick([
            [150, 84, 70],
            [108, 92, 98],
          ] as const),
      'lit',
    );
    windows(pen, {
      x: [x + each * 0.08, x + each * 0.92],
      up: [tall * 0.34, tall * 0.96],
      away,
      columns: 3,
      rows: Math.max(1, Math.round(tall / 3) - 1),
      frame: white,
    });
    panel(
      pen,
      [x + each * 0.4, x + each * 0.6],
      [0, 2.2],
      away,
      own.pick([
        [96, 64, 52],
        [60, 92, 96],
      ] as const),
    );
  }
}

/** A stall: goods on a board under a striped cloth. */
export function stall(pen: SetPen, x: Range, away: number, index: number): void {
  const own = pen.random.fork(`stall ${index}`);
  const cloth = own.pick(cloths);
  const deep = 1.6;
  const wood: Rgb = [150, 110, 74];
  for (const at of [x[0] + 0.05, x[1] - 0.05]) post(pen, at, away + deep, [0, 2.5], 0.05, wood);
  panel(pen, x, [0.9, 2.2], away + deep, [96, 74, 62], 'shaded');
  box(pen, { x, up: [0, 0.85], away: [away, away + deep], colour: wood, top: [186, 146, 100], sheltered: true });
  const bins = 4;
  const wide = (x[1] - x[0]) / bins;
  for (let row = 1; row >= 0; row--)
    for (let bin = 0; bin < bins; bin++) {
      const colour = own.pick(goods);
      const from = x[0] + wide * bin;
      box(pen, {
        x: [from + 0.04, from + wide - 0.04],
        up: [0.85 + row * 0.16, 0.98 + row * 0.16],
        away: [away + 0.05 + row * 0.7, away + 0.7 + row * 0.7],
        colour: [120, 86, 58],
        sheltered: true,
      });
      for (let heap = 0; heap < 6; heap++)
        disc(
          pen,
          from + wide * (0.18 + (heap % 3) * 0.32),
          1 + row * 0.16 + Math.floor(heap / 3) * 0.08,
          away + 0.1 + row * 0.7,
          wide * 0.16,
          heap % 2 ? lighten(colour, 0.06) : colour,
          'lit',
        );
    }
  for (const at of [x[0], x[1]]) post(pen, at, away, [0, 2.3], 0.05, wood);
  const stripes = 8;
  for (let stripe = 0; stripe < stripes; stripe++) {
    const a = x[0] - 0.15 + ((x[1] - x[0] + 0.3) * stripe) / stripes;
    const b = x[0] - 0.15 + ((x[1] - x[0] + 0.3) * (stripe + 1)) / stripes;
    const tint = stripe % 2 ? white : cloth;
    face(
      pen,
      [
        [a, 2.25, away - 0.25],
        [a, 2.85, away + deep],
        [b, 2.85, away + deep],
        [b, 2.25, away - 0.25],
      ],
      tint,
      'lit',
    );
    face(
      pen,
      [
        [a, 2.25, away - 0.25],
        [a, 2.02, away - 0.25],
        [(a + b) / 2, 1.94, away - 0.25],
        [b, 2.02, away - 0.25],
        [b, 2.25, away - 0.25],
      ],
      tint,
      'shaded',
    );
  }
  if (pen.view.night || pen.view.low) {
    disc(pen, (x[0] + x[1]) / 2, 1.95, away + 0.3, 0.09, [255, 226, 160], 'glow');
    shineAt(pen, (x[0] + x[1]) / 2, 1.8, away + 0.3, 1.5, [255, 196, 110], 0.55);
  }
}

const market = place({
  setting: 'market',
  horizon: 0.5,
  lens: { near: 3.2, range: 45 },
  ground: { left: 0.14, right: 0.86, far: 0.3 },
  far: (pen) => farTown(pen),
  land(pen) {
    flat(pen, cobble);
    joints(pen, cobble, 0.9, { alpha: 0.25 });
  },
  stand(pen) {
    rowOfFronts(pen, 24, [7, 11], 6);
    along(4.6, 19, 3.2, (away, index) => {
      const gap = Math.max(1.5, pen.edge(4.6) * 0.42);
      for (const side of [-1, 1] as const) {
        const x: Range = side < 0 ? [-gap - 3, -gap] : [gap, gap + 3];
        stall(pen, x, away, index * 2 + (side > 0 ? 1 : 0));
        if (pen.edge(away) > gap + 5)
          stall(pen, side < 0 ? [-gap - 7, -gap - 4] : [gap + 4, gap + 7], away + 1, 50 + index * 2);
      }
    });
    if (pen.view.allowed('lanterns'))
      for (let light = 0; light <= 14; light++) {
        const t = light / 14;
        const x = (t - 0.5) * 2 * pen.edge(7);
        disc(
          pen,
          x,
          3.7 - Math.sin(t * Math.PI) * 0.5,
          7,
          0.07,
          pen.view.night || pen.view.low ? [255, 226, 160] : white,
          'glow',
        );
        if (pen.view.night || pen.view.low)
          shineAt(pen, x, 3.7 - Math.sin(t * Math.PI) * 0.5, 7, 0.4, [255, 200, 110], 0.5);
      }
  },
});

/** Walls close on both sides, pipes, bins, a strip of sky. */
const alley = place({
  setting: 'alley',
  horizon: 0.56,
  lens: { near: 2.6, range: 40 },
  ground: { left: 0.2, right: 0.8, far: 0.25 },
  far: (pen) => farTown(pen, 0.2),
  land(pen) {
    flat(pen, [118, 114, 114]);
    joints(pen, cobble, 0.6, { alpha: 0.3, half: 3 });
    if (!pen.view.snowy) patch(pen, [-0.25, 0.25], [2.2, 24], [88, 86, 90], 'shaded');
  },
  stand(pen) {
    const half = Math.max(2.1, pen.edge(4.4));
    const long = 26;
    const end: Rgb = [146, 116, 100];
    box(pen, { x: [-half, half], up: [0, 8], away: [long, long + 4], colour: end });
    windows(pen, { x: [-half, half], up: [3, 8], away: long, columns: 2, rows: 2, frame: white });
    for (const side of [-1, 1] as const) {
      const wall =
        side < 0
          ? brick
          : pen.random.pick([
              [150, 130, 116],
              [132, 96, 86],
              [128, 122, 124],
            ] as const);
      sidePanel(pen, side * half, [0, 13], [1.4, long], wall, pen.view.air.light.side * side < 0 ? 'lit' : 'shaded');
      // courses of bricks
      for (let up = 0.4; up < 13; up += 0.4)
        beam(pen, [side * half, up, 1.5], [side * half, up, long], 0.012, lighten(wall, -0.12), 'shaded');
      sideWindows(pen, {
        x: side * half * 0.995,
        up: [3.2, 12],
        away: [3, 23],
        columns: 5,
        rows: 3,
        frame: [196, 186, 174],
      });
      sidePanel(pen, side * half * 0.99, [0, 2.2], side < 0 ? [8, 9.4] : [6, 7.4], [84, 92, 96], 'shaded');
      beam(pen, [side * half * 0.97, 0, 5], [side * half * 0.97, 13, 5], 0.12, [92, 88, 90]);
    }
    // iron stairs and a line of washing across
    along(9, 17, 4, (away) => {
      box(pen, {
        x: [-half, -half + 0.9],
        up: [4.4, 4.5],
        away: [away, away + 2.4],
        colour: [64, 66, 72],
        sheltered: true,
      });
      for (let bar = 0; bar < 6; bar++)
        beam(pen, [-half + 0.9, 4.5, away + bar * 0.48], [-half + 0.9, 5.4, away + bar * 0.48], 0.04, [64, 66, 72]);
      beam(pen, [-half + 0.9, 5.4, away], [-half + 0.9, 5.4, away + 2.4], 0.05, [64, 66, 72]);
    });
    if (pen.view.brings('trash-can')) {
      box(pen, { x: [half - 1.15, half - 0.25], up: [0, 1.15], away: [5.4, 7], colour: [60, 98, 84] });
      box(pen, { x: [half - 1.2, half - 0.2], up: [1.15, 1.25], away: [5.3, 7.1], colour: [46, 76, 66] });
    }
    if (pen.view.brings('box'))
      box(pen, { x: [-half + 0.15, -half + 0.85], up: [0, 0.6], away: [5, 5.7], colour: [170, 130, 88] });
    // a lamp on the wall
    disc(pen, half - 0.4, 3, 8, 0.14, pen.view.night || pen.view.low ? [255, 226, 160] : white, 'glow');
    if (pen.view.night || pen.view.low) shineAt(pen, half - 0.4, 2.8, 8, 2.6, [255, 200, 120], 0.6);
    if (pen.view.asked('neon'))
      along(5, 18, 4, (away, index) => {
        const tint = pen.random.fork(`neon ${index}`).pick([
          [255, 84, 170],
          [84, 220, 255],
          [180, 110, 255],
        ] as const);
        const side = index % 2 ? 1 : -1;
        panel(pen, side < 0 ? [-half, -half + 0.9] : [half - 0.9, half], [3, 4.6], away, tint, 'glow');
        shineAt(pen, side * (half - 0.5), 3.8, away, 2.2, tint, 0.6);
      });
  },
});

/** Up on the roofs: a parapet, chimneys and tanks, the town all around below the sky. */
const rooftop = place({
  setting: 'rooftop',
  horizon: 0.46,
  lens: { near: 3.4, eye: 1.8, range: 120 },
  ground: { far: 0.42 },
  far(pen) {
    const { view, context } = pen;
    for (const [index, [share, depth]] of (
      [
        [0.34, 0.9],
        [0.2, 0.74],
      ] as const
    ).entries())
      paintSkyline(context, view, {
        name: `roofs ${index}`,
        foot: view.horizon + view.unit * 0.14,
        height: view.span * share,
        depth,
      });
  },
  land(pen) {
    const roof: Rgb = pen.view.snowy ? [232, 238, 248] : [168, 156, 148];
    const far = 9;
    face(
      pen,
      [
        [-60, 0, 2.5],
        [60, 0, 2.5],
        [60, 0, far],
        [-60, 0, far],
      ],
      roof,
      'lit',
    );
    for (let away = 3.4; away < far; away += 1.4)
      beam(pen, [-60, 0, away], [60, 0, away], 0.03, lighten(roof, -0.08), 'shaded');
    box(pen, { x: [-60, 60], up: [0, 0.85], away: [far, far + 0.3], colour: [176, 128, 108], top: [206, 196, 186] });
  },
  stand(pen) {
    const edge = pen.edge(8);
    const side = pen.random.chance(0.5) ? 1 : -1;
    // a water tank on legs, and the hut of the stairs
    const tank: Rgb = [150, 104, 72];
    const at = side * edge * 0.72;
    for (const leg of [-0.7, 0.7]) post(pen, at + leg, 8, [0, 1.6], 0.06, [84, 80, 82]);
    post(pen, at, 8, [1.6, 3.6], 1.05, tank);
    face(
      pen,
      [
        [at - 1.15, 3.6, 8],
        [at, 4.4, 8],
        [at + 1.15, 3.6, 8],
      ],
      [112, 84, 70],
      'lit',
    );
    const hut = -side * edge * 0.8;
    box(pen, { x: [hut - 1.3, hut + 1.3], up: [0, 2.5], away: [7, 8.6], colour: [190, 150, 124] });
    panel(pen, [hut - 0.4, hut + 0.4], [0, 2], 7, [92, 104, 112]);
    if (pen.view.brings('chimney')) {
      box(pen, { x: [hut - 2.6, hut - 2], up: [0, 1.7], away: [8, 8.6], colour: brick });
      box(pen, {
        x: [side * edge * 0.3 - 0.25, side * edge * 0.3 + 0.25],
        up: [0, 1],
        away: [8.2, 8.7],
        colour: [150, 156, 160],
      });
    }
  },
});

/** Houses with front lawns, a drive and a pavement: a quiet suburb. */
const suburb = place({
  setting: 'suburb',
  horizon: 0.5,
  lens: { near: 3.6, eye: 1.9, range: 70 },
  leafy: true,
  land(pen) {
    flat(pen, [124, 166, 92]);
    const road: Range = [2.6, 8.4];
    patch(pen, [-80, 80], [8.4, 10], pen.view.snowy ? [222, 228, 238] : [206, 200, 190]);
    patch(pen, [-80, 80], road, pen.view.snowy ? [200, 208, 220] : asphalt);
    for (let x = -60; x < 60; x += 4) if (!pen.view.snowy) patch(pen, [x, x + 2], [5.4, 5.6], white);
  },
  stand(pen) {
    const each = 12;
    const count = Math.min(6, Math.ceil((pen.edge(17) + each) / each));
    for (const row of [34, 17])
      for (let index = -count; index <= count; index++) {
        const x = (index + (row > 20 ? 0.5 : 0.06)) * each;
        if (row < 20 && !pen.view.snowy) patch(pen, [x + 2.6, x + 4.8], [10, 17], [196, 190, 182]);
        houseAt(pen, x, row, { width: 7.6, height: 4, floors: row > 20 ? 2 : 1, gabled: index % 2 === 0 });
        if (row < 20) {
          box(pen, { x: [x + 2.4, x + 5], up: [0, 2.6], away: [16.6, 17], colour: [232, 226, 214] });
          panel(pen, [x + 2.7, x + 4.7], [0, 2.1], 16.6, [206, 204, 200], 'shaded');
        }
        treeAt(pen, 'broadleaf', x - 5, row - 2.6, 5.6);
      }
  },
  plants(pen) {
    const edge = pen.edge(11);
    if (pen.view.brings('fence'))
      for (let x = -edge; x < edge; x += 0.5)
        if (Math.abs((((x % 12) + 12) % 12) - 4.4) > 1.6)
          box(pen, { x: [x, x + 0.3], up: [0, 0.8], away: [10.4, 10.45], colour: white });
  },
});

/** A yard closed by arcades, with a well in the middle of the paving. */
const courtyard = place({
  setting: 'courtyard',
  horizon: 0.5,
  lens: { near: 3.2, range: 60 },
  ground: { left: 0.12, right: 0.88, far: 0.25 },
  land(pen) {
    flat(pen, [206, 190, 164]);
    joints(pen, [176, 158, 134], 1.2, { to: 16 });
  },
  stand(pen) {
    const wall: Rgb = pen.random.pick([
      [228, 204, 166],
      [216, 190, 160],
      [222, 180, 140],
    ] as const);
    const half = Math.max(4.6, pen.edge(5.4));
    const long = 15;
    const roof: Rgb = pen.view.snowy ? [236, 242, 252] : [172, 98, 70];
    const bays = Math.max(4, Math.round(half));
    const wide = (half * 2) / bays;
    panel(pen, [-half, half], [0, 7], long, wall);
    for (let bay = 0; bay < bays; bay++) {
      const x = -half + wide * bay;
      arch(pen, [x + wide * 0.16, x + wide * 0.84], [0, 3], long, [104, 84, 76], 'shaded');
      windows(pen, {
        x: [x + wide * 0.2, x + wide * 0.8],
        up: [4, 6.6],
        away: long,
        columns: 1,
        rows: 1,
        frame: white,
      });
    }
    face(
      pen,
      [
        [-half - 1, 7, long],
        [half + 1, 7, long],
        [half, 8.6, long + 4],
        [-half, 8.6, long + 4],
      ],
      roof,
      'lit',
    );
    for (const side of [-1, 1] as const) {
      sidePanel(pen, side * half, [0, 7], [1.8, long], wall, pen.view.air.light.side * side < 0 ? 'lit' : 'shaded');
      along(3.2, 12.8, 2.4, (away) => {
        sidePanel(pen, side * half * 0.995, [0, 2.9], [away, away + 1.7], [112, 92, 82], 'shaded');
        sidePanel(
          pen,
          side * half * 0.99,
          [4.2, 6],
          [away + 0.4, away + 1.2],
          mix([92, 116, 142], pen.view.air.skyMiddle, 0.3),
        );
      });
      face(
        pen,
        [
          [side * half, 7, 1.8],
          [side * half, 7, long],
          [side * (half + 2), 8.4, long],
          [side * (half + 2), 8.4, 1.8],
        ],
        roof,
        pen.view.air.light.side * side < 0 ? 'lit' : 'shaded',
      );
    }
    for (const side of [-1, 1]) {
      prop(pen, 'potted-plant', side * half * 0.8, 11, 1.4);
      prop(pen, 'potted-plant', side * half * 0.74, 6.5, 1.2);
    }
    if (pen.view.brings('fountain')) prop(pen, 'fountain', half * 0.3, 10.5, 2.2);
  },
});

/** A wide square before the town hall. */
const square = place({
  setting: 'square',
  horizon: 0.5,
  lens: { near: 3.4, range: 70 },
  land(pen) {
    flat(pen, paving);
    joints(pen, [150, 142, 134], 1.6);
  },
  stand(pen) {
    rowOfFronts(pen, 27, [9, 13], 7);
    const hall: Rgb = [216, 192, 160];
    box(pen, { x: [-6, 6], up: [0, 11], away: [24, 30], colour: hall });
    windows(pen, { x: [-5.6, 5.6], up: [4, 10.6], away: 24, columns: 6, rows: 2, frame: white });
    for (let door = -2; door <= 2; door++) arch(pen, [door * 2.2 - 0.8, door * 2.2 + 0.8], [0, 3.2], 24, [92, 74, 68]);
    face(
      pen,
      [
        [-6.4, 11, 24],
        [0, 14.4, 24],
        [6.4, 11, 24],
      ],
      [128, 92, 84],
      'lit',
    );
    box(pen, { x: [-1.1, 1.1], up: [12.5, 18], away: [24, 26], colour: hall });
    face(
      pen,
      [
        [-1.5, 18, 24],
        [0, 22, 24],
        [1.5, 18, 24],
      ],
      [92, 122, 112],
      'lit',
    );
    disc(pen, 0, 16.6, 23.9, 0.75, white, 'lit');
    for (const side of [-1, 1])
      for (const away of [18, 11]) lampAt(pen, side * Math.min(9, pen.edge(away) * 0.62), away, 4.4);
    prop(pen, 'fountain', pen.random.chance(0.5) ? -5 : 5, 16, 3);
  },
});

/** Timbered houses close together over cobbles. */
const medieval = place({
  setting: 'medieval-village',
  horizon: 0.54,
  lens: { near: 3.2, range: 60 },
  ground: { left: 0.14, right: 0.86 },
  far(pen) {
    const { view } = pen;
    if (view.brings('castle')) {
      const side = pen.random.chance(0.5) ? 1 : -1;
      pen.context.globalAlpha = 0.75;
      prop(pen, 'castle', side * 12, 52, 17);
      pen.context.globalAlpha = 1;
    }
  },
  land(pen) {
    flat(pen, [168, 150, 126]);
    joints(pen, cobble, 0.7, { alpha: 0.25, to: 22 });
  },
  stand(pen) {
    const gap = Math.max(3.2, pen.edge(5) * 0.66);
    along(4, 26, 5.4, (away, index) => {
      for (const side of [-1, 1] as const) timbered(pen, side, gap, [away, away + 5], index * 2 + (side > 0 ? 1 : 0));
    });
  },
});

function timbered(pen: SetPen, side: -1 | 1, gap: number, away: Range, index: number): void {
  const own = pen.random.fork(`timbered ${index}`);
  const wall: Rgb = own.pick([
    [240, 228, 200],
    [232, 212, 178],
    [226, 204, 186],
  ] as const);
  const wood: Rgb = [92, 62, 46];
  const stone: Rgb = [156, 148, 138];
  const bright = pen.view.air.light.side * side < 0 ? 'lit' : 'shaded';
  const eaves = own.between(4.6, 5.8);
  const x = side * gap;
  const over = side * (gap - 0.4);
  const front: Range = side < 0 ? [-gap - 5, x] : [x, gap + 5];
  const thatch: Rgb = pen.view.snowy
    ? [236, 242, 252]
    : own.pick([
        [164, 118, 76],
        [140, 82, 64],
        [120, 96, 84],
      ] as const);
  sidePanel(pen, x, [0, 2.5], away, stone, bright);
  sidePanel(pen, over, [2.5, eaves], away, wall, bright);
  // the gable end that looks at us
  panel(pen, front, [0, 2.5], away[0], stone);
  panel(pen, side < 0 ? [front[0], over] : [over, front[1]], [2.5, eaves], away[0], wall);
  const middle = (over + side * (gap + 5)) / 2;
  face(
    pen,
    [
      [over, eaves, away[0]],
      [middle, eaves + 3.2, away[0]],
      [side * (gap + 5), eaves, away[0]],
    ],
    wall,
    'tone',
  );
  for (const t of [0, 0.5, 1]) {
    const up = 2.5 + (eaves - 2.5) * t;
    beam(pen, [over, up, away[0]], [side * (gap + 5), up, away[0]], 0.16, wood);
    beam(pen, [over, up, away[0]], [over, up, away[1]], 0.16, wood, bright === 'lit' ? 'tone' : 'shaded');
  }
  for (let stud = 0; stud <= 4; stud++) {
    const at = away[0] + ((away[1] - away[0]) * stud) / 4;
    beam(pen, [over, 2.5, at], [over, eaves, at], 0.14, wood);
    if (stud < 4 && stud % 2 === 0) beam(pen, [over, 2.5, at], [over, eaves, at + 1.2], 0.1, wood);
    const fx = over + side * stud * 1.35;
    beam(pen, [fx, 2.5, away[0]], [fx, eaves, away[0]], 0.14, wood);
  }
  sideWindows(pen, {
    x: over * 0.997,
    up: [2.9, eaves - 0.1],
    away: [away[0] + 0.4, away[1] - 0.4],
    columns: 2,
    rows: 1,
    frame: wood,
  });
  sidePanel(pen, x * 0.997, [0, 2], [away[0] + 1.6, away[0] + 2.7], [86, 58, 44], 'shaded');
  face(
    pen,
    [
      [over - side * 0.3, eaves - 0.2, away[0] - 0.3],
      [middle, eaves + 3.3, away[0] - 0.3],
      [middle, eaves + 3.3, away[1]],
      [over - side * 0.3, eaves - 0.2, away[1]],
    ],
    thatch,
    bright,
  );
}

/** A tarred ground with painted bays and parked cars, a building behind. */
const parkingLot = place({
  setting: 'parking-lot',
  horizon: 0.48,
  lens: { near: 3.6, eye: 1.9, range: 70 },
  far: (pen) => farTown(pen),
  land(pen) {
    flat(pen, asphalt);
    if (pen.view.snowy) return;
    for (let x = -40; x <= 40; x += 2.6) {
      patch(pen, [x, x + 0.12], [13, 18], white);
      patch(pen, [x, x + 0.12], [4, 8.4], white);
    }
    patch(pen, [-60, 60], [18, 18.14], white);
    dashes(pen, 0, 0, white);
  },
  stand(pen) {
    const shop: Rgb = pen.random.pick([
      [214, 206, 196],
      [196, 172, 150],
    ] as const);
    const edge = pen.edge(27);
    box(pen, { x: [-edge, edge], up: [0, 6], away: [27, 34], colour: shop });
    windows(pen, { x: [-edge * 0.9, edge * 0.9], up: [0.2, 3], away: 27, columns: 10, rows: 1, fill: 0.8 });
    box(pen, { x: [-edge, edge], up: [4, 5.2], away: [26.6, 27], colour: pen.random.pick(cloths) });
    const paintsOfCars: readonly Rgb[] = [
      [196, 60, 56],
      [70, 110, 170],
      [230, 230, 226],
      [90, 96, 104],
      [220, 176, 70],
    ];
    for (let bay = -7; bay <= 7; bay++) {
      const own = pen.random.fork(`bay ${bay}`);
      if (own.chance(0.62))
        prop(pen, 'car', bay * 4.6, 17, 1.5, { colour: own.pick(paintsOfCars), flipped: own.chance(0.5) });
    }
    for (const side of [-1, 1]) lampAt(pen, side * pen.edge(20) * 0.6, 20, 6.5);
  },
});

/** Pumps under a bright canopy. */
const petrolStation = place({
  setting: 'petrol-station',
  horizon: 0.52,
  lens: { near: 3.6, eye: 1.8, range: 70 },
  far: (pen) => farTown(pen, 0.1),
  land(pen) {
    flat(pen, [150, 150, 152]);
    joints(pen, [120, 120, 124], 3, { alpha: 0.3 });
  },
  stand(pen) {
    const trim: Rgb = pen.random.pick([
      [206, 58, 52],
      [40, 110, 176],
      [46, 140, 92],
    ] as const);
    box(pen, { x: [-8, 8], up: [0, 3.4], away: [19, 25], colour: [226, 222, 214] });
    windows(pen, { x: [-7, 5], up: [0.4, 2.8], away: 19, columns: 5, rows: 1, fill: 0.84 });
    panel(pen, [5.3, 6.9], [0, 2.4], 19, [110, 130, 144]);
    box(pen, { x: [-8.2, 8.2], up: [3.4, 4.2], away: [18.8, 25], colour: trim });
    for (const x of [-5.2, 5.2]) post(pen, x, 13, [0, 5], 0.22, white);
    box(pen, { x: [-8.4, 8.4], up: [5, 5.9], away: [9.4, 16], colour: white });
    panel(pen, [-8.4, 8.4], [5.15, 5.5], 9.4, trim, 'lit');
    for (const x of [-5.2, -1.8, 1.8, 5.2]) {
      box(pen, { x: [x - 0.9, x + 0.9], up: [0, 0.18], away: [12, 14], colour: [206, 204, 198], sheltered: true });
      box(pen, { x: [x - 0.4, x + 0.4], up: [0.18, 1.9], away: [12.6, 13.2], colour: trim, sheltered: true });
      panel(pen, [x - 0.3, x + 0.3], [1.2, 1.7], 12.6, [36, 46, 56]);
      panel(pen, [x - 0.3, x + 0.3], [0.5, 0.9], 12.6, white);
      beam(pen, [x + 0.44, 1.4, 12.6], [x + 0.58, 0.5, 12.6], 0.07, [36, 38, 44]);
    }
    const sign = pen.edge(11) * 0.82;
    post(pen, -sign, 11, [0, 5.6], 0.1, [120, 124, 130]);
    box(pen, { x: [-sign - 0.9, -sign + 0.9], up: [3.4, 6], away: [10.9, 11.1], colour: trim });
    panel(pen, [-sign - 0.7, -sign + 0.7], [3.6, 4.6], 10.9, white, 'glow');
    if (pen.view.night || pen.view.low) for (const x of [-5, 0, 5]) shineAt(pen, x, 4.6, 12, 4, [236, 244, 255], 0.5);
  },
});

/** Bare floors of a building, a crane, heaps and barriers. */
const constructionSite = place({
  setting: 'construction-site',
  horizon: 0.54,
  lens: { near: 3.6, range: 70 },
  far: (pen) => farTown(pen, 0.14),
  land(pen) {
    flat(pen, [190, 158, 118]);
    if (!pen.view.snowy) for (const x of [-2.2, 1.2]) patch(pen, [x, x + 0.7], [3, 40], [168, 138, 102], 'tone');
  },
  stand(pen) {
    const side = pen.random.chance(0.5) ? 1 : -1;
    const concrete: Rgb = [178, 176, 172];
    const middle = side * Math.max(4, pen.edge(20) * 0.45);
    for (let floor = 0; floor < 3; floor++) {
      const up = floor * 3.2;
      panel(pen, [middle - 5, middle + 5], [up, up + 2.9], 24, [150, 146, 144], 'shaded');
      for (const column of [-4.6, -1.6, 1.5, 4.4])
        box(pen, {
          x: [middle + column - 0.22, middle + column + 0.22],
          up: [up, up + 2.9],
          away: [19, 19.4],
          colour: concrete,
        });
      box(pen, { x: [middle - 5.2, middle + 5.2], up: [up + 2.9, up + 3.2], away: [19, 25], colour: concrete });
    }
    for (const column of [-4.6, -1.6, 1.5, 4.4])
      for (const bar of [-0.1, 0.1])
        beam(pen, [middle + column + bar, 9.6, 19], [middle + column + bar, 10.8, 19], 0.05, [150, 90, 64]);
    if (pen.view.brings('tower-crane')) {
      const yellow: Rgb = [238, 182, 48];
      const at = -side * Math.max(3, pen.edge(24) * 0.42);
      for (const x of [-0.5, 0.5]) beam(pen, [at + x, 0, 24], [at + x, 13, 24], 0.16, yellow);
      for (let up = 0; up < 13; up += 1.2) beam(pen, [at - 0.5, up, 24], [at + 0.5, up + 1.2, 24], 0.09, yellow);
      const reach = side * 10;
      for (const up of [13, 14])
        beam(pen, [at - side * 4, up, 24], [at + reach, 13 + (up - 13) * 0.6, 24], 0.14, yellow);
      for (let t = 0; t < 1; t += 0.1)
        beam(pen, [at + reach * t, 13, 24], [at + reach * (t + 0.05), 13.7, 24], 0.08, yellow);
      beam(pen, [at, 15.4, 24], [at + reach * 0.8, 13.8, 24], 0.07, [70, 70, 74]);
      beam(pen, [at, 13, 24], [at, 15.4, 24], 0.2, yellow);
      box(pen, {
        x: [at - side * 4 - 0.7, at - side * 4 + 0.7],
        up: [12, 13],
        away: [24, 25],
        colour: [120, 120, 124],
      });
      beam(pen, [at + reach * 0.7, 13, 24], [at + reach * 0.7, 9.4, 24], 0.06, [60, 60, 64]);
      box(pen, {
        x: [at + reach * 0.7 - 1, at + reach * 0.7 + 1],
        up: [9, 9.4],
        away: [24, 24.4],
        colour: [176, 120, 84],
      });
    }
    face(
      pen,
      [
        [-side * 7, 0, 13],
        [-side * 4.6, 1.7, 13.4],
        [-side * 2.6, 0, 13],
      ],
      pen.view.snowy ? [232, 238, 248] : [206, 176, 130],
      'lit',
    );
    const edge = pen.edge(8.6);
    for (let x = -edge; x < edge; x += 2.6) {
      if (Math.abs(x + 0.9) < edge * 0.4) continue;
      for (const leg of [0.1, 1.6])
        box(pen, { x: [x + leg, x + leg + 0.1], up: [0, 0.9], away: [8.6, 8.7], colour: [120, 120, 124] });
      for (let stripe = 0; stripe < 6; stripe++)
        panel(
          pen,
          [x + stripe * 0.3, x + stripe * 0.3 + 0.3],
          [0.55, 0.9],
          8.6,
          stripe % 2 ? white : [222, 74, 48],
          'lit',
        );
    }
  },
});

const looksOnWater = ({ view }: SetPen): boolean => ['sea', 'lake', 'river', 'water'].some((one) => view.asked(one));

/** What one sees from up here: what the prompt names, else a town behind trees. */
function overlooked(pen: SetPen): void {
  const { view, context } = pen;
  const foot = view.horizon + 2;
  if (view.asked('mountains') || view.asked('hills'))
    paintMountains(context, view, {
      name: 'outlook',
      foot,
      rise: view.horizon * 0.6,
      depth: 0.8,
      colour: [104, 122, 148],
      snow: view.asked('mountains') ? 0.4 : 0,
    });
  else if (!looksOnWater(pen)) farTown(pen, view.asked('skyline') ? 0.3 : 0.12);
  if (looksOnWater(pen)) return paintWater(context, view, { top: view.horizon, bottom: view.height, waves: 0.2 });
  if (view.asked('skyline')) return;
  for (const [index, away] of [60, 36, 24].entries())
    for (let x = -pen.edge(away); x < pen.edge(away); x += away * 0.12)
      treeAt(pen, 'broadleaf', x + index, away, away * 0.14);
}

/** A balcony or porch: boards, a rail, the view behind it. */
const terrace = place({
  setting: 'terrace',
  horizon: 0.5,
  lens: { near: 2.6, range: 90 },
  ground: { far: 0.45 },
  leafy: true,
  far: overlooked,
  land(pen) {
    if (!looksOnWater(pen)) flat(pen, [124, 162, 92]);
    const boards: Rgb = [184, 138, 98];
    const far = 5.6;
    patch(pen, [-30, 30], [1.8, far], boards, 'lit');
    for (let x = -12; x < 12; x += 0.3) beam(pen, [x, 0, 1.8], [x, 0, far], 0.012, lighten(boards, -0.14), 'shaded');
  },
  stand(pen) {
    const far = 5.6;
    const rail: Rgb = pen.random.pick([white, [84, 66, 56]] as const);
    for (let x = -12; x < 12; x += 0.26)
      box(pen, { x: [x, x + 0.07], up: [0.08, 0.98], away: [far, far + 0.06], colour: rail });
    box(pen, { x: [-14, 14], up: [0.95, 1.06], away: [far - 0.06, far + 0.1], colour: rail });
    box(pen, { x: [-14, 14], up: [0.06, 0.14], away: [far, far + 0.06], colour: rail });
    const edge = pen.edge(far);
    for (const side of [-1, 1])
      box(pen, {
        x: side < 0 ? [-edge * 0.98, -edge * 0.98 + 0.3] : [edge * 0.98 - 0.3, edge * 0.98],
        up: [0, 8],
        away: [far - 0.2, far + 0.1],
        colour: rail,
      });
    prop(pen, 'potted-plant', edge * 0.66, far - 0.4, 0.9);
    prop(pen, 'potted-plant', -edge * 0.7, far - 0.4, 0.7);
    const up = pen.ceiling(far);
    box(pen, { x: [-14, 14], up: [up - 0.45, up + 1], away: [far - 0.4, far + 0.1], colour: rail });
  },
});

/** Places of the town that are built of solids. */
export const townPlaces: readonly World[] = [
  market,
  alley,
  rooftop,
  suburb,
  courtyard,
  square,
  medieval,
  parkingLot,
  petrolStation,
  constructionSite,
  terrace,
];
