import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** The wall behind, lit from the window's side, with a skirting board; a side wall closes the room on the other side. */
export function paintWalls(context: Context, view: View, wall: Rgb, panel?: Rgb): void {
  const { width, horizon: floor, unit, air } = view;
  const side = air.light.side >= 0 ? 1 : -1;
  const paint = context.createLinearGradient(side > 0 ? width : 0, 0, side > 0 ? 0 : width, floor * 0.7);
  paint.addColorStop(0, css(view.lit(wall, 0, 0.8)));
  paint.addColorStop(0.5, css(view.tone(wall)));
  paint.addColorStop(1, css(view.shaded(wall, 0, 0.8)));
  context.fillStyle = paint;
  context.fillRect(0, 0, width, floor + 2);
  const ceiling = context.createLinearGradient(0, 0, 0, floor * 0.3);
  ceiling.addColorStop(0, css(air.shadow, 0.22));
  ceiling.addColorStop(1, css(air.shadow, 0));
  context.fillStyle = ceiling;
  context.fillRect(0, 0, width, floor * 0.3);
  if (panel) {
    const top = floor - unit * 0.2;
    context.fillStyle = css(view.tone(panel));
    context.fillRect(0, top, width, floor - top);
    context.fillStyle = css(view.lit(lighten(panel, 0.04)));
    context.fillRect(0, top, width, Math.max(1, unit * 0.008));
    const step = unit * 0.12;
    for (let x = step * 0.2; x < width; x += step) {
      context.fillStyle = css(view.shaded(panel, 0, 0.7), 0.4);
      context.fillRect(x, top + unit * 0.04, step * 0.8, unit * 0.12);
      context.fillStyle = css(view.lit(panel, 0, 0.7), 0.7);
      context.fillRect(x + unit * 0.005, top + unit * 0.045, step * 0.8 - unit * 0.005, unit * 0.115);
    }
  }
  context.fillStyle = css(view.lit([240, 234, 224], 0, 0.4));
  context.fillRect(0, floor - unit * 0.026, width, unit * 0.026);
  context.fillStyle = css(air.shadow, 0.2);
  context.fillRect(0, floor - unit * 0.004, width, unit * 0.006);
}

/** What lies below every floor: darker at the wall, lit towards us. */
function fillGround(context: Context, view: View, colour: Rgb): void {
  const { width, height, horizon: top } = view;
  const paint = context.createLinearGradient(0, top, 0, height);
  paint.addColorStop(0, css(view.shaded(colour, 0, 0.6)));
  paint.addColorStop(0.3, css(view.tone(colour)));
  paint.addColorStop(1, css(view.lit(colour, 0, 0.4)));
  context.fillStyle = paint;
  context.fillRect(0, top, width, height - top);
}

/** Floor boards or tiles that run to a vanishing point behind the wall. */
export function paintFloor(context: Context, view: View, colour: Rgb, tiles = false): void {
  const { width, height, horizon: top, unit, air } = view;
  fillGround(context, view, colour);
  const random = view.random.fork('floor');
  const vanish = top - (height - top) * 0.75;
  const middle = width / 2;
  const lines = 11;
  const at = (line: number, y: number): number =>
    middle + ((line - lines / 2) * width * 0.17 * (y - vanish)) / (height - vanish);
  context.save();
  context.beginPath();
  context.rect(0, top, width, height - top);
  context.clip();
  for (let line = -3; line < lines + 3; line++) {
    const tint = random.chance(0.5)
      ? view.lit(colour, 0, random.between(0.3, 1))
      : view.shaded(colour, 0, random.between(0.2, 0.6));
    context.fillStyle = css(tint, 0.26);
    polygon(context, [
      [at(line, top), top],
      [at(line + 1, top), top],
      [at(line + 1, height), height],
      [at(line, height), height],
    ]);
    context.fill();
  }
  context.strokeStyle = css(view.shaded(lighten(colour, -0.08), 0, 1.1), 0.4);
  context.lineWidth = Math.max(0.8, unit * 0.0022);
  for (let line = -3; line < lines + 3; line++) {
    context.beginPath();
    context.moveTo(at(line, top), top);
    context.lineTo(at(line, height), height);
    context.stroke();
    if (tiles) continue;
    const y = top + (height - top) * random.next();
    context.beginPath();
    context.moveTo(at(line, y), y);
    context.lineTo(at(line + 1, y), y);
    context.stroke();
  }
  const rows = tiles ? 7 : 0;
  for (let row = 1; row < rows; row++) {
    const y = top + (height - top) * (row / rows) ** 1.35;
    context.beginPath();
    context.moveTo(0, y);
    context.lineTo(width, y);
    context.stroke();
  }
  context.restore();
  const corner = context.createLinearGradient(0, top, 0, top + unit * 0.07);
  corner.addColorStop(0, css(air.shadow, 0.26));
  corner.addColorStop(1, css(air.shadow, 0));
  context.fillStyle = corner;
  context.fillRect(0, top, width, unit * 0.07);
}

/** Tiles in several colours, one beside the other, in rows that grow towards us. */
export function paintTiles(context: Context, view: View, colours: readonly Rgb[]): void {
  const { width, height, horizon: top } = view;
  const vanish = top - (height - top) * 0.75;
  const [lines, rows] = [13, 8];
  const at = (line: number, y: number): number =>
    width / 2 + ((line - lines / 2) * width * 0.15 * (y - vanish)) / (height - vanish);
  const level = (row: number): number => top + (height - top) * (row / rows) ** 1.35;
  fillGround(context, view, colours[0] as Rgb);
  for (let row = 0; row < rows; row++)
    for (let line = -4; line < lines + 4; line++) {
      const colour = colours[(row + line + 4 * colours.length) % colours.length] as Rgb;
      context.fillStyle = css(view.tone(colour, 0.3 - (row / rows) * 0.3));
      const [upper, lower] = [level(row), level(row + 1) - 1];
      polygon(context, [
        [at(line, upper), upper],
        [at(line + 1, upper) - 1, upper],
        [at(line + 1, lower) - 1, lower],
        [at(line, lower), lower],
      ]);
      context.fill();
    }
}

const beige: Rgb = [216, 198, 168];

/** Carpet from wall to wall: soft, without joints, with the marks of its pile. */
export function paintCarpet(context: Context, view: View): void {
  const { width, height, horizon: top, unit } = view;
  const colour = view.tint('rug') ?? beige;
  fillGround(context, view, colour);
  const random = view.random.fork('carpet');
  context.lineCap = 'round';
  const tufts = Math.round(1500 * Math.min(2, width / height));
  const tints = [view.lit(colour, 0, 0.9), view.shaded(colour, 0, 0.7)].map((tint) => css(tint, 0.4));
  for (const tint of tints) {
    context.strokeStyle = tint;
    context.lineWidth = Math.max(0.8, unit * 0.003);
    context.beginPath();
    for (let tuft = 0; tuft < tufts / 2; tuft++) {
      const near = random.next();
      const [x, y] = [random.next() * width, top + (height - top) * near ** 1.3];
      const long = unit * (0.003 + 0.009 * near);
      context.moveTo(x, y);
      context.lineTo(x + random.around(long), y - long);
    }
    context.stroke();
  }
}

/** A woven rug lying in perspective. */
export function paintRug(context: Context, view: View, colour: Rgb): void {
  const { width, height, horizon } = view;
  const y = horizon + (height - horizon) * 0.56;
  const half = Math.min(width * 0.4, view.span * 0.46);
  const tall = (height - horizon) * 0.26;
  for (const [scale, tint] of [
    [1.02, view.air.shadow],
    [1, view.tone(colour)],
    [0.9, view.lit([240, 228, 208], 0, 0.3)],
    [0.84, view.tone(lighten(colour, -0.04))],
    [0.56, view.lit(lighten(colour, 0.08), 0, 0.4)],
    [0.5, view.tone(colour)],
  ] as const) {
    context.fillStyle = css(tint, scale > 1 ? 0.25 : 1);
    context.beginPath();
    context.ellipse(width / 2, y + (scale > 1 ? tall * 0.04 : 0), half * scale, tall * scale, 0, 0, Math.PI * 2);
    context.fill();
  }
}
