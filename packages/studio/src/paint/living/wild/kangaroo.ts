import { known } from '../../../catalogue/records.js';
import type { Brush, Drawable } from '../../drawable.js';
import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';
import { createCreature } from '../creature.js';
import { paintBow } from '../fable.js';
import { fillModelled, frame, inFrame, inside, softPatch } from '../form/modelling.js';
import type { Frame } from '../form/outline.js';
import { merge, outline, placed, tube } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';
import type { Beast } from '../people/beast.js';
import { paintAttire } from '../quadruped/attire.js';
import { kangarooHead } from '../quadruped/heads/others.js';

const coats: readonly Rgb[] = [
  [184, 130, 88],
  [162, 120, 92],
  [146, 128, 116],
];
const coatOf = ({ colour }: Brush, random: Random): Rgb => colour ?? random.fork('coat').pick(coats);
const paleOf = (coat: Rgb): Rgb => mix(lighten(coat, 0.18), [246, 232, 208], 0.5);

/** Its head seen from the side. */
function paintHead(context: Context, at: Frame, coat: Rgb, { light, attributes, detail }: Brush): void {
  const head = kangarooHead();
  const tones = tonesOf(coat);
  fillModelled(context, placed(head.skull, at), tones, light, { core: 3 });
  for (const part of head.before ?? []) fillModelled(context, placed(part.path, at), tones, light);
  inFrame(context, at, () =>
    head.paint(context, {
      tones,
      pale: tonesOf(paleOf(coat)),
      dark: [56, 42, 40],
      iris: [60, 40, 30],
      light,
      asleep: attributes.has('sleeping'),
      detail,
    }),
  );
}

function paintEarBehind(context: Context, at: Frame, coat: Rgb, { light }: Brush): void {
  for (const part of kangarooHead().behind ?? [])
    fillModelled(context, placed(part.path, at), behind(tonesOf(coat)), light);
}

/** Where the head is of who stands up and is dressed: glasses and hats are made for it there. */
const DRESSED = frame(-30, 10, 1.08, 10);
const AROUND_NECK: ReadonlySet<string> = new Set('scarf tie bow bow-tie collar necklace pearls'.split(' '));

const dressed: Partial<Beast> & Pick<Beast, 'coat'> = {
  coat: (brush) => coatOf(brush, brush.random),
  belly: (brush) => paleOf(coatOf(brush, brush.random)),
  paintHead: (context, brush) => {
    const coat = coatOf(brush, brush.random);
    paintEarBehind(context, DRESSED, coat, brush);
    paintHead(context, DRESSED, coat, brush);
    const worn = new Set([...brush.attributes].filter((word) => !AROUND_NECK.has(word)));
    paintAttire(context, { ...brush, attributes: worn }, DRESSED, false, [0, 40], [0, 20], 20);
    paintBow(context, brush, [6, 54]);
  },
};

export const kangaroo: Drawable = createCreature({
  ...known('kangaroo'),
  beast: () => dressed,
  poses: [
    { name: 'standing', words: ['sitting'], weight: 2 },
    { name: 'jumping', words: ['hopping', 'running', 'leaping', 'sprinting'], weight: 1 },
  ],
  sculpt: ({ pose, random }) => {
    const hops = pose === 'jumping';
    const lean = hops ? 0.5 : 0;
    const turn = ([x, y]: readonly [number, number]): readonly [number, number] => [
      x * Math.cos(lean) - (y + 40) * Math.sin(lean),
      -40 + x * Math.sin(lean) + (y + 40) * Math.cos(lean),
    ];
    const [headX, headY] = turn([22, -104]);
    return {
      head: [headX, headY - (hops ? 14 : 0), 13],
      bounds: hops ? { left: -92, right: 86, top: -128, bottom: 0 } : { left: -78, right: 58, top: -126, bottom: 0 },
      paint(context, brush) {
        const base = coatOf(brush, random);
        const tones = tonesOf(base);
        const pale = tonesOf(paleOf(base));
        const { light } = brush;
        context.save();
        if (hops) context.translate(0, -14);
        fillModelled(
          context,
          hops
            ? tube([
                [-20, -36, 10],
                [-46, -30, 7],
                [-70, -40, 4.6],
                [-90, -58, 1.8],
              ])
            : tube([
                [-16, -22, 11],
                [-36, -8, 7.4],
                [-58, -5, 5],
                [-77, -5, 1.8],
              ]),
          tones,
          light,
          { core: 3 },
        );
        fillModelled(
          context,
          hops
            ? tube([
                [-2, -30, 12],
                [22, -22, 7],
                [8, -4, 5],
                [40, 8, 3.6],
              ])
            : tube([
                [4, -30, 12],
                [22, -22, 7],
                [4, -8, 4.6],
                [34, -3.6, 3.4],
              ]),
          behind(tones),
          light,
        );
        const at = frame(headX, headY, 0.34, hops ? 8 : 10);
        paintEarBehind(context, at, base, brush);
        const knots = (
          [
            [-24, -30],
            [-22, -52],
            [-6, -72],
            [6, -92],
            [16, -110],
            [28, -108],
            [28, -94],
            [26, -76],
            [24, -52],
            [18, -30],
            [2, -18],
            [-14, -18],
          ] as const
        ).map(turn);
        const trunk = outline(knots);
        const haunch = hops
          ? tube([
              [-10, -40, 18],
              [14, -28, 11],
              [-8, -8, 6],
              [26, 10, 4],
              [40, 12, 3],
            ])
          : merge([
              outline([
                [-28, -20],
                [-24, -44],
                [-4, -50],
                [14, -36],
                [16, -18],
                [2, -8],
                [-18, -8],
              ]),
              tube([
                [6, -16, 8],
                [-6, -6, 5.4],
                [14, -4.4, 4.4],
                [34, -3.8, 3.6],
              ]),
            ]);
        const body = merge([trunk, haunch]);
        fillModelled(context, body, tones, light, { core: 5 });
        inside(context, body, () => {
          const [bx, by] = turn([24, -58]);
          softPatch(context, bx, by, 12, 34, pale.base, 0.95, lean);
        });
        const shoulder = turn([16, -84]);
        const hand = turn([40, -62]);
        fillModelled(
          context,
          tube([
            [shoulder[0], shoulder[1], 6.4],
            [(shoulder[0] + hand[0]) / 2 - 2, (shoulder[1] + hand[1]) / 2 + 7, 4.4],
            [hand[0], hand[1], 3],
          ]),
          tones,
          light,
          { core: 2 },
        );
        paintHead(context, at, base, brush);
        context.restore();
      },
    };
  },
});
