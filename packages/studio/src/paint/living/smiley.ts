import type { Drawable } from '../drawable.js';
import { css } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';

const feelings: ReadonlyMap<string, Feeling> = new Map<string, Feeling>([
  ...'happy joyful smiling cheerful grinning laughing cute kawaii friendly face'
    .split(' ')
    .map((word) => [word, 'happy'] as const),
  ...'sad crying tearful frowning gloomy'.split(' ').map((word) => [word, 'sad'] as const),
  ...'angry furious grumpy mad'.split(' ').map((word) => [word, 'angry'] as const),
  ...'surprised shocked astonished amazed scared'.split(' ').map((word) => [word, 'surprised'] as const),
  ...'lovestruck in-love enamoured'.split(' ').map((word) => [word, 'lovestruck'] as const),
  ...'sleepy'.split(' ').map((word) => [word, 'sleepy'] as const),
]);
type Feeling = 'happy' | 'sad' | 'angry' | 'surprised' | 'lovestruck' | 'sleepy';

/** What a thing is said to feel. */
export function feelingOf(attributes: readonly string[]): Feeling | undefined {
  return attributes.map((word) => feelings.get(word)).find((feeling) => feeling !== undefined);
}

/** A face for a cloud or a cup that feels something: eyes, a mouth and cheeks, 1 high and 1.5 wide. */
export function createSmiley(feeling: Feeling): Drawable {
  return {
    concept: 'face',
    kind: 'object',
    habitat: 'air',
    height: 0.2,
    aspect: 1.5,
    paint(context) {
      context.lineCap = 'round';
      context.lineWidth = 0.09;
      context.strokeStyle = css([48, 40, 52]);
      for (const side of [-1, 1]) {
        paintEye(context, feeling, side * 0.42);
        if (feeling !== 'angry') ellipse(context, side * 0.66, -0.34, 0.12, 0.07, css([240, 130, 130], 0.7));
      }
      paintMouth(context, feeling);
      if (feeling === 'sad') drop(context, -0.56, -0.42);
    },
  };
}

function ellipse(context: Context, x: number, y: number, wide: number, high: number, fill: string): void {
  context.fillStyle = fill;
  context.beginPath();
  context.ellipse(x, y, wide, high, 0, 0, Math.PI * 2);
  context.fill();
}

function curve(context: Context, fromX: number, fromY: number, bendY: number, toX: number, toY: number): void {
  context.beginPath();
  context.moveTo(fromX, fromY);
  context.quadraticCurveTo((fromX + toX) / 2, bendY, toX, toY);
  context.stroke();
}

function paintEye(context: Context, feeling: Feeling, x: number): void {
  if (feeling === 'lovestruck') {
    heart(context, x, -0.62, 0.2);
    return;
  }
  if (feeling === 'sleepy') {
    curve(context, x - 0.13, -0.62, -0.5, x + 0.13, -0.62);
    return;
  }
  const big = feeling === 'surprised' ? 1.3 : 1;
  ellipse(context, x, -0.62, 0.11 * big, 0.14 * big, css([48, 40, 52]));
  ellipse(context, x - 0.03, -0.67, 0.04 * big, 0.05 * big, css([255, 255, 255]));
  const side = Math.sign(x);
  if (feeling === 'angry') line(context, x + side * 0.17, -0.96, x - side * 0.15, -0.82);
  if (feeling === 'sad') line(context, x + side * 0.15, -0.84, x - side * 0.13, -0.95);
}

function line(context: Context, fromX: number, fromY: number, toX: number, toY: number): void {
  context.beginPath();
  context.moveTo(fromX, fromY);
  context.lineTo(toX, toY);
  context.stroke();
}

function paintMouth(context: Context, feeling: Feeling): void {
  if (feeling === 'surprised') ellipse(context, 0, -0.2, 0.12, 0.16, css([110, 40, 50]));
  else if (feeling === 'sad' || feeling === 'angry') curve(context, -0.2, -0.16, -0.38, 0.2, -0.16);
  else if (feeling === 'sleepy') curve(context, -0.1, -0.28, -0.2, 0.1, -0.28);
  else {
    context.fillStyle = css([150, 50, 60]);
    context.beginPath();
    context.moveTo(-0.24, -0.36);
    context.quadraticCurveTo(0, 0.02, 0.24, -0.36);
    context.closePath();
    context.fill();
    context.stroke();
  }
}

function heart(context: Context, x: number, y: number, size: number): void {
  context.fillStyle = css([226, 54, 84]);
  context.beginPath();
  context.moveTo(x, y + size);
  context.bezierCurveTo(x - size * 1.6, y, x - size * 0.9, y - size * 1.1, x, y - size * 0.35);
  context.bezierCurveTo(x + size * 0.9, y - size * 1.1, x + size * 1.6, y, x, y + size);
  context.fill();
}

function drop(context: Context, x: number, y: number): void {
  context.fillStyle = css([110, 180, 230]);
  context.beginPath();
  context.moveTo(x, y - 0.12);
  context.quadraticCurveTo(x - 0.12, y + 0.1, x, y + 0.12);
  context.quadraticCurveTo(x + 0.12, y + 0.1, x, y - 0.12);
  context.fill();
}
