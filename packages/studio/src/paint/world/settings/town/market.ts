import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { along, flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { box, disc, face, panel, post, shineAt } from '../../sets/solids.js';
import type { Range, SetPen } from '../../sets/space.js';
import { timbered } from './medieval-village.js';
import { rowOfFronts, cobble, white, cloths, farTown } from './shared.js';

const goods: readonly Rgb[] = [
  [214, 64, 52],
  [240, 150, 46],
  [246, 206, 74],
  [116, 168, 70],
  [142, 78, 130],
  [200, 120, 80],
];

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

/** A fountain stands on the square, not on the counter of a stall: where it is, or behind, no stall is. */
function isFree(pen: SetPen, [from, to]: Range, away: number): boolean {
  const { scene } = pen.view;
  const [[left, foot], [right]] = [pen.point(from, 0, away), pen.point(to, 0, away)];
  return scene.items.every(({ drawable, standsOn, subject, x, y, size }) => {
    if (standsOn !== 'ground' || subject === undefined || !FIXED.has(drawable.kind) || size < scene.height * LARGE)
      return true;
    const half = (drawable.aspect * size) / 2;
    return x + half < left || x - half > right || y > foot;
  });
}

const FIXED: ReadonlySet<string> = new Set(['object', 'building', 'nature', 'plant', 'vehicle']);
/** Of the height of the picture. */
const LARGE = 0.2;

export const market = place({
  setting: 'market',
  horizon: 0.5,
  tables: true,
  lens: { near: 3.2, range: 45 },
  ground: { left: 0.14, right: 0.86, far: 0.3 },
  far: (pen) => (pen.view.asked('medieval') ? undefined : farTown(pen)),
  land(pen) {
    flat(pen, cobble);
    joints(pen, cobble, 0.9, { alpha: 0.25 });
  },
  stand(pen) {
    if (pen.view.asked('medieval')) {
      const gap = Math.max(5, pen.edge(9) * 0.86);
      for (let index = 3; index >= 0; index--)
        for (const side of [-1, 1] as const)
          timbered(pen, side, gap, [8 + index * 5, 13 + index * 5], index * 2 + (side > 0 ? 1 : 0));
    } else rowOfFronts(pen, 24, [7, 11], 6);
    along(4.6, 19, 3.2, (away, index) => {
      const gap = Math.max(1.5, pen.edge(4.6) * 0.42);
      for (const side of [-1, 1] as const) {
        const x: Range = side < 0 ? [-gap - 3, -gap] : [gap, gap + 3];
        if (isFree(pen, x, away)) stall(pen, x, away, index * 2 + (side > 0 ? 1 : 0));
        const outer: Range = side < 0 ? [-gap - 7, -gap - 4] : [gap + 4, gap + 7];
        if (pen.edge(away) > gap + 5 && isFree(pen, outer, away + 1)) stall(pen, outer, away + 1, 50 + index * 2);
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
