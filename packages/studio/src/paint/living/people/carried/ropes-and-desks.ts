import type { Rgb } from '../../../kit/colour.js';
import { box, disc, form, line, main, plane, ring, rod } from './pen.js';
import type { Part } from './pen.js';
import { table } from './stations.js';

const hemp: Rgb = [196, 164, 112];
const strand: Rgb = [150, 118, 74];
const dark: Rgb = [46, 46, 56];
const steel: Rgb = [176, 184, 196];

/** Marks across a rope between two points, so many. */
const strands = (count: number, [x, y]: readonly [number, number], [dx, dy]: readonly [number, number]): Part[] =>
  Array.from({ length: count }, (_, index) => {
    const [atX, atY] = [x + (dx * (index + 0.5)) / count, y + (dy * (index + 0.5)) / count];
    const across = Math.abs(dx) > Math.abs(dy);
    return line(strand, 0.9, [atX - (across ? 1.4 : 2), atY + 1.6], [atX + (across ? 1.4 : 2), atY - 1.6]);
  });

/** What is pulled and climbed, what falls, and a desk for games. */
export const ropesAndDesks = {
  // taut before both hands, its loose end on the ground behind
  'hauled-rope': [
    line(hemp, 3.8, [-20, 2], [0, 0], [60, -4], [150, -10]),
    line(hemp, 3.4, [-20, 2], [-34, 22], [-36, 60], [-44, 96], [-64, 101]),
    ring(hemp, 3.2, -78, 98, 12),
    ...strands(12, [-20, 2], [166, -12]),
  ],
  'hanging-rope': [
    line(hemp, 4.4, [0, -70], [0, 0], [1, 120], [-2, 182]),
    disc(hemp, -2, 182, 5),
    ...strands(20, [0, -70], [0, 250]),
  ],
  'falling-tray': [
    form([150, 104, 66], [0, -88], [62, -62], [60, -54], [-2, -80]),
    form([120, 176, 206], [10, -112], [22, -106], [16, -92], [6, -96]),
    form([226, 120, 84], [44, -98], [56, -100], [58, -86], [48, -84]),
    form([244, 242, 236], [62, -46], [78, -52], [82, -44], [66, -38]),
    form([120, 176, 206], [26, -44], [38, -36], [30, -26], [20, -34]),
    ...[
      [34, -118],
      [68, -80],
      [70, -24],
      [44, -16],
      [18, -58],
    ].map(([x, y]) => disc([170, 208, 226], x as number, y as number, 2.4)),
    line(steel, 1, [92, -70], [96, -52]),
    line(steel, 1, [84, -96], [88, -80]),
    plane([244, 242, 236], [46, -2], [58, -7], [62, -1]),
    plane([244, 242, 236], [70, -1], [78, -6], [86, -1]),
  ],
  // its screen is turned so that we see what is played
  'gaming-desk': [
    ...table(72, 104),
    box(dark, 62, -78, 78, -72),
    rod(dark, 2.4, [70, -76], [72, -92]),
    plane(dark, [36, -136], [96, -146], [98, -88], [38, -84]),
    plane(main([40, 60, 120]), [39, -132], [93, -141], [95, -92], [41, -88]),
    plane([86, 176, 110], [41, -102], [60, -110], [95, -104], [95, -92], [41, -88]),
    form([250, 206, 90], [76, -132], [84, -133], [84, -124], [76, -123]),
    form([226, 84, 74], [56, -114], [64, -116], [65, -104], [57, -103]),
    plane([66, 66, 80], [8, -75], [34, -75], [36, -72], [6, -72]),
    disc([236, 70, 130], 14, -74, 1.2),
    disc([80, 210, 230], 22, -74, 1.2),
    disc([140, 220, 110], 30, -74, 1.2),
  ],
} satisfies Record<string, readonly Part[]>;
