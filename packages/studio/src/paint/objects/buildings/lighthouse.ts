import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { paintBoards, paintDoor, paintSnow, paintStones, paintWindow } from '../parts/facade.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { cream, faint, has, iron, isWorn, lamplight, mainColour, ownColour, tone } from '../parts/tone.js';

const AXIS = 0.09;
const FOOT = 0.118;
const HEAD = 0.072;
const GALLERY = -0.72;

/** Paint that comes from the lamp: a wide beam to the left, a short one to the right. */
function paintBeams(pen: Pen, y: number): void {
  const beams: readonly (readonly [number, number, number])[] = [
    [-1, 1.35, 0.2],
    [1, 0.75, 0.12],
  ];
  for (const [side, length, spread] of beams) {
    const far = AXIS + side * length;
    for (const [width, strength] of [
      [1, 0.3],
      [0.5, 0.34],
    ] as const) {
      pen.shape(
        [
          [AXIS, y - 0.018],
          [far, y - spread * width],
          [far, y + spread * width * 0.75],
          [AXIS, y + 0.018],
        ],
        pen.across(
          AXIS,
          far,
          faint([255, 240, 190], strength),
          faint([255, 236, 180], strength * 0.35),
          faint([255, 236, 180], 0),
        ),
      );
    }
  }
}

function paintCottage(pen: Pen, roof: Rgb): void {
  const wall = tone(cream, 0.2);
  const left = -0.235;
  const right = 0.0;
  pen.shape(
    [
      [left + 0.012, 0],
      [right, 0],
      [right, -0.095],
      [left + 0.012, -0.095],
    ],
    pen.face(tone(wall, pen.facing(-0.3)), left, -0.1, right, 0),
  );
  paintStones(pen, left + 0.012, -0.02, right, 0, 0.01, hex('#9a958f'), 0, 0.9);
  paintWindow(pen, left + 0.045, -0.068, 0.03, 0.034, { frame: hex('#f7f3ea'), steps: -0.2 });
  paintDoor(pen, left + 0.125, -0.07, 0.032, 0.07, roof, hex('#f7f3ea'));
  pen.box(left + 0.012, -0.098, right - left, 0.013, faint([30, 25, 70], 0.28));
  const slope = [
    [left - 0.004, -0.09],
    [right + 0.01, -0.09],
    [right + 0.01, -0.155],
    [left + 0.03, -0.155],
  ] as const;
  pen.shape(slope, pen.down(-0.16, -0.09, tone(roof, 0.6), tone(roof, -0.7)));
  paintBoards(pen, left, -0.155, right + 0.01, -0.09, 5, roof);
  pen.box(left + 0.06, -0.188, 0.026, 0.045, pen.roll(hex('#a8796a'), left + 0.06, left + 0.086));
  pen.box(left + 0.056, -0.192, 0.034, 0.01, tone(hex('#a8796a'), -0.8));
  paintSnow(
    pen,
    [
      [left + 0.02, -0.153],
      [right, -0.153],
    ],
    0.018,
  );
}

/** The tower's sides at a height. */
function radiusAt(y: number): number {
  const share = -y / -GALLERY;
  return FOOT + (HEAD - FOOT) * Math.min(1, share ** 0.75);
}

export const lighthouse: Drawable = {
  ...known('lighthouse'),
  aspect: 0.5,
  overhang: 1.4,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const stripe = mainColour(brush, ['#c8402f', '#b8352f', '#2f4f7f', '#c9502f', '#a83a3a']);
    const roof = ownColour(brush, ['#a8382e', '#3d4a5c', '#7a3b34', '#2f3e55'], 'roof');
    const white = isWorn(brush) ? hex('#dcd4c4') : hex('#f6f2e8');
    const bands = pen.form.whole(2, 3);
    const lampY = -0.795;
    const shining = brush.night || has(brush, 'glowing', 'lit', 'shining');
    if (shining) paintBeams(pen, lampY);

    paintCottage(pen, roof);
    // plinth
    pen.shape(
      `M${AXIS - 0.15} 0L${AXIS - 0.138} -0.045H${AXIS + 0.138}L${AXIS + 0.15} 0Q${AXIS} 0.012 ${AXIS - 0.15} 0Z`,
      pen.roll(hex('#9b948c'), AXIS - 0.15, AXIS + 0.15),
    );
    paintStones(pen, AXIS - 0.138, -0.04, AXIS + 0.138, -0.002, 0.014, hex('#9b948c'), -0.2, 0.8);

    const side = (sign: number): string =>
      [0.25, 0.5, 0.75, 1].map((share) => `L${AXIS + sign * radiusAt(GALLERY * share)} ${GALLERY * share}`).join('');
    const back = [0.75, 0.5, 0.25, 0]
      .map((share) => `L${AXIS - radiusAt(GALLERY * share)} ${GALLERY * share}`)
      .join('');
    const tower = `M${AXIS + FOOT} -0.04${side(1)}L${AXIS - HEAD} ${GALLERY}${back}Z`;
    pen.shape(tower, pen.roll(white, AXIS - FOOT, AXIS + FOOT, 0.9));
    pen.inside(tower, () => {
      const paint = pen.roll(stripe, AXIS - FOOT, AXIS + FOOT);
      const step = -GALLERY / (bands * 2 + (bands === 2 ? 0.6 : 0.2));
      for (let band = 0; band < bands + 1; band++) {
        const bottom = -step * band * 2;
        const top = bottom - step * 1.08;
        // above the eye, level circles bow upwards
        const bow = (y: number): number => 0.006 + -y * 0.03;
        pen.shape(
          `M${AXIS - 0.13} ${bottom}Q${AXIS} ${bottom - bow(bottom)} ${AXIS + 0.13} ${bottom}V${top}Q${AXIS} ${top - bow(top)} ${AXIS - 0.13} ${top}Z`,
          paint,
        );
      }
      paintStones(
        pen,
        AXIS - 0.11,
        GALLERY + 0.03,
        AXIS + 0.11,
        -0.05,
        0.02,
        isWorn(brush) ? hex('#b7aa98') : white,
        -0.6,
        0.14,
      );
      if (isWorn(brush)) {
        for (let index = 0; index < 7; index++) {
          const x = AXIS + pen.form.around(0.04);
          const y = pen.form.between(-0.65, -0.1);
          pen.smooth(
            [
              [x - 0.02, y],
              [x, y - 0.015],
              [x + 0.02, y + 0.004],
              [x + 0.006, y + 0.06],
              [x - 0.008, y + 0.03],
            ],
            faint(hex('#7d6a58'), 0.5),
          );
        }
      }
      // shadow that the gallery throws
      pen.box(
        AXIS - 0.12,
        GALLERY,
        0.24,
        0.05,
        pen.down(GALLERY, GALLERY + 0.06, faint([30, 25, 70], 0.5), faint([30, 25, 70], 0)),
      );
    });
    paintDoor(pen, AXIS - 0.024, -0.13, 0.048, 0.09, roof, hex('#e8e0d0'), 0, 'round');
    for (const [share, shift] of [
      [0.36, 0.012],
      [0.6, -0.008],
      [0.82, 0.008],
    ] as const) {
      const y = GALLERY * share - 0.06;
      paintWindow(pen, AXIS + shift - 0.013, y, 0.026, 0.044, {
        frame: hex('#eee6d6'),
        arch: 'round',
        columns: 2,
        rows: 2,
        broken: isWorn(brush) && share > 0.5,
      });
    }

    // gallery with its railing
    const corbel = tone(white, -0.8);
    pen.shape(
      `M${AXIS - HEAD} ${GALLERY + 0.006}L${AXIS - 0.1} ${GALLERY - 0.018}H${AXIS + 0.1}L${AXIS + HEAD} ${GALLERY + 0.006}Z`,
      pen.roll(corbel, AXIS - 0.1, AXIS + 0.1),
    );
    pen.box(AXIS - 0.106, GALLERY - 0.034, 0.212, 0.018, pen.roll(iron, AXIS - 0.106, AXIS + 0.106), 0.004);

    // lantern room
    const glassTop = -0.865;
    const glassFoot = GALLERY - 0.034;
    const glass = shining
      ? pen.down(glassTop, glassFoot, hex('#fff0b8'), hex('#ffe08a'), hex('#f7b85a'))
      : pen.across(AXIS - 0.055, AXIS + 0.055, hex('#7fa3b5'), hex('#cfe3ea'), hex('#54788f'));
    pen.box(AXIS - 0.054, glassTop, 0.108, glassFoot - glassTop, glass);
    pen.oval(AXIS, lampY - 0.008, 0.02, 0.036, shining ? hex('#ffefc0') : hex('#e8d9a0'));
    pen.oval(AXIS, lampY - 0.008, 0.012, 0.024, shining ? [255, 255, 255] : hex('#f8efc8'));
    pen.strokes(
      [-0.05, -0.026, 0, 0.026, 0.05].map((x) => [
        [AXIS + x, glassFoot],
        [AXIS + x, glassTop],
      ]),
      0.006,
      tone(iron, 0.2),
      true,
    );
    pen.strokes(
      [
        [
          [AXIS - 0.054, (glassTop + glassFoot) / 2],
          [AXIS + 0.054, (glassTop + glassFoot) / 2],
        ],
      ],
      0.004,
      tone(iron, 0.2),
    );
    const posts = Array.from({ length: 9 }, (_, index) => AXIS - 0.1 + index * 0.025);
    pen.strokes(
      posts.map((x) => [
        [x, GALLERY - 0.03],
        [x, GALLERY - 0.078],
      ]),
      0.004,
      iron,
      true,
    );
    pen.strokes(
      [
        [
          [AXIS - 0.104, GALLERY - 0.078],
          [AXIS + 0.104, GALLERY - 0.078],
        ],
        [
          [AXIS - 0.102, GALLERY - 0.055],
          [AXIS + 0.102, GALLERY - 0.055],
        ],
      ],
      0.005,
      tone(iron, 0.6),
    );

    // dome
    pen.shape(
      `M${AXIS - 0.068} ${glassTop}Q${AXIS - 0.062} -0.915 ${AXIS - 0.016} -0.938L${AXIS} -0.95L${AXIS + 0.016} -0.938Q${AXIS + 0.062} -0.915 ${AXIS + 0.068} ${glassTop}Z`,
      pen.roll(roof, AXIS - 0.068, AXIS + 0.068),
    );
    pen.box(
      AXIS - 0.072,
      glassTop - 0.006,
      0.144,
      0.012,
      pen.roll(tone(roof, -0.8), AXIS - 0.072, AXIS + 0.072),
      0.003,
    );
    pen.oval(AXIS, -0.956, 0.014, 0.014, pen.ball(roof, AXIS, -0.956, 0.014));
    pen.strokes(
      [
        [
          [AXIS, -0.965],
          [AXIS, -0.997],
        ],
      ],
      0.006,
      iron,
    );
    paintSnow(
      pen,
      [
        [AXIS - 0.05, -0.905],
        [AXIS, -0.945],
        [AXIS + 0.05, -0.905],
      ],
      0.02,
    );
    if (shining) {
      pen.glow(AXIS, lampY, 0.34, hex('#ffe7a6'), 0.7);
      pen.glow(AXIS, lampY, 0.1, hex('#fff0bc'), 0.8);
    } else if (has(brush, 'glowing')) pen.glow(AXIS, lampY, 0.2, lamplight, 0.5);
  },
};
