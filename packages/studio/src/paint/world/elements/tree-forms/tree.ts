import type { Rgb } from '../../../kit/colour.js';

export type TreeKind = 'conifer' | 'broadleaf' | 'birch' | 'poplar' | 'palm' | 'bare';

export interface Tree {
  readonly kind: TreeKind;
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly depth: number;
  readonly colour?: Rgb;
}
