import type { Path2D } from '@napi-rs/canvas';
import { outline } from '../form/outline.js';

/** Long hair that streams away behind a head of 100 units, in waves that end in points. */
export const flowingLocks = (): Path2D =>
  outline([
    [-30, -46],
    [-54, -22],
    [-56, 8],
    [-74, 34],
    [-72, 62],
    [-96, 88],
    [-128, 96, true],
    [-104, 108],
    [-88, 122],
    [-94, 150, true],
    [-66, 136],
    [-48, 146],
    [-40, 176, true],
    [-22, 140],
    [4, 118],
    [30, 122],
    [46, 140, true],
    [48, 104],
    [42, 70],
    [48, 40],
    [40, 12],
    [44, -14],
    [34, -40],
  ]);
