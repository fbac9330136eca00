import { convertInception, INCEPTION_SIDE } from './inception.js';
import { convertMobileNet, MOBILENET_SIDE } from './mobilenet.js';
import type { OnnxGraph } from '../../tensors/onnx-file.js';
import { openNetwork } from '../../tensors/network.js';
import { readPackedModel } from './weights.js';

/** Shares of one, in the networks' own order. */
export interface Likelihoods {
  readonly drawing: number;
  readonly hentai: number;
  readonly neutral: number;
  readonly porn: number;
  readonly sexy: number;
}

/** A network that judges a square picture, RGB bytes, of its own side. */
export interface Classifier {
  readonly name: string;
  readonly side: number;
  classify(pixels: Uint8Array): Promise<Likelihoods>;
}

/**
 * The networks come as TensorFlow.js graphs; they are rewritten for ONNX Runtime, which is native and several times as
 * quick as WebAssembly.
 */
async function createClassifier(
  name: string,
  side: number,
  makeGraph: () => OnnxGraph,
  folder: string | undefined,
): Promise<Classifier> {
  // What the build has written down is the package's own.
  const written = folder === undefined ? name : undefined;
  const network = await openNetwork({ name: written, shape: [1, 3, side, side], makeGraph });
  return {
    name,
    side,
    async classify(pixels) {
      if (pixels.length !== side * side * 3) throw new RangeError(`${name} takes ${side}×${side} RGB pixels`);
      const [drawing = 0, hentai = 0, neutral = 0, porn = 0, sexy = 0] = await network.run(planes(pixels));
      return { drawing, hentai, neutral, porn, sexy };
    },
  };
}

/** Red, green and blue apart, from nothing to one. */
function planes(pixels: Uint8Array): Float32Array {
  const size = pixels.length / 3;
  const result = new Float32Array(pixels.length);
  for (let pixel = 0; pixel < size; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      result[channel * size + pixel] = (pixels[pixel * 3 + channel] as number) / 255;
    }
  }
  return result;
}

export const [QUICK, THOROUGH] = ['nsfwjs-mobilenet-v2-mid', 'nsfwjs-inception-v3'] as const;

export const quickGraph = (folder?: string): OnnxGraph => convertMobileNet(readPackedModel('mobilenet_v2_mid', folder));
export const thoroughGraph = (folder?: string): OnnxGraph => convertInception(readPackedModel('inception_v3', folder));

/** The quick network: MobileNetV2, 224 pixels a side. */
export async function loadQuickClassifier(folder?: string): Promise<Classifier> {
  return createClassifier(QUICK, MOBILENET_SIDE, () => quickGraph(folder), folder);
}

/** The thorough network: InceptionV3, 299 pixels a side. */
export async function loadThoroughClassifier(folder?: string): Promise<Classifier> {
  return createClassifier(THOROUGH, INCEPTION_SIDE, () => thoroughGraph(folder), folder);
}
