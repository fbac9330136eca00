import { lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Bounds } from '../../kit/form.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillCore, fillModelled, fillPath, fillStroke, frame, inFrame, inside } from '../form/modelling.js';
import { between, ellipsePath, outline, reach, together, tube } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { LimbLook } from './limbs.js';
import type { Outfit, PropKind } from './outfit.js';
import type { Arm, Skeleton } from './skeleton.js';

const wood: Rgb = [136, 96, 62];
const steel: Rgb = [190, 198, 210];
const leather: Rgb = [126, 82, 54];

interface PropBrush {
  readonly context: Context;
  readonly skeleton: Skeleton;
  readonly outfit: Outfit;
  readonly look: LimbLook;
  readonly near: Point;
  readonly far: Point;
  readonly k: number;
}

interface Prop {
  /** `behind` everything, `before` the body but under the near arm, or `over` all. */
  readonly layer: 'behind' | 'before' | 'over';
  /** How far it reaches, for the figure's box. */
  readonly extent?: (skeleton: Skeleton) => readonly Point[];
  paint(brush: PropBrush): void;
}

function gripOf({ wrist, angle }: Arm, hand: number): Point {
  return reach(wrist, hand * 0.42, angle);
}

const scaleOf = ({ body }: Skeleton): number => body.stature / 173;

function held({ far, body }: Skeleton): Point {
  return gripOf(far.arm, body.hand);
}

const props: Record<PropKind, Prop> = {
  umbrella: {
    layer: 'behind',
    extent: (skeleton) => {
      const [x, y] = held(skeleton);
      const k = scaleOf(skeleton);
      return [
        [x - 52 * k, y - 92 * k],
        [x + 42 * k, y - 60 * k],
      ];
    },
    paint: ({ context, far, k, outfit, look }) => {
      const [x, y] = far;
      const cx = x - 5 * k;
      const top = y - 92 * k;
      fillPath(
        context,
        tube([
          [x, y + 12 * k, 1 * k],
          [cx, top + 2, 0.9 * k],
        ]),
        [70, 54, 50],
      );
      const tones = tonesOf(
        outfit.top.pattern === 'pockets' && outfit.top.hem > 0.5
          ? lighten(outfit.top.colour, -0.06)
          : (outfit.hat?.colour ?? [186, 74, 66]),
      );
      const rim = top + 30 * k;
      const scallops: Knot[] = [];
      for (let index = 0; index <= 4; index++) {
        const gx = cx + 47 * k - index * 23.5 * k;
        scallops.push([gx, rim + Math.abs(index - 2) * 1.4 * k, true]);
        if (index < 4) scallops.push([gx - 11.75 * k, rim - 4.5 * k + Math.abs(index - 1.5) * 1.2 * k]);
      }
      const canopy = outline([[cx - 34 * k, top + 12 * k], [cx, top, true], [cx + 34 * k, top + 12 * k], ...scallops]);
      fillModelled(context, canopy, tones, look.light, { core: 6 * k });
      inside(context, canopy, () => {
        for (const share of [-0.5, 0, 0.5])
          fillStroke(
            context,
            [
              [cx, top],
              [cx + share * 34 * k, top + 13 * k],
              [cx + share * 47 * k, rim + 2],
            ],
            1.6 * k,
            tones.deep,
            0.45,
          );
      });
      fillPath(
        context,
        tube([
          [cx, top + 1, 0.8 * k],
          [cx, top - 4 * k, 0.5 * k],
        ]),
        [70, 54, 50],
      );
    },
  },
  book: {
    layer: 'over',
    paint: ({ context, near, far, k, look, outfit }) => {
      const [x, y] = between(near, far, 0.62);
      const cover = tonesOf(outfit.hat?.colour ?? [166, 74, 62]);
      const left = outline([
        [x - 13 * k, y - 13 * k, true],
        [x, y - 9 * k, true],
        [x, y + 7 * k, true],
        [x - 13 * k, y + 3 * k, true],
      ]);
      const right = outline([
        [x, y - 9 * k, true],
        [x + 12 * k, y - 14 * k, true],
        [x + 12 * k, y + 2 * k, true],
        [x, y + 7 * k, true],
      ]);
      fillModelled(context, left, cover, look.light);
      fillModelled(context, right, { ...cover, base: cover.shade, lit: cover.base }, look.light);
      fillPath(
        context,
        outline([
          [x - 13 * k, y - 13 * k, true],
          [x, y - 9 * k, true],
          [x + 12 * k, y - 14 * k, true],
          [x + 11 * k, y - 15.6 * k, true],
          [x, y - 11 * k, true],
          [x - 12 * k, y - 14.8 * k, true],
        ]),
        [246, 240, 226],
      );
    },
  },
  bag: {
    layer: 'over',
    paint: ({ context, near, k, look }) => {
      const [x, y] = near;
      const tones = tonesOf(leather);
      fillStroke(
        context,
        [
          [x - 8 * k, y + 12 * k],
          [x - 3 * k, y - 1 * k],
          [x + 3 * k, y - 1 * k],
          [x + 8 * k, y + 12 * k],
        ],
        2.4 * k,
        tones.deep,
      );
      const path = outline([
        [x - 11 * k, y + 11 * k],
        [x + 11 * k, y + 11 * k],
        [x + 13 * k, y + 28 * k],
        [x - 13 * k, y + 28 * k],
      ]);
      fillModelled(context, path, tones, look.light, { core: 3 * k });
      fillStroke(
        context,
        [
          [x - 11 * k, y + 15 * k],
          [x, y + 19 * k],
          [x + 11 * k, y + 15 * k],
        ],
        1.6 * k,
        tones.deep,
        0.7,
      );
    },
  },
  backpack: {
    layer: 'behind',
    paint: ({ context, skeleton, k, look, outfit }) => {
      const { trunk, pose } = skeleton;
      const shift = pose.back ? 0 : -0.75 - pose.turn * 0.45;
      const tones = tonesOf(outfit.hat?.colour ?? [104, 128, 104]);
      const path = outline([
        trunk(shift - 0.5, 0.95),
        trunk(shift + 0.7, 0.98),
        trunk(shift + 0.8, 0.3),
        trunk(shift - 0.35, 0.18),
        trunk(shift - 0.85, 0.5),
      ]);
      fillModelled(context, path, tones, look.light, { core: 3 * k });
    },
  },
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
          [tip[0] + 1, (tip[1] - 8) / 2, 0.35 * k],
          [tip[0] - 2 * k, -10, 0.35 * k],
        ]),
        [236, 236, 232],
        0.85,
      );
      fillPath(context, ellipsePath(tip[0] - 2 * k, -9, 1.9 * k, 2.6 * k), [206, 66, 56]);
      fillPath(context, ellipsePath(far[0] + 2 * k, far[1] + 3 * k, 2.8 * k), [70, 72, 84]);
    },
  },
  guitar: {
    layer: 'over',
    paint: ({ context, near, far, k, look }) => {
      const body: Point = [near[0] + 5 * k, near[1] + 3 * k];
      const angle = (Math.atan2(far[1] - body[1], far[0] - body[0]) * 180) / Math.PI;
      inFrame(context, frame(body[0], body[1], k, angle), () => {
        fillModelled(
          context,
          outline([
            [10, -2.2, true],
            [56, -1.6, true],
            [56, 1.6, true],
            [10, 2.2, true],
          ]),
          tonesOf([98, 64, 44]),
          look.light,
        );
        fillModelled(
          context,
          outline([
            [55, -3.2, true],
            [66, -3, true],
            [66, 3, true],
            [55, 3.2, true],
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
              [56, -0.7, 0.25],
            ]),
            tube([
              [-10, 0.9, 0.25],
              [56, 0.7, 0.25],
            ]),
          ]),
          [240, 234, 222],
          0.8,
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
  cane: {
    layer: 'before',
    paint: ({ context, far: [x, y], k }) =>
      fillPath(
        context,
        tube([
          [x - 7 * k, y - 1 * k, 1.2 * k],
          [x - 4 * k, y - 5 * k, 1.3 * k],
          [x + 1 * k, y - 2 * k, 1.3 * k],
          [x + 5 * k, y * 0.5, 1.2 * k],
          [x + 8 * k, -1, 1.1 * k],
        ]),
        wood,
      ),
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
  briefcase: {
    layer: 'over',
    paint: ({ context, near: [x, y], k, look }) => {
      const tones = tonesOf([104, 66, 46]);
      fillStroke(
        context,
        [
          [x - 5 * k, y + 6 * k],
          [x - 3 * k, y + 1 * k],
          [x + 3 * k, y + 1 * k],
          [x + 5 * k, y + 6 * k],
        ],
        2.2 * k,
        tones.deep,
      );
      const path = outline([
        [x - 18 * k, y + 6 * k, true],
        [x + 18 * k, y + 6 * k, true],
        [x + 18 * k, y + 29 * k, true],
        [x - 18 * k, y + 29 * k, true],
      ]);
      fillModelled(context, path, tones, look.light, { core: 3 * k });
      fillStroke(
        context,
        [
          [x - 18 * k, y + 14 * k],
          [x, y + 15 * k],
          [x + 18 * k, y + 14 * k],
        ],
        1.4 * k,
        tones.deep,
        0.7,
      );
      fillPath(context, ellipsePath(x, y + 14 * k, 2.2 * k, 1.8 * k), [226, 188, 96]);
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
  flower: {
    layer: 'before',
    paint: ({ context, far: [x, y], k, look }) => {
      for (const [dx, dy] of [
        [-6, -16],
        [0, -20],
        [7, -15],
      ] as const) {
        fillPath(
          context,
          tube([
            [x, y + 6 * k, 0.8 * k],
            [x + dx * k, y + dy * k, 0.7 * k],
          ]),
          [98, 136, 84],
        );
        const tones = tonesOf(dx === 0 ? [222, 96, 110] : [238, 176, 96]);
        for (let petal = 0; petal < 5; petal++) {
          const [px, py] = reach([x + dx * k, y + dy * k], 2.6 * k, petal * 72);
          fillModelled(context, ellipsePath(px, py, 2.3 * k), tones, look.light);
        }
        fillPath(context, ellipsePath(x + dx * k, y + dy * k, 1.6 * k), [250, 226, 150]);
      }
      fillModelled(
        context,
        outline([
          [x - 3 * k, y + 9 * k, true],
          [x - 7 * k, y - 6 * k],
          [x, y - 4 * k],
          [x + 7 * k, y - 6 * k],
          [x + 3 * k, y + 9 * k, true],
        ]),
        tonesOf([236, 226, 206]),
        look.light,
      );
    },
  },
  balloon: {
    layer: 'behind',
    extent: (skeleton) => [[held(skeleton)[0] + 18, held(skeleton)[1] - 104 * scaleOf(skeleton)]],
    paint: ({ context, far: [x, y], k, look, outfit }) => {
      fillPath(
        context,
        tube([
          [x, y, 0.4 * k],
          [x + 6 * k, y - 30 * k, 0.4 * k],
          [x + 2 * k, y - 66 * k, 0.4 * k],
        ]),
        [240, 236, 228],
        0.9,
      );
      const tones = tonesOf(outfit.hat?.colour ?? [206, 72, 66]);
      fillModelled(
        context,
        outline([
          [x + 2 * k, y - 66 * k, true],
          [x - 14 * k, y - 84 * k],
          [x - 10 * k, y - 101 * k],
          [x + 2 * k, y - 104 * k],
          [x + 15 * k, y - 100 * k],
          [x + 18 * k, y - 84 * k],
        ]),
        tones,
        look.light,
        { core: 4 * k },
      );
      fillPath(context, ellipsePath(x + 8 * k, y - 94 * k, 2.6 * k, 4.4 * k, 0.5), [255, 255, 255], 0.5);
    },
  },
  lantern: {
    layer: 'before',
    paint: ({ context, far: [x, y], k, look }) => {
      const glow = context.createRadialGradient(x, y + 14 * k, 1, x, y + 14 * k, 20 * k);
      glow.addColorStop(0, 'rgba(255,214,120,0.75)');
      glow.addColorStop(1, 'rgba(255,190,90,0)');
      context.fillStyle = glow;
      context.fillRect(x - 20 * k, y - 6 * k, 40 * k, 40 * k);
      fillStroke(
        context,
        [
          [x - 5 * k, y + 7 * k],
          [x, y - 1 * k],
          [x + 5 * k, y + 7 * k],
        ],
        1.2 * k,
        [70, 58, 52],
      );
      fillModelled(
        context,
        outline([
          [x - 5 * k, y + 7 * k, true],
          [x + 5 * k, y + 7 * k, true],
          [x + 6 * k, y + 21 * k, true],
          [x - 6 * k, y + 21 * k, true],
        ]),
        tonesOf([255, 218, 132]),
        look.light,
      );
      for (const dy of [6, 21])
        fillPath(
          context,
          tube([
            [x - 6.4 * k, y + dy * k, 1.4 * k],
            [x + 6.4 * k, y + dy * k, 1.4 * k],
          ]),
          [70, 58, 52],
        );
    },
  },
  phone: {
    layer: 'before',
    paint: ({ context, far: [x, y], k }) => {
      inFrame(context, frame(x + 2 * k, y - 4 * k, k, 14), () => {
        fillPath(
          context,
          outline([
            [-3.6, -7, true],
            [3.6, -7, true],
            [3.6, 7, true],
            [-3.6, 7, true],
          ]),
          [42, 42, 52],
        );
        fillPath(
          context,
          outline([
            [-2.8, -5.8, true],
            [2.8, -5.8, true],
            [2.8, 5.8, true],
            [-2.8, 5.8, true],
          ]),
          [150, 196, 220],
        );
      });
    },
  },
  camera: {
    layer: 'before',
    paint: ({ context, skeleton: { trunk, pose }, k, look }) => {
      const m = 0.1 + pose.turn * 0.6;
      fillPath(
        context,
        tube([
          [...trunk(-0.4, 1.03), 0.9 * k],
          [...trunk(m, 0.6), 0.9 * k],
          [...trunk(0.5, 1.03), 0.9 * k],
        ]),
        [52, 46, 48],
      );
      const [x, y] = trunk(m, 0.52);
      fillModelled(
        context,
        outline([
          [x - 8 * k, y - 4.5 * k, true],
          [x + 8 * k, y - 4.5 * k, true],
          [x + 8 * k, y + 5.5 * k, true],
          [x - 8 * k, y + 5.5 * k, true],
        ]),
        tonesOf([62, 58, 66]),
        look.light,
      );
      fillPath(context, ellipsePath(x + 1 * k, y + 0.6 * k, 4.2 * k), [34, 34, 42]);
      fillPath(context, ellipsePath(x + 2 * k, y - 0.4 * k, 1.4 * k), [150, 190, 214]);
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
};

/** How far everything that is carried reaches. */
export function extentOfProps(skeleton: Skeleton, outfit: Outfit, pose: string): Bounds {
  let { left, top, right, bottom } = skeleton.bounds;
  for (const kind of carried(outfit, pose)) {
    for (const [x, y] of props[kind].extent?.(skeleton) ?? []) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, right, bottom };
}

// what hands do in these poses leaves no room for tools of the trade
const busyHands: ReadonlySet<string> = new Set([
  'running',
  'jumping',
  'dancing',
  'waving',
  'sitting',
  'seated',
  'riding',
  'cycling',
  'kneeling',
  'sleeping',
  'flying',
  'back',
  'pointing',
  'carrying',
]);
const worn: ReadonlySet<PropKind> = new Set(['backpack', 'life-pack', 'stethoscope', 'katana', 'camera']);
const fixedPoses: Partial<Record<PropKind, readonly string[]>> = {
  ski: ['skiing'],
  surfboard: ['surfing'],
  guitar: ['playing'],
  palette: ['painting'],
  'fishing-rod': ['fishing'],
  book: ['reading', 'seated', 'sitting'],
  sword: ['holding'],
  umbrella: ['holding'],
  staff: ['holding'],
  broom: ['holding'],
  pitchfork: ['holding'],
  ladle: ['holding'],
  balloon: ['holding'],
  lantern: ['holding'],
  flower: ['holding'],
  phone: ['holding'],
  wand: ['holding'],
  cane: ['holding'],
  bag: ['standing', 'walking', 'holding', 'hand-on-hip', 'leading'],
  briefcase: ['standing', 'walking', 'holding', 'leading'],
  shield: ['standing', 'walking', 'holding', 'leading'],
  sack: ['standing', 'walking', 'holding', 'leading', 'hand-on-hip', 'hands-in-pockets'],
};

function carried(outfit: Outfit, pose: string): PropKind[] {
  return outfit.props.filter((kind) => {
    const only = fixedPoses[kind];
    if (only) return only.includes(pose);
    return worn.has(kind) || !busyHands.has(pose);
  });
}

function brushFor(context: Context, skeleton: Skeleton, outfit: Outfit, look: LimbLook): PropBrush {
  const { body, near, far } = skeleton;
  return {
    context,
    skeleton,
    outfit,
    look,
    near: gripOf(near.arm, body.hand),
    far: gripOf(far.arm, body.hand),
    k: scaleOf(skeleton),
  };
}

export function paintPropsBehind(
  context: Context,
  skeleton: Skeleton,
  outfit: Outfit,
  look: LimbLook,
  pose: string,
): void {
  const brush = brushFor(context, skeleton, outfit, look);
  for (const kind of carried(outfit, pose)) if (props[kind].layer === 'behind') props[kind].paint(brush);
}

/** Paints what lies before the body, then the near arm, then what lies over both. */
export function paintPropsBefore(
  context: Context,
  skeleton: Skeleton,
  outfit: Outfit,
  look: LimbLook,
  pose: string,
  arm: () => void,
): void {
  const brush = brushFor(context, skeleton, outfit, look);
  const kinds = carried(outfit, pose);
  for (const kind of kinds) if (props[kind].layer === 'before') props[kind].paint(brush);
  for (const kind of kinds)
    if (
      props[kind].layer === 'over' &&
      (kind === 'book' || kind === 'guitar' || kind === 'bag' || kind === 'briefcase')
    )
      props[kind].paint(brush);
  arm();
  for (const kind of kinds)
    if (props[kind].layer === 'over' && (kind === 'shield' || kind === 'palette')) props[kind].paint(brush);
}
