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
const FROM_SKY = 1.5;

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
  if (lamp) {
    const strength = before ? 0.3 : 1;
    for (const share of BELOW_LAMP) {
      const cone = context.createLinearGradient(0, top, 0, foot);
      cone.addColorStop(0, css(tint, 0.42 * strength));
      cone.addColorStop(1, css(tint, 0.14 * strength));
      context.fillStyle = cone;
      context.beginPath();
      context.moveTo(x - narrow * share, top);
      context.lineTo(x + narrow * share, top);
      context.lineTo(x + half * share, foot);
      context.ellipse(x, foot, half * share, half * share * 0.2, 0, 0, Math.PI);
      context.fill();
    }
  } else {
    // it ends nowhere: a rim on open land or water would be a stain there
    context.translate(x, top);
    context.scale(half * FROM_SKY, foot - top);
    const glow = context.createRadialGradient(0, 0, 0, 0, 0, 1);
    for (const [at, left] of [
      [0, 1],
      [0.5, 0.72],
      [0.8, 0.25],
      [1, 0],
    ] as const)
      glow.addColorStop(at, css(tint, left * (before ? 0.1 : 0.46)));
    context.fillStyle = glow;
    context.fillRect(-1, 0, 2, 1);
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
