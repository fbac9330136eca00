import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { paintSnow } from '../parts/facade.js';
import { turned } from '../parts/solid.js';
import { faint, gold, has, lamplight, mainColour, tone } from '../parts/tone.js';

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
  ...known('candle'),
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
  ...known('lantern'),
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
  ...known('street-lamp'),
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
