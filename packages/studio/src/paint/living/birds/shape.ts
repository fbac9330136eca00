import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';

export type BeakKind = 'cone' | 'dagger' | 'hook' | 'flat' | 'gull' | 'flamingo' | 'parrot' | 'toucan';

/** A bird in profile, looking right, in units of about a hundredth of its height. */
export interface BirdShape {
  readonly body: {
    readonly length: number;
    readonly depth: number;
    /** Degrees that the breast is raised. */ readonly tilt: number;
  };
  /** From the breast's top to the head, in page directions; empty where the head sits on the body. */
  readonly neck: readonly Point[];
  readonly neckWidth: readonly [base: number, top: number];
  readonly head: {
    readonly radius: number;
    /** Degrees that it looks down. */ readonly pitch?: number;
    readonly crest?: 'comb' | 'tuft' | 'plume';
  };
  readonly beak: { readonly kind: BeakKind; readonly length: number; readonly depth: number };
  readonly legs: {
    readonly length: number;
    readonly width: number;
    readonly webbed?: boolean;
    readonly feathered?: boolean;
  };
  readonly tail: { readonly length: number; readonly width: number; readonly raise: number; readonly plumes?: boolean };
  /** Degrees that the breast is raised in the air; what only passes lies flat. */
  readonly hover?: number;
  /** Half-span against body length. */
  readonly span: number;
}

export interface Plumage {
  readonly back: Rgb;
  readonly breast: Rgb;
  readonly head: Rgb;
  readonly wing: Rgb;
  readonly flight: Rgb;
  readonly tail: Rgb;
  readonly beak: Rgb;
  readonly legs: Rgb;
  readonly iris: Rgb;
  readonly bar?: Rgb;
  readonly cap?: Rgb;
  readonly cheek?: Rgb;
  readonly mask?: Rgb;
  readonly collar?: Rgb;
  readonly comb?: Rgb;
  readonly beakTip?: Rgb;
  /** How far the head's colour reaches down the neck. */
  readonly hood?: boolean;
}
