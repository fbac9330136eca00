import { lighten, mix } from '../../kit/colour.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Setting } from '../../../language/brief.js';
import type { Painting } from '../../painting.js';
import { paintDrifting } from '../elements/drifting.js';
import { paintCandles, paintPendant, paintPottedPlant } from '../elements/lamps-and-plants.js';
import { paintCurtains, paintWindow, paintWindowLight } from '../elements/window.js';
import { paintCarpet, paintFloor, paintRug, paintTiles, paintWalls } from '../elements/interior.js';
import { paintNamedFloor } from '../elements/named-floor.js';
import { paintPictures } from '../elements/wall-things.js';
import { paintSpaciousWall } from '../elements/spacious-wall.js';
import { paintSideboard } from '../elements/sideboard.js';
import { paintStringLights } from '../elements/string-lights.js';
import type { Box } from '../elements/window.js';
import {
  furnishCafe,
  furnishKitchen,
  KITCHEN_COUNTER,
  furnishLibrary,
  furnishOffice,
} from '../elements/furnishings.js';
import { paintWallpaper } from '../elements/wallpaper.js';
import { paintFireplace } from '../elements/fireplace.js';
import { isDollhouse } from '../../../scene/perspective.js';
import { softenBackground } from '../elements/soften.js';
import { paintTabletop } from '../elements/table.js';
import { completeSite, horizonAt, onPlane, surfaceOf, tableEdge } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { SiteRequest, World } from '../world.js';
import { steppedInto } from './stepped-into.js';

interface Interior {
  readonly walls: readonly Rgb[];
  readonly panel?: Rgb;
  readonly floors: readonly Rgb[];
  readonly tiled?: boolean;
  /** The outside is a town. */
  readonly town: boolean;
  readonly table: Rgb;
  /** The window's share of the width and of the height of the wall. */
  readonly window?: readonly [wide: number, tall: number];
  /** Its walls are for what hangs there: it has a window only where one is asked for. */
  readonly windowless?: true;
  /** How high the counter along its wall is, as a share of the shorter side. */
  readonly counter?: number;
  /** What covers the wall before anything hangs on it. */
  readonly dressWall?: (context: Context, view: View) => void;
  furnish(context: Context, view: View, window: Box): void;
}

function windowBox(view: View, wide: number, tall: number): Box {
  const { width, horizon, span } = view;
  const onRight = view.air.light.side >= 0;
  const w = Math.min(width * wide, span * wide * 1.1);
  const h = Math.min(horizon * tall, span * tall);
  const x = onRight ? width * 0.94 - w : width * 0.06;
  return { x, y: horizon * 0.16, width: w, height: h };
}

/** A floor of which several colours were said has tiles of each. */
function paintSaidFloor(context: Context, view: View, usual: Rgb, tiled: boolean): void {
  const said = (view.scene.brief.tints ?? [])
    .filter(({ what }) => what === 'floor' || what === 'flagstones')
    .map(({ colour }) => hex(colour));
  if (said.length > 1) paintTiles(context, view, said);
  else paintFloor(context, view, said[0] ?? usual, tiled);
}

export function room(setting: Setting, interior: Interior): World {
  return {
    setting,
    indoor: true,
    plan(request: SiteRequest) {
      const horizon = horizonAt(request, request.needs.has('tabletop') ? 0.68 : 0.64);
      const site = completeSite(request, horizon, [
        surfaceOf(request, {
          habitat: 'ground',
          left: 0.05,
          right: 0.95,
          far: onPlane(request, horizon, 0.2),
          near: 0.97,
        }),
        surfaceOf(request, {
          habitat: 'air',
          left: 0.1,
          right: 0.9,
          far: 0.16,
          near: (horizon / request.height) * 0.8,
        }),
      ]);
      const { counter } = interior;
      return counter === undefined ? site : { ...site, counter: counter * Math.min(request.width, request.height) };
    },
    paint(scene, painting) {
      const view = createView(scene);
      const near = steppedInto(view, painting);
      const random = view.random.fork('interior');
      const window = near.framed(windowBox(view, ...(interior.window ?? ([0.34, 0.56] as const))));
      const usual = interior.windowless !== true && near.shown(window) > CUT_OFF;
      // a kitchen is nothing without its furniture
      const dolls = setting !== 'kitchen' && !view.close && isDollhouse(scene);
      const windowed =
        !(dolls && setting === 'room') && hasWindow(view, near.seen(window)) && (usual || view.asked('window'));
      const wall = view.tint('wallpaper') ?? tinted(view, random.pick(interior.walls));
      near.ground({ region: 'wall', depth: 0.9 }, (context) => {
        paintWalls(context, view, wall, interior.panel);
        if (view.asked('wallpaper')) paintWallpaper(context, view, view.tint('walls') ?? wall);
        interior.dressWall?.(context, view);
      });
      near.ground({ region: 'land', depth: 0.5 }, (context) => {
        const floor = random.pick(interior.floors);
        if (view.asked('rug') && (setting !== 'room' || view.tint('rug'))) paintCarpet(context, view);
        else if (!view.asked('concrete') || !paintNamedFloor(context, view))
          paintSaidFloor(context, view, floor, interior.tiled ?? false);
      });
      if (windowed)
        near.layer({ region: 'sky', depth: 1 }, (context) =>
          paintWindow(context, view, window, setting === 'office' ? [3, 1] : [2, 2], interior.town),
        );
      const told = setting === 'room' && scene.brief.told?.includes('unfurnished') === true;
      const bare = told || dolls;
      if (!bare)
        near.layer({ region: 'building', depth: 0.7 }, (context) => interior.furnish(context, near.view, window));
      if (dolls && !told && setting === 'room')
        painting.layer({ region: 'wall', depth: 0.85 }, (context) => paintSpaciousWall(context, view, wall));
      if (view.asked('fireplace'))
        near.layer({ region: 'building', depth: 0.6 }, (context) => paintFireplace(context, view, window));
      near.layer({ region: 'light', depth: 0.4 }, (context) => {
        if (windowed) paintWindowLight(context, view, window);
        if (view.asked('candlelight'))
          paintCandles(context, view, window.x + window.width * 0.5, window.y + window.height, view.unit * 0.05, 3);
        if (view.asked('lanterns') || view.asked('string-lights')) paintStringLights(context, view);
      });
      finishRoom(view, painting, view.tint('counter') ?? interior.table);
    },
    paintForeground(scene, painting) {
      paintDrifting(createView(scene), painting);
    },
  };
}

/** Of a window that nobody speaks of, so much must be in the picture. */
const CUT_OFF = 0.6;

/** A window or curtains that the prompt names are the only ones, and none is behind a mirror or a door. */
const hasWindow = (view: View, { x, y, width, height }: Box): boolean =>
  view.brings('window') && view.brings('curtain') && view.isBare(x, y, x + width, y + height);

/** Walls follow the colour hints, softly. */
function tinted(view: View, wall: Rgb): Rgb {
  const hint = view.scene.hints[0];
  return hint ? mix(wall, hint, 0.4) : wall;
}

function finishRoom(view: View, painting: Painting, table: Rgb): void {
  if (!view.close) return;
  softenBackground(view, painting, 0.75);
  if (view.surface('tabletop')) {
    painting.layer({ region: 'land', depth: 0 }, (context) =>
      paintTabletop(context, view, view.height * tableEdge, table),
    );
  }
}

function furnishRoom(context: Context, view: View, window: Box): void {
  const random = view.random.fork('living room');
  const { width, horizon, unit } = view;
  const onRight = window.x > width / 2;
  const away = onRight ? 0.06 : 0.94;
  const cloth = random.pick([
    [214, 160, 132],
    [168, 182, 166],
    [226, 208, 180],
    [150, 160, 186],
  ] as const);
  if (hasWindow(view, window)) paintCurtains(context, view, window, view.tint('curtains') ?? cloth);
  const size = Math.min(width * 0.14, unit * 0.2);
  const first = onRight ? width * 0.1 : width * 0.9 - size * 2.3;
  // a window that somebody is at has the wall around it
  if (view.brings('window'))
    paintPictures(context, view, [
      { x: first, y: horizon * 0.2, width: size, height: size * 1.3 },
      { x: first + size * 1.25, y: horizon * 0.26, width: size * 0.8, height: size * 0.8 },
    ]);
  const rug = random.pick([
    [176, 96, 82],
    [92, 120, 128],
    [198, 152, 96],
    [120, 104, 136],
  ] as const);
  // who speaks of the floor wants to see it
  const bareFloor = ['boards', 'floor', 'concrete'].some((floor) => view.asked(floor));
  if (view.brings('rug') && !bareFloor && !view.tint('rug')) paintRug(context, view, rug);
  paintSideboard(context, view, onRight, random);
  const cornerX = width * (1 - away);
  if (view.isOpen(cornerX - unit * 0.1, horizon - unit * 0.2, cornerX + unit * 0.1, horizon + unit * 0.1))
    paintPottedPlant(context, view, cornerX, horizon + unit * 0.1, unit * 0.3);
}

const livingRoom = room('room', {
  walls: [
    [222, 206, 186],
    [190, 200, 188],
    [206, 186, 178],
    [184, 194, 206],
    [226, 214, 190],
  ],
  floors: [
    [168, 124, 88],
    [146, 106, 80],
    [190, 150, 112],
  ],
  town: false,
  table: [158, 112, 80],
  furnish: furnishRoom,
});

const kitchen = room('kitchen', {
  walls: [
    [232, 224, 208],
    [206, 216, 204],
    [226, 212, 196],
  ],
  floors: [
    [196, 176, 156],
    [172, 166, 164],
    [180, 140, 106],
  ],
  tiled: true,
  town: false,
  table: [196, 158, 116],
  counter: KITCHEN_COUNTER,
  furnish: furnishKitchen,
});

const office = room('office', {
  window: [0.56, 0.62],
  walls: [
    [224, 226, 226],
    [206, 214, 220],
    [228, 222, 212],
  ],
  floors: [
    [150, 152, 158],
    [172, 140, 112],
    [138, 146, 152],
  ],
  town: true,
  table: [206, 178, 142],
  furnish(context, view, window) {
    furnishOffice(context, view, window);
    paintPottedPlant(
      context,
      view,
      view.width * (window.x > view.width / 3 ? 0.08 : 0.93),
      view.horizon + view.unit * 0.06,
      view.unit * 0.28,
    );
  },
});

const cafe = room('cafe', {
  walls: [
    [178, 108, 86],
    [110, 128, 120],
    [204, 176, 146],
    [96, 96, 112],
  ],
  panel: [104, 78, 62],
  floors: [
    [140, 98, 72],
    [120, 110, 106],
    [164, 122, 86],
  ],
  town: true,
  table: [140, 96, 66],
  furnish(context, view, window) {
    furnishCafe(context, view, window);
    for (const [index, along] of [0.24, 0.5, 0.76].entries()) {
      paintPendant(
        context,
        view,
        view.width * along,
        view.horizon * (0.16 + (index % 2) * 0.05),
        view.unit * 0.085,
        lighten([62, 82, 84], index * 0.02),
      );
    }
  },
});

const library = room('library', {
  walls: [
    [124, 92, 74],
    [98, 84, 86],
    [92, 104, 98],
  ],
  floors: [
    [122, 84, 62],
    [104, 74, 60],
  ],
  town: false,
  table: [116, 78, 56],
  furnish(context, view, window) {
    furnishLibrary(context, view, window);
    paintRug(context, view, [134, 60, 56]);
  },
});

/** Rooms: one kit, five furnishings. */
export const interiors: readonly World[] = [livingRoom, kitchen, office, cafe, library];
