import {
  convolutionWeights,
  createGraphBuilder,
  depthwiseWeights,
  scalar,
  type Weights,
} from '../../tensors/graph-builder.js';
import type { OnnxGraph } from '../../tensors/onnx-file.js';
import { readWeights } from './weights.js';

export const DETECTOR_SIDE = 512;
export const DETECTOR_SHAPE = [1, 3, DETECTOR_SIDE, DETECTOR_SIDE] as const;
/** For each box: how its four sides differ from a typical box, and how sure the network is. */
export const BOX_NUMBERS = 5;
/** Where boxes are predicted: so many places a side, with so many typical boxes at each. */
export const DETECTOR_LEVELS = [
  { side: 32, boxes: 3 },
  { side: 16, boxes: 6 },
  { side: 8, boxes: 6 },
  { side: 4, boxes: 6 },
  { side: 2, boxes: 6 },
  { side: 1, boxes: 6 },
] as const;

const BATCH_EPSILON = 0.0010000000474974513;
const LAYERS = 13;
/** These layers halve the picture. */
const HALVING = new Set([2, 4, 6, 12]);
/** The one whose picture is still fine enough for small faces. */
const FINE_LAYER = 11;
const EXTRA_LAYERS = 8;
/** Of background, face and nothing the network says each; only the face counts. */
const [CLASSES, FACE] = [3, 1];

const MODEL = 'ssd_mobilenetv1_model';

/** The typical boxes, top, left, bottom, right from nothing to one. */
export const typicalBoxes = (folder: string): Float32Array => readWeights(folder, MODEL)('Output/extra_dim').values;

/** The face network, an SSD on MobileNetV1, from face-api's weights to ONNX. */
export function convertDetector(folder: string): OnnxGraph {
  const weights = readWeights(folder, MODEL);
  const builder = createGraphBuilder();
  const limits = [builder.keep('zero', scalar(0)), builder.keep('six', scalar(6))];

  function convolution(input: string, name: string, filter: Weights, bias: Weights, attributes = {}): string {
    const parts = [builder.keep(`${name}/filter`, filter), builder.keep(`${name}/bias`, bias)];
    builder.add('Conv', [input, ...parts], `${name}/sum`, { auto_pad: 'SAME_UPPER', ...attributes });
    return `${name}/sum`;
  }

  function clipped(input: string, name: string): string {
    builder.add('Clip', [input, ...limits], name);
    return name;
  }

  function pointwise(input: string, name: string, stride: number): string {
    const filter = convolutionWeights(weights(`${name}/weights`));
    const bias = weights(`${name}/convolution_bn_offset`);
    return clipped(convolution(input, name, filter, bias, { strides: [stride, stride] }), name);
  }

  function depthwise(input: string, name: string, stride: number): string {
    const { filter, bias } = normalised(
      depthwiseWeights(weights(`${name}/depthwise_weights`)),
      (part) => weights(`${name}/BatchNorm/${part}`).values,
    );
    const attributes = { strides: [stride, stride], group: filter.shape[0] ?? 1 };
    return clipped(convolution(input, name, filter, bias, attributes), name);
  }

  let out = pointwise('picture', 'MobilenetV1/Conv2d_0_pointwise', 2);
  const seen: string[] = [];
  for (let layer = 1; layer <= LAYERS; layer += 1) {
    out = depthwise(out, `MobilenetV1/Conv2d_${layer}_depthwise`, HALVING.has(layer) ? 2 : 1);
    out = pointwise(out, `MobilenetV1/Conv2d_${layer}_pointwise`, 1);
    if (layer === FINE_LAYER || layer === LAYERS) seen.push(out);
  }
  for (let layer = 0; layer < EXTRA_LAYERS; layer += 1) {
    out = pointwise(out, `Prediction/Conv2d_${layer}_pointwise`, layer % 2 === 0 ? 1 : 2);
    if (layer % 2 === 1) seen.push(out);
  }
  const flat = seen.map((input, level) => {
    const name = `Prediction/BoxPredictor_${level}`;
    const boxes = DETECTOR_LEVELS[level]?.boxes ?? 0;
    const wanted = Array.from({ length: boxes }, (_, box) => [
      ...[0, 1, 2, 3].map((side) => ({ part: 'BoxEncodingPredictor', channel: box * 4 + side })),
      { part: 'ClassPredictor', channel: box * CLASSES + FACE },
    ]).flat();
    const [filter, bias] = picked(wanted, (part, which) => weights(`${name}/${part}/${which}`));
    builder.add('Flatten', [convolution(input, name, filter, bias)], `${name}/flat`, { axis: 1 });
    return `${name}/flat`;
  });
  builder.add('Concat', flat, 'boxes', { axis: 1 });
  const count = DETECTOR_LEVELS.reduce((sum, { side, boxes }) => sum + side * side * boxes, 0);
  return builder.build({ name: 'picture', shape: DETECTOR_SHAPE }, { name: 'boxes', shape: [1, count * BOX_NUMBERS] });
}

/** Batch normalisation as part of the filter before it. */
function normalised(
  { shape, values }: Weights,
  part: (name: 'gamma' | 'beta' | 'moving_mean' | 'moving_variance') => Float32Array,
): { filter: Weights; bias: Weights } {
  const [beta, mean, variance] = [part('beta'), part('moving_mean'), part('moving_variance')];
  const factors = part('gamma').map((gamma, channel) => gamma / Math.sqrt((variance[channel] ?? 0) + BATCH_EPSILON));
  const area = values.length / factors.length;
  return {
    filter: { shape, values: values.map((value, index) => value * (factors[Math.floor(index / area)] ?? 0)) },
    bias: {
      shape: [factors.length],
      values: beta.map((value, channel) => value - (mean[channel] ?? 0) * (factors[channel] ?? 0)),
    },
  };
}

/** One convolution made of the wanted channels of several. */
function picked(
  wanted: readonly { part: string; channel: number }[],
  weights: (part: string, which: 'weights' | 'biases') => Weights,
): [filter: Weights, bias: Weights] {
  const filters = new Map([...new Set(wanted.map(({ part }) => part))].map((part) => [part, weights(part, 'weights')]));
  const inputs = [...filters.values()][0]?.shape[2] ?? 0;
  const values = new Float32Array(wanted.length * inputs);
  wanted.forEach(({ part, channel }, output) => {
    const filter = filters.get(part);
    const channels = filter?.shape[3] ?? 0;
    for (let input = 0; input < inputs; input += 1)
      values[output * inputs + input] = filter?.values[input * channels + channel] ?? 0;
  });
  const biases = Float32Array.from(wanted, ({ part, channel }) => weights(part, 'biases').values[channel] ?? 0);
  return [
    { shape: [wanted.length, inputs, 1, 1], values },
    { shape: [wanted.length], values: biases },
  ];
}
