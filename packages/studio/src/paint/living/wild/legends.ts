import { known } from '../../../catalogue/records.js';
import type { Path2D } from '@napi-rs/canvas';
import type { Drawable } from '../../drawable.js';
import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { paintStegosaurus, paintTriceratops } from './horned-dinosaurs.js';
import { paintEye } from '../form/eye.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, merge, outline, together, tube } from '../form/outline.js';
import type { Joint, Knot } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';

const greens: readonly Rgb[] = [
  [106, 142, 92],
  [138, 132, 86],
  [92, 132, 138],
  [168, 110, 78],
];

const foot = (x: number, size: number): Path2D =>
  outline([
    [x - size, 0, true],
    [x - size * 0.8, -size * 0.9],
    [x + size * 0.6, -size],
    [x + size * 1.4, -size * 0.3],
    [x + size * 1.4, 0, true],
  ]);

function claws(x: number, size: number): Path2D {
  return together(
    [0.3, 0.8, 1.3].map((share) =>
      outline([
        [x + size * share - 1.6, -2.6],
        [x + size * share + 2, -0.2, true],
        [x + size * share - 2.4, 0, true],
      ]),
    ),
  );
}

/** Long-neck by default; `t-rex` and `triceratops` by name. */
export const dinosaur: Drawable = createCreature({
  ...known('dinosaur'),
  poses: [
    { name: 'long-neck', words: ['brontosaurus', 'diplodocus', 'sauropod'], weight: 1 },
    { name: 'triceratops', weight: 0 },
    { name: 'stegosaurus', words: ['ankylosaurus'], weight: 0 },
    { name: 't-rex', words: ['tyrannosaurus', 'trex', 'raptor', 'running', 'roaring', 'scary'], weight: 1 },
  ],
  sculpt: ({ pose, random }) => {
    const natural = random.fork('coat').pick(greens);
    const rex = pose === 't-rex';
    const horned = pose === 'triceratops' ? paintTriceratops : pose === 'stegosaurus' ? paintStegosaurus : undefined;
    if (horned)
      return {
        bounds: { left: -108, right: 108, top: -110, bottom: 0 },
        back: { y: -72, left: -30, right: 20 },
        seat: [-4, -74],
        paint(context, brush) {
          const base = brush.colour ?? natural;
          horned(context, tonesOf(base), tonesOf(mix(lighten(base, 0.16), [246, 234, 196], 0.4)), brush);
        },
      };
    return {
      bounds: rex ? { left: -84, right: 62, top: -112, bottom: 0 } : { left: -116, right: 96, top: -120, bottom: 0 },
      back: { y: rex ? -72 : -62, left: -26, right: 14 },
      seat: [-4, rex ? -72 : -62],
      paint(context, brush) {
        const base = brush.colour ?? natural;
        if (rex) paintRex(context, tonesOf(base), tonesOf(mix(lighten(base, 0.18), [246, 234, 196], 0.45)), brush);
        else paintLongNeck(context, tonesOf(base), tonesOf(mix(lighten(base, 0.16), [246, 234, 196], 0.4)), brush);
      },
    };
  },
});

type Paint = Drawable['paint'];
type Sheet = Parameters<Paint>[0];
type Hand = Parameters<Paint>[1];

function paintLongNeck(context: Sheet, tones: Tones, pale: Tones, { light, detail, random, attributes }: Hand): void {
  for (const [x, lean] of [
    [34, 3],
    [-30, -3],
  ] as const) {
    fillModelled(
      context,
      tube(
        [
          [x, -36, 13],
          [x + lean, -18, 9.4],
          [x + lean, -2, 9],
        ],
        'rounded-root',
      ),
      behind(tones),
      light,
    );
    fillModelled(context, foot(x + lean, 9), behind(tones), light);
  }
  const spine: Joint[] = [
    [-115, -22, 0.8],
    [-92, -24, 3.4],
    [-66, -34, 8],
    [-38, -46, 17],
    [-4, -46, 23],
    [28, -48, 19],
    [46, -64, 12],
    [56, -86, 8.4],
    [64, -106, 7.4],
  ];
  const near = [
    [24, -38],
    [-40, -38],
  ].map(([x, y]) =>
    tube(
      [
        [x as number, y as number, 14],
        [(x as number) - 1, -20, 10],
        [(x as number) - 1, -4, 9.6],
      ],
      'rounded-root',
    ),
  );
  const head = outline([
    [58, -104],
    [62, -116],
    [74, -120],
    [88, -114],
    [96, -106],
    [92, -99],
    [76, -97],
    [64, -97],
  ]);
  const body = merge([tube(spine), head, ...near]);
  fillModelled(context, body, tones, light, { core: 5 });
  inside(context, body, () => {
    softPatch(context, 0, -24, 50, 10, pale.base, 0.9);
    softPatch(context, 62, -84, 8, 22, pale.base, 0.7, 0.3);
    softPatch(context, -4, -66, 44, 8, tones.lit, 0.6);
    const spots = random.fork('spots');
    fillPath(
      context,
      together(
        Array.from({ length: 14 }, () =>
          ellipsePath(spots.between(-60, 40), spots.between(-68, -48), spots.between(2, 5), spots.between(2, 4)),
        ),
      ),
      tones.shade,
      0.6,
    );
  });
  for (const x of [23, -41]) {
    fillModelled(context, foot(x, 9.4), tones, light);
    if (detail > 0.1) fillPath(context, claws(x, 9.4), [240, 228, 200]);
  }
  fillStroke(
    context,
    [
      [95, -104],
      [84, -102],
      [74, -103],
    ],
    1.8,
    tones.deep,
    0.8,
  );
  fillPath(context, ellipsePath(91, -110, 1.2), tones.deep);
  paintEye(context, 78, -110, 3.4, { iris: [222, 178, 76], lid: tones.deep, asleep: attributes.has('sleeping') });
}

function paintRex(context: Sheet, tones: Tones, pale: Tones, { light, detail, attributes }: Hand): void {
  const leg = (x: number, dim: boolean): void => {
    const own = dim ? behind(tones) : tones;
    fillModelled(
      context,
      merge([
        outline([
          [x - 14, -40],
          [x - 8, -60],
          [x + 10, -58],
          [x + 18, -42],
          [x + 12, -26],
          [x - 6, -26],
        ]),
        tube([
          [x + 8, -32, 9],
          [x - 4, -18, 6],
          [x + 2, -5, 5.4],
        ]),
      ]),
      own,
      light,
      { core: 3 },
    );
    fillModelled(context, foot(x + 6, 9), own, light);
    if (detail > 0.1) fillPath(context, claws(x + 6, 9), [240, 228, 200]);
  };
  leg(8, true);
  const spine: Joint[] = [
    [-83, -36, 0.8],
    [-64, -42, 4],
    [-42, -48, 9],
    [-16, -54, 16],
    [8, -62, 17],
    [22, -80, 11.5],
    [24, -92, 9],
  ];
  const head = outline([
    [12, -92],
    [12, -104],
    [24, -112],
    [40, -108],
    [58, -102],
    [62, -94],
    [57, -90],
    [34, -86],
    [58, -82, true],
    [54, -78],
    [36, -76],
    [20, -78],
  ]);
  const body = merge([tube(spine), head]);
  fillModelled(context, body, tones, light, { core: 5 });
  inside(context, body, () => {
    softPatch(context, 22, -58, 12, 22, pale.base, 0.95, 0.3);
    const bars = [-52, -38, -24, -10, 4].map((x, index) =>
      tube([
        [x, -70 - index * 2, 2.4],
        [x + 2, -50 - index * 2, 1.4],
        [x, -42 - index, 0.3],
      ]),
    );
    fillPath(context, together(bars), tones.deep, 0.45);
  });
  const teeth: Knot[][] = Array.from({ length: 6 }, (_, index): Knot[] => [
    [36 + index * 3.7, -87 - index * 0.7, true],
    [38 + index * 3.7, -83.4 - index * 0.7, true],
    [39.6 + index * 3.7, -87.6 - index * 0.7, true],
  ]);
  fillPath(
    context,
    outline([
      [34, -86],
      [57, -90],
      [57, -82, true],
      [46, -82],
    ]),
    [126, 48, 56],
  );
  fillPath(context, together(teeth.map((knots) => outline(knots))), [250, 244, 230]);
  fillModelled(
    context,
    together([
      tube([
        [22, -68, 4],
        [32, -60, 3],
        [38, -64, 2.2],
      ]),
      tube([
        [38, -64, 1.2],
        [42, -62, 0.5],
      ]),
      tube([
        [38, -64, 1.2],
        [41, -66, 0.5],
      ]),
    ]),
    tones,
    light,
  );
  leg(-12, false);
  fillPath(context, ellipsePath(57, -99, 1.3), tones.deep);
  paintEye(context, 34, -101, 3.6, {
    iris: [236, 180, 66],
    lid: tones.deep,
    asleep: attributes.has('sleeping'),
    pupil: 'slit',
    slant: 0.3,
  });
  fillStroke(
    context,
    [
      [27, -106],
      [34, -108],
      [42, -104],
    ],
    3,
    tones.deep,
    0.6,
  );
}

/** Four legs, wings, horns, a row of spines: standing or on the wing. */
export const dragon: Drawable = createCreature({
  ...known('dragon'),
  poses: [
    { name: 'standing', words: ['sitting', 'walking', 'roaring'], weight: 2 },
    { name: 'flying', words: ['soaring', 'gliding'], habitat: 'air', weight: 1 },
  ],
  sculpt: ({ pose, random }) => {
    const flies = pose === 'flying';
    const natural = random.fork('coat').pick([
      [88, 138, 96],
      [166, 66, 62],
      [78, 92, 146],
      [126, 94, 140],
    ] as const);
    return {
      bounds: flies
        ? { left: -122, right: 108, top: -148, bottom: -22 }
        : { left: -112, right: 88, top: -132, bottom: 0 },
      back: { y: -62, left: -24, right: 14 },
      seat: [2, -60],
      muzzle: flies ? [102, -88] : [84, -94],
      paint(context, brush) {
        const base = brush.colour ?? natural;
        const tones = tonesOf(base);
        const pale = tonesOf(mix(lighten(base, 0.18), [246, 222, 160], 0.55));
        const membrane = tonesOf(mix(lighten(base, 0.05), [226, 140, 84], 0.4));
        const { light } = brush;
        context.save();
        if (flies) context.translate(0, -16);
        const wing = (dx: number, own: Tones, bone: Tones): void => {
          const path = outline([
            [dx, -60],
            [dx - 10, -92],
            [dx - 34, -130],
            [dx - 40, -128, true],
            [dx - 62, -112],
            [dx - 82, -84, true],
            [dx - 62, -86],
            [dx - 60, -62, true],
            [dx - 44, -68],
            [dx - 34, -48, true],
            [dx - 16, -54],
          ]);
          fillModelled(context, path, own, light);
          inside(context, path, () => softPatch(context, dx - 20, -70, 40, 30, own.deep, 0.45));
          const ribs = [
            [
              [dx, -58],
              [dx - 10, -92],
              [dx - 37, -130],
            ],
            [
              [dx - 37, -129],
              [dx - 60, -106],
              [dx - 80, -86],
            ],
            [
              [dx - 37, -129],
              [dx - 50, -96],
              [dx - 59, -64],
            ],
            [
              [dx - 37, -129],
              [dx - 38, -90],
              [dx - 34, -50],
            ],
          ] as const;
          fillModelled(
            context,
            together(
              ribs.map((rib, index) =>
                tube(rib.map(([x, y], step): Joint => [x, y, (index === 0 ? 4 : 2) - step * 0.6])),
              ),
            ),
            bone,
            light,
          );
        };
        const whole = !brush.attributes.has('head-alone');
        if (whole) wing(flies ? 38 : 34, behind(membrane), behind(tones));
        const legAt = (x: number, back: boolean, own: Tones): void => {
          if (flies) {
            fillModelled(
              context,
              tube([
                [x, -40, 10],
                [x + (back ? -12 : 8), -26, 6.4],
                [x + (back ? -26 : 2), -16, 4],
                [x + (back ? -34 : 8), -12, 2.4],
              ]),
              own,
              light,
              { core: 2 },
            );
            return;
          }
          fillModelled(
            context,
            back
              ? merge([
                  outline([
                    [x - 16, -24],
                    [x - 12, -46],
                    [x + 6, -50],
                    [x + 18, -34],
                    [x + 12, -16],
                    [x - 6, -12],
                  ]),
                  tube([
                    [x + 6, -20, 8],
                    [x - 4, -10, 5.6],
                    [x, -4, 5],
                  ]),
                ])
              : tube([
                  [x, -42, 9.4],
                  [x - 3, -24, 6.4],
                  [x + 2, -5, 5.2],
                ]),
            own,
            light,
            { core: 3 },
          );
          fillModelled(context, foot(x + 3, 7), own, light);
          fillPath(context, claws(x + 3, 7), [240, 228, 200]);
        };
        legAt(34, false, behind(tones));
        legAt(-22, true, behind(tones));
        const spine: Joint[] = flies
          ? [
              [-118, -44, 0.8],
              [-96, -34, 3],
              [-66, -32, 7],
              [-34, -40, 14],
              [4, -46, 17],
              [32, -52, 13],
              [50, -66, 9],
              [64, -76, 8],
            ]
          : [
              [-110, -20, 0.8],
              [-98, -8, 3.4],
              [-72, -9, 6.4],
              [-48, -24, 11],
              [-22, -40, 17],
              [8, -46, 18],
              [30, -58, 13],
              [38, -80, 9.4],
              [46, -98, 8.4],
            ];
        const [, , , , , , , secondLast, last] = flies ? [undefined, ...spine] : spine;
        const [nx, ny] = (last ?? secondLast ?? spine.at(-1)) as Joint;
        const tailEnd = spine[0] as Joint;
        fillModelled(
          context,
          outline([
            [tailEnd[0] + 4, tailEnd[1] + 2],
            [tailEnd[0] - 2, tailEnd[1] - 14, true],
            [tailEnd[0] + 10, tailEnd[1] - 6],
            [tailEnd[0] + 16, tailEnd[1] - 8, true],
            [tailEnd[0] + 12, tailEnd[1] + 4],
          ]),
          membrane,
          light,
        );
        const spikes = spine.slice(2, -1).map(([x, y, w], index) => {
          const [ax, ay] = spine[index + 1] as Joint;
          const [bx, by] = spine[index + 3] as Joint;
          const length = Math.hypot(bx - ax, by - ay) || 1;
          const ux = (by - ay) / length;
          const uy = -(bx - ax) / length;
          return outline([
            [x + ux * w * 0.9 - uy * 4, y + uy * w * 0.9 + ux * 4],
            [x + ux * (w + 8) - 3, y + uy * (w + 8), true],
            [x + ux * w * 0.9 + uy * 4, y + uy * w * 0.9 - ux * 4],
          ]);
        });
        fillModelled(context, together(spikes), membrane, light);
        for (const [dx, own] of [
          [6, behind(pale)],
          [0, pale],
        ] as const)
          fillModelled(
            context,
            tube([
              [nx + dx + 1, ny - 8, 3.2],
              [nx + dx - 8, ny - 20, 2.4],
              [nx + dx - 18, ny - 25, 0.6],
            ]),
            own,
            light,
          );
        const head = outline([
          [nx - 9, ny - 2],
          [nx - 4, ny - 12],
          [nx + 8, ny - 14],
          [nx + 20, ny - 7],
          [nx + 34, ny - 6],
          [nx + 41, ny],
          [nx + 39, ny + 6],
          [nx + 24, ny + 8],
          [nx + 12, ny + 12],
          [nx, ny + 14],
          [nx - 8, ny + 8],
        ]);
        const body = merge([tube(spine), head]);
        fillModelled(context, body, tones, light, { core: 5 });
        inside(context, body, () => {
          if (flies) softPatch(context, 8, -30, 40, 8, pale.base, 0.95);
          else {
            const scales = [
              [42, -80, 6],
              [38, -66, 8],
              [32, -52, 9],
              [24, -38, 10],
            ].map(([x, y, w]) => ellipsePath((x as number) + 6, y as number, w as number, 7));
            fillPath(context, together(scales), pale.base, 0.95);
            softPatch(context, 8, -28, 30, 8, pale.base, 0.8);
          }
          const plates = random.fork('scales');
          fillPath(
            context,
            together(
              Array.from({ length: 16 }, () =>
                ellipsePath(plates.between(-60, 24), plates.between(-58, -28), 2.6, 1.8),
              ),
            ),
            tones.shade,
            0.6,
          );
        });
        legAt(22, false, tones);
        legAt(-34, true, tones);
        if (whole) wing(18, membrane, tones);
        fillStroke(
          context,
          [
            [nx + 40, ny + 3],
            [nx + 26, ny + 4],
            [nx + 14, ny + 5],
          ],
          2,
          tones.deep,
          0.85,
        );
        fillPath(context, ellipsePath(nx + 36, ny - 2, 1.4), tones.deep);
        paintEye(context, nx + 11, ny - 4, 3.8, {
          iris: [242, 188, 66],
          lid: tones.deep,
          asleep: brush.attributes.has('sleeping'),
          pupil: 'slit',
          slant: 0.35,
        });
        context.restore();
      },
    };
  },
});
