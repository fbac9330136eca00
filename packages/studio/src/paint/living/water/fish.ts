import { known } from '../../../catalogue/records.js';
import type { Path2D } from '@napi-rs/canvas';
import type { Brush, Drawable } from '../../drawable.js';
import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';
import { createCreature } from '../creature.js';
import { fillCore, fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { boundsOf, ellipsePath, outline, together, tube } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';

interface FishShape {
  /** The body from nose to tail root, closed. */
  readonly body: readonly Knot[];
  readonly tail: readonly Knot[];
  readonly dorsal: readonly Knot[];
  readonly anal: readonly Knot[];
  readonly pectoral: readonly Knot[];
  readonly eye: readonly [x: number, y: number, size: number];
  readonly mouth: readonly [x: number, y: number];
}

const round: FishShape = {
  body: [
    [58, 0],
    [48, -16],
    [24, -31],
    [-8, -34],
    [-38, -20],
    [-54, -7],
    [-54, 7],
    [-38, 20],
    [-8, 33],
    [24, 28],
    [48, 14],
  ],
  tail: [
    [-50, 0],
    [-66, -22],
    [-84, -30, true],
    [-76, 0],
    [-84, 30, true],
    [-66, 22],
  ],
  dorsal: [
    [26, -28],
    [14, -48],
    [-16, -52],
    [-40, -36],
    [-44, -18],
    [-10, -28],
  ],
  anal: [
    [4, 30],
    [-10, 46],
    [-34, 42],
    [-42, 18],
    [-16, 26],
  ],
  pectoral: [
    [18, 6],
    [4, 4],
    [-16, 14],
    [-12, 24],
    [4, 18],
  ],
  eye: [36, -9, 6.4],
  mouth: [57, 5],
};

const slender: FishShape = {
  body: [
    [76, 2],
    [62, -10],
    [34, -20],
    [-6, -21],
    [-44, -12],
    [-68, -4],
    [-68, 4],
    [-44, 11],
    [-6, 20],
    [34, 19],
    [62, 11],
  ],
  tail: [
    [-64, 0],
    [-80, -18],
    [-98, -26, true],
    [-88, 0],
    [-98, 26, true],
    [-80, 18],
  ],
  dorsal: [
    [18, -19],
    [6, -34],
    [-14, -32],
    [-26, -16],
  ],
  anal: [
    [-18, 17],
    [-26, 28],
    [-42, 24],
    [-46, 10],
  ],
  pectoral: [
    [34, 6],
    [22, 6],
    [6, 16],
    [14, 20],
    [26, 14],
  ],
  eye: [56, -4, 4.6],
  mouth: [75, 6],
};

const angel: FishShape = {
  body: [
    [48, 0],
    [36, -18],
    [8, -34],
    [-22, -32],
    [-44, -10],
    [-46, 8],
    [-22, 30],
    [8, 32],
    [36, 16],
  ],
  tail: [
    [-42, 0],
    [-58, -14],
    [-72, -18, true],
    [-66, 0],
    [-72, 18, true],
    [-58, 14],
  ],
  dorsal: [
    [14, -30],
    [0, -58],
    [-34, -84, true],
    [-32, -50],
    [-42, -16],
  ],
  anal: [
    [14, 28],
    [0, 56],
    [-34, 82, true],
    [-32, 48],
    [-42, 14],
  ],
  pectoral: [
    [18, 4],
    [4, 6],
    [-10, 18],
    [0, 22],
    [12, 14],
  ],
  eye: [28, -7, 6],
  mouth: [48, 3],
};

const shapes = { round, slender, angel };

interface FishCoat {
  readonly shape: keyof typeof shapes;
  readonly base: Rgb;
  readonly belly: Rgb;
  readonly fin: Rgb;
  readonly bands?: Rgb;
  readonly style?: 'bands' | 'stripe' | 'spots';
}

const coats: readonly FishCoat[] = [
  { shape: 'round', base: [232, 126, 56], belly: [246, 182, 104], fin: [238, 150, 84] },
  {
    shape: 'round',
    base: [232, 116, 48],
    belly: [240, 144, 74],
    fin: [226, 108, 48],
    bands: [250, 246, 238],
    style: 'bands',
  },
  {
    shape: 'angel',
    base: [242, 206, 92],
    belly: [248, 226, 150],
    fin: [232, 180, 72],
    bands: [62, 58, 70],
    style: 'bands',
  },
  {
    shape: 'slender',
    base: [96, 134, 152],
    belly: [226, 230, 226],
    fin: [86, 116, 136],
    style: 'spots',
    bands: [64, 92, 112],
  },
  {
    shape: 'round',
    base: [54, 108, 180],
    belly: [96, 152, 206],
    fin: [240, 200, 84],
    bands: [36, 64, 122],
    style: 'stripe',
  },
  {
    shape: 'slender',
    base: [206, 116, 92],
    belly: [240, 206, 186],
    fin: [190, 94, 78],
    style: 'spots',
    bands: [150, 70, 60],
  },
  {
    shape: 'angel',
    base: [120, 160, 190],
    belly: [214, 226, 226],
    fin: [146, 134, 186],
    bands: [70, 84, 130],
    style: 'stripe',
  },
];

function paintFish(context: Context, shape: FishShape, coat: FishCoat, brush: Brush): void {
  const { light, detail } = brush;
  const tones = tonesOf(coat.base);
  const fin = tonesOf(coat.fin);
  const body = outline(shape.body);
  const finless = brush.attributes.has('without-fins');
  const tail = brush.attributes.has('without-tail') ? [] : [shape.tail];
  const fins = [...tail, ...(finless ? [] : [shape.dorsal, shape.anal])].map((knots) => outline(knots));
  for (const path of fins) fillModelled(context, path, fin, light, { core: 3 });
  if (detail > 0.1) fins.forEach((path) => inside(context, path, () => paintRays(context, path, fin)));
  fillModelled(context, body, tones, light);
  inside(context, body, () => {
    const [left, top, right, bottom] = body.getBounds();
    const half = (bottom - top) / 2;
    softPatch(
      context,
      (left + right) / 2 + 8,
      bottom - half * 0.2,
      (right - left) * 0.55,
      half * 0.85,
      coat.belly,
      0.95,
    );
    if (coat.bands && coat.style === 'bands') {
      for (const [x, w] of [
        [22, 6],
        [-10, 7],
        [-40, 4],
      ] as const)
        fillPath(
          context,
          tube([
            [x + 3, top - 4, w],
            [x - 3, 0, w * 1.15],
            [x + 3, bottom + 4, w * 0.9],
          ]),
          coat.bands,
        );
    } else if (coat.bands && coat.style === 'stripe') {
      fillPath(
        context,
        tube([
          [right, -2, 3],
          [0, -6, 7],
          [left, 0, 3],
        ]),
        coat.bands,
        0.85,
      );
    } else if (coat.bands) {
      const random = brush.random.fork('spots');
      fillPath(
        context,
        together(
          Array.from({ length: 22 }, () =>
            ellipsePath(random.between(left + 10, right - 26), random.between(top, -1), random.between(1, 2.4)),
          ),
        ),
        coat.bands,
        0.7,
      );
    }
    softPatch(context, 4, top + half * 0.35, (right - left) * 0.34, half * 0.26, [255, 255, 255], 0.4);
    if (detail > 0.15) {
      const scales: Path2D[] = [];
      for (let row = -2; row <= 2; row++) {
        for (let column = 0; column < 7; column++) {
          const x = 16 - column * 9 - (row % 2) * 4.5;
          const y = row * half * 0.28;
          scales.push(
            tube([
              [x, y - 3, 0.25],
              [x - 2.4, y, 0.6],
              [x, y + 3, 0.25],
            ]),
          );
        }
      }
      fillPath(context, together(scales), tones.deep, 0.35);
    }
    const [eyeX] = shape.eye;
    fillStroke(
      context,
      [
        [eyeX - 9, top * 0.5],
        [eyeX - 14, 0],
        [eyeX - 9, bottom * 0.5],
      ],
      3,
      tones.deep,
      0.5,
    );
  });
  fillCore(context, body, tones.shade, light, 5, 0.45);
  if (!finless) fillModelled(context, outline(shape.pectoral), fin, light, { core: 1.5 });
  const [x, y, size] = shape.eye;
  if (!brush.attributes.has('without-eyes')) {
    fillPath(context, ellipsePath(x, y, size * 1.12), [250, 246, 236]);
    fillPath(context, ellipsePath(x + size * 0.12, y, size * 0.78), mix(coat.base, [34, 28, 34], 0.8));
    fillPath(context, ellipsePath(x + size * 0.36, y - size * 0.3, size * 0.24), [255, 255, 255]);
  }
  const [mx, my] = shape.mouth;
  fillStroke(
    context,
    [
      [mx - 1, my],
      [mx - 6, my + 2.4],
      [mx - 10, my + 1],
    ],
    2,
    tones.deep,
    0.85,
  );
}

function paintRays(context: Context, path: Path2D, fin: Tones): void {
  const [left, top, right, bottom] = path.getBounds();
  for (let share = 0.14; share < 1; share += 0.18) {
    const x = left + (right - left) * share;
    fillStroke(
      context,
      [
        [x + 6, (top + bottom) / 2 + (bottom - top) * 0.4],
        [x + 2, (top + bottom) / 2],
        [x - 4, top],
      ],
      1.4,
      fin.deep,
      0.35,
    );
  }
}

function coatOf(random: Random, attributes: ReadonlySet<string>, shape: string): FishCoat {
  if (attributes.has('goldfish')) return coats[0] as FishCoat;
  if (attributes.has('clownfish') || attributes.has('striped')) return coats[1] as FishCoat;
  return random.fork('coat').pick(coats.filter((coat) => coat.shape === shape));
}

export const fish: Drawable = createCreature({
  ...known('fish'),
  poses: [
    { name: 'round', words: ['goldfish', 'clownfish', 'striped', 'koi', 'carp'], weight: 3 },
    { name: 'jumping', words: ['leaping'], habitat: 'air' },
    { name: 'slender', words: ['salmon', 'trout', 'tuna'], weight: 2 },
    { name: 'angel', words: ['angelfish', 'tropical'], weight: 1.5 },
  ],
  sculpt: ({ random, attributes, pose }) => {
    const coat = coatOf(random, attributes, pose === 'jumping' ? 'slender' : pose);
    const shape: FishShape = shapes[coat.shape];
    const tilt = pose === 'jumping' ? -0.7 : 0;
    const paths = [shape.body, shape.tail, shape.dorsal, shape.anal].map((knots) =>
      outline(
        knots.map(([x, y, sharp]): Knot => [
          x * Math.cos(tilt) - y * Math.sin(tilt),
          x * Math.sin(tilt) + y * Math.cos(tilt),
          sharp ?? false,
        ]),
      ),
    );
    return {
      bounds: boundsOf(paths),
      paint: (context, brush) => {
        const base = brush.colour;
        const look: FishCoat = base
          ? {
              ...coat,
              base,
              belly: lighten(base, 0.14),
              fin: lighten(base, -0.06),
              ...(coat.bands && coat.shape !== 'round' ? { bands: lighten(base, -0.2) } : {}),
            }
          : coat;
        context.save();
        context.rotate(tilt);
        paintFish(context, shape, look, brush);
        context.restore();
      },
    };
  },
});
