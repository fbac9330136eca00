import type { Drawable } from '../../drawable.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';

/** Two tones of its wood: the second one where what stands on it has the colour of the first. */
const TONES: readonly [Rgb, Rgb] = [hex('#a98459'), hex('#6e5442')];

export const postTone = (second: boolean): Rgb => TONES[second ? 1 : 0];

/** How far the cap reaches over the post, and how thick it is, by the width of the cap. */
const [OVER, THICK] = [0.07, 0.17];

/**
 * A pile of a jetty before our eyes that comes up from below the picture: the upper edge of its box is the far edge of its cap, so
 * wide in its own height.
 */
export function createNearPost(wide: number, second: boolean): Drawable {
  const half = wide / 2;
  const tone = postTone(second);
  const face = half * (1 - OVER * 2);
  const top = wide * THICK;
  return {
    concept: 'near-post',
    kind: 'furniture',
    habitat: 'ground',
    height: 1.2,
    aspect: wide,
    overhang: 0.02,
    paint(context, { light, random, snowy }) {
      const lit = light.side >= 0 ? 1 : -1;
      context.save();
      context.beginPath();
      context.rect(-face, -1 + top, face * 2, 1.02 - top);
      const body = context.createLinearGradient(-face * lit, 0, face * lit, 0);
      body.addColorStop(0, css(mix(lighten(tone, -0.13), [36, 30, 56], 0.2)));
      body.addColorStop(0.6, css(tone));
      body.addColorStop(1, css(mix(lighten(tone, 0.07), [255, 244, 220], 0.14)));
      context.fillStyle = body;
      context.fill();
      context.clip();
      fibres(context, face, tone, random.fork('fibres'));
      // the cap throws its shadow on the post
      const shade = context.createLinearGradient(0, -1 + top, 0, -1 + top * 2.1);
      shade.addColorStop(0, css([26, 20, 34], 0.4));
      shade.addColorStop(1, css([26, 20, 34], 0));
      context.fillStyle = shade;
      context.fillRect(-face, -1 + top, face * 2, top * 1.2);
      context.restore();
      cap(context, half, top, tone, snowy);
    },
  };
}

function fibres(context: Context, face: number, tone: Rgb, random: Random): void {
  for (let index = 0; index < 22; index++) {
    const x = random.around(face);
    context.strokeStyle = css(random.chance(0.6) ? mix(tone, [52, 32, 20], 0.5) : lighten(tone, 0.1), 0.34);
    context.lineWidth = face * random.between(0.015, 0.05);
    context.beginPath();
    context.moveTo(x, -1);
    context.bezierCurveTo(x + random.around(face * 0.1), -0.7, x + random.around(face * 0.1), -0.3, x, 0.02);
    context.stroke();
  }
}

/** Its upper side, seen from a little above, and its front edge. */
function cap(context: Context, half: number, top: number, tone: Rgb, snowy: boolean): void {
  const above = snowy ? hex('#eef3fb') : mix(lighten(tone, 0.1), [255, 246, 226], 0.24);
  const rim = top * 0.52;
  context.fillStyle = css(above);
  context.beginPath();
  context.moveTo(-half * 0.9, -1);
  context.lineTo(half * 0.9, -1);
  context.lineTo(half, -1 + rim);
  context.lineTo(-half, -1 + rim);
  context.fill();
  const front = context.createLinearGradient(0, -1 + rim, 0, -1 + top);
  front.addColorStop(0, css(lighten(tone, 0.06)));
  front.addColorStop(1, css(lighten(tone, -0.08)));
  context.fillStyle = front;
  context.fillRect(-half, -1 + rim - 0.002, half * 2, top - rim + 0.002);
}
