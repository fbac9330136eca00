import type { Rgb } from '../../kit/colour.js';
import type { Outfit, Wearer } from './outfit.js';

/** What somebody wears as what they are. */
export type RoleDress = (main: Rgb | undefined, accent: Rgb, wearer: Wearer) => Outfit;

/** What many of them wear something in. */
export const black: Rgb = [44, 40, 50];
export const leather: Rgb = [112, 74, 50];
export const white: Rgb = [244, 241, 234];
export const gold: Rgb = [226, 184, 82];
export const navy: Rgb = [48, 60, 98];
export const boots = { kind: 'boot', colour: [62, 48, 44] } as const;
