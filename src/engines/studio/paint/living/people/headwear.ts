import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { FormLight } from '../../kit/form.js';
import type { Context } from '../../kit/shapes.js';
import { fillCore, fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, tube } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';
import type { HatKind, Outfit } from './outfit.js';

type Hat = NonNullable<Outfit['hat']>;

interface HatBrush {
  readonly context: Context;
  readonly tones: Tones;
  readonly accent: Rgb;
  readonly turn: number;
  readonly light: FormLight;
  readonly back: boolean;
}

const closedHelmets: ReadonlySet<HatKind> = new Set(['astronaut', 'knight', 'ninja', 'headscarf', 'hood']);

/** Nothing of the hair shows under it. */
export function hatCoversHair(kind: HatKind): boolean {
  return closedHelmets.has(kind);
}

const tall: Partial<Record<HatKind, number>> = {
  'top-hat': 104,
  chef: 102,
  crown: 80,
  wizard: 148,
  witch: 128,
  party: 104,
  viking: 84,
  pirate: 80,
  knight: 84,
  samurai: 98,
  astronaut: 68,
  bowler: 74,
  cowboy: 78,
  beanie: 84,
  goggles: 84,
  santa: 80,
};

/** How high it rises above the middle of the head, in hundredths of the head's height. */
export function hatHeight(kind: HatKind | undefined): number {
  return kind ? (tall[kind] ?? 70) : 0;
}

/** The far side of a brim, a bubble's inside: behind the head. */
export function paintHatBehind(context: Context, { kind, colour }: Hat, light: FormLight): void {
  const tones = tonesOf(colour);
  if (kind === 'astronaut') {
    fillModelled(context, ellipsePath(2, 2, 66, 66), tones, light);
  } else if (kind === 'straw' || kind === 'witch' || kind === 'wizard' || kind === 'sou-wester' || kind === 'cowboy') {
    fillPath(context, ellipsePath(2, -26, kind === 'straw' ? 70 : 60, 15), tones.deep);
  }
}

const dome = (top: number, half = 41, base = -22): Knot[] => [
  [-half, base],
  [-half + 1, base - 14],
  [-half * 0.62, top + 7],
  [0, top],
  [half * 0.64, top + 7],
  [half, base - 14],
  [half, base],
];

const hats: Record<HatKind, (brush: HatBrush) => void> = {
  cap({ context, tones, light, back, turn }) {
    fillModelled(context, outline([...dome(-64), [0, -17]]), tones, light, { core: 5 });
    if (!back) {
      const x = 10 + turn * 16;
      fillModelled(
        context,
        outline([
          [x - 26, -24],
          [x + 8, -29],
          [x + 32, -22],
          [x + 48, -11],
          [x + 40, -8],
          [x + 12, -17],
          [x - 22, -17],
        ]),
        { ...tones, base: tones.shade, lit: tones.base },
        light,
      );
      fillStroke(
        context,
        [
          [-2, -64],
          [8, -46],
          [12, -24],
        ],
        2.4,
        tones.deep,
        0.5,
      );
    }
    fillPath(context, ellipsePath(0, -64, 3.4, 2.6), tones.deep);
  },
  straw({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-34, -28],
        [-33, -46],
        [-24, -66],
        [2, -71],
        [27, -66],
        [35, -46],
        [36, -28],
        [2, -20],
      ]),
      tones,
      light,
      { core: 6 },
    );
    fillPath(
      context,
      outline([
        [-35, -38],
        [2, -30],
        [36, -38],
        [36.5, -27],
        [2, -19],
        [-35, -27],
      ]),
      accent,
    );
    fillModelled(
      context,
      outline([
        [-70, -22],
        [-40, -33],
        [-34, -27],
        [2, -19],
        [36, -27],
        [44, -33],
        [74, -22],
        [50, -9],
        [2, -4],
        [-46, -9],
      ]),
      tones,
      light,
      { core: 4 },
    );
    for (const y of [-18, -13])
      fillStroke(
        context,
        [
          [-56, y - 1],
          [2, y + 7],
          [60, y - 1],
        ],
        1.5,
        tones.deep,
        0.4,
      );
  },
  beanie({ context, tones, light, accent }) {
    fillModelled(context, ellipsePath(0, -74, 11, 10), tonesOf(mix(accent, [255, 255, 255], 0.4)), light);
    fillModelled(context, outline([...dome(-68, 41, -26)]), tones, light, { core: 6 });
    for (const x of [-22, -4, 14, 30])
      fillStroke(
        context,
        [
          [x * 0.7, -64],
          [x, -46],
          [x * 1.05, -30],
        ],
        2.4,
        tones.deep,
        0.35,
      );
    fillModelled(
      context,
      outline([
        [-43, -30],
        [0, -27],
        [43, -31],
        [43, -16],
        [0, -11],
        [-43, -15],
      ]),
      { ...tones, lit: tones.lit, base: mix(tones.base, tones.lit, 0.5) },
      light,
      { core: 4 },
    );
  },
  'top-hat'({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-32, -30],
        [-36, -100, true],
        [0, -104],
        [37, -100, true],
        [33, -30],
        [0, -25],
      ]),
      tones,
      light,
      { core: 7 },
    );
    fillPath(
      context,
      outline([
        [-33, -46],
        [0, -41],
        [34, -46],
        [33, -32],
        [0, -27],
        [-32, -32],
      ]),
      accent,
    );
    fillModelled(
      context,
      outline([
        [-54, -32],
        [0, -24],
        [56, -32],
        [50, -22],
        [0, -15],
        [-48, -22],
      ]),
      tones,
      light,
    );
  },
  chef({ context, tones, light }) {
    fillModelled(
      context,
      outline([
        [-30, -40],
        [-46, -62],
        [-38, -88],
        [-14, -94],
        [2, -102],
        [20, -95],
        [44, -88],
        [48, -64],
        [34, -40],
      ]),
      tones,
      light,
      { core: 7 },
    );
    for (const x of [-18, 2, 20])
      fillStroke(
        context,
        [
          [x * 1.3, -82],
          [x * 1.1, -62],
          [x, -46],
        ],
        2.6,
        tones.shade,
        0.8,
      );
    fillModelled(
      context,
      outline([
        [-38, -48, true],
        [0, -45],
        [39, -48, true],
        [38, -23, true],
        [0, -18],
        [-37, -23, true],
      ]),
      tones,
      light,
      { core: 5 },
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
  police({ context, tones, light, accent, back, turn }) {
    fillModelled(
      context,
      outline([
        [-36, -32],
        [-52, -50],
        [-34, -66],
        [2, -70],
        [38, -66],
        [54, -50],
        [38, -32],
      ]),
      tones,
      light,
      { core: 5 },
    );
    fillModelled(
      context,
      outline([
        [-38, -40],
        [1, -36],
        [40, -40],
        [39, -22],
        [1, -17],
        [-38, -22],
      ]),
      { ...tones, base: tones.deep, lit: tones.shade },
      light,
    );
    if (!back) {
      fillPath(
        context,
        outline([
          [-14 + turn * 10, -20],
          [16 + turn * 10, -22],
          [44, -16],
          [34, -8],
          [6 + turn * 10, -12],
        ]),
        [34, 32, 42],
      );
      fillPath(
        context,
        outline([
          [8 + turn * 8, -62],
          [18 + turn * 8, -58],
          [16 + turn * 8, -44],
          [8 + turn * 8, -38, true],
          [0 + turn * 8, -44],
          [-2 + turn * 8, -58],
        ]),
        accent,
      );
    }
  },
  firefighter({ context, tones, light, accent, turn }) {
    fillModelled(context, outline([...dome(-70, 41, -26)]), tones, light, { core: 6 });
    fillStroke(
      context,
      [
        [-2, -70],
        [6, -48],
        [8, -28],
      ],
      6,
      tones.lit,
      0.8,
    );
    fillModelled(
      context,
      outline([
        [-62, -8, true],
        [-46, -30],
        [0, -26],
        [42, -30],
        [52, -20],
        [36, -17],
        [0, -14],
        [-40, -16],
      ]),
      tones,
      light,
      { core: 3 },
    );
    fillPath(
      context,
      outline([
        [2 + turn * 10, -56],
        [14 + turn * 10, -60],
        [26 + turn * 10, -56],
        [24 + turn * 10, -38],
        [14 + turn * 10, -30, true],
        [4 + turn * 10, -38],
      ]),
      accent,
    );
  },
  'hard-hat'({ context, tones, light }) {
    fillModelled(context, outline([...dome(-68, 42, -26)]), tones, light, { core: 6 });
    fillStroke(
      context,
      [
        [-6, -69],
        [4, -50],
        [6, -28],
      ],
      7,
      tones.lit,
      0.7,
    );
    fillModelled(
      context,
      outline([
        [-46, -30],
        [0, -24],
        [44, -30],
        [58, -20],
        [40, -16],
        [0, -13],
        [-44, -18],
      ]),
      tones,
      light,
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
  'sou-wester'({ context, tones, light }) {
    fillModelled(context, outline([...dome(-66, 40, -24)]), tones, light, { core: 6 });
    fillModelled(
      context,
      outline([
        [-66, 4, true],
        [-46, -28],
        [0, -26],
        [42, -30],
        [56, -16],
        [38, -14],
        [0, -12],
        [-36, -8],
      ]),
      tones,
      light,
      { core: 4 },
    );
    fillStroke(
      context,
      [
        [0, -64],
        [8, -44],
        [10, -26],
      ],
      2.6,
      tones.deep,
      0.4,
    );
  },
  hood({ context, tones, light, back }) {
    const shape = outline([
      [-46, 44],
      [-50, 0],
      [-44, -40],
      [-14, -64],
      [18, -62],
      [42, -42],
      [48, -4],
      [44, 38],
      [34, 50],
      [38, 16],
      [36, -14],
      [24, -34],
      [-6, -36],
      [-26, -20],
      [-32, 10],
      [-28, 44],
    ]);
    fillModelled(
      context,
      back
        ? outline([
            [-46, 48],
            [-50, 0],
            [-40, -44],
            [0, -64],
            [40, -44],
            [50, 0],
            [46, 48],
          ])
        : shape,
      tones,
      light,
      { core: 6 },
    );
  },
  'bicycle-helmet'({ context, tones, light }) {
    fillModelled(
      context,
      outline([
        [-46, -20],
        [-44, -44],
        [-22, -66],
        [8, -70],
        [38, -56],
        [50, -30],
        [44, -24],
        [0, -28],
        [-30, -20],
      ]),
      tones,
      light,
      { core: 6 },
    );
    for (const [x, y] of [
      [-20, -48],
      [4, -54],
      [28, -46],
    ] as const)
      fillPath(context, ellipsePath(x, y, 9, 3.4, 0.25), tones.deep);
    fillStroke(
      context,
      [
        [-30, -20],
        [-24, 14],
        [-2, 44],
      ],
      2.6,
      [48, 44, 52],
    );
  },
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
  beret({ context, tones, light }) {
    fillModelled(
      context,
      outline([
        [-38, -30],
        [-58, -44],
        [-50, -64],
        [-16, -72],
        [22, -66],
        [42, -44],
        [39, -26],
        [0, -28],
      ]),
      tones,
      light,
      { core: 7 },
    );
    fillStroke(
      context,
      [
        [-14, -72],
        [-17, -78],
        [-15, -82],
      ],
      4,
      tones.deep,
    );
    fillStroke(
      context,
      [
        [-38, -27],
        [0, -24],
        [39, -25],
      ],
      4,
      tones.deep,
      0.8,
    );
  },
  bowler({ context, tones, light, accent }) {
    fillModelled(context, outline([...dome(-74, 37, -28)]), tones, light, { core: 6 });
    fillPath(
      context,
      outline([
        [-38, -40],
        [0, -34],
        [38, -40],
        [38, -30],
        [0, -24],
        [-38, -30],
      ]),
      accent,
    );
    fillModelled(
      context,
      outline([
        [-54, -36, true],
        [-38, -28],
        [0, -22],
        [40, -28],
        [56, -36, true],
        [46, -20],
        [0, -14],
        [-46, -20],
      ]),
      tones,
      light,
    );
  },
  cowboy({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-32, -28],
        [-34, -54],
        [-24, -78],
        [-6, -70],
        [8, -70],
        [26, -78],
        [36, -54],
        [36, -28],
        [2, -20],
      ]),
      tones,
      light,
      { core: 6 },
    );
    fillPath(
      context,
      outline([
        [-34, -38],
        [2, -30],
        [36, -38],
        [36, -28],
        [2, -20],
        [-34, -28],
      ]),
      accent,
    );
    fillModelled(
      context,
      outline([
        [-76, -40, true],
        [-48, -28],
        [-34, -28],
        [2, -19],
        [36, -28],
        [52, -28],
        [80, -40, true],
        [54, -12],
        [2, -6],
        [-50, -12],
      ]),
      tones,
      light,
      { core: 4 },
    );
  },
  headscarf({ context, tones, light, back }) {
    const all = outline([
      [-34, 58],
      [-46, 30],
      [-46, -20],
      [-26, -52],
      [4, -57],
      [32, -48],
      [43, -20],
      [44, 20],
      [40, 56],
      [10, 70],
      [-20, 68],
    ]);
    if (back) {
      fillModelled(context, all, tones, light, { core: 6 });
      return;
    }
    const shape = outline([
      [-34, 58],
      [-46, 30],
      [-46, -20],
      [-26, -52],
      [4, -57],
      [32, -48],
      [43, -20],
      [42, 10, true],
      [35, -16],
      [20, -33],
      [-4, -33],
      [-22, -18],
      [-26, 8],
      [-16, 34],
      [8, 51],
      [34, 36],
      [42, 16, true],
      [44, 40],
      [30, 62],
      [10, 70],
      [-20, 68],
    ]);
    fillModelled(context, shape, tones, light, { core: 6 });
    fillStroke(
      context,
      [
        [-24, -46],
        [-34, -14],
        [-30, 30],
      ],
      3,
      tones.deep,
      0.4,
    );
    fillStroke(
      context,
      [
        [-20, 54],
        [6, 60],
        [32, 50],
      ],
      3,
      tones.deep,
      0.4,
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
  party({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-26, -34],
        [4, -96, true],
        [30, -34],
        [2, -28],
      ]),
      tones,
      light,
      { core: 5 },
    );
    for (const [x, y] of [
      [-6, -48],
      [12, -46],
      [3, -64],
      [4, -80],
    ] as const)
      fillPath(context, ellipsePath(x, y, 3.4), mix(accent, [255, 250, 230], 0.6));
    fillModelled(context, ellipsePath(4, -97, 7), tonesOf([250, 240, 214]), light);
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
  goggles({ context, tones, light, turn, back }) {
    hats.beanie({ context, tones, light, accent: tones.base, turn, back });
    if (back) return;
    const m = 5 + turn * 13;
    fillPath(
      context,
      outline([
        [-40, -4],
        [m - 26, -9],
        [m, -10],
        [m + 24, -8],
        [39, -3],
        [38, 9],
        [m + 20, 15],
        [m + 2, 10],
        [m - 18, 15],
        [-40, 8],
      ]),
      [52, 50, 62],
    );
    fillPath(
      context,
      outline([
        [m - 22, -4],
        [m, -6],
        [m + 24, -3],
        [m + 20, 10],
        [m + 2, 6],
        [m - 16, 11],
      ]),
      [228, 142, 76],
    );
    fillStroke(
      context,
      [
        [m - 16, -1],
        [m - 4, -3],
        [m + 8, -2],
      ],
      3.4,
      [255, 236, 206],
      0.8,
    );
  },
  graduate({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-38, -24],
        [-36, -46],
        [0, -52],
        [38, -46],
        [39, -24],
        [0, -18],
      ]),
      { ...tones, base: tones.shade },
      light,
    );
    fillModelled(
      context,
      outline([
        [-62, -56, true],
        [4, -74, true],
        [66, -54, true],
        [2, -38, true],
      ]),
      tones,
      light,
    );
    fillPath(
      context,
      tube([
        [4, -56, 1.4],
        [40, -48, 1.4],
        [46, -28, 1.4],
        [45, -14, 3.4],
        [45, -4, 2.4],
      ]),
      accent,
    );
  },
};

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

export function paintHat(context: Context, hat: Hat, turn: number, light: FormLight, back: boolean): void {
  hats[hat.kind]({ context, tones: tonesOf(hat.colour), accent: hat.accent ?? [60, 52, 60], turn, light, back });
}
