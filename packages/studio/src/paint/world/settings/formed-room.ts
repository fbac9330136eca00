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
import type { Surface } from '../../../scene/scene.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { SiteRequest, World } from '../world.js';
import { TALL, paintStand } from './formed-room-table.js';
import { roomPlanOf } from './formed-room-plans.js';
import type { RoomPlan } from './formed-room-plans.js';
import { roomThings } from './room-things.js';

/** Where the floor begins and ends in the picture, how high the far wall is, and how much narrower it is far away. */
const [FAR, NEAR, WALL, NARROW] = [0.56, 0.95, 0.5, 0.76];
/** The half of the room's width, as a share of the picture's, and of its height at most. */
const [HALF, HALF_OF_HEIGHT] = [0.47, 0.62];
const STEPS = 14;

/** The room in the picture. */
interface Shell {
  readonly plan: RoomPlan;
  /** A place on the floor. */
  readonly floor: (across: number, near: number) => Point;
  /** A place on the wall: how far along it, and how high up. */
  readonly wall: (along: number, share: number) => Point;
}

function shellOf(plan: RoomPlan, width: number, height: number): Shell {
  const half = Math.min(width * HALF, height * HALF_OF_HEIGHT);
  const scale = (near: number): number => NARROW + (1 - NARROW) * near;
  const floor = (across: number, near: number): Point => [
    width / 2 + across * half * scale(near),
    height * (FAR + (NEAR - FAR) * near),
  ];
  const leans = plan.rises(1)[0] < 1;
  const back = plan.floor.slice(0, plan.walled);
  const middle = floor(0, 0.5);
  const wall = (along: number, share: number): Point => {
    const at = Math.min(back.length - 1.0001, Math.max(0, along * (back.length - 1)));
    const [from, to] = [back[Math.floor(at)] as Point, back[Math.floor(at) + 1] as Point];
    const part = at - Math.floor(at);
    const near = from[1] + (to[1] - from[1]) * part;
    const [x, y] = floor(from[0] + (to[0] - from[0]) * part, near);
    const [wide, high] = plan.rises(share);
    // what ends in one point is as high everywhere
    const tall = leans ? height * (WALL + 0.16) : (height * WALL * scale(near)) / NARROW;
    return [middle[0] + (x - middle[0]) * wide, (leans ? middle[1] + (y - middle[1]) * (1 - share) : y) - high * tall];
  };
  return { plan, floor, wall };
}

/** How far down small things stand, on a round table in the middle of where one stands. */
const tableLevel = ({ stand }: RoomPlan): number => FAR + (NEAR - FAR) * stand[1] - TALL;

/** A room of this form, cut open towards us: its floor and its walls are seen whole. None where no plan says so. */
export function formedRoom(world: World, shape: Shape): World | undefined {
  const plan = roomPlanOf(shape);
  if (!plan || !(world.indoor || outdoors.has(world.setting))) return undefined;
  const { setting, indoor } = world;
  return {
    setting,
    indoor,
    tables: true,
    coloursItself: true,
    plan(request) {
      const level = (near: number): number => FAR + (NEAR - FAR) * near;
      const [far, near] = plan.stand;
      const table = tableLevel(plan);
      return completeSite(request, Math.round(request.height * FAR), [
        surfaceOf(request, { habitat: 'ground', left: 0.24, right: 0.76, far: level(far), near: level(near) }),
        surfaceOf(request, { habitat: 'air', left: 0.3, right: 0.7, far: 0.12, near: FAR * 0.8 }),
        ...flatWall(plan, request),
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
      const shell = shellOf(indoor ? plan : { ...plan, rises: parapet }, view.width, view.height);
      const random = view.random.fork('formed room');
      const wall = view.tint('walls') ?? random.pick(indoor ? walls : stones);
      const boards = view.tint('floor') ?? random.pick(indoor ? floors : stones);
      painting.layer({ region: 'wall', depth: 0.9 }, (context) => {
        if (indoor) {
          context.fillStyle = css(view.tone(mix(wall, [255, 252, 246], 0.72)));
          context.fillRect(0, 0, view.width, view.height);
        } else paintOutdoors(context, view);
        paintWall(context, view, shell, wall);
      });
      painting.layer({ region: 'land', depth: 0.5 }, (context) => paintFloor(context, view, shell, boards));
      painting.layer({ region: 'building', depth: 0.5 }, (context) => {
        paintThings(context, view, shell);
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
  const { wall } = shellOf(plan, 1, request.height / request.width);
  const pieces = plan.walled - 1;
  const piece = Math.floor((pieces - 1) / 2);
  const [left, right] = [wall(piece / pieces, 0)[0], wall((piece + 1) / pieces, 0)[0]];
  return [surfaceOf(request, { habitat: 'wall', left, right, far: 0.1, near: FAR * 0.9 })];
}

/** Places under the sky of which a form is said: a floor with a low wall around it. */
const outdoors: ReadonlySet<Setting> = new Set<Setting>(['terrace', 'garden', 'cafe-terrace']);
const parapet = (share: number): Point => [1, share * 0.2];
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

function paintWall(context: Context, view: View, { plan, wall }: Shell, colour: Rgb): void {
  const pieces = plan.walled - 1;
  const rows = plan.bent || plan.rises(0.5)[0] < 1 ? STEPS : 1;
  for (let piece = 0; piece < pieces; piece++) {
    // the light comes from one side: each piece of the wall has its own share of it
    const turned = ((piece + 0.5) / pieces - 0.5) * view.air.light.side;
    for (let row = 0; row < rows; row++) {
      const shade = -turned * 0.26 - (row / rows) * 0.05;
      const fill = css(view.tone(lighten(colour, shade)));
      const [from, to, low, high] = [piece / pieces, (piece + 1) / pieces, row / rows, (row + 1) / rows];
      polygon(context, [wall(from, low), wall(to, low), wall(to, high), wall(from, high)]);
      context.fillStyle = fill;
      context.fill();
      // no seams between the pieces
      context.strokeStyle = fill;
      context.lineWidth = 1;
      context.stroke();
    }
  }
  const edge = (share: number, wide: number, ink: string): void => {
    context.beginPath();
    const steps = plan.bent ? 48 : pieces;
    for (let step = 0; step <= steps; step++) context.lineTo(...wall(step / steps, share));
    context.lineWidth = view.unit * wide;
    context.lineJoin = 'round';
    context.strokeStyle = ink;
    context.stroke();
  };
  edge(0.012, 0.022, css(view.lit([244, 238, 226])));
  const pale = css(view.lit(mix(colour, [255, 255, 255], 0.7)));
  if (plan.rises(1)[0] === 1) edge(1, 0.026, pale);
  // its two ends, where it is cut open
  for (const end of [0, 1]) {
    context.beginPath();
    for (let step = 0; step <= STEPS; step++) context.lineTo(...wall(end, step / STEPS));
    context.lineWidth = view.unit * 0.026;
    context.lineCap = 'round';
    context.strokeStyle = pale;
    context.stroke();
  }
  if (plan.bent) return;
  // its corners
  context.strokeStyle = css(view.shaded(lighten(colour, -0.16)), 0.7);
  context.lineWidth = view.unit * 0.006;
  for (let corner = 1; corner < pieces; corner++) {
    context.beginPath();
    context.moveTo(...wall(corner / pieces, 0));
    context.lineTo(...wall(corner / pieces, 1));
    context.stroke();
  }
}

function paintFloor(context: Context, view: View, { plan, floor }: Shell, colour: Rgb): void {
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
  return wall((piece + 1) / pieces, 0)[0] - wall(piece / pieces, 0)[0] > half * 2.4;
}

/** What tells which room it is, at both ends of the wall. */
function paintThings(context: Context, view: View, shell: Shell): void {
  const { plan, wall, floor } = shell;
  const [left, right] = roomThings.get(view.scene.setting) ?? [];
  const middle = floor(0, 0.5);
  // in the middle of a side wall; a bent one ends at our side
  const end = plan.bent ? 0.25 : 0.18;
  for (const [thing, along] of [
    [left, end],
    [right, 1 - end],
  ] as const) {
    if (!thing) continue;
    const high = view.height * thing.high;
    const [x, y] = wall(along, 0);
    const broad = (high * (findDrawable(thing.concept)?.aspect ?? 1)) / 2;
    if ((thing.hangs || thing.flush) && !isFlatAround(shell, along, broad)) continue;
    // it stands within the room
    const inner = broad + view.width * 0.04;
    const within = (at: number): number => Math.min(wall(1, 0)[0] - inner, Math.max(wall(0, 0)[0] + inner, at));
    const foot: Point = thing.hangs
      ? wall(along, 0.42)
      : [within(x + (middle[0] - x) * 0.18), y + Math.max(0.18 * (middle[1] - y), view.height * 0.012)];
    const half = high * (thing.hangs ? 0.9 : 0.45);
    const box = [foot[0] - half, foot[1] - high, foot[0] + half, foot[1]] as const;
    if (!view.isBare(...box) || !view.isOpen(...box)) continue;
    paintProp(context, view, {
      concept: thing.concept,
      x: foot[0],
      y: foot[1],
      high,
      flipped: along > 0.5,
      ...(thing.hangs && { hangs: true }),
    });
  }
}
