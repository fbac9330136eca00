import type { Path2D } from '@napi-rs/canvas';
import { css, lighten, lightnessOf, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { FormLight } from '../../kit/form.js';
import type { Context } from '../../kit/shapes.js';
import { fillCore, fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, tube } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Glasses } from './outfit.js';
import type { Age, Sex } from './proportions.js';

export interface FaceLook {
  readonly skin: Rgb;
  readonly hair: Rgb;
  readonly iris: Rgb;
  readonly eyeless?: boolean;
  readonly age: Age;
  readonly sex: Sex;
  /** 0 faces us … 1 looks far to the right. */
  readonly turn: number;
  readonly expression: 'calm' | 'smile' | 'joy' | 'focus' | 'asleep' | 'sad' | 'angry' | 'surprise';
  readonly tears?: boolean;
  readonly freckles?: boolean;
  readonly lovestruck?: boolean;
  readonly light: FormLight;
  readonly detail: number;
  readonly glasses?: Glasses | undefined;
}

/** The head around its middle, chin to crown 100 high, turned to the right. */
export function skullPath({ age, sex, turn }: Pick<FaceLook, 'age' | 'sex' | 'turn'>): Path2D {
  const young = age === 'baby' ? 1 : age === 'child' ? 0.7 : 0;
  const jaw = sex === 'man' && young === 0 ? 1 : 0;
  const wide = 1 + young * (age === 'baby' ? 0.2 : 0.12);
  const t = turn;
  const knots: Knot[] = [
    [0, -50],
    [22, -46.5],
    [34 + t, -27],
    [35 + t * 2, -8],
    [33 + t * 3, 4],
    [32 + t * 2, 17 + young * 4],
    [26 + jaw * 1.5 + t * 2, 32],
    [17 + jaw * 2 + t * 3, 43.5],
    [9 + t * 5, 49.5],
    [-1 + t * 4, 49.5],
    [-13 - jaw * 2, 42.5],
    [-25 - jaw * 1.5, 29],
    [-32, 12],
    [-36 + t, -8],
    [-36, -26],
    [-23, -45],
  ];
  return outline(knots.map(([x, y]): Knot => [x * (y > -10 ? wide : 1 + young * 0.06), y]));
}

export function paintEar(context: Context, skin: Rgb, light: FormLight, x: number, far = false): void {
  const tones = tonesOf(skin);
  const ear = outline([
    [x + 4, -7],
    [x - 3, -9],
    [x - 7, -2],
    [x - 4, 9],
    [x + 2, 13],
    [x + 5, 8],
  ]);
  fillModelled(context, ear, far ? { ...tones, base: tones.shade, lit: tones.shade } : tones, light);
  fillStroke(
    context,
    [
      [x + 2, -4],
      [x - 3, -1],
      [x - 1, 6],
    ],
    2.2,
    tones.deep,
    0.5,
  );
}

/** Ears that end in points, before the hair. */
export function paintPointedEars(context: Context, skin: Rgb, light: FormLight, turn: number): void {
  for (const side of turn > 0.6 ? [-1] : [-1, 1]) {
    const ear = outline([
      [side * 32, 8],
      [side * 34, -8],
      [side * 58, -34, true],
      [side * 46, -4],
      [side * 36, 12],
    ]);
    fillModelled(context, ear, tonesOf(skin), light);
  }
}

/** The face on the skull: planes first, then features. */
export function paintFace(context: Context, look: FaceLook): void {
  const { skin, turn, light, age, sex, expression } = look;
  const tones = tonesOf(skin);
  const dark = lightnessOf(skin) < 0.55;
  const young = age === 'baby' || age === 'child';
  const skull = skullPath(look);
  fillModelled(context, skull, tones, light);
  const m = 3 + turn * 13;
  const eyeY = young ? 7 : 3;
  const gap = young ? 17 : 15;
  const blush = mix(skin, dark ? [176, 72, 56] : [232, 108, 92], dark ? 0.35 : 0.42);
  inside(context, skull, () => {
    fillCore(context, skull, tones.shade, light, 7, 0.55);
    softPatch(context, m + 3, -28, 26, 16, tones.lit, 0.5);
    softPatch(context, m - gap - 3, 20, 10, 8, blush, young ? 0.7 : 0.45);
    softPatch(context, m + gap + 2, 20, 8, 8, blush, young ? 0.7 : 0.4);
    if (look.freckles)
      for (const side of [-1, 1])
        for (const [x, y] of [
          [0, 0],
          [5, -3],
          [-5, -2],
          [3, 4],
          [-4, 4],
          [9, 1],
          [-8, 2],
        ] as const)
          fillPath(context, ellipsePath(m + side * (gap - 2) + x, 18 + y, 1.1), mix(skin, [140, 74, 40], 0.55));
    // under the brow
    softPatch(context, m - gap, eyeY - 3, 10, 7, tones.shade, 0.5);
    softPatch(context, m + gap - 1, eyeY - 3, 9, 7, tones.shade, 0.5);
    if (age === 'elderly' && look.detail > 0.1) {
      for (const side of [-1, 1]) {
        fillStroke(
          context,
          [
            [m + side * 9, 20],
            [m + side * 13, 26],
            [m + side * 13, 33],
          ],
          1.6,
          tones.deep,
          0.45,
        );
        fillStroke(
          context,
          [
            [m + side * (gap - 6), eyeY + 9],
            [m + side * gap, eyeY + 11],
            [m + side * (gap + 6), eyeY + 8],
          ],
          1.3,
          tones.deep,
          0.4,
        );
      }
      fillStroke(
        context,
        [
          [m - 14, -22],
          [m, -24],
          [m + 14, -22],
        ],
        1.3,
        tones.deep,
        0.3,
      );
    }
  });
  // nose: a plane of shadow on the side that is turned from the light, a soft tip
  const noseLength = young ? 12 : 17;
  const tipX = m + 2 + turn * 6;
  const tipY = eyeY + noseLength;
  const awayLeft = light.side >= 0;
  const edge = awayLeft ? -1 : 1;
  fillPath(
    context,
    outline([
      [m + turn * 3 + edge, eyeY - 3],
      [m + turn * 4 + edge * 1.4, eyeY + noseLength * 0.5],
      [tipX + edge * 6, tipY - 1],
      [tipX + edge * 3, tipY + 2.4],
      [tipX, tipY + 1],
      [tipX - edge, eyeY + noseLength * 0.6],
    ]),
    tones.shade,
    0.85,
  );
  fillStroke(
    context,
    [
      [tipX - 4.6, tipY + 0.4],
      [tipX - 1, tipY + 2.6],
      [tipX + 3.6, tipY + 0.6],
    ],
    2,
    tones.deep,
    0.6,
  );
  softPatch(context, tipX + 1.5, tipY - 3, 4.4, 4, tones.lit, 0.6);
  paintMouth(context, look, m + turn * 3, tipY + (young ? 11 : 12), dark);
  if (!look.eyeless) paintEyes(context, look, m, eyeY, gap);
  const brow = lightnessOf(look.hair) > 0.82 ? lighten(look.hair, -0.12) : mix(look.hair, [30, 22, 26], 0.25);
  const lift =
    expression === 'surprise'
      ? -5
      : expression === 'joy'
        ? -3
        : expression === 'focus' || expression === 'angry'
          ? 2
          : 0;
  const heavy = sex === 'man' && !young ? 3.6 : 2.6;
  const inner = expression === 'angry' ? 5.4 : expression === 'sad' ? -4.6 : 0;
  const browY = eyeY - 11.5 + lift;
  fillStroke(
    context,
    [
      [m - gap - 8, browY + 2.4],
      [m - gap - 1, browY - 1.4],
      [m - gap + 7, browY + 1 + inner],
    ],
    heavy,
    brow,
    0.95,
  );
  fillStroke(
    context,
    [
      [m + gap - 7, browY + 1 + inner],
      [m + gap + 1, browY - 1.4],
      [m + gap + 6.4, browY + 2],
    ],
    heavy,
    brow,
    0.95,
  );
  if (look.tears) paintTears(context, m, eyeY, gap);
  if (look.glasses) paintGlasses(context, look.glasses, m, eyeY, gap);
}

function paintTears(context: Context, m: number, y: number, gap: number): void {
  for (const side of [-1, 1]) {
    const x = m + side * gap;
    fillStroke(
      context,
      [
        [x + side, y + 5],
        [x + side * 2, y + 14],
        [x + side * 2.4, y + 22],
      ],
      3,
      [150, 204, 240],
      0.9,
    );
    fillPath(context, ellipsePath(x + side * 2.4, y + 24, 3, 4), [150, 204, 240]);
  }
}

function paintEyes(
  context: Context,
  { iris, age, sex, expression, hair, skin, lovestruck }: FaceLook,
  m: number,
  y: number,
  gap: number,
): void {
  const young = age === 'baby' || age === 'child';
  const size = (young ? 5.4 : 4.6) * (expression === 'surprise' ? 1.5 : 1);
  const line: Rgb = mix(hair, [26, 20, 26], 0.75);
  for (const side of [-1, 1] as const) {
    const x = m + side * gap - (side === 1 ? 1 : 0);
    const wide = side === 1 ? 0.94 : 1;
    if (lovestruck) {
      const heart = outline([
        [x, y + 7, true],
        [x - 8, y - 1],
        [x - 4.5, y - 7],
        [x, y - 3, true],
        [x + 4.5, y - 7],
        [x + 8, y - 1],
      ]);
      fillPath(context, heart, [222, 48, 80]);
      continue;
    }
    if (expression === 'asleep' || expression === 'joy') {
      const sag = expression === 'asleep' ? 2.6 : -3;
      fillStroke(
        context,
        [
          [x - 6.5 * wide, y],
          [x - 2, y + sag],
          [x + 2, y + sag],
          [x + 6.5 * wide, y],
        ],
        3,
        line,
      );
      continue;
    }
    const shape = outline([
      [x - 7 * wide, y + 0.6, true],
      [x - 2.5, y - size * 0.72],
      [x + 2.5, y - size * 0.72],
      [x + 7 * wide, y + 0.2, true],
      [x + 2.2, y + size * 0.6],
      [x - 2.4, y + size * 0.6],
    ]);
    fillPath(context, shape, mix([248, 244, 238], skin, 0.18));
    inside(context, shape, () => {
      fillPath(context, ellipsePath(x + 1, y - 0.5, size * 1.02), iris);
      fillPath(context, ellipsePath(x + 1, y - 0.5, size * 0.62), [24, 18, 22]);
      fillPath(context, ellipsePath(x + 2.8, y - 2.1, size * 0.26), [255, 255, 255], 0.95);
      fillPath(
        context,
        outline([
          [x - 8, y - size * 1.2],
          [x + 8, y - size * 1.2],
          [x + 7, y - size * 0.5],
          [x, y - size * 0.62],
          [x - 7, y - size * 0.4],
        ]),
        mix(skin, [40, 30, 60], 0.4),
        0.35,
      );
    });
    const lash = sex === 'woman' || young ? 2.4 : 1.8;
    fillStroke(
      context,
      [
        [x - 7.4 * wide, y + 0.8],
        [x - 2.6, y - size * 0.8],
        [x + 2.6, y - size * 0.8],
        [x + 7.6 * wide, y + 0.2],
      ],
      lash,
      line,
    );
    if (sex === 'woman' && !young)
      fillStroke(
        context,
        [
          [x - 6.4 * wide, y - 0.4],
          [x - 8, y - 1.6],
          [x - 9.6, y - 3.4],
        ],
        1.6,
        line,
        side === -1 ? 1 : 0,
      );
    if (sex === 'woman' && !young && side === 1)
      fillStroke(
        context,
        [
          [x + 6.6, y - 0.6],
          [x + 8, y - 1.8],
          [x + 9, y - 3.4],
        ],
        1.6,
        line,
      );
  }
}

function paintMouth(
  context: Context,
  { skin, sex, age, expression }: FaceLook,
  x: number,
  y: number,
  dark: boolean,
): void {
  const young = age === 'baby' || age === 'child';
  const lips = mix(skin, dark ? [150, 58, 62] : [200, 82, 82], sex === 'woman' && !young ? 0.72 : 0.45);
  const line = mix(lips, [70, 24, 30], 0.6);
  if (expression === 'joy') {
    const open = outline([
      [x - 11, y - 3, true],
      [x, y - 1.4],
      [x + 11, y - 3, true],
      [x + 7, y + 6],
      [x, y + 8.4],
      [x - 7, y + 6],
    ]);
    fillPath(context, open, mix(line, [90, 24, 34], 0.5));
    inside(context, open, () => {
      fillPath(
        context,
        outline([
          [x - 11, y - 4],
          [x + 11, y - 4],
          [x + 9, y + 1],
          [x, y + 2],
          [x - 9, y + 1],
        ]),
        [252, 248, 242],
      );
      fillPath(context, ellipsePath(x, y + 8, 6, 3.6), [214, 96, 100]);
    });
    return;
  }
  if (expression === 'surprise') {
    fillPath(context, ellipsePath(x, y + 3.4, 6.2, 8), line);
    fillPath(context, ellipsePath(x, y + 4.6, 4.4, 5.8), mix(line, [50, 10, 18], 0.6));
    return;
  }
  const curve =
    expression === 'smile'
      ? 4
      : expression === 'sad' || expression === 'angry'
        ? -4
        : expression === 'focus'
          ? 0.2
          : 1.4;
  const half = expression === 'smile' ? 9.5 : 8;
  if (sex === 'woman' && !young) {
    fillPath(
      context,
      outline([
        [x - half + 1, y, true],
        [x - 2.5, y - 2.6],
        [x, y - 1.8],
        [x + 2.5, y - 2.6],
        [x + half - 1, y, true],
        [x + 4, y + 4.4],
        [x, y + 5.2],
        [x - 4, y + 4.4],
      ]),
      lips,
    );
  } else
    fillPath(
      context,
      outline([
        [x - 6, y + 1.4],
        [x, y + 2],
        [x + 6, y + 1.4],
        [x + 3, y + 4.6],
        [x - 3, y + 4.6],
      ]),
      lips,
      0.75,
    );
  fillStroke(
    context,
    [
      [x - half, y - curve * 0.8],
      [x - 3, y + curve * 0.5],
      [x + 3, y + curve * 0.5],
      [x + half, y - curve * 0.8],
    ],
    2.1,
    line,
    0.9,
  );
}

function paintGlasses(context: Context, kind: Glasses, m: number, y: number, gap: number): void {
  const horn = kind === 'horn-rimmed';
  const frameColour: Rgb = horn ? [70, 40, 28] : [44, 36, 40];
  for (const side of [-1, 1]) {
    const x = m + side * gap;
    const lens = ellipsePath(x, y + 0.6, horn ? 12 : 11, horn ? 11 : 9.6);
    if (kind === 'sunglasses') fillPath(context, lens, [38, 34, 44], 0.94);
    else fillPath(context, lens, [255, 255, 255], 0.16);
    context.strokeStyle = css(frameColour);
    context.lineWidth = horn ? 4.6 : 2.2;
    context.stroke(lens);
    if (kind === 'sunglasses')
      fillStroke(
        context,
        [
          [x - 5, y - 3],
          [x - 1, y - 5],
          [x + 3, y - 4],
        ],
        2,
        [255, 255, 255],
        0.5,
      );
  }
  fillStroke(
    context,
    [
      [m - gap + 10, y - 1],
      [m, y - 3],
      [m + gap - 10, y - 1],
    ],
    2.4,
    frameColour,
  );
  fillPath(
    context,
    tube([
      [m - gap - 10.5, y - 2, 1],
      [-33, y - 1, 1],
    ]),
    frameColour,
  );
}
