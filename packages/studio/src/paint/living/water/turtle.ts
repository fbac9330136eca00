import { known } from '../../../catalogue/records.js';
import type { Path2D } from '@napi-rs/canvas';
import type { Drawable } from '../../drawable.js';
import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { paintEye } from '../form/eye.js';
import { fillCore, fillModelled, fillPath, fillStroke, inside } from '../form/modelling.js';
import { outline, tube } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';

export const turtle: Drawable = createCreature({
  ...known('turtle'),
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
