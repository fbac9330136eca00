import type { Drawable } from '../../drawable.js';
import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';
import { blades } from '../../world/elements/meadow.js';

const SHADE: Rgb = [22, 44, 30];
const LIGHT: Rgb = [214, 222, 122];

/**
 * A bank of moss and grass right before our eyes, cut off by the frame on three sides: who sees each blade knows that
 * what sits there is small. The upper edge of its box is its far edge; things sit on the middle of it.
 */
export function createNearBank(aspect: number, grass: Rgb): Drawable {
  const half = aspect / 2;
  return {
    concept: 'near-bank',
    kind: 'nature',
    habitat: 'ground',
    height: 0.2,
    aspect,
    overhang: 1.2,
    paint(context, { light, random, snowy, detail }) {
      const tone = snowy ? mix(grass, [236, 243, 252], 0.72) : grass;
      tufts(context, half, tone, random.fork('behind'), detail);
      mound(context, half, tone, light.side, random.fork('mound'));
      moss(context, half, tone, random.fork('moss'), detail);
      for (const side of [-1, 1]) corner(context, side * half, tone, random.fork(`corner ${side}`));
    },
  };
}

/** Its far edge, never quite level; what sits on its middle is well below it. */
const edgeAt = (x: number, half: number, phase: number): number =>
  -0.94 + 0.045 * Math.sin((x / half) * 3.1 + phase) + 0.02 * Math.sin((x / half) * 8 + phase * 2);

function mound(context: Context, half: number, tone: Rgb, side: number, random: Random): void {
  const phase = random.between(0, 6);
  const body = context.createLinearGradient(0, -1, 0, 0.1);
  body.addColorStop(0, css(mix(lighten(tone, 0.1), LIGHT, 0.2)));
  body.addColorStop(0.3, css(tone));
  body.addColorStop(1, css(mix(tone, SHADE, 0.5)));
  context.beginPath();
  context.moveTo(-half, 0.1);
  for (let step = 0; step <= 24; step++) {
    const x = -half + (step / 24) * half * 2;
    context.lineTo(x, edgeAt(x, half, phase));
  }
  context.lineTo(half, 0.1);
  context.closePath();
  context.fillStyle = body;
  context.fill();
  const away = context.createLinearGradient(side >= 0 ? half : -half, 0, side >= 0 ? -half : half, 0);
  away.addColorStop(0, css([255, 246, 202], 0.14));
  away.addColorStop(0.5, css([255, 246, 202], 0));
  away.addColorStop(1, css(SHADE, 0.24));
  context.fillStyle = away;
  context.fill();
}

/** Grass on its far edge, before what is far away. */
function tufts(context: Context, half: number, tone: Rgb, random: Random, detail: number): void {
  const count = Math.round(half * (16 + detail * 14));
  for (let index = 0; index < count; index++) {
    context.fillStyle = css(mix(tone, random.chance(0.5) ? SHADE : LIGHT, random.between(0.1, 0.34)));
    context.beginPath();
    blades(context, random, random.between(-half, half), -0.84, random.between(0.14, 0.34), 3);
    context.fill();
  }
}

/** Short clumps all over, the nearer the larger. */
function moss(context: Context, half: number, tone: Rgb, random: Random, detail: number): void {
  const count = Math.round(half * (22 + detail * 22));
  for (let index = 0; index < count; index++) {
    const down = (index + random.next()) / count;
    const y = -0.86 + down * 0.96;
    const colour = mix(tone, random.chance(0.58) ? SHADE : LIGHT, random.between(0.08, 0.26));
    context.fillStyle = css(colour, 0.8);
    context.beginPath();
    blades(context, random, random.between(-half, half), y, 0.07 + down * 0.16, 3);
    context.fill();
  }
}

/** Long blades that bend in from the side of the frame, and clover at their foot. */
function corner(context: Context, x: number, tone: Rgb, random: Random): void {
  const inward = x > 0 ? -1 : 1;
  for (let blade = 0; blade < 7; blade++) {
    const foot = x + inward * random.between(-0.1, 0.34);
    const tall = random.between(0.7, 1.5);
    const bend = inward * random.between(0.06, 0.5);
    context.fillStyle = css(mix(tone, random.chance(0.6) ? SHADE : LIGHT, random.between(0.16, 0.42)));
    context.beginPath();
    context.moveTo(foot - 0.035, 0.1);
    context.quadraticCurveTo(foot - 0.02, -tall * 0.7, foot + bend, -tall);
    context.quadraticCurveTo(foot + 0.05, -tall * 0.55, foot + 0.035, 0.1);
    context.fill();
  }
  const [red, green] = tone;
  if (red > green) return; // none grows in dry grass
  for (let leaf = 0; leaf < 3; leaf++)
    clover(context, x + inward * random.between(0.12, 0.5), random.between(-0.5, -0.02), tone, random);
}

function clover(context: Context, x: number, y: number, tone: Rgb, random: Random): void {
  const size = random.between(0.07, 0.11);
  const turn = random.between(0, 6);
  context.fillStyle = css(lighten(mix(tone, [60, 150, 70], 0.4), random.around(0.06)));
  for (let part = 0; part < 3; part++) {
    const angle = turn + (part * Math.PI * 2) / 3;
    context.beginPath();
    context.arc(x + Math.cos(angle) * size * 0.8, y + Math.sin(angle) * size * 0.5, size * 0.72, 0, Math.PI * 2);
    context.fill();
  }
}
