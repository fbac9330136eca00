import type { Rgb } from '../../../kit/colour.js';
import type { Point } from '../../../kit/shapes.js';
import { fillCore, fillModelled, fillPath, fillStroke, frame, inFrame, inside } from '../../form/modelling.js';
import { ellipsePath, outline, together, tube } from '../../form/outline.js';
import { tonesOf } from '../../form/tones.js';
import { held, scaleOf } from './prop.js';
import type { Prop } from './prop.js';

const wood: Rgb = [136, 96, 62];

/** The float is on the water behind the bank: higher in the picture than the feet. */
const FLOAT_UP = 40;

/** Tools of trades and sports. */
export const toolsProps = {
  'fishing-rod': {
    layer: 'before',
    extent: (skeleton) => {
      const [x, y] = held(skeleton);
      const k = scaleOf(skeleton);
      return [[x + 92 * k, y - 70 * k]];
    },
    paint: ({ context, near, far, k }) => {
      const tip: Point = [far[0] + 90 * k, far[1] - 70 * k];
      fillPath(
        context,
        tube([
          [near[0] - 4 * k, near[1] + 4 * k, 1.5 * k],
          [...far, 1.3 * k],
          [far[0] + 50 * k, far[1] - 46 * k, 0.9 * k],
          [...tip, 0.5 * k],
        ]),
        [92, 64, 44],
      );
      fillPath(
        context,
        tube([
          [...tip, 0.35 * k],
          [tip[0] + 1, (tip[1] - FLOAT_UP * k) / 2, 0.35 * k],
          [tip[0] - 2 * k, -FLOAT_UP * k, 0.35 * k],
        ]),
        [236, 236, 232],
        0.85,
      );
      fillPath(context, ellipsePath(tip[0] - 2 * k, (1 - FLOAT_UP) * k, 1.9 * k, 2.6 * k), [206, 66, 56]);
      fillPath(context, ellipsePath(far[0] + 2 * k, far[1] + 3 * k, 2.8 * k), [70, 72, 84]);
    },
  },
  guitar: {
    layer: 'over',
    paint: ({ context, near, far, k, look }) => {
      const body: Point = [near[0] - 3 * k, near[1] + 2 * k];
      const angle = (Math.atan2(far[1] - body[1], far[0] - body[0]) * 180) / Math.PI;
      inFrame(context, frame(body[0], body[1], k, angle), () => {
        fillModelled(
          context,
          outline([
            [10, -2.4, true],
            [58, -1.8, true],
            [58, 1.8, true],
            [10, 2.4, true],
          ]),
          tonesOf([98, 64, 44]),
          look.light,
        );
        fillModelled(
          context,
          outline([
            [57, -1.8, true],
            [60, -3.6, true],
            [72, -3.2, true],
            [72, 3.2, true],
            [60, 3.6, true],
            [57, 1.8, true],
          ]),
          tonesOf([82, 54, 40]),
          look.light,
        );
        const shell = outline([
          [-20, 0],
          [-15, -13],
          [-4, -14],
          [4, -9],
          [12, -11],
          [18, -6],
          [18, 6],
          [12, 11],
          [4, 9],
          [-4, 14],
          [-15, 13],
        ]);
        fillModelled(context, shell, tonesOf([206, 136, 72]), look.light, { core: 3 });
        fillPath(context, ellipsePath(4, 0, 5), [66, 42, 34]);
        fillPath(
          context,
          outline([
            [-12, -4, true],
            [-9, -4, true],
            [-9, 4, true],
            [-12, 4, true],
          ]),
          [82, 54, 40],
        );
        fillPath(
          context,
          together([
            tube([
              [-10, -0.9, 0.25],
              [62, -0.7, 0.25],
            ]),
            tube([
              [-10, 0.9, 0.25],
              [62, 0.7, 0.25],
            ]),
          ]),
          [240, 234, 222],
          0.8,
        );
        // the thumb is behind the neck, the fingers come over its strings
        const grip = Math.hypot(far[0] - body[0], far[1] - body[1]) / k;
        for (const along of [-4.2, -1.4, 1.4, 4.2])
          fillModelled(
            context,
            tube([
              [grip + along, 4.4, 1.5],
              [grip + along * 0.9 - 0.4, 0.4, 1.45],
              [grip + along * 0.8 - 0.8, -1.8, 1.2],
            ]),
            tonesOf(look.skin),
            look.light,
          );
      });
    },
  },
  palette: {
    layer: 'over',
    paint: ({ context, near: [x, y], far, k, look }) => {
      fillModelled(
        context,
        outline([
          [x - 4 * k, y - 8 * k],
          [x + 12 * k, y - 10 * k],
          [x + 18 * k, y - 2 * k],
          [x + 10 * k, y + 5 * k],
          [x - 2 * k, y + 4 * k],
          [x - 8 * k, y - 2 * k],
        ]),
        tonesOf([198, 150, 100]),
        look.light,
      );
      (
        [
          [2, -6, [206, 76, 62]],
          [9, -6.6, [228, 178, 74]],
          [13, -1.6, [74, 122, 168]],
          [7, 1, [110, 150, 98]],
        ] as const
      ).forEach(([dx, dy, colour]) => fillPath(context, ellipsePath(x + dx * k, y + dy * k, 2.5 * k, 1.8 * k), colour));
      fillPath(
        context,
        tube([
          [far[0] - 4 * k, far[1] + 4 * k, 0.7 * k],
          [far[0] + 14 * k, far[1] - 12 * k, 0.7 * k],
        ]),
        wood,
      );
      fillPath(
        context,
        tube([
          [far[0] + 13 * k, far[1] - 11 * k, 1.2 * k],
          [far[0] + 18 * k, far[1] - 15.5 * k, 0.4 * k],
        ]),
        [206, 76, 62],
      );
    },
  },
  stethoscope: {
    layer: 'before',
    paint: ({ context, skeleton: { trunk, pose }, k }) => {
      const m = 0.1 + pose.turn * 0.6;
      fillPath(
        context,
        tube([
          [...trunk(-0.3, 1.07), 1 * k],
          [...trunk(m - 0.2, 0.8), 1 * k],
          [...trunk(m, 0.62), 1 * k],
          [...trunk(m + 0.25, 0.8), 1 * k],
          [...trunk(0.4, 1.07), 1 * k],
        ]),
        [56, 60, 72],
      );
      fillPath(
        context,
        tube([
          [...trunk(m, 0.62), 0.9 * k],
          [...trunk(m + 0.02, 0.48), 0.9 * k],
        ]),
        [56, 60, 72],
      );
      fillPath(context, ellipsePath(...trunk(m + 0.02, 0.45), 2.6 * k), [188, 194, 204]);
    },
  },
  pitchfork: {
    layer: 'before',
    extent: (skeleton) => [[held(skeleton)[0] + 9, -skeleton.body.stature * 0.98]],
    paint: ({ context, far: [x], skeleton, k, look }) => {
      const top = -skeleton.body.stature * 0.8;
      fillModelled(
        context,
        tube([
          [x, -1, 1.4 * k],
          [x + 1, top, 1.4 * k],
        ]),
        tonesOf(wood),
        look.light,
      );
      const iron: Rgb = [104, 110, 120];
      fillPath(
        context,
        tube([
          [x - 7 * k, top - 6 * k, 1 * k],
          [x + 1, top, 1.3 * k],
          [x + 9 * k, top - 6 * k, 1 * k],
        ]),
        iron,
      );
      for (const dx of [-7, 1, 9])
        fillPath(
          context,
          tube([
            [x + dx * k, top - (dx === 1 ? 0 : 5) * k, 1 * k],
            [x + dx * k, top - 28 * k, 0.4 * k],
          ]),
          iron,
        );
    },
  },
  ski: {
    layer: 'before',
    extent: ({ near, far, body }) => [
      [near.leg.ankle[0] - body.stature * 0.36, 0],
      [far.leg.ankle[0] + body.stature * 0.48, 0],
    ],
    paint: ({ context, skeleton: { near, far, body }, near: handNear, far: handFar, k, look }) => {
      for (const [leg, dy] of [
        [far.leg, -1.5],
        [near.leg, 0],
      ] as const) {
        const [x] = leg.ankle;
        const half = body.stature * 0.4;
        fillModelled(
          context,
          outline([
            [x - half, -2.4 * k + dy, true],
            [x + half, -2.4 * k + dy],
            [x + half * 1.14, -8 * k + dy, true],
            [x + half * 1.02, -0.4 + dy],
            [x - half, -0.2 + dy, true],
          ]),
          tonesOf([70, 130, 176]),
          look.light,
        );
      }
      for (const [x, y] of [handFar, handNear]) {
        fillPath(
          context,
          tube([
            [x + 2 * k, y - 7 * k, 0.9 * k],
            [x - 34 * k, -6 * k, 0.7 * k],
          ]),
          [90, 94, 106],
        );
        fillPath(context, ellipsePath(x - 32 * k, -9 * k, 4 * k, 1.6 * k, -0.3), [60, 62, 74]);
      }
    },
  },
  surfboard: {
    layer: 'behind',
    extent: ({ near, far }) => [
      [near.leg.ankle[0] - 32, 3],
      [far.leg.ankle[0] + 38, 3],
    ],
    paint: ({ context, skeleton: { near, far }, look, outfit }) => {
      const left = near.leg.ankle[0] - 30;
      const right = far.leg.ankle[0] + 36;
      const board = outline([
        [left, -1, true],
        [left + 20, -3.6],
        [(left + right) / 2, -4],
        [right - 14, -5],
        [right, -9, true],
        [right - 10, 0],
        [(left + right) / 2, 3],
        [left + 16, 2],
      ]);
      fillModelled(context, board, tonesOf([246, 232, 200]), look.light);
      inside(context, board, () =>
        fillStroke(
          context,
          [
            [left, 0],
            [(left + right) / 2, 0],
            [right, -5],
          ],
          4,
          outfit.top.colour,
          0.9,
        ),
      );
      fillCore(context, board, [150, 130, 110], look.light, 1.6);
    },
  },
  ladle: {
    layer: 'before',
    paint: ({ context, far: [x, y], k, look }) => {
      fillModelled(
        context,
        tube([
          [x - 2 * k, y + 6 * k, 1.2 * k],
          [x + 6 * k, y - 22 * k, 1 * k],
        ]),
        tonesOf([150, 110, 74]),
        look.light,
      );
      fillModelled(
        context,
        ellipsePath(x + 8 * k, y - 27 * k, 4.6 * k, 6.6 * k, 0.25),
        tonesOf([168, 126, 84]),
        look.light,
      );
    },
  },
  'life-pack': {
    layer: 'behind',
    paint: ({ context, skeleton: { trunk, pose }, look }) => {
      const shift = pose.back ? 0 : -0.3 - pose.turn * 0.5;
      fillModelled(
        context,
        outline([
          trunk(shift - 0.95, 1.12),
          trunk(shift + 0.95, 1.12),
          trunk(shift + 1.0, 0.2),
          trunk(shift - 1.0, 0.2),
        ]),
        tonesOf([198, 202, 210]),
        look.light,
        { core: 4 },
      );
    },
  },
} satisfies Record<string, Prop>;
