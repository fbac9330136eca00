import type { Drawable } from '../../drawable.js';
import { lighten, lightnessOf, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { paintEye } from '../form/eye.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, merge, outline, together, tube } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';
import { leafEar } from '../quadruped/heads/grazer.js';

const rabbitCoats: readonly Rgb[] = [
  [172, 140, 110],
  [236, 230, 220],
  [142, 134, 132],
  [196, 158, 116],
  [98, 82, 76],
];

export const rabbit: Drawable = createCreature({
  concept: 'rabbit',
  words: ['bunny', 'hare', 'easter bunny'],
  habitat: 'ground',
  height: 0.42,
  poses: [
    { name: 'sitting', words: ['standing', 'eating'], weight: 3 },
    { name: 'running', words: ['hopping', 'jumping', 'leaping', 'walking'], weight: 1 },
    { name: 'sleeping', words: ['lying', 'asleep'] },
  ],
  sculpt: ({ pose, random }) => {
    const fast = pose === 'running';
    const asleep = pose === 'sleeping';
    const natural = random.fork('coat').pick(rabbitCoats);
    const tilt = random.fork('ears').between(-6, 6);
    const drop = asleep ? 20 : 0;
    const headX = fast ? 22 : asleep ? 6 : 0;
    const headY = fast ? 4 : asleep ? 34 : 0;
    const ears = asleep || fast ? [-70, -84] : [-6 + tilt, -24 + tilt];
    return {
      bounds: fast
        ? { left: -62, right: 88, top: -90, bottom: 0 }
        : asleep
          ? { left: -58, right: 72, top: -64, bottom: 0 }
          : { left: -58, right: 62, top: -122, bottom: 0 },
      paint(context, brush) {
        const base = brush.colour ?? natural;
        const tones = tonesOf(base);
        const pale = tonesOf(
          lightnessOf(base) > 0.85 ? lighten(base, 0.02) : mix(lighten(base, 0.2), [250, 244, 234], 0.5),
        );
        const { light } = brush;
        const far = behind(tones);
        fillModelled(
          context,
          fast
            ? tube([
                [34, -34, 6],
                [54, -22, 5],
                [68, -8, 4],
              ])
            : tube([
                [24, -26, 6],
                [30, -12, 4.8],
                [34, -4, 4.6],
              ]),
          far,
          light,
        );
        if (fast)
          fillModelled(
            context,
            tube([
              [-30, -26, 12],
              [-52, -14, 6],
              [-60, -4, 4],
            ]),
            far,
            light,
          );
        fillModelled(context, ellipsePath(fast ? -52 : -48, fast ? -44 : -16, 9.5, 9), pale, light);
        const trunk = fast
          ? outline([
              [-54, -30],
              [-46, -52],
              [-16, -62],
              [18, -56],
              [40, -46],
              [46, -32],
              [34, -20],
              [4, -18],
              [-30, -14],
              [-50, -18],
            ])
          : outline([
              [-46, -12],
              [-49, -32 + drop * 0.3],
              [-37, -55 + drop],
              [-12, -63 + drop],
              [10, -57 + drop],
              [25, -44 + drop],
              [31, -26],
              [27, -7],
              [10, -1],
              [-30, 0],
            ]);
        const nearFore = fast
          ? tube([
              [34, -32, 7],
              [58, -30, 5],
              [76, -20, 4],
            ])
          : asleep
            ? tube([
                [20, -8, 5],
                [34, -5, 4.6],
                [46, -4.4, 4.2],
              ])
            : tube([
                [20, -30, 8],
                [23, -14, 5],
                [26, -4.6, 4.6],
              ]);
        const body = merge([trunk, nearFore]);
        fillModelled(context, body, tones, light, { core: 5 });
        inside(context, body, () => {
          softPatch(context, fast ? 14 : 24, fast ? -18 : -20, fast ? 40 : 12, fast ? 12 : 22, pale.base, 0.9);
          softPatch(context, -6, -2, 40, 12, tones.deep, 0.5);
        });
        const haunch = fast
          ? merge([
              outline([
                [-54, -26],
                [-46, -50],
                [-22, -52],
                [-10, -34],
                [-22, -18],
                [-44, -14],
              ]),
              tube([
                [-36, -24, 11],
                [-56, -18, 6],
                [-58, -6, 4.4],
                [-48, -3.6, 3.6],
              ]),
            ])
          : outline([
              [-45, -8],
              [-43, -36 + drop * 0.5],
              [-22, -45 + drop * 0.5],
              [-3, -33],
              [1, -12],
              [-8, -2],
              [-36, -1],
            ]);
        fillModelled(context, haunch, tones, light, { core: 4 });
        if (!fast)
          fillModelled(
            context,
            tube([
              [-28, -4.6, 4.6],
              [-8, -4.6, 4.6],
              [8, -4.2, 4.2],
            ]),
            tones,
            light,
            { core: 1.5 },
          );
        context.save();
        context.translate(headX, headY);
        fillModelled(context, leafEar(24, -76, 46, 15, ears[0] as number), far, light);
        const head = outline([
          [6, -58],
          [11, -75],
          [26, -84],
          [42, -79],
          [52, -67],
          [55.5, -58],
          [50, -50],
          [36, -45],
          [18, -45],
        ]);
        fillModelled(context, head, tones, light, { core: 3.4 });
        inside(context, head, () => {
          softPatch(context, 48, -52, 14, 9, pale.base, 0.95);
          softPatch(context, 24, -46, 18, 8, tones.shade, 0.6);
        });
        fillModelled(context, leafEar(17, -75, 48, 17, ears[1] as number), tones, light, { core: 2 });
        fillPath(context, leafEar(17, -77, 38, 8, ears[1] as number), mix([226, 154, 150], tones.shade, 0.3), 0.9);
        fillPath(
          context,
          outline([
            [51, -62],
            [56, -60],
            [54, -56],
            [50, -58],
          ]),
          [206, 126, 126],
        );
        fillStroke(
          context,
          [
            [53, -56],
            [50, -52],
            [45, -51],
          ],
          1.6,
          tones.deep,
          0.8,
        );
        softPatch(context, 37, -66, 8, 7, pale.lit, 0.5);
        paintEye(context, 37, -66, 4.4, { iris: [66, 44, 36], lid: [44, 34, 34], asleep, pupil: 'wide' });
        if (brush.detail > 0.1)
          for (const y of [-1, 2])
            fillPath(
              context,
              tube([
                [48, -55, 0.5],
                [58, -54 + y * 2, 0.4],
                [66, -54 + y * 4, 0.1],
              ]),
              [250, 246, 240],
              0.8,
            );
        context.restore();
      },
    };
  },
});

export const squirrel: Drawable = createCreature({
  concept: 'squirrel',
  words: ['chipmunk', 'red squirrel'],
  habitat: 'ground',
  height: 0.3,
  poses: [{ name: 'sitting', weight: 1 }],
  sculpt: () => ({
    bounds: { left: -62, right: 50, top: -104, bottom: 0 },
    paint(context, brush) {
      const base: Rgb = brush.colour ?? [188, 98, 50];
      const tones = tonesOf(base);
      const pale = tonesOf([248, 234, 214]);
      const { light } = brush;
      const tail = outline([
        [-12, -6],
        [-36, -4],
        [-54, -22],
        [-58, -50],
        [-48, -76],
        [-54, -92],
        [-40, -104],
        [-20, -100],
        [-12, -84],
        [-20, -66],
        [-26, -46],
        [-20, -28],
        [-6, -20],
      ]);
      fillModelled(context, tail, tones, light, { core: 6 });
      inside(context, tail, () => {
        fillStroke(
          context,
          [
            [-18, -12],
            [-42, -30],
            [-42, -60],
            [-34, -92],
          ],
          10,
          tones.lit,
          0.55,
        );
        for (const x of [0, 8])
          fillStroke(
            context,
            [
              [-24 - x, -14],
              [-48 + x * 0.4, -36],
              [-46 + x, -70],
              [-40 + x, -96],
            ],
            2.4,
            tones.deep,
            0.35,
          );
      });
      fillModelled(
        context,
        outline([
          [22, -72],
          [26, -92, true],
          [32, -74],
        ]),
        behind(tones),
        light,
      );
      const body = outline([
        [-18, -10],
        [-20, -34],
        [-8, -54],
        [8, -62],
        [20, -54],
        [25, -36],
        [24, -14],
        [16, -3],
        [-8, -2],
      ]);
      fillModelled(context, body, tones, light, { core: 4 });
      inside(context, body, () => softPatch(context, 24, -28, 14, 26, pale.base, 0.98));
      fillModelled(
        context,
        outline([
          [-18, -6],
          [-16, -28],
          [0, -32],
          [10, -20],
          [8, -6],
          [-4, -1],
        ]),
        tones,
        light,
        { core: 3 },
      );
      fillModelled(
        context,
        tube([
          [-8, -3.6, 3.6],
          [10, -3.4, 3.4],
          [20, -3, 3],
        ]),
        tones,
        light,
      );
      const head = outline([
        [0, -62],
        [6, -76],
        [20, -83],
        [36, -76],
        [46, -64],
        [48, -57],
        [40, -52],
        [22, -50],
        [8, -52],
      ]);
      fillModelled(context, head, tones, light, { core: 3 });
      inside(context, head, () => softPatch(context, 38, -54, 14, 8, pale.base, 0.95));
      fillModelled(
        context,
        outline([
          [8, -74],
          [8, -98, true],
          [18, -82],
          [18, -74],
        ]),
        tones,
        light,
      );
      fillPath(context, ellipsePath(47, -60, 2.4, 2), [56, 40, 40]);
      fillStroke(
        context,
        [
          [46, -56],
          [42, -54],
          [37, -55],
        ],
        1.5,
        tones.deep,
        0.8,
      );
      paintEye(context, 30, -66, 4.4, {
        iris: [52, 36, 30],
        lid: [44, 32, 30],
        asleep: brush.attributes.has('sleeping'),
        pupil: 'wide',
        white: [250, 242, 228],
      });
      fillModelled(context, ellipsePath(37, -39, 6.4, 7.4, 0.3), tonesOf([166, 116, 66]), light);
      fillModelled(
        context,
        outline([
          [30, -44],
          [37, -48.6],
          [44, -44],
          [37, -42],
        ]),
        tonesOf([116, 78, 50]),
        light,
      );
      fillModelled(
        context,
        tube([
          [12, -46, 5],
          [22, -36, 4],
          [34, -36, 3],
        ]),
        tones,
        light,
        { core: 1.6 },
      );
    },
  }),
});

export const mouse: Drawable = createCreature({
  concept: 'mouse',
  words: ['rat', 'shrew'],
  habitat: 'ground',
  height: 0.07,
  poses: [{ name: 'standing', words: ['walking', 'running', 'sitting'], weight: 1 }],
  sculpt: ({ random }) => ({
    bounds: { left: -84, right: 58, top: -62, bottom: 0 },
    paint(context, brush) {
      const base: Rgb =
        brush.colour ??
        random.fork('coat').pick([
          [150, 140, 138],
          [176, 140, 108],
          [236, 230, 222],
        ] as const);
      const tones = tonesOf(base);
      const pink: Rgb = [226, 158, 152];
      const { light } = brush;
      fillModelled(
        context,
        tube([
          [-38, -8, 2.6],
          [-56, -5, 2.2],
          [-70, -14, 1.8],
          [-78, -28, 1.4],
          [-84, -30, 0.6],
        ]),
        tonesOf(pink),
        light,
      );
      fillModelled(context, ellipsePath(22, -48, 11, 12), behind(tones), light);
      const body = outline([
        [-44, -10],
        [-40, -32],
        [-18, -46],
        [8, -42],
        [26, -38],
        [42, -24],
        [51, -14],
        [46, -8],
        [30, -4],
        [-10, -1],
        [-36, -1],
      ]);
      fillModelled(context, body, tones, light, { core: 4 });
      inside(context, body, () => softPatch(context, 10, -2, 44, 10, tonesOf(lighten(base, 0.14)).base, 0.9));
      fillModelled(
        context,
        outline([
          [-40, -8],
          [-34, -28],
          [-16, -30],
          [-8, -14],
          [-16, -2],
        ]),
        tones,
        light,
        { core: 3 },
      );
      for (const x of [-14, 22])
        fillModelled(
          context,
          tube([
            [x - 6, -2.6, 2.4],
            [x + 6, -2.2, 2],
          ]),
          tonesOf(pink),
          light,
        );
      fillModelled(context, ellipsePath(8, -46, 14, 15), tones, light, { core: 2 });
      fillPath(context, ellipsePath(8.6, -45, 10, 11), mix(pink, base, 0.2));
      fillPath(context, ellipsePath(50.5, -13.6, 2.6, 2.3), pink);
      paintEye(context, 30, -25, 3.8, {
        iris: [36, 28, 30],
        lid: [30, 24, 28],
        asleep: brush.attributes.has('sleeping'),
        pupil: 'wide',
      });
      if (brush.detail > 0.1)
        for (const y of [-2, 1, 4])
          fillPath(
            context,
            tube([
              [44, -14, 0.4],
              [54, -14 + y, 0.3],
              [62, -15 + y * 2, 0.1],
            ]),
            [250, 246, 242],
            0.8,
          );
      fillStroke(
        context,
        [
          [48, -9.6],
          [43, -8.4],
          [38, -9.6],
        ],
        1.4,
        tones.deep,
        0.8,
      );
    },
  }),
});

export const hamster: Drawable = createCreature({
  concept: 'hamster',
  words: ['guinea pig', 'gerbil'],
  habitat: 'ground',
  height: 0.1,
  poses: [{ name: 'sitting', words: ['standing'], weight: 1 }],
  sculpt: ({ random }) => ({
    bounds: { left: -44, right: 44, top: -88, bottom: 0 },
    paint(context, brush) {
      const base: Rgb =
        brush.colour ??
        random.fork('coat').pick([
          [226, 164, 92],
          [200, 150, 108],
          [170, 150, 136],
        ] as const);
      const tones = tonesOf(base);
      const pale = tonesOf([250, 240, 224]);
      const { light } = brush;
      for (const side of [-1, 1]) {
        fillModelled(context, ellipsePath(side * 23, -80, 9.5, 9), tones, light);
        fillPath(context, ellipsePath(side * 23, -79, 5.6), [228, 160, 150]);
      }
      const body = outline([
        [0, -86],
        [22, -82],
        [34, -66],
        [38, -48],
        [43, -26],
        [36, -8],
        [18, -2],
        [-18, -2],
        [-36, -8],
        [-43, -26],
        [-38, -48],
        [-34, -66],
        [-22, -82],
      ]);
      fillModelled(context, body, tones, light, { core: 6 });
      inside(context, body, () => {
        fillPath(
          context,
          outline([
            [0, -66],
            [16, -58],
            [28, -44],
            [24, -12],
            [0, -1],
            [-24, -12],
            [-28, -44],
            [-16, -58],
          ]),
          pale.base,
        );
        softPatch(context, 0, -2, 40, 14, pale.shade, 0.8);
        for (const side of [-1, 1]) softPatch(context, side * 24, -46, 12, 9, [240, 158, 138], 0.55);
      });
      for (const side of [-1, 1]) {
        paintEye(context, side * 15, -62, 4.8, {
          iris: [40, 30, 32],
          lid: [34, 26, 30],
          asleep: brush.attributes.has('sleeping'),
          pupil: 'wide',
        });
        fillModelled(
          context,
          tube([
            [side * 22, -38, 5],
            [side * 14, -30, 4.4],
            [side * 7, -31, 3.4],
          ]),
          tones,
          light,
        );
        fillModelled(context, ellipsePath(side * 18, -3.4, 9, 3.6), tonesOf([236, 170, 158]), light);
      }
      fillPath(
        context,
        outline([
          [-3.6, -53],
          [0, -54.6],
          [3.6, -53],
          [0, -49.6],
        ]),
        [214, 116, 116],
      );
      fillStroke(
        context,
        [
          [-6, -47],
          [-2, -45],
          [0, -48],
          [2, -45],
          [6, -47],
        ],
        1.8,
        tones.deep,
        0.8,
      );
    },
  }),
});

export const hedgehog: Drawable = createCreature({
  concept: 'hedgehog',
  words: ['porcupine'],
  habitat: 'ground',
  height: 0.18,
  poses: [{ name: 'standing', words: ['walking', 'sitting'], weight: 1 }],
  sculpt: ({ random }) => ({
    bounds: { left: -58, right: 60, top: -70, bottom: 0 },
    paint(context, brush) {
      const spine: Rgb = brush.colour ?? [112, 84, 68];
      const fur: Rgb = [222, 188, 148];
      const tones = tonesOf(spine);
      const skin = tonesOf(fur);
      const { light } = brush;
      const quills = random.fork('quills');
      const ring = (radiusX: number, radiusY: number, count: number, x: number, y: number): Knot[] => {
        const knots: Knot[] = [];
        for (let index = 0; index < count; index++) {
          const angle = Math.PI * (1.0 + (index / (count - 1)) * 0.88);
          const half = (Math.PI * 0.5) / count;
          knots.push([x + Math.cos(angle) * radiusX * 0.88, y + Math.sin(angle) * radiusY * 0.88]);
          knots.push([
            x + Math.cos(angle - half) * radiusX * (1.04 + quills.around(0.03)),
            y + Math.sin(angle - half) * radiusY * (1.04 + quills.around(0.03)),
            true,
          ]);
        }
        return knots;
      };
      for (const x of [-28, 16])
        fillModelled(
          context,
          tube([
            [x, -10, 5.4],
            [x + 2, -4, 4.6],
            [x + 7, -3, 3],
          ]),
          behind(skin),
          light,
        );
      const face = outline([
        [14, -42],
        [30, -42],
        [44, -30],
        [57, -20],
        [59, -14],
        [52, -9],
        [36, -6],
        [12, -4],
        [-30, -4],
        [-20, -20],
      ]);
      fillModelled(context, face, skin, light, { core: 3 });
      fillModelled(context, outline([...ring(52, 56, 19, -6, -12), [28, -8], [-40, -3]]), tones, light, { core: 5 });
      const inner = [...ring(40, 42, 15, -6, -12)];
      fillModelled(context, outline([...inner, [22, -9], [-34, -4]]), tonesOf(lighten(spine, 0.05)), light);
      const strokes = Array.from({ length: 22 }, () => {
        const angle = Math.PI * quills.between(1.0, 1.8);
        const r = quills.between(0.25, 0.72);
        const x = -6 + Math.cos(angle) * 46 * r;
        const y = -12 + Math.sin(angle) * 50 * r;
        return tube([
          [x, y, 0.8],
          [x + Math.cos(angle) * 8, y + Math.sin(angle) * 8, 0.15],
        ]);
      });
      fillPath(context, together(strokes), lighten(spine, 0.24), 0.75);
      fillModelled(context, ellipsePath(24, -37, 6.4, 7), skin, light);
      fillPath(context, ellipsePath(24.6, -36.4, 3.8, 4.4), [206, 150, 132]);
      for (const x of [-20, 26])
        fillModelled(
          context,
          tube([
            [x, -8, 5.4],
            [x + 2, -4, 4.4],
            [x + 8, -2.8, 2.8],
          ]),
          skin,
          light,
        );
      fillPath(context, ellipsePath(58, -17, 3.2, 2.8), [48, 38, 40]);
      fillStroke(
        context,
        [
          [56, -11],
          [50, -9.4],
          [44, -11],
        ],
        1.5,
        skin.deep,
        0.8,
      );
      paintEye(context, 41, -25, 3.6, {
        iris: [36, 28, 30],
        lid: [34, 26, 28],
        asleep: brush.attributes.has('sleeping'),
        pupil: 'wide',
      });
    },
  }),
});
