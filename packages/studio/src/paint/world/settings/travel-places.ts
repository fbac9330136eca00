import { lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { grassColour } from '../elements/foliage.js';
import { paintSkyline } from '../elements/skyline.js';
import { paintFarLand } from '../land.js';
import { along, dashes, flat, hall, joints } from '../sets/floors.js';
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
import type { SetPen } from '../sets/space.js';
import type { World } from '../world.js';

const white: Rgb = [244, 240, 230];
const steel: Rgb = [112, 118, 128];
const asphalt: Rgb = [104, 106, 114];

/** Hills and woods at the horizon of a drawn-out view. */
function farCountry(pen: SetPen): void {
  paintFarLand(pen.view, { layer: (_layer, paint) => paint(pen.context) });
}

/** Rails on sleepers that run away. */
function track(pen: SetPen, x: number, to: number, from = 2.4): void {
  if (!pen.view.snowy || pen.view.inside) patch(pen, [x - 1.5, x + 1.5], [from, to], [140, 128, 118], 'tone');
  for (let away = from; away < Math.min(to, 40); away += 0.75)
    patch(pen, [x - 1.15, x + 1.15], [away, away + 0.3], [104, 80, 64], 'shaded');
  for (const side of [-0.72, 0.72]) {
    patch(pen, [x + side - 0.07, x + side + 0.07], [from, to], [92, 92, 98], 'shaded');
    patch(pen, [x + side - 0.03, x + side + 0.04], [from, to], [206, 210, 216], 'lit');
  }
}

const trainStation = place({
  setting: 'train-station',
  horizon: 0.52,
  lens: { near: 3.2, range: 70 },
  ground: { left: 0.06, right: 0.6, far: 0.2 },
  far: (pen) =>
    paintSkyline(pen.context, pen.view, {
      name: 'far',
      foot: pen.view.horizon + 2,
      height: pen.view.span * 0.12,
      depth: 0.9,
      crowned: false,
    }),
  land(pen) {
    flat(pen, [196, 190, 182]);
    track(pen, 4.4, 70);
    track(pen, 8.6, 70);
    patch(pen, [-30, 2.2], [2.4, 70], [206, 198, 188], 'lit');
    patch(pen, [1.5, 1.85], [2.4, 70], [240, 200, 70], 'lit');
    face(
      pen,
      [
        [2.2, 0, 2.4],
        [2.2, -0.9, 2.4],
        [2.2, -0.9, 70],
        [2.2, 0, 70],
      ],
      [150, 142, 136],
      'shaded',
    );
  },
  stand(pen) {
    const wall: Rgb = [184, 116, 92];
    const left = -Math.max(4.6, pen.edge(5));
    sidePanel(pen, left, [0, 5], [2, 48], wall, pen.view.air.light.side > 0 ? 'lit' : 'shaded');
    along(4, 40, 5, (away) => {
      sidePanel(pen, left * 0.996, [0, 2.6], [away, away + 1.4], [92, 70, 60], 'shaded');
      sidePanel(
        pen,
        left * 0.996,
        [1, 2.8],
        [away + 2, away + 4],
        pen.view.night ? [255, 212, 132] : [120, 146, 166],
        pen.view.night ? 'glow' : 'tone',
      );
    });
    // the roof over the platform, on iron columns
    along(5, 45, 5, (away) => {
      post(pen, 0.6, away, [0, 4.2], 0.12, [62, 98, 92]);
      beam(pen, [0.6, 3.4, away], [-0.6, 4.2, away], 0.12, [62, 98, 92]);
      beam(pen, [0.6, 3.4, away], [1.8, 4.2, away], 0.12, [62, 98, 92]);
    });
    face(
      pen,
      [
        [left, 4.8, 2],
        [2.4, 4.2, 2],
        [2.4, 4.2, 48],
        [left, 4.8, 48],
      ],
      [120, 108, 102],
      'shaded',
    );
    face(
      pen,
      [
        [2.4, 4.2, 2],
        [2.4, 4.6, 2],
        [2.4, 4.6, 48],
        [2.4, 4.2, 48],
      ],
      [206, 196, 178],
      'lit',
    );
    if (pen.view.brings('train')) {
      // a train waits on the far track
      const body: Rgb = pen.random.pick([
        [56, 104, 150],
        [170, 60, 56],
        [70, 130, 104],
      ] as const);
      sidePanel(pen, 7.2, [0.4, 3.6], [9, 60], body, pen.view.air.light.side < 0 ? 'lit' : 'shaded');
      sideWindows(pen, { x: 7.19, up: [1.5, 3.1], away: [11, 58], columns: 14, rows: 1 });
      panel(pen, [7.2, 10], [0.4, 3.7], 9, lighten(body, -0.04));
      panel(pen, [7.5, 9.7], [2, 3.2], 9, [70, 86, 104]);
      for (const x of [7.8, 9.4]) disc(pen, x, 1.1, 9, 0.2, [255, 240, 190], 'glow');
    }
    disc(pen, -1.4, 3.5, 9, 0.44, [60, 62, 70]);
    disc(pen, -1.4, 3.5, 8.9, 0.36, white, 'lit');
    beam(pen, [-1.4, 3.5, 8.9], [-1.4, 3.78, 8.9], 0.05, [40, 40, 46]);
    beam(pen, [-1.4, 3.5, 8.9], [-1.2, 3.4, 8.9], 0.05, [40, 40, 46]);
    prop(pen, 'bench', left * 0.6, 11, 0.9);
  },
});

const subway = place({
  setting: 'subway',
  indoor: true,
  horizon: 0.5,
  lens: { near: 2.8, range: 90 },
  ground: { left: 0.06, right: 0.62, far: 0.2 },
  land(pen) {
    const room = hall(pen, {
      half: 5.4,
      tall: 4.2,
      long: 42,
      wall: [226, 228, 222],
      floor: [168, 166, 164],
      ceiling: [206, 208, 206],
      back: [36, 36, 44],
    });
    const edge = Math.max(1.4, room.half * 0.36);
    joints(pen, [140, 138, 138], 0.9, { to: 20 });
    // the tiled wall and its stripe
    const stripe: Rgb = pen.random.pick([
      [206, 64, 58],
      [48, 110, 176],
      [60, 142, 96],
      [236, 160, 52],
    ] as const);
    for (const side of [-1, 1] as const) {
      for (let up = 0.5; up < 4.1; up += 0.4)
        beam(pen, [side * room.half, up, 2], [side * room.half, up, 42], 0.02, [186, 190, 188], 'shaded');
      sidePanel(pen, side * room.half * 0.998, [2.5, 2.95], [2, 42], stripe, 'tone');
    }
    // the bed of the track, lower than the platform
    patch(pen, [edge, room.half], [1.8, 42], [62, 60, 64], 'shaded');
    for (const rail of [edge + 0.8, edge + 2.2]) patch(pen, [rail, rail + 0.1], [1.8, 42], [190, 194, 200], 'lit');
    for (let away = 2; away < 26; away += 0.9)
      patch(pen, [edge + 0.5, edge + 2.6], [away, away + 0.3], [50, 46, 48], 'shaded');
    patch(pen, [edge - 0.45, edge], [1.8, 42], [244, 204, 70], 'lit');
    arch(pen, [edge + 0.1, room.half - 0.1], [0, 3.6], 41.9, [14, 14, 20], 'shaded');
    along(4, 36, 4, (away) => {
      box(pen, { x: [-1.4, 0.4], up: [4, 4.12], away: [away, away + 1.6], colour: [255, 252, 236] });
      patch(pen, [-1.4, 0.4], [away, away + 1.6], [255, 253, 240], 'glow', 4);
      post(pen, Math.max(-room.half * 0.3, -2), away, [0, 4.2], 0.16, stripe);
    });
    if (pen.view.brings('train') && pen.view.brings('subway-train')) {
      const side = room.half - 0.5;
      const from = edge + 0.25;
      box(pen, { x: [from, side], up: [0.1, 3.3], away: [17, 41], colour: [206, 210, 216], sheltered: true });
      panel(pen, [from + 0.3, side - 0.3], [1.6, 2.9], 17, [40, 52, 66]);
      panel(pen, [from, side], [0.9, 1.3], 17, stripe);
      for (const x of [from + 0.4, side - 0.4]) {
        disc(pen, x, 0.7, 16.9, 0.16, [255, 248, 214], 'glow');
        shineAt(pen, x, 0.7, 16.9, 1.4, [255, 240, 190], 0.6);
      }
    }
    prop(pen, 'bench', -room.half * 0.72, 9, 0.9);
    panel(pen, [-1.8, 0.8], [3, 3.5], 8, [30, 34, 42]);
    panel(pen, [-1.6, -1.1], [3.08, 3.42], 7.99, stripe, 'glow');
    panel(pen, [-0.9, 0.6], [3.18, 3.32], 7.99, white, 'glow');
  },
});

const airport = place({
  setting: 'airport',
  indoor: true,
  horizon: 0.52,
  lens: { near: 3.2, range: 160 },
  land(pen) {
    const half = Math.max(9, pen.edge(7));
    const tall = 6.4;
    const long = 18;
    const { view } = pen;
    flat(pen, [206, 208, 210], true);
    joints(pen, [180, 184, 188], 1.5, { to: long });
    // the apron and the sky behind tall glass
    const sky = view.air.skyMiddle;
    panel(pen, [-half, half], [0, tall], long, sky, 'glow');
    panel(pen, [-half, half], [1.8, 3.2], long, view.air.skyHorizon, 'glow', 0.8);
    panel(pen, [-half, half], [0, 1.75], long, [150, 152, 156], 'lit');
    if (view.brings('aeroplane')) prop(pen, 'aeroplane', -half * 0.2, long, 3, { up: 0.5, hangs: true });
    for (let x = -half; x <= half; x += 2.4)
      box(pen, {
        x: [x - 0.07, x + 0.07],
        up: [0, tall],
        away: [long - 0.1, long],
        colour: [232, 236, 240],
        sheltered: true,
      });
    for (const up of [0.05, 2.2, 4.4])
      box(pen, {
        x: [-half, half],
        up: [up, up + 0.1],
        away: [long - 0.1, long],
        colour: [232, 236, 240],
        sheltered: true,
      });
    face(
      pen,
      [
        [-half, tall, 2],
        [half, tall, 2],
        [half, tall, long],
        [-half, tall, long],
      ],
      [230, 232, 234],
      'tone',
    );
    along(4, 16, 3, (away) => patch(pen, [-half * 0.6, half * 0.6], [away, away + 0.5], [255, 254, 246], 'glow', tall));
    for (const side of [-1, 1] as const)
      sidePanel(
        pen,
        side * half,
        [0, tall],
        [1.8, long],
        [216, 220, 224],
        view.air.light.side * side < 0 ? 'lit' : 'shaded',
      );
    // rows of seats before the glass, and the board of flights
    for (const row of [14.5, 11])
      for (let x = -half * 0.85; x < half * 0.85; x += 0.75) {
        if (row < 14 && Math.abs(x) < half * 0.5) continue;
        box(pen, {
          x: [x, x + 0.66],
          up: [0.36, 0.48],
          away: [row, row + 0.5],
          colour: [54, 76, 112],
          sheltered: true,
        });
        box(pen, {
          x: [x, x + 0.66],
          up: [0.48, 1],
          away: [row + 0.5, row + 0.58],
          colour: [62, 88, 128],
          sheltered: true,
        });
      }
    const board = half * 0.55;
    for (const x of [board - 1.4, board + 1.4]) beam(pen, [x, tall, 9], [x, 4.6, 9], 0.06, steel);
    box(pen, { x: [board - 1.9, board + 1.9], up: [3.1, 4.7], away: [9, 9.2], colour: [24, 28, 38], sheltered: true });
    for (let line = 0; line < 5; line++) {
      panel(pen, [board - 1.7, board - 0.7], [4.35 - line * 0.28, 4.48 - line * 0.28], 8.99, [250, 200, 70], 'glow');
      panel(pen, [board - 0.4, board + 1.6], [4.35 - line * 0.28, 4.48 - line * 0.28], 8.99, white, 'glow', 0.85);
    }
    prop(pen, 'suitcase', -half * 0.62, 10.4, 0.7);
  },
});

/** The field of an airport: a runway to the horizon, the tower, hangars. */
const runway = place({
  setting: 'runway',
  horizon: 0.5,
  lens: { near: 4, eye: 2.4, range: 160 },
  far: farCountry,
  land(pen) {
    flat(pen, grassColour(pen.view));
    const half = Math.max(7, pen.edge(5) * 0.9);
    patch(pen, [-half, half], [2.6, 400], pen.view.snowy ? [196, 204, 216] : [108, 110, 118], 'lit');
    for (const side of [-1, 1]) patch(pen, [side * half * 0.93 - 0.16, side * half * 0.93 + 0.16], [2.6, 400], white);
    dashes(pen, 0, 0.6, white, 7, 6, 200);
    for (let bar = -3; bar <= 3; bar++)
      if (bar !== 0) patch(pen, [bar * half * 0.22 - 0.3, bar * half * 0.22 + 0.3], [5, 10], white);
    if (pen.view.night || pen.view.low)
      for (const side of [-1, 1])
        along(5, 90, 7, (away) => disc(pen, side * half, 0.25, away, 0.14, [255, 236, 170], 'glow'));
  },
  stand(pen) {
    const side = pen.random.chance(0.5) ? 1 : -1;
    const x = side * Math.max(16, pen.edge(60) * 0.5);
    post(pen, x, 60, [0, 13], 1.4, [222, 222, 220]);
    box(pen, { x: [x - 2.8, x + 2.8], up: [13, 15.6], away: [58, 62], colour: [70, 96, 116] });
    box(pen, { x: [x - 3.1, x + 3.1], up: [15.6, 16.3], away: [58, 62], colour: white });
    box(pen, { x: [x - side * 22 - 8, x - side * 22 + 6], up: [0, 6], away: [64, 80], colour: [190, 196, 202] });
    windows(pen, { x: [x - side * 22 - 7, x - side * 22 + 5], up: [1, 5], away: 64, columns: 8, rows: 1, fill: 0.7 });
  },
});

const tunnel = place({
  setting: 'tunnel',
  indoor: true,
  horizon: 0.52,
  lens: { near: 2.8, range: 200 },
  land(pen) {
    const { context, view } = pen;
    const half = Math.max(4, pen.edge(3.4));
    const long = 60;
    flat(pen, [96, 94, 96], true);
    // rings of stone from the near end to the far one
    const stone: Rgb = lighten([132, 122, 114], pen.random.around(0.04));
    const rings = 12;
    for (let ring = 0; ring <= rings; ring++) {
      const away = 1.8 * (long / 1.8) ** (ring / rings);
      const [cx, cy] = pen.point(0, 1.2, away);
      const radius = half * pen.scale(away);
      context.fillStyle = `rgb(${view
        .tone(ring % 2 ? stone : lighten(stone, 0.05), 0)
        .map((part) => Math.round(part * (0.96 - (ring / rings) * 0.5)))
        .join(',')})`;
      context.beginPath();
      if (ring === 0) context.rect(-4, -4, view.width + 8, pen.point(0, 0, 1.8)[1] + 8);
      else {
        context.ellipse(cx, cy, radius, radius, 0, Math.PI, 0);
        context.lineTo(cx + radius, pen.point(0, 0, away)[1]);
        context.lineTo(cx - radius, pen.point(0, 0, away)[1]);
      }
      context.fill();
    }
    arch(pen, [-half, half], [0, half + 1.2], long, view.night ? [60, 70, 104] : [250, 250, 236], 'glow');
    patch(pen, [-half, half], [1.6, long], [92, 90, 94], 'tone');
    dashes(pen, 0, 0.16, white, 2, 2.6, 50);
    shineAt(pen, 0, 2, long, half * 6, view.night ? [120, 140, 200] : [255, 246, 214], 0.8);
    along(4, 40, 4.5, (away) => {
      for (const side of [-1, 1]) {
        disc(pen, side * half * 0.72, 3.4, away, 0.16, [255, 220, 150], 'glow');
        shineAt(pen, side * half * 0.72, 3.4, away, 1.3, [255, 190, 100], 0.45);
      }
    });
  },
});

const road = place({
  setting: 'road',
  horizon: 0.5,
  lens: { near: 3.4, range: 90 },
  leafy: true,
  far: farCountry,
  land(pen) {
    flat(pen, grassColour(pen.view));
    const dirt = pen.view.asked('dirt');
    const half = Math.max(2.6, pen.edge(3.4) * 0.72);
    patch(pen, [-half - 0.5, half + 0.5], [2.4, 300], pen.view.snowy ? [214, 220, 232] : [184, 160, 120], 'lit');
    patch(pen, [-half, half], [2.4, 300], pen.view.snowy ? [196, 204, 218] : dirt ? [190, 154, 112] : asphalt, 'lit');
    if (dirt) {
      for (const x of [-half * 0.5, half * 0.5]) patch(pen, [x - 0.35, x + 0.35], [2.4, 200], [164, 128, 90], 'shaded');
      return;
    }
    dashes(pen, 0, 0.16, [250, 220, 110], 2.4, 3, 160);
    for (const side of [-1, 1]) patch(pen, [side * half * 0.93 - 0.06, side * half * 0.93 + 0.06], [2.4, 200], white);
  },
  plants(pen) {
    const half = Math.max(2.6, pen.edge(3.4) * 0.72);
    along(8, 60, 9, (away, index) => {
      const own = pen.random.fork(`roadside ${index}`);
      for (const side of [-1, 1]) {
        const x = side * (half + own.between(2.4, 6));
        if (own.chance(0.6)) treeAt(pen, 'broadleaf', x, away + own.between(0, 4), own.between(4, 7));
        post(pen, side * (half + 0.9), away, [0, 0.9], 0.06, white);
      }
    });
  },
});

const highway = place({
  setting: 'highway',
  horizon: 0.5,
  lens: { near: 4, eye: 3, range: 130 },
  far(pen) {
    farCountry(pen);
    paintSkyline(pen.context, pen.view, {
      name: 'far city',
      foot: pen.view.horizon + 2,
      height: pen.view.span * 0.13,
      depth: 0.88,
      gap: [0.55, 0.9],
    });
  },
  land(pen) {
    flat(pen, grassColour(pen.view));
    const lanes = Math.max(9, pen.edge(4) * 0.95);
    const tar: Rgb = pen.view.snowy ? [190, 198, 212] : asphalt;
    patch(pen, [-lanes, lanes], [2.6, 400], tar, 'lit');
    for (const x of [-lanes * 0.66, -lanes * 0.34, lanes * 0.34, lanes * 0.66]) dashes(pen, x, 0.2, white, 3, 4, 160);
    for (const x of [-lanes * 0.96, lanes * 0.96]) patch(pen, [x - 0.1, x + 0.1], [2.6, 300], white);
    for (const x of [-0.5, 0.5]) patch(pen, [x - 0.1, x + 0.1], [2.6, 300], [250, 214, 90]);
    sidePanel(pen, 0, [0, 0.8], [4, 300], [206, 204, 200], 'lit');
  },
  stand(pen) {
    const lanes = Math.max(9, pen.edge(4) * 0.95);
    for (const side of [-1, 1] as const) {
      sidePanel(pen, side * (lanes + 0.6), [0.45, 0.75], [3, 160], [190, 194, 200], 'lit');
      along(5, 70, 4, (away) => post(pen, side * (lanes + 0.6), away, [0, 0.7], 0.06, steel));
    }
    // a gantry with green signs
    for (const side of [-1, 1]) post(pen, side * (lanes + 0.4), 26, [0, 7.6], 0.2, steel);
    for (const up of [6.6, 7.5]) beam(pen, [-lanes, up, 26], [lanes, up, 26], 0.18, steel);
    for (const x of [-lanes * 0.5, lanes * 0.5]) {
      box(pen, { x: [x - 2.8, x + 2.8], up: [5.4, 7.8], away: [25.8, 26], colour: [34, 122, 84] });
      panel(pen, [x - 2.2, x + 1.6], [6.9, 7.2], 25.7, white, 'lit');
      panel(pen, [x - 2.2, x + 0.6], [6.2, 6.5], 25.7, white, 'lit');
    }
    for (const [lane, away, flip] of [
      [-0.82, 30, true],
      [-0.5, 52, true],
      [0.5, 44, false],
      [0.82, 34, false],
    ] as const)
      if (pen.view.brings('car') && pen.view.brings('truck')) {
        const x = lane * lanes;
        const own = pen.random.fork(`car ${lane}`);
        const colour: Rgb = own.pick([
          [196, 60, 56],
          [70, 110, 170],
          [230, 230, 226],
          [90, 96, 104],
        ] as const);
        box(pen, { x: [x - 0.9, x + 0.9], up: [0.25, 0.95], away: [away, away + 3.6], colour });
        box(pen, { x: [x - 0.75, x + 0.75], up: [0.95, 1.5], away: [away + 0.8, away + 3], colour: [70, 84, 100] });
        for (const lamp of [-0.6, 0.6])
          disc(pen, x + lamp, 0.65, away, 0.16, flip ? [255, 246, 210] : [230, 60, 50], 'glow');
      }
    for (const side of [-1, 1]) for (const away of [16, 34]) lampAt(pen, side * (lanes + 1.6), away, 8);
  },
});

/** On a bridge: the deck runs away between rails and towers over water. */
const bridge = place({
  setting: 'bridge',
  horizon: 0.52,
  lens: { near: 3, eye: 1.8, range: 110 },
  ground: { left: 0.16, right: 0.84 },
  far(pen) {
    paintSkyline(pen.context, pen.view, {
      name: 'far shore',
      foot: pen.view.horizon + 2,
      height: pen.view.span * 0.14,
      depth: 0.88,
    });
  },
  land(pen) {
    const { view } = pen;
    flat(pen, [76, 128, 156], true);
    for (let away = 8; away < 90; away *= 1.25)
      patch(pen, [-200, 200], [away, away * 1.04], view.air.skyHorizon, 'glow', 0, 0.25);
    const half = Math.max(2.8, pen.edge(3.6) * 0.86);
    patch(pen, [-half, half], [1.8, 120], view.snowy ? [226, 232, 242] : [150, 140, 132], 'lit');
    for (let away = 2.4; away < 34; away += 0.7)
      beam(pen, [-half, 0, away], [half, 0, away], 0.02, [112, 102, 96], 'shaded');
  },
  stand(pen) {
    const half = Math.max(2.8, pen.edge(3.6) * 0.86);
    const iron: Rgb = pen.random.pick([
      [176, 74, 56],
      [92, 104, 116],
      [126, 118, 108],
    ] as const);
    for (const tower of [46, 18]) {
      for (const side of [-1, 1])
        box(pen, {
          x: side < 0 ? [-half - 0.7, -half] : [half, half + 0.7],
          up: [0, 13],
          away: [tower, tower + 0.9],
          colour: iron,
        });
      for (const up of [6.4, 12])
        box(pen, { x: [-half, half], up: [up, up + 0.8], away: [tower, tower + 0.7], colour: iron });
    }
    for (const side of [-1, 1]) {
      const cable = (t: number): readonly [number, number] => [18 + t * 28, 13 - Math.sin(t * Math.PI) * 9.5];
      for (let step = 0; step < 14; step++) {
        const [a, up] = cable(step / 14);
        const [b, next] = cable((step + 1) / 14);
        beam(pen, [side * (half + 0.35), up, a], [side * (half + 0.35), next, b], 0.16, iron);
        beam(pen, [side * (half + 0.35), 1, a], [side * (half + 0.35), up, a], 0.05, iron);
      }
      for (let step = 0; step < 8; step++) {
        const t = step / 8;
        beam(
          pen,
          [side * (half + 0.35), 13 - t * 11, 18 - t * 15],
          [side * (half + 0.35), 13 - (t + 0.125) * 11, 18 - (t + 0.125) * 15],
          0.16,
          iron,
        );
        beam(pen, [side * (half + 0.35), 1, 18 - t * 15], [side * (half + 0.35), 13 - t * 11, 18 - t * 15], 0.05, iron);
      }
      along(2.6, 50, 1.2, (away) => post(pen, side * half, away, [0, 1.05], 0.035, iron));
      for (const up of [0.5, 1.05]) beam(pen, [side * half, up, 2.2], [side * half, up, 60], 0.07, iron);
    }
  },
});

/** Rails through open country. */
const railway = place({
  setting: 'railway',
  horizon: 0.5,
  lens: { near: 3, range: 90 },
  leafy: true,
  far: farCountry,
  land(pen) {
    flat(pen, grassColour(pen.view));
    track(pen, 0, 200, 2.2);
    if (pen.edge(3) > 3.4) track(pen, 4, 200, 2.2);
  },
  plants(pen) {
    along(7, 70, 8, (away, index) => {
      const x = -3.4;
      post(pen, x, away, [0, 5.4], 0.09, [110, 86, 66]);
      beam(pen, [x - 0.8, 5, away], [x + 0.8, 5, away], 0.09, [110, 86, 66]);
      if (index % 2) treeAt(pen, 'broadleaf', 8 + index, away + 3, 6);
    });
    if (pen.view.brings('house')) houseAt(pen, -11, 34, { width: 8, height: 4.4 });
  },
});

export const travelPlaces: readonly World[] = [
  trainStation,
  subway,
  airport,
  runway,
  tunnel,
  road,
  highway,
  bridge,
  railway,
];
