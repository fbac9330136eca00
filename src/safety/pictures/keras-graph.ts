import type * as TensorFlow from '@tensorflow/tfjs-core';

type Tensor = TensorFlow.Tensor;
type TensorFlowModule = typeof TensorFlow;

interface LayerConfig {
  readonly strides?: [number, number];
  readonly pool_size?: [number, number];
  readonly padding?: 'same' | 'valid';
  readonly activation?: string;
  readonly epsilon?: number;
  readonly axis?: number;
}

interface Layer {
  readonly name: string;
  readonly class_name: string;
  readonly config: LayerConfig;
  readonly inbound_nodes: readonly (readonly (readonly [string, ...unknown[]])[])[];
}

/**
 * Runs a Keras network of the few layer kinds that InceptionV3 is made of. The full layers library would add 31 MB to
 * every installation for this one file.
 */
export function createKerasGraph(
  tf: TensorFlowModule,
  topology: unknown,
  weights: Readonly<Record<string, Tensor>>,
): (input: TensorFlow.Tensor4D) => Tensor {
  const { layers, output_layers: outputs } = (
    topology as { model_config: { config: { layers: Layer[]; output_layers: [string][] } } }
  ).model_config.config;
  const lastUse = new Map<string, number>();
  layers.forEach((layer, index) => {
    for (const name of inputsOf(layer)) lastUse.set(name, index);
  });
  const output = outputs[0]?.[0];
  if (output === undefined) throw new Error('the network names no output');

  const weight = <T extends Tensor>(layer: Layer, name: string): T => {
    const tensor = weights[`${layer.name}/${name}`];
    if (!tensor) throw new Error(`the network lacks the weights ${layer.name}/${name}`);
    return tensor as T;
  };

  function run(layer: Layer, inputs: readonly Tensor[]): Tensor {
    const input = inputs[0] as TensorFlow.Tensor4D;
    const { config } = layer;
    switch (layer.class_name) {
      case 'Conv2D':
        return tf.conv2d(input, weight(layer, 'kernel'), config.strides ?? [1, 1], config.padding ?? 'valid');
      case 'BatchNormalization': {
        const beta = weight<TensorFlow.Tensor1D>(layer, 'beta');
        const mean = weight<TensorFlow.Tensor1D>(layer, 'moving_mean');
        const variance = weight<TensorFlow.Tensor1D>(layer, 'moving_variance');
        return tf.batchNorm(input, mean, variance, beta, undefined, config.epsilon);
      }
      case 'Activation':
        return activate(input, config.activation);
      case 'MaxPooling2D':
        return tf.maxPool(input, config.pool_size ?? [2, 2], config.strides ?? [2, 2], config.padding ?? 'valid');
      case 'AveragePooling2D':
        return tf.avgPool(input, config.pool_size ?? [2, 2], config.strides ?? [2, 2], config.padding ?? 'valid');
      case 'Concatenate':
        return tf.concat([...inputs], config.axis ?? -1);
      case 'Flatten':
        return tf.reshape(input, [1, -1]);
      case 'Dense': {
        const product = tf.matMul(input, weight(layer, 'kernel'));
        return activate(tf.add(product, weight(layer, 'bias')), config.activation);
      }
      case 'Dropout': // rests while the network is only used
        return tf.clone(input);
      default:
        throw new Error(`the network has a layer of an unknown kind: ${layer.class_name}`);
    }
  }

  function activate(tensor: Tensor, name: string | undefined): Tensor {
    if (name === 'relu') return tf.relu(tensor);
    if (name === 'softmax') return tf.softmax(tensor);
    if (name === undefined || name === 'linear') return tensor;
    throw new Error(`the network has an activation of an unknown kind: ${name}`);
  }

  return (input) =>
    tf.tidy(() => {
      const values = new Map<string, Tensor>();
      layers.forEach((layer, index) => {
        const names = inputsOf(layer);
        const inputs = names.map((name) => values.get(name) as Tensor);
        values.set(layer.name, layer.class_name === 'InputLayer' ? tf.clone(input) : tf.tidy(() => run(layer, inputs)));
        for (const name of names) {
          if (lastUse.get(name) === index && values.has(name)) {
            values.get(name)?.dispose();
            values.delete(name);
          }
        }
      });
      return values.get(output) as Tensor;
    });
}

function inputsOf(layer: Layer): string[] {
  return (layer.inbound_nodes[0] ?? []).map(([name]) => name);
}
