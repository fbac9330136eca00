import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Painting } from '../../painting.js';
import type { View } from '../view.js';
import { paintWalls } from './interior.js';
import { paintCurtains, paintWindow } from './window.js';
import type { Box } from './window.js';

/** Where the sill begins and where its front edge is, as shares of the height. */
const [SILL, FRONT] = [0.69, 0.955];

const walls: readonly Rgb[] = [
  [222, 206, 184],
  [186, 198, 190],
  [206, 190, 196],
];
const cloths: readonly Rgb[] = [
  [226, 208, 180],
  [168, 182, 166],
  [196, 150, 130],
];

/** A window from near, with what is outside, and its sill before it: whatever the picture shows stands there. */
export function paintWindowsill(view: View, painting: Painting): void {
  const { width, height, unit, air } = view;
  const random = view.random.fork('windowsill');
  const edge = height * SILL;
  const top = height * 0.08;
  const window: Box = { x: width * 0.11, y: top, width: width * 0.78, height: edge - top };
  const wall = random.pick(walls);
  const cloth = random.pick(cloths);
  painting.layer({ region: 'wall', depth: 0.9 }, (context) => {
    paintWalls(context, view, wall);
    context.fillStyle = css(view.tone(wall));
    context.fillRect(0, view.horizon, width, height - view.horizon);
  });
  painting.layer({ region: 'sky', depth: 1 }, (context) => paintWindow(context, view, window, [2, 2], false));
  painting.layer({ region: 'building', depth: 0.7 }, (context) => {
    if (view.brings('curtain')) paintCurtains(context, view, window, view.tint('curtains') ?? cloth);
  });
  painting.layer({ region: 'land', depth: 0.3 }, (context) => {
    const paint: Rgb = [238, 232, 220];
    const board = context.createLinearGradient(0, edge, 0, height * FRONT);
    board.addColorStop(0, css(mix(view.lit(paint, 0, 1), air.key, 0.16)));
    board.addColorStop(1, css(view.tone(paint)));
    context.fillStyle = board;
    context.fillRect(0, edge, width, height - edge);
    context.fillStyle = css(view.shaded(paint, 0, 0.8), 0.6);
    context.fillRect(0, edge, width, Math.max(1, unit * 0.006));
    context.fillStyle = css(view.lit(lighten(paint, 0.03), 0, 1.2));
    context.fillRect(0, height * FRONT, width, Math.max(1, unit * 0.006));
    context.fillStyle = css(view.shaded(paint, 0, 0.9));
    context.fillRect(0, height * FRONT + unit * 0.006, width, height);
  });
}
