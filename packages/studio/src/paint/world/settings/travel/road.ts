import type { Rgb } from '../../../kit/colour.js';
import { grassColour } from '../../elements/foliage.js';
import { lanesAcross } from '../../elements/lanes.js';
import { paintPath } from '../../elements/paths.js';
import { paintWater } from '../../elements/sea.js';
import type { SetPen } from '../../sets/space.js';
import { along, dashes, flat } from '../../sets/floors.js';
import { awayAt, roadAcross } from '../../sets/across.js';
import { place } from '../../sets/place.js';
import { treeAt } from '../../sets/props.js';
import { beam, panel, patch, post, sidePanel } from '../../sets/solids.js';
import { asphalt, farCountry, white } from './shared.js';

const seaSide = 1;

/** The sea on one side, far below a low wall: the road runs along the coast. */
function seaBeside(pen: SetPen, half: number): void {
  const { context, view } = pen;
  const { width, height, horizon } = view;
  context.save();
  const [topX] = pen.point(seaSide * (half + 1.2), 0, 300);
  const [bottomX, bottomY] = pen.point(seaSide * (half + 1.2), 0, 2.4);
  context.beginPath();
  context.moveTo(topX, horizon);
  context.lineTo(width + 8, horizon);
  context.lineTo(width + 8, height + 8);
  context.lineTo(bottomX, Math.max(bottomY, height + 8));
  context.closePath();
  context.clip();
  paintWater(context, view, { top: horizon, bottom: height, waves: 0.3 });
  context.restore();
  sidePanel(pen, seaSide * (half + 1), [0, 0.5], [2.4, 120], [206, 196, 178], 'lit');
}

/** The same behind a road that runs across: the whole view is sea. */
function seaBeyond(pen: SetPen, roadside: number): void {
  const { context, view } = pen;
  const shore = view.horizon + (roadside - view.horizon) * 0.72;
  paintWater(context, view, { top: view.horizon, bottom: shore, waves: 0.3 });
  const away = awayAt(pen, shore);
  const half = pen.edge(away) * 1.05;
  panel(pen, [-half, half], [0, 0.5], away, [206, 196, 178], 'lit');
}

/** Trees and a fence along the far side of a road that runs across. */
function treesBeyond(pen: SetPen, roadside: number): void {
  const { view } = pen;
  const away = awayAt(pen, view.horizon + (roadside - view.horizon) * 0.8);
  const half = pen.edge(away);
  const step = half / 4;
  for (let index = -4; index <= 4; index++) {
    const own = pen.random.fork(`roadside ${index}`);
    const x = (index + own.between(-0.3, 0.3)) * step;
    if (!view.asked('sea') && own.chance(0.55))
      treeAt(pen, 'broadleaf', x, away * own.between(1.1, 2.2), own.between(4, 7));
    post(pen, index * step, away, [0, 0.9], 0.06, white);
  }
  for (const up of [0.44, 0.76]) beam(pen, [-half * 1.1, up, away], [half * 1.1, up, away], 0.06, white);
}

export const road = place({
  setting: 'road',
  horizon: 0.5,
  lens: { near: 3.4, range: 90 },
  leafy: true,
  far: farCountry,
  land(pen) {
    const { view } = pen;
    flat(pen, view.asked('desert') ? [226, 188, 132] : grassColour(view));
    const dirt = view.asked('dirt');
    const road: Rgb = view.snowy ? [196, 204, 218] : dirt ? [190, 154, 112] : asphalt;
    const verge: Rgb = view.snowy ? [214, 220, 232] : [184, 160, 120];
    const lanes = lanesAcross(view);
    if (lanes) {
      if (view.asked('sea')) seaBeyond(pen, lanes.top);
      return roadAcross(pen, lanes, { road, verge, ...(!dirt && { line: [250, 220, 110], edge: white }) });
    }
    if (view.asked('winding') && !view.asked('sea')) {
      const way = { name: 'road', end: 0.56, start: 0.44, top: view.horizon + 1, wide: 0.56, paved: !dirt };
      paintPath(pen.context, view, { ...way, colour: road });
      return;
    }
    const half = Math.max(2.6, pen.edge(3.4) * 0.72);
    if (view.asked('sea')) seaBeside(pen, half);
    patch(pen, [-half - 0.5, half + 0.5], [2.4, 300], verge, 'lit');
    patch(pen, [-half, half], [2.4, 300], road, 'lit');
    if (dirt) {
      for (const x of [-half * 0.5, half * 0.5]) patch(pen, [x - 0.35, x + 0.35], [2.4, 200], [164, 128, 90], 'shaded');
      return;
    }
    dashes(pen, 0, 0.16, [250, 220, 110], 2.4, 3, 160);
    for (const side of [-1, 1]) patch(pen, [side * half * 0.93 - 0.06, side * half * 0.93 + 0.06], [2.4, 200], white);
  },
  plants(pen) {
    if (pen.view.asked('desert')) return;
    const lanes = lanesAcross(pen.view);
    if (lanes) return treesBeyond(pen, lanes.top);
    const half = Math.max(2.6, pen.edge(3.4) * 0.72);
    // a road that winds needs room on both sides
    const wide = pen.view.asked('winding') && !pen.view.asked('sea');
    along(8, 60, 9, (away, index) => {
      const own = pen.random.fork(`roadside ${index}`);
      for (const side of [-1, 1]) {
        const x = side * (half + own.between(2.4, 6) + (wide ? away * 0.22 : 0));
        if (side === seaSide && pen.view.asked('sea')) {
          if (index < 14) post(pen, side * (half + 0.9), away, [0, 0.9], 0.06, white);
          continue;
        }
        if (own.chance(0.6)) treeAt(pen, 'broadleaf', x, away + own.between(0, 4), own.between(4, 7));
        if (!wide) post(pen, side * (half + 0.9), away, [0, 0.9], 0.06, white);
      }
    });
  },
});
