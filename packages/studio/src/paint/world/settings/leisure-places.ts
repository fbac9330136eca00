import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { grassColour } from '../elements/foliage.js';
import { paintMountains } from '../elements/mountains.js';
import { paintSkyline } from '../elements/skyline.js';
import { paintWoodEdge } from '../elements/woods.js';
import { along, flat, hall, joints } from '../sets/floors.js';
import { place } from '../sets/place.js';
import { lampAt, prop, treeAt } from '../sets/props.js';
import { arch, beam, box, disc, face, panel, patch, pool as round, post, shineAt, sidePanel } from '../sets/solids.js';
import type { SetPen } from '../sets/space.js';
import type { World } from '../world.js';

const white: Rgb = [246, 244, 236];
const stone: Rgb = [186, 180, 168];
const bright: readonly Rgb[] = [
  [222, 72, 62],
  [244, 190, 60],
  [60, 130, 200],
  [70, 168, 110],
];

function wood(pen: SetPen, high = 0.08): void {
  const { view } = pen;
  if (!view.allowed('trees')) return;
  paintWoodEdge(pen.context, view, {
    name: 'trees behind',
    foot: () => view.horizon + 2,
    height: view.unit * high,
    depth: 0.6,
    conifer: false,
  });
}

const lawn = (pen: SetPen): Rgb => mix(grassColour(pen.view), [116, 164, 84], 0.4);

const playground = place({
  setting: 'playground',
  horizon: 0.5,
  lens: { near: 3.6, range: 60 },
  leafy: true,
  far(pen) {
    paintSkyline(pen.context, pen.view, {
      name: 'town',
      foot: pen.view.horizon + 2,
      height: pen.view.span * 0.14,
      depth: 0.9,
      crowned: false,
    });
    wood(pen);
  },
  land(pen) {
    flat(pen, lawn(pen));
    if (!pen.view.snowy) round(pen, 0, 11, 7.5, [232, 204, 150], 'lit');
  },
  stand(pen) {
    const [red, yellow, blue, green] = bright as [Rgb, Rgb, Rgb, Rgb];
    const left = -Math.min(5, pen.edge(12) * 0.55);
    for (const x of [-18, -9, 8, 17]) treeAt(pen, 'broadleaf', x, 22, 7);
    if (pen.view.brings('slide') && pen.view.brings('playground-slide')) {
      // a tower with a roof and a slide
      for (const x of [-1, 1]) for (const deep of [14, 12.6]) post(pen, left + x, deep, [0, 3.2], 0.08, blue);
      box(pen, { x: [left - 1.1, left + 1.1], up: [1.6, 1.75], away: [12.6, 14], colour: yellow, sheltered: true });
      face(
        pen,
        [
          [left - 1.4, 3.2, 12.4],
          [left, 4.3, 13],
          [left + 1.4, 3.2, 12.4],
        ],
        red,
        'lit',
      );
      face(
        pen,
        [
          [left + 1, 1.75, 12.7],
          [left + 1, 1.75, 13.6],
          [left + 4, 0.15, 12.2],
          [left + 4, 0.15, 11.2],
        ],
        yellow,
        'lit',
      );
      beam(pen, [left + 1, 2, 12.7], [left + 4, 0.4, 11.2], 0.12, red);
      for (let rung = 0; rung < 6; rung++)
        beam(
          pen,
          [left - 1.9 + rung * 0.14, 0.2 + rung * 0.28, 12.5],
          [left - 1.3 + rung * 0.05, 0.2 + rung * 0.28, 12.5],
          0.08,
          green,
        );
      beam(pen, [left - 2, 0, 12.5], [left - 1, 1.75, 12.5], 0.09, green);
    }
    if (pen.view.brings('swing')) {
      const x = Math.min(4.6, pen.edge(13) * 0.5);
      for (const side of [-1.9, 1.9]) {
        beam(pen, [x + side - 0.5, 0, 13], [x + side, 2.9, 13.6], 0.11, red);
        beam(pen, [x + side + 0.5, 0, 14.4], [x + side, 2.9, 13.6], 0.11, red);
      }
      beam(pen, [x - 1.9, 2.9, 13.6], [x + 1.9, 2.9, 13.6], 0.12, red);
      for (const seat of [-0.9, 0.8]) {
        for (const rope of [-0.25, 0.25])
          beam(pen, [x + seat + rope, 2.9, 13.6], [x + seat + rope, 0.55, 13.6], 0.03, [92, 92, 98]);
        box(pen, {
          x: [x + seat - 0.3, x + seat + 0.3],
          up: [0.5, 0.58],
          away: [13.4, 13.8],
          colour: blue,
          sheltered: true,
        });
      }
    }
    if (pen.view.brings('seesaw')) {
      beam(pen, [-0.2, 0, 16], [0.1, 0.6, 16], 0.3, blue);
      beam(pen, [-1.7, 0.9, 16], [1.8, 0.35, 16], 0.14, green);
    }
  },
});

const themePark = place({
  setting: 'theme-park',
  horizon: 0.54,
  lens: { near: 3.6, range: 80 },
  far: (pen) => wood(pen, 0.05),
  land(pen) {
    flat(pen, [214, 196, 172]);
    joints(pen, [190, 170, 146], 1.6);
  },
  stand(pen) {
    const night = pen.view.night || pen.view.low;
    const side = pen.random.chance(0.5) ? 1 : -1;
    const reach = pen.edge(30);
    if (pen.view.brings('ferris-wheel')) {
      const x = side * reach * 0.45;
      const [hub, radius, away] = [9, 7.4, 30] as const;
      for (const leg of [-4, 4]) beam(pen, [x + leg, 0, away], [x, hub, away], 0.5, [120, 124, 150]);
      const rim = 20;
      for (let spoke = 0; spoke < rim; spoke++) {
        const turn = (spoke / rim) * Math.PI * 2;
        const next = ((spoke + 1) / rim) * Math.PI * 2;
        for (const r of [radius, radius * 0.9])
          beam(
            pen,
            [x + Math.cos(turn) * r, hub + Math.sin(turn) * r, away],
            [x + Math.cos(next) * r, hub + Math.sin(next) * r, away],
            0.18,
            white,
          );
        if (spoke % 2) continue;
        beam(pen, [x, hub, away], [x + Math.cos(turn) * radius, hub + Math.sin(turn) * radius, away], 0.1, white);
        const colour = bright[(spoke / 2) % 4] as Rgb;
        disc(pen, x + Math.cos(turn) * radius, hub + Math.sin(turn) * radius - 0.7, away, 0.75, colour, 'lit');
        if (night) shineAt(pen, x + Math.cos(turn) * radius, hub + Math.sin(turn) * radius, away, 1.6, colour, 0.7);
      }
    }
    if (pen.view.brings('roller-coaster')) {
      const rail = (t: number): readonly [number, number] => [
        -side * reach * (1 - t * 1.05),
        3 + Math.abs(Math.sin(t * 5.2)) * 7 * (1 - t * 0.45),
      ];
      for (let step = 0; step < 40; step++) {
        const [x, up] = rail(step / 40);
        const [to, next] = rail((step + 1) / 40);
        beam(pen, [x, up, 36], [to, next, 36], 0.34, [214, 66, 60]);
        if (step % 2 === 0) beam(pen, [x, 0, 36], [x, up, 36], 0.13, white);
      }
    }
    const tent = -side * Math.min(8, pen.edge(18) * 0.62);
    for (let stripe = 0; stripe < 8; stripe++) {
      const a = tent - 3.4 + (6.8 * stripe) / 8;
      const b = tent - 3.4 + (6.8 * (stripe + 1)) / 8;
      panel(pen, [a, b], [0, 2.6], 18, stripe % 2 ? white : [206, 60, 58], 'lit');
      face(
        pen,
        [
          [a * 1.0 - 0.1, 2.6, 17.6],
          [tent, 5.6, 19],
          [b + 0.1, 2.6, 17.6],
        ],
        stripe % 2 ? white : [206, 60, 58],
        stripe > 4 ? 'shaded' : 'lit',
      );
    }
    arch(pen, [tent - 0.8, tent + 0.8], [0, 2.2], 17.9, [92, 40, 48], 'shaded');
    const edge = pen.edge(9);
    for (let flag = 0; flag <= 24; flag++) {
      const t = flag / 24;
      const x = -edge + t * edge * 2;
      const up = 4.6 - Math.sin(((t * 3) % 1) * Math.PI) * 0.6;
      face(
        pen,
        [
          [x, up, 9],
          [x + 0.34, up, 9],
          [x + 0.17, up - 0.5, 9],
        ],
        bright[flag % 4] as Rgb,
        night ? 'glow' : 'lit',
      );
    }
    for (const at of [-1, 1]) lampAt(pen, at * pen.edge(12) * 0.8, 12, 4);
  },
});

const cemetery = place({
  setting: 'cemetery',
  horizon: 0.52,
  lens: { near: 3.4, range: 45 },
  leafy: true,
  far: (pen) => wood(pen, 0.1),
  land(pen) {
    flat(pen, mix(lawn(pen), [110, 120, 96], 0.4));
    patch(pen, [-1, 1], [2.6, 40], pen.view.snowy ? [214, 222, 236] : [176, 160, 136]);
  },
  stand(pen) {
    treeAt(pen, 'bare', -Math.min(9, pen.edge(16) * 0.75), 16, 8);
    treeAt(pen, 'broadleaf', Math.min(12, pen.edge(24) * 0.7), 24, 8);
    prop(pen, 'church', -pen.edge(44) * 0.35, 44, 14);
    const rows = [22, 17, 13, 9.5, 7];
    for (const [row, away] of rows.entries())
      for (let column = -6; column <= 6; column++) {
        const own = pen.random.fork(`grave ${row} ${column}`);
        const x = column * 2.5 + own.around(0.3);
        if (Math.abs(x) < 2 || (away < 9 && Math.abs(x) < pen.edge(away) * 0.5) || !pen.view.brings('gravestone'))
          continue;
        const colour = own.pick([stone, [158, 156, 152], [142, 146, 140]] as const);
        const half = own.between(0.36, 0.48);
        const tall = own.between(0.8, 1.25);
        round(pen, x, away, half * 1.6, pen.view.air.shadow, 'glow', 0.25);
        if (own.chance(0.28)) {
          box(pen, { x: [x - 0.11, x + 0.11], up: [0, tall + 0.5], away: [away, away + 0.16], colour });
          box(pen, { x: [x - half, x + half], up: [tall - 0.1, tall + 0.12], away: [away, away + 0.16], colour });
        } else {
          arch(pen, [x - half - 0.05, x + half + 0.05], [0, tall + 0.06], away + 0.15, colour, 'shaded');
          arch(pen, [x - half, x + half], [0, tall], away, colour, 'lit');
          for (const line of [0.62, 0.5, 0.4])
            panel(
              pen,
              [x - half * 0.5, x + half * 0.5],
              [tall * line, tall * line + 0.04],
              away,
              lighten(colour, -0.16),
            );
        }
      }
  },
});

const ruins = place({
  setting: 'ruins',
  horizon: 0.54,
  lens: { near: 3.4, range: 70 },
  far: (pen) => wood(pen, 0.06),
  land(pen) {
    flat(pen, mix(lawn(pen), [186, 168, 126], 0.45));
    if (!pen.view.snowy)
      for (let slab = 0; slab < 26; slab++) {
        const own = pen.random.fork(`slab ${slab}`);
        const away = own.between(4, 18);
        const x = own.around(pen.edge(away) * 0.5);
        patch(pen, [x, x + 1.1], [away, away + 0.9], stone, 'lit', 0, 0.7);
      }
  },
  stand(pen) {
    const marble: Rgb = [222, 210, 186];
    const column = (x: number, away: number, tall: number, whole: boolean): void => {
      box(pen, { x: [x - 0.75, x + 0.75], up: [0, 0.35], away: [away, away + 0.8], colour: marble });
      post(pen, x, away, [0.35, tall], 0.5, marble);
      for (const flute of [-0.3, -0.1, 0.1, 0.3])
        beam(pen, [x + flute, 0.4, away], [x + flute, tall, away], 0.05, lighten(marble, -0.1), 'shaded');
      if (whole)
        box(pen, { x: [x - 0.75, x + 0.75], up: [tall, tall + 0.45], away: [away, away + 0.8], colour: marble });
      else
        face(
          pen,
          [
            [x - 0.5, tall - 0.02, away],
            [x - 0.2, tall + 0.5, away],
            [x + 0.1, tall + 0.1, away],
            [x + 0.5, tall + 0.35, away],
            [x + 0.5, tall - 0.02, away],
          ],
          marble,
          'tone',
        );
    };
    const side = pen.random.chance(0.5) ? 1 : -1;
    for (const [index, x] of [-10, -6.6, -3.2, 0.2, 3.6, 7, 10.4].entries())
      column(side * x, 22, index < 4 ? 6.5 : ([4.2, 2.4, 5][index - 4] as number), index < 4);
    box(pen, { x: side > 0 ? [-10.9, 1.1] : [-1.1, 10.9], up: [6.95, 8], away: [22, 23], colour: marble });
    face(
      pen,
      [
        [side * -10.9, 8, 22],
        [side * -7, 9.6, 22],
        [side * -4.4, 8, 22],
      ],
      marble,
      'lit',
    );
    // an arch of a broken wall, nearer
    const wall = -side * Math.min(8, pen.edge(14) * 0.78);
    const at = side * Math.min(9, pen.edge(14) * 0.8);
    box(pen, { x: [at - 2.6, at + 2.6], up: [0, 3.2], away: [14, 15], colour: stone });
    face(
      pen,
      [
        [at - 2.6, 3.2, 14],
        [at - 1.8, 4.6, 14],
        [at - 0.6, 4.1, 14],
        [at + 0.6, 5.2, 14],
        [at + 2, 3.8, 14],
        [at + 2.6, 3.2, 14],
      ],
      stone,
      'tone',
    );
    arch(pen, [at - 1.1, at + 1.1], [0, 2.8], 13.99, mix(pen.view.air.haze, [70, 78, 70], 0.5), 'shaded');
    column(wall, 11, 2.6, false);
    // drums that fell
    for (const [x, away] of [
      [wall + 2.2 * side, 9.6],
      [at - 3 * side, 8.4],
    ] as const) {
      box(pen, { x: [x - 0.7, x + 0.7], up: [0, 0.8], away: [away, away + 0.8], colour: marble });
      disc(pen, x - 0.7, 0.4, away, 0.4, lighten(marble, -0.05), 'shaded');
    }
  },
});

/** A court seen from its end: lines, and what the game needs where the prompt says which. */
const court = place({
  setting: 'court',
  horizon: 0.5,
  lens: { near: 3.8, eye: 2.1, range: 90 },
  far(pen) {
    paintSkyline(pen.context, pen.view, {
      name: 'town',
      foot: pen.view.horizon + 2,
      height: pen.view.span * 0.16,
      depth: 0.9,
      crowned: false,
    });
    wood(pen, 0.06);
  },
  land(pen) {
    const tennis = pen.view.asked('tennis');
    const ground: Rgb = tennis ? [70, 124, 92] : [92, 120, 130];
    const field: Rgb = tennis
      ? pen.random.pick([
          [58, 106, 160],
          [190, 104, 68],
        ] as const)
      : [196, 108, 70];
    flat(pen, ground);
    const half = Math.max(5.5, pen.edge(5) * 0.86);
    const [near, far] = [3.4, 27] as const;
    if (!pen.view.snowy) patch(pen, [-half, half], [near, far], field);
    const line = (x0: number, x1: number, a0: number, a1: number): void =>
      patch(pen, [Math.min(x0, x1), Math.max(x0, x1)], [a0, a1], white);
    for (const x of [-half, half - 0.12]) line(x, x + 0.12, near, far);
    for (const away of [near, far]) line(-half, half, away, away + 0.16);
    if (tennis) {
      for (const x of [-half * 0.74, half * 0.74]) line(x, x + 0.1, near, far);
      for (const away of [9, 20.5]) line(-half * 0.74, half * 0.74, away, away + 0.14);
      line(-0.05, 0.05, 9, 20.5);
    } else {
      line(-half, half, 14, 14.16);
      const ring = 26;
      for (let step = 0; step < ring; step++) {
        const turn = (step / ring) * Math.PI * 2;
        const next = ((step + 1) / ring) * Math.PI * 2;
        beam(
          pen,
          [Math.cos(turn) * 2, 0, 14 + Math.sin(turn) * 2.4],
          [Math.cos(next) * 2, 0, 14 + Math.sin(next) * 2.4],
          0.1,
          white,
          'lit',
        );
      }
      for (const x of [-2, 1.88]) line(x, x + 0.12, 20.5, far);
      line(-2, 2, 20.5, 20.66);
    }
  },
  stand(pen) {
    const half = Math.max(5.5, pen.edge(5) * 0.86);
    const fence: Rgb = [120, 132, 136];
    const edge = pen.edge(30);
    for (let x = -edge; x <= edge; x += 3) post(pen, x, 30, [0, 4], 0.06, fence);
    for (let up = 0.4; up <= 4; up += 0.4) beam(pen, [-edge, up, 30], [edge, up, 30], 0.02, fence);
    for (let x = -edge; x <= edge; x += 0.6) beam(pen, [x, 0, 30], [x, 4, 30], 0.015, fence);
    if (pen.view.asked('tennis')) {
      for (const side of [-1, 1]) post(pen, side * (half + 0.5), 14.5, [0, 1.15], 0.08, [70, 74, 80]);
      panel(pen, [-half - 0.5, half + 0.5], [0.06, 0.95], 14.5, [40, 48, 54], 'tone', 0.5);
      for (let x = -half - 0.5; x < half + 0.5; x += 0.3)
        beam(pen, [x, 0.06, 14.5], [x, 0.95, 14.5], 0.015, white, 'lit');
      panel(pen, [-half - 0.5, half + 0.5], [0.92, 1.06], 14.5, white, 'lit');
    } else if (pen.view.brings('basketball-hoop')) {
      post(pen, 0, 28, [0, 3.4], 0.13, [70, 78, 88]);
      box(pen, { x: [-1.2, 1.2], up: [2.9, 4.4], away: [27, 27.1], colour: white, sheltered: true });
      for (const [x0, x1, u0, u1] of [
        [-0.45, 0.45, 3.2, 3.26],
        [-0.45, 0.45, 3.84, 3.9],
        [-0.45, -0.38, 3.2, 3.9],
        [0.38, 0.45, 3.2, 3.9],
      ] as const)
        panel(pen, [x0, x1], [u0, u1], 26.99, [210, 70, 52]);
      for (let ring = 0; ring < 12; ring++)
        beam(
          pen,
          [Math.cos(ring * 0.52) * 0.42, 3.05 + Math.sin(ring * 0.52) * 0.08, 26.6],
          [Math.cos(ring * 0.52 + 0.52) * 0.42, 3.05 + Math.sin(ring * 0.52 + 0.52) * 0.08, 26.6],
          0.08,
          [230, 90, 44],
        );
      for (let cord = -3; cord <= 3; cord++)
        beam(pen, [cord * 0.13, 3.02, 26.6], [cord * 0.08, 2.5, 26.6], 0.03, white);
    }
    for (const side of [-1, 1]) lampAt(pen, side * pen.edge(24) * 0.85, 24, 7.5);
  },
});

/** A pitch inside a stadium: mown stripes, lines, goals, stands full of dots. */
const stadium = place({
  setting: 'stadium',
  horizon: 0.46,
  lens: { near: 4, eye: 2.2, range: 150 },
  land(pen) {
    flat(pen, [92, 158, 78]);
    if (!pen.view.snowy)
      for (let band = 0; band < 12; band++)
        patch(pen, [-80, 80], [3 + band * 4, 3 + band * 4 + 2], [112, 176, 90], 'lit');
    if (pen.view.asked('baseball')) {
      face(
        pen,
        [
          [0, 0, 4],
          [-9, 0, 13],
          [0, 0, 24],
          [9, 0, 13],
        ],
        [198, 148, 100],
        'lit',
      );
      face(
        pen,
        [
          [0, 0, 7],
          [-6, 0, 13],
          [0, 0, 21],
          [6, 0, 13],
        ],
        [104, 168, 84],
        'lit',
      );
      round(pen, 0, 13.5, 1.2, [198, 148, 100], 'lit');
      for (const [x, away] of [
        [-7.5, 13],
        [7.5, 13],
        [0, 22.4],
        [0, 5],
      ] as const)
        patch(pen, [x - 0.3, x + 0.3], [away, away + 0.6], white);
      for (const side of [-1, 1]) beam(pen, [0, 0, 4.2], [side * 26, 0, 36], 0.12, white, 'lit');
    } else {
      patch(pen, [-80, 80], [14, 14.2], white);
      const ring = 30;
      for (let step = 0; step < ring; step++) {
        const turn = (step / ring) * Math.PI * 2;
        const next = ((step + 1) / ring) * Math.PI * 2;
        beam(
          pen,
          [Math.cos(turn) * 4.4, 0, 14 + Math.sin(turn) * 4.4],
          [Math.cos(next) * 4.4, 0, 14 + Math.sin(next) * 4.4],
          0.12,
          white,
          'lit',
        );
      }
      patch(pen, [-80, 80], [44, 44.4], white);
      for (const [x, away] of [
        [-9, 34],
        [9, 34],
      ] as const)
        beam(pen, [x, 0, away], [x, 0, 44], 0.14, white, 'lit');
      patch(pen, [-9, 9], [34, 34.3], white);
    }
  },
  far(pen) {
    const night = pen.view.night;
    const edge = pen.edge(52);
    // the stands rise behind the pitch, row on row
    for (let row = 8; row >= 0; row--) {
      const up = 1 + row * 1.7;
      panel(pen, [-edge, edge], [up, up + 1.9], 52 + row * 2, row % 2 ? [116, 122, 140] : [100, 106, 126], 'tone');
      const own = pen.random.fork(`row ${row}`);
      const people = Math.min(90, Math.round(edge * 2));
      for (let seat = 0; seat < people; seat++)
        disc(
          pen,
          -edge + ((seat + own.next()) / people) * edge * 2,
          up + 1.5,
          52 + row * 2,
          0.34,
          own.pick([
            [220, 90, 80],
            [236, 226, 206],
            [90, 130, 190],
            [232, 190, 90],
            [86, 80, 92],
            [206, 160, 130],
          ] as const),
        );
    }
    box(pen, { x: [-edge, edge], up: [17.6, 19], away: [64, 72], colour: [210, 214, 222], sheltered: true });
    panel(pen, [-edge, edge], [0, 1.1], 51.8, [44, 74, 130]);
    for (let board = -6; board <= 6; board++)
      panel(pen, [board * 9, board * 9 + 6], [0.2, 0.9], 51.7, bright[(board + 8) % 4] as Rgb, 'lit');
    for (const side of [-1, 1]) {
      const x = side * edge * 0.72;
      post(pen, x, 60, [0, 25], 0.5, [150, 156, 166]);
      box(pen, { x: [x - 3, x + 3], up: [24, 27], away: [59.5, 60], colour: [70, 76, 88], sheltered: true });
      for (let lamp = 0; lamp < 8; lamp++)
        disc(pen, x - 2.2 + (lamp % 4) * 1.45, 24.8 + Math.floor(lamp / 4) * 1.4, 59.4, 0.5, [255, 252, 230], 'glow');
      if (night || pen.view.low) shineAt(pen, x, 25.5, 59, 12, [240, 246, 255], 0.8);
    }
  },
  stand(pen) {
    if (pen.view.asked('baseball') || !pen.view.brings('goal') || !pen.view.brings('soccer-goal')) return;
    for (const x of [-3.7, 3.7]) post(pen, x, 44, [0, 2.5], 0.1, white);
    beam(pen, [-3.7, 2.5, 44], [3.7, 2.5, 44], 0.2, white, 'lit');
    for (let x = -3.7; x <= 3.7; x += 0.6) beam(pen, [x, 2.5, 44], [x, 0, 46], 0.03, white);
    for (let up = 0.4; up < 2.5; up += 0.5) beam(pen, [-3.7, up, 45], [3.7, up, 45], 0.03, white);
  },
});

const swimmingPool = place({
  setting: 'pool',
  horizon: 0.46,
  lens: { near: 3.2, eye: 2.2, range: 80 },
  surfaces(request, horizon) {
    const plane = (t: number): number => horizon + (request.height - horizon) * t;
    const across = { left: Math.round(request.width * 0.08), right: Math.round(request.width * 0.92) };
    return [
      { habitat: 'ground', ...across, far: Math.round(plane(0.74)), near: Math.round(request.height * 0.965) },
      { habitat: 'water', ...across, far: Math.round(plane(0.28)), near: Math.round(plane(0.62)) },
    ];
  },
  far: (pen) => wood(pen, 0.09),
  land(pen) {
    flat(pen, [222, 212, 196]);
    joints(pen, [196, 186, 170], 0.9);
    const { view } = pen;
    const half = Math.max(5, pen.edge(6) * 0.9);
    const water: Rgb = view.tint('water') ?? [52, 176, 206];
    patch(pen, [-half - 0.35, half + 0.35], [4.7, 20.4], white);
    patch(pen, [-half, half], [5, 20], water, 'lit');
    patch(pen, [-half, half], [12, 20], lighten(water, 0.06), 'lit', 0, 0.6);
    const random = pen.random.fork('ripples');
    for (let ripple = 0; ripple < 46; ripple++) {
      const away = 5.2 + random.next() ** 1.6 * 14.4;
      const x = random.around(half * 0.9);
      beam(pen, [x - 0.3, 0, away], [x + 0.3, 0, away + 0.05], 0.05, [206, 244, 250], 'glow');
    }
    for (let lane = 1; lane < 5; lane++) {
      const x = -half + (half * 2 * lane) / 5;
      for (let float = 0; float < 20; float++)
        beam(
          pen,
          [x, 0.05, 5 + float * 0.75],
          [x, 0.05, 5.38 + float * 0.75],
          0.14,
          float % 2 ? white : [224, 70, 62],
          'lit',
        );
    }
  },
  stand(pen) {
    const half = Math.max(5, pen.edge(6) * 0.9);
    if (pen.view.brings('umbrella'))
      for (const x of [-0.66, 0.62]) prop(pen, 'umbrella', x * half * 1.4, 23, 2.6, { colour: [232, 96, 78] });
    for (let index = -3; index <= 3; index++) {
      const x = index * 2.8 + 0.8;
      box(pen, { x: [x, x + 1.9], up: [0.2, 0.34], away: [22, 22.7], colour: white });
      face(
        pen,
        [
          [x + 1.5, 0.34, 22.3],
          [x + 2.2, 0.95, 22.3],
          [x + 2.3, 0.9, 22.6],
          [x + 1.6, 0.3, 22.6],
        ],
        white,
        'lit',
      );
    }
    for (const side of [-0.5, 0.5])
      for (const bar of [0, 0.5])
        beam(pen, [side * half + bar, 0, 4.8], [side * half + bar, 0.8, 4.9], 0.06, [206, 214, 222], 'lit');
    for (const x of [-16, -8, 7, 15]) treeAt(pen, 'palm', x, 30, 7);
  },
});

const skiSlope = place({
  setting: 'ski-slope',
  horizon: 0.42,
  lens: { near: 3.6, eye: 2, range: 90 },
  far(pen) {
    const { view } = pen;
    paintMountains(pen.context, view, {
      name: 'peaks',
      foot: view.horizon + 2,
      rise: view.horizon * 0.8,
      depth: 0.8,
      colour: [120, 136, 168],
      snow: 0.85,
      rough: 0.7,
    });
  },
  land(pen) {
    const snow: Rgb = [240, 245, 254];
    flat(pen, snow, true);
    face(
      pen,
      [
        [-80, 7, 40],
        [80, 0, 40],
        [80, -0.2, 8],
        [-80, 0, 8],
      ],
      snow,
      'lit',
    );
    for (const [x, lean] of [
      [-2.4, 1.8],
      [-1.9, 1.9],
      [2.2, -2.4],
      [2.7, -2.3],
    ] as const)
      beam(pen, [x, 0, 2.4], [x + lean * 5, 1.4, 40], 0.1, [206, 218, 238], 'tone');
  },
  stand(pen) {
    const side = pen.random.chance(0.5) ? 1 : -1;
    // chairs on a cable up the slope
    const steel: Rgb = [86, 92, 104];
    const path = (t: number): readonly [number, number, number] => [side * (9 - t * 4), 5.6 + t * 3, 9 + t * 34];
    for (let step = 0; step < 8; step++) beam(pen, path(step / 8), path((step + 1) / 8), 0.06, steel);
    for (const t of [0.06, 0.4, 0.74]) {
      const [x, up, away] = path(t);
      post(pen, x + 0.8, away, [0, up + 0.3], 0.16, steel);
      beam(pen, [x - 0.7, up + 0.1, away], [x + 1.4, up + 0.1, away], 0.14, steel);
    }
    for (const t of [0.22, 0.56, 0.86]) {
      const [x, up, away] = path(t);
      beam(pen, [x, up, away], [x, up - 1.7, away], 0.06, steel);
      box(pen, {
        x: [x - 0.7, x + 0.7],
        up: [up - 2.2, up - 1.7],
        away: [away, away + 0.3],
        colour: [206, 64, 58],
        sheltered: true,
      });
    }
    for (const flag of [-1, 1]) {
      const x = -side * 3 * flag - side;
      post(pen, x, 13, [0, 1.7], 0.05, [206, 60, 58]);
      face(
        pen,
        [
          [x, 1.7, 13],
          [x + 0.9, 1.45, 13],
          [x, 1.1, 13],
        ],
        flag > 0 ? [206, 60, 58] : [58, 110, 190],
        'lit',
      );
    }
  },
  plants(pen) {
    const edge = pen.edge(16);
    for (let tree = 0; tree < 12; tree++) {
      const own = pen.random.fork(`pine ${tree}`);
      const away = 34 - tree * 2.2;
      const side = tree % 2 ? 1 : -1;
      treeAt(
        pen,
        'conifer',
        side * (edge * 0.62 + own.between(0, edge * 0.5)) * (away / 16),
        away,
        own.between(4, 6.5),
      );
    }
  },
});

const campsite = place({
  setting: 'campsite',
  horizon: 0.54,
  lens: { near: 3.4, range: 55 },
  leafy: true,
  far(pen) {
    const { view } = pen;
    paintMountains(pen.context, view, {
      name: 'range',
      foot: view.horizon + 2,
      rise: view.span * 0.18,
      depth: 0.85,
      colour: [104, 118, 146],
      snow: 0.2,
    });
    paintWoodEdge(pen.context, view, {
      name: 'pines',
      foot: () => view.horizon + 2,
      height: view.unit * 0.1,
      depth: 0.6,
      conifer: true,
    });
  },
  land: (pen) => flat(pen, mix(grassColour(pen.view), [150, 130, 90], 0.25)),
  stand(pen) {
    for (let tree = 0; tree < 10; tree++) {
      const own = pen.random.fork(`pine ${tree}`);
      const side = tree % 2 ? 1 : -1;
      const away = 26 - tree * 1.6;
      treeAt(pen, 'conifer', side * pen.edge(away) * own.between(0.6, 1), away, own.between(7, 10));
    }
    const side = pen.random.chance(0.5) ? 1 : -1;
    prop(pen, 'tent', side * Math.min(3.4, pen.edge(11) * 0.52), 11, 2.1, { colour: [226, 132, 60] });
    prop(pen, 'tent', -side * Math.min(5, pen.edge(15) * 0.6), 15, 2, { colour: [70, 140, 150] });
    if (pen.view.brings('campfire') && pen.view.brings('fire')) {
      prop(pen, 'campfire', -side * 0.9, 9.4, 0.9);
      if (pen.view.night || pen.view.low) shineAt(pen, -side * 0.9, 0.4, 9.4, 4.4, [255, 160, 70], 0.7);
    }
  },
});

/** Raked gravel, stones, a pond with a red bridge, a pagoda behind maples. */
const templeGarden = place({
  setting: 'temple-garden',
  horizon: 0.5,
  lens: { near: 3.4, range: 60 },
  leafy: true,
  far: (pen) => wood(pen, 0.12),
  land(pen) {
    flat(pen, [226, 216, 194]);
    if (!pen.view.snowy) {
      for (let away = 3.2; away < 12; away *= 1.07)
        beam(pen, [-20, 0, away], [20, 0, away], 0.03, [190, 178, 154], 'shaded');
      for (const [x, away] of [
        [-2.6, 7],
        [3.4, 9],
      ] as const)
        for (const ring of [1.5, 1.2, 0.9])
          round(pen, x, away, ring, ring === 1.2 ? [206, 194, 170] : [230, 222, 202], 'lit');
    }
    patch(pen, [-60, 60], [13, 40], pen.view.snowy ? [236, 242, 252] : [120, 152, 84]);
    round(pen, 3, 15.6, 4.6, [86, 142, 150], 'lit');
  },
  stand(pen) {
    const side = pen.random.chance(0.5) ? 1 : -1;
    const red: Rgb = [190, 62, 48];
    const dark: Rgb = [70, 74, 84];
    const x = -side * Math.min(7, pen.edge(27) * 0.4);
    if (pen.view.brings('pagoda') && pen.view.brings('temple'))
      for (let storey = 0; storey < 3; storey++) {
        const half = 4 - storey * 0.9;
        const low = storey * 3.6;
        box(pen, {
          x: [x - half * 0.72, x + half * 0.72],
          up: [low, low + 2.4],
          away: [27, 31],
          colour: [236, 224, 200],
          sheltered: true,
        });
        for (let bay = 0; bay < 4; bay++)
          post(pen, x - half * 0.7 + (bay * half * 1.4) / 3, 26.9, [low, low + 2.4], 0.16, red);
        panel(pen, [x - 0.6, x + 0.6], [low, low + 1.8], 26.8, [104, 62, 48]);
        face(
          pen,
          [
            [x - half * 1.35, low + 2.5, 26],
            [x - half * 0.7, low + 3.8, 28],
            [x + half * 0.7, low + 3.8, 28],
            [x + half * 1.35, low + 2.5, 26],
            [x + half, low + 2.35, 26],
            [x - half, low + 2.35, 26],
          ],
          pen.view.snowy ? [232, 238, 250] : dark,
          'lit',
        );
      }
    // the bridge over the pond
    for (let board = 0; board < 12; board++) {
      const t = board / 12;
      const at = (share: number): readonly [number, number] => [
        side * (0.4 + share * 5.4),
        Math.sin(share * Math.PI) * 1.1,
      ];
      const [a, up] = at(t);
      const [b, next] = at(t + 1 / 12);
      face(
        pen,
        [
          [a, up, 15],
          [b, next, 15],
          [b, next, 16.4],
          [a, up, 16.4],
        ],
        red,
        'lit',
      );
      face(
        pen,
        [
          [a, up, 15],
          [b, next, 15],
          [b, next - 0.3, 15],
          [a, up - 0.3, 15],
        ],
        red,
        'shaded',
      );
      beam(pen, [a, up + 0.8, 15], [b, next + 0.8, 15], 0.12, red);
      if (board % 2 === 0) beam(pen, [a, up, 15], [a, up + 0.8, 15], 0.1, red);
    }
    for (const [sx, away, size] of [
      [-2.6, 7, 0.8],
      [3.4, 9, 0.6],
    ] as const)
      prop(pen, 'rock', sx, away, size);
    const lantern = side * Math.min(5.5, pen.edge(10) * 0.7);
    post(pen, -lantern, 10, [0, 1], 0.16, stone);
    box(pen, { x: [-lantern - 0.42, -lantern + 0.42], up: [1, 1.5], away: [10, 10.5], colour: stone });
    panel(
      pen,
      [-lantern - 0.2, -lantern + 0.2],
      [1.1, 1.42],
      9.99,
      pen.view.night || pen.view.low ? [255, 206, 120] : [92, 88, 84],
      'glow',
    );
    face(
      pen,
      [
        [-lantern - 0.75, 1.5, 9.9],
        [-lantern, 2, 10.2],
        [-lantern + 0.75, 1.5, 9.9],
      ],
      stone,
      'lit',
    );
  },
  plants(pen) {
    for (const [x, away, tall, colour] of [
      [-9, 20, 6, [206, 74, 56]],
      [10, 19, 6.5, [240, 176, 196]],
      [-14, 26, 7, [120, 160, 84]],
    ] as const)
      treeAt(pen, 'broadleaf', x, away, tall, colour);
  },
});

/** An indoor hall for games: shiny boards with lines, stands at the side. */
const sportsHall = place({
  setting: 'sports-hall',
  indoor: true,
  horizon: 0.5,
  lens: { near: 3.2, range: 120 },
  land(pen) {
    const room = hall(pen, {
      half: 8,
      tall: 7,
      long: 22,
      wall: [214, 206, 190],
      floor: [206, 152, 96],
      ceiling: [150, 152, 158],
    });
    joints(pen, [178, 124, 76], 0.3, { along: true, alpha: 0.25, to: 22 });
    const half = room.half * 0.8;
    for (const x of [-half, half]) patch(pen, [x, x + 0.12], [2.4, 21], white);
    patch(pen, [-half, half], [11, 11.14], white);
    for (let step = 0; step < 26; step++)
      beam(
        pen,
        [Math.cos(step * 0.242) * 2, 0, 11 + Math.sin(step * 0.242) * 2],
        [Math.cos((step + 1) * 0.242) * 2, 0, 11 + Math.sin((step + 1) * 0.242) * 2],
        0.1,
        white,
        'lit',
      );
    along(5, 19, 4.6, (away) => {
      patch(pen, [-room.half * 0.5, room.half * 0.5], [away, away + 0.7], [255, 252, 236], 'glow', 6.98);
      beam(pen, [-room.half, 6.6, away], [room.half, 6.6, away], 0.16, [120, 124, 132]);
    });
    for (let x = -room.half + 1; x < room.half - 1; x += 2.4)
      panel(pen, [x, x + 1.7], [4.6, 6.2], 21.99, pen.view.night ? [44, 54, 84] : [196, 222, 240], 'glow');
    for (let row = 2; row >= 0; row--)
      for (const side of [-1, 1] as const)
        sidePanel(
          pen,
          side * room.half * 0.99,
          [0.4 + row * 0.7, 0.9 + row * 0.7],
          [6, 20],
          row % 2 ? [92, 110, 150] : [70, 88, 128],
        );
    if (pen.view.brings('basketball-hoop')) {
      panel(pen, [-1, 1], [3, 4.3], 21.5, white, 'lit');
      panel(pen, [-0.4, 0.4], [3.2, 3.26], 21.4, [210, 70, 52]);
      beam(pen, [-0.42, 3.02, 21.2], [0.42, 3.02, 21.2], 0.09, [230, 90, 44]);
      for (let cord = -3; cord <= 3; cord++) beam(pen, [cord * 0.13, 3, 21.2], [cord * 0.08, 2.5, 21.2], 0.03, white);
    }
  },
});

/** Where people play, rest and remember. */
export const leisurePlaces: readonly World[] = [
  playground,
  themePark,
  cemetery,
  ruins,
  court,
  stadium,
  swimmingPool,
  skiSlope,
  campsite,
  templeGarden,
  sportsHall,
];
