import {
  convolutionWeights,
  createGraphBuilder,
  padding,
  type GraphBuilder,
  type Weights,
} from '../../tensors/graph-builder.js';
import type { OnnxGraph } from '../../tensors/onnx-file.js';
import { unpacked, type PackedModel } from './weights.js';

interface Layer {
  readonly name: string;
  readonly class_name: string;
  readonly config: {
    readonly strides?: readonly number[];
    readonly pool_size?: readonly number[];
    readonly padding?: string;
    readonly activation?: string;
    readonly epsilon?: number;
  };
  readonly inbound_nodes: readonly (readonly (readonly [string, ...unknown[]])[])[];
}

export const INCEPTION_SIDE = 299;

/**
 * Filters of more weights stay in bytes: most of the network, in layers whose pictures are small. To unpack those in
 * each run costs hardly any time, and loading takes half as long; it would where pictures are large, and the runtime
 * turns filters that it knows.
 */
const MOST_UNPACKED = 50_000;

/** The thorough network, InceptionV3, from Keras layers to ONNX. */
export function convertInception(model: PackedModel): OnnxGraph {
  const { layers } = (
    model.topology as { readonly model_config: { readonly config: { readonly layers: readonly Layer[] } } }
  ).model_config.config;
  const builder = createGraphBuilder();
  const byName = new Map(layers.map((layer) => [layer.name, layer]));
  for (const layer of layers) convertLayer(layer, model, builder, byName);
  const [first, last] = [layers[0]?.name ?? '', layers.at(-1)?.name ?? ''];
  return builder.build({ name: first, shape: [1, 3, INCEPTION_SIDE, INCEPTION_SIDE] }, { name: last, shape: [1, 5] });
}

function convertLayer(
  { name, class_name: kind, config, inbound_nodes: inbound }: Layer,
  model: PackedModel,
  builder: GraphBuilder,
  layers: ReadonlyMap<string, Layer>,
): void {
  const inputs = (inbound[0] ?? []).map(([from]) => from);
  const [input = ''] = inputs;
  const keep = (part: string): string => builder.keep(`${name}/${part}`, model.weights(`${name}/${part}`));
  const window = windowOf(config);
  switch (kind) {
    case 'InputLayer':
    case 'Conv2D': // written with its normalisation, which follows
      return;
    case 'BatchNormalization': {
      const convolution = layers.get(input);
      if (convolution?.class_name !== 'Conv2D') throw new Error(`${name} does not normalise a convolution`);
      return convertConvolution(convolution, { name, epsilon: config.epsilon ?? 1e-3 }, model, builder);
    }
    case 'Activation':
      return builder.add(activation(config.activation), [input], name);
    case 'MaxPooling2D':
      return builder.add('MaxPool', [input], name, { ...window, kernel_shape: config.pool_size ?? [2, 2] });
    case 'AveragePooling2D':
      return builder.add('AveragePool', [input], name, { ...window, kernel_shape: config.pool_size ?? [2, 2] });
    case 'Concatenate':
      return builder.add('Concat', inputs, name, { axis: 1 });
    case 'Flatten':
      return builder.add('Flatten', [input], name, { axis: 1 });
    case 'Dense': {
      builder.add('Gemm', [input, keep('kernel'), keep('bias')], `${name}/sum`);
      return builder.add(activation(config.activation), [`${name}/sum`], name);
    }
    case 'Dropout': // rests while the network is only used
      return builder.add('Identity', [input], name);
    default:
      throw new Error(`the network has a layer of an unknown kind: ${kind}`);
  }
}

/** With normalising, which comes to a factor and an offset for each channel when nothing is learnt any more. */
function convertConvolution(
  { name, config, inbound_nodes: inbound }: Layer,
  normal: { readonly name: string; readonly epsilon: number },
  model: PackedModel,
  builder: GraphBuilder,
): void {
  const values = (part: string): Float32Array => model.weights(`${normal.name}/${part}`).values;
  const mean = values('moving_mean');
  const factors = values('moving_variance').map((value) => 1 / Math.sqrt(value + normal.epsilon));
  const offsets = values('beta').map((value, at) => value - (mean[at] ?? 0) * (factors[at] ?? 0));
  const packed = convolutionWeights(model.packed(`${name}/kernel`));
  const filter =
    packed.values.length > MOST_UNPACKED
      ? builder.keepPacked(`${name}/kernel`, packed, factors)
      : builder.keep(`${name}/kernel`, scaled(unpacked(packed), factors));
  const parts = [
    inbound[0]?.[0]?.[0] ?? '',
    filter,
    builder.keep(`${normal.name}/offset`, { shape: [offsets.length], values: offsets }),
  ];
  builder.add('Conv', parts, normal.name, windowOf(config));
}

/** Each channel of the output times its factor. */
function scaled({ shape, values }: Weights, factors: Float32Array): Weights {
  const each = values.length / factors.length;
  return { shape, values: values.map((value, at) => value * (factors[Math.floor(at / each)] ?? 0)) };
}

function windowOf({ strides = [1, 1], padding: border = 'valid' }: Layer['config']) {
  return { strides, auto_pad: padding(border) };
}

function activation(name: string | undefined): string {
  if (name === 'relu') return 'Relu';
  if (name === 'softmax') return 'Softmax';
  if (name === undefined || name === 'linear') return 'Identity';
  throw new Error(`the network has an activation of an unknown kind: ${name}`);
}
