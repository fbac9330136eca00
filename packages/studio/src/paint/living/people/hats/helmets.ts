import { lighten, mix } from '../../../kit/colour.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../../form/modelling.js';
import { ellipsePath, outline, tube } from '../../form/outline.js';
import { tonesOf } from '../../form/tones.js';
import { dome } from './hat.js';
import type { HatPainter } from './hat.js';

/** Closed helmets and masks. */
export const helmetsHats = {
  ninja({ context, tones, light, back }) {
    const shape = outline([
      [0, -54],
      [26, -48],
      [40, -26],
      [40, 10],
      [34, 36],
      [20, 52],
      [0, 56],
      [-22, 50],
      [-36, 30],
      [-42, 0],
      [-38, -30],
      [-24, -48],
    ]);
    const cloth = { ...tones };
    if (back) {
      fillModelled(context, shape, cloth, light, { core: 6 });
      return;
    }
    context.save();
    context.beginPath();
    context.rect(-80, -100, 160, 88);
    context.rect(-80, 15, 160, 100);
    context.clip();
    fillModelled(context, shape, cloth, light, { core: 6 });
    context.restore();
    fillPath(
      context,
      outline([
        [-40, -13],
        [0, -16],
        [40, -13],
        [40, -9],
        [0, -11],
        [-40, -9],
      ]),
      tones.deep,
      0.7,
    );
    fillPath(
      context,
      outline([
        [-42, -36],
        [-62, -30],
        [-74, -12, true],
        [-56, -20],
        [-64, 2, true],
        [-44, -18],
      ]),
      tones.shade,
    );
  },
  knight({ context, tones, light, accent, turn, back }) {
    fillModelled(
      context,
      outline([
        [-10, -56],
        [-30, -78],
        [-56, -84],
        [-70, -66],
        [-60, -48],
        [-66, -34, true],
        [-44, -46],
        [-20, -50],
      ]),
      tonesOf(accent),
      light,
      { core: 5 },
    );
    fillModelled(
      context,
      outline([
        [-40, 40],
        [-44, 0],
        [-40, -34],
        [-22, -56],
        [4, -60],
        [28, -52],
        [42, -30],
        [46, 0],
        [40, 40],
        [20, 54],
        [-16, 54],
      ]),
      tones,
      light,
      { core: 8 },
    );
    if (back) return;
    const x = turn * 8;
    fillPath(
      context,
      outline([
        [-22 + x, -4],
        [4 + x, -9],
        [40, -5],
        [41, 6],
        [6 + x, 4],
        [-20 + x, 8],
      ]),
      [38, 38, 50],
    );
    fillStroke(
      context,
      [
        [6 + x, -52],
        [14 + x, -8],
        [14 + x, 50],
      ],
      3.4,
      tones.lit,
      0.8,
    );
    for (const y of [18, 26, 34])
      for (const dx of [20, 27]) fillPath(context, ellipsePath(dx + x * 0.4, y, 2), [52, 54, 66]);
    fillStroke(
      context,
      [
        [-40, 36],
        [0, 44],
        [40, 36],
      ],
      3,
      tones.deep,
      0.6,
    );
  },
  samurai({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-52, 22, true],
        [-50, -10],
        [-42, -36],
        [-20, -58],
        [4, -62],
        [28, -56],
        [43, -36],
        [44, -22],
        [0, -26],
        [-32, -16],
        [-40, 12],
      ]),
      tones,
      light,
      { core: 7 },
    );
    fillModelled(
      context,
      outline([
        [4, -46],
        [-18, -64],
        [-30, -98, true],
        [-8, -70],
        [8, -60],
        [22, -70],
        [44, -98, true],
        [34, -62],
        [14, -44],
      ]),
      tonesOf(accent),
      light,
    );
    fillPath(context, ellipsePath(9, -50, 7), mix(accent, [255, 255, 255], 0.2));
    for (const y of [-4, 6, 16])
      fillStroke(
        context,
        [
          [-52, y],
          [-46, y + 2],
          [-38, y - 4],
        ],
        2.4,
        accent,
        0.8,
      );
  },
  astronaut({ context, tones, light, turn, back }) {
    // the ring, then the visor: the face stays visible through it
    if (back) {
      fillModelled(context, ellipsePath(0, 0, 66, 66), tones, light, { core: 10 });
      return;
    }
    const rim = outline([
      [-40, -48],
      [0, -66],
      [40, -54],
      [64, -14],
      [60, 30],
      [30, 58],
      [-16, 62],
      [-52, 40],
      [-64, 0],
      [-56, -34],
    ]);
    const glass = ellipsePath(9 + turn * 4, 0, 50, 46);
    context.save();
    context.fillStyle = 'rgba(0,0,0,0)';
    inside(context, rim, () => {
      fillPath(context, glass, [120, 170, 210], 0.22);
    });
    context.restore();
    const ring = ellipsePath(9 + turn * 4, 0, 50, 46);
    context.lineWidth = 15;
    context.strokeStyle = `rgb(${tones.base.join(',')})`;
    context.stroke(ellipsePath(6 + turn * 3, 0, 57, 54));
    context.lineWidth = 4;
    context.strokeStyle = `rgb(${tones.shade.join(',')})`;
    context.stroke(ring);
    fillStroke(
      context,
      [
        [-26, -20],
        [-12, -36],
        [12, -42],
      ],
      8,
      [255, 255, 255],
      0.65,
    );
    fillStroke(
      context,
      [
        [-32, -4],
        [-31, -10],
        [-28, -15],
      ],
      6,
      [255, 255, 255],
      0.5,
    );
    softPatch(context, 30, 26, 30, 24, [70, 110, 170], 0.28);
    fillModelled(
      context,
      outline([
        [-62, -8],
        [-54, -14],
        [-50, 4],
        [-54, 18],
        [-62, 12],
      ]),
      tonesOf(lighten(tones.base, -0.15)),
      light,
    );
    fillModelled(
      context,
      tube([
        [-44, 58, 6],
        [4, 64, 7],
        [48, 56, 6],
      ]),
      tonesOf([158, 164, 176]),
      light,
    );
  },
  mask({ context, tones, light, turn }) {
    const m = 3 + turn * 13;
    const shape = outline([
      [-35, -6],
      [m - 18, -9],
      [m, -6],
      [m + 18, -9],
      [37, -5],
      [36, 6],
      [m + 20, 11],
      [m, 6],
      [m - 20, 12],
      [-34, 6],
    ]);
    fillModelled(context, shape, tones, light);
    for (const side of [-1, 1]) {
      fillPath(
        context,
        outline([
          [m + side * 8, 3],
          [m + side * 15, -2],
          [m + side * 23, 1],
          [m + side * 15, 6],
        ]),
        [248, 246, 242],
      );
      fillPath(context, ellipsePath(m + side * 15 + 1, 2, 3), [36, 30, 36]);
    }
  },
  viking({ context, tones, light }) {
    for (const side of [-1, 1])
      fillModelled(
        context,
        tube([
          [side * 34, -38, 8],
          [side * 52, -50, 6.4],
          [side * 54, -72, 4],
          [side * 46, -84, 1],
        ]),
        tonesOf([240, 228, 202]),
        light,
      );
    fillModelled(context, outline([...dome(-68, 42, -24)]), tones, light, { core: 7 });
    fillPath(
      context,
      tube([
        [-42, -24, 4],
        [0, -19, 4.4],
        [42, -24, 4],
      ]),
      [196, 156, 84],
    );
    fillStroke(
      context,
      [
        [2, -68],
        [6, -46],
        [7, -22],
      ],
      5,
      tones.lit,
      0.8,
    );
  },
} satisfies Record<string, HatPainter>;
