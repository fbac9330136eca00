import type { TableauOf } from './tableau-step.js';
import { bands } from './bands.js';
import { carriedTogether } from './carried-together.js';
import { commonScenes } from './common-scenes.js';
import { faceToFace } from './face-to-face.js';
import { gatherings } from './gatherings.js';
import { matches } from './matches.js';
import { onSeats } from './on-seats.js';
import { pairs } from './pairs.js';
import { services } from './services.js';
import { withChildren } from './with-children.js';

/** A tableau for so many people, all of them children or not: who and what is painted, one after the other. */
export const tableaux: ReadonlyMap<string, TableauOf> = new Map<string, TableauOf>([
  ...bands,
  ...carriedTogether,
  ...commonScenes,
  ...faceToFace,
  ...gatherings,
  ...matches,
  ...onSeats,
  ...pairs,
  ...services,
  ...withChildren,
]);
