import sharp from 'sharp';
import type { Plane } from '@easel/raster';
import type { RgbPicture } from '../decode/photo.js';
import type { Point } from '../find/face-models.js';
import { faceShape } from '../find/face-shape.js';
import { addSeen, lookCloser, type CloserLook } from './closer-look.js';
import type { Matting } from './matting.js';

/** A head of which the network sees less than this share is looked at again. */
const ENOUGH = 0.92;
/** Eyes, nose and mouth of which it sees this share are where they are; a gap beside them is none of the head. */
const SEEN = 0.9;
/** A throat of which it sees less than this share, and the body below it with that, is looked at more closely. */
const THROAT_SEEN = 0.6;
/** Beside a neck, and solid: hair, or a cushion, or somebody else; a closer look tells. */
const BESIDE = 0.3;
/** From here on the halves of a face differ because it is turned away, and its points lie half beside it. */
export const PROFILE = 0.3;

export interface HeadMatte {
  readonly matte: Plane;
  /** How much more of the right half of the face is there than of the left, −1 to 1: where the back of the head is. */
  readonly turn: number;
  /** Where something stands beside the neck, or nothing below it. */
  readonly look?: CloserLook | undefined;
}

/**
 * The matte of a portrait. The network was taught with people who stand before something: where a face fills the photo,
 * or light and wall have the colour of skin, it may miss the head, so it gets a second look at a brighter copy with
 * something around it; where that fails too, the head is taken to be where heads are. Among many people, or before a busy
 * wall, it may lose the body below a head, or take for somebody what stands beside the neck: a part of the photo that one
 * person fills tells.
 */
export async function matteOf(matting: Matting, portrait: RgbPicture, landmarks: readonly Point[]): Promise<HeadMatte> {
  const size = faceShape({ landmarks }).box.height;
  const matte = await matting.matte(portrait, size);
  const head = headOf(landmarks, portrait);
  const turn = shareOf(matte, head.right) - shareOf(matte, head.left);
  if (shareOf(matte, head.core) < ENOUGH) {
    const again = await secondLook(matting, portrait, size);
    for (let pixel = 0; pixel < matte.length; pixel += 1) matte[pixel] = Math.max(matte[pixel]!, again[pixel]!);
  }
  // There the network knows better than the points.
  if (Math.abs(turn) > PROFILE) return { matte, turn };
  const lostBody = head.throat.length > 0 && shareOf(matte, head.throat) < THROAT_SEEN;
  const doubtful = lostBody || head.besideNeck.some((side) => shareOf(matte, side) > BESIDE);
  const closely = lostBody ? matting.matte : matting.glance;
  const look = doubtful ? await lookCloser(closely, portrait, faceShape({ landmarks }).box) : undefined;
  if (look && lostBody) addSeen(matte, portrait.width, look);
  if (shareOf(matte, head.core) < ENOUGH && shareOf(matte, head.features) < SEEN) {
    for (let pixel = 0; pixel < matte.length; pixel += 1) matte[pixel] = Math.max(matte[pixel]!, head.likely(pixel));
  }
  for (const pixel of head.features) matte[pixel] = 1;
  return { matte, turn, look };
}

async function secondLook(matting: Matting, { width, height, data }: RgbPicture, size: number): Promise<Plane> {
  const border = Math.round(Math.max(width, height) * 0.35);
  const { data: pixels, info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .normalise({ lower: 2, upper: 98 })
    .extend({ left: border, right: border, top: border, extendWith: 'copy' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wide = await matting.matte({ width: info.width, height: info.height, data: pixels }, size);
  const matte = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (y + border) * info.width + border;
    matte.set(wide.subarray(from, from + width), y * width);
  }
  return matte;
}

function shareOf(matte: Plane, pixels: readonly number[]): number {
  let sum = 0;
  for (const pixel of pixels) sum += matte[pixel]!;
  return sum / Math.max(1, pixels.length);
}

interface LikelyHead {
  /** The two halves of the face, between brows and chin. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Eyes, nose and mouth. */
  readonly features: readonly number[];
  /** Face, forehead and the hair next to it. */
  readonly core: readonly number[];
  /** Under the chin; nothing where the photo ends there. */
  readonly throat: readonly number[];
  /** Left and right of it, further out. */
  readonly besideNeck: readonly (readonly number[])[];
  /** 0 to 1: head, neck and shoulders as most people have them. */
  likely(pixel: number): number;
}

function headOf(landmarks: readonly Point[], { width, height }: RgbPicture): LikelyHead {
  const { eyes, unit, lean, chin } = faceShape({ landmarks });
  const [across, down] = [Math.cos(lean), Math.sin(lean)];
  /** In the head's own frame, in units: how far to the right of the eyes a place is, and how far below them. */
  const aside = (x: number, y: number): number => ((x - eyes[0]) * across + (y - eyes[1]) * down) / unit;
  const under = (x: number, y: number): number => ((y - eyes[1]) * across - (x - eyes[0]) * down) / unit;
  /** How far from the middle of an oval around the face a place is, squared; its edge is at one. */
  const oval = (x: number, y: number, wide: number, top: number): number => {
    const beside = x / wide;
    const below = (y - 0.5 + top / 2) / (0.5 + top / 2);
    return beside * beside + below * below;
  };
  const [left, right]: [number[], number[]] = [[], []];
  const core: number[] = [];
  const features: number[] = [];
  // No part of the ovals below is further from the eyes than this.
  const [reach, from] = [unit * 1.05, (value: number): number => Math.max(0, Math.floor(value))];
  for (let y = from(eyes[1] - reach); y < Math.min(height, eyes[1] + reach); y += 1) {
    for (let x = from(eyes[0] - reach); x < Math.min(width, eyes[0] + reach); x += 1) {
      const placeX = aside(x, y);
      const placeY = under(x, y);
      if (placeY > -0.2 && oval(placeX, placeY, 0.4, 0.6) < 0.86 ** 2) features.push(y * width + x);
      // Shares of the head are known well enough from every fourth pixel.
      if (((x | y) & 1) === 1) continue;
      if (oval(placeX, placeY, 0.6, 1.08) < 0.94 ** 2) core.push(y * width + x);
      if (placeY > -0.2 && oval(placeX, placeY, 0.58, 0.6) < 0.94 ** 2) (placeX < 0 ? left : right).push(y * width + x);
    }
  }
  const throat: number[] = [];
  const [collarX, collarY] = [chin[0] * 0.4 + eyes[0] * 0.6, chin[1] + unit * 0.62];
  if (collarY < height) {
    for (let y = from(chin[1] + unit * 0.12); y < collarY; y += 2) {
      for (let x = from(collarX - unit * 0.22); x < Math.min(width, collarX + unit * 0.22); x += 2)
        throat.push(y * width + x);
    }
  }
  const besideNeck = [-1, 1].map((side) => {
    const pixels: number[] = [];
    for (let below = 0.7; below < 1.35; below += 0.04) {
      for (let aside = 0.95; aside < 1.5; aside += 0.04) {
        const [x, y] = [Math.round(eyes[0] + side * aside * unit), Math.round(eyes[1] + below * unit)];
        if (x >= 0 && y >= 0 && x < width && y < height) pixels.push(y * width + x);
      }
    }
    return pixels;
  });
  return {
    left,
    right,
    features,
    core,
    throat,
    besideNeck,
    likely(pixel) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      const head = (1.08 - Math.sqrt(oval(aside(x, y), under(x, y), 0.84, 1.3))) * 8;
      const [beside, below] = [Math.abs(x - chin[0]) / unit, (y - chin[1]) / unit];
      const shoulder = 0.5 + Math.max(0, below - 0.25) ** 0.6 * 1.5;
      const body = below < -0.3 ? 0 : (shoulder - beside) * 8;
      return Math.min(1, Math.max(0, head, body));
    },
  };
}
