import type { Rgb } from '../../kit/colour.js';
import { box, disc, form, main, plane, rod } from './carried/pen.js';
import type { Part } from './carried/pen.js';
import { at } from './tableau-step.js';
import type { TableauOf, TableauStep } from './tableau-step.js';

const wood: Rgb = [176, 128, 84];
const deep: Rgb = [120, 82, 54];
const card: Rgb = [206, 160, 104];
const tape: Rgb = [226, 190, 140];
const steel: Rgb = [120, 130, 146];
const red: Rgb = [208, 72, 64];

/** What two carry, its middle at the origin and its foot at 0. */
const sofa: readonly Part[] = [
  rod(deep, 3, [-84, -6], [-86, 4]),
  rod(deep, 3, [84, -6], [86, 4]),
  form(main([72, 132, 128]), [-96, -78], [96, -78], [98, -30], [-98, -30]),
  form(main([86, 150, 144]), [-92, -44, true], [-2, -44, true], [-2, -24, true], [-92, -24, true]),
  form(main([86, 150, 144]), [2, -44, true], [92, -44, true], [92, -24, true], [2, -24, true]),
  box(main([62, 116, 112]), -96, -26, 96, -6),
  form(main([78, 140, 134]), [-110, -56], [-92, -58], [-90, -6, true], [-108, -6, true]),
  form(main([78, 140, 134]), [92, -58], [110, -56], [108, -6, true], [90, -6, true]),
];
const table: readonly Part[] = [
  box(deep, -84, -64, -76, 4),
  box(deep, 76, -64, 84, 4),
  box(deep, -60, -62, -54, -6),
  box(deep, 54, -62, 60, -6),
  box(main(wood), -106, -72, 106, -62),
];
const crate: readonly Part[] = [
  box(main(card), -56, -78, 56, 0),
  plane(tape, [-8, -78], [8, -78], [8, -50], [-8, -50]),
  box(deep, -56, -80, 56, -76),
  box([232, 226, 214], 22, -30, 46, -12),
];
const ladder: readonly Part[] = [
  rod(main(wood), 2.4, [-130, -12], [130, -12]),
  rod(main(wood), 2.4, [-130, 12], [130, 12]),
  ...[-108, -76, -44, -12, 20, 52, 84, 116].map((x) => rod(deep, 1.9, [x, -12], [x, 12])),
];

/** Face to face, so far apart, what they carry between them and so high above the ground. */
const between =
  (gap: number, high: number, thing: readonly Part[]): TableauOf =>
  (): readonly TableauStep[] => [{ who: 1, x: gap / 2, mirrored: true }, at(0, -high, thing), { who: 0, x: -gap / 2 }];

/** How much smaller a seesaw is that children sit on. */
const YOUNG = 0.67;

/** A plank on its stand, one end low and the other high. */
const plank = (k: number, low: number, high: number): readonly Part[] => {
  const middle = (low + high) / 2;
  return [
    form(steel, [-20 * k, 0, true], [20 * k, 0, true], [9 * k, -middle], [-9 * k, -middle]),
    rod(main(red), 5 * k, [-140 * k, -low], [140 * k, -high]),
    disc(steel, 0, -middle, 7 * k),
    rod(steel, 2 * k, [-92 * k, -low - 4], [-88 * k, -low - 32 * k], [-78 * k, -low - 32 * k]),
    rod(steel, 2 * k, [92 * k, -high + 6], [88 * k, -high - 26 * k], [78 * k, -high - 26 * k]),
  ];
};

/** What two have between them who carry it, or sit on it. */
export const carriedTogether: readonly (readonly [string, TableauOf])[] = [
  ['sofa-carrying', between(258, 54, sofa)],
  ['table-carrying', between(258, 44, table)],
  ['crate-carrying', between(164, 62, crate)],
  ['ladder-carrying', between(204, 100, ladder)],
  [
    'seesawing',
    (_count, young) => {
      const k = young ? YOUNG : 1;
      const [low, high] = [44 * k, 92 * k];
      return [
        at(0, 0, plank(k, low - 4, high - 4)),
        { who: 1, x: 122 * k, y: -44 * k, mirrored: true },
        { who: 0, x: -122 * k },
      ];
    },
  ],
];
