import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { createPen } from '../parts/pen.js';
import { armchair } from './seats.js';
import { mouldedChair } from './moulded-chair.js';
import type { Point } from '../../kit/shapes.js';
import { faint, mainColour, ownColour, tone } from '../parts/tone.js';

/** A wooden kitchen chair, turned a little to the right. */
export const chair: Drawable = {
  ...known('chair'),
  aspect: 0.58,
  // one of leather or cloth is upholstered
  variant: (attributes) =>
    ['leather', 'fabric', 'velvet', 'fluffy', 'plush', 'furry', 'upholstered'].some((word) => attributes.has(word))
      ? { ...armchair, concept: 'chair' }
      : attributes.has('plastic')
        ? mouldedChair
        : chair,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wood = mainColour(brush, ['#a8703f', '#c08e55', '#8a5a38', '#5f7f7a', '#c9c0ae', '#b8503f']);
    const cushion = brush.colour
      ? tone(brush.colour, 1.4)
      : ownColour(brush, ['#c9604a', '#4f7f80', '#d9a24a', '#8a9a6a'], 'cushion');
    const padded = pen.form.chance(0.55);
    const slats = pen.form.whole(3, 4);
    const leg = (head: Point, foot: Point, width: number, steps: number): void => {
      pen.shape(
        [
          [head[0] - width / 2, head[1]],
          [head[0] + width * 0.2, head[1]],
          [foot[0] + width * 0.1, foot[1]],
          [foot[0] - width * 0.36, foot[1]],
        ],
        tone(wood, steps + pen.facing(-0.4)),
      );
      pen.shape(
        [
          [head[0] + width * 0.2, head[1]],
          [head[0] + width / 2, head[1]],
          [foot[0] + width * 0.36, foot[1] - 0.004],
          [foot[0] + width * 0.1, foot[1]],
        ],
        tone(wood, steps + pen.facing(0.9)),
      );
    };
    // far legs
    leg([0.155, -0.44], [0.165, -0.085], 0.046, -1.4);
    leg([-0.15, -0.44], [-0.165, -0.085], 0.046, -1.2);
    pen.strokes(
      [
        [
          [-0.215, -0.2],
          [-0.155, -0.23],
        ],
        [
          [0.228, -0.19],
          [0.158, -0.23],
        ],
      ],
      0.022,
      tone(wood, -1),
    );
    // back: posts and slats, leaning
    leg([-0.235, -0.98], [-0.2, -0.45], 0.05, 0);
    leg([0.155, -0.995], [0.18, -0.47], 0.05, 0);
    const rail = (y: number, height: number, steps: number): void =>
      pen.shape(
        `M-0.222 ${y}Q-0.03 ${y - 0.035} 0.16 ${y - 0.018}L0.162 ${y - 0.018 + height}Q-0.03 ${y + height - 0.035} -0.218 ${y + height}Z`,
        pen.down(y - 0.03, y + height, tone(wood, steps + 0.8), tone(wood, steps - 0.5)),
      );
    for (let index = 0; index < slats; index++)
      rail(-0.9 + (index / slats) * 0.36, slats === 3 ? 0.06 : 0.045, index === 0 ? 0.5 : 0);
    // seat
    const seat: readonly Point[] = [
      [-0.235, -0.405],
      [0.2, -0.395],
      [0.275, -0.45],
      [0.2, -0.505],
      [-0.215, -0.495],
    ];
    pen.shape(
      [
        [-0.235, -0.405],
        [0.23, -0.395],
        [0.23, -0.355],
        [-0.235, -0.365],
      ],
      tone(wood, pen.facing(-0.3) - 0.4),
    );
    pen.shape(
      [
        [0.23, -0.395],
        [0.28, -0.445],
        [0.28, -0.405],
        [0.23, -0.355],
      ],
      tone(wood, pen.facing(0.9) - 0.4),
    );
    pen.shape(
      [
        [-0.235, -0.405],
        [0.23, -0.395],
        [0.28, -0.445],
        [0.21, -0.505],
        [-0.215, -0.495],
      ],
      pen.face(tone(wood, 0.8), -0.23, -0.5, 0.28, -0.4),
    );
    if (padded) {
      pen.smooth(
        [
          [-0.22, -0.41],
          [0, -0.395],
          [0.21, -0.405],
          [0.265, -0.455],
          [0.19, -0.52],
          [0, -0.53],
          [-0.2, -0.515],
          [-0.235, -0.46],
        ],
        tone(cushion, -1),
      );
      pen.smooth(
        [
          [-0.2, -0.44],
          [0, -0.42],
          [0.2, -0.43],
          [0.24, -0.47],
          [0.17, -0.53],
          [0, -0.54],
          [-0.19, -0.525],
          [-0.215, -0.48],
        ],
        pen.face(tone(cushion, 0.3), -0.22, -0.53, 0.25, -0.42),
      );
    } else
      pen.inside(seat, () =>
        pen.strokes(
          [-0.47, -0.44].map((y) => [
            [-0.3, y],
            [0.3, y + 0.006],
          ]),
          0.006,
          faint(tone(wood, -1.8), 0.6),
        ),
      );
    // near legs and stretchers
    leg([-0.205, -0.37], [-0.225, 0], 0.056, 0.2);
    leg([0.215, -0.36], [0.245, 0], 0.056, 0.2);
    pen.shape(
      [
        [-0.21, -0.185],
        [0.225, -0.175],
        [0.226, -0.15],
        [-0.211, -0.16],
      ],
      pen.down(-0.185, -0.15, tone(wood, 0.6), tone(wood, -1.2)),
    );
    if (brush.attributes.has('rocking'))
      pen.shape(
        'M-0.335 -0.13Q0 0.06 0.335 -0.14L0.335 -0.075Q0 0.12 -0.335 -0.065Z',
        pen.down(-0.13, 0.03, tone(wood, -0.4), tone(wood, -2.2)),
      );
  },
};
