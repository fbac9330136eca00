import type { Drawable } from '../../drawable.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context, Point } from '../../kit/shapes.js';
import { polygon } from '../../kit/shapes.js';
import { LAND } from './hillside.js';

export interface PeakForm {
  /** Width of the whole mountain, in its own height. */
  readonly aspect: number;
  /** Half the width of the level place on its top, in its own height. */
  readonly crest: number;
}

const rock: Rgb = hex('#8b8c96');
const snow: Rgb = hex('#eef3fb');
const shade: Rgb = [44, 50, 88];
const grass: Rgb = hex('#6f8f58');
const wood: Rgb = hex('#3f6650');
const STEPS = 9;

/** How wide a mountain is at a height, 0 at its foot and 1 at its top: steep above, spreading below. */
const spreadAt = (height: number, half: number, crest: number): number => crest + (half - crest) * (1 - height) ** 1.55;

/** One flank from the level top down to the foot, in broken steps. */
function flank(side: 1 | -1, half: number, crest: number, random: Random): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, index): Point => {
    const height = 1 - index / STEPS;
    const broken = index === 0 || index === STEPS ? 0 : random.around(half * 0.03);
    return [side * (spreadAt(height, half, crest) + broken), -height];
  });
}

/** A mountain with a level place on top for what stands there: lit and dark flanks, gullies, a little snow. */
export function createPeak({ aspect, crest }: PeakForm): Drawable {
  const half = aspect / 2;
  return {
    ...LAND,
    aspect,
    paint(context, { light, random, snowy }) {
      const left = flank(-1, half, crest, random.fork('left'));
      const right = flank(1, half, crest, random.fork('right'));
      const ground = snowy ? mix(rock, snow, 0.7) : rock;
      const outline = [...left.toReversed(), ...right];
      const body = context.createLinearGradient(0, -1, 0, 0);
      body.addColorStop(0, css(lighten(ground, 0.08)));
      body.addColorStop(0.6, css(ground));
      body.addColorStop(0.86, css(snowy ? snow : mix(ground, grass, 0.6)));
      body.addColorStop(1, css(snowy ? snow : grass, 0));
      context.save();
      polygon(context, outline);
      context.clip();
      context.fillStyle = body;
      context.fillRect(-half, -1, aspect, 1);
      const away = light.side >= 0 ? -1 : 1;
      paintShadedFlank(context, away, away < 0 ? left : right, random.fork('ridge'));
      paintGullies(context, half, crest, random.fork('gullies'));
      paintSnow(context, half, crest, random.fork('snow'));
      paintWoods(context, half, crest, snowy ? mix(wood, snow, 0.45) : wood, random.fork('woods'));
      context.restore();
    },
  };
}

/** The side that is turned away from the light, up to a ridge that winds down from the top. */
function paintShadedFlank(context: Context, side: 1 | -1, edge: readonly Point[], random: Random): void {
  const ridge = Array.from({ length: 7 }, (_, index): Point => [
    side * (0.02 + 0.012 * index) + random.around(0.045 + 0.01 * index),
    -1 + (index / 6) * 0.92,
  ]);
  const dark = context.createLinearGradient(0, -1, 0, 0);
  dark.addColorStop(0, css(shade, 0.38));
  dark.addColorStop(0.7, css(shade, 0.28));
  dark.addColorStop(0.95, css(shade, 0));
  context.fillStyle = dark;
  polygon(context, [...edge, ...ridge.toReversed()]);
  context.fill();
}

/** Clefts that run down the rock, each with a bright side. */
function paintGullies(context: Context, half: number, crest: number, random: Random): void {
  for (let index = 0; index < 13; index++) {
    const along = (index + random.next()) / 6.5 - 1;
    const top = random.between(0.45, 0.92);
    const deep = random.between(0.14, 0.34);
    const at = (height: number): number => along * spreadAt(height, half, crest) * 0.92;
    const wide = half * random.between(0.012, 0.03);
    const [x0, x1] = [at(top), at(Math.max(0.1, top - deep))];
    for (const [tint, off] of [
      [css(shade, 0.24), 0],
      [css([255, 250, 240], 0.16), wide * 1.1],
    ] as const) {
      context.fillStyle = tint;
      polygon(context, [
        [x0 + off, -top],
        [x1 + off + wide, -Math.max(0.1, top - deep)],
        [x1 + off - wide, -Math.max(0.12, top - deep * 0.8)],
      ]);
      context.fill();
    }
  }
}

/** Firs climb the foot of it, fewer and smaller the higher they stand: so it is a mountain, and no heap. */
function paintWoods(context: Context, half: number, crest: number, colour: Rgb, random: Random): void {
  const firs = Array.from({ length: 150 }, () => ({
    height: 0.05 + 0.36 * random.next() ** 1.7,
    along: random.between(-1, 1),
  })).toSorted((one, other) => other.height - one.height);
  for (const { height, along } of firs) {
    const tall = (0.062 - height * 0.075) * random.between(0.8, 1.2);
    const [x, wide] = [along * spreadAt(height, half, crest), tall * 0.24];
    context.fillStyle = css(mix(colour, shade, random.between(0, 0.4)));
    polygon(context, [
      [x, -height - tall],
      [x + wide, -height],
      [x - wide, -height],
    ]);
    context.fill();
  }
}

/** Snow lies in tongues below the top, where nothing stands. */
function paintSnow(context: Context, half: number, crest: number, random: Random): void {
  context.fillStyle = css(snow, 0.85);
  for (const side of [-1, 1]) {
    const from = crest * 1.02;
    const at = (height: number, share: number): Point => [
      side * (from * 0.6 + (spreadAt(height, half, crest) - from * 0.6) * share),
      -height,
    ];
    polygon(context, [
      at(0.985, 1.2),
      at(0.965, 0.3),
      at(random.between(0.82, 0.88), 0.42),
      at(0.9, 0.55),
      at(random.between(0.7, 0.78), 0.68),
      at(0.84, 0.8),
      at(random.between(0.62, 0.7), 0.94),
      at(0.7, 1.3),
    ]);
    context.fill();
  }
}
