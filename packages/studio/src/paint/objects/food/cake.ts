import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex, mix } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import { paintContact, TILT, turned } from '../parts/solid.js';
import { faint, mainColour, ownColour, tone } from '../parts/tone.js';
import { candlesAsked, paintCandle } from './candle.js';
import { paintTiers } from './tiers.js';

/** A layer cake with icing, berries and candles on a stand. */
export const cake: Drawable = {
  ...known('cake'),
  aspect: 1.02,
  overhang: 0.2,
  paint(context, brush) {
    const pen = createPen(context, brush);
    if (brush.attributes.has('tiered')) return paintTiers(pen, brush.colour ?? hex('#f6efe4'));
    const icing = mainColour(brush, ['#f0b8b8', '#f5e6d0', '#8a5a44', '#e9c8d8', '#bcd8cc', '#f3d27a']);
    const sponge = ownColour(brush, ['#e3b570', '#c98f52', '#8a5a3c'], 'sponge');
    const plate = hex('#eee7da');
    const { form } = pen;
    // the plate lies: from so low a stand below it would not be seen
    pen.oval(0, -0.1, 0.505, 0.1, tone(plate, -2.2));
    pen.oval(0, -0.118, 0.505, 0.1, pen.face(tone(plate, 0.5), -0.5, -0.22, 0.5, -0.02));
    paintContact(pen, 0, -0.125, 0.45, 0.085, 0.5);
    const radius = 0.405;
    const low = -0.14;
    const high = -0.6;
    const side = turned(
      [
        [radius, low],
        [radius, high],
      ],
      0,
      TILT * 0.82,
    );
    pen.shape(side, pen.roll(mix(sponge, icing, brush.colour ? 0.7 : 0.12), -radius, radius, 1.1));
    const band = (y: number, height: number, colour: typeof icing): void => {
      pen.shape(
        `M${-radius} ${y}A${radius} ${radius * 0.246} 0 0 0 ${radius} ${y}V${y + height}A${radius} ${radius * 0.246} 0 0 1 ${-radius} ${y + height}Z`,
        pen.roll(colour, -radius, radius),
      );
    };
    pen.inside(side, () => {
      band(low - 0.135, 0.035, tone(hex('#f6ecd8'), 0));
      band(low - 0.27, 0.035, hex('#c8485a'));
      const crumbs = pen.fine.fork('crumbs');
      for (let index = 0; index < pen.count(6, 24); index++) {
        const x = crumbs.between(-0.38, 0.38);
        pen.oval(
          x,
          crumbs.between(low - 0.1, low + 0.06),
          0.009,
          0.006,
          faint(tone(sponge, crumbs.chance(0.5) ? -1.6 : 1.2), 0.7),
        );
      }
    });
    // icing over the top, running down
    const drips = 11;
    let hem = `M${-radius - 0.012} ${high}`;
    for (let index = 0; index < drips; index++) {
      const from = -1 + (index / drips) * 2;
      const to = -1 + ((index + 1) / drips) * 2;
      const level = (share: number): number => high + radius * 0.246 * Math.sqrt(Math.max(0, 1 - share ** 2)) + 0.045;
      const drop = form.between(0.05, 0.17);
      const middle = (from + to) / 2;
      const reach = radius + 0.012;
      hem += `C${from * reach} ${level(from) + drop} ${(from + 0.02) * reach} ${level(middle) + drop} ${middle * reach} ${level(middle) + drop}C${(to - 0.02) * reach} ${level(middle) + drop} ${(to - 0.03) * reach} ${level(to) + 0.02} ${to * reach} ${level(to)}`;
    }
    pen.shape(
      `${hem}L${radius + 0.012} ${high}A${radius + 0.012} ${radius * 0.252} 0 0 0 ${-radius - 0.012} ${high}Z`,
      pen.roll(icing, -radius, radius, 1.05),
    );
    pen.oval(
      0,
      high,
      radius + 0.012,
      radius * 0.252,
      pen.face(tone(icing, 0.7), -radius, high - 0.1, radius, high + 0.1),
    );
    pen.oval(0, high - 0.005, radius * 0.9, radius * 0.215, faint(tone(icing, 1.5), 0.5));
    // swirls and berries around the rim, back to front
    const ring = Array.from({ length: 12 }, (_, index) => (index / 12) * Math.PI * 2 + 0.2).toSorted(
      (first, second) => Math.sin(first) - Math.sin(second),
    );
    const candles = candlePlaces(candlesAsked(brush.attributes) ?? USUAL, high);
    // many of them are thin
    const thin = Math.min(1, 9 / candles.length) ** 0.5;
    ring.forEach((angle, index) => {
      const x = Math.cos(angle) * radius * 0.86;
      const y = high + Math.sin(angle) * radius * 0.2;
      if (index === 6) paintCandles();
      const berry = index % 2 === 0;
      pen.oval(x, y - 0.012, 0.052, 0.036, pen.ball(tone(hex('#fbf3e4'), 0), x, y - 0.02, 0.05));
      if (berry) {
        pen.oval(x, y - 0.052, 0.036, 0.036, pen.ball(hex('#b82f3f'), x, y - 0.052, 0.036, 1.2));
        pen.oval(x + pen.lit * 0.012, y - 0.064, 0.008, 0.007, faint([255, 255, 255], 0.85));
      } else pen.oval(x, y - 0.042, 0.03, 0.024, pen.ball(hex('#fbf3e4'), x, y - 0.045, 0.03));
    });

    function paintCandles(): void {
      candles.forEach(([x, y], index) => paintCandle(pen, brush, x, y, { index, thin }));
    }
  },
};

const USUAL = 5;

/** Around the middle of the top, the far ones first; from ten on in two rings. */
function candlePlaces(count: number, high: number): Point[] {
  if (count === 1) return [[0, high - 0.01]];
  const inner = count > 9 ? Math.round(count / 3) : 0;
  const around = (many: number, across: number, turn: number): Point[] =>
    Array.from({ length: many }, (_, index) => {
      const angle = ((index + turn) / many) * Math.PI * 2 + Math.PI / 2;
      return [Math.cos(angle) * across, high - 0.018 + Math.sin(angle) * across * 0.24];
    });
  const places = [
    ...around(count - inner, count === 2 ? 0.11 : 0.22, count === 2 ? 0.5 : 0),
    ...around(inner, 0.11, 0.5),
  ];
  return places.toSorted((one, other) => one[1] - other[1]);
}
