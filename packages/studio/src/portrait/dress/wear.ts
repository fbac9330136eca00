import type { Rgb } from '../../paint/kit/colour.js';
import { css, lighten, mix } from '../../paint/kit/colour.js';
import type { Random } from '../../paint/kit/random.js';
import type { Context } from '../../paint/kit/shapes.js';
import type { Anatomy } from '../anatomy.js';
import type { HeadSides } from './head-sides.js';

/** What a painter of something worn gets. One unit is the distance from the eyes to the chin. */
export interface Fitting {
  readonly context: Context;
  readonly anatomy: Anatomy;
  /** Half the width of the head with its hair at the hairline, in units. */
  readonly temple: number;
  /** How far head and hair reach to both sides above the chin, in pixels; known once the head is cut out. */
  readonly sides?: HeadSides | undefined;
  /** Top of the hair above the eyes, in units. */
  readonly crown: number;
  /** How far down the picture goes below the collar, in units. */
  readonly floor: number;
  /** The colour that the prompt gives to it, or one that suits. */
  readonly colour: Rgb;
  readonly second: Rgb;
  readonly random: Random;
}

/** What something is made of, as far as light tells. */
export type Stuff = 'cloth' | 'worsted' | 'wool' | 'silk' | 'leather' | 'metal' | 'hard';

/** Something worn. Hats and eyewear are painted in the head's own frame, garments in the body's. */
export interface Wear {
  readonly name: string;
  readonly kind: 'garment' | 'hat' | 'eyewear' | 'ornament';
  readonly colours: readonly string[];
  readonly stuff?: Stuff;
  /** 0 to 1: room that it needs above the head. */
  readonly headroom?: number;
  /** Height above the eyes where hair is hidden, in units; for hats. */
  readonly band?: number;
  /** Hides where a photo cuts off the hair, although hair stands above it. */
  readonly covers?: boolean;
  /** Leaves only the face of the head to be seen. */
  readonly encloses?: boolean;
  /** Painted behind the person. */
  behind?(fitting: Fitting): void;
  /** Painted over the person. */
  front?(fitting: Fitting): void;
}

/** The head's frame: eyes at the origin, chin at (0, 1), leaning with the head. */
export function onHead({ context, anatomy }: Fitting, paint: () => void): void {
  context.save();
  context.translate(anatomy.eyes[0], anatomy.eyes[1]);
  context.rotate(anatomy.lean);
  context.scale(anatomy.unit, anatomy.unit);
  paint();
  context.restore();
}

/** The body's frame: the middle of the collar at the origin, upright. */
export function onBody({ context, anatomy }: Fitting, paint: () => void): void {
  context.save();
  context.translate(anatomy.collar[0], anatomy.collar[1]);
  context.scale(anatomy.unit, anatomy.unit);
  paint();
  context.restore();
}

/** A gradient from left to right that makes a shape look round, in the colour's own lights and shadows. */
export function roundShade(context: Context, colour: Rgb, left: number, right: number, depth = 1): CanvasGradient {
  const gradient = context.createLinearGradient(left, 0, right, 0);
  gradient.addColorStop(0, css(lighten(colour, -0.15 * depth)));
  gradient.addColorStop(0.3, css(lighten(colour, 0.04 * depth)));
  gradient.addColorStop(0.5, css(lighten(colour, 0.07 * depth)));
  gradient.addColorStop(0.75, css(colour));
  gradient.addColorStop(1, css(lighten(colour, -0.2 * depth)));
  return gradient;
}

/** Polished metal: bright and dark bands. */
export function metalShade(context: Context, colour: Rgb, left: number, right: number): CanvasGradient {
  const gradient = context.createLinearGradient(left, 0, right, 0);
  const stops: readonly (readonly [number, number])[] = [
    [0, -0.3],
    [0.14, 0.02],
    [0.26, 0.2],
    [0.38, -0.04],
    [0.55, -0.16],
    [0.72, 0.1],
    [0.84, -0.02],
    [1, -0.32],
  ];
  for (const [at, amount] of stops) gradient.addColorStop(at, css(lighten(colour, amount)));
  return gradient;
}

/** From above: lit shoulders, dark below. */
export function fallShade(context: Context, colour: Rgb, top: number, bottom: number): CanvasGradient {
  const gradient = context.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, css(lighten(colour, 0.07)));
  gradient.addColorStop(0.35, css(colour));
  gradient.addColorStop(1, css(mix(lighten(colour, -0.15), [24, 22, 50], 0.15)));
  return gradient;
}

type CanvasGradient = ReturnType<Context['createLinearGradient']>;

/** The outline of a dressed bust, as a path: from the neck over the shoulders to the lower edge. */
export function bustPath(context: Context, floor: number, neck = 0.66, shoulder = 1.95): void {
  context.beginPath();
  context.moveTo(-neck, -0.16);
  context.bezierCurveTo(-neck - 0.12, 0.2, -shoulder * 0.72, 0.3, -shoulder * 0.9, 0.52);
  context.bezierCurveTo(-shoulder * 1.12, 0.74, -shoulder * 1.2, 1.3, -shoulder * 1.24, floor);
  context.lineTo(shoulder * 1.24, floor);
  context.bezierCurveTo(shoulder * 1.2, 1.3, shoulder * 1.12, 0.74, shoulder * 0.9, 0.52);
  context.bezierCurveTo(shoulder * 0.72, 0.3, neck + 0.12, 0.2, neck, -0.16);
  // Under the chin the neckline dips, so that the neck stands in the collar.
  context.quadraticCurveTo(0, 0.36, -neck, -0.16);
  context.closePath();
}

/** The far side of a collar, seen between its two fronts beside a narrow neck: its inside, in the shade. */
export function collarBehind(fitting: Fitting, colour: Rgb, wide = 0.66, high = 0.26): void {
  const { context } = fitting;
  onBody(fitting, () => {
    context.beginPath();
    context.moveTo(-wide, -high);
    context.bezierCurveTo(-wide * 0.8, -high - 0.16, wide * 0.8, -high - 0.16, wide, -high);
    context.lineTo(wide, 0.1);
    context.quadraticCurveTo(0, 0.5, -wide, 0.1);
    context.closePath();
    context.fillStyle = roundShade(context, lighten(colour, -0.16), -wide, wide, 1.2);
    context.fill();
  });
}

/** From here to the end of the frame, what is painted lies on something: it throws a soft shadow below itself. */
export function raise({ context, anatomy }: Fitting): void {
  // Shadows are measured in pixels, whatever the frame.
  context.shadowColor = 'rgba(14,10,22,0.42)';
  context.shadowBlur = anatomy.unit * 0.11;
  context.shadowOffsetY = anatomy.unit * 0.05;
}

/** What is printed or woven in throws no shadow. */
export function layFlat(context: Context): void {
  context.shadowColor = 'rgba(0,0,0,0)';
}

/** Fills the bust as cloth, shaded from above; collars, belts and buttons that follow lie on it. */
export function clothBust(fitting: Fitting, colour: Rgb, neck?: number, shoulder?: number): void {
  const { context, floor } = fitting;
  bustPath(context, floor, neck, shoulder);
  context.fillStyle = fallShade(context, colour, 0, Math.max(1.6, floor));
  context.fill();
  context.save();
  context.clip();
  // Darker at the outer arms: a body is round.
  const round = context.createLinearGradient(-2.4, 0, 2.4, 0);
  round.addColorStop(0, css(lighten(colour, -0.3), 0.6));
  round.addColorStop(0.3, css(colour, 0));
  round.addColorStop(0.7, css(colour, 0));
  round.addColorStop(1, css(lighten(colour, -0.3), 0.6));
  context.fillStyle = round;
  context.fillRect(-3, -1, 6, floor + 2);
  context.restore();
  raise(fitting);
}
