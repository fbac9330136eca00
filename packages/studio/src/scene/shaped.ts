import type { Shape } from '../catalogue/shapes.js';
import type { Drawable } from '../paint/drawable.js';
import { figureOf } from '../paint/figures/figure.js';
import { hex } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';

/** Things that are known by their form alone: in another form they are that form. */
const formed = new Set(
  'plain-figure box canister container block cube plate dish platter tray rug mat carpet tile brick dice cushion pillow ornament mirror brooch pendant locket badge button coaster soap sponge candle lid plaque sign table-mat cardboard-box package jewelry-box planter'.split(
    ' ',
  ),
);

/** Forms that a thing has by nature, where saying so changes nothing. */
const natural: ReadonlyMap<string, readonly Shape[]> = new Map([
  ['rug', ['rectangular', 'square']],
  ['mat', ['rectangular', 'square']],
  ['plate', ['round', 'oval']],
  ['platter', ['round', 'oval']],
  ['dish', ['round', 'oval']],
  ['candle', ['cylindrical', 'tall']],
  ['pillow', ['square', 'rectangular']],
  ['sign', ['rectangular', 'square']],
]);

/** Things that hang or lie flat: their shape is seen from the front. */
const flatThings = new Set(['rug', 'mat', 'carpet', 'mirror', 'brooch', 'pendant', 'locket', 'badge', 'plaque']);

/** The colours of such things, where none was asked for. */
const colours = new Map<string, Rgb>(
  Object.entries({
    mirror: '#c3d7de',
    plate: '#f2eee6',
    dish: '#f2eee6',
    platter: '#e9e4da',
    tray: '#b9bcc2',
    rug: '#a4483f',
    box: '#c49a63',
    cushion: '#6f86a8',
    pillow: '#e8e2d6',
    candle: '#efe2c0',
    soap: '#e9c8d0',
    tile: '#d8cfc0',
    block: '#d8574a',
    brick: '#a8563f',
  }).map(([concept, colour]) => [concept, hex(colour)]),
);

/** The drawing of a thing in the shape that was asked for, where another drawing is needed. */
export function shapedAs(drawable: Drawable, shape: Shape | undefined): Drawable | undefined {
  if (shape === undefined || !formed.has(drawable.concept)) return undefined;
  if (natural.get(drawable.concept)?.includes(shape)) return undefined;
  const figure = figureOf(shape, drawable, colours.get(drawable.concept));
  const plain = drawable.concept === 'plain-figure' || flatThings.has(drawable.concept);
  return plain && !isSolid(shape) ? { ...figure, habitat: 'wall', height: Math.max(1, drawable.height) } : figure;
}

function isSolid(shape: Shape): boolean {
  return ['spherical', 'cubic', 'cylindrical', 'conical', 'pyramidal'].includes(shape);
}
