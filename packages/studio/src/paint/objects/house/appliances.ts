import { known } from '../../../catalogue/records.js';
import type { Brush, Drawable } from '../../drawable.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { fillForm } from '../../kit/form.js';
import { ellipse, roundedBox } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';

const steel = hex('#c9d0d6');
const ink = hex('#2b2f38');

/** A box of sheet metal, turned to us. */
function panel(
  context: Context,
  brush: Brush,
  colour: Rgb,
  [left, top, right, bottom]: readonly [number, number, number, number],
  round = 0.02,
): void {
  roundedBox(context, left, top, right - left, bottom - top, round);
  fillForm(context, colour, { left, top, right, bottom }, brush.light, 'flat', 0.9);
}

function bar(context: Context, colour: Rgb, x: number, y: number, wide: number, high: number): void {
  roundedBox(context, x, y, wide, high, Math.min(wide, high) / 2);
  context.fillStyle = css(colour);
  context.fill();
}

function feet(context: Context, half: number): void {
  for (const x of [-half, half - 0.06]) bar(context, ink, x, -0.03, 0.06, 0.03);
}

/** Two doors, the freezer above. */
export const refrigerator: Drawable = {
  ...known('refrigerator'),
  aspect: 0.5,
  mirrors: false,
  paint(context, brush) {
    const body = brush.colour ?? steel;
    feet(context, 0.22);
    panel(context, brush, lighten(body, -0.06), [-0.25, -1, 0.25, -0.025], 0.03);
    panel(context, brush, body, [-0.24, -0.99, 0.24, -0.68], 0.025);
    panel(context, brush, body, [-0.24, -0.665, 0.24, -0.035], 0.025);
    const handle = mix(ink, steel, 0.5);
    bar(context, handle, -0.205, -0.86, 0.022, 0.14);
    bar(context, handle, -0.205, -0.6, 0.022, 0.22);
    context.fillStyle = css([255, 255, 255], 0.22);
    roundedBox(context, brush.light.side >= 0 ? 0.15 : -0.12, -0.96, 0.04, 0.26, 0.02);
    context.fill();
    roundedBox(context, brush.light.side >= 0 ? 0.15 : -0.12, -0.62, 0.04, 0.5, 0.02);
    context.fill();
  },
};

/** A kitchen range: rings and knobs above, a glass door below. */
export const oven: Drawable = {
  ...known('oven'),
  aspect: 0.86,
  mirrors: false,
  paint(context, brush) {
    const body = brush.colour ?? hex('#e6e3dc');
    feet(context, 0.4);
    panel(context, brush, body, [-0.42, -0.93, 0.42, -0.025], 0.02);
    for (const x of [-0.22, 0.22]) {
      ellipse(context, x, -0.955, 0.13, 0.022);
      context.fillStyle = css(ink);
      context.fill();
    }
    panel(context, brush, lighten(body, -0.12), [-0.43, -0.95, 0.43, -0.905], 0.012);
    panel(context, brush, lighten(body, -0.05), [-0.4, -0.89, 0.4, -0.76], 0.02);
    for (const x of [-0.3, -0.15, 0, 0.15, 0.3]) {
      ellipse(context, x, -0.825, 0.036);
      context.fillStyle = css(ink);
      context.fill();
      bar(context, steel, x - 0.006, -0.855, 0.012, 0.034);
    }
    panel(context, brush, lighten(body, -0.03), [-0.38, -0.73, 0.38, -0.08], 0.03);
    bar(context, mix(ink, steel, 0.6), -0.3, -0.7, 0.6, 0.035);
    roundedBox(context, -0.28, -0.6, 0.56, 0.38, 0.03);
    const glow = brush.night ? hex('#e0873a') : hex('#3a3436');
    fillForm(context, glow, { left: -0.28, top: -0.6, right: 0.28, bottom: -0.22 }, brush.light, 'flat', 1.3);
    context.strokeStyle = css([255, 255, 255], 0.25);
    context.lineWidth = 0.012;
    for (const y of [-0.48, -0.36]) {
      context.beginPath();
      context.moveTo(-0.25, y);
      context.lineTo(0.25, y);
      context.stroke();
    }
  },
};

/** A post with a dial. */
export const parkingMeter: Drawable = {
  ...known('parking-meter'),
  aspect: 0.34,
  mirrors: false,
  paint(context, brush) {
    const body = brush.colour ?? hex('#6d7f8e');
    bar(context, mix(ink, steel, 0.3), -0.09, -0.03, 0.18, 0.03);
    roundedBox(context, -0.03, -0.62, 0.06, 0.61, 0.02);
    fillForm(
      context,
      brush.colour ? lighten(body, -0.06) : hex('#8f979e'),
      { left: -0.03, top: -0.62, right: 0.03, bottom: 0 },
      brush.light,
      'upright',
    );
    context.beginPath();
    context.moveTo(-0.15, -0.6);
    context.lineTo(-0.17, -0.84);
    context.arc(0, -0.83, 0.17, Math.PI, 0);
    context.lineTo(0.15, -0.6);
    context.quadraticCurveTo(0, -0.56, -0.15, -0.6);
    fillForm(context, body, { left: -0.17, top: -1, right: 0.17, bottom: -0.58 }, brush.light, 'upright', 1.1);
    context.beginPath();
    context.moveTo(-0.11, -0.81);
    context.arc(0, -0.83, 0.115, Math.PI, 0);
    context.lineTo(0.11, -0.81);
    context.closePath();
    context.fillStyle = css(hex('#f2ecd8'));
    context.fill();
    context.strokeStyle = css(hex('#c8392f'));
    context.lineWidth = 0.012;
    context.beginPath();
    context.moveTo(0, -0.82);
    context.lineTo(0.06, -0.89);
    context.stroke();
    panel(context, brush, lighten(body, -0.12), [-0.09, -0.77, 0.09, -0.64], 0.015);
    bar(context, ink, -0.035, -0.74, 0.07, 0.014);
    ellipse(context, 0, -0.685, 0.026);
    context.fillStyle = css(steel);
    context.fill();
  },
};

/** Stuck in the sand, nose up. */
export const surfboard: Drawable = {
  ...known('surfboard'),
  aspect: 0.3,
  paint(context, brush) {
    const body = brush.colour ?? brush.random.fork('board').pick(['#f0e6cf', '#7cc0c8', '#e8b04f'].map(hex));
    const trace = (): void => {
      context.beginPath();
      context.moveTo(0, -1);
      context.bezierCurveTo(0.12, -0.86, 0.17, -0.5, 0.12, -0.12);
      context.quadraticCurveTo(0.07, 0, 0, 0);
      context.quadraticCurveTo(-0.07, 0, -0.12, -0.12);
      context.bezierCurveTo(-0.17, -0.5, -0.12, -0.86, 0, -1);
      context.closePath();
    };
    trace();
    fillForm(context, body, { left: -0.15, top: -1, right: 0.15, bottom: 0 }, brush.light, 'upright', 0.9);
    context.save();
    trace();
    context.clip();
    context.fillStyle = css(mix(lighten(body, -0.2), hex('#c8443a'), brush.colour ? 0 : 0.8), 0.85);
    context.fillRect(-0.2, -0.4, 0.4, 0.07);
    context.fillRect(-0.2, -0.3, 0.4, 0.025);
    context.restore();
    context.strokeStyle = css(lighten(body, -0.25), 0.8);
    context.lineWidth = 0.008;
    context.beginPath();
    context.moveTo(0, -0.98);
    context.lineTo(0, -0.02);
    context.stroke();
  },
};
