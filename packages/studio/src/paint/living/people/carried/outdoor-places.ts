import type { Rgb } from '../../../kit/colour.js';
import type { Point } from '../../../kit/shapes.js';
import { cycleOf } from './cycle.js';
import { box, disc, form, line, main, plane, ring, rod } from './pen.js';
import type { Part } from './pen.js';
import { table } from './stations.js';

const wood: Rgb = [164, 116, 74];
const deep: Rgb = [120, 82, 54];
const dark: Rgb = [56, 54, 64];
const steel: Rgb = [186, 194, 206];
const white: Rgb = [244, 242, 236];
const green: Rgb = [92, 148, 84];
const red: Rgb = [200, 70, 58];
const spray: Rgb = [214, 236, 248];
const sand: Rgb = [226, 190, 124];

const blooms: readonly (readonly [number, number, Rgb])[] = [
  [-14, -34, [226, 90, 110]],
  [-4, -44, [246, 196, 74]],
  [8, -36, [170, 110, 190]],
  [16, -46, [236, 130, 90]],
  [-20, -46, [240, 236, 228]],
  [4, -54, [226, 90, 110]],
];

/** A tyre on its rim, the hub held by spokes. */
const wheel = (x: number): Part[] => [
  disc(dark, x, -30, 30),
  disc([214, 218, 224], x, -30, 20),
  ...[0, 1, 2, 3].map((index) => {
    const angle = (index * Math.PI) / 4;
    const [dx, dy] = [Math.cos(angle) * 20, Math.sin(angle) * 20];
    return line([120, 124, 134], 1.8, [x - dx, -30 - dy], [x + dx, -30 + dy]);
  }),
  disc(steel, x, -30, 8),
];

/** Rounds of leaves on a bush, and the roses on it. */
const leaves: readonly (readonly [number, number, number])[] = [
  [-4, -72, 13],
  [20, -88, 14],
  [42, -68, 12],
  [-18, -44, 13],
  [46, -42, 13],
  [14, -58, 15],
  [-16, -18, 12],
  [30, -30, 14],
  [4, -28, 13],
  [46, -14, 11],
];
const blossoms: readonly Point[] = [
  [-12, -76],
  [14, -98],
  [36, -84],
  [22, -70],
  [-24, -50],
  [2, -52],
  [52, -56],
  [38, -40],
  [-16, -24],
  [12, -26],
  [52, -20],
];

/** Places of work and play in the open, drawn as the stations are. */
export const outdoorPlaces = {
  'crate-seat': [
    box(wood, -22, -46, 20, 0),
    ...[-36, -24, -12].map((y) => line(deep, 1.6, [-22, y], [20, y])),
    rod(deep, 2, [-18, -46], [-18, 0]),
    rod(deep, 2, [16, -46], [16, 0]),
  ],
  // so many centimetres high as this is at a scale of 1
  bicycle: cycleOf(100),
  motorcycle: [
    ...wheel(-56),
    ...wheel(64),
    rod(steel, 3, [64, -30], [40, -84]),
    form([88, 86, 96], [-22, -50], [26, -50], [30, -18], [-18, -16]),
    rod(dark, 2.6, [-50, -60], [-56, -30], [-12, -26]),
    rod(steel, 3.4, [20, -20], [-20, -14], [-74, -18]),
    form(main([196, 52, 48]), [-6, -62], [10, -76], [36, -76], [44, -62], [24, -46], [-4, -50]),
    form(dark, [-58, -66], [-40, -68], [-6, -64], [0, -56], [-44, -54]),
    form(main([196, 52, 48]), [-78, -58], [-52, -60], [-38, -50], [-60, -48]),
    rod(dark, 2.4, [40, -84], [28, -92]),
    rod(dark, 2, [2, -20], [16, -20]),
    disc([250, 226, 150], 52, -78, 6, 7),
  ],
  'flower-table': [
    ...table(78, 92),
    ...blooms.map(([x, y]) => line(green, 1.6, [34, -96], [34 + x, -92 + y])),
    form(main([110, 160, 190]), [26, -104], [42, -104], [45, -92], [40, -78], [28, -78], [23, -92]),
    ...blooms.flatMap(([x, y, ink]) => [disc(ink, 34 + x, -92 + y, 7), disc([250, 220, 130], 34 + x, -92 + y, 2.2)]),
    line(green, 1.6, [60, -79], [82, -81]),
    disc([226, 90, 110], 60, -81, 5),
  ],
  flames: [
    // two logs crossed on others: without wood nothing would burn
    rod([98, 66, 46], 5, [-40, -4], [22, -14]),
    rod(deep, 5, [40, -4], [-20, -14]),
    disc([206, 164, 116], -42, -4, 4, 5),
    disc([206, 164, 116], 42, -4, 4, 5),
    form(
      [232, 96, 48],
      [-26, -8],
      [-32, -36],
      [-20, -58],
      [-16, -88],
      [0, -62],
      [12, -104],
      [26, -58],
      [32, -34],
      [26, -8],
    ),
    form([248, 160, 60], [-17, -8], [-20, -32], [-8, -56], [2, -40], [12, -66], [20, -30], [17, -8]),
    form([255, 226, 130], [-9, -8], [-10, -22], [0, -40], [10, -22], [9, -8]),
    rod([126, 88, 60], 5, [-28, -1], [30, -1]),
    disc([206, 164, 116], 32, -1, 4, 5),
  ],
  'milk-stool': [
    rod(deep, 1.8, [-8, -40], [-13, 0]),
    rod(deep, 1.8, [8, -40], [13, 0]),
    form(wood, [-16, -46], [16, -46], [16, -40], [-16, -40]),
  ],
  bucket: [
    ring(steel, 1.4, 0, -28, 13, 12),
    form([176, 184, 196], [-15, -28, true], [15, -28, true], [11, 0, true], [-11, 0, true]),
    disc(white, 0, -28, 14, 3.2),
  ],
  stepladder: [
    rod(wood, 2.4, [-12, 2], [-38, 118]),
    rod(wood, 2.4, [14, 2], [40, 118]),
    ...[24, 48, 72, 96].map((y) => rod(deep, 2, [-14 - y * 0.22, y], [16 + y * 0.22, y])),
    box(wood, -20, 0, 22, 5),
  ],
  puddle: [
    // water without a rim, thrown up in tongues that run out into a point
    { ...disc([112, 164, 204], 0, 2, 60, 7), flat: true },
    { ...disc([150, 200, 232], -8, 1, 40, 3.6), flat: true },
    ...[-46, -36, -26, 26, 36, 46].map((x, index) =>
      form(
        spray,
        [x - 3, 3, true],
        [x * 1.1, -7],
        [x * 1.3, -13 - (index % 3) * 6, true],
        [x * 1.2, -4],
        [x + 3, 3, true],
      ),
    ),
  ],
  sandcastle: [
    form([206, 166, 98], [-22, 0, true], [-14, -9], [70, -10], [82, 0, true]),
    box(sand, -8, -34, 12, -4),
    box(sand, 12, -26, 46, -4),
    box(sand, 46, -42, 66, -4),
    ...[-8, 0, 8].map((x) => box(sand, x, -39, x + 4, -34)),
    ...[46, 54, 62].map((x) => box(sand, x, -47, x + 4, -42)),
    ...[14, 24, 34, 42].map((x) => box(sand, x, -30, x + 4, -26)),
    form([150, 112, 66], [24, -4, true], [24, -14], [29, -18], [34, -14], [34, -4, true]),
    line(deep, 1.2, [56, -47], [56, -64]),
    plane(red, [56, -64], [68, -60], [56, -56]),
    form(main([80, 140, 200]), [88, -20, true], [108, -20, true], [104, 0, true], [92, 0, true]),
    ring([240, 240, 236], 1.4, 98, -20, 9, 8),
  ],
  // a court in chalk on the ground, as it lies before our eyes: one square, then two, by turns
  'chalk-grid': [
    [-128, -12],
    [-78, -12],
    [-28, -24],
    [-28, 0],
    [22, -12],
    [72, -24],
    [72, 0],
    [122, -12],
  ].flatMap(([x = 0, y = 0]) => {
    const slanted = (across: number, down: number): Point => [x + across - (y + down) * 0.5, y + down];
    const corners = [slanted(0, 0), slanted(50, 0), slanted(50, 24), slanted(0, 24)];
    return corners.map((corner, at) => line([250, 248, 240], 2.6, corner, corners[(at + 1) % 4] as Point));
  }),
  // maize: tassels above, and a cob in its husk at the side of every stalk
  crops: [4, 24, 44, 64, 84].flatMap((x, index) => {
    const high = 104 + (index % 3) * 8;
    const cob = 56 + (index % 2) * 10;
    return [
      line([118, 150, 70], 2.6, [x, 0], [x + 1, -high]),
      ...[-7, -2, 4, 9].map((out) => line([214, 186, 104], 1.4, [x + 1, -high + 2], [x + 1 + out, -high - 13])),
      form(green, [x, -18], [x - 20, -44], [x - 24, -34], [x - 3, -26]),
      form(green, [x, -34], [x + 20, -58], [x + 25, -48], [x + 3, -28]),
      form(green, [x, -74], [x - 17, -92], [x - 22, -84], [x - 3, -66]),
      form(
        [240, 200, 80],
        [x + 1, -cob + 12],
        [x + 4, -cob - 8],
        [x + 9, -cob - 10],
        [x + 9, -cob + 4],
        [x + 4, -cob + 14],
      ),
      form(green, [x, -cob + 16], [x + 1, -cob + 1], [x + 6, -cob + 4], [x + 10, -cob - 2], [x + 8, -cob + 10]),
    ];
  }),
  'picked-cob': [
    form([240, 200, 80], [-2, -3], [1, -12], [5, -13], [6, -4], [3, 3]),
    form(green, [-4, -3], [0, -1], [5, -4], [7, 3], [2, 9], [-3, 6]),
  ],
  'harvest-basket': [
    disc([240, 160, 60], -8, -24, 7),
    disc(red, 5, -26, 7),
    disc([240, 200, 80], 14, -23, 6),
    disc(green, -16, -23, 5.6),
    form([186, 136, 84], [-24, -20], [24, -20], [19, 0], [-19, 0]),
    line(deep, 1.2, [-22, -13], [22, -13]),
    line(deep, 1.2, [-21, -7], [21, -7]),
  ],
  'chalk-pictures': [
    line([250, 214, 96], 2.4, [34, 6], [46, 2], [58, 6], [58, 12], [46, 16], [34, 12], [34, 6]),
    line([250, 214, 96], 2.2, [46, -3], [46, -8]),
    line([250, 214, 96], 2.2, [64, 3], [74, 0]),
    line([250, 214, 96], 2.2, [64, 14], [76, 17]),
    line([244, 130, 160], 2.4, [84, 18], [84, 4], [98, -6], [112, 4], [112, 18], [84, 18]),
    line([120, 196, 240], 2.4, [8, 22], [24, 17], [40, 22], [56, 17], [72, 22], [88, 26]),
    line([150, 220, 150], 2.4, [4, 12], [12, 2], [20, 12], [4, 12]),
  ],
  // one wheel is off and leans at its side
  'jacked-car': [
    form(
      main([196, 70, 60]),
      [-26, -62],
      [0, -72],
      [34, -76],
      [56, -110],
      [122, -112],
      [152, -78],
      [180, -70],
      [182, -32],
      [-26, -28],
    ),
    form([170, 206, 224], [46, -78], [62, -104], [86, -105], [86, -78]),
    form([170, 206, 224], [92, -78], [92, -105], [118, -106], [136, -78]),
    line(dark, 1.4, [89, -76], [89, -36]),
    disc([40, 42, 50], 8, -30, 23),
    disc(steel, 8, -26, 8),
    disc(dark, 142, -24, 22),
    disc(steel, 142, -24, 11),
    form(steel, [44, -34], [52, -34], [60, 0], [36, 0]),
    disc(dark, -34, -20, 20),
    disc(steel, -34, -20, 10),
    box([255, 240, 190], -27, -60, -20, -50),
  ],
  'open-car': [
    form(
      main([196, 70, 60]),
      [-6, -58],
      [2, -66],
      [62, -70],
      [84, -104],
      [150, -106],
      [180, -70],
      [206, -62],
      [208, -24],
      [-6, -24],
    ),
    form([170, 206, 224], [74, -72], [90, -98], [114, -99], [114, -72]),
    form([170, 206, 224], [120, -72], [120, -99], [146, -100], [164, -72]),
    box([70, 74, 86], 6, -76, 58, -64),
    box(steel, 14, -82, 28, -72),
    disc([40, 42, 50], 42, -76, 6),
    plane(main([176, 60, 52]), [62, -70], [66, -72], [24, -128], [18, -124]),
    line(dark, 1.4, [40, -70], [42, -104]),
    disc(dark, 34, -22, 22),
    disc(steel, 34, -22, 11),
    disc(dark, 168, -22, 22),
    disc(steel, 168, -22, 11),
    form([250, 236, 170], [-7, -52], [2, -54], [2, -44], [-7, -44]),
  ],
  'picket-fence': [
    box(white, -26, -62, 96, -55),
    box(white, -26, -30, 96, -23),
    ...[-18, 2, 22, 42, 62, 82].map((x) => plane(white, [x - 6, -78], [x, -86], [x + 6, -78], [x + 6, 0], [x - 6, 0])),
  ],
  'birdhouse-bench': [
    ...table(82, 96),
    box([206, 150, 90], 6, -118, 42, -82),
    plane([170, 70, 60], [0, -116], [24, -140], [48, -116], [44, -112], [24, -132], [4, -112]),
    disc(dark, 24, -104, 6),
    rod(deep, 1.4, [24, -92], [32, -91]),
    box([206, 160, 104], 56, -86, 90, -82),
  ],
  'kayak-hull': [
    form(main([226, 110, 60]), [-128, -16], [-70, -27], [0, -30], [70, -27], [138, -18], [96, 4], [0, 9], [-88, 4]),
    line([250, 236, 214], 2, [-112, -10], [0, -15], [122, -12]),
    ...[-96, 0, 100].map((x) => line(spray, 1.8, [x - 26, 8], [x + 22, 8])),
  ],
  'canoe-hull': [
    form(main([150, 92, 56]), [-128, -44], [-104, -26], [0, -22], [108, -26], [134, -44], [112, 2], [0, 9], [-106, 2]),
    line([206, 150, 96], 3, [-124, -40], [-102, -25], [0, -21], [106, -25], [130, -40]),
    ...[-92, 0, 96].map((x) => line(spray, 1.8, [x - 26, 8], [x + 22, 8])),
  ],
  'boat-hull': [
    form(main([170, 110, 70]), [-112, -38], [0, -28], [112, -32], [134, -46], [104, 4], [0, 9], [-98, 5]),
    line([226, 180, 120], 3.6, [-110, -37], [0, -27], [110, -31], [131, -44]),
    line([120, 76, 48], 1.4, [-106, -18], [0, -10], [118, -20]),
    ...[-86, 0, 90].map((x) => line(spray, 1.8, [x - 26, 8], [x + 22, 8])),
  ],
  'rose-bush': [
    // its outline goes in and out as leaves do, and is as high as the shears: a smooth one is a lump
    form(
      [72, 124, 72],
      [-24, 0, true],
      [-38, -14],
      [-33, -28],
      [-43, -44],
      [-33, -58],
      [-34, -74],
      [-19, -82],
      [-12, -98],
      [4, -99],
      [16, -110],
      [30, -101],
      [44, -99],
      [49, -85],
      [63, -76],
      [60, -62],
      [71, -48],
      [62, -34],
      [68, -18],
      [55, 0, true],
    ),
    ...leaves.flatMap(([x, y, radius]) => [
      { ...disc([62, 108, 64], x, y + 2.4, radius * 1.04, radius * 0.94), flat: true as const },
      { ...disc([86, 142, 80], x, y, radius, radius * 0.86), flat: true as const },
      { ...disc([100, 156, 90], x - radius * 0.2, y - radius * 0.3, radius * 0.6, radius * 0.45), flat: true as const },
    ]),
    ...blossoms.flatMap(([x, y]) => [
      disc(main([214, 70, 90]), x, y, 5.4),
      { ...disc([244, 190, 196], x - 0.8, y - 0.8, 2), flat: true as const },
    ]),
  ],
} satisfies Record<string, readonly Part[]>;
