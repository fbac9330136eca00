import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { along, flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { treeAt } from '../../sets/props.js';
import { beam, box, disc, face, panel, sidePanel } from '../../sets/solids.js';
import type { Range } from '../../sets/space.js';
import { glassPane, white } from './shared.js';

export const greenhouse = place({
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
