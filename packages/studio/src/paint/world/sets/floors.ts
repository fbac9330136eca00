import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { snowGround } from '../elements/foliage.js';
import { box, face, panel, patch, sidePanel } from './solids.js';
import type { Range, SetPen } from './space.js';

/** The whole ground in one colour, under snow where it lies. */
export function flat(pen: SetPen, colour: Rgb, sheltered = false): void {
  const { context, view } = pen;
  const { width, height, horizon } = view;
  const own = view.snowy && !sheltered ? snowGround : colour;
  const paint = context.createLinearGradient(0, horizon, 0, height);
  paint.addColorStop(0, css(view.tone(own, sheltered ? 0.2 : 0.75)));
  paint.addColorStop(0.25, css(view.lit(own, sheltered ? 0.1 : 0.3)));
  paint.addColorStop(0.65, css(view.tone(own)));
  paint.addColorStop(1, css(view.shaded(own, 0, 0.6)));
  context.fillStyle = paint;
  context.fillRect(0, horizon - 1, width, height - horizon + 2);
  wet(pen, sheltered);
}

/** After rain the ground mirrors the sky and the lamps. */
function wet(pen: SetPen, sheltered: boolean): void {
  const { context, view } = pen;
  const { weather } = view.scene;
  if (sheltered || (weather !== 'rain' && weather !== 'storm')) return;
  const random = view.random.fork('wet');
  for (let index = 0; index < 14; index++) {
    const y = view.horizon + (view.height - view.horizon) * random.between(0.1, 0.95);
    const long = (y - view.horizon) * random.between(0.3, 0.7);
    context.fillStyle = css(mix(view.air.skyHorizon, view.air.skyMiddle, 0.4), 0.3);
    context.beginPath();
    context.ellipse(view.width * random.next(), y, long, long * 0.12, 0, 0, Math.PI * 2);
    context.fill();
  }
}

/** Joints across and along the ground, as far as they can be told apart. */
export function joints(
  pen: SetPen,
  colour: Rgb,
  metres: number,
  options: { readonly along?: boolean; readonly alpha?: number; readonly to?: number; readonly half?: number } = {},
): void {
  const { context, view } = pen;
  const { along = false, alpha = 0.35, to = 26 } = options;
  if (view.snowy && !view.inside) return;
  const half = options.half ?? Math.min(60, pen.edge(to) * 1.1);
  context.strokeStyle = css(view.shaded(colour, 0.1, 1.2), alpha);
  context.lineWidth = Math.max(0.7, view.unit * 0.002);
  context.beginPath();
  const step = Math.max(metres, half / 40);
  for (let x = -Math.ceil(half / step) * step; x <= half; x += step) {
    context.moveTo(...pen.point(x, 0, pen.near * 0.9));
    context.lineTo(...pen.point(x, 0, to));
  }
  if (!along)
    for (let away = pen.near * 0.9, rows = 0; away < to && rows < 40; away += metres, rows++) {
      context.moveTo(...pen.point(-half, 0, away));
      context.lineTo(...pen.point(half, 0, away));
    }
  context.stroke();
}

/** White marks on a road: a broken line that runs away. */
export function dashes(pen: SetPen, x: number, wide: number, colour: Rgb, long = 2, gap = 3, to = 60): void {
  if (pen.view.snowy) return;
  for (let away = pen.near * 0.9; away < to; away += long + gap)
    patch(pen, [x - wide / 2, x + wide / 2], [away, Math.min(to, away + long)], colour);
}

export interface Hall {
  readonly half: number;
  readonly tall: number;
  /** Metres to the back wall: the lens of its place says so, where nothing else does. */
  readonly long?: number;
  readonly wall: Rgb;
  readonly floor: Rgb;
  readonly ceiling: Rgb;
  readonly back?: Rgb;
}

/** A room in one-point perspective: floor, ceiling, both sides and the far wall. Wide pictures have wide halls. */
export function hall(pen: SetPen, room: Hall): Hall & { readonly long: number } {
  const { view } = pen;
  const hint = view.scene.hints[0];
  const said = view.tint('walls') ?? view.tint('wall');
  const wall = said ?? (hint ? mix(room.wall, hint, 0.35) : room.wall);
  const floor = view.tint('floor') ?? room.floor;
  const half = Math.max(room.half, pen.edge(pen.near * 1.9));
  const { tall, long = pen.wall } = room;
  // the ceiling begins above the upper edge of the picture
  const overhead = ((tall - pen.eye) * pen.scale(1)) / Math.max(1, view.horizon);
  const near = Math.max(0.2, Math.min(pen.near * 0.6, overhead * 0.98));
  flat(pen, floor, true);
  const bright = view.air.light.side;
  face(
    pen,
    [
      [-half, tall, near],
      [half, tall, near],
      [half, tall, long],
      [-half, tall, long],
    ],
    room.ceiling,
    'tone',
  );
  sidePanel(pen, -half, [0, tall], [near, long], wall, bright > 0 ? 'lit' : 'shaded');
  sidePanel(pen, half, [0, tall], [near, long], wall, bright > 0 ? 'shaded' : 'lit');
  panel(pen, [-half, half], [0, tall], long, (said ? undefined : room.back) ?? lighten(wall, 0.02), 'tone');
  return { ...room, long, half, wall, floor };
}

/** The same thing along both sides of a hall or street, from far to near. */
export function along(from: number, to: number, step: number, paint: (away: number, index: number) => void): void {
  const count = Math.max(0, Math.floor((to - from) / step));
  for (let index = count; index >= 0; index--) paint(from + index * step, index);
}

/** A table, bench or counter. */
export function tableAt(pen: SetPen, x: Range, away: Range, high: number, colour: Rgb, sheltered = true): void {
  const leg = 0.06;
  for (const at of [x[0] + 0.05, x[1] - 0.05 - leg])
    box(pen, {
      x: [at, at + leg],
      up: [0, high],
      away: [away[0], away[0] + leg],
      colour: lighten(colour, -0.1),
      sheltered,
    });
  box(pen, { x, up: [high - 0.06, high], away, colour, sheltered });
}
