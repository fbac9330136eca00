import type { Brush } from '../drawable.js';
import { css, lighten } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';
import { disc } from './dish-above.js';
import type { Dish } from './dish-above.js';

const GREEN: Rgb = [104, 164, 74];

/** A piece of meat with the marks of the grill. */
function steak(context: Context, x = 0, y = -0.5, size = 1): void {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  for (const [give, colour] of [
    [0.02, [104, 52, 36]],
    [0, [146, 78, 52]],
  ] as const) {
    context.fillStyle = css(colour);
    context.beginPath();
    context.ellipse(give * 0.4, give * 0.6, 0.24, 0.16, -0.25, 0, Math.PI * 2);
    context.fill();
  }
  context.strokeStyle = css([92, 44, 30], 0.85);
  context.lineWidth = 0.018;
  context.lineCap = 'round';
  for (const at of [-0.12, -0.04, 0.04, 0.12]) {
    context.beginPath();
    context.moveTo(at - 0.06, 0.09);
    context.lineTo(at + 0.06, -0.09);
    context.stroke();
  }
  context.restore();
}

/** Meat, peas, carrots and potatoes, each at its side of the plate. */
function meal(context: Context, { random }: Brush): void {
  steak(context, 0, -0.39, 0.85);
  for (const [x, y] of [
    [0.17, -0.62],
    [0.07, -0.68],
    [0.2, -0.53],
  ] as const) {
    disc(context, x, y, 0.072, [214, 178, 96]);
    disc(context, x - 0.012, y - 0.014, 0.054, [240, 208, 130]);
  }
  const peas = random.fork('peas');
  for (let pea = 0; pea < 17; pea++) {
    const [angle, away] = [pea * 2.4, 0.025 * Math.sqrt(pea)];
    const [x, y] = [-0.17 + Math.cos(angle) * away, -0.62 + Math.sin(angle) * away];
    disc(context, x, y, 0.026, lighten(GREEN, peas.around(0.06)));
  }
  context.lineCap = 'round';
  for (const turn of [0, 1, 2]) {
    context.strokeStyle = css(lighten([232, 128, 44], turn * 0.03));
    context.lineWidth = 0.036;
    context.beginPath();
    context.moveTo(-0.06 + turn * 0.035, -0.75 + turn * 0.01);
    context.lineTo(-0.03 + turn * 0.035, -0.6);
    context.stroke();
  }
}

function waffle(context: Context): void {
  context.fillStyle = css([190, 122, 54]);
  context.beginPath();
  context.roundRect(-0.23, -0.73, 0.46, 0.46, 0.06);
  context.fill();
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) {
      const [x, y] = [-0.205 + column * 0.106, -0.705 + row * 0.106];
      context.fillStyle = css([232, 172, 92]);
      context.fillRect(x, y, 0.092, 0.092);
      context.fillStyle = css([206, 140, 66]);
      context.fillRect(x + 0.016, y + 0.016, 0.06, 0.06);
    }
  context.fillStyle = css([252, 226, 120]);
  context.fillRect(-0.06, -0.56, 0.12, 0.12);
}

/** Leaves all around, the upper ones smaller and lighter: so a plant looks from above. */
const leaves =
  (around: number, rounds: number, broad: number, usual: Rgb) =>
  (context: Context, brush: Brush): void => {
    // a white plant in a white pot is white from above as well, and its leaves are set off by their shade
    const colour = brush.colour ? lighten(brush.colour, -0.04) : usual;
    for (let round = 0; round < rounds; round++) {
      const long = 0.46 - (round / rounds) * 0.32;
      for (let leaf = 0; leaf < around; leaf++) {
        context.save();
        context.translate(0, -0.5);
        context.rotate(((leaf + round * 0.5) / around) * Math.PI * 2 + 0.3);
        context.fillStyle = css(lighten(colour, -0.16 + (round / rounds) * 0.26 + (leaf % 2) * 0.03));
        context.beginPath();
        context.moveTo(0.02, 0);
        context.bezierCurveTo(long * 0.35, -broad, long * 0.8, -broad * 0.8, long, 0);
        context.bezierCurveTo(long * 0.8, broad * 0.8, long * 0.35, broad, 0.02, 0);
        context.fill();
        context.strokeStyle = css(lighten(colour, 0.14), 0.6);
        context.lineWidth = 0.007;
        context.beginPath();
        context.moveTo(0.05, 0);
        context.lineTo(long * 0.9, 0);
        context.stroke();
        context.restore();
      }
    }
  };

/** Wax, the molten pool in it, and the flame that stands over its wick. */
function wax(context: Context, brush: Brush): void {
  const body = brush.colour ?? [244, 232, 208];
  disc(context, 0, -0.5, 0.46, lighten(body, -0.08));
  disc(context, 0, -0.5, 0.42, body);
  disc(context, 0, -0.5, 0.27, lighten(body, -0.05));
  const glow = context.createRadialGradient(0, -0.5, 0, 0, -0.5, 0.34);
  glow.addColorStop(0, 'rgba(255,206,110,0.9)');
  glow.addColorStop(1, 'rgba(255,206,110,0)');
  context.fillStyle = glow;
  context.fillRect(-0.5, -1, 1, 1);
  disc(context, 0, -0.5, 0.085, [255, 190, 70]);
  disc(context, 0, -0.5, 0.05, [255, 244, 200]);
}

/** The rim of a basket, what is dark within it, and the handle across. */
function weave(context: Context, brush: Brush): void {
  const cane = brush.colour ?? [178, 126, 70];
  for (let round = 0; round < 3; round++) {
    const radius = 0.42 - round * 0.045;
    for (let turn = 0; turn < 26; turn++) {
      const angle = ((turn + (round % 2) * 0.5) / 26) * Math.PI * 2;
      context.strokeStyle = css(lighten(cane, turn % 2 ? 0.07 : -0.06));
      context.lineWidth = 0.05;
      context.beginPath();
      context.arc(0, -0.5, radius, angle, angle + 0.26);
      context.stroke();
    }
  }
  disc(context, 0, -0.5, 0.3, lighten(cane, -0.24));
  disc(context, 0, -0.5, 0.25, lighten(cane, -0.17));
  context.lineCap = 'round';
  for (const [wide, tone] of [
    [0.075, -0.12],
    [0.05, 0.06],
  ] as const) {
    context.strokeStyle = css(lighten(cane, tone));
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(-0.41, -0.5);
    context.lineTo(0.41, -0.5);
    context.stroke();
  }
}

const drink = (fill: Rgb): Dish => ({ dish: 'glass', fill, wide: 0.085 });

/** What is served and what stands on a table, as one looks down on it: else it would lie there on its side. */
export const servedAbove: Readonly<Record<string, Dish>> = {
  'cereal-bowl': {
    dish: 'bowl',
    fill: [250, 248, 242],
    wide: 0.2,
    bits: [
      [[226, 176, 96], 34, 0.04],
      [[206, 60, 60], 4, 0.05],
    ],
  },
  meal: { dish: 'plate', fill: [248, 246, 240], wide: 0.27, on: meal },
  steak: { dish: 'plate', fill: [248, 246, 240], wide: 0.27, on: (context) => steak(context) },
  waffle: { dish: 'plate', fill: [248, 246, 240], wide: 0.24, on: waffle },
  milk: drink([250, 250, 246]),
  juice: drink([250, 166, 56]),
  lemonade: drink([246, 236, 150]),
  'iced-tea': drink([190, 112, 44]),
  cola: drink([72, 36, 24]),
  whisky: drink([206, 132, 44]),
  beer: drink([250, 232, 180]),
  cocktail: drink([240, 120, 96]),
  'water-glass': drink([206, 228, 238]),
  'wine-glass': drink([128, 24, 44]),
  'champagne-glass': drink([246, 222, 140]),
  milkshake: drink([244, 196, 206]),
  candle: { dish: 'none', fill: [244, 232, 208], wide: 0.09, on: wax },
  'pillar-candle': { dish: 'none', fill: [244, 232, 208], wide: 0.09, on: wax },
  'potted-plant': { dish: 'pot', fill: [74, 56, 44], wide: 0.28, on: leaves(8, 3, 0.1, [84, 150, 92]) },
  basket: { dish: 'none', fill: [178, 126, 70], wide: 0.34, on: weave },
  succulent: { dish: 'pot', fill: [74, 56, 44], wide: 0.15, on: leaves(9, 4, 0.075, [126, 178, 150]) },
};
