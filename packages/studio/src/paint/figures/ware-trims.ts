import { css, hex, lighten, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Point } from '../kit/shapes.js';
import type { Pen } from '../objects/parts/pen.js';
import { faint, tone } from '../objects/parts/tone.js';
import { fillInner } from './face-trims.js';
import { outlineOf } from './outlines.js';
import { saidPart } from './stand-trims.js';
import type { FaceTrim, Trim } from './trim.js';

const ink = hex('#2b2733');
const gold = hex('#d9aa3f');
const steel = hex('#b9c1c9');

/** Painted only where the form already is. */
export function onForm(pen: Pen, paint: () => void): void {
  pen.context.save();
  pen.context.globalCompositeOperation = 'source-atop';
  paint();
  pen.context.restore();
}

/** Painted only within the outline of a face. */
export function onFace(pen: Pen, trace: Parameters<FaceTrim>[2], paint: () => void): void {
  pen.context.save();
  trace(pen.context);
  pen.context.clip();
  paint();
  pen.context.restore();
}

/** Two browned slices that come up out of their slots. */
export const slots: Trim = (pen, _colour, { y }) => {
  for (const [x, low] of [
    [-0.04, -0.03],
    [0.05, 0.035],
  ] as const) {
    pen.oval(x, y + low, 0.17, 0.022, ink);
    pen.shape(
      `M${x - 0.14} ${y + low}V${y - 0.17}C${x - 0.2} ${y - 0.28} ${x + 0.2} ${y - 0.28} ${x + 0.14} ${y - 0.17}V${y + low}Z`,
      hex('#8f5a2a'),
    );
    pen.shape(
      `M${x - 0.11} ${y + low}V${y - 0.16}C${x - 0.16} ${y - 0.25} ${x + 0.16} ${y - 0.25} ${x + 0.11} ${y - 0.16}V${y + low}Z`,
      hex('#dca862'),
    );
  }
};

/** The lever and the dial of a toaster. */
export const lever: Trim = (pen) => {
  pen.box(0.13, -0.62, 0.022, 0.36, ink, 0.01);
  pen.box(0.08, -0.56, 0.12, 0.07, hex('#3a3c44'), 0.02);
  pen.oval(-0.1, -0.24, 0.06, 0.06, hex('#3a3c44'));
  pen.oval(-0.1, -0.24, 0.036, 0.036, steel);
};

/** An ear to hold it by. */
export const handle: Trim = (pen, colour, { halfWide }) => {
  const x = Math.max(0.3, halfWide * 0.95);
  pen.ring(x, -0.52, 0.22, 0.24, 0.1, tone(colour, -1.6));
  pen.ring(x, -0.53, 0.22, 0.24, 0.05, tone(colour, 0.6));
};

/** Two straps that it is carried by. */
export const straps: Trim = (pen, colour, { y }) => {
  // a pointed bag begins further down
  for (const side of [-1, 1]) pen.limb([side * 0.24, y + 0.05], [side * 0.18, y + 0.5], 0.07, 0.07, tone(colour, -3));
  pen.ring(0, y + 0.05, 0.24, 0.27, 0.07, tone(colour, -3), Math.PI, Math.PI * 2);
  pen.ring(0, y + 0.06, 0.24, 0.27, 0.026, tone(colour, -1), Math.PI, Math.PI * 2);
};

/** Stitches along the edge, a pocket and a clasp. */
export const clasped: FaceTrim = (pen, colour, trace, aspect) => {
  onFace(pen, trace, () => {
    pen.shape(
      `M${-aspect / 2} -1.02H${aspect / 2}V-0.66Q0 -0.4 ${-aspect / 2} -0.66Z`,
      pen.face(lighten(colour, -0.08), -aspect / 2, -1, aspect / 2, -0.5),
    );
    pen.line(
      [
        [-aspect / 2, -0.64],
        [0, -0.5],
        [aspect / 2, -0.64],
      ],
      0.014,
      faint(lighten(colour, 0.16), 0.9),
    );
  });
  pen.box(-0.07, -0.59, 0.14, 0.13, pen.roll(gold, -0.07, 0.07), 0.03);
  pen.box(-0.03, -0.55, 0.06, 0.05, tone(gold, -2.4), 0.01);
};

/** A knob at the far edge, as the pieces of a puzzle have them. */
export const knobs: Trim = (pen, colour, { y, halfHigh }) => {
  const far = y - halfHigh * 1.72;
  pen.oval(0, far + 0.07, 0.15, 0.09, tone(colour, -2.4));
  pen.oval(0, far, 0.15, 0.09, tone(colour, -0.4));
};

/** The hollow into which the next piece goes. */
export const hollow: FaceTrim = (pen, colour, trace) => {
  onFace(pen, trace, () => {
    pen.oval(0, -0.06, 0.12, 0.13, tone(colour, -3.4));
    pen.box(-0.06, -0.06, 0.12, 0.1, tone(colour, -3.4));
  });
  pen.oval(0, -0.99, 0.11, 0.1, colour);
};

/** The foot of a turned piece. */
export const turnedFoot: Trim = (pen, colour) => {
  pen.oval(0, -0.06, 0.36, 0.07, tone(colour, -2));
  pen.oval(0, -0.1, 0.33, 0.065, pen.roll(colour, -0.33, 0.33));
  pen.oval(0, -0.15, 0.26, 0.05, pen.roll(tone(colour, 0.6), -0.26, 0.26));
};
/** The head of a piece, on a collar. */
export const head: Trim = (pen, colour, { y }) => {
  pen.oval(0, y + 0.03, 0.15, 0.034, pen.roll(tone(colour, 0.6), -0.15, 0.15));
  pen.oval(0, y - 0.1, 0.13, 0.13, pen.ball(colour, 0, y - 0.1, 0.13));
};

/** A thread with a tag on it, over the side. */
export const threadAndTag: Trim = (pen, _colour, { y }) => {
  pen.line(
    [
      [0, y + 0.02],
      [0.1, y - 0.16],
      [0.4, y - 0.1],
      [0.46, y + 0.1],
    ],
    0.016,
    hex('#f4efe4'),
  );
  pen.box(0.37, y + 0.1, 0.18, 0.2, hex('#c8473f'), 0.015);
  pen.box(0.4, y + 0.14, 0.12, 0.06, hex('#f4efe4'), 0.01);
};
/** Leaves that are seen through the gauze. */
export const leaves: Trim = (pen) => {
  onForm(pen, () => {
    const random = pen.form.fork('leaves');
    for (let leaf = 0; leaf < 60; leaf++)
      pen.oval(
        random.around(0.5),
        -random.between(0, 0.55),
        0.03,
        0.016,
        faint(hex('#4a2f1c'), 0.7),
        random.around(1.5),
      );
  });
};

/** A tassel from the hole above. */
export const tassel: Trim = (pen, _colour, { y }) => {
  const thread = hex('#d8a23f');
  pen.oval(0, y + 0.1, 0.03, 0.03, ink);
  pen.line(
    [
      [0, y + 0.1],
      [0.05, y - 0.04],
      [0.18, y - 0.06],
    ],
    0.022,
    thread,
  );
  pen.shape(
    `M0.16 ${y - 0.09}L0.24 ${y - 0.07}L0.3 ${y + 0.2}L0.13 ${y + 0.18}Z`,
    pen.face(thread, 0.1, y, 0.3, y + 0.2),
  );
};

/** Two buttons and a wheel between them. */
export const mouseKeys: FaceTrim = (pen, colour, trace, aspect) => {
  onFace(pen, trace, () => {
    pen.strokes(
      [
        [
          [0, -1],
          [0, -0.58],
        ],
        [
          [-aspect / 2, -0.56],
          [aspect / 2, -0.56],
        ],
      ],
      0.018,
      tone(colour, -2.6),
    );
    pen.box(-0.04, -0.74, 0.08, 0.15, hex('#4a4f5a'), 0.04);
    pen.oval(pen.lit * aspect * 0.2, -0.32, 0.06, 0.12, faint([255, 255, 255], 0.35));
  });
};
/** Its cable. */
export const cable: Trim = (pen, _colour, { y }) => {
  pen.line(
    [
      [0, y + 0.05],
      [0.02, y - 0.08],
      [0.16, y - 0.16],
      [0.3, y - 0.1],
    ],
    0.03,
    hex('#4a4f5a'),
  );
};

/** Rows of keys and a red one above. */
export const remoteKeys: FaceTrim = (pen, colour, trace) => {
  onFace(pen, trace, () => {
    pen.oval(0, -0.76, 0.035, 0.035, hex('#d8443f'));
    pen.ring(0, -0.56, 0.09, 0.09, 0.045, tone(colour, 2.4));
    for (let row = 0; row < 4; row++)
      for (const x of [-0.11, 0, 0.11]) pen.box(x - 0.035, -0.42 + row * 0.085, 0.07, 0.05, tone(colour, 3.4), 0.016);
  });
};

/** The stick that it stands on in a cake. */
export const stick: Trim = (pen) => {
  pen.box(-0.02, -0.5, 0.04, 0.5, pen.roll(hex('#e6d3a8'), -0.02, 0.02), 0.01);
  pen.shape('M-0.02 -0.02H0.02L0 0.02Z', hex('#c9b080'));
};
/** A star on it, and small ones around. */
export const sparkle: Trim = (pen, colour) => {
  const star = (x: number, y: number, size: number): void =>
    pen.shape(
      Array.from({ length: 10 }, (_, corner): Point => {
        const angle = -Math.PI / 2 + (corner * Math.PI) / 5;
        const reach = corner % 2 === 0 ? size : size * 0.42;
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      }),
      mix(colour, [255, 246, 214], 0.85),
    );
  star(-0.04, -0.42, 0.2);
  star(0.22, -0.62, 0.06);
  star(-0.2, -0.68, 0.05);
  star(0.2, -0.2, 0.06);
};

/** Slats across an opening. */
export const slats: FaceTrim = (pen, colour, trace, aspect) => {
  onFace(pen, trace, () => {
    for (let slat = 0; slat < 8; slat++) {
      const y = -0.16 - slat * 0.1;
      pen.box(-aspect * 0.4, y, aspect * 0.8, 0.05, tone(colour, -4), 0.02);
      pen.box(-aspect * 0.4, y + 0.032, aspect * 0.8, 0.03, tone(colour, 1), 0.01);
    }
  });
  trace(pen.context);
  pen.context.lineWidth = 0.12;
  pen.context.strokeStyle = faint(colour, 1);
  pen.context.stroke();
  pen.context.lineWidth = 0.02;
  pen.context.strokeStyle = faint(tone(colour, -2), 1);
  pen.context.stroke();
};

/** The bridge over the nose and an arm on each side. */
export const bridge: Trim = (pen, _colour, { y, halfWide }) => {
  const reach = 0.1 + halfWide * 4;
  pen.ring(0, y + 0.42, 0.12, 0.1, 0.05, gold, Math.PI, Math.PI * 2);
  for (const side of [-1, 1])
    pen.line(
      [
        [side * reach * 0.86, y + 0.44],
        [side * (reach + 0.06), y + 0.36],
        [side * (reach + 0.1), y + 0.5],
      ],
      0.045,
      gold,
    );
};
/** Dark glass in a thin rim. */
export const lens: FaceTrim = (pen, _colour, trace, aspect) => {
  onFace(pen, trace, () => {
    pen.shape(
      [
        [-aspect * 0.3, -0.9],
        [-aspect * 0.1, -0.9],
        [-aspect * 0.3, -0.1],
        [-aspect * 0.5, -0.1],
      ],
      faint([255, 255, 255], 0.22),
    );
  });
  trace(pen.context);
  pen.context.lineWidth = 0.07;
  pen.context.lineJoin = 'round';
  pen.context.strokeStyle = faint(gold, 1);
  pen.context.stroke();
};

/** The head that lifts the cap from a bottle. */
export const opener: Trim = (pen, _colour, { y }) => {
  pen.box(-0.06, y - 0.16, 0.12, 0.24, pen.metal(steel, -0.06, 0.06));
  pen.ring(0, y - 0.28, 0.15, 0.15, 0.1, pen.metal(steel, -0.2, 0.2));
  pen.box(-0.03, y - 0.2, 0.06, 0.05, tone(steel, -1.6), 0.01);
};

/** A hole to fly in by, and a perch. */
export const flyHole: Trim = (pen, colour) => {
  const { trace, aspect } = outlineOf(saidPart(pen, /^(?:opening|hole)$/)?.shape ?? 'round');
  for (const [size, paint] of [
    [0.34, tone(colour, -1.6)],
    [0.26, hex('#2b2024')],
  ] as const)
    pen.at(
      0,
      -0.5 + size / 2,
      () => {
        trace(pen.context);
        pen.context.fillStyle = css(paint);
        pen.context.fill();
      },
      size / Math.max(1, aspect),
      size,
    );
  pen.limb([0, -0.24], [0.09, -0.2], 0.045, 0.045, hex('#6a4a30'));
};
/** The pole that it stands on. */
export const pole: Trim = (pen) => {
  pen.box(-0.04, -0.42, 0.08, 0.42, pen.roll(hex('#7a5638'), -0.04, 0.04));
};

/** Rows of windows, some of them lit. */
export const windows: Trim = (pen, colour) => {
  onForm(pen, () => {
    const random = pen.form.fork('windows');
    const glass = mix(colour, [60, 84, 112], 0.75);
    for (let row = 0; row < 10; row++)
      for (let column = -9; column <= 9; column++)
        pen.box(
          column * 0.082 - 0.024,
          -0.94 + row * 0.088,
          0.048,
          0.052,
          random.chance(0.14) ? hex('#f6dc92') : glass,
        );
    pen.box(-0.06, -0.075, 0.12, 0.09, tone(colour, -4));
  });
};

/** Bands of bright paper around it, fringed below. */
export const bands: Trim = (pen) => {
  const papers: readonly Rgb[] = ['#e2483f', '#f2b53a', '#3fa36a', '#3f86c8', '#c85aa0'].map((paint) => hex(paint));
  onForm(pen, () => {
    for (let row = 0; row < 8; row++) {
      const y = -1 + row * 0.128;
      pen.box(-0.7, y, 1.4, 0.13, faint(papers[row % papers.length] as Rgb, 0.9));
      for (let tuft = -9; tuft < 9; tuft++)
        pen.box(tuft * 0.08, y + 0.1, 0.012, 0.04, faint(tone(papers[row % papers.length] as Rgb, -2.6), 0.8));
    }
  });
};

/** Blossoms all over, leaves between them. */
export const blossoms: Trim = (pen) => {
  const random = pen.form.fork('blossoms');
  const petals = ['#e0607a', '#f4a8b8', '#f6efe6', '#f0a63a', '#b887c8'];
  onForm(pen, () => {
    for (let row = 0; row < 9; row++)
      for (let column = -9; column <= 9; column++) {
        const [x, y] = [column * 0.12 + (row % 2) * 0.06 + random.around(0.015), -0.04 - row * 0.118];
        const petal = hex(petals[(column * 3 + row * 2 + 40) % petals.length] as string);
        for (let leaf = 0; leaf < 6; leaf++) {
          const angle = (leaf * Math.PI) / 3;
          pen.oval(x + Math.cos(angle) * 0.034, y + Math.sin(angle) * 0.034, 0.03, 0.03, petal);
        }
        pen.oval(x, y, 0.02, 0.02, hex('#f6d35a'));
      }
  });
};
/** The pot in which they stand. */
export const pot: Trim = (pen) => {
  const clay = hex('#e6e0d4');
  for (const x of [-0.08, 0, 0.08])
    pen.line(
      [
        [x, -0.2],
        [x * 1.4, -0.46],
      ],
      0.03,
      hex('#4f8a4a'),
    );
  pen.shape('M-0.2 -0.34H0.2L0.15 0H-0.15Z', pen.roll(clay, -0.2, 0.2));
  pen.oval(0, -0.34, 0.2, 0.03, tone(clay, -1.4));
};

/** Edges of glass panes, earth and green behind them. */
export const planted: Trim = (pen) => {
  onForm(pen, () => {
    pen.box(-0.8, -0.2, 1.6, 0.3, hex('#6a4a30'));
    pen.oval(0.1, -0.2, 0.6, 0.04, hex('#7f5c3c'));
    for (const [x, high, steps] of [
      [-0.2, 0.22, -1],
      [-0.05, 0.36, 0.4],
      [0.12, 0.42, 1],
      [0.26, 0.24, 0],
    ] as const)
      for (const lean of [-0.07, 0, 0.07])
        pen.smooth(
          [
            [x, -0.16],
            [x + lean - 0.03, -0.2 - high * 0.6],
            [x + lean * 1.5, -0.2 - high],
            [x + lean + 0.03, -0.2 - high * 0.6],
          ],
          tone(hex('#4f8f4a'), steps),
        );
  });
  pen.line(
    [
      [pen.lit * 0.06, -0.8],
      [pen.lit * 0.16, -0.5],
    ],
    0.025,
    faint([255, 255, 255], 0.8),
  );
};

/** A metal cap with its holes. */
export const shakerCap: Trim = (pen, _colour, { y, halfWide }) => {
  const half = Math.max(0.14, Math.min(0.24, halfWide));
  pen.shape(
    `M${-half} ${y + 0.08}V${y - 0.02}C${-half} ${y - 0.17} ${half} ${y - 0.17} ${half} ${y - 0.02}V${y + 0.08}Z`,
    pen.metal(steel, -half, half),
  );
  for (const [x, up] of [
    [-0.06, 0.05],
    [0.06, 0.05],
    [0, 0.09],
    [0, 0.02],
  ] as const)
    pen.oval(x, y - up, 0.014, 0.011, ink);
};

/** Lines that somebody wrote, and a corner that curls. */
export const note: FaceTrim = (pen, colour, trace, aspect) => {
  onFace(pen, trace, () => {
    pen.box(-aspect, -1, aspect * 2, 0.16, faint(lighten(colour, -0.06), 1));
    for (const [row, wide] of [0.3, 0.34, 0.3, 0.2].entries())
      pen.line(
        [
          [-wide * aspect, -0.66 + row * 0.14],
          [-wide * aspect * 0.2, -0.68 + row * 0.14],
          [wide * aspect, -0.66 + row * 0.14],
        ],
        0.022,
        faint(hex('#3a4a7a'), 0.85),
      );
    pen.shape(
      [
        [aspect / 2, -0.2],
        [aspect / 2, 0],
        [aspect / 2 - 0.2, 0],
      ],
      lighten(colour, -0.16),
    );
  });
};

/** Roads, a river and a place that is marked. */
export const routes: FaceTrim = (pen, _colour, trace, aspect) => {
  onFace(pen, trace, () => {
    pen.line(
      [
        [-aspect / 2, -0.76],
        [-0.1, -0.6],
        [0.05, -0.34],
        [aspect / 2, -0.22],
      ],
      0.07,
      hex('#7fb4d8'),
    );
    pen.oval(-0.2 * aspect, -0.34, 0.16, 0.11, hex('#a9cf92'));
    pen.oval(0.26 * aspect, -0.68, 0.14, 0.1, hex('#a9cf92'));
    pen.line(
      [
        [-aspect / 2, -0.2],
        [0, -0.46],
        [0.1, -1],
      ],
      0.03,
      hex('#e0974a'),
    );
    pen.line(
      [
        [-0.24, -1],
        [-0.16, -0.5],
        [0.26, 0],
      ],
      0.02,
      hex('#c8a878'),
    );
    pen.shape('M0 -0.44C-0.1 -0.56 -0.07 -0.68 0 -0.68C0.07 -0.68 0.1 -0.56 0 -0.44Z', hex('#d0382f'));
    pen.oval(0, -0.6, 0.026, 0.026, hex('#ffffff'));
  });
};

/** A perforated edge around a small picture. */
export const perforated: FaceTrim = (pen, _colour, trace, aspect) => {
  const { context } = pen;
  trace(context);
  context.setLineDash([0.001, 0.075]);
  context.lineCap = 'round';
  context.lineWidth = 0.05;
  context.strokeStyle = faint(hex('#b9b2a2'), 1);
  context.stroke();
  context.setLineDash([]);
  onFace(pen, trace, () => {
    const wide = Math.min(0.36, aspect * 0.3);
    pen.box(-wide, -0.76, wide * 2, 0.54, pen.down(-0.76, -0.22, hex('#7fb8dc'), hex('#dcecf0')), 0.02);
    pen.shape(
      [
        [-wide, -0.22],
        [-wide * 0.3, -0.56],
        [wide * 0.2, -0.32],
        [wide * 0.5, -0.46],
        [wide, -0.22],
      ],
      hex('#5f8a5a'),
    );
    pen.oval(wide * 0.5, -0.64, 0.05, 0.05, hex('#f8d45a'));
  });
};

/** The cut through a cucumber: pale flesh and a ring of seeds. */
export const seeded: FaceTrim = (pen, _colour, trace) => {
  for (const [share, paint] of [
    [0.88, '#d4e6a4'],
    [0.62, '#e6f0c4'],
  ] as const)
    pen.at(
      0,
      -0.44 * (1 - share),
      () => {
        trace(pen.context);
        pen.context.fillStyle = paint;
        pen.context.fill();
      },
      share,
    );
  for (let seed = 0; seed < 9; seed++) {
    const angle = (seed * Math.PI * 2) / 9;
    pen.oval(Math.sin(angle) * 0.13, -0.38 - Math.cos(angle) * 0.13, 0.018, 0.036, hex('#f7f6dc'), angle);
    pen.oval(Math.sin(angle) * 0.13, -0.38 - Math.cos(angle) * 0.13, 0.008, 0.022, hex('#b8c884'), angle);
  }
};

/** Cloth with its folds, lit from within, a border below. */
export const piped: Trim = (pen, colour) => {
  onForm(pen, () => {
    for (let fold = -8; fold <= 8; fold++)
      pen.line(
        [
          [fold * 0.03, -1],
          [fold * 0.11, 0],
        ],
        0.012,
        faint(tone(colour, -1.6), 0.6),
      );
    pen.glow(0, -0.2, 0.5, [255, 244, 206], 0.45);
    pen.box(-1, -0.1, 2, 0.035, faint(tone(colour, -3), 0.9));
  });
};

/** A deep hollow below a rim. */
export const basin: FaceTrim = (pen, colour, trace) => {
  for (const [share, steps] of [
    [0.86, -3],
    [0.72, -1.8],
    [0.5, -1],
  ] as const)
    fillInner(pen, trace, share, tone(colour, steps));
};

/** Baked: browner at the edge, pricked in rows. */
export const baked: FaceTrim = (pen, colour, trace, aspect) => {
  onFace(pen, trace, () => {
    for (let row = 0; row < 4; row++)
      for (let column = -4; column <= 4; column++)
        pen.oval(column * 0.2, -0.2 - row * 0.2, 0.026, 0.026, tone(colour, -3));
    for (let grain = 0; grain < 12; grain++)
      pen.box(((grain * 0.37) % 1) * aspect - aspect / 2, -0.1 - ((grain * 0.61) % 0.8), 0.02, 0.02, hex('#fdf6e2'));
  });
  trace(pen.context);
  pen.context.lineWidth = 0.05;
  pen.context.strokeStyle = faint(tone(colour, -1.8), 1);
  pen.context.stroke();
};

/** A window with a bevelled edge, and the photograph behind it. */
export const cutOut: FaceTrim = (pen, colour, trace, aspect) => {
  fillInner(pen, trace, 0.66, tone(colour, -2));
  fillInner(pen, trace, 0.63, hex('#ffffff'));
  fillInner(pen, trace, 0.59, hex('#8fb8cc'));
  onFace(pen, trace, () => {
    pen.oval(0, -0.5, 0.09 * Math.min(1.2, aspect), 0.1, hex('#e6b894'));
    pen.shape('M-0.16 -0.24C-0.16 -0.44 0.16 -0.44 0.16 -0.24Z', hex('#b8503f'));
  });
};

/** A ring with a stone, put over its upper end or into the slot there: its lower half is behind what holds it. */
export const rings: Trim = (pen, colour, { y, halfWide }) => {
  const [half, high] = [0.17, 0.15];
  // over a point it slides down until that fills it, in a broad top it stands
  const middle = halfWide < 0.1 ? y + 0.04 : y - high * 0.55;
  if (halfWide >= 0.1) pen.oval(0, y, half * 1.16, 0.03, tone(colour, -2.4));
  pen.ring(0, middle, half, high, 0.06, tone(gold, -1.2), Math.PI * 0.86, Math.PI * 2.14);
  pen.ring(0, middle, half, high, 0.03, tone(gold, 1.2), Math.PI * 0.9, Math.PI * 2.1);
  if (halfWide < 0.1) {
    pen.ring(0, middle, half, high, 0.06, tone(gold, -0.4), Math.PI * 0.1, Math.PI * 0.9);
    pen.ring(0, middle - 0.008, half, high, 0.022, tone(gold, 1.6), Math.PI * 0.1, Math.PI * 0.9);
  }
  const top = middle - high;
  const gem = hex('#8fd0e6');
  pen.shape(`M-0.1 ${top - 0.09}L-0.06 ${top - 0.14}H0.06L0.1 ${top - 0.09}L0 ${top + 0.03}Z`, gem);
  pen.shape(`M-0.04 ${top - 0.09}H0.04L0 ${top + 0.03}Z`, tone(gem, 1.6));
  pen.shape(`M-0.1 ${top - 0.09}L-0.06 ${top - 0.14}H0.06L0.1 ${top - 0.09}Z`, tone(gem, 2.4));
};

/** A pointed stone that stands in it. */
export const heldCrystal: Trim = (pen, _colour, { y }) => {
  const stone = hex('#b48ad0');
  pen.shape(`M0 ${y - 0.42}L0.12 ${y - 0.28}L0.1 ${y + 0.02}H-0.1L-0.12 ${y - 0.28}Z`, tone(stone, -0.6));
  pen.shape(`M0 ${y - 0.42}L0.02 ${y + 0.02}H-0.1L-0.12 ${y - 0.28}Z`, tone(stone, 1.4));
};

/** The threaded foot of a finial. */
export const screw: Trim = (pen) => {
  pen.box(-0.14, -0.36, 0.28, 0.09, pen.roll(gold, -0.14, 0.14), 0.02);
  pen.box(-0.07, -0.28, 0.14, 0.28, pen.roll(tone(gold, -1.4), -0.07, 0.07), 0.02);
  for (const y of [-0.22, -0.15, -0.08]) pen.box(-0.075, y, 0.15, 0.02, tone(gold, -3));
};

/** A cup behind the glass. */
export const cupInside: Trim = (pen) => {
  pen.shape(
    'M-0.15 -0.62H0.15C0.15 -0.42 0.08 -0.36 0.03 -0.34V-0.26H0.1V-0.2H-0.1V-0.26H-0.03V-0.34C-0.08 -0.36 -0.15 -0.42 -0.15 -0.62Z',
    pen.roll(gold, -0.15, 0.15),
  );
  for (const side of [-1, 1]) pen.ring(side * 0.16, -0.54, 0.06, 0.07, 0.03, tone(gold, -1));
  pen.line(
    [
      [pen.lit * 0.2, -0.76],
      [pen.lit * 0.24, -0.3],
    ],
    0.03,
    faint([255, 255, 255], 0.7),
  );
};

/** Folds all around, as paper cups have them. */
export const flutes: Trim = (pen, colour) => {
  onForm(pen, () => {
    for (let fold = -12; fold <= 12; fold++)
      pen.line(
        [
          [fold * 0.052, -1],
          [fold * 0.042, 0],
        ],
        0.022,
        faint(tone(colour, -1.8), 0.75),
      );
  });
};

/** Courses of stone and a dark way in. */
export const blocks: Trim = (pen, colour) => {
  onForm(pen, () => {
    for (let row = 0; row < 9; row++) {
      const y = -0.11 * row;
      pen.box(-1, y - 0.006, 2, 0.012, faint(tone(colour, -2), 0.7));
      for (let stone = -8; stone <= 8; stone++)
        pen.box(stone * 0.2 + (row % 2) * 0.1, y - 0.11, 0.01, 0.11, faint(tone(colour, -2), 0.6));
    }
    pen.shape('M-0.24 0V-0.3H-0.02V0Z', tone(colour, -2));
    pen.shape('M-0.2 0V-0.27H-0.06V0Z', hex('#2b2420'));
  });
};
