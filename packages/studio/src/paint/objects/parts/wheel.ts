import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import type { Pen } from './pen.js';
import { faint, has, tone } from './tone.js';

const rubber = hex('#2b2c35');

/** A car's wheel: tyre, rim with spokes, hub. `squeeze` narrows it for a view from the side and front. */
export function paintWheel(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  rim: Rgb = hex('#c9ced6'),
  spokes = 5,
  squeeze = 1,
): void {
  if (has(pen.brush, 'without-wheels')) return paintBricks(pen, x, y, radius);
  pen.at(
    x,
    y,
    () => {
      pen.oval(0, 0, 1, 1, pen.down(-1, 1, tone(rubber, 0.6), rubber, tone(rubber, -1)));
      pen.ring(0, 0, 0.86, 0.86, 0.05, faint([255, 255, 255], 0.14), -2.6, -0.6);
      pen.oval(0, 0, 0.66, 0.66, tone(rim, -3.2));
      pen.oval(0, 0, 0.62, 0.62, pen.down(-0.6, 0.6, tone(rim, 1), tone(rim, -1.4)));
      pen.oval(0, 0, 0.53, 0.53, tone(rim, -4));
      const lines = Array.from({ length: spokes }, (_, index): [Point, Point] => {
        const angle = (index / spokes) * Math.PI * 2 - Math.PI / 2;
        return [
          [Math.cos(angle) * 0.1, Math.sin(angle) * 0.1],
          [Math.cos(angle) * 0.55, Math.sin(angle) * 0.55],
        ];
      });
      pen.strokes(lines, 0.17, pen.down(-0.5, 0.5, tone(rim, 0.8), tone(rim, -1.2)));
      pen.oval(0, 0, 0.2, 0.2, pen.ball(rim, 0, 0, 0.2));
    },
    radius * squeeze,
    radius,
  );
}

/** What has lost its wheels stands on bricks. */
function paintBricks(pen: Pen, x: number, y: number, radius: number): void {
  const brick = hex('#b0634a');
  pen.oval(x, y - radius * 0.2, radius * 0.3, radius * 0.3, tone(rubber, 1));
  for (const [row, shift] of [0, 0.12, -0.08].entries()) {
    const top = y + radius * (1 - (row + 1) * 0.36);
    pen.box(x + radius * (shift - 0.7), top, radius * 1.4, radius * 0.34, tone(brick, row * 0.5 - 0.6), radius * 0.05);
  }
}

/** A wheel of wire spokes: bicycles, old carriages. */
export function paintSpokedWheel(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  tyre: Rgb,
  rim: Rgb,
  width: number,
): void {
  if (has(pen.brush, 'without-wheels')) return;
  const spokes = 14;
  const lines = Array.from({ length: spokes }, (_, index): [Point, Point] => {
    const angle = ((index + 0.3) / spokes) * Math.PI * 2;
    return [
      [x, y],
      [x + Math.cos(angle) * radius * 0.9, y + Math.sin(angle) * radius * 0.9],
    ];
  });
  pen.strokes(lines, width * 0.16, faint(tone(rim, -0.4), 0.8));
  pen.ring(
    x,
    y,
    radius - width * 1.25,
    radius - width * 1.25,
    width * 0.6,
    pen.face(rim, x - radius, y - radius, x + radius, y + radius),
  );
  pen.ring(
    x,
    y,
    radius - width / 2,
    radius - width / 2,
    width,
    pen.down(y - radius, y + radius, tone(tyre, 0.8), tyre, tone(tyre, -1)),
  );
  pen.oval(x, y, width * 1.1, width * 1.1, tone(rim, -1.6));
  pen.oval(x, y, width * 0.7, width * 0.7, tone(rim, 0.8));
}
