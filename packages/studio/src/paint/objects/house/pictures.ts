import { known } from '../../../catalogue/records.js';
import { outlineOf } from '../../figures/outlines.js';
import type { Shape } from '../../../catalogue/shapes.js';
import type { Brush, Drawable } from '../../drawable.js';
import { css, hex, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { fillForm } from '../../kit/form.js';
import type { Context } from '../../kit/shapes.js';

/** What a frame holds, painted into a box 1 high around the origin, `aspect` wide. */
type Filling = (context: Context, brush: Brush, aspect: number) => void;

function landscape(context: Context, brush: Brush, aspect: number): void {
  const random = brush.random.fork('form');
  const warm = random.chance(0.5);
  const half = aspect / 2;
  const sky = context.createLinearGradient(0, -1, 0, -0.3);
  sky.addColorStop(0, warm ? '#f3b06a' : '#8fb8d0');
  sky.addColorStop(1, warm ? '#f8dfae' : '#e6eedc');
  context.fillStyle = sky;
  context.fillRect(-half, -1, aspect, 1);
  context.fillStyle = warm ? '#fdf0c0' : '#fbf3d8';
  context.beginPath();
  context.arc(random.between(-0.2, 0.25) * aspect, -0.7, 0.09, 0, Math.PI * 2);
  context.fill();
  for (const [height, colour] of [
    [0.52, warm ? '#a8607a' : '#6a8aa5'],
    [0.34, warm ? '#7a4a5a' : '#5a8a5f'],
    [0.2, warm ? '#4f3547' : '#3f6a4a'],
  ] as const) {
    context.beginPath();
    context.moveTo(-half, 0);
    context.lineTo(-half, -height * random.between(0.7, 1));
    context.quadraticCurveTo(-half * 0.4, -height * 1.5, 0, -height * random.between(0.7, 1));
    context.quadraticCurveTo(half * 0.5, -height * 1.35, half, -height * random.between(0.7, 1));
    context.lineTo(half, 0);
    context.fillStyle = colour;
    context.fill();
  }
}

/** What is drawn with a pencil, x and y in hundredths of the sheet: a house under a tree, a still life, a boat. */
const drawings: readonly (readonly string[])[] = [
  [
    '24 80 24 48 44 30 64 48 64 80 24 80',
    '18 52 44 28 70 52',
    '38 80 38 62 50 62 50 80',
    '82 82 81 50 84 50 85 82',
    '82 52 70 44 74 26 84 20 95 28 95 44 84 52',
    '6 82 30 85 60 82 96 86',
  ],
  [
    '40 26 40 38 30 50 30 72 38 82 54 82 62 72 62 50 52 38 52 26 40 26',
    '46 26 42 12 34 8',
    '47 26 52 10 60 8',
    '70 82 66 74 70 66 79 66 84 74 79 82 70 82',
    '75 66 77 60',
    '8 83 40 85 94 82',
  ],
  [
    '16 68 26 80 70 80 84 66 16 68',
    '48 68 48 16',
    '51 20 51 62 78 62 51 20',
    '45 26 45 60 24 60 45 26',
    '4 83 20 86 40 83 60 86 80 83 96 86',
  ],
];

/** A drawing in pencil on white paper: lines that were drawn twice, and shade in strokes. */
function pencilled(context: Context, brush: Brush, aspect: number): void {
  const random = brush.random.fork('form');
  context.fillStyle = css(hex('#f6f2e8'));
  context.fillRect(-aspect / 2, -1, aspect, 1);
  const wide = Math.min(1, aspect) * 0.86;
  const at = (x: number, y: number, off: number): [number, number] => [
    (x / 100 - 0.5) * wide + random.around(off),
    -0.5 + (y / 100 - 0.5) * wide + random.around(off),
  ];
  context.lineCap = 'round';
  const strokes = random.pick(drawings);
  for (const [pass, alpha] of [0.85, 0.45].entries()) {
    context.strokeStyle = css(hex('#3a3a40'), alpha);
    context.lineWidth = pass === 0 ? 0.014 : 0.009;
    for (const stroke of strokes) {
      context.beginPath();
      for (const [, x, y] of stroke.matchAll(/(\d+) (\d+)/g))
        context.lineTo(...at(Number(x), Number(y), pass === 0 ? 0.004 : 0.01));
      context.stroke();
    }
  }
  const [left, top] = [random.between(34, 50), random.between(56, 64)];
  context.strokeStyle = css(hex('#3a3a40'), 0.5);
  context.lineWidth = 0.007;
  for (let index = 0; index < 9; index++) {
    context.beginPath();
    context.moveTo(...at(left + index * 2.2, top, 0.006));
    context.lineTo(...at(left - 7 + index * 2.2, top + 16, 0.008));
    context.stroke();
  }
}

/** What hangs in a frame: a drawing where one is said to, else a painted view. */
function picture(context: Context, brush: Brush, aspect: number): void {
  (brush.attributes.has('sketch') ? pencilled : landscape)(context, brush, aspect);
}

function glass(context: Context, _brush: Brush, aspect: number): void {
  const half = aspect / 2;
  const silver = context.createLinearGradient(-half, -1, half, 0);
  silver.addColorStop(0, '#dbe8ec');
  silver.addColorStop(0.5, '#b8cdd6');
  silver.addColorStop(1, '#d3e2e8');
  context.fillStyle = silver;
  context.fillRect(-half, -1, aspect, 1);
  context.fillStyle = 'rgba(255,255,255,0.45)';
  for (const [from, wide] of [
    [-0.34, 0.13],
    [-0.12, 0.06],
  ] as const) {
    context.beginPath();
    context.moveTo((from + 0.42) * aspect, -1);
    context.lineTo((from + 0.42 + wide) * aspect, -1);
    context.lineTo((from + wide) * aspect, 0);
    context.lineTo(from * aspect, 0);
    context.fill();
  }
}

/** Sky behind panes. */
function panes(context: Context, brush: Brush, aspect: number): void {
  const sky = context.createLinearGradient(0, -1, 0, 0);
  sky.addColorStop(0, '#7fb9dc');
  sky.addColorStop(1, '#dff0f4');
  context.fillStyle = sky;
  context.fillRect(-aspect / 2, -1, aspect, 1);
  context.fillStyle = 'rgba(255,255,255,0.5)';
  for (const from of [-0.42, 0.04]) {
    context.beginPath();
    context.moveTo((from + 0.3) * aspect, -1);
    context.lineTo((from + 0.4) * aspect, -1);
    context.lineTo((from + 0.1) * aspect, 0);
    context.lineTo(from * aspect, 0);
    context.fill();
  }
  context.fillStyle = css(brush.colour ?? hex('#f2ece0'));
  context.fillRect(-0.025, -1, 0.05, 1);
  context.fillRect(-aspect / 2, -0.525, aspect, 0.05);
}

function framed(
  base: Pick<Drawable, 'concept' | 'kind' | 'habitat' | 'height'>,
  shape: Shape,
  rim: number,
  wood: Rgb,
  filling: Filling,
): Drawable {
  const { aspect, trace } = outlineOf(shape);
  return {
    ...base,
    aspect,
    forms: true,
    mirrors: false,
    variant: (_attributes, _random, asked) => framed(base, asked?.form ?? shape, rim, wood, filling),
    paint(context, brush) {
      const colour = brush.colour ?? wood;
      trace(context);
      fillForm(context, colour, { left: -aspect / 2, top: -1, right: aspect / 2, bottom: 0 }, brush.light, 'flat', 0.9);
      // a colour that was asked for must be seen
      const inner = 1 - (brush.colour ? Math.max(0.1, rim) : rim) * 2;
      context.save();
      context.translate(0, -0.5);
      context.scale(inner, inner);
      context.translate(0, 0.5);
      trace(context);
      context.strokeStyle = css(lighten(colour, -0.16));
      context.lineWidth = 0.03;
      context.stroke();
      context.clip();
      filling(context, brush, aspect);
      context.restore();
    },
  };
}

/** A picture in its frame, of any form. */
export const painting = framed(
  {
    ...known('painting'),
  },
  'rectangular',
  0.09,
  hex('#8a5f3c'),
  picture,
);

/** A looking glass, of any form. */
export const mirror = framed({ ...known('mirror') }, 'oval', 0.06, hex('#b98a55'), glass);

/** A window by itself, of any form. */
export const window = framed({ ...known('window') }, 'square', 0.07, hex('#f2ece0'), panes);
