import { css } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { snowGround } from '../../elements/foliage.js';
import { paintGround } from '../../elements/ground.js';
import { paintHill } from '../../elements/hills.js';
import { paintForegroundGrass, paintTufts } from '../../elements/meadow.js';

import { place } from '../../sets/place.js';
import { beam } from '../../sets/solids.js';

export const savanna = place({
  setting: 'savanna',
  horizon: 0.58,
  lens: { near: 3.4, range: 90 },
  far(pen) {
    const { view } = pen;
    paintHill(pen.context, view, {
      name: 'far',
      foot: view.horizon + 2,
      rise: view.span * 0.06,
      depth: 0.88,
      colour: [170, 150, 110],
    });
  },
  land(pen) {
    const gold: Rgb = pen.view.snowy ? snowGround : [216, 180, 98];
    paintGround(pen.context, pen.view, { top: pen.view.horizon, colour: gold, bands: 0.8 });
  },
  plants(pen) {
    const { view } = pen;
    const gold: Rgb = view.snowy ? snowGround : [216, 180, 98];
    // acacias: a flat crown over a leaning fork
    if (view.allowed('trees') && view.brings('tree'))
      for (const [share, away, tall] of [
        [-0.7, 40, 7],
        [0.3, 52, 7],
        [0.82, 26, 7.5],
        [-0.3, 66, 7],
        [-0.86, 17, 7],
      ] as const) {
        const x = share * pen.edge(away);
        const bark: Rgb = [96, 74, 56];
        beam(pen, [x, 0, away], [x + 0.2, tall * 0.5, away], 0.36, bark);
        beam(pen, [x + 0.2, tall * 0.48, away], [x - 1.6, tall * 0.86, away], 0.2, bark);
        beam(pen, [x + 0.2, tall * 0.48, away], [x + 1.9, tall * 0.88, away], 0.2, bark);
        const [px, py] = pen.point(x + 0.1, tall * 0.9, away);
        const scale = pen.scale(away);
        for (const [dx, dy, wide, lit] of [
          [-0.4, 0.1, 3.5, 0],
          [1.2, 0, 2.6, 0],
          [-1, -0.3, 2.4, 1],
          [0.8, -0.4, 2.2, 1],
        ] as const) {
          const leaf: Rgb = [112, 128, 62];
          pen.context.fillStyle = css(lit ? view.lit(leaf, pen.depth(away)) : view.shaded(leaf, pen.depth(away), 0.6));
          pen.context.beginPath();
          pen.context.ellipse(px + dx * scale, py + dy * scale, wide * scale, 0.62 * scale, 0, 0, Math.PI * 2);
          pen.context.fill();
        }
      }
    paintTufts(pen.context, view, view.horizon + view.unit * 0.03, gold, 1.2);
  },
  front: (pen) => {
    if (!pen.view.snowy) paintForegroundGrass(pen.context, pen.view, [206, 168, 86], 0.1);
  },
});
