import { known } from '../../../catalogue/records.js';
import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { createCreature } from '../creature.js';
import { fillCore, fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, together, tube } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';

const naturals: readonly { readonly base: Rgb; readonly breast: Rgb; readonly disc: Rgb; readonly tufts: boolean }[] = [
  { base: [140, 104, 76], breast: [222, 196, 156], disc: [206, 172, 128], tufts: true },
  { base: [196, 152, 96], breast: [246, 234, 212], disc: [250, 242, 226], tufts: false },
  { base: [122, 116, 114], breast: [214, 208, 200], disc: [196, 188, 180], tufts: true },
  { base: [238, 236, 230], breast: [250, 248, 244], disc: [252, 250, 246], tufts: false },
];

/** An owl faces us: disc, great eyes, barred breast. */
export const owl = createCreature({
  ...known('owl'),
  poses: [
    { name: 'perched', words: ['standing', 'sitting'], weight: 1 },
    { name: 'flying', words: ['soaring', 'gliding'], habitat: 'air' },
    { name: 'sleeping', words: ['asleep'] },
  ],
  sculpt: ({ pose, random, attributes }) => {
    const [, barn, , snowy] = naturals;
    const [horned] = naturals;
    const kind = attributes.has('snowy-owl')
      ? snowy
      : attributes.has('barn-owl')
        ? barn
        : attributes.has('horned-owl')
          ? horned
          : undefined;
    const natural = kind ?? random.fork('plumage').pick(naturals);
    const isSnowy = natural === snowy;
    const flying = pose === 'flying';
    return {
      bounds: flying ? { left: -104, right: 104, top: -92, bottom: 0 } : { left: -31, right: 31, top: -100, bottom: 0 },
      back: { y: -98, left: -18, right: 18 },
      paint(context, brush) {
        const base = brush.colour ?? natural.base;
        const breast = brush.colour ? lighten(base, 0.16) : natural.breast;
        const disc = brush.colour ? lighten(base, 0.1) : natural.disc;
        const tones = tonesOf(base);
        const { light } = brush;
        const aside = brush.attributes.has('looking-aside');
        context.save();
        if (flying) {
          context.translate(0, -2);
          context.scale(0.9, 0.9);
          for (const side of [-1, 1]) paintWing(context, side, tones, light, brush.detail);
        }
        fillModelled(
          context,
          outline([
            [-12, -12],
            [12, -12],
            [9, 0, true],
            [0, -2],
            [-9, 0, true],
          ]),
          tonesOf(lighten(base, -0.1)),
          light,
        );
        const body = outline([
          [-29, -62],
          [-27, -84],
          [-14, -97],
          [0, -99],
          [14, -97],
          [27, -84],
          [29, -62],
          [30, -38],
          [22, -14],
          [8, -4],
          [-8, -4],
          [-22, -14],
          [-30, -38],
        ]);
        if (natural.tufts) {
          for (const side of [-1, 1])
            fillModelled(
              context,
              outline([
                [side * 24, -84],
                [side * 25, -104, true],
                [side * 10, -94],
                [side * 10, -86],
              ]),
              tones,
              light,
            );
        }
        fillModelled(context, body, tones, light, { core: 5 });
        inside(context, body, () => {
          fillPath(
            context,
            outline([
              [-17, -56],
              [0, -62],
              [17, -56],
              [19, -30],
              [10, -4],
              [-10, -4],
              [-19, -30],
            ]),
            breast,
          );
          const bars = [];
          for (let row = 0; row < 5; row++) {
            for (let column = -2; column <= 2; column++) {
              const x = column * 7.4 + (row % 2) * 3.7;
              const y = -48 + row * 9;
              bars.push(
                outline([
                  [x - 2.4, y],
                  [x, y + 3.6, true],
                  [x + 2.4, y],
                  [x, y - 1],
                ]),
              );
            }
          }
          fillPath(context, together(bars), isSnowy && !brush.colour ? [150, 146, 146] : mix(base, breast, 0.2), 0.9);
          softPatch(context, 0, -2, 26, 14, tones.deep, 0.5);
        });
        if (!flying) {
          for (const side of [-1, 1]) {
            const wing = outline([
              [side * 26, -62],
              [side * 31, -40],
              [side * 25, -12],
              [side * 17, -2, true],
              [side * 14, -28],
              [side * 17, -52],
            ]);
            fillModelled(context, wing, tonesOf(lighten(base, -0.05)), light, { core: 2.5 });
            if (brush.detail > 0.1)
              for (const y of [-44, -34, -24])
                fillStroke(
                  context,
                  [
                    [side * 28, y],
                    [side * 22, y + 6],
                    [side * 18, y + 4],
                  ],
                  2,
                  tones.deep,
                  0.5,
                );
          }
        }
        for (const side of [-1, 1]) {
          fillModelled(context, ellipsePath(side * 11, -74, 15, 15.5, side * 0.3), tonesOf(disc), light);
          fillCore(context, ellipsePath(side * 11, -74, 15, 15.5, side * 0.3), tonesOf(disc).shade, light, 2.4, 0.7);
          const iris: Rgb = !isSnowy && (base[0] > 220 || disc[0] > 240) ? [52, 40, 40] : [238, 182, 62];
          if (pose === 'sleeping')
            fillStroke(
              context,
              [
                [side * 11 - 7, -74],
                [side * 11, -70],
                [side * 11 + 7, -74],
              ],
              3,
              [48, 38, 40],
            );
          else {
            fillPath(context, ellipsePath(side * 11, -74, 8.4), [40, 32, 36]);
            fillPath(context, ellipsePath(side * 11, -74, 7.2), iris);
            fillPath(context, ellipsePath(side * 11 + (aside ? 3.4 : 0.6), -74, aside ? 3.7 : 4.4), [26, 20, 26]);
            fillPath(context, ellipsePath(side * 11 + 2.6, -76.4, 1.6), [255, 255, 255]);
          }
          fillStroke(
            context,
            [
              [side * 3, -84],
              [side * 12, -90],
              [side * 23, -92],
            ],
            4,
            tones.deep,
            0.7,
          );
        }
        fillModelled(
          context,
          outline([
            [-4, -71],
            [0, -74],
            [4, -71],
            [0, -60, true],
          ]),
          tonesOf([222, 170, 84]),
          light,
        );
        for (const side of [-1, 1])
          fillModelled(
            context,
            together(
              [-4, 0, 4].map((dx) =>
                tube([
                  [side * 8 + dx * 0.5, -5, 2],
                  [side * 8 + dx, -1.6, 1.6],
                ]),
              ),
            ),
            tonesOf([222, 176, 96]),
            light,
          );
        context.restore();
      },
    };
  },
});

/** A broad wing: rounded quills fanned from the wrist, two rows of coverts over them. */
function paintWing(
  context: Context,
  side: number,
  tones: ReturnType<typeof tonesOf>,
  light: { side: number; height: number },
  detail: number,
): void {
  const quill = (x: number, y: number, degrees: number, length: number, wide: number) => {
    const [alongX, alongY] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const at = (along: number, across: number): [number, number] => [
      side * (x + alongX * along - alongY * across),
      y + alongY * along + alongX * across,
    ];
    return outline([at(0, -wide), at(length * 0.8, -wide), at(length, 0), at(length * 0.8, wide), at(0, wide)]);
  };
  const rows = [
    { count: 11, length: [50, 34], wide: 6.4, paint: { ...tones, base: tones.shade, lit: tones.base } },
    { count: 9, length: [26, 20], wide: 5.6, paint: tones },
  ] as const;
  for (const { count, length, wide, paint } of rows)
    for (let index = 0; index < count; index++) {
      const share = index / (count - 1);
      const [x, y] = [16 + share * 46, -58 - share * 20];
      const reach = (length[1] + (length[0] - length[1]) * share) * (index === count - 1 ? 0.92 : 1);
      const path = quill(x, y, 84 - share * 88, reach, wide);
      fillModelled(context, path, paint, light);
      if (detail > 0.1) fillCore(context, path, tones.deep, light, 1.4, 0.45);
    }
  fillModelled(
    context,
    outline([
      [side * 12, -72],
      [side * 40, -84],
      [side * 68, -86],
      [side * 72, -76],
      [side * 44, -62],
      [side * 16, -50],
    ]),
    tones,
    light,
  );
}
