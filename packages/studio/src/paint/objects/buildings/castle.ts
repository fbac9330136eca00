import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { opening, paintSnow, paintStones, paintWindow } from '../parts/facade.js';
import { paintFoliage } from '../parts/foliage.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { darkTimber, faint, iron, isWorn, leafGreen, mainColour, ownColour, tone } from '../parts/tone.js';

interface Tower {
  readonly x: number;
  readonly radius: number;
  readonly height: number;
  readonly roof: number;
}

/** Battlements along a level edge; towers bow theirs a little. */
function paintBattlements(
  pen: Pen,
  left: number,
  right: number,
  y: number,
  size: number,
  stone: Rgb,
  round: boolean,
): void {
  const count = Math.max(3, Math.round((right - left) / (size * 1.7)));
  const step = (right - left) / (count * 2 - 1);
  pen.shape(
    `M${left} ${y}H${right}V${y + size * 0.9}Q${(left + right) / 2} ${y + size * (round ? 1.35 : 0.9)} ${left} ${y + size * 0.9}Z`,
    round ? pen.roll(stone, left, right) : tone(stone, 0.3),
  );
  pen.box(left, y + size * 0.75, right - left, size * 0.2, faint([30, 25, 70], 0.3));
  for (let index = 0; index < count; index++) {
    const x = left + index * 2 * step;
    pen.box(x, y - size, step, size * 1.05, round ? pen.roll(stone, left, right) : tone(stone, 0.4));
    paintSnow(
      pen,
      [
        [x, y - size],
        [x + step, y - size],
      ],
      size * 0.3,
    );
  }
}

function paintTower(pen: Pen, { x, radius, height, roof }: Tower, stone: Rgb, slate: Rgb, flag: Rgb | undefined): void {
  const left = x - radius;
  const right = x + radius;
  const body = `M${left - radius * 0.12} 0L${left} ${-height * 0.2}V${-height}H${right}V${-height * 0.2}L${right + radius * 0.12} 0Z`;
  pen.shape(body, pen.roll(stone, left, right));
  pen.inside(body, () => {
    paintStones(pen, left - radius * 0.1, -height, right, -0.02, 0.02, stone, -0.3, 0.2);
    pen.box(
      left - 0.05,
      -height,
      radius * 3,
      height * 0.12,
      pen.down(-height, -height * 0.88, faint([30, 25, 70], 0.45), faint([30, 25, 70], 0)),
    );
  });
  const lip = radius * 1.18;
  paintBattlements(pen, x - lip, x + lip, -height, radius * 0.3, stone, true);
  if (roof > 0) {
    const foot = -height - radius * 0.22;
    const tip = foot - roof;
    const bow = radius * 0.28;
    pen.shape(
      `M${x - lip * 0.98} ${foot}Q${x - radius * 0.3} ${foot - roof * 0.5} ${x} ${tip}Q${x + radius * 0.3} ${foot - roof * 0.5} ${x + lip * 0.98} ${foot}Q${x} ${foot + bow} ${x - lip * 0.98} ${foot}Z`,
      pen.roll(slate, x - lip, x + lip, 1.1),
    );
    for (const share of [0.25, 0.5, 0.72]) {
      const width = lip * (1 - share) ** 1.25 * 0.96;
      const y = foot - roof * share;
      pen.line(
        [
          [x - width, y],
          [x, y + bow * (1 - share) * 0.6],
          [x + width, y],
        ],
        roof * 0.014,
        faint(tone(slate, -1.8), 0.55),
      );
    }
    paintSnow(
      pen,
      [
        [x - radius * 0.62, foot - roof * 0.28],
        [x, tip + roof * 0.06],
        [x + radius * 0.62, foot - roof * 0.28],
      ],
      roof * 0.1,
    );
    const mast = flag ? 0.07 : 0.025;
    pen.strokes(
      [
        [
          [x, tip],
          [x, tip - mast],
        ],
      ],
      0.006,
      iron,
    );
    if (flag)
      pen.shape(
        `M${x} ${tip - mast}Q${x + 0.03} ${tip - mast - 0.012} ${x + 0.055} ${tip - mast + 0.008}Q${x + 0.075} ${tip - mast + 0.02} ${x + 0.1} ${tip - mast + 0.012}L${x + 0.075} ${tip - mast + 0.03}L${x + 0.095} ${tip - mast + 0.048}Q${x + 0.05} ${tip - mast + 0.034} ${x} ${tip - mast + 0.045}Z`,
        pen.across(x, x + 0.1, flag, tone(flag, -0.9), tone(flag, 0.5)),
      );
  }
  const slit = radius * 0.32;
  for (const share of height > 0.5 ? [0.45, 0.72] : [0.62]) {
    paintWindow(pen, x - slit / 2, -height * share - slit * 1.2, slit, slit * 1.8, {
      frame: tone(stone, -0.8),
      arch: 'pointed',
      columns: 1,
      rows: 1,
      sill: false,
      lamp: (share * 10 + Math.round(x * 10)) % 3 !== 0,
    });
  }
}

/** A fairy-tale fortress: curtain wall, gate, towers with pointed roofs. */
export const castle: Drawable = {
  ...known('castle'),
  aspect: 1.12,
  overhang: 0.1,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const stone = mainColour(brush, ['#c9bca6', '#b9b2a8', '#d3c4a8', '#aeb0b4', '#c7b49c']);
    const slate = ownColour(brush, ['#4e6a8a', '#a1503f', '#55617a', '#7a4a5a', '#3f6f6a'], 'roof');
    const flag = ownColour(brush, ['#c8402f', '#d9a93a', '#3f6fa8', '#8a3f7a'], 'flag');
    const worn = isWorn(brush);
    const { form } = pen;
    const back: Tower[] = [
      { x: -0.17 + form.around(0.015), radius: 0.075, height: 0.58 + form.around(0.02), roof: 0.22 },
      { x: 0.19 + form.around(0.015), radius: 0.065, height: 0.5 + form.around(0.02), roof: 0.19 },
    ];
    const far = tone(stone, -0.7);
    for (const tower of back) paintTower(pen, tower, far, tone(slate, -0.5), undefined);
    // the keep
    pen.box(-0.12, -0.56, 0.27, 0.56, pen.face(tone(stone, -0.2), -0.12, -0.6, 0.15, 0));
    paintStones(pen, -0.11, -0.54, 0.14, -0.2, 0.02, stone, -0.2, 0.25);
    paintBattlements(pen, -0.13, 0.16, -0.56, 0.026, stone, false);
    for (const x of [-0.06, 0.045])
      paintWindow(pen, x, -0.5, 0.036, 0.07, { frame: tone(stone, -1), arch: 'pointed', rows: 1, sill: false });
    paintTower(
      pen,
      { x: 0.015, radius: 0.06, height: 0.7, roof: worn ? 0 : 0.205 },
      stone,
      slate,
      worn ? undefined : flag,
    );
    // curtain wall
    pen.box(-0.45, -0.3, 0.9, 0.3, pen.face(stone, -0.45, -0.3, 0.45, 0));
    paintStones(pen, -0.44, -0.26, 0.44, -0.03, 0.022, stone, 0, 0.28);
    paintBattlements(pen, -0.45, 0.45, -0.3, 0.03, stone, false);
    const sides: Tower[] = [
      { x: -0.44, radius: 0.098, height: 0.42 + form.around(0.02), roof: worn ? 0 : 0.24 },
      { x: 0.44, radius: 0.098, height: 0.46 + form.around(0.02), roof: worn && form.chance(0.5) ? 0 : 0.25 },
    ];
    for (const tower of sides) paintTower(pen, tower, stone, slate, worn ? undefined : flag);
    // gatehouse
    for (const x of [-0.125, 0.125])
      paintTower(pen, { x, radius: 0.062, height: 0.37, roof: 0 }, stone, slate, undefined);
    pen.box(-0.1, -0.345, 0.2, 0.345, pen.face(tone(stone, 0.2), -0.1, -0.34, 0.1, 0));
    paintStones(pen, -0.09, -0.32, 0.09, -0.2, 0.02, stone, 0.2, 0.3);
    paintBattlements(pen, -0.105, 0.105, -0.345, 0.026, stone, false);
    pen.shape(opening(-0.072, -0.215, 0.144, 0.215, 'round'), tone(stone, -1.3));
    const gate = opening(-0.057, -0.198, 0.114, 0.198, 'round');
    pen.shape(
      gate,
      brush.night
        ? pen.down(-0.2, 0, hex('#6a4326'), hex('#d98f45'))
        : pen.down(-0.2, 0, hex('#2a2430'), hex('#4a3b3a')),
    );
    pen.inside(gate, () => {
      const bars = [-0.04, -0.02, 0, 0.02, 0.04];
      pen.strokes(
        bars.map((x) => [
          [x, -0.2],
          [x, -0.085],
        ]),
        0.006,
        tone(iron, 0.3),
      );
      pen.strokes(
        [-0.16, -0.125, -0.095].map((y) => [
          [-0.06, y],
          [0.06, y],
        ]),
        0.006,
        tone(iron, 0.3),
      );
    });
    pen.shape(
      [
        [-0.06, 0],
        [0.06, 0],
        [0.052, -0.03],
        [-0.052, -0.03],
      ],
      tone(darkTimber, 0.6),
    );
    pen.shape(
      [
        [-0.02, -0.3],
        [0.02, -0.3],
        [0.02, -0.245],
        [0, -0.23],
        [-0.02, -0.245],
      ],
      flag,
    );
    const garden = form.fork('garden');
    for (const x of [-0.31, -0.24, 0.25, 0.33]) {
      const size = garden.between(0.025, 0.045);
      paintFoliage(
        pen,
        [
          { x: x - size, y: -size * 0.7, radius: size * 0.75 },
          { x: x + size * 0.7, y: -size * 0.9, radius: size },
        ],
        tone(leafGreen, -0.4),
        garden,
      );
    }
  },
};
