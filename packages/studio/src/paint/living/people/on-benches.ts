import type { Rgb } from '../../kit/colour.js';
import { box, main, rod } from './carried/pen.js';
import type { Part } from './carried/pen.js';
import type { FigurePose } from './poses.js';
import { at } from './tableau-step.js';
import type { Member, TableauOf } from './tableau-step.js';

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

/** From the front: thighs come towards us. */
const restful: FigurePose = {
  turn: 0.12,
  lean: 0,
  nearArm: [-16, 26],
  farArm: [18, -24],
  nearLeg: [-52, -3],
  farLeg: [56, 4],
  thighs: 0.4,
};
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

export const onBenches: readonly (readonly [string, TableauOf])[] = [
  ['bench', benched(56, () => restful)],
  ['bench-talk', benched(66, (left) => (left ? speaking : listening))],
  ['bench-hug', benched(36, () => holding)],
];
