import type { Shape } from '../../catalogue/shapes.js';
import type { Rgb } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';
import type { Pen } from '../objects/parts/pen.js';
import type { Mouth } from './bodies.js';

/**
 * What makes a form a certain thing, in the thing's own units. `rest` is the form of what the thing is besides the part that is known by its form: a
 * lamp's, below its shade.
 */
export type Trim = (pen: Pen, colour: Rgb, mouth: Mouth, rest?: Shape) => void;

/** The same on a face: the outline 1 high, its foot at the origin. */
export type FaceTrim = (pen: Pen, colour: Rgb, trace: (context: Context) => void, aspect: number) => void;

/** What stands before all of a thing and the parts that were added to it, which is so wide. */
export type Front = (pen: Pen, colour: Rgb, aspect: number) => void;
