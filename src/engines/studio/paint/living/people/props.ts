import type { Context } from '../../kit/shapes.js';
import type { Bounds } from '../../kit/form.js';
import type { LimbLook } from './limbs.js';
import type { Outfit } from './outfit.js';
import type { Skeleton } from './skeleton.js';
export function extentOfProps(skeleton: Skeleton, _outfit: Outfit, _pose: string): Bounds { return skeleton.bounds; }
export function paintPropsBehind(_context: Context, _skeleton: Skeleton, _outfit: Outfit, _look: LimbLook, _pose: string): void {}
export function paintPropsBefore(_context: Context, _skeleton: Skeleton, _outfit: Outfit, _look: LimbLook, _pose: string, arm: () => void): void { arm(); }
