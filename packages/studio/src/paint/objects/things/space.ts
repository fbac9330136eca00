import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { faint, gold, has, lamplight, mainColour, ownColour, tone } from '../parts/tone.js';

/** Worlds by name: their colours, whether clouds run around them in bands, whether rings do. */
const worlds: ReadonlyMap<string, { readonly colour: string; readonly banded: number; readonly ringed?: true }> =
  new Map(
    Object.entries({
      jupiter: { colour: '#d2a878', banded: 1 },
      saturn: { colour: '#dcc08a', banded: 0.5, ringed: true },
      mars: { colour: '#c2683f', banded: 0 },
      venus: { colour: '#e6cf9a', banded: 0.3 },
      neptune: { colour: '#3f6cc8', banded: 0.3 },
      uranus: { colour: '#9ad4dc', banded: 0.15 },
      mercury: { colour: '#9a9088', banded: 0 },
    } as const),
  );

/** A world with bands of cloud, and a ring for some. */
export const planet: Drawable = {
  ...known('planet'),
  aspect: 1,
  overhang: 0.37,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const name = [...brush.attributes].find((word) => worlds.has(word));
    const world = name === undefined ? undefined : worlds.get(name);
    const main = mainColour(
      brush,
      world ? [world.colour] : ['#d99a5a', '#c8704f', '#6a8ac0', '#8a6ab0', '#5fa0a0', '#d9b87a'],
    );
    const isRinged = world ? 'ringed' in world : pen.form.fork('ringed').chance(0.6);
    const banded = world?.banded ?? 0.7;
    const ring = ownColour(brush, ['#e6d0a0', '#c9b0d0', '#d0dce6'], 'ring');
    const radius = 0.495;
    const middle = -0.5;
    const turn = -0.32;
    const bands = pen.form.fork('bands');
    const glow = tone(main, 2);
    pen.glow(0, middle, 0.68, glow, 0.35);
    const ringHalf = (from: number, to: number): void =>
      pen.at(
        0,
        middle,
        () => {
          for (const [reach, width, steps, alpha] of [
            [0.82, 0.05, 0, 0.9],
            [0.75, 0.05, 0.8, 0.85],
            [0.675, 0.055, -0.8, 0.75],
            [0.615, 0.025, 0.4, 0.6],
          ] as const) {
            context.beginPath();
            context.ellipse(0, 0, reach, reach * 0.24, 0, from, to);
            context.lineWidth = width;
            context.lineCap = 'butt';
            context.strokeStyle = faint(tone(ring, steps), alpha);
            context.stroke();
          }
        },
        1,
        1,
        turn,
      );
    if (isRinged) ringHalf(Math.PI, Math.PI * 2);
    const circle = `M${-radius} ${middle}A${radius} ${radius} 0 1 1 ${radius} ${middle}A${radius} ${radius} 0 1 1 ${-radius} ${middle}Z`;
    pen.shape(circle, main);
    pen.inside(circle, () => {
      pen.at(
        0,
        middle,
        () => {
          if (banded === 0) paintStone(pen, main, name === 'mars');
          const count = banded > 0 ? 11 : 0;
          for (let index = 0; index < count; index++) {
            const y = -0.48 + index * 0.094;
            // light zones and dark belts in turn where the world is known for them
            const steps = banded === 1 ? (index % 2 === 0 ? 1.5 : -2) : bands.between(-1.4, 1.4) * banded * 1.4;
            const thick = bands.between(0.03, 0.075);
            const bow = 0.05 * (y / 0.5);
            pen.line(
              [
                [-0.55, y],
                [-0.2, y + bow + bands.around(0.006)],
                [0.2, y + bow + bands.around(0.006)],
                [0.55, y],
              ],
              thick,
              faint(tone(main, steps), 0.6 + banded * 0.2),
            );
          }
          if (banded === 1) {
            // the great red spot
            pen.oval(0.16, 0.15, 0.13, 0.075, faint(hex('#f0dcc0'), 0.85));
            pen.oval(0.16, 0.15, 0.105, 0.056, hex('#b8492f'));
            pen.oval(0.15, 0.142, 0.06, 0.026, faint(hex('#d87a52'), 0.8));
          } else if (banded > 0.4) {
            pen.oval(0.16, 0.13, 0.1, 0.05, faint(tone(main, -1.4), 0.7));
            pen.oval(0.165, 0.125, 0.065, 0.03, faint(tone(main, 1.2), 0.7));
          }
        },
        1,
        1,
        turn,
      );
      // the ring's shadow
      if (isRinged)
        pen.at(
          0,
          middle,
          () =>
            pen.line(
              [
                [-0.5, 0.0],
                [0, 0.16],
                [0.5, 0.0],
              ],
              0.05,
              faint([14, 10, 40], 0.3),
            ),
          1,
          1,
          turn,
        );
    });
    const x = brush.light.side * 0.28;
    const shading = context.createRadialGradient(x, middle - 0.16, 0.06, x, middle - 0.12, 0.92);
    shading.addColorStop(0, faint([255, 248, 230], 0.35));
    shading.addColorStop(0.35, faint([255, 248, 230], 0));
    shading.addColorStop(0.62, faint([16, 12, 44], 0.45));
    shading.addColorStop(1, faint([10, 8, 32], 0.92));
    pen.shape(circle, shading);
    if (isRinged) ringHalf(0, Math.PI);
  },
};

/** Craters, dark plains, and caps of ice where there are some. */
function paintStone(pen: Pen, main: Rgb, icy: boolean): void {
  const random = pen.form.fork('craters');
  for (const [x, y, wide, high] of [
    [-0.2, -0.1, 0.24, 0.1],
    [0.16, 0.06, 0.28, 0.08],
    [-0.08, 0.24, 0.2, 0.07],
    [0.26, -0.24, 0.14, 0.06],
  ] as const)
    pen.oval(x, y, wide, high, faint(tone(main, -2), 0.4));
  for (let index = 0; index < 12; index++) {
    const [x, y, size] = [random.around(0.42), random.around(0.42), random.between(0.012, 0.045)];
    pen.oval(x, y, size, size * 0.85, faint(tone(main, -1.6), 0.7));
    pen.oval(x + size * 0.15, y + size * 0.2, size * 0.75, size * 0.6, faint(tone(main, 0.9), 0.7));
  }
  if (!icy) return;
  pen.oval(0, -0.48, 0.2, 0.06, faint([250, 246, 240], 0.95));
  pen.oval(0, 0.485, 0.13, 0.035, faint([250, 246, 240], 0.9));
}

export const moonRover: Drawable = {
  ...known('moon-rover'),
  aspect: 1.62,
  overhang: 0.2,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const shell = mainColour(brush, ['#e6e2d8', '#d9d4c8', '#c9cdd2']);
    const metal = hex('#8a9098');
    const foil = hex('#d0a040');
    // rocker arms
    pen.line(
      [
        [-0.6, -0.19],
        [-0.3, -0.38],
        [0.1, -0.24],
      ],
      0.04,
      tone(metal, -0.8),
    );
    pen.line(
      [
        [-0.1, -0.4],
        [0.3, -0.36],
        [0.6, -0.19],
      ],
      0.04,
      tone(metal, -0.4),
    );
    for (const x of [-0.61, 0.0, 0.61]) {
      pen.oval(x, -0.185, 0.185, 0.185, hex('#3f4048'));
      pen.ring(x, -0.185, 0.155, 0.155, 0.05, hex('#6a6d76'));
      for (let index = 0; index < 10; index++) {
        const angle = (index / 10) * Math.PI * 2;
        pen.strokes(
          [
            [
              [x + Math.cos(angle) * 0.14, -0.185 + Math.sin(angle) * 0.14],
              [x + Math.cos(angle) * 0.182, -0.185 + Math.sin(angle) * 0.182],
            ],
          ],
          0.02,
          hex('#2b2c33'),
        );
      }
      pen.oval(x, -0.185, 0.1, 0.1, tone(metal, -1.8));
      pen.oval(x, -0.185, 0.06, 0.06, pen.ball(foil, x, -0.185, 0.06, 1.2));
    }
    // body with gold foil below and a solar deck above
    pen.shape(
      [
        [-0.5, -0.38],
        [0.44, -0.38],
        [0.5, -0.54],
        [-0.56, -0.54],
      ],
      pen.face(foil, -0.56, -0.54, 0.5, -0.38, 1.6),
    );
    const folds = pen.fine.fork('folds');
    for (let index = 0; index < pen.count(3, 9); index++) {
      const x = folds.between(-0.5, 0.4);
      pen.shape(
        [
          [x, -0.54],
          [x + 0.06, -0.54],
          [x + folds.around(0.05), -0.38],
        ],
        faint(tone(foil, folds.chance(0.5) ? 2 : -1.6), 0.5),
      );
    }
    pen.shape(
      [
        [-0.66, -0.54],
        [0.58, -0.54],
        [0.5, -0.68],
        [-0.56, -0.68],
      ],
      pen.down(-0.68, -0.54, tone(shell, 1), tone(shell, -0.6)),
    );
    pen.box(-0.66, -0.555, 1.24, 0.05, pen.down(-0.555, -0.505, tone(shell, 0.4), tone(shell, -1.6)), 0.01);
    pen.shape(
      [
        [-0.5, -0.58],
        [-0.06, -0.58],
        [-0.07, -0.66],
        [-0.45, -0.66],
      ],
      hex('#34508a'),
    );
    pen.strokes(
      [
        [
          [-0.38, -0.58],
          [-0.355, -0.66],
        ],
        [
          [-0.27, -0.58],
          [-0.255, -0.66],
        ],
        [
          [-0.16, -0.58],
          [-0.155, -0.66],
        ],
        [
          [-0.48, -0.62],
          [-0.065, -0.62],
        ],
      ],
      0.01,
      hex('#9fb4d8'),
    );
    // mast with eyes
    pen.limb([0.32, -0.66], [0.34, -0.88], 0.045, 0.035, tone(metal, 0.2));
    pen.box(0.2, -0.985, 0.28, 0.12, pen.face(shell, 0.2, -0.985, 0.48, -0.865, 1.2), 0.03);
    for (const x of [0.3, 0.42]) {
      pen.oval(x, -0.925, 0.038, 0.038, hex('#23262e'));
      pen.oval(x + 0.012, -0.932, 0.014, 0.014, brush.night ? lamplight : hex('#7fb0d0'));
    }
    // dish and aerial
    pen.strokes(
      [
        [
          [-0.36, -0.68],
          [-0.4, -0.82],
        ],
      ],
      0.024,
      metal,
    );
    pen.shape('M-0.58 -0.86C-0.54 -0.76 -0.34 -0.72 -0.26 -0.8L-0.4 -0.84Z', tone(metal, -0.6));
    pen.oval(-0.43, -0.85, 0.17, 0.055, pen.face(tone(shell, 0.6), -0.58, -0.92, -0.26, -0.78), 0.3);
    pen.strokes(
      [
        [
          [-0.42, -0.85],
          [-0.38, -0.93],
        ],
      ],
      0.014,
      metal,
    );
    pen.strokes(
      [
        [
          [-0.6, -0.68],
          [-0.66, -0.96],
        ],
      ],
      0.012,
      metal,
    );
    // the arm
    pen.line(
      [
        [0.5, -0.5],
        [0.68, -0.62],
        [0.76, -0.42],
      ],
      0.034,
      tone(metal, 0.4),
    );
    pen.box(0.72, -0.44, 0.085, 0.09, tone(metal, -1), 0.015);
    pen.oval(0.68, -0.62, 0.03, 0.03, gold);
    if (brush.night || has(brush, 'glowing')) pen.glow(0.42, -0.92, 0.2, lamplight, 0.6);
  },
};
