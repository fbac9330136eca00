import { css, lighten, mix, type Rgb } from '../../../paint/kit/colour.js';
import { clothBust, collarBehind, layFlat, onBody, raise, roundShade, type Fitting, type Wear } from '../wear.js';

const SHIRT: Rgb = [240, 241, 244];

/** A shirt between two lapels, its collar folded down around the neck. */
export function shirtFront({ context }: Fitting, colour: Rgb, depth: number): void {
  context.beginPath();
  context.moveTo(-0.62, -0.2);
  context.lineTo(0, depth);
  context.lineTo(0.62, -0.2);
  context.quadraticCurveTo(0, 0.42, -0.62, -0.2);
  context.fillStyle = roundShade(context, colour, -0.6, 0.6, 0.5);
  context.fill();
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(side * 0.63, -0.26);
    context.bezierCurveTo(side * 0.52, 0, side * 0.25, 0.22, side * 0.02, 0.3);
    context.quadraticCurveTo(side * 0.16, 0.48, side * 0.32, 0.68);
    context.bezierCurveTo(side * 0.52, 0.46, side * 0.68, 0.2, side * 0.7, -0.1);
    context.closePath();
    const fold = context.createLinearGradient(side * 0.2, 0.1, side * 0.5, 0.4);
    fold.addColorStop(0, css(lighten(colour, -0.03)));
    fold.addColorStop(0.25, css(lighten(colour, 0.03)));
    fold.addColorStop(1, css(lighten(colour, -0.02)));
    context.fillStyle = fold;
    context.fill();
  }
}

/** Knot and blade, round as silk lies. */
function tie({ context }: Fitting, colour: Rgb): void {
  context.beginPath();
  context.moveTo(-0.085, 0.46);
  context.bezierCurveTo(-0.13, 0.9, -0.2, 1.2, -0.2, 1.55);
  context.lineTo(0, 1.78);
  context.lineTo(0.2, 1.55);
  context.bezierCurveTo(0.2, 1.2, 0.13, 0.9, 0.085, 0.46);
  context.closePath();
  context.fillStyle = roundShade(context, lighten(colour, -0.03), -0.2, 0.2, 1.1);
  context.fill();
  context.beginPath();
  context.moveTo(-0.15, 0.27);
  context.quadraticCurveTo(0, 0.34, 0.15, 0.27);
  context.quadraticCurveTo(0.13, 0.42, 0.085, 0.5);
  context.quadraticCurveTo(0, 0.55, -0.085, 0.5);
  context.quadraticCurveTo(-0.13, 0.42, -0.15, 0.27);
  context.fillStyle = roundShade(context, colour, -0.16, 0.16, 1.2);
  context.fill();
}

/**
 * Collar and lapels in one piece, rolled over: lit along the roll, falling off to the edge. Cut with curves, and told
 * from the coat by light and shadow alone.
 */
export function lapels(fitting: Fitting, colour: Rgb, depth: number, width = 1): void {
  const { context } = fitting;
  for (const side of [-1, 1]) {
    const x = (at: number): number => side * at * width;
    context.beginPath();
    context.moveTo(side * 0.66, -0.22);
    context.bezierCurveTo(side * 0.82, 0.02, x(0.98), 0.26, x(1.02), 0.5);
    context.quadraticCurveTo(x(0.92), 0.57, x(0.84), 0.6);
    context.quadraticCurveTo(x(0.94), 0.65, x(1.04), 0.74);
    context.bezierCurveTo(x(0.86), 1.1, side * 0.34, depth - 0.12, side * 0.03, depth + 0.1);
    context.bezierCurveTo(side * 0.28, depth * 0.62, side * 0.5, 0.52, side * 0.56, 0.08);
    context.quadraticCurveTo(side * 0.6, -0.1, side * 0.66, -0.22);
    const roll = context.createLinearGradient(side * 0.4, 0.62, x(1), 0.9);
    roll.addColorStop(0, css(lighten(colour, -0.04)));
    roll.addColorStop(0.16, css(lighten(colour, 0.06)));
    roll.addColorStop(0.6, css(lighten(colour, 0.035)));
    roll.addColorStop(1, css(lighten(colour, 0.01)));
    context.fillStyle = roll;
    context.fill();
    // Where collar and lapel are sewn together.
    layFlat(context);
    context.lineWidth = 0.014;
    context.strokeStyle = css(lighten(colour, -0.14), 0.5);
    context.beginPath();
    context.moveTo(side * 0.58, 0.42);
    context.quadraticCurveTo(x(0.7), 0.55, x(0.84), 0.6);
    context.stroke();
    raise(fitting);
  }
}

/** Where sleeves are set in, cloth dips: a soft shadow down from each shoulder, with a light beside it. */
export function sleeves(fitting: Fitting, colour: Rgb): void {
  const { context, floor } = fitting;
  layFlat(context);
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    for (const [aside, width, amount, alpha] of [
      [0, 0.34, -0.16, 0.1],
      [0, 0.2, -0.16, 0.12],
      [0, 0.07, -0.2, 0.2],
      [0.17, 0.16, 0.1, 0.1],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = css(lighten(colour, amount), alpha);
      context.beginPath();
      context.moveTo(side * (1.56 + aside), 0.66);
      context.bezierCurveTo(
        side * (1.44 + aside),
        0.95,
        side * (1.36 + aside),
        1.3,
        side * (1.42 + aside),
        floor + 0.2,
      );
      context.stroke();
    }
  }
  raise(fitting);
}

export const suit: Wear = {
  name: 'suit',
  kind: 'garment',
  stuff: 'worsted',
  colours: ['#2b3346', '#33363d', '#3d3540', '#28404a'],
  behind(fitting) {
    collarBehind(fitting, fitting.colour, 0.68, 0.24);
    collarBehind(fitting, SHIRT, 0.64);
  },
  front(fitting) {
    onBody(fitting, () => {
      const { colour, second } = fitting;
      clothBust(fitting, colour, 0.66, 1.98);
      sleeves(fitting, colour);
      shirtFront(fitting, SHIRT, 1.75);
      tie(fitting, second);
      lapels(fitting, colour, 1.7);
    });
  },
};

/** Double cotton over a blouse, and what hears hearts. */
export const whiteCoat: Wear = {
  name: 'white-coat',
  kind: 'garment',
  colours: ['#f0f3f6'],
  behind: (fitting) => collarBehind(fitting, fitting.colour, 0.67, 0.22),
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour, second, floor } = fitting;
      clothBust(fitting, colour, 0.66, 1.95);
      sleeves(fitting, colour);
      context.beginPath();
      context.moveTo(-0.56, -0.1);
      context.lineTo(0, 1.6);
      context.lineTo(0.56, -0.1);
      context.quadraticCurveTo(0, 0.4, -0.56, -0.1);
      context.fillStyle = roundShade(context, second, -0.6, 0.6, 1.2);
      context.fill();
      context.beginPath();
      context.moveTo(0, 1.7);
      context.lineTo(0, floor);
      context.lineWidth = 0.02;
      context.strokeStyle = css(lighten(colour, -0.2), 0.4);
      context.stroke();
      lapels(fitting, lighten(colour, -0.015), 1.62, 0.94);
      stethoscope(fitting);
    });
  },
};

function stethoscope({ context }: Fitting): void {
  const tube = mix([46, 52, 64], [20, 22, 30], 0.3);
  for (const [width, colour] of [
    [0.085, tube],
    [0.028, lighten(tube, 0.16)],
  ] as const) {
    context.lineCap = 'round';
    context.lineWidth = width;
    context.strokeStyle = css(colour);
    context.beginPath();
    context.moveTo(-0.64, -0.02);
    context.bezierCurveTo(-0.9, 0.9, -0.62, 1.3, -0.3, 1.5);
    context.moveTo(0.64, -0.02);
    context.bezierCurveTo(0.95, 0.9, 0.7, 1.2, 0.62, 1.42);
    context.stroke();
    layFlat(context);
  }
  const shine = context.createRadialGradient(0.58, 1.46, 0.01, 0.62, 1.5, 0.15);
  shine.addColorStop(0, 'rgb(228,232,238)');
  shine.addColorStop(0.6, 'rgb(160,168,180)');
  shine.addColorStop(1, 'rgb(92,98,112)');
  context.fillStyle = shine;
  context.beginPath();
  context.arc(0.62, 1.5, 0.14, 0, 7);
  context.fill();
}
