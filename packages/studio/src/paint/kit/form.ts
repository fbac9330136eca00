import { css, lighten, mix } from './colour.js';
import type { Rgb } from './colour.js';
import type { Context } from './shapes.js';

/** From where the light falls, as the painters of single things need to know it. */
export interface FormLight {
  /** −1 from the left … 1 from the right. */
  readonly side: number;
  /** 0 at the horizon … 1 overhead. */
  readonly height: number;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** `flat`: a wall turned to us. `round`: a ball. `upright`: a standing cylinder. `lying`: a lying cylinder. */
export type FormShape = 'flat' | 'round' | 'upright' | 'lying';

/**
 * Fills the current path as a body in the light: lit side, own colour, shadow side. The bounds are those of the body
 * in the painter's units. `contrast` 1 is normal daylight modelling.
 */
export function fillForm(
  context: Context,
  colour: Rgb,
  bounds: Bounds,
  light: FormLight,
  shape: FormShape = 'flat',
  contrast = 1,
): void {
  const { left, top, right, bottom } = bounds;
  const lit = mix(lighten(colour, 0.075 * contrast), [255, 244, 214], 0.08 * contrast);
  const dark = mix(lighten(colour, -0.13 * contrast), [40, 38, 92], 0.12 * contrast);
  const middleX = (left + right) / 2;
  const middleY = (top + bottom) / 2;
  const gradient = createGradient();
  context.fillStyle = gradient;
  context.fill();

  function createGradient() {
    if (shape === 'round') {
      const reach = Math.max(right - left, bottom - top);
      const x = middleX + light.side * (right - left) * 0.25;
      const y = middleY - (0.1 + light.height * 0.2) * (bottom - top);
      const ball = context.createRadialGradient(x, y, reach * 0.04, x, y, reach * 0.78);
      ball.addColorStop(0, css(lit));
      ball.addColorStop(0.45, css(colour));
      ball.addColorStop(1, css(dark));
      return ball;
    }
    if (shape === 'lying') {
      const roll = context.createLinearGradient(0, top, 0, bottom);
      roll.addColorStop(0, css(colour));
      roll.addColorStop(0.28, css(lit));
      roll.addColorStop(0.6, css(colour));
      roll.addColorStop(1, css(dark));
      return roll;
    }
    const from = light.side >= 0 ? right : left;
    const to = light.side >= 0 ? left : right;
    const upright = shape === 'upright';
    const wall = context.createLinearGradient(from, top, to, upright ? top : bottom);
    wall.addColorStop(0, css(upright ? colour : lit));
    wall.addColorStop(upright ? 0.22 : 0.5, css(upright ? lit : colour));
    if (upright) wall.addColorStop(0.55, css(colour));
    wall.addColorStop(1, css(dark));
    return wall;
  }
}
