import type { Brush, Described, Drawable } from '../drawable.js';
import type { Rgb } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';
import { fillModelled, fillPath } from './form/modelling.js';
import { ellipsePath, outline, tube } from './form/outline.js';
import { tonesOf } from './form/tones.js';
import { paintHat } from './people/headwear.js';
import { hatOn } from './role-hats.js';
import { paintFaceWear } from './quadruped/face-wear.js';

/** Where on a head of 104 units a piece is fixed: under its brim, between the eyes, at the throat, or all around. */
export type HeadHold = 'crown' | 'eyes' | 'throat' | 'around';

/** Something worn on a head, painted to the measure of that head. */
export interface HeadPiece {
  readonly hold: HeadHold;
  /** The height of its box, in widths of the head. */
  readonly tall: number;
  /** How much of the box is below where it is fixed, in widths of the head. */
  readonly below: number;
  readonly drawable: Drawable;
}

/** Half of the width, and what is above and below the point where it is fixed: room for a brim and for a scarf. */
const [HALF, ABOVE, BELOW] = [100, 110, 100];
const TALL = ABOVE + BELOW;
const HEAD = 104;

/** Hats are made for heads whose brim line is here. */
const BRIM = -24;

const holds: ReadonlyMap<string, HeadHold> = new Map([
  ...'peaked-cap cowboy-hat pirate-hat hard-hat sombrero beret wreath turban veil halo animal-ears horned-helmet'
    .split(' ')
    .map((what) => [what, 'crown'] as const),
  ...['astronaut-helmet', 'headscarf'].map((what) => [what, 'around'] as const),
  ...['visor', 'eye-patch', 'mask', 'headphones'].map((what) => [what, 'eyes'] as const),
  ...['scarf', 'bow', 'collar', 'necklace', 'pearls'].map((what) => [what, 'throat'] as const),
]);

/** Worn by whoever has a head but no body of its own for clothes: a robot, a frog, a teapot. */
export function headPiece(what: string, inProfile = false): HeadPiece | undefined {
  const hold = holds.get(what);
  if (!hold) return undefined;
  const drawable: Drawable = {
    concept: what,
    kind: 'object',
    habitat: 'ground',
    height: 0.4,
    aspect: (HALF * 2) / TALL,
    paint(context, brush) {
      context.save();
      context.scale(1 / TALL, 1 / TALL);
      context.translate(0, -BELOW);
      paintPiece(context, what, hold, inProfile, {
        ...brush,
        attributes: new Set([what]),
        wears: [toldOf(what, brush.colour)],
      });
      context.restore();
    },
  };
  return { hold, tall: TALL / HEAD, below: BELOW / HEAD, drawable };
}

const toldOf = (what: string, colour: Rgb | undefined): Described => ({ what, ...(colour && { colour }) });

/** So far behind the middle of a head is the ear. */
const EAR = -14;

function paintPiece(context: Context, what: string, hold: HeadHold, inProfile: boolean, brush: Brush): void {
  if (hold === 'throat') return paintAtThroat(context, what, brush);
  if (what === 'headphones' && inProfile) {
    // a second shell would hang in the air before the beak
    context.translate(EAR, 4);
    return paintFaceWear(context, brush, false);
  }
  if (hold === 'eyes') {
    // eyes that look straight at us are as far from the middle on both sides
    context.translate(-4, what === 'headphones' ? 4 : 6);
    return paintFaceWear(context, brush, true);
  }
  const hat = hatOn(brush);
  if (!hat) return;
  context.translate(0, hold === 'crown' ? -BRIM : 0);
  if (hold === 'around') context.scale(1.14, 1.14);
  paintHat(context, { accent: [60, 52, 60], ...hat }, 0.1, brush.light, false);
}

const usual: ReadonlyMap<string, Rgb> = new Map([
  ['necklace', [236, 206, 120]],
  ['pearls', [248, 243, 236]],
]);

function paintAtThroat(context: Context, what: string, { colour, light }: Brush): void {
  const tones = tonesOf(colour ?? usual.get(what) ?? [196, 68, 60]);
  if (what === 'necklace' || what === 'pearls') {
    for (let at = -6; at <= 6; at++) {
      const share = at / 6;
      fillModelled(context, ellipsePath(share * 38, -4 + (1 - share * share) * 26, 5), tones, light);
    }
    return;
  }
  const thick = what === 'scarf' ? 11 : 5;
  if (what === 'scarf')
    fillModelled(
      context,
      tube(
        [
          [22, 4, 9],
          [27, 34, 11],
          [25, 64, 12],
        ],
        'cut',
      ),
      { ...tones, base: tones.shade },
      light,
    );
  fillModelled(
    context,
    tube([
      [-42, -6, thick * 0.9],
      [0, 6, thick],
      [42, -6, thick * 0.9],
    ]),
    tones,
    light,
    { core: thick * 0.4 },
  );
  if (what === 'collar') return fillModelled(context, ellipsePath(0, 15, 8), tonesOf([232, 190, 92]), light);
  if (what !== 'bow') return;
  for (const side of [-1, 1])
    fillModelled(
      context,
      outline([
        [0, 6, true],
        [side * 32, -12],
        [side * 34, 24],
      ]),
      tones,
      light,
    );
  fillPath(context, ellipsePath(0, 6, 8), tones.deep);
}
