import type { Shape } from '../../../catalogue/shapes.js';
import { outlineOf } from '../../figures/outlines.js';
import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import type { Context, Point } from '../../kit/shapes.js';
import { paintWindow } from '../elements/window.js';
import type { View } from '../view.js';
import type { Shell } from './formed-shell.js';
import { paintTurnedToWall } from './turned-to-wall.js';

const STEPS = 16;

/** Points along the wall at this height. */
const levelOf = ({ plan, wall }: Shell, share: number): readonly Point[] => {
  const pieces = plan.bent ? 48 : plan.walled - 1;
  return Array.from({ length: pieces + 1 }, (_, step) => wall(step / pieces, share));
};

/** The ceiling and the walls of a room that we are in, up to the edges of the picture. */
export function paintWalls(context: Context, view: View, shell: Shell, colour: Rgb): void {
  const { plan } = shell;
  const { width, height } = view;
  const ceiling = mix(colour, [255, 252, 246], 0.7);
  const leans = plan.rises(1)[0] < 1;
  if (leans) paintBehind(context, view, shell, colour);
  else {
    const above = context.createLinearGradient(0, 0, 0, height * 0.2);
    above.addColorStop(0, css(view.lit(ceiling)));
    above.addColorStop(1, css(view.tone(ceiling)));
    context.fillStyle = above;
    context.fillRect(0, 0, width, height);
  }
  paintPieces(context, view, shell, colour);
  if (plan.bent || leans) paintRibs(context, view, shell, colour);
  if (!plan.bent) paintCorners(context, view, shell, colour);
  line(context, levelOf(shell, 0.018), view.unit * 0.03, css(view.lit([244, 238, 226])));
  line(context, levelOf(shell, 0.038), view.unit * 0.004, css(view.shaded(colour), 0.5));
  if (leans) return;
  line(context, levelOf(shell, 0.985), view.unit * 0.02, css(view.lit([246, 241, 232])));
  line(context, levelOf(shell, 0.962), view.unit * 0.004, css(view.shaded(colour), 0.45));
}

function line(context: Context, points: readonly Point[], wide: number, ink: string): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.lineWidth = wide;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = ink;
  context.stroke();
}

/** The wall on both sides of what is before us, where it leans in over our heads. */
function paintBehind(context: Context, view: View, { plan, wall }: Shell, colour: Rgb): void {
  const { width, height } = view;
  const turn = 0.15 * view.air.light.side;
  const fill = context.createLinearGradient(0, 0, width, 0);
  // with a corner above us, where it has corners
  for (const [at, shade] of plan.bent
    ? ([
        [0, turn],
        [1, -turn],
      ] as const)
    : ([
        [0.5, turn],
        [0.5, -turn],
      ] as const))
    fill.addColorStop(at, css(view.tone(lighten(colour, shade - 0.06))));
  context.fillStyle = fill;
  context.fillRect(0, 0, width, height);
  const [x, y] = wall(0.5, 1);
  const dusk = context.createRadialGradient(x, y, 0, x, y, height * 0.7);
  dusk.addColorStop(0, css(view.shaded(lighten(colour, -0.2)), 0.5));
  dusk.addColorStop(1, css(view.shaded(colour), 0));
  context.fillStyle = dusk;
  context.fillRect(0, 0, width, height);
}

function paintPieces(context: Context, view: View, { plan, wall }: Shell, colour: Rgb): void {
  const pieces = plan.bent ? STEPS * 2 : plan.walled - 1;
  const rows = plan.bent || plan.rises(0.5)[0] < 1 ? STEPS : 1;
  for (let piece = 0; piece < pieces; piece++) {
    // the light comes from one side: each piece of the wall has its own share of it
    const turned = ((piece + 0.5) / pieces - 0.5) * view.air.light.side;
    for (let row = 0; row < rows; row++) {
      const fill = css(view.tone(lighten(colour, -turned * 0.26 - (row / rows) * 0.07)));
      const [from, to, low, high] = [piece / pieces, (piece + 1) / pieces, row / rows, (row + 1) / rows];
      polygon(context, [wall(from, low), wall(to, low), wall(to, high), wall(from, high)]);
      context.fillStyle = fill;
      context.fill();
      // no seams between the pieces
      context.strokeStyle = fill;
      context.lineWidth = 1.2;
      context.stroke();
    }
  }
}

/** Ribs that rise with a wall that is bent or leans, by which one sees how it goes. */
function paintRibs(context: Context, view: View, shell: Shell, colour: Rgb): void {
  const { plan, wall } = shell;
  const leans = plan.rises(1)[0] < 1;
  const ink = css(view.shaded(lighten(colour, -0.1)), leans ? 0.75 : 0.35);
  const ribs = plan.bent ? 10 : (plan.walled - 1) * 4;
  const wide = view.unit * (leans && plan.bent ? 0.009 : 0.004);
  for (let rib = 0; rib <= ribs; rib++)
    line(
      context,
      Array.from({ length: STEPS + 1 }, (_, step) => wall(rib / ribs, step / STEPS)),
      wide,
      ink,
    );
  if (!leans) return;
  // and over our heads, from the same point
  const [x, y] = wall(0.5, 1);
  const far = Math.hypot(view.width, view.height);
  for (const side of [-1, 1])
    for (const angle of plan.bent ? [0.02, 0.26, 0.5] : [0.12, 0.36])
      line(
        context,
        [
          [x, y],
          [x + side * Math.cos(angle) * far, y + Math.sin(angle) * far * 0.9],
        ],
        wide,
        ink,
      );
  // boards across
  for (const share of [0.24, 0.46, 0.66, 0.82])
    line(context, levelOf(shell, share), view.unit * 0.003, css(view.shaded(lighten(colour, -0.1)), 0.4));
}

function paintCorners(context: Context, view: View, { plan, wall }: Shell, colour: Rgb): void {
  const pieces = plan.walled - 1;
  const leans = plan.rises(1)[0] < 1;
  for (let corner = 1; corner < pieces; corner++)
    line(
      context,
      [wall(corner / pieces, 0), wall(corner / pieces, 1)],
      view.unit * (leans ? 0.016 : 0.006),
      css(view.shaded(lighten(colour, leans ? -0.2 : -0.14)), leans ? 1 : 0.7),
    );
}

/** The floor, and the form of the room laid into it. */
export function paintBoards(context: Context, view: View, { plan, floor }: Shell, colour: Rgb): void {
  const { width, height, unit } = view;
  const wall = plan.floor.slice(0, plan.walled);
  // from its wall to our feet
  polygon(context, [
    [-width, height * 2],
    ...wall.map(([across, near]) => floor(across, near)),
    [width * 2, height * 2],
  ]);
  const fill = context.createLinearGradient(0, height * 0.6, 0, height);
  fill.addColorStop(0, css(view.tone(lighten(colour, -0.04))));
  fill.addColorStop(1, css(view.lit(colour)));
  context.fillStyle = fill;
  context.save();
  context.fill();
  context.clip();
  context.strokeStyle = css(view.shaded(lighten(colour, -0.1)), 0.5);
  context.lineWidth = Math.max(0.8, unit * 0.0026);
  for (let board = -12; board <= 12; board++) {
    context.beginPath();
    context.moveTo(...floor(board / 8, 0));
    context.lineTo(...floor(board / 8, 1.2));
    context.stroke();
  }
  for (const [share, wide, ink] of [
    [0.9, 0.016, lighten(colour, -0.2)],
    [0.83, 0.005, lighten(colour, 0.12)],
  ] as const) {
    polygon(
      context,
      plan.floor.map(([across, near]) => floor(across * share, 0.5 + (near - 0.5) * share)),
    );
    context.lineWidth = unit * wide;
    context.lineJoin = 'round';
    context.strokeStyle = css(view.shaded(ink), 0.75);
    context.stroke();
  }
  context.restore();
}

const WINDOW = 0.22;
/** How far from the middle windows are, and how high up. */
const [ASIDE, UP] = [0.3, 0.5];

/** Where windows of the room's form are, at both sides of its middle: on the far wall, where that is straight. */
function windowSpots({ plan, wall }: Shell, width: number): readonly Point[] {
  const four = plan.walled === 4 && (plan.floor[0]?.[1] ?? 0) === 1;
  if (four) return [wall(1.22 / 3, UP), wall(1.78 / 3, UP)];
  const along = Array.from({ length: 101 }, (_, step) => wall(step / 100, UP));
  return [-1, 1].map((side) => {
    const at = width * (0.5 + side * ASIDE);
    return along.reduce((best, point) => (Math.abs(point[0] - at) < Math.abs(best[0] - at) ? point : best));
  });
}

/** Whether there is a corner of the room between these two, at the height of a window. */
function isAcrossCorner({ plan, wall }: Shell, left: number, right: number): boolean {
  if (plan.bent) return false;
  const pieces = plan.walled - 1;
  return Array.from({ length: pieces - 1 }, (_, piece) => wall((piece + 1) / pieces, UP)[0]).some(
    (x) => x > left && x < right,
  );
}

/** Windows in the form of the room, where nothing hangs or stands before them. */
export function paintFormedWindows(
  context: Context,
  view: View,
  shell: Shell,
  shape: Shape,
  isHidden: (...window: readonly [left: number, top: number, right: number, bottom: number]) => boolean,
): void {
  if (!view.brings('window') || !view.brings('curtain')) return;
  const { plan } = shell;
  const { trace, aspect } = outlineOf(shape);
  // upright before a wall that leans they would float
  if (plan.rises(1)[0] < 1) return;
  const high = view.height * WINDOW * Math.min(1, 1.3 / aspect);
  const wide = high * aspect;
  const apart = view.unit * 0.035;
  for (const [x, y] of windowSpots(shell, view.width)) {
    const middle = Math.min(view.width * 0.82, Math.max(view.width * 0.18, x));
    const [left, top] = [middle - wide / 2, y - high / 2];
    if (isAcrossCorner(shell, left, left + wide)) continue;
    // its rim is beside what hangs there, and not behind it
    if (!view.isBare(left - apart, top, left + wide + apart, top + high)) continue;
    if (!view.isOpen(left, top, left + wide, top + high)) continue;
    if (isHidden(left, top, left + wide, top + high * 0.75)) continue;
    const rim = Math.ceil(view.unit * 0.03);
    const box = {
      left: Math.floor(left) - rim,
      top: Math.floor(top) - rim,
      width: wide + rim * 2,
      height: high + rim * 2,
    };
    paintTurnedToWall(context, shell, view.height, box, (on) => paintOne(on, { x: middle, y, left, top }));
  }

  function paintOne(
    on: Context,
    at: { readonly x: number; readonly y: number; readonly left: number; readonly top: number },
  ): void {
    const outline = (): void => {
      on.save();
      on.translate(at.x, at.y + high / 2);
      on.scale(high, high);
      trace(on);
      on.restore();
    };
    outline();
    on.save();
    on.clip();
    paintWindow(on, view, { x: at.left - 3, y: at.top - 3, width: wide + 6, height: high + 6 }, [2, 2], false);
    on.restore();
    outline();
    on.lineJoin = 'round';
    on.lineWidth = view.unit * 0.026;
    on.strokeStyle = css(view.shaded([214, 204, 190], 0, 0.4));
    on.stroke();
    on.lineWidth = view.unit * 0.016;
    on.strokeStyle = css(view.lit([246, 241, 232]));
    on.stroke();
  }
}
