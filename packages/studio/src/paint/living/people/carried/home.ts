import type { Rgb } from '../../../kit/colour.js';
import { box, disc, form, line, main, plane, ring, rod } from './pen.js';
import type { Part } from './pen.js';
import { table } from './stations.js';

const wood: Rgb = [164, 116, 74];
const deep: Rgb = [120, 82, 54];
const steel: Rgb = [186, 194, 206];
const white: Rgb = [244, 242, 236];
const foam: Rgb = [236, 246, 252];
const water: Rgb = [140, 196, 226];
const leaf: Rgb = [92, 148, 84];
const shade: Rgb = [70, 120, 72];
const red: Rgb = [204, 62, 54];
const wine: Rgb = [132, 30, 54];

/** Blocks of a tower, from the ground up. */
const blocks: readonly Rgb[] = [
  [206, 74, 62],
  [70, 120, 190],
  [236, 190, 70],
  [92, 158, 96],
  [206, 74, 62],
];

/** An apple tree ahead of the figure: so many times as large, its foot so far below. */
const fruitTree = (times: number, foot: number): Part[] => {
  const at = ([x, y]: readonly [number, number]): [number, number] => [x * times, y * times + foot];
  const crown: readonly (readonly [number, number, number])[] = [
    [12, -168, 34],
    [112, -166, 36],
    [40, -204, 38],
    [86, -206, 38],
    [62, -178, 46],
    [4, -196, 24],
    [122, -196, 26],
  ];
  const apples: readonly (readonly [number, number])[] = [
    [-8, -176],
    [22, -196],
    [46, -172],
    [74, -196],
    [98, -172],
    [60, -214],
    [118, -186],
    [14, -150],
    [34, -222],
    [90, -146],
  ];
  return [
    form(deep, at([44, 0]), at([50, -60]), at([46, -120]), at([62, -170]), at([78, -120]), at([74, -60]), at([82, 0])),
    rod(deep, 4, at([56, -110]), at([28, -150])),
    rod(deep, 4, at([66, -110]), at([96, -150])),
    ...crown.map(([x, y, radius], index) =>
      disc(index % 2 ? leaf : shade, ...at([x, y]), radius * times, radius * times * 0.86),
    ),
    ...apples.flatMap((apple): Part[] => {
      const [x, y] = at(apple);
      return [disc(main(red), x, y, 6.4), line([82, 60, 40], 1.2, [x, y - 6], [x + 1, y - 9])];
    }),
  ];
};

const fruitBasket: readonly Part[] = [
  form([176, 124, 72], [-26, -22], [12, -22], [7, 0], [-21, 0]),
  line([140, 94, 54], 1.4, [-25, -14], [11, -14]),
  disc(main(red), -16, -24, 6),
  disc(main(red), -5, -26, 6.4),
  disc(main(red), 5, -24, 6),
];

/** What stands where somebody is at home. The origin is on the ground, below the hands. */
export const homeStations = {
  'sink-counter': [
    box(main([214, 206, 192]), -30, -84, 92, 0),
    line([176, 166, 150], 1.2, [30, -80], [30, -4]),
    line([176, 166, 150], 2.4, [22, -66], [22, -54]),
    line([176, 166, 150], 2.4, [38, -66], [38, -54]),
    box(wood, -34, -92, 96, -85),
    // a tap, and plates that drip in a rack
    rod(steel, 2.2, [34, -92], [34, -122], [22, -128], [12, -124], [11, -118]),
    line(water, 2.4, [11, -117], [11, -96]),
    box(steel, -18, -93, 32, -88),
    disc(foam, -10, -95, 6),
    disc(foam, 2, -97, 7),
    disc(foam, 14, -96, 6.4),
    disc(foam, 24, -95, 5),
    rod(steel, 1, [48, -94], [90, -94]),
    ...[54, 63, 72, 81].map((x, index) => disc(index % 2 ? [206, 222, 236] : white, x, -106, 4.4, 13)),
  ],
  'potting-bench': [
    ...table(74, 120),
    // a pot with a plant in it, soil beside it, an empty pot
    form([186, 104, 70], [16, -104], [52, -104], [46, -76], [22, -76]),
    box([164, 86, 58], 13, -110, 55, -102),
    ...[
      [34, -138, -30, 8],
      [24, -132, -14, 7],
      [44, -132, -16, 7],
      [34, -146, -6, 7],
    ].map(([x = 0, y = 0, , wide = 6], index): Part => disc(index % 2 ? leaf : shade, x, y, wide + 4, wide + 9)),
    line(shade, 2.4, [34, -108], [34, -136]),
    line(shade, 1.8, [34, -112], [25, -128]),
    line(shade, 1.8, [34, -112], [43, -128]),
    disc([86, 60, 44], 72, -78, 14, 6),
    disc([104, 74, 54], 70, -81, 9, 4),
    form([200, 120, 84], [90, -98], [112, -98], [108, -76], [94, -76]),
  ],
  mower: [
    rod(deep, 2.2, [-4, -84], [52, -26]),
    rod(deep, 2.2, [2, -86], [56, -28]),
    rod([40, 42, 50], 3, [-6, -86], [6, -84]),
    form(main(red), [34, -30], [92, -32], [100, -14], [30, -12]),
    box([70, 74, 84], 52, -44, 76, -30),
    disc([40, 42, 50], 64, -46, 9, 4),
    disc([48, 50, 58], 40, -9, 10),
    disc([48, 50, 58], 92, -9, 10),
    disc(steel, 40, -9, 4),
    disc(steel, 92, -9, 4),
  ],
  'shaving-mirror': [
    box(deep, -34, -196, 40, -100),
    box([206, 228, 238], -29, -191, 35, -105),
    plane([236, 246, 250], [-18, -105], [0, -105], [26, -191], [8, -191]),
    box([236, 240, 242], -8, -70, 10, 0),
    form([246, 248, 250], [-36, -88], [42, -88], [30, -66], [-24, -66]),
    rod(steel, 2, [26, -88], [26, -102], [12, -102], [11, -96]),
  ],
  'judge-bench': [
    box(wood, -82, -86, 82, 2),
    ...[-56, -19, 19, 56].map((x) => box(deep, x - 15, -72, x + 15, -8)),
    box(deep, -90, -94, 90, -85),
    form([236, 232, 220], [-50, -96], [-22, -96], [-20, -94], [-52, -94]),
    box(deep, 30, -97, 56, -94),
  ],
  'pilot-seat': [
    box([70, 72, 80], -22, -40, 26, -30),
    form([86, 80, 78], [-24, -46], [26, -46], [24, -36], [-22, -36]),
    form([86, 80, 78], [-32, -112], [-20, -114], [-14, -44], [-26, -40]),
    form([86, 80, 78], [-36, -140], [-24, -140], [-22, -118], [-34, -116]),
    rod(steel, 3, [0, -30], [0, -2]),
  ],
  'control-column': [
    rod([52, 56, 66], 3, [14, 0], [10, -60]),
    rod([40, 42, 50], 3.4, [-6, -84], [-2, -64], [14, -62], [20, -66], [22, -86]),
    box([52, 58, 68], 44, -96, 62, 0),
    box([44, 96, 152], 40, -92, 46, -70),
  ],
  'lifeguard-chair': [
    ...[-30, 30].map((x): Part => rod(white, 3.4, [x, -44], [x * 1.5, 120])),
    ...[0, 34, 68, 98].map((y): Part => rod(white, 2.6, [-32 - y * 0.13, y], [32 + y * 0.13, y])),
    box(red, -36, -48, 38, -42),
    rod(white, 3, [-30, -46], [-36, -112]),
    box(red, -40, -112, -33, -62),
    rod(white, 2.4, [-34, -66], [20, -66]),
  ],
  'polish-table': [
    ...table(74, 62),
    form(main(red), [40, -88], [52, -88], [52, -76], [40, -76]),
    box([40, 36, 44], 43, -100, 49, -88),
    form([236, 150, 176], [56, -86], [66, -86], [66, -76], [56, -76]),
    box([40, 36, 44], 58, -96, 64, -86),
  ],
  'polish-brush': [rod([40, 36, 44], 1.5, [0, -8], [-2, 2]), rod(red, 1, [-2, 2], [-3, 6])],
  'ticket-slip': [plane([250, 240, 206], [-2, -7], [16, -7], [16, 4], [-2, 4]), line(red, 1.6, [2, -3], [12, -3])],
  'ticket-punch': [rod(steel, 1.5, [-4, 3], [12, -3]), rod(steel, 1.5, [-4, 8], [12, 0])],
  'breakfast-table': [
    ...table(74, 110),
    form([70, 130, 196], [12, -92], [52, -92], [44, -76], [20, -76]),
    disc(white, 32, -92, 20, 4),
    ...[18, 26, 34, 42, 30, 38].map((x, index) => ring([226, 164, 74], 2, x, -93 - (index % 2) * 1.6, 3, 1.8)),
    box([222, 92, 60], 74, -114, 96, -75),
    disc([250, 214, 110], 85, -98, 7),
  ],
  // on the wall behind: its sill is as high as a table
  'great-window': [
    box([236, 228, 214], -66, -226, 66, -84),
    box([150, 200, 234], -58, -218, 58, -94),
    form(
      [196, 214, 226],
      [-58, -126, true],
      [-30, -144],
      [0, -132],
      [30, -150],
      [58, -134, true],
      [58, -94, true],
      [-58, -94, true],
    ),
    form(
      [132, 168, 128],
      [-58, -112, true],
      [-20, -122],
      [24, -110],
      [58, -118, true],
      [58, -94, true],
      [-58, -94, true],
    ),
    disc([255, 240, 190], 30, -192, 11),
    box([236, 228, 214], -2.4, -222, 2.4, -94),
    box([236, 228, 214], -62, -160, 62, -156),
    box([246, 240, 228], -76, -86, 76, -78),
    ...[-1, 1].flatMap((side): Part[] => [
      plane(main([188, 104, 92]), [side * 50, -230], [side * 88, -230], [side * 90, -56], [side * 66, -56]),
      ...[62, 74, 84].map((x) => line([150, 78, 70], 1.6, [side * (x - 2), -224], [side * (x + 2), -60])),
    ]),
    rod(deep, 2.4, [-98, -231], [98, -231]),
  ],
  'fruit-tree': [...fruitTree(1, 0), ...fruitBasket],
  // for who stands on a ladder: its foot is as far below as the ladder's
  'tall-fruit-tree': fruitTree(1.5, 118),
  'punch-bag': [
    rod(steel, 1.4, [0, -230], [0, -176]),
    rod(steel, 1, [0, -186], [-12, -168]),
    rod(steel, 1, [0, -186], [12, -168]),
    form([150, 52, 44], [-17, -168], [17, -168], [19, -120], [18, -66], [-18, -66], [-19, -120]),
    box([108, 34, 32], -18, -160, 18, -152),
    box([108, 34, 32], -18, -84, 18, -76),
    line([196, 96, 84], 2, [-10, -148], [-10, -90]),
  ],
  'ship-wheel': [
    box(deep, -7, -62, 7, 0),
    box(deep, -16, -6, 16, 0),
    ...Array.from({ length: 8 }, (_, spoke): Part => {
      const angle = (spoke * Math.PI) / 4;
      return rod(wood, 2.2, [0, -82], [Math.cos(angle) * 42, -82 + Math.sin(angle) * 42]);
    }),
    ring(wood, 5, 0, -82, 30, 30),
    disc(steel, 0, -82, 6),
  ],
  'block-tower': [
    ...blocks.map((ink, index) => box(ink, 6 + (index % 2) * 2, -14 - index * 14, 20 + (index % 2) * 2, -index * 14)),
    ...blocks.map((_, index) =>
      line([250, 246, 236], 1.4, [10 + (index % 2) * 2, -10 - index * 14], [15 + (index % 2) * 2, -10 - index * 14]),
    ),
    box([70, 120, 190], 34, -13, 47, 0),
    box([236, 190, 70], 50, -13, 63, 0),
    plane([206, 74, 62], [41, -26], [48, -13], [35, -13]),
  ],
  'toy-cars': (
    [
      [0, red],
      [46, [70, 120, 190]],
    ] as const
  ).flatMap(([x, ink]): Part[] => [
    form(
      ink,
      [x - 18, -4],
      [x - 18, -11],
      [x - 9, -13],
      [x - 5, -20],
      [x + 7, -20],
      [x + 11, -12],
      [x + 19, -10],
      [x + 19, -4],
    ),
    form([206, 230, 240], [x - 4, -13], [x - 2, -18], [x + 5, -18], [x + 8, -13]),
    disc([52, 50, 58], x - 10, -4, 4.6),
    disc([52, 50, 58], x + 11, -4, 4.6),
    disc(steel, x - 10, -4, 1.8),
    disc(steel, x + 11, -4, 1.8),
  ]),
  'toy-train': [
    ...Array.from({ length: 11 }, (_, tie): Part => box(deep, -34 + tie * 11, -1.5, -29 + tie * 11, 1)),
    box(steel, -36, -3, 90, -1.6),
    // the engine: boiler, cab, chimney, and a cow-catcher before it
    box(red, 44, -13, 74, -6),
    disc([176, 48, 42], 74, -12, 3.6, 7),
    form(red, [40, -6, true], [40, -25, true], [54, -25, true], [54, -6, true]),
    box([206, 230, 240], 43, -22, 51, -15),
    box([52, 50, 58], 38, -27.5, 56, -24.5),
    form([52, 50, 58], [63, -14, true], [62, -24, true], [71, -24, true], [70, -14, true]),
    plane([52, 50, 58], [76, -7], [84, -2.6], [74, -2.6]),
    ...[[4, [70, 120, 190]] as const, [-32, [236, 190, 70]] as const].flatMap(([x, ink]): Part[] => [
      rod([52, 50, 58], 0.9, [x + 29, -6], [x + 37, -6]),
      box(ink, x, -19, x + 30, -6),
      box(white, x + 4, -16, x + 12, -10),
      box(white, x + 17, -16, x + 25, -10),
    ]),
    ...[-26, -8, 10, 28, 47, 59, 70].flatMap((x): Part[] => [
      disc([52, 50, 58], x, -5.5, 4.4),
      disc(steel, x, -5.5, 1.6),
    ]),
  ],
} satisfies Record<string, readonly Part[]>;

/** What is in the hands at home. The origin is where it is held. */
export const homeThings = {
  'cast-rod': [
    rod(deep, 1.6, [-20, 16], [6, -10]),
    rod(deep, 1.1, [6, -10], [48, -62], [84, -92]),
    disc(steel, -4, 5, 4.4),
    line(white, 0.9, [84, -92], [112, -30], [120, 62]),
    disc(red, 120, 64, 3.4),
  ],
  /** Its shaft ahead, its straw behind. */
  'flying-broom': [
    rod(wood, 3.4, [-50, 8], [96, -14]),
    form([214, 172, 96], [-48, 2], [-48, 16], [-96, 30, true], [-112, 22, true], [-108, 4, true], [-92, -4, true]),
    line([150, 60, 52], 3, [-54, 0], [-53, 17]),
  ],
  sponge: [disc(foam, -4, 6, 6), disc(foam, 6, 7, 5), form([246, 206, 90], [-8, -3], [8, -4], [9, 4], [-8, 5])],
  'soapy-plate': [
    disc(white, 2, 0, 15, 13),
    ring([196, 214, 230], 1.4, 2, 0, 9, 8),
    disc(foam, 10, 8, 5),
    disc(foam, -6, 9, 4),
  ],
  'wine-bottle': [
    line(wine, 1.6, [16.4, 7], [18.5, 12], [18.5, 27]),
    form(
      [46, 84, 62],
      [-10.4, -8.8],
      [6.6, -1.6],
      [10.2, 2.7],
      [17.1, 5.6, true],
      [15.9, 8.4, true],
      [8.8, 5.7],
      [3.6, 5.8],
      [-13.5, -1.4],
    ),
    plane([236, 224, 196], [-6.6, -7.1], [2, -3.4], [-0.9, 3.6], [-9.5, 0]),
  ],
  'wine-glass': [
    form([226, 236, 242], [-6, -16], [6, -16], [4.6, -6], [0, -2.6], [-4.6, -6]),
    form(wine, [-5.4, -11], [5.4, -11], [4.2, -6], [0, -3.2], [-4.2, -6]),
    rod([214, 226, 234], 0.8, [0, -3], [0, 7]),
    disc([214, 226, 234], 0, 7.6, 4.6, 1.3),
  ],
  'milk-jug': [
    line(white, 3, [-16, 4], [-18, 14], [-18, 32]),
    form([150, 190, 222], [-16, 2], [-8, -10], [14, -6], [14, 10], [-4, 9]),
    ring([150, 190, 222], 2.2, 16, 3, 5, 5),
  ],
  /** Held to the wall with both hands. */
  'hung-picture': [
    box(wood, -34, -26, 34, 26),
    box(white, -29, -21, 29, 21),
    box([150, 190, 222], -24, -16, 24, 16),
    form([92, 138, 96], [-24, 16], [-24, 4], [-8, -6, true], [8, 6], [16, -2, true], [24, 6], [24, 16]),
    disc([246, 206, 90], 12, -9, 4),
  ],
  'powder-box': [
    disc([226, 168, 176], 2, -9, 7, 7.6),
    disc([214, 234, 242], 2, -9, 5, 5.6),
    disc([226, 168, 176], 0, 1, 8, 3.4),
    disc([246, 214, 196], 0, 0.4, 5.6, 2.2),
  ],
  'picked-apple': [disc(main(red), 0, -4, 6.4), line([82, 60, 40], 1.2, [0, -10], [1, -14])],
  razor: [rod(steel, 1.6, [4, 12], [0, 0]), box([70, 140, 200], -5, -3, 5, 1), disc(foam, -8, 4, 5, 4)],
  'raised-gavel': [rod(wood, 1.6, [0, 6], [4, -12]), form(deep, [-4, -20], [14, -16], [12, -9], [-6, -13])],
  'surfboard-held': [
    form(
      main([246, 232, 200]),
      [-96, 6, true],
      [-62, -9],
      [0, -15],
      [66, -11],
      [104, -2, true],
      [66, 11],
      [0, 15],
      [-62, 12],
    ),
    line([206, 92, 70], 3.4, [-90, 5], [0, 1], [98, -2]),
    line([70, 140, 176], 2, [-66, 8], [0, 9], [74, 4]),
  ],
  'rolled-mat': [
    form(main([128, 98, 186]), [-34, -10], [34, -10], [38, 0], [34, 10], [-34, 10], [-38, 0]),
    disc([98, 72, 150], 35, 0, 5, 10),
    ring([168, 142, 214], 1.2, 35, 0, 2.6, 5.4),
    line([70, 50, 110], 2, [-18, -10], [-18, 10]),
    line([70, 50, 110], 2, [16, -10], [16, 10]),
  ],
} satisfies Record<string, readonly Part[]>;
