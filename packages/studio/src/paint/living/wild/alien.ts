import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, tube } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';

const SKINS: readonly Rgb[] = [
  [126, 184, 96],
  [112, 176, 140],
  [150, 168, 176],
];
const EYE: Rgb = [22, 20, 34];

/** A small visitor from elsewhere: thin limbs, a large head, black almond eyes. */
export const alien: Drawable = createCreature({
  ...known('alien'),
  poses: [{ name: 'standing', weight: 1 }, { name: 'waving' }],
  sculpt: ({ pose, random }) => {
    const horned = random.fork('horns').chance(0.6);
    const waves = pose === 'waving';
    return {
      bounds: { left: -46, right: waves ? 56 : 46, top: -154, bottom: 0 },
      paint(context, brush) {
        const base: Rgb = brush.colour ?? random.fork('skin').pick(SKINS);
        const tones = tonesOf(base);
        const pale = tonesOf(mix(lighten(base, 0.12), [244, 244, 206], 0.35));
        const { light } = brush;
        for (const side of [-1, 1]) {
          fillModelled(
            context,
            tube([
              [side * 9, -46, 7.5],
              [side * 11, -24, 5.6],
              [side * 11, -6, 4.8],
            ]),
            tones,
            light,
            {
              core: 2,
            },
          );
          fillModelled(context, ellipsePath(side * 14, -4, 10, 4.6), tones, light, { core: 1.4 });
          const raised = waves && side > 0;
          const hand = raised ? ([50, -104] as const) : ([side * 30, -36] as const);
          const elbow = raised ? ([40, -78] as const) : ([side * 27, -58] as const);
          fillModelled(
            context,
            tube([
              [side * 15, -80, 5.4],
              [...elbow, 4.2],
              [...hand, 3.6],
            ]),
            tones,
            light,
            { core: 1.6 },
          );
          for (const finger of [-0.5, 0, 0.5]) {
            const angle = (raised ? -Math.PI / 2 : Math.PI / 2) + finger;
            const tip = [hand[0] + Math.cos(angle) * 9, hand[1] + Math.sin(angle) * 9] as const;
            fillModelled(
              context,
              tube([
                [...hand, 2.6],
                [...tip, 2.1],
              ]),
              tones,
              light,
            );
          }
        }
        const trunk = outline([
          [-17, -84],
          [0, -90],
          [17, -84],
          [15, -62],
          [17, -42],
          [0, -36],
          [-17, -42],
          [-15, -62],
        ]);
        fillModelled(context, trunk, tones, light, { core: 3.4 });
        inside(context, trunk, () => fillModelled(context, ellipsePath(0, -56, 10.5, 16), pale, light));
        if (horned)
          for (const side of [-1, 1]) {
            fillStroke(
              context,
              [
                [side * 13, -132],
                [side * 17, -141],
                [side * 22, -147],
              ],
              2.4,
              tones.shade,
            );
            fillModelled(context, ellipsePath(side * 22, -148, 4.4), pale, light);
          }
        const head = outline([
          [0, -138],
          [27, -131],
          [38, -112],
          [31, -94],
          [12, -80],
          [0, -77],
          [-12, -80],
          [-31, -94],
          [-38, -112],
          [-27, -131],
        ]);
        fillModelled(context, head, tones, light, { core: 4 });
        inside(context, head, () => softPatch(context, -8, -126, 17, 8, tones.lit, 0.6));
        for (const side of [-1, 1]) {
          const eye = outline([
            [side * 4.5, -98],
            [side * 10, -112],
            [side * 26, -118],
            [side * 29, -109],
            [side * 20, -97],
            [side * 9, -94],
          ]);
          fillPath(context, eye, EYE);
          inside(context, eye, () => softPatch(context, side * 15, -102, 10, 5, [92, 96, 150], 0.5));
          fillPath(context, ellipsePath(side * 19 + 2, -111, 3, 2.4), [248, 250, 255]);
          fillPath(context, ellipsePath(side * 1.9, -90.5, 0.8), tones.deep);
        }
        fillStroke(
          context,
          [
            [-6, -85.5],
            [0, -83],
            [6, -85.5],
          ],
          1.5,
          tones.deep,
        );
      },
    };
  },
});
