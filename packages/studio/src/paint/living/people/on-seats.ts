import type { Rgb } from '../../kit/colour.js';
import { bodies } from './acts/bodies.js';
import { box, disc, form, main, plane, rod } from './carried/pen.js';
import type { Part } from './carried/pen.js';
import type { FigurePose } from './poses.js';
import { at, seats } from './tableau-step.js';
import type { Member, TableauOf, TableauStep } from './tableau-step.js';

const deep: Rgb = [120, 82, 54];
const white: Rgb = [244, 242, 236];
const iron: Rgb = [62, 64, 72];
const plank: Rgb = [172, 120, 74];
const SEAT = 56;

/** As wide as those who sit on it need. */
const bench = (half: number): readonly Part[] => [
  rod(iron, 2.6, [-half + 8, -SEAT - 46], [-half + 8, 0]),
  rod(iron, 2.6, [half - 8, -SEAT - 46], [half - 8, 0]),
  ...[44, 30, 16].map((above) => box(main(plank), -half - 8, -SEAT - above, half + 8, -SEAT - above + 9)),
  box(main(plank), -half - 10, -SEAT, half + 10, -SEAT + 7),
  rod(iron, 2.6, [-half - 2, -SEAT + 4], [-half - 4, 4]),
  rod(iron, 2.6, [half + 2, -SEAT + 4], [half + 4, 4]),
  rod(iron, 2.2, [-half - 6, -SEAT - 18], [-half - 6, -SEAT + 2]),
  rod(iron, 2.2, [half + 6, -SEAT - 18], [half + 6, -SEAT + 2]),
];

const restful: FigurePose = bodies.facingSeat;
const backwards: FigurePose = { ...restful, back: true, nearArm: [-14, 6], farArm: [15, -8] };
const speaking: FigurePose = {
  ...restful,
  turn: 0.5,
  farArm: [30, 96],
  farHand: 'open',
  farArmBefore: true,
};
const listening: FigurePose = { ...restful, turn: 0.5, nearArm: [-8, 30], farArm: [14, 40] };
/** Leans over, an arm about the other. */
const holding: FigurePose = {
  ...restful,
  turn: 0.45,
  lean: 9,
  nod: 6,
  farArm: { to: 'chest', ahead: 24, below: 2 },
  farArmBefore: true,
  farHand: 'open',
  nearArm: [-10, 44],
};

/** In pairs that look at each other. */
const seated = (count: number, step: number, poseOf: (left: boolean) => FigurePose | undefined): Member[] =>
  Array.from({ length: count }, (_, index): Member => {
    const left = index % 2 === 0;
    const pose = poseOf(left);
    return {
      who: index,
      x: (index - (count - 1) / 2) * step,
      seated: true,
      ...(pose && { pose }),
      ...(!left && { mirrored: true as const }),
    };
  });

const benched =
  (step: number, poseOf: (left: boolean) => FigurePose): TableauOf =>
  (count) => [at(0, 0, bench((count * step) / 2 + 14)), ...seated(count, step, poseOf)];

/** As wide as those who sit on it need, its seat so high. */
const sofa = (half: number, seat: number): readonly Part[] => [
  form(main([84, 130, 140]), [-half - 14, -seat - 42], [half + 14, -seat - 42], [half + 16, -22], [-half - 16, -22]),
  form(main([98, 146, 156]), [-half, -seat], [half, -seat], [half, -seat + 18], [-half, -seat + 18]),
  form(main([84, 130, 140]), [-half - 30, -seat - 14], [-half - 4, -seat - 14], [-half - 2, -10], [-half - 30, -10]),
  form(main([84, 130, 140]), [half + 4, -seat - 14], [half + 30, -seat - 14], [half + 30, -10], [half + 2, -10]),
  box(main([70, 108, 118]), -half - 4, -seat + 14, half + 4, -8),
  rod(deep, 2.4, [-half - 18, -10], [-half - 18, 0]),
  rod(deep, 2.4, [half + 18, -10], [half + 18, 0]),
];
const popcorn: readonly Part[] = [
  form([250, 240, 200], [-10, -12], [-4, -20], [4, -20], [10, -12]),
  plane([226, 70, 64], [-11, -12], [11, -12], [8, 8], [-8, 8]),
  plane(white, [-4, -12], [3, -12], [2, 8], [-3, 8]),
];
/** A television on its foot, turned to who watches it: the edge that is nearer to us is the one away from them. */
const screenAside: readonly Part[] = [
  box([112, 78, 54], -8, -34, 62, 0),
  box([138, 98, 68], -11, -38, 65, -34),
  disc([34, 36, 42], 27, -38.5, 14, 2),
  box([34, 36, 42], 24, -52, 30, -38),
  plane([34, 36, 42], [0, -104], [54, -110], [54, -46], [0, -49]),
  plane([120, 186, 226], [3, -101], [51, -106], [51, -49.5], [3, -52]),
  plane([74, 146, 108], [3, -70], [26, -80], [51, -68], [51, -49.5], [3, -52]),
  disc([250, 222, 130], 18, -92, 4.4, 5),
];

/** Side by side on a sofa, from the front; more than fit sit on its back. */
const onCouch = (count: number, step: number, young: boolean): TableauStep[] => {
  const above = count > 6 ? Math.floor(count / 2) : 0;
  const row = (from: number, to: number, seat: number): Member[] =>
    seats(to - from, step).map((x, index) => ({
      who: from + index,
      x,
      y: -seat,
      pose: restful,
      // among themselves children have a couch of their size
      ...(!young && { seated: true as const }),
      ...(index % 2 && { mirrored: true as const }),
    }));
  const front = count - above;
  const high = young ? 34 : 56;
  return [at(0, 0, sofa((front * step) / 2 + 6, high)), ...row(front, count, young ? 30 : 42), ...row(0, front, 0)];
};

export const onSeats: readonly (readonly [string, TableauOf])[] = [
  ['couch', (count, young) => onCouch(count, young ? 42 : 54, young)],
  [
    'couch-film',
    (count, young) => [
      ...onCouch(count, young ? 42 : 50, young),
      at(0, young ? -54 : -78, popcorn),
      at((Math.ceil(count > 6 ? count / 2 : count) * (young ? 42 : 50)) / 2 + 44, 14, screenAside),
    ],
  ],
  ['bench', benched(56, () => restful)],
  ['bench-talk', benched(66, (left) => (left ? speaking : listening))],
  // its back is before theirs
  ['bench-back', (count) => [...seated(count, 56, () => backwards), at(0, 0, bench((count * 56) / 2 + 14))]],
  ['bench-hug', benched(36, () => holding)],
];
