import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { paintEye } from '../form/eye.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { outline, together, tube } from '../form/outline.js';
import type { Joint } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';

export const lizard: Drawable = createCreature({
  ...known('lizard'),
  poses: [{ name: 'standing', words: ['walking', 'running', 'lying'], weight: 1 }],
  sculpt: ({ random, attributes }) => {
    const croc = attributes.has('crocodile') || attributes.has('alligator');
    return {
      bounds: { left: attributes.has('without-tail') ? -58 : -116, right: 84, top: -44, bottom: 0 },
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
        // a head that is taken off has none of its trunk hanging behind it
        const whole = !brush.attributes.has('head-alone');
        if (whole) {
          leg(34, false, true);
          leg(-26, true, true);
        }
        // a tail that was lost leaves a stump
        const tail: readonly Joint[] = brush.attributes.has('without-tail')
          ? [[-46, -21, 6.5]]
          : [
              [-114, -6, 0.8],
              [-92, -8, 3.2],
              [-64, -16, 6.4],
            ];
        const body = tube([...tail, [-34, -24, 11], [0, -26, 13], [30, -25, 11], [46, -27, 8.4]]);
        if (whole) fillModelled(context, body, tones, light, { core: 4 });
        if (whole)
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
        if (croc && whole)
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
        // on a figure the head goes over into a neck, and is no lid upon it
        if (!whole)
          fillModelled(
            context,
            tube([
              [49, -27, 10],
              [50, -16, 8.6],
              [51, -4, 8.6],
            ]),
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
        if (!whole) return;
        leg(26, false, false);
        leg(-34, true, false);
      },
    };
  },
});
