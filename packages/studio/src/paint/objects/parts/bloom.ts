import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Point } from '../../kit/shapes.js';
import type { Gradient, Pen } from './pen.js';
import { faint, tone } from './tone.js';

export type BloomKind = 'daisy' | 'cosmos' | 'poppy' | 'rose' | 'tulip' | 'sunflower' | 'peony';

/** A flower's head at a point, seen a little from above; `size` is its radius. */
export function paintBloom(
  pen: Pen,
  kind: BloomKind,
  x: number,
  y: number,
  size: number,
  colour: Rgb,
  random: Random,
): void {
  pen.at(x, y, () => painters[kind](pen, colour, random), size, size, random.around(0.08));
}

function petal(length: number, width: number, tip = 0.85): string {
  return `M0 0C${-width * 0.7} ${-length * 0.25} ${-width} ${-length * tip} ${-width * 0.28} ${-length}Q0 ${-length * 0.955} ${width * 0.28} ${-length}C${width} ${-length * tip} ${width * 0.7} ${-length * 0.25} 0 0Z`;
}

function paintPetals(
  pen: Pen,
  count: number,
  length: number,
  width: number,
  colour: Rgb,
  random: Random,
  offset: number,
  steps: number,
): void {
  // three tones of light for the whole ring: a gradient for each petal would cost more than the petals
  const lights = [-0.7, 0, 0.7].map((facing) =>
    pen.down(
      -length,
      0,
      tone(colour, steps + facing + 0.5),
      tone(colour, steps + facing * 0.6),
      tone(colour, steps - 1.6),
    ),
  );
  const vein = faint(tone(colour, steps - 1.2), 0.5);
  for (let index = 0; index < count; index++) {
    const angle = offset + (index / count) * Math.PI * 2 + random.around(0.06);
    const reach = length * random.between(0.92, 1.02);
    const facing = Math.sin(angle) * pen.lit * 0.6 + Math.cos(angle) * 0.6;
    pen.at(
      0,
      0,
      () => {
        pen.shape(petal(reach, width), lights[Math.round(facing / 0.7) + 1] as Gradient);
        if (width > 0.3)
          pen.strokes(
            [
              [
                [0, -reach * 0.3],
                [0, -reach * 0.78],
              ],
            ],
            width * 0.09,
            vein,
          );
      },
      1,
      0.82,
      angle,
    );
  }
}

function paintHeart(pen: Pen, radius: number, colour: Rgb, random: Random): void {
  pen.oval(0, 0.02, radius * 1.06, radius * 0.94, faint([50, 25, 50], 0.35));
  pen.oval(0, 0, radius, radius * 0.88, pen.ball(colour, 0, 0, radius, 1.1));
  const dots = pen.count(5, 14);
  const { context } = pen;
  for (const steps of [1.8, -1.8]) {
    context.beginPath();
    for (let index = 0; index < dots; index++) {
      const angle = random.between(0, Math.PI * 2);
      const reach = Math.sqrt(random.next()) * radius * 0.85;
      const x = Math.cos(angle) * reach;
      const y = Math.sin(angle) * reach * 0.88;
      context.moveTo(x + radius * 0.09, y);
      context.ellipse(x, y, radius * 0.09, radius * 0.08, 0, 0, Math.PI * 2);
    }
    context.fillStyle = faint(tone(colour, steps), 0.8);
    context.fill();
  }
}

const painters: Record<BloomKind, (pen: Pen, colour: Rgb, random: Random) => void> = {
  daisy(pen, colour, random) {
    paintPetals(pen, 15, 1, 0.2, colour, random, 0.1, -0.9);
    paintPetals(pen, 15, 0.96, 0.19, colour, random, 0.3, 0.2);
    paintHeart(pen, 0.3, hex('#e6ac3a'), random);
  },
  cosmos(pen, colour, random) {
    paintPetals(pen, 8, 1, 0.44, colour, random, 0.2, -0.7);
    paintPetals(pen, 8, 0.94, 0.4, colour, random, 0.6, 0.3);
    paintHeart(pen, 0.22, hex('#e2a83c'), random);
  },
  sunflower(pen, colour, random) {
    paintPetals(pen, 19, 1, 0.21, tone(colour, -1), random, 0, -0.5);
    paintPetals(pen, 19, 0.95, 0.2, colour, random, 0.17, 0.4);
    pen.oval(0, 0, 0.5, 0.44, hex('#4a2f22'));
    paintHeart(pen, 0.46, hex('#6b4428'), random);
    pen.ring(0, 0, 0.27, 0.24, 0.09, faint(hex('#3a2318'), 0.5));
  },
  poppy(pen, colour, random) {
    for (const [angle, steps] of [
      [-0.75, -0.8],
      [0.8, -0.6],
      [3.1, -1.1],
      [-1.9, -0.2],
      [1.95, 0.1],
    ] as const) {
      pen.at(
        0,
        0,
        () => {
          const edge = random.between(0.92, 1.02);
          pen.shape(
            `M0 0C-0.75 -0.2 -0.8 ${-edge} -0.22 ${-edge * 0.96}Q0 ${-edge * 0.88} 0.25 ${-edge}C0.8 ${-edge} 0.7 -0.2 0 0Z`,
            pen.down(-1, 0.1, tone(colour, steps + 1.1), tone(colour, steps), tone(colour, steps - 2.2)),
          );
        },
        1,
        0.86,
        angle,
      );
    }
    pen.oval(0, 0, 0.2, 0.18, hex('#2d2530'));
    paintHeart(pen, 0.13, hex('#8c9a5a'), random);
  },
  peony(pen, colour, random) {
    paintPetals(pen, 8, 1, 0.5, colour, random, 0, -1.2);
    paintPetals(pen, 7, 0.8, 0.44, colour, random, 0.4, -0.2);
    paintPetals(pen, 6, 0.58, 0.36, colour, random, 0.1, 0.6);
    paintPetals(pen, 5, 0.36, 0.26, colour, random, 0.5, 1.2);
    paintHeart(pen, 0.1, hex('#e6b84a'), random);
  },
  rose(pen, colour, random) {
    const outer: readonly (readonly [number, number])[] = [
      [2.5, -1.4],
      [-2.5, -1.2],
      [1.2, -0.6],
      [-1.2, -0.8],
      [3.14, -0.3],
    ];
    for (const [angle, steps] of outer) {
      pen.at(
        0,
        0.05,
        () =>
          pen.shape(
            'M-0.1 0.2C-0.9 0.05 -0.85 -0.95 0 -0.92C0.85 -0.95 0.9 0.05 0.1 0.2Z',
            pen.down(-0.95, 0.2, tone(colour, steps + 1.4), tone(colour, steps - 0.6)),
          ),
        1,
        0.95,
        angle,
      );
    }
    pen.oval(0, -0.06, 0.66, 0.62, pen.ball(colour, 0, -0.1, 0.7, 1.1));
    // the petals wound inside
    let reach = 0.58;
    let turn = random.between(0, 2);
    for (let index = 0; index < 7; index++) {
      pen.at(
        0,
        -0.08,
        () => {
          pen.shape(
            `M${-reach} 0A${reach} ${reach * 0.92} 0 0 1 ${reach} 0A${reach * 0.98} ${reach * 0.6} 0 0 0 ${-reach} 0Z`,
            tone(colour, 1.4 - index * 0.1),
          );
          pen.ring(0, 0, reach, reach * 0.92, 0.05, faint(tone(colour, -2.2), 0.7), Math.PI * 0.1, Math.PI * 0.85);
        },
        1,
        1,
        turn,
      );
      turn += 2.2;
      reach *= 0.78;
    }
    pen.oval(0, -0.08, 0.09, 0.08, tone(colour, -2.4));
  },
  tulip(pen, colour) {
    pen.shape(
      'M-0.5 -0.8C-0.75 -0.1 -0.6 0.75 0 0.85C0.6 0.75 0.75 -0.1 0.5 -0.8C0.3 -0.7 0.2 -0.45 0 -0.95C-0.2 -0.45 -0.3 -0.7 -0.5 -0.8Z',
      pen.down(-0.9, 0.85, tone(colour, -0.6), tone(colour, -2)),
    );
    pen.shape(
      'M-0.5 -0.82C-0.85 -0.1 -0.68 0.75 -0.05 0.86C-0.22 0.4 -0.2 -0.3 -0.5 -0.82Z',
      pen.across(-0.7, 0, tone(colour, pen.lit < 0 ? 1.2 : -0.4), tone(colour, -0.6)),
    );
    pen.shape(
      'M0.5 -0.82C0.85 -0.1 0.68 0.75 0.05 0.86C0.22 0.4 0.2 -0.3 0.5 -0.82Z',
      pen.across(0, 0.7, tone(colour, -0.6), tone(colour, pen.lit > 0 ? 1.2 : -0.6)),
    );
    pen.shape(
      'M0 -0.72C-0.42 -0.25 -0.42 0.6 0 0.86C0.42 0.6 0.42 -0.25 0 -0.72Z',
      pen.roll(tone(colour, 0.4), -0.4, 0.4),
    );
    pen.line(
      [
        [0, -0.4],
        [0, 0.4],
      ],
      0.03,
      faint(tone(colour, -1.4), 0.5),
    );
  },
};

/** A stem through points with leaves along it. */
export function paintStem(pen: Pen, points: readonly Point[], width: number, usual: Rgb): void {
  const green = pen.brush.parts?.find(({ name }) => name === 'stem')?.colour ?? usual;
  pen.line(points, width, tone(green, -1));
  pen.line(
    points.map(([x, y]): Point => [x + pen.lit * width * 0.2, y]),
    width * 0.45,
    tone(green, 0.9),
  );
}
