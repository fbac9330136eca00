import type { Rgb } from '../../../kit/colour.js';
import type { FormLight } from '../../../kit/form.js';
import type { Context } from '../../../kit/shapes.js';
import { fillCore, fillModelled, fillPath, fillStroke } from '../../form/modelling.js';
import { ellipsePath, outline, tube } from '../../form/outline.js';
import type { Knot } from '../../form/outline.js';
import { tonesOf } from '../../form/tones.js';
import type { Tones } from '../../form/tones.js';
import type { HatPainter } from './hat.js';

/** Hats of tales. */
export const legendsHats = {
  // the whole head of who is nothing but bones
  skull({ context, tones, light, turn, back }) {
    const x = turn * 9;
    fillModelled(
      context,
      outline([
        [-40, -16],
        [-30, -46],
        [2, -56],
        [34, -46],
        [43, -14],
        [34, 14],
        [26, 24],
        [24, 46],
        [x + 2, 51],
        [-20, 46],
        [-22, 24],
        [-33, 14],
      ]),
      tones,
      light,
      { core: 6 },
    );
    if (back) return;
    const dark: Rgb = [46, 40, 46];
    fillPath(context, ellipsePath(x - 15, -4, 11, 12), dark);
    fillPath(context, ellipsePath(x + 18, -4, 11, 12), dark);
    fillPath(
      context,
      outline([
        [x + 1, 8],
        [x + 6, 19],
        [x - 4, 19],
      ]),
      dark,
    );
    fillStroke(
      context,
      [
        [x - 17, 32],
        [x + 1, 35],
        [x + 20, 32],
      ],
      2.4,
      dark,
    );
    for (const tooth of [-12, -6, 1, 8, 14])
      fillStroke(
        context,
        [
          [x + tooth, 27],
          [x + tooth, 33],
          [x + tooth, 40],
        ],
        1.8,
        dark,
      );
  },
  crown({ context, tones, light, accent }) {
    fillPath(context, ellipsePath(1, -34, 36, 8), tones.deep);
    fillModelled(
      context,
      outline([
        [-38, -26],
        [-44, -64, true],
        [-26, -46, true],
        [-20, -72, true],
        [-4, -48, true],
        [1, -76, true],
        [7, -48, true],
        [22, -72, true],
        [28, -46, true],
        [46, -64, true],
        [39, -26],
        [0, -19],
      ]),
      tones,
      light,
      { core: 5 },
    );
    for (const [x, y] of [
      [-44, -64],
      [-20, -72],
      [1, -76],
      [22, -72],
      [46, -64],
    ] as const)
      fillPath(context, ellipsePath(x, y, 3.4), tones.lit);
    for (const [x, y] of [
      [-22, -32],
      [1, -29],
      [24, -32],
    ] as const)
      fillPath(context, ellipsePath(x, y, 4.2, 4.8), accent);
  },
  tiara({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-32, -36],
        [-18, -52, true],
        [-8, -48],
        [4, -68, true],
        [16, -48],
        [26, -52, true],
        [38, -36],
        [4, -40],
      ]),
      tones,
      light,
    );
    fillPath(context, ellipsePath(4, -52, 4, 5), accent);
  },
  wizard({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-36, -26],
        [-30, -52],
        [-18, -92],
        [-22, -126],
        [-44, -148, true],
        [-12, -140],
        [8, -104],
        [30, -56],
        [38, -26],
        [2, -18],
      ]),
      tones,
      light,
      { core: 8 },
    );
    for (const [x, y, r] of [
      [-6, -58, 5],
      [-12, -98, 4],
      [14, -74, 3],
    ] as const)
      star(context, x, y, r, accent);
    fillPath(
      context,
      outline([
        [-37, -36],
        [2, -28],
        [38, -36],
        [39, -25],
        [2, -17],
        [-38, -25],
      ]),
      accent,
    );
    brim(context, tones, light, 62);
  },
  witch({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-34, -26],
        [-28, -52],
        [-16, -88],
        [4, -116],
        [34, -128, true],
        [20, -104],
        [16, -84],
        [28, -52],
        [37, -26],
        [2, -18],
      ]),
      tones,
      light,
      { core: 8 },
    );
    fillPath(
      context,
      outline([
        [-36, -40],
        [2, -32],
        [38, -40],
        [38, -25],
        [2, -17],
        [-37, -25],
      ]),
      accent,
    );
    brim(context, tones, light, 72);
  },
  pirate({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-62, -30, true],
        [-44, -58],
        [-18, -76],
        [4, -80],
        [26, -76],
        [50, -58],
        [66, -30, true],
        [36, -32],
        [2, -18],
        [-34, -32],
      ]),
      tones,
      light,
      { core: 6 },
    );
    fillStroke(
      context,
      [
        [-58, -32],
        [-32, -34],
        [2, -21],
        [34, -34],
        [62, -32],
      ],
      4.4,
      accent,
    );
    fillPath(context, ellipsePath(4, -52, 8, 7.4), [238, 232, 220]);
    fillPath(context, ellipsePath(4, -44, 4.6, 4), [238, 232, 220]);
    for (const x of [1, 7]) fillPath(context, ellipsePath(x, -52, 2, 2.4), [40, 36, 44]);
    fillStroke(
      context,
      [
        [-9, -38],
        [4, -42],
        [17, -38],
      ],
      2.6,
      [238, 232, 220],
    );
  },
  santa({ context, tones, light }) {
    fillModelled(
      context,
      outline([
        [-40, -28],
        [-34, -56],
        [-10, -74],
        [-30, -82],
        [-58, -66],
        [-68, -36],
        [-58, -34],
        [-48, -56],
        [-34, -64],
        [-44, -40],
      ]),
      { ...tones, base: tones.shade, lit: tones.base },
      light,
    );
    fillModelled(
      context,
      outline([
        [-40, -26],
        [-36, -54],
        [-14, -78],
        [14, -70],
        [34, -48],
        [40, -26],
        [0, -22],
      ]),
      tones,
      light,
      { core: 6 },
    );
    const fur = tonesOf([250, 248, 244]);
    fillModelled(
      context,
      tube([
        [-40, -24, 9],
        [0, -18, 10],
        [41, -25, 9],
      ]),
      fur,
      light,
      { core: 4 },
    );
    fillModelled(context, ellipsePath(-63, -30, 11), fur, light);
  },
  /** A crest of spikes from the brow to the nape: no hat, but worn like one. */
  horns({ context, tones, light }) {
    for (const side of [-1, 1])
      fillModelled(
        context,
        tube([
          [side * 22, -36, 7],
          [side * 36, -52, 6.4],
          [side * 40, -74, 4],
          [side * 30, -92, 0.8],
        ]),
        tones,
        light,
      );
  },
  mohawk({ context, tones, light }) {
    const spikes: Knot[] = [-30, -16, 0, 16, 28].flatMap((x, index): Knot[] => [
      [x - 8, -58 + Math.abs(index - 2) * 7],
      [x - 2 + (index - 2) * 4, -98 + Math.abs(index - 2) * 13, true],
    ]);
    fillModelled(context, outline([[-36, -14], ...spikes, [40, -22], [24, -26], [0, -32], [-18, -24]]), tones, light, {
      core: 4,
    });
    for (const x of [-18, 0, 16])
      fillStroke(
        context,
        [
          [x, -42],
          [x + 1, -58],
          [x + 2, -72],
        ],
        2,
        tones.deep,
        0.5,
      );
  },
} satisfies Record<string, HatPainter>;

function star(context: Context, x: number, y: number, radius: number, colour: Rgb): void {
  fillPath(
    context,
    outline(
      Array.from({ length: 10 }, (_, index): Knot => {
        const angle = (index / 10) * Math.PI * 2 - Math.PI / 2;
        const r = index % 2 === 0 ? radius * 1.4 : radius * 0.6;
        return [x + Math.cos(angle) * r, y + Math.sin(angle) * r, true];
      }),
    ),
    colour,
  );
}

function brim(context: Context, tones: Tones, light: FormLight, half: number): void {
  const path = outline([
    [-half, -20],
    [-half * 0.6, -30],
    [-36, -27],
    [2, -18],
    [38, -27],
    [half * 0.66, -30],
    [half + 4, -20],
    [half * 0.6, -7],
    [2, -2],
    [-half * 0.6, -7],
  ]);
  fillModelled(context, path, tones, light);
  fillCore(context, path, tones.deep, light, 4, 0.4);
}
