import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import { smoothClosed } from '../../kit/shapes.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { View } from '../view.js';
import { cover, groundOf } from './fill.js';
import type { Fill } from './fill.js';

const greens: readonly Rgb[] = [
  [46, 106, 74],
  [86, 140, 86],
  [30, 84, 84],
  [126, 164, 96],
];
const russets: readonly Rgb[] = [
  [206, 108, 44],
  [176, 62, 44],
  [228, 168, 66],
  [138, 88, 46],
];
const blooms: readonly Rgb[] = [
  [232, 128, 140],
  [244, 186, 128],
  [214, 96, 110],
  [246, 222, 200],
];

type Leaf = (context: Context, long: number, tone: Rgb) => void;

function filled(context: Context, outline: readonly Point[], tone: Rgb): void {
  context.fillStyle = css(tone);
  smoothClosed(context, outline);
  context.fill();
}

function rib(context: Context, long: number, tone: Rgb): void {
  context.strokeStyle = css(lighten(tone, 0.1), 0.85);
  context.lineWidth = Math.max(1, long * 0.018);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(0, -long * 0.94);
  for (let step = 1; step < 6; step++)
    for (const side of [-1, 1]) {
      context.moveTo(0, -long * (0.1 + step * 0.13));
      context.lineTo(side * long * 0.16, -long * (0.2 + step * 0.13));
    }
  context.stroke();
}

const broad: Leaf = (context, long, tone) => {
  filled(
    context,
    [
      [0, 0],
      [long * 0.2, -long * 0.12],
      [long * 0.3, -long * 0.42],
      [long * 0.16, -long * 0.8],
      [0, -long],
      [-long * 0.16, -long * 0.8],
      [-long * 0.3, -long * 0.42],
      [-long * 0.2, -long * 0.12],
    ],
    tone,
  );
  rib(context, long, tone);
};

/** Fingers on both sides of a rib, as a palm has them. */
const feathered: Leaf = (context, long, tone) => {
  for (let step = 1; step < 10; step++)
    for (const side of [-1, 1]) {
      const at = -long * (0.06 + step * 0.095);
      const reach = long * 0.42 * Math.sin((step / 10.5) * Math.PI) ** 0.7;
      filled(
        context,
        [
          [0, at],
          [side * reach * 0.5, at - long * 0.085],
          [side * reach, at - long * 0.16],
          [side * reach * 0.5, at - long * 0.02],
        ],
        lighten(tone, side * 0.02),
      );
    }
  context.strokeStyle = css(lighten(tone, -0.06));
  context.lineWidth = Math.max(1, long * 0.022);
  context.beginPath();
  context.moveTo(0, long * 0.06);
  context.lineTo(0, -long * 0.98);
  context.stroke();
};

const sprig: Leaf = (context, long, tone) => {
  context.strokeStyle = css(lighten(tone, -0.06));
  context.lineWidth = Math.max(1, long * 0.02);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(0, -long * 0.96);
  context.stroke();
  for (let step = 0; step < 9; step++) {
    const side = step % 2 === 0 ? 1 : -1;
    context.fillStyle = css(lighten(tone, side * 0.025));
    context.beginPath();
    const [x, y] = [side * long * 0.1, -long * (0.14 + step * 0.1)];
    context.ellipse(x, y, long * 0.11, long * 0.05, -side * 0.7, 0, Math.PI * 2);
    context.fill();
  }
};

const bloom: Leaf = (context, long, tone) => {
  const radius = long * 0.24;
  for (let petal = 0; petal < 6; petal++) {
    const angle = (petal / 6) * Math.PI * 2;
    context.fillStyle = css(lighten(tone, petal % 2 === 0 ? 0.02 : -0.02));
    context.beginPath();
    context.ellipse(Math.cos(angle) * radius, Math.sin(angle) * radius, radius, radius * 0.72, angle, 0, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = css([240, 196, 84]);
  context.beginPath();
  context.arc(0, 0, radius * 0.5, 0, Math.PI * 2);
  context.fill();
};

interface Bunch {
  readonly leaves: readonly Leaf[];
  readonly tones: readonly Rgb[];
}

function bunchFor(view: View, colours: readonly Rgb[]): Bunch {
  const said = view.scene.hints.length > 0 ? colours.slice(1) : undefined;
  if (view.asked('flowers')) return { leaves: [bloom, bloom, sprig, broad], tones: said ?? blooms };
  if (view.asked('russet')) return { leaves: [broad, broad, sprig], tones: said ?? russets };
  return {
    leaves: view.asked('palms') ? [feathered, broad, feathered] : [broad, sprig, feathered],
    tones: said ?? greens,
  };
}

function put(context: Context, bunch: Bunch, random: Random, at: Point, long: number, turn: number): void {
  const leaf = random.pick(bunch.leaves);
  const green = leaf !== bloom && bunch.tones === blooms;
  context.save();
  context.translate(at[0], at[1]);
  context.rotate(turn);
  leaf(context, long, random.pick(green ? greens : bunch.tones));
  context.restore();
}

const paper = (view: View, colours: readonly Rgb[]): Rgb =>
  view.asked('on-white') ? [252, 251, 248] : view.scene.hints.length > 0 ? groundOf(colours) : [246, 240, 226];

/** Leaves all over, turned every way, with room between them. */
export const foliage: Fill = (context, view, colours) => {
  const random = view.random.fork('foliage');
  const { width, height, unit } = view;
  cover(context, view, css(paper(view, colours)));
  const bunch = bunchFor(view, colours);
  const cell = unit / 4.6;
  for (let row = -1; row * cell < height + cell; row++)
    for (let column = -1; column * cell < width + cell; column++) {
      const x = (column + (row % 2 === 0 ? 0.25 : 0.75)) * cell + random.around(cell * 0.07);
      const y = (row + 0.5) * cell + random.around(cell * 0.07);
      const turn = random.next() * Math.PI * 2;
      // a leaf turns about its middle
      const long = cell * random.between(0.95, 1.2);
      put(context, bunch, random, [x - Math.sin(turn) * long * 0.5, y + Math.cos(turn) * long * 0.5], long, turn);
    }
};

/** Leaves along the four sides that leave the middle free. */
export const border: Fill = (context, view, colours) => {
  const random = view.random.fork('border');
  const { width, height, unit } = view;
  cover(context, view, css(paper(view, colours)));
  const bunch = bunchFor(view, colours);
  const around = 2 * (width + height);
  const count = Math.round((around / unit) * 15);
  for (let index = 0; index < count; index++) {
    const at = ((index + random.around(0.2)) / count) * around;
    const [x, y, inwards] =
      at < width
        ? [at, 0, Math.PI]
        : at < width + height
          ? [width, at - width, -Math.PI / 2]
          : at < 2 * width + height
            ? [2 * width + height - at, height, 0]
            : [0, around - at, Math.PI / 2];
    const long = unit * random.between(0.11, 0.2);
    put(context, bunch, random, [x, y], long, inwards + random.around(0.45));
  }
};
