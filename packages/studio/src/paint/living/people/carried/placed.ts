import type { Rgb } from '../../../kit/colour.js';
import { box, disc, form, line, main, plane, ring, rod } from './pen.js';
import type { Part } from './pen.js';
import { table } from './stations.js';

const wood: Rgb = [164, 116, 74];
const deep: Rgb = [120, 82, 54];
const dark: Rgb = [56, 54, 64];
const steel: Rgb = [186, 194, 206];
const white: Rgb = [244, 242, 236];
const paper: Rgb = [246, 242, 230];
const red: Rgb = [204, 62, 54];
const gold: Rgb = [230, 186, 76];

/** Sleeves of records, and clothes on a rail, one after the other. */
const inks: readonly Rgb[] = [
  [206, 84, 72],
  [70, 120, 170],
  [236, 190, 84],
  [98, 152, 112],
  [150, 104, 160],
  [226, 140, 90],
  [84, 92, 116],
];
const inkAt = (index: number): Rgb => inks[index % inks.length] as Rgb;

/** Dresses and shirts by turns, on hangers. */
const dress = (x: number, index: number): Part[] => [
  line(steel, 1.2, [x, -168], [x, -160]),
  ...(index % 3 === 1
    ? [
        plane(
          inkAt(index),
          [x - 5, -160],
          [x + 5, -160],
          [x + 15, -148],
          [x + 11, -140],
          [x - 11, -140],
          [x - 15, -148],
        ),
        plane(inkAt(index), [x - 9, -158], [x + 9, -158], [x + 9, -104], [x - 9, -104]),
      ]
    : [plane(inkAt(index), [x - 6, -160], [x + 6, -160], [x + 6, -132], [x + 14, -82], [x - 14, -82], [x - 6, -132])]),
];

const shoe = (x: number, y: number, ink: Rgb): Part[] => [
  form(ink, [x - 9, y - 9], [x - 3, y - 9], [x + 2, y - 5], [x + 10, y - 4], [x + 10, y], [x - 9, y]),
  line(white, 1.6, [x - 9, y + 0.4], [x + 10, y + 0.4]),
];

const record = (x: number, y: number, radius: number, label: Rgb): Part[] => [
  disc(dark, x, y, radius),
  ring([92, 90, 102], 0.8, x, y, radius * 0.72),
  disc(label, x, y, radius * 0.32),
  disc(paper, x, y, radius * 0.07),
];

/** The origin is on the ground, below the hands or the pelvis. */
export const placedStations = {
  'sums-desk': [
    ...table(72, 104),
    plane(paper, [-2, -74.6], [24, -74.6], [26, -72], [-3, -72]),
    // the calculator leans on its stand, its keys to us: lying flat they would not be seen
    plane([58, 64, 80], [38, -90], [53, -90], [56, -72], [35, -72]),
    plane([176, 208, 178], [40, -88], [51, -88], [51.6, -84], [39.4, -84]),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) =>
        box(
          column === 2 ? [230, 150, 80] : white,
          39 + column * 4.6 - row * 0.4,
          -82.4 + row * 3.2,
          42 + column * 4.6 - row * 0.4,
          -80.4 + row * 3.2,
        ),
      ),
    ),
    box([206, 186, 150], 68, -76, 94, -72),
    box(paper, 70, -79, 93, -76),
    box([222, 206, 172], 69, -82, 94, -79),
  ],
  'podcast-desk': [
    ...table(72, 104),
    rod(dark, 1.4, [70, -72], [66, -112], [34, -122]),
    disc(dark, 70, -73, 9, 2.4),
    form([78, 84, 100], [22, -132], [34, -130], [34, -112], [22, -110]),
    line(steel, 1.4, [23, -126], [33, -125]),
    line(steel, 1.4, [23, -120], [33, -119]),
    plane([150, 156, 168], [76, -74.5], [96, -74.5], [98, -72], [74, -72]),
    form([226, 120, 84], [46, -82], [55, -82], [54, -72], [47, -72]),
  ],
  'finish-arch': [
    box([70, 84, 120], -108, -262, -96, 0),
    box([70, 84, 120], 96, -262, 108, 0),
    box(main(red), -112, -270, 112, -228),
    ...Array.from({ length: 16 }, (_, index) =>
      [0, 1].flatMap((row) =>
        (index + row) % 2 === 0
          ? [box(white, -112 + index * 14, -228 + row * 9, -98 + index * 14, -219 + row * 9)]
          : [box(dark, -112 + index * 14, -228 + row * 9, -98 + index * 14, -219 + row * 9)],
      ),
    ).flat(),
    plane(white, [-96, -5], [96, -5], [118, 4], [-118, 4]),
    ...Array.from({ length: 12 }, (_, index) =>
      plane(dark, [-92 + index * 16, -5], [-84 + index * 16, -5], [-86 + index * 16, -0.5], [-95 + index * 16, -0.5]),
    ),
  ],
  vanity: [
    box(wood, 0, -76, 78, -70),
    box(deep, 4, -70, 74, -8),
    line([150, 108, 70], 1.4, [6, -40], [72, -40]),
    disc(gold, 39, -54, 2.4),
    disc(gold, 39, -26, 2.4),
    rod(deep, 2.4, [8, -8], [8, 0]),
    rod(deep, 2.4, [70, -8], [70, 0]),
    form(deep, [20, -160], [39, -172], [60, -160], [62, -96], [54, -78], [24, -78], [17, -96]),
    form([206, 228, 238], [24, -156], [39, -166], [56, -156], [57, -98], [50, -82], [28, -82], [22, -98]),
    plane([236, 246, 250], [28, -100], [34, -92], [54, -140], [50, -150]),
    form([226, 120, 150], [2, -92], [10, -92], [10, -76], [2, -76]),
  ],
  'half-chair': [
    // a chair on its way: seat and back are on, a leg lies by it, and the plan of how it goes together
    box(wood, 0, -50, 48, -43),
    rod(wood, 2.6, [45, -48], [50, -102]),
    box(wood, 44, -102, 54, -72),
    rod(deep, 2.6, [6, -43], [4, 0]),
    rod(deep, 2.6, [42, -43], [44, 0]),
    rod(deep, 2.4, [60, -3], [98, -3]),
    plane(paper, [64, -12], [92, -12], [98, -6], [62, -6]),
    box([190, 60, 54], 104, -26, 138, 0),
    rod(steel, 1.6, [112, -26], [112, -33], [130, -33], [130, -26]),
  ],
  'vet-table': [
    rod(steel, 3, [12, -80], [12, 0]),
    rod(steel, 3, [96, -80], [96, 0]),
    box([206, 214, 222], 0, -88, 108, -80),
    // a dog lies on it and looks up
    form([206, 154, 98], [30, -88], [28, -106], [44, -116], [74, -114], [92, -106], [96, -88]),
    rod([188, 136, 84], 3.6, [92, -94], [104, -90], [110, -98]),
    form([206, 154, 98], [14, -118], [24, -130], [40, -128], [46, -112], [36, -104], [18, -106]),
    form([150, 100, 62], [36, -128], [46, -126], [48, -104], [40, -108]),
    disc(dark, 13, -112, 3.4, 2.8),
    disc(dark, 26, -119, 1.8),
    form([222, 174, 120], [24, -94], [46, -96], [48, -88], [22, -88]),
    line([196, 70, 66], 3.4, [36, -105], [46, -110]),
  ],
  'record-crates': [
    ...record(10, -150, 16, red),
    ...record(62, -154, 16, gold),
    ...record(114, -150, 16, [70, 120, 170]),
    box(deep, -28, -82, 132, -40),
    ...Array.from({ length: 16 }, (_, index) =>
      box(inkAt(index), -24 + index * 9.6, -112 + (index % 3) * 2, -15.6 + index * 9.6, -80),
    ),
    box(wood, -30, -84, 134, -62),
    box(wood, -30, -58, 134, -38),
    rod(deep, 3, [-22, -40], [-22, 0]),
    rod(deep, 3, [126, -40], [126, 0]),
  ],
  'clothes-rail': [
    rod(steel, 2, [-20, -168], [136, -168]),
    rod(steel, 2.2, [-16, -168], [-16, 0]),
    rod(steel, 2.2, [132, -168], [132, 0]),
    rod(steel, 2, [-30, -2], [-2, -2]),
    rod(steel, 2, [118, -2], [146, -2]),
    ...[2, 24, 46, 68, 90, 112].flatMap((x, index) => dress(x, index + 1)),
  ],
  'shoe-shelf': [
    box(wood, 0, -176, 128, -170),
    box(wood, 0, -132, 128, -126),
    box(wood, 0, -88, 128, -82),
    box(wood, 0, -44, 128, -38),
    box(deep, -5, -182, 0, 0),
    box(deep, 128, -182, 133, 0),
    ...[-132, -88, -44, 0].flatMap((y, row) =>
      [18, 40, 72, 94].flatMap((x, column) => shoe(x + 4, y - 0.6, inkAt(row * 2 + (column > 1 ? 1 : 0)))),
    ),
  ],
  'jewel-bench': [
    ...table(76, 110),
    box([70, 60, 84], 66, -110, 92, -77),
    ring(gold, 2.2, 79, -96, 8, 12),
    disc([96, 190, 206], 79, -83, 3.4),
    ...[0, 1, 2, 3, 4, 5].map((index) => disc(inkAt(index), 34 + index * 4.6, -79 - (index % 2) * 2.4, 2.8)),
    rod(dark, 1, [102, -76], [102, -116], [88, -126]),
    form([236, 190, 80], [78, -126], [92, -132], [94, -118]),
  ],
  'open-oven': [
    box([206, 212, 220], 40, -90, 118, -4),
    box([150, 158, 170], 36, -96, 122, -88),
    ...[52, 68, 84, 100].map((x) => disc(dark, x, -82, 3.6)),
    box([58, 40, 40], 48, -72, 110, -18),
    box([255, 168, 84], 52, -68, 106, -22),
    line(steel, 1.6, [50, -46], [108, -46]),
    // its door hangs open towards who is at it
    plane([176, 184, 194], [48, -16], [110, -16], [98, -6], [22, -6]),
    plane([96, 84, 84], [54, -14.6], [102, -14.6], [92, -8], [36, -8]),
    box(dark, 44, -4, 114, 0),
  ],
  'signing-table': [
    ...table(72, 120),
    plane(paper, [-4, -75], [26, -76], [28, -72], [-2, -72]),
    ...[0, 1, 2, 3].map((index) => box(inkAt(index), 46, -78 - index * 6, 74, -72.6 - index * 6)),
    // one of them stands open on its edges, its cover to who comes
    plane(inkAt(1), [86, -106], [104, -102], [104, -72.5], [86, -72.5]),
    plane([48, 84, 124], [104, -102], [110, -105], [110, -74], [104, -72.5]),
    plane(paper, [90, -98], [100, -96], [100, -90], [90, -91]),
    disc(gold, 95, -82, 4),
  ],
  // who climbs is some way up it
  'rock-face': [
    plane(
      [142, 134, 130],
      [-104, 0],
      [-92, -90],
      [-100, -170],
      [-72, -262],
      [-60, -336],
      [10, -356],
      [70, -342],
      [146, -350],
      [188, -322],
      [200, -150],
      [212, 0],
    ),
    plane([164, 156, 148], [-72, -262], [-60, -336], [10, -356], [0, -276], [-34, -200], [-100, -170]),
    plane([164, 156, 148], [70, -342], [146, -350], [120, -250], [84, -220]),
    plane([120, 112, 110], [84, -220], [120, -250], [146, -350], [188, -322], [200, -150], [212, 0], [120, 0]),
    plane([128, 120, 117], [-92, -90], [-34, -200], [-10, -110], [-40, 0], [-104, 0]),
    line([232, 150, 60], 1.8, [12, -354], [6, -280], [2, -184]),
    // one under each foot; the others are still to come, or were climbed by
    ...(
      [
        [-10, -79],
        [33, -103],
        [-50, -226],
        [62, -206],
        [-20, -322],
        [44, -326],
        [-52, -140],
        [20, -36],
        [-46, -40],
      ] as const
    ).flatMap(([x, y]): Part[] => [
      // ledges of the rock itself: bolted on, they would make a gymnasium's wall of it
      plane([172, 164, 156], [x - 13, y - 1], [x - 4, y - 6], [x + 13, y - 4], [x + 9, y + 2], [x - 8, y + 3]),
      line([104, 97, 94], 1.4, [x - 9, y + 4], [x + 10, y + 3]),
    ]),
  ],
  'glass-furnace': [
    box([120, 84, 72], 72, -224, 108, -150),
    box([166, 100, 78], 42, -156, 140, 0),
    ...[-130, -104, -78, -52, -26].flatMap((y, row): Part[] => [
      line([196, 140, 116], 1.2, [43, y], [139, y]),
      ...[54, 78, 102, 126].map((x) =>
        line([196, 140, 116], 1.2, [x + (row % 2) * 12, y], [x + (row % 2) * 12, y - 26]),
      ),
    ]),
    box([96, 70, 64], 36, -164, 146, -154),
    form([58, 36, 34], [64, -112], [90, -128], [116, -112], [116, -70, true], [64, -70, true]),
    form([255, 158, 60], [69, -108], [90, -120], [111, -108], [111, -74, true], [69, -74, true]),
    form([255, 214, 120], [78, -94], [90, -102], [102, -94], [100, -75, true], [80, -75, true]),
  ],
} as const satisfies Record<string, readonly Part[]>;

/** What is in the hands of who does it. */
export const placedThings = {
  'rock-hold': [
    plane([172, 164, 156], [-13, -1], [-4, -6], [13, -4], [9, 2], [-8, 3]),
    line([104, 97, 94], 1.4, [-9, 4], [10, 3]),
  ],
  hairbrush: [
    rod(deep, 1.5, [0, 8], [0, -8]),
    form(main([176, 84, 96]), [-4, -8], [4, -8], [5, -24], [-5, -24]),
    ...[-22, -18, -14, -10].map((y) => line(dark, 1, [-9, y], [-4, y])),
  ],
  necklace: [ring(gold, 1.4, 0, 8, 11, 13), disc([96, 190, 206], 0, 21, 3)],
  'baking-tray': [
    plane(dark, [-20, -2], [22, -2], [26, 2], [-24, 2]),
    ...[-13, -3, 7, 16].map((x) => disc([206, 150, 84], x, -4, 4.6, 3)),
    form(red, [-28, -4], [-18, -5], [-18, 5], [-28, 5]),
    line([236, 240, 244], 1, [-6, -12], [-3, -18], [-6, -24]),
    line([236, 240, 244], 1, [8, -12], [11, -18], [8, -24]),
  ],
  'tape-down': [
    form([250, 206, 70], [-2, -4], [2, -4], [3, 44], [-1, 44]),
    ...[4, 12, 20, 28, 36].map((y) => line(dark, 0.9, [-1.6, y], [0.6, y])),
  ],
  'tape-across': [
    plane([250, 206, 70], [-34, -2], [0, -2], [0, 2], [-34, 2]),
    ...[-30, -24, -18, -12, -6].map((x) => line(dark, 0.9, [x, -2], [x, 0.4])),
    form([60, 66, 80], [0, -7], [11, -7], [13, 5], [0, 5]),
  ],
  blowpipe: [
    rod(steel, 1, [0, 0], [62, 30]),
    form([120, 190, 206], [58, 20], [78, 18], [90, 34], [82, 50], [62, 46]),
    disc([190, 232, 240], 72, 28, 4),
  ],
  kaleidoscope: [
    form(main([150, 92, 176]), [0, -4], [30, -5.4], [30, 5.4], [0, 4]),
    box(gold, -2, -4.6, 2, 4.6),
    box(gold, 26, -6, 31, 6),
    disc([96, 190, 206], 14, 0, 2.4),
  ],
  'golf-ball': [disc(white, 0, 0, 3.4), line(red, 1.2, [0, 3], [0, 4])],
  'open-record': [box(red, -16, -16, 16, 16), disc(dark, 10, 0, 13), disc(gold, 10, 0, 4)],
} as const satisfies Record<string, readonly Part[]>;
