import type { Surface } from '../../scene/scene.js';
import type { Site, SiteRequest } from './world.js';

/** A surface as shares of the picture. */
export interface SurfaceShare {
  readonly habitat: Surface['habitat'];
  readonly left?: number;
  readonly right?: number;
  readonly far: number;
  readonly near: number;
}

/**
 * The horizon's height in pixels for a usual share of the picture, moved a little by the seed and by the camera; never
 * the exact middle.
 */
export function horizonAt(request: SiteRequest, share: number): number {
  const { camera } = request.brief;
  const sway = request.random.fork('horizon').between(-0.025, 0.025);
  let level = share + sway;
  if (camera === 'low-angle') level += 0.14;
  if (camera === 'from-above') level -= 0.2;
  if (request.close) level -= 0.06;
  if (request.raised) level -= 0.13;
  if (Math.abs(level - 0.5) < 0.03) level = level < 0.5 ? 0.46 : 0.54;
  return Math.round(request.height * Math.min(0.82, Math.max(0.2, level)));
}

/** Turns shares into pixels. */
export function surfaceOf(request: SiteRequest, share: SurfaceShare): Surface {
  const { width, height } = request;
  return {
    habitat: share.habitat,
    left: Math.round(width * (share.left ?? 0.04)),
    right: Math.round(width * (share.right ?? 0.96)),
    far: Math.round(height * share.far),
    near: Math.round(height * share.near),
  };
}

/** The plane between horizon and lower edge, as shares of the height: 0 at the horizon, 1 at the lower edge. */
export function onPlane(request: SiteRequest, horizon: number, t: number): number {
  return (horizon + (request.height - horizon) * t) / request.height;
}

/** Where the table begins when things stand on one. */
export const tableEdge = 0.68;
/** So far before that edge the first things lie on it. */
export const tableDeep = 0.07;

/**
 * Completes a site: whatever the subjects need and the place does not offer by itself. Water on land is a pond on one
 * side; a table stands in front; the air is everywhere above.
 */
export function completeSite(request: SiteRequest, horizon: number, own: readonly Surface[]): Site {
  const surfaces = [...own];
  const has = (habitat: Surface['habitat']): boolean => surfaces.some((surface) => surface.habitat === habitat);
  const { needs } = request;
  const level = horizon / request.height;
  if (!has('ground') && needs.has('ground')) {
    surfaces.push(surfaceOf(request, { habitat: 'ground', far: onPlane(request, horizon, 0.3), near: 0.96 }));
  }
  for (const habitat of ['water', 'underwater'] as const) {
    if (has(habitat) || !needs.has(habitat)) continue;
    const water = surfaces.find((surface) => surface.habitat === 'water');
    // who swims is in the water that is there
    if (water) {
      surfaces.push({ ...water, habitat });
      continue;
    }
    const left = request.random.fork('pond').chance(0.5);
    surfaces.push(
      surfaceOf(request, {
        habitat,
        left: left ? 0.04 : 0.42,
        right: left ? 0.58 : 0.96,
        far: onPlane(request, horizon, 0.3),
        near: onPlane(request, horizon, 0.72),
      }),
    );
  }
  if (!has('tabletop') && needs.has('tabletop')) {
    surfaces.push(
      surfaceOf(request, { habitat: 'tabletop', left: 0.06, right: 0.94, far: tableEdge + tableDeep, near: 0.94 }),
    );
  }
  if (!has('air')) {
    surfaces.push(
      surfaceOf(request, {
        habitat: 'air',
        left: 0.06,
        right: 0.94,
        far: Math.max(0.08, level * 0.22),
        near: level * 0.8,
      }),
    );
  }
  if (!has('space') && needs.has('space')) {
    surfaces.push(
      surfaceOf(request, { habitat: 'space', left: 0.06, right: 0.94, far: 0.1, near: Math.max(0.3, level * 0.7) }),
    );
  }
  return { horizon, surfaces };
}

/** An open plane of ground, as most places have it. */
export function openGround(request: SiteRequest, horizon: number, far = 0.12): Surface {
  return surfaceOf(request, {
    habitat: 'ground',
    far: onPlane(request, horizon, request.close ? Math.max(0.5, far) : far),
    near: 0.965,
  });
}
