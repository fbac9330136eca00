import type { Context } from '../../kit/shapes.js';
import type { FormLight } from '../../kit/form.js';
import type { HatKind, Outfit } from './outfit.js';
export function hatCoversHair(_kind: HatKind): boolean { return false; }
export function paintHatBehind(_context: Context, _hat: NonNullable<Outfit['hat']>, _light: FormLight): void {}
export function paintHat(_context: Context, _hat: NonNullable<Outfit['hat']>, _turn: number, _light: FormLight, _back: boolean): void {}
