import type { Path2D } from '@napi-rs/canvas';
import type { Drawable } from '../../drawable.js';
import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { paintEye } from '../form/eye.js';
import { fillCore, fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, together, tube } from '../form/outline.js';
import type { Joint } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';

export const octopus: Drawable = createCreature({
  concept: 'octopus',
  words: ['squid', 'kraken', 'cuttlefish'],
  habitat: 'underwater',
  height: 0.8,
  poses: [{ name: 'swimming', weight: 1 }],
  sculpt: ({ random }) => {
    const sway = random.fork('arms');
    const arms = [-1, -0.72, -0.42, -0.14, 0.14, 0.42, 0.72, 1].map((side): Joint[] => {
      const curl = sway.between(0.75, 1.1) * (Math.abs(side) > 0.6 ? 1 : 0.9);
      const reachOut = side * 50;
      return [
        [side * 22, -44, 9],
        [side * 32 + reachOut * 0.2, -26, 7.4],
        [side * 30 + reachOut * 0.55, -10 - Math.abs(side) * 4, 5.6],
        [side * 30 + reachOut * 0.86, -14 - Math.abs(side) * 10 * curl, 3.8],
        [side * 28 + reachOut * 0.9 - side * 8, -24 - Math.abs(side) * 10 * curl, 1.4],
      ];
    });
    return {
      bounds: { left: -78, right: 78, top: -112, bottom: -5 },
      paint(context, brush) {
        const base =
          brush.colour ??
          random.fork('coat').pick([
            [206, 96, 84],
            [176, 98, 140],
            [214, 130, 72],
          ] as const);
        const tones = tonesOf(base);
        const { light } = brush;
        const order = [1, 3, 4, 6, 0, 2, 5, 7];
        order.forEach((index, rank) => {
          const joints = arms[index] as Joint[];
          const path = tube(joints);
          fillModelled(context, path, rank < 4 ? behind(tones) : tones, light, { core: 2.4 });
          if (rank >= 4 && brush.detail > 0.1) {
            const cups = joints.slice(1, 4).flatMap(([x, y, w], cup) => {
              const [nx, ny] = joints[cup + 2] as Joint;
              return [
                ellipsePath(x, y + w * 0.42, w * 0.32),
                ellipsePath((x + nx) / 2, (y + ny) / 2 + w * 0.36, w * 0.26),
              ];
            });
            fillPath(context, together(cups), lighten(base, 0.16), 0.9);
          }
        });
        const head = outline([
          [0, -112],
          [24, -106],
          [37, -86],
          [34, -62],
          [26, -46],
          [14, -38],
          [-14, -38],
          [-26, -46],
          [-34, -62],
          [-37, -86],
          [-24, -106],
        ]);
        fillModelled(context, head, tones, light, { core: 6 });
        inside(context, head, () => {
          softPatch(context, 10, -96, 20, 12, tones.lit, 0.8);
          const spots = random.fork('spots');
          fillPath(
            context,
            together(
              Array.from({ length: 9 }, () =>
                ellipsePath(spots.between(-28, 28), spots.between(-108, -72), spots.between(1.6, 3.8)),
              ),
            ),
            tones.shade,
            0.6,
          );
        });
        for (const side of [-1, 1]) {
          const x = side * 14 + 3;
          fillPath(context, ellipsePath(x, -58, 8.6, 9), lighten(base, 0.1));
          fillPath(context, ellipsePath(x, -58, 6.6, 7), [250, 246, 236]);
          fillPath(
            context,
            outline([
              [x - 5, -58],
              [x, -60.4],
              [x + 5.4, -58],
              [x, -55.6],
            ]),
            [38, 30, 40],
          );
          fillPath(context, ellipsePath(x + 2, -59.6, 1.4), [255, 255, 255]);
          fillStroke(
            context,
            [
              [x - 8, -64],
              [x, -68],
              [x + 8, -64],
            ],
            2.4,
            tones.deep,
            0.5,
          );
        }
        fillStroke(
          context,
          [
            [-2, -45],
            [4, -43],
            [10, -45],
          ],
          2,
          tones.deep,
          0.7,
        );
      },
    };
  },
});

export const jellyfish: Drawable = createCreature({
  concept: 'jellyfish',
  words: ['medusa'],
  habitat: 'underwater',
  height: 0.5,
  poses: [{ name: 'swimming', weight: 1 }],
  sculpt: ({ random }) => {
    const wave = random.fork('wave');
    const threads = Array.from({ length: 9 }, (_, index) => {
      const x = -30 + index * 7.5;
      return Array.from({ length: 5 }, (_unused, step): Joint => [
        x * (1 - step * 0.08) + wave.around(4) * step * 0.6,
        -62 + step * (12 + (index % 3) * 1.2),
        1.1 - step * 0.18,
      ]);
    });
    const arms = [-12, -4, 4, 12].map((x) =>
      Array.from({ length: 5 }, (_, step): Joint => [
        x + wave.around(3) + Math.sin(step * 1.6 + x) * 3.4,
        -64 + step * 12,
        4.4 - step * 0.8,
      ]),
    );
    return {
      bounds: { left: -42, right: 42, top: -118, bottom: -6 },
      paint(context, brush) {
        const base: Rgb =
          brush.colour ??
          random.fork('coat').pick([
            [206, 150, 214],
            [134, 186, 230],
            [244, 170, 176],
            [150, 214, 206],
          ] as const);
        const tones = tonesOf(base);
        context.save();
        context.globalAlpha = 0.85;
        fillPath(context, together(threads.map((joints) => tube(joints))), lighten(base, 0.06), 0.75);
        for (const arm of arms) fillModelled(context, tube(arm), tonesOf(lighten(base, 0.08)), brush.light);
        context.restore();
        const bell = outline([
          [0, -118],
          [24, -112],
          [39, -92],
          [42, -70],
          [34, -60, true],
          [25, -66],
          [17, -59, true],
          [8, -66],
          [0, -59, true],
          [-8, -66],
          [-17, -59, true],
          [-25, -66],
          [-34, -60, true],
          [-42, -70],
          [-39, -92],
          [-24, -112],
        ]);
        const glow = context.createRadialGradient(6, -98, 2, 0, -84, 48);
        glow.addColorStop(0, css(lighten(base, 0.16), 0.98));
        glow.addColorStop(0.6, css(base, 0.92));
        glow.addColorStop(1, css(tones.shade, 0.92));
        context.fillStyle = glow;
        context.fill(bell);
        inside(context, bell, () => {
          for (const x of [-26, -13, 0, 13, 26])
            fillStroke(
              context,
              [
                [x * 0.3, -112],
                [x * 0.9, -90],
                [x * 1.1, -64],
              ],
              2,
              lighten(base, 0.2),
              0.5,
            );
          softPatch(context, 0, -62, 42, 12, tones.deep, 0.4);
          softPatch(context, 12, -104, 14, 7, [255, 255, 255], 0.6, 0.3);
        });
      },
    };
  },
});

export const turtle: Drawable = createCreature({
  concept: 'turtle',
  words: ['tortoise', 'sea turtle', 'terrapin'],
  habitat: 'ground',
  height: 0.35,
  poses: [
    { name: 'walking', words: ['standing'], weight: 1 },
    { name: 'swimming', habitat: 'underwater' },
    { name: 'sleeping' },
  ],
  sculpt: ({ pose, random }) => {
    const swims = pose === 'swimming';
    return {
      bounds: swims ? { left: -70, right: 84, top: -62, bottom: 4 } : { left: -66, right: 84, top: -62, bottom: 0 },
      back: { y: -58, left: -24, right: 20 },
      paint(context, brush) {
        const shellColour: Rgb =
          brush.colour ??
          random.fork('coat').pick([
            [104, 124, 74],
            [140, 104, 66],
            [86, 120, 98],
          ] as const);
        const skin: Rgb = brush.colour ? lighten(brush.colour, 0.08) : [150, 166, 104];
        const flesh = tonesOf(skin);
        const { light } = brush;
        const leg = (x: number, back: boolean): Path2D =>
          swims
            ? outline(
                back
                  ? [
                      [x - 8, -16],
                      [x + 8, -14],
                      [x - 10, 0],
                      [x - 26, 4, true],
                      [x - 20, -8],
                    ]
                  : [
                      [x - 8, -18],
                      [x + 8, -16],
                      [x + 4, 0],
                      [x - 14, 4, true],
                      [x - 8, -8],
                    ],
              )
            : tube([
                [x, -18, 8],
                [x + (back ? -3 : 3), -9, 7],
                [x + (back ? -2 : 5), -4, 5.4],
              ]);
        fillModelled(context, leg(34, false), behind(flesh), light);
        fillModelled(context, leg(-26, true), behind(flesh), light);
        fillModelled(
          context,
          outline([
            [-52, -14],
            [-66, -8, true],
            [-50, -6],
          ]),
          flesh,
          light,
        );
        const head = outline([
          [36, -20],
          [50, -34],
          [62, -42],
          [76, -40],
          [83, -31],
          [80, -22],
          [66, -18],
          [54, -14],
          [40, -10],
        ]);
        fillModelled(context, head, flesh, light, { core: 3 });
        const shell = outline([
          [-58, -14],
          [-52, -34],
          [-34, -54],
          [-4, -62],
          [26, -54],
          [44, -36],
          [50, -16],
          [44, -10],
          [-50, -10],
        ]);
        const tones = tonesOf(shellColour);
        fillModelled(context, shell, tones, light, { core: 5 });
        inside(context, shell, () => {
          const plates = [
            outline([
              [-12, -58],
              [12, -58],
              [18, -40],
              [4, -30],
              [-14, -32],
              [-20, -46],
            ]),
            outline([
              [16, -56],
              [34, -46],
              [42, -30],
              [28, -24],
              [16, -34],
            ]),
            outline([
              [-16, -58],
              [-38, -50],
              [-50, -32],
              [-34, -24],
              [-20, -36],
            ]),
            outline([
              [6, -27],
              [18, -34],
              [30, -22],
              [28, -12],
              [2, -12],
              [0, -22],
            ]),
            outline([
              [-16, -28],
              [-2, -24],
              [0, -12],
              [-30, -12],
              [-34, -22],
            ]),
          ];
          for (const plate of plates) {
            fillPath(context, plate, tones.lit, 0.75);
            fillCore(context, plate, tones.shade, light, 2.4, 0.7);
          }
        });
        fillModelled(
          context,
          outline([
            [-60, -14],
            [0, -10],
            [52, -16],
            [54, -10],
            [0, -4],
            [-58, -8],
          ]),
          tonesOf(mix(shellColour, [226, 208, 150], 0.55)),
          light,
        );
        fillModelled(context, leg(26, false), flesh, light, { core: 2 });
        fillModelled(context, leg(-38, true), flesh, light, { core: 2 });
        fillStroke(
          context,
          [
            [80, -26],
            [72, -24],
            [64, -26],
          ],
          1.8,
          flesh.deep,
          0.8,
        );
        paintEye(context, 70, -34, 3, {
          iris: [60, 50, 34],
          lid: flesh.deep,
          asleep: pose === 'sleeping',
          pupil: 'wide',
        });
      },
    };
  },
});

export const crab: Drawable = createCreature({
  concept: 'crab',
  words: ['lobster', 'crayfish'],
  habitat: 'ground',
  height: 0.14,
  poses: [{ name: 'standing', words: ['walking'], weight: 1 }],
  sculpt: ({ random }) => ({
    bounds: { left: -74, right: 74, top: -82, bottom: 0 },
    paint(context, brush) {
      const base =
        brush.colour ??
        random.fork('coat').pick([
          [212, 84, 62],
          [226, 118, 66],
          [190, 72, 76],
        ] as const);
      const tones = tonesOf(base);
      const { light } = brush;
      for (const side of [-1, 1]) {
        for (const [index, spread] of [0, 1, 2].entries()) {
          fillModelled(
            context,
            tube([
              [side * 26, -26, 4.4],
              [side * (46 + spread * 4), -34 + spread * 8, 3.8],
              [side * (58 - spread * 6), -14, 3],
              [side * (60 - spread * 10), -1.4, 1],
            ]),
            index === 0 ? behind(tones) : tones,
            light,
          );
        }
        fillModelled(
          context,
          tube([
            [side * 28, -36, 5],
            [side * 46, -44, 5.4],
            [side * 54, -56, 5.6],
          ]),
          tones,
          light,
        );
        fillModelled(
          context,
          outline([
            [side * 46, -54],
            [side * 44, -70],
            [side * 52, -82, true],
            [side * 57, -70],
            [side * 61, -66],
            [side * 64, -80, true],
            [side * 72, -68],
            [side * 68, -54],
            [side * 58, -48],
          ]),
          tones,
          light,
          { core: 3 },
        );
      }
      const shell = outline([
        [-38, -30],
        [-32, -46],
        [-12, -54],
        [12, -54],
        [32, -46],
        [38, -30],
        [28, -14],
        [10, -8],
        [-10, -8],
        [-28, -14],
      ]);
      fillModelled(context, shell, tones, light, { core: 5 });
      inside(context, shell, () => {
        softPatch(context, 6, -48, 24, 8, tones.lit, 0.9);
        for (const x of [-20, -8, 8, 20])
          fillPath(context, ellipsePath(x, -40 + Math.abs(x) * 0.2, 2.6), tones.shade, 0.8);
        fillStroke(
          context,
          [
            [-12, -20],
            [0, -16],
            [12, -20],
          ],
          2.6,
          tones.deep,
          0.8,
        );
      });
      for (const side of [-1, 1]) {
        fillPath(
          context,
          tube([
            [side * 10, -50, 2],
            [side * 12, -62, 2],
          ]),
          tones.base,
        );
        fillPath(context, ellipsePath(side * 12, -66, 6.4), [250, 246, 236]);
        fillPath(context, ellipsePath(side * 12 + 1, -66, 3.8), [36, 28, 36]);
        fillPath(context, ellipsePath(side * 12 + 2.4, -67.6, 1.3), [255, 255, 255]);
      }
    },
  }),
});
