import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Region } from '../../painting.js';
import type { Setting } from '../../../language/brief.js';
import { eyesOf, stepBack } from '../../../scene/perspective.js';
import type { Scene, Surface } from '../../../scene/scene.js';
import { paintDrifting } from '../elements/drifting.js';
import { paintSky } from '../elements/sky.js';
import { softenBackground } from '../elements/soften.js';
import { paintTabletop } from '../elements/table.js';
import { paintHeavens } from '../heavens.js';
import { finishLand, foregroundLand, paintTable } from '../land.js';
import { completeSite, horizonAt, onPlane, surfaceOf, tableEdge } from '../site.js';
import { createView } from '../view.js';
import type { SiteRequest, World } from '../world.js';
import { EYE, NEAR, createSetPen } from './space.js';
import type { Lens, SetPen } from './space.js';

type Paint = (pen: SetPen) => void;

/** A place as data: how it is looked at, and what is painted from far to near. */
export interface Place {
  readonly setting: Setting;
  readonly indoor?: boolean;
  /** Where the horizon lies, as a share of the picture's height. */
  readonly horizon: number;
  readonly lens?: Lens;
  /** Where things may stand, as shares of the width, and how near the horizon. */
  readonly ground?: { readonly left?: number; readonly right?: number; readonly far?: number };
  /** Surfaces of its own instead of open ground. */
  surfaces?(request: SiteRequest, horizon: number): readonly Surface[];
  /** Nothing is in its sky but its colours: no sun, no clouds, no birds. */
  readonly bareSky?: boolean;
  /** Branches may frame the view. */
  readonly leafy?: boolean;
  readonly table?: Rgb;
  /** Small things stand on tables here though it is outdoors. */
  readonly tables?: boolean;
  /** At and above the horizon. */
  readonly far?: Paint;
  readonly land: Paint;
  /** What stands there. */
  readonly stand?: Paint;
  readonly plants?: Paint;
  readonly light?: Paint;
  readonly front?: Paint;
}

/** Shelves, benches and who stands before the back wall have so much room, in metres. */
const ROOM = 0.8;

/** So many times nearer at most a room is seen than it was measured out. */
const NEARER = 1.8;
/** Not worth a step. */
const WORTH = 1.2;

/** Tables that no longer reach to anybody's ankles: the room is looked at from the height from which who stands in it is. */
export function asNear(lens: Lens = {}, scene: Scene): Lens {
  const { eye = EYE } = lens;
  const eyes = eyesOf(scene);
  return eyes === undefined || eyes * WORTH > eye ? lens : { ...lens, eye: Math.max(eyes, eye / NEARER) };
}

/** Where the floor before the back wall begins, as a share of what is seen of the ground. */
const beforeWall = ({ near = NEAR, wall }: Lens = {}): number => (wall === undefined ? 0 : near / (wall - ROOM));

/** Before three horses in a row, each as small as there is room for, bales of straw would be as large as they are. */
function steppedBack(scene: Scene, lens: Lens = {}): Lens {
  const by = stepBack(scene);
  return by < 1 ? { ...lens, eye: (lens.eye ?? EYE) / by } : lens;
}

export function place(spec: Place): World {
  const { setting, indoor = false } = spec;
  return {
    setting,
    indoor,
    ...(spec.tables && { tables: true }),
    // floor, walls and furniture of a room are one layer
    ...(indoor && { coloursItself: true }),
    plan(request) {
      const horizon = horizonAt(request, spec.horizon);
      const { left = 0.06, right = 0.94, far: wished = 0.2 } = spec.ground ?? {};
      const far = Math.max(wished, beforeWall(spec.lens));
      const own = spec.surfaces?.(request, horizon) ?? [
        surfaceOf(request, {
          habitat: 'ground',
          left,
          right,
          far: onPlane(request, horizon, request.close ? Math.max(0.5, far) : far),
          near: 0.965,
        }),
      ];
      return completeSite(request, horizon, own);
    },
    paint(scene, painting) {
      const view = createView(scene);
      const lens = indoor ? asNear(steppedBack(scene, spec.lens), scene) : spec.lens;
      const layer = (region: Region, depth: number, paint: Paint | undefined): void => {
        if (!paint) return;
        painting.layer({ region, depth }, (context: Context) =>
          paint(createSetPen(context, view, view.random.fork(setting), lens)),
        );
      };
      if (spec.bareSky) layer('sky', 1, ({ context }) => paintSky(context, view, view.horizon));
      else if (!indoor) paintHeavens(view, painting);
      // whatever a tall picture shows above the ceiling lies in the dark
      if (indoor)
        layer('wall', 0.95, ({ context }) => {
          context.fillStyle = css(view.shaded([124, 114, 108]));
          context.fillRect(0, 0, view.width, view.height);
        });
      layer('far', 0.9, spec.far);
      layer('land', 0.4, spec.land);
      layer('building', 0.4, spec.stand);
      layer('foliage', 0.25, spec.plants);
      layer('light', 0.4, spec.light);
      // what has water of its own needs no pond
      if (!indoor) (spec.surfaces ? paintTable : finishLand)(view, painting);
      else if (view.close) {
        softenBackground(view, painting, 0.75);
        if (view.surface('tabletop'))
          painting.layer({ region: 'land', depth: 0 }, (context) =>
            paintTabletop(context, view, view.height * tableEdge, spec.table),
          );
      }
    },
    paintForeground(scene, painting) {
      const view = createView(scene);
      if (indoor) return paintDrifting(view, painting);
      const { front } = spec;
      foregroundLand(
        view,
        painting,
        (context) => front?.(createSetPen(context, view, view.random.fork(setting), spec.lens)),
        spec.leafy ?? false,
      );
    },
  };
}
