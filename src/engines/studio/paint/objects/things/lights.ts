import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { paintSnow } from '../parts/facade.js';
import { turned } from '../parts/solid.js';
import { paintLogEnd } from '../parts/wood.js';
import { faint, gold, has, lamplight, mainColour, ownColour, timber, tone } from '../parts/tone.js';

/** A flame that stands on (x, y). */
function paintFlame(pen: Pen, x: number, y: number, height: number): void {
  const wide = height * 0.3;
  pen.shape(
    `M${x} ${y - height}C${x + wide * 1.3} ${y - height * 0.55} ${x + wide} ${y} ${x} ${y}C${x - wide} ${y} ${x - wide * 1.3} ${y - height * 0.55} ${x} ${y - height}Z`,
    pen.down(y - height, y, hex('#f0862f'), hex('#ffc65a'), hex('#fff0b8')),
  );
  pen.shape(
    `M${x} ${y - height * 0.55}C${x + wide * 0.7} ${y - height * 0.3} ${x + wide * 0.5} ${y - height * 0.04} ${x} ${y - height * 0.04}C${x - wide * 0.5} ${y - height * 0.04} ${x - wide * 0.7} ${y - height * 0.3} ${x} ${y - height * 0.55}Z`,
    hex('#fff0b8'),
  );
}

export const candle: Drawable = {
  concept: 'candle',
  words: ['candlestick', 'candles', 'taper', 'tea light', 'candelabra'],
  kind: 'object',
  habitat: 'tabletop',
  height: 0.22,
  aspect: 0.6,
  overhang: 0.55,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wax = mainColour(brush, ['#f3e8d0', '#e9d8b8', '#c8604a', '#8a9a7a', '#d9b0a0']);
    const brass = hex('#b98a3f');
    const top = pen.form.between(-0.76, -0.72);
    pen.glow(0, top - 0.14, brush.night ? 0.6 : 0.34, lamplight, brush.night ? 0.6 : 0.4);
    // chamberstick: dish with a ring handle
    pen.ring(0.245, -0.1, 0.05, 0.062, 0.03, tone(brass, -0.6));
    pen.oval(0, -0.065, 0.26, 0.065, tone(brass, -1.8));
    pen.oval(0, -0.085, 0.26, 0.065, pen.face(brass, -0.26, -0.15, 0.26, -0.02, 1.6));
    pen.oval(0, -0.085, 0.2, 0.045, tone(brass, -1.4));
    pen.shape(
      turned(
        [
          [0.085, -0.09],
          [0.085, -0.17],
          [0.11, -0.19],
        ],
        0,
        0.26,
      ),
      pen.metal(brass, -0.11, 0.11),
    );
    const body = turned(
      [
        [0.092, -0.18],
        [0.09, top],
      ],
      0,
      0.3,
    );
    pen.shape(body, pen.roll(wax, -0.092, 0.092, 0.9));
    pen.inside(body, () =>
      pen.box(-0.1, top, 0.2, 0.24, pen.down(top, top + 0.24, faint(hex('#ffd98a'), 0.75), faint(hex('#ffd98a'), 0))),
    );
    // drips
    const drips = pen.form.fork('drips');
    for (const x of [-0.07, -0.03, 0.035, 0.075]) {
      const length = drips.between(0.08, 0.26);
      pen.limb([x, top + 0.02], [x * 1.1, top + length], 0.026, 0.034, tone(wax, x * pen.lit > 0 ? 0.8 : -0.3));
    }
    pen.oval(0, top, 0.092, 0.03, tone(wax, 1.2));
    pen.oval(0, top, 0.06, 0.018, hex('#ffe1a0'));
    pen.line(
      [
        [0, top],
        [0.004, top - 0.05],
      ],
      0.014,
      hex('#3a2f2c'),
    );
    paintFlame(pen, 0.002, top - 0.03, -(-0.99 - (top - 0.03)));
    pen.glow(0, top - 0.12, 0.15, hex('#ffe6a0'), 0.5);
  },
};

export const lantern: Drawable = {
  concept: 'lantern',
  words: ['oil lamp', 'hurricane lamp', 'lanterns'],
  kind: 'object',
  habitat: 'ground',
  height: 0.4,
  aspect: 0.56,
  overhang: 0.6,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const metal = mainColour(brush, ['#4a5058', '#8a5a34', '#b98a3f', '#3f5f5a', '#a8382f']);
    const lit = brush.night || has(brush, 'glowing', 'lit') || pen.form.chance(0.6);
    if (lit) pen.glow(0, -0.4, brush.night ? 0.8 : 0.45, lamplight, brush.night ? 0.6 : 0.35);
    pen.ring(0, -0.84, 0.16, 0.145, 0.022, tone(metal, -0.6), Math.PI, Math.PI * 2);
    pen.strokes(
      [
        [
          [-0.16, -0.84],
          [-0.18, -0.72],
        ],
        [
          [0.16, -0.84],
          [0.18, -0.72],
        ],
      ],
      0.022,
      tone(metal, -0.6),
    );
    pen.shape(
      turned(
        [
          [0.24, -0.05],
          [0.26, -0.09],
          [0.21, -0.15],
        ],
        0,
        0.2,
      ),
      pen.roll(metal, -0.26, 0.26, 1.2),
    );
    const glassShape = 'M-0.185 -0.16C-0.225 -0.3 -0.225 -0.5 -0.165 -0.62H0.165C0.225 -0.5 0.225 -0.3 0.185 -0.16Z';
    pen.shape(
      glassShape,
      lit
        ? pen.down(-0.62, -0.16, hex('#ffd98a'), hex('#ffeab0'), hex('#f3ab55'))
        : pen.across(-0.2, 0.2, hex('#8fb0bd'), hex('#d6e6ea'), hex('#6d909f')),
    );
    if (lit) paintFlame(pen, 0, -0.24, 0.22);
    pen.box(-0.03, -0.24, 0.06, 0.09, tone(gold, -1));
    pen.inside(glassShape, () =>
      pen.shape(
        [
          [pen.lit * 0.08, -0.16],
          [pen.lit * 0.12, -0.62],
          [pen.lit * 0.16, -0.62],
          [pen.lit * 0.14, -0.16],
        ],
        faint([255, 255, 255], 0.45),
      ),
    );
    pen.strokes(
      [
        [
          [-0.19, -0.16],
          [-0.2, -0.4],
          [-0.17, -0.62],
        ] as const,
        [
          [0.19, -0.16],
          [0.2, -0.4],
          [0.17, -0.62],
        ] as const,
      ].map(([from, , to]) => [from, to]),
      0.024,
      tone(metal, -0.2),
    );
    pen.strokes(
      [
        [
          [-0.205, -0.39],
          [0.205, -0.39],
        ],
      ],
      0.016,
      tone(metal, -0.4),
    );
    pen.shape(
      'M-0.2 -0.61Q-0.19 -0.68 -0.1 -0.72L-0.08 -0.8Q0 -0.83 0.08 -0.8L0.1 -0.72Q0.19 -0.68 0.2 -0.61Q0 -0.58 -0.2 -0.61Z',
      pen.roll(metal, -0.2, 0.2, 1.2),
    );
    paintSnow(
      pen,
      [
        [-0.15, -0.7],
        [0, -0.8],
        [0.15, -0.7],
      ],
      0.05,
    );
  },
};

export const streetLamp: Drawable = {
  concept: 'street-lamp',
  words: ['street lamp', 'lamppost', 'lamp post', 'streetlight', 'street light', 'gas lamp'],
  kind: 'object',
  habitat: 'ground',
  height: 4.2,
  aspect: 0.23,
  overhang: 0.35,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const metal = mainColour(brush, ['#3b4048', '#2f4540', '#4a4440']);
    if (brush.night) pen.glow(0, -0.855, 0.36, lamplight, 0.7);
    pen.shape(
      turned(
        [
          [0.075, -0.012],
          [0.07, -0.05],
          [0.04, -0.075],
          [0.042, -0.13],
          [0.024, -0.16],
          [0.018, -0.5],
          [0.014, -0.74],
        ],
        0,
        0.2,
      ),
      pen.metal(metal, -0.06, 0.06),
    );
    for (const y of [-0.16, -0.45, -0.7])
      pen.box(-0.028, y - 0.008, 0.056, 0.016, pen.metal(metal, -0.028, 0.028), 0.006);
    pen.strokes(
      [
        [
          [-0.075, -0.66],
          [0.075, -0.66],
        ],
      ],
      0.012,
      tone(metal, 0.2),
    );
    for (const side of [-1, 1]) pen.oval(side * 0.078, -0.66, 0.01, 0.01, tone(metal, 0.6));
    pen.shape('M-0.03 -0.74H0.03L0.045 -0.77H-0.045Z', tone(metal, -0.4));
    pen.shape(
      'M-0.06 -0.77L-0.095 -0.915H0.095L0.06 -0.77Z',
      brush.night
        ? pen.down(-0.92, -0.77, hex('#ffe9a8'), hex('#fff0bc'), hex('#f5b85a'))
        : pen.across(-0.09, 0.09, hex('#a9c0c6'), hex('#eef2ea'), hex('#8fa8b0')),
    );
    pen.strokes(
      [
        [
          [-0.06, -0.77],
          [-0.095, -0.915],
        ],
        [
          [0.06, -0.77],
          [0.095, -0.915],
        ],
        [
          [0, -0.77],
          [0, -0.915],
        ],
      ],
      0.009,
      metal,
    );
    pen.box(-0.062, -0.778, 0.124, 0.014, metal);
    pen.shape('M-0.115 -0.912L-0.04 -0.965H0.04L0.115 -0.912Z', pen.roll(metal, -0.115, 0.115, 1.3));
    pen.box(-0.028, -0.978, 0.056, 0.016, metal, 0.004);
    pen.oval(0, -0.986, 0.012, 0.012, tone(metal, 0.6));
    paintSnow(
      pen,
      [
        [-0.1, -0.922],
        [0, -0.965],
        [0.1, -0.922],
      ],
      0.018,
    );
    if (brush.night) pen.glow(0, -0.85, 0.12, hex('#ffe6a0'), 0.55);
  },
};

export const campfire: Drawable = {
  concept: 'campfire',
  words: ['fire', 'bonfire', 'flames', 'flame', 'camp fire'],
  kind: 'object',
  habitat: 'ground',
  height: 0.8,
  aspect: 1.14,
  overhang: 0.7,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const fire: Rgb = mainColour(brush, ['#f08a2f', '#ee7a2a', '#f2963a']);
    const { form } = pen;
    pen.glow(0, -0.4, brush.night ? 1.05 : 0.7, hex('#ffb85a'), brush.night ? 0.6 : 0.35);
    const stones: readonly (readonly [number, number])[] = [
      [-0.46, -0.07],
      [-0.3, -0.12],
      [0.3, -0.12],
      [0.46, -0.07],
    ];
    for (const [x, y] of stones) pen.oval(x, y, 0.1, 0.075, pen.ball(hex('#7f7a78'), x, y, 0.1));
    // logs crossed
    pen.limb([-0.4, -0.07], [0.26, -0.24], 0.11, 0.1, pen.down(-0.3, 0, tone(timber, 0.2), tone(timber, -2)));
    pen.limb([0.4, -0.07], [-0.26, -0.24], 0.11, 0.1, pen.down(-0.3, 0, tone(timber, 0.5), tone(timber, -1.6)));
    const tongue = (
      x: number,
      foot: number,
      height: number,
      wide: number,
      sway: number,
      paint: ReturnType<typeof pen.down>,
    ): void =>
      pen.shape(
        `M${x - wide} ${foot}C${x - wide * 1.5} ${foot - height * 0.4} ${x - wide * 0.2 + sway} ${foot - height * 0.55} ${x + sway * 0.4} ${foot - height}C${x + wide * 0.5 + sway} ${foot - height * 0.66} ${x + wide * 1.6} ${foot - height * 0.4} ${x + wide} ${foot}Q${x} ${foot + 0.06} ${x - wide} ${foot}Z`,
        paint,
      );
    for (const [x, height, wide] of [
      [-0.2, 0.5, 0.12],
      [0.2, 0.55, 0.12],
      [0.02, 0.86, 0.2],
    ] as const)
      tongue(
        x,
        -0.12,
        height,
        wide,
        form.around(0.06),
        pen.down(-0.12 - height, -0.1, tone(fire, -1.4), fire, tone(fire, 1)),
      );
    for (const [x, height, wide] of [
      [-0.13, 0.38, 0.09],
      [0.13, 0.42, 0.09],
      [0.0, 0.6, 0.13],
    ] as const)
      tongue(
        x,
        -0.11,
        height,
        wide,
        form.around(0.04),
        pen.down(-0.11 - height, -0.1, tone(fire, 1), hex('#ffc95a'), hex('#ffdf8a')),
      );
    tongue(0, -0.1, 0.34, 0.08, 0.02, pen.down(-0.44, -0.1, hex('#ffdf8a'), hex('#fff0b4')));
    paintLogEnd(pen, -0.42, -0.06, 0.058, timber);
    paintLogEnd(pen, 0.42, -0.06, 0.058, timber);
    for (const [x, y] of [
      [-0.36, -0.03],
      [-0.12, -0.028],
      [0.12, -0.028],
      [0.34, -0.032],
    ] as const)
      pen.oval(x, y - 0.03, 0.12, 0.062, pen.ball(hex('#8a8480'), x, y - 0.03, 0.11));
    const sparks = form.fork('sparks');
    for (let index = 0; index < 9; index++)
      pen.oval(sparks.around(0.16), sparks.between(-1.1, -0.65), 0.011, 0.013, hex('#ffc95a'));
  },
};

/** Carved marble of a standing figure is left to `statue`; this is the basin with water. */
export const fountain: Drawable = {
  concept: 'fountain',
  words: ['water fountain', 'birdbath'],
  kind: 'object',
  habitat: 'ground',
  height: 3,
  aspect: 1.42,
  overhang: 0.1,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const stone = mainColour(brush, ['#b8b0a4', '#c9bda8', '#a9a8a8']);
    const water = ownColour(brush, ['#6fa8bd', '#7fb5c4'], 'water');
    const basin = (y: number, radius: number, height: number, foot: number): void => {
      pen.shape(
        turned(
          [
            [foot, y + height],
            [radius * 0.92, y + height * 0.35],
            [radius, y],
          ],
          0,
          0.18,
        ),
        pen.roll(stone, -radius, radius, 1.1),
      );
      pen.oval(0, y, radius, radius * 0.18, tone(stone, 1.3));
      pen.oval(
        0,
        y + 0.004,
        radius * 0.92,
        radius * 0.15,
        pen.across(-radius, radius, tone(water, -0.6), tone(water, 1)),
      );
      pen.ring(0, y + 0.004, radius * 0.5, radius * 0.08, 0.008, faint([255, 255, 255], 0.6));
    };
    const step = (radius: number, foot: number, head: number, steps: number): void =>
      pen.shape(
        turned(
          [
            [radius, foot],
            [radius, head],
          ],
          0,
          0.13,
        ),
        pen.roll(tone(stone, steps), -radius, radius),
      );
    step(0.71, -0.092, -0.14, 0);
    pen.oval(0, -0.14, 0.71, 0.092, tone(stone, 1));
    step(0.64, -0.12, -0.28, -0.2);
    step(0.67, -0.27, -0.31, 0.2);
    pen.oval(0, -0.31, 0.67, 0.088, tone(stone, 1.4));
    pen.oval(0, -0.305, 0.61, 0.074, pen.across(-0.6, 0.6, tone(water, -0.8), tone(water, 0.9)));
    pen.shape(
      turned(
        [
          [0.16, -0.28],
          [0.07, -0.36],
          [0.07, -0.5],
          [0.14, -0.56],
        ],
        0,
        0.2,
      ),
      pen.roll(stone, -0.14, 0.14),
    );
    const spray = (radius: number, from: number, to: number): void => {
      for (const side of [-1, 1]) {
        for (const share of [0.55, 1])
          pen.line(
            [
              [0, from],
              [side * radius * 0.5 * share, from - 0.03],
              [side * radius * share, to],
            ],
            0.022,
            faint([232, 244, 248], 0.7),
          );
      }
    };
    basin(-0.58, 0.36, 0.09, 0.08);
    spray(0.5, -0.62, -0.31);
    pen.shape(
      turned(
        [
          [0.07, -0.57],
          [0.05, -0.66],
          [0.08, -0.74],
        ],
        0,
        0.2,
      ),
      pen.roll(stone, -0.08, 0.08),
    );
    basin(-0.76, 0.2, 0.06, 0.05);
    spray(0.29, -0.8, -0.6);
    pen.shape(
      'M-0.03 -0.76Q-0.05 -0.9 0 -0.99Q0.05 -0.9 0.03 -0.76Z',
      pen.down(-1, -0.76, faint([245, 250, 252], 0.85), faint([190, 220, 230], 0.8)),
    );
    for (const side of [-1, 1])
      pen.line(
        [
          [0, -0.93],
          [side * 0.07, -0.92],
          [side * 0.14, -0.79],
        ],
        0.018,
        faint([232, 244, 248], 0.75),
      );
    pen.ring(0, -0.3, 0.34, 0.05, 0.01, faint([255, 255, 255], 0.6));
  },
};
