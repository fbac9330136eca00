import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Material } from '../../catalogue/materials.js';
import { is } from '../../catalogue/traits.js';
import type { Described, Drawable } from '../drawable.js';
import type { Rgb } from '../kit/colour.js';
import { applyMaterial } from './material.js';
import type { MaterialRequest } from './material.js';

/** Where parts are on most things, from the top to the bottom: of those whose painters do not tell them apart. */
const bands: ReadonlyMap<string, readonly [from: number, to: number]> = new Map([
  ['leg', [0.52, 1]],
  ['sole', [0.84, 1]],
  ['base', [0.84, 1]],
  ['lid', [0, 0.2]],
  ['cap', [0, 0.16]],
  ['shade', [0, 0.52]],
  ['lampshade', [0, 0.52]],
]);

/** A part that is made of something else than the whole, and where it is. */
export interface Piece {
  readonly part: Described;
  readonly canvas: Canvas;
  readonly mask: Canvas;
}

const MOST = 3;
const [ONE, OTHER]: readonly [Rgb, Rgb] = [
  [255, 0, 255],
  [0, 200, 0],
];

/**
 * The parts of which a material was said, cut out of the painted thing. A painter that knows a part paints it in the
 * colour that is said of it: painted twice in two colours, what differs is the part. Else it is where such parts are;
 * legs begin below what they carry.
 */
export function cutPieces(
  sprite: Canvas,
  parts: readonly Described[],
  repaint: (parts: readonly Described[]) => Canvas,
  legsFrom?: number,
): Piece[] {
  return parts
    .filter(({ material }) => material !== undefined)
    .slice(0, MOST)
    .flatMap((part) => {
      const inColour = (colour: Rgb): Canvas =>
        repaint(parts.map((each) => (each === part ? { ...each, colour } : each)));
      const mask = difference(inColour(ONE), inColour(OTHER)) ?? bandOf(sprite, part.name ?? part.what, legsFrom);
      if (!mask) return [];
      return [{ part, canvas: within(sprite, mask), mask }];
    });
}

/** What is made of a material in its body alone: windows and wheels, a belt, and the stand of a garment stay what they are. */
const hasBody = (concept: string, kind: Drawable['kind']): boolean =>
  is(concept, 'faced') || is(concept, 'garment') || kind === 'building' || kind === 'vehicle';

/** Nobody builds of these what one lives or drives in: what is made of them is so as a whole. */
const modelled: ReadonlySet<Material> = new Set<Material>([
  ...(['cardboard', 'paper', 'chocolate', 'candy', 'wax', 'wool', 'fabric', 'fur', 'leaves', 'petals'] as const),
  ...(['ice', 'water', 'fire', 'diamond', 'porcelain'] as const),
]);

/**
 * Makes a thing of a material but for what is on its face: a painter paints its body in the colour that is said, so
 * what is the same in two colours is a dial, a picture or a pane.
 */
export function makeOf(
  sprite: Canvas,
  { concept, kind }: Pick<Drawable, 'concept' | 'kind'>,
  dye: (colour: Rgb) => Canvas,
  request: MaterialRequest,
): void {
  // a castle of cardboard is a model: its roofs and its door are of it too
  const whole = modelled.has(request.material) && (kind === 'building' || kind === 'vehicle');
  const mask = hasBody(concept, kind) && !whole ? difference(dye(ONE), dye(OTHER)) : undefined;
  if (!mask) return applyMaterial(sprite, request);
  const body = within(sprite, mask);
  applyMaterial(body, request);
  overlay(sprite, mask, body);
}

/** Lays the pieces over the thing, each of its own material. */
export function layPieces(
  sprite: Canvas,
  pieces: readonly Piece[],
  request: Omit<MaterialRequest, 'material' | 'colour'>,
): void {
  for (const { part, canvas, mask } of pieces) {
    if (!part.material) continue;
    applyMaterial(canvas, { ...request, material: part.material, colour: undefined });
    overlay(sprite, mask, canvas);
  }
}

function within(sprite: Canvas, mask: Canvas): Canvas {
  const canvas = createCanvas(sprite.width, sprite.height);
  const context = canvas.getContext('2d');
  context.drawImage(sprite, 0, 0);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(mask, 0, 0);
  context.globalCompositeOperation = 'source-over';
  return canvas;
}

/** Puts a piece where it was cut out. */
function overlay(sprite: Canvas, mask: Canvas, piece: Canvas): void {
  const context = sprite.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.drawImage(mask, 0, 0);
  context.globalCompositeOperation = 'source-over';
  context.drawImage(piece, 0, 0);
  context.restore();
}

/** What two pictures do not have in common; none where they are alike. */
function difference(one: Canvas, other: Canvas): Canvas | undefined {
  const { width, height } = one;
  const first = one.getContext('2d').getImageData(0, 0, width, height).data;
  const second = other.getContext('2d').getImageData(0, 0, width, height).data;
  const mask = createCanvas(width, height);
  const context = mask.getContext('2d');
  const image = context.createImageData(width, height);
  let count = 0;
  for (let at = 0; at < first.length; at += 4) {
    const away =
      Math.abs((first[at] as number) - (second[at] as number)) +
      Math.abs((first[at + 1] as number) - (second[at + 1] as number));
    if (away < 90 || (first[at + 3] as number) < 40) continue;
    image.data[at + 3] = 255;
    count++;
  }
  if (count < 12) return undefined;
  context.putImageData(image, 0, 0);
  return mask;
}

/** The rows of a thing where such a part is. */
function bandOf(sprite: Canvas, name: string, legsFrom?: number): Canvas | undefined {
  const word = name.replace(/s$/, '');
  const band = word === 'leg' && legsFrom !== undefined ? ([legsFrom, 1] as const) : bands.get(word);
  if (!band) return undefined;
  const { width, height } = sprite;
  const { data } = sprite.getContext('2d').getImageData(0, 0, width, height);
  let [top, bottom] = [height, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x += 2)
      if ((data[(y * width + x) * 4 + 3] as number) > 128) {
        top = Math.min(top, y);
        bottom = y;
        break;
      }
  if (bottom <= top) return undefined;
  const mask = createCanvas(width, height);
  const context = mask.getContext('2d');
  const [from, to] = band.map((share) => top + (bottom - top) * share) as [number, number];
  context.fillRect(0, from, width, to - from + 2);
  return mask;
}
