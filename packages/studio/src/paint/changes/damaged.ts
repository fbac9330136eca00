import { is } from '../../catalogue/traits.js';
import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Drawable } from '../drawable.js';
import type { Random } from '../kit/random.js';
import { repainted } from './sketch.js';

/** Running down: it sags, hangs in drops and ends in a puddle of its own colour. */
export function melting(drawable: Drawable): Drawable {
  return repainted(drawable, (picture, brush) => {
    const { width, height } = picture;
    const result = createCanvas(width, height);
    const context = result.getContext('2d');
    const random = brush.random.fork('melting');
    const waves = Array.from({ length: 3 }, (_, index) => ({
      turn: random.between(0, 6),
      often: (index + 1.5) * Math.PI * 2,
    }));
    const wave = (at: number): number =>
      waves.reduce((sum, { turn, often }) => sum + Math.sin(at * often + turn), 0) / waves.length;
    puddle(result, picture, random);
    for (let x = 0; x < width; x++) {
      const at = x / width;
      const sag = height * (0.09 + 0.09 * Math.abs(at - 0.45) * 2 + 0.05 * wave(at));
      const drop = wave(at + 0.3) > 0.32 ? height * 0.07 : 0;
      const foot = height * 0.93 + drop;
      context.drawImage(picture, x, 0, 1, height, x, sag, 1, Math.max(1, Math.min(height, foot) - sag));
    }
    // runs over its front
    for (let index = 0; index < 5; index++) {
      const x = Math.floor(width * random.between(0.18, 0.82));
      const from = Math.floor(height * random.between(0.25, 0.5));
      const wide = Math.max(2, Math.round(width * random.between(0.03, 0.06)));
      const long = height * random.between(0.18, 0.34);
      context.globalCompositeOperation = 'source-atop';
      context.drawImage(picture, x, from, wide, 2, x, from + height * 0.06, wide, long);
      context.globalCompositeOperation = 'source-over';
    }
    return result;
  });
}

function puddle(into: Canvas, picture: Canvas, random: Random): void {
  const { width, height } = picture;
  const context = into.getContext('2d');
  context.save();
  context.beginPath();
  for (const [x, wide] of [
    [0.5, 0.5],
    [0.3, 0.28],
    [0.72, 0.27],
  ] as const)
    context.ellipse(width * x, height * 0.95, width * wide, height * random.between(0.035, 0.05), 0, 0, Math.PI * 2);
  context.clip();
  // its lower half, laid flat
  context.drawImage(
    picture,
    0,
    height * 0.35,
    width,
    height * 0.5,
    -width * 0.2,
    height * 0.89,
    width * 1.4,
    height * 0.11,
  );
  context.restore();
}

interface Shard {
  readonly corners: readonly (readonly [x: number, y: number])[];
  readonly move: readonly [x: number, y: number, turn: number];
}

const WITHIN = 0.8;

/** In pieces: cracks run from one point, the pieces have come apart, some lie before it. */
export function broken(drawable: Drawable): Drawable {
  return repainted(drawable, (picture, brush) => {
    const { width, height } = picture;
    const result = createCanvas(width, height);
    const context = result.getContext('2d');
    const random = brush.random.fork('broken');
    // so much smaller that no piece that slid off is cut at the edge of its picture
    context.translate((width * (1 - WITHIN)) / 2, height * (1 - WITHIN));
    context.scale(WITHIN, WITHIN);
    for (const { corners, move } of shardsOf(random)) {
      const piece = createCanvas(width, height);
      const cut = piece.getContext('2d');
      cut.beginPath();
      for (const [x, y] of corners) cut.lineTo(x * width, y * height);
      cut.closePath();
      cut.save();
      cut.clip();
      cut.drawImage(picture, 0, 0);
      cut.restore();
      cut.globalCompositeOperation = 'source-atop';
      cut.lineWidth = Math.max(1, height * 0.008);
      cut.strokeStyle = 'rgba(30,24,40,0.7)';
      cut.stroke();
      const [x, y, turn] = move;
      context.save();
      context.translate(width * (0.5 + x), height * (0.5 + y));
      context.rotate(turn);
      context.drawImage(piece, -width / 2, -height / 2);
      context.restore();
    }
    return result;
  });
}

/** Wedges around one point; those above have slid off, those below stand. */
function shardsOf(random: Random): readonly Shard[] {
  const [x, y] = [random.between(0.46, 0.6), random.between(0.44, 0.54)];
  const count = 7;
  const start = random.between(0, 0.6);
  const rays = Array.from(
    { length: count },
    (_, index) => start + ((index + random.around(0.16)) / count) * Math.PI * 2,
  );
  return rays.map((angle, index) => {
    const next = index + 1 < count ? (rays[index + 1] as number) : (rays[0] as number) + Math.PI * 2;
    const middle = (angle + next) / 2;
    const point = (at: number, far: number): readonly [number, number] => [
      x + Math.cos(at) * far,
      y + Math.sin(at) * far,
    ];
    // a jag halfway along each crack, the same for both its sides
    const jag = (at: number): readonly [number, number] => point(at + Math.sin(at * 37) * 0.22, 0.24);
    const up = -Math.sin(middle);
    const apart = up > 0.2 ? 0.05 : 0.014;
    return {
      corners: [[x, y], jag(angle), point(angle, 2), point(middle, 2.4), point(next, 2), jag(next)],
      move: [
        Math.cos(middle) * apart,
        up > 0.75 ? 0.03 : Math.sin(middle) * apart * 0.4,
        up > 0.2 ? Math.cos(middle) * 0.2 : 0,
      ],
    };
  });
}

/** How much is seen of the face of a sign that lies on its back: upright, its post would hang in the air. */
const ON_ITS_BACK = 0.42;

/** Lying on its side, and what is only a board on a post on its back. */
export function fallen(drawable: Drawable): Drawable {
  const { top: _top, seat: _seat, hand: _hand, aspect, height, ...rest } = drawable;
  const lowered = is(drawable.concept, 'sign') ? ON_ITS_BACK : 1;
  return {
    ...rest,
    aspect: 1 / aspect / lowered,
    height: height * aspect * lowered,
    mirrors: drawable.mirrors ?? true,
    lies: true,
    lowered,
    paint(context, brush) {
      context.save();
      context.scale(1 / lowered, 1);
      // its height becomes the width: one unit of the lying thing is its own width
      context.scale(1 / aspect, 1 / aspect);
      context.translate(-0.5, -aspect / 2);
      context.rotate(Math.PI / 2);
      drawable.paint(context, brush);
      context.restore();
    },
  };
}
