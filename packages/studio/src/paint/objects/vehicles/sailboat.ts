import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { faint, lamplight, mainColour, ownColour, timber, tone } from '../parts/tone.js';

export const sailboat: Drawable = {
  ...known('sailboat'),
  aspect: 0.84,
  overhang: 0.08,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const asked = brush.colour;
    const hull = mainColour(brush, ['#f2ece0', '#2f4f73', '#b8453a', '#3f7f80', '#e8dcc4', '#7a3b36']);
    const canvas = ownColour(brush, ['#f8f1e1'], 'sails');
    const dyed = brush.parts?.some(({ what, colour }) => what === 'sails' && colour !== undefined) === true;
    const accent = dyed
      ? canvas
      : (asked ?? ownColour(brush, ['#d0604a', '#3f6f8f', '#d9a24a', '#5a8f86', '#c9c2b2'], 'accent'));
    const mastX = -0.03;
    const belly = pen.form.between(0.05, 0.09);
    const number = pen.form.whole(2, 4);

    // mast and stays behind the sails
    pen.strokes(
      [
        [
          [mastX, -0.985],
          [0.385, -0.155],
        ],
        [
          [mastX, -0.985],
          [-0.36, -0.15],
        ],
      ],
      0.004,
      faint(hex('#4a4650'), 0.8),
    );
    // mainsail: belly to the left
    const main = `M${mastX - 0.012} -0.955C${mastX - 0.1} -0.72 ${-0.3 - belly} -0.42 -0.385 -0.235Q-0.2 ${-0.215 + belly * 0.3} ${mastX - 0.012} -0.235Z`;
    pen.shape(
      main,
      pen.across(
        -0.4,
        mastX,
        pen.lit < 0 ? tone(canvas, 0.8) : tone(canvas, -1.5),
        tone(canvas, -0.2),
        pen.lit < 0 ? tone(canvas, -0.9) : tone(canvas, 0.8),
      ),
    );
    pen.inside(main, () => {
      if (!dyed && (asked ?? pen.form.chance(0.6)))
        pen.shape(
          `M-0.5 -0.46Q-0.2 -0.43 0.02 -0.46V-0.36Q-0.2 -0.33 -0.5 -0.36Z`,
          pen.across(
            -0.4,
            mastX,
            tone(accent, pen.lit < 0 ? 0.5 : -1.1),
            accent,
            tone(accent, pen.lit < 0 ? -0.8 : 0.6),
          ),
        );
      const seams = Array.from({ length: number }, (_, index) => -0.85 + index * (0.58 / number));
      for (const y of seams)
        pen.line(
          [
            [-0.45, y + 0.06],
            [-0.2, y + 0.05],
            [0, y],
          ],
          0.005,
          faint(tone(canvas, -2.4), 0.6),
        );
      pen.shape(
        `M${mastX} -1L${mastX - 0.05} -0.6Q${mastX - 0.08} -0.4 ${mastX - 0.04} -0.2H${mastX}Z`,
        faint([40, 36, 90], 0.16),
      );
    });
    // jib
    const jib = `M${mastX + 0.014} -0.93C${mastX + 0.14} -0.72 0.27 -0.42 0.375 -0.185Q0.2 -0.17 ${mastX + 0.02} -0.225Q${mastX + 0.075 + belly * 0.4} -0.55 ${mastX + 0.014} -0.93Z`;
    pen.shape(
      jib,
      pen.across(mastX, 0.38, tone(accent, pen.lit < 0 ? 0.9 : -0.9), accent, tone(accent, pen.lit < 0 ? -1.3 : 0.9)),
    );
    pen.inside(jib, () => {
      for (const y of [-0.7, -0.5, -0.33])
        pen.line(
          [
            [0, y],
            [0.15, y + 0.035],
            [0.4, y + 0.05],
          ],
          0.005,
          faint(tone(accent, -2), 0.5),
        );
      pen.shape(`M${mastX} -1Q0.1 -0.6 0.05 -0.2H${mastX}Z`, faint([255, 250, 230], 0.16));
    });
    // mast and boom
    pen.limb([mastX, -0.14], [mastX, -0.988], 0.021, 0.012, pen.roll(timber, mastX - 0.012, mastX + 0.012));
    pen.limb(
      [mastX, -0.222],
      [-0.395, -0.222],
      0.017,
      0.012,
      pen.down(-0.235, -0.21, tone(timber, 1), tone(timber, -1.4)),
    );
    const flag = brush.parts?.find(({ what }) => what === 'flag')?.colour;
    if (flag) paintFlag(pen, mastX, flag);
    else pen.shape(`M${mastX} -0.99L${mastX - 0.075} -0.972L${mastX} -0.955Z`, tone(accent, -0.2));

    // cabin on deck
    pen.shape(
      'M-0.2 -0.14L-0.17 -0.19H0.1L0.17 -0.145Z',
      pen.down(-0.19, -0.14, tone(hex('#efe6d4'), 0.6), tone(hex('#efe6d4'), -1)),
    );
    for (const x of [-0.13, -0.05, 0.03])
      pen.box(x, -0.176, 0.045, 0.019, brush.night ? lamplight : hex('#3b5268'), 0.008);
    // hull
    const body = 'M-0.4 -0.15Q0 -0.108 0.42 -0.17C0.37 -0.09 0.31 -0.03 0.25 0H-0.33C-0.38 -0.04 -0.4 -0.1 -0.4 -0.15Z';
    pen.shape(body, pen.down(-0.16, 0, tone(hull, 0.7), tone(hull, 0), tone(hull, -1.9)));
    pen.sideLight(body, -0.4, 0.4);
    pen.inside(body, () => {
      pen.line(
        [
          [-0.42, -0.108],
          [0, -0.07],
          [0.44, -0.128],
        ],
        0.013,
        asked ? tone(hull, 3) : tone(accent, 0.3),
      );
      pen.box(-0.5, -0.022, 1, 0.03, faint(hex('#33384a'), 0.55));
    });
    pen.line(
      [
        [-0.4, -0.15],
        [0, -0.117],
        [0.415, -0.168],
      ],
      0.016,
      tone(timber, 0.8),
    );
    pen.line(
      [
        [-0.39, -0.157],
        [0, -0.124],
        [0.4, -0.174],
      ],
      0.005,
      tone(timber, 2.6),
    );
    if (brush.night) {
      for (const x of [-0.11, -0.03, 0.05]) pen.glow(x, -0.167, 0.07, lamplight, 0.4);
      pen.oval(mastX, -0.985, 0.012, 0.012, hex('#fff0bc'));
      pen.glow(mastX, -0.98, 0.06, lamplight, 0.6);
    }
  },
};

/** A large flag with a skull at the top of the mast. */
function paintFlag(pen: Pen, mastX: number, colour: Rgb): void {
  const cloth = `M${mastX} -0.995Q${mastX - 0.07} -1.015 ${mastX - 0.13} -0.99Q${mastX - 0.16} -0.98 ${mastX - 0.19} -0.985L${mastX - 0.19} -0.86Q${mastX - 0.12} -0.85 ${mastX} -0.87Z`;
  pen.shape(cloth, pen.across(mastX - 0.19, mastX, tone(colour, -0.3), tone(colour, 0.8), tone(colour, 0)));
  const bone = hex('#efe9da');
  pen.oval(mastX - 0.1, -0.945, 0.024, 0.024, bone);
  pen.box(mastX - 0.112, -0.93, 0.024, 0.018, bone, 0.004);
  for (const side of [-1, 1]) pen.oval(mastX - 0.1 + side * 0.009, -0.945, 0.006, 0.007, colour);
  pen.line(
    [
      [mastX - 0.145, -0.9],
      [mastX - 0.055, -0.885],
    ],
    0.008,
    bone,
  );
  pen.line(
    [
      [mastX - 0.145, -0.885],
      [mastX - 0.055, -0.9],
    ],
    0.008,
    bone,
  );
}
