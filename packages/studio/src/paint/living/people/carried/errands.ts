import type { Rgb } from '../../../kit/colour.js';
import { box, disc, form, line, main, plane, ring, rod } from './pen.js';
import type { Part } from './pen.js';
import { table } from './stations.js';

const deep: Rgb = [120, 82, 54];
const dark: Rgb = [52, 54, 64];
const steel: Rgb = [186, 194, 206];
const white: Rgb = [246, 244, 238];
const glass: Rgb = [170, 206, 224];
const green: Rgb = [92, 148, 84];
const red: Rgb = [204, 70, 58];
const orange: Rgb = [236, 146, 62];
const water: Rgb = [150, 200, 230];
const clay: Rgb = [196, 112, 78];
const paint: Rgb = [196, 70, 60];

/** A wheel of a car from the side. */
const wheel = (x: number): Part[] => [disc(dark, x, -31, 31), disc(steel, x, -31, 17), disc(dark, x, -31, 5)];

/** A saloon from the side, its nose ahead, its middle at the origin. */
const saloon = (x: number): Part[] => [
  form(
    main(paint),
    [x - 206, -40],
    [x - 208, -82],
    [x - 190, -98],
    [x - 134, -104],
    [x - 84, -143],
    [x + 66, -145],
    [x + 116, -102],
    [x + 198, -90],
    [x + 218, -68],
    [x + 218, -36],
    [x + 150, -24],
    [x - 150, -24],
  ),
  form(glass, [x - 116, -104], [x - 80, -135], [x - 18, -137], [x - 18, -104]),
  form(glass, [x - 8, -104], [x - 8, -137], [x + 60, -138], [x + 96, -104]),
  form([250, 238, 176], [x + 204, -84], [x + 217, -80], [x + 218, -66], [x + 204, -68]),
  form([214, 60, 52], [x - 208, -88], [x - 200, -90], [x - 200, -72], [x - 208, -72]),
  line(steel, 3, [x - 200, -46], [x - 172, -46]),
  line(dark, 1, [x - 13, -102], [x - 13, -34]),
  ...wheel(x - 136),
  ...wheel(x + 142),
];

const leaf = (x: number, y: number): Part[] => [
  form(green, [x, y], [x - 15, y - 16], [x - 12, y - 34], [x - 2, y - 14]),
  form(green, [x, y], [x + 15, y - 18], [x + 12, y - 36], [x + 2, y - 14]),
  form([110, 168, 96], [x, y], [x - 6, y - 24], [x, y - 44], [x + 6, y - 24]),
];

const pot = (x: number): Part[] => [
  ...leaf(x, -26),
  form(clay, [x - 14, -28, true], [x + 14, -28, true], [x + 10, 0], [x - 10, 0]),
  box([176, 96, 64], x - 16, -31, x + 16, -24),
];

const foam = (x: number, y: number, size: number): Part[] => [
  disc(white, x, y, size),
  disc([226, 240, 250], x + size * 0.9, y + size * 0.5, size * 0.7),
  disc(white, x - size, y + size * 0.5, size * 0.6),
];

/** The origin is on the ground, below the hands or the pelvis. */
export const errandStations = {
  'full-cart': [
    rod(steel, 2, [22, -52], [30, -14]),
    rod(steel, 2, [88, -52], [86, -14]),
    rod(steel, 2.2, [24, -20], [98, -16]),
    ...[30, 88].map((x) => disc(dark, x, -7, 7)),
    disc(green, 34, -96, 13),
    disc([76, 130, 72], 46, -102, 11),
    form(orange, [54, -92], [64, -120], [70, -118], [68, -90]),
    line(green, 2.4, [66, -118], [68, -130]),
    disc(red, 82, -94, 10),
    form([214, 166, 104], [88, -84], [92, -118], [104, -116], [102, -84]),
    plane([206, 214, 222], [10, -94], [112, -84], [96, -48], [22, -48]),
    ...[26, 44, 62, 80, 96].map((x) => line([150, 158, 170], 1.4, [x, -92 + (x - 10) * 0.1], [20 + x * 0.74, -49])),
    ...[-82, -70, -59].map((y) => line([150, 158, 170], 1.4, [14 - (y + 94) * 0.3, y], [110 + (y + 84) * 0.4, y + 4])),
    rod(red, 2.6, [-4, -102], [12, -95]),
  ],
  'scale-table': [
    ...table(88, 104),
    form([222, 226, 230], [26, -90, true], [72, -90, true], [64, -118], [34, -118]),
    disc(white, 49, -104, 10),
    line(red, 1.6, [49, -104], [54, -110]),
    rod(steel, 2, [49, -118], [49, -124]),
    disc(red, 38, -132, 8),
    disc(orange, 50, -134, 8.6),
    disc([142, 178, 84], 61, -132, 8),
    form(steel, [22, -130, true], [76, -130, true], [66, -121], [32, -121]),
    disc(red, 90, -94, 7),
    disc([142, 178, 84], 12, -94, 6.6),
  ],
  'scope-table': [
    ...table(94, 116),
    box(dark, 34, -100, 76, -94),
    form([232, 228, 220], [62, -99, true], [74, -99, true], [78, -122], [66, -144], [54, -142], [64, -122]),
    box(dark, 38, -114, 68, -110),
    disc([255, 232, 160], 50, -104, 5, 3),
    rod(steel, 3, [52, -126], [50, -118]),
    rod([232, 228, 220], 5.4, [56, -132], [42, -152]),
    rod(dark, 4, [42, -152], [37, -159]),
    form(
      [112, 176, 150],
      [92, -96, true],
      [108, -96, true],
      [102, -108],
      [102, -118, true],
      [98, -118, true],
      [98, -108],
    ),
  ],
  'post-box': [
    rod(dark, 5, [26, -76], [26, 0]),
    box(main([64, 104, 160]), 2, -118, 52, -74),
    form(main([64, 104, 160]), [2, -116, true], [4, -128], [27, -136], [50, -128], [52, -116, true]),
    box([38, 42, 52], 6, -112, 40, -107),
    form(white, [-4, -118, true], [16, -121, true], [18, -110, true], [-2, -107, true]),
    box(white, 14, -98, 42, -86),
    rod(red, 1.8, [56, -92], [56, -122]),
    box(red, 54, -128, 68, -119),
  ],
  'open-door-car': [
    ...saloon(34),
    plane([44, 46, 56], [-2, -137], [84, -138], [126, -102], [118, -32], [0, -32]),
    form([126, 112, 104], [2, -112], [18, -114], [26, -62], [70, -58], [72, -42], [6, -40]),
    ring([90, 92, 102], 3, 98, -84, 8, 15),
    box([80, 84, 96], 0, -34, 118, -29),
  ],
  'car-door': [
    form(main([176, 58, 50]), [124, -102, true], [84, -108, true], [80, -14, true], [118, -26, true]),
    plane(glass, [122, -104], [106, -136], [86, -146], [85, -110]),
    line(dark, 2, [123, -103], [106, -137], [86, -147], [84, -108]),
    line(steel, 2.6, [86, -88], [96, -88]),
  ],
  'soapy-car': [
    ...saloon(150),
    ...foam(20, -94, 9),
    ...foam(70, -112, 8),
    ...foam(150, -72, 10),
    ...foam(236, -104, 8),
    ...foam(104, -56, 7),
    line([220, 238, 250], 2, [22, -84], [20, -58]),
    line([220, 238, 250], 2, [152, -60], [150, -36]),
  ],
  'soap-bucket': [
    form([72, 128, 196], [-18, -32, true], [18, -32, true], [14, 0], [-14, 0]),
    ...foam(0, -34, 9),
    ...foam(-10, -32, 6),
  ],
  'apple-in-hand': [disc(red, 2, -5, 6.6), line(green, 1.6, [2, -11], [4, -15])],
  pots: [...pot(0), ...pot(38), ...pot(76)],
  'dip-net': [
    rod(deep, 1.8, [-16, -128], [52, -36]),
    ring(steel, 2.4, 70, -30, 25, 9),
    form([206, 222, 214], [46, -30], [94, -30], [86, -6], [70, 4], [56, -6]),
    form([240, 140, 116], [58, -22], [72, -26], [80, -16], [68, -10], [62, -14]),
    line([240, 250, 255], 1.8, [30, -20], [44, -16], [58, -18]),
    line([240, 250, 255], 1.8, [84, -17], [98, -15], [112, -19]),
    ring(water, 1.6, 70, -22, 40, 7),
  ],
} as const satisfies Record<string, readonly Part[]>;
