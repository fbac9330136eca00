import type { Drawable } from '../../drawable.js';
import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { paintEye } from '../form/eye.js';
import { fillCore, fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, together, tube } from '../form/outline.js';
import type { Joint } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';

export const frog: Drawable = createCreature({
  concept: 'frog',
  words: ['toad', 'tree frog', 'tadpole'],
  habitat: 'ground',
  height: 0.1,
  poses: [
    { name: 'sitting', words: ['standing'], weight: 1 },
    { name: 'jumping', words: ['leaping', 'hopping'] },
  ],
  sculpt: ({ pose, random }) => {
    const jumps = pose === 'jumping';
    return {
      bounds: jumps ? { left: -94, right: 66, top: -84, bottom: 0 } : { left: -52, right: 52, top: -78, bottom: 0 },
      paint(context, brush) {
        const base: Rgb =
          brush.colour ??
          random.fork('coat').pick([
            [112, 160, 70],
            [90, 150, 92],
            [148, 148, 78],
          ] as const);
        const tones = tonesOf(base);
        const pale = tonesOf(mix(lighten(base, 0.2), [246, 240, 190], 0.5));
        const { light } = brush;
        context.save();
        if (jumps) {
          fillModelled(
            context,
            tube([
              [-20, -30, 12],
              [-52, -34, 8],
              [-40, -14, 5.6],
              [-74, -6, 4],
              [-92, -2, 2.4],
            ]),
            tones,
            light,
            { core: 3 },
          );
          fillModelled(
            context,
            tube([
              [20, -36, 6.6],
              [40, -20, 4.6],
              [54, -8, 3.4],
              [64, -3, 2.2],
            ]),
            tones,
            light,
          );
          context.translate(0, -6);
          context.rotate(-0.32);
        }
        if (!jumps) {
          for (const side of [-1, 1]) {
            fillModelled(
              context,
              outline([
                [side * 20, -10],
                [side * 24, -34],
                [side * 40, -40],
                [side * 51, -24],
                [side * 47, -6],
                [side * 30, -2],
              ]),
              behind(tones),
              light,
            );
            fillModelled(
              context,
              together(
                [0, 1, 2].map((toe) =>
                  tube([
                    [side * 34, -4, 3],
                    [side * (40 + toe * 6), -2 - (toe === 1 ? -0.6 : 0.6), 2.2],
                  ]),
                ),
              ),
              tones,
              light,
            );
          }
        }
        const body = outline([
          [-36, -26],
          [-34, -46],
          [-24, -58],
          [0, -62],
          [24, -58],
          [34, -46],
          [36, -26],
          [28, -8],
          [10, -2],
          [-10, -2],
          [-28, -8],
        ]);
        fillModelled(context, body, tones, light, { core: 5 });
        inside(context, body, () => {
          fillPath(
            context,
            outline([
              [-27, -34],
              [0, -28],
              [27, -34],
              [24, -8],
              [0, 0],
              [-24, -8],
            ]),
            pale.base,
          );
          softPatch(context, 0, -3, 30, 10, pale.shade, 0.8);
          const spots = random.fork('spots');
          fillPath(
            context,
            together(
              Array.from({ length: 6 }, () =>
                ellipsePath(spots.between(-26, 26), spots.between(-58, -44), spots.between(1.8, 3.6)),
              ),
            ),
            tones.shade,
            0.6,
          );
        });
        fillStroke(
          context,
          [
            [-29, -39],
            [-12, -31],
            [12, -31],
            [29, -39],
          ],
          2.6,
          tones.deep,
          0.85,
        );
        if (!jumps)
          for (const side of [-1, 1]) {
            fillModelled(
              context,
              tube([
                [side * 20, -28, 6],
                [side * 15, -12, 5],
                [side * 15, -4, 4],
              ]),
              tones,
              light,
              { core: 1.6 },
            );
            fillModelled(
              context,
              together(
                [-4, 0, 4].map((dx) =>
                  tube([
                    [side * 15, -3.4, 2],
                    [side * 16 + dx * 1.2, -1.6, 1.6],
                  ]),
                ),
              ),
              tones,
              light,
            );
          }
        for (const side of [-1, 1]) {
          fillModelled(context, ellipsePath(side * 19, -63, 13, 13), tones, light);
          fillPath(context, ellipsePath(side * 19, -64, 9), [246, 216, 110]);
          fillPath(
            context,
            ellipsePath(side * 19 + 1, -64, brush.attributes.has('sleeping') ? 0.1 : 6, 4.6),
            [36, 30, 34],
          );
          fillPath(context, ellipsePath(side * 19 + 3.4, -66.6, 2), [255, 255, 255]);
        }
        for (const side of [-1, 1]) fillPath(context, ellipsePath(side * 4, -47, 1.1), tones.deep);
        context.restore();
      },
    };
  },
});

export const snake: Drawable = createCreature({
  concept: 'snake',
  words: ['python', 'cobra', 'viper', 'serpent'],
  habitat: 'ground',
  height: 0.35,
  poses: [{ name: 'standing', words: ['coiled', 'sitting', 'slithering'], weight: 1 }],
  sculpt: ({ random }) => ({
    bounds: { left: -72, right: 64, top: -92, bottom: 0 },
    paint(context, brush) {
      const base: Rgb =
        brush.colour ??
        random.fork('coat').pick([
          [110, 146, 78],
          [186, 134, 74],
          [158, 84, 66],
        ] as const);
      const tones = tonesOf(base);
      const mark = tonesOf(lighten(base, -0.2));
      const { light } = brush;
      const coil = (joints: Joint[], dim: boolean): void => {
        const path = tube(joints);
        fillModelled(context, path, dim ? behind(tones) : tones, light, { core: 4 });
        inside(context, path, () => {
          const marks = joints.slice(0, -1).flatMap(([x, y, w], index) => {
            const [nx, ny] = joints[index + 1] as Joint;
            return [0.25, 0.75].map((share) =>
              ellipsePath(x + (nx - x) * share, y + (ny - y) * share - w * 0.34, w * 0.5, w * 0.32),
            );
          });
          fillPath(context, together(marks), mark.base, dim ? 0.5 : 0.8);
        });
      };
      coil(
        [
          [-44, -22, 9],
          [-10, -30, 10],
          [34, -24, 10],
          [46, -14, 9],
        ],
        true,
      );
      coil(
        [
          [46, -14, 9.4],
          [20, -9, 10],
          [-30, -9, 9.6],
          [-56, -10, 6],
          [-70, -16, 2],
        ],
        false,
      );
      coil(
        [
          [-40, -20, 10],
          [-44, -34, 9.6],
          [-20, -40, 9.6],
          [14, -36, 9],
          [26, -48, 8.4],
          [14, -64, 7.8],
          [18, -78, 7.4],
        ],
        false,
      );
      const head = outline([
        [10, -80],
        [14, -90],
        [28, -92],
        [44, -86],
        [52, -78],
        [46, -72],
        [28, -70],
        [14, -72],
      ]);
      fillPath(
        context,
        together([
          tube([
            [50, -78, 0.9],
            [58, -77, 0.8],
          ]),
          tube([
            [58, -77, 0.7],
            [63, -80, 0.3],
          ]),
          tube([
            [58, -77, 0.7],
            [63, -74, 0.3],
          ]),
        ]),
        [206, 66, 70],
      );
      fillModelled(context, head, tones, light, { core: 3 });
      fillStroke(
        context,
        [
          [50, -77],
          [38, -75],
          [26, -75],
        ],
        1.6,
        tones.deep,
        0.8,
      );
      paintEye(context, 34, -83, 3.4, {
        iris: [236, 190, 70],
        lid: tones.deep,
        asleep: brush.attributes.has('sleeping'),
        pupil: 'slit',
        slant: 0.2,
      });
    },
  }),
});

export const lizard: Drawable = createCreature({
  concept: 'lizard',
  words: ['gecko', 'iguana', 'chameleon', 'crocodile', 'alligator', 'salamander'],
  habitat: 'ground',
  height: 0.1,
  poses: [{ name: 'standing', words: ['walking', 'running', 'lying'], weight: 1 }],
  sculpt: ({ random, attributes }) => {
    const croc = attributes.has('crocodile') || attributes.has('alligator');
    return {
      bounds: { left: -116, right: 84, top: -44, bottom: 0 },
      back: { y: -38, left: -20, right: 20 },
      paint(context, brush) {
        const base: Rgb =
          brush.colour ??
          (croc
            ? [106, 122, 82]
            : random.fork('coat').pick([
                [104, 164, 96],
                [196, 150, 84],
                [84, 152, 160],
              ] as const));
        const tones = tonesOf(base);
        const pale = tonesOf(lighten(base, 0.18));
        const { light } = brush;
        const leg = (x: number, back: boolean, dim: boolean): void => {
          const path = together([
            tube([
              [x, -22, 6.4],
              [x + (back ? -12 : 12), -16, 5],
              [x + (back ? -8 : 10), -5, 3.6],
            ]),
            ...[-4, 2, 8].map((toe) =>
              tube([
                [x + (back ? -8 : 10), -4, 2.2],
                [x + (back ? -8 : 10) + toe, -1.6, 1.4],
              ]),
            ),
          ]);
          fillModelled(context, path, dim ? behind(tones) : tones, light);
        };
        leg(34, false, true);
        leg(-26, true, true);
        const body = tube([
          [-114, -6, 0.8],
          [-92, -8, 3.2],
          [-64, -16, 6.4],
          [-34, -24, 11],
          [0, -26, 13],
          [30, -25, 11],
          [46, -27, 8.4],
        ]);
        fillModelled(context, body, tones, light, { core: 4 });
        inside(context, body, () => {
          softPatch(context, 0, -13, 50, 7, pale.base, 0.9);
          const marks = Array.from({ length: 9 }, (_, index) =>
            outline([
              [34 - index * 15, -46],
              [38 - index * 15, -26],
              [32 - index * 15, -22],
              [28 - index * 15, -34],
            ]),
          );
          fillPath(context, together(marks), tones.deep, 0.5);
        });
        if (croc)
          fillModelled(
            context,
            together(
              Array.from({ length: 9 }, (_, index) =>
                outline([
                  [36 - index * 12, -34 + index * 1.4],
                  [32 - index * 12, -42 + index * 1.8, true],
                  [26 - index * 12, -33 + index * 1.6],
                ]),
              ),
            ),
            tones,
            light,
          );
        const head = croc
          ? outline([
              [36, -34],
              [46, -41],
              [56, -36],
              [80, -30],
              [84, -25],
              [80, -19],
              [56, -16],
              [38, -16],
            ])
          : outline([
              [38, -34],
              [48, -41],
              [62, -38],
              [76, -28],
              [78, -23],
              [68, -18],
              [48, -16],
              [38, -18],
            ]);
        fillModelled(context, head, tones, light, { core: 2.6 });
        fillStroke(
          context,
          croc
            ? [
                [83, -24],
                [66, -22],
                [48, -24],
              ]
            : [
                [77, -23],
                [66, -21],
                [54, -23],
              ],
          1.8,
          tones.deep,
          0.8,
        );
        paintEye(context, croc ? 50 : 57, croc ? -36 : -33, 3.8, {
          iris: [236, 188, 72],
          lid: tones.deep,
          asleep: brush.attributes.has('sleeping'),
          pupil: 'slit',
        });
        leg(26, false, false);
        leg(-34, true, false);
      },
    };
  },
});

export const snail: Drawable = createCreature({
  concept: 'snail',
  words: ['slug'],
  habitat: 'ground',
  height: 0.05,
  poses: [{ name: 'standing', words: ['crawling', 'walking'], weight: 1 }],
  sculpt: ({ random }) => ({
    bounds: { left: -58, right: 60, top: -74, bottom: 0 },
    paint(context, brush) {
      const shellColour: Rgb =
        brush.colour ??
        random.fork('coat').pick([
          [196, 132, 78],
          [168, 104, 86],
          [210, 170, 104],
        ] as const);
      const flesh = tonesOf([214, 186, 148]);
      const tones = tonesOf(shellColour);
      const { light } = brush;
      for (const [x, y] of [
        [50, -58],
        [58, -52],
      ] as const) {
        fillPath(
          context,
          tube([
            [42, -28, 2.6],
            [x - 3, (y - 28) / 2, 1.9],
            [x, y, 1.6],
          ]),
          flesh.shade,
        );
        fillPath(context, ellipsePath(x, y, 3), [52, 42, 44]);
        fillPath(context, ellipsePath(x + 1, y - 1, 0.9), [255, 255, 255]);
      }
      const foot = outline([
        [-58, -1],
        [-34, -10],
        [10, -14],
        [30, -26],
        [42, -36],
        [52, -32],
        [55, -22],
        [48, -8],
        [34, 0, true],
        [-52, 0, true],
      ]);
      fillModelled(context, foot, flesh, light, { core: 3 });
      fillStroke(
        context,
        [
          [54, -20],
          [49, -16],
          [44, -17],
        ],
        1.5,
        flesh.deep,
        0.7,
      );
      const shell = ellipsePath(-8, -40, 34, 34);
      fillModelled(context, shell, tones, light, { core: 5 });
      inside(context, shell, () => {
        const spiral: Joint[] = [];
        for (let turn = 0; turn <= 26; turn++) {
          const angle = turn * 0.52 + 0.8;
          const r = 32 - turn * 1.15;
          spiral.push([-8 + Math.cos(angle) * r, -40 + Math.sin(angle) * r, 2.3 - turn * 0.05]);
        }
        fillPath(context, tube(spiral), tones.deep, 0.7);
        softPatch(context, 2, -62, 16, 8, tones.lit, 0.8);
      });
      fillCore(context, shell, tones.deep, light, 3, 0.3);
    },
  }),
});
