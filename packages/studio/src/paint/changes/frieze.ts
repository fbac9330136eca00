import type { Canvas } from '@napi-rs/canvas';
import type { Brush, Drawable } from '../drawable.js';
import { css, hex } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';
import { repainted, sketch } from './sketch.js';

/** What a painted game is known by: the colour of its ball. */
const balls: Readonly<Record<string, Rgb>> = {
  basketball: hex('#d8762c'),
  football: hex('#f4f1ea'),
  tennis: hex('#cfe04a'),
  volleyball: hex('#f4e9c8'),
  baseball: hex('#f6f2ea'),
};
const INK = hex('#3a2216');
/** Where the belly of a vessel is, as shares of its height from above. */
const [TOP, BOTTOM] = [0.3, 0.74];

/** A vessel painted as the ancients did it: figures in a row on a pale band, signs of a script above and below them. */
export function friezeOn(vessel: Drawable, model: Drawable, attributes: ReadonlySet<string>): Drawable {
  const ball = Object.entries(balls).find(([game]) => attributes.has(game))?.[1];
  return repainted(vessel, (picture, brush) => {
    const context = picture.getContext('2d');
    context.resetTransform();
    context.globalCompositeOperation = 'source-atop';
    const { width, height } = picture;
    const [top, tall] = [height * TOP, height * (BOTTOM - TOP)];
    context.fillStyle = css(hex('#ecd2a0'), 0.96);
    context.fillRect(0, top, width, tall);
    context.fillStyle = css(INK);
    for (const y of [top, top + tall * 0.17, top + tall * 0.83, top + tall])
      context.fillRect(0, y - height * 0.006, width, Math.max(1, height * 0.012));
    paintScript(context, width, top + tall * 0.085, tall * 0.11);
    paintScript(context, width, top + tall * 0.915, tall * 0.11);
    paintFigures(context, picture, model, brush, top + tall * 0.8, tall * 0.56);
    if (ball) paintBall(context, width / 2, top + tall * 0.34, tall * 0.1, ball);
    // the belly is round: it darkens towards both sides
    const shade = context.createLinearGradient(0, 0, width, 0);
    for (const [at, alpha] of [
      [0.04, 0.5],
      [0.3, 0],
      [0.7, 0],
      [0.96, 0.5],
    ] as const)
      shade.addColorStop(at, css([40, 22, 20], alpha));
    context.fillStyle = shade;
    context.fillRect(0, top, width, tall);
    return picture;
  });
}

/** Two who face each other, as large as the band allows. */
function paintFigures(
  context: Context,
  { width }: Canvas,
  model: Drawable,
  brush: Brush,
  foot: number,
  tall: number,
): void {
  const { colour: _colour, wears: _wears, parts: _parts, lettering: _lettering, ...plain } = brush;
  const size = Math.max(4, Math.round(Math.min(tall, (width * 0.4) / model.aspect)));
  const figure = sketch(model, { ...plain, attributes: new Set() }, size);
  const inner = figure.getContext('2d');
  inner.resetTransform();
  // painted with one brush: of its own colours only a part is left
  inner.globalCompositeOperation = 'source-atop';
  inner.fillStyle = css(INK, 0.4);
  inner.fillRect(0, 0, figure.width, figure.height);
  for (const side of [-1, 1]) {
    context.save();
    context.translate(width / 2 + side * (figure.width * 0.5 + width * 0.035), foot);
    context.scale(-side, 1);
    context.drawImage(figure, -figure.width / 2, -figure.height);
    context.restore();
  }
}

function paintBall(context: Context, x: number, y: number, radius: number, colour: Rgb): void {
  context.fillStyle = css(colour);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = css(INK);
  context.lineWidth = Math.max(1, radius * 0.16);
  context.stroke();
  context.beginPath();
  context.moveTo(x - radius, y);
  context.quadraticCurveTo(x, y + radius * 0.5, x + radius, y);
  context.moveTo(x, y - radius);
  context.lineTo(x, y + radius);
  context.stroke();
}

/** Signs of a script of pictures, each within a square of 1 around the origin: water, eye, ankh, reed, sun, bird. */
const signs: readonly ((context: Context) => void)[] = [
  (context) => {
    for (let step = 0; step <= 6; step++) context.lineTo(-0.5 + step / 6, step % 2 === 0 ? -0.15 : 0.2);
  },
  (context) => {
    context.ellipse(0, 0, 0.48, 0.24, 0, 0, Math.PI * 2);
    context.moveTo(0.12, 0);
    context.arc(0, 0, 0.12, 0, Math.PI * 2);
  },
  (context) => {
    context.ellipse(0, -0.28, 0.17, 0.22, 0, 0, Math.PI * 2);
    context.moveTo(0, -0.06);
    context.lineTo(0, 0.5);
    context.moveTo(-0.3, 0.06);
    context.lineTo(0.3, 0.06);
  },
  (context) => {
    context.moveTo(0, 0.5);
    context.lineTo(0, -0.1);
    context.quadraticCurveTo(-0.2, -0.3, 0, -0.5);
    context.quadraticCurveTo(0.24, -0.3, 0, -0.1);
  },
  (context) => {
    context.arc(0, 0, 0.36, 0, Math.PI * 2);
    context.moveTo(0.08, 0);
    context.arc(0, 0, 0.08, 0, Math.PI * 2);
  },
  (context) => {
    context.moveTo(-0.4, -0.3);
    context.quadraticCurveTo(-0.1, -0.5, -0.05, -0.1);
    context.lineTo(0.45, 0.25);
    context.lineTo(0, 0.22);
    context.lineTo(0.02, 0.5);
  },
];

function paintScript(context: Context, width: number, y: number, size: number): void {
  const count = Math.max(4, Math.min(16, Math.floor(width / (size * 1.3))));
  context.strokeStyle = css(INK);
  for (let index = 0; index < count; index++) {
    context.save();
    context.translate(((index + 0.5) / count) * width, y);
    context.scale(size * 0.82, size * 0.82);
    context.lineWidth = 0.11;
    context.beginPath();
    signs[(index * 5 + 1) % signs.length]?.(context);
    context.stroke();
    context.restore();
  }
}
