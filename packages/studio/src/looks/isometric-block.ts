import type { Rgb } from '../paint/kit/colour.js';

/** Something that stands on the block: where, half of its width, and its height, in halves of the block's side. */
export interface Block {
  readonly right: number;
  readonly left: number;
  readonly wide: number;
  /** Half of its depth, to the left, where it is not square. */
  readonly deep?: number;
  readonly high: number;
  /** How far above the ground it begins. */
  readonly lift?: number;
  readonly colour: Rgb;
  readonly form: 'box' | 'house' | 'peak' | 'ball';
  /** A piece of furniture: what it is made of, from its own place on, in the order in which it is drawn. */
  readonly parts?: readonly Block[];
}
