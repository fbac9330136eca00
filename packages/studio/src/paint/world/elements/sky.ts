import { css, lighten, mix } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** The open sky, down to a little below the horizon, with the glow around a low sun. */
export function paintSky(context: Context, view: View, bottom = view.horizon): void {
  const { air, width, height } = view;
  const gradient = context.createLinearGradient(0, 0, 0, bottom);
  gradient.addColorStop(0, css(air.skyTop));
  gradient.addColorStop(0.28, css(mix(air.skyTop, air.skyMiddle, 0.58)));
  gradient.addColorStop(0.58, css(air.skyMiddle));
  gradient.addColorStop(0.82, css(mix(air.skyMiddle, air.skyHorizon, 0.62)));
  gradient.addColorStop(1, css(air.skyHorizon));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, Math.min(height, bottom + 2));
  if (bottom < height) {
    context.fillStyle = css(air.skyHorizon);
    context.fillRect(0, bottom, width, height - bottom);
  }
  const { luminary } = air;
  const reach = Math.max(width, height);
  if (luminary) {
    const { x, y, radius } = luminary;
    const warm = luminary.kind === 'sun';
    const glow = context.createRadialGradient(x, y, radius * 0.4, x, y, reach * (warm ? 0.62 : 0.42));
    const strength = (warm ? (view.low ? 0.62 : 0.42) : 0.3) * (0.4 + air.contrast * 0.6);
    const hue = warm ? air.key : mix(air.key, air.skyHorizon, 0.4);
    glow.addColorStop(0, css(lighten(hue, 0.05), strength));
    glow.addColorStop(0.18, css(hue, strength * 0.5));
    glow.addColorStop(0.5, css(hue, strength * 0.15));
    glow.addColorStop(1, css(hue, 0));
    context.globalCompositeOperation = 'screen';
    context.fillStyle = glow;
    context.fillRect(0, 0, width, bottom + 2);
  } else if (view.low && air.contrast > 0.3) {
    const x = width * (0.5 + air.light.side * 0.34);
    const glow = context.createRadialGradient(x, bottom, 0, x, bottom, reach * 0.6);
    glow.addColorStop(0, css(air.key, 0.4));
    glow.addColorStop(0.4, css(air.key, 0.12));
    glow.addColorStop(1, css(air.key, 0));
    context.globalCompositeOperation = 'screen';
    context.fillStyle = glow;
    context.fillRect(0, 0, width, bottom + 2);
  }
  context.globalCompositeOperation = 'source-over';
}
