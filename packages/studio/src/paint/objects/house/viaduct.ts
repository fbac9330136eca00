import type { Drawable } from '../../drawable.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';

/** How wide the arch is, as a share of the whole, how thick the deck above it and how high its railing, in the height of the whole. */
const ARCH = 0.8;
const [DECK, RAILING] = [0.16, 0.14];

/** A bridge that crosses the whole picture on one wide arch, for what drives above others. Its deck is level. */
export function createViaduct(aspect: number): Drawable {
  const half = aspect / 2;
  const stone = hex('#b3a595');
  return {
    concept: 'viaduct',
    kind: 'building',
    habitat: 'ground',
    height: 6,
    aspect,
    overhang: RAILING,
    paint(context, { snowy }) {
      railing(context, half);
      const paint = context.createLinearGradient(0, -1, 0, 0);
      paint.addColorStop(0, css(lighten(stone, 0.05)));
      paint.addColorStop(1, css(lighten(stone, -0.1)));
      context.fillStyle = paint;
      outline(context, half);
      context.fill();
      context.save();
      outline(context, half);
      context.clip();
      courses(context, half);
      context.restore();
      // what is below the vault is in its shade
      const shade = context.createLinearGradient(0, -1 + DECK, 0, -0.35);
      shade.addColorStop(0, css([34, 28, 44], 0.34));
      shade.addColorStop(1, css([34, 28, 44], 0));
      context.fillStyle = shade;
      vault(context, half);
      context.fill();
      context.fillStyle = css(snowy ? hex('#eef3fb') : mix(stone, [255, 248, 232], 0.4));
      context.fillRect(-half, -1, aspect, 0.035);
    },
  };
}

/** The opening below the arch, drawn the other way round than what is around it: there it is a hole. */
function vault(context: Context, half: number, fresh = true): void {
  const side = half * ARCH;
  if (fresh) context.beginPath();
  context.moveTo(-side, 0);
  context.lineTo(side, 0);
  context.lineTo(side, -0.3);
  context.bezierCurveTo(side, -1 + DECK * 0.9, side * 0.5, -1 + DECK, 0, -1 + DECK);
  context.bezierCurveTo(-side * 0.5, -1 + DECK, -side, -1 + DECK * 0.9, -side, -0.3);
  context.closePath();
}

function outline(context: Context, half: number): void {
  context.beginPath();
  context.rect(-half, -1, half * 2, 1);
  vault(context, half, false);
}

function courses(context: Context, half: number): void {
  context.fillStyle = css([70, 58, 62], 0.13);
  const high = 0.1;
  for (let row = 0; row < 10; row++) {
    const y = -1 + 0.035 + row * high;
    context.fillRect(-half, y, half * 2, 0.008);
    for (let x = -half + (row % 2) * 0.12; x < half; x += 0.24) context.fillRect(x, y, 0.008, high);
  }
}

function railing(context: Context, half: number): void {
  context.fillStyle = css(hex('#5c5560'));
  context.fillRect(-half, -1 - RAILING, half * 2, 0.022);
  for (let x = -half + 0.05; x < half; x += 0.16) context.fillRect(x, -1 - RAILING, 0.018, RAILING);
}
