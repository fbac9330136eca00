import { hex, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import type { Pen } from './pen.js';
import { faint, has, lamplight, snow, tone } from './tone.js';

export interface WindowStyle {
  readonly frame: Rgb;
  readonly columns?: number;
  readonly rows?: number;
  /** Rounded or pointed at the top. */
  readonly arch?: 'round' | 'pointed';
  /** Steps of tone of the wall that it is in. */
  readonly steps?: number;
  /** Dark and broken. */
  readonly broken?: boolean;
  readonly sill?: boolean;
  /** At night: is somebody home? */
  readonly lamp?: boolean;
  readonly shutters?: Rgb;
}

/** An opening's outline, its foot at y + height. */
export function opening(x: number, y: number, width: number, height: number, arch?: 'round' | 'pointed'): string {
  const right = x + width;
  const foot = y + height;
  if (arch === 'round') {
    const spring = y + width / 2;
    return `M${x} ${foot}V${spring}A${width / 2} ${width / 2} 0 0 1 ${right} ${spring}V${foot}Z`;
  }
  if (arch === 'pointed') {
    const spring = y + width * 0.85;
    const middle = x + width / 2;
    return `M${x} ${foot}V${spring}Q${x} ${y + width * 0.3} ${middle} ${y}Q${right} ${y + width * 0.3} ${right} ${spring}V${foot}Z`;
  }
  return `M${x} ${y}H${right}V${foot}H${x}Z`;
}

/** A window of glass: the sky in it by day, lamplight by night. */
export function paintWindow(pen: Pen, x: number, y: number, width: number, height: number, style: WindowStyle): void {
  if (has(pen.brush, 'without-windows')) return;
  const { frame, arch, steps = 0, broken = false } = style;
  const columns = style.columns ?? 2;
  const rows = style.rows ?? 2;
  const edge = Math.min(width, height) * 0.12;
  const lamp = pen.brush.night && (style.lamp ?? true) && !broken;
  if (style.shutters) {
    const board = tone(style.shutters, steps - 0.2);
    for (const left of [x - edge - width * 0.42, x + width + edge]) {
      pen.box(left, y - edge * 0.4, width * 0.42, height + edge * 0.8, board, edge * 0.2);
      const slats = pen.count(3, 6);
      pen.strokes(
        Array.from({ length: slats }, (_, index): [Point, Point] => {
          const level = y + ((index + 0.5) / slats) * height;
          return [
            [left + width * 0.07, level],
            [left + width * 0.35, level],
          ];
        }),
        edge * 0.4,
        tone(style.shutters, steps - 1.4),
        true,
      );
    }
  }
  pen.shape(opening(x - edge, y - edge, width + edge * 2, height + edge * 2, arch), tone(frame, steps));
  const glass = opening(x, y, width, height, arch);
  if (lamp) pen.shape(glass, pen.down(y, y + height, hex('#ffe9a8'), lamplight, hex('#f0a24e')));
  else if (broken) pen.shape(glass, pen.down(y, y + height, hex('#23242f'), hex('#3a3a45')));
  else pen.shape(glass, pen.slanted(x, y, x + width, y + height, hex('#a9c8d8'), hex('#5d8199'), hex('#3a5671')));
  pen.inside(glass, () => {
    if (!lamp && !broken) {
      pen.shape(
        [
          [x + width * 0.1, y + height],
          [x + width * 0.65, y],
          [x + width * 0.95, y],
          [x + width * 0.4, y + height],
        ],
        faint([255, 255, 255], 0.22),
      );
    }
    if (broken) {
      pen.shape(
        [
          [x, y + height * 0.3],
          [x + width * 0.3, y],
          [x, y],
        ],
        hex('#7d95a3'),
      );
      pen.shape(
        [
          [x + width, y + height * 0.55],
          [x + width * 0.45, y + height],
          [x + width, y + height],
        ],
        hex('#6d8593'),
      );
    }
    // the reveal throws a shadow on the glass
    pen.box(x, y, width, height * 0.1, faint([20, 20, 50], lamp ? 0.16 : 0.3));
    const bars: [Point, Point][] = [];
    for (let column = 1; column < columns; column++) {
      const place = x + (column / columns) * width;
      bars.push([
        [place, y],
        [place, y + height],
      ]);
    }
    for (let row = 1; row < rows; row++) {
      const level = y + (row / rows) * height;
      bars.push([
        [x, level],
        [x + width, level],
      ]);
    }
    pen.strokes(bars, edge * 0.55, tone(frame, steps - 0.6), true);
  });
  if (style.sill ?? true) {
    const sill = y + height + edge * 0.7;
    pen.box(x - edge * 1.8, sill, width + edge * 3.6, edge * 0.9, tone(frame, steps + 0.4), edge * 0.2);
    pen.box(x - edge * 1.8, sill + edge * 0.9, width + edge * 3.6, edge * 0.5, faint([30, 25, 60], 0.25));
    if (pen.brush.snowy) pen.box(x - edge * 1.8, sill - edge * 0.5, width + edge * 3.6, edge * 0.8, snow, edge * 0.4);
  }
  if (lamp) pen.glow(x + width / 2, y + height / 2, Math.max(width, height) * 1.05, lamplight, 0.34);
}

/** A panelled door with a knob. */
export function paintDoor(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Rgb,
  frame: Rgb,
  steps = 0,
  arch?: 'round' | 'pointed',
): void {
  if (has(pen.brush, 'without-door')) return;
  const edge = width * 0.12;
  pen.shape(opening(x - edge, y - edge, width + edge * 2, height + edge, arch), tone(frame, steps));
  const leaf = opening(x, y, width, height, arch);
  pen.shape(leaf, pen.face(tone(colour, steps), x, y, x + width, y + height, 0.8));
  pen.inside(leaf, () => {
    pen.box(x, y, width, height * 0.06, faint([20, 15, 45], 0.35));
    if (arch) {
      const boards: [Point, Point][] = [0.25, 0.5, 0.75].map((share) => [
        [x + width * share, y],
        [x + width * share, y + height],
      ]);
      pen.strokes(boards, width * 0.04, tone(colour, steps - 1.6), true);
    } else {
      for (const [top, bottom] of [
        [0.12, 0.46],
        [0.56, 0.9],
      ] as const) {
        const panelTop = y + height * top;
        const panelHeight = height * (bottom - top);
        pen.box(x + width * 0.18, panelTop, width * 0.64, panelHeight, tone(colour, steps - 1.3), width * 0.04);
        pen.box(
          x + width * 0.22,
          panelTop + width * 0.05,
          width * 0.58,
          panelHeight - width * 0.06,
          tone(colour, steps + 0.2),
          width * 0.03,
        );
      }
    }
  });
  pen.oval(x + width * 0.86, y + height * 0.54, width * 0.055, width * 0.055, hex('#e4bd62'));
}

/** A few bricks or stones that show in a wall: texture in places, never a grid. */
export function paintStones(
  pen: Pen,
  left: number,
  top: number,
  right: number,
  bottom: number,
  size: number,
  colour: Rgb,
  steps = 0,
  share = 0.3,
): void {
  const random = pen.fine.fork(`stones ${left.toFixed(3)} ${top.toFixed(3)}`);
  const rows = Math.min(40, Math.floor((bottom - top) / size));
  const columns = Math.min(40, Math.ceil((right - left) / (size * 2)));
  const light = tone(colour, steps + 0.7);
  const dark = tone(colour, steps - 0.8);
  for (const [paint, threshold] of [
    [dark, share * 0.5],
    [light, share],
  ] as const) {
    const { context } = pen;
    context.beginPath();
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const chance = random.next();
        if (chance > threshold * (0.4 + 0.6 * pen.brush.detail)) continue;
        const x = left + (column + (row % 2) * 0.5) * size * 2;
        const width = Math.min(size * 1.75, right - x);
        if (width > size * 0.3) context.roundRect(x, top + row * size, width, size * 0.78, size * 0.16);
      }
    }
    context.fillStyle = faintOf(paint);
    context.fill();
  }
}

function faintOf(colour: Rgb): string {
  return faint(colour, 0.75);
}

/** Horizontal boards: the shadow line under each. */
export function paintBoards(
  pen: Pen,
  left: number,
  top: number,
  right: number,
  bottom: number,
  count: number,
  colour: Rgb,
  steps = 0,
): void {
  const lines: [Point, Point][] = [];
  for (let index = 1; index < count; index++) {
    const y = top + ((bottom - top) * index) / count;
    lines.push([
      [left, y],
      [right, y],
    ]);
  }
  pen.strokes(lines, ((bottom - top) / count) * 0.13, faint(tone(colour, steps - 1.3), 0.7), true);
}

/** Rows of tiles on a roof face, given by its four corners: eaves left, eaves right, ridge right, ridge left. */
export function paintTiles(pen: Pen, corners: readonly [Point, Point, Point, Point], rows: number, colour: Rgb): void {
  const [eavesLeft, eavesRight, ridgeRight, ridgeLeft] = corners;
  const random = pen.fine.fork(`tiles ${eavesLeft[0].toFixed(3)}`);
  const between = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  pen.inside(corners, () => {
    const lines: [Point, Point][] = [];
    for (let row = 1; row < rows; row++) {
      lines.push([between(eavesLeft, ridgeLeft, row / rows), between(eavesRight, ridgeRight, row / rows)]);
    }
    const step = Math.hypot(ridgeLeft[0] - eavesLeft[0], ridgeLeft[1] - eavesLeft[1]) / rows;
    pen.strokes(lines, step * 0.16, faint(tone(colour, -1.5), 0.65), true);
    const tiles: [Point, Point][] = [];
    const wanted = pen.count(6, 26);
    for (let index = 0; index < wanted; index++) {
      const row = random.whole(0, rows - 1);
      const from = between(eavesLeft, ridgeLeft, (row + 0.5) / rows);
      const to = between(eavesRight, ridgeRight, (row + 0.5) / rows);
      const place = random.between(0, 0.92);
      tiles.push([between(from, to, place), between(from, to, place + 0.06)]);
    }
    pen.strokes(tiles, step * 0.66, faint(tone(colour, 0.9), 0.55), true);
  });
}

/** Snow that lies along an edge from left to right, hanging a little over it. */
export function paintSnow(pen: Pen, edge: readonly Point[], thickness: number): void {
  const first = edge[0];
  const last = edge.at(-1);
  if (!pen.brush.snowy || !first || !last) return;
  const random = pen.form.fork(`snow ${first[0].toFixed(3)} ${first[1].toFixed(3)}`);
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let index = 0; index < edge.length - 1; index++) {
    const from = edge[index] as Point;
    const to = edge[index + 1] as Point;
    for (let part = 0; part < 6; part++) {
      const share = part / 6;
      const x = from[0] + (to[0] - from[0]) * share;
      const y = from[1] + (to[1] - from[1]) * share;
      upper.push([x, y - thickness * random.between(0.25, 0.5)]);
      lower.push([x, y + thickness * random.between(0.3, 1.1)]);
    }
  }
  upper.push([last[0], last[1] - thickness * 0.2]);
  lower.push([last[0], last[1] + thickness * 0.5]);
  const top = Math.min(...edge.map(([, y]) => y)) - thickness;
  const bottom = Math.max(...edge.map(([, y]) => y)) + thickness;
  pen.smooth(
    [...upper, ...lower.toReversed()],
    pen.down(top, bottom, [252, 253, 255], snow, mix(snow, [120, 150, 205], 0.35)),
  );
}
