import type { OnnxGraph, OnnxNode, OnnxTensor } from './onnx-file.js';

export interface Weights {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

/** A byte for each weight, which stands for `(byte − zero) × scale`. */
export interface PackedWeights {
  readonly shape: readonly number[];
  readonly values: Uint8Array;
  readonly scale: number;
  readonly zero: number;
}

/** Collects the layers of a network. Pictures lie plane by plane (NCHW) here, and pixel by pixel in TensorFlow. */
export interface GraphBuilder {
  add(
    operation: string,
    inputs: readonly string[],
    output: string,
    attributes?: NonNullable<OnnxNode['attributes']>,
  ): void;
  /** Keeps weights under a name and returns it. */
  keep(name: string, weights: Weights): string;
  /**
   * Keeps the filter of a convolution in its bytes, and returns the name under which the layers see it: unpacked when
   * its turn comes, in each run, each channel of its output times a factor. A quarter of the memory.
   */
  keepPacked(name: string, weights: PackedWeights, factors: Float32Array): string;
  build(input: OnnxGraph['input'], output: OnnxGraph['output']): OnnxGraph;
}

export function createGraphBuilder(): GraphBuilder {
  const nodes: OnnxNode[] = [];
  const tensors = new Map<string, OnnxTensor>();
  const add: GraphBuilder['add'] = (operation, inputs, output, attributes) => {
    nodes.push({ operation, inputs, output, ...(attributes ? { attributes } : {}) });
  };
  const keep = (name: string, { shape, values }: Omit<OnnxTensor, 'name'>): string => {
    tensors.set(name, { name, shape, values });
    return name;
  };
  return {
    add,
    keep,
    keepPacked(name, { shape, values, scale, zero }, factors) {
      if (Math.abs(zero - Math.round(zero)) > 0.001) throw new Error(`no byte of ${name} stands for zero`);
      const channels = [factors.length];
      const parts = [
        keep(`${name}/packed`, { shape, values }),
        keep(`${name}/scale`, { shape: channels, values: factors.map((factor) => factor * scale) }),
        keep(`${name}/zero`, { shape: channels, values: new Uint8Array(factors.length).fill(Math.round(zero)) }),
      ];
      add('DequantizeLinear', parts, name, { axis: 0 });
      return name;
    },
    build: (input, output) => ({ input, output, nodes, weights: [...tensors.values()] }),
  };
}

export const scalar = (value: number): Weights => ({ shape: [], values: Float32Array.of(value) });

/** Height, width, inputs, outputs → outputs, inputs, height, width. */
export function convolutionWeights<Kind extends Weights | PackedWeights>(weights: Kind): Kind {
  const { shape, values } = weights;
  const [height = 1, width = 1, inputs = 1, outputs = 1] = shape;
  const area = height * width;
  const result = values instanceof Uint8Array ? new Uint8Array(values.length) : new Float32Array(values.length);
  for (let place = 0; place < area; place++) {
    for (let input = 0; input < inputs; input++) {
      for (let output = 0; output < outputs; output++) {
        const from = (place * inputs + input) * outputs + output;
        result[(output * inputs + input) * area + place] = values[from] as number;
      }
    }
  }
  return { ...weights, shape: [outputs, inputs, height, width], values: result };
}

/** Height, width, channels, one → channels, one, height, width: a filter for each channel. */
export function depthwiseWeights({ shape, values }: Weights): Weights {
  const [height = 1, width = 1, channels = 1, each = 1] = shape;
  if (each !== 1) throw new Error('a network with several filters a channel is not known here');
  const { values: turned } = convolutionWeights({ shape: [height, width, 1, channels], values });
  return { shape: [channels, 1, height, width], values: turned };
}

/** How TensorFlow says that borders are padded. */
export const padding = (name: string): string => (name.toUpperCase() === 'SAME' ? 'SAME_UPPER' : 'VALID');
