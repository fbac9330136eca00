import type * as TensorFlow from '@tensorflow/tfjs-core';
import { loadTensorRuntime, type TensorRuntime } from '../../tensors/runtime.js';
import { createKerasGraph } from './keras-graph.js';
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

function createClassifier(
  tf: TensorRuntime,
  name: string,
  side: number,
  predict: (input: TensorFlow.Tensor4D) => TensorFlow.Tensor,
): Classifier {
  return {
    name,
    side,
    async classify(pixels) {
      if (pixels.length !== side * side * 3) throw new RangeError(`${name} takes ${side}×${side} RGB pixels`);
      const result = tf.tidy(() => predict(tf.div(tf.tensor4d(pixels, [1, side, side, 3], 'int32'), 255)));
      try {
        const [drawing = 0, hentai = 0, neutral = 0, porn = 0, sexy = 0] = await result.data();
        return { drawing, hentai, neutral, porn, sexy };
      } finally {
        result.dispose();
      }
    },
  };
}

/** The quick network: MobileNetV2, 224 pixels a side. */
export async function loadQuickClassifier(folder?: string): Promise<Classifier> {
  const tf = await loadTensorRuntime();
  const packed = readPackedModel('mobilenet_v2_mid', folder);
  const model = await tf.loadGraphModel({
    load: () =>
      Promise.resolve({
        modelTopology: packed.topology as object,
        weightSpecs: packed.specifications,
        weightData: packed.bytes,
      }),
  });
  return createClassifier(tf, 'nsfwjs-mobilenet-v2-mid', 224, (input) => model.predict(input) as TensorFlow.Tensor);
}

/** The thorough network: InceptionV3, 299 pixels a side. */
export async function loadThoroughClassifier(folder?: string): Promise<Classifier> {
  const tf = await loadTensorRuntime();
  const packed = readPackedModel('inception_v3', folder);
  const weights = tf.io.decodeWeights(packed.bytes, packed.specifications);
  return createClassifier(tf, 'nsfwjs-inception-v3', 299, createKerasGraph(tf, packed.topology, weights));
}
