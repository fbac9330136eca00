import { createCanvas } from '@napi-rs/canvas';
import { indoorSettings } from '../catalogue/settings.js';
import type { Brief } from '../language/brief.js';
import { css, hex } from './kit/colour.js';
import type { Context } from './kit/shapes.js';
import type { Painting, Region } from './painting.js';

/** The layers in which scenery is painted, by what the prompt calls it. */
const regions: ReadonlyMap<string, readonly Region[]> = new Map<string, readonly Region[]>([
  ['sky', ['sky']],
  ['clouds', ['cloud']],
  ...['water', 'sea', 'lake', 'river', 'waves', 'waterfall'].map((what) => [what, ['water']] as const),
  ...['grass', 'field', 'sand', 'ground', 'floor', 'desert', 'beach', 'snow', 'rug'].map(
    (what) => [what, ['land']] as const,
  ),
  ...['leaves', 'trees', 'forest', 'jungle'].map((what) => [what, ['foliage']] as const),
  ...['mountains', 'hills', 'skyline'].map((what) => [what, ['far']] as const),
  ['walls', ['wall']],
]);

const isPale = (colour: string): boolean => Math.min(...hex(colour)) > 220;

const GROWN: ReadonlySet<string> = new Set(['grass', 'field', 'leaves', 'trees', 'forest', 'jungle']);

/** Grass and leaves are green by themselves. */
const isGreen = (colour: string): boolean => {
  const [red, green, blue] = hex(colour);
  return green > red * 1.15 && green > blue * 1.15;
};

/** How much of a colour that was told scenery takes: green land needs little more, and far hills keep some of the air before them. */
function strengthOn(what: string, region: Region, colour: string): number {
  if (GROWN.has(what) && isGreen(colour)) return 0.3;
  return region === 'far' ? (isGreen(colour) ? 0.45 : 0.7) : 1;
}

/** From where on down the sky a dye fades, and where nothing of it is left, as shares of the height. */
const [FADES, GONE] = [0.12, 0.5];

function fadeDown(context: Context, width: number, height: number): void {
  const mask = context.createLinearGradient(0, 0, 0, height);
  mask.addColorStop(FADES, '#000000ff');
  mask.addColorStop(GONE, '#00000000');
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = mask;
  context.fillRect(0, 0, width, height);
}

const isCool = (colour: string): boolean => {
  const [red, , blue] = hex(colour);
  return blue > red * 1.25;
};

/** A painting on which the named scenery takes its colour: turquoise water, a red sky, blue walls. The sun may be low. */
export function tintedPainting(painting: Painting, tints: Brief['tints'] = [], low = false): Painting {
  const wanted = new Map<Region, { readonly colour: string; readonly strength: number }>();
  for (const { what, colour } of tints) {
    // a brown bathroom has brown walls; of a brown and white one the floor is white
    if (indoorSettings.has(what)) wanted.set(wanted.has('wall') ? 'land' : 'wall', { colour, strength: 0.9 });
  }
  for (const { what, colour } of tints) {
    // a green valley below white mountains is the land before them
    const below = what === 'hills' && tints.some((other) => other.what === 'mountains');
    const own = below ? (['land'] as const) : (regions.get(what) ?? []);
    for (const region of own) wanted.set(region, { colour, strength: strengthOn(what, region, colour) });
    // clouds take some of the sky's colour
    if (what === 'sky' && !wanted.has('cloud')) wanted.set('cloud', { colour, strength: 0.4 });
  }
  if (wanted.size === 0) return painting;
  const { width, height } = painting;
  return {
    ...painting,
    layer(layer, paint, bounds) {
      const tint = wanted.get(layer.region);
      if (tint === undefined) return painting.layer(layer, paint, bounds);
      const sheet = createCanvas(width, height);
      const context = sheet.getContext('2d');
      paint(context);
      const dyed = createCanvas(width, height);
      const dye = dyed.getContext('2d');
      dye.drawImage(sheet, 0, 0);
      dye.fillStyle = css(hex(tint.colour));
      dye.globalAlpha = tint.strength;
      // its hue over the painted light and shade, then some of its own lightness
      dye.globalCompositeOperation = 'color';
      dye.fillRect(0, 0, width, height);
      dye.globalCompositeOperation = 'source-over';
      // white has no hue: it is lightness alone
      dye.globalAlpha = (isPale(tint.colour) ? 0.8 : 0.42) * tint.strength;
      dye.fillRect(0, 0, width, height);
      dye.globalAlpha = 1;
      dye.globalCompositeOperation = 'destination-in';
      dye.drawImage(sheet, 0, 0);
      // above a low sun a blue sky stays warm along the horizon
      const faded = low && layer.region === 'sky' && isCool(tint.colour);
      if (faded) fadeDown(dye, width, height);
      const dyeing = (onto: Context): void => {
        if (faded) onto.drawImage(sheet, 0, 0);
        onto.drawImage(dyed, 0, 0);
      };
      painting.layer(layer, dyeing, bounds);
    },
  };
}
