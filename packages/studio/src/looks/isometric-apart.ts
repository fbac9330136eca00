import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { paintItem } from '../paint/item.js';
import type { Context } from '../paint/kit/shapes.js';
import { createPainting } from '../paint/painting.js';
import { pixelsOf } from '../raster/canvas.js';
import type { Item, Scene } from '../scene/scene.js';
import type { Land } from './isometric-lands.js';
import { isSideView, turned } from './isometric-turned.js';
import type { Finish } from './look.js';
import { cutOut } from './press/cut-out.js';
import { stepLight } from './press/flatten.js';

/** So many things have places of their own on the block; more are a crowd, and stay as they stand. */
const [FEWEST, MOST] = [2, 9];
/** Things of a land. */
const kinds: ReadonlySet<string> = new Set(['building', 'vehicle', 'animal', 'person', 'plant']);
/** On a block all are nearer to one size than out there, and yet a hen is lower than the wheel of a tractor. */
const EVENED = 0.52;
/** The tallest, in halves of the block's side. */
const TALLEST = 0.74;
/** So much of the width of the block at a row its things take, and the gaps between them. */
const [TAKEN, GAP] = [0.78, 0.07];
/** Rows by how far back they are, 1 at the far corner and -1 at the near one: houses, what is as large as a car, and the rest. */
const ROWS = [0.36, -0.16, -0.52] as const;
/** What is no house and no beast and is lower than so many metres belongs on a table. */
const LEAST = 0.6;
/** Plants that are lower than so many metres are in the last row. */
const LOW = 2;

/** A thing as it stands on the block, cut out. */
interface Piece {
  readonly picture: Canvas;
  /** How deep it is, of its width, where it is a solid. */
  readonly deep?: number;
  /** Its height, in halves of the block's side. */
  readonly high: number;
  readonly row: number;
}

/** A piece in its place: where the middle of its foot is, and its size in pixels. */
export interface Placed extends Piece {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
}

/** Several things of a land, each by itself: on a block they have places of their own, as on the board of a game. */
export function areApart({ items, brief }: Scene): boolean {
  const count = items.length >= FEWEST && items.length <= MOST;
  const large = items.some(({ drawable: { kind } }) => kind === 'building' || kind === 'vehicle');
  return (
    count &&
    large &&
    brief.relations.every(({ kind }) => kind === 'beside') &&
    items.every((item) => item.turn === 0 && !item.worn && isOfLand(item))
  );
}

/** It stands on the ground by itself, or may: an airliner is parked. */
function isOfLand({ drawable: { kind, habitat, height }, standsOn }: Item): boolean {
  if (standsOn === 'nothing') return kind === 'vehicle' && habitat === 'air';
  if (standsOn !== 'ground') return false;
  return kinds.has(kind) || (kind === 'object' && habitat === 'ground' && height > LEAST);
}

/** Houses that were named stand in the place of those that a town would have, and not on its road. */
export function clearedFor({ items }: Scene, land: Land): Land {
  const town = land.blocks.some(({ form }) => form === 'house');
  if (land.walls || !town || !items.some(({ drawable }) => drawable.kind === 'building')) return land;
  return { ...land, strips: [], blocks: land.blocks.filter(({ form }) => form !== 'house') };
}

/** The things in rows, the houses farthest back, all of one scale: the larger ones turned as the block is. */
export function apartOn(finish: Finish, half: number): readonly Placed[] {
  const { items } = finish.scene;
  const tallest = Math.max(...items.map(heightOf));
  const pieces = items.map((item) => pieceOf(finish, item, TALLEST * (heightOf(item) / tallest) ** EVENED));
  const rows = ROWS.map((_, row) => pieces.filter((piece) => piece.row === row));
  const widthOf = ({ picture, high }: Piece): number => (high * half * picture.width) / picture.height;
  const roomAt = (row: number): number => half * (2 - Math.abs(ROWS[row] as number) * 2) * TAKEN;
  const taken = (row: readonly Piece[]): number =>
    row.reduce((sum, piece) => sum + widthOf(piece), 0) + GAP * half * Math.max(0, row.length - 1);
  const scale = Math.min(1, ...rows.map((row, index) => (row.length === 0 ? 1 : roomAt(index) / taken(row))));
  return rows.flatMap((row, index) => {
    // what is left of the room is between them, but for a pair, which keeps together
    const spare = Math.max(0, roomAt(index) - taken(row) * scale) / (row.length + 1);
    let x = -(taken(row) * scale + spare * (row.length - 1)) / 2;
    return row.map((piece): Placed => {
      const [wide, tall] = [widthOf(piece) * scale, piece.high * half * scale];
      const middle = x + wide / 2;
      x += wide + GAP * half * scale + spare;
      return { ...piece, x: middle, y: (-(ROWS[index] as number) * half) / 2, wide, tall };
    });
  });
}

const heightOf = ({ drawable: { height } }: Item): number => height;

function rowOf({ drawable: { kind, height } }: Item): number {
  if (kind === 'building') return 0;
  if (kind === 'plant') return height > LOW ? 0 : 2;
  return kind === 'vehicle' ? 1 : 2;
}

function pieceOf(finish: Finish, item: Item, high: number): Piece {
  const { scene } = finish;
  const { width, height } = scene;
  const size = Math.min(height * 0.74, (width * 0.74) / item.drawable.aspect);
  const painting = createPainting(width, height, false, true);
  const alone: Item = { ...item, standsOn: 'ground', x: width / 2, y: height * 0.88, size, depth: 0.1, floor: height };
  paintItem(scene, painting, alone, { indoor: false, shadowless: true });
  const pixels = pixelsOf(painting.canvas);
  stepLight(pixels, width, height, 9);
  const cut = cutOut({ ...finish, painting, pixels });
  const { left, top, right, bottom } = cut.box;
  const row = rowOf(item);
  if (isSideView(item, cut.box)) {
    const { picture, deep } = turned(cut);
    // the solid is higher than the side view, by how far it runs down
    return { picture, deep, high: (high * picture.height) / (bottom - top + 1), row };
  }
  const picture = createCanvas(right - left + 1, bottom - top + 1);
  picture.getContext('2d').drawImage(cut.picture, -left, -top);
  return { picture, high, row };
}

/** With its shadow to one side, as everything on the block has. */
export function setPiece(context: Context, { picture, x, y, wide, tall }: Placed): void {
  context.save();
  context.filter = 'brightness(0)';
  context.globalAlpha = 0.22;
  context.transform(1, 0, -0.5, 0.32, 0.5 * y, y * 0.68);
  context.drawImage(picture, x - wide / 2, y - tall, wide, tall);
  context.restore();
  context.drawImage(picture, x - wide / 2, y - tall, wide, tall);
}
