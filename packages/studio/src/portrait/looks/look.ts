import type { Pixels } from '../../raster/colour-planes.js';
import type { PlaceRequest, PortraitPlace } from '../place.js';
import type { PortraitSheet } from '../sheet.js';

export const portraitLookNames = [
  'studio',
  'vintage',
  'neon',
  'oil',
  'watercolour',
  'ink',
  'pencil',
  'comic',
  'anime',
  'cartoon-3d',
  'pop-art',
  'flat-vector',
  'low-poly',
  'pixel-art',
] as const;
export type PortraitLookName = (typeof portraitLookNames)[number];

/** How a portrait is finished. One file each, registered in `looks.ts`. */
export interface PortraitLook {
  readonly name: PortraitLookName;
  /** Still a photograph: the face must measure as the same person. */
  readonly realistic: boolean;
  /** How far out of focus a painted place is behind the person, in distances from eyes to chin. */
  readonly blur: number;
  /** What stands behind the person when the prompt names no place; a studio backdrop otherwise. */
  backdrop?(request: PlaceRequest): PortraitPlace;
  /** Draws the finished picture from the sheet, RGBA, opaque, same size. */
  finish(sheet: PortraitSheet): Pixels;
}
