import { css } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Context } from '../paint/kit/shapes.js';

type Mark = (context: Context, main: Rgb, paper: Rgb) => void;

function shape(context: Context, colour: Rgb, points: readonly (readonly [number, number])[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = css(colour);
  context.fill();
}

function disc(context: Context, colour: Rgb, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = css(colour);
  context.fill();
}

/** Two peaks with snow below a sun. */
const peaks: Mark = (context, main, paper) => {
  disc(context, main, 0.24, -0.42, 0.2);
  shape(context, main, [
    [-0.8, 0.5],
    [-0.2, -0.42],
    [0.08, 0.02],
    [0.28, -0.2],
    [0.8, 0.5],
  ]);
  shape(context, paper, [
    [-0.2, -0.42],
    [-0.37, -0.16],
    [-0.25, -0.22],
    [-0.18, -0.08],
    [-0.1, -0.2],
    [-0.03, -0.15],
  ]);
};

/** A leaf with its veins. */
const leaf: Mark = (context, main, paper) => {
  context.beginPath();
  context.moveTo(-0.5, 0.6);
  context.bezierCurveTo(-0.85, -0.35, 0.05, -0.7, 0.66, -0.66);
  context.bezierCurveTo(0.7, 0, 0.3, 0.75, -0.5, 0.6);
  context.fillStyle = css(main);
  context.fill();
  context.strokeStyle = css(paper);
  context.lineCap = 'round';
  context.lineWidth = 0.055;
  context.beginPath();
  context.moveTo(-0.62, 0.74);
  context.quadraticCurveTo(-0.1, 0.05, 0.46, -0.48);
  for (const [x, y, reach] of [
    [-0.3, 0.32, 0.34],
    [-0.06, 0.04, 0.34],
    [0.18, -0.22, 0.26],
  ] as const) {
    context.moveTo(x, y);
    context.lineTo(x + reach, y + 0.06);
    context.moveTo(x, y);
    context.lineTo(x - 0.02, y - reach);
  }
  context.stroke();
};

/** A star with a smaller one in it. */
const star: Mark = (context, main, paper) => {
  const points = (size: number): (readonly [number, number])[] =>
    Array.from({ length: 10 }, (_, index) => {
      const [angle, radius] = [(index * Math.PI) / 5 - Math.PI / 2, index % 2 === 0 ? size : size * 0.42];
      return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
    });
  shape(context, main, points(0.82));
  shape(context, paper, points(0.44));
  disc(context, main, 0, 0, 0.1);
};

/** A sun over three waves. */
const waves: Mark = (context, main) => {
  context.beginPath();
  context.arc(0, -0.04, 0.42, Math.PI, 0);
  context.fillStyle = css(main);
  context.fill();
  context.strokeStyle = css(main);
  context.lineWidth = 0.1;
  context.lineCap = 'round';
  for (const [row, half] of [0.78, 0.66, 0.44].entries()) {
    const y = 0.14 + row * 0.22;
    context.beginPath();
    context.moveTo(-half, y);
    const step = half / 2;
    for (let crest = 0; crest < 4; crest++)
      context.quadraticCurveTo(
        -half + (crest + 0.5) * step,
        y + (crest % 2 === 0 ? -0.14 : 0.14),
        -half + (crest + 1) * step,
        y,
      );
    context.stroke();
  }
};

const marks: readonly Mark[] = [peaks, leaf, star, waves];

/** What an emblem shows that nobody said anything of: a mark in its colour, and small stars around it. */
export function paintMark(
  context: Context,
  choice: number,
  x: number,
  y: number,
  radius: number,
  main: Rgb,
  paper: Rgb,
): void {
  context.save();
  context.translate(x, y);
  context.scale(radius, radius);
  (marks[choice % marks.length] as Mark)(context, main, paper);
  context.restore();
}

export const markCount = marks.length;
