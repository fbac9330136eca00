import type { Shape } from '../../../catalogue/shapes.js';
import { findDrawable } from '../../drawables.js';
import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { ellipse, polygon } from '../../kit/shapes.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { Setting } from '../../../language/brief.js';
import { paintDrifting } from '../elements/drifting.js';
import { paintSky } from '../elements/sky.js';
import { paintProp } from '../elements/prop.js';
import { completeSite, surfaceOf } from '../site.js';
import { hangsOnWall } from '../../../scene/scene.js';
import type { Surface } from '../../../scene/scene.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { SiteRequest, World } from '../world.js';
import { FAR_FLOOR, floorLevel, insideShell, terraceLevel, terraceShell } from './formed-shell.js';
import type { Shell } from './formed-shell.js';
import { paintBoards, paintFormedWindows, paintWalls } from './formed-walls.js';
import { TALL, paintStand } from './formed-room-table.js';
import { roomPlanOf, terracePlanOf } from './formed-room-plans.js';
import type { RoomPlan } from './formed-room-plans.js';
import { roomThings } from './room-things.js';
import { paintTurnedToWall } from './turned-to-wall.js';
import type { RoomThing } from './room-things.js';

/** How far down small things stand, on a round table in the middle of where one stands. */
const tableLevel = ({ stand }: RoomPlan, level: (near: number) => number): number => level(stand[1]) - TALL;

/** A room of this form that we are in, or a terrace that is seen whole. None where no plan says so. */
export function formedRoom(world: World, shape: Shape): World | undefined {
  const plan = world.indoor ? roomPlanOf(shape) : terracePlanOf(shape);
  if (!plan || !(world.indoor || outdoors.has(world.setting))) return undefined;
  const { setting, indoor } = world;
  return {
    setting,
    indoor,
    tables: true,
    coloursItself: true,
    plan(request) {
      const level = indoor ? floorLevel : terraceLevel;
      const [far, near] = plan.stand;
      const table = tableLevel(plan, level);
      return completeSite(request, Math.round(request.height * FAR_FLOOR), [
        surfaceOf(request, { habitat: 'ground', left: 0.24, right: 0.76, far: level(far), near: level(near) }),
        surfaceOf(request, { habitat: 'air', left: 0.3, right: 0.7, far: 0.12, near: FAR_FLOOR * 0.8 }),
        ...(indoor ? flatWall(plan, request) : []),
        ...(request.needs.has('tabletop')
          ? [
              surfaceOf(request, {
                habitat: 'tabletop',
                left: 0.28,
                right: 0.72,
                far: table - 0.01,
                near: table + 0.02,
              }),
            ]
          : []),
      ]);
    },
    paint(scene, painting) {
      const view = createView(scene);
      const shell = (indoor ? insideShell : terraceShell)(plan, view.width, view.height);
      const things = thingsOf(view, shell);
      const random = view.random.fork('formed room');
      const wall = view.tint('walls') ?? random.pick(indoor ? walls : stones);
      const boards = view.tint('floor') ?? random.pick(indoor ? floors : stones);
      painting.layer({ region: 'wall', depth: 0.9 }, (context) => {
        if (indoor) {
          paintWalls(context, view, shell, wall);
          paintFormedWindows(context, view, shell, shape, (...window) => isHiddenBy(things, window));
          return;
        }
        paintOutdoors(context, view);
        paintParapet(context, view, shell, wall);
      });
      painting.layer({ region: 'land', depth: 0.5 }, (context) =>
        (indoor ? paintBoards : paintPaving)(context, view, shell, boards),
      );
      painting.layer({ region: 'building', depth: 0.5 }, (context) => {
        paintThings(context, view, shell, things);
        if (view.surface('tabletop')) paintStand(context, view);
      });
    },
    paintForeground(scene, painting) {
      paintDrifting(createView(scene), painting);
    },
  };
}

/** The stretch of wall without a corner where things hang: the far one, or the left one where the far end is a corner. */
function flatWall(plan: RoomPlan, request: SiteRequest): readonly Surface[] {
  if (plan.bent || plan.rises(1)[0] < 1) return [];
  const tall = request.height / request.width;
  const { wall } = insideShell(plan, 1, tall);
  const pieces = plan.walled - 1;
  const piece = Math.floor((pieces - 1) / 2);
  const [left, right] = [wall(piece / pieces, 0)[0], wall((piece + 1) / pieces, 0)[0]];
  // below the ceiling, however low that is
  const far = Math.max(wall(piece / pieces, 1)[1], wall((piece + 1) / pieces, 1)[1]) / tall + 0.04;
  return [surfaceOf(request, { habitat: 'wall', left, right, far: Math.max(0.12, far), near: FAR_FLOOR * 0.9 })];
}

/** Places under the sky of which a form is said: a floor with a low wall around it. */
const outdoors: ReadonlySet<Setting> = new Set<Setting>(['terrace', 'garden', 'cafe-terrace']);
const stones: readonly Rgb[] = [
  [204, 190, 168],
  [188, 178, 166],
];

/** A lawn below the sky. */
function paintOutdoors(context: Context, view: View): void {
  const { width, height } = view;
  paintSky(context, view, height * 0.46);
  context.fillStyle = css(view.shaded([112, 158, 84], 0.3));
  context.fillRect(0, height * 0.46, width, height);
  const bushes = view.random.fork('hedge');
  for (let bush = 0; bush <= 12; bush++) {
    ellipse(context, (bush / 12) * width, height * 0.47, width * 0.07, height * bushes.between(0.05, 0.09));
    context.fillStyle = css(view.tone([86, 134, 76], 0.25 + (bush % 3) * 0.06));
    context.fill();
  }
  context.fillStyle = css(view.tone([132, 176, 96]));
  context.fillRect(0, height * 0.5, width, height);
}

const walls: readonly Rgb[] = [
  [150, 178, 182],
  [196, 170, 148],
  [172, 182, 150],
  [186, 168, 188],
];
const floors: readonly Rgb[] = [
  [188, 146, 104],
  [168, 124, 88],
];

/** The low wall around a terrace. */
function paintParapet(context: Context, view: View, { plan, wall }: Shell, colour: Rgb): void {
  const pieces = plan.walled - 1;
  for (let piece = 0; piece < pieces; piece++) {
    const turned = ((piece + 0.5) / pieces - 0.5) * view.air.light.side;
    const fill = css(view.tone(lighten(colour, -turned * 0.26)));
    const [from, to] = [piece / pieces, (piece + 1) / pieces];
    polygon(context, [wall(from, 0), wall(to, 0), wall(to, 1), wall(from, 1)]);
    context.fillStyle = fill;
    context.fill();
    context.strokeStyle = fill;
    context.lineWidth = 1;
    context.stroke();
  }
  context.beginPath();
  for (let step = 0; step <= 48; step++)
    context.lineTo(...wall(plan.bent ? step / 48 : Math.round((step * pieces) / 48) / pieces, 1));
  context.lineWidth = view.unit * 0.02;
  context.lineJoin = 'round';
  context.strokeStyle = css(view.lit(mix(colour, [255, 255, 255], 0.45)));
  context.stroke();
}

function paintPaving(context: Context, view: View, { plan, floor }: Shell, colour: Rgb): void {
  const corners = plan.floor.map(([across, near]) => floor(across, near));
  const thick = view.unit * 0.022;
  polygon(
    context,
    corners.map(([x, y]): Point => [x, y + thick]),
  );
  context.fillStyle = css(view.shaded(lighten(colour, -0.2)));
  context.fill();
  polygon(context, corners);
  context.fillStyle = css(view.tone(colour));
  context.fill();
  context.save();
  context.clip();
  context.strokeStyle = css(view.shaded(lighten(colour, -0.1)), 0.5);
  context.lineWidth = Math.max(0.8, view.unit * 0.0026);
  for (let board = -9; board <= 9; board++) {
    context.beginPath();
    context.moveTo(...floor(board / 8, 0));
    context.lineTo(...floor(board / 8, 1));
    context.stroke();
  }
  context.restore();
  polygon(context, corners);
  context.lineWidth = view.unit * 0.008;
  context.lineJoin = 'round';
  context.strokeStyle = css(view.shaded(lighten(colour, -0.24)));
  context.stroke();
}

/** Whether the piece of wall there is wide enough, as we see it, for what hangs on it. */
function isFlatAround({ plan, wall }: Shell, along: number, half: number): boolean {
  if (plan.bent) return false;
  const pieces = plan.walled - 1;
  const piece = Math.floor(along * pieces);
  const [from, to] = [wall(piece / pieces, 0), wall((piece + 1) / pieces, 0)];
  // upright on a wall that runs away from us a picture would hang across it
  const facing = Math.abs(to[1] - from[1]) < (to[0] - from[0]) * FACING;
  return facing && to[0] - from[0] > half * 2.4;
}

/** How steep the foot of a wall runs, as we see it, that still faces us. */
const FACING = 0.3;

/** Where the wall at this side ends below, at this height of the picture. */
function wallAt({ wall }: Shell, side: -1 | 1, y: number): number {
  const points = Array.from({ length: 49 }, (_, step) => wall(side < 0 ? step / 96 : 1 - step / 96, 0));
  return points.reduce((best, point) => (Math.abs(point[1] - y) < Math.abs(best[1] - y) ? point : best))[0];
}

/** A thing of the room, and where it stands or hangs. */
interface Placed {
  readonly thing: RoomThing;
  readonly x: number;
  readonly y: number;
  readonly high: number;
  readonly flipped: boolean;
}

/** What tells which room it is, at both ends of the wall. */
function thingsOf(view: View, shell: Shell): readonly Placed[] {
  const { plan, wall, floor } = shell;
  const [left, right] = hasCloseUp(view) ? [] : (roomThings.get(view.scene.setting) ?? []);
  const middle = floor(0, 0.5);
  const hung = view.scene.items.some((item) => item.subject !== undefined && hangsOnWall(item));
  // in the middle of a side wall; a bent one ends at our side
  const end = plan.bent ? 0.25 : 0.18;
  return (
    [
      [left, end],
      [right, 1 - end],
    ] as const
  ).flatMap(([thing, along]) => {
    if (!thing) return [];
    const high = view.height * thing.high;
    const [x, y] = wall(along, 0);
    const broad = (high * (findDrawable(thing.concept)?.aspect ?? 1)) / 2;
    const built = thing.hangs === true || thing.flush === true;
    // beside what hangs there large enough to be seen a door would be that of a doll's house
    if (built && (hung || !isFlatAround(shell, along, broad))) return [];
    // it stands within the room
    const level = y + Math.max((thing.deep ?? 0.18) * (middle[1] - y), view.height * 0.024);
    const inner = broad + view.width * 0.012;
    const within = (at: number): number =>
      Math.min(wallAt(shell, 1, level) - inner, Math.max(wallAt(shell, -1, level) + inner, at));
    const foot: Point = thing.hangs ? wall(along, 0.42) : [within(x + (middle[0] - x) * 0.18), level];
    const half = high * (thing.hangs ? 0.9 : 0.45);
    const box = [foot[0] - half, foot[1] - high, foot[0] + half, foot[1]] as const;
    if (!view.brings(thing.concept) || !view.isBare(...box) || !view.isOpen(...box)) return [];
    return [{ thing, x: foot[0], y: foot[1], high, flipped: along > 0.5 }];
  });
}

/** The share of the height that a metre takes on its floor; what stands on the table may be so many times larger. */
const [METRE, LARGER] = [0.46, 1.7];
/** How long a board or a tray is, in metres. */
const LONG = 0.45;

/** A mug that is seen from near is a giant beside a stove: then the room has nothing but its table. */
function hasCloseUp({ scene, height, horizon }: View): boolean {
  return scene.items.some(
    ({ drawable, size, standsOn, y }) =>
      drawable.habitat === 'tabletop' &&
      standsOn === 'ground' &&
      y > horizon &&
      (drawable.spread ? (size * drawable.aspect) / LONG : size / drawable.height) > METRE * height * LARGER,
  );
}

/** Whether a window would be behind what stands or hangs there. */
function isHiddenBy(
  things: readonly Placed[],
  [left, , right, bottom]: readonly [left: number, top: number, right: number, bottom: number],
): boolean {
  return things.some(({ x, y, high }) => x + high * 0.3 > left && x - high * 0.3 < right && y - high < bottom);
}

function paintThings(context: Context, view: View, shell: Shell, things: readonly Placed[]): void {
  for (const { thing, ...place } of things) {
    const paint = (on: Context): void =>
      paintProp(on, view, { concept: thing.concept, ...place, ...(thing.hangs && { hangs: true }) });
    if (!thing.hangs && !thing.flush) {
      paint(context);
      continue;
    }
    const { x, y, high } = place;
    const half = (high * (findDrawable(thing.concept)?.aspect ?? 1)) / 2;
    const box = {
      left: Math.floor(x - half * 1.15),
      top: Math.floor(y - high * 1.06),
      width: half * 2.3,
      height: high * 1.12,
    };
    paintTurnedToWall(context, shell, view.height, box, paint);
  }
}
