import { known } from '../../../catalogue/records.js';
import type { Brush, Drawable } from '../../drawable.js';
import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { createCreature } from '../creature.js';
import { paintEye } from '../form/eye.js';
import { fillCore, fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { boundsOf, outline } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';

interface Swimmer {
  readonly concept: string;
  readonly height: number;
  readonly colour: Rgb;
  readonly belly: Rgb;
  readonly body: readonly Knot[];
  readonly fins: readonly (readonly Knot[])[];
  readonly nearFins: readonly (readonly Knot[])[];
  readonly bellyLine: readonly Knot[];
  readonly eye: readonly [number, number, number];
  readonly detail: (context: Context, tones: Tones, brush: Brush) => void;
  readonly surface?: boolean;
}

function createSwimmer(swimmer: Swimmer): Drawable {
  return createCreature({
    concept: swimmer.concept,
    habitat: 'underwater',
    height: swimmer.height,
    poses: [
      { name: 'swimming', weight: 2 },
      { name: 'jumping', words: ['leaping', 'breaching', 'flying'], habitat: 'air' },
    ],
    sculpt: ({ pose }) => {
      const tilt = pose === 'jumping' ? -0.55 : 0;
      const turned = (knots: readonly Knot[]): Knot[] =>
        knots.map(([x, y, sharp]) => [
          x * Math.cos(tilt) - y * Math.sin(tilt),
          x * Math.sin(tilt) + y * Math.cos(tilt),
          sharp ?? false,
        ]);
      return {
        bounds: boundsOf([swimmer.body, ...swimmer.fins, ...swimmer.nearFins].map((knots) => outline(turned(knots)))),
        back: { y: -24, left: -30, right: 20 },
        paint(context, brush) {
          const colour = brush.colour ?? swimmer.colour;
          const tones = tonesOf(colour);
          context.save();
          context.rotate(tilt);
          for (const knots of swimmer.fins)
            fillModelled(context, outline(knots), { ...tones, base: mix(tones.base, tones.shade, 0.5) }, brush.light, {
              core: 2,
            });
          const body = outline(swimmer.body);
          fillModelled(context, body, tones, brush.light);
          inside(context, body, () => {
            const belly = brush.colour ? lighten(colour, 0.2) : swimmer.belly;
            fillPath(context, outline(swimmer.bellyLine), belly);
            softPatch(context, 0, 34, 90, 18, tonesOf(belly).shade, 0.7);
            softPatch(context, 10, -24, 60, 12, tones.lit, 0.6);
            swimmer.detail(context, tones, brush);
          });
          fillCore(context, body, tones.deep, brush.light, 4, 0.3);
          for (const knots of swimmer.nearFins) fillModelled(context, outline(knots), tones, brush.light, { core: 3 });
          const [x, y, size] = swimmer.eye;
          paintEye(context, x, y, size, {
            iris: [52, 44, 48],
            lid: tones.deep,
            asleep: brush.attributes.has('sleeping'),
            pupil: 'wide',
          });
          context.restore();
        },
      };
    },
  });
}

export const whale = createSwimmer({
  ...known('whale'),
  colour: [74, 104, 138],
  belly: [214, 222, 224],
  body: [
    [98, 0],
    [94, -20],
    [72, -36],
    [36, -42],
    [-8, -36],
    [-50, -18],
    [-84, -8],
    [-104, -10],
    [-104, 0],
    [-80, 6],
    [-44, 18],
    [0, 32],
    [48, 36],
    [82, 26],
  ],
  fins: [
    [
      [-98, -4],
      [-112, -26],
      [-134, -40, true],
      [-124, -14],
      [-138, 6, true],
      [-114, 4],
    ],
    [
      [-22, -30],
      [-34, -46, true],
      [-44, -18],
    ],
  ],
  nearFins: [
    [
      [38, 18],
      [34, 38],
      [14, 58, true],
      [10, 38],
      [22, 18],
    ],
  ],
  bellyLine: [
    [110, 4],
    [60, 6],
    [20, 14],
    [-30, 18],
    [-70, 12],
    [-60, 50],
    [60, 60],
    [110, 40],
  ],
  eye: [68, -2, 3],
  detail: (context, tones) => {
    for (let line = 0; line < 5; line++)
      fillStroke(
        context,
        [
          [94 - line * 4, 8 + line * 4],
          [58, 14 + line * 5],
          [14, 19 + line * 4],
        ],
        1.3,
        tones.shade,
        0.7,
      );
    fillStroke(
      context,
      [
        [97, 2],
        [82, 6],
        [64, 4],
      ],
      1.8,
      tones.deep,
      0.7,
    );
  },
});

export const dolphin = createSwimmer({
  ...known('dolphin'),
  colour: [104, 132, 156],
  belly: [228, 232, 230],
  body: [
    [104, 4],
    [84, -3],
    [72, -16],
    [46, -26],
    [10, -28],
    [-30, -18],
    [-68, -6],
    [-88, -2],
    [-88, 4],
    [-62, 8],
    [-26, 18],
    [16, 22],
    [54, 19],
    [80, 10],
    [102, 9],
  ],
  fins: [
    [
      [-84, 1],
      [-96, -14],
      [-112, -20, true],
      [-102, 0],
      [-110, 18, true],
      [-94, 10],
    ],
    [
      [14, -26],
      [-2, -46],
      [-22, -54, true],
      [-16, -32],
      [-24, -18],
    ],
  ],
  nearFins: [
    [
      [40, 12],
      [34, 28],
      [18, 44, true],
      [16, 28],
      [24, 12],
    ],
  ],
  bellyLine: [
    [108, 6],
    [70, 6],
    [30, 8],
    [-20, 10],
    [-60, 8],
    [-40, 34],
    [60, 36],
    [108, 20],
  ],
  eye: [66, -4, 3.2],
  detail: (context, tones) =>
    fillStroke(
      context,
      [
        [103, 6.4],
        [84, 6.6],
        [66, 4],
      ],
      1.8,
      tones.deep,
      0.8,
    ),
});

export const shark = createSwimmer({
  ...known('shark'),
  colour: [112, 128, 142],
  belly: [232, 234, 230],
  body: [
    [104, -4],
    [86, -16],
    [50, -26],
    [10, -26],
    [-36, -16],
    [-78, -5],
    [-90, -3],
    [-90, 3],
    [-74, 6],
    [-34, 14],
    [14, 21],
    [56, 19],
    [82, 10],
    [98, 4],
  ],
  fins: [
    [
      [-84, 0],
      [-98, -26],
      [-118, -44, true],
      [-104, -8],
      [-108, 20, true],
      [-92, 8],
    ],
    [
      [18, -24],
      [4, -50],
      [-12, -60, true],
      [-8, -36],
      [-22, -20],
    ],
    [
      [-50, -10],
      [-60, -18, true],
      [-64, -6],
    ],
    [
      [-40, 12],
      [-52, 22, true],
      [-54, 8],
    ],
  ],
  nearFins: [
    [
      [44, 12],
      [34, 32],
      [10, 50, true],
      [10, 30],
      [24, 13],
    ],
  ],
  bellyLine: [
    [110, 0],
    [70, 4],
    [20, 6],
    [-30, 6],
    [-90, 2],
    [-60, 34],
    [60, 36],
    [110, 20],
  ],
  eye: [80, -6, 3],
  detail: (context, tones) => {
    for (let gill = 0; gill < 4; gill++)
      fillStroke(
        context,
        [
          [54 - gill * 5, -10],
          [51 - gill * 5, -1],
          [54 - gill * 5, 8],
        ],
        1.8,
        tones.deep,
        0.7,
      );
    fillStroke(
      context,
      [
        [94, 6],
        [82, 9],
        [70, 7],
      ],
      2,
      tones.deep,
      0.8,
    );
  },
});
