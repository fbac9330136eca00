import type { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../kit/colour.js';
import { lighten, mix } from '../../kit/colour.js';
import type { FormLight } from '../../kit/form.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillCore, fillModelled, fillPath, fillStroke, frame, inFrame, inside } from '../form/modelling.js';
import { between, ellipsePath, outline, placed, together, tube } from '../form/outline.js';
import type { Joint, Knot } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';
import type { Outfit, Shoes } from './outfit.js';
import type { HandShape } from './poses.js';
import type { Proportions } from './proportions.js';
import type { Arm, Leg, Skeleton } from './skeleton.js';
import { paintPlatedArm, paintPlatedLeg } from './plating.js';
import { paintWing } from './wings.js';

export interface LimbLook {
  readonly skin: Rgb;
  readonly outfit: Outfit;
  readonly light: FormLight;
  readonly detail: number;
  /** The colour that was said of what is in their hands. */
  readonly held?: Rgb;
}

const step = (tones: Tones, far: boolean): Tones => (far ? behind(tones) : tones);

export function paintLeg(context: Context, skeleton: Skeleton, leg: Leg, far: boolean, look: LimbLook): void {
  const { body, pose } = skeleton;
  const { outfit, light } = look;
  if (outfit.plates) return paintPlatedLeg(context, skeleton, leg, far, outfit.plates, light);
  const { bottom } = outfit;
  const skin = step(tonesOf(look.skin), far);
  const k = body.limb;
  const bare =
    bottom.kind === 'bare' || bottom.kind === 'skirt' || bottom.kind === 'shorts' || bottom.kind === 'long-skirt';
  if (bare) {
    const flesh = legTube(leg, k, [9.4, 8, 5.2, 4.2, 3.2], [9.4, 8.2, 5, 6.3, 3.2]);
    fillModelled(context, flesh, skin, light, { core: 2.6 * k });
  }
  if (outfit.fur) {
    const furry = legTube(leg, k, [11, 10.4, 8, 6.8, 5.4], [11, 10.4, 8, 7, 5.4]);
    fillModelled(context, furry, step(tonesOf(outfit.fur), far), light, { core: 3 * k });
    if (outfit.shoes.kind === 'bare') paintPaw(context, body, leg, skin, light);
    else paintShoe(context, body, leg, outfit.shoes, far, light, pose.turn, look.skin);
    return;
  }
  paintShoe(context, body, leg, outfit.shoes, far, light, pose.turn, look.skin);
  if (bottom.kind === 'trousers' || bottom.kind === 'slim') {
    const slim = bottom.kind === 'slim';
    const pad = outfit.padding ?? 0;
    const cloth = step(tonesOf(bottom.colour), far);
    const flesh = slim
      ? legTube(leg, k, [10, 8.6, 5.9, 5, 4], [10, 8.8, 5.8, 6.8, 4])
      : legTube(
          leg,
          k,
          [10.4, 9.2 + pad, 7.2 + pad, 6.6 + pad, 6 + pad],
          [10.4, 9.4 + pad, 7.2 + pad, 7.2 + pad, 6.2 + pad],
        );
    fillModelled(context, flesh, cloth, light, { core: 3 * k });
    inside(context, flesh, () => {
      if (bottom.stripe)
        fillPath(context, legTube(leg, k, [1.2, 1, 0.9, 0.9, 0.9], [1.2, 1, 0.9, 0.9, 0.9]), bottom.stripe);
      if (look.detail > 0.1) legFolds(context, leg, k, cloth);
    });
  }
  if (bottom.kind === 'shorts') {
    const cloth = step(tonesOf(bottom.colour), far);
    const hem = between(leg.hip, leg.knee, 0.66);
    const cut = tube(
      [
        [leg.hip[0], leg.hip[1], 10.6 * k],
        [(leg.hip[0] + hem[0]) / 2, (leg.hip[1] + hem[1]) / 2, 9.8 * k],
        [hem[0], hem[1], 9.4 * k],
      ],
      'cut',
    );
    fillModelled(context, together([cut, ellipsePath(leg.hip[0], leg.hip[1], 10.4 * k)]), cloth, light, { core: 0 });
    fillCore(context, cut, cloth.shade, light, 3 * k);
  }
}

/** A round foot with toes. */
function paintPaw(context: Context, { foot, ankle }: Proportions, leg: Leg, tones: Tones, light: FormLight): void {
  const at = frame(leg.ankle[0], leg.ankle[1], 1, leg.foot);
  const paw = outline([
    [-foot * 0.3, ankle, true],
    [-foot * 0.34, ankle * 0.1],
    [0, -ankle * 0.9],
    [foot * 0.42, -ankle * 0.3],
    [foot * 0.6, ankle * 0.5],
    [foot * 0.56, ankle, true],
  ]);
  fillModelled(context, placed(paw, at), tones, light, { core: 1.5 });
  inFrame(context, at, () => {
    for (const x of [0.3, 0.44])
      fillStroke(
        context,
        [
          [foot * x, ankle * 0.95],
          [foot * (x + 0.01), ankle * 0.6],
          [foot * (x - 0.02), ankle * 0.25],
        ],
        0.9,
        tones.deep,
        0.7,
      );
  });
}

function legTube({ hip, knee, ankle }: Leg, k: number, front: readonly number[], back: readonly number[]): Path2D {
  const calf = between(knee, ankle, 0.34);
  const thigh = between(hip, knee, 0.45);
  const end = between(knee, ankle, 1.05);
  const points = [hip, thigh, knee, calf, end];
  return tube(
    points.map(([x, y], index): Joint => [x, y, (front[index] as number) * k, (back[index] as number) * k]),
    'rounded-root',
  );
}

function legFolds(context: Context, { hip, knee, ankle }: Leg, k: number, cloth: Tones): void {
  const bent = Math.abs(
    (knee[0] - hip[0]) / (Math.abs(knee[1] - hip[1]) + 1) - (ankle[0] - knee[0]) / (Math.abs(ankle[1] - knee[1]) + 1),
  );
  const strength = 0.35 + Math.min(0.4, bent * 0.4);
  const at = ([x, y]: Point, dx: number, dy: number): Point => [x + dx * k, y + dy * k];
  fillStroke(context, [at(knee, -7, 1), at(knee, -1.5, 2.2), at(knee, 3.5, 0.6)], 1.7 * k, cloth.deep, strength);
  if (bent > 0.4)
    fillStroke(context, [at(knee, -7, -3), at(knee, -2, -2), at(knee, 2, -4)], 1.4 * k, cloth.deep, strength * 0.8);
  const low = between(knee, ankle, 0.9);
  fillStroke(context, [at(low, -6, -1), at(low, 0, 1.4), at(low, 5, -0.8)], 1.5 * k, cloth.deep, 0.4);
  const high = between(hip, knee, 0.2);
  fillStroke(context, [at(high, 8, -5), at(high, 3, -1), at(high, -2, 1)], 1.6 * k, cloth.deep, 0.35);
}

export function paintShoe(
  context: Context,
  body: Proportions,
  leg: Leg,
  shoes: Shoes,
  far: boolean,
  light: FormLight,
  turn: number,
  skin: Rgb,
): void {
  // seen from the front a foot is foreshortened
  const long = (body.foot / 26) * (0.72 + 0.28 * turn);
  const high = body.ankle / 7.8;
  const k = (x: number, y: number, sharp = false): Knot => [x * long, y * high, sharp];
  const at = frame(leg.ankle[0], leg.ankle[1], 1, leg.foot);
  const colour = shoes.kind === 'bare' ? skin : shoes.colour;
  const tones = step(tonesOf(colour), far);
  const sole = step(tonesOf(shoes.kind === 'sneaker' ? [238, 234, 226] : lighten(colour, -0.16)), far);
  if (shoes.kind === 'heel') {
    const shape = outline([
      k(-5.5, -1),
      k(-4.5, 5),
      k(-5.6, 7.8, true),
      k(-4.4, 7.8, true),
      k(-1, 4),
      k(7, 6.6),
      k(10, 7.8, true),
      k(18.5, 7.8, true),
      k(17, 5.4),
      k(10, 2.6),
      k(5, 1),
    ]);
    fillModelled(
      context,
      placed(outline([k(-4, -3), k(4, -3), k(10, 2.4), k(15, 5.6), k(4, 6), k(-5, 4)]), at),
      step(tonesOf(skin), far),
      light,
    );
    fillModelled(context, placed(shape, at), tones, light, { core: 1.5 });
    return;
  }
  const boot = shoes.kind === 'boot';
  const upper = boot
    ? outline([
        k(-5.8, -15),
        k(5.6, -15),
        k(5.2, -3),
        k(8, 0.6),
        k(15, 2.6),
        k(19, 5),
        k(19.4, 7.6, true),
        k(-6.6, 7.6, true),
        k(-6.8, 2),
        k(-5.6, -5),
      ])
    : shoes.kind === 'sandal' || shoes.kind === 'bare'
      ? outline([
          k(-4.2, -4),
          k(3.6, -4),
          k(7, 0.8),
          k(13, 3.6),
          k(18.4, 5.4),
          k(18.8, 7.8, true),
          k(-6, 7.8, true),
          k(-6, 3),
        ])
      : outline([
          k(-4.8, -2.4),
          k(0, -1.4),
          k(4.4, -2.6),
          k(8, 0.8),
          k(14, 3),
          k(19, 4.8),
          k(19.6, 7.6, true),
          k(-6.4, 7.6, true),
          k(-6.6, 3),
        ]);
  fillModelled(context, placed(upper, at), shoes.kind === 'sandal' ? step(tonesOf(skin), far) : tones, light, {
    core: 1.6,
  });
  if (shoes.kind === 'bare') return;
  fillPath(
    context,
    placed(outline([k(-6.7, 6.1, true), k(19.6, 6.1, true), k(19.8, 7.8, true), k(-6.6, 7.8, true)]), at),
    sole.base,
  );
  inFrame(context, at, () => {
    if (shoes.kind === 'sandal') {
      fillStroke(
        context,
        [
          [-4 * long, -1 * high],
          [0, 1.5 * high],
          [5 * long, -1 * high],
        ],
        2.4,
        colour,
      );
      fillStroke(
        context,
        [
          [8 * long, 1 * high],
          [11 * long, 3.4 * high],
          [12 * long, 6.4 * high],
        ],
        2.6,
        colour,
      );
    } else if (shoes.kind === 'sneaker') {
      fillStroke(
        context,
        [
          [4 * long, 0.4 * high],
          [7.4 * long, 2 * high],
          [9 * long, 2.2 * high],
        ],
        1.3,
        sole.base,
        0.9,
      );
      fillStroke(
        context,
        [
          [6.4 * long, 1.6 * high],
          [9.8 * long, 3.2 * high],
          [11.6 * long, 3.4 * high],
        ],
        1.3,
        sole.base,
        0.9,
      );
    }
  });
}

/** Half-widths of a bare arm at shoulder, mid, elbow, forearm, wrist. */
const ARM = [5.5, 5, 4.1, 4.3, 2.8] as const;

export function paintArm(context: Context, skeleton: Skeleton, arm: Arm, far: boolean, look: LimbLook): void {
  const { body } = skeleton;
  const { outfit, light } = look;
  if (outfit.wings) return paintWing(context, arm, far, outfit.wings, light);
  const k = body.limb;
  const skin = step(tonesOf(look.skin), far);
  const { sleeves } = outfit.top;
  const glove = outfit.gloves ? step(tonesOf(outfit.gloves), far) : undefined;
  const shape = (ease: number, until = 1, cuff = 0): Path2D => {
    const points: [Point, number][] = [
      [arm.shoulder, ARM[0] + ease * 0.6],
      [between(arm.shoulder, arm.elbow, 0.5), ARM[1] + ease],
      [arm.elbow, ARM[2] + ease],
      [between(arm.elbow, arm.wrist, 0.3), ARM[3] + ease],
      [between(arm.elbow, arm.wrist, until), ARM[4] + ease + cuff],
    ];
    return tube(points.map(([[x, y], width]): Joint => [x, y, width * k]));
  };
  if (sleeves === 'none' || sleeves === 'short') {
    fillModelled(context, shape(0), skin, light, { core: 2 * k });
  }
  paintHand(context, arm, body, glove ?? skin, light, look.detail);
  if (outfit.plates) return paintPlatedArm(context, skeleton, arm, far, outfit.plates, light);
  if (sleeves === 'none') return;
  const cloth = step(tonesOf(outfit.top.colour), far);
  if (outfit.fur) {
    const fur = step(tonesOf(outfit.fur), far);
    fillModelled(context, shape(1.8, 1.02, 0.6), fur, light, { core: 2.6 * k });
    return;
  }
  if (sleeves === 'short') {
    const end = between(arm.shoulder, arm.elbow, 0.62);
    const sleeve = tube(
      [
        [arm.shoulder[0], arm.shoulder[1], (ARM[0] + 0.7) * k],
        [(arm.shoulder[0] + end[0]) / 2, (arm.shoulder[1] + end[1]) / 2, (ARM[0] + 1.1) * k],
        [end[0], end[1], (ARM[0] + 1.6) * k],
      ],
      'cut',
    );
    const cap = ellipsePath(arm.shoulder[0], arm.shoulder[1], (ARM[0] + 0.6) * k);
    fillModelled(context, together([sleeve, cap]), cloth, light);
    fillCore(context, sleeve, cloth.shade, light, 2.4 * k);
    return;
  }
  const wide = sleeves === 'wide';
  const sleeve = shape(0.7 + Math.min(1.3, outfit.top.ease * 0.34) + (outfit.padding ?? 0), 0.96, wide ? 5 : 0.4);
  fillModelled(context, sleeve, cloth, light, { core: 2.6 * k });
  inside(context, sleeve, () => {
    const cuff = between(arm.elbow, arm.wrist, 0.9);
    if (look.detail > 0.1) {
      const bend = bendOf(arm);
      const e = arm.elbow;
      const inner = bend >= 0 ? 1 : -1;
      fillStroke(
        context,
        [
          [e[0] + 5 * k * inner, e[1] - 3 * k],
          [e[0], e[1] - 0.6 * k],
          [e[0] - 3.4 * k * inner, e[1] + 1.4 * k],
        ],
        1.6 * k,
        cloth.deep,
        0.5,
      );
      fillStroke(
        context,
        [
          [e[0] + 5 * k * inner, e[1] + 1.5 * k],
          [e[0], e[1] + 2.4 * k],
          [e[0] - 3 * k * inner, e[1] + 4.2 * k],
        ],
        1.3 * k,
        cloth.deep,
        0.35,
      );
    }
    const angle = (arm.angle * Math.PI) / 180;
    const across: Point = [Math.cos(angle) * 7 * k, -Math.sin(angle) * 7 * k];
    fillStroke(
      context,
      [[cuff[0] - across[0], cuff[1] - across[1]], cuff, [cuff[0] + across[0], cuff[1] + across[1]]],
      1.8 * k,
      outfit.top.pattern === 'fur' ? [250, 248, 244] : cloth.deep,
      outfit.top.pattern === 'fur' ? 1 : 0.55,
    );
  });
  if (outfit.top.pattern === 'fur') {
    const cuff = between(arm.elbow, arm.wrist, 0.96);
    fillModelled(context, ellipsePath(cuff[0], cuff[1], 5.6 * k, 5 * k), step(tonesOf([250, 248, 244]), far), light);
  }
}

/** A hand in a pocket: its opening lies over the wrist. */
export function paintPocket(context: Context, { body }: Skeleton, arm: Arm, cloth: Rgb, light: FormLight): void {
  const k = body.limb;
  const tones = tonesOf(cloth);
  const [x, y] = [arm.wrist[0], arm.wrist[1] + 2.4 * k];
  fillModelled(
    context,
    outline([
      [x - 5.4 * k, y - 3 * k],
      [x + 5 * k, y - 4.4 * k],
      [x + 6 * k, y + 6 * k],
      [x, y + 9 * k],
      [x - 6 * k, y + 6 * k],
    ]),
    tones,
    light,
  );
  fillStroke(
    context,
    [
      [x - 5.6 * k, y - 2.6 * k],
      [x, y - 3.4 * k],
      [x + 5.4 * k, y - 4.4 * k],
    ],
    1.5 * k,
    tones.deep,
    0.8,
  );
}

function bendOf({ shoulder, elbow, wrist }: Arm): number {
  return (elbow[0] - shoulder[0]) * (wrist[1] - elbow[1]) - (elbow[1] - shoulder[1]) * (wrist[0] - elbow[0]);
}

/** Hands around the wrist, fingers along +x, the thumb above. */
const hands: Record<Exclude<HandShape, 'hidden'>, () => Path2D[]> = {
  relaxed: () => [
    outline([
      [-2, -2.9],
      [3, -3.6],
      [7, -3.9],
      [11.5, -3.2],
      [15.4, -1.2],
      [16.6, 1.2],
      [14.6, 2.9],
      [10.5, 3.9],
      [5, 3.7],
      [-2, 2.9],
    ]),
    outline([
      [2.5, -3],
      [6, -5],
      [9.6, -6],
      [10.8, -5],
      [9, -3.4],
      [6, -2],
    ]),
  ],
  open: () => [
    outline([
      [-2, -2.9],
      [3, -3.8],
      [7.5, -4.4],
      [8.8, 0],
      [8, 4],
      [4, 3.8],
      [-2, 2.9],
    ]),
    tube([
      [3, -3, 1.6],
      [6.4, -6, 1.4],
      [8.6, -8.6, 1],
    ]),
    tube([
      [7, -3.4, 1.5],
      [12, -5.2, 1.3],
      [15.2, -6.4, 1],
    ]),
    tube([
      [7.6, -1.2, 1.5],
      [13, -1.9, 1.35],
      [17, -2.4, 1],
    ]),
    tube([
      [7.6, 1.2, 1.5],
      [13, 1.4, 1.3],
      [16.4, 1.6, 1],
    ]),
    tube([
      [6.8, 3.2, 1.4],
      [11, 4.4, 1.2],
      [13.6, 5.2, 0.9],
    ]),
  ],
  grip: () => [
    outline([
      [-2, -2.9],
      [2.4, -4],
      [6.4, -4.6],
      [10, -3.4],
      [11, 0],
      [9.6, 3.6],
      [5.6, 4.6],
      [1.6, 3.8],
      [-2, 2.9],
    ]),
    outline([
      [3, -3.6],
      [6, -6],
      [9, -4.6],
      [8.4, -2],
      [5, -1.4],
    ]),
  ],
};

function paintHand(
  context: Context,
  arm: Arm,
  body: Proportions,
  tones: Tones,
  light: FormLight,
  detail: number,
): void {
  if (arm.hand === 'hidden') return;
  const scale = body.hand / 17;
  const at = frame(arm.wrist[0], arm.wrist[1], scale, 90 - arm.angle);
  const paths = hands[arm.hand]().map((path) => placed(path, at));
  fillModelled(context, together(paths), tones, light);
  fillCore(context, paths[0] as Path2D, tones.shade, light, 1.3 * scale);
  if (detail < 0.2) return;
  inFrame(context, at, () => {
    const lines: Point[][] =
      arm.hand === 'grip'
        ? [
            [
              [6.5, -2],
              [10, -1.4],
            ],
            [
              [6.5, 0.6],
              [10.4, 0.9],
            ],
            [
              [6, 2.8],
              [9.2, 2.9],
            ],
          ]
        : arm.hand === 'relaxed'
          ? [
              [
                [9, -0.8],
                [15.4, 0],
              ],
              [
                [8.6, 1.4],
                [13.6, 2],
              ],
            ]
          : [];
    for (const line of lines)
      fillStroke(
        context,
        [line[0] as Point, between(line[0] as Point, line[1] as Point, 0.5), line[1] as Point],
        0.8,
        mix(tones.deep, tones.shade, 0.3),
        0.6,
      );
  });
}
