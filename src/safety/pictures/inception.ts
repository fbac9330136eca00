import { convolutionWeights, createGraphBuilder, padding, type GraphBuilder } from '../../tensors/graph-builder.js';
import type { OnnxGraph } from '../../tensors/onnx-file.js';
import type { PackedModel } from './weights.js';

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

/** The thorough network, InceptionV3, from Keras layers to ONNX. */
export function convertInception(model: PackedModel): OnnxGraph {
  const { layers } = (
    model.topology as { readonly model_config: { readonly config: { readonly layers: readonly Layer[] } } }
  ).model_config.config;
  const builder = createGraphBuilder();
  for (const layer of layers) convertLayer(layer, model, builder);
  const [first, last] = [layers[0]?.name ?? '', layers.at(-1)?.name ?? ''];
  return builder.build({ name: first, shape: [1, 3, INCEPTION_SIDE, INCEPTION_SIDE] }, { name: last, shape: [1, 5] });
}

function convertLayer(
  { name, class_name: kind, config, inbound_nodes: inbound }: Layer,
  model: PackedModel,
  builder: GraphBuilder,
): void {
  const inputs = (inbound[0] ?? []).map(([from]) => from);
  const [input = ''] = inputs;
  const keep = (part: string): string => builder.keep(`${name}/${part}`, model.weights(`${name}/${part}`));
  const window = { strides: config.strides ?? [1, 1], auto_pad: padding(config.padding ?? 'valid') };
  switch (kind) {
    case 'InputLayer':
      return;
    case 'Conv2D': {
      const filter = builder.keep(`${name}/kernel`, convolutionWeights(model.weights(`${name}/kernel`)));
      return builder.add('Conv', [input, filter], name, window);
    }
    case 'BatchNormalization': {
      // a convolution's scale and offset by channel: what normalising comes to when nothing is learnt any more
      const variance = model.weights(`${name}/moving_variance`);
      const mean = model.weights(`${name}/moving_mean`);
      const beta = model.weights(`${name}/beta`);
      const shape = [variance.values.length, 1, 1];
      const scale = variance.values.map((value) => 1 / Math.sqrt(value + (config.epsilon ?? 1e-3)));
      const offset = beta.values.map((value, at) => value - (mean.values[at] ?? 0) * (scale[at] ?? 0));
      builder.add('Mul', [input, builder.keep(`${name}/scale`, { shape, values: scale })], `${name}/scaled`);
      return builder.add('Add', [`${name}/scaled`, builder.keep(`${name}/offset`, { shape, values: offset })], name);
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

function activation(name: string | undefined): string {
  if (name === 'relu') return 'Relu';
  if (name === 'softmax') return 'Softmax';
  if (name === undefined || name === 'linear') return 'Identity';
  throw new Error(`the network has an activation of an unknown kind: ${name}`);
}
