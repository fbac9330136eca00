import { known } from '../../../../catalogue/records.js';
import { lighten, lightnessOf, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { fillPath, fillStroke } from '../../form/modelling.js';
import { outline, together, tube } from '../../form/outline.js';
import type { Anatomy, CoatSpec, HeadLook } from '../anatomy.js';
import { asTold, inPatches } from '../coat-parts.js';
import type { Context } from '../../../kit/shapes.js';
import { felineHead } from '../heads/feline.js';
import { layered, patches, rings, spots, stripes } from '../markings.js';
import { createSpecies } from './species.js';
import type { Trait } from './species.js';

const cat: Anatomy = {
  trunk: { length: 118, top: [92, 96, 93, 93, 97], bottom: [66, 51, 47, 51, 57, 60] },
  fore: {
    root: [0.35, 66],
    bones: [18, 28, 19, 5],
    stand: [-26, 6, 2, 34],
    flesh: [
      [11, 11],
      [7.4, 7.4],
      [6, 6],
      [4.8, 4.6],
      [4.2, 4.2],
      [4.4, 4.4],
      [4.4, 4.4],
    ],
  },
  hind: {
    root: [-0.32, 74],
    bones: [26, 25, 22, 5],
    stand: [28, -38, 8, 36],
    flesh: [
      [19, 17],
      [12.5, 12.5],
      [7, 7],
      [4.6, 5],
      [4, 4.2],
      [4.4, 4.4],
      [4.4, 4.4],
    ],
  },
  foot: 'paw',
  footSize: 6.6,
  neck: { length: 34, angle: 42, base: [17, 20], middle: [14, 16.5], poll: [12, 13], arch: 0, root: [0.32, 78] },
  headLength: 52,
  headPitch: 0,
  tail: { kind: 'thin', length: 96, width: 4.6, angle: -128, bend: -58 },
  curls: true,
};

const big: Anatomy = {
  ...cat,
  trunk: { length: 124, top: [89, 94, 92, 93, 99], bottom: [60, 46, 42, 48, 54, 57] },
  fore: {
    ...cat.fore,
    flesh: [
      [14, 14],
      [9.6, 9.6],
      [8, 8],
      [6.4, 6.2],
      [5.8, 5.8],
      [6.2, 6.2],
      [6.2, 6.2],
    ],
  },
  hind: {
    ...cat.hind,
    flesh: [
      [22, 20],
      [15, 14.5],
      [8.6, 8.6],
      [6, 6.4],
      [5.4, 5.6],
      [6, 6],
      [6.2, 6.2],
    ],
  },
  footSize: 9,
  neck: { length: 38, angle: 54, base: [22, 26], middle: [18, 21], poll: [14, 15], arch: 2, root: [0.31, 75] },
  headLength: 46,
  tail: { kind: 'tuft', length: 92, width: 5.6, angle: -44, bend: -46 },
  curls: false,
};

function tabbyFace(colour: Rgb, alpha: number) {
  return (context: Context): void => {
    const bars = [
      tube([
        [0, -40, 2.4],
        [2, -24, 1.4],
      ]),
      tube([
        [-13, -39, 2.2],
        [-9, -24, 1.2],
      ]),
      tube([
        [13, -39, 2.2],
        [13, -24, 1.2],
      ]),
    ];
    for (const side of [-1, 1]) {
      bars.push(
        tube([
          [side * 50, 2, 2],
          [side * 38, 5, 0.8],
        ]),
        tube([
          [side * 48, 14, 2],
          [side * 36, 14, 0.8],
        ]),
      );
    }
    fillPath(context, together(bars), colour, alpha);
  };
}

function tigerFace(context: Context, { dark }: HeadLook): void {
  const bars = [];
  for (const side of [-1, 1]) {
    bars.push(
      tube([
        [side * 4, -44, 2.6],
        [side * 8, -30, 1],
      ]),
      tube([
        [side * 16, -42, 3],
        [side * 17, -28, 2],
        [side * 10, -20, 0.8],
      ]),
      tube([
        [side * 46, -14, 3],
        [side * 32, -10, 1],
      ]),
      tube([
        [side * 48, 2, 3.4],
        [side * 32, 6, 1],
      ]),
      tube([
        [side * 46, 18, 3.4],
        [side * 32, 18, 1],
      ]),
      tube([
        [side * 38, 34, 3],
        [side * 27, 28, 1],
      ]),
    );
  }
  fillPath(context, together(bars), dark, 0.95);
  for (const x of [-14, 24])
    fillPath(
      context,
      outline([
        [x - 9, -16],
        [x, -22],
        [x + 9, -16],
        [x, -14],
      ]),
      [250, 242, 228],
      0.9,
    );
}

interface CatCoat {
  readonly base: Rgb;
  readonly pale: Rgb;
  readonly stripe?: Rgb;
  readonly patch?: Rgb;
  readonly iris: Rgb;
  readonly points?: Rgb;
}

const catCoats: readonly CatCoat[] = [
  { base: [214, 140, 76], pale: [248, 228, 200], stripe: [172, 96, 46], iris: [168, 176, 70] },
  { base: [142, 134, 132], pale: [226, 220, 214], stripe: [92, 84, 86], iris: [178, 186, 84] },
  { base: [56, 52, 60], pale: [72, 66, 76], iris: [222, 184, 70] },
  { base: [242, 236, 226], pale: [252, 248, 242], iris: [112, 164, 196] },
  { base: [244, 236, 224], pale: [252, 247, 240], patch: [206, 126, 66], iris: [156, 172, 78] },
  { base: [64, 58, 64], pale: [248, 244, 236], iris: [176, 186, 84] },
  { base: [232, 212, 184], pale: [244, 230, 208], points: [98, 74, 66], iris: [104, 158, 200] },
];

const calicoColours: readonly Rgb[] = [
  [246, 240, 230],
  [212, 128, 62],
  [52, 46, 50],
];

function coatOfCat({ random, attributes }: Trait, asked: Rgb | undefined): CatCoat {
  if (asked) {
    const orange = asked[0] > 180 && asked[1] > 80 && asked[1] < 170 && asked[2] < 110;
    const dark = lightnessOf(asked) < 0.4;
    return {
      base: asked,
      pale: lighten(asked, dark ? 0.06 : 0.12),
      iris: dark ? [226, 186, 70] : [160, 178, 76],
      ...(orange || attributes.has('striped') || attributes.has('tabby')
        ? { stripe: mix(lighten(asked, -0.14), [90, 50, 36], 0.25) }
        : {}),
    };
  }
  if (attributes.has('tabby') || attributes.has('striped')) return catCoats[1] as CatCoat;
  if (attributes.has('ginger')) return catCoats[0] as CatCoat;
  if (attributes.has('siamese')) return catCoats[6] as CatCoat;
  if (attributes.has('calico') || attributes.has('spotted')) return catCoats[4] as CatCoat;
  return random.fork('coat').pick(catCoats);
}

export const cats = [
  createSpecies({
    ...known('cat'),
    anatomy: ({ attributes }) =>
      attributes.has('kitten') || attributes.has('baby')
        ? { ...cat, headLength: 62, trunk: { ...cat.trunk, length: 100 }, tail: { ...cat.tail, length: 66 } }
        : cat,
    head: (trait) => {
      const natural = coatOfCat(trait, undefined);
      return felineHead({
        turn: trait.attributes.has('looking') ? 1.6 : 0.45,
        markings: (context, look) => {
          const orange = look.tones.base[0] > 180 && look.tones.base[1] < 170;
          const striped =
            natural.base === look.tones.base
              ? natural.stripe !== undefined
              : orange || trait.attributes.has('striped') || trait.attributes.has('tabby');
          if (striped) tabbyFace(mix(lighten(look.tones.base, -0.16), [90, 50, 36], 0.2), 0.85)(context);
          if (natural.points && natural.base === look.tones.base)
            fillPath(
              context,
              outline([
                [-16, -4],
                [5, -14],
                [26, -4],
                [28, 24],
                [5, 40],
                [-18, 24],
              ]),
              natural.points,
              0.75,
            );
        },
      });
    },
    frontal: true,
    coat: (trait) => (brush) => {
      const coat = coatOfCat(trait, brush.colour);
      const calico = trait.attributes.has('calico') && !brush.colour;
      const told = (spec: CoatSpec): CoatSpec =>
        calico ? inPatches(spec, calicoColours) : asTold(trait.attributes, spec);
      return told({
        base: coat.base,
        pale: coat.pale,
        dark: [48, 40, 46],
        iris: coat.iris,
        belly: lightnessOf(coat.base) > 0.45 || coat.pale[0] > 200,
        ...(coat.stripe
          ? {
              markings: layered(stripes(coat.stripe, 11, 2.3, 0.75, 0.85), rings(coat.stripe, 1.5, 0.7)),
              tailTip: coat.stripe,
            }
          : {}),
        ...(coat.patch ? { markings: patches(coat.patch, 4, 17), tail: coat.patch } : {}),
        ...(coat.points ? { socks: { colour: coat.points, height: 26 }, tail: coat.points } : {}),
        ...(coat.base[0] < 70 && coat.pale[0] > 200 && !brush.colour
          ? { socks: { colour: coat.pale, height: 16 } }
          : {}),
      });
    },
    sits: true,
    habits: { sitting: 4, standing: 1.2, walking: 1.6, lying: 0.8 },
  }),
  createSpecies({
    ...known('lion'),
    anatomy: ({ attributes }) =>
      attributes.has('lioness') || attributes.has('cub') || attributes.has('female') ? big : { ...big, mane: 'lion' },
    head: () => felineHead({ kind: 'big', turn: 0.5 }),
    frontal: true,
    coat: () => (brush) => {
      const base = brush.colour ?? [214, 164, 96];
      return {
        base,
        pale: mix(lighten(base, 0.16), [248, 236, 212], 0.5),
        dark: [76, 52, 42],
        mane: mix(lighten(base, -0.2), [120, 66, 36], 0.5),
        iris: [206, 150, 60],
        belly: true,
        tailTip: mix(lighten(base, -0.24), [90, 54, 38], 0.6),
      };
    },
    sits: true,
    habits: { standing: 3, walking: 1, sitting: 1, lying: 2 },
  }),
  createSpecies({
    ...known('tiger'),
    anatomy: () => ({ ...big, tail: { ...big.tail, kind: 'thin', width: 4.6 } }),
    head: () => felineHead({ kind: 'big', turn: 0.5, markings: tigerFace }),
    frontal: true,
    coat: () => (brush) => {
      const base = brush.colour ?? [224, 138, 60];
      const dark: Rgb = [50, 38, 40];
      return {
        base,
        pale: [250, 240, 222],
        dark,
        iris: [196, 166, 70],
        belly: true,
        markings: layered(stripes(dark, 13, 2.6, 0.95, 0.94), rings(dark, 1.9, 0.9)),
        tailTip: dark,
      };
    },
    sits: true,
    habits: { standing: 2, walking: 3, lying: 1, sitting: 1 },
  }),
  createSpecies({
    ...known('leopard'),
    anatomy: () => ({ ...big, tail: { ...big.tail, kind: 'thin', width: 4.2 } }),
    head: () =>
      felineHead({
        kind: 'big',
        turn: 0.5,
        markings: (context, { dark }) =>
          [
            [-20, -30],
            [-6, -34],
            [10, -34],
            [26, -28],
            [-32, -14],
            [38, -10],
            [-34, 12],
            [40, 12],
          ].forEach(([x, y]) =>
            fillStroke(
              context,
              [
                [(x as number) - 2.6, y as number],
                [x as number, (y as number) - 1.4],
                [(x as number) + 2.6, y as number],
              ],
              4,
              dark,
              0.85,
            ),
          ),
      }),
    frontal: true,
    coat:
      ({ attributes }) =>
      (brush) => {
        const base = brush.colour ?? (attributes.has('panther') ? ([52, 48, 58] as const) : ([222, 170, 96] as const));
        const dark: Rgb = lightnessOf(base) < 0.4 ? lighten(base, -0.06) : [58, 42, 38];
        return {
          base,
          pale: lightnessOf(base) < 0.4 ? lighten(base, 0.06) : [250, 240, 222],
          dark,
          iris: [188, 176, 74],
          belly: true,
          markings: spots(dark, 90, 3.4, 0.9, true),
          tailTip: dark,
        };
      },
    sits: true,
    habits: { standing: 2, walking: 3, lying: 1 },
  }),
];
