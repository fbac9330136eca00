import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Painting } from '../../painting.js';
import type { View } from '../view.js';

const party: readonly Rgb[] = [
  [232, 92, 92],
  [246, 190, 80],
  [92, 178, 148],
  [84, 140, 214],
  [214, 112, 178],
];
const autumn: readonly Rgb[] = [
  [214, 124, 48],
  [190, 76, 50],
  [230, 178, 74],
];

/** Named things that float in the air before everything: leaves, petals, confetti, bubbles, fireflies, snow. */
export function paintDrifting(view: View, painting: Painting): void {
  const paint = (draw: (context: Context) => void): void => painting.layer({ region: 'weather', depth: 0 }, draw);
  if (view.asked('confetti')) paint((context) => scatter(context, view, 'confetti', party, 130));
  const leaves = leafColours(view);
  if (view.asked('leaves')) paint((context) => scatter(context, view, 'leaves', leaves, 46));
  if (view.asked('leaf-litter'))
    painting.layer({ region: 'land', depth: 0.1 }, (context) => paintLitter(context, view, leaves));
  if (view.asked('petals'))
    paint((context) =>
      scatter(
        context,
        view,
        'petals',
        [
          [246, 190, 204],
          [250, 220, 226],
        ],
        54,
      ),
    );
  if (view.asked('bubbles') && view.scene.setting !== 'underwater') paint((context) => paintBubbles(context, view, 26));
  if (view.asked('fireflies')) paint((context) => paintFireflies(context, view));
}

/** Those that were said, in a few shades, else those of autumn. */
function leafColours(view: View): readonly Rgb[] {
  const said = view.tint('leaf-litter') ?? view.tint('leaves');
  return said ? [said, mix(said, [255, 214, 130], 0.22), mix(said, [40, 24, 12], 0.25)] : autumn;
}

const LITTER = 620;

/** Fallen leaves all over the ground, the nearer the larger. */
function paintLitter(context: Context, view: View, tints: readonly Rgb[]): void {
  const random = view.random.fork('litter');
  const { width, height, horizon, unit } = view;
  for (let index = 0; index < LITTER; index++) {
    const near = (index / LITTER) ** 0.62;
    const size = unit * (0.004 + 0.018 * near ** 1.4);
    context.fillStyle = css(view.lit(random.pick(tints), 0.1, random.between(0.1, 0.7)), 0.95);
    context.save();
    context.translate(random.next() * width, horizon + (height - horizon) * (0.03 + 0.97 * near));
    context.scale(1, 0.55);
    context.rotate(random.between(0, Math.PI * 2));
    context.beginPath();
    context.moveTo(-size, 0);
    context.quadraticCurveTo(0, -size * 0.9, size, 0);
    context.quadraticCurveTo(0, size * 0.8, -size, 0);
    context.fill();
    context.restore();
  }
}

function scatter(
  context: Context,
  view: View,
  kind: 'confetti' | 'leaves' | 'petals',
  tints: readonly Rgb[],
  count: number,
): void {
  const random = view.random.fork(kind);
  const { width, height, unit } = view;
  for (let index = 0; index < count; index++) {
    const near = random.next() ** 2;
    const size = unit * (kind === 'confetti' ? 0.006 + near * 0.009 : 0.009 + near * 0.016);
    const tint = view.lit(random.pick(tints), 0, 0.4);
    context.save();
    context.translate(random.next() * width, random.next() * height * 0.94);
    context.rotate(random.between(0, Math.PI * 2));
    context.fillStyle = css(tint, 0.94);
    context.beginPath();
    if (kind === 'confetti') context.rect(-size, -size * 0.45, size * 2, size * random.between(0.4, 0.9));
    else {
      context.moveTo(-size, 0);
      context.quadraticCurveTo(-size * 0.1, -size * 0.9, size, 0);
      context.quadraticCurveTo(-size * 0.1, size * 0.7, -size, 0);
    }
    context.fill();
    if (kind === 'leaves') {
      context.fillStyle = css(view.shaded(tint, 0, 0.8), 0.5);
      context.beginPath();
      context.moveTo(-size, 0);
      context.quadraticCurveTo(-size * 0.1, size * 0.7, size, 0);
      context.closePath();
      context.fill();
    }
    context.restore();
  }
}

/** Clear balls with a bright rim and a highlight towards the light. */
export function paintBubbles(context: Context, view: View, count: number): void {
  const random = view.random.fork('bubbles');
  const { width, height, unit } = view;
  const side = view.air.light.side >= 0 ? 1 : -1;
  for (let index = 0; index < count; index++) {
    const radius = unit * (0.005 + random.next() ** 3 * 0.032);
    const x = random.next() * width;
    const y = random.next() * height;
    const ball = context.createRadialGradient(x, y, radius * 0.5, x, y, radius);
    ball.addColorStop(0, css([255, 255, 255], 0.04));
    ball.addColorStop(0.85, css(mix([255, 255, 255], view.air.skyHorizon, 0.3), 0.24));
    ball.addColorStop(1, css([255, 255, 255], 0.6));
    context.fillStyle = ball;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = css([255, 255, 255], 0.85);
    context.beginPath();
    context.ellipse(
      x + side * radius * 0.42,
      y - radius * 0.45,
      radius * 0.2,
      radius * 0.12,
      side * 0.7,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

function paintFireflies(context: Context, view: View): void {
  const random = view.random.fork('fireflies');
  const { width, height, unit, horizon } = view;
  const tint: Rgb = [244, 246, 140];
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let index = 0; index < 44; index++) {
    const x = random.next() * width;
    const y = horizon * 0.7 + (height * 0.97 - horizon * 0.7) * random.next();
    const radius = unit * random.between(0.008, 0.022);
    const glow = context.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, css([255, 255, 220], 0.95));
    glow.addColorStop(0.18, css(tint, 0.6));
    glow.addColorStop(1, css(tint, 0));
    context.fillStyle = glow;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  context.restore();
}
