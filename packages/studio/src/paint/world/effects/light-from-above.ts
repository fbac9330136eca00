import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Painting } from '../../painting.js';
import { mainItems } from '../../../scene/main-items.js';
import type { View } from '../view.js';
import { boxAround } from './focus.js';

const WARM: Rgb = [255, 206, 92];
/** The lamp and the pool of light, as shares of the shorter side. */
const [SHADE, LEAST_POOL] = [0.15, 0.26];

/** Below a lamp the cone has an edge; from an open sky, where nothing is seen to shine, light comes in softly. */
const BELOW_LAMP = [1, 0.8, 0.58] as const;
const FROM_SKY = [1.3, 1.16, 1.02, 0.88, 0.74, 0.6, 0.46] as const;

/**
 * Light that shines down on what the picture is about: a cone and its pool, under a lamp where there is a ceiling. Most
 * of it is behind the things, which keep their colours.
 */
export function paintLightFromAbove(painting: Painting, view: View, before: boolean): void {
  const { width, height, horizon, unit, inside } = view;
  const box = boxAround(mainItems(view.scene));
  const tint = view.tint('light-from-above') ?? WARM;
  const x = box ? (box.left + box.right) / 2 : width / 2;
  const foot = box ? Math.min(height * 0.96, box.bottom) : (horizon + height * 1.6) / 2.6;
  const half = Math.max(unit * LEAST_POOL, box ? (box.right - box.left) * 0.62 : width * 0.34);
  const lamp = inside || view.scene.setting === 'studio';
  const top = lamp ? Math.max(0, Math.min(height * 0.12, (box?.top ?? height) - unit * SHADE * 0.7)) : -height * 0.06;
  const narrow = unit * (lamp ? SHADE * 0.42 : 0.16);
  const { context } = painting;
  context.save();
  // what the light leaves out is darker
  const dim = context.createRadialGradient(
    x,
    (top + foot) / 2,
    half * 0.7,
    x,
    (top + foot) / 2,
    Math.max(width, height),
  );
  dim.addColorStop(0, css(mix(view.air.shadow, [30, 24, 40], 0.5), 0));
  dim.addColorStop(1, css(mix(view.air.shadow, [30, 24, 40], 0.5), 0.5));
  context.fillStyle = dim;
  if (!before) context.fillRect(0, 0, width, height);
  // on a bright sky light that is only added would be white
  if (lamp) context.globalCompositeOperation = 'screen';
  const strength = (before ? 0.3 : 1) * (lamp ? 1 : 0.32);
  for (const share of lamp ? BELOW_LAMP : FROM_SKY) {
    const cone = context.createLinearGradient(0, top, 0, foot);
    cone.addColorStop(0, css(tint, lamp ? 0.42 * strength : 0));
    if (!lamp) cone.addColorStop(0.5, css(tint, 0.24 * strength));
    cone.addColorStop(1, css(tint, 0.14 * strength));
    context.fillStyle = cone;
    context.beginPath();
    context.moveTo(x - narrow * share, top);
    context.lineTo(x + narrow * share, top);
    context.lineTo(x + half * share, foot);
    context.ellipse(x, foot, half * share, half * share * 0.2, 0, 0, Math.PI);
    context.fill();
  }
  context.restore();
  if (lamp && !before) paintShade(painting, view, x, top);
}

/** A lamp on its cord from the ceiling above the picture. */
function paintShade(painting: Painting, view: View, x: number, rim: number): void {
  const { unit } = view;
  const { context } = painting;
  const metal: Rgb = [64, 66, 74];
  const [wide, high] = [unit * SHADE * 0.5, unit * SHADE * 0.5];
  context.fillStyle = css(view.tone(metal));
  context.fillRect(x - unit * 0.003, -2, unit * 0.006, rim - high + 4);
  context.beginPath();
  context.moveTo(x - wide * 0.22, rim - high);
  context.lineTo(x + wide * 0.22, rim - high);
  context.quadraticCurveTo(x + wide * 0.9, rim - high * 0.7, x + wide, rim);
  context.lineTo(x - wide, rim);
  context.quadraticCurveTo(x - wide * 0.9, rim - high * 0.7, x - wide * 0.22, rim - high);
  context.fill();
  context.fillStyle = css(lighten(WARM, 0.2));
  context.beginPath();
  context.ellipse(x, rim, wide * 0.92, wide * 0.16, 0, 0, Math.PI * 2);
  context.fill();
}
