import type { Rgb } from '../../../kit/colour.js';
import { box, disc, form, line, main, plane, ring, rod } from './pen.js';
import type { Part } from './pen.js';

const wood: Rgb = [164, 116, 74];
const deep: Rgb = [120, 82, 54];
const card: Rgb = [198, 156, 106];
const cardDark: Rgb = [160, 120, 78];
const tape: Rgb = [226, 200, 156];
const white: Rgb = [246, 244, 238];
const paper: Rgb = [246, 242, 230];
const red: Rgb = [206, 66, 60];
const gold: Rgb = [238, 196, 90];
const steel: Rgb = [176, 184, 196];
const dark: Rgb = [54, 56, 66];
const leaf: Rgb = [86, 142, 84];

const table = (height: number, long: number): Part[] => [
  box(deep, 6, -height, 11, 0),
  box(deep, long - 11, -height, long - 6, 0),
  box(wood, 0, -height, long, -height + 5),
];

/** A carton with its tape, its lower left corner there. */
const carton = (x: number, y: number, wide: number, high: number): Part[] => [
  box(card, x, y - high, x + wide, y),
  plane([214, 176, 128], [x, y - high], [x + wide, y - high], [x + wide - 5, y - high - 7], [x + 5, y - high - 7]),
  box(tape, x + wide / 2 - 3, y - high - 7, x + wide / 2 + 3, y - high + 12),
  line(cardDark, 1, [x, y - high], [x + wide, y - high]),
];

/** So many folded things in a pile, its foot there. */
const folded = (x: number, y: number, inks: readonly Rgb[]): Part[] =>
  inks.flatMap((ink, index) => [
    form(ink, [x, y - index * 8 - 8], [x + 32, y - index * 8 - 8], [x + 33, y - index * 8], [x, y - index * 8]),
    line([120, 116, 120], 0.6, [x + 3, y - index * 8 - 3.6], [x + 31, y - index * 8 - 3.6]),
  ]);

/** A hung sheet that the wind moves, its upper left corner there. */
const sheet = (x: number, y: number, wide: number, long: number): Part[] => [
  form(
    main(white),
    [x, y, true],
    [x + wide / 2, y + 2],
    [x + wide, y, true],
    [x + wide + 10, y + long * 0.6],
    [x + wide + 16, y + long, true],
    [x + wide * 0.7, y + long - 7],
    [x + wide * 0.4, y + long + 3],
    [x + 14, y + long - 4, true],
    [x + 6, y + long * 0.5],
  ),
  line([206, 208, 214], 1.2, [x + wide * 0.3, y + 10], [x + wide * 0.38, y + long - 12]),
  line([206, 208, 214], 1.2, [x + wide * 0.7, y + 8], [x + wide * 0.84, y + long - 16]),
  box(gold, x + 4, y - 5, x + 7, y + 4),
  box(gold, x + wide - 8, y - 5, x + wide - 5, y + 4),
];

/** A face on a screen: skin, hair and shoulders, the chin there. */
const caller = (x: number, y: number, skin: Rgb, hair: Rgb, cloth: Rgb): Part[] => [
  form(cloth, [x - 10, y + 12, true], [x - 7, y + 3], [x + 7, y + 3], [x + 10, y + 12, true]),
  disc(hair, x, y - 7.4, 7, 7.6),
  disc(skin, x, y - 5, 5.4, 6.4),
  line(dark, 0.9, [x - 2.4, y - 6], [x - 2, y - 6]),
  line(dark, 0.9, [x + 2.4, y - 6], [x + 2.8, y - 6]),
  line([170, 70, 66], 0.9, [x - 1.8, y - 2.2], [x, y - 1.4], [x + 1.8, y - 2.2]),
];

/** A drawing by a child, pinned up, its middle there. */
const drawn = (x: number, y: number, ink: Rgb, sun: Rgb): Part[] => [
  box(paper, x - 15, y - 11, x + 15, y + 11),
  plane(ink, [x - 13, y + 9], [x - 4, y - 3], [x + 3, y + 4], [x + 8, y - 1], [x + 13, y + 9]),
  disc(sun, x + 7, y - 6, 2.8),
  disc(red, x, y - 10, 1.4),
];

/** The origin is on the ground below the pelvis or the hands, or where the thing is held. */
const pool = (half: number): { back: readonly Part[]; front: readonly Part[] } => ({
  back: [disc([64, 138, 200], 0, -22, half, 17), disc([150, 212, 232], 0, -21, half - 11, 12)],
  front: [
    form([150, 212, 232], [-half + 14, -20], [0, -12], [half - 14, -20], [half - 16, -12], [0, -4], [-half + 16, -12]),
    form(main([79, 158, 216]), [-half, -22], [0, -8], [half, -22], [half + 2, -12], [0, 3], [-half - 2, -12]),
    form([246, 226, 122], [-half, -11], [0, 4], [half, -11], [half - 3, 0], [0, 15], [-half + 3, 0]),
    ...[-0.5, -0.2, 0.3, 0.6].map((share) => disc([232, 246, 250], half * share, -17 - share * 3, 6, 3)),
    ...[-0.62, -0.36, 0.14, 0.5, 0.7].map((share, index) =>
      disc([190, 228, 242], half * share, -34 - (index % 3) * 9, 2),
    ),
  ],
});
/** An inflatable pool for so many: what is behind who sits in it, and what is before them. */
export const poolFor = (count: number): ReturnType<typeof pool> => pool(26 + count * 22);

export const changingThings = {
  'pool-back': poolFor(1).back,
  'pool-front': poolFor(1).front,
  'tire-and-rope': [
    // the tree that it hangs from: its bough, its trunk and its crown
    form([118, 84, 58], [128, 0], [136, -60], [134, -170], [112, -280], [176, -280], [174, -150], [186, -40], [204, 0]),
    form([118, 84, 58], [-64, -296], [-10, -300], [130, -262], [170, -286], [150, -238], [60, -274], [-20, -284]),
    ...(
      [
        [-50, -342, 62],
        [250, -336, 66],
        [40, -376, 84],
        [166, -392, 92],
        [104, -336, 72],
      ] as const
    ).map(([x, y, radius], index) => disc(index % 2 ? [86, 142, 78] : [100, 158, 86], x, y, radius, radius * 0.82)),
    line([176, 140, 92], 3.4, [0, -290], [0, -96]),
    ring([60, 60, 68], 15, 0, -62, 27, 30),
  ],
  'tire-front': [ring([48, 48, 56], 2, 0, -62, 20, 23)],
  'wrapping-table': [
    ...table(76, 128),
    // paper that is unrolled under the box, its edge folded up
    plane(main([226, 96, 92]), [8, -78], [92, -78], [98, -75], [4, -75]),
    box(main([226, 96, 92]), 24, -106, 66, -78),
    plane([248, 226, 214], [66, -106], [78, -96], [76, -80], [66, -78]),
    box(gold, 42, -106, 48, -78),
    form(gold, [45, -107], [34, -118], [29, -110], [38, -106]),
    form(gold, [45, -107], [56, -118], [61, -110], [52, -106]),
    rod([120, 160, 204], 5, [92, -82], [122, -82]),
    ring(red, 3, 108, -92, 6),
    rod(steel, 1, [78, -78], [90, -82]),
    ring(dark, 1.4, 93, -81, 2.6),
  ],
  'box-pile': [
    ...carton(0, 0, 62, 44),
    ...carton(66, 0, 50, 38),
    ...carton(6, -52, 52, 34),
    ...carton(70, -45, 40, 30),
  ],
  'folding-table': [
    ...table(76, 122),
    ...folded(44, -76, [
      [120, 168, 204],
      [244, 240, 232],
      [226, 150, 130],
      [150, 186, 146],
      [244, 240, 232],
    ]),
    ...folded(82, -76, [
      [236, 196, 110],
      [168, 140, 190],
      [120, 168, 204],
    ]),
  ],
  'half-folded': [
    form(main([240, 238, 230]), [-22, -6], [-8, -10], [8, -10], [22, -6], [20, 30], [2, 27], [-20, 31]),
    line([196, 192, 186], 1, [0, -8], [0, 26]),
  ],
  'open-case': [
    // on the bed, its lid up and clothes in it
    box(deep, 0, -30, 150, -22),
    rod(deep, 3, [8, -22], [8, 0]),
    rod(deep, 3, [142, -22], [142, 0]),
    form([226, 214, 196], [-4, -50], [152, -50], [154, -28], [-4, -28]),
    form([150, 178, 200], [60, -54], [154, -54], [156, -28], [56, -28]),
    box(main([150, 84, 58]), 12, -72, 84, -50),
    plane(main([150, 84, 58]), [12, -74], [84, -74], [96, -112], [24, -112]),
    plane([232, 206, 172], [17, -76], [80, -76], [91, -108], [28, -108]),
    ...folded(16, -66, [
      [226, 150, 130],
      [244, 240, 232],
    ]),
    ...folded(50, -66, [
      [120, 168, 204],
      [236, 196, 110],
    ]),
    box(main([150, 84, 58]), 12, -66, 84, -50),
    disc(gold, 30, -58, 2.4),
    disc(gold, 66, -58, 2.4),
  ],
  'folded-shirt': [
    form([98, 152, 128], [-17, -6], [17, -6], [18, 4], [-17, 4]),
    line([70, 116, 96], 1, [-15, -1], [15, -1]),
  ],
  'line-of-sheets': [
    rod(wood, 3, [-150, 0], [-150, -206]),
    rod(wood, 3, [170, 0], [170, -206]),
    line([236, 230, 214], 1.6, [-150, -200], [16, -190], [170, -200]),
    ...sheet(-26, -190, 70, 112),
    ...sheet(74, -192, 78, 116),
    form(wood, [-130, -26], [-90, -26], [-96, 0], [-124, 0]),
    form(main(white), [-128, -26], [-120, -38], [-104, -36], [-92, -26]),
  ],
  'pinned-sheets': [
    box(deep, 4, -214, 150, -98),
    box([206, 168, 118], 9, -209, 145, -103),
    ...drawn(32, -188, leaf, gold),
    ...drawn(76, -190, [98, 140, 196], red),
    ...drawn(120, -188, [226, 140, 90], gold),
    ...drawn(34, -150, [150, 104, 160], gold),
    ...drawn(78, -146, leaf, red),
    ...drawn(122, -152, [98, 140, 196], gold),
    ...drawn(56, -118, [226, 140, 90], gold),
  ],
  'call-desk': [
    ...table(72, 120),
    // turned so that we see who calls
    plane([150, 156, 168], [28, -75], [96, -75], [104, -72], [22, -72]),
    plane([70, 74, 84], [32, -128], [98, -132], [100, -75], [32, -75]),
    plane([196, 214, 226], [35, -125], [95, -128.6], [97, -78], [35, -78]),
    ...caller(52, -91, [232, 188, 156], [196, 196, 200], [120, 150, 190]),
    ...caller(79, -92, [226, 178, 146], [150, 150, 156], [196, 110, 100]),
    disc(leaf, 40, -80, 1.6),
    disc(red, 66, -80.4, 2),
    disc(white, 72, -80.4, 2),
    form([226, 120, 84], [108, -84], [117, -84], [116, -73], [109, -73]),
  ],
  'full-plate': [
    disc(main(white), 0, -1, 17, 4.4),
    disc([226, 222, 214], 0, -1.8, 13, 3),
    form([176, 104, 62], [-9, -3], [-5, -9], [3, -9], [7, -3]),
    disc(leaf, 7, -4.6, 4, 2.8),
    disc([236, 190, 84], -8, -4, 3, 2.4),
  ],
  'tossed-bouquet': [
    form(leaf, [-3, 0, true], [3, 0, true], [7, 22, true], [-7, 22, true]),
    form(white, [-8, 2], [8, 2], [4, 12], [-4, 12]),
    ...(
      [
        [-11, -4, red],
        [11, -4, [236, 150, 170]],
        [-5, -12, [246, 214, 220]],
        [6, -13, red],
        [0, -4, [236, 150, 170]],
        [-13, -12, [246, 214, 220]],
        [14, -11, [246, 214, 220]],
      ] as readonly (readonly [number, number, Rgb])[]
    ).map(([x, y, ink]) => disc(ink, x, y, 7)),
    line(white, 1.6, [3, 10], [10, 24], [8, 34]),
    line(white, 1.6, [-2, 10], [-10, 26], [-6, 36]),
  ],
} satisfies Record<string, readonly Part[]>;
