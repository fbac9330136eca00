import type { Rgb } from '../../kit/colour.js';
import { lighten } from '../../kit/colour.js';
import type { FormLight } from '../../kit/form.js';
import type { Context } from '../../kit/shapes.js';
import { fillModelled, fillPath, fillStroke, frame, inFrame } from '../form/modelling.js';
import { outline, placed } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';
import type { Shoes } from './outfit.js';
import type { Proportions } from './proportions.js';
import type { Leg } from './skeleton.js';
import { skinStep, step } from './step.js';

/** A round foot with toes. */
export function paintPaw(
  context: Context,
  { foot, ankle }: Proportions,
  leg: Leg,
  tones: Tones,
  light: FormLight,
): void {
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
  const tones = shoes.kind === 'bare' ? skinStep(tonesOf(skin), far) : step(tonesOf(colour), far);
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
      skinStep(tonesOf(skin), far),
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
  fillModelled(context, placed(upper, at), shoes.kind === 'sandal' ? skinStep(tonesOf(skin), far) : tones, light, {
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
