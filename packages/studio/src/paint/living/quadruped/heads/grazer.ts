import type { Path2D } from '@napi-rs/canvas';
import { paintEye } from '../../form/eye.js';
import { fillPath, fillStroke, softPatch } from '../../form/modelling.js';
import { ellipsePath, outline, tube } from '../../form/outline.js';
import type { Joint } from '../../form/outline.js';
import { mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import type { Head, HeadPart } from '../anatomy.js';

const BONE: Rgb = [196, 168, 128];

/** A leaf of an ear from its root; the angle is clockwise from straight up. */
export function leafEar(x: number, y: number, length: number, width: number, degrees: number): Path2D {
  const angle = (degrees * Math.PI) / 180;
  const put = (along: number, across: number, sharp = false): readonly [number, number, boolean] => [
    x + Math.sin(angle) * along * length + Math.cos(angle) * across * width,
    y - Math.cos(angle) * along * length + Math.sin(angle) * across * width,
    sharp,
  ];
  return outline([
    put(-0.05, -0.28),
    put(0.45, -0.52),
    put(0.8, -0.34),
    put(1, 0.04, true),
    put(0.75, 0.36),
    put(0.35, 0.5),
    put(-0.02, 0.26),
  ]);
}

function antler(x: number, y: number, size: number, lean: number): Path2D[] {
  const branch = (joints: Joint[]): Path2D => tube(joints);
  const at = (u: number, v: number, w: number): Joint => [x + (u + lean * -v * 0.12) * size, y + v * size, w];
  return [
    branch([at(0, 0, 3.2), at(-12, -22, 2.9), at(-22, -48, 2.6), at(-14, -76, 2.2), at(4, -96, 0.8)]),
    branch([at(-4, -9, 2.4), at(12, -18, 2), at(20, -34, 0.7)]),
    branch([at(-19, -40, 2.3), at(-2, -48, 2), at(10, -64, 0.7)]),
    branch([at(-21, -58, 2.2), at(-34, -74, 1.8), at(-34, -92, 0.7)]),
  ];
}

/** Straight horns, swept back a little. */
function spear(x: number): Path2D[] {
  return [
    tube([
      [x, -18, 3.4],
      [x - 10, -50, 2.9],
      [x - 12, -84, 2],
      [x - 6, -112, 0.7],
    ]),
  ];
}

interface DeerOptions {
  readonly antlers?: boolean;
  /** Horns of an antelope instead of antlers. */
  readonly straight?: boolean;
}

/** Red deer, doe and fawn, antelopes. */
export function deerHead({ antlers = true, straight = false }: DeerOptions = {}): Head {
  const skull = outline([
    [-8, -8],
    [2, -17],
    [18, -21],
    [36, -17],
    [56, -8],
    [78, -3],
    [94, -1],
    [100, 5],
    [98, 12],
    [88, 16],
    [72, 17],
    [54, 19],
    [36, 25],
    [16, 26],
    [-4, 18],
  ]);
  const part = (path: Path2D, colour: HeadPart['colour']): HeadPart => ({ path, colour });
  const [farHorn, nearHorn] = straight ? [spear(18), spear(8)] : [antler(18, -18, 0.94, -1), antler(8, -17, 1, 0.4)];
  const far = antlers
    ? farHorn.map((path) => part(path, straight ? ([74, 62, 58] as Rgb) : ([150, 122, 90] as Rgb)))
    : [];
  const near = antlers ? nearHorn.map((path) => part(path, straight ? ([96, 82, 74] as Rgb) : BONE)) : [];
  return {
    skull,
    mouth: { corner: [68, 12], lip: [97, 11], blunt: true },
    behind: [...far, part(leafEar(10, -14, 30, 17, -8), 'far-coat')],
    before: [...near, part(leafEar(2, -11, 34, 19, -62), 'coat')],
    paint(context, look) {
      const { tones, pale } = look;
      context.save();
      context.clip(skull);
      softPatch(context, 84, 18, 36, 14, pale.base, 0.95);
      softPatch(context, 30, 30, 34, 14, pale.base, 0.75);
      softPatch(context, 58, -8, 30, 6, tones.shade, 0.4, 0.2);
      context.restore();
      fillPath(context, leafEar(0, -10, 26, 10, -62), pale.shade, 0.9);
      fillPath(
        context,
        outline([
          [90, -4],
          [98, -1],
          [101, 5],
          [98, 9],
          [92, 6],
          [89, 1],
        ]),
        [40, 32, 34],
      );
      fillStroke(
        context,
        [
          [97, 11],
          [86, 11.5],
          [74, 12],
        ],
        1.7,
        look.dark,
        0.75,
      );
      softPatch(context, 33, -5, 9, 7, pale.lit, 0.5);
      paintEye(context, 33, -5.5, 5.2, {
        iris: look.iris,
        lid: [38, 26, 26],
        asleep: look.asleep,
        pupil: 'wide',
        slant: 0.2,
      });
    },
  };
}

export interface BovineOptions {
  readonly horns?: 'cow' | 'goat' | 'ram' | 'none';
  readonly beard?: boolean;
  readonly muzzle?: Rgb;
  readonly wool?: boolean;
  /** The colour of face and ears, where it is another than the coat's. */
  readonly face?: Rgb;
}

/** Cow, goat, sheep. */
export function bovineHead({
  horns = 'cow',
  beard = false,
  muzzle = [226, 178, 164],
  wool = false,
  face,
}: BovineOptions = {}): Head {
  const slim = horns === 'goat' || wool ? 0.86 : 1;
  const skull = outline([
    [-8, -8],
    [2, -19],
    [18, -23],
    [34, -20],
    [58, -14 * slim],
    [82, -10 * slim],
    [97, -5],
    [102, 6],
    [98, 17 * slim],
    [86, 22 * slim],
    [68, 20 * slim],
    [48, 22],
    [26, 28],
    [6, 26],
    [-8, 14],
  ]);
  const part = (path: Path2D, colour: HeadPart['colour']): HeadPart => ({ path, colour });
  const bone: Rgb = horns === 'cow' ? [226, 212, 184] : [150, 128, 102];
  const dim: Rgb = mix(bone, [60, 50, 80], 0.25);
  const horn = (x: number, scale: number): Path2D =>
    horns === 'cow'
      ? tube([
          [x, -18, 4.4 * scale],
          [x + 4, -30 * scale, 3.6 * scale],
          [x + 14, -40 * scale, 0.8],
        ])
      : horns === 'goat'
        ? tube([
            [x, -17, 4.6 * scale],
            [x - 8, -34 * scale, 3.8 * scale],
            [x - 26, -46 * scale, 2.6],
            [x - 44, -42 * scale, 0.7],
          ])
        : tube([
            [x, -14, 6 * scale],
            [x - 16, -26, 7 * scale],
            [x - 30, -10, 6.5 * scale],
            [x - 22, 10, 5 * scale],
            [x - 2, 10, 2.4],
            [x + 6, 4, 0.8],
          ]);
  const hasHorns = horns !== 'none';
  return {
    skull,
    mouth: { corner: [66, 14 * slim], lip: [98, 13 * slim], blunt: true },
    behind: [
      ...(hasHorns && horns !== 'ram' ? [part(horn(16, 0.9), dim)] : []),
      part(leafEar(10, -14, 24, 14, 26), face ?? 'far-coat'),
      ...(beard
        ? [
            part(
              outline([
                [70, 16],
                [86, 20],
                [80, 38],
                [72, 50, true],
                [68, 36],
              ]),
              'pale',
            ),
          ]
        : []),
    ],
    before: [
      part(leafEar(0, -10, 30, 18, wool ? -105 : -82), face ?? 'coat'),
      ...(hasHorns ? [part(horn(6, 1), bone)] : []),
    ],
    paint(context, look) {
      const { tones } = look;
      context.save();
      context.clip(skull);
      if (face) fillPath(context, skull, face);
      softPatch(context, 98, 8, 34, 34, muzzle, horns === 'cow' ? 0.98 : 0.5);
      softPatch(context, 30, 26, 30, 14, tones.shade, face ? 0.1 : 0.45);
      softPatch(context, 48, -14, 30, 7, tones.lit, face ? 0.12 : 0.5, 0.1);
      context.restore();
      fillPath(context, leafEar(-2, -9, 22, 9, wool ? -105 : -82), [214, 150, 146], 0.8);
      fillPath(context, ellipsePath(93, 0, 3.6, 2.6, 0.5), [74, 44, 48], 0.9);
      fillStroke(
        context,
        [
          [99, 14 * slim],
          [88, 14 * slim],
          [76, 13 * slim],
        ],
        2,
        [88, 54, 56],
        0.7,
      );
      if (wool) {
        const curls = [
          [-6, -10, 11],
          [4, -20, 12],
          [17, -23, 10],
          [-8, 4, 11],
        ] as const;
        curls.forEach(([x, y, r]) => fillPath(context, ellipsePath(x, y, r, r * 0.9), look.pale.base));
        curls.forEach(([x, y, r]) =>
          fillPath(context, ellipsePath(x + 2, y - 2, r * 0.6, r * 0.5), look.pale.lit, 0.8),
        );
      }
      softPatch(context, 36, -7, 9, 7, tones.deep, 0.4);
      paintEye(context, 36, -7, 4.8, {
        iris: look.iris,
        lid: [36, 26, 28],
        asleep: look.asleep,
        pupil: 'wide',
        slant: 0.15,
      });
    },
  };
}
