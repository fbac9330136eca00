import { createCanvas } from '@napi-rs/canvas';
import type { LookName } from '../language/brief.js';
import { takePlane } from '@easel/raster';
import { pixelsOf } from '../raster/canvas.js';
import { blurred, smoothStep, unitOf } from '../raster/plane.js';
import type { Plane } from '../raster/plane.js';
import type { Random } from '../paint/kit/random.js';
import type { FacePrint, Look } from './look.js';
import { eachOfFace, headsOf } from './press/faces.js';
import type { Face } from './press/faces.js';
import { setOff } from './press/set-off.js';
import { heroLayers, layersOf } from './press/tone.js';

interface Pieces {
  /** Pieces along the shorter side. */
  readonly across: number;
  /** How much a piece follows the colours rather than the grid. */
  readonly follows: number;
  /** How far pieces stray from the grid, in shares of it. */
  readonly stray: number;
  /** Width of the joint at 1024 pixels, and its colour. */
  readonly joint: number;
  readonly jointColour: readonly [number, number, number];
  readonly saturation: number;
  readonly contrast: number;
  /** How much lightness varies from piece to piece, of 255. */
  readonly variety: number;
  /** How much of the picture itself shines through a piece, 0 to 1. */
  readonly through: number;
  /** A face is painted on a piece of its own: a joint across it would be a wound. */
  readonly wholeFaces?: true;
  /** What the picture is about is drawn on its pieces, and its joints are faint: what is finer than a piece would be lost. */
  readonly drawnOn?: Drawn;
  /** How small faces are printed again. */
  readonly faces?: FacePrint;
}

/** How much is seen of what is drawn on pieces, and of the joints between these. */
interface Drawn {
  readonly through: number;
  readonly joint: number;
}

/** How much of a painted face is seen. */
const PAINTED = 0.92;

/** Pictures put together from pieces of one colour each. */
function createPieces(name: LookName, pieces: Pieces): Look {
  return {
    name,
    ink: false,
    sharp: true,
    mapped: true,
    ...(pieces.faces && { faces: pieces.faces }),
    finish(finish) {
      const { scene, painting, pixels } = finish;
      const { width, height } = painting;
      const map = layersOf(finish);
      const { index } = map;
      setOff(pixels, map, heroLayers(map), width, height);
      const side = Math.min(width, height) / pieces.across;
      const grid = layOut(width, height, side, pieces.stray, scene.random.fork('pieces'));
      const owner = assign(
        calmed(pixels, width, height, side * 0.16),
        index,
        width,
        height,
        side,
        grid,
        pieces.follows,
      );
      const faces = pieces.wholeFaces ? headsOf(scene, width) : [];
      inOnePiece(owner, index, faces, grid.x.length, [width, height]);
      const colours = meanColours(pixels, owner, grid.x.length + faces.length);
      const throughs = new Float32Array(colours.length >> 2).fill(pieces.through).fill(PAINTED, grid.x.length);
      const joint = Math.max(1, pieces.joint * unitOf(width, height));
      const drawn = pieces.drawnOn ? heroLayers(map) : undefined;
      paint(
        pixels,
        { owner, colours, throughs, isDrawn: (pixel) => drawn?.[index[pixel] as number] === 1 },
        width,
        height,
        joint,
        pieces,
      );
      return pixels;
    },
  };
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
}

function layOut(width: number, height: number, side: number, stray: number, random: Random): Grid {
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  const x = new Float32Array(columns * rows);
  const y = new Float32Array(columns * rows);
  for (let cell = 0; cell < x.length; cell++) {
    x[cell] = ((cell % columns) + 0.5 + random.around(stray)) * side;
    y[cell] = (Math.floor(cell / columns) + 0.5 + random.around(stray)) * side;
  }
  return { columns, rows, x, y };
}

/** Its colours without what is smaller than `size`: a piece cut along every bar of a gate is a splinter. */
function calmed(pixels: Uint8ClampedArray, width: number, height: number, size: number): Uint8ClampedArray {
  if (size < 2) return pixels;
  const sheet = createCanvas(width, height);
  const context = sheet.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(pixels);
  context.putImageData(image, 0, 0);
  const small = createCanvas(Math.ceil(width / size), Math.ceil(height / size));
  const inner = small.getContext('2d');
  inner.imageSmoothingQuality = 'high';
  inner.drawImage(sheet, 0, 0, small.width, small.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(small, 0, 0, width, height);
  return pixelsOf(sheet);
}

/** Every pixel goes to the piece near it whose colour and layer it shares. */
function assign(
  pixels: Uint8ClampedArray,
  layers: Uint8Array,
  width: number,
  height: number,
  side: number,
  { columns, rows, x: middleX, y: middleY }: Grid,
  follows: number,
): Uint16Array {
  const seeds = new Float32Array(middleX.length * 4);
  for (let cell = 0; cell < middleX.length; cell++) {
    const x = Math.min(width - 1, Math.max(0, Math.round(middleX[cell] as number)));
    const y = Math.min(height - 1, Math.max(0, Math.round(middleY[cell] as number)));
    const byte = (y * width + x) * 4;
    seeds.set(
      [pixels[byte] as number, pixels[byte + 1] as number, pixels[byte + 2] as number, layers[y * width + x] as number],
      cell * 4,
    );
  }
  const owner = new Uint16Array(width * height);
  const near = 1 / (side * side);
  const like = follows / (255 * 255);
  // two by two pixels at a time: joints are wider than that
  for (let y = 0; y < height; y += 2) {
    const row = Math.min(rows - 1, Math.floor(y / side));
    for (let x = 0; x < width; x += 2) {
      const pixel = y * width + x;
      const byte = pixel * 4;
      const column = Math.min(columns - 1, Math.floor(x / side));
      let best = 0;
      let least = Infinity;
      for (let up = Math.max(0, row - 1); up <= Math.min(rows - 1, row + 1); up++) {
        for (let left = Math.max(0, column - 1); left <= Math.min(columns - 1, column + 1); left++) {
          const cell = up * columns + left;
          const away = ((middleX[cell] as number) - x) ** 2 + ((middleY[cell] as number) - y) ** 2;
          const red = (seeds[cell * 4] as number) - (pixels[byte] as number);
          const green = (seeds[cell * 4 + 1] as number) - (pixels[byte + 1] as number);
          const blue = (seeds[cell * 4 + 2] as number) - (pixels[byte + 2] as number);
          const other = seeds[cell * 4 + 3] === layers[pixel] ? 0 : follows * 0.12;
          const distance = away * near + (red * red + green * green + blue * blue) * like + other;
          if (distance < least) {
            least = distance;
            best = cell;
          }
        }
      }
      owner[pixel] = best;
      if (x + 1 < width) owner[pixel + 1] = best;
      if (y + 1 < height) {
        owner[pixel + width] = best;
        if (x + 1 < width) owner[pixel + width + 1] = best;
      }
    }
  }
  return owner;
}

/** The part of each face that is of one layer with its middle belongs to no other piece. */
function inOnePiece(
  owner: Uint16Array,
  layers: Uint8Array,
  faces: readonly Face[],
  first: number,
  size: readonly [number, number],
): void {
  for (const [number, face] of faces.entries()) {
    const middle = layers[Math.round(face.y) * size[0] + Math.round(face.x)];
    eachOfFace(face, size, { wide: 1, below: 0 }, (pixel) => {
      if (layers[pixel] === middle) owner[pixel] = first + number;
    });
  }
}

function meanColours(pixels: Uint8ClampedArray, owner: Uint16Array, count: number): Float32Array {
  const sums = new Float32Array(count * 4);
  for (let pixel = 0, byte = 0; pixel < owner.length; pixel++, byte += 4) {
    const at = (owner[pixel] as number) * 4;
    sums[at] = (sums[at] as number) + (pixels[byte] as number);
    sums[at + 1] = (sums[at + 1] as number) + (pixels[byte + 1] as number);
    sums[at + 2] = (sums[at + 2] as number) + (pixels[byte + 2] as number);
    sums[at + 3] = (sums[at + 3] as number) + 1;
  }
  for (let at = 0; at < sums.length; at += 4) {
    const share = Math.max(1, sums[at + 3] as number);
    for (let channel = at; channel < at + 3; channel++) sums[channel] = (sums[channel] as number) / share;
  }
  return sums;
}

function paint(
  pixels: Uint8ClampedArray,
  {
    owner,
    colours,
    throughs,
    isDrawn,
  }: {
    readonly owner: Uint16Array;
    readonly colours: Float32Array;
    readonly throughs: Float32Array;
    readonly isDrawn: (pixel: number) => boolean;
  },
  width: number,
  height: number,
  joint: number,
  { jointColour, saturation, contrast, variety, drawnOn = { through: 0, joint: 1 } }: Pieces,
): void {
  const leads = jointsOf(owner, width, height, joint);
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const own = owner[pixel] as number;
      const drawn = isDrawn(pixel);
      const lead = (leads[pixel] as number) * (drawn ? drawnOn.joint : 1);
      const byte = pixel * 4;
      if (lead >= 1) {
        pixels.set(jointColour, byte);
        continue;
      }
      const at = own * 4;
      const through = Math.max(throughs[own] as number, drawn ? drawnOn.through : 0);
      const grey =
        (colours[at] as number) * 0.3 + (colours[at + 1] as number) * 0.59 + (colours[at + 2] as number) * 0.11;
      const lift = (((own * 2654435761) >>> 8) / 16777215 - 0.5) * 2 * variety + (grey - 128) * contrast;
      for (let channel = 0; channel < 3; channel++) {
        const value = colours[at + channel] as number;
        // a little of the picture itself shines through, or faces would be lost
        const seen = value * (1 - through) + (pixels[byte + channel] as number) * through;
        const glass = Math.min(255, Math.max(0, grey + (seen - grey) * saturation + lift));
        pixels[byte + channel] = glass + ((jointColour[channel] as number) - glass) * lead;
      }
    }
  }
}

/** How much of the joint covers each place: its edges are smooth, whatever steps the pieces have. */
function jointsOf(owner: Uint16Array, width: number, height: number, joint: number): Plane {
  const reach = Math.max(1, Math.round(joint / 2));
  const leads = takePlane(owner.length).fill(0);
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const own = owner[pixel] as number;
      const right = x + reach < width ? (owner[pixel + reach] as number) : own;
      // a thin joint is cut from one of the two pieces
      const left = x >= reach && joint >= 3 ? (owner[pixel - reach] as number) : own;
      const below = y + reach < height ? (owner[pixel + reach * width] as number) : own;
      const above = y >= reach && joint >= 3 ? (owner[pixel - reach * width] as number) : own;
      if (right !== own || left !== own || below !== own || above !== own) leads[pixel] = 1;
    }
  }
  if (joint < 3) return leads;
  blurred(leads, width, height, 1.2);
  for (let pixel = 0; pixel < leads.length; pixel++) leads[pixel] = smoothStep(0.12, 0.88, leads[pixel] as number);
  return leads;
}

/** Coloured glass in lead. */
export const stainedGlass = createPieces('stained-glass', {
  across: 15,
  follows: 9,
  stray: 0.42,
  joint: 9,
  jointColour: [18, 16, 22],
  saturation: 1.75,
  contrast: 0.22,
  variety: 16,
  through: 0.3,
  wholeFaces: true,
  drawnOn: { through: 0.78, joint: 0.42 },
});

/** Little stones in mortar. */
export const mosaic = createPieces('mosaic', {
  across: 44,
  follows: 3.4,
  stray: 0.18,
  joint: 3.4,
  jointColour: [206, 196, 180],
  saturation: 1.45,
  contrast: 0.34,
  variety: 30,
  through: 0.08,
  drawnOn: { through: 0.5, joint: 0.62 },
  faces: { calm: 0.7 },
});
