import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { fillModelled, fillPath, fillStroke, frame, inFrame, inside } from '../../form/modelling.js';
import { between, ellipsePath, outline, reach, tube } from '../../form/outline.js';
import type { Knot } from '../../form/outline.js';
import { tonesOf } from '../../form/tones.js';
import { packOf } from '../outfit.js';
import { held, scaleOf } from './prop.js';
import type { Prop, PropBrush } from './prop.js';

const wood: Rgb = [136, 96, 62];
const leather: Rgb = [126, 82, 54];

/** Things of every day. */
/** A pack on a back that is turned to us: its body, its flap, a pocket. */
function paintPackFromBehind({
  context,
  skeleton: { trunk },
  k,
  look,
  outfit,
}: Pick<PropBrush, 'context' | 'skeleton' | 'k' | 'look' | 'outfit'>): void {
  const tones = tonesOf(packOf(outfit));
  const high = outfit.packed ? 1.36 : 1.06;
  const body = outline([
    trunk(-0.62, high),
    trunk(0.62, high),
    trunk(0.84, 0.7),
    trunk(0.78, 0.06),
    trunk(-0.78, 0.06),
    trunk(-0.84, 0.7),
  ]);
  fillModelled(context, body, tones, look.light, { core: 3 * k });
  const pocket = outline([trunk(-0.5, 0.48), trunk(0.5, 0.48), trunk(0.54, 0.16), trunk(-0.54, 0.16)]);
  fillPath(context, pocket, tones.deep, 0.55);
  fillStroke(context, [trunk(-0.72, 0.72), trunk(0, 0.64), trunk(0.72, 0.72)], 1.8 * k, tones.deep, 0.8);
  if (!outfit.packed) return;
  const [x, y] = trunk(0, high + 0.06);
  fillModelled(context, ellipsePath(x, y, 17 * k, 6.5 * k), tonesOf([176, 108, 66]), look.light, { core: 2 * k });
}

export const everydayProps = {
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
    extent: ({ trunk, pose }) => [trunk(-2.4 - pose.turn * 0.45, 1.55)],
    paint: ({ context, skeleton, k, look, outfit }) => {
      const { trunk, pose } = skeleton;
      const tones = tonesOf(packOf(outfit));
      if (pose.back) return paintPackFromBehind({ context, skeleton, k, look, outfit });
      const shift = -0.75 - pose.turn * 0.45;
      const [high, deep] = outfit.packed ? [1.42, 2.1] : [1.06, 1.2];
      const path = outline([
        trunk(shift - 0.7, high - 0.06),
        trunk(shift + 0.7, high),
        trunk(shift + 0.8, 0.22),
        trunk(shift - 0.6, 0.02),
        trunk(shift - deep, 0.36),
        ...(outfit.packed ? [trunk(shift - deep, 1.05)] : []),
      ]);
      fillModelled(context, path, tones, look.light, { core: 3 * k });
      if (!outfit.packed) return;
      // a pocket, a strap, and a rolled blanket on top
      fillStroke(context, [trunk(shift - deep + 0.2, 0.98), trunk(shift + 0.1, 1.02)], 2.2 * k, tones.deep, 0.7);
      fillStroke(context, [trunk(shift - deep + 0.2, 0.56), trunk(shift - 0.5, 0.56)], 2.2 * k, tones.deep, 0.7);
      const [x, y] = trunk(shift - 0.75, high + 0.06);
      fillModelled(context, ellipsePath(x, y, 15 * k, 6.5 * k), tonesOf([176, 108, 66]), look.light, { core: 2 * k });
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
} satisfies Record<string, Prop>;
