import { convolutionWeights, createGraphBuilder, depthwiseWeights } from '../../tensors/graph-builder.js';
import type { OnnxGraph } from '../../tensors/onnx-file.js';
import { readWeights } from './weights.js';

export const LANDMARKS_SIDE = 112;
export const LANDMARKS_SHAPE = [1, 3, LANDMARKS_SIDE, LANDMARKS_SIDE] as const;
export const LANDMARKS = 68;

const BLOCKS = 4;
const LAYERS = 4;

/** The network of the 68 points, densely connected blocks of separable convolutions, from face-api's weights to ONNX. */
export function convertLandmarks(folder: string): OnnxGraph {
  const weights = readWeights(folder, 'face_landmark_68_model');
  const builder = createGraphBuilder();

  function convolution(input: string, name: string, stride: number): string {
    const strides = [stride, stride];
    const bias = (): string => builder.keep(`${name}/bias`, weights(`${name}/bias`));
    if (input === 'face') {
      const filter = builder.keep(`${name}/filters`, convolutionWeights(weights(`${name}/filters`)));
      builder.add('Conv', [input, filter, bias()], `${name}/sum`, { auto_pad: 'SAME_UPPER', strides });
      return `${name}/sum`;
    }
    const depthwise = depthwiseWeights(weights(`${name}/depthwise_filter`));
    const each = builder.keep(`${name}/depthwise`, depthwise);
    const attributes = { auto_pad: 'SAME_UPPER', strides, group: depthwise.shape[0] ?? 1 };
    builder.add('Conv', [input, each], `${name}/each`, attributes);
    const across = builder.keep(`${name}/pointwise`, convolutionWeights(weights(`${name}/pointwise_filter`)));
    builder.add('Conv', [`${name}/each`, across, bias()], `${name}/sum`);
    return `${name}/sum`;
  }

  let out = 'face';
  for (let block = 0; block < BLOCKS; block += 1) {
    // The first layer halves the picture; each of the others sees the sum of all before it.
    let sum = '';
    for (let layer = 0; layer < LAYERS; layer += 1) {
      const name = `dense${block}/conv${layer}`;
      const own = convolution(out, name, layer === 0 ? 2 : 1);
      if (layer > 0) builder.add('Add', [sum, own], `${name}/all`);
      builder.add('Relu', [layer === 0 ? own : `${name}/all`], name);
      sum = layer === 0 ? name : `${name}/all`;
      out = name;
    }
  }
  builder.add('AveragePool', [out], 'mean', { kernel_shape: [7, 7], strides: [2, 2] });
  builder.add('Flatten', ['mean'], 'flat', { axis: 1 });
  builder.add('MatMul', ['flat', builder.keep('fc/weights', weights('fc/weights'))], 'product');
  builder.add('Add', ['product', builder.keep('fc/bias', weights('fc/bias'))], 'points');
  return builder.build({ name: 'face', shape: LANDMARKS_SHAPE }, { name: 'points', shape: [1, 2 * LANDMARKS] });
}
