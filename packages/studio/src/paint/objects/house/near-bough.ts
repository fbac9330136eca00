import type { Drawable } from '../../drawable.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';

const BARK = hex('#7d5d43');
const SNOW = hex('#eef3fb');

/** How thick it is where it enters the picture and at its end, in its own heights. */
const [THICK, THIN] = [0.86, 0.16];
/** So far along it its twigs begin to fork off, and so many are below it. */
const [FIRST, TWIGS] = [0.16, 5];

/**
 * A bough before our eyes that reaches into the picture from its left side: whoever is over another one's head sits on
 * it. The upper edge of its box is its level back; leaves hang below it and stand at its end.
 */
export function createNearBough(aspect: number, leaf: Rgb): Drawable {
  return {
    concept: 'near-bough',
    kind: 'nature',
    habitat: 'ground',
    height: 0.25,
    aspect,
    overhang: 1.6,
    paint(context, { random, snowy }) {
      const half = aspect / 2;
      const twigs = random.fork('twigs');
      // those behind first
      for (let index = 0; index < TWIGS; index++) {
        const along = FIRST + ((index + twigs.between(0.2, 0.8)) / TWIGS) * (1 - FIRST);
        const up = index === TWIGS - 1;
        twig(context, { x: -half + aspect * along, y: lowerAt(along) - 0.06, up }, leaf, twigs.fork(`${index}`));
      }
      limb(context, half, random.fork('bark'));
      if (snowy) crust(context, half);
    },
  };
}

const thickAt = (along: number): number => THICK + (THIN - THICK) * along ** 0.8;
/** Its back is level, but for the end, which bends down a little. */
const upperAt = (along: number): number => -1 + 0.14 * Math.max(0, along - 0.72) ** 1.4 + 0.012 * Math.sin(along * 19);
const lowerAt = (along: number): number => upperAt(along) + thickAt(along) + 0.03 * Math.sin(along * 13 + 1);

function outline(context: Context, half: number): void {
  const steps = 24;
  context.beginPath();
  context.moveTo(-half, upperAt(0));
  for (let step = 1; step <= steps; step++) context.lineTo(-half + (half * 2 * step) / steps, upperAt(step / steps));
  for (let step = steps; step >= 0; step--) context.lineTo(-half + (half * 2 * step) / steps, lowerAt(step / steps));
  context.closePath();
}

function limb(context: Context, half: number, random: Random): void {
  const body = context.createLinearGradient(0, -1, 0, -1 + THICK);
  body.addColorStop(0, css(mix(lighten(BARK, 0.12), [255, 240, 210], 0.18)));
  body.addColorStop(0.4, css(BARK));
  body.addColorStop(1, css(mix(lighten(BARK, -0.12), [34, 26, 50], 0.25)));
  context.save();
  outline(context, half);
  context.fillStyle = body;
  context.fill();
  context.clip();
  for (let line = 0; line < 26; line++) {
    const along = random.next();
    const x = -half + half * 2 * along;
    const y = upperAt(along) + thickAt(along) * random.between(0.12, 0.95);
    const long = half * random.between(0.06, 0.2);
    context.strokeStyle = css(random.chance(0.65) ? mix(BARK, [40, 26, 20], 0.55) : lighten(BARK, 0.12), 0.4);
    context.lineWidth = random.between(0.014, 0.034);
    context.beginPath();
    context.moveTo(x - long, y);
    context.quadraticCurveTo(x, y + random.around(0.06), x + long, y + random.around(0.03));
    context.stroke();
  }
  context.restore();
}

/** A thin twig with its leaves on both sides: below the bough, or at its end upwards. */
function twig(
  context: Context,
  { x, y, up }: { readonly x: number; readonly y: number; readonly up: boolean },
  leaf: Rgb,
  random: Random,
): void {
  const [toX, toY] = [x + random.between(0.7, 1.3), y + (up ? -random.between(0.2, 0.5) : random.between(0.4, 0.8))];
  context.strokeStyle = css(lighten(BARK, -0.06));
  context.lineWidth = 0.07;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x - 0.2, y);
  context.quadraticCurveTo(x + 0.3, y, toX, toY);
  context.stroke();
  const leaves = 5;
  for (let index = 0; index <= leaves; index++) {
    const along = 0.35 + (index / leaves) * 0.65;
    const [atX, atY] = [x + (toX - x) * along, y + (toY - y) * along ** 1.5];
    const side = index === leaves ? 0 : index % 2 === 0 ? -1 : 1;
    const angle = Math.atan2(toY - y, toX - x) + side * random.between(0.7, 1.1);
    blade(context, { x: atX, y: atY, angle, long: random.between(0.42, 0.58) }, lighten(leaf, random.around(0.06)));
  }
}

function blade(
  context: Context,
  { x, y, angle, long }: { readonly x: number; readonly y: number; readonly angle: number; readonly long: number },
  colour: Rgb,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  const face = context.createLinearGradient(0, -long * 0.2, 0, long * 0.2);
  face.addColorStop(0, css(mix(lighten(colour, 0.08), [255, 246, 190], 0.16)));
  face.addColorStop(1, css(mix(colour, [20, 44, 40], 0.28)));
  context.fillStyle = face;
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(long * 0.45, -long * 0.36, long, 0);
  context.quadraticCurveTo(long * 0.45, long * 0.36, 0, 0);
  context.fill();
  context.restore();
}

/** Snow on its back. */
function crust(context: Context, half: number): void {
  context.beginPath();
  context.moveTo(-half, upperAt(0) - 0.06);
  for (let step = 0; step <= 20; step++) context.lineTo(-half + (half * 2 * step) / 20, upperAt(step / 20) - 0.06);
  for (let step = 20; step >= 0; step--)
    context.lineTo(-half + (half * 2 * step) / 20, upperAt(step / 20) + 0.1 + 0.05 * Math.sin(step * 1.7));
  context.closePath();
  context.fillStyle = css(SNOW);
  context.fill();
}
