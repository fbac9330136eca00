import type { Rgb } from '../../../kit/colour.js';
import { fillModelled, fillPath, fillStroke, frame, inFrame } from '../../form/modelling.js';
import { between, ellipsePath, outline, tube } from '../../form/outline.js';
import { tonesOf } from '../../form/tones.js';
import { held, scaleOf } from './prop.js';
import type { Prop } from './prop.js';

const wood: Rgb = [136, 96, 62];
const steel: Rgb = [190, 198, 210];

/** Arms, staffs and sacks of tales. */
export const armsProps = {
  staff: {
    layer: 'before',
    extent: (skeleton) => [[held(skeleton)[0] + 4, -skeleton.body.stature * 1.02]],
    paint: ({ context, far, skeleton, k, look }) => {
      const [x] = far;
      const top = -skeleton.body.stature * 0.96;
      fillModelled(
        context,
        tube([
          [x - 1, -1, 1.5 * k],
          [x + 1, top * 0.5, 1.8 * k],
          [x, top, 2 * k],
        ]),
        tonesOf(wood),
        look.light,
      );
      fillPath(
        context,
        tube([
          [x, top, 2 * k],
          [x - 6 * k, top - 6 * k, 1.8 * k],
          [x - 1 * k, top - 12 * k, 1.6 * k],
          [x + 6 * k, top - 8 * k, 1 * k],
        ]),
        wood,
      );
      fillModelled(context, ellipsePath(x, top - 5 * k, 4.4 * k), tonesOf([126, 206, 226]), look.light);
      fillPath(context, ellipsePath(x + 1.2 * k, top - 6.4 * k, 1.4 * k), [255, 255, 255], 0.8);
    },
  },
  wand: {
    layer: 'before',
    paint: ({ context, far, k }) =>
      fillPath(
        context,
        tube([
          [far[0], far[1], 1 * k],
          [far[0] + 14 * k, far[1] - 20 * k, 0.6 * k],
        ]),
        wood,
      ),
  },
  sword: {
    layer: 'before',
    extent: (skeleton) => {
      const [x, y] = held(skeleton);
      const k = scaleOf(skeleton);
      return [[x + 22 * k, y - 70 * k]];
    },
    paint: ({ context, far: [x, y], k, look }) => {
      inFrame(context, frame(x, y, k, 16), () => {
        fillModelled(
          context,
          outline([
            [-2.6, -6, true],
            [2.6, -6, true],
            [2.2, -62, true],
            [0, -71, true],
            [-2.2, -62, true],
          ]),
          tonesOf(steel),
          look.light,
        );
        fillPath(
          context,
          outline([
            [0, -6, true],
            [2.6, -6, true],
            [2.2, -62, true],
            [0, -70, true],
          ]),
          [148, 156, 172],
          0.8,
        );
        fillPath(
          context,
          outline([
            [-9, -7, true],
            [9, -7, true],
            [9, -3.6, true],
            [-9, -3.6, true],
          ]),
          [204, 164, 84],
        );
        fillPath(
          context,
          outline([
            [-1.6, -4, true],
            [1.6, -4, true],
            [1.6, 9, true],
            [-1.6, 9, true],
          ]),
          [92, 60, 44],
        );
        fillPath(context, ellipsePath(0, 10, 2.8), [204, 164, 84]);
      });
    },
  },
  katana: {
    layer: 'behind',
    paint: ({ context, skeleton, k, look }) => {
      const hilt = skeleton.trunk(1.05, 1.22);
      const end = skeleton.trunk(-1.3, 0.1);
      fillModelled(
        context,
        tube([
          [...hilt, 1.7 * k],
          [...between(hilt, end, 0.25), 1.7 * k],
          [...between(hilt, end, 0.6), 2 * k],
          [...end, 1.6 * k],
        ]),
        tonesOf([50, 44, 56]),
        look.light,
      );
      fillPath(context, ellipsePath(...between(hilt, end, 0.24), 3.2 * k, 2.4 * k, 0.8), [214, 176, 92]);
    },
  },
  shield: {
    layer: 'over',
    paint: ({ context, near: [x, y], k, look, outfit }) => {
      const tones = tonesOf(outfit.cape ?? [158, 52, 56]);
      const path = outline([
        [x - 15 * k, y - 17 * k, true],
        [x, y - 20 * k],
        [x + 15 * k, y - 17 * k, true],
        [x + 14 * k, y + 4 * k],
        [x, y + 24 * k, true],
        [x - 14 * k, y + 4 * k],
      ]);
      fillModelled(context, path, tonesOf(steel), look.light);
      const inner = outline([
        [x - 12 * k, y - 14 * k, true],
        [x, y - 16.6 * k],
        [x + 12 * k, y - 14 * k, true],
        [x + 11 * k, y + 3 * k],
        [x, y + 19 * k, true],
        [x - 11 * k, y + 3 * k],
      ]);
      fillModelled(context, inner, tones, look.light, { core: 3 * k });
      fillPath(
        context,
        outline([
          [x - 2 * k, y - 16 * k, true],
          [x + 2 * k, y - 16 * k, true],
          [x + 2 * k, y - 5 * k, true],
          [x + 11 * k, y - 5 * k, true],
          [x + 11 * k, y - 1 * k, true],
          [x + 2 * k, y - 1 * k, true],
          [x + 2 * k, y + 16 * k, true],
          [x - 2 * k, y + 16 * k, true],
          [x - 2 * k, y - 1 * k, true],
          [x - 11 * k, y - 1 * k, true],
          [x - 11 * k, y - 5 * k, true],
          [x - 2 * k, y - 5 * k, true],
        ]),
        [236, 214, 150],
      );
    },
  },
  broom: {
    layer: 'before',
    paint: ({ context, far: [x, y], skeleton, k, look }) => {
      fillModelled(
        context,
        tube([
          [x - 3 * k, -20 * k, 1.4 * k],
          [x, y, 1.3 * k],
          [x + 2 * k, -skeleton.body.stature * 0.8, 1.2 * k],
        ]),
        tonesOf(wood),
        look.light,
      );
      fillModelled(
        context,
        outline([
          [x - 6 * k, -26 * k],
          [x, -27 * k],
          [x + 6 * k, -8 * k],
          [x + 5 * k, 0, true],
          [x - 3 * k, -1, true],
          [x - 12 * k, 0, true],
          [x - 11 * k, -12 * k],
        ]),
        tonesOf([196, 156, 88]),
        look.light,
      );
    },
  },
  sack: {
    layer: 'behind',
    extent: ({ trunk }) => [trunk(-3, 0.7)],
    paint: ({ context, skeleton: { trunk }, k, look }) => {
      const path = outline([
        trunk(-0.5, 1.12),
        trunk(-1.5, 1.1),
        trunk(-2.7, 0.8),
        trunk(-2.9, 0.3),
        trunk(-2.1, 0.02),
        trunk(-1, 0.1),
        trunk(-0.5, 0.6),
      ]);
      fillModelled(context, path, tonesOf([158, 112, 72]), look.light, { core: 6 * k });
      fillStroke(context, [trunk(-1.1, 1.0), trunk(-1.5, 0.7), trunk(-1.4, 0.3)], 2 * k, [104, 70, 48], 0.6);
    },
  },
} satisfies Record<string, Prop>;
