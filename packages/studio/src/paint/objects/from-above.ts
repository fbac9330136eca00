import type { Brush, Drawable } from '../drawable.js';
import { css, lighten, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';
import { disc } from './dish-above.js';
import type { Dish } from './dish-above.js';
import { servedAbove } from './served-above.js';

function noodles(context: Context, brush: Brush): void {
  const random = brush.random.fork('noodles');
  context.lineCap = 'round';
  for (let strand = 0; strand < 46; strand++) {
    const angle = random.between(0, Math.PI * 2);
    const away = 0.3 * Math.sqrt(random.next());
    const [x, y] = [Math.cos(angle) * away, -0.5 + Math.sin(angle) * away];
    context.strokeStyle = css(lighten([244, 214, 140], random.around(0.05)));
    context.lineWidth = 0.016;
    context.beginPath();
    context.arc(x, y, random.between(0.04, 0.11), angle, angle + random.between(1.4, 3));
    context.stroke();
  }
}

function sushi(context: Context): void {
  // rolls in a ring, rice with fish in the middle
  for (let roll = 0; roll < 8; roll++) {
    const angle = (roll / 8) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * 0.27, -0.5 + Math.sin(angle) * 0.27];
    disc(context, x, y, 0.074, [38, 52, 46]);
    disc(context, x, y, 0.06, [250, 248, 242]);
    disc(context, x, y, 0.027, roll % 2 === 0 ? [240, 128, 84] : [122, 178, 84]);
  }
  for (const [x, y, fish] of [
    [-0.075, -0.5, [244, 138, 92]],
    [0.075, -0.5, [206, 66, 66]],
  ] as const) {
    context.fillStyle = css([252, 250, 244]);
    context.beginPath();
    context.ellipse(x, y, 0.058, 0.128, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = css(fish);
    context.beginPath();
    context.ellipse(x, y, 0.046, 0.12, 0, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = css(lighten(fish, 0.12), 0.8);
    context.lineWidth = 0.01;
    for (let stripe = -2; stripe <= 2; stripe++) {
      context.beginPath();
      context.moveTo(x - 0.04, y + stripe * 0.04 + 0.015);
      context.lineTo(x + 0.04, y + stripe * 0.04 - 0.015);
      context.stroke();
    }
  }
}

function ramen(context: Context, brush: Brush): void {
  noodles(context, brush);
  // two halves of an egg, seaweed, slices of meat, spring onions
  context.fillStyle = css([34, 56, 44]);
  context.save();
  context.translate(0.24, -0.7);
  context.rotate(0.5);
  context.fillRect(-0.06, -0.13, 0.12, 0.26);
  context.restore();
  for (const [x, y] of [
    [-0.2, -0.62],
    [-0.08, -0.74],
  ] as const) {
    disc(context, x, y, 0.1, [252, 250, 242]);
    disc(context, x, y, 0.056, [250, 172, 44]);
    disc(context, x - 0.015, y - 0.015, 0.03, [255, 202, 90]);
  }
  for (const [x, y] of [
    [0.16, -0.34],
    [0.04, -0.26],
  ] as const) {
    disc(context, x, y, 0.1, [206, 132, 100]);
    disc(context, x, y, 0.076, [232, 172, 140]);
    disc(context, x + 0.01, y, 0.04, [214, 140, 108]);
  }
  disc(context, -0.2, -0.34, 0.07, [250, 246, 240]);
  context.strokeStyle = css([236, 110, 140]);
  context.lineWidth = 0.014;
  context.beginPath();
  context.arc(-0.2, -0.34, 0.036, 0.4, 5);
  context.stroke();
  const random = brush.random.fork('onions');
  for (let ring = 0; ring < 16; ring++) {
    const angle = random.between(0, Math.PI * 2);
    const away = 0.34 * Math.sqrt(random.next());
    context.strokeStyle = css(random.chance(0.5) ? [96, 168, 70] : [150, 204, 100]);
    context.lineWidth = 0.01;
    context.beginPath();
    context.arc(Math.cos(angle) * away, -0.5 + Math.sin(angle) * away, 0.016, 0, Math.PI * 2);
    context.stroke();
  }
}

/** Spaghetti below their sauce: tomato with its bits, and leaves of basil in the middle. */
function sauced(context: Context, brush: Brush): void {
  noodles(context, brush);
  const random = brush.random.fork('sauce');
  for (let drop = 0; drop < 26; drop++) {
    const angle = random.between(0, Math.PI * 2);
    const away = 0.17 * Math.sqrt(random.next());
    const size = random.between(0.04, 0.075);
    const [x, y] = [Math.cos(angle) * away, -0.5 + Math.sin(angle) * away];
    disc(context, x, y, size, drop % 3 === 0 ? [214, 70, 46] : [192, 48, 34]);
    if (drop % 4 === 0) disc(context, x - size * 0.3, y - size * 0.3, size * 0.3, [236, 118, 84]);
  }
  for (const turn of [-0.5, 0.9, 2.4]) {
    context.save();
    context.translate(0, -0.5);
    context.rotate(turn);
    context.fillStyle = css([64, 132, 58]);
    context.beginPath();
    context.ellipse(0.05, 0, 0.065, 0.036, 0, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = css([126, 184, 96]);
    context.lineWidth = 0.008;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(0.105, 0);
    context.stroke();
    context.restore();
  }
}

/** A heart of milk in the coffee. */
function latte(context: Context): void {
  for (const [size, colour] of [
    [0.17, [236, 206, 164]],
    [0.13, [250, 236, 212]],
  ] as const) {
    context.fillStyle = css([...colour] as unknown as Rgb);
    context.beginPath();
    context.moveTo(0, -0.5 + size);
    context.bezierCurveTo(-size * 1.7, -0.5 - size * 0.1, -size * 0.9, -0.5 - size * 1.3, 0, -0.5 - size * 0.5);
    context.bezierCurveTo(size * 0.9, -0.5 - size * 1.3, size * 1.7, -0.5 - size * 0.1, 0, -0.5 + size);
    context.fill();
  }
}

function pizza(context: Context, brush: Brush): void {
  disc(context, 0, -0.5, 0.46, [206, 146, 78]);
  disc(context, 0, -0.5, 0.41, [214, 84, 50]);
  disc(context, 0, -0.5, 0.39, [250, 208, 112]);
  const random = brush.random.fork('pizza');
  for (let slice = 0; slice < 11; slice++) {
    const angle = slice * 2.4;
    const away = 0.33 * Math.sqrt((slice + 0.5) / 11);
    disc(context, Math.cos(angle) * away, -0.5 + Math.sin(angle) * away, 0.058, [184, 52, 40]);
    disc(context, Math.cos(angle) * away - 0.01, -0.51 + Math.sin(angle) * away, 0.045, [206, 76, 58]);
  }
  for (let leaf = 0; leaf < 9; leaf++) {
    const angle = random.between(0, Math.PI * 2);
    const away = random.between(0.05, 0.34);
    context.fillStyle = css([74, 140, 62]);
    context.beginPath();
    context.ellipse(Math.cos(angle) * away, -0.5 + Math.sin(angle) * away, 0.04, 0.018, angle, 0, Math.PI * 2);
    context.fill();
  }
  context.strokeStyle = css([150, 92, 40], 0.5);
  context.lineWidth = 0.008;
  for (let cut = 0; cut < 4; cut++) {
    const angle = (cut * Math.PI) / 4;
    context.beginPath();
    context.moveTo(Math.cos(angle) * 0.45, -0.5 + Math.sin(angle) * 0.45);
    context.lineTo(-Math.cos(angle) * 0.45, -0.5 - Math.sin(angle) * 0.45);
    context.stroke();
  }
}

function pancakes(context: Context): void {
  disc(context, 0.02, -0.48, 0.3, [176, 108, 52]);
  disc(context, 0, -0.5, 0.3, [214, 146, 78]);
  disc(context, 0, -0.5, 0.26, [236, 178, 106]);
  context.fillStyle = css([150, 74, 22], 0.7);
  context.beginPath();
  context.ellipse(0.02, -0.5, 0.2, 0.15, 0.4, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css([252, 226, 120]);
  context.fillRect(-0.07, -0.57, 0.14, 0.13);
  for (const [x, y] of [
    [-0.2, -0.36],
    [0.18, -0.66],
    [0.24, -0.4],
    [-0.24, -0.6],
    [0.05, -0.3],
  ] as const)
    disc(context, x, y, 0.04, [66, 78, 150]);
}

function donut(context: Context, brush: Brush): void {
  disc(context, 0, -0.5, 0.44, [214, 156, 92]);
  disc(context, 0, -0.5, 0.39, brush.colour ?? [240, 140, 178]);
  const random = brush.random.fork('sprinkles');
  for (let sprinkle = 0; sprinkle < 34; sprinkle++) {
    const angle = random.between(0, Math.PI * 2);
    const away = random.between(0.19, 0.35);
    context.save();
    context.translate(Math.cos(angle) * away, -0.5 + Math.sin(angle) * away);
    context.rotate(random.between(0, 3));
    context.fillStyle = css(
      random.pick([
        [250, 250, 240],
        [90, 180, 220],
        [250, 214, 80],
        [120, 200, 110],
      ] as const),
    );
    context.fillRect(-0.02, -0.006, 0.04, 0.012);
    context.restore();
  }
  disc(context, 0, -0.5, 0.15, [190, 132, 76]);
  disc(context, 0, -0.5, 0.13, [150, 104, 66]);
}

/** Icing with a rim of cream and a cherry for each guest; a slice is cut, and its layers are seen; candles lean out. */
function cakeTop(context: Context, brush: Brush): void {
  const icing: Rgb = brush.colour ?? [244, 184, 194];
  const [cream, sponge]: readonly [Rgb, Rgb] = [
    [255, 248, 238],
    [206, 150, 92],
  ];
  const at = (angle: number, away: number): readonly [number, number] => [
    Math.cos(angle) * away,
    -0.5 + Math.sin(angle) * away,
  ];
  disc(context, 0.012, -0.488, 0.335, [120, 84, 66], 0.3);
  disc(context, 0, -0.5, 0.33, lighten(icing, -0.06));
  disc(context, 0, -0.5, 0.3, icing);
  for (let puff = 0; puff < 20; puff++) {
    const [x, y] = at((puff / 20) * Math.PI * 2, 0.3);
    disc(context, x, y, 0.046, lighten(cream, -0.06));
    disc(context, x - 0.006, y - 0.008, 0.036, cream);
  }
  for (let guest = 0; guest < 8; guest++) {
    const [x, y] = at((guest / 8) * Math.PI * 2 + 0.2, 0.19);
    disc(context, x, y, 0.05, cream);
    disc(context, x, y, 0.034, [206, 40, 54]);
    disc(context, x - 0.01, y - 0.012, 0.009, [255, 220, 220], 0.9);
  }
  // where a slice was: the plate, and the layers of the cake along both cuts
  const [from, to] = [0.42, 1.12];
  context.fillStyle = css([236, 232, 226]);
  context.beginPath();
  context.moveTo(0, -0.5);
  context.arc(0, -0.5, 0.36, from, to);
  context.closePath();
  context.fill();
  for (const angle of [from, to]) {
    for (const [wide, colour] of [
      [0.03, sponge],
      [0.012, cream],
    ] as const) {
      context.strokeStyle = css(colour);
      context.lineWidth = wide;
      context.beginPath();
      context.moveTo(...at(angle, 0.02));
      context.lineTo(...at(angle, 0.33));
      context.stroke();
    }
  }
  for (const [index, angle] of [2, 2.9, 3.8, 4.7, 5.6].entries()) {
    context.strokeStyle = css(index % 2 ? [86, 150, 206] : [236, 180, 70]);
    context.lineWidth = 0.024;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(...at(angle, 0.07));
    context.lineTo(...at(angle, 0.14));
    context.stroke();
    disc(context, ...at(angle, 0.165), 0.022, [255, 214, 110]);
    disc(context, ...at(angle, 0.162), 0.011, [255, 250, 220]);
  }
}

const GREEN: Rgb = [110, 170, 74];
const table: Readonly<Record<string, Dish>> = {
  ramen: { dish: 'bowl', fill: [206, 138, 70], on: ramen },
  soup: {
    dish: 'bowl',
    fill: [226, 122, 60],
    bits: [
      [GREEN, 10, 0.022],
      [[250, 240, 220], 4, 0.03],
    ],
  },
  salad: {
    dish: 'bowl',
    fill: [122, 176, 84],
    bits: [
      [[84, 146, 60], 30, 0.07],
      [[216, 60, 50], 8, 0.05],
      [[250, 240, 200], 8, 0.03],
    ],
  },
  bowl: { dish: 'bowl', fill: [226, 222, 214] },
  'bowl-with-spoon': { dish: 'bowl', fill: [240, 214, 170] },
  spaghetti: { dish: 'plate', fill: [236, 200, 120], on: sauced },
  noodles: { dish: 'bowl', fill: [206, 150, 86], on: noodles },
  'cooked-rice': { dish: 'bowl', fill: [250, 248, 240] },
  'curry-rice': { dish: 'plate', fill: [206, 140, 60], bits: [[[250, 248, 240], 26, 0.05]] },
  cereal: { dish: 'bowl', fill: [250, 248, 242], bits: [[[226, 176, 96], 30, 0.035]] },
  cup: { dish: 'cup', fill: [112, 70, 42], on: latte },
  coffee: { dish: 'cup', fill: [112, 70, 42], on: latte },
  latte: { dish: 'cup', fill: [150, 98, 58], on: latte },
  cappuccino: { dish: 'cup', fill: [150, 98, 58], on: latte },
  espresso: { dish: 'cup', fill: [74, 44, 26] },
  teacup: { dish: 'cup', fill: [190, 112, 44] },
  tea: { dish: 'cup', fill: [190, 112, 44] },
  mug: { dish: 'cup', fill: [112, 70, 42] },
  'hot-chocolate': { dish: 'cup', fill: [98, 58, 38] },
  'dipping-sauce': { dish: 'bowl', fill: [150, 58, 36] },
  'mixing-bowl': { dish: 'bowl', fill: [236, 226, 200] },
  plate: { dish: 'plate', fill: [248, 246, 240] },
  sushi: { dish: 'plate', fill: [70, 74, 82], on: sushi },
  pizza: { dish: 'none', fill: [250, 208, 112], on: pizza },
  pancakes: { dish: 'plate', fill: [248, 246, 240], on: pancakes },
  donut: { dish: 'none', fill: [240, 140, 178], on: donut },
  pie: { dish: 'none', fill: [222, 168, 96] },
  cake: { dish: 'plate', fill: [250, 236, 226], on: cakeTop },
  'fried-egg': { dish: 'plate', fill: [250, 248, 240], bits: [[[250, 180, 50], 1, 0.12]] },
  ...servedAbove,
};

const dishes = new Map(Object.entries(table));

/** How far from the middle what is in it reaches. */
const INNER: Readonly<Record<Dish['dish'], number>> = {
  cup: 0.27,
  plate: 0.35,
  bowl: 0.42,
  glass: 0.41,
  pot: 0.3,
  none: 0.46,
};

function paintDish(context: Context, brush: Brush, { dish, fill, bits = [], on }: Dish): void {
  const own = brush.colour;
  const ware: Rgb = (on === cakeTop ? undefined : own) ?? (dish === 'bowl' ? [54, 62, 84] : [246, 244, 238]);
  const [lx, ly] = [-0.14 * Math.sign(brush.light.side || 1) * -1, -0.64];
  if (dish === 'cup') {
    disc(context, 0, -0.5, 0.48, mix(ware, [236, 232, 226], own ? 0.2 : 0));
    disc(context, 0, -0.5, 0.36, lighten(ware, -0.05));
    context.fillStyle = css(lighten(ware, -0.03));
    context.beginPath();
    context.roundRect(0.24, -0.555, 0.24, 0.11, 0.05);
    context.fill();
    disc(context, 0, -0.5, 0.31, ware);
  } else if (dish === 'glass') {
    disc(context, 0, -0.5, 0.5, [226, 236, 240], 0.85);
    disc(context, 0, -0.5, 0.45, [190, 206, 212], 0.7);
  } else if (dish === 'pot') {
    disc(context, 0, -0.5, 0.36, mix(ware, [190, 120, 84], own ? 0 : 1));
    disc(context, 0, -0.5, 0.32, lighten(mix(ware, [190, 120, 84], own ? 0 : 1), -0.12));
  } else if (dish !== 'none') {
    disc(context, 0, -0.5, 0.5, lighten(ware, -0.06));
    disc(context, 0, -0.5, 0.485, ware);
    disc(context, 0, -0.5, dish === 'plate' ? 0.37 : 0.44, lighten(ware, dish === 'plate' ? -0.04 : -0.1));
  }
  const inner = INNER[dish];
  if (dish !== 'plate' || on === undefined || on === noodles) disc(context, 0, -0.5, inner, fill);
  context.save();
  // leaves reach over the rim of their pot
  if (dish !== 'pot') {
    context.beginPath();
    context.arc(0, -0.5, inner, 0, Math.PI * 2);
    context.clip();
  }
  const random = brush.random.fork('in the dish');
  for (const [colour, count, size] of bits)
    for (let bit = 0; bit < count; bit++) {
      const angle = bit * 2.4 + random.around(0.4);
      const away = count === 1 ? 0 : inner * 0.86 * Math.sqrt((bit + 0.5) / count);
      disc(
        context,
        Math.cos(angle) * away,
        -0.5 + Math.sin(angle) * away,
        size * random.between(0.8, 1.2),
        lighten(colour, random.around(0.04)),
      );
    }
  on?.(context, brush);
  // the wall of the dish shades what lies in it
  if (dish === 'bowl' || dish === 'cup') {
    const rim = context.createRadialGradient(0, -0.5, inner * 0.72, 0, -0.5, inner);
    rim.addColorStop(0, 'rgba(40,20,10,0)');
    rim.addColorStop(1, 'rgba(40,20,10,0.42)');
    context.fillStyle = rim;
    context.fillRect(-0.5, -1, 1, 1);
  }
  context.restore();
  const gloss = context.createRadialGradient(lx, ly, 0, lx, ly, 0.5);
  gloss.addColorStop(0, 'rgba(255,255,255,0.24)');
  gloss.addColorStop(1, 'rgba(255,255,255,0)');
  context.fillStyle = gloss;
  context.beginPath();
  context.arc(0, -0.5, 0.49, 0, Math.PI * 2);
  context.fill();
}

const made = new Map<string, Drawable>();

/** Dishes, cups and round food as the eye of a flat-lay sees them. Other things lie on their side and need nothing else. */
export function seenFromAbove(drawable: Drawable): Drawable | undefined {
  const dish = dishes.get(drawable.concept);
  if (!dish) return undefined;
  const known = made.get(drawable.concept);
  if (known) return known;
  const { concept, kind, habitat } = drawable;
  const above: Drawable = {
    concept,
    kind,
    habitat,
    height: dish.wide ?? Math.max(drawable.height * drawable.aspect, dish.dish === 'cup' ? 0.16 : 0.24),
    aspect: 1,
    overhang: 0.04,
    mirrors: false,
    paint: (context, brush) => paintDish(context, brush, dish),
  };
  made.set(drawable.concept, above);
  return above;
}
